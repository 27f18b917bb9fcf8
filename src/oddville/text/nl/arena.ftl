### Toernooien van bots: `oddville arena`.

arena-help = bots toernooien laten spelen
arena-help-contenders = wie er speelt: de naam van een bot, desgewenst met zijn budget: master, master:seconds=0.5, master:iterations=2000
arena-help-games = aantal partijen; naar boven afgerond, zodat elke deling vanaf alle plaatsen wordt gespeeld
arena-help-seed = startgetal voor het toeval; een hervat toernooi houdt het zijne
arena-help-lineup = wie er aan tafel zit, bijvoorbeeld "master apprentice apprentice apprentice"; mag vaker, in plaats van losse deelnemers
arena-help-out = map voor partijen en uitslagen; dezelfde opdracht met dezelfde map hervat het toernooi
arena-help-processes = aantal partijen dat tegelijk wordt gespeeld (standaard: { $default })
arena-help-ray = op Ray spelen: op het cluster op dit adres, of zonder adres op deze computer
arena-help-sprt = toetsen of de eerste van twee bots beter is, en stoppen zodra dat vaststaat
arena-help-elo0 = voor --sprt: het Elo-verschil dat nog niet als beter telt (standaard: 0)
arena-help-elo1 = voor --sprt: het Elo-verschil dat als beter telt (standaard: 20)
arena-help-alpha = voor --sprt: toegestane kans dat een bot slaagt die niet beter is (standaard: 0.05)
arena-help-beta = voor --sprt: toegestane kans dat een betere bot zakt (standaard: 0.05)
arena-help-report = tabellen en verslag van het toernooi in deze map opnieuw schrijven

## Terwijl het loopt

arena-decimal-sign = ,
arena-percent = { $value }%
arena-seconds = { $value } s
arena-milliseconds = { $value } ms
arena-begins =
    { $games ->
        [one] { $games } partij, startgetal { $seed }, in { $path }.
       *[other] { $games } partijen, startgetal { $seed }, in { $path }.
    }
arena-goes-on =
    { $games ->
        [one] Hervat: { $done } van { $games } partij in { $path } is gespeeld (startgetal { $seed }).
       *[other] Hervat: { $done } van { $games } partijen in { $path } zijn gespeeld (startgetal { $seed }).
    }
arena-line = { $done } van { $games } partijen: { $shares }.
arena-left = {" "}Nog { $time }.
arena-interrupted = Onderbroken. Gespeelde partijen zijn opgeslagen. Ga verder met: { $command }
arena-written = Partijen, opgeslagen partijen en tabellen staan in { $path }.

## De tabel

arena-column-contender = deelnemer
arena-column-games = partijen
arena-column-win-share = gewonnen
arena-column-win-interval = 95%
arena-column-score = punten
arena-column-rating = rating ± 2σ
arena-column-time-mean = tijd, gemiddeld
arena-column-time-most = 99%
arena-column-time-worst = langste

arena-sprt-line =
    { $pairs ->
        [one] LLR { $ratio } ({ $lower } tot { $upper }) na { $pairs } paar, Elo { $elo }.
       *[other] LLR { $ratio } ({ $lower } tot { $upper }) na { $pairs } paren, Elo { $elo }.
    }
arena-sprt-better = { $first } is beter dan { $second }.
arena-sprt-not-better = { $first } is niet beter dan { $second }.
arena-sprt-undecided = Of { $first } beter is dan { $second } is nog open: er zijn meer partijen nodig.

## Wat er misgaat

arena-lineup-or-contenders = Noem de deelnemers of geef --lineup, niet allebei.
arena-sprt-needs-two = --sprt vergelijkt twee verschillende bots in partijen met twee spelers.
arena-only-with-sprt = { $option } werkt alleen samen met --sprt.
arena-elo-order = --elo0 moet kleiner zijn dan --elo1.

arena-error-too-few-contenders = Wie moet er spelen? Noem ten minste één bot.
arena-error-too-many-contenders = { $count } deelnemers is te veel; het maximum is { $most }.
arena-error-not-a-lineup = ‘{ $names }’ heeft { $count } namen voor { $players } spelers. Een bezetting die een bot twee keer noemt, heeft voor elke plaats een naam nodig.
arena-error-other-settings = In { $path } staat een ander toernooi: { $setting } is daar ‘{ $there }’, maar hier ‘{ $here }’. Kies een andere map of dezelfde instellingen.
arena-error-taken = Een ander proces gebruikt { $path }. Wacht erop of kies een andere map.
arena-error-not-written = In { $path } kan niet worden geschreven ({ $detail }): kies een andere map.
arena-error-no-results = In { $path } staat geen toernooi.
arena-error-damaged-settings = { $path } ontbreekt of kan niet worden gelezen.
arena-error-damaged-log = { $path } is beschadigd op regel { $line }. Verwijder die regel, dan wordt de partij opnieuw gespeeld.
arena-error-needs-package = { needs-package }
arena-error-ray-unreachable = Op ‘{ $address }’ antwoordt geen Ray ({ $detail }).
arena-error-worker-lost = Het proces dat partij { $game } speelde (startgetal { $seed }), is { $times } keer vastgelopen. Misschien loopt een bot vast of heeft hij te veel geheugen nodig. Gespeelde partijen zijn opgeslagen.
arena-error-illegal-choice = { $bot } koos een verboden actie ({ $detail }) in partij { $game }, startgetal { $seed }. Waar, staat in { $path }. Gespeelde partijen zijn opgeslagen; dezelfde opdracht gaat verder.
arena-error-bot-crashed = { $bot } ging de fout in bij partij { $game }, startgetal { $seed }: { $detail }. Waar, staat in { $path }. Gespeelde partijen zijn opgeslagen; dezelfde opdracht gaat verder.

arena-setting-entrants = de lijst van deelnemers
arena-setting-lineups = de tafelbezetting
arena-setting-players = het aantal spelers
arena-setting-games = het aantal partijen
arena-setting-seed = het startgetal
arena-setting-edition = de editie
arena-setting-edition-hash = de inhoud van de editie
arena-setting-version = de versie van OddVille
arena-setting-sprt = de toets met --sprt

bot-error-unknown-bot = Er is geen bot ‘{ $name }’.{ did-you-mean } Beschikbaar zijn: { $known }.
bot-error-bad-budget = ‘{ $setting }’ in ‘{ $name }’ is geen budget. Schrijf bijvoorbeeld seconds=0.5, iterations=2000 of processes=2, gescheiden door komma’s.
bot-error-broken-bot = De bot ‘{ $name }’ kan niet worden gestart: { $detail }
bot-error-illegal-choice = { $name } koos een verboden actie ({ $action }).
