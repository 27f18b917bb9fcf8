# What a server answers that does not do what was asked.

server-error-bad-host = This server does not answer to that name. Use the address you were given.
server-error-bad-record = This is no record of a game that can be played again.
server-error-door-closed = This server asks for a password first.
server-error-internal = The server made a mistake. Nothing is lost; try once more.
server-error-no-rematch = Nobody has asked for another game here yet.
server-error-no-spectators = Nobody may watch at this table. Only those who play there come in.
server-error-no-such-moment = The game does not go on from that moment. Choose an earlier one.
server-error-not-found = There is nothing here. Look at the address again.
server-error-only-websocket = Only a WebSocket can be opened at this address.
server-error-record-too-long = This record has more moves than can be shown here.
server-error-server-full = All tables of this server are in use. Try again later.
server-error-store-unavailable = The server cannot store anything at the moment. Nothing you were told is lost; try again soon.
server-error-too-large = That is more than the server takes at once.
server-error-too-many = Too many connections. Close some, or wait a little.
server-error-too-slow = The rest of the request did not come. Try once more.
server-error-unknown-card = This edition has no such card.
server-error-unknown-edition = This server does not have that edition.
server-error-unknown-language = There are no texts in that language: choose English, German, French or Dutch.
server-error-unknown-table = There is no such table. Perhaps it was cleared away some time after its game, or the link is not complete.
server-error-wrong-key = This link does not open a seat any more. Ask for a new one on the device you played on.
server-error-wrong-method = That cannot be done at this address.
server-error-wrong-origin = The request came from another page. Open the game itself and try there.
server-error-wrong-password = That is not the password. Ask whoever runs the server.
server-error-wrong-type = The server takes JSON here.
