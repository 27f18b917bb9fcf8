### Die Lektionen: was jeder Schritt sagt, was jetzt zu tun ist (-do), und die Antworten auf alles andere.
### Die Schritte stehen in src/oddville/lessons/data.

lesson-go-on = Mach erst weiter.
lesson-welcome = Sechs kurze Lektionen mit Nell. Schreib, was du tun willst, zum Beispiel „worker 4 coins“; „?“ zeigt, was möglich ist, „show me“ macht es für dich, „skip“ geht zur nächsten Lektion, „quit“ hört auf.
lesson-heading = Lektion { $number } von { $count }: { $title }
lesson-press-enter = Weiter mit Enter
lesson-how = „?“ zeigt eine Liste, „show me“ macht es vor.
lesson-finished = Das war alles. Spiel jetzt los: oddville play
learn-help = das Spiel in sechs kurzen Lektionen lernen
learn-help-lesson = die Lektion, mit der es losgeht
learn-no-such-lesson = Die Lektion „{ $name }“ gibt es nicht. Es gibt: { $known }.

## 1 Arbeiter

lesson-workers-title = Arbeiter
lesson-workers-worker = Alle bauen an dieser einen Stadt; wer die meisten Punkte hat, gewinnt. Deine vier Arbeiter holen, was du dafür brauchst.
lesson-workers-worker-do = Wähle Arbeiter 4. Er holt am meisten.
lesson-workers-worker-weaker = Der kann weniger. Fang mit Arbeiter 4 an.
lesson-workers-worker-first = Das kommt später. Wähle erst einen Arbeiter: Nummer 4.
lesson-workers-coins = Er holt Münzen, einen Rohstoff oder einen Bauauftrag. Noch hast du keine Münzen.
lesson-workers-coins-do = Nimm mit Arbeiter 4 drei Münzen.
lesson-workers-coins-later = Später. Ohne Münzen kommst du nicht weit: Nimm erst drei Münzen.
lesson-workers-coins-fewer = Der bringt weniger Münzen. Arbeiter 4 bringt drei.
lesson-workers-told = Nell hat mit Arbeiter 2 Holz genommen. Was die anderen tun, wird dir immer erzählt.

## 2 Bauaufträge

lesson-projects-title = Bauaufträge
lesson-projects-prices = In der Gebäudereihe liegen Gebäude aus. Was sie kosten, hängt vom Arbeiter ab: Stärkere zahlen weniger.
lesson-projects-prices-do = Wähle Arbeiter 2.
lesson-projects-prices-same = Arbeiter 1 zahlt genauso viel. Nimm diesmal Arbeiter 2.
lesson-projects-prices-keep = Arbeiter 3 zahlt nichts, aber du brauchst ihn gleich für Lehm. Heb ihn auf.
lesson-projects-prices-first = Wähle erst, wer geht: Arbeiter 2.
lesson-projects-take = Die Glockengießerei liegt an dritter Stelle. Die Zahl darüber ist ihr Preis: Arbeiter 2 zahlt eine Münze.
lesson-projects-take-do = Nimm mit Arbeiter 2 die Glockengießerei.
lesson-projects-take-same = Arbeiter 1 kann sonst wenig, aber schick diesmal Arbeiter 2.
lesson-projects-take-keep = Heb Arbeiter 3 auf: Du brauchst ihn gleich für Lehm.
lesson-projects-take-other = Ein schönes Gebäude. Aber die Glockengießerei passt besser in diese Stadt.
lesson-projects-take-first = Erst ein Bauauftrag: Ohne ihn hast du nichts zu bauen.
lesson-projects-cost = Die Glockengießerei ist jetzt dein Bauauftrag. Unten auf der Karte steht, was sie kostet: zweimal Lehm.
lesson-projects-cost-do = Sieh dir die Glockengießerei an.
lesson-projects-cost-where = Dein Bauauftrag liegt neben deinen Arbeiterkarten.

## 3 Rohstoffe

lesson-resources-title = Rohstoffe
lesson-resources-clay = Ein Arbeiter auf Lehm ist einmal Lehm. Er geht auf das billigste freie Feld: Das erste kostet nichts.
lesson-resources-clay-do = Nimm mit Arbeiter 3 Lehm.
lesson-resources-clay-other = Arbeiter 3 könnte das. Aber die Glockengießerei braucht Lehm.
lesson-resources-clay-first = Erst Lehm: Die Glockengießerei braucht zweimal Lehm.
lesson-resources-why-not = Nell hat Stein genommen. Du hast nur noch Arbeiter 1. Kann er Lehm nehmen?
lesson-resources-why-not-do = Versuche, mit Arbeiter 1 Lehm zu nehmen.
lesson-resources-why-not-try = Probier es einfach: Lehm mit Arbeiter 1. Es kann nichts passieren.
lesson-resources-recover = Für jede Karte, die du noch auf der Hand hast, zahlst du eine Münze, und alle kommen zurück: Das kostet dich eine Münze.
lesson-resources-recover-do = Hol deine Arbeiterkarten zurück.
lesson-resources-recover-first = Ohne Lehm keine Glockengießerei. Hol erst deine Arbeiterkarten zurück.
lesson-resources-second = Jetzt das zweite Mal Lehm. Das erste Feld ist besetzt, das nächste kostet eine Münze.
lesson-resources-second-do = Nimm mit Arbeiter 2 Lehm.
lesson-resources-second-stronger = Das ginge auch, aber Arbeiter 2 genügt. Heb die stärkeren auf.
lesson-resources-second-first = Das ginge. Aber mit einmal Lehm mehr kannst du bauen.

## 4 Straßen

lesson-streets-title = Straßen
lesson-streets-build = Ein paar Züge später hat jeder von euch ein Gebäude. Zwei deiner Arbeiter stehen auf Lehm: Mehr kostet die Glockengießerei nicht. Beim Bauen kommen beide zurück.
lesson-streets-build-do = Baue die Glockengießerei.
lesson-streets-build-first = Erst dein Bauauftrag: Du hast alles, was er braucht.
lesson-streets-place = Straße muss an Straße liegen, Häuser an Häusern. Links vom Spiegelgiebel treffen zwei Straßen zusammen, und jede bringt den Bonus des Nachbarn.
lesson-streets-place-do = Lege die Glockengießerei links neben den Spiegelgiebel.
lesson-streets-place-fewer = Erlaubt, aber dort treffen weniger Straßen zusammen: Du bekommst weniger Boni.
lesson-streets-place-first = Such erst einen Platz für die Glockengießerei.
lesson-streets-bonuses = Drei Boni: Holz von der Glockengießerei, Stein und eine Münze von den Nachbarn. Sie kosten nichts, die Reihenfolge ist egal.
lesson-streets-bonuses-do = Nimm alle drei Boni.
lesson-streets-bonuses-lost = Was du auslässt, ist verloren, und es kostet nichts. Nimm es.
lesson-streets-bonuses-first = Erst die Boni: Sie kosten nichts.
lesson-streets-points = Dein Arbeiter steht auf der Glockengießerei. Sie bringt zwei Punkte und einen weiteren für jedes Gebäude mit Glocken in der Stadt.

## 5 Charaktere

lesson-characters-title = Charaktere
lesson-characters-joins = Die Glockengießerei zeigt Glocken. Deshalb ist der oberste Charakter des Glocken-Stapels zu dir gekommen: der Gönner.
lesson-characters-joins-do = Sieh dir den Gönner an.
lesson-characters-joins-who = Du findest den Gönner bei deinen eigenen Sachen.
lesson-characters-power = Dein Zug beginnt, und der Gönner bringt eine Münze, wie in jedem deiner Züge. Am Ende ist er drei Punkte wert.
lesson-characters-turn = Du brauchst einen neuen Bauauftrag. Der Wunschbrunnen liegt ganz links: umsonst, sogar für Arbeiter 1.
lesson-characters-turn-do = Nimm mit Arbeiter 1 den Wunschbrunnen.
lesson-characters-turn-other = Arbeiter 1 könnte das. Aber du hast keinen Bauauftrag.
lesson-characters-turn-cheaper = Auch für Arbeiter 1 umsonst. Heb die stärkeren auf.
lesson-characters-turn-first = Später. Nimm erst einen neuen Bauauftrag.
lesson-characters-leaves = Nell hat ein Gebäude mit Glocken gebaut. Der Stapel war leer, also musste der Gönner zurück und ging zu ihr.
lesson-characters-leaves-do = Sieh dir den Gönner an.
lesson-characters-leaves-who = Schau zu Nell: Er ist jetzt bei ihr.

## 6 Das Ende

lesson-end-title = Das Ende
lesson-end-score = Die Partie ist fast vorbei: Ihr habt beide fünf Arbeiter in der Stadt, und der sechste beendet sie. Sieh also erst nach: Wer liegt vorn?
lesson-end-score-do = Öffne die Wertung.
lesson-end-score-look = Noch nicht. Sieh erst nach, wer vorn liegt.
lesson-end-build = Nell führt mit 27 zu 25. Der Klatschmarkt ist bezahlt und bringt drei Punkte für jedes Gebäude daneben.
lesson-end-build-do = Baue den Klatschmarkt.
lesson-end-build-first = Der Klatschmarkt ist bezahlt, und mit ihm kannst du gewinnen.
lesson-end-place = Je mehr Nachbarn, desto mehr Punkte. Wähle den Platz, mit dem du gewinnst.
lesson-end-place-do = Lege den Klatschmarkt dorthin, wo er zwei Gebäude berührt.
lesson-end-place-loses = Damit endet die Partie { $you } zu { $other }. Such einen besseren Platz.
lesson-end-place-first = Such erst einen Platz für den Klatschmarkt.
lesson-end-bonuses = 28 zu 27! Nimm deine Boni: Jeder Arbeiter auf dem Rohstoff-Spielplan bringt noch einen Punkt. Umwandeln setzt einen Arbeiter auf einen anderen Rohstoff.
lesson-end-bonuses-do = Nimm beide Boni.
lesson-end-bonuses-lost = Nimm ihn: Er kostet nichts, und ein Arbeiter auf dem Rohstoff-Spielplan bringt einen Punkt.
lesson-end-bonuses-first = Erst die Boni: Sie kosten nichts.
lesson-end-counted = Jetzt wird gezählt: Gebäude, Charaktere, Arbeiter auf dem Rohstoff-Spielplan. 29 zu 27: Du gewinnst. Spiel jetzt deine erste Partie.
