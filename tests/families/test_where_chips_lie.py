"""Chips that were knocked to another place count where they lie, or are put back (reading G17)."""

from typing import Any

import pytest

from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.play.people import player
from houseway.play.round import Round

LIE = "chips lie elsewhere"
BEGIN = {"mini-dice": {"inspected": True}}
AND_THEN: dict[str, list[tuple[str, str]]] = {  # what comes before wagers that a spinner, a shooter or a card waits for
    "two-up": [("dealer", "offer the spin"), ("ann", "accept")],
    "triple-penny-two-up": [("dealer", "offer the spin"), ("ann", "accept")],
    "com-bo": [("dealer", step) for step in ("check the cards", "shuffle", "cut", "put the cards in the shoe")],
    "craps": [("ann", "accept the dice")],
}


def begun(game: str) -> Round[Any]:
    found = find(game)
    table = found.open_table(people=[*(player(name, 50_000) for name in ("ann", "bob")), *found.staff()],
                             **BEGIN.get(game, {}))  # fmt: skip
    round_ = Round(table)
    for who, step in AND_THEN.get(game, ()):
        round_.act(who, step)
    return round_


def wager(round_: Round[Any], who: str, on: str, selection: str = "", stake: int = 1000, **more: Any) -> None:
    round_.act(who, "wager", {"on": on, "selection": selection or on, "stake": stake, **more})


def knocked(who: str, on: tuple[str, str], to: tuple[str, str], **more: Any) -> dict[str, Any]:
    return {"person": who, "from": on[0], "from_selection": on[1], "to": to[0], "to_selection": to[1], **more}


def lying(round_: Round[Any]) -> list[tuple[str, str, str, int]]:
    return [(p.person, p.wager.name, p.selection, p.stake) for p in round_.table.placed]


def ruled(round_: Round[Any]) -> list[str]:
    return [each.text for each in round_.rulings[-1].cites]


# The game, bob's wager and where it comes to lie, what the ruling rests on; the steps after which chips are put back,
# and what makes them final then.
MOVES: list[Any] = [
    pytest.param("sic-bo", ("small", "small"), ("big", "big"), "qld s71(3)",
                 [("dealer", "no more bets"), ("dealer", "activate the tumbler")], "qld s72(2)", id="s71_3"),
    pytest.param("mini-dice", ("field", "field"), ("individual die face values", "6"), "qld s180(1)",
                 [("dealer", "no more bets"), ("dealer", "activate the tumbler")], "qld s181(2)", id="s180_1"),
    pytest.param("tri-chro", ("any red", "any red"), ("any green", "any green"), "qld s457(3)",
                 [("dealer", "no more bets"), ("dealer", "activate the device")], "qld s463(2)", id="s457_3"),
    pytest.param("craps", ("field bet", "field bet"), ("big 6", "big 6"), "qld s114(1)",
                 [("ann", "throw the dice")], "qld s110(1)", id="s114_1"),
    pytest.param("two-up", ("heads", "heads"), ("tails", "tails"), "qld s168(2)",
                 [("dealer", "no more bets"), ("ann", "spin the coins")], "qld s169(3)", id="s168_2"),
    pytest.param("triple-penny-two-up", ("heads", "heads"), ("tails", "tails"), "qld s473(2)",
                 [("dealer", "no more bets"), ("ann", "spin the coins")], "qld s475(5)", id="s473_2"),
    pytest.param("com-bo", ("high 1", "high 1"), ("low 1", "low 1"), "vic 29/2000 r5.4",
                 [("dealer", "no more bets"), ("shoe", "KC")], "vic 29/2000 r5.5", id="r5_4"),
]  # fmt: skip
SPINNERS = {"craps": ("win bet", "win bet"), "two-up": ("spinner's wager on heads", "heads"),
            "triple-penny-two-up": ("spinner's wager on heads", "heads")}  # fmt: skip


@pytest.mark.parametrize(("game", "on", "to", "under", "steps", "final"), MOVES)
def test_reading_g17_chips_count_where_they_lie_until_wagers_are_final(
    game: str, on: tuple[str, str], to: tuple[str, str], under: str, steps: list[tuple[str, str]], final: str
) -> None:
    round_ = begun(game)
    if game in SPINNERS:
        wager(round_, "ann", *SPINNERS[game])
    wager(round_, "bob", *on)
    round_.act("dealer", LIE, knocked("bob", on, to))
    assert ruled(round_) == [under, "reading G17"]
    assert lying(round_)[-1] == ("bob", *to, 1000)
    for who, step in steps:
        if who == "shoe":
            ask: Any = round_.ask
            round_.outcome(ask.read(step))
        else:
            round_.act(who, step)
    round_.act("pit boss", LIE, knocked("bob", to, on))
    assert ruled(round_) == [final, "reading G17"]
    assert lying(round_)[-1] == ("bob", *to, 1000)


@pytest.mark.parametrize(
    ("game", "on", "to", "steps", "outcome", "end", "under"),
    [
        pytest.param("roulette", ("straight up", "5"), ("straight up", "8"), ["spin the ball", "no more bets"], 8,
                     "place the crown", "qld s139", id="s139"),
        pytest.param("wheel-of-fortune", ("symbol b", "symbol b"), ("symbol c", "symbol c"),
                     ["no more bets", "spin the wheel"], "c", "announce the winning symbol", "qld s151", id="s152"),
    ],
)  # fmt: skip
def test_a_wager_is_settled_where_it_lies_when_the_ball_or_indicator_comes_to_rest(
    game: str, on: tuple[str, str], to: tuple[str, str], steps: list[str], outcome: Any, end: str, under: str
) -> None:
    round_ = begun(game)
    wager(round_, "bob", *on)
    for step in steps:
        round_.act("dealer", step)
    round_.act("dealer", LIE, knocked("bob", on, to))  # after the call, and before it rests
    assert ruled(round_) == [under, "reading G17"]
    round_.outcome(outcome)
    round_.act("dealer", LIE, knocked("bob", to, on))  # too late to matter
    assert ruled(round_) == [under if game == "roulette" else "qld s152", "reading G17"]
    round_.act("dealer", end)
    assert [(x.selection, x.verdict.value) for x in round_.lines] == [(to[1], "win")]


def test_s5_2_b_chips_that_fall_where_so_much_is_not_allowed_are_void_for_the_excess() -> None:
    round_ = begun("roulette")
    wager(round_, "bob", "red", stake=15_000)
    for step in ("spin the ball", "no more bets"):
        round_.act("dealer", step)
    round_.act("dealer", LIE, knocked("bob", ("red", "red"), ("straight up", "8")))
    assert lying(round_) == [("bob", "straight up", "8", 10_000)]
    assert round_.lines[-1].returned == 5000


def test_reading_g17_part_of_a_stack_lies_elsewhere() -> None:
    round_ = begun("roulette")
    wager(round_, "bob", "straight up", "5", 1000)
    round_.act("dealer", LIE, knocked("bob", ("straight up", "5"), ("straight up", "8"), amount=400))
    assert lying(round_) == [("bob", "straight up", "5", 600), ("bob", "straight up", "8", 400)]


def test_s140_1_a_bumped_wager_may_be_set_right_once_an_inspector_is_told() -> None:
    round_ = begun("roulette")
    wager(round_, "bob", "straight up", "8")
    for step in ("spin the ball", "no more bets"):
        round_.act("dealer", step)
    round_.act("dealer", LIE, knocked("bob", ("straight up", "8"), ("straight up", "5")))
    round_.outcome(8)
    back = knocked("bob", ("straight up", "5"), ("straight up", "8"))
    round_.act("floor manager", "tell the inspector", {"proposal": "move a wager", **back})
    round_.act("floor manager", "move a wager", back)
    round_.act("dealer", "place the crown")
    assert [(x.selection, x.paid) for x in round_.lines] == [("8", 35_000)]


@pytest.mark.parametrize(
    ("on", "to", "under"),
    [
        pytest.param(("field bet", "field bet"), ("come bet", "come bet"), "qld s109", id="s109_no_come_bet_now"),
        pytest.param(("field bet", "field bet"), ("buy bet", "4"), "qld s116(1)", id="s116_1_no_percentage_paid"),
        pytest.param(("field bet", "field bet"), ("win odds", "4"), "qld s119(1)", id="s119_1_odds_are_made"),
    ],
)
def test_reading_g17_chips_that_fall_where_no_such_wager_can_be_made_are_put_back(
    on: tuple[str, str], to: tuple[str, str], under: str
) -> None:
    round_ = begun("craps")
    wager(round_, "ann", "win bet")
    wager(round_, "bob", *on)
    round_.act("boxperson", LIE, knocked("bob", on, to))
    assert ruled(round_) == [under, "reading G17"]
    assert lying(round_)[-1] == ("bob", *on, 1000)


def test_s111_1_a_win_bet_with_its_point_is_not_moved_by_a_knock() -> None:
    round_ = begun("craps")
    wager(round_, "ann", "win bet")
    round_.act("ann", "throw the dice")
    round_.outcome((2, 2))
    round_.act("stickperson", "call the throw", {"total": 4})
    round_.act("stickperson", "collect the dice")
    round_ = Round(round_.table)
    round_.act("dealer", LIE, knocked("ann", ("win bet", "win bet"), ("field bet", "field bet")))
    assert ruled(round_) == ["qld s111(1)", "reading G17"]


def test_s168_6_a_wagers_that_odds_hold_stay_in_place() -> None:
    round_ = begun("two-up")
    wager(round_, "ann", "spinner's wager on heads", "heads")
    wager(round_, "bob", "heads")
    for who, step in (("dealer", "no more bets"), ("ann", "spin the coins")):
        round_.act(who, step)
    ask: Any = round_.ask
    round_.outcome(ask.read("HT"))
    round_.act("dealer", "show the result")
    round_.act("dealer", LIE, knocked("bob", ("heads", "heads"), ("tails", "tails")))
    assert ruled(round_)[0].startswith("qld s168(6)")
    assert lying(round_)[-1] == ("bob", "heads", "heads", 1000)


def test_reading_g17_it_is_for_the_staff_to_say_and_only_of_chips_that_lie_there() -> None:
    round_ = begun("sic-bo")
    for who, ground in (("dealer", Ground.WHEN), ("bob", Ground.WHO)):
        with pytest.raises(Refused) as caught:
            round_.act(who, LIE, knocked("bob", ("small", "small"), ("big", "big")))
        assert (caught.value.under.text, caught.value.ground) == ("qld s71(3)", ground)


def test_s136_5_a_winner_that_was_left_and_knocked_over_may_still_be_taken_up() -> None:
    round_ = begun("roulette")
    wager(round_, "bob", "straight up", "5", 100)
    for step in ("spin the ball", "no more bets"):
        round_.act("dealer", step)
    round_.outcome(5)
    round_.act("dealer", "place the crown")
    round_ = Round(round_.table)
    round_.act("dealer", LIE, knocked("bob", ("straight up", "5"), ("straight up", "8")))
    ways = [option.under.text for option in round_.options("bob") if option.act == "withdraw"]
    assert ways == ["qld s136(5)"]


# What stays behind is held to the sign too

STAYS: list[Any] = [
    pytest.param("roulette", ("red", "red"), ("even", "even"), ("black", "black"), 2500, 2400, id="roulette"),
    pytest.param("sic-bo", ("small", "small"), ("triples", "1"), ("big", "big"), 1000, 900, id="sic_bo"),
    pytest.param("craps", ("win bet", "win bet"), ("field bet", "field bet"), ("don't win bet", "don't win bet"),
                 1000, 600, id="craps"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "on", "to", "other", "stake", "moved"), STAYS)
def test_s5_2_a_what_chips_leave_behind_under_the_minimum_is_valid_once_and_then_void(
    game: str, on: tuple[str, str], to: tuple[str, str], other: tuple[str, str], stake: int, moved: int
) -> None:
    round_ = begun(game)
    wager(round_, "bob", *other, stake=stake)
    wager(round_, "bob", *on, stake=stake)
    low = stake - moved
    round_.act("dealer", LIE, knocked("bob", on, to, amount=moved))
    assert ["qld s5(2)(a)", "reading G2", "reading G17"] in [[c.text for c in x.cites] for x in round_.rulings]
    assert ("bob", *on, low) in lying(round_)
    round_.act("dealer", LIE, knocked("bob", other, to, amount=moved))
    assert [place[1:3] for place in lying(round_)].count(other) == 0
    assert [(x.wager, x.verdict.value, x.returned) for x in round_.lines if x.wager == other[0]] == [
        (other[0], "void", low)
    ]


def test_s5_2_a_a_low_wager_that_was_valid_is_no_second_one_when_chips_leave_it() -> None:
    round_ = begun("roulette")
    wager(round_, "bob", "red", stake=300, accepted=True)
    wager(round_, "bob", "even", stake=2500)
    round_.act("dealer", LIE, knocked("bob", ("red", "red"), ("even", "even"), amount=100))
    assert ("bob", "red", "red", 200) in lying(round_)
    assert not round_.lines


def test_s136_5_reading_g10_a_winner_that_was_knocked_over_is_measured_once_when_it_plays_anew() -> None:
    round_ = begun("roulette")
    wager(round_, "bob", "straight up", "5", 300)
    for step in ("spin the ball", "no more bets"):
        round_.act("dealer", step)
    round_.outcome(5)
    round_.act("dealer", "place the crown")
    round_ = Round(round_.table)
    round_.act("dealer", LIE, knocked("bob", ("straight up", "5"), ("red", "red")))
    for step in ("spin the ball", "no more bets"):
        round_.act("dealer", step)
    assert [each.what for each in round_.rulings][1:] == ["bob's red of $3.00 is under the minimum: valid this once"]
    assert lying(round_) == [("bob", "red", "red", 300)]
