### Het begin van de pagina, en het leven van een tafel rond de partij.

## Het eerste scherm

start-tagline = Bouw samen een scheef stadje, en haal er meer uit dan de anderen.
start-name = Je naam
start-play-bots = Tegen bots spelen
start-bot-count = Hoeveel bots er meespelen
start-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
start-bot-level = Niveau van de bots
start-way-friends = Vrienden uitnodigen
start-way-friends-how = Stuur een link; is iedereen er, dan begint het.
start-way-screen = Aan één scherm
start-way-screen-how = Twee tot vier mensen rond dit apparaat.
start-way-days = Verspreid over meerdere dagen
start-way-days-how = Iedereen speelt wanneer het uitkomt.
start-way-watch = Open tafels
start-way-watch-how = Meespelen of toekijken.
start-way-record = Opgeslagen partij openen
start-way-record-how = Bekijk elke afgelopen partij nog eens.
start-way-learn = Het spel leren
start-way-learn-how = De regels, kort en met plaatjes.
start-recent = Jouw tafels
start-forget = De tafel met { $players } uit deze lijst halen
start-free-seat = vrije plaats
start-phase-open = nog niet begonnen
start-phase-playing = wordt gespeeld
start-your-turn = jij bent aan de beurt
start-phase-over = afgelopen
start-settings = Instellingen
start-credits = Naar het bordspel van Carlo Lavezzi, uitgegeven door What’s Your Game? Een onafhankelijke uitvoering met eigen teksten en tekeningen.

## Een server met wachtwoord

start-door = Wie is daar?
start-password-why = Deze server vraagt om een wachtwoord. Wie hem beheert, kan het je geven.
start-enter = Binnenkomen

## Een nieuwe tafel

start-friends-why = Je opent een tafel en krijgt een link voor de anderen. Vrije plaatsen kun je later aan bots geven.
start-days-why = Een beurt mag uren of dagen duren. Je vindt de tafel terug op de startpagina. Is de tijd om, dan speelt een bot verder tot de speler terug is.
start-screen-why = Geef het apparaat door, of ga eromheen zitten. In OddVille heeft niemand geheimen voor de anderen, dus iedereen mag kijken.
start-players = Spelers
start-player = Speler { $number }
start-name-of = Naam van speler { $number }
start-who-plays = Wie op plaats { $number } speelt
start-a-person = Een mens
start-a-bot = bot
start-bot-named = Bot: { $level }
start-invited = Iemand met de link
start-clock = Klok
start-clock-none = Geen
start-clock-live = Voor de partij
start-clock-turns = Voor elke beurt
start-clock-each = Iedereen heeft
start-clock-more = Erbij per beurt
start-clock-turn = Tijd voor een beurt
start-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
start-hours =
    { $hours ->
        [one] { $hours } uur
       *[other] { $hours } uur
    }
start-days-count =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
start-clock-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
start-listed = Open voor iedereen
start-listed-why = De tafel staat bij de open tafels. Anders vind je hem alleen via de link.
start-more = Meer instellingen
start-spectators = Anderen mogen toekijken
start-undo = Terugnemen
start-undo-free = Vrij
start-undo-consent = Als iedereen het goedvindt
start-undo-never = Nooit
start-undo-free-why = Meteen, zolang er niets nieuws te zien was en niemand anders iets deed; daarna wordt het de anderen gevraagd.
start-undo-consent-why = Het wordt de anderen elke keer gevraagd.
start-undo-never-why = Gespeeld is gespeeld.
start-order = Plaatsen
start-order-random = Geloot
start-order-chosen = Zoals men gaat zitten
start-when = Begin
start-when-full = Als iedereen zit
start-when-host = Als jij het zegt
start-pace = Bots spelen
start-pace-natural = In een menselijk tempo
start-pace-instant = Meteen
start-stand-in = Bot voor wie weg is
start-edition = Editie
start-seed = Startgetal
start-seed-why = Hetzelfde getal geeft dezelfde partij. Niemand kan het schudden dan nagaan.
start-open-table = Tafel openen
start-begin = Partij beginnen

## De lobby

start-lobby = Open tafels
start-lobby-open = Hier wordt nog iemand gezocht
start-lobby-playing = Hier wordt gespeeld
start-lobby-none-open = Er wacht nu niemand. Open zelf een tafel, dan vinden anderen hem hier.
start-lobby-none-playing = Er is nu geen partij om naar te kijken.
start-join = Meespelen
start-look-on = Toekijken

## Vóór de partij

life-waiting-room = Vóór de partij
life-seats = Plaatsen
life-seats-free =
    { $count ->
        [one] Er is nog { $count } plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
life-all-here = Iedereen is er. De tafelleider begint de partij.
life-all-here-host = Iedereen is er. Begin wanneer je wilt.
life-begins-full = De partij begint vanzelf zodra elke plaats bezet is.
life-begins-host = De tafelleider begint de partij als elke plaats bezet is.
life-sit = Hier gaan zitten
life-you = jij
life-host = tafelleider
life-here = aanwezig
life-invite = Uitnodigen
life-invite-how = Wie deze link opent, kan gaan zitten.
life-invite-watch = Wie deze link opent, kan toekijken.
life-invite-link = Link naar deze tafel
life-qr = De link als QR-code
life-copy = Link kopiëren
life-copied = Gekopieerd
life-share = Delen …
life-access = Wie kan meespelen
life-audience = Toeschouwers
life-listed = open voor iedereen
life-by-link = alleen met de link
life-spectators = iedereen mag toekijken
life-no-spectators = geen

## De balk en het menu

life-table = Tafel
life-menu = Menu
life-language = Taal
life-rules = Regels
life-turn = Beurt { $turn }
life-set-up = Voorbereiding
life-before-start = Vóór de partij
life-game-over = De partij is afgelopen
life-chat-unread =
    { $count ->
        [one] Chat, { $count } nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }
# Iemand in een paar woorden: $score punten, $count van $most arbeiders in de stad
life-chip =
    { $score ->
        [one] { $player }, { $colour }: { $score } punt, { $count } van { $most } arbeiders in de stad
       *[other] { $player }, { $colour }: { $score } punten, { $count } van { $most } arbeiders in de stad
    }
life-title-your-turn = ● Jij bent aan de beurt – OddVille
life-page-chat = Chat
life-page-players = Spelers
life-page-invite = Anderen uitnodigen
life-page-device = Op een ander apparaat spelen
life-page-preferences = Instellingen
life-page-fair = Eerlijk schudden
life-page-resign = Opgeven
life-page-leave = Tafel verlaten
life-take-back = Terugnemen
life-undo-step = Laatste zet
life-undo-turn = Hele beurt
life-ending = Pauzeren en stoppen
life-bot-for-me = Een bot voor mij laten spelen
life-reclaim = Ik ben terug en speel zelf
life-ask-end = Voorstellen om zonder uitslag te stoppen
life-resign = Opgeven
life-resign-sure = Je geeft op en kunt niet terug in deze partij. Met meer dan twee spelers speelt een bot voor je verder.
life-play-on = Verderspelen
life-leave = Verlaten
life-leave-sure = De tafel blijft staan. Je vindt hem terug op de startpagina.
life-leave-playing = Je plaats blijft van jou: je vindt de tafel terug op de startpagina. Of laat een bot spelen tot je terug bent.
life-leave-open = Weggaan en later terugkomen
life-leave-bot = Weggaan, een bot speelt verder
life-stay = Blijven
life-take-over = Een bot laten spelen
life-mute = Dempen
life-unmute = Weer laten schrijven
life-muted = gedempt
life-watching =
    { $count ->
        [0] Niemand kijkt toe.
        [one] { $count } persoon kijkt toe.
       *[other] { $count } mensen kijken toe.
    }
life-time-left = Resterende tijd

## Een ander apparaat

life-device-why = Open je plaats ook op je telefoon of een andere computer. Beide tonen dan dezelfde partij, en je kunt op allebei spelen.
life-device-make = Link tonen
life-device-for = Link voor { $player } tonen
life-device-link = Je persoonlijke link
life-device-secret = Wie deze link heeft, speelt voor jou. Houd hem voor jezelf.

## Eerlijk schudden

life-fair-why = Vóór het delen legt de server een geheim vast en toont er de vingerafdruk van. De browser van elke speler voegt een eigen getal toe. Geheim en getallen samen schudden alles; niemand kan de kaarten kiezen.
life-fair-commitment = Vingerafdruk van het geheim
life-fair-salt = Getal van { $player }
life-fair-secret = Het geheim
life-fair-later = Na de partij wordt het geheim verteld, en iedereen kan het nagaan.
life-fair-check = Sla de partij op en ga het zelf na: elke kaart moet komen zoals geheim en getallen het eisen.
life-fair-seed = Het schudden van deze partij is niet na te gaan: het startgetal is met de hand gekozen, of de partij is een vervolg op een andere.

## Vragen, praten, verbinding

life-question = Een vraag aan de tafel
life-awaited = Er wordt gewacht op { $players }.
life-agree = Akkoord
life-disagree = Niet akkoord
life-chat-empty = Niemand heeft nog iets geschreven.
life-chat-write = Aan de tafel schrijven
life-chat-send = Versturen
life-chat-only-players = Alleen wie meespeelt, kan hier schrijven.
life-connecting = De tafel wordt gezocht …
life-lost = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
life-rematch = Nog een partij
life-follow = Meespelen
life-clock-days = { $days } d { $hours } u

## Wat iemand prettig vindt

life-theme = Thema
life-theme-auto = Zoals het apparaat
life-theme-light = Licht
life-theme-dark = Donker
life-text-size = Tekstgrootte
life-text-size-normal = Normaal
life-text-size-large = Groot
life-text-size-larger = Heel groot
life-pace = Animaties
life-pace-off = Uit
life-pace-fast = Snel
life-pace-normal = Normaal
life-pace-slow = Langzaam
life-confirm = Zetten bevestigen
life-confirm-always = Altijd
life-confirm-matters = Als het ertoe doet
life-confirm-never = Nooit
life-colour-safe = Kleuren die beter te onderscheiden zijn
life-colour-safe-why = Als sommige kleuren voor jou op elkaar lijken. De vormen verschillen hoe dan ook.
life-hints = Tips voor de eerste partijen
life-sounds = Geluiden
life-notify = Mij waarschuwen als ik aan de beurt ben
life-notify-why = De browser geeft een seintje als je elders bent.
life-notify-refused = De browser staat berichten van deze pagina niet toe. Dat kun je in zijn instellingen veranderen.
