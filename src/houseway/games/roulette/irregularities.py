"""No spin (qld s144), wagers set right after an inspector is told (s140), and the table's chips (s137, s142)."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.games.roulette.procedure import AT_REST, BALL_RUNS, INVALID
from houseway.games.roulette.table import COLOURS, RouletteTable
from houseway.games.roulette.terms import NO_SPIN
from houseway.games.roulette.wagers import WAGERS
from houseway.money import Cents, cents
from houseway.play.acts import Act, Answer, Fields, Ways, act, choice, money, several
from houseway.play.ask import Choice, Offer, Outcome, Script
from houseway.play.house import MOST_CHIPS
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, Person
from houseway.play.wagering import find_placed, put_down, take_off

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["ACTS"]


def table_of(round_: "Round") -> RouletteTable:
    assert isinstance(round_.table, RouletteTable)
    return round_.table


# s144: no spin

CAUSES: Final = {
    "ball spun with the wheel": "qld s144(1)",
    "ball will not complete 4 revolutions": "qld s144(2)",
    "foreign object in the wheel": "qld s144(3)",
    "ball hung up": "qld s144(3)",
    "ball out of the wheel": "qld s144(4)",
}
REMOVED = Offer(cite("qld s134"), says="the ball was taken out of the wheel")
CAME_TO_REST = Offer(cite("qld s144(5)"), says="the ball came to rest before it could be taken out")


def ball_is_running(round_: "Round", _who: str) -> Ways:
    running = round_.ask is BALL_RUNS or isinstance(round_.ask, Outcome)
    return [(choice("cause", tuple(CAUSES)),)] if running else []


def no_spin(round_: "Round", _who: str, details: Mapping[str, Any]) -> Script:
    """Announced by the dealer or somebody more senior; the spin is invalid wherever the ball ends up."""
    table, cause = round_.table, details["cause"]
    table.announce(NO_SPIN)
    table.rule(f"no spin: {cause}; wagers stay undecided and may be taken back", CAUSES[cause], "reading S2")
    if cause != "ball out of the wheel":
        offers = {"remove the ball": REMOVED, "ball came to rest": CAME_TO_REST}
        _, found, _ = yield Choice(DEALER_OR_MORE_SENIOR, offers, cite(CAUSES[cause]), "the ball is to be removed")
        if found == "ball came to rest":
            table.rule("the ball came to rest all the same: the spin stays invalid", "qld s144(5)")
    return Answer(INVALID)


# s140: a strict application of s138 or s139 would be unfair


def wagers_lie(round_: "Round", _who: str) -> Ways:
    settling = round_.ask is AT_REST or isinstance(round_.ask, Outcome)
    return [(choice("person", tuple(p.name for p in round_.table.players)),)] if settling else []


def tell_inspector(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    table_of(round_).inspector_told = True
    round_.table.rule(f"{who} tells an inspector what is proposed for {details['person']}", "qld s140(2)")


def may_move(round_: "Round", who: str) -> Ways:
    table = table_of(round_)
    if not table.inspector_told or not wagers_lie(round_, who):
        return []
    return [
        (
            choice("person", (lies.person,)),
            choice("from", (lies.wager.name,)),
            choice("from_selection", (lies.selection,)),
            choice("to", (row.name,)),
            choice("to_selection", row.selections),
        )
        for lies in table.placed
        if not lies.chips
        for row in WAGERS
    ]


def move(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    """Take a wager to lie where it was meant to."""
    table, name, rows = round_.table, details["person"], round_.game.wager_named
    lies = find_placed(table, name, rows[details["from"]], details["from_selection"])
    assert lies is not None, "only wagers that lie are listed"
    take_off(table, lies)
    to = rows[details["to"]]
    put_down(table, table.people[name], to, details["to_selection"], lies.stake, "")
    table.rule(f"{name}'s wager is taken to lie as {to.name} {details['to_selection']}", "qld s140(1)", "qld s138(1)")


def may_lay(round_: "Round", who: str) -> Ways:
    table = table_of(round_)
    if not table.inspector_told or not wagers_lie(round_, who):
        return []
    return [
        (choice("person", (p.name,)), choice("on", (row.name,)), choice("selection", row.selections), stake)
        for p in table.players
        for row in WAGERS
        for stake in _stakes(table, p, row.limit)
    ]


def _stakes(table: RouletteTable, person: Person, kind: str) -> Fields:
    limits = table.sign.limits[kind]
    most = min(limits.maximum, person.purse.value) // table.unit * table.unit
    return (money("stake", limits.minimum, most, table.unit),) if most >= limits.minimum else ()


def lay(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    """Lay a wager that a player's instructions asked for and the dealer did not place."""
    table, name = round_.table, details["person"]
    row = round_.game.wager_named[details["on"]]
    put_down(table, table.people[name], row, details["selection"], details["stake"], "")
    what = f"{name}'s {row.name} {details['selection']} is taken to have been placed as instructed"
    table.rule(what, "qld s140(1)", "qld s138(2)")


# s137, s142: chips

CHIP_WORTHS: Final = (cents("1"), cents("2"), cents("5"), cents("10"), cents("25"))


def may_issue(round_: "Round", _who: str) -> Ways:
    """For each player: the colours that are free or theirs, and those that all who hold them agree to share."""
    table = table_of(round_)
    return [way for p in table.players for colour in COLOURS for way in _issues(table, p, colour)]


def _issues(table: RouletteTable, person: Person, colour: str) -> Iterator[Fields]:
    issued = table.chips.issues.get(colour)
    holders = issued.players if issued else []
    others = tuple(name for name in holders if name != person.name)
    shared = (several("agreed", others),) if others and person.name not in holders else ()
    for worth in (issued.worth,) if issued and holders else CHIP_WORTHS:
        most = person.purse.value // worth * worth
        if most:
            fixed = (choice("person", (person.name,)), choice("colour", (colour,)), money("worth", worth, worth))
            yield *fixed, money("amount", worth, most, worth), *shared


def issue(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    purse, count = round_.table.people[details["person"]].purse, details["amount"] // details["worth"]
    agreed = details.get("agreed", ())
    table_of(round_).chips.issue(details["person"], purse, details["colour"], count, details["worth"], agreed)


def may_exchange(round_: "Round", _who: str) -> Ways:
    """Chips of this table; another table's are exchanged there, or here once it is closed."""
    table = table_of(round_)
    return [
        (choice("person", (person.name,)), choice("colour", (colour,)), choice("of", (at,)))
        for person in table.players
        for at, colour in person.purse.non_value
        if at == table.name or at in table.closed_tables
    ]


def exchange(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    """All of a person's chips of one colour for their value."""
    table, colour, at = table_of(round_), details["colour"], details["of"]
    purse = table.people[details["person"]].purse
    register = table.chips if at == table.name else table.closed_tables[at]
    value = purse.value
    register.exchange(purse, colour, purse.non_value[at, colour], table.name)
    if at != table.name:
        table.cash += purse.value - value  # brought in from outside


def any_time(_round: "Round", _who: str) -> Ways:
    return [(choice("use", ("permit", "prohibit")),), (choice("use", ("limit",)), money("most", 100, MOST_CHIPS))]


def set_value_chips(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    limits: dict[str, Cents | None] = {"permit": None, "limit": details.get("most"), "prohibit": 0}
    table_of(round_).value_chips = limits[details["use"]]


ACTS: Final[tuple[Act, ...]] = (
    act("no spin", DEALER_OR_MORE_SENIOR, "qld s144(5)", ball_is_running, no_spin),
    act("tell the inspector", DIRECTORS, "qld s140(2)", wagers_lie, tell_inspector),
    act("move a wager", DIRECTORS, "qld s140(2)", may_move, move, "it was bumped, or wrongly placed"),
    act("lay an omitted wager", DIRECTORS, "qld s140(2)", may_lay, lay, "the dealer failed to place it"),
    act("issue colour chips", DEALER_OR_MORE_SENIOR, "qld s137(1)", may_issue, issue),
    act("exchange colour chips", DEALER_OR_MORE_SENIOR, "qld s137(3)", may_exchange, exchange),
    act("value chips", DIRECTORS, "qld s142", any_time, set_value_chips),
)
