"""What can be reported and directed at any poker table: bets out of turn, dead hands, information, conduct."""

from collections.abc import Iterable, Mapping
from typing import Any

from houseway.errors import Ground, Refused
from houseway.families.poker.conduct import conduct_acts, uncalled
from houseway.families.poker.dead_hands import HOLDS, TOO_FEW, TOO_MANY, declare_dead
from houseway.families.poker.early_bets import give_back_excess
from houseway.families.poker.excess_bets import over_the_limit
from houseway.families.poker.moments import BEFORE, BETTING, FIRST_BETTING, LATER_BETTING
from houseway.families.poker.seat import ACTIVE, Seat
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Act, Ways, choice, money
from houseway.play.people import DEALER, PLAYERS
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel


def irregularity_acts(part: Parallel, later: Iterable[str] = LATER_BETTING) -> tuple[Act[PokerTable], ...]:
    """The rows of acts that the four games share; in `later` rounds of betting a player may check."""
    early, inactive = part("qld s358(1)"), part("qld s356(5)")
    says = "the player is asked in turn"
    check = Act("check out of turn", PLAYERS, early, may_check_early, check_early, says, at=frozenset(later),
                closed=not_out_of_turn)  # fmt: skip
    return (
        Act(
            "bet out of turn",
            PLAYERS,
            early,
            may_bet_early,
            bet_early,
            "it is not the player's turn yet",
            closed=not_out_of_turn,
        ),
        *([check] if "qld s354(1)" in part else []),
        over_the_limit({FIRST_BETTING, *later}),
        Act(
            "declare a hand dead",
            DEALER,
            part("qld s362(1)"),
            may_be_dead,
            finds_dead,
            "too few or too many cards",
            not_dead,
            closed=nobody_holds,
        ),
        Act("tell all what was learnt", PLAYERS, inactive, may_tell, tell, "about whose cards"),
        *conduct_acts(part),
    )


def _staying(round_: Round[PokerTable]) -> list[Seat]:
    """Who is in the round of play; between rounds nobody is, though the last one's cards may still lie there."""
    return [] if round_.moment == BEFORE else round_.table.staying


# Betting out of turn


def may_bet_early(round_: Round[PokerTable], who: str) -> Ways:
    """While another is asked to bet; where no turn comes any more, the chips go back."""
    table = round_.table
    seat, betting = table.seat_of(who), table.betting
    if betting is None or betting.turn is None or round_.moment not in BETTING:
        return []
    waits = seat is not None and seat.state is ACTIVE and seat is not betting.turn and seat.stake >= table.unit
    return [(money("amount", table.unit, seat.stake, table.unit),)] if seat is not None and waits else []


def bet_early(round_: Round[PokerTable], who: str, details: Mapping[str, Any]) -> None:
    """The chips wait for the player's turn; what is over the betting limit goes back at once."""
    table = round_.table
    seat, betting = _seat(table, who), table.betting
    assert betting is not None
    assert betting.turn is not None
    limit = betting.limit(seat)
    over = min(max(seat.early + details["amount"] - limit, 0), details["amount"])
    if over:
        give_back_excess(table, seat, over)
    seat.wager_early(details["amount"] - over)
    betting.start()
    what = f"{who} bet out of turn: {betting.turn.name} and whoever else was missed act first"
    table.rule(what, table.part("qld s358(1)"))


def not_out_of_turn(round_: Round[PokerTable], who: str) -> Refused:
    """Why nobody, or not this player, acts out of turn now."""
    table, seat = round_.table, round_.table.seat_of(who)
    betting = table.betting if round_.moment in BETTING else None
    if betting is None or betting.turn is None:
        why = "nobody acts out of turn while no round of betting is on"
    elif seat is None or not seat.stays:
        why = f"{who} is out of the round of play"
    elif seat is betting.turn:
        why = f"it is {who}'s turn"
    elif seat.state is not ACTIVE or not seat.stake:
        why = f"{who} has no chips left"
    else:
        why = "there is a bet to call" if betting.opened else f"{who} has acted already"
    return Refused(table.part("qld s358(1)"), why, ground=Ground.WHEN)


def may_check_early(round_: Round[PokerTable], who: str) -> Ways:
    """While another may check, and this player is still to act."""
    betting, seat = round_.table.betting, round_.table.seat_of(who)
    if betting is None or seat is None or seat is betting.turn or seat.early or seat.state is not ACTIVE:
        return []
    return [()] if not betting.opened and seat.name not in betting.acted else []


def check_early(round_: Round[PokerTable], who: str, _details: Mapping[str, Any]) -> None:
    """Nothing comes of it: only a bet made out of turn can stand."""
    table, asked = round_.table, round_.table.asked
    assert asked is not None
    what = f"{who} checked out of turn: {asked.who} and whoever else was missed act first, and {who} in turn"
    table.rule(what, table.part("qld s358(1)"), "reading K33")


# Dead hands


def _holders(round_: Round[PokerTable]) -> list[str]:
    return [seat.name for seat in _staying(round_) if seat.cards]


def may_be_dead(round_: Round[PokerTable], _who: str) -> Ways:
    """What the table knows is held against it: a hand that has a card too many has not too few (reading K81)."""
    found: dict[tuple[str, ...], list[str]] = {}
    for holds in HOLDS if not round_.table.dealing else ():
        names = tuple(seat.name for seat in _staying(round_) if seat.cards and holds in _may_hold(seat))
        found.setdefault(names, []).append(holds)
    whoever = _holders(round_)
    return [
        (choice("person", names, among=whoever), choice("holds", holds, among=HOLDS))
        for names, holds in found.items()
        if names
    ]


def _may_hold(seat: Seat) -> tuple[str, ...]:
    if seat.wrong:
        return (TOO_MANY,) if seat.wrong > 0 else (TOO_FEW,)
    return () if seat.table.house_deals else HOLDS


def not_dead(round_: Round[PokerTable], details: Mapping[str, Any]) -> Refused | None:
    """Why such a hand is not dead: the deal may be put right still, or it has as many cards as it should."""
    table, seat = round_.table, round_.table.seat_of(str(details.get("person")))
    under = table.part("qld s362(1)")
    if table.dealing:
        return Refused(under, "until the betting starts, a wrong deal is put right or a misdeal", ground=Ground.WHEN)
    if seat is None or not seat.stays or details.get("holds") not in HOLDS:
        return None
    return Refused(under, f"{seat.name} holds {len(seat.cards)} cards as the table dealt them", ground=Ground.WHAT)


def nobody_holds(round_: Round[PokerTable], _who: str) -> Refused:
    why = "nobody holds cards" if not _holders(round_) else "every hand has the cards that it should"
    return Refused(round_.table.part("qld s362(1)"), why, ground=Ground.WHEN)


def finds_dead(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> None:
    declare_dead(round_.table, _seat(round_.table, details["person"]), details["holds"])


# Information


def may_tell(round_: Round[PokerTable], who: str) -> Ways:
    """Of an inactive player's cards an active player tells; of those behind an uncalled bet, anybody who plays."""
    table = round_.table
    seat = table.seat_of(who)
    others = [other.name for other in table.seats if seat is not None and _to_tell(table, seat, other)]
    return [(choice("person", others),)] if others else []


def _to_tell(table: PokerTable, seat: Seat, other: Seat) -> bool:
    if other is seat or not other.cards:
        return False
    return (seat.state is ACTIVE and other.state is not ACTIVE) or uncalled(table, other)


def tell(round_: Round[PokerTable], who: str, details: Mapping[str, Any]) -> None:
    """What one player learnt of another's cards, the others are told."""
    table = round_.table
    about = _seat(table, details["person"])
    whom, under = ("players", "qld s356(6)") if uncalled(table, about) else ("active players", "qld s356(5)")
    table.rule(f"what {who} learnt of {about.name}'s cards is told to all other {whom}", table.part(under))


def _seat(table: PokerTable, name: str) -> Seat:
    seat = table.seat_of(name)
    assert seat is not None
    return seat
