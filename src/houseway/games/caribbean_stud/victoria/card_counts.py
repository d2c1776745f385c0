"""A wrong number of cards: in a hand (r14.4 to r14.6), in the deck (r14.9), or by the shuffling shoe (r14.14)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud.moments import (
    BEFORE_THE_CALL,
    CARDS_OUT,
    DEALT,
    DECIDED,
    MOMENTS,
    SINCE_THE_CALL,
)
from houseway.games.caribbean_stud.terms import PLACES
from houseway.games.caribbean_stud.victoria.retracting import offer_to_retract
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.play.acts import Act, Ways, act, choice, plainly
from houseway.play.ask import Aside, Offer, Script, Steps
from houseway.play.duties import duty
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, GAME_SUPERVISOR, GAME_SUPERVISOR_OR_ABOVE
from houseway.play.round import Round

TELL_THE_PIT_BOSS: Final = duty(
    "tell the pit boss", DEALER | GAME_SUPERVISOR, "vic 25/1999 r14.5", "that a hand has a wrong number of cards"
)


def all_are_there(under: Cite, right: Cite, wrong: Cite, moment: str = "") -> Steps[bool]:
    """The dealer counts all the cards."""
    offers = {"the number is right": Offer(right), "too few or too many": Offer(wrong)}
    _, found, _ = yield Aside(DEALER, offers, under, "counting all the cards", moment=moment)
    return bool(found == "the number is right")


# r14.4 to r14.6


def hands_with_cards(round_: Round[VictorianTable], _who: str) -> Ways:
    """Also a hand that was folded: its cards are spread and counted then (r8.4)."""
    labels = tuple(hand.label for hand in round_.table.hands.values() if hand.live or hand.folded)
    return [(choice("hand", (*labels, "dealer"), among=PLACES),)]


def wrong_number(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> Script | None:
    table, which = round_.table, details["hand"]
    if round_.moment in SINCE_THE_CALL:
        return report(table, which)
    what = f"{which} has a wrong number of cards: the game supervisor is told, and it is a misdeal"
    table.rule(what, "vic 25/1999 r14.4", "reading CS17")
    table.misdeal("vic 25/1999 r14.4", "reading CS17")
    return None


def report(table: VictorianTable, which: str) -> Script:
    yield from found_late(table, which)
    return None


def found_late(table: VictorianTable, which: str, moment: str = "") -> Steps[None]:
    """After the call of "bet or fold"."""
    what = f"{which} has a wrong number of cards"
    under = cite("vic 25/1999 r14.6" if which == "dealer" else "vic 25/1999 r14.5")
    table.rule(f"{what}: the game supervisor has all the cards counted", under)
    table.owe(TELL_THE_PIT_BOSS, under=under)
    if which == "dealer":
        right, wrong = cite("vic 25/1999 r14.6.2"), cite("vic 25/1999 r14.6.1")
    else:
        right, wrong = cite("vic 25/1999 r14.5.2"), cite("vic 25/1999 r14.5.1")
    if not (yield from all_are_there(under, right, wrong, moment)):
        table.rule("cards are missing or too many: a misdeal", wrong, "reading CS17")
        table.misdeal(wrong, "reading CS17")
    elif which == "dealer":
        dealers_hand_is_none(table)
    else:
        hand = table.hands[which]
        table.reinstate(hand)
        table.void(hand, right)
        table.discard(hand)
        table.rule(f"{which} is void; everybody else may retract", right)
        yield from offer_to_retract(table, table.in_play, right, moment)


def count_hands(table: VictorianTable) -> Steps[None]:
    """Nobody noticed before: a wrong number comes out as folded hands are spread, or before a hand is compared."""
    for hand in [hand for hand in table.hands.values() if hand.miscounted and (hand.live or hand.folded)]:
        if hand.live or hand.folded:
            yield from found_late(table, hand.label, DECIDED)


def count_the_dealers(table: VictorianTable) -> Steps[None]:
    if table.dealer.miscounted and not table.no_hand:
        yield from found_late(table, "dealer", DECIDED)


def dealers_hand_is_none(table: VictorianTable) -> None:
    table.dealer_has_no_hand()
    what = "the dealer has no hand: every ante is paid, those of folded hands too"
    table.rule(what, "vic 25/1999 r14.6.2", "vic 25/1999 r14.6.2.1", "reading CS19")
    table.rule("every player's hand is looked at for the jackpot", "vic 25/1999 r14.6.2.2", "reading CS19")


# r14.9, r3.3


def undecided(round_: Round[VictorianTable]) -> bool:
    """The cards are out, and a hand is still to be decided, be it the dealer's."""
    return round_.moment in CARDS_OUT and (round_.table.anybody_left() or round_.moment == DECIDED)


def something_is_undecided(round_: Round[VictorianTable], _who: str) -> Ways:
    return [()] if undecided(round_) else []


def not_52_cards(round_: Round[VictorianTable], _who: str, _details: Mapping[str, Any]) -> None:
    void(round_.table, "the deck in use has not 52 cards: the round is void", "vic 25/1999 r14.9")


def void(table: VictorianTable, what: str, *under: str) -> None:
    table.rule(what, *under, "reading CS17")
    table.void_round(*under, "reading CS17")


def verify(round_: Round[VictorianTable], who: str, _details: Mapping[str, Any]) -> Script:
    return counted(round_.table, who, undecided(round_))


def counted(table: VictorianTable, who: str, undecided: bool) -> Script:
    """The supervisor has the cards counted; a round under way with a wrong number is void, a settled one stands."""
    under, wrong = cite("vic 25/1999 r3.3"), "vic 25/1999 r14.9"
    if (yield from all_are_there(under, under, cite(wrong))):
        table.rule(f"the {who} has the cards counted: all are there", under)
    elif undecided:
        void(table, f"the {who} has the cards counted, and not 52 are there: void", under.text, wrong)
    else:
        settled = ("reading CS17",) if table.dealt else ()
        table.rule(f"the {who} has the cards counted, and others are brought", under, "vic 25/1999 r3.2", *settled)
    return None


# r14.14


def dealt_by_a_shuffling_shoe(round_: Round[VictorianTable], _who: str) -> Ways:
    return [()] if round_.table.rules.device else []


def not_verified(round_: Round[VictorianTable], _who: str, _details: Mapping[str, Any]) -> Script:
    table, under = round_.table, cite("vic 25/1999 r14.14")
    table.rule(
        "the shuffling shoe does not confirm the cards that are left: every hand and the rest are counted", under
    )
    if not (yield from all_are_there(under, under, under)):
        void(table, "cards are missing or too many: the round is void", "vic 25/1999 r14.14")
    return None


STAFF: Final = DEALER_OR_MORE_SENIOR
COUNT_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("wrong number of cards", STAFF, "vic 25/1999 r14.4", hands_with_cards, wrong_number, "too many or too few",
        at=(*BEFORE_THE_CALL, *SINCE_THE_CALL)),
    act("not 52 cards", STAFF, "vic 25/1999 r14.9", something_is_undecided, not_52_cards, "in the deck in use",
        at=CARDS_OUT),
    act("have the cards counted", GAME_SUPERVISOR_OR_ABOVE, "vic 25/1999 r3.3", plainly, verify, at=MOMENTS),
    act("shuffling shoe does not verify", STAFF, "vic 25/1999 r14.14", dealt_by_a_shuffling_shoe, not_verified,
        at=(DEALT, *SINCE_THE_CALL)),
    TELL_THE_PIT_BOSS,
)  # fmt: skip
