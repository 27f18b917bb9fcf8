### The names of the buildings of the standard edition: one message for each id in standard.toml.

## Diamond cards worth 4

card-gem-cutters-house = Haus der Edelsteinschleiferin
card-mirror-gable = Spiegelgiebel
card-sugar-bakery = Zuckerbäckerei
card-wigmakers-house = Haus des Perückenmachers
card-pearl-fountain = Perlenbrunnen
card-clockmakers-shop = Uhrmacherladen

## Diamond cards worth 5

card-lopsided-minster = Schiefes Münster
card-opal-palace = Opalpalast
card-stargazers-dome = Kuppel der Sternguckerin
card-glass-abbey = Gläserne Abtei

## Diamonds: 3, and 1 for each Diamond card in the city

card-diamond-exchange = Diamantenbörse
card-magpie-vault = Elsterngewölbe
card-wobbly-mint = Wacklige Münzstätte
card-green-treasury = Grüne Schatzkammer

## Per adjacent card: 3 for each

card-hunchback-bridge = Buckelbrücke
card-four-winds-gate = Tor der vier Winde
card-gossip-market = Klatschmarkt
card-old-toll-gate = Altes Zolltor

## Shields: as many points as the adjacent cards show

card-snoring-guardhouse = Schnarchende Wache
card-rusty-drawbridge = Rostige Zugbrücke
card-sleepy-keep = Verschlafener Bergfried
card-dented-armoury = Verbeulte Waffenkammer
card-leaning-bastion = Schiefe Bastion
card-shield-forge = Schildschmiede

## Column: 1, and 1 for each card in it

card-crooked-tower = Krummer Turm
card-owl-tower = Eulenturm
card-alchemists-chimney = Schlot des Alchemisten
card-tall-dovecote = Hoher Taubenschlag
card-hundred-step-stair = Hundertstufentreppe
card-leaky-water-tower = Undichter Wasserturm
card-spindly-spire = Spindeldürre Turmspitze
card-landlocked-lighthouse = Leuchtturm ohne Meer

## Row: 2, and 1 for each card in it

card-mule-stables = Maultierstall
card-old-ropewalk = Alte Seilerbahn
card-widows-almshouse = Witwenstift
card-bakers-row = Bäckerzeile
card-endless-arcade = Endlose Arkaden
card-cloth-hall = Tuchhalle
card-long-table-hall = Saal der langen Tafel
card-dripping-aqueduct = Tröpfelnder Aquädukt

## Neighbours: 1, and 1 for each adjacent card

card-wishing-well = Wunschbrunnen
card-nosy-cottage = Neugieriges Häuschen
card-sooty-forge = Rußige Schmiede
card-steamy-bathhouse = Dampfendes Badehaus
card-crooked-mill = Krumme Mühle
card-upside-down-house = Haus auf dem Kopf
card-noisy-schoolhouse = Lärmende Schulstube
card-corner-apothecary = Apotheke an der Ecke

## Guild of the mask: 1 or 2, and 1 for each card of the guild in the city

card-puppet-theatre = Puppentheater
card-costume-loft = Kostümboden
card-jesters-lodge = Haus des Hofnarren
card-masked-playhouse = Maskentheater

## Guild of the rooster

card-henhouse-on-stilts = Hühnerhaus auf Stelzen
card-early-bird-tavern = Schenke zum Frühaufsteher
card-crowing-rooster-inn = Gasthaus zum krähenden Hahn
card-cockcrow-brewery = Brauerei Hahnenschrei

## Guild of the bells

card-carillon-house = Glockenspielhaus
card-bell-ringers-chapel = Kapelle der Glöckner
card-bell-foundry = Glockengießerei
card-tuneless-belfry = Verstimmter Glockenturm

## Guild of the fleur-de-lis

card-countess-pavilion = Pavillon der Gräfin
card-perfumers-greenhouse = Gewächshaus der Parfümeurin
card-heralds-court = Heroldshof
card-lily-manor = Lilienschlösschen
