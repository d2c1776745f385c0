"""What is told of a keno lounge as its days go by; kept in tests/floor/lounge.json.

`PYTHONPATH=tests python -m support.whole_lounge` writes it anew, where something is rightly told otherwise.
"""

import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from houseway.floor.lounge import answers as told
from houseway.games.keno.entry import Entry
from houseway.house.lounge_hours import Hours
from houseway.keno import KenoSettings, KenoSystem, Terminal

FILE = Path(__file__).parents[1] / "floor" / "lounge.json"
MORNING = datetime(1998, 9, 4, 6)
WRITER, SELF_SERVICE = Terminal(3, "w7"), Terminal(9)
HOURS = Hours(60, 300)
THREE, SIX = (1, 2, 3), (1, 2, 3, 4, 5, 6)


def at(minutes: int, days: int = 0) -> datetime:
    return MORNING + timedelta(days=days, minutes=minutes)


def drawn(system: KenoSystem, when: datetime, first: int = 1) -> None:
    system.close_game(when)
    system.result(when, range(first, first + 20))


def whole(system: KenoSystem | None, now: datetime, hours: Hours = HOURS) -> dict[str, Any]:
    """All that is told at one moment."""
    found: dict[str, Any] = {"board": told.board(system, hours, now).model_dump(mode="json")}
    if (draws_at := found["board"]["draws_at"]) is not None:  # wherever the tests run
        found["board"]["draws_at"] = str(datetime.fromisoformat(draws_at).astimezone().replace(tzinfo=None))
    if system is None:
        return found
    found["tickets"] = [told.ticket(system, each, code=each.serial % 2 == 0).model_dump(mode="json")
                        for each in system.tickets.values()]  # fmt: skip
    found["dollars"] = [told.dollars_of(each).model_dump(mode="json") for each in system.vouchers.values()]
    return found | {"unpaid": told.unpaid(system, now, [2]).model_dump(mode="json")}


def days() -> dict[str, Any]:
    """The lounge is closed, opens, sells, draws, pays, refunds, and hands over what nobody has collected."""
    system = KenoSystem(KenoSettings(key=b"a key for tests"))
    found = {"no lounge": whole(None, MORNING), "no day": whole(system, MORNING)}
    found["by hand"] = whole(system, MORNING, Hours())
    found["prizes"] = told.prizes(system).model_dump(mode="json")
    system.begin_day(MORNING)
    found["a day begins"] = whole(system, MORNING)
    for entry in (
        Entry((THREE,), 100), Entry((THREE, (1, 2)), 100, 3), Entry(((70,),), 200, 2), Entry((SIX,), 100, jackpot=True),
        Entry((THREE,), 100, 4), Entry(((70,),), 100),
    ):  # fmt: skip
        system.sell(at(1), WRITER, entry, patron="ann")
    system.sell(at(2), SELF_SERVICE, Entry((THREE,), 100, 2))
    system.issue_dollars(at(2), WRITER, 500, patron="ann")
    found["tickets are sold"] = whole(system, at(2))
    drawn(system, at(3))
    found["a game is drawn"] = whole(system, at(3))
    system.present(at(4), WRITER, 1)
    system.refund(at(4), WRITER, 3)
    system.refund(at(4), WRITER, 5)
    system.close_game(at(5))
    found["a game is closed"] = whole(system, at(5))
    system.result(at(6), range(30, 50))
    for minute in range(7, 16):
        drawn(system, at(minute), first=minute)
    found["many games are drawn"] = whole(system, at(16))
    found["after the day"] = whole(system, at(0, days=1))
    for day in (28, 29):
        found[f"{day} days later"] = whole(system, at(0, days=day))
    system.hand_over(at(0, days=29), [2])
    found["handed over"] = whole(system, at(1, days=29))
    system.claim(at(2, days=29), 4)
    found["claimed"] = whole(system, at(2, days=29))
    longer = KenoSystem(KenoSettings(unpaid_days=90, longer_approved=True, key=b"a key for tests"))
    longer.begin_day(MORNING)
    longer.sell(MORNING, WRITER, Entry((THREE,), 100))
    return found | {"a longer time": whole(longer, MORNING)}


def main() -> None:
    FILE.write_text(json.dumps(days(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
