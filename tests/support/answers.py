"""Whole answers of the API, of a house in which a little of everything has happened; kept in tests/floor/answers.json.

`PYTHONPATH=tests python -m support.answers` writes them anew, where something is rightly told otherwise.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from houseway.house.house import House
from houseway.house.tables.setup import set_limits
from support.changing import ANN, announced, entered, keno_dollars, lounge, money, sold
from support.directed import SPRING
from support.floor import OnTheFloor, floor_at
from support.linked_tables import PAIR, ROYAL, cards, linked_tables, wagers

FILE = Path(__file__).parents[1] / "floor" / "answers.json"
EVERYBODY = ["player", "dealer", "inspector"]
ASKED: dict[str, list[str]] = {
    "/api/cage/holdings": ["player"],
    "/api/cage/tables": ["cashier"],
    "/api/cage/days": ["cashier"],
    "/api/cage/day": ["inspector"],
    "/api/people": ["administrator"],
    "/api/history": ["player"],
    "/api/jackpots": ["player"],
    "/api/keno": ["player"],
    "/api/keno/tickets": ["player"],
    "/api/keno/tickets/1": ["inspector"],
    "/api/keno/dollars": ["player"],
    "/api/keno/unpaid": ["pit boss"],
    "/api/keno/prizes": ["player"],
    "/api/tournaments": ["player", "dealer"],
    f"/api/tournaments/{SPRING}": ["player"],
    "/api/tables": ["player"],
    "/api/tables/wheel": EVERYBODY,
    "/api/tables/wheel/sign": ["player"],
    "/api/tables/wheel/options": ["player"],
    "/api/tables/wheel/rounds/1": EVERYBODY,
    "/api/rounds/wheel/1": EVERYBODY,
    "/api/rounds/wheel/1/at/{last}": EVERYBODY,
    "/api/inspection/chains": ["inspector"],
    "/api/inspection/events?chain=0": ["inspector"],
    "/api/inspection/events?chain=-1": ["inspector"],
    "/api/inspection/events?chain=1&kind=settlement": ["inspector"],
}
"""What is asked, and by whom."""


async def happens(house: House) -> None:
    await money(house)
    wheel = await house.open_table("wheel", "roulette", dealt="live")
    await house.move_float("fill", "wheel", 500_00)
    for who in (ANN, "bob"):
        await house.sit("wheel", who, 200_00)
    for who, on in ((ANN, "red"), ("bob", "black")):
        await wheel.act(who, "wager", {"on": on, "selection": on, "stake": 5_00})
    await wheel.act(ANN, "buy chips", {"amount": 20_00})
    for act in ("spin the ball", "no more bets"):
        await wheel.act("dealer", act)
    await wheel.comes("ball", 18)  # red
    while wheel.running.number == 1 and wheel.running.round is not None and wheel.running.round.ask is not None:
        await wheel.act("dealer", next(iter(wheel.running.round.ask.offers)))  # type: ignore[attr-defined]
    await wheel.act(ANN, "withdraw", {"on": "red", "selection": "red"})
    await set_limits(wheel, "floor manager", "straight up", (1_00, 50_00))
    for each in (lounge, sold, keno_dollars):
        await each(house)
    await house.keno("draw", game=1, numbers=list(range(1, 21)))
    await announced(house)
    await entered(ANN)(house)
    one, two = await linked_tables(house)
    await wagers(one)
    await cards(one, PAIR)
    await wagers(two)
    await cards(two, ROYAL)


@contextmanager
def eventful(folder: Path) -> Iterator[OnTheFloor]:
    with floor_at(folder) as on:
        on.does(happens, on.house)
        yield on


def answers(on: OnTheFloor) -> dict[str, Any]:
    """By who asked, and what."""
    found, last = {}, on.visitor("inspector").get("/api/rounds/wheel/1").json()["steps"][-1]["n"]
    for path, roles in ASKED.items():
        for role in roles:
            answer = on.visitor(role).get(path.format(last=last))
            assert answer.status_code == 200, (path, role, answer.text)
            found[f"{role}: {path}"] = _without_hashes(answer.json())
    return found


def _without_hashes(told: Any) -> Any:
    """They say nothing more, and are others as soon as anything is."""
    if isinstance(told, dict):
        return {name: _without_hashes(each) for name, each in told.items() if name not in ("hash", "commitment")}
    return [_without_hashes(each) for each in told] if isinstance(told, list) else told


def main() -> None:
    with TemporaryDirectory() as folder, eventful(Path(folder)) as on:
        FILE.write_text(json.dumps(answers(on), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
