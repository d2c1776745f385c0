"""Where a game's own Part provides for each step."""

from dataclasses import dataclass

from houseway.cite import Cite
from houseway.families.shuffling import ShufflingCites
from houseway.play.people import Role
from houseway.play.table import Call

__all__ = ["CardCites", "CoupCites", "FaultCites"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCites:
    """From new decks to a shoe that is ready."""

    shuffling: ShufflingCites
    inspected: Call  # the players see the cards face up
    begin_preshuffled: Cite  # the game begins with preshuffled cards
    replaced: Cite  # new decks after a shoe, sorted at the table
    replaced_preshuffled: Cite  # or preshuffled
    reshuffled: Cite  # at a player's request
    burnt: Cite
    sorted_by: Role = Role.FLOOR_MANAGER  # besides the dealer
    discards: str = "discard holder"  # what the Part calls it
    behind: int = 14  # at least so many cards lie behind the cutting card that ends the shoe


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultCites:
    """Irregularities."""

    becomes_bankers: Cite  # the player's hand got a card that it may not have, and the banker's draws
    becomes_next: Cite  # the banker's stays, and nobody has seen the card
    excess: Cite  # a card too many that nobody has seen
    disclosed: Cite  # the next hand's first card has been seen
    face_up_first: Cite  # or lies face up in the shoe
    dummy: tuple[Cite, ...]  # what a dummy round is, and that nobody wagers on it
    live: tuple[Cite, ...]  # face up in the shoe in the middle of a coup
    no_effect: tuple[Cite, ...]  # the shoe ran out
    after_natural: tuple[Cite, ...] = ()  # the banker's hand then stays
    not_the_last: tuple[Cite, ...] = ()  # a dummy round is not the last round that was announced
    after_the_last: tuple[Cite, ...] = ()  # nothing is dealt after the last round of a shoe
    dummy_called: str = "dummy round"  # what the text calls it
    comes_to: str = "it has no effect"  # a round that the shoe cannot finish


@dataclass(frozen=True, slots=True, kw_only=True)
class CoupCites:
    """The coup itself. A call of points has `{0}` for them, one of a dummy round `{0}` for its first card."""

    only_source: Cite  # all cards come from the shoe
    players_card: Cite  # the first and the third
    bankers_card: Cite  # the second and the fourth
    players_points: Call
    bankers_points: Call
    natural: Call
    players_third: Cite
    bankers_third: Cite
    cutting_card: Call  # it came in the middle of a round, which is finished
    last_round: Call  # and now the last one follows
    this_is_last: Call  # it was the first card of a round
    dummy_round: Call
    cards: CardCites
    faults: FaultCites
    shoe_completed: Call | None = None  # the last round is over: a shuffle comes first
    turned: Call | None = None  # the initial cards, where they were dealt face down
