# What the server answers when it refuses a request.

server-error-bad-host = Unter diesem Namen ist der Server nicht erreichbar. Nimm die Adresse, die du bekommen hast.
server-error-bad-record = Das ist keine gültige Aufzeichnung.
server-error-door-closed = Dieser Server verlangt zuerst ein Passwort.
server-error-internal = Auf dem Server ist etwas schiefgegangen. Es ist nichts verloren; versuch es noch einmal.
server-error-no-rematch = Hier hat noch niemand um eine Revanche gebeten.
server-error-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt. Nur wer mitspielt, kann ihn öffnen.
server-error-no-such-moment = Von diesem Moment an lässt sich die Partie nicht fortsetzen. Wähle einen früheren.
server-error-not-found = Unter dieser Adresse gibt es nichts. Prüfe sie noch einmal.
server-error-only-websocket = Diese Adresse nimmt nur WebSocket-Verbindungen an.
server-error-record-too-long = Diese Aufzeichnung hat mehr Züge, als hier gezeigt werden können.
server-error-server-full = Alle Tische dieses Servers sind besetzt. Versuch es später noch einmal.
server-error-store-unavailable = Der Server kann gerade nichts speichern. Nichts, was du gesehen hast, ist verloren; versuch es bald wieder.
server-error-too-large = Das ist mehr, als der Server auf einmal annimmt.
server-error-too-many = Zu viele Verbindungen. Schließ einige oder warte ein wenig.
server-error-too-slow = Die Anfrage kam nicht vollständig an. Versuch es noch einmal.
server-error-unknown-card = Diese Ausgabe hat keine solche Karte.
server-error-unknown-edition = Diese Ausgabe hat der Server nicht.
server-error-unknown-language = In dieser Sprache gibt es keine Texte: Wähle Englisch, Deutsch, Französisch oder Niederländisch.
server-error-unknown-lesson = Diese Lektion gibt es nicht.
server-error-unknown-puzzle = Dieses Rätsel gibt es nicht.
server-error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er einige Zeit nach der Partie entfernt, oder der Link ist unvollständig.
server-error-wrong-key = Dieser Link funktioniert nicht mehr. Hol dir einen neuen auf dem Gerät, auf dem du gespielt hast.
server-error-wrong-method = Das geht unter dieser Adresse nicht.
server-error-wrong-origin = Die Anfrage kam von einer anderen Seite. Öffne das Spiel selbst und versuch es dort.
server-error-wrong-password = Falsches Passwort. Frag die Person, die den Server betreibt.
server-error-wrong-type = Der Server erwartet hier JSON.
