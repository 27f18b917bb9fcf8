# What a server answers that does not do what was asked.

server-error-bad-host = Auf diesen Namen hört der Server nicht. Nimm die Adresse, die du bekommen hast.
server-error-bad-record = Das ist keine Aufzeichnung einer Partie, die sich nachspielen lässt.
server-error-door-closed = Dieser Server fragt zuerst nach einem Passwort.
server-error-internal = Der Server hat einen Fehler gemacht. Es ist nichts verloren; versuch es noch einmal.
server-error-no-rematch = Hier hat noch niemand um eine weitere Partie gebeten.
server-error-no-spectators = An diesem Tisch darf niemand zuschauen. Nur wer dort mitspielt, kommt hinein.
server-error-no-such-moment = Von diesem Moment an geht die Partie nicht weiter. Wähle einen früheren.
server-error-not-found = Hier ist nichts. Sieh dir die Adresse noch einmal an.
server-error-only-websocket = Unter dieser Adresse lässt sich nur ein WebSocket öffnen.
server-error-record-too-long = Diese Aufzeichnung hat mehr Züge, als hier gezeigt werden können.
server-error-server-full = Alle Tische dieses Servers sind besetzt. Versuch es später noch einmal.
server-error-store-unavailable = Der Server kann gerade nichts speichern. Nichts, was du gesehen hast, ist verloren; versuch es bald wieder.
server-error-too-large = Das ist mehr, als der Server auf einmal annimmt.
server-error-too-many = Zu viele Verbindungen. Schließ einige oder warte ein wenig.
server-error-too-slow = Der Rest der Anfrage kam nicht an. Versuch es noch einmal.
server-error-unknown-card = Diese Ausgabe hat keine solche Karte.
server-error-unknown-edition = Diese Ausgabe hat der Server nicht.
server-error-unknown-language = In dieser Sprache gibt es keine Texte: Wähle Englisch, Deutsch, Französisch oder Niederländisch.
server-error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er lange nach der Partie weggeräumt, oder der Link ist unvollständig.
server-error-wrong-key = Dieser Link öffnet keinen Platz mehr. Hol dir einen neuen auf dem Gerät, auf dem du gespielt hast.
server-error-wrong-method = Das geht unter dieser Adresse nicht.
server-error-wrong-origin = Die Anfrage kam von einer anderen Seite. Öffne das Spiel selbst und versuch es dort.
server-error-wrong-password = Das ist nicht das Passwort. Frag, wer den Server betreibt.
server-error-wrong-type = Der Server nimmt hier JSON an.
