### The start of the page, and the life of a table around the game.

## The first screen

start-tagline = Build a crooked little town together, and score more points than anyone else.
start-new = New here? Play along.
start-new-how = Tilda, the town crier, shows you the game in six short lessons. You build from the first minute.
start-new-lesson = Start the first lesson
start-new-time = about five minutes · nothing to sign up for
start-go-on-lessons = Go on with the lessons
start-way-known = I know OddVille
start-way-known-how = Play at once, against one to three bots.
start-ways = More ways to play
five-title = The game in five minutes
start-way-five = { five-title }
start-way-five-how = With pictures and small boards to try.
start-name = Your name
start-play-bots = Play against bots
start-play = Play
start-other-people = Choose others
start-bot-count = Number of bots
start-bot-level = Level of the bots
start-way-puzzle = Daily puzzle
start-way-puzzle-how = One choice is clearly best. Find it in three tries.
start-way-friends = Invite friends
start-way-friends-how = Send a link and start when everyone is here.
start-way-screen = On one screen
start-way-screen-how = Two to four players sharing this device.
start-way-days = Over several days
start-way-days-how = Everyone plays when they have time.
start-way-watch = Open tables
start-way-watch-how = Join a game, or watch one.
start-way-record = Open a game record
start-way-record-how = Replay any finished game.
start-way-learn = Learn the game
start-way-learn-how = Six short lessons, played step by step.
start-back = Back to your table
start-recent = Your tables
start-forget = Remove the table with { $players } from this list
start-free-seat = free seat
start-phase-open = not started
start-phase-playing = in progress
start-your-turn = your turn
start-phase-over = finished
start-settings = Settings
start-credits = After the board game by Carlo Lavezzi, published by What’s Your Game? An independent implementation with its own texts and drawings.

## A server with a password

start-door = Password required
start-password-why = This server is protected by a password. Ask the person who runs it.
start-enter = Enter

## A new table

start-friends-why = You open a table and get a link for the others. You can give free seats to bots later.
start-days-why = A turn may take hours or days. You will find the table on the home page. When a player’s time runs out, a bot plays for them until they are back.
start-screen-why = Pass the device around, or sit around it. Nobody has secrets in OddVille, so everyone may look.
start-players = Players
start-player = Player { $number }
start-name-of = Name of player { $number }
start-who-plays = Who plays at seat { $number }
start-a-person = Person
start-a-bot = bot
start-bot-named = Bot: { $level }
start-invited = Invited player
start-clock = Clock
start-clock-none = None
start-clock-live = Per game
start-clock-turns = Per turn
start-clock-each = Time per player
start-clock-more = Extra time per turn
start-clock-turn = Time per turn
start-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
start-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
start-days-count =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
start-clock-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
start-listed = Open to everyone
start-listed-why = The table appears in the list of open tables. Otherwise only people with the link can find it.
start-more = More settings
start-spectators = Allow spectators
start-hints = Allow hints
start-hints-why = While they decide, all players can ask for a suggested move, also where people play people.
start-undo = Undo
start-undo-free = Free
start-undo-consent = If everyone agrees
start-undo-never = Never
start-undo-free-why = At once, as long as nothing new was revealed and nobody else has moved; after that the others must agree.
start-undo-consent-why = The others must agree each time.
start-undo-never-why = Moves are final.
start-undo-bots = Against bots, even after new cards
start-undo-bots-why = If you play alone against bots, you can undo more: what was hidden is then shuffled again, and log and record say so.
start-order = Seating
start-order-random = Random
start-order-chosen = Players choose
start-when = Start
start-when-full = When all seats are taken
start-when-host = When you start it
start-pace = Bots play
start-pace-natural = At a human pace
start-pace-instant = Instantly
start-stand-in = Bot for absent players
start-edition = Edition
start-seed = Seed
start-seed-why = The same seed deals the same game. The shuffle cannot be verified then, everyone sees that the seed was chosen, and the table is not listed.
start-open-table = Open the table
start-begin = Start the game

## The lobby

start-lobby = Open tables
start-lobby-open = Waiting for players
start-lobby-playing = Games in progress
start-lobby-none-open = Nobody is waiting right now. Open a table yourself, and others will find it here.
start-lobby-none-playing = There is no game to watch right now.
start-join = Sit down
start-look-on = Watch

## The waiting room

life-waiting-room = Before the game
life-seats = Seats
life-seats-free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
life-all-here = Everyone is here. The host starts the game.
life-all-here-host = Everyone is here. Start whenever you like.
life-begins-full = The game starts by itself as soon as all seats are taken.
life-begins-host = The host starts the game when all seats are taken.
life-sit = Sit here
life-you = you
life-host = host
life-here = here
life-invite = Invite
life-invite-how = Anyone with this link can join.
life-invite-watch = Anyone with this link can watch.
life-invite-link = Link to this table
life-link-local = This address works on this computer only. For others, start the server with --host 0.0.0.0 and open the page at this computer’s address in your network.
life-qr = The link as a QR code
life-copy = Copy link
life-copied = Copied
life-share = Share…
life-access = Who can join
life-audience = Spectators
life-listed = open to everyone
life-by-link = only with the link
life-spectators = anyone can watch
life-no-spectators = none
life-table-hints = Hints
life-hints-allowed = all players can ask for them
life-hints-none = none where people play people

## The bar and the menu

life-table = Table
life-menu = Menu
life-language = Language
life-rules = Rules
life-turn = Turn { $turn }
life-set-up = Set-up
life-before-start = Before the game
life-game-over = The game is over
life-chat-unread =
    { $count ->
        [one] Chat, { $count } new
       *[other] Chat, { $count } new
    }
# A player in a word or two: $score points, $count of $most workers in the city
life-chip =
    { $score ->
        [one] { $player }, { $colour }: { $score } point, { $count } of { $most } workers in the city
       *[other] { $player }, { $colour }: { $score } points, { $count } of { $most } workers in the city
    }
life-title-your-turn = ● Your turn – OddVille
life-page-chat = Chat
life-page-players = Players
life-page-invite = Invite others
life-page-device = Play on another device
life-page-preferences = Settings
life-page-fair = Fair shuffle
life-page-resign = Resign
life-page-leave = Leave the table
life-take-back = Undo
life-undo-step = Last move
life-undo-turn = Whole turn
life-ending = Pause or stop
life-bot-for-me = Let a bot play for me
life-reclaim = Take over from the bot
life-ask-end = Propose ending without a result
life-resign = Resign
life-resign-sure = You give up and cannot rejoin this game. With more than two players, a bot takes your place.
life-play-on = Keep playing
life-leave = Leave
life-leave-sure = The table stays open. You will find it on the home page.
life-leave-playing = Your seat stays yours, and you will find the table on the home page. Or let a bot play for you until you come back.
life-leave-open = Leave and come back later
life-leave-bot = Leave and let a bot play
life-stay = Stay
life-take-over = Let a bot play
life-mute = Mute
life-unmute = Unmute
life-muted = muted
life-watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
life-time-left = Time left

## Another device

life-device-why = Open your seat on your phone or another computer too. Both show the same game, and you can play on either.
life-device-make = Show the link
life-device-for = Show the link for { $player }
life-device-link = Your personal link
life-device-secret = Anyone with this link can play for you. Keep it to yourself.

## A fair shuffle

life-fair-why = Before the deal, the server picks a secret and shows its fingerprint. Every player’s browser adds a number of its own. The secret and the numbers together decide the shuffle, so nobody can choose the cards.
life-fair-commitment = Fingerprint of the secret
life-fair-salt = Number from { $player }
life-fair-secret = The secret
life-fair-later = After the game the secret is revealed, and everyone can check it.
life-fair-check = Save the record and verify it yourself. This command checks that every card follows from the secret and the numbers:
life-fair-seed = The shuffle of this game cannot be verified: its seed was chosen by hand, or it continues another game.

## Questions, talk, connection

life-question = A question for the table
life-awaited = Waiting for { $players }.
life-agree = Agree
life-disagree = Decline
life-chat-empty = No messages yet.
life-chat-write = Write a message
life-chat-send = Send
life-chat-only-players = Only players can write here.
life-connecting = Connecting to the table…
life-lost = Connection lost. Reconnecting… Your game is safe.
life-rematch = Play again
life-follow = Join
life-clock-days = { $days } d { $hours } h

## What a person likes

life-theme = Theme
life-theme-auto = Same as the device
life-theme-light = Light
life-theme-dark = Dark
life-text-size = Text size
life-text-size-normal = Normal
life-text-size-large = Large
life-text-size-larger = Very large
life-pace = Animations
life-pace-instant = None
life-pace-off = Still
life-pace-fast = Fast
life-pace-normal = Normal
life-pace-slow = Slow
life-confirm = Confirm moves
life-confirm-always = Always
life-confirm-matters = When it matters
life-confirm-never = Never
life-end-turn = End my turn automatically
life-end-turn-learn = If I never use my powers
life-end-turn-ask = Ask me every time
life-end-turn-why = Once you have left your powers unused three times in a row, the turn ends by itself. You can still use them before your action.
life-colour-safe = Colours that are easier to tell apart
life-colour-safe-why = If some colours look alike to you. Shapes always differ.
life-first-hints = Hints for the first games
life-sounds = Sounds
life-notify = Notify me when it is my turn
life-notify-why = The browser notifies you while you are elsewhere.
life-notify-refused = The browser blocks notifications from this page. You can change that in its settings.
