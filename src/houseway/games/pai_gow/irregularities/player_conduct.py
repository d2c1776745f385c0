"""Players: their seats (qld s452), silence (s453), contraventions (s454), and what nobody may do."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.prohibitions import never
from houseway.games.pai_gow.irregularities.contraventions import causes, not_there, words_against
from houseway.games.pai_gow.moments import BEFORE_THE_ROUND
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.departure import leave
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS
from houseway.play.round import Round
from houseway.play.settlement import give_back
from houseway.play.wager import void

ROUNDS_WITHOUT_A_WAGER: Final = 3
CANCELLED: Final = cite("qld s454(a)")
IS_CANCELLED: Final = void("the wagers of {person} are cancelled, for what was reported of them")

# s452


def who_may_have_to_go(round_: Round[PaiGowTable], _who: str) -> Ways:
    """Before a round starts: a player without a wager in the last three, while every other seat is taken."""
    table = round_.table
    if len(table.players) < table.rules.seats:
        return []
    seated = [p.name for p in table.players[: table.rules.seats]]
    idle = [n for n in seated if table.missed.get(n, 0) >= ROUNDS_WITHOUT_A_WAGER and not table.chips_lie(n)]
    return [(choice("person", idle),)] if idle else []


def not_idle(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    """Why somebody keeps the seat."""
    table, name = round_.table, str(details.get("person", ""))
    if name not in [p.name for p in table.players] or round_.moment not in BEFORE_THE_ROUND:
        return None
    if len(table.players) < table.rules.seats:
        return Refused("qld s452(b)", "not all other seats at the table are occupied", ground=Ground.WHAT)
    missed = 0 if table.chips_lie(name) else table.missed.get(name, 0)
    why = f"{name} made no wager for {missed} rounds, and the seat is kept until {ROUNDS_WITHOUT_A_WAGER}"
    return Refused("qld s452(a)", why, ground=Ground.WHAT)


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
    names = dict.fromkeys(p.person for p in table.wagers())
    return [way for name in names for way in causes(table, name)]


def cancel(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    for placed in table.wagers_of(name):
        give_back(table, placed, CANCELLED, clause=IS_CANCELLED)
        table.after_leaving(placed)
    what = f"{name} {details['cause']}: the wager is cancelled and goes back"
    table.rule(what, words_against(table, details["cause"]), CANCELLED, "reading P20")


def players_here(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    return [way for p in table.players if not p.excluded for way in causes(table, p.name)]


def exclude(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    person = table.people[name]
    person.excluded, person.excluded_under = True, "qld s454(b)"
    what = f"{name} {details['cause']} and is excluded from the game"
    table.rule(what, words_against(table, details["cause"]), "qld s454(b)")


def two_players(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    names = [p.name for p in table.players if not p.excluded]
    if len(names) < 2:
        return []
    return [way for name in names for way in causes(table, name, choice("other", [n for n in names if n != name]))]


def keep_apart(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name, other = round_.table, details["person"], details["other"]
    if other not in table.apart.setdefault(name, []):
        table.apart[name].append(other)
    what = f"{name} {details['cause']} and may not play at the same table as {other}"
    table.rule(what, words_against(table, details["cause"]), "qld s454(c)")


def contravention_seen(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name, cause = round_.table, details["person"], details["cause"]
    what = f"{name} {cause}: the wager may be cancelled, or the player excluded or kept apart from another"
    table.rule(what, words_against(table, cause), "qld s454")


VACATE: Final = act(
    "vacate the seat", DEALER_OR_MORE_SENIOR, "qld s452", who_may_have_to_go, vacate, "3 rounds without a wager",
    not_idle, at=BEFORE_THE_ROUND,
)  # fmt: skip
CONDUCT_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    VACATE,
    act("direct silence", DIRECTORS, "qld s453(2)", may_be_silenced, direct_silence),
    act("contravention seen", DEALER_OR_MORE_SENIOR, "qld s454", players_here, contravention_seen, "", not_there,
        closed="no player can have done anything against this Part yet"),
    act("cancel the wager", DIRECTORS, "qld s454(a)", players_with_wagers, cancel, "", not_there),
    act("exclude from the game", DIRECTORS, "qld s454(b)", players_here, exclude, "", not_there),
    act("keep apart", DIRECTORS, "qld s454(c)", two_players, keep_apart, "not at the same table as another player",
        not_there),
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
)  # fmt: skip
