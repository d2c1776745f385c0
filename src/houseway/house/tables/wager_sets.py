"""Several wagers laid as one: those of one's last round again, twice what lies there, or a first small one.

What is offered is worked out here, and worked out again when it is done: then all of it is laid, or nothing.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from houseway.cite import Cite
from houseway.errors import BadInput, HousewayError
from houseway.house.tables.chip import is_open
from houseway.house.tables.last_wagers import BETWEEN
from houseway.house.tables.places import kept_from
from houseway.house.tables.table import RunningTable
from houseway.money import Cents, dollars
from houseway.play.cloth import area_name
from houseway.play.codec import Data
from houseway.play.game import Game
from houseway.play.grammar import lexicon_of
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.view import view
from houseway.play.wager import Placed
from houseway.play.wagering import Wagering
from houseway.play.ways import fee_besides, stake_of, ways_at
from houseway.store.events import WagerMade

Lays: TypeAlias = Literal["first", "again", "double"]
SOMEBODY: Final = "somebody"


class NotAll(HousewayError):
    """Something is done as a whole or not at all, and part of it is refused."""

    def __init__(self, problem: HousewayError) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Laying(NamedTuple):
    """Wagers that are laid as one, and what they cost with their fees."""

    lays: Lays
    wagers: tuple[WagerMade, ...]
    total: Cents
    under: Cite
    owed: bool = False  # must it be made before the others are closed?
    by_entry: bool = False  # are they numbers of one's own choice?

    @property
    def words(self) -> str:
        """Where they lie, if that is one place."""
        places = {area_name(on, selection) for on, selection, _, _ in self.wagers}
        if len(places) > 1:
            return f"{len(self.wagers)} wagers"
        return f"{len(self.wagers[0][1].split(BETWEEN))} numbers" if self.by_entry else places.pop()

    def acts(self, game: Game[Any]) -> Iterator[tuple[str, Data]]:
        """One after another, each with its details."""
        for on, selection, stake, chips in self.wagers:
            if on == game.entry:
                yield on, {"numbers": [int(each) for each in selection.split(BETWEEN)], "stake": stake}
            else:
                more = {"chips": chips} if chips else {}
                yield "wager", {"on": on, "selection": selection, "stake": stake} | more


def layings(running: RunningTable, who: str) -> list[Laying]:
    """What a player may lay as one now; a first wager where it is owed, or where nothing else is to begin with."""
    round_ = running.round
    if round_ is None or not isinstance(round_.ask, Wagering) or not round_.table.takes_part(who):
        return []
    found = [each for lays in (again, double) if _can_be(round_, who, each := lays(running, round_, who))]
    lie = any(placed.person == who for placed in round_.table.placed)
    if lie or any(each.lays == "again" for each in found):
        owed = round_.table.owes(who) or still_due(running, round_, who) > 0
    else:
        owed = True
    begins = first(running, round_, who) if owed else None
    return [begins, *found] if begins is not None and _can_be(round_, who, begins) else found


def _can_be(round_: Round[Any], who: str, found: Laying) -> bool:
    """Is there anything of it, and are there chips for it?"""
    return bool(found.total) and found.total <= _held(round_, who, found)


def laying(running: RunningTable, who: str, lays: Lays) -> Laying:
    """One of them, or why there is none."""
    round_ = running.round
    if round_ is None or not isinstance(round_.ask, Wagering) or not round_.table.takes_part(who):
        raise BadInput(f"no wagers of {who} are open at {running.name} now")
    found = {"first": first, "again": again, "double": double}[lays](running, round_, who)
    if not found.total:
        why = {"first": "no first wager can be made", "again": "nothing is left to be wagered again"}
        raise BadInput(f"{why.get(lays, 'nothing of yours lies here that could be doubled')} at {running.name} now")
    if found.total > (held := _held(round_, who, found)):
        raise BadInput(f"that comes to ${dollars(found.total)}, and you hold ${dollars(held)} at {running.name}")
    return found


def _held(round_: Round[Any], who: str, found: Laying) -> Cents:
    """Of the chips that they would be laid in."""
    colour = found.wagers[0][3]
    return next((held for of, held, _ in round_.table.means(round_.table.people[who]) if of == colour), 0)


def again(running: RunningTable, round_: Round[Any], who: str) -> Laying:
    """Of the wagers of one's last round that had any, what lies there no more and may be made now."""
    mine = [each for each in round_.table.placed if each.person == who]
    left = [
        (on, selection, stake - there, chips)
        for on, selection, stake, chips in running.wagered.get(who, ())
        if stake > (there := _lies(round_, mine, on, selection, chips)) and _may_be_made(round_, who, on, selection)
    ]
    return _of("again", round_, left)


def _may_be_made(round_: Round[Any], who: str, on: str, selection: str) -> bool:
    """A spinner's wager is the spinner's, and no come bet is made before a point."""
    row = round_.game.wager_named.get(on)
    if row is None:
        return on == round_.game.entry
    if not is_open(round_, who, row):
        return False
    return next(ways_at(round_.table, round_.table.people[who], row, selection), None) is not None


def double(_running: RunningTable, round_: Round[Any], who: str) -> Laying:
    """As much again on everything of theirs that may still be added to."""
    mine = [each for each in round_.table.placed if each.person == who and _may_grow(round_, who, each)]
    return _of("double", round_, [_as_made(each) for each in mine])


def _may_grow(round_: Round[Any], who: str, placed: Placed) -> bool:
    """Not what has one price, and not what was moved to where nothing is laid."""
    row = placed.wager
    return is_open(round_, who, row) and row.exactly is None and placed.selection in row.selections


def _as_made(placed: Placed) -> WagerMade:
    return placed.wager.name, placed.selection, placed.stake, placed.chips


def _lies(round_: Round[Any], mine: Sequence[Placed], on: str, selection: str, chips: str) -> Cents:
    found = [each for each in mine if each.selection == selection and each.chips == chips]
    return sum(each.stake for each in found if on in (each.wager.name, round_.game.entry))


def first(running: RunningTable, round_: Round[Any], who: str) -> Laying:
    """The wager that is owed; or else, where nothing of theirs lies yet, a small one of the usual kind."""
    owed = round_.table.owes(who)
    if owed:
        return _of("first", round_, _small(running, round_, who, [(name, "") for name in owed]), owed=True)
    must = still_due(running, round_, who)
    if must <= 0 and any(placed.person == who for placed in round_.table.placed):
        return _of("first", round_, [])
    if round_.game.entry:
        return _of("first", round_, _entry(round_, who))
    return _of("first", round_, _small(running, round_, who, usual(round_.game), must), owed=must > 0)


def _entry(round_: Round[Any], who: str) -> list[WagerMade]:
    """Numbers that are picked for whoever has marked none."""
    face = round_.game.face
    meant = lexicon_of(round_.game).read(f"{dollars(face.stake)} {face.wagers[0]}", view(round_, who)) or []
    return [(each.act, BETWEEN.join(map(str, each.details["numbers"])), each.details["stake"], "") for each in meant]


def still_due(running: RunningTable, round_: Round[Any], who: str) -> Cents:
    """What the conditions of a tournament still ask of a player in this hand."""
    rule = running.contest.told["compulsory"] if running.contest is not None else None
    if rule is None:
        return 0
    least: Cents = rule[0]
    there: Cents = sum(placed.stake for placed in round_.table.placed if placed.person == who)
    return least - there


def _small(
    running: RunningTable, round_: Round[Any], who: str, places: Iterable[tuple[str, str]], must: Cents = 0
) -> list[WagerMade]:
    """The least that will do, on the first of these places that is open."""
    table, kept = round_.table, kept_from(running, who)
    for name, usually in places:
        row = table.game.wager_named[name]
        if not is_open(round_, who, row):
            continue
        for selection in sorted(row.selections, key=lambda each: (each in kept, each != usually)):
            for way in ways_at(table, table.people[who], row, selection):
                stake = stake_of(max(must, table.game.face.stake), way)
                if stake <= way.most or not must:
                    return [(name, selection, stake if stake <= way.most else way.least, way.colour)]
    return []


@lru_cache(maxsize=64)
def usual(game: Game[Any]) -> Sequence[tuple[str, str]]:
    """The small wagers with which somebody new begins, as the game's face has them: on what, and where usually."""
    lexicon = lexicon_of(game)
    if lexicon.place is None:
        return ()
    seen = view(Round(game.open_table(people=[player(SOMEBODY, 1), *game.staff()])), SOMEBODY)
    found = [lexicon.place(words, seen) for words in game.face.wagers]
    return [(each.wager, each.selection) for each in found if each.wager in game.wager_named]


def _of(lays: Lays, round_: Round[Any], wagers: Iterable[WagerMade], owed: bool = False) -> Laying:
    made = tuple(wagers)
    row = round_.game.wager_named.get(made[0][0]) if made else None
    under = row.cites[0] if row is not None else round_.game.made_with
    return Laying(lays, made, sum(each[2] + _fee(round_, each) for each in made), under, owed, row is None)


def _fee(round_: Round[Any], made: WagerMade) -> Cents:
    """What such a wager costs besides, whatever lies there."""
    row = round_.game.wager_named.get(made[0])
    return fee_besides(row, made[1], 0, made[2]) if row is not None and row.fee is not None else 0
