"""What a client is sent of a table: in parts, each written once, so that only what changed need be sent again.

What everybody sees is made once for all; beside it stands what one person sees: their chips, the cards that they may
see, what they are asked. The round before this one stays to be looked at, since the next begins by itself.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import asdict
from datetime import date
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from houseway.house.people import AT_TABLES, DEAL, PLAY, WATCH, HouseRole, Member, stands_for
from houseway.house.tables.places import places
from houseway.house.tables.recording import awaits
from houseway.house.tables.seats import joining, seats
from houseway.house.tables.table import RoundBefore, RunningTable
from houseway.money import Cents, dollars
from houseway.play.ask import Outcome
from houseway.play.codec import Data
from houseway.play.people import PLAYER
from houseway.play.pieces import as_data, lit
from houseway.play.table import Table
from houseway.play.view import HAPPENED, ONLOOKER, goings_on, person_data, purse_data, sign_data, stands
from houseway.play.wagering import Wagering
from houseway.shown.audience import Audience
from houseway.shown.hints import asked_at
from houseway.shown.offers import awaited, comes
from houseway.shown.steps import are_open_to, steps

Parts: TypeAlias = dict[str, str]
"""By name, each as JSON."""
NOTHING: Final[Parts] = {}
SAYS_WHAT_COMES: Final = AT_TABLES - {HouseRole.INSPECTOR}
_WRITER: Final = json.JSONEncoder(separators=(",", ":"), default=date.isoformat)
AT_THE_DEVICE: Final[frozenset[str]] = frozenset(("the device",))
EVERYBODY: Final = ""  # no viewer has this name
LAST: Final = ("called", "placed", "settlements", "rulings")  # of the round before, beside what it looked like


def written(value: Any) -> str:
    """As JSON, in the fewest letters."""
    try:
        return orjson.dumps(value, _else, orjson.OPT_NON_STR_KEYS).decode()
    except TypeError:  # half a letter, or a number of more than 64 bits, which somebody sent
        return _WRITER.encode(value)


def _else(value: Any) -> Any:
    """A tuple with names is a list there."""
    if isinstance(value, tuple):
        return list(value)
    raise TypeError(type(value).__name__)


class Eye(NamedTuple):
    """Somebody who looks at a table, or listens there: under which names, and do they see everybody's chips?"""

    names: tuple[str, ...]
    everything: bool
    device: bool  # may they say what came from a device?
    says_of: tuple[str, ...] = ()  # players of whom they say what they do, at a live table

    @property
    def name(self) -> str:
        return self.names[0]

    def teller(self, running: RunningTable) -> Audience:
        return Audience(running.game, self.names, self.everything)


LOOKS_ON: Final = Eye((ONLOOKER,), False, False)


@lru_cache(maxsize=4096)
def _players(name: str) -> Eye:
    return Eye((name,), False, False)


def eye_of(who: Member, running: RunningTable) -> Eye:
    """A player who sits there, the staff, or somebody who looks on."""
    if who.is_one(PLAY):
        person = running.table.people.get(who.name)
        return _players(who.name) if person is not None and person.role is PLAYER else LOOKS_ON
    staff = stands_for(who, running.table)
    if who.role is HouseRole.DEVICE:
        return Eye((ONLOOKER,), False, who.name in running.arranged.recording.devices)
    if not staff:
        return Eye((ONLOOKER,), who.is_one(WATCH), False)
    device = who.is_one(SAYS_WHAT_COMES) and not running.by_the_house
    return Eye(tuple(staff), True, device, _says_of(who, running) if device else ())


def _says_of(who: Member, running: RunningTable) -> tuple[str, ...]:
    """Its dealer alone, who has dealt every card: others of the staff would see in it what lies face down."""
    return tuple(each.name for each in running.table.players) if who.is_one(DEAL) else ()


def everybodys(running: RunningTable) -> Parts:
    """What is the same for whoever looks."""
    table, round_ = running.table, running.round
    assert round_ is not None, "a table is open from its first round on"
    running.parts = running.parts or {name: (None, text) for name, text in _always(running).items()}
    parts: Data = {"closed": running.closed, "round": running.number, "shoe": running.shoes.number}
    parts["contest"] = running.contest.shown(running.name) if running.contest is not None else None
    boxes = places(running)
    if boxes != running.boxes:
        running.boxes = boxes
    parts |= {
        "seats": seats(table),
        "places": running.boxes,
        "joins": joining(running),
        "bots": sorted(running.arranged.bots),
    }
    parts |= {"ready": sorted(running.timers.ready), "staked": _sums((p.person, p.stake) for p in table.placed)}
    parts["nets"] = _sums((line.person, line.net) for line in table.lines)
    there = [(person.name, person.role, person.excluded) for person in table.people.values()]
    _keep(running, "people", there, lambda: [person_data(table, person, False) for person in table.people.values()])
    recording = running.arranged.recording if not running.by_the_house else None
    _keep(running, "recording", recording, lambda: asdict(recording) if recording is not None else None)
    _keep(running, "sign", table.sign, lambda: sign_data(table.sign))
    for name, (of, told) in HAPPENED.items():
        _keep(running, name, found := of(table), partial(_all, told, found))
    running.lie = _lie(table)
    kept = {name: text for name, (_, text) in running.parts.items()}
    return kept | _each(parts | stands(round_)) | (_looks(running, ONLOOKER) if running.game.looks_alike else {})


def _lie(table: Table) -> dict[str, list[Any]]:
    """The wagers of each person, which are looked at for everybody who listens."""
    found: dict[str, list[Any]] = {}
    for placed in table.placed:
        found.setdefault(placed.person, []).append((placed.wager, placed.selection, placed.stake))
    return found


def _sums(amounts: Iterable[tuple[str, Cents]]) -> dict[str, str]:
    """Of each person, in dollars and cents."""
    found = Counter[str]()
    for who, amount in amounts:
        found[who] += amount
    return {who: dollars(amount) for who, amount in found.items()}


def _always(running: RunningTable) -> Parts:
    """What never changes of a table."""
    game = running.game
    told = {"game": game.name, "title": game.title, "part": game.part, "table": running.name}
    return _each(told | {"dealt": running.opened.dealt})


def _all(told: Callable[[Any], Data], found: Iterable[Any]) -> list[Data]:
    return [told(each) for each in found]


def _keep(running: RunningTable, name: str, now: Any, told: Callable[[], Any]) -> None:
    """A part that seldom changes: written anew where what it is made of is not as it was."""
    if name not in running.parts or running.parts[name][0] != now:
        running.parts[name] = now, written(told())


def ones_own(running: RunningTable, eye: Eye, asked: AbstractSet[str]) -> Parts:
    """What only this person sees, or sees otherwise than others; `asked`: of whom something is awaited."""
    return ones_own_steps(running, eye, asked) | ones_own_look(running, eye)


def ones_own_look(running: RunningTable, eye: Eye) -> Parts:
    """Of a table that looks otherwise to one than to another."""
    return _looks(running, eye.name) if not running.game.looks_alike else NOTHING


def ones_own_steps(running: RunningTable, eye: Eye, asked: AbstractSet[str]) -> Parts:
    """Their chips, and what they may do."""
    table, round_ = running.table, running.round
    assert round_ is not None
    parts: Data = {"you": _you(table, eye), "yours": [], "hint": 0}
    if is_asked(eye, asked):
        parts["yours"] = awaited(round_, (*eye.names, *eye.says_of), eye.device)
        parts["hint"] = asked_at(round_, eye.name)
    if eye.device and not isinstance(round_.ask, Outcome) and (then := awaits(running)) is not None:
        parts["yours"] = [*parts["yours"], *comes(then)]
    if are_open_to(running, eye.name):
        parts["yours"] = steps(running, eye.name, parts["yours"])
    if eye.everything:
        parts["chips"] = {each.name: purse_data(table, each) for each in table.players}
    return _each(parts)


def of_little(
    running: RunningTable, eye: Eye, asked: AbstractSet[str], rest: tuple[Any, ...] | None
) -> tuple[Any, ...] | None:
    """What one's own steps are made of, for a player of whom nothing is awaited: their chips, what of them lies where
    while wagers are open, and the rest, which is the same for everybody. As long as those are the same, so are the
    steps. None: it has to be looked."""
    if rest is None or eye.everything or is_asked(eye, asked):
        return None
    name = eye.names[0]
    if name == ONLOOKER:
        return eye.names
    purse = running.table.people[name].purse
    colours = (*purse.non_value.items(),) if purse.non_value else ()
    return name, purse.value, colours, running.lie.get(name) if rest else None, rest


def the_rest(running: RunningTable) -> tuple[Any, ...] | None:
    """Of what everybody's steps are made while wagers are open: the sign, and whose the boxes are, which says where a
    first wager may be laid; what everybody has laid, in such a round, where something may be hidden. Nothing while they
    are closed; None where it has to be looked each time."""
    game, round_ = running.game, running.round
    if game.pot or game.entry:
        return None
    if round_ is None or not isinstance(round_.ask, Wagering):
        return ()
    more = (running.number, running.lie) if game.hides else ()
    return round_.ask, running.boxes, running.table.sign, *more


def asked_now(running: RunningTable) -> frozenset[str]:
    """Of whom something is awaited: nearly nobody, at a time. What comes from a device is for whoever may say it."""
    assert running.round is not None
    ask = running.round.ask
    return AT_THE_DEVICE if ask is None or isinstance(ask, Outcome) else frozenset(running.round.named(ask))


def is_asked(eye: Eye, asked: AbstractSet[str]) -> bool:
    """Only then is it looked what."""
    if asked is AT_THE_DEVICE:
        return eye.device
    return not (asked.isdisjoint(eye.names) and asked.isdisjoint(eye.says_of))


def _each(parts: Data) -> Parts:
    return {name: written(part) for name, part in parts.items()}


def _looks(running: RunningTable, viewer: str) -> Parts:
    """Pieces and lights are made of the look alone: where that is as it was, so are they."""
    look, game, last = running.game.look(running.table, viewer), running.game, _last(running.ended, viewer)
    text = written(dict(look))
    kept = running.looks.get(viewer, NOTHING)
    if kept.get("look") != text:
        kept = {"look": text} | _each({"pieces": as_data(game.pieces(look)), "lit": lit(look), "came": game.came(look)})
    if kept.get("last") != last:
        kept = kept | {"last": last}
    running.looks[viewer] = kept
    return kept


def _look(table: Table, viewer: str) -> Data:
    look = table.game.look(table, viewer)
    game = table.game
    return {"look": dict(look), "pieces": as_data(game.pieces(look)), "lit": lit(look), "came": game.came(look)}


def _last(ended: RoundBefore | None, viewer: str) -> str:
    """The round before this one, as it was at its end: written once for each viewer."""
    if ended is None:
        return "null"
    if viewer not in ended.seen:
        if EVERYBODY not in ended.seen:
            seen, nets = goings_on(ended.round), _sums((line.person, line.net) for line in ended.round.table.lines)
            ended.seen[EVERYBODY] = written({name: seen[name] for name in LAST} | {"nets": nets})
        own = written({"round": ended.number} | _look(ended.round.table, viewer))
        ended.seen[viewer] = f"{own[:-1]},{ended.seen[EVERYBODY][1:]}"
    return ended.seen[viewer]


def _you(table: Table, eye: Eye) -> Data:
    names = [] if eye.name == ONLOOKER else list(eye.names)
    you: Data = {"names": names} | ({"for": list(eye.says_of)} if eye.device else {})
    return you | (purse_data(table, table.people[eye.name]) if not eye.everything and names else {})
