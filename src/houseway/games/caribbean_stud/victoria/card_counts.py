"""A wrong number of cards: in a hand (r14.4 to r14.6), in the deck (r14.9, r3.3), or by the shuffling shoe (r14.14)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.house_deals import as_dealt, held_against_the_deal
from houseway.games.caribbean_stud.moments import (
    BEFORE_THE_CALL,
    CARDS_OUT,
    DEALT,
    DECIDED,
    MOMENTS,
    NEW_CARDS,
    SINCE_THE_CALL,
)
from houseway.games.caribbean_stud.preparation import new_cards
from houseway.games.caribbean_stud.terms import PLACES
from houseway.games.caribbean_stud.victoria.duties import DUTIES, TELL_THE_PIT_BOSS, TELL_THE_SUPERVISOR
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.games.caribbean_stud.victoria.withdrawals import offer_to_retract
from houseway.play.acts import Act, Ways, act, choice, plainly, several
from houseway.play.ask import Aside, Offer, Script, Steps, always
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, GAME_SUPERVISOR_OR_ABOVE, Role
from houseway.play.round import Round

RIGHT: Final = "the number is right"
DISCREPANCY: Final = "too few or too many"
DEALERS: Final = "dealer"


class CardCount(NamedTuple):
    """What a count of all the cards has found: whether all are there, and which other hands are wrong."""

    right: bool
    hands: Sequence[str] = ()


def count_all(
    table: VictorianTable, under: Cite, right: Cite, wrong: Cite, *, still: Callable[[], bool] = always,
    others: Sequence[str] = (), moment: str = "",
) -> Steps[CardCount | None]:  # fmt: skip
    """The dealer counts; None where another ruling has come before it, and nothing hangs on it any more."""
    found = (several("hands", others, optional=True),) if others else ()
    results = {RIGHT: Offer(right, found, "naming further hands that are wrong"), DISCREPANCY: Offer(wrong)}
    offers, refuses = as_dealt(table, results, DISCREPANCY)
    answer = yield Aside(DEALER, offers, under, "counting all the cards", refuses, wanted=still, moment=moment)
    return None if answer is None else CardCount(answer[1] == RIGHT, answer[2].get("hands", ()))


# r14.4 to r14.6


def with_cards(table: VictorianTable) -> tuple[str, ...]:
    """Also a hand that was folded: its cards are spread and counted then (r8.4)."""
    return *(hand.label for hand in table.hands.values() if hand.live or hand.folded), DEALERS


def may_be_wrong(table: VictorianTable) -> list[str]:
    """Where the house deals, the table knows how many cards each hand has (reading G26)."""
    found = known_to_be_wrong(table) if table.house_deals else with_cards(table)
    return [label for label in found if label not in table.counting]


def hands_with_cards(round_: Round[VictorianTable], _who: str) -> Ways:
    hands = may_be_wrong(round_.table)
    return [(choice("hand", hands, among=(*PLACES, DEALERS)),)] if hands else []


def not_wrong(round_: Round[VictorianTable], details: Mapping[str, Any]) -> Refused | None:
    table, which = round_.table, details.get("hand")
    if which in table.counting:
        why = f"all the cards are being counted for {which} already"
        return Refused(found_under(str(which)), why, ground=Ground.WHEN)
    if table.house_deals and table.dealt and which in with_cards(table):
        why = f"{which} has the cards that the house dealt it, and they are as many as they should be"
        return Refused(found_under(str(which)), why, ground=Ground.WHAT)
    return None


def wrong_number(round_: Round[VictorianTable], who: str, details: Mapping[str, Any]) -> Script | None:
    table, which = round_.table, details["hand"]
    late = round_.moment in SINCE_THE_CALL
    if table.people[who].role is Role.DEALER:
        table.owe(TELL_THE_SUPERVISOR, under=found_under(which) if late else None)
    if late:
        return found_too(table, which) if table.counting or table.counted else found_late(table, [which])
    table.rule(f"{which} has a wrong number of cards: a misdeal", "vic 25/1999 r14.4", "reading CS17")
    table.misdeal("vic 25/1999 r14.4", "reading CS17")
    return None


def found_under(which: str) -> Cite:
    return cite("vic 25/1999 r14.6" if which == DEALERS else "vic 25/1999 r14.5")


def found_late(table: VictorianTable, wrong: Sequence[str], moment: str = "") -> Steps[None]:
    """After the call of "bet or fold": whatever hand is wrong comes out in the one count (reading CS26)."""
    under = found_under(wrong[0])
    table.rule(f"{' and '.join(wrong)}: a wrong number of cards, and all the cards are counted", under)
    table.owe(TELL_THE_PIT_BOSS, under=under)
    right, discrepancy = cite(f"{under.text}.2"), cite(f"{under.text}.1")
    table.counting = list(wrong)
    others, still = may_be_wrong(table), table.dealers_cards_matter
    found = yield from count_all(table, under, right, discrepancy, still=still, others=others, moment=moment)
    wrong, table.counting = table.counting, []
    if found is None:
        return
    if found.right:
        table.counted = True
        yield from hands_are_wrong(table, [*wrong, *found.hands, *known_to_be_wrong(table)], moment)
        return
    table.rule("cards are missing or too many: a misdeal, and others are brought", discrepancy, "reading CS17", OTHERS)
    table.misdeal(discrepancy, "reading CS17")
    table.due = NEW


def found_too(table: VictorianTable, which: str) -> Script:
    """The count that is awaited, or that was made, settles the matter for this hand as well (reading CS26)."""
    table.rule(f"{which}: a wrong number of cards, which the one count settles", found_under(which), "reading CS26")
    if table.counting:
        table.counting.append(which)
    else:
        yield from hands_are_wrong(table, [which], "")
    return None


def known_to_be_wrong(table: VictorianTable) -> list[str]:
    hands = [hand.label for hand in table.hands.values() if hand.miscounted and (hand.live or hand.folded)]
    return [*hands, *([DEALERS] if table.dealer.miscounted and not table.no_hand else [])]


def hands_are_wrong(table: VictorianTable, wrong: Sequence[str], moment: str) -> Steps[None]:
    """Each of the players' is void, and the dealer's is none; everybody else may retract."""
    right, players = cite("vic 25/1999 r14.5.2"), [label for label in dict.fromkeys(wrong) if label != DEALERS]
    together = ("reading CS26",) if len(set(wrong)) > 1 else ()
    for hand in [table.hands[label] for label in players]:
        table.reinstate(hand)
        table.void(hand, right)
        table.discard(hand)
        table.rule(f"{hand.label} is void; everybody else may retract", right, *together)
    if DEALERS in wrong:
        dealers_hand_is_none(table)
    if players and not table.retracting:  # else whoever is left is being asked
        table.retracting = True
        yield from offer_to_retract(table, table.in_play, right, moment)
        table.retracting = False


def count_hands(table: VictorianTable) -> Steps[None]:
    """Nobody noticed before: a wrong number comes out as folded hands are spread, or before a hand is compared."""
    if wrong := [label for label in known_to_be_wrong(table) if label != DEALERS]:
        yield from found_late(table, wrong, DECIDED)


def count_the_dealers(table: VictorianTable) -> Steps[None]:
    if table.dealer.miscounted and not table.no_hand:
        yield from found_late(table, [DEALERS], DECIDED)


def dealers_hand_is_none(table: VictorianTable) -> None:
    table.dealer_has_no_hand()
    what = "the dealer has no hand: every ante is paid, those of folded hands too"
    table.rule(what, "vic 25/1999 r14.6.2", "vic 25/1999 r14.6.2.1", "reading CS19")
    table.rule("every player's hand is looked at for the jackpot", "vic 25/1999 r14.6.2.2", "reading CS19")


# r14.9, r3.3

OTHERS: Final = "reading CS27"
NEW: Final = "new cards"


def undecided(round_: Round[VictorianTable]) -> bool:
    """The cards are out, and a hand is still to be decided, be it the dealer's."""
    return round_.moment in CARDS_OUT and (round_.table.anybody_left() or round_.moment == DECIDED)


def not_52_cards(round_: Round[VictorianTable], _who: str, _details: Mapping[str, Any]) -> Script:
    return without_52(round_, "the deck in use has not 52 cards", "vic 25/1999 r14.9")


def without_52(round_: Round[VictorianTable], what: str, *under: str) -> Steps[None]:
    """A round under way is void, a settled one stands (reading CS17); no other is dealt with these cards (CS27)."""
    table, on = round_.table, undecided(round_)
    if on:
        void(table, f"{what}: the round is void, and others are brought", *under)
        return
    settled = ("reading CS17",) if table.dealt else ()
    table.rule(f"{what}: others are brought", *under, *settled, OTHERS)
    if table.dealt:  # before the next round
        table.due = NEW
    elif round_.moment != NEW_CARDS:  # where they are looked over anyway
        yield from new_cards(table)


def void(table: VictorianTable, what: str, *under: str) -> None:
    table.rule(what, *under, "reading CS17", OTHERS)
    table.void_round(*under, "reading CS17")
    table.due = NEW


def verify(round_: Round[VictorianTable], who: str, _details: Mapping[str, Any]) -> Script:
    under, wrong = cite("vic 25/1999 r3.3"), "vic 25/1999 r14.9"
    still = round_.table.dealers_cards_matter if undecided(round_) else always
    found = yield from count_all(round_.table, under, under, cite(wrong), still=still)
    if found is not None and found.right:
        round_.table.rule(f"the {who} has the cards counted: all are there", under)
    elif found is not None:
        what = f"the {who} has the cards counted, and not 52 are there"
        yield from without_52(round_, what, under.text, wrong if undecided(round_) else "vic 25/1999 r3.2")
    return None


# r14.14


def dealt_by_a_shuffling_shoe(round_: Round[VictorianTable], _who: str) -> Ways:
    return [()] if round_.table.rules.device else []


def not_verified(round_: Round[VictorianTable], _who: str, _details: Mapping[str, Any]) -> Script:
    table, under = round_.table, cite("vic 25/1999 r14.14")
    table.rule(
        "the shuffling shoe does not confirm the cards that are left: every hand and the rest are counted", under
    )
    found = yield from count_all(table, under, under, under, still=table.dealers_cards_matter)
    if found is not None and not found.right:
        void(table, "cards are missing or too many: the round is void, and others are brought", under.text)
    return None


STAFF: Final = DEALER_OR_MORE_SENIOR
COUNT_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("wrong number of cards", STAFF, "vic 25/1999 r14.4", hands_with_cards, wrong_number, "too many or too few",
        not_wrong, at=(*BEFORE_THE_CALL, *SINCE_THE_CALL),
        closed=("no cards are dealt that could be too many or too few", "the round is settled")),
    *held_against_the_deal(
        act("not 52 cards", STAFF, "vic 25/1999 r14.9", plainly, not_52_cards, "in the deck in use", at=MOMENTS),
    ),
    act("have the cards counted", GAME_SUPERVISOR_OR_ABOVE, "vic 25/1999 r3.3", plainly, verify, at=MOMENTS),
    act("shuffling shoe does not verify", STAFF, "vic 25/1999 r14.14", dealt_by_a_shuffling_shoe, not_verified,
        at=(DEALT, *SINCE_THE_CALL), closed="the shuffling shoe, where one is used, is read when the deal is complete"),
    *DUTIES,
)  # fmt: skip
