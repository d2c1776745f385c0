"""Players: their seats (qld s452), silence (s453), contraventions (s454), and what nobody may do."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.never import never
from houseway.games.pai_gow.moments import BEFORE_THE_ROUND
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.leaving import leave
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS
from houseway.play.round import Round
from houseway.play.settlement import give_back

ROUNDS_WITHOUT_A_WAGER: Final = 3
CANCELLED: Final = cite("qld s454(a)")
CHANGED: Final = "changed a hand that was set"
SPOKE: Final = "spoke after silence was directed"
CONTRAVENTIONS: Final = {  # what a player may have done, and the words of this Part against it
    "handled a wager too late": "qld s420(1)",
    "looked at tiles before a priority hand was set": "qld s421(2)",
    "touched a tile in the shuffle or cut": "qld s430(5)",
    "let others see tiles": "qld s433(1)",
    "took tiles out of control or view": "qld s433(2)",
    "handled tiles of another": "qld s433(3)",
    CHANGED: "qld s435(4)",
    "exposed tiles before all hands were set": "qld s435(5)",
    "looked at unplayed tiles": "qld s435(7)",
}


def causes(table: PaiGowTable) -> tuple[str, ...]:
    dealt = any(hand.tiles for hand in table.hands.values())
    return (*CONTRAVENTIONS, *((SPOKE,) if table.silent and dealt else ()))


def words_against(table: PaiGowTable, cause: str) -> Cite:
    if cause == CHANGED:
        return table.text.stays_set
    return cite(CONTRAVENTIONS.get(cause, "qld s453(3)"))


# s452


def who_may_have_to_go(round_: Round[PaiGowTable], _who: str) -> Ways:
    """Before a round starts: a player without a wager in the last three, while every other seat is taken."""
    table = round_.table
    if len(table.players) < table.rules.seats:
        return []
    seated = [p.name for p in table.players[: table.rules.seats]]
    idle = [n for n in seated if table.missed.get(n, 0) >= ROUNDS_WITHOUT_A_WAGER and not table.chips_lie(n)]
    return [(choice("person", idle),)] if idle else []


def vacate(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    leave(round_, name, {})
    table.rule(f"{name} made no wager for {ROUNDS_WITHOUT_A_WAGER} rounds and vacates the seat", "qld s452")


# s453


def may_be_silenced(round_: Round[PaiGowTable], _who: str) -> Ways:
    return [] if round_.table.silent else [()]


def direct_silence(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.silent = True
    table.rule("all players are silent once the first tiles are dealt", "qld s453(1)", "qld s453(2)")


# s454


def players_with_wagers(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    names = list(dict.fromkeys(p.person for p in table.wagers()))
    return [(choice("person", names), choice("cause", causes(table)))] if names else []


def cancel(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    for placed in table.wagers_of(name):
        give_back(table, placed, CANCELLED)
        table.after_leaving(placed)
    what = f"{name} {details['cause']}: the wager is cancelled and goes back"
    table.rule(what, words_against(table, details["cause"]), CANCELLED, "reading P20")


def players_here(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    names = [p.name for p in table.players if not p.excluded]
    return [(choice("person", names), choice("cause", causes(table)))] if names else []


def exclude(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    person = table.people[name]
    person.excluded, person.excluded_under = True, "qld s454(b)"
    what = f"{name} {details['cause']} and is excluded from the game"
    table.rule(what, words_against(table, details["cause"]), "qld s454(b)")


def two_players(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    names = [p.name for p in table.players if not p.excluded]
    return [
        (choice("person", (name,)), choice("other", [n for n in names if n != name]), choice("cause", causes(table)))
        for name in names
        if len(names) > 1
    ]


def keep_apart(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name, other = round_.table, details["person"], details["other"]
    if other not in table.apart.setdefault(name, []):
        table.apart[name].append(other)
    what = f"{name} {details['cause']} and may not play at the same table as {other}"
    table.rule(what, words_against(table, details["cause"]), "qld s454(c)")


VACATE: Final = act(
    "vacate the seat", DEALER_OR_MORE_SENIOR, "qld s452", who_may_have_to_go, vacate, "3 rounds without a wager",
    at=BEFORE_THE_ROUND,
)  # fmt: skip
CONDUCT_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    VACATE,
    act("direct silence", DIRECTORS, "qld s453(2)", may_be_silenced, direct_silence),
    act("cancel the wager", DIRECTORS, "qld s454(a)", players_with_wagers, cancel),
    act("exclude from the game", DIRECTORS, "qld s454(b)", players_here, exclude),
    act("keep apart", DIRECTORS, "qld s454(c)", two_players, keep_apart, "not at the same table as another player"),
    never("touch a tile", cite("qld s430(5)"), "players touch no tile while they are shuffled and cut"),
    never("change the setting", cite("qld s435(4)"), "a hand that is set stays so until its wager is dealt with"),
    never(
        "have the points counted",
        cite("qld s435(2)"),
        "players count the points of their own hands",
        "ask for the house way",
    ),
    never("expose tiles", cite("qld s435(5)"), "no tiles are exposed before all hands are set"),
    never("view unplayed tiles", cite("qld s435(7)"), "nobody views them until all wagers are settled"),
)
