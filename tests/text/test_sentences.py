"""The sentences themselves, a few of each kind in each language, as people read them."""

import dataclasses

import pytest

import oddville
from oddville.documents.problems import Problem
from oddville.editions import Edition, standard
from oddville.rules import actions as a
from oddville.rules import events as e
from oddville.rules.decisions import OpenBonus
from oddville.rules.enums import Bonus, Character, CoinSource, DecisionKind, Guild, Purpose, Resource
from oddville.rules.errors import GameIsOver, IllegalAction, ImpossibleSetup, UnknownAction, WrongSeat
from oddville.rules.offers import offer_of
from oddville.rules.reasons import Reason
from oddville.rules.scoresheet import CardScore, CharacterScore, Scoresheet
from oddville.rules.views import view_for
from oddville.rules.vocabulary import CARD_FACES, MAIN_SQUARE
from oddville.text import LANGUAGES, Texts
from tests.support.readable import assert_readable
from tests.support.text_values import NAMES, decision

NBSP = "\N{NO-BREAK SPACE}"
EDITION = standard()
OWL_TOWER = next(n for n, card in enumerate(EDITION.buildings) if card.id == "owl-tower")
INN = next(n for n, card in enumerate(EDITION.buildings) if card.id == "crowing-rooster-inn")


def plain(text: str) -> str:
    """With the spaces that an editor shows."""
    return text.replace(NBSP, " ")


EVENTS = {
    e.WorkerCardPlayed(0, 2): {
        "en": "Anna plays worker 2.",
        "de": "Anna spielt Arbeiter 2 aus.",
        "fr": "Anna joue l’Ouvrier 2.",
        "nl": "Anna speelt arbeider 2.",
    },
    e.WorkerPlaced(0, Resource.CLAY, 1): {
        "en": "Anna gets clay (lower slot 1).",
        "de": "Anna bekommt Lehm (unteres Feld 1).",
        "fr": "Anna obtient de l’argile (emplacement inférieur 1).",
        "nl": "Anna krijgt klei (onderste rij, vakje 1).",
    },
    e.PaymentMade(0, 2, Purpose.ROW): {
        "en": "Anna pays 2 coins for a card of the row.",
        "de": "Anna zahlt 2 Münzen für eine Karte der Gebäudereihe.",
        "fr": "Anna paie 2 pièces pour une carte de la rangée de bâtiments.",
        "nl": "Anna betaalt 2 munten voor een kaart uit de gebouwenrij.",
    },
    e.CardBuilt(0, OWL_TOWER, -1, 2): {
        "en": "Anna builds Owl Tower in row 3, one column left of the Main Square.",
        "de": "Anna baut „Eulenturm“ in Reihe 3, eine Spalte links von der Zentrumskarte.",
        "fr": "Anna construit « Tour aux hiboux » en rangée 3, une colonne à gauche du Quartier Central.",
        "nl": "Anna bouwt ‘Uilentoren’ in rij 3, één kolom links van het marktplein.",
    },
    e.CharacterTaken(0, Character.SEIGNIOR): {
        "en": "Anna gains the Seignior.",
        "de": "Anna bekommt den Feudalherrn.",
        "fr": "Anna gagne le Seigneur.",
        "nl": "Anna krijgt de Seignior.",
    },
    e.CharacterReturned(0, Character.LAMPLIGHTER): {
        "en": "Anna returns the Lamplighter.",
        "de": "Anna gibt den Lampenhüter zurück.",
        "fr": "Anna rend l’Allumeur de Réverbères.",
        "nl": "Anna levert de Lamplighter in.",
    },
    e.PileTopShown(None, Guild.ROOSTER, Character.MISTRESS): {
        "en": "Now on top of the rooster pile: Mistress.",
        "de": "Jetzt obenauf im Stapel des Hahns: Herrin.",
        "fr": "Maintenant sur le dessus de la pile du coq : Favorite.",
        "nl": "Nu boven op de stapel van de haan: Mistress.",
    },
    e.WorkerCardsRecovered(0, 0b1011): {
        "en": "Anna recovers worker cards 1, 2 and 4.",
        "de": "Anna holt die Arbeiterkarten 1, 2 und 4 zurück.",
        "fr": "Anna récupère les cartes Ouvrier 1, 2 et 4.",
        "nl": "Anna neemt de arbeiderskaarten 1, 2 en 4 terug.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_an_event(event: e.Event, language: str) -> None:
    assert plain(Texts(language).event(event, NAMES, EDITION)) == EVENTS[event][language]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You draw a coin."),
        ("de", "Du ziehst eine Münze."),
        ("fr", "Vous piochez une pièce."),
        ("nl", "Je trekt een munt."),
    ],
)
def test_an_event_speaks_to_the_one_it_happened_to(language: str, sentence: str) -> None:
    event = e.CoinDrawn(2, 40, CoinSource.WORKER_CARD)
    texts = Texts(language)
    assert texts.event(event, NAMES, EDITION, viewer=2) == sentence
    assert "Jonas" in texts.event(event, NAMES, EDITION, viewer=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_never_tells_what_is_hidden(language: str) -> None:
    texts = Texts(language)
    told = {
        texts.event(e.CoinDrawn(0, card, CoinSource.BONUS), NAMES, EDITION)
        + texts.event(e.CoinPaid(0, card), NAMES, EDITION)
        for card in (None, 3, 40)
    }
    assert len(told) == 1
    shuffles = {
        texts.event(e.PileShuffled(None, Guild.BELLS, Character.GHOST, below, None), NAMES, EDITION)
        for below in (None, Character.BENEFACTOR)
    }
    assert len(shuffles) == 1


DECISIONS = [
    (
        decision(DecisionKind.TURN),
        {
            "en": "Your turn: play a worker card or build.",
            "de": "Du bist am Zug: Spiele eine Arbeiterkarte aus oder baue.",
            "fr": "À vous : jouez une carte Ouvrier ou construisez.",
            "nl": "Jij bent aan de beurt: speel een arbeiderskaart of bouw.",
        },
        {
            "en": "Mirel’s turn.",
            "de": "Mirel ist am Zug.",
            "fr": "À Mirel de jouer.",
            "nl": "Mirel is aan de beurt.",
        },
    ),
    (
        decision(DecisionKind.BUILDER),
        {
            "en": "You may build too, for 2 coins: choose a project.",
            "de": "Du darfst für 2 Münzen ebenfalls bauen: Wähle einen Bauauftrag.",
            "fr": "Vous pouvez construire aussi, contre 2 pièces : choisissez un projet.",
            "nl": "Je mag voor 2 munten ook bouwen: kies een bouwproject.",
        },
        {
            "en": "Mirel may build too, for 2 coins.",
            "de": "Mirel darf für 2 Münzen ebenfalls bauen.",
            "fr": "Mirel peut construire aussi, contre 2 pièces.",
            "nl": "Mirel mag voor 2 munten ook bouwen.",
        },
    ),
    (
        decision(
            DecisionKind.BONUSES,
            bonuses=(OpenBonus(Bonus.CRYSTAL, 5, "own"), OpenBonus(Bonus.ANY, 6, "left")),
        ),
        {
            "en": "Your bonuses: crystal and any resource. Use them in any order, or skip them.",
            "de": "Deine Boni: Kristall und beliebiger Rohstoff. "
            "Nutze sie in beliebiger Reihenfolge oder verzichte darauf.",
            "fr": "Vos bonus : cristal et ressource au choix. "
            "Utilisez-les dans l’ordre de votre choix ou renoncez-y.",
            "nl": "Jouw bonussen: kristal en grondstof naar keuze. "
            "Gebruik ze in willekeurige volgorde, of sla ze over.",
        },
        {
            "en": "Mirel is using bonuses (crystal and any resource).",
            "de": "Mirel nutzt Boni (Kristall und beliebiger Rohstoff).",
            "fr": "Mirel utilise des bonus (cristal et ressource au choix).",
            "nl": "Mirel gebruikt bonussen (kristal en grondstof naar keuze).",
        },
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decision_is_said_to_the_decider_and_to_those_who_wait(language: str) -> None:
    texts = Texts(language)
    for open_decision, deciding, waiting in DECISIONS:
        assert plain(texts.decision(open_decision, NAMES, 1, EDITION)) == deciding[language]
        assert plain(texts.decision(open_decision, NAMES, 0, EDITION)) == waiting[language]
        assert plain(texts.decision(open_decision, NAMES, None, EDITION)) == waiting[language]


REASONS = [
    (
        Reason("worker-card-without-resource", {"worker": 3, "resource": Resource.CRYSTAL, "shown_by": [4]}),
        {
            "en": "Worker 3 does not show crystal. Worker 4 does.",
            "de": "Arbeiter 3 zeigt keinen Kristall. Arbeiter 4 schon.",
            "fr": "L’Ouvrier 3 ne montre pas de cristal. L’Ouvrier 4, si.",
            "nl": "Op arbeider 3 staat geen kristal. Op arbeider 4 wel.",
        },
    ),
    (
        Reason("power-used", {"character": Character.BOOKKEEPER}),
        {
            "en": "You have already used the Bookkeeper this turn. You can use it again in your next turn.",
            "de": "Du hast den Buchhalter in diesem Zug schon genutzt. "
            "In deinem nächsten Zug geht es wieder.",
            "fr": "Le pouvoir de l’Intendant a déjà servi pendant ce tour. "
            "Il reviendra à votre prochain tour.",
            "nl": "Je hebt de Bookkeeper in deze beurt al gebruikt. In je volgende beurt kan het weer.",
        },
    ),
    (
        Reason("cost-not-met", {"card": OWL_TOWER, "resource": Resource.WOOD, "cost": 2, "owned": 1}),
        {
            "en": "Owl Tower costs 2 wood, and you have 1. Get more wood first.",
            "de": "„Eulenturm“ kostet 2 Holz, du hast 1. Besorge dir zuerst mehr Holz.",
            "fr": "« Tour aux hiboux » coûte 2 × bois, et vous en avez 1. Procurez-vous d’abord du bois.",
            "nl": "‘Uilentoren’ kost 2 hout, en jij hebt 1. Zorg eerst voor meer hout.",
        },
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_and_its_way_out(language: str) -> None:
    for reason, sentences in REASONS:
        assert plain(Texts(language).reason(reason, NAMES, EDITION)) == sentences[language]


def game_at_first_turn() -> oddville.Game:
    game = oddville.new_game(players=4, seed=5)
    while game.decision == DecisionKind.CHOOSE_RESOURCE:
        game.step(game.legal_actions()[0])
    return game


@pytest.mark.parametrize(
    ("language", "coins", "resource", "building"),
    [
        (
            "en",
            "Worker 3: take 2 coins",
            "Worker 4: take stone (free)",
            "Worker 1: take {} from position 6 (3 coins)",
        ),
        (
            "de",
            "Arbeiter 3: 2 Münzen nehmen",
            "Arbeiter 4: Stein nehmen (kostenlos)",
            "Arbeiter 1: „{}“ von Position 6 nehmen (3 Münzen)",
        ),
        (
            "fr",
            "Ouvrier 3 : prendre 2 pièces",
            "Ouvrier 4 : prendre de la pierre (gratuit)",
            "Ouvrier 1 : prendre « {} » en position 6 (3 pièces)",
        ),
        (
            "nl",
            "Arbeider 3: 2 munten innen",
            "Arbeider 4: steen nemen (gratis)",
            "Arbeider 1: ‘{}’ van positie 6 nemen (3 munten)",
        ),
    ],
)
def test_an_option_names_card_and_price(language: str, coins: str, resource: str, building: str) -> None:
    game, texts = game_at_first_turn(), Texts(language)

    def label(action: a.Action) -> str:
        return plain(texts.action(offer_of(game, action, game.decider), view_for(game, None), EDITION))

    assert label(a.PlayForCoins(3)) == coins
    assert label(a.PlayForResource(4, Resource.STONE)) == resource
    assert label(a.PlayForBuilding(1, 6)) == building.format(texts.card(game.row[5], EDITION))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Main Square: presence",
                "Crowing Rooster Inn: rooster guild",
                "Benefactor",
                "1 worker on the resources board",
                "Total",
            ],
        ),
        (
            "de",
            [
                "Zentrumskarte: Anwesenheit",
                "Gasthaus zum krähenden Hahn: Gilde des Hahns",
                "Gönner",
                "1 Arbeiter auf dem Rohstoff-Spielplan",
                "Summe",
            ],
        ),
        (
            "fr",
            [
                "Quartier Central : présence",
                "Auberge du coq chantant : guilde du coq",
                "Bienfaiteur",
                "1 ouvrier sur le plateau Ressources",
                "Total",
            ],
        ),
        (
            "nl",
            [
                "Marktplein: aanwezigheid",
                "Herberg De Kraaiende Haan: gilde van de haan",
                "Benefactor",
                "1 arbeider op het grondstoffenbord",
                "Totaal",
            ],
        ),
    ],
)
def test_a_score_item_by_item(language: str, lines: list[str]) -> None:
    sheet = Scoresheet(
        seat=0,
        cards=(CardScore(MAIN_SQUARE, 4), CardScore(INN, 5)),
        characters=(CharacterScore(Character.BENEFACTOR, 3),),
        workers=1,
    )
    found = Texts(language).score_lines(sheet, EDITION)
    assert [plain(line.text) for line in found] == lines
    assert [line.points for line in found] == [4, 5, 3, 1, 13]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_character_is_explained(language: str) -> None:
    texts = Texts(language)
    for card in range(CARD_FACES):
        assert_readable(texts.card(card, EDITION))
        assert_readable(texts.scoring(card, EDITION))
    for character in Character:
        assert_readable(texts.character(character))
        assert_readable(texts.power(character))
        assert_readable(texts.character_points(character, EDITION))
    for bonus in Bonus:
        assert_readable(texts.bonus(bonus))
    for number in range(4):
        assert_readable(texts.resource(number))
        assert_readable(texts.guild(number))


def test_points_of_a_character_come_from_the_edition() -> None:
    texts = Texts("en")
    assert texts.character_points(Character.CHEATER, EDITION) == "3 points at the end of the game."
    assert texts.character_points(Character.TRAVELLER, EDITION) == (
        "7 points at the end of the game, but 0 with a worker on the Main Square."
    )


def renamed(building_id: str, name: str | None) -> Edition:
    first = dataclasses.replace(EDITION.buildings[0], id=building_id, name=name)
    return dataclasses.replace(EDITION, buildings=(first, *EDITION.buildings[1:]))


def test_a_card_of_another_edition_brings_its_name_or_a_readable_id() -> None:
    texts = Texts("nl")
    assert texts.card(0, renamed("house-of-3-cats", "The House of Three Cats")) == "The House of Three Cats"
    assert texts.card(0, renamed("house-of-3-cats", None)) == "House Of 3 Cats"
    assert texts.card(0, renamed("owl-tower", "My own tower")) == "My own tower"
    assert texts.card(0, renamed("owl-tower", None)) == "Uilentoren"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (GameIsOver(), "The game is over. Nothing can be played any more."),
        (
            WrongSeat(seat=2, decider=0),
            "Now Anna has to decide. The others can only take their own workers back.",
        ),
        (
            WrongSeat(seat=2, decider=-1),
            "Now Chance has to decide. The others can only take their own workers back.",
        ),
        (IllegalAction(action=a.encode(a.Build(1)), seat=0), "“Build” is not allowed now."),
        (UnknownAction(action=-7), "There is no such action: -7."),
        (UnknownAction(action="x" * 1000), f"There is no such action: {'x' * 60}."),
        (ImpossibleSetup(what="players", value=5, least=2, most=4), "2 to 4 can play, not 5."),
    ],
)
def test_an_error(error: oddville.rules.errors.RulesError, sentence: str) -> None:
    assert Texts("en").error(error, NAMES) == sentence


def test_a_mistake_in_an_edition_names_the_place_and_a_suggestion() -> None:
    problem = Problem(
        "unknown-word", 'building 3 "mill"', "guild", {"value": "roster", "suggestion": "rooster"}
    )
    texts = Texts("de")
    assert texts.problem(problem) == (
        'building 3 "mill", guild: „roster“ bedeutet hier nichts. Meintest du „rooster“?'
    )
    problem = dataclasses.replace(problem, params={"value": "roster"})
    assert texts.problem(problem) == 'building 3 "mill", guild: „roster“ bedeutet hier nichts.'
