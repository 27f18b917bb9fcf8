### Die Lektionen auf der Seite. Was sie sagen, steht in lessons.ftl.

lessons-page = Spielend lernen
lessons-you = Du
lessons-intro = Ich bin Tilda, die Ausruferin. In sechs kurzen Lektionen zeige ich dir das Spiel. Du baust von der ersten Minute an, und nichts kann schiefgehen.
lessons-number = Lektion { $number } von { $count }
lessons-step = Schritt { $step } von { $count }
lessons-show-me = Zeig es mir
lessons-skip = Lektion überspringen
lessons-skip-short = Überspringen
lessons-leave = Verlassen
lessons-start = Beginnen
lessons-resume = Weitermachen
lessons-repeat = Noch einmal
lessons-next = Nächste Lektion
lessons-list = Alle Lektionen
lessons-done = Gut gemacht!
lessons-next-is = Als Nächstes: { $title }
lessons-all-done = Du kennst das Spiel!
lessons-all-done-how = Nell wartet an einem richtigen Tisch. Auch sie spielt wie eine Anfängerin, und in den ersten Spielen gebe ich dir Ratschläge.
lessons-play = Das erste Spiel spielen
lessons-about-workers = Was deine vier Arbeiter holen
lessons-about-projects = Gebäude in der Gebäudereihe und was sie kosten
lessons-about-resources = Sammeln, was ein Gebäude braucht
lessons-about-streets = In der Stadt bauen und Boni nehmen
lessons-about-characters = Die Leute, die zu dir kommen
lessons-about-end = Punkte, und wer gewinnt

## Das Spiel in fünf Minuten

five-lead = Alle Beispiele sind spielbar: Tippe an, was leuchtet.
five-right = Genau.
five-again = Noch einmal
five-rules = Die ganzen Regeln
five-aim = Worum es geht
five-aim-text = Ihr baut alle zusammen an einer Stadt. Ein Gebäude gehört dem, dessen Arbeiter darauf steht. Wenn jemand sechs Arbeiter in der Stadt hat, ist das Spiel zu Ende, und die meisten Punkte gewinnen.
five-workers = Was Arbeiter holen
five-workers-text = In deinem Zug spielst du eine deiner vier Arbeiterkarten. Sie holt Münzen, einen Rohstoff oder einen Bauauftrag. Stärkere Arbeiter bringen mehr Münzen und zahlen weniger. Hast du keine Karte mehr oder willst du alle früher zurück, nimmst du sie wieder auf: eine Münze für jede Karte, die du noch auf der Hand hast.
five-projects = Bauaufträge kommen aus der Gebäudereihe
five-projects-text = Die Gebäudereihe zeigt Gebäude. Die Zahl über einer Karte ist der Preis für den gewählten Arbeiter. Du kannst zwei Bauaufträge haben. Was ein Gebäude kostet, steht unten auf der Karte.
five-resources = Rohstoffe sind Arbeiter auf dem Spielplan
five-resources-text = Ein Arbeiter auf Lehm ist ein Lehm. Du nimmst immer das billigste freie Feld. Wenn du baust, kommen die Arbeiter zu dir zurück.
five-build = In der Stadt bauen
five-build-text = Straße muss an Straße stoßen, Haus an Haus. Du bekommst den Bonus des neuen Gebäudes und einen von jedem Nachbarn, zu dem eine Straße führt.
five-characters = Charaktere kommen zu dir
five-characters-text = Ein Gebäude mit dem Zeichen einer Gilde bringt dir den obersten Charakter dieser Gilde. Jeder hat eine Fähigkeit und ist Punkte wert. Ist der Stapel leer, kommen seine Charaktere von allen zurück und werden gemischt; du bekommst den obersten.
five-end = Das Ende
five-end-text = Der Zug, in dem jemand den sechsten Arbeiter in die Stadt stellt, ist der letzte. Dann zählen Gebäude, Charaktere und Arbeiter auf dem Rohstoff-Spielplan. Probier es aus: Mit welchem Platz gewinnst du?
