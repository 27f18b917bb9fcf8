### De analyse op de pagina: terugblik, nieuwe poging, puzzels, hints.

## Analyse

coach-title = Analyse
coach-waiting = Tilda bekijkt het spel …
coach-progress = { $done } van { $total } beslissingen
coach-won = { $who ->
    [you] Je hebt gewonnen met { $own } tegen { $other }.
   *[other] { $player } heeft gewonnen met { $own } tegen { $other }.
}
coach-lost = { $who ->
    [you] { $player } won met { $own }; jij had er { $other }.
   *[other] { $player } won met { $own }; { $loser } had er { $other }.
}
coach-who-led = Wie er voor stond
coach-share = winstkans in procenten, per beurt
coach-table-turn = Beurt
coach-table-caption = Winstkansen per beurt
coach-moments = { $count ->
    [0] Geen fout van meer dan 8 punten
    [one] Eén moment
    [2] Twee momenten
   *[other] Drie momenten
}
coach-no-moments = Geen enkele beslissing kostte 8 procentpunten winstkans of meer.
coach-turn = { $turn ->
    [0] Voorbereiding
   *[other] Beurt { $turn }
}
coach-change = { $before } → { $after } %
coach-spoken = Moment { $number }, { $turn ->
    [0] voorbereiding
   *[other] beurt { $turn }
}, van { $before } naar { $after } procent. { $why }
coach-played = { $who ->
    [you] Jij speelde
   *[other] Gespeeld
}
coach-better = Beter
coach-why = Waarom
coach-try = Vanaf hier opnieuw proberen
coach-step = Volgende zet
coach-step-back = Eén zet terug
coach-lines = Beide varianten bekijken
coach-line-start = { coach-turn }: vóór de beslissing.
coach-draws-coins =
    { $who ->
        [you] Je trekt { $count } munten.
       *[other] { $player } trekt { $count } munten.
    }
coach-turns-coin =
    { $who ->
        [you] Cheater: je draait een munt om en krijgt die kaart als bouwproject. Welke het is, weet nog niemand.
       *[other] Cheater: { $player } draait een munt om en krijgt die kaart als bouwproject. Welke het is, weet nog niemand.
    }
coach-by-chance =
    { $who ->
        [you] De stapel wordt eerst geschud: het toeval beslist welk karakter je krijgt.
       *[other] De stapel wordt eerst geschud: het toeval beslist welk karakter { $player } krijgt.
    }
coach-replay = Het spel terugkijken
coach-luck-skill = Geluk en kunnen
coach-luck = geluk
coach-own = eigen beslissingen
coach-unit = procentpunten
coach-accuracy = Nauwkeurigheid { $accuracy } %
coach-like = Speelde als: { $level }
coach-seat = Wiens spel?

## Nieuwe poging

coach-trying = Poging
coach-try-task = { coach-turn }: kies opnieuw. Het verslag verandert niet.
coach-try-verdict = { $verdict ->
    [best] De beste zet.
    [good] Een goede zet.
    [inaccuracy] Niet helemaal: { $loss } punten winstkans minder dan de beste.
    [mistake] Liever niet: { $loss } punten winstkans minder dan de beste.
   *[blunder] Een dure zet: { $loss } punten winstkans minder dan de beste.
}
coach-try-judging = Tilda denkt na …
coach-try-once-more = Nog een keer
coach-try-play-on = Vanaf hier verder spelen
coach-back = Terug naar de analyse

## Puzzels

puzzle-title = Puzzel
puzzle-you = Jij
puzzle-of = Dagelijkse puzzel · { $day }
puzzle-theme-placement = Bouwplek
puzzle-theme-bonus = Bonussen
puzzle-theme-tempo = Tempo
puzzle-theme-powers = Krachten
puzzle-theme-ending = Het einde
puzzle-theme-today = thema van vandaag
puzzle-theme-of = thema
puzzle-task = { $kind ->
    [place] Je bouwt ‘{ $card }’. Eén plek geeft je duidelijk de beste winstkans.
    [turn] Jij bent aan de beurt. Eén zet geeft je duidelijk de beste winstkans.
   *[other] Eén keuze geeft je duidelijk de beste winstkans.
}
puzzle-difficulty = Moeilijkheid
puzzle-difficulty-1 = makkelijk
puzzle-difficulty-2 = gemiddeld
puzzle-difficulty-3 = moeilijk
puzzle-tries-left = Pogingen over
puzzle-left = { $count ->
    [one] nog { $count } poging
   *[other] nog { $count } pogingen
}
puzzle-tries = Je pogingen
puzzle-not-best = Kost { $loss } % winstkans: het kan nog beter
puzzle-loss = −{ $loss } %
puzzle-not-yet = nog niet de beste
reason-tried = Dat heb je al geprobeerd: het kost { $loss } % winstkans.
puzzle-try-open = nog niet geprobeerd
puzzle-try-choose = Kies en bevestig.
puzzle-stars = { $count } van 3 sterren
puzzle-unsolved = niet opgelost
puzzle-right = Dat is hem!
puzzle-failed = Geen pogingen meer. Dit was de beste keuze:
puzzle-hint = Hint voor een ster
puzzle-hint-short = Hint
puzzle-hint-told = Hint:
puzzle-others = De anderen
puzzle-tab = Puzzel
puzzle-past = Eerdere puzzels
puzzle-streak = Reeks
puzzle-streak-days = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
puzzle-week-day = { $state ->
    [solved] { $day }: opgelost
    [open] { $day }: nog open
   *[missed] { $day }: gemist
}
puzzle-share-when = Om te delen als je hem hebt opgelost
puzzle-share-title = OddVille-puzzel, { $day }
puzzle-share-line = { $theme } · { $dots } · poging { $try } van { $tries }
puzzle-share-missed = { $theme } · { $dots } · niet opgelost
puzzle-copy = Kopiëren voor vrienden
puzzle-copied = Gekopieerd
puzzle-another = Nog een puzzel

## Hints

hint-thinking = Tilda denkt na …
hint-which = Welke zet?
hint-why = Waarom?
hint-close = Sluiten
