"""Deals that go wrong before the first round of betting starts.

Such a deal is put right where nobody has looked at a wrong card; otherwise the dealer declares a misdeal: the round of
play is taken not to have started, so the bets go back and the buck stays.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic, NamedTuple, TypeVar

from houseway.cite import Cite, cites
from houseway.errors import Ground, Refused
from houseway.families.house_deals import held_against_the_deal
from houseway.families.poker.dead_hands import put_right, wrong_number_acts
from houseway.families.poker.ending import everything_back
from houseway.families.poker.moments import BEFORE, CUT, DECK, SHUFFLE
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Act, Fields, ScriptAnswer, Ways, because, choice, plainly
from houseway.play.ask import Script
from houseway.play.people import DEALER
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

LOOKED: Final = "a wrong card was looked at"
CUTTING: Final = frozenset({CUT})
NOT_PRACTICABLE: Final = "it is not practicable to reconstruct the deal"


T = TypeVar("T", bound=PokerTable)


class Fault(NamedTuple, Generic[T]):
    """One way for a deal to go wrong: when it can have happened, and whether the deal may be put right."""

    what: str
    under: Cite
    when: Callable[[T], bool]
    mendable: bool = False
    knows: Callable[[T], bool] | None = None  # where the table itself deals: whether that has happened

    def possible(self, table: T) -> bool:
        """Can it have happened? Where the house deals, the table knows every card and its place (readings K81, K89)."""
        return self.when(table) and (self.knows is None or not table.house_deals or self.knows(table))


def at_the_cut(table: PokerTable) -> bool:
    """The cards are shuffled: they are being cut, or have been."""
    moments = table.game.moments
    return table.moment in moments[moments.index(CUT) :]


def not_cut(table: PokerTable) -> bool:
    """The cut is awaited still, or the dealer has gone past it."""
    return table.moment == CUT or table.uncut


def gone_past(table: PokerTable) -> bool:
    """The dealer has gone past the cut: that is known, whoever deals."""
    return table.uncut


def not_dealt_so(_table: PokerTable) -> bool:
    """The house's own shoe deals in order, to the players alone, and exposes nothing (reading K89)."""
    return False


def in_the_deal(table: PokerTable) -> bool:
    """Cards are out."""
    return any(seat.cards for seat in table.seats)


def too_many(table: PokerTable) -> bool:
    return any(seat.wrong > 0 for seat in table.staying)


def too_few(table: PokerTable) -> bool:
    return any(seat.wrong < 0 for seat in table.staying)


def wrong_number(table: PokerTable) -> bool:
    return any(seat.wrong for seat in table.staying)


def misdeal_acts(
    part: Parallel, faults: Sequence[Fault[T]], *, most: int, spare: Callable[[T], int], dealt: Iterable[str]
) -> tuple[Act[T], ...]:
    """Rows of acts for these faults. `most` cards can lie at an empty position, of those that the deck has to spare.

    Players are `dealt` to at these moments.
    """
    known = {fault.what: fault for fault in faults}
    declaring = partial(_may_declare, faults), partial(_declare, known)
    mending = partial(_may_reconstruct, faults), partial(_reconstruct, known)
    uncut = next(fault.under for fault in faults if fault.when is not_cut)
    past = because(uncut, "the cards are not being cut yet", "the cards are not being cut any more", CUTTING)
    before, after = "before the first round of betting starts", "found after the first round of betting has started"
    return (
        Act("go past the cut", DEALER, uncut, plainly, _go_past, "nobody notices yet", at=CUTTING, closed=past),
        Act(
            "declare a misdeal",
            DEALER,
            part("qld s357(3)"),
            *declaring,
            before,
            partial(_no_misdeal_for, known),
            closed=_no_misdeal,
        ),
        Act(
            "reconstruct the deal",
            DEALER,
            part("qld s357(5)(b)"),
            *mending,
            "nobody has looked at a wrong card",
            partial(_not_so, known),
        ),
        *held_against_the_deal(
            Act(
                "discard cards dealt to nobody",
                DEALER,
                part("qld s357(7)"),
                partial(_may_discard, most, spare),
                _discard,
                after,
                closed=partial(_nothing_to_discard, spare),
            )
        ),
        *wrong_number_acts(part, dealt, spare),
    )


def _go_past(round_: Round[PokerTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    """The cards go into the shoe as they are; it is a misdeal if that is found before the betting starts."""
    round_.table.uncut = True
    return ScriptAnswer(None)


def _possible(table: T, faults: Sequence[Fault[T]], *, mendable: bool) -> list[str]:
    if not table.dealing:
        return []
    return [fault.what for fault in faults if fault.mendable is mendable and fault.possible(table)]


def _may_declare(faults: Sequence[Fault[T]], round_: "Round[T]", _who: str) -> Ways:
    """A fault that may be put right is a misdeal only where it cannot be."""
    table = round_.table
    at_once, otherwise = (_possible(table, faults, mendable=each) for each in (False, True))
    known = [fault.what for fault in faults]
    because = choice("because", (LOOKED, NOT_PRACTICABLE))
    ways: list[Fields] = [(choice("fault", at_once, among=known),)] if at_once else []
    return ways + ([(choice("fault", otherwise, among=known), because)] if otherwise else [])


def _declare(known: Mapping[str, Fault[T]], round_: "Round[T]", _who: str, details: Mapping[str, Any]) -> None:
    table, fault = round_.table, known[details["fault"]]
    if fault.mendable:
        because = details["because"]
        rests_on = table.part("qld s357(5)(a)" if because == LOOKED else "qld s357(6)")
        declare(table, f"{fault.what}, and {because}", fault.under, rests_on)
    else:
        declare(table, fault.what, fault.under)


def declare(table: PokerTable, what: str, under: Cite, *rests_on: Cite) -> None:
    """A misdeal: the round of play is taken not to have started."""
    afresh = cites(table.part("qld s357(8)"), "reading K24")
    table.rule(f"misdeal: {what}", under, table.part("qld s357(4)"), *rests_on)
    table.rule("the round of play is taken not to have started, and bets go back", *afresh)
    everything_back(table, *afresh)
    table.misdealt, table.again, table.dealing, table.betting = True, True, False, None


def _no_misdeal_for(known: Mapping[str, Fault[T]], round_: "Round[T]", details: Mapping[str, Any]) -> Refused | None:
    table, fault = round_.table, known.get(str(details.get("fault")))
    if not table.dealing:
        why = "a misdeal is declared only before the first round of betting starts"
        return Refused(table.part("qld s357(4)"), why, ground=Ground.WHEN)
    if (untrue := _not_so(known, round_, details)) is not None:
        return untrue
    if fault is not None and fault.mendable and "because" not in details:
        why, under = "nobody has looked at a wrong card: this is no misdeal", table.part("qld s357(5)(a)")
        return Refused(under, why, ground=Ground.WHAT, instead="reconstruct the deal")
    return None


def _not_so(known: Mapping[str, Fault[T]], round_: "Round[T]", details: Mapping[str, Any]) -> Refused | None:
    """It was too early for it, or the table knows that it did not happen."""
    table, fault = round_.table, known.get(str(details.get("fault")))
    if fault is None or not table.dealing or fault.possible(table):
        return None
    return Refused(fault.under, "that cannot have happened yet, or did not", ground=Ground.WHEN)


def _no_misdeal(round_: "Round[T]", _who: str) -> Refused:
    """There are no cards yet that were shuffled for this round of play, or it has gone too far."""
    early = not round_.table.dealing or round_.moment in (BEFORE, DECK, SHUFFLE)
    why = "no cards are cut or dealt yet" if early else "nothing can have gone wrong yet"
    return Refused(round_.table.part("qld s357(4)"), why, ground=Ground.WHEN)


def _nothing_to_discard(spare: Callable[[T], int], round_: "Round[T]", _who: str) -> Refused:
    table = round_.table
    if table.dealing and in_the_deal(table) and round_.moment != BEFORE:
        why = "until the betting starts that is a misdeal, or the deal is put right"
    elif round_.moment == BEFORE or not in_the_deal(table):
        why = "no cards are dealt"
    else:
        why = "the deck has no card to spare" if spare(table) < 1 else "there is no empty position left"
    return Refused(table.part("qld s357(7)"), why, ground=Ground.WHEN)


def _may_reconstruct(faults: Sequence[Fault[T]], round_: "Round[T]", _who: str) -> Ways:
    found = _possible(round_.table, faults, mendable=True)
    return [(choice("fault", found),)] if found else []


def _reconstruct(known: Mapping[str, Fault[T]], round_: "Round[T]", _who: str, details: Mapping[str, Any]) -> Script:
    """Every player has the cards that they should have had: those that the record shows."""
    table, fault = round_.table, known[details["fault"]]
    what = f"{fault.what}: the players are given the cards they should have had"
    table.rule(what, fault.under, table.part("qld s357(5)(a)"), table.part("qld s357(5)(b)"))
    yield from put_right(table)
    return None


def _may_discard(most: int, spare: Callable[[T], int], round_: "Round[T]", _who: str) -> Ways:
    table = round_.table
    if table.dealing or table.moment == BEFORE or not in_the_deal(table):
        return []
    taken = {table.places.get(seat.name) for seat in table.seats} | table.cleared
    empty = [place for place in range(1, table.game.players[1] + 1) if place not in taken]
    cards = range(1, min(most, spare(table)) + 1)
    return [(choice("place", empty), choice("cards", cards))] if empty and cards else []


def _discard(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> None:
    """They go face down to the discards: nobody knows which they were."""
    table, number = round_.table, details["cards"]
    table.cleared.add(details["place"])
    for _ in range(number):
        table.shoe.take_unseen()
    what = f"{'1 card' if number == 1 else f'{number} cards'} dealt to place {details['place']}"
    table.rule(f"{what}, where nobody plays: to the discards", table.part("qld s357(7)"))
