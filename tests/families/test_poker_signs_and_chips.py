"""Signs say the minimum table stake (s259(2) and twins), and chips change hands between rounds of play (s276(3))."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.errors import Refused
from houseway.games import find
from houseway.play.round import Round

GAMES = [
    pytest.param("manila", "qld s259(2)", "20.00"),
    pytest.param("draw", "qld s295(2)", "100.00"),
    pytest.param("5-card-stud", "qld s332(2)", "50.00"),
    pytest.param("7-card-stud", "qld s376(2)", "50.00"),
]


@pytest.mark.parametrize(("game", "under", "stake"), GAMES)
def test_s259_2_s295_2_s332_2_s376_2_the_sign_says_the_minimum_table_stake(game: str, under: str, stake: str) -> None:
    assert f"minimum table stake {stake} ({under})" in find(game).open_table().sign_shown()


def between_rounds(game: Any) -> Round[Any]:
    if game is manila:
        return manila.Played(manila.table_of("ann", "bob")).round
    if game is draw:
        return draw.Played(draw.open_table("ann 500", "bob 500")).round
    return Round(game.sit(ann=500, bob=500))


@pytest.mark.parametrize(
    ("game", "under"),
    [(manila, "qld s276(3)"), (draw, "qld s314(3)"), (five_card_stud, "qld s353(3)"), (seven_card_stud, "qld s397(3)")],
)
def test_s276_3_s314_3_s353_3_s397_3_chips_are_given_between_rounds_of_play_and_not_in_one(
    game: Any, under: str
) -> None:
    round_, gift = between_rounds(game), {"person": "bob", "amount": 10_000}
    round_.act("ann", "give or lend chips", gift)
    assert {name: round_.table.people[name].purse.value for name in ("ann", "bob")} == {"ann": 40_000, "bob": 60_000}
    round_.act("dealer", "start the round")
    with pytest.raises(Refused) as refused:
        round_.act("ann", "give or lend chips", gift)
    assert refused.value.under.text == under
