### The names of the buildings of the standard edition: one message for each id in standard.toml.

## Diamond cards worth 4

card-gem-cutters-house = Gem Cutter’s House
card-mirror-gable = Mirror Gable
card-sugar-bakery = Sugar Bakery
card-wigmakers-house = Wigmaker’s House
card-pearl-fountain = Pearl Fountain
card-clockmakers-shop = Clockmaker’s Shop

## Diamond cards worth 5

card-lopsided-minster = Lopsided Minster
card-opal-palace = Opal Palace
card-stargazers-dome = Stargazer’s Dome
card-glass-abbey = Glass Abbey

## Diamonds: 3, and 1 for each Diamond card in the city

card-diamond-exchange = Diamond Exchange
card-magpie-vault = Magpie Vault
card-wobbly-mint = Wobbly Mint
card-green-treasury = Green Treasury

## Per adjacent card: 3 for each

card-hunchback-bridge = Hunchback Bridge
card-four-winds-gate = Four Winds Gate
card-gossip-market = Gossip Market
card-old-toll-gate = Old Toll Gate

## Shields: as many points as the adjacent cards show

card-snoring-guardhouse = Snoring Guardhouse
card-rusty-drawbridge = Rusty Drawbridge
card-sleepy-keep = Sleepy Keep
card-dented-armoury = Dented Armoury
card-leaning-bastion = Leaning Bastion
card-shield-forge = Shield Forge

## Column: 1, and 1 for each card in it

card-crooked-tower = Crooked Tower
card-owl-tower = Owl Tower
card-alchemists-chimney = Alchemist’s Chimney
card-tall-dovecote = Tall Dovecote
card-hundred-step-stair = Hundred-Step Stair
card-leaky-water-tower = Leaky Water Tower
card-spindly-spire = Spindly Spire
card-landlocked-lighthouse = Landlocked Lighthouse

## Row: 2, and 1 for each card in it

card-mule-stables = Mule Stables
card-old-ropewalk = Old Ropewalk
card-widows-almshouse = Widows’ Almshouse
card-bakers-row = Bakers’ Row
card-endless-arcade = Endless Arcade
card-cloth-hall = Cloth Hall
card-long-table-hall = Long Table Hall
card-dripping-aqueduct = Dripping Aqueduct

## Neighbours: 1, and 1 for each adjacent card

card-wishing-well = Wishing Well
card-nosy-cottage = Nosy Cottage
card-sooty-forge = Sooty Forge
card-steamy-bathhouse = Steamy Bathhouse
card-crooked-mill = Crooked Mill
card-upside-down-house = Upside-Down House
card-noisy-schoolhouse = Noisy Schoolhouse
card-corner-apothecary = Corner Apothecary

## Guild of the mask: 1 or 2, and 1 for each card of the guild in the city

card-puppet-theatre = Puppet Theatre
card-costume-loft = Costume Loft
card-jesters-lodge = Jester’s Lodge
card-masked-playhouse = Masked Playhouse

## Guild of the rooster

card-henhouse-on-stilts = Henhouse on Stilts
card-early-bird-tavern = Early Bird Tavern
card-crowing-rooster-inn = Crowing Rooster Inn
card-cockcrow-brewery = Cockcrow Brewery

## Guild of the bells

card-carillon-house = Carillon House
card-bell-ringers-chapel = Bell Ringers’ Chapel
card-bell-foundry = Bell Foundry
card-tuneless-belfry = Tuneless Belfry

## Guild of the fleur-de-lis

card-countess-pavilion = Countess’s Pavilion
card-perfumers-greenhouse = Perfumer’s Greenhouse
card-heralds-court = Herald’s Court
card-lily-manor = Lily Manor
