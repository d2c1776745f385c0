"""A wager outside the limits that nobody noticed when it was taken, and what was added to it meanwhile (qld s5(2))."""

from typing import Any

import pytest
from support.blackjack import Played, table_of

from houseway.play.wager import Verdict


def unnoticed(stake: str, *then: str, warned: bool = False, **rules: Any) -> Played:
    """Ann's wager on box 1 is outside the limits of $5 to $500; then the deal, with bob on box 2."""
    table = table_of("ann", "bob", "cat", chips="5000", **rules)
    table.people["ann"].warned = warned
    played = Played(table).wager("ann", "box 1", stake, accepted=True, unnoticed=True).wager("bob", "box 2")
    return played.act("dealer", "deal").play(*then)


def found(played: Played) -> Played:
    return played.act("dealer", "wager outside the limits", person="ann", on="blackjack", selection="box 1")


INSURED = ("10S 9S AC 6D 9D", "ann insure {}")
DOUBLED = ("5S 9S 6C 6D 9D", "ann double down {}")
SPLIT = ("8S 9S 6C 8D 9D", "ann split")
MADE = ((INSURED, "insurance", 2), (DOUBLED, "double down", 1), (SPLIT, "split", 1))


@pytest.mark.parametrize(("steps", "added", "part"), MADE)
def test_s5_2_a_a_second_low_wager_is_void_with_all_that_was_added_to_it(
    steps: tuple[str, ...], added: str, part: int
) -> None:
    played = found(unnoticed("2", *(step.format(2 // part) for step in steps), warned=True))
    assert [(x.wager, x.stake, x.verdict) for x in played.lines("ann")] == [
        ("blackjack", 200, Verdict.VOID),
        (added, 200 // part, Verdict.VOID),
    ]
    assert (played.awaits, played.table.people["ann"].purse.value) == ("bob", 500_000)


@pytest.mark.parametrize(("steps", "added", "part"), MADE)
def test_s5_2_b_reading_b60_what_was_added_to_an_excess_is_void_with_it(
    steps: tuple[str, ...], added: str, part: int
) -> None:
    measured = {"insurance": "qld s36(3)", "double down": "qld s37(1)", "split": "qld s38(2)"}[added]
    played = found(unnoticed("600", *(step.format(600 // part) for step in steps)))
    assert [(x.wager, x.stake, x.verdict) for x in played.lines("ann")] == [
        ("blackjack", 10_000, Verdict.VOID),
        (added, 10_000 // part, Verdict.VOID),
    ]
    assert played.under("ann", added) == ["qld s5(2)(b)", measured, "reading B60"]
    left = {p.wager.name: p.stake for p in played.table.placed if p.person == "ann"}
    assert left == {"blackjack": 50_000, added: 50_000 // part}


def test_s36_3_insurance_is_asked_anew_by_what_is_left_of_the_wager() -> None:
    played = unnoticed("600", "10S 9S AC 6D 9D")
    assert played.most("insure") == 30_000
    assert (found(played).awaits, played.most("insure")) == ("ann", 25_000)
    played.act("pit boss", "act for an absent player")
    assert played.awaits == "bob"


def test_s43_c_so_is_a_double_behind_the_first_player() -> None:
    table = table_of("bob", "ann", chips="5000", players_to_a_box=2)
    played = Played(table).wager("bob", "box 1").wager("ann", "box 1", "600", accepted=True, unnoticed=True)
    played.act("dealer", "deal").play("5S 6C 6D", "bob double down 10")
    assert (played.awaits, played.most("double down")) == ("ann", 60_000)
    assert (found(played).awaits, played.most("double down")) == ("ann", 50_000)
    played.play("ann decline")
    assert played.awaits == "card for box 1"
