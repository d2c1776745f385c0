"""What a stud dealer announces between rounds, what the sign shows, and cards seen when they should not be."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import NAME, card
from houseway.families.poker.stud_deck import stud_table_of
from houseway.families.poker.stud_table import (
    ANTE,
    BLIND,
    COMPLETE,
    FULL_POT,
    HALF_POT,
    HIGHEST,
    LOWEST,
    MOST_PERCENT,
    StudCites,
)
from houseway.families.poker.table import Seat
from houseway.money import dollars
from houseway.play.acts import Act, Answer, Ways, choice, money
from houseway.play.ask import Card, Choice, Offer, Script
from houseway.play.people import DIRECTORS, Role
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["AnnouncementCites", "announcement_acts", "card_acts"]

DEALER: Final = frozenset({Role.DEALER})
FACE_UP_AFTER: Final = 3  # rounds of betting, the last that is followed by a face up card


# Announcements, and the sign


@dataclass(frozen=True, slots=True)
class AnnouncementCites:
    """Where a Part provides for these; of a pair, the first is for the start of a game and the second for later."""

    form: tuple[Cite, Cite]  # ante or blind betting
    opens: tuple[Cite, Cite]  # lowest or highest value card betting
    ace: Cite
    less: Cite  # commission
    pot_betting: Cite
    ante: Cite


def announcement_acts(under: AnnouncementCites) -> tuple[Act, ...]:
    """The rows of acts that say how the next rounds of play are played."""
    form, opens = (
        partial(_may_announce, "betting_form", (ANTE, BLIND)),
        partial(_may_announce, "opens", (HIGHEST, LOWEST)),
    )
    pot = partial(_may_announce, "pot_betting", (FULL_POT, HALF_POT))
    on_sign = (under.pot_betting, under.pot_betting)
    return (
        Act(
            "announce the form of betting", DEALER, under.form[1], form, partial(_announce, "betting_form", under.form)
        ),
        Act("announce which card opens", DEALER, under.opens[1], opens, partial(_announce, "opens", under.opens)),
        Act("announce the ace low as well", DEALER, under.ace, _may_lower_the_ace, partial(_lower_the_ace, under.ace)),
        Act("announce the commission", DEALER, under.less, _may_take_less, partial(_take_less, under.less)),
        Act("show the pot betting", DIRECTORS, under.pot_betting, pot, partial(_announce, "pot_betting", on_sign)),
        Act("show the ante bet", DIRECTORS, under.ante, _may_set_the_ante, partial(_set_the_ante, under.ante)),
    )


def _may_announce(what: str, forms: tuple[str, str], round_: "Round", _who: str) -> Ways:
    others = [form for form in forms if form != getattr(round_.table, what)]
    return [(choice(what, others),)] if between_rounds(round_) else []


def _announce(what: str, under: tuple[Cite, Cite], round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table = stud_table_of(round_)
    setattr(table, what, details[what])
    table.rule(f"{details[what]} applies from the next round of play on", under[bool(table.buck)])


def _may_lower_the_ace(round_: "Round", _who: str) -> Ways:
    """Before rounds of play with a reduced deck start."""
    table = stud_table_of(round_)
    ready = between_rounds(round_) and table.deck != COMPLETE and table.due and not table.ace_low
    return [()] if ready else []


def _lower_the_ace(under: Cite, round_: "Round", _who: str, _details: Mapping[str, Any]) -> None:
    table = stud_table_of(round_)
    table.ace_low = True
    table.rule("the ace is low as well as high", under)


def _may_take_less(round_: "Round", _who: str) -> Ways:
    """Before the rounds of play start."""
    ready = between_rounds(round_) and not stud_table_of(round_).buck
    return [(choice("percent", range(MOST_PERCENT + 1)),)] if ready else []


def _take_less(under: Cite, round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table = stud_table_of(round_)
    table.percent = details["percent"]
    table.rule(f"the commission is {table.percent}% of the whole twenties in what a player wins", under)


def _may_set_the_ante(round_: "Round", _who: str) -> Ways:
    table = stud_table_of(round_)
    most = table.minimum // table.unit * table.unit
    return (
        [(money("amount", table.unit, most, table.unit, table.law.ante_no_more),)]
        if between_rounds(round_) and most
        else []
    )


def _set_the_ante(under: Cite, round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table = stud_table_of(round_)
    table.ante = details["amount"]
    table.rule(f"the ante bet on the sign is ${dollars(table.ante)}", under)


# Cards that are seen


def card_acts(law: StudCites) -> tuple[Act, ...]:
    """The rows of acts for a card that comes or lies face up."""
    return (
        Act("deal a hole card face up", DEALER, law.hole_face_up, _may_deal_up, partial(_deal_up, law)),
        Act("card found face up", DEALER, law.first_found, _may_find, partial(_found, law), "in the deck"),
        Act("expose the next card", DEALER, law.exposed, _may_expose, partial(_expose, law), "before it is dealt"),
    )


def _awaited(round_: "Round") -> Seat | None:
    """Whose card is awaited."""
    return stud_table_of(round_).seat_of(round_.ask.to) if isinstance(round_.ask, Card) else None


def _cards(round_: "Round") -> list[str]:
    return [NAME[each] for each in stud_table_of(round_).shoe.weights()]


def _may_deal_up(round_: "Round", _who: str) -> Ways:
    seat = _awaited(round_)
    ready = seat is not None and len(seat.cards) < stud_table_of(round_).holes and not seat.up
    return [(choice("card", _cards(round_)),)] if ready else []


def _deal_up(law: StudCites, round_: "Round", _who: str, details: Mapping[str, Any]) -> Answer:
    seat = _awaited(round_)
    assert seat is not None
    seat.show_up(card(details["card"]))
    what = f"{seat.name}'s hole card came face up: the first face up card is dealt face down instead"
    round_.table.rule(what, law.hole_face_up)
    return Answer(card(details["card"]))


def _may_find(round_: "Round", _who: str) -> Ways:
    """A card that is to be dealt face up; one that a player should get face down instead is not."""
    table, seat = stud_table_of(round_), _awaited(round_)
    ready = seat is not None and table.dealing_up and not table.swapped(seat)
    return [(choice("card", _cards(round_)),)] if ready else []


def _found(law: StudCites, round_: "Round", _who: str, details: Mapping[str, Any]) -> Script | Answer:
    table = stud_table_of(round_)
    if table.first_card:
        table.rule(
            f"{details['card']}, found face up, was to be the first face up card: it is shuffled in", law.first_found
        )
        return _shuffle_in(law)
    table.rule(f"{details['card']} was found face up and is dealt all the same", law.later_found)
    return Answer(card(details["card"]))


def _shuffle_in(law: StudCites) -> Script:
    yield Choice(DEALER, {"shuffle the card in": Offer(law.first_found)}, law.first_found)
    return None


def _may_expose(round_: "Round", _who: str) -> Ways:
    """While a round of betting is on that a face up card follows."""
    table = stud_table_of(round_)
    on = table.betting is not None and table.betting.turn is not None and table.betting_rounds <= FACE_UP_AFTER
    ready = on and table.exposed is None and table.shoe.remaining
    return [(choice("card", _cards(round_)),)] if ready else []


def _expose(law: StudCites, round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table = stud_table_of(round_)
    table.exposed = card(details["card"])
    table.rule(f"{details['card']} was exposed too early: the round of betting goes on", law.exposed)
