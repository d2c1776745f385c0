"""An entry that a keno writer took against the rules: what stands, what goes back (qld s5(2), s213 to s217)."""

from datetime import datetime
from typing import Any

import pytest

from houseway.equipment.chance import Scripted
from houseway.errors import BadInput, Refused
from houseway.games.keno.entry import Entry
from houseway.keno import KenoSystem, Terminal
from houseway.keno.accounts import TO_PLAY
from houseway.keno.acts import OPERATIONS
from houseway.keno.oversight import AcceptedEntry
from houseway.ledger.accounts import OUTSIDE

OPENING = datetime(1998, 9, 4, 6)
WRITER, SELF_SERVICE = Terminal(3, "w7"), Terminal(9)
TWO_WAYS = ((1,), (2, 3))


def opened() -> KenoSystem:
    system = KenoSystem()
    system.begin_day(OPENING)
    return system


def accept(system: KenoSystem, entry: Entry, **more: Any) -> AcceptedEntry:
    return system.accept(OPENING, more.pop("terminal", WRITER), entry, **more)


def under(found: AcceptedEntry) -> list[list[str]]:
    return [[cite.text for cite in ruling.cites] for ruling in found.rulings]


def one(stake: int, games: int = 1) -> Entry:
    return Entry(((5,),), stake, games)


def jackpot(stake: int, games: int = 1) -> Entry:
    return Entry((tuple(range(1, 7)),), stake, games, jackpot=True)


@pytest.mark.parametrize(
    ("entry", "kept", "rests_on"),
    [
        pytest.param(one(105), 100, ["qld s216(4)(b)", "reading KN14"], id="s216_4_b"),
        pytest.param(jackpot(250, 2), 400, ["qld s216(4)(a)", "reading KN14"], id="s216_4_a"),
        pytest.param(one(100, 12), 1000, ["qld s5(1)(a)", "qld s213(2)", "reading KN14"], id="s213_2"),
        pytest.param(one(10_100), 10_000, ["qld s5(2)(b)"], id="s5_2_b"),
        pytest.param(one(40), 40, ["qld s5(2)(a)", "reading G2", "qld s216(3)(b)"], id="s5_2_a"),
        pytest.param(
            jackpot(95), 95, ["qld s5(2)(a)", "reading G2", "qld s216(3)(a)", "reading KN17"], id="s5_2_a_kn17"
        ),
        pytest.param(
            one(40, 3), 120, ["qld s5(2)(a)", "reading G2", "qld s216(3)(b)", "reading KN15"], id="s5_2_a_kn15"
        ),
    ],
)
def test_what_stands_of_an_entry_is_a_ticket_and_the_rest_goes_back(
    entry: Entry, kept: int, rests_on: list[str]
) -> None:
    system = opened()
    with pytest.raises(Refused):
        system.sell(OPENING, WRITER, entry)
    found = accept(system, entry)
    assert under(found) == [rests_on]
    assert found.ticket is not None
    assert (found.ticket.entry.total, found.back) == (kept, entry.total - kept)
    assert system.books.balance(TO_PLAY) == -system.books.balance(OUTSIDE) == kept


@pytest.mark.parametrize(
    ("entry", "rests_on"),
    [
        pytest.param(Entry((tuple(range(1, 12)),), 100), ["qld s5(1)(a)", "qld s213(1)", "reading G1"], id="s213_1"),
        pytest.param(Entry(TWO_WAYS, 100, form="card"), ["qld s5(1)(a)", "qld s216(2)", "reading G1"], id="s216_2"),
        pytest.param(
            Entry((tuple(range(1, 7)), tuple(range(7, 13))), 50, jackpot=True),
            ["qld s216(4)(a)", "reading KN14"],
            id="s216_4_a_kn17",
        ),
    ],
)
def test_where_nothing_stands_all_goes_back_and_there_is_no_ticket(entry: Entry, rests_on: list[str]) -> None:
    system = opened()
    found = accept(system, entry)
    assert (under(found), found.ticket, found.back) == ([rests_on], None, entry.total)
    assert (system.tickets, system.books.balance(TO_PLAY)) == ({}, 0)


def test_s217_1_reading_kn14_a_ticket_is_for_the_games_that_are_paid() -> None:
    found = accept(opened(), one(100, 5), handed_in=250)
    assert under(found) == [["qld s217(1)", "reading KN14"]]
    assert found.ticket is not None
    assert (found.ticket.entry.games, found.back) == (2, 50)


def test_s5_2_a_reading_kn18_a_patron_is_let_off_once_in_the_lounge_at_whatever_terminal() -> None:
    system = opened()
    assert accept(system, one(40), patron="ann").ticket is not None
    again = accept(system, one(40), patron="ann", terminal=Terminal(4, "w8"))
    assert (again.ticket, again.back) == (None, 40)
    for patron in ("bob", "", ""):  # whom nobody knows nobody has warned
        assert accept(system, one(40), patron=patron).ticket is not None


def test_reading_kn18_a_self_service_terminal_takes_nothing_by_oversight() -> None:
    with pytest.raises(Refused) as caught:
        accept(opened(), one(105), terminal=SELF_SERVICE)
    assert caught.value.under.text == "qld s217(1)"


def test_s5_2_b_reading_g3_the_way_that_was_cut_is_settled_by_what_is_left_on_it() -> None:
    system = opened()
    found = accept(system, Entry(((1,), (2,), (3,)), 8000))
    assert found.ticket is not None
    assert found.ticket.entry.stakes == [8000, 2000]
    system.close_game(OPENING)
    settled = system.draw(OPENING, Scripted(range(1, 21)))
    assert settled.wagered == 10_000
    assert [won.prize for _, won in settled.winners] == [24_000, 6000]
    assert system.books.total() == 0


def test_chips_that_were_handed_in_pay_for_what_stands_first() -> None:
    system = opened()
    found = accept(system, one(10_100), chips=10_100, patron="ann")
    assert (found.back, system.books.balance(TO_PLAY)) == (100, 10_000)


@pytest.mark.parametrize(
    ("entry", "more"),
    [
        (one(100, 2), {"handed_in": 99}),
        (one(100, 2), {"handed_in": 201}),
        (one(0), {}),
        (one(100, 100), {}),
        (Entry((), 100), {}),
        (Entry(((5,), (5,)), 100), {}),
        (one(105), {"chips": 106}),
    ],
)
def test_what_cannot_have_been_handed_in_is_not_ruled_on(entry: Entry, more: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        accept(opened(), entry, **more)


def test_qld_s5_2_what_was_accepted_comes_to_the_same_again() -> None:
    low = {"station": 1, "writer": "w1", "ways": ["5"], "stake": "0.45", "patron": "ann"}
    for system in (opened(), opened()):
        assert [OPERATIONS["accept"](system, OPENING, low).back for _ in range(2)] == [5, 45]
        assert ([ticket.entry.stake for ticket in system.tickets.values()], system.warned) == ([40], {"ann"})
