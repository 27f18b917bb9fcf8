### Spielen im Terminal: was die App sagt, und was sie mit dem Zeilenmodus teilt.

## Entscheidungen

terminal-choice-worker = Arbeiter { $worker }
terminal-choice-back = (Esc führt zurück)
terminal-change-points = Punkte { $before } → { $after }
terminal-change-coins = Münzen { $before } → { $after }
terminal-change-supply = Arbeiter im Vorrat { $before } → { $after }

## Felder

terminal-panel-turn = Zug { $turn }
terminal-panel-deck = Stapel { $count }
terminal-panel-log = Verlauf
# How a card scores, where there is little room: the points for each adjacent card follow
terminal-scoring-adjacent = angrenzend

## Was gesagt wird

play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-not-saved = Die Partie lässt sich nicht speichern ({ $detail }). Schaffe Platz dafür, dann spiel weiter.
play-went-wrong = Etwas ist schiefgegangen ({ $detail }). Die Partie ist gespeichert: Beende mit q und spiel mit „oddville play --resume“ weiter.
# After the sentence of something that happened several times in a row
terminal-log-repeated =
    { $count ->
        [2] Zweimal.
       *[other] { $count }-mal.
    }
play-over = p zeigt die Punkte, q beendet.
terminal-hint-thinking = { $level } denkt nach …
terminal-hint-given = { $level } würde das tun: { $text }.
terminal-hint-which = (Noch einmal { $key }: welcher Zug?)
terminal-hint-why = (Noch einmal { $key }: warum?)

## Zum Lesen

terminal-why-title = Was jetzt nicht geht und warum
terminal-why-nothing = Hier ist gerade alles möglich.
terminal-info-title = Der Tisch
terminal-points-title = Punkte
terminal-keys-title = Tasten
terminal-reading-close = Esc schließt, die Pfeiltasten bewegen

# Eine Taste, ein Leerzeichen, was sie tut; nach | die nächste
terminal-keys-line = 1-9 wählen | h Tipp | u zurück | w warum nicht | ? Tasten | q Ende | i Tisch | +/- Größe | x was wäre, wenn
terminal-keys-placing = Pfeile Platz wählen | Enter bauen | h Tipp | u zurück | ? Tasten | q Ende | i Tisch | +/- Größe | x was wäre, wenn
terminal-keys-replay = ←/→ Aktion | ↑/↓ Zug | Leertaste läuft | r Analyse | c ab hier spielen | ? Tasten | q Ende | p Punkte | i Tisch | +/- Größe
terminal-keys-open = t sprechen | m Menü | ? Tasten | q Ende
terminal-keys-playing = 1-9 wählen | h Tipp | u zurück | t sprechen | m Menü | ? Tasten | q Ende | w warum nicht | i Tisch | +/- Größe | x was wäre, wenn
terminal-keys-over = r noch einmal | t sprechen | p Punkte | i Tisch | ? Tasten | q Ende | +/- Größe
terminal-keys-watching = p Punkte | i Tisch | +/- Größe | ? Tasten | q Ende
terminal-keys-all = 1-9 eine Möglichkeit wählen | ↑/↓ in der Liste gehen | Enter das Hervorgehobene wählen | Esc zurück | h einen Bot um einen Tipp bitten | u zurücknehmen | w warum etwas nicht geht | x Züge an einer Kopie ausprobieren (was wäre, wenn) | i alle Karten und Mitspielenden in Worten | p Punkte, einzeln aufgeführt | l der ganze Verlauf | Tab zwischen Stadt und Liste | Pfeile in der Stadt: Zeiger oder Ausschnitt bewegen | Umschalt+Pfeile den Ausschnitt bewegen | +/- größer, kleiner | f die ganze Stadt | d dunkel oder hell | q beenden; die Partie bleibt gesichert
terminal-keys-company = t mit den anderen sprechen | m einen Bot spielen lassen, einvernehmlich aufhören, aufgeben | y/n zustimmen oder nicht, wenn jemand fragt | r den Platz vom Bot zurücknehmen; nach dem Ende: noch eine Partie
terminal-keys-replay-all = ←/→ eine Aktion zurück oder vor | ↑/↓ einen Zug zurück oder vor | Pos1/Ende zum Anfang oder zum Ende | Leertaste von selbst laufen lassen oder anhalten | Klick auf die Leiste unten: dorthin springen | r jede Entscheidung beurteilen lassen; danach: Glück und Können | m der nächste Fehler | c von hier aus selbst weiterspielen | x Züge an einer Kopie ausprobieren (was wäre, wenn) | p Punkte, einzeln aufgeführt | i alle Karten und Mitspielenden in Worten | l der Verlauf bis hier | Umschalt+Pfeile den Ausschnitt bewegen | +/- größer, kleiner | f die ganze Stadt | d dunkel oder hell | q beenden

## Die Zeichenerklärung und die Regeln, unter den Tasten

terminal-help-symbols = Zeichen
terminal-sign-points = Punkte, als wäre die Partie jetzt zu Ende
terminal-sign-coins = Münzen
terminal-sign-supply = Arbeiter im Vorrat
terminal-sign-city = Arbeiter in der Stadt: Der sechste beendet die Partie
terminal-sign-hand = Arbeiterkarten auf der Hand; ein Punkt steht für eine ausgespielte
terminal-sign-deciding = muss sich entscheiden
terminal-sign-cost = Kosten: zweimal Holz und einmal Lehm
terminal-sign-streets = die Seiten mit einer Straße
terminal-sign-bonus = Boni: Holz, eine Münze, ein beliebiger Rohstoff, verdoppeln, umwandeln
terminal-sign-shield = Schilde
terminal-sign-board = Felder des Rohstoff-Spielplans: der Preis, dann wessen Arbeiter dort steht; der Pfeil bezeichnet das obere Feld, auf dem Platz für alle ist

## Was wäre, wenn?

terminal-what-if-how = Probiere Züge für alle aus. u nimmt zurück, q führt zur Partie zurück, in der sich nichts geändert hat.
terminal-what-if-only-moves = Das hier ist nur ein Versuch: Kehre dafür mit q zur Partie zurück.

## Ab einem Moment der Wiedergabe weiterspielen

terminal-play-on-title = Von hier aus weiterspielen als
terminal-play-on-seat = { $player }
terminal-play-on-all = alle, an diesem Bildschirm
terminal-play-on-over = Hier ist die Partie zu Ende. Geh erst zu einer früheren Aktion zurück.

## Die Analyse in der Wiedergabe

terminal-review-unfinished = Diese Partie ist nicht zu Ende gespielt. Nur beendete Partien lassen sich analysieren.
terminal-review-complete = Jede Entscheidung ist beurteilt. r: Glück und Können, m: der nächste Fehler

## Nach der Partie

terminal-after-again = Noch eine Partie
terminal-after-points = Die Punkte zeigen
terminal-after-watch = Diese Partie von Anfang an ansehen
terminal-after-save = Die Aufzeichnung hier speichern
terminal-after-other = Eine andere Partie
terminal-after-not-saved = { $path } kann nicht geschrieben werden ({ $detail }).

## Gespeicherte Partien

terminal-start-saved = Gespeicherte Partien
terminal-saved-title = Gespeicherte Partien
terminal-saved-none = Noch ist keine Partie gespeichert.
terminal-saved-open = Zug { $turn }
terminal-saved-over = zu Ende
terminal-saved-footer = Enter spielt weiter oder zeigt eine beendete Partie, Esc führt zurück

## Eine Aufzeichnung

terminal-replay-beginning =
    { $moves ->
        [one] Vor der ersten und einzigen Aktion.
       *[other] Vor der ersten von { $moves } Aktionen.
    }
terminal-replay-move = Aktion { $move } von { $moves }, { $player }: { $text }
terminal-replay-only-looking = Das ist eine Aufzeichnung: Sie lässt sich nur ansehen.
terminal-replay-title = Wiedergabe: { $names }

## Ein Tisch auf einem Server

terminal-remote-waiting =
    { $count ->
        [0] Am Tisch: { $players }. Die Partie beginnt.
        [one] Am Tisch: { $players }. Ein Platz ist frei: { $link }
       *[other] Am Tisch: { $players }. { $count } Plätze sind frei: { $link }
    }
terminal-remote-undo-asked = { $player } möchte zurücknehmen: y stimmt zu, n nicht.
terminal-remote-end-asked = { $player } möchte ohne Ergebnis aufhören: y stimmt zu, n spielt weiter.
terminal-remote-stand-in = Ein Bot ({ $level }) spielt für dich: r nimmt den Platz zurück.
terminal-remote-resigned = Du hast aufgegeben: Ein Bot spielt für dich weiter.
terminal-remote-again = r spielt noch eine Partie in derselben Runde.
terminal-remote-follow = An einem anderen Tisch beginnt die nächste Partie: r spielt mit.
terminal-remote-fill = Die freien Plätze Bots geben
terminal-remote-begin = Die Partie beginnen
terminal-talk-how = Enter schickt es an alle am Tisch, Esc schließt.
terminal-remote-lost = { $url } antwortet nicht mehr. Den Tisch gibt es dort noch: Setz dich wieder dazu.

## Der erste Bildschirm

terminal-start-continue = Weiterspielen: { $names } (Zug { $turn })
terminal-start-begin = Eine neue Partie beginnen
terminal-start-seat = Platz { $seat }: { $who }
terminal-start-person = ein Mensch
terminal-start-nobody = niemand
terminal-start-too-few = Mindestens zwei müssen mitspielen.
terminal-start-leave = Beenden
terminal-start-footer = Enter wählt, ←/→ ändern einen Platz, q beendet

## Der Befehl

play-help-people = Anzahl der Menschen an diesem Bildschirm; auf den anderen Plätzen sitzen Bots (Standard: 1)
play-help-bot = Bot auf dem nächsten freien Platz: { $levels }, auf Wunsch mit eigener Bedenkzeit wie master:seconds=0.2; der letzte genannte nimmt alle weiteren Plätze (Standard: beginner)
play-help-name = Name des nächsten Menschen
play-help-hints = Bot, der Tipps gibt (Standard: { $default })
play-help-plain = Zeile für Zeile: für Pipes und Skripte, und für Terminals ohne beweglichen Cursor
play-help-spoken = wie --plain, mit dem Tisch in Sätzen, für Screenreader
play-help-resume = die zuletzt gespielte Partie fortsetzen, oder die aus einer Datei
play-help-replay = eine Aufzeichnung Aktion für Aktion ansehen
play-help-record = die Aufzeichnung beim Beenden in diese Datei schreiben (.json oder .txt)
play-help-saved = die gespeicherten Partien auflisten
play-help-server = auf dem Server mit dieser Adresse spielen, an einem neuen Tisch oder an dem von --table
play-help-table = die Kennung oder der Link eines Tisches auf dem Server
play-help-ascii = nur mit ASCII-Zeichen zeichnen
play-help-no-colour = keine Farben
play-help-light = für helle Terminals

play-no-terminal = Hier ist kein Terminal zum Spielen. Nimm „oddville play --plain“, um durch eine Pipe zu spielen.
play-nothing-saved = Es gibt keine unbeendete Partie zum Fortsetzen. Beginne eine mit „oddville play“.
play-save-unreadable = { $path } enthält keine Partie zum Fortsetzen ({ $detail }). Gib eine andere Datei an, oder beginne mit „oddville play“ eine neue.
play-bad-people = { $people } Menschen passen nicht auf { $players } Plätze. Gib --players und --people so an, dass sie passen.
play-bad-name = „{ $name }“ ist kein gültiger Name. Nimm 1 bis { $longest } sichtbare Zeichen.
play-only-one = { $first } und { $second } passen nicht zusammen. Lass eines davon weg.
play-no-server = { $url } ist nicht zu erreichen ({ $detail }). Prüfe die Adresse, und ob dort „oddville serve“ läuft.
play-server-refused = Der Server lehnt ab: { $detail }
play-dumb-terminal = { $option } braucht ein Terminal mit beweglichem Cursor, und dieses hat keinen (TERM ist „dumb“). Nimm ein anderes Terminal.
play-table-needs-server = Zu --table gehört --server: Gib an, auf welchem Server der Tisch ist.
play-saved = Partie gespeichert. Weiter geht es mit „oddville play --resume“.
play-recorded = Aufzeichnung nach { $path } geschrieben.

## Lektionen: wo nicht ins Terminal passt, was die Seite sagt

lesson-workers-coins-typed = Ein Arbeiter holt Münzen, einen Rohstoff oder einen Bauauftrag. Noch hast du keine Münzen.
lesson-projects-take-typed = Die Glockengießerei liegt an dritter Stelle. Arbeiter 2 zahlt dafür eine Münze.
lesson-projects-cost-typed = Die Glockengießerei ist jetzt dein Bauauftrag. Die Zeile unter deinem Namen sagt, was sie kostet: zweimal Lehm.
