### The names of the buildings of the standard edition: one message for each id in standard.toml.

## Diamond cards worth 4

card-gem-cutters-house = Maison du lapidaire
card-mirror-gable = Pignon aux miroirs
card-sugar-bakery = Confiserie aux mille sucres
card-wigmakers-house = Maison du perruquier
card-pearl-fountain = Fontaine aux perles
card-clockmakers-shop = Boutique de l’horloger

## Diamond cards worth 5

card-lopsided-minster = Cathédrale bancale
card-opal-palace = Palais d’opale
card-stargazers-dome = Dôme de l’astronome
card-glass-abbey = Abbaye de verre

## Diamonds: 3, and 1 for each Diamond card in the city

card-diamond-exchange = Bourse aux diamants
card-magpie-vault = Coffre de la pie
card-wobbly-mint = Hôtel de la Monnaie branlant
card-green-treasury = Trésorerie verte

## Per adjacent card: 3 for each

card-hunchback-bridge = Pont bossu
card-four-winds-gate = Porte des quatre vents
card-gossip-market = Marché aux commérages
card-old-toll-gate = Vieille porte du péage

## Shields: as many points as the adjacent cards show

card-snoring-guardhouse = Corps de garde ronflant
card-rusty-drawbridge = Pont-levis rouillé
card-sleepy-keep = Donjon somnolent
card-dented-armoury = Armurerie cabossée
card-leaning-bastion = Bastion penché
card-shield-forge = Forge aux boucliers

## Column: 1, and 1 for each card in it

card-crooked-tower = Tour tordue
card-owl-tower = Tour aux hiboux
card-alchemists-chimney = Cheminée de l’alchimiste
card-tall-dovecote = Grand pigeonnier
card-hundred-step-stair = Escalier aux cent marches
card-leaky-water-tower = Château d’eau percé
card-spindly-spire = Flèche filiforme
card-landlocked-lighthouse = Phare sans mer

## Row: 2, and 1 for each card in it

card-mule-stables = Écurie des mules
card-old-ropewalk = Vieille corderie
card-widows-almshouse = Hospice des veuves
card-bakers-row = Allée des boulangers
card-endless-arcade = Arcades sans fin
card-cloth-hall = Halle aux draps
card-long-table-hall = Salle de la longue table
card-dripping-aqueduct = Aqueduc qui goutte

## Neighbours: 1, and 1 for each adjacent card

card-wishing-well = Puits aux souhaits
card-nosy-cottage = Chaumière curieuse
card-sooty-forge = Forge noircie
card-steamy-bathhouse = Étuves embuées
card-crooked-mill = Moulin tordu
card-upside-down-house = Maison à l’envers
card-noisy-schoolhouse = École bruyante
card-corner-apothecary = Apothicaire du coin

## Guild of the mask: 1 or 2, and 1 for each card of the guild in the city

card-puppet-theatre = Théâtre de marionnettes
card-costume-loft = Grenier aux costumes
card-jesters-lodge = Logis du bouffon
card-masked-playhouse = Théâtre des masques

## Guild of the rooster

card-henhouse-on-stilts = Poulailler sur pilotis
card-early-bird-tavern = Taverne du lève-tôt
card-crowing-rooster-inn = Auberge du coq chantant
card-cockcrow-brewery = Brasserie du chant du coq

## Guild of the bells

card-carillon-house = Maison du carillon
card-bell-ringers-chapel = Chapelle des sonneurs
card-bell-foundry = Fonderie de cloches
card-tuneless-belfry = Beffroi désaccordé

## Guild of the fleur-de-lis

card-countess-pavilion = Pavillon de la comtesse
card-perfumers-greenhouse = Serre du parfumeur
card-heralds-court = Cour du héraut
card-lily-manor = Manoir aux lys
