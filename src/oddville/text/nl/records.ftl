### Wat er niet klopt aan een getypte zet, een opgeslagen partij of een stelling. $place zegt waar in het document.

document-whole = het document
document-line = regel { $line }
document-move = zet { $move }

## Een getypte zet

notation-error-empty = Typ een zet, zoals ‘worker 2 coins’.
notation-error-too-long = Dat is te lang voor een zet: hoogstens { $longest } tekens.
notation-error-unreadable = ‘{ $token }’ betekent hier niets.{ did-you-mean } Mogelijk: { $expected }.
notation-error-incomplete = Aan het eind ontbreekt iets. Mogelijk: { $expected }.
notation-error-surplus = ‘{ $token }’ is te veel: laat het weg.
notation-error-ambiguous = ‘{ $token }’ kan verschillende dingen betekenen: schrijf { $candidates }.
notation-error-not-a-number = ‘{ $token }’ is geen getal: { $low } tot { $high } is mogelijk.
notation-error-out-of-range = { $token } kan niet: { $low } tot { $high } is mogelijk.
notation-error-above-main-square = Boven de rij van het marktplein wordt niet gebouwd: kies een plaats ernaast of eronder.
notation-error-unknown-card = Er is geen kaart ‘{ $token }’.{ did-you-mean }
notation-error-not-in-row = ‘{ $card }’ ligt niet in de gebouwenrij: kies een kaart die er wel ligt.
notation-error-not-a-project = ‘{ $card }’ is geen van je bouwprojecten: kies een daarvan.
notation-error-not-a-shuffle = Zo kan de stapel niet liggen: noem de teruggegeven karakters van boven af, elk één keer.
notation-error-nothing-there =
    { $place ->
        [row] Op positie { $position } van de gebouwenrij ligt geen kaart.
        [projects] Er is geen bouwproject { $position }.
       *[shuffle] Er is geen uitkomst { $position } van het schudden.
    }

## Elk document

record-error-file-not-found = Er is geen bestand ‘{ $file }’: controleer de naam.
record-error-file-unreadable = ‘{ $file }’ kan niet worden gelezen ({ $detail }): controleer wat het is en wie het mag lezen.
record-error-too-large = Dit is groter dan { $limit } bytes en geen document van ons.
record-error-not-json =
    { $line ->
        [0] Dit is geen goede JSON-tekst.
       *[other] Dit is geen goede JSON-tekst: kijk bij regel { $line }, kolom { $column }.
    }
record-error-wrong-format = { $place }: hier hoort ‘{ $expected }’. Is het een ander soort document?
record-error-unsupported-version = { $place }: versie { $value } is onbekend; dit programma leest { $supported }.
record-error-missing = { $place }: dit veld ontbreekt.
record-error-unknown-key = { $place }: zo’n veld bestaat niet.{ did-you-mean }
record-error-wrong-type = { $place }: hier hoort { expected-kind }, niet { found-kind }.
record-error-wrong-count =
    { $exact ->
        [yes] { $place }: het moeten er { $low } zijn, niet { $count }.
       *[no] { $place }: het moeten er { $low } tot { $high } zijn, niet { $count }.
    }
record-error-out-of-range = { $place }: { $value } kan niet; mogelijk is { $low } tot { $high }.
record-error-unknown-word = { $place }: ‘{ $value }’ betekent hier niets.{ did-you-mean }
record-error-repeated = { $place }: ‘{ $value }’ komt meer dan eens voor.
record-error-not-a-name = { $place }: ‘{ $value }’ is geen naam. Gebruik 1 tot { $longest } zichtbare tekens zonder spaties aan de randen.
record-error-edition-broken = { $place }: de editie is niet bruikbaar. { $problem }
record-error-edition-hash = { $place }: dit is niet de controlesom van versie { $version } van de editie ‘{ $edition }’: haar kaarten zijn veranderd.
record-error-edition-unknown = { $place }: de editie ‘{ $value }’ is hier onbekend, en haar kaarten staan niet in het document.{ did-you-mean }
record-error-too-many-problems = Er is meer, maar er worden maar { $shown } fouten getoond.

## Een opgeslagen partij

record-error-not-text =
    { $expected ->
        [result] { $place }: hier hoort een beurt of de uitslag, niet ‘{ $found }’.
        [nothing] { $place }: hier hoort niets meer, maar er staat ‘{ $found }’.
       *[other] { $place }: hier hoort ‘{ $expected }’, niet ‘{ $found }’.
    }
record-error-deal-impossible = { $place }: zo kan een partij niet beginnen. Elke kaart en elk karakter moet er één keer zijn.
record-error-unreadable-move = { $place }: ‘{ $text }’ is niet te begrijpen. { $error }
record-error-illegal-move = { $place }: de regels staan dit niet toe. { $reason }
record-error-wrong-seat = { $place }: hier beslist { $decider }. { $reason }
record-error-after-the-end = { $place }: de partij is al voor deze zet afgelopen.
record-error-text-mismatch = { $place }: de woorden zeggen niet wat het nummer zegt, namelijk ‘{ $expected }’.
record-error-turn-mismatch = { $place }: deze regel moet met ‘{ $expected }’ beginnen.
record-error-shuffle-missing = { $place }: na deze zet wordt een stapel geschud, en het document zegt niet hoe.
record-error-shuffle-unexpected = { $place }: na deze zet wordt geen stapel geschud.
record-error-shuffle-impossible = { $place }: zo kan de stapel niet liggen: de teruggegeven karakters horen erin, elk één keer.
record-error-result-missing = { $place }: de partij is afgelopen, en het document zegt dat niet.
record-error-result-too-early = { $place }: na de laatste zet is de partij niet afgelopen.
record-error-result-wrong = { $place }: dit klopt niet met de partij, die { $expected } geeft.
record-error-fairness-hex = { $place }: hier horen { $digits } hexadecimale cijfers, letters klein geschreven.
record-error-fairness-salt = { $place }: een salt heeft hoogstens { $longest } tekens, allemaal afdrukbaar ASCII.
record-error-fairness-order = { $place }: dit is noch de zitvolgorde die uit het geheim en de salts volgt, noch die waarin de spelers waren gaan zitten.
record-error-fairness-commitment = { $place }: het geheim is niet het geheim dat voor de partij is vastgelegd.
record-error-fairness-deal = { $place }: er is niet gedeeld zoals het geheim en de salts het voorschrijven.
record-error-fairness-shuffle = { $place }: de stapel is niet geschud zoals het geheim en de salts het voorschrijven.

## Een stelling

position-error-file-not-found = { record-error-file-not-found }
position-error-file-unreadable = { record-error-file-unreadable }
position-error-too-large = { record-error-too-large }
position-error-not-json = { record-error-not-json }
position-error-wrong-format = { record-error-wrong-format }
position-error-unsupported-version = { record-error-unsupported-version }
position-error-missing = { record-error-missing }
position-error-unknown-key = { record-error-unknown-key }
position-error-wrong-type = { record-error-wrong-type }
position-error-wrong-count = { record-error-wrong-count }
position-error-out-of-range = { record-error-out-of-range }
position-error-unknown-word = { record-error-unknown-word }
position-error-repeated = { record-error-repeated }
position-error-not-a-name = { record-error-not-a-name }
position-error-edition-broken = { record-error-edition-broken }
position-error-edition-hash = { record-error-edition-hash }
position-error-edition-unknown = { record-error-edition-unknown }
position-error-too-many-problems = { record-error-too-many-problems }

position-error-card-missing = De kaart ‘{ $card }’ is nergens: leg haar bijvoorbeeld in de trekstapel.
position-error-card-twice = { $place }: de kaart ‘{ $card }’ is ook bij { $other }. Neem er een weg.
position-error-character-missing = Het karakter ‘{ $character }’ is nergens: leg het bijvoorbeeld in zijn stapel.
position-error-character-twice = { $place }: het karakter ‘{ $character }’ is ook bij { $other }. Neem er een weg.
position-error-character-foreign = { $place }: het karakter ‘{ $character }’ hoort hier niet.
position-error-removed-count = { $place }: van het gilde ‘{ $guild }’ moeten er { $expected } uit het spel zijn, niet { $count }.
position-error-removed-seen = { $place }: ‘{ $character }’ ging ongezien uit het spel en kan niet gezien zijn.
position-error-workers-count = { $place }: arbeiders van { colour }: { $supply } in de voorraad, { $board } op het grondstoffenbord, { $city } in de stad; samen moeten het er { $expected } zijn.
position-error-too-many-workers-in-city = { $place }: { colour } heeft { $count } arbeiders in de stad; op dit moment zijn het er hoogstens { $most }.
position-error-two-on-main-square = { $place }: { colour } heeft meer dan één arbeider op het marktplein.
position-error-no-such-spot = { $place }: het marktplein heeft geen plek voor deze grondstof.
position-error-main-square-first = { $place }: de stad begint met het marktplein op x 0, y 0, zonder eigenaar.
position-error-owner-missing = { $place }: een gebouw heeft een eigenaar nodig.
position-error-cell-above = { $place }: boven de rij van het marktplein wordt niet gebouwd.
position-error-cell-occupied = { $place }: op x { $x }, y { $y } ligt al een andere kaart.
position-error-cell-apart = { $place }: x { $x }, y { $y } raakt geen kaart die eerder gebouwd is.
position-error-edge-mismatch =
    { $direction ->
        [up] { $place }: de bovenrand past niet bij de kaart daar.
        [right] { $place }: de rechterrand past niet bij de kaart daar.
        [down] { $place }: de onderrand past niet bij de kaart daar.
       *[left] { $place }: de linkerrand past niet bij de kaart daar.
    }
position-error-row-gap = { $place }: hier hoort een kaart; gaten zijn er alleen aan het eind van de gebouwenrij, als de trekstapel leeg is.
position-error-row-without-gap = { $place }: er is net een kaart genomen, dus er moet een gat zijn.
position-error-too-many-projects = { $place }: { colour } heeft { $count } bouwprojecten; { $most } zijn toegestaan.
position-error-turn-player = { $place }: in beurt { $turn } is { expected-colour } aan de beurt.
position-error-end-trigger =
    { $count ->
        [0] { $place }: nog niemand heeft zes arbeiders in de stad, dus hier hoort null.
       *[other] { $place }: hier moet staan wie het eerst zes arbeiders in de stad had.
    }
position-error-hand-empty = { $place }: { colour } moet een arbeiderskaart in de hand hebben: een lege hand wordt aan het begin van de beurt gevuld.
position-error-hand-not-full = { $place }: { colour } heeft net teruggenomen en moet alle vier de arbeiderskaarten hebben.
position-error-set-up = Zo kan het bij de voorbereiding niet zijn: er zijn nog alleen arbeiders op bovenste vakken, tegen de klok in vanaf de laatste speler.
position-error-decision-field =
    { $wanted ->
        [yes] { $place }: deze beslissing heeft het veld ‘{ $field }’ nodig.
       *[no] { $place }: het veld ‘{ $field }’ hoort niet bij deze beslissing.
    }
position-error-decision-player = { $place }: hier beslist { expected-colour }.
position-error-decision-character = { $place }: { colour } moet hiervoor het karakter ‘{ $character }’ hebben.
position-error-worker-in-hand = { $place }: arbeider { $worker } is gespeeld en kan niet in de hand zijn.
position-error-builder-after-recovery = { $place }: wie in deze beurt heeft teruggenomen, bouwt er niet in.
position-error-project-fits-nowhere = { $place }: deze kaart past nergens in de stad.
position-error-supply-empty = { $place }: voor het nieuwe gebouw moet een arbeider in de voorraad zijn.
position-error-bonus-not-there = { $place }: de laatst gebouwde kaart heeft geen bonus van deze kant ({ $source }).
position-error-last-card-owner = { $place }: de laatst gebouwde kaart moet van { expected-colour } zijn.
position-error-nothing-to-decide = { $place }: hier valt niets te beslissen; het spel zou vanzelf zijn doorgegaan.
position-error-guild-mismatch = { $place }: de laatst gebouwde kaart vraagt om een andere stapel, of om geen.
position-error-pile-not-returned = { $place }: voor het schudden liggen alle karakters van het gilde in hun stapel.
position-error-game-not-ended = { $place }: de partij is niet afgelopen: niemand heeft het einde teweeggebracht.

colour =
    { $player ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }

expected-colour =
    { $expected ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }
