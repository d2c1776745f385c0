"""Value chips, prescribed coins, and non-value chips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.cite import cite
from houseway.equipment.chips import VALUE_CHIPS, ChipSet, Purse
from houseway.equipment.non_value_chips import NonValueChips, NonValueCites
from houseway.errors import BadInput, Ground, Refused
from houseway.games import GAMES, find, variants
from houseway.money import Cents
from houseway.play.people import player

S137 = NonValueCites(cite("qld s137(1)"), cite("qld s137(2)"), cite("qld s137(3)"))


@pytest.fixture
def roulette() -> NonValueChips:
    return NonValueChips("roulette 1", ("red", "blue", "yellow"), S137)


def refused_under(refused: pytest.ExceptionInfo[Refused]) -> str:
    assert refused.value.ground is Ground.MEANS
    return str(refused.value.under)


def test_s6_1_coins_of_50c_are_used_in_seven_games() -> None:
    chips = ChipSet((100, 500)).with_coins()
    assert chips.denominations == (50, 100, 500)
    assert chips.makes(250)
    with_coins = {name for name in GAMES if variants(name)[0].coins}
    assert with_coins == {
        "baccarat", "blackjack", "craps", "mini-baccarat", "tri-chro", "triple-penny-two-up", "two-up",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["roulette", "sic-bo", "pai-gow"])
def test_s6_1_no_coins_in_any_other_game(name: str) -> None:
    table = find(name).open_table(people=[player("ann", 10_000)])
    with pytest.raises(Refused, match="no coins are used") as refused:
        table.refuse_coins(550)
    assert refused_under(refused) == "qld s6(1)"


def test_an_amount_below_the_smallest_chip_is_refused_under_the_provision_given() -> None:
    ChipSet().check(300, cite("qld s19(1)"))
    with pytest.raises(Refused, match=r"2\.50 cannot be put down in chips of 1\.00") as refused:
        ChipSet().check(250, cite("qld s19(1)"))
    assert refused_under(refused) == "qld s19(1)"


@given(st.integers(0, 10**9), st.sampled_from([(50, *VALUE_CHIPS), VALUE_CHIPS, (250, 500, 2000, 2500)]))
def test_chips_make_an_amount_exactly_or_not_at_all(amount: Cents, values: tuple[Cents, ...]) -> None:
    chips = ChipSet(values)
    if chips.makes(amount):
        assert sum(value * count for value, count in chips.in_chips(amount).items()) == amount
    else:
        with pytest.raises(BadInput):
            chips.in_chips(amount)


@pytest.mark.parametrize("values", [(), (0, 100), (500, 100), (100, 100), (100, 250)])
def test_a_set_of_chips_is_in_order_and_can_be_changed(values: tuple[Cents, ...]) -> None:
    with pytest.raises(BadInput):
        ChipSet(values)


def test_s137_1_identical_colours_only_when_all_agree(roulette: NonValueChips) -> None:
    for name, agreed in (("ann", ()), ("bob", ("ann",))):
        roulette.issue(name, "red", 100, agreed)
    with pytest.raises(Refused, match=r"ann, bob.*take blue or yellow") as refused:
        roulette.issue("cy", "red", 100, agreed=["ann"])
    assert refused_under(refused) == "qld s137(1)"
    assert roulette.issues["red"].players == ["ann", "bob"]
    roulette.issue("cy", "red", 100, agreed=["ann", "bob"])
    assert roulette.issues["red"].players == ["ann", "bob", "cy"]


def test_s137_1_a_player_may_be_issued_with_more_of_the_same(roulette: NonValueChips) -> None:
    roulette.issue("ann", "red", 100)
    roulette.issue("ann", "red", 100)
    assert roulette.issues["red"].players == ["ann"]


def test_s137_1_a_colour_is_free_again_when_its_players_are_done_with_it(roulette: NonValueChips) -> None:
    roulette.issue("ann", "red", 100)
    roulette.release("ann", "red")
    assert roulette.worth("red") == 100
    roulette.issue("bob", "red", 500)
    assert roulette.worth("red") == 500
    with pytest.raises(BadInput, match="ann was not issued"):
        roulette.release("ann", "red")


def test_a_colour_has_one_worth_at_a_table(roulette: NonValueChips) -> None:
    roulette.issue("ann", "red", 100)
    with pytest.raises(BadInput, match=r"worth 1\.00"):
        roulette.issue("bob", "red", 500, agreed=["ann"])


def test_a_table_issues_the_colours_it_has(roulette: NonValueChips) -> None:
    with pytest.raises(BadInput, match="only red, blue, yellow"):
        roulette.issue("ann", "mauve", 100)
    with pytest.raises(BadInput, match="no blue chips"):
        roulette.worth("blue")


def test_s137_2_chips_are_used_at_the_table_of_issue_only(roulette: NonValueChips) -> None:
    roulette.check_use("roulette 1")
    with pytest.raises(Refused, match="roulette 2") as refused:
        roulette.check_use("roulette 2")
    assert refused_under(refused) == "qld s137(2)"


def test_s137_3_a_chips_are_exchanged_at_the_table_of_issue(roulette: NonValueChips) -> None:
    purse = Purse(3000, {("roulette 1", "red"): 20})
    roulette.issue("ann", "red", 100)
    with pytest.raises(Refused, match="which is open") as refused:
        roulette.exchange(purse, "red", 20, at="roulette 2")
    assert refused_under(refused) == "qld s137(3)"
    assert roulette.exchange(purse, "red", 8, at="roulette 1") == 800
    assert purse == Purse(3000, {("roulette 1", "red"): 12})
    assert roulette.exchange(purse, "red", 12, at="roulette 1") == 1200
    assert purse == Purse(3000)


def test_s137_3_b_chips_of_a_closed_table_are_exchanged_at_another(roulette: NonValueChips) -> None:
    purse = Purse(3000, {("roulette 1", "red"): 20})
    roulette.issue("ann", "red", 100)
    roulette.closed = True
    assert roulette.exchange(purse, "red", 20, at="roulette 2") == 2000
    assert purse == Purse(3000)


def test_chips_that_are_not_there_are_not_exchanged(roulette: NonValueChips) -> None:
    purse = Purse(3000, {("roulette 1", "red"): 20})
    roulette.issue("ann", "red", 100)
    with pytest.raises(Refused, match=r"21 red chips .* needed and 20 are there"):
        roulette.exchange(purse, "red", 21, at="roulette 1")
    assert purse == Purse(3000, {("roulette 1", "red"): 20})
