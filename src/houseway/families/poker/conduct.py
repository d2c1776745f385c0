"""Players who contravene their Part: what is reported of them, silence, and what is directed on that (s364, s365)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.moments import BEFORE
from houseway.families.poker.seat import ACTIVE, Seat
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Act, Fields, Ways, choice, choice_by, several
from houseway.play.duties import Duty, duty
from houseway.play.house import EXCLUSION
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

SPOKE: Final = "spoke after silence was directed"
RETRIEVED: Final = "retrieved folded cards"
SHOWED_FOLDED: Final = "let somebody see cards that were folded"
SHOWED: Final = "let somebody see their cards"
TOLD: Final = "told another of a hand"
TELL: Final = "tell the others"
CONTRAVENTIONS: Final[Mapping[str, tuple[str, str]]] = {  # the words against it, and what follows besides a direction
    "helped another player": ("qld s356(1)", "each plays their own hand on"),
    "took advice": ("qld s356(2)", "the player alone decides"),
    SHOWED: ("qld s356(3)", "the round of play goes on"),
    SHOWED_FOLDED: ("qld s356(4)", "the round of play goes on"),
    "kept from the others what was learnt": ("qld s356(5)", "the others are to know it"),
    "looked at folded or undealt cards": ("qld s356(7)", "the round of play goes on"),
    "added to or reduced the table stake": ("qld s342(3)", "the table stake is what it was as the round started"),
    "declined the buck": ("qld s339(3)", "the player has it all the same"),
    "bet by saying so alone": ("qld s344(2)", "that is no bet"),
    "acted out of turn": ("qld s330(3)", "whoever was missed acts first"),
    "bet for another player": ("qld s353(3)", "those chips go back"),
    "gave or lent chips": ("qld s353(3)", "those chips go back"),
    "agreed to divide the pot": ("qld s349(7)", "the round of play is played to its conclusion"),
    RETRIEVED: ("qld s363(1)", "the cards go back to the circle, and the player stays out"),
    "exchanged cards": ("qld s363(2)(a)", "each has the cards that were dealt to them"),
    TOLD: ("qld s363(2)(b)", "the round of play goes on"),
    SPOKE: ("qld s364(3)", "the player may be barred from the table"),
}


def conduct_acts(part: Parallel) -> tuple[Act[PokerTable], ...]:
    """The rows of these acts."""
    return (
        Act("report a contravention", DEALER_OR_MORE_SENIOR, part("qld s365"), _may_report, _report, "by which player",
            _not_there, closed=_nobody_plays),
        duty(TELL, PLAYERS, part("qld s356(5)"), "what one player learnt of another's cards"),
        Act("direct silence", DIRECTORS, part("qld s364(1)"), _may_silence, _silence, closed=_no_silence),
        Act("bar from the table", DIRECTORS, part("qld s364(2)"), _may_bar, _bar, "who spoke, and whom they told",
            closed=_nobody_spoke),
        _direction("declare a bet void", part("qld s365(a)"), _with_bets, void, "all that the player has bet"),
        _direction("exclude from the round", part("qld s365(b)(i)"), _in_the_round, put_out_of_the_round),
        replace(EXCLUSION, does=exclude_for_a_device),
        _direction("exclude from the game", part("qld s365(b)(ii)"), _in_the_game, exclude),
    )  # fmt: skip


# Contraventions


def causes(table: PokerTable, name: str) -> list[str]:
    """What this player may have done: nobody breaks a silence that was not directed, nor touches cards not folded."""
    folded = any(seat.name == name for seat in table.folds)
    return [
        each
        for each in CONTRAVENTIONS
        if (table.silent or each != SPOKE) and (folded or each not in (RETRIEVED, SHOWED_FOLDED))
    ]


def kept_hidden(table: PokerTable, name: str) -> Cite:
    """What has a player keep their cards from everybody: in a round of play, and once they are inactive in it too."""
    seat = table.seat_of(name) if table.moment != BEFORE else None
    inactive = seat is not None and seat.state is not ACTIVE
    return table.part("qld s356(4)" if inactive else "qld s356(3)")


def _words_against(table: PokerTable, name: str, cause: str) -> Cite:
    return kept_hidden(table, name) if cause == SHOWED else table.part(CONTRAVENTIONS[cause][0])


def _by_person(table: PokerTable, names: Iterable[str]) -> Fields:
    pairs = [(name, causes(table, name)) for name in names]
    return choice("person", [name for name, _ in pairs]), choice_by("cause", "person", pairs)


def _not_there(round_: Round[PokerTable], details: Mapping[str, Any]) -> Refused | None:
    """Why such a ground is none."""
    table, name, cause = round_.table, str(details.get("person")), details.get("cause")
    if name not in {person.name for person in table.players}:
        return None
    if cause is None:
        causes_ = ", ".join(causes(table, name))
        why = f"nothing is said that {name} has contravened"
        return Refused(table.part("qld s365"), why, ground=Ground.WHAT, instead=f"say which 'cause': {causes_}")
    if cause == SPOKE and not table.silent:
        return Refused(table.part("qld s364(1)"), "nobody was directed to be silent", ground=Ground.WHAT)
    if cause in (RETRIEVED, SHOWED_FOLDED) and cause not in causes(table, name):
        under = table.part(CONTRAVENTIONS[str(cause)][0])
        return Refused(under, f"{name} has not folded", ground=Ground.WHAT)
    return None


def _may_report(round_: Round[PokerTable], _who: str) -> Ways:
    names = [person.name for person in round_.table.players]
    return [_by_person(round_.table, names)] if names else []


def _nobody_plays(round_: Round[PokerTable], _who: str) -> Refused:
    return Refused(round_.table.part("qld s365"), "there is no player at the table", ground=Ground.WHO)


def _report(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> None:
    """It is a ground for what a floor manager directs; until then the round of play goes on."""
    table, name, cause = round_.table, details["person"], details["cause"]
    _, follows = CONTRAVENTIONS[cause]
    table.contraventions[name] = cause
    if cause in (SHOWED, SHOWED_FOLDED, TOLD):
        _known_to_another(table, name)
    table.rule(f"{name} {cause}: {follows}", _words_against(table, name, cause), table.part("qld s365"))


def uncalled(table: PokerTable, seat: Seat) -> bool:
    """Has this player made a bet that nobody has called?"""
    return seat.stays and table.betting is not None and table.betting.leader is seat and table.betting.uncalled


def _known_to_another(table: PokerTable, name: str) -> None:
    """Whoever learnt of these cards has to tell the others, where the player is inactive or has an uncalled bet."""
    seat = table.seat_of(name)
    if seat is None or table.moment == BEFORE:
        return
    under = "qld s356(6)" if uncalled(table, seat) else "qld s356(5)" if seat.state is not ACTIVE else ""
    row = table.game.act_named[TELL]
    if under and isinstance(row, Duty):
        table.owe(row, about=f"{name}'s cards", under=table.part(under))


# Silence


def _may_silence(round_: Round[PokerTable], _who: str) -> Ways:
    table = round_.table
    return [()] if table.seats and not table.silent and table.moment != BEFORE else []


def _no_silence(round_: Round[PokerTable], _who: str) -> Refused:
    why = "the players are silent already" if round_.table.silent else "silence is for a round of play, and none is on"
    return Refused(round_.table.part("qld s364(1)"), why, ground=Ground.WHEN)


def _silence(round_: Round[PokerTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.silent = True
    table.rule("the players are silent for this round of play", table.part("qld s364(1)"))


def _may_bar(round_: Round[PokerTable], _who: str) -> Ways:
    names = _in_the_game(round_)
    return [(several("people", names),)] if round_.table.silent and names else []


def _nobody_spoke(round_: Round[PokerTable], _who: str) -> Refused:
    return Refused(round_.table.part("qld s364(2)"), "no direction to be silent was contravened", ground=Ground.WHAT)


def _bar(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    under = table.part("qld s364(2)")
    for name in details["people"]:
        table.exclude(name, table.part("qld s364(3)"))
        _out(table, name, under)
        table.rule(f"{name} plays no more at this table", under, table.part("qld s364(3)"))


# What a floor manager directs, on a ground


def _direction(
    name: str,
    under: Cite,
    whom: Callable[[Round[PokerTable]], list[str]],
    does: Callable[[PokerTable, str, Cite], str],
    says: str = "",
) -> Act[PokerTable]:
    return Act(name, DIRECTORS, under, partial(_may_direct, whom), partial(_direct, under, does), says, _not_there)


def _may_direct(whom: Callable[[Round[PokerTable]], list[str]], round_: Round[PokerTable], _who: str) -> Ways:
    """On a ground that is said, or on what was reported of the player."""
    names = whom(round_)
    reported = [name for name in names if name in round_.table.contraventions]
    ways: list[Fields] = [(choice("person", reported),)] if reported else []
    return ways + ([_by_person(round_.table, names)] if names else [])


def _direct(
    under: Cite,
    does: Callable[[PokerTable, str, Cite], str],
    round_: Round[PokerTable],
    _who: str,
    details: Mapping[str, Any],
) -> None:
    table, name = round_.table, details["person"]
    cause = details.get("cause") or table.contraventions[name]
    against = _words_against(table, name, cause)  # as the player stands before they are put out for it
    table.rule(f"{name} {cause}{does(table, name, under)}", against, under)


def _with_bets(round_: Round[PokerTable]) -> list[str]:
    return [seat.name for seat in round_.table.seats if seat.bet or seat.early]


def _in_the_round(round_: Round[PokerTable]) -> list[str]:
    return [] if round_.moment == BEFORE else [seat.name for seat in round_.table.staying]


def _in_the_game(round_: Round[PokerTable]) -> list[str]:
    return [person.name for person in round_.table.players if not person.excluded]


def void(table: PokerTable, name: str, under: Cite) -> str:
    table.void_wagers(name, under)
    return ": their bets are void"


def put_out_of_the_round(table: PokerTable, name: str, under: Cite) -> str:
    _out(table, name, under)
    return " and takes no further part in the round of play"


def exclude(table: PokerTable, name: str, under: Cite) -> str:
    table.exclude(name, under)
    _out(table, name, under)
    return " and takes no further part in the game"


def exclude_for_a_device(round_: Round[PokerTable], who: str, details: Mapping[str, Any]) -> None:
    """As at any table; here that player is out of the round of play as well."""
    EXCLUSION.does(round_, who, details)
    _out(round_.table, details["person"], EXCLUSION.under)


def _out(table: PokerTable, name: str, under: Cite) -> None:
    """A player is out of the round of play; what they have bet stays in the pot (reading K29)."""
    seat = table.seat_of(name)
    if seat is not None and seat.stays:
        table.put_out(seat, under)
