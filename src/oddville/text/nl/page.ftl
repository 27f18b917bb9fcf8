### De tafel op de pagina: wat op knoppen en bij het spelmateriaal staat.

## De weg vinden

page-skip = Naar de inhoud
page-back = Terug
page-undo = Terugnemen
page-confirm = Bevestigen
page-not-now = Kan niet
page-why = waarom?
page-chat = Chat
page-tabs = Delen van de tafel
page-tab-city = Stad
page-tab-row = Rij
page-tab-board = Bord
page-tab-hand = Hand
page-tab-log = Verloop
page-not-loaded = Dit deel van de pagina is niet aangekomen. Misschien is er een nieuwere versie, of was de verbinding weg.
page-load-anew = Pagina opnieuw laden
page-error-unknown = Er ging iets mis ({ $code }). Probeer het opnieuw of laad de pagina opnieuw.
page-error-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.

## De stad

page-fit = Hele stad tonen
page-larger = Groter
page-smaller = Kleiner
page-more-places =
    { $count ->
        [one] Nog { $count } plek buiten beeld
       *[other] Nog { $count } plekken buiten beeld
    }
page-city-card =
    { $owned ->
        [yes] { $card }, gebouwd door { $owner }, { $place }. { $scoring }
       *[no] { $card }, { $place }. { $scoring }
    }
page-card = { $card }. Kosten: { $cost }. Bonus: { $bonus }. { $scoring }

## Spelers en borden

page-score = Score
page-coins = munten
page-points = Punten
page-points-after =
    { $points ->
        [one] daarna { $points } punt
       *[other] daarna { $points } punten
    }
page-points-end = ongeveer { points } aan het einde
page-points-end-why = Schatting van een bot in één oogopslag, op grond van wat iedereen kan zien.
page-in-city = { $count } van { $most } arbeiders in de stad
page-of = { $count } van { $most }
page-hand-of = Arbeiderskaarten in de hand: { $workers }
page-no-characters = geen karakters
page-no-project = geen bouwproject
page-pile-left =
    { $count ->
        [0] leeg
       *[other] nog { $count }
    }
page-deck = Stapel { $count }
page-worker-card =
    { $played ->
        [yes] Arbeiderskaart { $worker }, gespeeld
       *[no] Arbeiderskaart { $worker }
    }
page-resource-column =
    { $free ->
        [one] { resource }: { $mine } van jouw arbeiders, { $free } vrij onderste vakje
       *[other] { resource }: { $mine } van jouw arbeiders, { $free } vrije onderste vakjes
    }
page-away = afwezig
page-stands-in = { $level } speelt voor deze plaats

## Beslissen

page-your-turn =
    { $count ->
        [one] Jij bent aan de beurt, { $player }. { $sentence } { $count } mogelijkheid.
       *[other] Jij bent aan de beurt, { $player }. { $sentence } { $count } mogelijkheden.
    }
page-ability =
    { $offers ->
        [coins] Arbeider { $worker }: kies munten of een bouwproject.
        [resources] Arbeider { $worker }: kies een grondstof of een bouwproject.
        [none] Arbeider { $worker }: kies een bouwproject.
       *[both] Arbeider { $worker }: kies munten, een grondstof of een bouwproject.
    }
page-no-second =
    { $back ->
        [yes] Een tweede grondstof kan nu niet: haal een arbeider terug of ga verder.
       *[no] Een tweede grondstof kan nu niet.
    }
page-recover =
    { $count ->
        [one] { $count } kaart terugnemen
       *[other] { $count } kaarten terugnemen
    }
page-take-coins =
    { $count ->
        [0] Munten innen
       *[other] { $count } innen
    }
page-take = Nemen
page-all-options = Alle mogelijkheden in woorden
page-final = kan niet zomaar terug
page-gains-character = brengt: { character }
page-swap-project = { character-bookkeeper }: welk bouwproject geef je weg?
page-swap-row = { character-bookkeeper }: welke kaart uit de rij neem je?
page-travel = { character-traveller }: welke grondstof betaal je?

## Een bouwproject plaatsen

page-placing = Waar het bouwproject komt
page-places-fit =
    { $count ->
        [one] { $count } plek past. Kies die in de stad.
       *[other] { $count } plekken passen. Kies er een in de stad.
    }
page-cost = kosten
page-workers-return =
    { $count ->
        [one] { $count } arbeider terug
       *[other] { $count } arbeiders terug
    }
page-own-bonus = eigen bonus
page-no-bonus = hier geen bonus
page-other-project = Ander bouwproject
page-build-here = Hier bouwen

## Bonussen en afleggen

page-your-bonuses = Jouw bonussen
page-from = van
page-to = naar
page-skip-rest = De rest overslaan
page-go-on = Verder
page-discard = Het gaat onder de stapel; iedereen heeft het gezien.

## Wat er gebeurde

page-last-moves = Laatste zetten
page-all-moves = Alle zetten
page-show-again = Nog eens
page-look-at-table = Tafel bekijken
page-to-the-score = Naar de score

## Wat als?

page-planning = Wat als?
page-planning-hint = Je probeert zetten uit op een kopie. Kaarten die niemand kent, worden geloot; het spel zelf blijft zoals het is.
page-plan-anew = Opnieuw
page-plan-outdated = Het spel is intussen verdergegaan. Dit plan begon bij een eerdere stelling.
page-plan-now = Vanaf de huidige stelling
page-plan-end = Terug naar het spel

## Tips voor de eerste partijen

page-hints-off = Geen tips meer
page-hint-choose-resource = Een arbeider op een grondstof betekent dat die van jou is. Je begint met één: kies welke.
page-hint-turn = Kies een arbeiderskaart: die levert munten, een grondstof of een bouwproject uit de rij op. Bouwen doe je door een bouwproject aan te tikken waarvan je de grondstoffen hebt. De zesde arbeider in de stad beëindigt het spel.
page-hint-ability = Groen laat zien waar deze arbeider heen kan: op het bord staat wat een grondstof kost, boven de rij wat een bouwproject kost.
page-hint-place = Straat sluit aan op straat, huizen op huizen. Het nieuwe gebouw levert zijn eigen bonus en die van elke buur waarheen een straat loopt.
page-hint-bonuses = Bonussen zijn gratis. Gebruik ze in willekeurige volgorde; wat je overslaat, ben je kwijt.
page-hint-discard = Je kunt nooit meer dan twee bouwprojecten hebben.
page-hint-builder = { character-builder }: je mag meteen na anderen bouwen, voor twee munten.
