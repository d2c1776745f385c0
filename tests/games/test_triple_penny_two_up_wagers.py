"""The wagers of triple penny two-up: the spinner's (s472), the players' with bonus play (s473), ss 475 and 480."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from support.events import voided
from support.ring import (
    FLOOR,
    Ring,
    at_the_ring,
    verdicts,
)

from houseway.cite import cite
from houseway.errors import Ground
from houseway.games import find
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.triple_penny_two_up.wagers import NOT_SPUN, WAGERS, Spun, after
from houseway.money import Odds
from houseway.odds.exact import exact
from houseway.play.wager import Verdict, Wager
from houseway.play.walk import walk

GAME = find("triple-penny-two-up")
ON_HEADS, ON_TAILS = "spinner's wager on heads", "spinner's wager on tails"
BONUS_ON_HEADS, BONUS_ON_TAILS = "spinner's bonus wager on heads", "spinner's bonus wager on tails"
HHH, H, T, TTT = "HHH", "HHT", "HTT", "TTT"


def ring(*names: str, **settings: Any) -> Ring[TriplePennyTable]:
    return Ring(at_the_ring("triple-penny-two-up", TriplePennyTable, *names, **settings))


# s472: the spinner


def test_s472_1_the_layout_tells_the_spinners_part_in_the_game() -> None:
    drawn = GAME.layout(ring().table)
    assert "heads or triple heads 3 times before tails or triple tails  (qld s480(2)(a))" in drawn
    assert "triple heads 3 times and nothing else; $1.00  (qld s480(2)(b))" in drawn


def test_s472_2_a_the_spinner_must_wager_on_heads_or_on_tails() -> None:
    game = ring().spinner("ann")
    assert game.refusal("ann", "spin the coins") == ("qld s472(2)(a)", Ground.WHEN)
    game.wager("ann", ON_HEADS)
    both = {"on": ON_TAILS, "selection": "tails", "stake": 1000}
    assert game.refusal("ann", "wager", **both) == ("qld s472(2)(a)", Ground.WHAT)
    assert game.refusal("bob", "wager", **both) == ("qld s472(2)(a)", Ground.WHO)


def test_s472_2_others_may_place_the_chips_on_the_spinners_behalf() -> None:
    game = ring().spinner("ann")
    game.act("dealer", "place for the spinner", on=ON_TAILS, selection="tails", stake=2000)
    game.act("bob", "place a bonus for the spinner", on=BONUS_ON_TAILS, selection="tails", stake=100)
    assert [(p.person, p.stake) for p in game.table.placed] == [("ann", 2000), ("ann", 100)]


@pytest.mark.parametrize(
    ("side", "other", "under"),
    [
        pytest.param("heads", "tails", "qld s472(2)(b)(ii)", id="test_s472_2_b_i_heads_with_heads"),
        pytest.param("tails", "heads", "qld s472(2)(b)(i)", id="test_s472_2_b_ii_tails_with_tails"),
    ],
)
def test_s472_2_b_a_bonus_wager_goes_with_a_spinners_wager_on_the_same_side(side: str, other: str, under: str) -> None:
    game = ring().spinner("ann")
    details = {"on": f"spinner's bonus wager on {other}", "selection": other, "stake": 100}
    assert game.refusal("ann", "wager", **details) == (under, Ground.WHAT)
    game.wager("ann", f"spinner's wager on {side}")
    assert game.refusal("ann", "wager", **details) == (under, Ground.WHAT)
    game.wager("ann", f"spinner's bonus wager on {side}", 100)
    assert len(game.table.bonus_wagers()) == 1


@pytest.mark.parametrize("stake", [50, 150, 200])
def test_s472_2_b_the_bonus_wager_is_1_dollar(stake: int) -> None:
    game = ring().spinner("ann", "heads")
    details = {"on": BONUS_ON_HEADS, "selection": "heads", "stake": stake}
    assert game.refusal("ann", "wager", **details) == ("qld s472(2)(b)", Ground.AMOUNT)
    game.wager("ann", BONUS_ON_HEADS, 100)
    assert game.refusal("ann", "wager", **{**details, "stake": 100}) == ("qld s472(2)(b)", Ground.AMOUNT)


def test_s472_2_b_reading_E12_without_the_spinners_wager_the_bonus_wager_goes_back() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("ann", BONUS_ON_HEADS, 100)
    game.act("ann", "withdraw", on=ON_HEADS, selection="heads")
    [line] = game.round.lines
    assert (line.wager, line.verdict, line.returned) == (BONUS_ON_HEADS, Verdict.VOID, 100)
    assert line.cites == (cite("qld s472(2)(b)"), cite("reading E12"))
    assert not game.table.placed


def test_s4_2_a_the_bonus_wager_is_void_with_the_spinners_wager_each_by_its_line() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("ann", BONUS_ON_HEADS, 100)
    game.act(FLOOR, "declare wagers void", person="ann")
    assert voided(game.round) == [
        ("ann", ON_HEADS, 1000, ["qld s4(2)(a)"]),
        ("ann", BONUS_ON_HEADS, 100, ["qld s4(2)(a)"]),
    ]
    assert game.table.people["ann"].purse.value == 100_000


def test_s472_2_c_the_spinner_may_also_wager_as_a_player_reading_E13_on_both_sides() -> None:
    game = ring().spinner("ann", "heads")
    assert ("ann may also wager as a player", "qld s472(2)(c)") in game.called
    game.wager("ann", "heads", 500)
    game.wager("ann", "tails", 700)
    assert verdicts(game.spin(T)) == [
        ("ann", ON_HEADS, "lose", -1000),
        ("ann", "heads", "lose", -500),
        ("ann", "tails", "win", 700),
    ]


@pytest.mark.parametrize("heads_up", [0, 3])
def test_s472_3_a_head_and_a_tail_at_least_are_uppermost_and_all_can_see_the_coins(heads_up: int) -> None:
    game = ring().spinner("ann", "heads")
    game.act("dealer", "no more bets")
    assert game.refusal("ann", "hide the coins") == ("qld s472(3)(a)", Ground.WHO)
    assert game.refusal("ann", "spin the coins", heads_up=heads_up)[0] == "qld s472(3)(b)"
    game.act("ann", "spin the coins", heads_up=2)


def test_s472_4_the_spinner_uses_the_kip() -> None:
    assert ring().refusal("ann", "spin without the kip") == ("qld s472(4)", Ground.WHO)


def spinners(side: str, *spins: str) -> list[tuple[str, int]]:
    """What became of a spinner's wager of $10 and a bonus wager, each when it was decided."""
    game = ring().spinner("ann", side)
    game.wager("ann", f"spinner's bonus wager on {side}", 100)
    ended = {}
    for faces in spins:
        for line in game.spin(faces):
            ended[line.wager] = (line.verdict.value, line.net)
    return [ended[f"spinner's wager on {side}"], ended[f"spinner's bonus wager on {side}"]]


@pytest.mark.parametrize(
    ("spins", "main", "bonus"),
    [
        pytest.param([H, HHH, H], ("win", 6500), ("lose", -100), id="test_s472_5_a_three_of_heads_or_triple_heads"),
        pytest.param([HHH, HHH, HHH], ("win", 6500), ("win", 49_500), id="test_s472_5_b_three_triple_heads"),
        pytest.param([HHH, HHH, H], ("win", 6500), ("lose", -100), id="test_s472_5_b_the_third_is_no_triple"),
        pytest.param([HHH, HHH, T], ("lose", -1000), ("lose", -100), id="test_s472_5_a_tails"),
        pytest.param([TTT], ("lose", -1000), ("lose", -100), id="test_s472_5_a_triple_tails"),
        pytest.param([H, H], ("stands", 0), ("lose", -100), id="test_s472_5_two_decide_nothing"),
        pytest.param([HHH, HHH], ("stands", 0), ("stands", 0), id="test_s472_5_b_two_triples_decide_nothing"),
    ],
)
def test_s472_5_the_spinners_wagers_on_heads(spins: list[str], main: tuple[str, int], bonus: tuple[str, int]) -> None:
    assert spinners("heads", *spins) == [main, bonus]


@pytest.mark.parametrize(
    ("spins", "main", "bonus"),
    [
        pytest.param([T, TTT, T], ("win", 6500), ("lose", -100), id="test_s472_6_a_three_of_tails_or_triple_tails"),
        pytest.param([TTT, TTT, TTT], ("win", 6500), ("win", 49_500), id="test_s472_6_b_three_triple_tails"),
        pytest.param([TTT, T], ("stands", 0), ("lose", -100), id="test_s472_6_b_tails_end_the_bonus_wager"),
        pytest.param([T, T, HHH], ("lose", -1000), ("lose", -100), id="test_s472_6_a_triple_heads"),
        pytest.param([H], ("lose", -1000), ("lose", -100), id="test_s472_6_a_heads"),
    ],
)
def test_s472_6_the_spinners_wagers_on_tails(spins: list[str], main: tuple[str, int], bonus: tuple[str, int]) -> None:
    assert spinners("tails", *spins) == [main, bonus]


def test_s472_7_a_spinner_who_wins_may_keep_spinning_or_retire() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(H, H, H)
    game.act("ann", "keep spinning")
    game.wager("ann", ON_TAILS)
    game.spin(T, T, T)
    game.act("ann", "retire")
    game.offered()
    assert game.awaited == "bob"


def test_s472_8_b_the_boxer_spins_until_players_wagers_are_decided() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "tails")
    game.spin(TTT)
    assert (game.table.hand, game.table.spinner) == ("boxer", "")
    assert game.ruled[-1] == ["qld s472(8)(b)", "reading E14"]
    assert game.refusal("ann", "wager", on=ON_HEADS, selection="heads", stake=1000)[0] == "qld s471(6)"
    game.wager("ann", "tails")
    lines = game.spin(TTT)
    assert verdicts(lines) == [("bob", "tails", "win", 4000), ("ann", "tails", "stands", 0)]
    assert game.table.hand == "boxer", "another wager has gone into bonus play"
    assert verdicts(game.spin(H)) == [("ann", "tails", "lose", -1000)]
    game.offered()
    assert game.awaited == "bob"


def test_s472_9_the_boxer_takes_over_when_the_spinner_stops_before_winning_or_losing() -> None:
    game = ring().spinner("ann", "heads")
    game.spin(HHH)
    game.act("dealer", "no more bets")
    game.act("ann", "stop spinning")
    assert (game.table.hand, game.ruled[-1]) == ("boxer", ["qld s472(9)"])
    assert verdicts(game.spin(H, H)) == [("ann", ON_HEADS, "win", 6500)]


def test_s472_10_the_spinners_wager_is_not_withdrawn_once_something_was_spun() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("ann", BONUS_ON_HEADS, 100)
    game.invalid()
    game.act("ann", "withdraw", on=BONUS_ON_HEADS, selection="heads")
    game.act("ann", "withdraw", on=ON_HEADS, selection="heads")
    game.wager("ann", ON_HEADS)
    game.wager("ann", BONUS_ON_HEADS, 100)
    game.spin(HHH)
    for on in (ON_HEADS, BONUS_ON_HEADS):
        assert game.refusal("ann", "withdraw", on=on, selection="heads") == ("qld s472(10)", Ground.WHEN)
    assert "withdraw" not in game.offers("ann")
    more = {"on": ON_HEADS, "selection": "heads", "stake": 500}
    assert game.refusal("ann", "wager", **more) == ("qld s472(2)(a)", Ground.WHEN)


# s473: the players


def players(side: str, *spins: str) -> list[tuple[str, str, int, str]]:
    """Each line of a player's wager of $10: where it lay, the verdict, the money, the provision."""
    game = ring().spinner("ann", "heads")
    game.wager("bob", side)
    lines = []
    for faces in spins:
        lines += [line for line in game.spin(faces) if line.person == "bob"]
    return [(x.selection, x.verdict.value, x.net, x.cites[0].text) for x in lines]


def test_s473_1_the_layout_tells_the_players_part_in_the_game() -> None:
    assert "two heads; three heads take it into bonus play  (qld s480(1))" in GAME.layout(ring().table)


def test_s473_2_a_player_wagers_on_heads_on_tails_or_on_each() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads", 1000)
    game.wager("bob", "tails", 3000)
    lines = [line for line in game.spin(H) if line.person == "bob"]
    assert verdicts(lines) == [("bob", "heads", "win", 1000), ("bob", "tails", "lose", -3000)]
    game.table.people["bob"].purse.value = 500
    details = {"on": "heads", "selection": "heads", "stake": 600}
    assert game.refusal("bob", "wager", **details) == ("qld s473(2)", Ground.MEANS), "with chips that one holds"


BONUS = "bonus play"
MOVED = [(BONUS, "stands", 0, "qld s473(4)")]
MOVED_TAILS = [(BONUS, "stands", 0, "qld s473(7)")]


@pytest.mark.parametrize(
    ("spins", "expected"),
    [
        pytest.param([H], [("heads", "win", 1000, "qld s473(3)(a)")], id="test_s473_3_a_heads"),
        pytest.param([T], [("heads", "lose", -1000, "qld s473(3)(b)")], id="test_s473_3_b_tails"),
        pytest.param([TTT], [("heads", "lose", -1000, "qld s473(3)(b)")], id="test_s473_3_b_triple_tails"),
        pytest.param([HHH], MOVED, id="test_s473_4_triple_heads_move_it"),
        pytest.param([HHH, H], [*MOVED, (BONUS, "win", 2000, "qld s473(5)(a)")], id="test_s473_5_a_heads_next"),
        pytest.param(
            [HHH, HHH], [*MOVED, (BONUS, "win", 4000, "qld s473(5)(a)")], id="test_s473_5_a_triple_heads_next"
        ),
        pytest.param([HHH, T], [*MOVED, (BONUS, "lose", -1000, "qld s473(5)(b)")], id="test_s473_5_b_tails_next"),
        pytest.param([HHH, TTT], [*MOVED, (BONUS, "lose", -1000, "qld s473(5)(b)")], id="test_s473_5_b_triple_tails"),
    ],
)
def test_s473_3_a_players_wager_on_heads(spins: list[str], expected: list[tuple[str, str, int, str]]) -> None:
    assert players("heads", *spins) == expected


@pytest.mark.parametrize(
    ("spins", "expected"),
    [
        pytest.param([T], [("tails", "win", 1000, "qld s473(6)(a)")], id="test_s473_6_a_tails"),
        pytest.param([H], [("tails", "lose", -1000, "qld s473(6)(b)")], id="test_s473_6_b_heads"),
        pytest.param([HHH], [("tails", "lose", -1000, "qld s473(6)(b)")], id="test_s473_6_b_triple_heads"),
        pytest.param([TTT], MOVED_TAILS, id="test_s473_7_triple_tails_move_it"),
        pytest.param([TTT, T], [*MOVED_TAILS, (BONUS, "win", 2000, "qld s473(8)(a)")], id="test_s473_8_a_tails_next"),
        pytest.param([TTT, TTT], [*MOVED_TAILS, (BONUS, "win", 4000, "qld s473(8)(a)")], id="test_s473_8_a_a_triple"),
        pytest.param([TTT, H], [*MOVED_TAILS, (BONUS, "lose", -1000, "qld s473(8)(b)")], id="test_s473_8_b_heads_next"),
        pytest.param([TTT, HHH], [*MOVED_TAILS, (BONUS, "lose", -1000, "qld s473(8)(b)")], id="test_s473_8_b_a_triple"),
    ],
)
def test_s473_6_a_players_wager_on_tails(spins: list[str], expected: list[tuple[str, str, int, str]]) -> None:
    assert players("tails", *spins) == expected


def test_s473_4_a_dealer_moves_the_wager_and_a_new_one_may_be_made_beside_it() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads", 1000)
    game.spin(HHH)
    assert ("a dealer moves bob's heads to bonus play", "qld s473(4)") in game.called
    game.wager("bob", "heads", 500)
    lines = [line for line in game.spin(HHH) if line.person == "bob"]
    assert [(x.selection, x.verdict.value, x.stake, x.paid) for x in lines] == [
        (BONUS, "win", 1000, 4000),
        (BONUS, "stands", 500, 0),
    ]


def test_s473_5_in_bonus_play_an_invalid_spin_decides_nothing() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.spin(HHH)
    game.invalid()
    assert [line for line in verdicts(game.spin(H)) if line[0] == "bob"] == [("bob", "heads", "win", 2000)]


# s475: other matters


def test_s475_2_only_a_dealer_moves_a_wager_to_bonus_play() -> None:
    game = ring().spinner("ann", "heads")
    details = {"on": "heads", "selection": BONUS, "stake": 1000}
    assert game.refusal("bob", "wager", **details) == ("qld s475(2)", Ground.WHO)
    assert game.refusal("bob", "move to bonus play") == ("qld s475(2)", Ground.WHO)
    game.act("bob", "wager", **details, accepted=True)
    assert (game.ruled[-1], len(game.table.players_wagers())) == (["qld s475(2)", "qld s5(1)(a)", "reading G1"], 0)


def test_s475_3_a_wager_in_bonus_play_is_not_changed_or_withdrawn() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.spin(HHH)
    assert game.refusal("bob", "withdraw", on="heads", selection=BONUS) == ("qld s475(3)", Ground.WHEN)
    assert "withdraw" not in game.offers("bob")
    game.act("bob", "wager", on="heads", selection=BONUS, stake=500, accepted=True)
    assert game.ruled[-1] == ["qld s475(3)", "reading G6"]
    assert game.refusal("bob", "leave")[1] is Ground.WHEN


def test_s4_2_a_a_spinner_whose_wagers_are_void_ends_the_turn() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("ann", BONUS_ON_HEADS, 100)
    game.spin(HHH)
    game.act(FLOOR, "declare wagers void", person="ann")
    assert [x.verdict for x in game.round.lines] == [Verdict.VOID, Verdict.VOID]
    game.act("dealer", "no more bets")
    assert (game.table.spinner, game.awaited) == ("", "bob")


def test_s472_8_a_spinner_whose_wager_is_void_has_not_lost_it_and_the_boxer_plays_bonus_play_out() -> None:
    game = ring().spinner("ann", "heads")
    game.wager("bob", "tails")
    game.toss()
    game.act(FLOOR, "declare wagers void", person="ann")
    game.land("TTT")
    game.act("dealer", "show the result")
    assert "qld s472(8)(a)" not in [under for _, under in game.called]
    assert game.ruled[-2:] == [["qld s472(2)(a)"], ["qld s472(8)(b)", "reading E14"]]
    assert (game.table.spinner, game.table.hand) == ("", "boxer")


# s480: the odds


@pytest.mark.parametrize(
    ("wager", "odds", "under"),
    [
        pytest.param("heads", [Odds(1), Odds(2), Odds(4)], "qld s480(1)", id="test_s480_1_heads_and_bonus_heads"),
        pytest.param("tails", [Odds(1), Odds(2), Odds(4)], "qld s480(1)", id="test_s480_1_tails_and_bonus_tails"),
        pytest.param(ON_HEADS, [Odds(13, 2)], "qld s480(2)(a)", id="test_s480_2_a_6_and_a_half_to_1"),
        pytest.param(ON_TAILS, [Odds(13, 2)], "qld s480(2)(a)", id="test_s480_2_a_on_tails_as_well"),
        pytest.param(BONUS_ON_HEADS, [Odds(495)], "qld s480(2)(b)", id="test_s480_2_b_495_to_1"),
        pytest.param(BONUS_ON_TAILS, [Odds(495)], "qld s480(2)(b)", id="test_s480_2_b_on_tails_as_well"),
    ],
)
def test_s480_payout_odds(wager: str, odds: list[Odds], under: str) -> None:
    row = GAME.wager_named[wager]
    won = [clause.pays or row.pays for clause in row.clauses if clause.verdict is Verdict.WIN]
    assert (won, row.paid_cites) == (odds, (cite(under),))


@pytest.mark.parametrize(
    ("wager", "win", "expected"),
    [
        ("heads", Fraction(7, 16), Fraction(-1, 32)),
        ("tails", Fraction(7, 16), Fraction(-1, 32)),
        (ON_HEADS, Fraction(1, 8), Fraction(-1, 16)),
        (ON_TAILS, Fraction(1, 8), Fraction(-1, 16)),
        (BONUS_ON_HEADS, Fraction(1, 512), Fraction(-1, 32)),
        (BONUS_ON_TAILS, Fraction(1, 512), Fraction(-1, 32)),
    ],
)
def test_the_exact_return_bonus_play_included(wager: str, win: Fraction, expected: Fraction) -> None:
    row = GAME.wager_named[wager]
    found = exact(GAME, row, row.selections[0])
    assert (found.win, found.lose, found.expected) == (win, 1 - win, expected)


def test_what_has_come_into_bonus_play_is_worth_three_quarters_more() -> None:
    for side in ("heads", "tails"):
        assert exact(GAME, GAME.wager_named[side], BONUS).expected == Fraction(3, 4)


def reachable(row: Wager[Spun]) -> Iterator[Spun]:
    """Everything that a spin can come to while this wager lies."""
    seen, ahead = set(), [Spun(NOT_SPUN, False, 0, 0, 0)]
    while ahead:
        here = ahead.pop()
        for faces in product(("head", "tail"), repeat=3):
            spun = after(here, faces)
            if spun not in seen:
                seen.add(spun)
                yield spun
                ahead += [spun] if row.decide(spun).verdict is Verdict.STANDS else []


@pytest.mark.parametrize("row", WAGERS, ids=lambda row: row.name)
def test_for_everything_that_can_be_spun_exactly_one_verdict_comes(row: Wager[Spun]) -> None:
    spun = list(reachable(row))
    assert len(spun) >= 8
    for facts in spun:
        assert len({clause.verdict for clause in row.clauses_that_apply(facts)}) == 1, facts


def test_the_walk_of_a_spin_settles_as_the_procedure_does() -> None:
    def begin() -> Any:
        game = ring().spinner("ann", "heads")
        game.wager("bob", "tails")
        return game.round

    found = walk(begin, {}, alike=sorted_faces)
    end, used = found.play([("tail",) * 3], sorted_faces)
    assert end is not None
    assert used == 1
    assert [(each.wager, each.verdict.value, each.net) for each in end] == [
        (ON_HEADS, "lose", Fraction(-1)),
        ("tails", "stands", Fraction(0)),
    ]


def sorted_faces(faces: Any) -> tuple[str, ...]:
    """Which coin shows which face does not matter."""
    return tuple(sorted(faces))
