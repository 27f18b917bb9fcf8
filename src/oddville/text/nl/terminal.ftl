### Spelen in de terminal: wat de app zegt, en wat ze met de regelmodus deelt.

## Beslissingen

terminal-choice-worker = Arbeider { $worker }
terminal-choice-back = (Esc gaat terug)
terminal-change-points = punten { $before } → { $after }
terminal-change-coins = munten { $before } → { $after }
terminal-change-supply = arbeiders in de voorraad { $before } → { $after }

## Panelen

terminal-panel-turn = Beurt { $turn }
terminal-panel-deck = stapel { $count }
terminal-panel-log = Verloop
# How a card scores, where there is little room: the points for each adjacent card follow
terminal-scoring-adjacent = aangrenzend

## Wat er wordt gezegd

play-undone = Teruggenomen.
play-nothing-to-undo = Er valt niets terug te nemen.
play-not-saved = De partij kan niet worden opgeslagen ({ $detail }). Maak er plaats voor en speel dan verder.
play-went-wrong = Er ging iets mis ({ $detail }). De partij is opgeslagen: stop met q en ga verder met ‘oddville play --resume’.
# After the sentence of something that happened several times in a row
terminal-log-repeated =
    { $count ->
        [2] Twee keer.
       *[other] { $count } keer.
    }
play-over = p toont de punten, q stopt.
terminal-hint-thinking = { $level } denkt na …
terminal-hint-given = { $level } zou dit doen: { $text }.
terminal-hint-which = (Nog eens { $key }: welke zet?)
terminal-hint-why = (Nog eens { $key }: waarom?)

## Om te lezen

terminal-why-title = Wat nu niet kan en waarom
terminal-why-nothing = Hier is nu alles mogelijk.
terminal-info-title = De tafel
terminal-points-title = Punten
terminal-keys-title = Toetsen
terminal-reading-close = Esc sluit, de pijltjes bewegen

# Een toets, een spatie, wat ze doet; na | de volgende
terminal-keys-line = 1-9 kiezen | h tip | u terug | w waarom niet | ? toetsen | q stop | i tafel | +/- grootte | x wat als
terminal-keys-placing = Pijltjes plaats kiezen | Enter bouwen | h tip | u terug | ? toetsen | q stop | i tafel | +/- grootte | x wat als
terminal-keys-replay = ←/→ zet | ↑/↓ beurt | Spatie afspelen | r analyse | c vanaf hier spelen | ? toetsen | q stop | p punten | i tafel | +/- grootte
terminal-keys-open = t praten | m menu | ? toetsen | q stop
terminal-keys-playing = 1-9 kiezen | h tip | u terug | t praten | m menu | ? toetsen | q stop | w waarom niet | i tafel | +/- grootte | x wat als
terminal-keys-over = r nog eens | t praten | p punten | i tafel | ? toetsen | q stop | +/- grootte
terminal-keys-watching = p punten | i tafel | +/- grootte | ? toetsen | q stop
terminal-keys-all = 1-9 een mogelijkheid kiezen | ↑/↓ door de lijst gaan | Enter het gemarkeerde kiezen | Esc terug | h een bot om een tip vragen | u terugnemen | w waarom iets niet kan | x zetten uitproberen op een kopie van de partij (wat als) | i alle kaarten en spelers in woorden | p de punten één voor één | l het hele verloop | Tab tussen stad en lijst | Pijltjes in de stad: de cursor of het beeld bewegen | Shift+pijltjes het beeld bewegen | +/- groter, kleiner | f de hele stad | d donker of licht | q stoppen; de partij blijft bewaard
terminal-keys-company = t met de anderen praten | m een bot laten spelen, samen stoppen, opgeven | y/n instemmen of niet, als iemand iets vraagt | r de plaats van de bot terugnemen; na het einde: nog een partij
terminal-keys-replay-all = ←/→ één zet terug of vooruit | ↑/↓ één beurt terug of vooruit | Home/End naar het begin of het einde | Spatie vanzelf laten lopen of stoppen | Klik op de balk onderaan: daarheen springen | r elke beslissing laten beoordelen; daarna: geluk en kunde | m de volgende fout | c vanaf hier zelf verder spelen | x zetten uitproberen op een kopie (wat als) | p de punten één voor één | i alle kaarten en spelers in woorden | l het verloop tot hier | Shift+pijltjes het beeld bewegen | +/- groter, kleiner | f de hele stad | d donker of licht | q stoppen

## De legenda en de regels, onder de toetsen

terminal-help-symbols = Tekens
terminal-sign-points = punten, alsof de partij nu afgelopen was
terminal-sign-coins = munten
terminal-sign-supply = arbeiders in de voorraad
terminal-sign-city = arbeiders in de stad: met de zesde eindigt de partij
terminal-sign-hand = arbeiderskaarten op hand; een punt staat voor een gespeelde kaart
terminal-sign-deciding = moet kiezen
terminal-sign-cost = kosten: twee keer hout en één keer klei
terminal-sign-streets = de zijden met een straat
terminal-sign-bonus = bonussen: hout, een munt, een grondstof naar keuze, verdubbelen, omzetten
terminal-sign-shield = schilden
terminal-sign-board = vakken van het grondstoffenbord: de prijs, en wiens arbeider er staat; de pijl wijst het bovenste vak aan, waar plaats is voor iedereen

## Wat als?

terminal-what-if-how = Probeer zetten uit voor iedereen. u neemt terug, q gaat terug naar de partij, waar niets veranderd is.
terminal-what-if-only-moves = Dit is maar een proef: ga daarvoor met q terug naar de partij.

## Verder spelen vanaf een moment van een herhaling

terminal-play-on-title = Vanaf hier verder spelen als
terminal-play-on-seat = { $player }
terminal-play-on-all = iedereen, aan dit scherm
terminal-play-on-over = Hier is de partij afgelopen. Ga eerst terug naar een eerdere zet.

## De analyse in een herhaling

terminal-review-unfinished = Deze partij is niet afgelopen. Alleen afgelopen partijen kunnen worden geanalyseerd.
terminal-review-complete = Elke beslissing is beoordeeld. r: geluk en kunde, m: de volgende fout

## Na de partij

terminal-after-again = Nog een partij
terminal-after-points = De punten bekijken
terminal-after-watch = Deze partij vanaf het begin bekijken
terminal-after-save = De partij hier opslaan
terminal-after-other = Een andere partij
terminal-after-not-saved = { $path } kan niet worden geschreven ({ $detail }).

## Opgeslagen partijen

terminal-start-saved = Opgeslagen partijen
terminal-saved-title = Opgeslagen partijen
terminal-saved-none = Er zijn nog geen opgeslagen partijen.
terminal-saved-open = beurt { $turn }
terminal-saved-over = afgelopen
terminal-saved-footer = Enter speelt verder of toont een afgelopen partij, Esc gaat terug

## Een opgeslagen partij

terminal-replay-beginning =
    { $moves ->
        [one] Voor de eerste en enige zet.
       *[other] Voor de eerste van { $moves } zetten.
    }
terminal-replay-move = Zet { $move } van { $moves }, { $player }: { $text }
terminal-replay-only-looking = Dit is een opgeslagen partij: je kunt die alleen bekijken.
terminal-replay-title = Herhaling: { $names }

## Een tafel op een server

terminal-remote-waiting =
    { $count ->
        [0] Aan tafel: { $players }. De partij begint.
        [one] Aan tafel: { $players }. Er is één plaats vrij: { $link }
       *[other] Aan tafel: { $players }. Er zijn { $count } plaatsen vrij: { $link }
    }
terminal-remote-undo-asked = { $player } wil iets terugnemen: y stemt in, n niet.
terminal-remote-end-asked = { $player } wil zonder uitslag stoppen: y stemt in, n speelt verder.
terminal-remote-stand-in = Een bot ({ $level }) speelt voor je: r neemt de plaats terug.
terminal-remote-resigned = Je hebt opgegeven: een bot speelt voor je verder.
terminal-remote-again = r speelt nog een partij met dezelfde mensen.
terminal-remote-follow = Aan een andere tafel begint de volgende partij: r speelt mee.
terminal-remote-fill = De vrije plaatsen aan bots geven
terminal-remote-begin = De partij beginnen
terminal-talk-how = Enter stuurt het naar iedereen aan tafel, Esc sluit.
terminal-remote-lost = { $url } antwoordt niet meer. De tafel is er nog: schuif weer aan.

## Het eerste scherm

terminal-start-continue = Verderspelen: { $names } (beurt { $turn })
terminal-start-begin = Een nieuwe partij beginnen
terminal-start-seat = Plaats { $seat }: { $who }
terminal-start-person = een mens
terminal-start-nobody = niemand
terminal-start-too-few = Er moeten minstens twee meespelen.
terminal-start-leave = Stoppen
terminal-start-footer = Enter kiest, ←/→ veranderen een plaats, q stopt

## Het commando

play-help-people = aantal mensen aan dit scherm; bots nemen de andere plaatsen (standaard: 1)
play-help-bot = bot op de volgende vrije plaats: { $levels }, eventueel met eigen denktijd zoals master:seconds=0.2; de laatst genoemde neemt alle verdere plaatsen (standaard: beginner)
play-help-name = naam van de volgende speler
play-help-hints = bot die tips geeft (standaard: { $default })
play-help-plain = regel voor regel: voor pipes en scripts, en voor terminals zonder beweegbare cursor
play-help-spoken = zoals --plain, met de tafel in zinnen, voor schermlezers
play-help-resume = de laatst gespeelde partij hervatten, of die uit een bestand
play-help-replay = een opgeslagen partij zet voor zet bekijken
play-help-record = de partij bij het stoppen in dit bestand schrijven (.json of .txt)
play-help-saved = de opgeslagen partijen tonen
play-help-server = spelen op de server met dit adres, aan een nieuwe tafel of aan die van --table
play-help-table = id of link van een tafel op de server
play-help-ascii = alleen met ASCII-tekens tekenen
play-help-no-colour = geen kleuren
play-help-light = voor lichte terminals

play-no-terminal = Hier is geen terminal om in te spelen. Gebruik ‘oddville play --plain’ om door een pipe te spelen.
play-nothing-saved = Er is geen onvoltooide partij om te hervatten. Begin er een met ‘oddville play’.
play-save-unreadable = { $path } bevat geen partij om te hervatten ({ $detail }). Geef een ander bestand, of begin een nieuwe partij met ‘oddville play’.
play-bad-people = { $people } mensen passen niet op { $players } plaatsen. Geef --players en --people die bij elkaar passen.
play-bad-name = ‘{ $name }’ is geen geldige naam. Gebruik 1 tot { $longest } zichtbare tekens.
play-only-one = { $first } en { $second } gaan niet samen. Laat een van beide weg.
play-no-server = { $url } is niet te bereiken ({ $detail }). Controleer het adres, en of daar ‘oddville serve’ draait.
play-server-refused = De server weigert: { $detail }
play-dumb-terminal = { $option } heeft een terminal met beweegbare cursor nodig, en deze heeft die niet (TERM is ‘dumb’). Gebruik een andere terminal.
play-table-needs-server = Bij --table hoort --server: geef aan op welke server de tafel staat.
play-saved = Partij opgeslagen. Ga verder met ‘oddville play --resume’.
play-recorded = Partij naar { $path } geschreven.

## Lessen: waar de tekst van de pagina niet in een terminal past

lesson-workers-coins-typed = Een arbeider haalt munten, een grondstof of een bouwproject. Je hebt nog geen munten.
lesson-projects-take-typed = Klokkengieterij ligt als derde in de rij. Arbeider 2 betaalt er één munt voor.
lesson-projects-cost-typed = Klokkengieterij is nu je bouwproject. De regel onder je naam zegt wat het kost: twee klei.
