"""Which landmark a card bears, from its name and data by rules.

A word of the English name decides first, then the kind of scoring. Roof, mirror and storeys walk through
their values by the order of the cards, so that no two cards of an edition look the same.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from ...editions import Building, Edition
from . import halls, houses_of_note, neighbours, strongholds, towers, workshops
from .mason import Mason

Architect: TypeAlias = Callable[[Mason], str]

ROOF_COUNT: Final = 4
STOREY_COUNT: Final = 3
VARIANTS: Final = ROOF_COUNT * 2 * STOREY_COUNT
_STRIDE: Final = 7  # no common factor with VARIANTS: the walk meets each variant once, the next roof differs

ARCHITECTS: Final[dict[str, Architect]] = {
    architect.__name__: architect
    for architect in (
        towers.tower,
        towers.chimney,
        towers.dovecote,
        towers.stair,
        towers.water_tower,
        towers.spire,
        towers.lighthouse,
        towers.belfry,
        towers.carillon,
        halls.hall,
        halls.arcade,
        halls.aqueduct,
        halls.stables,
        halls.ropewalk,
        halls.almshouse,
        halls.leaning_row,
        halls.market,
        halls.bridge,
        strongholds.keep,
        strongholds.gate,
        strongholds.drawbridge,
        strongholds.bastion,
        strongholds.guardhouse,
        strongholds.armoury,
        strongholds.vault,
        strongholds.treasury,
        houses_of_note.minster,
        houses_of_note.abbey,
        houses_of_note.chapel,
        houses_of_note.stepped,
        houses_of_note.mansion,
        houses_of_note.shop,
        houses_of_note.bakery,
        houses_of_note.palace,
        houses_of_note.observatory,
        houses_of_note.fountain,
        houses_of_note.manor,
        houses_of_note.court,
        houses_of_note.pavilion,
        houses_of_note.greenhouse,
        workshops.windmill,
        workshops.smithy,
        workshops.foundry,
        workshops.inn,
        workshops.tavern,
        workshops.brewery,
        workshops.henhouse,
        workshops.playhouse,
        workshops.puppet_theatre,
        workshops.loft,
        workshops.lodge,
        neighbours.cottage,
        neighbours.bathhouse,
        neighbours.well,
        neighbours.upside_down,
        neighbours.schoolhouse,
        neighbours.apothecary,
    )
}

# The first word that is found in the name decides: special ones stand before general ones.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "water_tower": ("water", "cistern", "tank"),
    "upside_down": ("upside",),
    "drawbridge": ("drawbridge", "moat"),
    "bridge": ("bridge",),
    "aqueduct": ("aqueduct", "canal"),
    "lighthouse": ("lighthouse", "beacon"),
    "dovecote": ("dovecote", "pigeon", "dove"),
    "henhouse": ("henhouse", "coop", "stilts"),
    "chimney": ("chimney", "alchemist", "laboratory"),
    "stair": ("stair", "stairs", "steps"),
    "spire": ("spire", "steeple"),
    "carillon": ("carillon", "chimes"),
    "chapel": ("chapel", "church", "shrine"),
    "foundry": ("foundry",),
    "belfry": ("belfry", "bell", "bells"),
    "abbey": ("abbey", "cloister", "convent"),
    "minster": ("minster", "cathedral", "dom"),
    "observatory": ("observatory", "dome", "stargazer", "stargazers"),
    "palace": ("palace", "castle"),
    "court": ("court", "herald", "heralds"),
    "manor": ("manor", "villa"),
    "pavilion": ("pavilion", "tent"),
    "greenhouse": ("greenhouse", "garden", "orangery"),
    "bakery": ("bakery", "baker", "sugar"),
    "leaning_row": ("row", "terrace", "bakers"),
    "shop": ("shop", "clockmaker", "clockmakers", "store"),
    "apothecary": ("apothecary", "pharmacy", "corner"),
    "schoolhouse": ("school", "schoolhouse", "college", "academy"),
    "fountain": ("fountain",),
    "well": ("well",),
    "bathhouse": ("bath", "bathhouse", "baths", "laundry"),
    "cottage": ("cottage", "hut", "cabin"),
    "windmill": ("mill", "windmill"),
    "brewery": ("brewery", "brewhouse", "distillery"),
    "tavern": ("tavern", "alehouse", "pub"),
    "inn": ("inn", "hostel"),
    "puppet_theatre": ("puppet", "marionette", "booth"),
    "playhouse": ("playhouse", "theatre", "theater", "opera", "circus"),
    "loft": ("loft", "warehouse", "granary", "costume"),
    "lodge": ("lodge", "jester", "jesters"),
    "vault": ("vault", "bank"),
    "treasury": ("treasury", "mint", "exchange", "assay"),
    "guardhouse": ("guardhouse", "guard", "guards", "prison", "jail"),
    "armoury": ("armoury", "armory", "arsenal"),
    "bastion": ("bastion", "rampart", "fort", "fortress"),
    "keep": ("keep", "stronghold", "donjon"),
    "gate": ("gate", "gatehouse", "toll"),
    "market": ("market", "bazaar", "fair"),
    "smithy": ("forge", "smithy", "smith", "blacksmith"),
    "stables": ("stables", "stable", "barn", "mule"),
    "ropewalk": ("ropewalk", "rope"),
    "almshouse": ("almshouse", "hospital", "widows", "orphanage"),
    "arcade": ("arcade", "passage"),
    "hall": ("hall", "guildhall"),
    "tower": ("tower", "watch", "lookout"),
    "stepped": ("gable", "gem", "gem-cutter"),
    "mansion": ("wigmaker", "wigmakers", "mansion", "residence"),
}

# By the kind of scoring; Diamond cards by their number too, guild cards by their guild.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "diamond": ("stepped", "mansion", "shop", "bakery"),
    "great-diamond": ("minster", "palace", "observatory", "abbey"),
    "per-adjacent": ("gate", "market", "bridge"),
    "shields": ("keep", "bastion", "guardhouse", "armoury"),
    "diamonds": ("treasury", "vault"),
    "column": ("tower", "spire", "dovecote", "lighthouse"),
    "row": ("hall", "arcade", "stables", "almshouse"),
    "neighbours": ("windmill", "smithy", "leaning_row", "cottage"),
    "mask": ("playhouse", "lodge", "loft"),
    "rooster": ("inn", "tavern", "brewery"),
    "bells": ("belfry", "carillon", "chapel"),
    "fleur-de-lis": ("manor", "court", "pavilion"),
}
GREAT_DIAMOND: Final = 5  # from this number on a Diamond card is a great house


class Landmark(NamedTuple):
    """What is built on a card; no two cards of an edition have the same."""

    archetype: str
    roof: int
    mirror: bool
    storeys: int


def landmarks(edition: Edition) -> tuple[Landmark, ...]:
    """The landmark of each building, by number."""
    known = _latest.get("edition")
    if known is not None and known[0] is edition:
        return known[1]
    found = _assigned(tuple((_words(card), _kind(card)) for card in edition.buildings))
    _latest["edition"] = (edition, found)
    return found


# A picture asks card by card for the same edition; comparing identity is quicker than hashing 64 cards.
_latest: dict[str, tuple[Edition, tuple[Landmark, ...]]] = {}


@functools.lru_cache(maxsize=16)
def _assigned(cards: tuple[tuple[str, str], ...]) -> tuple[Landmark, ...]:
    built: dict[str, int] = {}  # how many cards an archetype has so far
    first: dict[str, int] = {}  # where its walk began
    found = []
    for number, (words, kind) in enumerate(cards):
        archetype = next(name for name in _wanted(words, kind, number) if built.get(name, 0) < VARIANTS)
        start, count = first.setdefault(archetype, number), built.get(archetype, 0)
        built[archetype] = count + 1
        variant = (start + count * _STRIDE) % VARIANTS
        rest, roof = divmod(variant, ROOF_COUNT)
        storeys, mirror = divmod(rest, 2)
        found.append(Landmark(archetype, roof, mirror == 1, storeys))
    return tuple(found)


def _wanted(words: str, kind: str, number: int) -> Iterator[str]:
    """The archetypes for a card, best first; the last resort is any that is left."""
    by_word = _by_word(words)
    if by_word is not None:
        yield by_word
    choices = KINDS[kind]
    yield from (choices[(number + turn) % len(choices)] for turn in range(len(choices)))
    yield from ARCHITECTS


@functools.lru_cache(maxsize=1024)
def _by_word(words: str) -> str | None:
    spoken = set(re.findall(r"[a-z]+", words))
    return next((name for name, known in WORDS.items() if not spoken.isdisjoint(known)), None)


def _words(card: Building) -> str:
    return f"{card.id} {card.name.lower()}" if card.name else card.id


def _kind(card: Building) -> str:
    if card.scoring == "guild" and card.guild is not None:
        return card.guild
    if card.scoring == "diamond" and card.value >= GREAT_DIAMOND:
        return "great-diamond"
    return card.scoring
