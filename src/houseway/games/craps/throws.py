"""Invalid rolls and 'no roll' (qld s127), overruling a call (s128), and a die that does not lie flat (s129(3))."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.games.craps.calling import NO_ROLL, RANKS, ROLLS, ThrowCall, called_as, outranks, read_roll
from houseway.games.craps.moments import AT_REST, CALLED, LOOKED_FOR, NOT_SETTLED, THROWN
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import BOXPERSON, CLERKS, STAFF
from houseway.games.craps.terms import NO_ROLL as CALLED_NO_ROLL
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.people import PIT_BOSSES, Role
from houseway.play.round import Round

Cites = tuple[str, ...]

# s127(1): what makes a roll invalid (a die off the table, (a), stands in `lost_dice`)

INVALID: Final[Mapping[str, str]] = {
    "one die on top of the other": "qld s127(1)(b)",
    "on the bank of chips": "qld s127(1)(c)",
    "in the dice cup": "qld s127(1)(d)",
    "on a rail": "qld s127(1)(d)",
    "more than one side on chips or an object": "qld s127(1)(e)",
    "fraudulent device or technique": "qld s127(1)(f)",
    "dice not approved": "qld s127(1)(g)",
}

# s127(2): what a boxperson or stickperson may call 'no roll' for

NO_ROLLS: Final[Mapping[str, Cites]] = {
    "dice did not leave the hand together": ("qld s127(2)(a)", "qld s126(1)"),
    "end of the table not struck": ("qld s127(2)(b)", "qld s126(1)"),
    "more than one hand used": ("qld s127(2)(c)", "qld s126(3)"),
    "improper throw": ("qld s127(2)(c)",),
}
TOUCHED_CHIPS: Final = "dice touched chips on the layout"


def is_off(call: ThrowCall | None) -> bool:
    """Has the roll been called off?"""
    return call is not None and call.total == NO_ROLL


def may_be_invalid(round_: Round[CrapsTable], _who: str) -> Ways:
    """Whoever has called what: such a roll is invalid by itself, until its wagers are settled (reading D20)."""
    return [] if is_off(round_.table.call) else [(choice("cause", tuple(INVALID)),)]


def may_call_no_roll(round_: Round[CrapsTable], _who: str) -> Ways:
    return [(choice("cause", tuple(NO_ROLLS)),)] if round_.table.call is None else []


def called_off_already(round_: Round[CrapsTable], _details: Mapping[str, Any]) -> Refused | None:
    """The dice of a roll that was called off may still be looked for, or a wager be confirmed."""
    if round_.moment not in (*NOT_SETTLED, LOOKED_FOR) or not is_off(round_.table.call):
        return None
    return Refused("qld s127(1)", "the roll is called off already and decides nothing", ground=Ground.WHEN)


def call_off(table: CrapsTable, role: Role, *, off_the_table: bool = False) -> None:
    """The throw decides nothing, as far as this person's word goes, or that of whoever called it before."""
    by = role if table.call is None else max(role, table.call.by, key=RANKS.__getitem__)
    again = is_off(table.call)
    table.call = ThrowCall(NO_ROLL, False, by, off_the_table)
    if not again:
        table.announce(CALLED_NO_ROLL)


def though_called(call: ThrowCall | None) -> tuple[str, Cites]:
    """The total that had been called when the roll was found to be invalid, and why that does not count."""
    if call is None or is_off(call):
        return "", ()
    return f", though {call.total} was called", ("reading D20",)


def invalid_roll(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, cause, called = round_.table, details["cause"], round_.table.call
    call_off(table, table.people[who].role)
    late, read = though_called(called)
    table.rule(f"the roll is invalid: {cause}{late}; wagers stay undecided", INVALID[cause], *read, "reading S2")
    return ScriptAnswer(None) if called is None else None


def no_roll(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    table, cause = round_.table, details["cause"]
    at_rest = () if table.faces is None else ("qld s127(3)",)
    call_off(table, table.people[who].role)
    late = ", called though the dice had come to rest" if at_rest else ""
    table.rule(f"no roll: {cause}{late}; wagers stay undecided", *NO_ROLLS[cause], *at_rest, "reading S2")
    return ScriptAnswer(None)


def no_cause(round_: Round[CrapsTable], details: Mapping[str, Any]) -> Refused | None:
    if details.get("cause") == TOUCHED_CHIPS:
        return Refused("qld s127(4)", "dice that touch chips are no cause for 'no roll', save the bank of chips")
    if round_.moment == CALLED and round_.table.call is not None and round_.table.call.total != NO_ROLL:
        why, instead = "the throw has been called", "somebody more senior may overrule the call"
        return Refused("qld s127(2)", why, ground=Ground.WHEN, instead=instead)
    return called_off_already(round_, details)


# s128: who overrules whom


def may_overrule(round_: Round[CrapsTable], who: str) -> Ways:
    call = round_.table.call
    assert call is not None
    calls = ROLLS if call.total == NO_ROLL else ("no roll", *ROLLS)
    return [(choice("call", calls),)] if outranks(round_.table.people[who].role, call) else []


def overrule(under: str, round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> None:
    table, call = round_.table, details["call"]
    role = table.people[who].role
    assert table.call is not None
    overruled = table.call.by.value
    if call == "no roll":
        table.call = ThrowCall(NO_ROLL, False, role)
    else:
        table.faces = read_roll(call)
        table.call = called_as(table.faces, role)
    table.rule(f"the {role.value} overrules the {overruled}: the throw is {call}", under)


def too_junior(under: str, round_: Round[CrapsTable], _details: Mapping[str, Any]) -> Refused | None:
    call = round_.table.call
    if call is not None and call.off_the_table:
        return Refused("qld s127(1)(a)", "dice went off the table: there is no throw to be called", ground=Ground.WHEN)
    if round_.moment != CALLED or call is None or call.by is Role.STICKPERSON:
        return None
    return Refused(under, f"this is the call of the {call.by.value}, which stands", ground=Ground.WHO)


# s129(2), (3): one face of each die lies skyward


def either_die(round_: Round[CrapsTable], _who: str) -> Ways:
    """Where it is found after the call, that stands until somebody overrules it (reading D19)."""
    return [] if round_.table.faces is None else [(choice("die", (1, 2)), choice("rests_on", range(1, 7)))]


def not_flat(round_: Round[CrapsTable], _who: str, details: Mapping[str, Any]) -> None:
    """The side opposite the one that rests on something is skyward; opposite sides of a die add up to 7."""
    table, die, rests_on = round_.table, details["die"], details["rests_on"]
    assert table.faces is not None
    faces = list(table.faces)
    faces[die - 1] = 7 - rests_on
    table.faces = (faces[0], faces[1])
    what = f"die {die} is not flat: it rests on its {rests_on}, so {7 - rests_on} is skyward"
    table.rule(what, "qld s129(3)", "qld s129(2)")


OVERRULES: Final = (
    ("overrule as boxperson", BOXPERSON, "qld s128(1)"),
    ("overrule as floor manager", frozenset({Role.FLOOR_MANAGER}), "qld s128(2)"),
    ("overrule as pit boss", PIT_BOSSES, "qld s128(3)"),
)
BEFORE_REST: Final = "before the dice rest, if possible"
THROW_ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    act("invalid roll", STAFF, "qld s127(1)", may_be_invalid, invalid_roll, "", called_off_already, NOT_SETTLED,
        "no roll has been made that is not settled"),
    act("no roll", CLERKS, "qld s127(2)", may_call_no_roll, no_roll, BEFORE_REST, no_cause, THROWN),
    act("die not flat", CLERKS, "qld s129(3)", either_die, not_flat, at=(AT_REST, CALLED),
        closed="no dice lie at rest that decide anything"),
    *(
        act(name, by, under, may_overrule, partial(overrule, under), "", partial(too_junior, under), (CALLED,))
        for name, by, under in OVERRULES
    ),
)  # fmt: skip
