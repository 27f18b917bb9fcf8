### Het einde van een spel: de stad wordt geteld, dan de uitslag.

ending-counted = De punten worden geteld
ending-skip = Meteen naar de uitslag
ending-last-turn = Beurt { $turn } · de laatste
ending-leads =
    { $who ->
        [you] Je staat voor met { $points }
       *[other] { $players } staat voor met { $points }
    }
ending-tied =
    { $who ->
        [you] Jij en { $players } hebben elk { $points }
       *[other] { $players } hebben elk { $points }
    }
ending-still =
    { $who ->
        [you]
            { $count ->
                [one] Nog één arbeider van jou moet worden geteld.
               *[other] Nog { $count } arbeiders van jou moeten worden geteld.
            }
       *[other]
            { $count ->
                [one] Nog één arbeider van { $player } moet worden geteld.
               *[other] Nog { $count } arbeiders van { $player } moeten worden geteld.
            }
    }
ending-buildings = Gebouwen
ending-characters = Karakters
ending-workers = Arbeiders op het bord
ending-winner = De winnaar
ending-each = elk 1 punt
ending-station = { $station }: { $scores }.
ending-score = { $player } { $points }
ending-behind = { $place }, { $behind } achter
ending-level = { $place }, gelijk
ending-you-are =
    { $place ->
        [1] Je bent eerste.
        [2] Je bent tweede.
        [3] Je bent derde.
       *[other] Je bent vierde.
    }
ending-decided = Wat de doorslag gaf.
ending-sixth-with = { $player }, met ‘{ $card }’
ending-tie = { ending-tied }. Bij een gelijke stand wint wie de zesde arbeider in de stad zette: { $sixth }.
ending-tie-next = { ending-tied }. De zesde arbeider in de stad: { $sixth }. Van daar met de klok mee als eerste: { $player }.
ending-by-buildings = Gebouwen: { $player } { $points }, { $rival } { $rival_points }. Het beste is ‘{ $card }’.
ending-by-characters = Karakters: { $player } { $points }, { $rival } { $rival_points }.
ending-by-workers = Arbeiders op het bord: { $player } { $points }, { $rival } { $rival_points }.
ending-best-turn = Je beste beurt
ending-their-best-turn = De beste beurt
ending-best = Beurt { $turn }: { $what }, +{ $points }
ending-items = Waar de punten vandaan komen
ending-again = Nog eens met dezelfde mensen
ending-look = Wijs een kaart aan om te zien wat die waard is.

## Na een verloren spel tegen beginners

ending-next-time = De volgende keer gaat het beter:
ending-next-build = { $player } had { $count } arbeiders in de stad, jij { $own }. Verzamel de grondstoffen voor één gebouw, bouw het, en begin dan pas aan het volgende.
ending-next-coins = Je had nog { $coins } munten, en munten zijn aan het einde niets waard. Geef ze eerder uit aan grondstoffen en bouwprojecten.
ending-next-characters = { $player } haalde { $points } punten meer met karakters. Een gebouw met het teken van een gilde brengt er een.
ending-next-places = { $player } haalde { $points } punten meer met gebouwen. Vergelijk voor het bouwen de punten die bij elke plek staan.
ending-next-workers = De arbeiders op het grondstoffenbord maakten het verschil. Tegen het einde is elk van hen een punt waard.
ending-next-tie = Jullie stonden gelijk: één punt meer was genoeg geweest. Tegen het einde is elke arbeider op het grondstoffenbord een punt.
