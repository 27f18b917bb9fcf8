### Wat op papier komt: de vellen, het werkblad en de regels op één bladzijde. Tussen ** is het vet.

## Vellen

print-name = OddVille · { $edition }
print-part-buildings = Gebouwen
print-part-square = Marktplein
print-part-characters = Karakters
print-part-workers = Arbeiderskaarten
print-part-boards = Grondstoffenborden
print-part-standees = Arbeiders
print-part-rules = Regels
print-part-guide = Afdrukwijzer
print-part-cards = Kaarten
print-side-front = voorkant
print-side-back = achterkant
print-footer = { $name } · { $part } · vel { $sheet } van { $sheets }, { $side }
print-board-side =
    { $players ->
        [two] 2 spelers
       *[more] 3 of 4 spelers
    }
print-progress = { $part }: bladzijde { $page } van { $pages }
print-too-large = Kaarten van { $card } mm passen niet op { $paper }-papier.

print-guide-title = Afdrukken en uitknippen
print-guide-step-1 = Druk **eerst dit vel** af, op 100 % (“werkelijke grootte”, niet “passend maken”).
print-guide-step-1-duplex =
    { $duplex ->
        [long] Druk **eerst dit vel** af, dubbelzijdig, over de **lange** rand gedraaid, op 100 % (“werkelijke grootte”, niet “passend maken”).
       *[short] Druk **eerst dit vel** af, dubbelzijdig, over de **korte** rand gedraaid, op 100 % (“werkelijke grootte”, niet “passend maken”).
    }
print-guide-step-2 = Meet de balk hieronder: hij moet 100 mm lang zijn.
print-guide-step-3 = Houd het vel tegen het licht: de kruisen van beide kanten moeten samenvallen. Een millimeter wordt door de afloop verborgen; is het meer, verschuif dan het papier in de lade of in de instellingen van de printer.
print-guide-step-4 = Druk de kaarten net zo af, op stevig papier van 200 tot 250 g/m² als je printer dat aankan. De regels en de standaards hebben maar één kant nodig.
print-guide-step-5 = Snijd langs de tekens aan de rand van de vellen, met mes en liniaal, eerst alle lijnen in de ene richting, dan strook voor strook in de andere.
print-guide-step-6 = Vouw elke standaard op de stippellijn, lijm de helften op elkaar en buig de lipjes als voet naar buiten.
print-guide-files = Wat er is
print-guide-pages =
    { $count ->
        [one] { $count } bladzijde
       *[other] { $count } bladzijden
    }
print-guide-bar = 100 mm
print-standee-hint = Knip langs de lijnen, vouw op de streepjes, lijm, en buig de lipjes naar buiten.
print-board-hint = Lijm de twee kanten op elkaar, of gebruik die voor jullie aantal spelers.

## Werkblad

worksheet-title = { $name }: werkblad
worksheet-hint = Eén rij voor elke kaart. Kruis op de omtrek de randen met een straat aan, verder de kosten (een streepje per grondstof), gilde, bonus en waardering, en schrijf de getallen op. Neem de rijen daarna over in { $name }.toml, of in een tabel met dezelfde kolommen.
worksheet-page = Bladzijde { $page } van { $pages }

## De regels op één bladzijde

rules-title = De regels op één bladzijde
rules-aim-title = Waar het om gaat
rules-aim = Samen bouwen jullie een scheef stadje, maar ieder scoort voor zichzelf. Het spel eindigt met de beurt waarin iemand zijn zesde arbeider in de stad zet. De meeste punten winnen.

rules-setup-title = Opzet
rules-setup-1 = Ieder neemt de 4 arbeiderskaarten van een kleur op handen en haar 9 arbeiders als voorraad.
rules-setup-2 = Leg het marktplein op tafel: het bepaalt de bovenste rij van de stad. Ernaast komt de kant van het grondstoffenbord voor jullie aantal spelers.
rules-setup-3 = Schud de karakters van elke gilde tot een open stapel. Met 3 spelers gaat eerst van elke gilde één ongezien uit het spel, met 2 spelers twee.
rules-setup-4 = Schud de gebouwkaarten, muntzijde boven, tot trekstapel. Draai de eerste zes om tot een rij: de eerste ligt op plaats 1, de laatste naast de trekstapel.
rules-setup-5 = Loot wie begint. Vanaf de laatste speler, tegen de klok in, zet ieder gratis een arbeider op het bovenste vakje van een grondstof die nog niemand heeft.

rules-turn-title = Je beurt
rules-turn = Met de klok mee. Heb je geen arbeiderskaart op handen, neem dan alle vier gratis terug. Dan doe je één ding: **een arbeiderskaart spelen** of **bouwen**. Eigen arbeiders mag je altijd van het grondstoffenbord nemen, nooit uit de stad.

rules-worker-title = Een arbeiderskaart spelen
rules-worker-1 = Eerst mag je kaarten **terugnemen**: betaal 1 munt per kaart op handen en pak de gespeelde op. Dan moet je een kaart spelen.
rules-worker-2 = Leg een kaart neer en gebruik een van haar drie mogelijkheden:
rules-worker-3 = **Munten:** trek zoveel kaarten als erop staan, muntzijde boven.
rules-worker-4 = **Grondstof:** kies er een die erop staat, zet een arbeider uit je voorraad op het goedkoopste vrije vakje ervan en betaal de prijs van dat vakje. Op het bovenste vakje passen er zoveel je wilt.
rules-worker-5 = **Gebouw:** neem een kaart uit de gebouwenrij als bouwproject en betaal wat de arbeiderskaart voor die plaats vraagt. Sluit het gat en draai naast de trekstapel een nieuwe kaart om.
rules-worker-6 = Betaalde munten gaan meteen op de trekstapel. Je houdt hoogstens 5 munten (de rest gaat op de trekstapel) en 2 bouwprojecten (bij een derde gaat er een onder de trekstapel).

rules-build-title = Bouwen
rules-build-1 = Kies een bouwproject. Neem voor elke grondstof van de kosten een van je arbeiders daarvan terug, van je goedkoopste vakje.
rules-build-2 = Leg de kaart naast een andere, nooit boven de rij van het marktplein, nooit gedraaid. Elke rand die een andere raakt, moet passen: straat aan straat, huizen aan huizen.
rules-build-3 = Zet er een arbeider uit je voorraad op: ze is van jou.
rules-build-4 = Neem **bonussen**, in willekeurige volgorde: die van de kaart zelf, en die van elke aangrenzende kaart waar een straat heen loopt, van wie ze ook is.
rules-build-5 = Staat er een gilde op de kaart, neem dan het bovenste **karakter** van haar stapel. Is er geen, dan geven allen hun karakters van die gilde terug; schud ze en neem het bovenste.

rules-bonus-title = Bonussen
rules-bonus-resource = Een arbeider uit je voorraad gaat gratis naar het goedkoopste vrije vakje van deze grondstof.
rules-bonus-any = Net zo bij een grondstof naar keuze.
rules-bonus-double = Net zo bij een grondstof waarop je al staat.
rules-bonus-transform = Een van je arbeiders gaat naar het goedkoopste vrije vakje van een andere grondstof.
rules-bonus-coin = Trek een munt.

rules-score-title = Punten aan het einde
rules-score-diamond = Diamantkaart: het getal erop.
rules-score-per-adjacent = Het getal voor elke aangrenzende kaart.
rules-score-shields = De schilden van alle aangrenzende kaarten.
rules-score-diamonds = Het getal, plus 1 per diamantkaart in de stad.
rules-score-column = Het getal, plus 1 per kaart in de kolom, zij zelf ook.
rules-score-row = Het getal, plus 1 per kaart in de rij, zij zelf ook.
rules-score-guild = Het getal, plus 1 per kaart van haar gilde in de stad, zij zelf ook.
rules-score-neighbours = Het getal, plus 1 per aangrenzende kaart.
rules-score-rest = Marktplein: { $points } voor elke speler met een arbeider daar. Verder de punten van je karakters, en 1 voor elk van je arbeiders op het grondstoffenbord.
rules-score-tie = Bij gelijke stand wint wie de zesde arbeider zette, anders de eerste met evenveel punten, met de klok mee vanaf die speler.

rules-characters-title = Karakters
rules-character = **{ $name }** ({ $points }): { $power }
rules-character-traveller = **{ $name }** ({ $points }, met een arbeider op het marktplein { $on_main_square }): { $power }
