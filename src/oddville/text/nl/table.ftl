### Tafels waar mensen elkaar treffen: wat geweigerd wordt, wat in het verslag staat, en namen voor alles.

## Aan een tafel geweigerd. $seat telt vanaf 1, $name is een speler.

table-error-ahead = De tafel is nog niet bij de stelling die je ziet. Wacht even of open de tafel opnieuw.
table-error-already-asked = Dat is al gevraagd. Wacht op het antwoord.
table-error-already-seated = Op plaats { $seat } speel je al zelf.
table-error-already-started = De partij is al begonnen; dit kan niet meer. Open een nieuwe tafel.
table-error-bad-edition = Een editie ‘{ $name }’ is er hier niet. Kies er een uit: { $known }.
table-error-bad-name = Deze naam is niet geldig. Gebruik 1 tot { $longest } zichtbare tekens.
table-error-bad-text = Het bericht is leeg. Schrijf een regel met zichtbare tekens.
table-error-game-over = Deze partij is voor jou afgelopen. Kijken en schrijven kun je nog wel.
table-error-illegal = Dat staan de regels nu niet toe. Kies een van de aangeboden acties.
table-error-key-reused = Deze sleutel is al voor een andere opdracht gebruikt. Kies voor elke opdracht een nieuwe.
table-error-log-full = Aan deze tafel is naast het spel te veel gebeurd. Je kunt nog wel zetten doen, de tafel verlaten of opgeven.
table-error-muted = De anderen zien je berichten aan deze tafel niet. Alleen de host kan dat veranderen.
table-error-no-answer = De bot heeft geen antwoord gevonden. Vraag het zo nog eens.
table-error-no-change = Er valt niets te veranderen: het is al zo.
table-error-no-room = Op de server is nu geen plaats voor nog een tafel. Probeer het later opnieuw.
table-error-no-room-for-bots = Op deze server spelen nu te veel sterke bots. Kies ‘{ level-newcomer }’ of ‘{ level-apprentice }’, of probeer het later opnieuw.
table-error-no-such-seat = Deze tafel heeft geen plaats { $seat }. Kies een andere.
table-error-not-host = Dat kan alleen de host. Vraag het aan { $name }.
table-error-no-hints = Waar mensen tegen elkaar spelen, zijn er geen hints, tenzij de tafel met hints is geopend. Aan een tafel met computertegenstanders zijn ze er wel.
table-error-not-over = De partij is niet afgelopen. Wacht tot het zover is.
table-error-not-started = De partij is nog niet begonnen. Wacht tot iedereen zit.
table-error-not-your-seat = Plaats { $seat } is niet van jou. Als dat wel zo hoort te zijn, open dan je persoonlijke link.
table-error-not-your-turn = { $name } is nu aan de beurt. Wacht tot jij aan de beurt bent.
table-error-nothing-asked = De vraag is al beantwoord.
table-error-nothing-to-undo = Je hebt geen zet om terug te nemen.
table-error-seat-is-bot = Op plaats { $seat } speelt een bot. Is die plaats van jou, neem die dan eerst weer over.
table-error-seat-is-present = { $name } is er of was er net nog. Een bot kan alleen invallen voor iemand die al een tijdje weg is.
table-error-seat-taken = Plaats { $seat } is bezet. Kies een vrije plaats of een andere tafel.
table-error-seats-empty =
    { $count ->
        [one] Er is nog { $count } plaats vrij. Wacht op iemand of geef die aan een bot.
       *[other] Er zijn nog { $count } plaatsen vrij. Wacht op anderen of geef ze aan bots.
    }
table-error-similar-name = Deze naam lijkt te veel op { $name } aan deze tafel. Kies een andere.
table-error-stale = Er is iets veranderd sinds je besliste. Kijk naar de tafel en beslis opnieuw.
table-error-time-is-up = Je tijd is om: een bot doet deze zet voor je. Daarna kun je het weer overnemen.
table-error-too-many-bots = Aan jouw tafels kunnen maar { $most } sterke bots tegelijk spelen. Kies ‘{ level-newcomer }’ of ‘{ level-apprentice }’, of speel eerst een partij uit.
table-error-too-many-changes = Je verandert te veel tegelijk aan deze tafel. Wacht even.
table-error-too-many-moves = Deze partij heeft de grens van { $most } stappen bereikt. Verlaat de tafel of geef op om ze te beëindigen.
table-error-too-talkative = Je schrijft te snel. Wacht even.
table-error-undo-not-allowed = Aan deze tafel kun je geen zetten terugnemen. Dat is bij het openen zo ingesteld.
table-error-undo-too-far = Terugnemen kan alleen zolang er niets nieuws is onthuld en niemand anders heeft gespeeld. Zo is het ingesteld door wie de tafel heeft geopend.
table-error-unknown-level = Er is geen bot ‘{ $level }’. Kies er een uit: { $known }.
table-error-unknown-rules = Deze partij is begonnen met regels die deze server niet kent. Vraag de beheerder om hem bij te werken.

## Geweigerd voordat de tafel ervan hoort

table-error-too-fast = Dat is te veel tegelijk. Wacht even en ga dan verder.
table-error-unreadable = De server begrijpt dit bericht niet ({ $detail }). Open de tafel opnieuw.
table-error-not-text = De server begrijpt alleen berichten in tekst. Stuur ze als JSON.
table-error-not-stored = Misschien is dit niet opgeslagen. Kijk op tafel, en doe het nog eens als het daar ontbreekt.

## De server sluit een verbinding: wat je dan leest

goodbye-restart = De server start opnieuw. De tafel is zo weer terug.
goodbye-too-slow = Je verbinding is te traag. De tafel wordt opnieuw geopend.
goodbye-senseless = De server begrijpt deze pagina niet. Laad de pagina opnieuw.
goodbye-no-spectators = Aan deze tafel zijn geen toeschouwers toegestaan. Kies een andere.

## De opslag, voor wie een server beheert. $detail is wat de database zei.

store-error-bad-row = De database kan een waarde voor partij { $match } niet bevatten; er is niets opgeslagen. Meld deze fout alsjeblieft.
store-error-bad-url = Dit is geen geldige plaats voor een opslag. Geef het pad van een bestand of een adres zoals sqlite:///games.db of postgresql://host/games.
store-error-empty-file = { $path } is leeg, terwijl er partijen in zouden moeten staan. Zet een back-up terug, of verwijder het bestand om zonder partijen te beginnen.
store-error-key-taken = Deze opdracht voor partij { $match } is al opgeslagen, als regel { $sequence }. Herhalen hoeft niet.
store-error-log-without-file = { $path } is weg, maar { $path }-wal is er nog. Zet het bestand terug, of verplaats { $path }-wal om zonder partijen te beginnen.
store-error-match-exists = Er is al een partij { $match }. Kies een andere naam.
store-error-newer-schema = Een nieuwere versie van OddVille heeft deze opslag gebruikt (stand { $found }, hier bekend: { $known }). Installeer die versie.
store-error-sequence-taken = Regel { $sequence } van partij { $match } heeft een andere server het eerst geschreven. Lees het verslag en probeer het opnieuw.
store-error-store-unavailable = De database antwoordt niet ({ $detail }). Kijk of ze draait en bereikbaar is.
store-error-target-exists = Er is al een bestand { $path }. Kies een andere naam.
store-error-unknown-match = Er is geen partij { $match } in deze opslag. Controleer de naam.
store-error-use-pg-dump = Deze opslag is een PostgreSQL-database. Gebruik pg_dump om er een kopie van te maken.

## Het verslag van een tafel. $who is ‘you’ als de lezer de speler zelf is.

entry-seat-taken =
    { $who ->
        [you] Je gaat aan tafel zitten.
       *[other] { $player } gaat aan tafel zitten.
    }

entry-seat-left =
    { $who ->
        [you] Je verlaat de tafel.
       *[other] { $player } verlaat de tafel.
    }

entry-bot-seated =
    { $is_free ->
        [yes] Plaats { $seat } is weer vrij.
       *[no] { $player } ({ $level }) gaat op plaats { $seat } zitten.
    }

entry-key-added =
    { $who ->
        [you] Je kunt nu ook op een ander apparaat spelen.
       *[other] { $player } kan nu ook op een ander apparaat spelen.
    }

table-chosen-seed = Het startgetal van deze partij is met de hand gekozen: wie het koos, kan elke kaart van tevoren kennen.

# $players zijn de namen in hun volgorde
entry-started = De partij begint. Rond de tafel: { $players }.

entry-undo-asked =
    { $scope ->
        [turn]
            { $who ->
                [you] Je wilt een hele beurt terugnemen.
               *[other] { $player } wil een hele beurt terugnemen.
            }
       *[step]
            { $who ->
                [you] Je wilt een zet terugnemen.
               *[other] { $player } wil een zet terugnemen.
            }
    }

entry-undo-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Je gaat akkoord met het terugnemen.
               *[other] { $player } gaat akkoord met het terugnemen.
            }
       *[no]
            { $who ->
                [you] Je gaat niet akkoord: gespeeld is gespeeld.
               *[other] { $player } gaat niet akkoord: gespeeld is gespeeld.
            }
    }

entry-undone =
    { $scope ->
        [turn]
            { $who ->
                [you] Je neemt een hele beurt terug.
               *[other] { $player } neemt een hele beurt terug.
            }
       *[step]
            { $who ->
                [you] Je neemt een zet terug.
               *[other] { $player } neemt een zet terug.
            }
    }{ $redrawn ->
        [yes] { " " }De verborgen kaarten worden opnieuw geschud.
       *[no] { "" }
    }

entry-taken-over =
    { $reason ->
        [clock]
            { $who ->
                [you] Een bot ({ $level }) speelt voor jou: je tijd is om.
               *[other] Een bot ({ $level }) speelt voor { $player }: de tijd is om.
            }
        [left]
            { $who ->
                [you] Een bot ({ $level }) speelt voor jou: je hebt de tafel verlaten.
               *[other] { $player } heeft de tafel verlaten: een bot ({ $level }) speelt verder.
            }
        [resigned]
            { $who ->
                [you] Een bot ({ $level }) speelt voor jou: je hebt opgegeven.
               *[other] { $player } heeft opgegeven: een bot ({ $level }) speelt verder.
            }
       *[host]
            { $who ->
                [you] Een bot ({ $level }) speelt op verzoek van de host voor jou.
               *[other] Een bot ({ $level }) speelt op verzoek van de host voor { $player }.
            }
    }

entry-reclaimed =
    { $who ->
        [you] Je bent terug en speelt verder.
       *[other] { $player } is terug en speelt verder.
    }

entry-resigned =
    { $who ->
        [you] Je geeft op.
       *[other] { $player } geeft op.
    }

entry-end-asked =
    { $who ->
        [you] Je stelt voor om zonder uitslag te stoppen.
       *[other] { $player } stelt voor om zonder uitslag te stoppen.
    }

entry-end-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Je gaat akkoord met stoppen.
               *[other] { $player } gaat akkoord met stoppen.
            }
       *[no]
            { $who ->
                [you] Je wilt verderspelen.
               *[other] { $player } wil verderspelen.
            }
    }

entry-said =
    { $who ->
        [you] Jij: { $text }
       *[other] { $player }: { $text }
    }

entry-muted =
    { $muted ->
        [yes]
            { $who ->
                [you] De host heeft je gedempt.
               *[other] De host heeft { $player } gedempt.
            }
       *[no]
            { $who ->
                [you] Je kunt weer schrijven.
               *[other] { $player } kan weer schrijven.
            }
    }

entry-rematched = Aan een andere tafel begint een revanche.

## Bots, klokken en hoe partijen eindigen

level-random = Toeval
level-uct = UCT
level-sensible = Verstandig
level-beginner = Beginner
level-newcomer = Nieuwkomer
level-apprentice = Leerling
level-journeyman = Gezel
level-master = Meester
level-grandmaster = Grootmeester
level-matched =
    { $strength ->
        [none] Op jouw niveau
       *[other] Op jouw niveau ({ $strength })
    }

# How strong a level is, as measured (docs/bots.md)
level-beginner-line = Speelt als in een eerste partij. Met gezond verstand win je de helft.
level-newcomer-line = Denkt zet voor zet. Wint 7 van de 10 partijen van een beginner.
level-apprentice-line = Denkt tot het einde van de beurt. Wint 7 van de 10 partijen van een nieuwkomer.
level-journeyman-line = Kijkt een beetje vooruit. Wint 8 van de 10 partijen van een leerling.
level-master-line = Plant meerdere beurten vooruit. Verliest maar 1 op de 20 partijen van een gezel.
level-grandmaster-line = Denkt drie keer zo lang als een meester en wint net iets vaker.
level-matched-line = Past zich aan je resultaten aan, zodat je ongeveer de helft wint.

# The townspeople that bots play as; Tilda explains the game and never plays
townsperson-tobin = Tobin
townsperson-nell = Nell
townsperson-wanda = Wanda
townsperson-bram = Bram
townsperson-agnes = Agnes
townsperson-silas = Silas
townsperson-elsie = Elsie
townsperson-otto = Otto
townsperson-tilda = Tilda

trade-tobin = metselaar
trade-nell = bakker
trade-wanda = weefster
trade-bram = nachtwaker
trade-agnes = klokkenmaakster
trade-silas = veerman
trade-elsie = ganzenhoedster
trade-otto = kuiper
trade-tilda = stadsomroepster

clock-none = zonder klok
clock-live = elk { clock-minutes }{ clock-increment }
clock-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
clock-increment =
    { $increment ->
        [0] {""}
        [one] , plus { $increment } seconde per beurt
       *[other] , plus { $increment } seconden per beurt
    }
clock-turns =
    { $hours ->
        [one] { $hours } uur per beurt
       *[other] { $hours } uur per beurt
    }

ending-resigned = opgegeven
