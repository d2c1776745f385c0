"""What one person may see and do at a busy table: how long it takes to work out, and how large it is.

Twelve players at craps and eight at roulette, each with wagers on the layout; the view of a player, and of everybody
else who is at the table.
"""

import json
import time
from statistics import median
from typing import Any, Final

from houseway.games import find
from houseway.money import cents
from houseway.play.people import Person, Role, player
from houseway.play.round import Round
from houseway.play.view import view
from houseway.play.wagering import Wagering, ways

BUSY: Final = {"craps": 12, "roulette": 8}
WAGERS: Final = 5  # of each player
TIMES: Final = 15


def busy(name: str) -> Round[Any]:
    """A round at a full table, wagers made and more of them open."""
    game = find(name)
    people = [player(f"seat {number}", cents("5000")) for number in range(1, BUSY[name] + 1)]
    round_ = Round(game.open_table(people=[*people, *game.staff()]))
    while not isinstance(round_.ask, Wagering):
        assert round_.ask is not None
        who, act = next((option.who, option.act) for option in round_.ask.options(round_))
        round_.act(who, act)
    for at, person in enumerate(people):
        for row in round_.ask.rows[:WAGERS]:
            way = next(iter(ways(round_.table, person, row)), None)
            if way is not None:
                places = way.places
                details = {"on": row.name, "selection": places[at % len(places)], "stake": way.least}
                round_.act(person.name, "wager", details)
    return round_


def measured(round_: Round[Any], person: Person) -> tuple[float, int]:
    """Milliseconds in the median, and bytes."""
    taken = []
    for _ in range(TIMES):
        start = time.perf_counter()
        seen = view(round_, person.name)
        taken.append(time.perf_counter() - start)
    return median(taken) * 1000, len(json.dumps(seen.as_data()))


def main() -> None:
    for name in BUSY:
        round_ = busy(name)
        people = round_.table.people.values()
        own = measured(round_, next(each for each in people if each.role is Role.PLAYER))
        slowest = max((*measured(round_, each), each.name) for each in people)
        largest = max((measured(round_, each)[1], each.name) for each in people)
        print(f"{name}, {BUSY[name]} players: a player's view {own[0]:.2f} ms, {own[1] / 1000:.1f} kB")
        print(
            f"  the slowest view: {slowest[0]:.2f} ms ({slowest[2]}); the largest: {largest[0] / 1000:.1f} kB ({largest[1]})"
        )


if __name__ == "__main__":
    main()
