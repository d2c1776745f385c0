"""Why something was so, at tables where cards lie face down: no reason tells of them before they are turned up."""

from pathlib import Path
from typing import Any

import pytest
from support.house import Play, house_at, run, seated

from houseway.equipment.cards import card, pretty
from houseway.errors import Refused
from houseway.house.people import HouseRole, Member
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Outcome
from houseway.play.driver import ordinary_details
from houseway.play.events import Event, Events
from houseway.shown.reasons import reasons
from houseway.shown.replay import StoredRound, stored_round

DOWN = ("KH", "2C")
LATER = ("8D", "7S")
REPORT = "chips lie elsewhere"


def told(table: HouseTable, who: Member) -> str:
    """All that somebody may ask why of in the round that is played."""
    round_ = stored_round(table.house.store, table.name, table.running.number)
    numbers = [each.number for each in reasons(round_, who)]
    return str([each.reason.as_data() for number in numbers for each in reasons(round_, who, number)])


def named(table: HouseTable, who: Member) -> list[str]:
    """Those of the cards that were dealt face down."""
    return [each for each in DOWN if pretty(card(each)) in told(table, who)]


async def dealt(table: HouseTable) -> None:
    """Wagers are made, and each hand has a card; then chips are moved, and the table rules on it."""
    play = Play(table, 1)
    while not isinstance(table.running.round.ask, Outcome):  # type: ignore[union-attr]
        await play.step()
    for each in DOWN:
        await table.comes("card", each)
    round_: Any = table.running.round
    report = next(option for option in round_.options("dealer") if option.act == REPORT)
    await table.act("dealer", REPORT, ordinary_details(report.fields))


@pytest.mark.parametrize("role", [HouseRole.GUEST, HouseRole.DEALER, HouseRole.INSPECTOR])
def test_a_ruling_while_initial_cards_lie_face_down_names_none_s202_6_b(tmp_path: Path, role: HouseRole) -> None:
    async def tried() -> None:
        table = await seated(house_at(tmp_path), "table", "mini-baccarat", dealt="live", face_down=True)
        who = Member("somebody", role)
        await dealt(table)
        assert "chips were moved" in told(table, who)
        assert named(table, who) == []
        for each in LATER:
            await table.comes("card", each)
        assert named(table, who) == list(DOWN)
        await table.house.stop()

    run(tried())


TOO_LITTLE = {"on": "red", "selection": "red", "stake": 1}


@pytest.mark.parametrize("number", [None, 0], ids=["sentences", "the last tree"])
def test_twice_as_many_refusals_take_twice_as_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int | None
) -> None:
    """Whoever is refused again and again in one round makes nothing slow: the events that are looked at are counted."""
    looked_at: list[int] = []
    make = Events.made

    def counted(events: Events, place: int) -> Event:
        looked_at.append(place)
        return make(events, place)

    monkeypatch.setattr(Events, "made", counted)

    async def tried() -> list[int]:
        table, found = await seated(house_at(tmp_path), "wheel", "roulette", 1, dealt="live"), list[int]()
        for _ in range(2):
            for _ in range(40):
                with pytest.raises(Refused):
                    await table.act("wheel bot 1", "wager", TOO_LITTLE)
            round_ = stored_round(table.house.store, table.name, 1)
            looked_at.clear()
            assert reasons(round_, table.house.people["wheel bot 1"], number if number is None else last(round_))
            found.append(len(looked_at))
        await table.house.stop()
        return found

    first, second = run(tried())
    assert second <= 2 * first + 40
    assert number is None or first


def last(round_: StoredRound) -> int:
    return round_.events[-1].number
