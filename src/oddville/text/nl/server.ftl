# What the server answers when it refuses a request.

server-error-bad-host = Onder die naam is deze server niet bereikbaar. Gebruik het adres dat je hebt gekregen.
server-error-bad-record = Dit is geen geldige opgeslagen partij.
server-error-door-closed = Deze server vraagt eerst om een wachtwoord.
server-error-internal = Er ging iets mis op de server. Er is niets verloren; probeer het opnieuw.
server-error-no-rematch = Hier heeft nog niemand om een revanche gevraagd.
server-error-no-spectators = Aan deze tafel zijn geen toeschouwers toegestaan. Alleen de spelers kunnen hem openen.
server-error-no-such-moment = Vanaf dat moment kan de partij niet worden voortgezet. Kies een eerder moment.
server-error-not-found = Op dit adres is niets te vinden. Controleer het nog eens.
server-error-only-websocket = Dit adres accepteert alleen WebSocket-verbindingen.
server-error-record-too-long = Deze partij telt meer zetten dan hier getoond kunnen worden.
server-error-server-full = Alle tafels van deze server zijn bezet. Probeer het later nog eens.
server-error-store-unavailable = De server kan op dit moment niets opslaan. Niets van wat je zag is verloren; probeer het zo weer.
server-error-too-large = Dat is meer dan de server in één keer aanneemt.
server-error-too-many = Te veel verbindingen. Sluit er een paar of wacht even.
server-error-too-slow = Het verzoek kwam niet volledig aan. Probeer het opnieuw.
server-error-unknown-card = Deze editie heeft die kaart niet.
server-error-unknown-edition = Deze server heeft die editie niet.
server-error-unknown-language = In die taal zijn er geen teksten: kies Engels, Duits, Frans of Nederlands.
server-error-unknown-lesson = Die les bestaat niet.
server-error-unknown-puzzle = Die puzzel bestaat niet.
server-error-unknown-table = Die tafel bestaat niet. Misschien is hij enige tijd na de partij verwijderd, of is de link niet volledig.
server-error-wrong-key = Deze link werkt niet meer. Vraag een nieuwe aan op het apparaat waarop je speelde.
server-error-wrong-method = Dat kan niet op dit adres.
server-error-wrong-origin = Het verzoek kwam van een andere pagina. Open het spel zelf en probeer het daar.
server-error-wrong-password = Onjuist wachtwoord. Vraag het aan de beheerder van de server.
server-error-wrong-type = De server verwacht hier JSON.
