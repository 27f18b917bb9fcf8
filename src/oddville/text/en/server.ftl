# What the server answers when it refuses a request.

server-error-bad-host = This server is not available under that name. Use the address you were given.
server-error-bad-record = This is not a valid game record.
server-error-door-closed = This server needs a password first.
server-error-internal = Something went wrong on the server. Nothing is lost; try again.
server-error-no-rematch = Nobody has asked for a rematch here yet.
server-error-no-spectators = This table does not allow spectators. Only its players can open it.
server-error-no-such-moment = The game cannot be continued from that moment. Choose an earlier one.
server-error-not-found = There is nothing at this address. Check it and try again.
server-error-only-websocket = This address accepts only WebSocket connections.
server-error-record-too-long = This record has more moves than can be shown here.
server-error-server-full = All tables of this server are in use. Try again later.
server-error-store-unavailable = The server cannot save anything right now. Nothing you have seen is lost; try again soon.
server-error-too-large = That is more than the server accepts at once.
server-error-too-many = Too many connections. Close some, or wait a little.
server-error-too-slow = The request did not arrive completely. Try again.
server-error-unknown-card = This edition has no such card.
server-error-unknown-edition = This server does not have that edition.
server-error-unknown-language = There are no texts in that language: choose English, German, French or Dutch.
server-error-unknown-lesson = There is no such lesson.
server-error-unknown-puzzle = There is no such puzzle.
server-error-unknown-table = There is no such table. It may have been removed some time after its game, or the link is incomplete.
server-error-wrong-key = This link no longer works. Get a new one on the device you played on.
server-error-wrong-method = This address does not support that.
server-error-wrong-origin = The request came from another page. Open the game itself and try there.
server-error-wrong-password = Wrong password. Ask the person who runs the server.
server-error-wrong-type = The server expects JSON here.
