"""Keno: Part 13 of the Queensland rules (ss 210 to 223). The system that outlives a draw is `houseway.keno`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from houseway.cite import cite
from houseway.games.keno.arithmetic import weight
from houseway.games.keno.irregularities import ACTS
from houseway.games.keno.layout import cloth, look, told
from houseway.games.keno.procedure import keno, late, refusal
from houseway.games.keno.rules import Rules, check_sign
from houseway.games.keno.schedule import Schedule, example, read_schedule
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import DRAWN
from houseway.games.keno.wagers import Caught, rows
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.sign import Sign
from houseway.play.wager import Wager

__all__ = ["GAME", "game_with"]

EXAMPLE = ", which no casino uses (reading F5)"


def chances(wager: Wager[Caught], _selection: str) -> Iterator[tuple[Caught, int]]:
    """Every catch, as often as a selection of so many spots has it."""
    spots = int(wager.name.split()[0])
    for caught in range(max(0, spots - 60), min(spots, DRAWN) + 1):
        yield Caught(spots, caught), weight(spots, caught)


def lounge(
    _game: Game[Any],
    schedule: Schedule | str | None = None,
    sign: Sign | None = None,
    people: tuple[Person, ...] | list[Person] = (),
    name: str = "keno 1",
    **rules: Any,
) -> KenoTable:
    """A lounge with the example schedule, or another; `rules` are the settings of `Rules`."""
    given: Mapping[str, Any] = {} if sign is None else {"sign": sign}
    known = read_schedule(Path(schedule)) if isinstance(schedule, str) else schedule or example()
    game = GAME if known is example() else game_with(known)
    return KenoTable(game, known, people=people, name=name, rules=Rules(**rules), **given)


def _note(schedule: Schedule) -> str:
    marked = EXAMPLE if schedule.example else ""
    return f"by the {schedule.name.lower()}{marked}; jackpots with their pools as they start"


def game_with(schedule: Schedule) -> Game[Any]:
    """Keno with the rows of a schedule of prizes."""
    return Game(
        name="keno",
        title="Keno",
        rules="qld",
        part="qld part 13",
        players=(1, 20),
        unit=10,  # cash and chips (s214), and wagers in multiples of 10c (s216(4))
        made_with=cite("qld s214"),
        wagers=rows(schedule),
        procedure=keno,
        acts=ACTS,
        table=lounge,
        check_sign=check_sign,
        late=late,
        roles=frozenset({Role.KENO_WRITER, Role.KENO_SUPERVISOR}),
        look=look,
        cloth=cloth,
        told=told,
        chances=chances,
        refuses=refusal,
        note=_note(schedule),
    )


GAME = game_with(example())
