### Editions: making, checking, comparing and printing them.

## Help of the commands

edition-help = create, check, show, compare and print editions
edition-help-new = create an edition file to fill in from your box
edition-help-check = list everything that is wrong with an edition, or show what is in it
edition-help-show = open a page with all cards of an edition
edition-help-diff = show how two editions differ, card by card
edition-help-export = write an edition as a table (.csv) or as TOML
edition-help-sheets = make PDF sheets to print and cut out
edition-help-folder = show the folder of your own editions and list them
edition-help-name = name of the new edition: lower-case letters, digits and hyphens
edition-help-edition = name of an edition, or a TOML file
edition-help-second = name or file of the edition to compare with
edition-help-output-new = file to write (default: NAME.toml in the folder of your editions)
edition-help-from = take the cards from a table (.csv, .ods, .xlsx) or from another edition
edition-help-worksheet = also write a worksheet (PDF) to print and fill in by hand
edition-help-force = replace existing files
edition-help-json = print JSON for programs
edition-help-output-page = HTML file to write (default: a temporary file, opened in the browser)
edition-help-no-open = do not open the browser
edition-help-output-export = file to write: .csv or .toml
edition-help-separator = cell separator: comma, semicolon or tab
edition-help-output-sheets = folder to write to; created if it does not exist
edition-help-paper = paper size: a4 or letter
edition-help-duplex = edge over which your printer turns the sheets: long, short, or none for fronts only
edition-help-card = size of the cards in millimetres, such as 63x88
edition-help-bleed = bleed: how many millimetres pictures extend beyond the cutting line, 0 to 3
edition-help-low-ink = outlines only, to save ink
edition-help-only = only these parts, separated by commas: { $parts }
edition-part-unknown = “{ $value }” is not one of: { $parts }

## A new edition

edition-written = Written: { $path }
edition-next-steps = Fill it in, then run: oddville edition check { $name }
edition-name-taken = “{ $name }” is the name of an edition that comes with the game. Choose another.
edition-name-bad = “{ $name }” is not a valid name for an edition. Use lower-case letters, digits and single hyphens, at most { $longest } characters.
edition-suffix-unknown = The name of { $path } must end in { $suffixes }.
edition-folder-empty = no editions yet

## The comments of a new edition file

edition-template-title =
    { $name }: an edition of OddVille.

    Fill in the buildings at the end from your cards; everything else is filled in as in the standard edition and
    only has to be compared with your box. Then see what is still wrong or missing:

      oddville edition check { $name }
edition-template-format = The name of the edition. Raise the version whenever you change the cards later.
edition-template-worker = The four worker cards, the same for every player: the coins each one gives (0: none), the resources it shows, and the price it pays for each position of the row, starting with the position farthest from the deck.
edition-template-board = The two sides of the resources board: the price of each lower slot, from the left, and of the upper slot.
edition-template-main-square = The Main Square: where streets leave it, the resources that have a spot, its points and its bonus.
edition-template-character = The characters. The power goes with the id; guild and points stand on the card.
edition-template-building = The buildings, { $count } of them. They are numbered in this order.
edition-template-fields =

    Fields of a building (remove the # from those that you need):

      id       your name for the card: lower-case letters, digits and hyphens, each only once
      cost     1 to 4 resources: "wood", "clay", "stone", "crystal"; twice if needed twice
      streets  the edges where a street leaves: "up", "right", "down", "left"
      bonus    "wood", "clay", "stone", "crystal", "coin", "any", "double" or "transform"
      scoring  "diamond"       a Diamond card: points for itself
               "per-adjacent"  points for each adjacent card
               "shields"       the shields of the adjacent cards; it has no value
               "diamonds"      a number, and 1 for each Diamond card in the city
               "column"        a number, and 1 for each card in its column
               "row"           a number, and 1 for each card in its row
               "guild"         a number, and 1 for each card of its guild in the city
               "neighbours"    a number, and 1 for each adjacent card
      value    the number beside the scoring
      guild    "mask", "rooster", "bells" or "fleur-de-lis"; left out if it shows none
      shield   the number in its shield; left out if it has none
      name     the name of the card
edition-template-card = Card { $number }

## Checking

edition-valid =
    { $count ->
        [one] { $name }: no mistakes. { $count } building, version { $version }, hash { $hash }.
       *[other] { $name }: no mistakes. { $count } buildings, version { $version }, hash { $hash }.
    }
edition-problem-count =
    { $count ->
        [one] { $count } mistake.
       *[other] { $count } mistakes.
    }
edition-empty-cards =
    { $count ->
        [one] { $count } building is still empty: { $numbers }.
       *[other] { $count } buildings are still empty: { $numbers }.
    }
edition-few-cards = With fewer than { $count } buildings the deck may run out in a long game.
edition-bars = { $both } as in the standard edition, { $more } more, { $fewer } fewer
edition-column-this = here
edition-column-standard = standard
edition-topic-scoring = Scoring
edition-topic-guild = Guilds
edition-topic-bonus = Bonuses
edition-topic-cost = Cost
edition-topic-resource = Resources to pay
edition-topic-streets = Edges with a street
edition-topic-edge = Streets by edge
edition-topic-shield = Shields
edition-none = none
edition-scoring-guild = guild
edition-cost-count =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
edition-streets-count =
    { $count ->
        [0] no street
        [one] { $count } street
       *[other] { $count } streets
    }
edition-shield-count =
    { $count ->
        [0] no shield
       *[other] shield { $count }
    }
edition-edge-up = up
edition-edge-right = right
edition-edge-down = down
edition-edge-left = left

edition-problem-spreadsheet-unreadable = { $place }: this table cannot be read ({ $detail }). Save it as CSV in your spreadsheet program and try again.
edition-problem-heading-missing = { $place }: this column is missing. The first row must name the columns: { $columns }.

## Comparing

edition-equal = { $first } and { $second } are the same.
edition-differences =
    { $count ->
        [one] { $count } difference
       *[other] { $count } differences
    }
edition-only-in = { $what }: only in { $edition }
edition-moved = { $what }: number { $before } in { $first }, { $after } in { $second }
edition-component-edition = Edition
edition-component-worker = Worker card { $key }
edition-component-board =
    { $key ->
        [two_players] Resources board for 2 players
       *[three_or_four_players] Resources board for 3 or 4 players
    }
edition-component-main-square = Main Square

## Names of the columns of a table, as you may call them in a spreadsheet

edition-field-number = number
edition-field-id = id
edition-field-name = name
edition-field-cost = cost
edition-field-streets = streets
edition-field-guild = guild
edition-field-bonus = bonus
edition-field-scoring = scoring
edition-field-value = value
edition-field-shield = shield
edition-field-version = version
edition-field-coins = coins
edition-field-resources = resources
edition-field-prices = prices
edition-field-lower = lower slots
edition-field-upper = upper slot
edition-field-spots = spots
edition-field-points = points
edition-field-points-on-main-square = points with a worker on the Main Square

## The page with all cards

gallery-title = OddVille · { $name }: all cards
gallery-filters = Filters
gallery-search = Search by name
gallery-kind = Kind
gallery-all = all
gallery-kind-building = buildings
gallery-kind-character = characters
gallery-kind-worker = worker cards
gallery-kind-other = boards and others
gallery-streets = Streets
gallery-reset = Clear filters
gallery-theme = Night
gallery-language = Language
gallery-shown =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gallery-empty = No card matches. Clear a filter.
gallery-number = No. { $number }
gallery-close = Close
gallery-board-two = Resources board, 2 players
gallery-board-more = Resources board, 3 or 4 players
