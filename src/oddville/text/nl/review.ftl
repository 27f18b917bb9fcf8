### Analyses van afgelopen spellen.

## Analyses: de opdracht en haar pagina

review-help = afgelopen spellen analyseren: wat elke beslissing waard was, en waarom
review-help-games = verslag van een afgelopen spel, of een bewaard spel; - leest de standaardinvoer
review-help-output = één pagina met grafieken schrijven; anders wordt een samenvatting getoond
review-help-effort = hoe lang de zoektocht naar elke beslissing kijkt
review-help-processes = hoeveel processen tegelijk oordelen (standaard: { $default })
review-help-ray = op Ray beoordelen: op het cluster met dit adres, of zonder adres op deze machine
review-unfinished = { $file }: dit spel is niet afgelopen. Alleen afgelopen spellen kunnen geanalyseerd worden.
review-written = { $path } geschreven.
review-stopped = Gestopt. Met dezelfde -o gaat het de volgende keer hier verder.
review-progress = { $done } van { $total } beslissingen beoordeeld
review-title = Analyse
review-lead = Elke beslissing wordt beoordeeld met wat de speler op dat moment kon weten. Geluk is wat het toeval gaf of nam: de uitgangspositie, nieuwe kaarten, schudden.
review-fact-effort = iteraties
review-axis-turn = beurt
review-curve = Wie er won: winstkans per beurt
review-accounts = Geluk en kunde, in punten winstkans
review-player = Speler
review-accuracy = Nauwkeurigheid
review-luck = Geluk
review-decisions = Eigen beslissingen
review-others = Beslissingen van anderen
review-result = Uitslag
review-like = Speelde als
review-no-moments = Geen fout van meer dan 8 punten.
review-table = De tafel op dat moment
review-played = Gespeeld:
review-better = Beter:
review-verdict =
    { $verdict ->
        [forced] geen keuze
        [best] beste zet
        [good] goed
        [inaccuracy] onnauwkeurig
        [mistake] fout
       *[blunder] grove fout
    }
review-moment = Beurt { $turn }, { $player }: { review-verdict }
# $level: een niveau van de computertegenstanders, of none
review-line =
    { $level ->
        [none] { $player }: nauwkeurigheid { $accuracy }, geluk { $luck }, beslissingen { $decisions }
       *[other] { $player }: nauwkeurigheid { $accuracy }, geluk { $luck }, beslissingen { $decisions }, speelde als: { $level }
    }

## Puzzels in een terminal

puzzle-help = de dagelijkse puzzel, en nieuwe puzzels maken
puzzle-help-today = de puzzel van de dag oplossen
puzzle-help-day = de puzzel van een andere dag
puzzle-help-past = de puzzels van de laatste dagen en je reeks
puzzle-help-days = hoeveel dagen (standaard: 7)
puzzle-help-make = puzzels vinden in spellen tussen computertegenstanders
puzzle-help-count = hoeveel
puzzle-help-seed = het startgetal van het eerste spel
puzzle-help-output = het bestand om te schrijven, één puzzel per regel
puzzle-bad-day = ‘{ $day }’ is geen dag. Schrijf hem als 2026-11-17.
puzzle-shell-task = Puzzel van de dag, moeilijkheid { $difficulty } van 3: { $player } beslist. Eén keuze is duidelijk de beste.
puzzle-shell-ask = Welke (1 tot { $count })?
puzzle-shell-right = Dat is hem!
puzzle-shell-wrong = −{ $loss } punten winstkans: nog niet de beste. Pogingen over: { $left }
puzzle-shell-solution = De beste keuze: { $text }
puzzle-shell-share = OddVille-puzzel, { $day }: poging { $number } van { $tries }
puzzle-past-line =
    { $result ->
        [open] niet geprobeerd
        [missed] niet opgelost
       *[solved] opgelost bij poging { $number } van { $tries }
    }
puzzle-not-kept = Het resultaat kon niet worden opgeslagen: { $detail }
puzzle-found = { $done } van { $total } puzzels gevonden
