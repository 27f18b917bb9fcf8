### De regels in het kort, op papier en op de pagina, en wat elk teken betekent. Woorden tussen ** zijn vet.

## De regels op één bladzijde

rules-title = De regels op één bladzijde
rules-aim-title = Doel van het spel
rules-aim = Samen bouwen jullie een scheef stadje, maar ieder scoort voor zichzelf. Het spel eindigt met de beurt waarin iemand zijn zesde arbeider in de stad zet. Wie de meeste punten heeft, wint.

rules-setup-title = Voorbereiding
rules-setup-1 = Ieder neemt de 4 arbeiderskaarten van een kleur in de hand en de 9 arbeiders van die kleur als voorraad.
rules-setup-2 = Leg het marktplein op tafel: het bepaalt de bovenste rij van de stad. Ernaast komt de kant van het grondstoffenbord voor jullie aantal spelers.
rules-setup-3 = Schud de karakters van elke gilde tot een open stapel. Met 3 spelers gaat eerst van elke gilde één ongezien uit het spel, met 2 spelers twee.
rules-setup-4 = Schud de gebouwkaarten, muntzijde boven, tot trekstapel. Draai de eerste zes om tot een rij: de eerste ligt op plaats 1, de laatste naast de trekstapel.
rules-setup-5 = Loot wie begint. Vanaf de laatste speler, tegen de klok in, zet ieder gratis een arbeider op het bovenste vak van een grondstof die nog niemand heeft.

rules-turn-title = Je beurt
rules-turn = Met de klok mee. Heb je geen arbeiderskaart in de hand, neem dan alle vier gratis terug. Dan doe je één ding: **een arbeiderskaart spelen** of **bouwen**. Eigen arbeiders mag je altijd van het grondstoffenbord nemen, nooit uit de stad.

rules-worker-title = Een arbeiderskaart spelen
rules-worker-1 = Eerst mag je kaarten **terugnemen**: betaal 1 munt per kaart in de hand en pak de gespeelde op. Dan moet je een kaart spelen.
rules-worker-2 = Leg een kaart neer en gebruik een van haar drie mogelijkheden:
rules-worker-3 = **Munten:** trek zoveel kaarten als erop staan, muntzijde boven.
rules-worker-4 = **Grondstof:** kies er een die erop staat, zet een arbeider uit je voorraad op het goedkoopste vrije vakje ervan en betaal de prijs van dat vakje. Op het bovenste vak passen er zoveel je wilt.
rules-worker-5 = **Gebouw:** neem een kaart uit de gebouwenrij als bouwproject en betaal wat de arbeiderskaart voor die plaats vraagt. Sluit het gat en draai naast de trekstapel een nieuwe kaart om.
rules-worker-6 = Betaalde munten gaan meteen op de trekstapel. Je houdt hoogstens 5 munten (de rest gaat op de trekstapel) en 2 bouwprojecten (bij een derde gaat er een onder de trekstapel).

rules-build-title = Bouwen
rules-build-1 = Kies een bouwproject. Neem voor elke grondstof van de kosten een van je arbeiders daarvan terug, van je goedkoopste vakje.
rules-build-2 = Leg de kaart naast een andere, nooit boven de rij van het marktplein, nooit gedraaid. Elke rand die een andere raakt, moet passen: straat aan straat, huizen aan huizen.
rules-build-3 = Zet er een arbeider uit je voorraad op: de kaart is van jou.
rules-build-4 = Neem **bonussen**, in willekeurige volgorde: die van de kaart zelf, en die van elke aangrenzende kaart waar een straat heen loopt, van wie ze ook is.
rules-build-5 = Staat er een gilde op de kaart, neem dan het bovenste **karakter** van haar stapel. Is er geen, dan levert iedereen de karakters van die gilde in; schud ze en neem het bovenste.

rules-bonus-title = Bonussen
rules-bonus-resource = Een arbeider uit je voorraad gaat gratis naar het goedkoopste vrije vakje van deze grondstof.
rules-bonus-any = Hetzelfde, met een grondstof naar keuze.
rules-bonus-double = Hetzelfde, met een grondstof waarop je al een arbeider hebt.
rules-bonus-transform = Een van je arbeiders gaat naar het goedkoopste vrije vakje van een andere grondstof.
rules-bonus-coin = Trek een munt.

rules-score-title = Punten aan het einde
rules-score-diamond = Diamantkaart: het getal erop.
rules-score-per-adjacent = Het getal voor elke aangrenzende kaart.
rules-score-shields = De schilden van alle aangrenzende kaarten.
rules-score-diamonds = Het getal, plus 1 per diamantkaart in de stad.
rules-score-column = Het getal, plus 1 per kaart in de kolom, zichzelf meegeteld.
rules-score-row = Het getal, plus 1 per kaart in de rij, zichzelf meegeteld.
rules-score-guild = Het getal, plus 1 per kaart van haar gilde in de stad, zichzelf meegeteld.
rules-score-neighbours = Het getal, plus 1 per aangrenzende kaart.
rules-score-rest = Marktplein: { $points } voor elke speler met een arbeider daar. Verder de punten van je karakters, en 1 voor elk van je arbeiders op het grondstoffenbord.
rules-score-tie = Bij gelijke stand wint wie de zesde arbeider zette, anders de eerste met evenveel punten, met de klok mee vanaf die speler.

rules-characters-title = Karakters
rules-character = **{ $name }** ({ $points }): { $power }
rules-character-traveller = **{ $name }** ({ $points }, met een arbeider op het marktplein { $on_main_square }): { $power }

## Tips: wat een teken betekent. De getallen zijn de grenzen van het spel.

tip-resource = Elke arbeider van jou in deze kolom van het grondstoffenbord telt als één keer { resource }. Daarmee betaal je gebouwen.
tip-bonus-title = Bonus: { bonus }
tip-bonus = Je krijgt hem als je de kaart bouwt. Later krijgt ook iedereen hem die ernaast bouwt met een straat ertussen.
tip-guild = Bouw je een kaart met dit teken, dan neem je het bovenste karakter van de stapel van deze gilde. Is de stapel leeg, dan komen eerst de karakters van de gilde van alle spelers terug en worden ze geschud.
tip-worker-card-title = Arbeiderskaart { $worker }
tip-worker-coins =
    { $coins ->
        [0] Munten: geen.
        [one] Munten: neem er { $coins }.
       *[other] Munten: neem er { $coins }.
    }
tip-worker-resources = Grondstof: { $resources }.
tip-worker-prices = Gebouw: de gebouwenrij kost van links naar rechts { $prices }.
tip-card-cost = Kosten: { $cost }.
tip-card-shield =
    { $shield ->
        [one] { $shield } schild.
       *[other] { $shield } schilden.
    }
tip-main-square = De eerste kaart van de stad. Boven deze rij wordt niets gebouwd.
tip-coin = Hiermee betaal je vakjes, kaarten uit de gebouwenrij en het terugnemen van arbeiderskaarten. Je houdt er hoogstens { $coins }. Op de achterkant staat een gebouw dat niemand kent.
tip-project = Een gebouw dat je kunt bouwen zodra je de grondstoffen ervoor hebt. Je houdt er hoogstens { $projects }.
tip-deck = Muntkaarten, met de gebouwzijde naar onderen. Nieuwe munten en de kaarten van de gebouwenrij komen van bovenaf; betaalde munten gaan er weer bovenop.
tip-row = Zes gebouwen om als bouwproject te nemen. De arbeiderskaart toont wat elke plaats kost; links is het goedkoopst.
tip-resources-board = Je arbeiders hier zijn je grondstoffen. Op een onderste vakje past er één; het bovenste vak is het duurst en er passen er zoveel op als je wilt. Elke arbeider die hier aan het einde staat, levert 1 punt op.
tip-supply = Je vrije arbeiders: om grondstoffen te nemen en nieuwe gebouwen als de jouwe te merken.
tip-city = Heeft iemand { $to_end } arbeiders in de stad, dan eindigt het spel na die beurt.

## De pagina met de regels; wat hier ontbreekt, staat hierboven in de regels op één bladzijde

rules-page-title = Spelregels
rules-page-search = Zoeken in de regels
rules-page-forms = Versie van de regels
rules-page-pictured = Met plaatjes
rules-page-short = Op één bladzijde
rules-page-print = Afdrukken
rules-page-contents = Inhoud
rules-page-found =
    { $count ->
        [0] Niets gevonden. Probeer een ander woord.
        [one] { $count } resultaat.
       *[other] { $count } resultaten.
    }

rules-page-aim = Arbeiderskaarten brengen je munten, grondstoffen en bouwprojecten. Met de grondstoffen bouw je je bouwprojecten: elk gebouw geeft meteen bonussen, de meeste een karakter met een kracht, en alle geven punten aan het einde.
rules-page-setup = Hier wordt de tafel voor je klaargelegd; alleen je eerste grondstof kies je zelf.
rules-page-turn-powers = **Cheater** en **Bookkeeper** (elk één keer per beurt) en de **Traveller** kun je gebruiken zodra je in je eigen beurt iets te beslissen hebt, vóór de actie, tussendoor en erna; alleen een bouwproject dat je moet afleggen, gaat voor. Zolang een van hen nog kan, wacht de beurt tot je zegt dat je klaar bent.
rules-page-turn-back = **Arbeiders terugnemen** van het grondstoffenbord is gratis en mag ook in de beurt van anderen. Dat helpt als je voorraad leeg is. Alleen zolang iemand een bouwproject moet afleggen, kan het niet.
rules-page-worker-order = Een gebouw neem je in deze volgorde: je betaalt, de kaart wordt jouw bouwproject, bij een derde leg je er een af, de rij schuift aan en de bovenste kaart van de trekstapel vult haar aan. Dat kan precies de munt zijn die je net betaalde.
rules-page-worker-stack = Je munten zijn een stapel: de nieuwste geef je het eerst uit. Niemand mag de gebouwzijde bekijken, jij ook niet.
rules-page-streets-title = Aanleggen en straten
rules-page-streets = Met een hoek raken is niet genoeg: de kaarten moeten een rand delen. Wat gebouwd is, blijft liggen.
rules-page-streets-fits = Past: straat aan straat
rules-page-streets-clashes = Past niet: huizen aan straat
rules-page-bonus = Een nieuw gebouw geeft zijn eigen bonus en die van elke aangrenzende kaart waar een straat heen loopt, ook het marktplein. Elke bonus is vrijwillig en gratis, in de volgorde die je wilt.
rules-page-bonus-empty = Voor een grondstof moet er een arbeider in je voorraad zijn. Is er geen, neem er dan eerst een terug of zie van de bonus af. Met vijf munten levert nog een munt niets op.
rules-page-bonus-moment = Het gaat om wat je had toen je de kaart aanlegde: een Lamplighter die je pas met dit gebouw krijgt, is te laat voor de bonussen ervan.
rules-page-characters = Een gebouw met het teken van een gilde geeft na de bonussen het bovenste karakter van die gilde. De kracht werkt meteen, en zolang je het karakter hebt. Is de stapel leeg, dan geven eerst allen hun karakters van die gilde terug; ze worden geschud, en het nieuwe bovenste is voor jou.
rules-page-character-seignior = De tweede neem en betaal je na de eerste.
rules-page-character-bookkeeper = Je bouwproject komt precies op de plaats van de kaart die je neemt. Dat kost niets, en er schuift niets op.
rules-page-character-tax-collector = Het is één munt per betaling, hoe groot ook; een prijs van 0 is geen betaling.
rules-page-character-builder = Eerst betaal je de 2 munten. Het is jouw beurt niet: Cheater, Bookkeeper en Traveller werken dan niet.
rules-page-character-traveller = Die arbeider telt als een in de stad. Hij blijft daar, ook als je de Traveller kwijtraakt.
rules-page-score = Een kaart in de stad scoort voor wie er een arbeider op heeft. Aangrenzend zijn kaarten die een rand delen, en het marktplein is een kaart zoals de andere. Bij een rij of kolom tellen alle kaarten erin, ook over gaten heen.
rules-page-example-diamond = Voorbeeld: een 4 is 4 punten waard.
rules-page-example-per-adjacent = Voorbeeld: 3 per kaart en twee kaarten ernaast: 6 punten.
rules-page-example-shields = Voorbeeld: naast een schild met 2 en een met 1: 3 punten.
rules-page-example-diamonds = Voorbeeld: 3, en twee diamantkaarten in de stad: 5 punten.
rules-page-example-column = Voorbeeld: 1, en twee kaarten in de kolom: 3 punten.
rules-page-example-row = Voorbeeld: 2, en vier kaarten in de rij: 6 punten.
rules-page-example-guild = Voorbeeld: 2, en drie kaarten van haar gilde: 5 punten.
rules-page-example-neighbours = Voorbeeld: 1, en drie kaarten ernaast: 4 punten.
rules-page-score-not = Munten, bouwprojecten en arbeiders in je voorraad leveren niets op.
rules-page-end-title = Einde en gelijke stand
rules-page-end = Het spel eindigt met de beurt waarin iemands zesde arbeider in de stad komt, gebouwen en marktplein samen. Die beurt wordt uitgespeeld, daarna volgt er geen meer.
rules-page-end-builder = Het eindigt ook als de zesde arbeider in de beurt van een ander komt, door de Builder. Brengt de Traveller hem vóór de actie, dan moet de actie nog volgen.
rules-page-online-title = Online spelen
rules-page-online-undo = **Zetten terugnemen:** meteen, zolang er niets nieuws is onthuld en niemand anders heeft gespeeld; anders moeten de anderen akkoord gaan, ook wie weg is of geen tijd meer heeft. Alleen tegen bots kun je verder terug; de verborgen kaarten worden dan opnieuw geschud. Wie een tafel opent, kan het uitsluiten.
rules-page-online-clock = **Klokken:** een tafel speelt zonder klok, met een aantal minuten per speler, of met uren per beurt. Is je tijd om, dan speelt een bot voor je tot je terug bent.
rules-page-online-bot = **Bots** weten wat iedereen kan zien, nooit wat verborgen is.
rules-page-online-plan = **Wat als:** probeer zetten op een kopie van de tafel wanneer je wilt. Niemand ziet ze, en ze tellen niet.
rules-page-online-shuffle = **Het schudden** ligt vast en is verzegeld vóór de eerste zet. De opgeslagen partij bevat het bewijs, en iedereen kan het controleren.
