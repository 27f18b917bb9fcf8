### Tafels waar mensen elkaar treffen: wat geweigerd wordt, wat in het verslag staat, en namen voor alles.

## Aan een tafel geweigerd. $seat telt vanaf 1, $name is een speler.

table-error-ahead = De tafel is nog niet zo ver als wat je ziet. Wacht even of open de tafel opnieuw.
table-error-already-asked = Dat is al gevraagd. Wacht op het antwoord.
table-error-already-seated = Op plaats { $seat } speel je al zelf. Er hoeft geen bot weg.
table-error-already-started = De partij is begonnen; dit kon alleen daarvoor. Open er een nieuwe tafel voor.
table-error-bad-edition = Een editie ‘{ $name }’ is er hier niet. Kies er een uit: { $known }.
table-error-bad-name = Zo kan hier niemand heten. Gebruik 1 tot { $longest } zichtbare tekens.
table-error-bad-text = Daar valt niets in te lezen. Schrijf een regel met zichtbare tekens.
table-error-game-over = Voor jou is deze partij afgelopen: er kan niets meer gespeeld worden. Kijken en schrijven kun je nog wel.
table-error-illegal = Dat staan de regels nu niet toe. Kies een van de aangeboden acties.
table-error-muted = Wat je aan deze tafel schrijft, zien de anderen niet. Alleen de tafelleider kan dat veranderen.
table-error-no-such-seat = Op plaats { $seat } van deze tafel is niemand te vinden. Kies een andere plaats.
table-error-not-host = Dat kan alleen de tafelleider. Vraag het aan { $name }.
table-error-not-over = De partij is niet afgelopen. Wacht tot het zover is.
table-error-not-started = De partij is nog niet begonnen. Wacht tot iedereen zit.
table-error-not-your-seat = Op plaats { $seat } speel jij niet. Is die toch van jou, open dan de link die je ervoor kreeg.
table-error-not-your-turn = Nu moet { $name } beslissen. Wacht tot je aan de beurt bent.
table-error-nothing-asked = Niemand wacht op je antwoord: de vraag is afgehandeld.
table-error-nothing-to-undo = Je hebt geen zet die je kunt terugnemen. Doe er eerst een.
table-error-seat-is-bot = Op plaats { $seat } speelt een bot. Is die plaats van jou, neem die dan eerst weer over.
table-error-seat-is-present = { $name } is er of was er net nog. Een bot kan alleen invallen voor iemand die al een tijdje weg is.
table-error-seat-taken = Plaats { $seat } is bezet. Kies een vrije plaats of een andere tafel.
table-error-seats-empty =
    { $count ->
        [one] Er is nog { $count } plaats vrij. Wacht op iemand of geef die aan een bot.
       *[other] Er zijn nog { $count } plaatsen vrij. Wacht op anderen of geef ze aan bots.
    }
table-error-stale = Sinds je besliste, is er iets gebeurd. Kijk naar de tafel en beslis opnieuw.
table-error-time-is-up = Je tijd is op: de bot doet deze zet voor je. Neem je plaats daarna weer over.
table-error-too-talkative = Je schrijft sneller dan iemand kan lezen. Wacht even en ga dan verder.
table-error-undo-not-allowed = Aan deze tafel wordt geen zet teruggenomen. Wie een tafel opent, bepaalt dat.
table-error-unknown-level = Er is geen bot ‘{ $level }’. Kies er een uit: { $known }.
table-error-unknown-rules = Deze partij is begonnen met regels die deze server niet kent. Wie hem beheert, moet hem bijwerken.

## Geweigerd voordat de tafel ervan hoort

table-error-too-fast = Dat is te veel tegelijk. Wacht even en ga dan verder.
table-error-unreadable = De server begrijpt dit bericht niet ({ $detail }). Open de tafel opnieuw.
table-error-not-text = De server begrijpt alleen berichten in tekst. Stuur ze als JSON.
table-error-not-stored = Misschien kon dit niet worden opgeslagen. Kijk naar de tafel; ontbreekt het daar, doe het dan nog eens.

## De server sluit een verbinding: wat je dan leest

goodbye-restart = De server start opnieuw. De tafel is zo weer terug.
goodbye-too-slow = Je verbinding is te traag voor alles wat hier gebeurt. De tafel wordt opnieuw geopend.
goodbye-senseless = De server begrijpt niet wat er van jou komt. Laad de pagina opnieuw en kom dan terug.
goodbye-no-spectators = Aan deze tafel mag niemand toekijken. Ga aan een andere zitten.

## De opslag, voor wie een server beheert. $detail is wat de database zei.

store-error-bad-row = De database kan een waarde voor partij { $match } niet bevatten; er is niets opgeslagen. Meld deze fout alsjeblieft.
store-error-bad-url = Dit is geen plek voor een opslag. Geef het pad van een bestand of een adres zoals sqlite:///games.db of postgresql://host/games.
store-error-key-taken = Deze opdracht voor partij { $match } is al opgeslagen, als regel { $sequence }. Herhalen hoeft niet.
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
       *[no] Een bot ({ $level }) gaat op plaats { $seat } zitten.
    }

entry-key-added =
    { $who ->
        [you] Je kunt nu ook op een ander apparaat spelen.
       *[other] { $player } kan nu ook op een ander apparaat spelen.
    }

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
                [you] Je vindt het terugnemen goed.
               *[other] { $player } vindt het terugnemen goed.
            }
       *[no]
            { $who ->
                [you] Je vindt het niet goed: gespeeld is gespeeld.
               *[other] { $player } vindt het niet goed: gespeeld is gespeeld.
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
                [you] Een bot ({ $level }) speelt voor jou: de tafelleider heeft dat bepaald.
               *[other] Een bot ({ $level }) speelt voor { $player }: de tafelleider heeft dat bepaald.
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
        [you] Je wilt zonder uitslag stoppen.
       *[other] { $player } wil zonder uitslag stoppen.
    }

entry-end-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Je vindt het goed om te stoppen.
               *[other] { $player } vindt het goed om te stoppen.
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
                [you] De tafelleider heeft je het zwijgen opgelegd.
               *[other] De tafelleider heeft { $player } het zwijgen opgelegd.
            }
       *[no]
            { $who ->
                [you] Je mag weer schrijven.
               *[other] { $player } mag weer schrijven.
            }
    }

entry-rematched = Aan een andere tafel begint een revanche.

## Bots, klokken en hoe partijen eindigen

level-random = Toeval
level-uct = UCT
level-newcomer = Nieuwkomer
level-apprentice = Leerling
level-journeyman = Gezel
level-master = Meester
level-grandmaster = Grootmeester

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
