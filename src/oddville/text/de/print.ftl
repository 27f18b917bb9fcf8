### Was auf Papier gedruckt wird: die Bögen, das Arbeitsblatt und die Regeln auf einer Seite. Zwischen ** ist es fett.

## Bögen

print-name = OddVille · { $edition }
print-part-buildings = Gebäude
print-part-square = Zentrumskarte
print-part-characters = Charaktere
print-part-workers = Arbeiterkarten
print-part-boards = Rohstoff-Spielpläne
print-part-standees = Arbeiter
print-part-rules = Regeln
print-part-guide = Druckanleitung
print-part-cards = Karten
print-side-front = Vorderseite
print-side-back = Rückseite
print-footer = { $name } · { $part } · Bogen { $sheet } von { $sheets }, { $side }
print-board-side =
    { $players ->
        [two] 2 Personen
       *[more] 3 oder 4 Personen
    }
print-progress = { $part }: Seite { $page } von { $pages }
print-too-large = Karten von { $card } mm passen nicht auf Papier im Format { $paper }.

print-guide-title = Drucken und Ausschneiden
print-guide-step-1 = Drucke **zuerst dieses Blatt**, mit 100 % („tatsächliche Größe“, nicht „an Seite anpassen“).
print-guide-step-1-duplex =
    { $duplex ->
        [long] Drucke **zuerst dieses Blatt**, beidseitig, über die **lange** Kante gewendet, mit 100 % („tatsächliche Größe“, nicht „an Seite anpassen“).
       *[short] Drucke **zuerst dieses Blatt**, beidseitig, über die **kurze** Kante gewendet, mit 100 % („tatsächliche Größe“, nicht „an Seite anpassen“).
    }
print-guide-step-2 = Miss den Balken unten nach: Er muss 100 mm lang sein.
print-guide-step-3 = Halte das Blatt gegen das Licht: Die Kreuze beider Seiten müssen sich decken. Bis zu einem Millimeter verbirgt der Beschnitt; ist es mehr, verschiebe das Papier im Fach oder in den Einstellungen des Druckers.
print-guide-step-4 = Drucke die Karten ebenso, auf festes Papier von 200 bis 250 g/m², wenn dein Drucker das annimmt. Regeln und Aufsteller brauchen nur eine Seite.
print-guide-step-5 = Schneide an den Marken am Rand der Bögen entlang, mit Messer und Lineal, erst alle Linien in einer Richtung, dann Streifen für Streifen in der anderen.
print-guide-step-6 = Knicke jeden Aufsteller an der gestrichelten Linie, klebe die Hälften zusammen und biege die Laschen als Fuß nach außen.
print-guide-files = Was es gibt
print-guide-pages =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
print-guide-bar = 100 mm
print-standee-hint = An den Linien ausschneiden, an den Strichen knicken, kleben und die Laschen nach außen biegen.
print-board-hint = Klebe beide Seiten zusammen oder nimm die für eure Anzahl.

## Arbeitsblatt

worksheet-title = { $name }: Arbeitsblatt
worksheet-hint = Eine Zeile für jede Karte. Kreuze auf dem Umriss die Kanten mit Straße an, dazu Kosten (ein Strich je Rohstoff), Gilde, Bonus und Wertung, und schreibe die Zahlen auf. Übertrage dann die Zeilen in { $name }.toml oder in eine Tabelle mit denselben Spalten.
worksheet-page = Seite { $page } von { $pages }

## Die Regeln auf einer Seite

rules-title = Die Regeln auf einer Seite
rules-aim-title = Worum es geht
rules-aim = Ihr baut gemeinsam eine krumme kleine Stadt, aber jeder sammelt Punkte für sich. Das Spiel endet mit dem Zug, in dem jemand seinen sechsten Arbeiter in die Stadt stellt. Wer die meisten Punkte hat, gewinnt.

rules-setup-title = Aufbau
rules-setup-1 = Jeder nimmt die 4 Arbeiterkarten einer Farbe auf die Hand und ihre 9 Arbeiter als Vorrat.
rules-setup-2 = Legt die Zentrumskarte auf den Tisch: Sie bestimmt die oberste Reihe der Stadt. Daneben kommt die Seite des Rohstoff-Spielplans für eure Anzahl.
rules-setup-3 = Mischt die Charaktere jeder Gilde zu einem offenen Stapel. Zu dritt kommt vorher aus jeder Gilde einer ungesehen aus dem Spiel, zu zweit zwei.
rules-setup-4 = Mischt die Gebäudekarten, Münzseite nach oben, zum Kartenstapel. Dreht die ersten sechs zu einer Reihe um: Die erste liegt auf Platz 1, die letzte neben dem Stapel.
rules-setup-5 = Lost aus, wer beginnt. Vom Letzten an gegen den Uhrzeigersinn stellt jeder kostenlos einen Arbeiter auf das obere Feld eines Rohstoffs, den noch niemand hat.

rules-turn-title = Dein Zug
rules-turn = Im Uhrzeigersinn. Hast du keine Arbeiterkarte auf der Hand, nimm alle vier kostenlos zurück. Dann tust du eines: **eine Arbeiterkarte spielen** oder **bauen**. Eigene Arbeiter darfst du jederzeit vom Rohstoff-Spielplan nehmen, nie aus der Stadt.

rules-worker-title = Eine Arbeiterkarte spielen
rules-worker-1 = Vorher darfst du Karten **zurückholen**: Zahle 1 Münze je Karte auf der Hand und nimm die gespielten auf. Dann musst du eine Karte spielen.
rules-worker-2 = Lege eine Karte aus und nutze eine ihrer drei Fähigkeiten:
rules-worker-3 = **Münzen:** Ziehe so viele Karten, wie sie zeigt, Münzseite nach oben.
rules-worker-4 = **Rohstoff:** Wähle einen, den sie zeigt, stelle einen Arbeiter aus dem Vorrat auf sein billigstes freies Feld und zahle dessen Preis. Auf das obere Feld passen beliebig viele.
rules-worker-5 = **Gebäude:** Nimm eine Karte der Gebäudereihe als Bauauftrag und zahle, was die Arbeiterkarte für ihren Platz verlangt. Schließe die Lücke und decke neben dem Stapel eine neue Karte auf.
rules-worker-6 = Gezahlte Münzen kommen sofort auf den Stapel. Du behältst höchstens 5 Münzen (der Rest kommt auf den Stapel) und 2 Bauaufträge (beim dritten kommt einer unter den Stapel).

rules-build-title = Bauen
rules-build-1 = Wähle einen Bauauftrag. Nimm für jeden Rohstoff der Kosten einen deiner Arbeiter davon zurück, vom billigsten deiner Felder.
rules-build-2 = Lege die Karte an eine andere an, nie über die Reihe der Zentrumskarte, nie gedreht. Jede Kante, die eine andere berührt, muss passen: Straße an Straße, Häuser an Häuser.
rules-build-3 = Stelle einen Arbeiter aus dem Vorrat darauf: Sie gehört dir.
rules-build-4 = Nimm **Boni** in beliebiger Folge: den eigenen der Karte und den jeder angrenzenden, zu der eine Straße führt, wem auch immer sie gehört.
rules-build-5 = Zeigt die Karte eine Gilde, nimm den obersten **Charakter** ihres Stapels. Ist keiner da, geben alle ihre Charaktere dieser Gilde zurück; mischt sie und nimm den obersten.

rules-bonus-title = Boni
rules-bonus-resource = Ein Arbeiter aus dem Vorrat kommt kostenlos auf das billigste freie Feld dieses Rohstoffs.
rules-bonus-any = Ebenso bei einem Rohstoff deiner Wahl.
rules-bonus-double = Ebenso bei einem Rohstoff, auf dem du schon stehst.
rules-bonus-transform = Einer deiner Arbeiter zieht auf das billigste freie Feld eines anderen Rohstoffs.
rules-bonus-coin = Ziehe eine Münze.

rules-score-title = Punkte am Ende
rules-score-diamond = Diamantkarte: die Zahl darauf.
rules-score-per-adjacent = Die Zahl für jede angrenzende Karte.
rules-score-shields = Die Schilde aller angrenzenden Karten.
rules-score-diamonds = Die Zahl, dazu 1 je Diamantkarte in der Stadt.
rules-score-column = Die Zahl, dazu 1 je Karte der Spalte, sie selbst auch.
rules-score-row = Die Zahl, dazu 1 je Karte der Reihe, sie selbst auch.
rules-score-guild = Die Zahl, dazu 1 je Karte ihrer Gilde in der Stadt, sie selbst auch.
rules-score-neighbours = Die Zahl, dazu 1 je angrenzende Karte.
rules-score-rest = Zentrumskarte: { $points } für jeden, der dort einen Arbeiter hat. Dazu die Punkte deiner Charaktere und 1 für jeden deiner Arbeiter auf dem Rohstoff-Spielplan.
rules-score-tie = Bei Gleichstand gewinnt, wer den sechsten Arbeiter gestellt hat, sonst von ihm aus im Uhrzeigersinn der Erste mit gleich vielen Punkten.

rules-characters-title = Charaktere
rules-character = **{ $name }** ({ $points }): { $power }
rules-character-traveller = **{ $name }** ({ $points }, mit einem Arbeiter auf der Zentrumskarte { $on_main_square }): { $power }
