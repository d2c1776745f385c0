"""What pit bosses and floor managers may direct between rounds: a shuffle, new cards, the last three rounds."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.machine import CardMachine
from houseway.equipment.shoe import Shoe
from houseway.errors import Ground, Refused
from houseway.families.shuffling import to_be_marked
from houseway.games.blackjack.dealing import prepare_the_cards
from houseway.games.blackjack.moments import WAGERS
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly, several
from houseway.play.ask import Script
from houseway.play.duties import duty
from houseway.play.people import DIRECTORS, PIT_BOSSES
from houseway.play.round import Round

LAST_ROUNDS: Final = 3
REPORT: Final = duty("report to an inspector", DIRECTORS, "qld s25(b)", "that a shuffle was directed")


def may_shuffle(round_: Round[BlackjackTable], _who: str) -> Ways:
    table = round_.table
    if isinstance(table.shoe, CardMachine):
        return []
    return [(several("agreed", tuple(p.name for p in table.players), optional=True),)] if table.players else [()]


def not_with_a_machine(round_: Round[BlackjackTable], _details: Mapping[str, Any]) -> Refused | None:
    if isinstance(round_.table.shoe, CardMachine):
        return Refused("qld s65A(4)", "with a card machine no shuffle is directed", ground=Ground.WHEN)
    return None


def direct_shuffle(round_: Round[BlackjackTable], who: str, details: Mapping[str, Any]) -> Script:
    """Reported to an inspector at once, unless every player agrees (s25(b))."""
    table = round_.table
    if {p.name for p in table.players} <= set(details.get("agreed", ())):
        table.rule(f"the {who} directs a shuffle, and every player agrees", "qld s25(b)")
    else:
        table.rule(f"the {who} directs a shuffle, and not every player agrees", "qld s25(b)")
        table.owe(REPORT)
    table.due = "directed"
    yield from prepare_the_cards(table)
    return None


def replace_cards(round_: Round[BlackjackTable], who: str, _details: Mapping[str, Any]) -> Script:
    table = round_.table
    table.rule(f"the {who} directs that the cards be replaced", "qld s28")
    table.due = "replaced"
    yield from prepare_the_cards(table)
    return None


def may_close(round_: Round[BlackjackTable], _who: str) -> Ways:
    """Before the cutting card has come."""
    table = round_.table
    early = table.last_rounds is None and not table.cutting_on
    return [()] if early and isinstance(table.shoe, Shoe) else []


def direct_last_rounds(round_: Round[BlackjackTable], who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.last_rounds = LAST_ROUNDS
    what = f"the {who} directs three more rounds; the cutting card does not interrupt them"
    table.rule(what, "qld s32(3)", "qld s32(4)")


def may_mark_deeper(round_: Round[BlackjackTable], _who: str) -> Ways:
    stack = to_be_marked(round_.ask)
    if stack is None:
        return []
    least, most = stack.marker_depths(pit_boss=True)
    return [(choice("behind", range(least, most + 1)),)]


def no_cutting_card(round_: Round[BlackjackTable], _details: Mapping[str, Any]) -> Refused | None:
    if isinstance(round_.table.shoe, CardMachine):
        return Refused("qld s65A(3)(e)", "no cutting card is set in a card machine", ground=Ground.WHEN)
    return None


def mark_deeper(round_: Round[BlackjackTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    round_.table.rule(f"the {who} has {details['behind']} cards behind the cutting card", "qld s26(7)")
    return ScriptAnswer((who, "insert the cutting card", details))


ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    REPORT,
    act("direct a shuffle", DIRECTORS, "qld s25(b)", may_shuffle, direct_shuffle, "", not_with_a_machine, (WAGERS,)),
    act("replace the cards", DIRECTORS, "qld s28", plainly, replace_cards, at=(WAGERS,)),
    act("direct three last rounds", PIT_BOSSES, "qld s32(3)", may_close, direct_last_rounds, at=(WAGERS,)),
    act("set the cutting card", PIT_BOSSES, "qld s26(7)", may_mark_deeper, mark_deeper, "", no_cutting_card),
)
