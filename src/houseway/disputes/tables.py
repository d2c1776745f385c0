"""Tables at which something may happen: a few players who play as usual, the staff, and everything by chance."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from houseway import strategies
from houseway.disputes.scene import USUAL, AsTold, Scene, chips_for
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.play.acts import Act, Details, Fields
from houseway.play.driver import Driver
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.record import Recorder
from houseway.play.round import NOTHING, Round

CHIPS: Final = 50_000
STEPS: Final = 400  # of one round: more than any takes


class Drives(Protocol):
    """Whoever stands in for those who are not there: by chance and strategies, or as it is recorded."""

    def step(self, round_: Round[Any]) -> bool:
        """One thing more happens, if anything does."""


class Moment(NamedTuple):
    """A round that has come to where something can be reported: who may, and in which ways."""

    round: Round[Any]
    driver: Drives
    recorder: Recorder | None = None
    who: str = ""
    ways: tuple[Fields, ...] = ()
    again: "Callable[[], Moment] | None" = None  # the same from its beginning
    scene: Scene = USUAL


def begun(game: Game[Any], seed: int, run_with: Details = NOTHING, chips: int = CHIPS, scene: Scene = USUAL) -> Moment:
    """A round at its beginning, the same for the same seed."""
    names, sign = _names(game, scene), {"sign": scene.sign} if scene.sign is not None else {}
    purse = chips_for(scene, chips)
    table = game.open_table(people=[*(player(name, purse) for name in names), *game.staff()], **sign, **run_with)
    play = {name: strategies.of(game, SeededEntropy(f"{seed} {name}")) for name in names}
    if scene.wagers or scene.quiet:
        play[names[0]] = AsTold(scene.wagers, play[names[0]])
    recorder = Recorder(table)
    round_ = Round(table)
    recorder.add(round_)
    driver = Driver(Chance(SeededEntropy(f"{seed} table")), play)
    return Moment(round_, driver, recorder, again=partial(begun, game, seed, run_with, chips, scene), scene=scene)


def _names(game: Game[Any], scene: Scene) -> Sequence[str]:
    """Those of the scene, as many as the game takes; where it needs more, more players."""
    least, most = game.players
    more = [f"player {number}" for number in range(len(scene.people) + 1, least + 1)]
    return [*scene.people, *more][:most]


def steps(at: Moment) -> Iterator[Round[Any]]:
    """The round as it stands at each step, to its end."""
    for _ in range(STEPS):
        yield at.round
        if not at.driver.step(at.round):
            return


def open_in(at: Moment, row: Act[Any], when: str = "") -> Iterator[Moment]:
    """Each step from here on, or of one moment, at which an act is open to somebody."""
    for round_ in steps(at):
        if not when or round_.moment == when:
            who, ways = open_to(round_, row)
            if ways:
                yield at._replace(who=who, ways=ways)


def open_to(round_: Round[Any], row: Act[Any]) -> tuple[str, tuple[Fields, ...]]:
    """The first to whom it is open, and in which ways."""
    for person in round_.table.people.values():
        if person.role in row.by and (ways := row.ways(round_, person.name)):
            return person.name, tuple(ways)
    return "", ()
