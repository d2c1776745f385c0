"""A wager set right where ss 138 and 139 would be unfair to the player, after an inspector is told (qld s140)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, TypeAlias

from houseway.cite import cite
from houseway.errors import Ground, HousewayError, Refused
from houseway.games.roulette import moments
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.wagers import WAGERS, Spun, facts
from houseway.money import Cents
from houseway.play.acts import Act, Fields, Ways, act, choice, choice_by, money
from houseway.play.cloth import area_name
from houseway.play.details import check_ways
from houseway.play.people import DIRECTORS
from houseway.play.round import Round
from houseway.play.settlement import take_off
from houseway.play.wager import Placed, Verdict, Wager
from houseway.play.wagering import put_down
from houseway.play.ways import find_placed, ways

UNFAIR: Final = cite("qld s140(1)")
MOVE: Final = "move a wager"
LAY: Final = "lay an omitted wager"
WAGERS_LIE: Final = (moments.CLOSED, moments.AT_REST)  # between 'no more bets' and the crown


def may_tell(round_: Round[RouletteTable], _who: str) -> Ways:
    """Everything that may be proposed: the inspector is told which of it."""
    table, fair = round_.table, cache(partial(_fair_places, round_.table))  # wagers of one amount have the same ones
    moves = [(choice("proposal", (MOVE,)), *way) for lies in table.placed for way in _moves(table, lies, fair)]
    return moves + [(choice("proposal", (LAY,)), *way) for way in _layings(table, fair)]


def tell(round_: Round[RouletteTable], who: str, details: Mapping[str, Any]) -> None:
    round_.table.told.append(dict(details))
    round_.table.rule(f"{who} tells an inspector: {details['proposal']} of {details['person']}", "qld s140(2)")


def _gain(table: RouletteTable, row: Wager[Spun], selection: str, stake: Cents) -> Cents:
    """What a wager here comes to for the player, once the number is known."""
    assert table.spun is not None
    clause = row.decide(facts(row.name, selection, table.spun))
    return row.pays.on(stake) if clause.verdict is Verdict.WIN else -stake


Fair: TypeAlias = Callable[[Wager[Spun], Cents, Cents], Sequence[str]]


def _fair_places(table: RouletteTable, row: Wager[Spun], stake: Cents, now: Cents) -> Sequence[str]:
    """The section is there for the player: no place that leaves the player worse off than `now`."""
    if table.spun is None:
        return row.selections
    return [selection for selection in row.selections if _gain(table, row, selection, stake) >= now]


def _moves(table: RouletteTable, lies: Placed, fair: Fair) -> Iterator[Fields]:
    """To every place that the player may be said to have meant, within the limits there."""
    now = 0 if table.spun is None else _gain(table, lies.wager, lies.selection, lies.stake)
    here = choice("person", (lies.person,)), choice("from", (lies.wager.name,))
    chips = (choice("chips", (lies.chips,)),) if lies.chips else ()
    places = [(row.name, _room(table, lies, row, fair(row, lies.stake, now))) for row in WAGERS]
    found = [(name, some) for name, some in places if some]
    if found:
        there = choice("to", [name for name, _ in found]), choice_by("to_selection", "to", found)
        yield *here, choice("from_selection", (lies.selection,)), *there, *chips


def _room(table: RouletteTable, lies: Placed, row: Wager[Spun], fair: Sequence[str]) -> Sequence[str]:
    """Of the fair places, those where the limits leave room."""
    limits, own = table.sign.limits[row.limit], Counter[str]()
    for other in table.placed:
        if other.wager is row and other.person == lies.person:
            own[other.selection] += other.stake
    within = limits.minimum <= lies.stake <= limits.maximum
    if not own:
        return fair if within else ()
    return [
        selection
        for selection in fair
        if (limits.minimum <= lies.stake + own[selection] <= limits.maximum if selection in own else within)
        and (row is not lies.wager or selection != lies.selection)
    ]


def _layings(table: RouletteTable, fair: Fair) -> Iterator[Fields]:
    """What the dealer may have failed to place, by whom it may have been instructed; like amounts listed together."""
    found: dict[Fields, list[tuple[str, Sequence[str]]]] = {}
    for person in table.players:
        for row in WAGERS if not person.excluded else ():
            for way in ways(table, person, row):
                meant = frozenset(fair(row, way.least, 0))
                places = [place for place in way.places if place in meant]
                if places:
                    chips = (choice("chips", (way.colour,)),) if way.colour else ()
                    fields = (choice("on", (row.name,)), money("stake", way.least, way.most, way.step), *chips)
                    found.setdefault(fields, []).append((person.name, places))
    for (on, *rest), pairs in found.items():
        people = choice("person", [name for name, _ in pairs])
        yield people, on, choice_by("selection", "person", pairs), *rest


def may_do(proposal: str, round_: Round[RouletteTable]) -> Ways:
    """What an inspector has been told of, and what can still be done as told."""
    told = [each for each in round_.table.told if each["proposal"] == proposal]
    ways = may_tell(round_, "") if told else []
    return [_as_told(each) for each in told if ways and _fits(ways, each)]


def _fits(ways: Ways, details: Mapping[str, Any]) -> bool:
    try:
        check_ways(ways, details, UNFAIR)
    except HousewayError:
        return False
    return True


def _as_told(details: Mapping[str, Any]) -> Fields:
    exactly = {name: value for name, value in details.items() if name != "proposal"}
    return tuple(money(n, v, v) if n == "stake" else choice(n, (v,)) for n, v in exactly.items())


def _not_needed() -> Refused:
    why = "wagers may still be placed and changed: the player sets them right"
    return Refused("qld s138(1)", why, ground=Ground.WHEN)


def untold(round_: Round[RouletteTable], _details: Mapping[str, Any]) -> Refused | None:
    if round_.moment not in WAGERS_LIE:
        return _not_needed()
    why = "an inspector has not been told of this"
    return Refused("qld s140(2)", why, ground=Ground.WHEN, instead="tell the inspector what is proposed")


def unfair(round_: Round[RouletteTable], _details: Mapping[str, Any]) -> Refused | None:
    if round_.moment not in WAGERS_LIE:
        return _not_needed()
    why = "wagers are settled where they lie, unless that is unfair to the player"
    return Refused(UNFAIR, why, instead="propose what is within the limits and leaves the player no worse off")


def move(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> None:
    """Take a wager to lie where it was meant to."""
    table, name, rows = round_.table, details["person"], round_.game.wager_named
    colour = details.get("chips", "")
    lies = find_placed(table, name, rows[details["from"]], details["from_selection"], colour)
    assert lies is not None, "only what still lies is listed"
    take_off(table, lies)
    to = rows[details["to"]]
    put_down(table, table.people[name], to, details["to_selection"], lies.stake, colour)
    table.told.remove({"proposal": MOVE, **details})
    what = f"{name}'s wager is taken to lie as {area_name(to.name, details['to_selection'])}"
    table.rule(what, "qld s140(1)", "qld s138(1)", "qld s139")


def lay(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> None:
    """Lay a wager that a player's instructions asked for and the dealer did not place."""
    table, name = round_.table, details["person"]
    row = round_.game.wager_named[details["on"]]
    put_down(table, table.people[name], row, details["selection"], details["stake"], details.get("chips", ""))
    table.told.remove({"proposal": LAY, **details})
    what = f"{name}'s {area_name(row.name, details['selection'])} is taken to have been placed as instructed"
    table.rule(what, "qld s140(1)", "qld s138(2)", "qld s139")


FAIRNESS_ACTS: Final[tuple[Act[RouletteTable], ...]] = tuple(
    act(name, DIRECTORS, under, ways, does, says, refuses, WAGERS_LIE)
    for name, under, ways, does, says, refuses in (
        ("tell the inspector", "qld s140(2)", may_tell, tell, "what is proposed for a player", unfair),
        (MOVE, "qld s140(1)", lambda r, _: may_do(MOVE, r), move, "bumped, or wrongly placed", untold),
        (LAY, "qld s140(1)", lambda r, _: may_do(LAY, r), lay, "the dealer failed to place it", untold),
    )
)
