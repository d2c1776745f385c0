"""Something went wrong, and it is reported: what the table rules, and what becomes of whose chips."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.disputes.irregularities import rows_of
from houseway.disputes.reports import reportable
from houseway.errors import HousewayError
from houseway.families.prohibitions import is_never
from houseway.play.acts import Field, Fields
from houseway.play.cloth import area_name
from houseway.play.driver import Driver, ordinary_details
from houseway.play.events import Done, Events, Ruled, Settled
from houseway.play.game import Game
from houseway.play.settlement import Line
from houseway.play.wager import Placed, Verdict
from houseway.play.words import doing
from houseway.school.drills.who_does_what import in_words, refused_orders, steps_after
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.reasons import reasons
from houseway.school.scene import scene
from houseway.school.situation import Lots, Situation, played

KIND: Final = "rule"
SAYS: Final = "what is ruled when something has gone wrong"
TRIES: Final = 10
WRONG: Final = 3
ELSEWHERE: Final = 8  # other reports that are looked at for what else might be ruled
MOST_WAGERS: Final = 6
STANDS, BACK, PART, PAID, COLLECTED = (
    "it stands",
    "it goes back",
    "part of it goes back",
    "it is paid",
    "it is collected",
)
FATES: Final = {Verdict.VOID: BACK, Verdict.WIN: PAID, Verdict.LOSE: COLLECTED, Verdict.STANDS: STANDS}


Reports: TypeAlias = Sequence[tuple[str, str, Sequence[Fields]]]
"""What may be reported: by whom, what, and in which ways."""


class DealtWith(NamedTuple):
    """What somebody reported, and how the table stands after it has dealt with that."""

    then: Situation
    lying: Sequence[Placed]  # before it
    start: int  # of what came of it

    @property
    def rulings(self) -> list[Ruled]:
        return [event for event in Events(self.then.log, self.start) if isinstance(event, Ruled)]

    @property
    def lines(self) -> list[Line]:
        return [event.line for event in Events(self.then.log, self.start) if isinstance(event, Settled)]

    @property
    def numbers(self) -> list[int]:
        return [each.number for each in Events(self.then.log, self.start) if isinstance(each, Ruled | Settled)]


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there = played(name.game, str(name))
    moves = list(there.moves())
    for _ in range(TRIES):
        at = lots.one_of(moves).start
        open_ = list(reports(there.again(at)))
        if not open_:
            continue
        who, act, ways = lots.one_of(open_)
        found = _reported(there, at, who, act, lots.one_of(ways), lots)
        if found is not None and found.rulings:
            return _item(name, there, at, found, [each for each in open_ if each[1] != act], lots)
    return None


def reports(there: Situation) -> Iterator[tuple[str, str, Sequence[Fields]]]:
    """What somebody may report as having happened where the round stands: who, what, and in which ways."""
    round_ = there.round
    rows = rows_of(there.game)
    for act in reportable(there.game) if not round_.over else ():
        row = rows[act]
        if is_never(row) or row.at is None:
            continue
        for person in round_.table.people.values():
            if person.role in row.by and (ways := row.ways(round_, person.name)):
                yield person.name, act, ways
                break


def _reported(there: Situation, at: int, who: str, act: str, way: Fields, lots: Lots) -> DealtWith | None:
    """It is reported, and the table deals with it, ordinary answers being given to what it asks."""
    then = there.again(at)
    round_, lying = then.round, [*then.placed()]
    held = [each._replace() if hasattr(each, "_replace") else _copy(each) for each in lying]
    start = len(round_.log)
    try:
        round_.act(who, act, details(way, lots))
    except (HousewayError, AssertionError):
        return None
    driver = Driver(None)
    while round_.interrupted and driver.step(round_):
        pass
    return DealtWith(then, held, start)


def _copy(placed: Placed) -> Placed:
    return Placed(placed.person, placed.wager, placed.selection, placed.stake)


def details(way: Fields, lots: Lots) -> Mapping[str, Any]:
    """Any of what may be chosen, and the ordinary for the rest."""
    given = dict(ordinary_details(way))
    for field in way:
        if field.kind == "choice" and field.name in given and not field.by and not _of_others(field, way):
            given[field.name] = lots.one_of(field.choices)
    return given


def _of_others(field: Field, way: Fields) -> bool:
    """Does something else go by it?"""
    return any(field.name in (other.by, other.after) for other in way)


def _item(name: ItemName, there: Situation, at: int, found: DealtWith, others: Reports, lots: Lots) -> Item | None:
    before = there.again(at)
    done = next(each for each in Events(found.then.log, found.start) if isinstance(each, Done))
    asks = f"{done.who[0].upper()}{done.who[1:]} reports: {doing(done).removeprefix('report ').removeprefix('say: ')}."
    fates = _fates(found)
    changed = [fate for _, fate in fates if fate != STANDS]
    cites = tuple(dict.fromkeys(cite.text for each in found.rulings for cite in each.ruling.cites))
    put = _order(there, at, found, asks, before, lots) if lots.below(2) else None
    if put is None and changed and len(fates) <= MOST_WAGERS:
        put = _of_each(asks, before, fates)
    elif put is None:
        put = _ruling(there, at, found, others, asks, before, lots)
    if put is None:
        return None
    question, answer = put
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{done.act}",
        question=question,
        answer=answer,
        cites=cites,
        difficulty=difficulty(250, 60 * len(fates), 150 * (len(set(changed)) > 1)),
        record=found.then.record(),
        why=partial(reasons, found.then, found.numbers),
        scene=scene(there, at, at),
    )


Put: TypeAlias = tuple[ItemQuestion, str]
"""A question, and its answer."""


def _order(there: Situation, at: int, found: DealtWith, asks: str, before: Situation, lots: Lots) -> Put | None:
    """Who does what about it, where anything is left to be done."""
    report, *_ = (each for each in Events(found.then.log, found.start) if isinstance(each, Done))
    steps = steps_after(found.then, found.start)
    wrong = refused_orders(there, at, report, steps, lots) if steps else []
    if not wrong:
        return None
    right = in_words(steps)
    asks = f"{asks} Who does what then{', in which order' if len(steps) > 1 else ''}?"
    return ItemQuestion(asks, before.told(), AnswerForm.CHOICE, lots.mixed([right, *wrong])), right


def _of_each(asks: str, before: Situation, fates: Sequence[tuple[str, str]]) -> Put:
    choices, about = tuple(sorted({*FATES.values(), PART})), [each for each, _ in fates]
    asks = f"{asks} What becomes of each wager?"
    question = ItemQuestion(asks, before.told(), AnswerForm.EACH, choices, about=about)
    return question, ", ".join(fate for _, fate in fates)


def _ruling(
    there: Situation, at: int, found: DealtWith, others: Reports, asks: str, before: Situation, lots: Lots
) -> Put | None:
    rulings = [each.ruling for each in found.rulings]
    said = [ruling.what for ruling in rulings]
    cites = {cite.text for ruling in rulings for cite in ruling.cites}
    wrong = other_rulings(there, at, others, {*said}, cites, lots)
    if not wrong:
        return None
    question = ItemQuestion(f"{asks} What is ruled?", before.told(), AnswerForm.CHOICE, lots.mixed([said[0], *wrong]))
    return question, said[0]


def _fates(found: DealtWith) -> list[tuple[str, str]]:
    """Of each wager that lay there: what became of it."""
    fates = []
    lies = {(each.person, each.wager.name, each.selection): each.stake for each in found.then.placed()}
    for each in found.lying:
        key = (each.person, each.wager.name, each.selection)
        line = next((one for one in found.lines if (one.person, one.wager, one.selection) == key), None)
        fate = FATES[line.verdict] if line is not None else STANDS
        if line is not None and line.verdict is Verdict.VOID and lies.get(key, 0):
            fate = PART
        fates.append((f"{each.person}'s {area_name(each.wager.name, each.selection)}", fate))
    return fates


def other_rulings(there: Situation, at: int, others: Reports, said: set[str], cites: set[str], lots: Lots) -> list[str]:
    """What is ruled there on something else that might have happened, under other provisions."""
    wrong: list[str] = []
    for who, act, ways in lots.mixed(others)[:ELSEWHERE]:
        found = _reported(there, at, who, act, lots.one_of(ways), lots)
        for each in found.rulings if found else ():
            if each.ruling.what not in {*said, *wrong} and cites.isdisjoint(cite.text for cite in each.ruling.cites):
                wrong.append(each.ruling.what)
                break
        if len(wrong) == WRONG:
            break
    return wrong
