### The names of the buildings of the standard edition: one message for each id in standard.toml.

## Diamond cards worth 4

card-gem-cutters-house = Huis van de Diamantslijper
card-mirror-gable = Spiegelgevel
card-sugar-bakery = Suikerbakkerij
card-wigmakers-house = Huis van de Pruikenmaker
card-pearl-fountain = Parelfontein
card-clockmakers-shop = Klokkenmakerswinkel

## Diamond cards worth 5

card-lopsided-minster = Scheve Dom
card-opal-palace = Opalen Paleis
card-stargazers-dome = Koepel van de Sterrenkijker
card-glass-abbey = Glazen Abdij

## Diamonds: 3, and 1 for each Diamond card in the city

card-diamond-exchange = Diamantbeurs
card-magpie-vault = Eksterkluis
card-wobbly-mint = Wiebelende Munt
card-green-treasury = Groene Schatkamer

## Per adjacent card: 3 for each

card-hunchback-bridge = Bochelbrug
card-four-winds-gate = Poort van de Vier Winden
card-gossip-market = Roddelmarkt
card-old-toll-gate = Oude Tolpoort

## Shields: as many points as the adjacent cards show

card-snoring-guardhouse = Snurkend Wachthuis
card-rusty-drawbridge = Roestige Ophaalbrug
card-sleepy-keep = Slaperige Burcht
card-dented-armoury = Gedeukte Wapenkamer
card-leaning-bastion = Scheef Bastion
card-shield-forge = Schildensmederij

## Column: 1, and 1 for each card in it

card-crooked-tower = Kromme Toren
card-owl-tower = Uilentoren
card-alchemists-chimney = Schoorsteen van de Alchemist
card-tall-dovecote = Hoge Duiventil
card-hundred-step-stair = Trap van Honderd Treden
card-leaky-water-tower = Lekkende Watertoren
card-spindly-spire = Spichtige Torenspits
card-landlocked-lighthouse = Vuurtoren zonder Zee

## Row: 2, and 1 for each card in it

card-mule-stables = Muilezelstal
card-old-ropewalk = Oude Lijnbaan
card-widows-almshouse = Weduwenhofje
card-bakers-row = Bakkersrij
card-endless-arcade = Eindeloze Zuilengang
card-cloth-hall = Lakenhal
card-long-table-hall = Zaal van de Lange Tafel
card-dripping-aqueduct = Druppelend Aquaduct

## Neighbours: 1, and 1 for each adjacent card

card-wishing-well = Wensput
card-nosy-cottage = Nieuwsgierig Huisje
card-sooty-forge = Roetzwarte Smidse
card-steamy-bathhouse = Dampend Badhuis
card-crooked-mill = Kromme Molen
card-upside-down-house = Huis Ondersteboven
card-noisy-schoolhouse = Rumoerig Schooltje
card-corner-apothecary = Apotheek op de Hoek

## Guild of the mask: 1 or 2, and 1 for each card of the guild in the city

card-puppet-theatre = Poppentheater
card-costume-loft = Kostuumzolder
card-jesters-lodge = Huis van de Nar
card-masked-playhouse = Maskertheater

## Guild of the rooster

card-henhouse-on-stilts = Kippenhok op Palen
card-early-bird-tavern = Taveerne De Vroege Vogel
card-crowing-rooster-inn = Herberg De Kraaiende Haan
card-cockcrow-brewery = Brouwerij Hanengekraai

## Guild of the bells

card-carillon-house = Beiaardhuis
card-bell-ringers-chapel = Klokkenluiderskapel
card-bell-foundry = Klokkengieterij
card-tuneless-belfry = Ontstemd Belfort

## Guild of the fleur-de-lis

card-countess-pavilion = Paviljoen van de Gravin
card-perfumers-greenhouse = Kas van de Parfumeur
card-heralds-court = Herautenhof
card-lily-manor = Landhuis De Lelie
