"""Folding in another way than the rules have it, and what no poker player may do at all."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.conduct import kept_hidden
from houseway.families.poker.early_bets import take_back
from houseway.families.poker.moments import BEFORE, BETTING
from houseway.families.poker.seat import POT
from houseway.families.poker.table import PokerTable
from houseway.families.prohibitions import NeverAllowed, never
from houseway.play.acts import Act, Ways, choice, money
from houseway.play.people import PLAYERS
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

INTO_THE_CIRCLE: Final = "{0} put in the circled area"
OTHERWISE: Final = "indicated in some other way"


def forbidden_acts(part: Parallel, cards: str = "hole cards") -> tuple[Act[PokerTable], ...]:
    """The rows of these acts. `cards` is what a player keeps to themselves, even after folding."""
    how = partial(may_fold, (INTO_THE_CIRCLE.format(cards), OTHERWISE))
    out = "nobody else may find out what they were, though the player is out"
    return (
        Act("fold irregularly", PLAYERS, part("qld s355(2)"), how, fold, "in turn or out of turn", closed=not_to_fold),
        never("help another player", part("qld s356(1)"), "a player plays in their own interest alone"),
        never("take advice", part("qld s356(2)"), "one player plays a hand, without help or advice"),
        _never_show(part, cards),
        never("show folded cards", part("qld s356(4)"), out),
        never(
            "look at folded or undealt cards", part("qld s356(7)"), "they are nobody's to look at, in or after a round"
        ),
        never("declare a bet", part("qld s344(2)"), "a bet is made with chips, not by saying so"),
        never("decline the buck", part("qld s339(3)"), "whose turn it is has the buck"),
        Act(
            "give or lend chips",
            PLAYERS,
            part("qld s353(3)"),
            may_give,
            give,
            "between rounds of play alone",
            closed=not_to_give,
        ),
        never("bet for another player", part("qld s353(3)"), "each player makes their own bets"),
        never("divide the pot by agreement", part("qld s349(7)"), "a round of play is played to its conclusion"),
        never("retrieve folded cards", part("qld s363(1)"), "whoever has folded is out of the round of play"),
        never("exchange cards", part("qld s363(2)(a)"), "players do not exchange cards"),
        never("tell of a hand", part("qld s363(2)(b)"), "a player keeps what the hand is to himself or herself"),
    )


def _never_show(part: Parallel, cards: str) -> Act[Any]:
    why = f"nobody else may find out what a player's {cards} are"

    def closed(round_: Round[Any], who: str) -> Refused:
        return NeverAllowed(kept_hidden(round_.table, who), why, ground=Ground.WHAT)

    return replace(never(f"show {cards}", part("qld s356(3)"), why), refuses=None, closed=closed)


def may_fold(how: tuple[str, str], round_: Round[PokerTable], who: str) -> Ways:
    """Whenever there is a round of play to leave, the showdown included; with cards, once the player has some.

    Until the bets are made that it begins with there is none, so that nobody gets round those (reading K85).
    """
    table = round_.table
    seat = table.seat_of(who)
    if seat is None or not seat.stays or round_.moment == BEFORE or not table.on() or table.to_begin() is not None:
        return []
    return [(choice("how", how if seat.cards else how[1:], among=how),)]


def not_to_fold(round_: Round[PokerTable], who: str) -> Refused:
    """Why there is nothing that the player could leave."""
    table, seat = round_.table, round_.table.seat_of(who)
    if round_.moment == BEFORE or seat is None:
        return Refused(table.part("qld s355(2)"), f"{who} is in no round of play", ground=Ground.WHEN)
    if not seat.stays:
        return Refused(table.part("qld s355(2)"), f"{who} is out of the round of play already", ground=Ground.WHEN)
    if (under := table.to_begin()) is not None:
        why = "the bets that begin the round of play are still to be made: there is nothing to fold from yet"
        return Refused(under, why, ground=Ground.WHEN)
    return Refused(table.part("qld s355(2)"), f"nobody but {who} is left in the round of play", ground=Ground.WHEN)


def fold(round_: Round[PokerTable], who: str, details: Mapping[str, Any]) -> None:
    """The player is taken to have folded; chips that they bet out of turn go back only where they were outbid."""
    table, betting = round_.table, round_.table.betting
    seat = table.seat_of(who)
    assert seat is not None
    how = table.part("qld s355(3)(b)" if details["how"] == OTHERWISE else "qld s355(3)(a)")
    turn: tuple[Cite, ...] = ()
    if betting is not None and round_.moment in BETTING:
        turn = () if betting.turn is seat else (table.part("qld s358(1)"),)
        if seat.early < betting.to_call(seat):
            take_back(betting, seat)
        betting.start()
    table.put_out(seat, how, dead=False)
    table.rule(f"{who} is taken to have folded", how, *turn)


# Chips of one player for another: not in a round of play


def may_give(round_: Round[PokerTable], who: str) -> Ways:
    table = round_.table
    stake, others = table.people[who].purse.value, [person.name for person in table.players if person.name != who]
    amount = money("amount", table.unit, stake, table.unit)
    return [(choice("person", others), amount)] if round_.moment == BEFORE and others and stake >= table.unit else []


def not_to_give(round_: Round[PokerTable], who: str) -> Refused:
    """In a round each bets with their own table stake; between rounds it takes chips, and somebody to have them."""
    table = round_.table
    if round_.moment != BEFORE:
        why = "in a round of play each player bets with their own table stake"
        return Refused(table.part("qld s353(3)"), why, ground=Ground.WHEN)
    return Refused(table.game.made_with, f"{who} has no chips for another player", ground=Ground.MEANS)


def give(round_: Round[PokerTable], who: str, details: Mapping[str, Any]) -> None:
    table, amount = round_.table, details["amount"]
    table.move(table.people[who], -amount, POT)
    table.move(table.people[details["person"]], amount, POT)
