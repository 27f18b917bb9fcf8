### Was auf Papier gedruckt wird: die Bögen und das Arbeitsblatt. Zwischen ** ist es fett. Die Regeln auf einer Seite stehen in rules-page.ftl.

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
print-board-hint = Klebe beide Seiten zusammen oder nimm die für eure Spielerzahl.

## Arbeitsblatt

worksheet-title = { $name }: Arbeitsblatt
worksheet-hint = Eine Zeile für jede Karte. Kreuze auf dem Umriss die Kanten mit Straße an, dazu Kosten (ein Strich je Rohstoff), Gilde, Bonus und Wertung, und schreibe die Zahlen auf. Übertrage dann die Zeilen in { $name }.toml oder in eine Tabelle mit denselben Spalten.
worksheet-page = Seite { $page } von { $pages }
