"""Players who do not act, dispute a total, or reach for the cards; and a player asked to give up a box."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.card_handling import cards_handled
from houseway.families.prohibitions import never
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.blackjack.arithmetic import draws_for_absent
from houseway.games.blackjack.decisions import Decision, Exposed
from houseway.games.blackjack.irregularities.common import hand_named, labels
from houseway.games.blackjack.moments import WAGERS
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.turns import draw, draw_for_absent, refuse
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Choice, Script
from houseway.play.people import DIRECTORS, PLAYERS
from houseway.play.round import Round
from houseway.play.settlement import take_off

HANDLED: Final = cite("qld s33")
ALTERED: Final = cite("qld s21(1)")


def player_awaited(round_: Round[BlackjackTable]) -> Choice | None:
    """The player's choice that is waited for now, or when what is being put right is."""
    table = round_.table
    asks = (round_.ask, table.asked) if table.in_play else ()
    return next((ask for ask in asks if isinstance(ask, Choice) and ask.who in table.people and ask.wanted()), None)


def a_player_is_awaited(round_: Round[BlackjackTable], _who: str) -> Ways:
    return [()] if player_awaited(round_) else []


def act_for_absent(round_: Round[BlackjackTable], _who: str, _details: Mapping[str, Any]) -> Script:
    """Cards are drawn while the hard total is 11 or less (s64(b)); to whatever else is asked, as little as can be."""
    table, ask = round_.table, player_awaited(round_)
    assert ask is not None
    if not isinstance(ask, Decision):
        least = "decline" if "decline" in ask.offers else next(iter(ask.offers))
        table.rule(f"{ask.who} does not act: {least}", "qld s64", "reading B34")
        ask.wanted = never_again  # nothing is staked and nothing taken back where no answer comes
    elif isinstance(ask, Exposed):
        taken = draws_for_absent(ask.hand.hard, ask.hand.total)
        table.rule(f"{ask.who} does not act: {'accept' if taken else 'refuse'}", "qld s64", "reading B34")
        if taken:
            yield from draw(table, ask.hand)
        else:
            refuse(table, ask.hand)
    else:
        what = f"{ask.who} does not act on {ask.hand.label}: it draws to a hard total over 11"
        table.rule(what, "qld s64(b)", "reading B8")
        yield from draw_for_absent(table, ask.hand)
        ask.hand.barred = True
    return None


def never_again() -> bool:
    return False


def totals_are_out(round_: Round[BlackjackTable], _who: str) -> Ways:
    table = round_.table
    hands = [h for h in table.hands() if h.live and len(h.cards) >= 2]
    named = choice("hand", labels(hands), among=labels(table.hands()))
    return [(named,)] if hands and table.first_deal_is_over() else []


def dispute_total(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    """What was announced binds nobody: the cards do."""
    table = round_.table
    hand = hand_named(table, details["hand"])
    what = f"{hand.label} counts {hand.total} by its cards, whatever was announced"
    table.rule(what, "qld s34", "qld s17", "qld s15")


def on_several_boxes(round_: Round[BlackjackTable], _who: str) -> Ways:
    boxes: dict[str, list[str]] = {}
    for placed in round_.table.placed:
        if placed.wager.name == BLACKJACK_WAGER.name:
            boxes.setdefault(placed.person, []).append(placed.selection)
    all_ = round_.table.selections
    return [(choice("person", (who,)), choice("box", own, among=all_)) for who, own in boxes.items() if len(own) > 1]


def give_up_a_box(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    """Others want seats: a player on several boxes gives one up."""
    table = round_.table
    placed = next(p for p in table.main_wagers(details["box"]) if p.person == details["person"])
    take_off(table, placed, cite("qld s44(1)"))
    table.rule(f"{details['person']} gives up {details['box']} to make room", "qld s44(1)")


ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    act("act for an absent player", DIRECTORS, "qld s64", a_player_is_awaited, act_for_absent),
    act("dispute the total", PLAYERS, "qld s34", totals_are_out, dispute_total,
        closed="no total of a hand in play has been announced"),
    cards_handled(HANDLED, lambda _table, _person: HANDLED),
    chips_lie_elsewhere(ALTERED, lambda _table: ALTERED),
    never("declare a wager", cite("qld s19(2)"), "wagers are made with chips, not by word"),
    act("give up a box", DIRECTORS, "qld s44(1)", on_several_boxes, give_up_a_box, at=(WAGERS,)),
)  # fmt: skip
