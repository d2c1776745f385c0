"""Folding in another way than the rules have it, and what no poker player may do at all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.families.never import never
from houseway.families.poker.acts import table_of
from houseway.families.poker.table import ACTIVE
from houseway.play.acts import Act, Ways, choice
from houseway.play.people import PLAYERS

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["LapseCites", "lapse_acts"]

INTO_THE_CIRCLE: Final = "{0} put in the circled area"
OTHERWISE: Final = "indicated in some other way"


@dataclass(frozen=True, slots=True)
class LapseCites:
    """Where a Part provides for these."""

    fold: Cite  # how it is done
    taken_to_fold: tuple[Cite, Cite]  # the cards in the circled area; some other clear way
    out_of_turn: Cite  # whoever was missed acts first
    helping: Cite
    advice: Cite
    secret: Cite  # what a player's hole cards are
    looking: Cite  # at folded or undealt cards
    aloud: Cite
    buck_declined: Cite
    lending: Cite
    agreement: Cite  # to divide the pot
    retrieving: Cite
    exchanging: Cite
    telling: Cite
    still_secret: Cite | None = None  # what the cards were, once the player is inactive


def lapse_acts(under: LapseCites, cards: str = "hole cards") -> tuple[Act, ...]:
    """The rows of these acts. `cards` is what a player keeps to themselves."""
    secret = under.still_secret or under.secret
    ways = partial(may_fold, (INTO_THE_CIRCLE.format(cards), OTHERWISE))
    return (
        Act("fold irregularly", PLAYERS, under.fold, ways, partial(fold, under), "in turn or out of turn"),
        never("help another player", under.helping, "a player plays in their own interest alone"),
        never("take advice", under.advice, "one player plays a hand, without help or advice"),
        never(f"show {cards}", under.secret, f"nobody else may find out what a player's {cards} are"),
        never("show folded cards", secret, "nobody else may find out what they were, though the player is out"),
        never("look at folded or undealt cards", under.looking, "they are nobody's to look at, in or after a round"),
        never("declare a bet", under.aloud, "a bet is made with chips, not by saying so"),
        never("decline the buck", under.buck_declined, "whose turn it is has the buck"),
        never("give or lend chips", under.lending, "each player bets with their own table stake"),
        never("bet for another player", under.lending, "each player makes their own bets"),
        never("divide the pot by agreement", under.agreement, "a round of play is played to its conclusion"),
        never("retrieve folded cards", under.retrieving, "whoever has folded is out of the round of play"),
        never("exchange cards", under.exchanging, "players do not exchange cards"),
        never("tell of a hand", under.telling, "a player keeps what the hand is to himself or herself"),
    )


def may_fold(how: tuple[str, str], round_: "Round", who: str) -> Ways:
    """Once there are cards to fold, and a round of betting to leave."""
    table = table_of(round_)
    seat = table.seat_of(who)
    holds = seat is not None and seat.state is ACTIVE and seat.cards
    betting_is_on = table.betting is not None and table.betting.turn is not None
    return [(choice("how", how),)] if holds and betting_is_on else []


def fold(under: LapseCites, round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """The player is taken to have folded; chips that they bet out of turn go back."""
    table = table_of(round_)
    seat = table.seat_of(who)
    assert seat is not None
    assert table.betting is not None
    turn = () if table.betting.turn is seat else (under.out_of_turn,)
    seat.person.purse.value += seat.early
    seat.early = 0
    table.betting.start()
    table.fold(seat)
    table.rule(f"{who} is taken to have folded", under.taken_to_fold[details["how"] == OTHERWISE], *turn)
