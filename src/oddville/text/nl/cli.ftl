### De opdrachtregel en het spel in platte tekst.

cli-description = OddVille spelen en werken met opgeslagen partijen en stellingen.
cli-commands = opdrachten
cli-options = opties
cli-arguments = argumenten
cli-examples = voorbeelden
cli-usage = gebruik:
cli-help-debug = de traceback tonen als er iets misgaat
cli-unexpected = Er ging iets mis in OddVille ({ $detail }). Voer de opdracht nog eens uit met --debug en meld wat er verschijnt.
cli-help-help = deze hulp tonen en stoppen
cli-help-command = de hulp bij een opdracht tonen
cli-help-command-words = de opdracht, zoals record make
cli-help-version = de versie tonen en welke spelmachine draait
cli-help-lang = de taal: en, de, fr of nl
cli-help-play = in deze terminal spelen: tegen bots, samen aan één scherm of op een server
cli-help-players = aantal spelers, 2 tot 4 (standaard: { $default })
cli-help-seed = startgetal voor het toeval; hetzelfde getal geeft dezelfde partij
cli-help-record = opgeslagen partijen tonen, controleren of maken
cli-help-record-show = opgeslagen partijen tonen
cli-help-record-verify = partijen naspelen en elke zet controleren
cli-help-record-make = bots partijen laten spelen en die optekenen
cli-help-file = een bestand, of - voor de standaardinvoer
cli-help-form = uitvoer: samenvatting (summary), korte tekst (text) of JSON-document (json)
cli-help-make-form = bestandsformaat: JSON-document (json) of korte tekst (text)
cli-help-games = aantal partijen
cli-help-make-bot = bot die op alle plaatsen speelt: { $levels } (standaard: willekeurige zetten, dat geeft lange partijen)
cli-help-output = doelmap; wordt aangemaakt als ze nog niet bestaat
cli-help-output-record = doelmap, die wordt aangemaakt als ze nog niet bestaat; bij één partij ook een bestand (partij.json, partij.txt)
cli-help-position = stellingen tonen, controleren of maken
cli-help-position-show = stellingen tekenen
cli-help-position-check = alle fouten in stellingen opsommen
cli-help-position-make = de stelling van een opgeslagen partij na een beurt schrijven
cli-help-position-output = bestand om te schrijven (standaard: de standaarduitvoer)

cli-version = oddville { $version }, { $build ->
    [compiled] gecompileerde spelmachine
   *[plain] spelmachine in gewone Python
}
cli-usage-error = { $command }: { $detail }.{ did-you-mean } Zie ‘{ $command } --help’.
cli-not-in-range = ‘{ $value }’ is geen getal van { $low } tot { $high }
cli-interrupted = Onderbroken.
file-exists = { $path } bestaat al. Kies een andere naam, of vervang het met --force.
file-is-folder = { $path } is een map. Noem een bestand erin.
file-not-written = { $path } kon niet worden geschreven ({ $detail }). Kies een andere plek.
cli-progress = { $done } van { $games }

cli-record-good = { $status ->
    [finished] { $file }: alle zetten kloppen ({ cli-moves }, afgelopen). { cli-record-proof }
   *[unfinished] { $file }: alle zetten kloppen ({ cli-moves }, niet afgelopen). { cli-record-proof }
}
cli-record-proof = { $proof ->
    [proved] Het schudden was aantoonbaar eerlijk, als { $commitment } vóór de partij is gepubliceerd.
    [promised] Eerlijk schudden is beloofd, maar het geheim is nog niet onthuld.
   *[none] Een bewijs van eerlijk schudden zit er niet bij.
}
cli-record-redraws = { $count ->
    [one] Alleen tegen bots werd { $count } keer iets onthulds teruggenomen; de verborgen kaarten zijn opnieuw geschud.
   *[other] Alleen tegen bots werd { $count } keer iets onthulds teruggenomen; de verborgen kaarten zijn telkens opnieuw geschud.
}
cli-record-players = { $names } (editie ‘{ $edition }’)
cli-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
cli-record-length = { cli-moves } in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
cli-record-unfinished = De partij is niet afgelopen.
cli-record-winner = { $who ->
    [you] Je wint.
   *[other] { $name } wint.
}
cli-records-made = { $games ->
    [one] { $games } partij naar { $path } geschreven (startgetal { $seed }).
   *[other] { $games } partijen naar { $path } geschreven (startgetal { $seed }).
}
cli-position-good = { $file }: deze stelling is speelbaar. { $question }

## Het spel in platte tekst

play-you = Jij
play-seed = Startgetal { $seed }
play-welcome = Welkom in OddVille! Typ wat je wilt doen, zoals ‘worker 2 coins’ of ‘build { $card }’.
play-hint = Typ een zet of zijn nummer, of een opdracht: help, ?, show, read, why …, hint, undo, quit.
play-commands =
    Zetten schrijf je zo: worker 2 coins, worker 3 clay, worker 1 takes { $card }, build { $card }, place left 1 down 2, recover, done. Je mag elk woord afkorten. Een getal kiest uit de lijst van mogelijkheden.
    help: deze tekst.
    ?: je mogelijkheden met hun nummers.
    show: de tafel tekenen; show city, show row, show board, show characters of show players tekent een deel ervan.
    read: hetzelfde in zinnen, helemaal of in delen.
    why en een zet: welke regel die verbiedt.
    hint: wat een bot zou doen.
    undo: je laatste beslissing terugnemen.
    quit: stoppen; de partij is opgeslagen.
play-table-commands =
    say en een tekst: praten met de anderen aan tafel.
    bots: de vrije plaatsen aan bots geven, als jij de tafel hebt geopend; begin: de partij beginnen.
    yes, no: antwoorden als iemand wil terugnemen of stoppen.
    stop: voorstellen zonder uitslag te stoppen; resign: opgeven.
    leave: een bot voor je laten spelen; return: zelf weer verder spelen.
play-table-words = Je kunt typen: { $words }.
play-not-your-turn = Je bent nog niet aan de beurt.
play-not-now = ‘{ $word }’ kan nu niet.
play-no-such-part = ‘{ $part }’ is geen deel van de tafel.{ did-you-mean } Er zijn: { $parts }.
play-no-such-command = Er is geen opdracht ‘{ $word }’.{ did-you-mean }
play-end-of-input = Geen invoer meer: de partij eindigt hier.
play-goodbye = Tot ziens!
play-no-such-number = { $count ->
    [one] Er is maar { $count } mogelijkheid. ? geeft die.
   *[other] Er zijn maar { $count } mogelijkheden. ? geeft ze.
}
play-allowed = Dat kan: je mag het nu doen.
play-row = { component-row } (kosten, straten, gilde, bonus, punten; ◊ schilden)
play-board = { component-resources-board } (prijs: arbeider; het laatste vak is het bovenste)
play-piles = Karakters (kaarten in de stapel, de bovenste)
play-player = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}, { $supply } in de voorraad, { $city } in de stad, arbeiderskaarten { $hand }, { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}

## Wat argparse zegt; wat achter % staat, vult het in

cli-required = dit ontbreekt: %s
cli-one-required = een hiervan is nodig: %s
cli-unrecognized = onbekend: { $words }
cli-invalid-choice = { $argument }: ‘{ $value }’ bestaat niet, kies uit { $choices }
cli-no-such-command = er is geen opdracht ‘{ $value }’
cli-argument = %(argument_name)s: %(message)s
cli-one-value = hier ontbreekt een waarde
cli-some-values = hier ontbreekt minstens één waarde
cli-not-with = gaat niet samen met %s
cli-no-value = hier hoort geen waarde: %r

needs-package = Hiervoor is het pakket { $package } nodig. Installeer het met: { $command }

## oddville doctor

doctor-help = tonen wat er geïnstalleerd is, wat ontbreekt en hoe je het krijgt
doctor-python = Python { $version }
doctor-version = oddville { $version }
doctor-engine =
    { $build ->
        [compiled] De engine is gecompileerd.
       *[plain] De engine draait als gewone Python, langzamer. Installeer een C-compiler en installeer oddville daarna opnieuw.
    }
doctor-page = De pagina is geïnstalleerd.
doctor-page-missing = De pagina ontbreekt: in de browser valt er niets te spelen. Voer in een checkout ‘make build’ uit; installeer OddVille anders vanuit een ander wheel.
doctor-part = { doctor-part-name } werkt: { $names }
doctor-part-bad = { doctor-part-name } werkt niet ({ $detail }). Installeer wat ontbreekt met: { $command }
doctor-part-name =
    { $part ->
        [server] De server (oddville serve)
        [terminal] Het spel in de terminal (oddville play)
       *[client] De client voor programma’s (oddville.client)
    }
doctor-extra = ‘{ $extra }’ ({ doctor-extra-for }) is geïnstalleerd: { $names }
doctor-extra-missing = ‘{ $extra }’ ({ doctor-extra-for }) is niet geïnstalleerd. Installeer het met: { $command }
doctor-extra-bad = ‘{ $extra }’ ({ doctor-extra-for }) is geïnstalleerd maar werkt niet ({ $detail }). Installeer het opnieuw met: { $command }
doctor-extra-for =
    { $extra ->
        [print] kaarten als PDF
        [png] tekeningen als PNG
        [arena] toernooien
        [ray] toernooien op veel machines
        [postgres] PostgreSQL voor de server
        [gymnasium] de omgeving voor Gymnasium
        [pettingzoo] de omgevingen voor PettingZoo
        [openspiel] het spel voor OpenSpiel
       *[torch] het voorbeeld dat leert
    }
doctor-folder = Opgeslagen partijen staan in { $path }
doctor-folder-bad = In { $path } kunnen geen partijen worden opgeslagen. Maak de map beschrijfbaar, of kies een andere met ODDVILLE_SAVES.
doctor-database = De partijen van de server staan in { $path }: { $count }
doctor-database-none = De server heeft nog geen partijen; ‘oddville serve’ maakt { $path }
doctor-database-bad = De partijen van de server in { $path } zijn niet te lezen ({ $detail }). ‘oddville store info’ zegt meer.
doctor-browser = Er kan een browser worden geopend: { $name }
doctor-browser-none = Van hieruit kan geen browser worden geopend. Open het adres dat ‘oddville serve’ noemt zelf in een browser.
doctor-terminal = Terminal: { $columns } × { $lines }, { $encoding }
doctor-terminal-none = Hier is geen terminal; ‘oddville play --plain’ werkt ook zonder.
doctor-good = Geen problemen gevonden.
doctor-bad =
    { $count ->
        [one] { $count } ding heeft aandacht nodig.
       *[other] { $count } dingen hebben aandacht nodig.
    }

## oddville completion

completion-help = een script afdrukken waarmee een shell commando’s en opties aanvult
completion-help-shell = bash, zsh of fish
