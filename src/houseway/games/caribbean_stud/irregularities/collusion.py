"""Players do not exchange cards or tell of their hands; who is suspected of it may be dealt with (qld s248)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Act, Ways, act, choice, several
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS
from houseway.play.round import Round

BREACHES: Final = {"exchanging cards": "qld s248(1)(a)", "telling of a hand": "qld s248(1)(b)"}
VOID: Final = cite("qld s248(2)")
SILENCE: Final = cite("qld s248(3)(a)")


def hands_are_out(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    """Cards are dealt and not every hand is settled."""
    table = round_.table
    players = tuple(hand.person for hand in table.hands.values() if hand.cards)
    return [(several("players", players), choice("breach", tuple(BREACHES)))] if table.in_play and players else []


def suspect(round_: Round[CaribbeanStudTable], who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.suspected = list(dict.fromkeys([*table.suspected, *details["players"]]))
    names = " and ".join(details["players"])
    table.rule(f"the {who} suspects {names} of {details['breach']}", BREACHES[details["breach"]], VOID)


def suspects_with_wagers(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    table = round_.table
    names = tuple(hand.person for hand in table.in_play if hand.person in table.suspected)
    return [(choice("person", names),)] if names else []


def declare_void(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
    """Every wager that the player still has in the round."""
    table = round_.table
    hand = table.hand_of(details["person"])
    assert hand is not None
    table.void(hand, VOID)
    table.rule(f"{hand.person}'s wagers are void, and {hand.label} is out of the round", VOID)


def somebody_is_suspected(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    table = round_.table
    return [()] if table.suspected and not table.silent else []


def direct_silence(round_: Round[CaribbeanStudTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.silent = True
    assert table.text.making.silence is not None
    table.announce(table.text.making.silence)
    table.rule("the players are to be silent after the first card of a round", SILENCE)


def silence_is_directed(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    return [()] if round_.table.silent else []


def lift_silence(round_: Round[CaribbeanStudTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.silent = False
    table.rule("the players need no longer be silent", SILENCE)


def several_are_suspected(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    table = round_.table
    names = tuple(name for name in table.suspected if name in table.people)
    return [(several("players", names, least=2),)] if len(names) > 1 else []


def keep_apart(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    group = frozenset(details["players"])
    if group not in table.apart:
        table.apart.append(group)
    table.rule(f"{' and '.join(sorted(group))} must not play at the same table", "qld s248(3)(b)")


COLLUSION_ACTS: Final[tuple[Act[CaribbeanStudTable], ...]] = (
    act("suspect a breach", DEALER_OR_MORE_SENIOR, "qld s248(2)", hands_are_out, suspect, "of s248(1)",
        closed="nobody has cards to exchange or to tell of"),
    act("declare a suspect's wagers void", DIRECTORS, "qld s248(2)", suspects_with_wagers, declare_void),
    act("direct silence", DIRECTORS, "qld s248(3)(a)", somebody_is_suspected, direct_silence),
    act("lift the silence", DIRECTORS, "qld s248(3)(a)", silence_is_directed, lift_silence),
    act("keep players apart", DIRECTORS, "qld s248(3)(b)", several_are_suspected, keep_apart),
)  # fmt: skip
