"""Whoever presses the golden button, and does nothing else, comes to a settled wager and gives nothing up.

The steps are those that a page is told (`view.yours`), at every table of the demonstration house.
"""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest
from support.gold import golden, press, settled, yours
from support.house import house_at, seated

from houseway.house.clock import HeldClock
from houseway.house.demonstration import FLOAT, USUAL, OpenTable, tables
from houseway.house.house import House
from houseway.house.people import Member
from houseway.house.pit import Pit
from houseway.house.tables.bots import admit_bot
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Choice
from houseway.play.codec import Data
from houseway.shown.offers import awaited

PACE = {"wagers": 120, "again": 120, "decides": 120, "bots": 0}
PRESSES = 8
AT_POKER = 14  # five rounds of betting ask five times, and somebody shows their cards
MOST = 30
OVER = 120  # seconds of waiting for others
GIVES_UP = {"fold", "retire", "stop spinning", "surrender", "pass the dice", "reject the dice", "decline the shoe"}
OPENED = {at.name: at for at in tables()}


class Role(NamedTuple):
    """Somebody at a table who does this one thing when it is offered, and else what is golden."""

    table: str
    act: str = ""
    seats: int = 1  # others who sit there before


ROLES = {
    **{name: Role(name) for name in OPENED},
    "the spinner at two-up, alone": Role("Two-up"),
    "a player at two-up who lets another spin": Role("Two-up", "decline", 3),
    "a player at craps who lets another throw": Role("Craps", "reject the dice", 1),
    "a player at baccarat who lets another deal": Role("Baccarat, Queensland", "decline the shoe", 1),
    "the bank at pai gow": Role("Pai gow, Queensland", "take the bank", 1),
}


async def opened(folder: Path, at: OpenTable, others: int) -> tuple[House, HouseTable, Member]:
    """With bots where a round needs them, or another is to have the dice; and a guest, who has play money as they."""
    house, game = house_at(folder), at.game
    settings = USUAL.get(f"{game.name} {game.rules}", {})
    table = await house.open_table(at.name, game.name, rules=game.rules, variant=game.variant, **settings)
    await house.move_float("fill", at.name, FLOAT)
    await table.set_pace(PACE)
    for number in range(1, (at.bots if game.players[0] > 1 else others) + 1):
        await admit_bot(table, f"bot {number}")
    ann = await house.admit("ann", "guest")
    await house.play_money("ann", 2_000_00)
    await house.buy_in("ann", 1_000_00)
    await Pit(house).tick()
    await house.sit(at.name, "ann", 500_00)
    return house, table, ann


async def walked(folder: Path, role: Role) -> tuple[list[str], bool]:
    """What was pressed, and whether a wager was settled then."""
    house, table, ann = await opened(folder, OPENED[role.table], role.seats if role.act else 0)
    pit, pressed = Pit(house), list[str]()
    for _ in range(OVER):
        await pit.tick()
        if settled(table, "ann"):
            break
        step = _role(yours(table, ann), role.act) or golden(table, ann)
        if step is None:
            assert isinstance(house.clock, HeldClock)
            house.clock.move_on(timedelta(seconds=1))
            continue
        pressed.append(step.get("act") or step.get("lays") or "ready")
        if len(pressed) > MOST:
            break
        await press(table, ann, step)
    done = settled(table, "ann")
    await house.stop()
    return pressed, done


def _role(steps: Sequence[Data], act: str) -> Data | None:
    return next((each | {"with": _least(each)} for each in steps if act and each.get("act") == act), None)


def _least(step: Data) -> Data:
    """The first of what may be chosen, and the least amount."""
    fields = [field for field in (step.get("ways") or [[]])[0] if not field["optional"]]
    return {field["name"]: field["least"] if field["kind"] == "money" else field["choices"][0] for field in fields}


@pytest.mark.parametrize("name", ROLES)
def test_gold_alone_leads_to_a_settled_wager(name: str, tmp_path: Path) -> None:
    role = ROLES[name]
    pressed, done = asyncio.run(walked(tmp_path, role))
    assert done, pressed
    chosen = [act for act, _ in groupby(pressed)]  # coins that come up odds are spun again, as often as they do
    assert len(chosen) <= (AT_POKER if OPENED[role.table].game.pot else PRESSES), pressed
    assert not GIVES_UP & set(pressed) - {role.act}, pressed


def test_s126_before_a_line_bet_the_shooter_is_offered_one_and_to_pass_the_dice_is_not_golden(tmp_path: Path) -> None:
    async def play() -> None:
        house, table, ann = await opened(tmp_path, OPENED["Craps"], 0)
        await table.ready("ann")
        await table.act("ann", "accept the dice")
        steps = {each.get("act") or each.get("lays") or "ready": each for each in yours(table, ann)}
        assert steps["first"]["ordinary"]
        assert (steps["first"]["says"], steps["first"]["sum"]) == ("win bet", "5.00")
        assert not steps["pass the dice"]["ordinary"]
        assert "ready" not in steps, "nobody says that they are ready to give up the dice"
        await house.stop()

    asyncio.run(play())


def test_s95_the_banker_owes_the_minimum_and_no_more_bets_is_golden_for_nobody_before(tmp_path: Path) -> None:
    async def play() -> None:
        house, table, ann = await opened(tmp_path, OPENED["Baccarat, Queensland"], 0)
        for act in ("cut", "accept the shoe"):
            step = golden(table, ann)
            assert step is not None
            assert step["act"] == act
            await press(table, ann, step)
        found = golden(table, ann)
        assert found is not None
        assert found["lays"] == "first"
        assert found["says"] in ("player's hand seat 1", "banker's hand seat 1")
        round_ = table.running.round
        assert round_ is not None
        dealers = [each["ordinary"] for each in awaited(round_, ["dealer"])]
        assert dealers == [False], "the dealer of a live table is not led to cost the banker the shoe"
        await house.stop()

    asyncio.run(play())


def test_s167_2_a_spinner_is_asked_again_and_to_retire_is_golden_at_no_time(tmp_path: Path) -> None:
    async def play() -> None:
        house, table, ann = await opened(tmp_path, OPENED["Two-up"], 0)
        await table.ready("ann")
        await table.act("ann", "accept")
        for _ in range(3):  # whatever is pressed besides, wagers are open again and a wager is owed
            await table.act("dealer", "no more bets")
            round_ = table.running.round
            assert round_ is not None
            assert isinstance(round_.ask, Choice)
            step = golden(table, ann)
            assert step is not None
            assert step["act"] == "place a spinner's wager"
            await press(table, ann, step)
        await house.stop()

    asyncio.run(play())


def test_s124_where_a_dealer_works_a_live_table_the_shooter_throws_by_a_button_once_a_line_bet_lies_there(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "dice", "craps", 2, dealt="live")
        await table.act("stickperson", "wait for a shooter")
        shooter, other = (house.people[f"dice bot {number}"] for number in (1, 2))
        await table.act(shooter.name, "accept the dice")
        owed = golden(table, shooter)
        assert owed is not None
        assert owed["lays"] == "first"
        await press(table, shooter, owed)
        throw = golden(table, shooter)
        assert throw is not None
        assert throw["act"] == "throw the dice"
        assert "throw the dice" not in [each.get("act") for each in yours(table, other)]
        await press(table, shooter, throw)
        await house.stop()

    asyncio.run(play())
