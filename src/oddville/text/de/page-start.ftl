### Der Anfang der Seite und das Leben eines Tisches rund um die Partie.

## Der erste Bildschirm

start-tagline = Baut zusammen eine schiefe kleine Stadt und holt mehr Punkte als alle anderen.
start-new = Neu hier? Spiel einfach mit.
start-new-how = Tilda, die Ausruferin, zeigt dir das Spiel in sechs kurzen Lektionen. Du baust von der ersten Minute an.
start-new-lesson = Die erste Lektion beginnen
start-new-time = etwa fünf Minuten · ohne Anmeldung
start-go-on-lessons = Mit den Lektionen weitermachen
start-way-known = Ich kenne OddVille
start-way-known-how = Sofort spielen, gegen einen bis drei Bots.
start-ways = Weitere Möglichkeiten
five-title = Das Spiel in fünf Minuten
start-way-five = { five-title }
start-way-five-how = Mit Bildern und kleinen Beispielen zum Ausprobieren.
start-name = Dein Name
start-play-bots = Gegen Bots spielen
start-play = Spielen
start-other-people = Andere Gegner
start-bot-count = Anzahl der Bots
start-bot-level = Stärke der Bots
start-way-puzzle = Tägliches Rätsel
start-way-puzzle-how = Eine Wahl ist klar die beste. Finde sie in drei Versuchen.
start-way-friends = Freunde einladen
start-way-friends-how = Link verschicken und loslegen, sobald alle da sind.
start-way-screen = An einem Bildschirm
start-way-screen-how = Zwei bis vier Personen an diesem Gerät.
start-way-days = Zug um Zug, über mehrere Tage
start-way-days-how = Alle spielen, wann immer sie Zeit haben.
start-way-watch = Offene Tische
start-way-watch-how = Mitspielen oder zuschauen.
start-way-record = Aufzeichnung öffnen
start-way-record-how = Jede beendete Partie noch einmal ansehen.
start-way-learn = Spiel lernen
start-way-learn-how = Sechs kurze Lektionen zum Mitspielen.
start-back = Zurück an deinen Tisch
start-recent = Deine Tische
start-forget = Den Tisch mit { $players } aus dieser Liste entfernen
start-free-seat = freier Platz
start-phase-open = noch nicht begonnen
start-phase-playing = läuft
start-your-turn = du bist am Zug
start-phase-over = beendet
start-settings = Einstellungen
start-credits = Nach dem Brettspiel von Carlo Lavezzi, erschienen bei What’s Your Game? Eine unabhängige Umsetzung mit eigenen Texten und Zeichnungen.

## Ein Server mit Passwort

start-door = Passwort erforderlich
start-password-why = Dieser Server ist mit einem Passwort geschützt. Frag die Person, die ihn betreibt.
start-enter = Weiter

## Ein neuer Tisch

start-friends-why = Du öffnest einen Tisch und bekommst einen Link für die anderen. Freie Plätze kannst du später Bots geben.
start-days-why = Ein Zug darf Stunden oder Tage dauern. Den Tisch findest du auf der Startseite wieder. Läuft die Zeit einer Person ab, springt ein Bot ein, bis sie zurück ist.
start-screen-why = Gebt das Gerät herum oder setzt euch darum. In OddVille hat niemand Geheimnisse, also dürfen alle hinsehen.
start-players = Spieler
start-player = Spieler { $number }
start-name-of = Name von Spieler { $number }
start-who-plays = Wer auf Platz { $number } spielt
start-a-person = Mensch
start-a-bot = Bot
start-bot-named = Bot: { $level }
start-invited = Per Link eingeladen
start-clock = Uhr
start-clock-none = Keine
start-clock-live = Je Partie
start-clock-turns = Je Zug
start-clock-each = Zeit pro Person
start-clock-more = Zusätzlich je Zug
start-clock-turn = Zeit je Zug
start-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
start-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
start-days-count =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
start-clock-days =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
start-listed = Offen für alle
start-listed-why = Der Tisch erscheint in der Liste der offenen Tische. Sonst findet ihn nur, wer den Link hat.
start-more = Weitere Einstellungen
start-spectators = Zuschauer erlauben
start-hints = Tipps erlauben
start-hints-why = Wer am Zug ist, kann sich einen Zug vorschlagen lassen, auch wenn Menschen gegeneinander spielen.
start-undo = Zurücknehmen
start-undo-free = Frei
start-undo-consent = Wenn alle zustimmen
start-undo-never = Nie
start-undo-free-why = Sofort, solange nichts Neues aufgedeckt wurde und niemand sonst gespielt hat; danach müssen die anderen zustimmen.
start-undo-consent-why = Die anderen müssen jedes Mal zustimmen.
start-undo-never-why = Gespielt ist gespielt.
start-undo-bots = Gegen Bots auch nach neuen Karten
start-undo-bots-why = Wer allein gegen Bots spielt, kann weiter zurück: Was verdeckt war, wird dann neu gemischt; Verlauf und Aufzeichnung zeigen es.
start-order = Plätze
start-order-random = Ausgelost
start-order-chosen = Freie Wahl
start-when = Beginn
start-when-full = Wenn alle Plätze besetzt sind
start-when-host = Wenn du startest
start-pace = Bots spielen
start-pace-natural = In menschlichem Tempo
start-pace-instant = Sofort
start-stand-in = Bot für Abwesende
start-edition = Ausgabe
start-seed = Startzahl
start-seed-why = Dieselbe Zahl ergibt dieselbe Partie. Das Mischen lässt sich dann nicht überprüfen, alle sehen, dass die Zahl gewählt wurde, und der Tisch steht nicht in der Liste.
start-open-table = Tisch öffnen
start-begin = Partie starten

## Die Lobby

start-lobby = Offene Tische
start-lobby-open = Warten auf Mitspieler
start-lobby-playing = Laufende Partien
start-lobby-none-open = Gerade wartet niemand. Öffne selbst einen Tisch, dann finden ihn andere hier.
start-lobby-none-playing = Im Moment gibt es keine Partie zum Zuschauen.
start-join = Mitspielen
start-look-on = Zuschauen

## Vor der Partie

life-waiting-room = Vor der Partie
life-seats = Plätze
life-seats-free =
    { $count ->
        [one] Noch { $count } Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
life-all-here = Alle sind da. Der Host startet die Partie.
life-all-here-host = Alle sind da. Starte, wann du möchtest.
life-begins-full = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
life-begins-host = Der Host startet die Partie, wenn alle Plätze besetzt sind.
life-sit = Hier hinsetzen
life-you = du
life-host = Host
life-here = da
life-invite = Einladen
life-invite-how = Wer diesen Link öffnet, kann mitspielen.
life-invite-watch = Wer diesen Link öffnet, kann zuschauen.
life-invite-link = Link zu diesem Tisch
life-link-local = Diese Adresse gilt nur auf diesem Rechner. Damit andere mitspielen können, starte den Server mit --host 0.0.0.0 und öffne die Seite unter der Netzwerkadresse dieses Rechners.
life-qr = Der Link als QR-Code
life-copy = Link kopieren
life-copied = Kopiert
life-share = Teilen …
life-access = Wer mitspielen kann
life-audience = Zuschauer
life-listed = offen für alle
life-by-link = nur mit dem Link
life-spectators = alle dürfen zuschauen
life-no-spectators = keine
life-table-hints = Tipps
life-hints-allowed = alle können sie nutzen
life-hints-none = keine, wo Menschen gegeneinander spielen

## Die Leiste und das Menü

life-table = Tisch
life-menu = Menü
life-language = Sprache
life-rules = Regeln
life-turn = Zug { $turn }
life-set-up = Spielaufbau
life-before-start = Vor der Partie
life-game-over = Die Partie ist zu Ende
life-chat-unread =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
# Jemand in wenigen Worten: $score Punkte, $count von $most Arbeitern in der Stadt
life-chip =
    { $score ->
        [one] { $player }, { $colour }: { $score } Punkt, { $count } von { $most } Arbeitern in der Stadt
       *[other] { $player }, { $colour }: { $score } Punkte, { $count } von { $most } Arbeitern in der Stadt
    }
life-title-your-turn = ● Du bist am Zug – OddVille
life-page-chat = Chat
life-page-players = Spieler
life-page-invite = Andere einladen
life-page-device = Auf anderem Gerät spielen
life-page-preferences = Einstellungen
life-page-fair = Faires Mischen
life-page-resign = Aufgeben
life-page-leave = Tisch verlassen
life-take-back = Zurücknehmen
life-undo-step = Letzte Aktion
life-undo-turn = Ganzer Zug
life-ending = Pausieren oder aufhören
life-bot-for-me = Einen Bot für mich spielen lassen
life-reclaim = Wieder selbst spielen
life-ask-end = Abbruch ohne Ergebnis vorschlagen
life-resign = Aufgeben
life-resign-sure = Du gibst auf und kannst nicht in diese Partie zurückkehren. Sind mehr als zwei am Tisch, spielt ein Bot für dich weiter.
life-play-on = Weiterspielen
life-leave = Verlassen
life-leave-sure = Der Tisch bleibt bestehen. Du findest ihn auf der Startseite wieder.
life-leave-playing = Dein Platz bleibt dir, und den Tisch findest du auf der Startseite wieder. Oder lass einen Bot für dich spielen, bis du zurück bist.
life-leave-open = Gehen und später wiederkommen
life-leave-bot = Gehen und einen Bot spielen lassen
life-stay = Bleiben
life-take-over = Bot spielen lassen
life-mute = Stummschalten
life-unmute = Nicht mehr stumm
life-muted = stumm
life-watching =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
life-time-left = Verbleibende Zeit

## Ein anderes Gerät

life-device-why = Öffne deinen Platz auch auf dem Handy oder einem anderen Rechner. Beide zeigen dann dieselbe Partie, und du kannst auf beiden spielen.
life-device-make = Link zeigen
life-device-for = Link für { $player } zeigen
life-device-link = Dein persönlicher Link
life-device-secret = Wer diesen Link hat, kann für dich spielen. Behalte ihn für dich.

## Faires Mischen

life-fair-why = Vor dem Austeilen legt der Server ein Geheimnis fest und zeigt dessen Fingerabdruck. Jeder Browser am Tisch gibt eine eigene Zahl dazu. Geheimnis und Zahlen zusammen bestimmen, wie gemischt wird; niemand kann sich die Karten aussuchen.
life-fair-commitment = Fingerabdruck des Geheimnisses
life-fair-salt = Zahl von { $player }
life-fair-secret = Das Geheimnis
life-fair-later = Nach der Partie wird das Geheimnis offengelegt, und alle können es prüfen.
life-fair-check = Sichere die Aufzeichnung und prüfe selbst. Dieser Befehl kontrolliert, ob sich jede Karte aus Geheimnis und Zahlen ergibt:
life-fair-seed = Das Mischen dieser Partie lässt sich nicht prüfen: Die Startzahl wurde von Hand gewählt, oder die Partie setzt eine andere fort.

## Fragen, Gespräch, Verbindung

life-question = Eine Frage an den Tisch
life-awaited = Wir warten auf { $players }.
life-agree = Zustimmen
life-disagree = Ablehnen
life-chat-empty = Noch keine Nachrichten.
life-chat-write = Nachricht schreiben
life-chat-send = Senden
life-chat-only-players = Hier kann nur schreiben, wer mitspielt.
life-connecting = Verbindung zum Tisch wird hergestellt …
life-lost = Verbindung unterbrochen. Sie wird wiederhergestellt; nichts geht verloren.
life-rematch = Noch eine Partie
life-follow = Mitspielen
life-clock-days = { $days } T { $hours } Std

## Was jemand mag

life-theme = Darstellung
life-theme-auto = Wie das Gerät
life-theme-light = Hell
life-theme-dark = Dunkel
life-text-size = Schriftgröße
life-text-size-normal = Normal
life-text-size-large = Groß
life-text-size-larger = Sehr groß
life-pace = Animationen
life-pace-instant = Keine
life-pace-off = Standbild
life-pace-fast = Schnell
life-pace-normal = Normal
life-pace-slow = Langsam
life-confirm = Aktionen bestätigen
life-confirm-always = Immer
life-confirm-matters = Wenn es darauf ankommt
life-confirm-never = Nie
life-end-turn = Zug von selbst beenden
life-end-turn-learn = Wenn ich Charaktere nie nutze
life-end-turn-ask = Jedes Mal fragen
life-end-turn-why = Hast du deine Charaktere dreimal nacheinander nicht genutzt, endet der Zug von selbst. Vor deiner Aktion kannst du sie weiterhin nutzen.
life-colour-safe = Farben, die leichter zu unterscheiden sind
life-colour-safe-why = Wenn manche Farben für dich gleich aussehen. Die Formen sind ohnehin verschieden.
life-first-hints = Hinweise für die ersten Partien
life-sounds = Töne
life-notify = Mich benachrichtigen, wenn ich am Zug bin
life-notify-why = Der Browser meldet sich, wenn du gerade woanders bist.
life-notify-refused = Der Browser blockiert Benachrichtigungen dieser Seite. Das kannst du in seinen Einstellungen ändern.
