"""An entry ticket as the player marks it (qld ss 213 to 216): the ways, the amount on each, and for how many games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Final

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.games.keno.schedule import JACKPOT_SPOTS, Schedule
from houseway.games.keno.terms import NUMBERS
from houseway.games.keno.wagers import JACKPOT_LIMIT, LIMIT, row_name
from houseway.money import Cents, cents, dollars
from houseway.play.sign import Sign

Way = tuple[int, ...]

# By whether it is a jackpot wager
LEAST: Final = {True: cents("1"), False: cents("0.50")}
LEAST_UNDER: Final = {True: cite("qld s216(3)(a)"), False: cite("qld s216(3)(b)")}
MULTIPLE: Final = {True: cents("1"), False: cents("0.10")}
MULTIPLE_UNDER: Final = {True: cite("qld s216(4)(a)"), False: cite("qld s216(4)(b)")}
BLANK, CARD = "blank", "card"


@dataclass(frozen=True, slots=True)
class Entry:
    """One way, or several: then it is a way bet, a wager on each of them (s216(1))."""

    ways: tuple[Way, ...]
    stake: Cents  # on each way, in each game
    games: int = 1
    jackpot: bool = False
    form: str = BLANK
    cut: Cents = 0  # in each game, from the last way: what was over the maximum (s5(2)(b), reading G3)

    @property
    def per_game(self) -> Cents:
        return self.stake * len(self.ways) - self.cut

    @property
    def stakes(self) -> list[Cents]:
        """What is on each way, in each game."""
        return [self.stake_on(way) for way in range(len(self.ways))]

    def stake_on(self, way: int) -> Cents:
        return self.stake - self.cut if self.cut and way == len(self.ways) - 1 else self.stake

    @property
    def total(self) -> Cents:
        return self.per_game * self.games

    @property
    def title(self) -> str:
        """`10 spot ticket` (s215); a way bet is told by its ways."""
        kinds = sorted({len(way) for way in self.ways})
        spots = f"{'/'.join(map(str, kinds))} spot {'jackpot ' if self.jackpot else ''}ticket"
        return spots if len(self.ways) == 1 else f"{len(self.ways)} way {spots}"

    def particulars(self) -> dict[str, str]:
        """What of a ticket's particulars the player has marked (s217(2)(a) to (d))."""
        return {
            "numbers": " / ".join(map(selection, self.ways)),
            "each game": f"${dollars(self.per_game)}",
            "games": str(self.games),
            "total": f"${dollars(self.total)}",
        }

    @property
    def wagers(self) -> list[str]:
        """The name of the wager on each way."""
        return [row_name(len(way), jackpot=self.jackpot) for way in self.ways]


def _told(numbers: Iterable[object]) -> str:
    return " ".join(map(str, numbers)) or "no numbers"


def way_of(numbers: Iterable[int]) -> Way:
    """The numbers of one way, in order; each is one of 1 to 80, marked once."""
    found = tuple(sorted(numbers))
    if not found or any(type(n) is not int or n not in NUMBERS for n in found):
        why = f"{_told(found)}: not all are numbers of an entry ticket"
        raise Refused("qld s210", why, instead="numbers from 1 to 80")
    if len(set(found)) < len(found):
        raise Refused("qld s213(1)", f"{_told(found)}: a number is marked once", instead="different numbers")
    return found


def selection(way: Way) -> str:
    """The numbers as a settlement names them: `3-17-44`."""
    return "-".join(map(str, way))


def check_entry(
    entry: Entry, schedule: Schedule, sign: Sign, most_games: int = 10, *, cards_take_ways: bool = False
) -> None:
    """Refuse an entry that the Part or the sign does not allow; what is looked at comes in one order."""
    if not 1 <= entry.games <= most_games:
        why = f"a ticket is for 1 to {most_games} games, not {entry.games}"
        raise Refused("qld s213(2)", why, ground=Ground.WHAT)
    check_ways(entry)
    for way in entry.ways:
        check_spots(len(way), schedule, jackpot=entry.jackpot)
    if len(entry.ways) > 1 and entry.form == CARD and not cards_take_ways:
        raise not_on_a_card()
    _check_amount(entry, sign)


def check_ways(entry: Entry) -> None:
    if not entry.ways or len(set(entry.ways)) < len(entry.ways) or any(way_of(way) != way for way in entry.ways):
        raise BadInput(f"an entry has one way or several different ones, each in order, not {list(entry.ways)}")


def check_spots(spots: int, schedule: Schedule, *, jackpot: bool) -> None:
    """Refuse what the schedule of prizes has no row for."""
    there = schedule.spots(jackpot=jackpot)
    if spots in there:
        return
    allowed = f"allowed: {', '.join(map(str, there)) or 'none'}"
    if jackpot and spots not in JACKPOT_SPOTS:
        raise Refused("qld s223(1)", f"jackpot keno is not played on {spots} spots", instead=allowed)
    raise Refused("qld s213(1)", f"the schedule of prizes has nothing for {spots} spots", instead=allowed)


def not_on_a_card() -> Refused:
    why = "the writer's terminal cannot validate a way bet on a keno card"
    return Refused("qld s216(2)", why, instead="mark a blank")


def _check_amount(entry: Entry, sign: Sign) -> None:
    step, limits = MULTIPLE[entry.jackpot], sign.limits[JACKPOT_LIMIT if entry.jackpot else LIMIT]
    if entry.per_game < LEAST[entry.jackpot]:
        why = f"${dollars(entry.per_game)} a game is less than an entry ticket is for"
        instead = f"at least ${dollars(LEAST[entry.jackpot])}, all ways together"
        raise Refused(LEAST_UNDER[entry.jackpot], why, ground=Ground.AMOUNT, instead=instead)
    if entry.stake % step:
        why = f"${dollars(entry.stake)} is not a multiple of ${dollars(step)}"
        instead = f"from ${dollars(step)}, in steps of as much"
        raise Refused(MULTIPLE_UNDER[entry.jackpot], why, ground=Ground.AMOUNT, instead=instead)
    sign.check(JACKPOT_LIMIT if entry.jackpot else LIMIT, entry.per_game)
    assert limits.minimum >= LEAST[entry.jackpot], "the sign was checked"


def amounts(
    ways: int, games: int, sign: Sign, held: Cents, *, jackpot: bool = False
) -> tuple[Cents, Cents, Cents] | None:
    """The least, the most and the step of what may be put on each of so many ways, or None where nothing may."""
    kind = JACKPOT_LIMIT if jackpot else LIMIT
    limits, increment = sign.limits[kind], sign.increment_of(kind)
    step = MULTIPLE[jackpot]
    if increment and step * ways % increment:  # the amount of a game is in the increments of the sign
        step = lcm(step, increment)
    least = -(-limits.minimum // (step * ways)) * step
    most = min(limits.maximum, held // games) // (step * ways) * step
    return (least, most, step) if least <= most else None


def runs(numbers: Sequence[int]) -> list[range]:
    """Runs of numbers that follow one another: 1 to 10, and 15."""
    found: list[range] = []
    for number in numbers:
        if found and found[-1].stop == number:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found
