### The start of the page, and the life of a table around the game.

## The first screen

start-tagline = Build a crooked little town together, and get more out of it than the others.
start-name = Your name
start-play-bots = Play against bots
start-bot-count = How many bots play along
start-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
start-bot-level = Level of the bots
start-way-friends = Invite friends
start-way-friends-how = Send a link and begin once all are here.
start-way-screen = On one screen
start-way-screen-how = Two to four people around this device.
start-way-days = Turn by turn, over days
start-way-days-how = Everybody plays when they have time.
start-way-watch = Open tables
start-way-watch-how = Join a game, or watch one.
start-way-record = Open a record
start-way-record-how = Watch any finished game again.
start-way-learn = Learn the game
start-way-learn-how = The rules, short and with pictures.
start-recent = Your tables
start-forget = Take the table with { $players } off this list
start-free-seat = free seat
start-phase-open = has not begun
start-phase-playing = being played
start-your-turn = your turn
start-phase-over = over
start-settings = Settings
start-credits = After the board game by Carlo Lavezzi, published by What’s Your Game? An independent implementation with its own texts and drawings.

## A server with a password

start-door = Who is there?
start-password-why = This server asks for a password. Whoever runs it can tell you.
start-enter = Come in

## A new table

start-friends-why = You open a table and get a link for the others. Free seats can be given to bots later.
start-days-why = A turn may take hours or days. You find the table again on the home page. When somebody’s time is up, a bot plays on until they are back.
start-screen-why = Pass the device on, or sit around it. Nothing in OddVille is known to one player alone, so all may look.
start-players = Players
start-player = Player { $number }
start-name-of = Name of player { $number }
start-who-plays = Who plays at seat { $number }
start-a-person = A person
start-a-bot = bot
start-bot-named = Bot: { $level }
start-invited = Somebody with the link
start-clock = Clock
start-clock-none = None
start-clock-live = For the game
start-clock-turns = For each turn
start-clock-each = Everybody has
start-clock-more = More for each turn
start-clock-turn = Time for a turn
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
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
start-listed = Open to everybody
start-listed-why = The table is shown among the open tables. Otherwise only those with the link find it.
start-more = More settings
start-spectators = Others may watch
start-undo = Taking back
start-undo-free = Freely
start-undo-consent = If all agree
start-undo-never = Never
start-undo-free-why = At once as long as nothing new was seen and nobody else has acted; after that the others are asked.
start-undo-consent-why = The others are asked each time.
start-undo-never-why = Played is played.
start-order = Seats
start-order-random = Drawn by lot
start-order-chosen = As people sit down
start-when = Begin
start-when-full = When all are seated
start-when-host = When you say so
start-pace = Bots play
start-pace-natural = At a human pace
start-pace-instant = At once
start-stand-in = Bot for those who are away
start-edition = Edition
start-seed = Seed
start-seed-why = The same number deals the same game. Nobody can check the shuffle then.
start-open-table = Open the table
start-begin = Begin the game

## The lobby

start-lobby = Open tables
start-lobby-open = Waiting for players
start-lobby-playing = Being played
start-lobby-none-open = Nobody is waiting right now. Open a table of your own, and others will find it here.
start-lobby-none-playing = No game to watch at the moment.
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
life-all-here = Everybody is here. The host begins the game.
life-all-here-host = Everybody is here. Begin whenever you like.
life-begins-full = The game begins by itself as soon as every seat is taken.
life-begins-host = The host begins the game when every seat is taken.
life-sit = Sit down here
life-you = you
life-host = host
life-here = here
life-invite = Invite
life-invite-how = Whoever opens this link can sit down.
life-invite-watch = Whoever opens this link can watch.
life-invite-link = Link to this table
life-qr = The link as a QR code
life-copy = Copy link
life-copied = Copied
life-share = Share…
life-access = Who can join
life-audience = Spectators
life-listed = open to everybody
life-by-link = only with the link
life-spectators = anybody may watch
life-no-spectators = none

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
life-take-back = Taking back
life-undo-step = Last step
life-undo-turn = Whole turn
life-ending = Pausing and stopping
life-bot-for-me = Let a bot play for me
life-reclaim = I am back: play myself
life-ask-end = Ask to stop without a result
life-resign = Resign
life-resign-sure = You give up and cannot come back to this game. With more than two players a bot plays on for you.
life-play-on = Play on
life-leave = Leave
life-leave-sure = The table stays where it is. You find it again on the home page.
life-leave-playing = Your seat is kept: you find the table again on the home page. Or let a bot play on for you until you come back.
life-leave-open = Leave and come back later
life-leave-bot = Leave, a bot plays on
life-stay = Stay
life-take-over = Let a bot play
life-mute = Mute
life-unmute = Let talk again
life-muted = muted
life-watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
life-time-left = Time left

## Another device

life-device-why = Open your seat on your phone or another computer as well. Both then show the same game, and you play on either.
life-device-make = Show the link
life-device-for = Show the link for { $player }
life-device-link = Your personal link
life-device-secret = Whoever has this link plays for you. Keep it to yourself.

## A fair shuffle

life-fair-why = Before the deal the server fixes a secret and shows its fingerprint. Every player’s browser adds a number of its own. Secret and numbers together shuffle everything, so nobody can choose the cards.
life-fair-commitment = Fingerprint of the secret
life-fair-salt = Number from { $player }
life-fair-secret = The secret
life-fair-later = After the game the secret is told, and everybody can check it.
life-fair-check = Save the record and check it yourself: every card must come as secret and numbers demand.
life-fair-seed = The shuffle of this game cannot be checked: its seed was chosen by hand, or it continues another game.

## Questions, talk, connection

life-question = A question to the table
life-awaited = Waiting for { $players }.
life-agree = Agree
life-disagree = Do not agree
life-chat-empty = Nobody has said anything yet.
life-chat-write = Write to the table
life-chat-send = Send
life-chat-only-players = Only those who play can write here.
life-connecting = Finding the table…
life-lost = The connection is gone. Trying again by itself; nothing is lost.
life-rematch = Play again
life-follow = Play along
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
life-pace-off = Off
life-pace-fast = Fast
life-pace-normal = Normal
life-pace-slow = Slow
life-confirm = Confirm moves
life-confirm-always = Always
life-confirm-matters = When it matters
life-confirm-never = Never
life-colour-safe = Colours easier to tell apart
life-colour-safe-why = If some colours look alike to you. Shapes differ in any case.
life-hints = Hints for the first games
life-sounds = Sounds
life-notify = Notify me when it is my turn
life-notify-why = A message from the browser while you look elsewhere.
life-notify-refused = The browser does not allow messages from this page. You can change that in its settings.
