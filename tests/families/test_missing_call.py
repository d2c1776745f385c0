"""'No more bets' was forgotten: what it should have come before counts all the same (reading S10)."""

from typing import Any

import pytest

from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.play.people import player
from houseway.play.round import Round

# The game, how its table is run, what is done first, the wager, what comes of the device, what ends the round, and what
# the ruling rests on.
GAMES: list[Any] = [
    pytest.param(
        "sic-bo", {}, [], ("small", "small"), ["1-2-4"],
        ["press the buttons", "press the entry button", "settle the wagers"],
        ["qld s72(1)", "qld s72(2)"], id="s72_1",
    ),
    pytest.param(
        "sic-bo", {"covered": True}, [("dealer", "activate the tumbler")], ("small", "small"), ["1-2-4"],
        ["press the buttons", "press the entry button", "settle the wagers"],
        ["qld s72(3)", "qld s72(4)"], id="s72_3",
    ),
    pytest.param(
        "wheel-of-fortune", {}, [], ("symbol a", "symbol a"), ["a"], ["announce the winning symbol"],
        ["qld s146(4)", "qld s146(3)", "qld s152"], id="s146_4",
    ),
    pytest.param(
        "mini-dice", {"inspected": True}, [], ("field", "field"), ["1-2-4"], ["settle the wagers"],
        ["qld s181(1)", "qld s181(2)"], id="s181_1",
    ),
    pytest.param(
        "two-up", {}, [("dealer", "offer the spin"), ("ann", "accept")], ("spinner's wager on heads", "heads"),
        ["TT"], ["show the result"], ["qld s169(2)", "qld s169(3)"], id="s169_2",
    ),
    pytest.param(
        "triple-penny-two-up", {}, [("dealer", "offer the spin"), ("ann", "accept")],
        ("spinner's wager on heads", "heads"), ["HTT"], ["show the result"],
        ["qld s475(4)", "qld s475(5)"], id="s475_4",
    ),
    pytest.param(
        "tri-chro", {}, [], ("any red", "any red"), ["red", "green"], ["announce the result"],
        ["qld s463(1)", "qld s463(2)"], id="s463_1",
    ),
    pytest.param(
        "com-bo", {}, [("dealer", step) for step in ("check the cards", "shuffle", "cut", "put the cards in the shoe")],
        ("high 1", "high 1"), ["2C", "3C", "4C", "5C", "6C"],
        ["enter the result", "press the deal button", "settle the wagers"],
        ["vic 29/2000 r7.1", "vic 29/2000 r5.5"], id="r7_1",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("game", "settings", "before", "wager", "comes", "after", "under"), GAMES)
def test_reading_s10_what_was_begun_without_the_call_counts(
    game: str,
    settings: dict[str, Any],
    before: list[tuple[str, str]],
    wager: tuple[str, str],
    comes: list[str],
    after: list[str],
    under: list[str],
) -> None:
    found = find(game)
    table = found.open_table(people=[player("ann", 50_000), *found.staff()], **settings)
    round_ = Round(table)
    for who, step in before:
        round_.act(who, step)
    round_.act("ann", "wager", {"on": wager[0], "selection": wager[1], "stake": 2000})
    with pytest.raises(Refused) as caught:
        round_.act("ann", "no more bets not called")
    assert caught.value.ground is Ground.WHO
    round_.act("dealer", "no more bets not called")
    assert [each.text for each in round_.rulings[-1].cites] == [*under, "reading S10"]
    with pytest.raises(Refused):
        round_.act("ann", "wager", {"on": wager[0], "selection": wager[1], "stake": 2000})
    for text in comes:
        ask: Any = round_.ask
        round_.outcome(ask.read(text))
    for step in after:
        round_.act("dealer", step)
    assert round_.over
    assert [(line.wager, line.stake) for line in round_.lines] == [(wager[0], 2000)]
    assert "no more bets" not in [each.words for each in table.called]


def test_reading_s8_a_tumbler_that_was_activated_with_a_broken_seal_decides_nothing() -> None:
    table = find("sic-bo").open_table(people=[player("ann", 50_000), *find("sic-bo").staff()])
    round_ = Round(table)
    round_.act("dealer", "seal broken")
    round_.act("dealer", "no more bets not called")
    assert [each.text for each in round_.rulings[-1].cites] == ["qld s66(7)", "reading S8"]
    round_.act("floor manager", "seal the dice")
    assert round_.moment == "wagers are open"


@pytest.mark.parametrize(
    "game", [pytest.param("two-up", id="s167_2"), pytest.param("triple-penny-two-up", id="s472_2")]
)
def test_reading_e18_coins_spun_without_a_spinners_wager_are_spun_again(game: str) -> None:
    table = find(game).open_table(people=[player("ann", 50_000), *find(game).staff()])
    round_ = Round(table)
    round_.act("dealer", "offer the spin")
    round_.act("ann", "accept")
    round_.act("dealer", "no more bets not called")
    assert round_.rulings[-1].cites[-1].text == "reading E18"
    assert round_.moment == "before the spin"


MOVES = {
    "sic-bo": (("small", "small"), ("big", "big")),
    "wheel-of-fortune": (("symbol b", "symbol b"), ("symbol c", "symbol c")),
    "mini-dice": (("field", "field"), ("individual die face values", "6")),
    "two-up": (("heads", "heads"), ("tails", "tails")),
    "triple-penny-two-up": (("heads", "heads"), ("tails", "tails")),
    "tri-chro": (("any red", "any red"), ("any green", "any green")),
    "com-bo": (("high 1", "high 1"), ("low 1", "low 1")),
    "roulette": (("red", "red"), ("black", "black")),
}
ROULETTE = pytest.param("roulette", {}, [("dealer", "spin the ball")], ("red", "red"), [], [], [], id="s132_2")


@pytest.mark.parametrize(("game", "settings", "before", "wager", "_comes", "_after", "_under"), [*GAMES, ROULETTE])
def test_reading_s10_once_wagers_are_final_nothing_is_put_down_taken_back_or_knocked_over(
    game: str,
    settings: dict[str, Any],
    before: list[tuple[str, str]],
    wager: tuple[str, str],
    _comes: list[str],
    _after: list[str],
    _under: list[str],
) -> None:
    found, (lies, other) = find(game), MOVES[game]
    table = found.open_table(people=[player("ann", 50_000), player("bob", 50_000), *found.staff()], **settings)
    round_ = Round(table)
    for who, step in before:
        round_.act(who, step)
    round_.act("ann", "wager", {"on": wager[0], "selection": wager[1], "stake": 2500})
    round_.act("bob", "wager", {"on": lies[0], "selection": lies[1], "stake": 2500})
    round_.act("dealer", "ball at rest before the call" if game == "roulette" else "no more bets not called")
    stood = [(p.person, p.wager.name, p.selection, p.stake) for p in table.placed]
    final = []
    moved = {"person": "bob", "from": lies[0], "from_selection": lies[1], "to": other[0], "to_selection": other[1]}
    for who, act, details in (
        ("bob", "wager", {"on": other[0], "selection": other[1], "stake": 2500, "accepted": True}),
        ("bob", "withdraw", {"on": lies[0], "selection": lies[1], "accepted": True}),
        ("dealer", "chips lie elsewhere", moved),
    ):
        round_.act(who, act, details)
        final.append(round_.rulings[-1].cites[0].text)
        assert [(p.person, p.wager.name, p.selection, p.stake) for p in table.placed] == stood, act
    assert len(set(final)) == 1, "one provision has made them final"
