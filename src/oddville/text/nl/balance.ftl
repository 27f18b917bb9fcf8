### `oddville edition balance`: de opdracht en het verslag dat ze schrijft.

## De opdracht

edition-help-balance = bots duizenden partijen met een editie laten spelen en tonen hoe evenwichtig ze is
balance-help-games = aantal partijen voor elk aantal spelers (standaard: { $default })
balance-help-players = aantallen spelers, door komma’s gescheiden (standaard: { $default })
balance-help-bot = bot op alle plaatsen, zoals master of master:iterations=500 (standaard: { $default })
balance-help-seed = startgetal voor het toeval (standaard: { $default })
balance-help-out = map voor partijen en verslag; een meting die daar al is begonnen, wordt hervat (standaard: balance-EDITIE)
balance-help-processes = aantal partijen dat tegelijk wordt gespeeld (standaard: { $default })
balance-help-compare = de metingen van twee mappen vergelijken, in plaats van te meten
balance-bad-players = ‘{ $value }’ is geen lijst van aantallen spelers zoals 2,3,4
balance-progress = { $done } van { $total } partijen
balance-rest = nog { $minutes } min
balance-written = Geschreven: { $path }
balance-stopped = Gestopt. De tot nu toe gespeelde partijen zijn opgeslagen in { $path }; dezelfde opdracht gaat daar verder.

## Wat er mis kan gaan

balance-error-unreadable = { $path } kan niet worden gelezen: het hoort niet bij een meting of is beschadigd.
balance-error-nothing-there = Er is geen meting in { $path }.
balance-error-no-game = Geen van de partijen in { $path } is uitgespeeld: er valt niets te melden.
balance-error-other-settings = { $path } bevat een meting van een andere editie, een andere bot, een ander startgetal of een andere versie van OddVille. Kies met --output een andere map.
balance-error-not-written = { $path } kan niet worden geschreven ({ $detail }).
balance-error-in-use = Een ander proces is in { $path } aan het meten.
balance-error-worker-lost = Het proces dat partij { $index } met { $players } spelers speelde, is onverwacht gestopt. De partijen ervoor zijn opgeslagen.
balance-error-bot-failed = De bot ‘{ $name }’ liep vast in partij { $index } met { $players } spelers: { $detail }. De partijen ervoor zijn opgeslagen.

## De pagina

balance-title = Balans van de editie ‘{ $edition }’
balance-comparison-title = Balans van de editie ‘{ $edition }’, voor en na
balance-before = voor
balance-after = na
balance-fact-bot = bot op alle plaatsen
balance-edition = { $name }, versie { $version } ({ $hash })
balance-games-of = { $games } met { $players }
balance-again-lead = Dezelfde opdracht geeft dezelfde partijen als het budget van de bot een aantal iteraties is. Alle getallen van deze pagina, en meer, staan ernaast in balance.json.

## Doelen

balance-targets = Doelen
balance-targets-lead = Tussen haakjes het 95%-interval. Een waarde aan de goede kant van de grens telt als gehaald; waar het interval over de grens reikt, kunnen meer partijen anders beslissen. Een positie van de gebouwenrij is in gebruik met ten minste 2% van de genomen kaarten, een karakter als het in ten minste 5% van zijn partijen wordt genomen.
balance-met = gehaald
balance-not-met = niet gehaald
balance-uncertain = het interval reikt over de grens
balance-for-information = ter informatie
balance-target-seats = Winstaandeel per plaats binnen 3 punten van gelijk
balance-target-scorings = Geen waardering per betaalde grondstof meer dan 1,5 keer een andere waard
balance-target-cells = Minder dan 1% bouwprojecten zonder toegestane plaats
balance-target-in-use = Alle zes posities van de gebouwenrij en alle twaalf karakters in gebruik
balance-points-off = { $points } punten ernaast
balance-farthest = het verst: { $place }
balance-best-and-worst = { $best } : { $worst }
balance-rarest = het zeldzaamst: { $what }
balance-position = positie { $position }

## Plaatsen

balance-seats = Wie begint
balance-seats-lead = Op alle plaatsen zitten gelijke bots. De stippellijn is een gelijk aandeel in de winst, het veld eromheen { $points } punten naar beide kanten.
balance-wins-by-place = Winstaandeel, { $players }
balance-scores-by-place = Gemiddelde score, { $players }
balance-turns = { $turns } beurten
balance-endings-lead = Een partij eindigt met de beurt waarin iemand zijn zesde arbeider in de stad zet; wie eerder aan de beurt is, kan dus een beurt meer hebben gehad. De tabellen tonen in wiens beurt partijen eindigen, en wie dan wint.
balance-endings = Winst naar wiens beurt de partij eindigde, { $players }
balance-ended-by = beëindigd door

## Waarderingen

balance-scorings = Waarderingen
balance-scorings-lead = Punten die de kaarten van een soort hun eigenaars aan het einde opleveren, gedeeld door de grondstoffen die ervoor betaald zijn. Wat een kaart voor andere doet (een diamantkaart voor ‘diamanten’, een schild voor zijn buur) telt niet mee. Het doel is gehaald als geen soort meer dan { $limit } keer een andere waard is.
balance-worth = Punten per betaalde grondstof, { $players }
balance-band = Het veld is zo breed als het doel toestaat: { $limit } keer van rand tot rand. De strepen zijn 95%-intervallen.
balance-points-by-scoring = Punten per kaart
balance-built-by-scoring = Gebouwd als ze zichtbaar was
balance-for-resources = voor { $count } grondstoffen
balance-a-game = { $count } per partij
balance-by-players = Per aantal spelers

## Kaarten

balance-cards = Kaarten
balance-cards-lead = Gemiddelde punten van elke kaart tegen haar kosten, met 95%-intervallen; de kleine stippen zijn alle andere kaarten. Wijs een kaart aan om haar naam te zien. De koppen van de tabel sorteren haar.
balance-axis-cost = kosten
balance-card-title = { $card }: { $points } punten, gebouwd in { $built } van de partijen waarin ze zichtbaar was
balance-cards-table = Alle kaarten
balance-column-card = kaart
balance-column-scoring = waardering
balance-column-cost = kosten
balance-column-built = gebouwd
balance-column-built-help = in hoeveel van de partijen waarin de kaart zichtbaar was iemand haar bouwde
balance-column-points = punten
balance-column-points-help = gemiddelde punten voor de eigenaar aan het einde
balance-column-per-resource = per grondstof
balance-column-per-resource-help = gemiddelde punten gedeeld door de kosten
balance-column-when = wanneer
balance-column-when-help = op welk deel van de partij ze gebouwd wordt: 0% de eerste beurt, 100% de laatste
balance-column-bonus-own = bonus, eigenaar
balance-column-bonus-own-help = hoe vaak de eigenaar haar bonus gebruikt
balance-column-bonus-others = bonus, anderen
balance-column-bonus-others-help = hoe vaak anderen haar bonus gebruiken
balance-column-owner-wins = eigenaar wint
balance-column-owner-wins-help = hoeveel punten het winstaandeel van de eigenaar boven een gelijk aandeel ligt
balance-cards-count =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## Karakters

balance-characters = Karakters
balance-characters-lead = Hoe vaak elk genomen wordt, wat zijn kracht doet, en of zijn laatste houder wint.
balance-characters-taken = Partijen waarin het genomen wordt
balance-characters-win = Winst van wie het aan het einde heeft (1 = gelijk aandeel)
balance-characters-win-note = Winnaars bouwen meer en hebben dus meer karakters; de stippellijn is het gemiddelde van alle.
balance-characters-table = De karakters in cijfers
balance-column-character = karakter
balance-column-guild = gilde
balance-column-taken = genomen
balance-column-taken-help = keren per partij waarin het karakter meedoet
balance-column-rounds = rondes
balance-column-rounds-help = rondes dat iemand het heeft, per partij
balance-column-uses = gebruikt
balance-column-uses-help = hoe vaak zijn kracht gebruikt wordt of iets uitmaakt, per partij
balance-column-uses-per-round = gebruikt per ronde
balance-column-character-points-help = gemiddelde punten voor wie het aan het einde heeft
balance-column-holder-wins = houder wint
balance-column-holder-wins-help = aandeel van de partijen gewonnen door wie het aan het einde heeft
balance-column-ever-wins = ooit gehad, wint
balance-column-ever-wins-help = aandeel gewonnen partijen onder allen die het ooit hadden

## Bonussen

balance-bonuses = Bonussen
balance-bonuses-lead = Een bonus wordt geboden door de gebouwde kaart en haar door straten verbonden buren; je gebruikt hem of slaat hem over.
balance-bonuses-used = Gebruikt als hij geboden wordt
balance-bonuses-offered = Geboden per partij

## Arbeiderskaarten, gebouwenrij, munten

balance-workers = Arbeiderskaarten en gebouwenrij
balance-workers-lead = Waarvoor elke arbeiderskaart gespeeld wordt, en welke posities van de gebouwenrij tegen welke prijs genomen worden. De stippellijn is de { $least } vanaf waar een positie als in gebruik telt.
balance-plays-table = Waarvoor arbeiderskaarten gespeeld worden
balance-column-worker = arbeider
balance-plays = gespeeld per partij
balance-together = alle
balance-ability-coins = munten
balance-ability-building = gebouw
balance-positions = Aandeel van de genomen kaarten, { $players }
balance-price = voor { $coins } munten
balance-coins-table = Per speler en partij
balance-column-what = wat
balance-coins-from-worker-card = munten van arbeiderskaarten
balance-coins-from-bonus = munten van bonussen
balance-coins-from-tax-collector = munten van de Tax Collector
balance-coins-from-benefactor = munten van de Benefactor
balance-coins-for-recovery = munten betaald om terug te nemen
balance-coins-for-slot = munten betaald voor grondstoffen
balance-coins-for-row = munten betaald voor kaarten uit de gebouwenrij
balance-coins-for-builder = munten betaald voor de Builder
balance-other-recoveries = vrijwillig teruggenomen
balance-other-pick-ups = met lege hand teruggenomen
balance-other-take-backs = teruggehaalde arbeiders
balance-other-builder-asked = vragen aan de Builder
balance-other-builder-declined = waarvan afgewezen
balance-other-second-declined = afgewezen tweede grondstoffen
balance-other-passes = gepast

## Lengte en scores

balance-length = Lengte en scores
balance-length-lead = Een ronde is een beurt van de startspeler.
balance-rounds = Rondes, { $players }
balance-length-note = gemiddeld { $mean }, van { $low } tot { $high }
balance-scores = Scores, { $players }
balance-score-note = gemiddeld { $mean }, winnaars { $winner }
balance-parts = Waaruit een gemiddelde score bestaat
balance-part-buildings = gebouwen
balance-part-main-square = marktplein
balance-part-characters = karakters
balance-part-workers = arbeiders op het grondstoffenbord

## Plaatsen in de stad

balance-cells = Bouwprojecten zonder plaats
balance-cells-lead = Gekeken aan het begin van elke beurt: past elk bouwproject van de speler ergens in de stad, betaalbaar of niet? En de kaarten van de gebouwenrij? Het doel is minder dan { $limit } van de bouwprojecten, de stippellijn.
balance-without = Zonder toegestane plaats
balance-in-the-row = gebouwenrij, { $players }
balance-without-by-city = Bouwprojecten zonder plaats terwijl de stad groeit, { $players }
balance-axis-city = gebouwen in de stad
balance-axis-without = bouwprojecten zonder plaats
