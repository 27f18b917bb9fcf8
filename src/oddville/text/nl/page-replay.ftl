### Score, einde van de partij en terugkijken, op de pagina.

## De score tijdens de partij

score-title = Tussenstand
score-title-over = Eindstand
score-close = Sluiten
score-waiting = Punten worden geteld …
score-now = De stand als de partij nu zou eindigen.
score-on-the-board = op het bord
# $cards are the names of the $count cards that a card counts
score-counts =
    { $count ->
        [one] Hiervoor telt: { $cards }.
       *[other] Hiervoor tellen: { $cards }.
    }
score-turn = Beurt

score-forecast = Winstkansen
score-forecast-waiting = Wordt berekend …
# The share of the games that the search wins from here
score-forecast-share = { $percent }%
score-forecast-honest = Een bot speelt de partij vele malen uit, zonder de verborgen kaarten te kennen, en telt hoe vaak iedereen wint. Het is maar een schatting; mensen spelen anders.

## Het einde

score-wins = { $player } wint
score-you-win = Jij wint
score-stopped = Gestopt zonder winnaar
score-stopped-detail = Iedereen stemde ermee in te stoppen. Dit is de stand op dat moment.
score-by-resignation = De anderen hebben opgegeven.
score-ahead =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $ahead } meer dan { $who ->
        [you] jij
       *[other] { $player }
    }.
score-tie =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, evenveel als { $who ->
        [you] jij
       *[other] { $player }
    }: de zesde arbeider beslist.
score-sixth =
    { $who ->
        [you] Je zette in beurt { $turn } de zesde arbeider in de stad.
       *[other] { $player } zette in beurt { $turn } de zesde arbeider in de stad.
    }
score-place =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
score-share = Plaatje delen
score-picture-shared = Gedeeld.
score-picture-saved = Als plaatje opgeslagen.
score-picture-failed = Het plaatje kon niet worden gemaakt. Probeer het nog eens.
score-chart = De scores in de loop van de partij
score-chart-turn = beurt { $turn }
score-next = En nu?
score-replay = Partij terugkijken
score-record = Partij opslaan
score-home = Naar de startpagina

## Terugkijken

replay-title = Terugkijken
replay-loading = Partij wordt geladen …
replay-not-over = Deze partij is nog bezig. Terugkijken kan als ze afgelopen is, want dan is alles te zien wat nu verborgen is.
replay-to-table = Naar de tafel
replay-open = Opgeslagen partij openen
replay-open-detail =
    { $drop ->
        [yes] Sleep het bestand van een afgelopen partij hierheen, of kies het.
       *[no] Kies het bestand van een afgelopen partij.
    } Formaten: JSON en tekst.
replay-open-choose = Bestand kiezen
replay-open-paste = Of plak de partij hier
replay-open-read = Partij tonen
replay-another = Een andere partij
replay-file-unreadable = Dit bestand is niet te lezen. Probeer een ander.

replay-controls = Afspeelknoppen
replay-start = Naar het begin
replay-turn-back = Een beurt terug
replay-back = Een zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Een zet vooruit
replay-turn-on = Een beurt vooruit
replay-end = Naar het einde
replay-speed = Snelheid
replay-times = { $speed } ×
replay-timeline = Verloop van de partij
replay-at-start = Vóór de eerste zet
replay-at-setup = Zet { $move } van { $moves }, voorbereiding
replay-at = Zet { $move } van { $moves }, beurt { $turn }

replay-moves = Zetten
replay-setup = Voorbereiding
replay-turn = Beurt { $turn }: { $player }
replay-eyes = Bekijken als
replay-eyes-open = Alles zichtbaar
replay-hidden = Verborgen kaarten
# $count kaarten, van bovenaf getoond
replay-deck =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten, van bovenaf
    }
replay-deck-all = De hele trekstapel tonen
replay-deck-less = Alleen de volgende zes
replay-no-coins = { $player } heeft geen munten
replay-piles = van bovenaf
replay-pile-empty = lege stapel

replay-link = Link hierheen kopiëren
replay-link-copied = Link gekopieerd
replay-link-by-hand = Link naar dit moment:

replay-continue = Vanaf hier verder
replay-continue-detail = Hier begint een nieuwe tafel, met bots op de andere plaatsen. Alles wat verborgen is, wordt opnieuw geschud.
replay-continue-seat = Jij speelt voor
replay-continue-level = Niveau van de bots
replay-continue-begin = Verderspelen
# Zo heet wie geen naam heeft opgegeven
replay-you = Gast
