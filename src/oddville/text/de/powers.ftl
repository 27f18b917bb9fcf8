### Was die Charaktere können und was sie wert sind.

power-human-resources-manager = Jede Arbeiterkarte gilt für dich so, als wären alle vier Rohstoffe darauf abgebildet.
power-landowner = Jeder Rohstoff, den du mit einer Arbeiterkarte nimmst, kostet dich 1 Münze weniger.
power-seignior = Mit einer Arbeiterkarte darfst du zwei der darauf abgebildeten Rohstoffe nehmen, gleiche oder verschiedene. Beide musst du bezahlen.
power-cheater = Einmal in deinem Zug darfst du eine deiner Münzen umdrehen: Sie wird zu einem Bauauftrag. Vorher ansehen darfst du sie nicht.
power-mistress = Das Zurückholen deiner Arbeiterkarten kostet dich 1 Münze weniger.
power-bookkeeper = Einmal in deinem Zug darfst du einen deiner Bauaufträge gegen eine Karte der Gebäudereihe tauschen.
power-ghost = Jede Arbeiterkarte bringt dir auf Wunsch 3 Münzen, auch Arbeiter 1.
power-tax-collector = Immer wenn jemand anderes Münzen zahlt, bekommst du 1 Münze.
power-benefactor = Zu Beginn jedes deiner Züge bekommst du 1 Münze.
power-lamplighter = Wenn du baust, bekommst du auch die Boni angrenzender Gebäude, zu denen keine Straße führt.
power-builder = Hat jemand anderes gebaut, darfst du für 2 Münzen ebenfalls bauen.
power-traveller = In deinem Zug darfst du einen Rohstoff zahlen und einen Arbeiter auf dessen leeres Feld der Zentrumskarte stellen. Mehr als einen kannst du dort nicht haben.

points-character =
    { $points ->
        [one] { $points } Punkt am Ende des Spiels.
       *[other] { $points } Punkte am Ende des Spiels.
    }

points-traveller =
    { $points ->
        [one] { $points } Punkt am Ende des Spiels, mit einem Arbeiter auf der Zentrumskarte aber { $on_main_square }.
       *[other] { $points } Punkte am Ende des Spiels, mit einem Arbeiter auf der Zentrumskarte aber { $on_main_square }.
    }
