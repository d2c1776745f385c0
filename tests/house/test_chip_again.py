"""Whether an act that is stored was this chip, which somebody lays again under its id after a lost line."""

import pytest

from houseway.games import find
from houseway.house.tables.chip import was_laid
from houseway.money import cents
from houseway.play.events import Done
from houseway.play.people import player, staff

OWN_BOUNDS = {
    "one price": ("caribbean-stud", "jackpot wager", "place 1"),
    "amounts of a box": ("baccarat", "tie bet", "area 1"),
    "steps": ("craps", "place bet to win", "6"),
}
"""Why a chip may have become less than it is worth."""


def stored(game: str, at: tuple[str, str], stake: int, chip: int, who: str = "ann") -> bool:
    found = find(game)
    table = found.open_table(people=[player("ann", 500_00), *staff(rules=found.rules)])
    assert at[0] in found.wager_named
    act = Done(1, who, "wager", {"on": at[0], "selection": at[1], "stake": stake})
    return was_laid(table, "ann", at, chip)([act])


@pytest.mark.parametrize("why", OWN_BOUNDS)
def test_where_a_wager_has_bounds_of_its_own_a_chip_became_whatever_it_became(why: str) -> None:
    game, *at = OWN_BOUNDS[why]
    assert stored(game, (at[0], at[1]), stake=cents("1"), chip=cents("5"))


def test_elsewhere_a_chip_is_raised_and_never_lowered() -> None:
    red = ("red", "red")
    assert stored("roulette", red, stake=cents("5"), chip=cents("1"))
    assert stored("roulette", red, stake=cents("5"), chip=cents("5"))
    assert not stored("roulette", red, stake=cents("5"), chip=cents("25"))


def test_another_place_or_person_was_not_this_chip() -> None:
    assert not stored("roulette", ("red", "red"), stake=500, chip=500, who="bob")
    assert not was_laid(find("roulette").open_table(people=[player("ann", 100)]), "ann", ("black", "black"), 500)(
        [Done(1, "ann", "wager", {"on": "red", "selection": "red", "stake": 500})]
    )
