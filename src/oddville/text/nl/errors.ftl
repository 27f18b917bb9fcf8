### Wat geweigerd werd.

error-rules = Dat staan de regels niet toe.
error-unknown-action = Zo’n actie bestaat niet: { $value }.
error-wrong-seat = Nu moet { $decider } beslissen. De anderen kunnen alleen eigen arbeiders terughalen.
error-illegal-action = ‘{ $action }’ is nu niet toegestaan.
error-game-is-over = Het spel is afgelopen. Er kan niets meer gespeeld worden.
error-impossible-setup =
    { $what ->
        [players] Je speelt met { $least } tot { $most } spelers, niet met { $value }.
        [seed] De startwaarde voor het toeval moet een geheel getal van { $least } tot { $most } zijn, niet { $value }.
        [first_player] Er is geen plaats { $value } voor een startspeler.
        [deck] De trekstapel moet elke kaart van de editie precies één keer bevatten.
       *[piles] De stapels moeten de karakters van hun gilde bevatten, zoveel als er bij het aantal spelers horen.
    }

## Fouten in een editie. $place noemt kaart en veld met de woorden van het bestand.

edition-problem-file-not-found = { $place }: zo’n bestand of editie bestaat niet.{ did-you-mean }
edition-problem-file-unreadable = { $place }: het bestand is niet te lezen ({ $detail }).
edition-problem-file-too-large = { $place }: het bestand is groter dan { $limit } bytes.
edition-problem-line-too-long = { $place }: regel { $line } is langer dan { $limit } tekens.
edition-problem-not-toml = { $place }: dit is geen TOML ({ $detail }).
edition-problem-unsupported-format = { $place }: formaat { $value } is onbekend; deze versie leest formaat { $supported }.
edition-problem-missing = { $place }: dit veld ontbreekt.
edition-problem-unknown-key = { $place }: zo’n veld bestaat niet.{ did-you-mean }
edition-problem-wrong-type = { $place }: hier hoort { expected-kind }, niet { found-kind }.
edition-problem-wrong-count =
    { $exact ->
        [yes] { $place }: er moeten { $low } elementen zijn, niet { $count }.
       *[no] { $place }: er moeten { $low } tot { $high } elementen zijn, niet { $count }.
    }
edition-problem-out-of-range = { $place }: { $value } valt buiten het bereik; { $low } tot { $high } is mogelijk.
edition-problem-unknown-word = { $place }: ‘{ $value }’ betekent hier niets.{ did-you-mean }
edition-problem-repeated = { $place }: ‘{ $value }’ komt meer dan één keer voor.
edition-problem-not-an-id = { $place }: ‘{ $value }’ is geen id. Gebruik kleine letters, cijfers en losse koppeltekens, hoogstens { $longest } tekens.
edition-problem-not-a-name = { $place }: ‘{ $value }’ is geen naam. Gebruik 1 tot { $longest } zichtbare tekens zonder spaties aan het begin of einde.
edition-problem-reserved-id = { $place }: de id ‘{ $value }’ hoort bij het spel zelf. Kies een andere.
edition-problem-not-applicable = { $place }: dit veld betekent niets bij ‘{ $because }’. Laat het weg.
edition-problem-guild-required = { $place }: een kaart die haar gilde telt, heeft een gilde nodig.
edition-problem-guild-full = { $place }: de gilde ‘{ $value }’ heeft al { $most } karakters; voor nog een is er geen plaats.
edition-problem-too-many-problems =
    { $shown ->
        [one] { $place }: er zijn er meer, maar er wordt maar { $shown } fout getoond.
       *[other] { $place }: er zijn er meer, maar er worden maar { $shown } fouten getoond.
    }

did-you-mean =
    { $suggested ->
        [yes] {" "}Bedoelde je ‘{ $suggestion }’?
       *[no] {""}
    }

expected-kind =
    { $expected ->
        [integer] een geheel getal
        [float] een decimaal getal
        [string] een tekst tussen aanhalingstekens
        [boolean] true of false
        [table] een tabel
        [array] een lijst
       *[other] { $expected }
    }

found-kind =
    { $found ->
        [integer] een geheel getal
        [float] een decimaal getal
        [string] een tekst tussen aanhalingstekens
        [boolean] true of false
        [table] een tabel
        [array] een lijst
        [nothing] niets
       *[other] { $found }
    }
