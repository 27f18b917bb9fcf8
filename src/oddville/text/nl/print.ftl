### Wat op papier komt: de vellen en het werkblad. Tussen ** is het vet. De regels op één bladzijde staan in rules-page.ftl.

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
