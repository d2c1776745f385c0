"""What somebody may do at a table, told shortly: long lists are counted, and asked for by whoever wants to see them.

An act is told once, with the ways in which it may be done. A wager is told once for all places that have the same
bounds; `every` stands for all the places that its cloth has.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.families.poker.marks import marks
from houseway.families.poker.table import PokerTable
from houseway.house.clock import NOW
from houseway.house.tables.chip import is_open
from houseway.money import cents, dollars
from houseway.play.acts import Option
from houseway.play.ask import Ask, Choice, Cost, Offer, Outcome
from houseway.play.cloth import Cloth
from houseway.play.codec import Data
from houseway.play.round import Round
from houseway.play.view import ONLOOKER, device_data, option_data, plain
from houseway.play.wagering import Wagering
from houseway.play.ways import wager_options

MANY: Final = 16  # choices of a detail; more are asked for
FEW: Final = 3  # ways to do something; more are asked for
EVERY: Final = "every"


def offered(round_: Round[Any], names: Iterable[str], device: bool = False) -> list[Data]:
    """Everything that may be done under these names; with what may be said to have come, where a dealer says it."""
    table = round_.table
    places = _by_wager(table.game.cloth(table))
    options = _open_to(round_, names)
    wagers = [_wager(option, places) for option in options if _is_wager(option)]
    return [*wagers, *_acts(o for o in options if not _is_wager(o)), *(comes(round_) if device else ())]


def _open_to(round_: Round[Any], names: Iterable[str]) -> list[Option]:
    return [each for name in names if name != ONLOOKER for each in round_.options(name)]


def awaited(round_: Round[Any], names: Iterable[str], device: bool = False) -> list[Data]:
    """Of this only what answers what is awaited now, but for wagers: the next step, if it is theirs."""
    ask = round_.ask
    if ask is None:
        return []
    if isinstance(ask, Outcome):
        return comes(round_) if device else []
    mine = sorted(set(names) & set(round_.named(ask)))
    acts = _acts(option for name in mine for option in _answers(round_, ask, name))
    told = [_with_ordinary(round_, ask, _with_marks(round_, act)) for act in acts]
    return [_with_told(ask, _with_sum(round_, ask, act)) for act in told] if isinstance(ask, Choice) else told


def _with_told(ask: Choice, act: Data) -> Data:
    """What each choice comes to, where that can be told beforehand."""
    told = ask.offers[act["act"]].told
    return act | {"told": dict(told)} if told else act


def _with_sum(round_: Round[Any], ask: Choice, act: Data) -> Data:
    """What it puts down; a player need not be asked for an amount that is usual, or that alone will do."""
    name = act["act"]
    puts, offer = ask.puts(name), ask.offers[name]
    if not puts:
        return act
    amounts = [each for each in offer.fields if each.kind == "money" and not each.optional]
    needed = [each for each in offer.fields if not each.optional]
    preset = {each.name: dollars(offer.usual.get(each.name, each.least)) for each in amounts}
    if amounts and amounts == needed and round_.table.takes_part(act["who"]):
        act = act | {"with": preset, "less": any(each.least < puts for each in amounts)}
    return act | {"sum": dollars(puts)}


def _with_marks(round_: Round[Any], act: Data) -> Data:
    """At poker, amounts by the pot beside the bounds of a bet."""
    for field in (field for way in act.get("ways", ()) for field in way if field["kind"] == "money"):
        if isinstance(round_.table, PokerTable):
            found = marks(round_.table, act["who"], *(cents(field[each]) for each in ("least", "most", "step")))
            field["marks"] = {words: dollars(amount) for words, amount in found}
    return act


def _with_ordinary(round_: Round[Any], ask: Ask, act: Data) -> Data:
    """Staff do the ordinary thing as it stands first in its list; whoever plays is asked for what is left open."""
    who, ordinary = act["who"], act["act"] == ordinary_of(round_, ask, act["who"])
    first = ordinary and not round_.table.takes_part(who)
    return {**act, "ordinary": ordinary, **(_plainly(act["ways"][:1], first=True) if first and "ways" in act else {})}


def ordinary_of(round_: Round[Any], ask: Ask, who: str) -> str:
    """What is done where nobody thinks twice, the same each time; nothing that gives something up."""
    table = round_.table
    if isinstance(ask, Wagering):
        owed = any(table.owes(person.name) for person in table.players)
        return "" if owed else ask.closed_by
    assert isinstance(ask, Choice), "somebody is asked"
    act = ask.ordinary
    if table.takes_part(who) and not at_once(ask.offers[act]):
        act = next((each for each, offer in ask.offers.items() if _is_simple(offer)), act)
    return "" if ask.offers[act].costs is Cost.GIVES_UP else act


def _is_simple(offer: Offer) -> bool:
    return offer.costs is Cost.NOTHING and at_once(offer)


def at_once(offer: Offer) -> bool:
    """Is one press of a button enough, no detail being asked for?"""
    return all(field.optional for field in offer.fields)


def ways_of(round_: Round[Any], names: Iterable[str], act: str) -> list[list[Data]]:
    """Every way in which an act may be done, each as the details that it takes."""
    options = _open_to(round_, names)
    return [_fields(option) for option in options if option.act == act]


def at_place(round_: Round[Any], name: str, wager: str, selection: str) -> list[Data]:
    """The ways in which a wager may be made on one place now."""
    table = round_.table
    row = table.game.wager_named.get(wager)
    if row is None:
        raise BadInput(f"no wager here is called {quoted(wager)}; there are {', '.join(table.game.wager_named)}")
    if not is_open(round_, name, row):
        return []
    return [_wager(option, {}) for option in wager_options(table, table.people[name], row, selection)]


def _answers(round_: Round[Any], ask: Ask, name: str) -> Iterator[Option]:
    """What closes the wagering, or what is offered; wagers that go on beside it are not worked out."""
    if isinstance(ask, Wagering):
        yield Option(name, ask.closed_by, ask.closed_under)
    elif isinstance(ask, Choice):
        yield from Choice.options(ask, round_, name)


def comes(round_: Round[Any]) -> list[Data]:
    """What came from the device that is awaited may be said."""
    found = device_data(round_)
    return [{"who": found["who"], "comes": found["act"], **_rest(found)}] if found is not None else []


def _rest(found: Data) -> Data:
    return {"under": found["under"], "says": found["says"], "ways": [found["fields"]]}


@lru_cache(maxsize=256)
def _by_wager(cloth: Cloth) -> dict[str, set[str]]:
    """The selections that a cloth has places for."""
    found: dict[str, set[str]] = defaultdict(set)
    for place in cloth.places:
        found[place.wager].add(place.selection)
    return dict(found)


def _is_wager(option: Option) -> bool:
    return option.act == "wager" and [field.name for field in option.fields[:3]] == ["on", "selection", "stake"]


def _acts(options: Iterable[Option]) -> Iterator[Data]:
    """Each act once, with its ways or how many there are."""
    found: dict[tuple[str, str, str, str], list[Option]] = {}
    for option in options:
        found.setdefault((option.who, option.act, option.under.text, option.says), []).append(option)
    for (who, act, under, says), some in found.items():
        ways: Data = {"ways": [_fields(each) for each in some]} if len(some) <= FEW else {"many": len(some)}
        yield {"who": who, "act": act, "under": under, "says": says} | ways | _plainly(ways.get("ways", []))


def _plainly(ways: list[list[Data]], *, first: bool = False) -> Data:
    """Its details, where nothing is left open; or where what is asked for is the `first` that may be chosen."""
    needed = [field for way in ways for field in way if not field["optional"]]
    known = [field for field in needed if (found := field.get("choices")) and (first or len(found) == 1)]
    if len(ways) != 1 or len(known) < len(needed):
        return {}
    return {"with": {field["name"]: field["choices"][0] for field in known}}


def _fields(option: Option) -> list[Data]:
    """Without the moment at which it is done: that is the clock's to say."""
    fields: list[Data] = [field for field in option_data(option, plain)["fields"] if field["name"] != NOW]
    for field in fields:
        if len(field.get("choices", ())) > MANY:
            field |= _shortly(field.pop("choices"))
    return fields


def _shortly(choices: list[str | int]) -> Data:
    """How many there are; of numbers that follow on each other, the first and the last."""
    numbers = [each for each in choices if type(each) is int]
    if numbers == choices and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return {"many": len(choices), "first": numbers[0], "last": numbers[-1]}
    return {"many": len(choices)}


def _wager(option: Option, places: dict[str, set[str]]) -> Data:
    on, selection, stake, *more = option.fields
    row, where = str(on.choices[0]), selection.choices
    data: Data = {"who": option.who, "act": "wager", "on": row, "under": option.under.text, "says": option.says}
    data["places"] = EVERY if set(map(str, where)) == places.get(row) else [*map(str, where)]
    data |= {name: dollars(getattr(stake, name)) for name in ("least", "most", "step")}
    chips = [field.choices[0] for field in more if field.name == "chips"]
    return data | ({"chips": chips[0]} if chips else {})
