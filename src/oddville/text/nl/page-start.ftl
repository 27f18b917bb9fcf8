### Het begin van de pagina, en het leven van een tafel rond de partij.

## Het eerste scherm

start-tagline = Bouw samen een scheef stadje, en haal meer punten dan de anderen.
start-new = Nieuw hier? Speel gewoon mee.
start-new-how = Tilda, de stadsomroepster, laat je het spel zien in zes korte lessen. Je bouwt vanaf de eerste minuut.
start-new-lesson = Begin met de eerste les
start-new-time = ongeveer vijf minuten · zonder aanmelden
start-go-on-lessons = Ga verder met de lessen
start-way-known = Ik ken OddVille
start-way-known-how = Meteen spelen, tegen een tot drie bots.
start-ways = Meer manieren om te spelen
five-title = Het spel in vijf minuten
start-way-five = { five-title }
start-way-five-how = Met plaatjes en kleine borden om te proberen.
start-name = Je naam
start-play-bots = Tegen bots spelen
start-play = Spelen
start-other-people = Andere tegenstanders
start-bot-count = Aantal bots
start-bot-level = Niveau van de bots
start-way-puzzle = Dagelijkse puzzel
start-way-puzzle-how = Eén keuze is duidelijk de beste. Vind die in drie pogingen.
start-way-friends = Vrienden uitnodigen
start-way-friends-how = Stuur een link en begin zodra iedereen er is.
start-way-screen = Aan één scherm
start-way-screen-how = Met twee tot vier mensen op dit apparaat.
start-way-days = Verspreid over meerdere dagen
start-way-days-how = Iedereen speelt wanneer het uitkomt.
start-way-watch = Open tafels
start-way-watch-how = Meespelen of toekijken.
start-way-record = Opgeslagen partij openen
start-way-record-how = Bekijk elke afgelopen partij nog eens.
start-way-learn = Het spel leren
start-way-learn-how = Zes korte lessen, stap voor stap.
start-back = Terug naar je tafel
start-recent = Jouw tafels
start-forget = De tafel met { $players } uit deze lijst verwijderen
start-free-seat = vrije plaats
start-phase-open = nog niet begonnen
start-phase-playing = bezig
start-your-turn = jij bent aan de beurt
start-phase-over = afgelopen
start-settings = Instellingen
start-credits = Naar het bordspel van Carlo Lavezzi, uitgegeven door What’s Your Game? Een onafhankelijke uitvoering met eigen teksten en tekeningen.

## Een server met wachtwoord

start-door = Wachtwoord vereist
start-password-why = Deze server is beveiligd met een wachtwoord. Vraag het aan de beheerder.
start-enter = Verder

## Een nieuwe tafel

start-friends-why = Je opent een tafel en krijgt een link voor de anderen. Vrije plaatsen kun je later aan bots geven.
start-days-why = Een beurt mag uren of dagen duren. Je vindt de tafel terug op de startpagina. Is de tijd van een speler om, dan neemt een bot het over tot die terug is.
start-screen-why = Geef het apparaat door, of ga eromheen zitten. In OddVille heeft niemand geheimen voor de anderen, dus iedereen mag kijken.
start-players = Spelers
start-player = Speler { $number }
start-name-of = Naam van speler { $number }
start-who-plays = Wie op plaats { $number } speelt
start-a-person = Mens
start-a-bot = bot
start-bot-named = Bot: { $level }
start-invited = Uitgenodigde speler
start-clock = Klok
start-clock-none = Geen
start-clock-live = Per partij
start-clock-turns = Per beurt
start-clock-each = Tijd per speler
start-clock-more = Extra tijd per beurt
start-clock-turn = Tijd per beurt
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
start-listed-why = De tafel staat in de lijst met open tafels. Anders vind je hem alleen via de link.
start-more = Meer instellingen
start-spectators = Toeschouwers toestaan
start-hints = Hints toestaan
start-hints-why = Wie aan de beurt is, kan een zet laten voorstellen, ook als mensen tegen elkaar spelen.
start-undo = Zetten terugnemen
start-undo-free = Vrij
start-undo-consent = Als iedereen akkoord is
start-undo-never = Nooit
start-undo-free-why = Meteen, zolang er niets nieuws is onthuld en niemand anders heeft gespeeld; daarna moeten de anderen akkoord gaan.
start-undo-consent-why = De anderen moeten elke keer akkoord gaan.
start-undo-never-why = Gespeeld is gespeeld.
start-undo-bots = Tegen bots ook na nieuwe kaarten
start-undo-bots-why = Wie alleen tegen bots speelt, kan verder terug: wat verborgen was, wordt dan opnieuw geschud, en dat staat in het verloop en in de opname.
start-order = Plaatsen
start-order-random = Geloot
start-order-chosen = Vrije keuze
start-when = Begin
start-when-full = Als alle plaatsen bezet zijn
start-when-host = Als jij start
start-pace = Bots spelen
start-pace-natural = In een menselijk tempo
start-pace-instant = Meteen
start-stand-in = Bot voor afwezigen
start-edition = Editie
start-seed = Startgetal
start-seed-why = Hetzelfde getal geeft dezelfde partij. Het schudden is dan niet te controleren, iedereen ziet dat het getal gekozen is, en de tafel staat niet in de lijst.
start-open-table = Tafel openen
start-begin = Partij starten

## De lobby

start-lobby = Open tafels
start-lobby-open = Wachten op spelers
start-lobby-playing = Lopende partijen
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
life-all-here = Iedereen is er. De host start de partij.
life-all-here-host = Iedereen is er. Start wanneer je wilt.
life-begins-full = De partij begint vanzelf zodra alle plaatsen bezet zijn.
life-begins-host = De host start de partij als alle plaatsen bezet zijn.
life-sit = Hier gaan zitten
life-you = jij
life-host = host
life-here = aanwezig
life-invite = Uitnodigen
life-invite-how = Met deze link kan iedereen meespelen.
life-invite-watch = Met deze link kan iedereen toekijken.
life-invite-link = Link naar deze tafel
life-link-local = Dit adres werkt alleen op deze computer. Start de server met --host 0.0.0.0 om met anderen te spelen, en open de pagina op het netwerkadres van deze computer.
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
life-table-hints = Hints
life-hints-allowed = iedereen kan erom vragen
life-hints-none = geen waar mensen tegen elkaar spelen

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
life-ending = Pauzeren of stoppen
life-bot-for-me = Een bot voor mij laten spelen
life-reclaim = Weer zelf spelen
life-ask-end = Voorstellen om zonder uitslag te stoppen
life-resign = Opgeven
life-resign-sure = Je geeft op en kunt niet terug in deze partij. Met meer dan twee spelers neemt een bot je plaats in.
life-play-on = Verderspelen
life-leave = Verlaten
life-leave-sure = De tafel blijft staan. Je vindt hem terug op de startpagina.
life-leave-playing = Je plaats blijft van jou, en je vindt de tafel terug op de startpagina. Of laat een bot voor je spelen tot je terug bent.
life-leave-open = Weggaan en later terugkomen
life-leave-bot = Weggaan en een bot laten spelen
life-stay = Blijven
life-take-over = Een bot laten spelen
life-mute = Dempen
life-unmute = Niet meer dempen
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
life-device-secret = Met deze link kan iedereen voor jou spelen. Houd hem voor jezelf.

## Eerlijk schudden

life-fair-why = Vóór het delen kiest de server een geheim en toont er de vingerafdruk van. De browser van elke speler voegt een eigen getal toe. Geheim en getallen bepalen samen hoe er geschud wordt; niemand kan de kaarten kiezen.
life-fair-commitment = Vingerafdruk van het geheim
life-fair-salt = Getal van { $player }
life-fair-secret = Het geheim
life-fair-later = Na de partij wordt het geheim onthuld, en iedereen kan het controleren.
life-fair-check = Sla de partij op en controleer het zelf. Deze opdracht gaat na of elke kaart uit geheim en getallen volgt:
life-fair-seed = Het schudden van deze partij is niet te controleren: het startgetal is met de hand gekozen, of de partij is een vervolg op een andere.

## Vragen, praten, verbinding

life-question = Een vraag aan de tafel
life-awaited = Wachten op { $players }.
life-agree = Akkoord
life-disagree = Weigeren
life-chat-empty = Nog geen berichten.
life-chat-write = Bericht schrijven
life-chat-send = Versturen
life-chat-only-players = Alleen spelers kunnen hier schrijven.
life-connecting = Verbinden met de tafel …
life-lost = Verbinding verbroken. Er wordt opnieuw verbonden; er gaat niets verloren.
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
life-pace-instant = Geen
life-pace-off = Stilstaand
life-pace-fast = Snel
life-pace-normal = Normaal
life-pace-slow = Langzaam
life-confirm = Zetten bevestigen
life-confirm-always = Altijd
life-confirm-matters = Als het ertoe doet
life-confirm-never = Nooit
life-end-turn = Beurt vanzelf beëindigen
life-end-turn-learn = Als ik mijn krachten nooit gebruik
life-end-turn-ask = Elke keer vragen
life-end-turn-why = Heb je je krachten drie keer achter elkaar niet gebruikt, dan eindigt de beurt vanzelf. Vóór je actie kun je ze nog gewoon gebruiken.
life-colour-safe = Kleuren die beter te onderscheiden zijn
life-colour-safe-why = Als sommige kleuren voor jou op elkaar lijken. De vormen verschillen hoe dan ook.
life-first-hints = Tips voor de eerste partijen
life-sounds = Geluiden
life-notify = Melding als ik aan de beurt ben
life-notify-why = De browser geeft een melding als je ergens anders bent.
life-notify-refused = De browser blokkeert meldingen van deze pagina. Dat kun je in de instellingen veranderen.
