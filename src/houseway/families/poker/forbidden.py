"""Folding in another way than the rules have it, and what no poker player may do at all."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.families.never import never
from houseway.families.poker.moments import BETTING
from houseway.families.poker.out_of_turn import take_back
from houseway.families.poker.seat import ACTIVE
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Act, Ways, choice
from houseway.play.people import PLAYERS
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

INTO_THE_CIRCLE: Final = "{0} put in the circled area"
OTHERWISE: Final = "indicated in some other way"


def forbidden_acts(
    part: Parallel, cards: str = "hole cards", folded: str = "qld s356(4)"
) -> tuple[Act[PokerTable], ...]:
    """The rows of these acts. `cards` is what a player keeps to themselves, by `folded` even after folding."""
    how = partial(may_fold, (INTO_THE_CIRCLE.format(cards), OTHERWISE))
    out = "nobody else may find out what they were, though the player is out"
    return (
        Act("fold irregularly", PLAYERS, part("qld s355(2)"), how, fold, "in turn or out of turn"),
        never("help another player", part("qld s356(1)"), "a player plays in their own interest alone"),
        never("take advice", part("qld s356(2)"), "one player plays a hand, without help or advice"),
        never(f"show {cards}", part("qld s356(3)"), f"nobody else may find out what a player's {cards} are"),
        never("show folded cards", part(folded), out),
        never(
            "look at folded or undealt cards", part("qld s356(7)"), "they are nobody's to look at, in or after a round"
        ),
        never("declare a bet", part("qld s344(2)"), "a bet is made with chips, not by saying so"),
        never("decline the buck", part("qld s339(3)"), "whose turn it is has the buck"),
        never("give or lend chips", part("qld s353(3)"), "each player bets with their own table stake"),
        never("bet for another player", part("qld s353(3)"), "each player makes their own bets"),
        never("divide the pot by agreement", part("qld s349(7)"), "a round of play is played to its conclusion"),
        never("retrieve folded cards", part("qld s363(1)"), "whoever has folded is out of the round of play"),
        never("exchange cards", part("qld s363(2)(a)"), "players do not exchange cards"),
        never("tell of a hand", part("qld s363(2)(b)"), "a player keeps what the hand is to himself or herself"),
    )


def may_fold(how: tuple[str, str], round_: Round[PokerTable], who: str) -> Ways:
    """Once there are cards to fold, and a round of betting to leave."""
    seat = round_.table.seat_of(who)
    holds = seat is not None and seat.state is ACTIVE and seat.cards
    return [(choice("how", how),)] if holds and round_.moment in BETTING else []


def fold(round_: Round[PokerTable], who: str, details: Mapping[str, Any]) -> None:
    """The player is taken to have folded; chips that they bet out of turn go back only where they were outbid."""
    table = round_.table
    seat = table.seat_of(who)
    assert seat is not None
    assert table.betting is not None
    turn = () if table.betting.turn is seat else (table.part("qld s358(1)"),)
    how = table.part("qld s355(3)(b)" if details["how"] == OTHERWISE else "qld s355(3)(a)")
    if seat.early < table.betting.to_call(seat):
        take_back(table.betting, seat)
    table.betting.start()
    table.put_out(seat, how, dead=False)
    table.rule(f"{who} is taken to have folded", how, *turn)
