### Analyses van afgelopen spellen.

## Analyses: de opdracht en haar pagina

review-help = afgelopen spellen analyseren: wat elke beslissing waard was, en waarom
review-help-games = verslag van een afgelopen spel, of een bewaard spel; - leest de standaardinvoer
review-help-output = één pagina met grafieken schrijven; anders wordt een samenvatting getoond
review-help-effort = hoe lang de zoektocht naar elke beslissing kijkt
review-help-processes = hoeveel processen tegelijk oordelen (standaard: { $default })
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
