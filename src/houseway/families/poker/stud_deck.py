"""Before a round of play of stud: which deck, the cards inspected when they are new, and what the dealer announces."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.families.poker.acts import table_of
from houseway.families.poker.cites import PlaceCites
from houseway.families.poker.dealing import shuffle_and_cut
from houseway.families.poker.places import new_deck
from houseway.families.poker.stud_table import COMPLETE, GAME, HIGHEST, MORE, UNFIT, StudTable
from houseway.play.acts import Act, Ways, choice
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import Role
from houseway.play.table import Call
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["DeckCites", "deck_acts", "prepare"]

DEALER: Final = frozenset({Role.DEALER})
FLOOR_MANAGER: Final = frozenset({Role.FLOOR_MANAGER})
JUDGES: Final = frozenset({Role.DEALER, Role.PIT_BOSS, Role.FLOOR_MANAGER})


@dataclass(frozen=True, slots=True)
class DeckCites:
    """Where a Part provides for the deck."""

    by_players: Mapping[int, Cite]  # what allows a deck of 52, 40 or 32 cards
    decided: Cite  # by the dealer
    new: Cite  # sorted and inspected before the rounds of play start,
    unfit: Cite  # where a card is unfit,
    more: Mapping[int, Cite]  # and where a larger deck is needed than that of 32 or of 40 cards
    fewer: Cite  # cards are removed
    no_longer_used: Cite
    finished: Cite
    counted: Cite
    spread: tuple[Cite, Cite]  # a complete deck, a reduced deck
    washed: tuple[Cite, Cite]


def prepare(table: StudTable, place: PlaceCites, under: DeckCites) -> Steps[None]:
    """A deck for so many players; new cards are inspected, what applies is announced; then shuffle and cut."""
    allowed = table.decks_for(len(table.seats))
    if table.deck not in allowed:
        offers = {f"use {cards} cards": Offer(_allows(under, allowed, cards)) for cards in allowed}
        made = yield Choice(DEALER, offers, under.decided, f"{len(table.seats)} players")
        table.use_deck(int(made[1].split()[1]))
    if table.due:
        reason = {GAME: under.new, UNFIT: under.unfit, MORE: under.more.get(table.before, under.new)}
        reduced = table.deck != COMPLETE
        sorting, spreading = reason.get(table.due, under.fewer), under.spread[reduced]
        yield from new_deck(replace(place, sorting=sorting, spreading=spreading, washing=under.washed[reduced]))
        if table.due == GAME:
            announce(table)
        table.due = ""
    table.shoe.replace()
    yield from shuffle_and_cut(table, place)


def announce(table: StudTable) -> None:
    """What applies from the first round of play on."""
    law = table.law
    table.announce(Call(f"{table.betting_form} applies", law.ante_announced))
    opens = law.highest_otherwise if table.opens == HIGHEST else law.lowest_announced
    table.announce(Call(f"{table.opens} applies", opens))
    if table.ace_low and table.deck != COMPLETE:
        table.announce(Call("the ace is low as well as high", law.ace_announced))
    if table.percent < 5:
        table.announce(Call(f"the commission is {table.percent}% of each whole $20", table.under.ending.less))


# Between rounds


def deck_acts(under: DeckCites) -> tuple[Act, ...]:
    """The rows of acts that are about the cards."""
    return (
        Act("decide the deck", DEALER, under.decided, may_decide, partial(decide, under), "with the players"),
        Act("call for other cards", JUDGES, under.unfit, may_replace, partial(ask_for, under), "a card is unfit"),
        Act("ask for a count", FLOOR_MANAGER, under.counted, may_count, partial(count, under), "are all there?"),
        Act("finish the rounds of play", DEALER, under.finished, may_count, partial(finish, under), "for this game"),
    )


def stud_table_of(round_: "Round") -> StudTable:
    table = table_of(round_)
    assert isinstance(table, StudTable)
    return table


def may_decide(round_: "Round", _who: str) -> Ways:
    table = stud_table_of(round_)
    if not between_rounds(round_):
        return []
    others = [cards for cards in table.decks_for(_players(table)) if cards != table.deck]
    return [(choice("cards", others),)] if others else []


def decide(under: DeckCites, round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table, cards = stud_table_of(round_), details["cards"]
    table.use_deck(cards)
    allowed = table.decks_for(_players(table))
    table.rule(f"{cards} cards are used from the next round of play on", _allows(under, allowed, cards), under.decided)


def _players(table: StudTable) -> int:
    """How many there will be, as far as that is known."""
    return max(len([p for p in table.players if p.purse.value and p.name not in table.barred and not p.excluded]), 2)


def _allows(under: DeckCites, allowed: Sequence[int], cards: int) -> Cite:
    """What lets this deck be used: where the smallest is allowed, what allows that allows the one between as well."""
    return under.by_players[cards if cards == COMPLETE else min(allowed)]


def may_replace(round_: "Round", _who: str) -> Ways:
    table = stud_table_of(round_)
    return [()] if between_rounds(round_) and table.played and not table.due else []


def ask_for(under: DeckCites, round_: "Round", _who: str, _details: Mapping[str, Any]) -> None:
    table = stud_table_of(round_)
    table.due = UNFIT
    table.rule("a card is unfit for further use: another deck is brought", under.unfit, under.no_longer_used)


def may_count(round_: "Round", _who: str) -> Ways:
    return [()] if between_rounds(round_) and stud_table_of(round_).played else []


def count(under: DeckCites, round_: "Round", _who: str, _details: Mapping[str, Any]) -> Script:
    """The dealer checks that every card of the deck is there; otherwise other cards are brought."""
    table = stud_table_of(round_)
    there, missing = f"all {table.deck} cards are there", "a card is missing"
    answer = yield Choice(DEALER, {there: Offer(under.counted), missing: Offer(under.counted)}, under.counted)
    table.rule(answer[1], under.counted)
    if answer[1] == missing:
        table.due = table.due or UNFIT
    return None


def finish(under: DeckCites, round_: "Round", _who: str, _details: Mapping[str, Any]) -> Script:
    """The rounds of play are over: the cards are inspected once more, and another game may start."""
    sorting = {"sort and inspect": Offer(under.finished)}
    for who in (DEALER, FLOOR_MANAGER):
        yield Choice(who, sorting, under.finished, "the cards that were used")
    table = stud_table_of(round_)
    table.start_anew()
    table.rule("the rounds of play of this game are finished", under.finished)
    return None
