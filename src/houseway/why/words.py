"""An event of a round as a fact, in plain words."""

from collections.abc import Container, Mapping
from typing import Any

from houseway.equipment.cards import NAME, pretty
from houseway.money import in_dollars
from houseway.play.acts import Fields
from houseway.play.cloth import area_name
from houseway.play.events import Asked, Called, Came, Done, Event, Moved, Ruled, Settled
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.why.reason import Fact

ENDS = {Verdict.WIN: "wins", Verdict.LOSE: "loses", Verdict.VOID: "is void", Verdict.STANDS: "stands"}
PLAIN = frozenset({"because", "cause", "fault", "finding", "means", "person", "proposal"})
"""Details that say by themselves what they are."""
CARDS = {name: pretty(card) for card, name in enumerate(NAME)}


def fact(event: Event, private: Container[str] = ()) -> Fact:
    return Fact(event.number, in_words(event, private))


def in_words(event: Event, private: Container[str] = ()) -> str:
    """What happened; of a private act, that it was done."""
    match event:
        case Done():
            return done(event.who, event.act, {} if event.act in private else event.details, event.fields)
        case Came(_, device, field, value, to):
            shown = CARDS.get(str(value), str(value)) if field == "card" else str(value)
            return f"{field} {shown} from the {device}" + (f" for {to}" if to else "")
        case Called(_, words):
            return f"the dealer called '{words}'"
        case Moved(_, person, amount, account):
            return f"{in_dollars(abs(amount))} {'to' if amount > 0 else 'from'} {person} ({account})"
        case Ruled(_, ruling):
            return ruling.what
        case Settled(_, line):
            return settled(line)
        case Asked(_, moment, what):
            return f"next to come{f' ({moment})' if moment else ''}: {what.replace(' | ', ' or ')}"
        case _:
            return type(event).__name__.lower()


def done(who: str, act: str, details: Mapping[str, Any], fields: Fields) -> str:
    """`ann: wager $5.00 on straight up 17`."""
    money = {field.name for field in fields if field.kind == "money"} | {"stake"}
    told = {name: _plain(name, each, money) for name, each in details.items()}
    on, selection, stake = (told.pop(name, "") for name in ("on", "selection", "stake"))
    stake = stake or told.pop("amount", "")
    where = f" on {place(on, selection)}" if on else ""
    rest = ", ".join(_detail(name, each, details[name]) for name, each in told.items())
    return f"{who}: {act}{f' {stake}' if stake else ''}{where}{f' ({rest})' if rest else ''}"


def _detail(name: str, told: str, value: Any) -> str:
    """A detail by its name and what it is; what says what it is by itself, without."""
    if value is True:
        return name.replace("_", " ")
    if name == "words":
        return f"'{told}'"
    return told if name in PLAIN else f"{name.replace('_', ' ')} {told}"


def _plain(name: str, value: Any, money: set[str]) -> str:
    if name in money and type(value) is int:
        return in_dollars(value)
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def place(wager: str, selection: str) -> str:
    """As the layout has it; `spinner's wager on heads` says already where it lies."""
    return wager if wager.endswith(f" {selection}") else area_name(wager, selection)


def settled(line: Line) -> str:
    """What became of a wager, in money."""
    return f"{line.person}'s {place(line.wager, line.selection)} {ENDS[line.verdict]}: {to_its_owner(line)}"


def to_its_owner(line: Line) -> str:
    """What its owner gets of it, or loses."""
    if line.verdict is Verdict.LOSE:
        return f"{in_dollars(line.stake)} is collected"
    if line.verdict is Verdict.STANDS:
        return f"{in_dollars(line.left)} stays on the layout"
    if line.verdict is Verdict.VOID:
        return f"{in_dollars(line.returned + line.fee)} goes back"
    paid = f"{in_dollars(line.paid)} is paid"
    return paid + (f", less {in_dollars(line.commission)} commission" if line.commission else "")
