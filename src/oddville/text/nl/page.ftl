### De tafel op de pagina: wat op knoppen en bij het spelmateriaal staat.

## De weg vinden

page-skip = Naar de inhoud
page-back = Terug
page-undo = Terugnemen
page-confirm = Bevestigen
page-not-now = Kan niet
page-why = waarom?
page-chat = Chat
page-tabs = Onderdelen van de tafel
page-tab-city = Stad
page-tab-row = Rij
page-tab-hand = Hand
page-tab-story = Verloop
page-not-loaded = Dit deel van de pagina kon niet worden geladen. Misschien is er een nieuwere versie, of viel de verbinding weg.
page-load-anew = Pagina opnieuw laden
page-error-unknown = Er ging iets mis ({ $code }). Probeer het opnieuw of laad de pagina opnieuw.
page-error-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.

## De stad

page-fit = Hele stad tonen
page-larger = Inzoomen
page-smaller = Uitzoomen
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
# After the number of points
page-worth =
    { $points ->
        [one] punt op dit moment
       *[other] punten op dit moment
    }{ $count ->
        [0] {""}
        [one] : { $count } kaart telt
       *[other] : { $count } kaarten tellen
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
page-points-end = je eindscore: ongeveer { points }
page-points-end-why = Snelle schatting van een bot, op basis van wat iedereen kan zien.
page-in-city = { $count } van { $most } arbeiders in de stad
page-of = { $count } van { $most }
page-hand-of = Arbeiderskaarten in de hand: { $workers }
page-no-characters = geen karakters
page-no-project = geen project
page-pile-left =
    { $count ->
        [0] leeg
       *[other] nog { $count }
    }
# $characters are the $count that come back, as a list with “or”
page-pile-returns =
    { $count ->
        [one] De stapel is leeg: de { character } komt terug en gaat naar jou.
       *[other] De stapel is leeg: de karakters komen terug en worden geschud. Jij krijgt er een van: { $characters }.
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
page-watching = Je kijkt mee. Onderaan zie je { $player }.
page-absent = { $player } is er niet.
page-absent-host = { $player } is er niet. De host kan een bot laten spelen.
page-stands-in = Hier speelt een bot ({ $level })

## Beslissen

page-server-busy = Het is druk op de server: bots denken korter na.
page-your-turn =
    { $count ->
        [one] { $sentence } { $count } mogelijkheid.
       *[other] { $sentence } { $count } mogelijkheden.
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
page-character-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-or-resource = of een grondstof
page-or-project = of een bouwproject uit de rij
page-cost-met = { $resource }, aanwezig
page-cost-open = { $resource }, nog nodig
page-take = Nemen
page-all-options = Lijst met mogelijke zetten
page-final = Onthult een nieuwe kaart
page-gains-character = je krijgt de { character }
page-swap-project = { character-bookkeeper }: welk bouwproject geef je weg?
page-swap-row = { character-bookkeeper }: welke kaart uit de rij neem je?
page-travel = { character-traveller }: welke grondstof betaal je?

## Een bouwproject plaatsen

page-placing = Bouwproject plaatsen
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
page-discard = Het gaat onder de stapel, en iedereen heeft het gezien.

## Wat er gebeurde

page-look-at-table = Tafel bekijken
page-to-the-score = Naar de score

## Wat als?

page-hint = Hint
page-review = Analyseren met Tilda
page-planning = Wat als?
page-planning-hint = Probeer zetten uit op een kopie van de partij. Onbekende kaarten worden geloot; de partij zelf verandert niet.
page-plan-anew = Opnieuw
page-plan-outdated = De partij is verdergegaan. Dit plan gaat uit van een eerdere stelling.
page-plan-now = Vanaf de huidige stelling
page-plan-end = Terug naar het spel

## Tips voor de eerste partijen

page-hints-off = Tips uitzetten
page-hint-choose-resource = Staat jouw arbeider op een grondstof, dan is die van jou. Kies je eerste grondstof.
page-hint-turn = Speel een arbeiderskaart voor munten, een grondstof of een bouwproject, of bouw een bouwproject waarvoor je alles hebt.
page-hint-ability = Groen laat zien waar deze arbeider heen kan. De prijs van een grondstof staat op het bord, die van een bouwproject boven de rij.
page-hint-place = Straat moet aan straat liggen, huizen aan huizen. Je krijgt de bonus van het nieuwe gebouw en die van elke buur waar een straat heen loopt.
page-hint-bonuses = Bonussen zijn gratis. Gebruik ze in willekeurige volgorde; wat je overslaat, ben je kwijt.
page-hint-discard = Je kunt hoogstens twee bouwprojecten hebben.
page-hint-after-action = Je karakters kunnen je helpen. Wijs er een aan om te lezen wat het kan, of beëindig je beurt.
page-hint-builder = { character-builder }: voor twee munten mag je bouwen, meteen na een andere speler.

# A townsperson: what they do, and how well they play; $name is the level as a title
page-trade-level =
    { $trade } · { $level ->
        [beginner] beginner
        [newcomer] nieuwkomer
        [apprentice] leerling
        [journeyman] gezel
        [master] meester
        [grandmaster] grootmeester
        [matched] op jouw niveau
       *[other] { $name }
    }

## Keys

keys-title = Toetsen
keys-digits = kiezen wat dit nummer heeft
keys-enter = bevestigen
keys-escape = terug
keys-arrows = naar een andere kaart of plek gaan
keys-l = lijst met zetten
keys-g = het voorstel van de gids
keys-f = hele stad tonen
keys-s = score
keys-m = menu
keys-space = het verhaal pauzeren
keys-space-bar = Spatiebalk
keys-right = volgende stap
keys-r = nog eens vertellen
keys-question = deze lijst

## De gids van de eerste spellen

guide-title = Gids
guide-thinking = Tilda denkt na over een zet …
guide-none = Tilda heeft hier geen voorstel. Speel wat je wilt.
guide-do = Doe het voor mij
guide-off = Zet de gids uit
guide-spoken = Tilda stelt voor: { $move }. { $why }
guide-setting = Tilda stelt zetten voor
guide-setting-why = In je eerste drie spellen tegen bots, of tot je het uitzet. Met andere mensen alleen aan tafels die hints toestaan.
