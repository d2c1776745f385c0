"""How the poker players weigh their hands, from what they may see."""

import pytest
from support.draw import open_table

from houseway.equipment.cards import many as cards_of
from houseway.equipment.cards import names
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.families.poker.strategy import FAIR, GOOD, POOR, STRONG
from houseway.families.poker.stud.strategy import Stud
from houseway.families.poker_hands import class_number
from houseway.games.draw.arithmetic import rank_of
from houseway.games.draw.strategy import Draw, given_up
from houseway.games.manila.strategy import Manila
from houseway.games.seven_card_stud.strategy import SevenCardStud
from houseway.play.driver import Driver
from houseway.play.round import Round


@pytest.mark.parametrize(
    ("hole", "communal", "strength"),
    [
        ("7S 9H", "", POOR),
        ("KS AH", "", FAIR),
        ("7S 9S", "", FAIR),
        ("7S 7H", "", GOOD),
        ("7S 7H", "7D", STRONG),
        ("QS 10H", "AC KD 8H", POOR),
        ("QS QH", "AC KD 8H", FAIR),
        ("AS KH", "AC KD 8H", GOOD),
        ("QS JH", "AC KD 10H", STRONG),
    ],
)
def test_a_manila_player_knows_what_a_hand_is_worth(hole: str, communal: str, strength: int) -> None:
    player = Manila(SeededEntropy("x"))
    look = {"hands": [{"person": "bob", "cards": hole.split()}], "communal": communal.split(), "ace_low": False}
    assert player.strength(look, "bob") == strength


@pytest.mark.parametrize(
    ("own", "others", "strength"),
    [
        ("7S 9H", ["QS"], POOR),
        ("QS 9H", ["JS"], FAIR),
        ("KS 9H", ["AS"], FAIR),
        ("9S 9H", ["AS"], GOOD),
        ("9S 9H 2D", ["10S 10H"], FAIR),
        ("9S 9H 2D 2S", ["10S 10H 3C"], STRONG),
        ("9S 9H 2D 2S", ["10S 10H 3C 3D"], GOOD),
    ],
)
def test_a_stud_player_weighs_a_hand_against_the_cards_that_lie_face_up(
    own: str, others: list[str], strength: int
) -> None:
    hands = [{"person": "bob", "cards": own.split()}]
    hands += [{"person": f"p{at}", "cards": ["", *up.split()]} for at, up in enumerate(others)]
    assert Stud(SeededEntropy("x")).strength({"hands": hands}, "bob") == strength


@pytest.mark.parametrize(
    ("own", "strength"),
    [
        ("7S 9H 2D", POOR),
        ("9S 9H 2D", GOOD),
        ("9S 7H 2D 4C JS", POOR),
        ("9S 9H 2D 4C JS", FAIR),
        ("9S 9H 2D 2C JS", STRONG),
        ("9S 9H 2D 2C JS 4H KD", GOOD),
        ("9S 9H 9D 2C JS 2H KD", STRONG),
    ],
)
def test_a_player_of_seven_card_stud_wants_more_of_a_hand_the_more_cards_there_are(own: str, strength: int) -> None:
    hands = [{"person": "bob", "cards": own.split()}, {"person": "cat", "cards": ["", "", "10S"]}]
    look = {"hands": hands, "deck": 52, "ace_low": False, "communal": ""}
    assert SevenCardStud(SeededEntropy("x")).strength(look, "bob") == strength


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("10S 10H 3C 4D 6C", "3C 4D 6C"),
        ("10S 10H 3C 3D 6C", "6C"),
        ("10S 10H 10C 4D 6C", "4D 6C"),
        ("KS 9S 5S 2S QD", "QD"),
        ("AS KD 9H 5C 2S", "9H 5C 2S"),
        ("9S 8D 7H 6C 5S", ""),
    ],
)
def test_a_draw_player_draws_to_what_it_holds(hand: str, gone: str) -> None:
    cards = cards_of(hand)
    assert names(given_up(cards, class_number(rank_of(cards, 52, False)))) == gone


def test_draw_players_play_rounds_to_every_kind_of_end() -> None:
    table = open_table(*(f"seat {number} 500" for number in range(1, 7)))
    players = {person.name: Draw(SeededEntropy(person.name)) for person in table.players}
    driver = Driver(Chance(SeededEntropy("table")), players)
    ends = set()
    for _ in range(150):
        round_ = Round(table)
        driver.run(round_)
        ends |= {cite.text for line in round_.lines for cite in line.cites}
    assert {"qld s310(4)(e)", "qld s307(8)(a)(vi)", "qld s309(7)(a)(vi)", "qld s307(5)(a)(v)"} <= ends
    assert table.house > 0
