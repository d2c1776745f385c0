"""Settlement lines: what is paid, returned, left and collected, and that it all adds up."""

import pytest

from houseway.cite import cite
from houseway.games import find
from houseway.money import Odds
from houseway.play.events import Undone
from houseway.play.people import player
from houseway.play.settlement import Line, Ruling, give_back, settle
from houseway.play.table import Table
from houseway.play.wager import Placed, Verdict, Wager, loses, stands, voids, wins

FATES: Wager[str] = Wager(
    "fate",
    permitted="qld s5(1)(a)",
    clauses=(
        wins(lambda f: f == "wins", "qld s135"),
        wins(lambda f: f == "wins double", "qld s143(3)", pays=Odds(2)),
        voids(lambda f: f == "is void", "qld s4(2)(a)"),
        stands(lambda f: f == "stands", "qld s136(5)"),
        loses(lambda f: f == "loses", "qld s143(2)"),
    ),
    pays=Odds(3, 2),
    paid_under="qld s143(1)",
)


def lying() -> tuple[Table, Placed]:
    roulette = find("roulette")
    table = Table(roulette, roulette.open_table().sign, [player("ann", 0)])
    placed = Placed("ann", FATES, "anywhere", 1000)
    table.placed.append(placed)
    return table, placed


@pytest.mark.parametrize(
    ("fate", "verdict", "paid", "returned", "left", "net", "cites"),
    [
        ("wins", Verdict.WIN, 1500, 1000, 0, 1500, "qld s135, qld s139, qld s143(1)"),
        ("wins double", Verdict.WIN, 2000, 1000, 0, 2000, "qld s143(3), qld s139, qld s143(1)"),
        ("is void", Verdict.VOID, 0, 1000, 0, 0, "qld s4(2)(a), qld s139"),
        ("stands", Verdict.STANDS, 0, 0, 1000, 0, "qld s136(5), qld s139"),
        ("loses", Verdict.LOSE, 0, 0, 0, -1000, "qld s143(2), qld s139"),
    ],
)
def test_each_verdict_moves_the_money_and_cites_its_clause(
    fate: str, verdict: Verdict, paid: int, returned: int, left: int, net: int, cites: str
) -> None:
    table, placed = lying()
    before = table.holdings()
    line = settle(table, placed, fate, cite("qld s139"))
    assert (line.verdict, line.paid, line.returned, line.left, line.net) == (verdict, paid, returned, left, net)
    assert ", ".join(c.text for c in line.cites) == cites
    assert line.stake == line.returned + line.left + line.collected
    assert (table.people["ann"].purse.value, table.house) == (paid + returned, -net)
    assert table.placed == ([placed] if left else [])
    assert (table.lines, table.holdings()) == ([line], before)


@pytest.mark.parametrize("fate", ["wins", "wins double", "is void", "loses"])
def test_a_settlement_that_is_undone_leaves_everything_as_it_was_but_that_it_is_told(fate: str) -> None:
    table, placed = lying()
    before = table.holdings()
    line = settle(table, placed, fate)
    table.unsettle(Placed("ann", FATES, "anywhere", 1000), line)
    assert (table.people["ann"].purse.value, table.house, table.holdings(), table.lines) == (0, 0, before, [])
    assert [(each.person, each.selection, each.stake) for each in table.placed] == [("ann", "anywhere", 1000)]
    assert table.log[-1] == (Undone, line)
    again = settle(table, table.placed[0], "wins")
    assert (table.lines, table.people["ann"].purse.value) == ([again], 2500)


def test_a_winning_stake_may_stay_on_the_layout() -> None:
    table, placed = lying()
    placed.wager = Wager("fate", "qld s5(1)(a)", FATES.clauses, pays=Odds(1), leaves_winner=True)
    line = settle(table, placed, "wins")
    assert (line.paid, line.returned, line.left, line.net) == (1000, 0, 1000, 1000)
    assert table.placed == [placed]


def test_what_is_given_back_is_void() -> None:
    table, placed = lying()
    line = give_back(table, placed, cite("qld s4(2)(a)"))
    assert (line.verdict, line.returned, line.net, table.placed) == (Verdict.VOID, 1000, 0, [])


def test_a_line_is_printed_in_dollars_and_with_its_citations() -> None:
    line = Line("ann", "fate", "anywhere", Verdict.WIN, 1000, 1500, 1000, 0, 75, (cite("qld s135"),))
    assert line.net == 1425
    assert line.as_data() == {
        "person": "ann",
        "wager": "fate",
        "selection": "anywhere",
        "verdict": "win",
        "stake": "10.00",
        "paid": "15.00",
        "returned": "10.00",
        "left": "0.00",
        "commission": "0.75",
        "cites": ["qld s135"],
    }


def test_a_ruling_is_printed_with_its_citations() -> None:
    assert Ruling("void", (cite("qld s5(2)(a)"), cite("reading G2"))).as_data() == {
        "ruling": "void",
        "cites": ["qld s5(2)(a)", "reading G2"],
    }
