### Die Regeln in Kürze, auf Papier und auf der Seite, und was jedes Zeichen bedeutet. Wörter zwischen ** sind fett.

## Die Regeln auf einer Seite

rules-title = Die Regeln auf einer Seite
rules-aim-title = Ziel des Spiels
rules-aim = Ihr baut gemeinsam eine schiefe kleine Stadt, aber jeder sammelt Punkte für sich. Das Spiel endet mit dem Zug, in dem jemand seinen sechsten Arbeiter in die Stadt stellt. Wer die meisten Punkte hat, gewinnt.

rules-setup-title = Aufbau
rules-setup-1 = Jeder nimmt die 4 Arbeiterkarten einer Farbe auf die Hand und ihre 9 Arbeiter als Vorrat.
rules-setup-2 = Legt die Zentrumskarte auf den Tisch: Sie bestimmt die oberste Reihe der Stadt. Daneben kommt die Seite des Rohstoff-Spielplans für eure Spielerzahl.
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
rules-build-4 = Nimm **Boni** in beliebiger Reihenfolge: den eigenen der Karte und den jeder angrenzenden, zu der eine Straße führt, egal wem sie gehört.
rules-build-5 = Zeigt die Karte eine Gilde, nimm den obersten **Charakter** ihres Stapels. Ist keiner da, geben alle ihre Charaktere dieser Gilde zurück; mischt sie und nimm den obersten.

rules-bonus-title = Boni
rules-bonus-resource = Ein Arbeiter aus dem Vorrat kommt kostenlos auf das billigste freie Feld dieses Rohstoffs.
rules-bonus-any = Ebenso bei einem Rohstoff deiner Wahl.
rules-bonus-double = Ebenso bei einem Rohstoff, auf dem schon ein Arbeiter von dir steht.
rules-bonus-transform = Einer deiner Arbeiter zieht auf das billigste freie Feld eines anderen Rohstoffs.
rules-bonus-coin = Ziehe eine Münze.

rules-score-title = Punkte am Ende
rules-score-diamond = Diamantkarte: die Zahl darauf.
rules-score-per-adjacent = Die Zahl für jede angrenzende Karte.
rules-score-shields = Die Schilde aller angrenzenden Karten.
rules-score-diamonds = Die Zahl, dazu 1 je Diamantkarte in der Stadt.
rules-score-column = Die Zahl, dazu 1 je Karte der Spalte, sie selbst mitgezählt.
rules-score-row = Die Zahl, dazu 1 je Karte der Reihe, sie selbst mitgezählt.
rules-score-guild = Die Zahl, dazu 1 je Karte ihrer Gilde in der Stadt, sie selbst mitgezählt.
rules-score-neighbours = Die Zahl, dazu 1 je angrenzende Karte.
rules-score-rest = Zentrumskarte: { $points } für jeden, der dort einen Arbeiter hat. Dazu die Punkte deiner Charaktere und 1 für jeden deiner Arbeiter auf dem Rohstoff-Spielplan.
rules-score-tie = Bei Gleichstand gewinnt, wer den sechsten Arbeiter gestellt hat, sonst von ihm aus im Uhrzeigersinn der Erste mit gleich vielen Punkten.

rules-characters-title = Charaktere
rules-character = **{ $name }** ({ $points }): { $power }
rules-character-traveller = **{ $name }** ({ $points }, mit einem Arbeiter auf der Zentrumskarte { $on_main_square }): { $power }

## Hinweise: was ein Zeichen bedeutet. Die Zahlen sind die Grenzen des Spiels.

tip-resource = Jeder deiner Arbeiter in dieser Spalte des Rohstoff-Spielplans zählt als einmal { resource }. Damit bezahlst du Gebäude.
tip-bonus-title = Bonus: { bonus }
tip-bonus = Du bekommst ihn, wenn du die Karte baust. Später bekommen ihn auch alle, die daneben bauen, wenn eine Straße die beiden verbindet.
tip-guild = Baust du eine Karte mit diesem Zeichen, nimmst du den obersten Charakter vom Stapel dieser Gilde. Ist der Stapel leer, kommen vorher die Charaktere der Gilde von allen zurück und werden gemischt.
tip-worker-card-title = Arbeiterkarte { $worker }
tip-worker-coins =
    { $coins ->
        [0] Münzen: keine.
        [one] Münzen: nimm { $coins }.
       *[other] Münzen: nimm { $coins }.
    }
tip-worker-resources = Rohstoff: { $resources }.
tip-worker-prices = Gebäude: Die Gebäudereihe kostet von links nach rechts { $prices }.
tip-card-cost = Kosten: { $cost }.
tip-card-shield =
    { $shield ->
        [one] { $shield } Schild.
       *[other] { $shield } Schilde.
    }
tip-main-square = Die erste Karte der Stadt. Über ihrer Reihe wird nichts gebaut.
tip-coin = Damit zahlst du Felder, Karten der Gebäudereihe und das Zurückholen von Arbeiterkarten. Du kannst höchstens { $coins } haben. Auf der Rückseite ist ein Gebäude, das niemand kennt.
tip-project = Ein Gebäude, das du bauen kannst, sobald du seine Rohstoffe hast. Du kannst höchstens { $projects } haben.
tip-deck = Münzkarten, die Gebäudeseite nach unten. Neue Münzen und die Karten der Gebäudereihe kommen von oben; gezahlte Münzen gehen dorthin zurück.
tip-row = Sechs Gebäude, die du als Bauauftrag nehmen kannst. Die Arbeiterkarte zeigt, was jeder Platz kostet; links ist es am billigsten.
tip-resources-board = Deine Arbeiter hier sind deine Rohstoffe. Auf ein unteres Feld passt einer; das obere ist am teuersten und fasst beliebig viele. Jeder Arbeiter, der am Ende hier steht, bringt 1 Punkt.
tip-supply = Deine freien Arbeiter: Damit nimmst du Rohstoffe und kennzeichnest neue Gebäude als deine.
tip-city = Hat jemand { $to_end } Arbeiter in der Stadt, endet das Spiel nach diesem Zug.

## Die Seite mit den Regeln; was hier fehlt, steht oben in den Regeln auf einer Seite

rules-page-title = Regeln
rules-page-search = In den Regeln suchen
rules-page-forms = Fassung der Regeln
rules-page-pictured = Mit Bildern
rules-page-short = Auf einer Seite
rules-page-print = Drucken
rules-page-contents = Inhalt
rules-page-found =
    { $count ->
        [0] Nichts gefunden. Versuche ein anderes Wort.
        [one] { $count } Treffer.
       *[other] { $count } Treffer.
    }

rules-page-aim = Arbeiterkarten bringen dir Münzen, Rohstoffe und Bauaufträge. Mit den Rohstoffen baust du deine Bauaufträge: Jedes Gebäude bringt sofort Boni, die meisten einen Charakter mit einer Fähigkeit und alle am Ende Punkte.
rules-page-setup = Hier wird der Tisch für dich aufgebaut; nur deinen ersten Rohstoff wählst du selbst.
rules-page-turn-powers = **Trickbetrüger** und **Buchhalter** (je einmal im Zug) und den **Reisenden** kannst du nutzen, sooft du in deinem eigenen Zug etwas zu entscheiden hast, vor der Aktion, zwischendurch und danach; nur ein Bauauftrag, den du ablegen musst, geht vor. Solange einer davon möglich ist, wartet der Zug, bis du sagst, dass du fertig bist.
rules-page-turn-back = **Arbeiter zurücknehmen** vom Rohstoff-Spielplan kostet nichts und geht auch im Zug der anderen. Das hilft, wenn dein Vorrat leer ist. Nur solange jemand einen Bauauftrag ablegen muss, geht es nicht.
rules-page-worker-order = Ein Gebäude nimmst du in dieser Reihenfolge: Du zahlst, die Karte wird dein Bauauftrag, beim dritten legst du einen ab, die Reihe rückt auf, und die oberste Karte des Stapels füllt sie. Das kann genau die Münze sein, die du eben gezahlt hast.
rules-page-worker-stack = Deine Münzen sind ein Stapel: Die neueste gibst du zuerst aus. Die Gebäudeseite darf niemand ansehen, auch du nicht.
rules-page-streets-title = Anlegen und Straßen
rules-page-streets = Über Eck genügt nicht: Die Karten müssen eine Kante gemeinsam haben. Was gebaut ist, bleibt liegen.
rules-page-streets-fits = Passt: Straße an Straße
rules-page-streets-clashes = Passt nicht: Häuser an Straße
rules-page-bonus = Ein neues Gebäude bringt seinen eigenen Bonus und den jeder angrenzenden Karte, zu der eine Straße führt, auch der Zentrumskarte. Jeder ist freiwillig und kostenlos, die Reihenfolge bestimmst du.
rules-page-bonus-empty = Ein Rohstoff braucht einen Arbeiter im Vorrat. Ist keiner da, nimm vorher einen zurück oder verzichte auf den Bonus. Mit fünf Münzen bringt eine weitere nichts.
rules-page-bonus-moment = Es zählt, was du beim Anlegen der Karte hattest: Ein Lampenhüter, der erst mit diesem Gebäude kommt, ist für dessen Boni zu spät.
rules-page-characters = Ein Gebäude mit dem Zeichen einer Gilde bringt nach den Boni den obersten Charakter dieser Gilde. Seine Fähigkeit wirkt sofort und so lange, wie du ihn hast. Ist der Stapel leer, geben zuerst alle ihre Charaktere dieser Gilde zurück; sie werden gemischt, und der neue oberste gehört dir.
rules-page-character-seignior = Der zweite wird nach dem ersten genommen und bezahlt.
rules-page-character-bookkeeper = Dein Bauauftrag kommt genau auf den Platz der Karte, die du nimmst. Das kostet nichts, und nichts rückt auf.
rules-page-character-tax-collector = Je Zahlung gibt es eine Münze, egal wie hoch sie ist; ein Preis von 0 ist keine Zahlung.
rules-page-character-builder = Zuerst zahlst du die 2 Münzen. Du bist dabei nicht am Zug: Trickbetrüger, Buchhalter und Reisender wirken nicht.
rules-page-character-traveller = Dieser Arbeiter zählt als einer in der Stadt. Er bleibt dort, auch wenn du den Reisenden verlierst.
rules-page-score = Eine Karte in der Stadt bringt der Person Punkte, deren Arbeiter darauf steht. Angrenzend sind Karten mit einer gemeinsamen Kante, und die Zentrumskarte ist eine Karte wie die anderen. Bei Reihe und Spalte zählen alle Karten darin, auch über Lücken hinweg.
rules-page-example-diamond = Beispiel: Eine 4 bringt 4 Punkte.
rules-page-example-per-adjacent = Beispiel: 3 für jede, und zwei Karten liegen daneben: 6 Punkte.
rules-page-example-shields = Beispiel: Daneben ein Schild mit 2 und einer mit 1: 3 Punkte.
rules-page-example-diamonds = Beispiel: 3, und zwei Diamantkarten in der Stadt: 5 Punkte.
rules-page-example-column = Beispiel: 1, und zwei Karten in der Spalte: 3 Punkte.
rules-page-example-row = Beispiel: 2, und vier Karten in der Reihe: 6 Punkte.
rules-page-example-guild = Beispiel: 2, und drei Karten ihrer Gilde: 5 Punkte.
rules-page-example-neighbours = Beispiel: 1, und drei Karten daneben: 4 Punkte.
rules-page-score-not = Münzen, Bauaufträge und Arbeiter im Vorrat bringen nichts.
rules-page-end-title = Ende und Gleichstand
rules-page-end = Das Spiel endet mit dem Zug, in dem jemand den sechsten Arbeiter in die Stadt bringt, Gebäude und Zentrumskarte zusammengezählt. Dieser Zug wird noch zu Ende gespielt, dann folgt keiner mehr.
rules-page-end-builder = Es endet auch, wenn der sechste Arbeiter durch den Baumeister im Zug eines anderen dazukommt. Bringt ihn der Reisende vor der Aktion, muss die Aktion noch folgen.
rules-page-online-title = Online spielen
rules-page-online-undo = **Zurücknehmen:** sofort, solange nichts Neues aufgedeckt wurde und niemand sonst gespielt hat; sonst müssen die anderen zustimmen, auch wer gegangen ist oder keine Zeit mehr hat. Allein gegen Bots geht es weiter zurück; dann werden die verdeckten Karten neu gemischt. Wer einen Tisch öffnet, kann es ausschließen.
rules-page-online-clock = **Uhren:** Ein Tisch spielt ohne Uhr, mit einigen Minuten für jeden oder mit Stunden je Zug. Läuft deine Zeit ab, spielt ein Bot für dich, bis du zurück bist.
rules-page-online-bot = **Bots** wissen, was alle sehen können, nie, was verdeckt ist.
rules-page-online-plan = **Was wäre, wenn:** Probiere jederzeit Züge an einer Kopie des Tischs aus. Niemand sieht sie, und sie zählen nicht.
rules-page-online-shuffle = **Das Mischen** steht vor dem ersten Zug fest und ist versiegelt. Die Aufzeichnung der beendeten Partie enthält den Beweis, und jeder kann ihn prüfen.
