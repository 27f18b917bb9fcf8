# What a server answers that does not do what was asked.

server-error-bad-host = Deze server luistert niet naar die naam. Gebruik het adres dat je hebt gekregen.
server-error-bad-record = Dit is geen opgetekende partij die nagespeeld kan worden.
server-error-door-closed = Deze server vraagt eerst om een wachtwoord.
server-error-internal = De server heeft een fout gemaakt. Er is niets verloren; probeer het nog eens.
server-error-no-rematch = Hier heeft nog niemand om een nieuwe partij gevraagd.
server-error-no-spectators = Aan deze tafel mag niemand toekijken. Alleen wie er meespeelt, komt binnen.
server-error-no-such-moment = Vanaf dat moment gaat de partij niet verder. Kies een eerder moment.
server-error-not-found = Hier is niets. Kijk het adres nog eens na.
server-error-only-websocket = Op dit adres kan alleen een WebSocket worden geopend.
server-error-record-too-long = Deze opgetekende partij telt meer zetten dan hier getoond kunnen worden.
server-error-server-full = Alle tafels van deze server zijn bezet. Probeer het later nog eens.
server-error-store-unavailable = De server kan op dit moment niets opslaan. Niets van wat je zag is verloren; probeer het zo weer.
server-error-too-large = Dat is meer dan de server in één keer aanneemt.
server-error-too-many = Te veel verbindingen. Sluit er een paar of wacht even.
server-error-too-slow = De rest van het verzoek kwam niet aan. Probeer het nog eens.
server-error-unknown-card = Deze editie heeft die kaart niet.
server-error-unknown-edition = Deze server heeft die editie niet.
server-error-unknown-language = In die taal zijn er geen teksten: kies Engels, Duits, Frans of Nederlands.
server-error-unknown-table = Die tafel bestaat niet. Misschien is hij lang na de partij opgeruimd, of is de link niet volledig.
server-error-wrong-key = Deze link opent geen plaats meer. Vraag een nieuwe aan op het apparaat waarop je speelde.
server-error-wrong-method = Dat kan niet op dit adres.
server-error-wrong-origin = Het verzoek kwam van een andere pagina. Open het spel zelf en probeer het daar.
server-error-wrong-password = Dat is niet het wachtwoord. Vraag het aan wie de server beheert.
server-error-wrong-type = De server verwacht hier JSON.
