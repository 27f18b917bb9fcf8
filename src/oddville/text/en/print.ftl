### What is printed on paper: the sheets and the worksheet. Words between ** are bold. The rules on one page are in rules-page.ftl.

## Sheets

print-name = OddVille · { $edition }
print-part-buildings = Buildings
print-part-square = Main Square
print-part-characters = Characters
print-part-workers = Worker cards
print-part-boards = Resources boards
print-part-standees = Workers
print-part-rules = Rules
print-part-guide = Printing guide
print-part-cards = Cards
print-side-front = front
print-side-back = back
print-footer = { $name } · { $part } · sheet { $sheet } of { $sheets }, { $side }
print-board-side =
    { $players ->
        [two] 2 players
       *[more] 3 or 4 players
    }
print-progress = { $part }: page { $page } of { $pages }
print-too-large = Cards of { $card } mm do not fit on { $paper } paper.

print-guide-title = Printing and cutting out
print-guide-step-1 = Print **this sheet first**, at 100 % (“actual size”, no “fit to page”).
print-guide-step-1-duplex =
    { $duplex ->
        [long] Print **this sheet first**, on both sides, turned over the **long** edge, at 100 % (“actual size”, no “fit to page”).
       *[short] Print **this sheet first**, on both sides, turned over the **short** edge, at 100 % (“actual size”, no “fit to page”).
    }
print-guide-step-2 = Measure the bar below: it must be 100 mm long.
print-guide-step-3 = Hold the sheet against the light: the crosses of both sides must meet. Up to a millimetre is hidden by the bleed; with more, move the paper in the tray or in the printer’s settings.
print-guide-step-4 = Print the cards in the same way, on stiff paper of 200 to 250 g/m² if your printer takes it. The rules and the standees need one side only.
print-guide-step-5 = Cut along the marks at the edges of the sheets, with a knife and a ruler, first all lines in one direction, then strip by strip in the other.
print-guide-step-6 = Fold each standee at its dashed line, glue the two halves together, and bend the tabs outward as a foot.
print-guide-files = Contents
print-guide-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-guide-bar = 100 mm
print-standee-hint = Cut out along the lines, fold at the dashes, glue, and bend the tabs outward.
print-board-hint = Glue the two sides together, or use the one for your number of players.

## Worksheet

worksheet-title = { $name }: worksheet
worksheet-hint = One row for each card. Tick the street edges on the outline, the cost (a stroke for each resource), guild, bonus and scoring, and write down the numbers. Then copy the rows into { $name }.toml, or into a table with the same columns.
worksheet-page = Page { $page } of { $pages }
