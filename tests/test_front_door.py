"""The front door: the dozen lines of the README run, and the same names serve every game."""

import re
from pathlib import Path

import pytest

import houseway
from houseway.errors import BadInput, Refused
from houseway.games import GAMES, find
from houseway.money import dollars
from houseway.play.events import Settled
from houseway.play.record import read, replay

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_dozen_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(import houseway\n.*?)```", README, re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line]) <= 16
    exec(found[1], {})
    said = capsys.readouterr().out
    assert "ann red lose -500 qld s135" in said
    assert "bob straight up win 3500 qld s135" in said
    refusal = re.search(r"print\(refused\)  # (.*)", found[1])
    assert refusal is not None
    assert refusal[1] in said
    assert "\n234.00 ['wager'" in said
    assert "format = 2" in said


@pytest.mark.parametrize("name", GAMES)
def test_a_round_of_every_game_is_played_and_replays(name: str) -> None:
    table = houseway.table(name, {"ann": 2000, "bob": 2000, "cat": 2000}, seed=5)
    for who in ("ann", "bob", "cat"):
        way = next((option for option in table.options(who) if option.act == "wager"), None)
        if way is not None:
            on, selection, stake = way.fields[:3]
            table.wager(who, str(on.choices[0]), dollars(stake.least), str(selection.choices[0]))
    lines = table.play()
    assert table.awaited == ""
    assert [event.line for event in table.round.events if isinstance(event, Settled)] == lines
    again = replay(read(table.record()), find)
    assert not again.differences


@pytest.mark.parametrize("name", GAMES)
def test_a_table_needs_nothing_but_its_game_and_a_round_without_wagers_comes_to_its_end(name: str) -> None:
    table = houseway.table(name)
    table.play()
    assert table.awaited == ""
    assert len(table.round.events) < 500


def test_a_decision_is_an_act_and_amounts_are_dollars() -> None:
    table = houseway.table("blackjack", {"ann": "500"}, seed=3)
    table.wager("ann", "blackjack", 10, "box 1")
    table.deal()
    assert table.awaited == "ann: draw | stand (box 1)"
    assert {option.act for option in table.options("ann")} >= {"draw", "stand"}
    table.act("ann", "buy chips", amount="2.50")
    assert table.chips("ann") == "492.50"
    table.act("ann", "stand")
    assert table.view("ann").over or table.awaited


def test_what_is_wrong_is_told_with_what_is_allowed() -> None:
    table = houseway.table("roulette", {"ann": 500}, seed=1)
    with pytest.raises(BadInput, match="say where the straight up goes: 0, 1, 2"):
        table.wager("ann", "straight up", 5)
    with pytest.raises(Refused, match=r"not a permissible wager \(qld s5\(1\)\(a\)\)"):
        table.wager("ann", "snake", 5)
    with pytest.raises(BadInput, match="no table of Roulette is run with 'wheels'; it may be given value_chips"):
        houseway.table("roulette", {"ann": 500}, wheels=2)
    with pytest.raises(BadInput, match="'approved' must be true or false"):
        houseway.table("roulette", {"ann": 500}, approved="yes")
    with pytest.raises(BadInput, match="lots"):
        houseway.table("roulette", {"ann": "lots"})
    with pytest.raises(BadInput, match="five"):
        table.wager("ann", "red", "five")
    with pytest.raises(BadInput, match="cannot bring -5 in chips"):
        houseway.table("roulette", {"ann": -5})
    with pytest.raises(BadInput, match="'dealer' is one of the table's staff"):
        houseway.table("roulette", {"dealer": 5})
    for wrong in ({"sign": 3}, {"people": 3}, {"name": 3}):
        with pytest.raises(BadInput, match=f"'{next(iter(wrong))}' must be"):
            find("roulette").open_table(**wrong)


def test_a_line_and_a_refusal_can_be_asked_why_until_the_next_round_begins() -> None:
    table = houseway.table("roulette", {"ann": 500}, seed=17)
    with pytest.raises(Refused) as refused:
        table.wager("ann", "red", 1)
    assert table.why(refused.value).because == "$1.00 is under the minimum of $5.00"
    table.wager("ann", "red", 5)
    [line] = table.play()
    assert line.why() == table.why(line)
    assert line.why().because.startswith("the ball is on ")
    table.wager("ann", "black", 5)
    with pytest.raises(BadInput, match="the next round has begun"):
        line.why()
    with pytest.raises(BadInput, match="nothing like that"):
        table.why(refused.value)
