"""Entries, as a player marks them and hands them in to the keno writer (qld ss 213 to 217)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from houseway.errors import Ground, HousewayError, Refused, quoted
from houseway.games.keno.entry import (
    BLANK,
    CARD,
    Entry,
    Way,
    amounts,
    check_spots,
    not_on_a_card,
    runs,
    way_of,
)
from houseway.games.keno.moments import OPEN
from houseway.games.keno.remedy import accept, acceptable
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import NUMBERS, SUPERVISORS, WRITERS
from houseway.games.keno.ticket import NO_CLOCK
from houseway.games.keno.wagers import JACKPOT_LIMIT
from houseway.money import dollars
from houseway.play.acts import Act, Field, Fields, Ways, act, choice, money, several
from houseway.play.people import PLAYERS, Person
from houseway.play.round import Round

NOW: Final = Field("now", "moment", optional=True)
JACKPOT: Final = choice("kind", (JACKPOT_LIMIT,))


# s213, s216(1): marking an entry ticket


def may_submit(round_: Round[KenoTable], who: str) -> Ways:
    """One way, in one act: the numbers, the amount on each game, and for how many games."""
    table, person = round_.table, round_.table.people[who]
    if person.excluded:
        return []
    found: list[Fields] = []
    for jackpot in (False, True):
        for run in runs(table.schedule.spots(jackpot=jackpot)):
            numbers = several("numbers", NUMBERS, least=run[0], most=run[-1])
            form = choice("form", (BLANK, CARD), optional=True)
            found += [(numbers, *money_, form, NOW) for money_ in _money(table, person, 1, jackpot=jackpot)]
    return found


def _money(table: KenoTable, person: Person, ways: int, *, jackpot: bool) -> Iterator[Fields]:
    """The amount on each way and the numbers of games that it goes with, which have the same bounds."""
    by_bounds: dict[tuple[int, int, int], list[int]] = {}
    for games in range(1, table.rules.most_games + 1):
        bounds = amounts(ways, games, table.sign, person.purse.value, jackpot=jackpot)
        if bounds is not None:
            by_bounds.setdefault(bounds, []).append(games)
    for (least, most, step), games_ in by_bounds.items():
        fields = money("stake", least, most, step), choice("games", games_, optional=1 in games_)
        yield (*fields, JACKPOT) if jackpot else fields


def submit(round_: Round[KenoTable], who: str, details: Mapping[str, Any]) -> None:
    """The writer takes the entry and the money, and issues the ticket (s217(1), (2))."""
    table = round_.table
    table.issue(table.people[who], _entry(details, (way_of(details["numbers"]),)), details.get("now", NO_CLOCK))


def _entry(details: Mapping[str, Any], ways: tuple[tuple[int, ...], ...]) -> Entry:
    games, jackpot = details.get("games", 1), details.get("kind") == JACKPOT_LIMIT
    return Entry(ways, details["stake"], games, jackpot, details.get("form", BLANK))


def why_not(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    """The provision that an entry goes against."""
    numbers = details.get("numbers", [])
    if round_.moment == OPEN and numbers == []:
        return Refused("qld s213(1)", "no number is marked on the entry ticket", instead="mark one or more")
    return _against(round_, details, [numbers] if isinstance(numbers, list | tuple) else [])


def _against(round_: Round[KenoTable], details: Mapping[str, Any], marked: Sequence[Sequence[int]]) -> Refused | None:
    if round_.moment != OPEN:
        return too_late(round_)
    if "stake" not in details:
        return Refused("qld s217(1)", "no money is handed in with the entry", ground=Ground.MEANS)
    try:
        return not_covered(round_.table, details, tuple(map(way_of, marked)))
    except Refused as refused:
        return refused
    except HousewayError:
        return None


def too_late(round_: Round[KenoTable]) -> Refused:
    table = round_.table
    under = table.game.late(table, "", "wager")
    why = f"no ticket is issued for game {table.number} now"
    return Refused(under, why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")


def not_covered(table: KenoTable, details: Mapping[str, Any], ways: tuple[Way, ...]) -> Refused | None:
    """What speaks against these ways is raised; where nothing does, the money does not cover them."""
    if not ways or type(details.get("stake")) is not int or type(details.get("games", 1)) is not int:
        return None
    if details.keys() - {"numbers", "stake", "games", "kind", "form", "now"}:
        return None
    form, kind = details.get("form", BLANK), details.get("kind", JACKPOT_LIMIT)
    if form not in (BLANK, CARD):
        raise Refused("qld s210", f"an entry ticket is a blank or a keno card, not a {form}")
    if kind != JACKPOT_LIMIT:
        raise Refused("qld s5(1)(a)", f"{quoted(kind)} is no wager of keno", instead=f"keno, or {JACKPOT_LIMIT}")
    entry = _entry(details, ways)
    table.desk.check(entry)
    why = f"the money for it, ${dollars(entry.total)}, is handed in with the entry"
    return Refused("qld s217(1)", why, ground=Ground.MEANS)


# s216: way bets


def may_mark(round_: Round[KenoTable], who: str) -> Ways:
    schedule = round_.table.schedule
    spots = sorted({*schedule.spots(jackpot=False), *schedule.spots(jackpot=True)})
    ways = [(several("numbers", NUMBERS, least=run[0], most=run[-1]),) for run in runs(spots)]
    return [] if round_.table.people[who].excluded else ways


def mark(round_: Round[KenoTable], who: str, details: Mapping[str, Any]) -> None:
    """Another way on the player's blank; one that is marked already stays as it is."""
    way, blank = way_of(details["numbers"]), round_.table.blanks.setdefault(who, [])
    if way not in blank:
        blank.append(way)


def why_not_marked(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    """A way is of numbers that the schedule of prizes provides for, in keno or in jackpot keno."""
    if round_.moment != OPEN:
        return too_late(round_)
    numbers, schedule = details.get("numbers"), round_.table.schedule
    if not isinstance(numbers, list | tuple):
        return None
    try:
        spots = len(way_of(numbers))
        check_spots(spots, schedule, jackpot=spots in schedule.spots(jackpot=True))
    except Refused as refused:
        return refused
    return None


def unmarked(_round: Round[KenoTable], _details: Mapping[str, Any]) -> Refused:
    return Refused("qld s213(1)", "nothing is marked on the blank", ground=Ground.WHEN)


def has_marked(round_: Round[KenoTable], who: str) -> Ways:
    return [()] if round_.table.blanks.get(who) else []


def clear(round_: Round[KenoTable], who: str, _details: Mapping[str, Any]) -> None:
    round_.table.blanks.pop(who)


def may_submit_ways(round_: Round[KenoTable], who: str) -> Ways:
    table, person = round_.table, round_.table.people[who]
    blank = table.blanks.get(who, [])
    if person.excluded or len(blank) < 2:
        return []
    forms = (BLANK, CARD) if table.rules.cards_take_ways else (BLANK,)
    form = choice("form", forms, optional=True)
    return [
        (*money_, form, NOW)
        for jackpot in (False, True)
        if {len(way) for way in blank} <= set(table.schedule.spots(jackpot=jackpot))
        for money_ in _money(table, person, len(blank), jackpot=jackpot)
    ]


def submit_ways(round_: Round[KenoTable], who: str, details: Mapping[str, Any]) -> None:
    """A wager on each of the ways (s216(1))."""
    table = round_.table
    table.issue(table.people[who], _entry(details, tuple(table.blanks.pop(who))), details.get("now", NO_CLOCK))


def why_no_ways(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    """By the one blank that is marked; where several are, nobody here knows whose was meant, but a card is none."""
    marked = [ways for ways in round_.table.blanks.values() if len(ways) > 1]
    if round_.moment == OPEN and details.get("form") == CARD and not round_.table.rules.cards_take_ways:
        return not_on_a_card()
    if round_.moment == OPEN and not marked:
        why = "a way bet has two ways or more, and fewer are marked on the blank"
        return Refused("qld s216(1)", why, ground=Ground.WHEN, instead="mark a way")
    against = [_against(round_, details, ways) for ways in marked]
    return against[0] if len(marked) == 1 or (against and all(against)) else _against(round_, details, [])


def no_such_money(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    """What was handed in can only be what the player had."""
    person, stake = round_.table.people.get(str(details.get("person"))), details.get("stake")
    if person is None or type(stake) is not int or stake <= 0:
        return None
    if "numbers" not in details and len(round_.table.blanks.get(person.name, ())) < 2:
        return Refused("qld s216(1)", f"no ways are marked on a blank of {person.name}'s", ground=Ground.WHEN)
    if stake <= person.purse.value:
        return None
    return Refused("qld s217(1)", f"{person.name} has not so much to hand in", ground=Ground.MEANS)


ENTRY_ACTS: Final[tuple[Act[KenoTable], ...]] = (
    act("submit an entry", PLAYERS, "qld s217(1)", may_submit, submit, "numbers, stake, games", why_not, (OPEN,)),
    act("mark a way", PLAYERS, "qld s216(1)", may_mark, mark, "on a blank, for a way bet", why_not_marked, (OPEN,)),
    act("clear the blank", PLAYERS, "qld s213(1)", has_marked, clear, refuses=unmarked),
    act(
        "submit the way bet", PLAYERS, "qld s216(1)", may_submit_ways, submit_ways,
        "stake on each way", why_no_ways, (OPEN,),
    ),
    act(
        "entry accepted", SUPERVISORS.union(WRITERS), "qld s5(2)", acceptable, accept,
        "against the rules, by oversight", no_such_money, closed="nobody is there who could have handed it in",
    ),
)  # fmt: skip
