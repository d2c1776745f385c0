"""What is paid: one bet, or a picture of many, as the table settles them at once."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any, Final

from houseway.money import Cents, dollars, in_dollars
from houseway.play.cloth import area_name
from houseway.play.events import Events, Settled
from houseway.play.game import Game
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.reasons import reasons
from houseway.school.scene import scene
from houseway.school.situation import Lots, Move, Situation, has_settled, others, played

KIND: Final = "pay"
SAYS: Final = "what is paid, for one bet or for a picture of many"
ROUNDS: Final = 12  # until somebody is paid something
EVEN: Final = 30
OTHER_ODDS: Final = 90
CUT: Final = 150


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    wagers, coloured = 1 + lots.below(4), not lots.below(3)
    for number in range(ROUNDS):
        there = played(name.game, f"{name} {number}", wagers, coloured=coloured)
        paying = [move for move in there.moves() if has_settled(there, move) and any(map(paid, lines(there, move)))]
        if paying:
            return _item(name, there, lots.one_of(paying), lots)
    return None


def lines(there: Situation, move: Move) -> list[Line]:
    return [event.line for event in settled(there, move)]


def settled(there: Situation, move: Move) -> Iterator[Settled]:
    return (each for each in Events(there.log, move.start, move.stop) if isinstance(each, Settled))


def paid(line: Line) -> int:
    """What the dealer hands over besides the stake: the winnings, less what is kept of them."""
    return line.paid - line.commission if line.verdict is Verdict.WIN else 0


def _item(name: ItemName, there: Situation, move: Move, lots: Lots) -> Item:
    events = list(settled(there, move))
    people = list(dict.fromkeys(each.line.person for each in events))
    winners = [who for who in people if any(paid(each.line) for each in events if each.line.person == who)]
    one = lots.one_of(winners)
    alone = len(people) == 1 or lots.below(3) > 0
    asked = [one] if alone else people
    told = [each for each in events if each.line.person in asked]
    due = owed(told)
    before = there.again(move.start)
    shown = [*before.told(), *there.told(move.start, events[0].number - 1), *lies(told, before)]
    asks = f"What is {one if alone else 'each of them'} paid, {besides(name.game)}?"
    chips = there.round.table.chip_set.denominations if hasattr(there.round.table, "chip_set") else ()
    form = AnswerForm.AMOUNT if alone else AnswerForm.AMOUNTS
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{max(told, key=lambda each: paid(each.line)).line.wager}",
        question=ItemQuestion(asks, shown, form, about=asked, chips=chips, colours=colours(told, before)),
        answer=dollars(due[one]) if alone else ", ".join(f"{who} {dollars(due[who])}" for who in asked),
        cites=tuple(dict.fromkeys(cite.text for each in told for cite in each.line.cites)),
        difficulty=difficulty(*(_harder(each.line) for each in told)),
        record=there.again(move.stop).record(),
        why=partial(reasons, there, [each.number for each in sorted(told, key=lambda each: not paid(each.line))]),
        scene=scene(there, move.start, move.stop),
    )


def owed(events: Sequence[Settled]) -> dict[str, Cents]:
    """What each person is paid, in the order in which the dealer comes to them."""
    found: dict[str, Cents] = {}
    for each in events:
        found[each.line.person] = found.get(each.line.person, 0) + paid(each.line)
    return found


@cache
def besides(game: Game[Any]) -> str:
    """What is not asked for, in words; of a commission only where there is one."""
    settled_lines = (event.line for one in others(game) for event in Events(one.log) if isinstance(event, Settled))
    kept = any(row.commission for row in game.wagers) or any(line.commission for line in settled_lines)
    return "besides the stake, with the commission taken off" if kept else "besides the stake"


def lies(events: list[Settled], before: Situation) -> Iterator[str]:
    """What is settled, as it lies there: colour chips by their number, and not by what each is worth."""
    table = before.round.table
    for each in events:
        line, chips = each.line, in_dollars(each.line.stake)
        if len(colour := _colours_of(line, before)) == 1 and (only := next(iter(colour))):
            count = line.stake // table.colour_value(only)
            chips = f"{count} {only} chip{'s' if count > 1 else ''}"
        yield f"{line.person} has {chips} on {area_name(line.wager, line.selection)}"


def colours(events: list[Settled], before: Situation) -> dict[str, Cents]:
    """What a chip of each colour is worth that lies among what is settled."""
    found = dict.fromkeys(colour for each in events for colour in _colours_of(each.line, before) if colour)
    return {colour: before.round.table.colour_value(colour) for colour in found}


def _colours_of(line: Line, before: Situation) -> set[str]:
    """Of what colours a wager is made; the empty word stands for chips of value."""
    key = (line.person, line.wager, line.selection)
    placed = before.round.table.placed
    return {each.chips for each in placed if (each.person, each.wager.name, each.selection) == key}


def _harder(line: Line) -> int:
    if not line.paid:
        return 10
    return (EVEN if line.paid == line.stake else OTHER_ODDS) + (CUT if line.commission or line.paid % 100 else 0)
