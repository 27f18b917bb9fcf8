### Der Tisch auf der Seite: was auf Knöpfen und neben Spielteilen steht.

## Sich zurechtfinden

page-skip = Zum Inhalt springen
page-back = Zurück
page-undo = Rückgängig
page-confirm = Bestätigen
page-not-now = Geht nicht
page-why = warum?
page-chat = Chat
page-tabs = Bereiche des Tisches
page-tab-city = Stadt
page-tab-row = Reihe
page-tab-hand = Hand
page-tab-story = Verlauf
page-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Vielleicht gibt es eine neuere Version, oder die Verbindung war unterbrochen.
page-load-anew = Seite neu laden
page-error-unknown = Etwas ist schiefgegangen ({ $code }). Versuche es noch einmal oder lade die Seite neu.
page-error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.

## Die Stadt

page-fit = Ganze Stadt zeigen
page-larger = Vergrößern
page-smaller = Verkleinern
page-more-places =
    { $count ->
        [one] { $count } weiterer Platz außerhalb des Bildes
       *[other] { $count } weitere Plätze außerhalb des Bildes
    }
page-city-card =
    { $owned ->
        [yes] { $card }, gebaut von { $owner }, { $place }. { $scoring }
       *[no] { $card }, { $place }. { $scoring }
    }
# After the number of points
page-worth =
    { $points ->
        [one] Punkt im Moment
       *[other] Punkte im Moment
    }{ $count ->
        [0] {""}
        [one] : { $count } Karte zählt
       *[other] : { $count } Karten zählen
    }
page-card = { $card }. Kosten: { $cost }. Bonus: { $bonus }. { $scoring }

## Spieler und Spielpläne

page-score = Wertung
page-coins = Münzen
page-points = Punkte
page-points-after =
    { $points ->
        [one] danach { $points } Punkt
       *[other] danach { $points } Punkte
    }
page-points-end = dein Endstand: etwa { points }
page-points-end-why = Grobe Schätzung eines Bots nach dem, was alle sehen können.
page-in-city = { $count } von { $most } Arbeitern in der Stadt
page-of = { $count } von { $most }
page-hand-of = Arbeiterkarten auf der Hand: { $workers }
page-no-characters = keine Charaktere
page-no-project = kein Bauauftrag
page-pile-left =
    { $count ->
        [0] leer
       *[other] noch { $count }
    }
# $characters are the $count that come back, as a list with “or”
page-pile-returns =
    { $count ->
        [one] Der Stapel ist leer: { character.nom } kommt zurück und geht an dich.
       *[other] Der Stapel ist leer: Seine Charaktere kommen zurück und werden gemischt. Du bekommst einen davon: { $characters }.
    }
page-deck = Stapel { $count }
page-worker-card =
    { $played ->
        [yes] Arbeiterkarte { $worker }, ausgespielt
       *[no] Arbeiterkarte { $worker }
    }
page-resource-column =
    { $free ->
        [one] { resource }: { $mine } deiner Arbeiter, { $free } freies unteres Feld
       *[other] { resource }: { $mine } deiner Arbeiter, { $free } freie untere Felder
    }
page-away = abwesend
page-watching = Du schaust zu. Unten siehst du { $player }.
page-absent = { $player } ist nicht da.
page-absent-host = { $player } ist nicht da. Der Host kann einen Bot spielen lassen.
page-stands-in = Hier spielt ein Bot ({ $level })

## Entscheiden

page-server-busy = Der Server ist ausgelastet: Bots denken kürzer nach.
page-your-turn =
    { $count ->
        [one] { $sentence } { $count } Möglichkeit.
       *[other] { $sentence } { $count } Möglichkeiten.
    }
page-ability =
    { $offers ->
        [coins] Arbeiter { $worker }: Nimm Münzen oder einen Bauauftrag.
        [resources] Arbeiter { $worker }: Nimm einen Rohstoff oder einen Bauauftrag.
        [none] Arbeiter { $worker }: Nimm einen Bauauftrag.
       *[both] Arbeiter { $worker }: Nimm Münzen, einen Rohstoff oder einen Bauauftrag.
    }
page-no-second =
    { $back ->
        [yes] Ein zweiter Rohstoff ist jetzt nicht möglich: Nimm einen Arbeiter zurück oder mach weiter.
       *[no] Ein zweiter Rohstoff ist jetzt nicht möglich.
    }
page-recover =
    { $count ->
        [one] { $count } Karte zurückholen
       *[other] { $count } Karten zurückholen
    }
page-take-coins =
    { $count ->
        [0] Münzen nehmen
       *[other] { $count } nehmen
    }
page-character-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-or-resource = oder ein Rohstoff
page-or-project = oder ein Bauauftrag aus der Reihe
page-cost-met = { $resource }, vorhanden
page-cost-open = { $resource }, fehlt noch
page-take = Nehmen
page-all-options = Mögliche Aktionen
page-final = Deckt eine neue Karte auf
page-gains-character = du bekommst { character.acc }
page-swap-project = { character-bookkeeper }: Welchen Bauauftrag gibst du ab?
page-swap-row = { character-bookkeeper }: Welche Karte der Gebäudereihe nimmst du?
page-travel = { character-traveller }: Welchen Rohstoff bezahlst du?

## Einen Bauauftrag legen

page-placing = Bauauftrag platzieren
page-places-fit =
    { $count ->
        [one] { $count } Platz passt. Wähle ihn in der Stadt.
       *[other] { $count } Plätze passen. Wähle einen in der Stadt.
    }
page-cost = Kosten
page-workers-return = { $count } Arbeiter zurück
page-own-bonus = eigener Bonus
page-no-bonus = hier kein Bonus
page-other-project = Anderer Bauauftrag
page-build-here = Hier bauen

## Boni und Ablegen

page-your-bonuses = Deine Boni
page-from = von
page-to = nach
page-skip-rest = Auf den Rest verzichten
page-go-on = Weiter
page-discard = Er kommt unter den Stapel, und alle haben ihn gesehen.

## Was geschehen ist

page-look-at-table = Tisch ansehen
page-to-the-score = Zur Wertung

## Was wäre, wenn?

page-hint = Tipp
page-review = Mit Tilda analysieren
page-planning = Was wäre, wenn?
page-planning-hint = Probiere Züge an einer Kopie der Partie aus. Unbekannte Karten werden ausgelost; die Partie selbst ändert sich nicht.
page-plan-anew = Von vorn
page-plan-outdated = Die Partie ist weitergegangen. Dieser Plan geht von einer früheren Stellung aus.
page-plan-now = Aktuelle Stellung übernehmen
page-plan-end = Zurück zum Spiel

## Hinweise für die ersten Partien

page-hints-off = Hinweise ausschalten
page-hint-choose-resource = Wo dein Arbeiter steht, da gehört dir der Rohstoff. Wähle deinen ersten Rohstoff.
page-hint-turn = Spiele eine Arbeiterkarte aus, für Münzen, einen Rohstoff oder einen Bauauftrag, oder baue einen Bauauftrag, für den du alles hast.
page-hint-ability = Grün zeigt, wohin dieser Arbeiter kann. Die Preise der Rohstoffe stehen auf dem Spielplan, die der Bauaufträge über der Reihe.
page-hint-place = Straßen müssen an Straßen liegen, Häuser an Häusern. Du bekommst den Bonus des neuen Gebäudes und den jedes Nachbarn, zu dem eine Straße führt.
page-hint-bonuses = Boni kosten nichts. Nutze sie in beliebiger Reihenfolge; was du auslässt, verfällt.
page-hint-discard = Du kannst höchstens zwei Bauaufträge haben.
page-hint-after-action = Deine Charaktere können dir helfen. Zeige auf einen, um zu lesen, was er kann, oder beende deinen Zug.
page-hint-builder = Mit deinem Baumeister darfst du gleich nach anderen bauen, für zwei Münzen.

# A townsperson: what they do, and how well they play; $name is the level as a title
page-trade-level =
    { $trade } · { $level ->
        [matched] auf deinem Niveau
       *[other] { $name }
    }

## Keys

keys-title = Tasten
keys-digits = auswählen, was diese Nummer hat
keys-enter = bestätigen
keys-escape = zurück
keys-arrows = zwischen Karten und Plätzen wechseln
keys-l = mögliche Aktionen
keys-g = zum Vorschlag der Ratgeberin
keys-f = ganze Stadt zeigen
keys-s = Wertung
keys-m = Menü
keys-space = Erzählung anhalten
keys-space-bar = Leertaste
keys-right = nächster Schritt
keys-r = noch einmal erzählen
keys-question = diese Liste

## Ratschläge in den ersten Spielen

guide-title = Ratgeberin
guide-thinking = Tilda überlegt sich einen Zug …
guide-none = Tilda hat hier keinen Vorschlag. Spiel, was dir gefällt.
guide-do = Mach es für mich
guide-off = Ratschläge abschalten
guide-spoken = Tilda schlägt vor: { $move }. { $why }
guide-setting = Tilda schlägt Züge vor
guide-setting-why = In den ersten drei Spielen gegen Bots oder bis du es abschaltest. Mit anderen Menschen nur an Tischen, die Tipps erlauben.
