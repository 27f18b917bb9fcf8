### Das Ende eines Spiels: Die Stadt wird gezählt, dann das Ergebnis.

ending-counted = Die Stadt wird gewertet
ending-skip = Gleich zum Ergebnis
ending-last-turn = Zug { $turn } · der letzte
ending-leads =
    { $who ->
        [you] Du führst mit { $points }
       *[other] { $players } führt mit { $points }
    }
ending-tied =
    { $who ->
        [you] Du und { $players } habt je { $points }
       *[other] { $players } haben je { $points }
    }
ending-still =
    { $who ->
        [you]
            { $count ->
                [one] Noch ein Arbeiter von dir wird gezählt.
               *[other] Noch { $count } Arbeiter von dir werden gezählt.
            }
       *[other]
            { $count ->
                [one] Noch ein Arbeiter von { $player } wird gezählt.
               *[other] Noch { $count } Arbeiter von { $player } werden gezählt.
            }
    }
ending-buildings = Gebäude
ending-characters = Charaktere
ending-workers = Arbeiter auf dem Spielplan
ending-winner = Der Sieg
ending-each = je 1 Punkt
ending-station = { $station }: { $scores }.
ending-score = { $player } { $points }
ending-behind = { $place }, { $behind } zurück
ending-level = { $place }, gleichauf
ending-you-are =
    { $place ->
        [1] Du bist auf Platz 1.
        [2] Du bist auf Platz 2.
        [3] Du bist auf Platz 3.
       *[other] Du bist auf Platz 4.
    }
ending-decided = Was den Ausschlag gab:
ending-sixth-with = { $player }, mit „{ $card }“
ending-tie = { ending-tied }. Bei Gleichstand gewinnt, wer den sechsten Arbeiter in die Stadt gesetzt hat: { $sixth }.
ending-tie-next = { ending-tied }. Der sechste Arbeiter in der Stadt: { $sixth }. Von dort im Uhrzeigersinn zuerst: { $player }.
ending-by-buildings = Gebäude: { $player } { $points }, { $rival } { $rival_points }. Das beste ist „{ $card }“.
ending-by-characters = Charaktere: { $player } { $points }, { $rival } { $rival_points }.
ending-by-workers = Arbeiter auf dem Spielplan: { $player } { $points }, { $rival } { $rival_points }.
ending-best-turn = Dein bester Zug
ending-their-best-turn = Der beste Zug
ending-best = Zug { $turn }: { $what }, +{ $points }
ending-items = Wofür es Punkte gab
ending-again = Noch einmal in dieser Runde
ending-look = Zeig auf eine Karte, um zu sehen, was sie wert ist.

## Nach einem verlorenen Spiel gegen Anfänger

ending-next-time = Beim nächsten Mal läuft es besser:
ending-next-build = { $player } hatte { $count } Arbeiter in der Stadt, du { $own }. Sammle die Rohstoffe für ein Gebäude, baue es, und fang erst dann das nächste an.
ending-next-coins = Du hattest noch { $coins } Münzen, und Münzen sind am Ende nichts wert. Gib sie früher für Rohstoffe und Bauaufträge aus.
ending-next-characters = { $player } hat mit Charakteren { $points } Punkte mehr. Ein Gebäude mit dem Zeichen einer Gilde bringt dir einen.
ending-next-places = { $player } hat mit Gebäuden { $points } Punkte mehr. Vergleiche vor dem Bauen die Punkte, die an jedem Platz stehen.
ending-next-workers = Die Arbeiter auf dem Rohstoff-Spielplan haben den Unterschied gemacht. Gegen Ende ist jeder von ihnen einen Punkt wert.
ending-next-tie = Ihr hattet gleich viel: Ein Punkt mehr hätte gereicht. Gegen Ende ist jeder Arbeiter auf dem Rohstoff-Spielplan ein Punkt.
