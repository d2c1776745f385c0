"""Nights with something planted in them, and clean ones: how much of it the audit finds, and how often it cries wolf.

Every night is a log as somebody else would write it, made by a seed, and goes the whole way through the audit. Every
payment in it is what our table pays, but for what is planted.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final, TypeAlias

from houseway.audit.card_night import dealt
from houseway.audit.log import LoggedRound, LoggedWager
from houseway.audit.logs import LogAudit, audit_rounds
from houseway.audit.mapping import LogMapping, read_mapping
from houseway.equipment.entropy import Entropy, SeededEntropy
from houseway.errors import BadInput, quoted
from houseway.games import find
from houseway.money import Cents
from houseway.play.wager import Verdict

UNIT: Final[Cents] = 10_00
TABLE: Final = "planted"
REGULARS: Final = ("seat 1", "seat 2", "seat 3")
BETS: Final = ("red", "straight up")
SPINS: Final = 600
MANY: Final = 19_500  # spins, after which one pocket that comes 28% more often shows
HEAVY: Final = 28  # per cent
OVERPAID: Final = 200  # one payment in so many has a unit too much
LATE: Final = 20  # one spin in so many is wagered on when the ball lies
THRESHOLDS: Final = (0.001, 0.01, 0.05, 0.1)


@dataclass(frozen=True)
class PlantedNight:
    """What the audit said of one night."""

    alarm: bool
    least: float  # the least chance of all that were tested, times how many; nought where a payment was wrong


@dataclass(frozen=True)
class Trial:
    """Nights of one kind, beside as many clean ones of the same length."""

    kind: str
    nights: list[PlantedNight]
    clean: list[PlantedNight]

    def as_data(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "nights": len(self.nights),
            "recall": _share([each.alarm for each in self.nights]),
            "false_alarms": _share([each.alarm for each in self.clean]),
            "roc": [
                {
                    "threshold": level,
                    "recall": _share([each.least <= level for each in self.nights]),
                    "false_alarms": _share([each.least <= level for each in self.clean]),
                }
                for level in THRESHOLDS
            ],
        }


def _share(values: list[bool]) -> float:
    return sum(values) / len(values) if values else 0.0


Planter: TypeAlias = Callable[[LogMapping, Entropy, bool], Iterator[LoggedRound]]
"""The rounds of a night by chance: with what is planted, or clean."""


def trial(kind: str, nights: int, told: Callable[[int], object] = lambda _: None) -> Trial:
    """So many nights with it, and as many without."""
    if kind not in KINDS:
        raise BadInput(f"--plant: {quoted(kind)} is not planted; there are {', '.join(KINDS)}")
    if nights < 1:
        raise BadInput(f"--nights: one, or more, not {nights}")
    name, plant = KINDS[kind]
    mapping, found = _mapping(name), []
    for number in range(2 * nights):
        rounds = plant(mapping, SeededEntropy(f"planted {kind} {number}"), number < nights)
        found.append(_heard(audit_rounds(rounds, mapping)))
        told(number + 1)
    return Trial(kind, found[:nights], found[nights:])


def _mapping(name: str) -> LogMapping:
    return read_mapping((files(__package__) / "planted" / f"{name}.toml").read_text(encoding="utf-8"), name)


def _heard(found: LogAudit) -> PlantedNight:
    tested = [each.p for each in found.night.tested()]
    least = 0.0 if found.findings else min(1.0, min(tested, default=1.0) * max(len(tested), 1))
    return PlantedNight(found.finds, least)


# A wheel


def _spins(
    mapping: LogMapping, chance: Entropy, planted: bool, *, spins: int = SPINS, heavy: int = 0, late: int = 0,
    over: int = 0,
) -> Iterator[LoggedRound]:  # fmt: skip
    """Each regular wagers on red and on a number; a pocket may be heavy, one of them late, or a payment too large."""
    wheel = find(mapping.game).open_table().wheel
    balls = [ball for ball, weight in wheel.weights().items() for _ in range(100 * weight)]
    if planted and heavy:
        balls += [balls[chance.below(len(balls))]] * heavy
    for number in range(1, spins + 1):
        ball = balls[chance.below(len(balls))]
        found = LoggedRound(TABLE, str(number))
        for who in REGULARS:
            is_late = planted and late and who == REGULARS[0] and not chance.below(late)
            for wager in BETS:
                number_on = ball if is_late and ball else 1 + chance.below(36)
                on = str(number_on) if wager == BETS[1] else wager
                paid = UNIT * _pays(mapping.game, wager, on, ball)
                paid += UNIT if planted and over and paid and not chance.below(over) else 0
                found.wagers.append(_row(len(found.wagers) + 6 * number, number, who, wager, on, paid, ball))
        yield found


def _row(row: int, number: int, who: str, wager: str, on: str, paid: Cents, ball: int) -> LoggedWager:
    return LoggedWager(row, TABLE, str(number), None, who, wager, on, UNIT, paid, {"came": str(ball)})


@cache
def _results(game: str, wager: str, selection: str) -> Mapping[int, int]:
    """By ball, what a unit wins."""
    found = find(game)
    row = found.wager_named[wager]
    assert found.chances is not None
    return {
        facts.number: int((clause.pays or row.pays).per_unit)  # type: ignore[union-attr]
        for facts, _ in found.chances(row, selection)
        if (clause := row.decide(facts)).verdict is Verdict.WIN
    }


def _pays(game: str, wager: str, selection: str, ball: int) -> int:
    return _results(game, wager, selection).get(ball, 0)


KINDS: Final[Mapping[str, tuple[str, Planter]]] = {
    "overpayment": ("wheel", partial(_spins, over=OVERPAID)),
    "late-bets": ("wheel", partial(_spins, late=LATE)),
    "wheel": ("wheel", partial(_spins, spins=MANY, heavy=HEAVY)),
    "counter": ("cards", dealt),
}
