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
from houseway.audit.coup_night import coups
from houseway.audit.figures import Night, Stake
from houseway.audit.log import LoggedRound, LoggedWager
from houseway.audit.logs import audit_rounds
from houseway.audit.mapping import LogMapping, read_mapping
from houseway.certify.evidence import between
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
POTS: Final = 160
DUMPED: Final = 4  # one pot in so many
DUMP: Final[Cents] = 8 * UNIT
MANY: Final = 19_500  # spins, after which one pocket that comes 28% more often shows
HEAVY: Final = 28  # per cent
OVERPAID: Final = 200  # one payment in so many has a unit too much
LATE: Final = 20  # one spin in so many is wagered on when the ball lies
THRESHOLDS: Final = (0.0001, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2)
CLEAN: Final = "clean"


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
            "recall": _share([each.alarm for each in self.nights]) if self.nights else None,
            "recall_between": _within(self.nights),
            "false_alarms": _share([each.alarm for each in self.clean]),
            "false_alarms_between": _within(self.clean),
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


def _within(nights: list[PlantedNight]) -> list[float] | None:
    """What share of all such nights would alarm, with 95 chances of 100."""
    return [round(each, 4) for each in between(sum(each.alarm for each in nights), len(nights))] if nights else None


def trial(kind: str, nights: int, told: Callable[[int], object] = lambda _: None) -> Trial:
    """So many nights with it, and as many without; of `clean`, one kind after another with nothing in it."""
    if kind not in (*KINDS, CLEAN):
        raise BadInput(f"--plant: {quoted(kind)} is not planted; there are {', '.join((*KINDS, CLEAN))}")
    if nights < 1:
        raise BadInput(f"--nights: one, or more, not {nights}")
    found: list[PlantedNight] = []
    for number in range(nights if kind == CLEAN else 2 * nights):
        found.append(planted_night(kind, number, number < nights))
        told(number + 1)
    return Trial(kind, [], found) if kind == CLEAN else Trial(kind, found[:nights], found[nights:])


def planted_night(kind: str, number: int, planted: bool) -> PlantedNight:
    """One of them, by its number."""
    if kind == CLEAN:
        kind, planted = list(KINDS)[number % len(KINDS)], False
    night, wrong = KINDS[kind](SeededEntropy(f"planted {kind} {number}"), planted)
    tested = [each.p for each in night.tested()]
    least = 0.0 if wrong else min(1.0, min(tested, default=1.0) * max(len(tested), 1))
    return PlantedNight(wrong or bool(night.findings()), least)


def _by_log(
    name: str, plant: Callable[[LogMapping, Entropy, bool], Iterator[LoggedRound]], chance: Entropy, planted: bool
) -> tuple[Night, bool]:
    """As a log that somebody else wrote, every round replayed."""
    found = audit_rounds(plant(mapping_of(name), chance, planted), mapping_of(name))
    return found.night, bool(found.findings)


@cache
def mapping_of(name: str) -> LogMapping:
    return read_mapping((files(__package__) / "planted" / f"{name}.toml").read_text(encoding="utf-8"), name)


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


def _spun(chance: Entropy, planted: bool) -> tuple[Night, bool]:
    """Many spins with a heavy pocket: the figures by themselves, since no payment is wrong."""
    game, night = find(mapping_of("wheel").game), Night()
    weights = game.open_table().wheel.weights()
    balls = [ball for ball, weight in weights.items() for _ in range(100 * weight)]
    if planted:
        balls += [balls[chance.below(len(balls))]] * HEAVY
    for number in range(1, MANY + 1):
        ball = balls[chance.below(len(balls))]
        won = _pays(game.name, BETS[0], BETS[0], ball)
        night.add([Stake(TABLE, str(number), REGULARS[0], BETS[0], BETS[0], UNIT, UNIT if won else -UNIT)], game)
        night.came(TABLE, "wheel", ball, weights)
    return night, False


# Chips that are handed on at poker


def _dumped(chance: Entropy, planted: bool) -> tuple[Night, bool]:
    """Three play; in one round of four the first loses much to the second, by agreement."""
    game, night = find(mapping_of("pots").game), Night()
    for number in range(1, POTS + 1):
        winner, pot = chance.below(3), UNIT * (1 + chance.below(4))
        lost = [pot * (1 + chance.below(2)) for _ in REGULARS]
        if planted and not chance.below(DUMPED):
            winner, lost = 1, [DUMP, 0, UNIT]
        nets = [-each for each in lost]
        nets[winner] = sum(lost) - lost[winner]
        stakes = [
            Stake(TABLE, str(number), who, "", "", abs(net), net) for who, net in zip(REGULARS, nets, strict=True)
        ]
        night.add(stakes, game)
    return night, False


Planter: TypeAlias = Callable[[Entropy, bool], tuple[Night, bool]]
"""A night by chance, with what is planted, or clean: its figures, and whether anything in it is certainly wrong."""
KINDS: Final[Mapping[str, Planter]] = {
    "overpayment": partial(_by_log, "wheel", partial(_spins, over=OVERPAID)),
    "late-bets": partial(_by_log, "wheel", partial(_spins, late=LATE)),
    "wheel": _spun,
    "counter": partial(_by_log, "cards", dealt),
    "dumping": _dumped,
    "no-burn": partial(_by_log, "coups", coups),
}
