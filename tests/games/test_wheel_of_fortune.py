"""Wheel of fortune at the table, in the order of Part 9; the odds and limits are in `test_wheel_of_fortune_wagers`."""

from collections import Counter
from typing import Any

import pytest

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.games.wheel_of_fortune.arithmetic import beside_peg
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.play.ask import Outcome
from houseway.play.game import Game
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.sign import Limits
from houseway.play.wager import Verdict

FIFTY, FIFTY_TWO = find("wheel-of-fortune", {"spaces": 50}), find("wheel-of-fortune", {"spaces": 52})
BOTH = pytest.mark.parametrize("game", [FIFTY, FIFTY_TWO], ids=["50", "52"])
FLOOR = "floor manager"


def table_of(*names: str, game: Game[Any] = FIFTY, **settings: Any) -> FortuneTable:
    people = [*(player(name, 50_000) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = game.open_table(people=people, **settings)
    assert isinstance(table, FortuneTable)
    return table


def on(letter: str, stake: int = 500, **more: Any) -> dict[str, Any]:
    return {"on": f"symbol {letter}", "selection": f"symbol {letter}", "stake": stake, **more}


def turn(round_: Round[Any], **how: str) -> None:
    """Wagering is closed and the wheel turns."""
    round_.act("dealer", "no more bets")
    round_.act("dealer", "spin the wheel", how)


def settle(round_: Round[Any], symbol: str) -> list[Line]:
    turn(round_)
    round_.outcome(symbol)
    round_.act("dealer", "announce the winning symbol")
    assert round_.over
    return round_.lines


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


def called(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(each.words, each.under.text) for each in round_.table.called]


def cloth(table: FortuneTable) -> str:
    return table.game.layout(table)


# s145, s156: the wheels and their cloths

SECTIONS = [
    pytest.param(FIFTY, "s145(2)", {"a": 24, "b": 8, "c": 8, "d": 4, "e": 2, "f": 2, "g": 1, "h": 1}, id="s145_2"),
    pytest.param(FIFTY_TWO, "s156(2)", {"a": 24, "b": 12, "c": 8, "d": 4, "e": 2, "f": 1, "g": 1}, id="s156_2"),
]


@pytest.mark.parametrize(("game", "under", "sections"), SECTIONS)
def test_s145_2_s156_2_how_many_sections_bear_each_symbol(
    game: Game[Any], under: str, sections: dict[str, int]
) -> None:
    table = table_of(game=game)
    assert table.text.wheel.weights() == sections
    assert sum(sections.values()) == game.variant["spaces"]
    for letter, count in sections.items():
        told = f"symbol {letter}: {count} of the {game.variant['spaces']} sections  (qld {under}({letter}))"
        assert told in cloth(table)


@pytest.mark.parametrize(("game", "_under", "sections"), SECTIONS)
def test_s145_3_s156_3_reading_f4_like_symbols_are_spread_as_evenly_as_can_be(
    game: Game[Any], _under: str, sections: dict[str, int]
) -> None:
    rim, spaces = table_of(game=game).text.wheel.compartments, game.variant["spaces"]
    for letter, count in sections.items():
        places = [place for place, mark in enumerate(rim) if mark == letter]
        gaps = [
            (after - before - 1) % spaces + 1 for before, after in zip(places, places[1:] + places[:1], strict=True)
        ]
        assert set(gaps) <= {spaces // count, -(-spaces // count)}, letter


@pytest.mark.parametrize(("game", "under"), [(FIFTY, "qld s145(3)"), (FIFTY_TWO, "qld s156(3)")])
def test_s145_3_s156_3_the_rim_is_shown_section_by_section(game: Game[Any], under: str) -> None:
    table = table_of(game=game)
    (line,) = (line for line in cloth(table).splitlines() if line.endswith(f"  ({under})"))
    words, _, rim = line.removesuffix(f"  ({under})").partition(": ")
    assert words.endswith(f"{game.variant['spaces']} equal sections")
    assert Counter(rim.split()) == table.text.wheel.weights()


@pytest.mark.parametrize(("game", "under"), [(FIFTY, "qld s145(4)"), (FIFTY_TWO, "qld s156(4)")])
def test_s145_4_s156_4_the_cloth_bears_the_casinos_name_the_symbols_and_their_odds(game: Game[Any], under: str) -> None:
    drawn = cloth(table_of(game=game))
    assert drawn.splitlines()[0] == f"Houseway  ({under})"
    cells = [[cell.strip() for cell in line.split("│")] for line in drawn.splitlines()]
    for row in game.wagers:
        (at,) = (number for number, line in enumerate(cells) if row.name in line)
        assert cells[at + 1][cells[at].index(row.name)] == str(row.pays)


@pytest.mark.parametrize(("game", "under"), [(FIFTY, "qld s145(5)"), (FIFTY_TWO, "qld s156(5), qld s145(5)")])
def test_s145_5_s156_5_each_symbol_has_an_area_where_its_wagers_lie(game: Game[Any], under: str) -> None:
    table = table_of(game=game)
    assert "$7.00" not in cloth(table)
    Round(table).act("ann", "wager", on("b", 700))
    lines = cloth(table).splitlines()
    row = next(at for at, line in enumerate(lines) if "symbol b" in line)
    cell = [part.strip() for part in lines[row].split("│")].index("symbol b")
    assert lines[row + 1].split("│")[cell].endswith("o")
    assert "ann: $7.00 on symbol b" in lines
    assert f"({under})" in cloth(table)


@BOTH
def test_s145_6_s156_5_the_operator_names_the_game_as_it_likes(game: Game[Any]) -> None:
    table = table_of(game=game, presented_as="Big Six")
    assert any(line.startswith("Big Six  (") for line in cloth(table).splitlines())
    assert game.look(table, "ann")["game"] == "Big Six"
    again = table_of(game=game)
    assert again.presented_as == "Wheel of fortune"
    again.restore(table.as_data())
    assert again.presented_as == "Big Six"


def test_s156_1_the_wheel_of_52_spaces_is_played_only_with_the_chief_executives_approval() -> None:
    with pytest.raises(Refused, match="chief executive") as caught:
        table_of(game=FIFTY_TWO, approved=False)
    assert caught.value.under == cite("qld s156(1)")
    table_of(game=FIFTY, approved=False)
    table = table_of(game=FIFTY_TWO)
    assert "approved by the chief executive  (qld s156(1))" in cloth(table)
    assert table.as_data() == {"approved": True}
    with pytest.raises(Refused):
        table.restore({"approved": False})


# s146: spinning


@BOTH
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
def test_s146_1_the_wheel_may_be_spun_either_way(game: Game[Any], direction: str) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    turn(round_, direction=direction)
    assert (table.direction, round_.moment) == (direction, "the wheel turns")


def test_s146_1_a_third_way_there_is_not() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "no more bets")
    with pytest.raises(BadInput, match="clockwise, anticlockwise"):
        round_.act("dealer", "spin the wheel", {"direction": "sideways"})


@pytest.mark.parametrize("who", ["ann", "cy", FLOOR, "inspector"])
def test_s146_2_the_dealer_spins_the_wheel_and_nobody_else(who: str) -> None:
    round_ = Round(table_of())
    assert refusal(round_, who, "spin the wheel") == ("qld s146(2)", Ground.WHO), "at any time"
    round_.act("dealer", "no more bets")
    assert refusal(round_, who, "spin the wheel") == ("qld s146(2)", Ground.WHO)


def test_s146_2_the_dealer_is_told_what_to_grasp() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "no more bets")
    (option,) = [o for o in round_.options() if o.act == "spin the wheel"]
    assert option.says == "by the rim or a knob, never by a spoke or a peg"


@pytest.mark.parametrize("by", ["peg", "spoke"])
def test_s146_2_the_wheel_is_not_spun_by_a_peg_or_a_spoke(by: str) -> None:
    round_ = Round(table_of())
    round_.act("dealer", "no more bets")
    assert refusal(round_, "dealer", "spin the wheel", grasped=by) == ("qld s146(2)", Ground.WHAT)
    round_.act("dealer", "spin the wheel", {"grasped": "rim", "direction": "anticlockwise"})


def test_s5_2_a_reading_g10_a_low_wager_that_won_is_void_if_it_is_left_for_another_spin() -> None:
    table = table_of()
    table.sign = table.sign.with_limits("1 to 1", Limits(500, 40_000))
    for winnings, verdict in ((200, "win"), (0, "void")):
        round_ = Round(table)
        if verdict == "win":
            round_.act("ann", "wager", on("a", 200, accepted=True))
        round_.act("dealer", "no more bets")
        round_.act("dealer", "spin the wheel")
        round_.outcome("a")
        round_.act("dealer", "announce the winning symbol")
        assert [(x.verdict.value, x.paid) for x in round_.lines] == [(verdict, winnings)]
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_200)


@BOTH
@pytest.mark.parametrize("at_rest", [False, True])
@pytest.mark.parametrize("by", ["dealer", FLOOR, "pit boss"])
def test_s146_3_reading_s3_fewer_than_4_revolutions_decide_nothing_and_the_wheel_is_spun_again(
    game: Game[Any], by: str, at_rest: bool
) -> None:
    round_ = Round(table_of(game=game))
    round_.act("ann", "wager", on("d"))
    assert refusal(round_, by, "invalid spin") == ("qld s146(3)", Ground.WHEN)
    turn(round_)
    if at_rest:
        round_.outcome("d")
    round_.act(by, "invalid spin")
    expected = ["qld s146(3)", "reading S3"] if game is FIFTY else ["qld s146(3)", "qld s157", "reading S3"]
    assert [c.text for c in round_.rulings[-1].cites] == expected
    assert (round_.over, round_.lines) == (False, [])
    assert [(x.verdict, x.collected) for x in settle(round_, "a")] == [(Verdict.LOSE, 500)]


def test_s146_3_reading_wf2_wagers_are_free_until_the_next_call() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    for who in ("ann", "bob"):
        round_.act(who, "wager", on("d"))
    turn(round_)
    round_.act("dealer", "invalid spin")
    round_.act("ann", "withdraw", {"on": "symbol d", "selection": "symbol d"})
    round_.act("bob", "wager", on("d"))
    assert [(x.person, x.stake) for x in settle(round_, "d")] == [("bob", 1000)]
    assert table.people["ann"].purse.value == 50_000


def test_s146_4_no_more_bets_is_called_before_the_spin() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "spin the wheel") == ("qld s146(4)", Ground.WHEN)
    assert refusal(round_, "ann", "no more bets") == ("qld s146(4)", Ground.WHO)
    round_.act("dealer", "no more bets")
    assert called(round_) == [("no more bets", "qld s146(4)")]
    assert not isinstance(round_.ask, Outcome)
    round_.act("dealer", "spin the wheel")
    assert isinstance(round_.ask, Outcome)
    assert refusal(round_, "dealer", "spin the wheel") == ("qld s146(4)", Ground.WHEN)
    round_.outcome("a")
    assert refusal(round_, "dealer", "spin the wheel") == ("qld s146(4)", Ground.WHEN)
    round_.act("dealer", "invalid spin")
    assert refusal(round_, "dealer", "spin the wheel") == ("qld s146(4)", Ground.WHEN), "it is called anew"


# s147, s148


@BOTH
def test_s147_s157_the_symbol_is_announced_then_losers_are_collected_and_then_winners_paid(game: Game[Any]) -> None:
    round_ = Round(table_of("ann", "bob", game=game))
    for who, letter in (("ann", "c"), ("bob", "a"), ("ann", "b"), ("bob", "c")):
        round_.act(who, "wager", on(letter))
    lines = settle(round_, "c")
    assert called(round_)[-1] == ("symbol c", "qld s147")
    assert [(x.person, x.wager, x.verdict.value) for x in lines] == [
        ("bob", "symbol a", "lose"),
        ("ann", "symbol b", "lose"),
        ("ann", "symbol c", "win"),
        ("bob", "symbol c", "win"),
    ]
    assert all(cite("qld s147") in x.cites and (cite("qld s157") in x.cites) == (game is FIFTY_TWO) for x in lines)


def test_s147_the_dealer_announces_the_symbol_once_the_indicator_is_at_rest() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "announce the winning symbol") == ("qld s147", Ground.WHEN)
    turn(round_)
    assert refusal(round_, "dealer", "announce the winning symbol") == ("qld s147", Ground.WHEN)
    round_.outcome("a")
    for who in ("ann", FLOOR):
        assert refusal(round_, who, "announce the winning symbol") == ("qld s147", Ground.WHO)
    round_.act("dealer", "announce the winning symbol")


@BOTH
@pytest.mark.parametrize("who", ["ann", "cy", "inspector", "chief executive"])
def test_s148_s157_nobody_but_staff_who_answer_for_the_game_may_touch_the_wheel(game: Game[Any], who: str) -> None:
    round_ = Round(table_of(game=game))
    assert refusal(round_, who, "handle the wheel") == ("qld s148", Ground.WHO)
    round_.act(FLOOR, "handle the wheel")
    under = ["qld s148"] if game is FIFTY else ["qld s148", "qld s157"]
    assert [c.text for c in round_.rulings[-1].cites] == under
    turn(round_)
    assert refusal(round_, who, "handle the wheel") == ("qld s148", Ground.WHO)
    round_.act(FLOOR, "handle the wheel")
    round_.outcome("a")
    assert refusal(round_, who, "handle the wheel") == ("qld s148", Ground.WHO)
    round_.act("dealer", "handle the wheel")


@BOTH
@pytest.mark.parametrize("at_rest", [False, True])
def test_s148_s157_reading_s6_a_spin_that_somebody_interfered_with_counts_for_nothing(
    game: Game[Any], at_rest: bool
) -> None:
    round_ = Round(table_of(game=game))
    round_.act("ann", "wager", on("d"))
    round_.act("dealer", "interference")  # the wheel stands still: it is noted
    assert round_.moment == "wagers are open"
    turn(round_)
    if at_rest:
        round_.outcome("d")
    assert refusal(round_, "ann", "interference") == ("qld s148", Ground.WHO)
    round_.act(FLOOR, "interference")
    expected = ["qld s148", "reading S6"] if game is FIFTY else ["qld s148", "qld s157", "reading S6"]
    assert [c.text for c in round_.rulings[-1].cites] == expected
    assert (round_.over, round_.lines) == (False, [])
    assert [(x.verdict, x.collected) for x in settle(round_, "a")] == [(Verdict.LOSE, 500)]


# s150 to s152: wagers on the layout


@BOTH
def test_s150_1_s158_a_wager_is_made_with_chips_that_the_player_has(game: Game[Any]) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    assert [(p.wager.name, p.stake) for p in table.placed] == [("symbol d", 500)]
    table.people["ann"].purse.value = 300
    assert refusal(round_, "ann", "wager", **on("d")) == ("qld s150(1)", Ground.MEANS)
    assert refusal(round_, "ann", "wager", **on("d", 150)) == ("qld s6(1)", Ground.MEANS)


@BOTH
def test_s151_s158_another_hand_may_put_the_chips_down_reading_G7(game: Game[Any]) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    round_.act("ann", "wager", on("d", placed_by="dealer"))
    assert [(p.person, p.wager.name) for p in table.placed] == [("ann", "symbol d")]


def test_s150_2_a_wager_by_word_of_mouth_is_not_accepted() -> None:
    table = table_of()
    round_ = Round(table)
    assert refusal(round_, "ann", "declare a wager", words="five on d") == ("qld s150(2)", Ground.WHAT)
    assert "declare a wager" not in {o.act for o in round_.options()}
    assert settle(round_, "d") == []


@pytest.mark.parametrize("act", ["wager", "withdraw"])
def test_s150_3_nothing_is_placed_changed_or_withdrawn_after_no_more_bets(act: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    round_.act("ann", "withdraw", {"on": "symbol d", "selection": "symbol d"})
    round_.act("ann", "wager", on("d"))
    details = on("d") if act == "wager" else {"on": "symbol d", "selection": "symbol d"}
    round_.act("dealer", "no more bets")
    assert refusal(round_, "ann", act, **details) == ("qld s150(3)", Ground.WHEN)
    round_.act("dealer", "spin the wheel")
    assert refusal(round_, "ann", act, **details) == ("qld s150(3)", Ground.WHEN)
    round_.outcome("a")
    assert refusal(round_, "ann", act, **details) == ("qld s150(3)", Ground.WHEN)
    assert [p.stake for p in table.placed] == [500]


def test_s150_3_reading_g6_what_comes_too_late_is_undone() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    turn(round_)
    round_.act("ann", "wager", on("a", accepted=True))
    round_.act("ann", "withdraw", {"on": "symbol d", "selection": "symbol d", "accepted": True})
    assert [[c.text for c in r.cites] for r in round_.rulings] == [["qld s150(3)", "reading G6"]] * 2
    assert [(p.wager.name, p.stake) for p in table.placed] == [("symbol d", 500)]


@BOTH
def test_s150_4_s158_reading_wf3_a_winning_wager_stays_and_may_be_withdrawn_before_the_next_spin(
    game: Game[Any],
) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    (line,) = settle(round_, "d")
    assert (line.paid, line.left, line.returned) == (5500, 500, 0)
    following = Round(table)
    assert [o.under.text for o in following.options() if o.act == "withdraw"] == ["qld s150(4)"]
    following.act("ann", "wager", on("a"))
    assert [o.under.text for o in following.options() if o.act == "withdraw"] == ["qld s150(4)", "qld s150(3)"]
    following.act("ann", "withdraw", {"on": "symbol d", "selection": "symbol d"})
    following.act("dealer", "no more bets")
    assert refusal(following, "ann", "withdraw", on="symbol a", selection="symbol a")[0] == "qld s150(3)"
    assert table.people["ann"].purse.value == 50_000 + 5500 - 500


def test_s150_4_a_winning_wager_that_is_not_withdrawn_plays_again() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    settle(round_, "d")
    assert [(x.verdict, x.collected) for x in settle(Round(table), "a")] == [(Verdict.LOSE, 500)]


def test_s4_2_b_what_won_goes_back_to_a_player_who_is_excluded_meanwhile() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    settle(round_, "d")
    table.people["ann"].excluded = True
    following = Round(table)
    assert (table.placed, table.people["ann"].purse.value) == ([], 55_500)
    assert following.rulings[-1].cites == (cite("qld s4(2)(b)"),)
    assert [(x.verdict, x.returned, x.cites) for x in following.lines] == [(Verdict.VOID, 500, (cite("qld s4(2)(b)"),))]


def test_s151_the_player_answers_for_where_a_wager_lies() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("a"))  # b was meant
    turn(round_)
    for who in ("ann", "dealer", FLOOR):
        assert refusal(round_, who, "move a wager", person="ann") == ("qld s151", Ground.WHAT)
    round_.outcome("b")
    round_.act("dealer", "announce the winning symbol")
    assert [x.verdict for x in round_.lines] == [Verdict.LOSE]


def test_s152_each_wager_is_settled_by_its_place_when_the_indicator_comes_to_rest() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("a"))
    round_.act("ann", "withdraw", {"on": "symbol a", "selection": "symbol a"})
    round_.act("ann", "wager", on("b"))
    (line,) = settle(round_, "b")
    assert (line.wager, line.paid) == ("symbol b", 2500)
    assert cite("qld s152") in line.cites


# s154(2), (3): pegs


@pytest.mark.parametrize(
    ("peg", "clockwise", "passed", "oncoming"),
    [(1, True, 1, 0), (1, False, 0, 1), (0, True, 0, 49), (0, False, 49, 0), (49, True, 49, 48)],
)
def test_s154_2_a_wheel_that_turns_clockwise_has_the_section_after_a_peg_by_last(
    peg: int, clockwise: bool, passed: int, oncoming: int
) -> None:
    assert beside_peg(peg, 50, clockwise) == (passed, oncoming)


@BOTH
@pytest.mark.parametrize(("passed", "oncoming"), [("d", "a"), ("a", "d")])
def test_s154_2_s160_2_on_a_peg_the_symbol_that_last_passed_wins(game: Game[Any], passed: str, oncoming: str) -> None:
    round_ = Round(table_of("ann", "bob", game=game))
    round_.act("ann", "wager", on(passed))
    round_.act("bob", "wager", on(oncoming))
    turn(round_)
    round_.act("dealer", "indicator on a peg", {"passed": passed, "oncoming": oncoming})
    under = ["qld s154(2)"] if game is FIFTY else ["qld s154(2)", "qld s160(2)"]
    assert [c.text for c in round_.rulings[-1].cites] == under
    round_.act("dealer", "announce the winning symbol")
    assert called(round_)[-1] == (f"symbol {passed}", "qld s147")
    assert [(x.person, x.verdict.value) for x in round_.lines] == [("bob", "lose"), ("ann", "win")]


def test_s154_2_only_neighbours_in_the_order_of_the_spin_have_a_peg_between_them() -> None:
    for direction, passed, oncoming in (("clockwise", "e", "b"), ("anticlockwise", "b", "e")):
        round_ = Round(table_of())  # round the rim of 50, clockwise: b, e
        assert refusal(round_, "dealer", "indicator on a peg", passed=passed, oncoming=oncoming)[1] is Ground.WHEN
        turn(round_, direction=direction)
        for wrong in ({"passed": oncoming, "oncoming": passed}, {"passed": "g", "oncoming": "h"}):
            assert refusal(round_, "dealer", "indicator on a peg", **wrong)[0] == "qld s154(2)"
        round_.act("dealer", "indicator on a peg", {"passed": passed, "oncoming": oncoming})


@pytest.mark.parametrize(("game", "under"), [(FIFTY, "(qld s154(3))"), (FIFTY_TWO, "(qld s154(3), qld s160(2))")])
def test_s154_3_s160_2_a_notice_tells_everybody_of_the_peg_rule(game: Game[Any], under: str) -> None:
    table = table_of(game=game)
    notice = "On a peg? The symbol that went by last wins, never the one about to come."
    assert cloth(table).splitlines()[-1] == f"{notice}  {under}"
    assert game.look(table, "cy")["notice"] == notice


# s155, s161: no spin


@BOTH
@pytest.mark.parametrize("at_rest", [False, True])
def test_s155_1_s161_no_spin_is_an_invalid_spin_even_if_the_indicator_comes_to_rest(
    game: Game[Any], at_rest: bool
) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    turn(round_)
    if at_rest:
        round_.outcome("d")
    round_.act("dealer", "no spin")
    assert called(round_)[-1] == ("no spin", "qld s155(1)")
    assert round_.rulings[-1].cites[0] == cite("qld s155(1)")
    assert (round_.over, table.symbol) == (True, None)


@BOTH
def test_s155_2_s161_no_spin_makes_every_wager_void(game: Game[Any]) -> None:
    table = table_of("ann", "bob", game=game)
    round_ = Round(table)
    round_.act("ann", "wager", on("d"))
    assert settle(round_, "d")
    following = Round(table)
    following.act("bob", "wager", on("a", 700))
    turn(following)
    following.act("dealer", "no spin")
    assert [(x.person, x.verdict, x.returned) for x in following.lines] == [
        ("ann", Verdict.VOID, 500),  # it had stayed since it won
        ("bob", Verdict.VOID, 700),
    ]
    under = ["qld s155(2)"] if game is FIFTY else ["qld s155(2)", "qld s161"]
    assert all([c.text for c in x.cites] == under for x in following.lines)
    assert (table.placed, table.people["bob"].purse.value) == ([], 50_000)


@pytest.mark.parametrize("who", ["ann", FLOOR, "inspector"])
def test_s155_1_it_is_the_dealer_who_announces_no_spin(who: str) -> None:
    round_ = Round(table_of())
    turn(round_)
    assert refusal(round_, who, "no spin") == ("qld s155(1)", Ground.WHO)


def test_s155_1_there_is_no_spin_to_call_off_before_the_wheel_turns() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "no spin") == ("qld s155(1)", Ground.WHEN)
    round_.act("dealer", "no more bets")
    assert refusal(round_, "dealer", "no spin") == ("qld s155(1)", Ground.WHEN)


def test_a_table_is_set_up_again_as_it_was() -> None:
    table = table_of()
    settle(Round(table), "g")
    again = table_of()
    again.restore(table.as_data())
    assert again.symbol == "g"
    with pytest.raises(BadInput, match="symbols are a, b"):
        again.restore({"symbol": "z"})


@pytest.mark.parametrize("spaces", [0, 49, 51, 54])
def test_s145_2_another_number_of_spaces_is_refused_when_the_table_is_asked_for(spaces: int) -> None:
    with pytest.raises(Refused) as caught:
        find("wheel-of-fortune", {"spaces": spaces})
    assert caught.value.under.text == "qld s145(2)"


def test_s154_2_an_indicator_that_is_found_on_a_peg_before_the_symbol_is_announced() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "indicator on a peg", passed="a", oncoming="b") == ("qld s154(2)", Ground.WHEN)
    round_.act("ann", "wager", on("a"))
    turn(round_)
    round_.outcome("b")
    peg = next(option for option in round_.options("dealer") if option.act == "indicator on a peg")
    passed, oncoming = (field.choices[0] for field in peg.fields)
    round_.act("dealer", "indicator on a peg", {"passed": passed, "oncoming": oncoming})
    assert [x.verdict is Verdict.WIN for x in round_.lines] == [passed == "a"]
    assert round_.over
