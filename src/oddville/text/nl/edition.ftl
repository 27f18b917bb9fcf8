### Edities: maken, controleren, vergelijken en afdrukken.

## Hulp bij de opdrachten

edition-help = edities maken, controleren, tonen, vergelijken en afdrukken
edition-help-new = een editiebestand maken om in te vullen vanuit je doos
edition-help-check = alle fouten in een editie opsommen, of tonen wat erin zit
edition-help-show = een pagina met alle kaarten van een editie openen
edition-help-diff = kaart voor kaart tonen waarin twee edities verschillen
edition-help-export = een editie als tabel (.csv) of als TOML schrijven
edition-help-sheets = PDF-vellen maken om af te drukken en uit te knippen
edition-help-folder = de map met je eigen edities tonen en ze opsommen
edition-help-name = naam van de nieuwe editie: kleine letters, cijfers en koppeltekens
edition-help-edition = naam van een editie, of een TOML-bestand
edition-help-second = naam of bestand van de editie om mee te vergelijken
edition-help-output-new = doelbestand (standaard: NAME.toml in de map met je edities)
edition-help-from = de kaarten uit een tabel (.csv, .ods, .xlsx) of een andere editie overnemen
edition-help-worksheet = ook een werkblad (PDF) schrijven om af te drukken en met de hand in te vullen
edition-help-force = bestaande bestanden vervangen
edition-help-json = JSON voor programma’s tonen
edition-help-output-page = HTML-doelbestand (standaard: een tijdelijk bestand, geopend in de browser)
edition-help-no-open = de browser niet openen
edition-help-output-export = doelbestand: .csv of .toml
edition-help-separator = scheidingsteken tussen cellen: komma (comma), puntkomma (semicolon) of tab (tab)
edition-help-output-sheets = doelmap; wordt aangemaakt als ze nog niet bestaat
edition-help-paper = papierformaat: a4 of letter
edition-help-duplex = over welke rand je printer de vellen omdraait: lang (long), kort (short) of alleen voorkanten (none)
edition-help-card = maat van de kaarten in millimeters, zoals 63x88
edition-help-bleed = afloop: hoeveel millimeter de afbeeldingen over de snijlijn lopen, 0 tot 3
edition-help-low-ink = alleen omtrekken, om inkt te sparen
edition-help-only = alleen deze onderdelen, door komma’s gescheiden: { $parts }
edition-part-unknown = “{ $value }” hoort niet bij: { $parts }

## Een nieuwe editie

edition-written = Geschreven: { $path }
edition-next-steps = Vul het in en geef dan: oddville edition check { $name }
edition-name-taken = “{ $name }” is de naam van een editie die bij het spel hoort. Kies een andere.
edition-name-bad = “{ $name }” is geen geldige naam voor een editie. Gebruik kleine letters, cijfers en losse koppeltekens, hoogstens { $longest } tekens.
edition-suffix-unknown = De naam van { $path } moet eindigen op { $suffixes }.
edition-folder-empty = nog geen edities

## De toelichting in een nieuw editiebestand

edition-template-title =
    { $name }: een editie van OddVille.

    Vul onderaan de gebouwen van je kaarten in; al het andere is ingevuld zoals in de standaardeditie en hoef je
    alleen met je doos te vergelijken. Wat nog niet klopt of ontbreekt, zegt

      oddville edition check { $name }
edition-template-format = De naam van de editie. Verhoog de versie telkens als je later kaarten verandert.
edition-template-worker = De vier arbeiderskaarten, voor iedereen gelijk: hoeveel munten een kaart oplevert (0: geen), welke grondstoffen erop staan, en welke prijs ze betaalt voor elke plaats in de gebouwenrij, te beginnen met de plaats het verst van de trekstapel.
edition-template-board = De twee kanten van het grondstoffenbord: de prijs van elk onderste vakje, van links af, en van het bovenste vak.
edition-template-main-square = Het marktplein: waar straten eruit lopen, welke grondstoffen een veld hebben, de punten en de bonus.
edition-template-character = De karakters. De kracht hoort bij de id; gilde en punten staan op de kaart.
edition-template-building = De gebouwen, { $count } in getal. Ze zijn in deze volgorde genummerd.
edition-template-fields =

    De velden van een gebouw (haal de # weg waar je er een nodig hebt):

      id       jouw code voor de kaart: kleine letters, cijfers, koppeltekens, elke maar één keer
      cost     1 tot 4 grondstoffen: "wood" hout, "clay" klei, "stone" steen, "crystal" kristal
      streets  de randen met een straat: "up" boven, "right" rechts, "down" onder, "left" links
      bonus    "wood", "clay", "stone", "crystal", "coin" munt, "any" grondstof naar keuze,
               "double" verdubbelen of "transform" wisselen
      scoring  "diamond"       diamantkaart: punten voor zichzelf
               "per-adjacent"  punten voor elke aangrenzende kaart
               "shields"       de schilden van de aangrenzende kaarten; zonder value
               "diamonds"      een getal, plus 1 voor elke diamantkaart in de stad
               "column"        een getal, plus 1 voor elke kaart in de kolom
               "row"           een getal, plus 1 voor elke kaart in de rij
               "guild"         een getal, plus 1 voor elke kaart van haar gilde in de stad
               "neighbours"    een getal, plus 1 voor elke aangrenzende kaart
      value    het getal bij de waardering
      guild    "mask" masker, "rooster" haan, "bells" klokken, "fleur-de-lis"; zonder gilde weglaten
      shield   het getal in het schild; zonder schild weglaten
      name     de naam van de kaart
edition-template-card = Kaart { $number }

## Controleren

edition-valid =
    { $count ->
        [one] { $name }: geen fouten. { $count } gebouw, versie { $version }, controlegetal { $hash }.
       *[other] { $name }: geen fouten. { $count } gebouwen, versie { $version }, controlegetal { $hash }.
    }
edition-problem-count =
    { $count ->
        [one] { $count } fout.
       *[other] { $count } fouten.
    }
edition-empty-cards =
    { $count ->
        [one] { $count } gebouw is nog leeg: { $numbers }.
       *[other] { $count } gebouwen zijn nog leeg: { $numbers }.
    }
edition-few-cards = Met minder dan { $count } gebouwen kan de trekstapel in een lange partij opraken.
edition-bars = { $both } zoals in de standaardeditie, { $more } meer, { $fewer } minder
edition-column-this = hier
edition-column-standard = standaard
edition-topic-scoring = Waardering
edition-topic-guild = Gilden
edition-topic-bonus = Bonussen
edition-topic-cost = Kosten
edition-topic-resource = Te betalen grondstoffen
edition-topic-streets = Randen met een straat
edition-topic-edge = Straten per rand
edition-topic-shield = Schilden
edition-none = geen
edition-scoring-guild = gilde
edition-cost-count =
    { $count ->
        [one] { $count } grondstof
       *[other] { $count } grondstoffen
    }
edition-streets-count =
    { $count ->
        [0] geen straat
        [one] { $count } straat
       *[other] { $count } straten
    }
edition-shield-count =
    { $count ->
        [0] geen schild
       *[other] schild { $count }
    }
edition-edge-up = boven
edition-edge-right = rechts
edition-edge-down = onder
edition-edge-left = links

edition-problem-spreadsheet-unreadable = { $place }: deze tabel is niet leesbaar ({ $detail }). Sla haar in je rekenblad op als CSV en probeer het opnieuw.
edition-problem-heading-missing = { $place }: deze kolom ontbreekt. De eerste rij moet de kolommen noemen: { $columns }.

## Vergelijken

edition-equal = { $first } en { $second } zijn gelijk.
edition-differences =
    { $count ->
        [one] { $count } verschil
       *[other] { $count } verschillen
    }
edition-only-in = { $what }: alleen in { $edition }
edition-moved = { $what }: nummer { $before } in { $first }, { $after } in { $second }
edition-component-edition = Editie
edition-component-worker = Arbeiderskaart { $key }
edition-component-board =
    { $key ->
        [two_players] Grondstoffenbord voor 2 spelers
       *[three_or_four_players] Grondstoffenbord voor 3 of 4 spelers
    }
edition-component-main-square = Marktplein

## Namen van de kolommen van een tabel, zoals je ze in een rekenblad mag noemen

edition-field-number = nummer
edition-field-id = code
edition-field-name = naam
edition-field-cost = kosten
edition-field-streets = straten
edition-field-guild = gilde
edition-field-bonus = bonus
edition-field-scoring = waardering
edition-field-value = waarde
edition-field-shield = schild
edition-field-version = versie
edition-field-coins = munten
edition-field-resources = grondstoffen
edition-field-prices = prijzen
edition-field-lower = onderste vakjes
edition-field-upper = bovenste vak
edition-field-spots = velden
edition-field-points = punten
edition-field-points-on-main-square = punten met een arbeider op het marktplein

## De pagina met alle kaarten

gallery-title = OddVille · { $name }: alle kaarten
gallery-filters = Filters
gallery-search = Zoeken op naam
gallery-kind = Soort
gallery-all = alle
gallery-kind-building = gebouwen
gallery-kind-character = karakters
gallery-kind-worker = arbeiderskaarten
gallery-kind-other = borden en andere
gallery-streets = Straten
gallery-reset = Filters wissen
gallery-theme = Nacht
gallery-language = Taal
gallery-shown =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
gallery-empty = Zo’n kaart is er niet. Wis een filter.
gallery-number = Nr. { $number }
gallery-close = Sluiten
gallery-board-two = Grondstoffenbord, 2 spelers
gallery-board-more = Grondstoffenbord, 3 of 4 spelers
