"""Before a round of play of stud: which deck, the cards inspected when they are new, and what the dealer announces."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Refused
from houseway.families.poker.dealing import inspect, new_deck, shuffle_and_cut
from houseway.families.poker.moments import BEFORE, BETWEEN_ROUNDS, DECK
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker.stud.table import GAME, HIGHEST, MORE, UNFIT, StudTable
from houseway.families.poker.unfit_cards import unfit_cards
from houseway.play.acts import Act, Ways, choice
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER, DIRECTORS
from houseway.play.round import Round
from houseway.play.table import Call
from houseway.rulebook.parallel import Parallel

ALLOWED: Final = {52: "qld s333(1)", 40: "qld s333(2)", 32: "qld s333(3)"}
BEFORE_THE_FIRST: Final = "qld s334(2)(a)"
LARGER_THAN: Final = {32: "qld s334(2)(c)(i)", 40: "qld s334(2)(c)(ii)"}


def prepare(table: StudTable) -> Steps[None]:
    """A deck for so many players; new cards are inspected, what applies is announced; then shuffle and cut."""
    allowed = table.decks_for(len(table.seats))
    if table.deck not in allowed:
        offers = {f"use {cards} cards": Offer(_allows(table, allowed, cards)) for cards in allowed}
        about, refuses = f"{len(table.seats)} players", partial(_no_such_deck, table)
        made = yield Choice(DEALER, offers, table.part("qld s333(4)"), about, refuses, moment=DECK)
        table.use_deck(int(made[1].split()[1]))
    if table.due in (UNFIT, MORE):
        yield from inspect(table, table.part("qld s334(3)(a)"), "the cards that are no longer used")
    if table.due:
        spread_and_washed = ("qld s335(2)", "qld s335(3)") if table.deck == COMPLETE else ("qld s336(2)", "qld s336(3)")
        yield from new_deck(table, *map(table.part, (_due(table), *spread_and_washed)))
        if table.due == GAME:
            announce(table)
        table.due = ""
    table.shoe.replace()
    yield from shuffle_and_cut(table)


def _due(table: StudTable) -> str:
    """Why the cards are sorted and inspected."""
    reasons = {GAME: BEFORE_THE_FIRST, UNFIT: "qld s334(2)(b)", MORE: LARGER_THAN.get(table.before, BEFORE_THE_FIRST)}
    return reasons.get(table.due, "reading K62")


def announce(table: StudTable) -> None:
    """What applies from the first round of play on."""
    part = table.part
    table.announce(Call(f"{table.betting_form} applies", part("qld s340(1)")))
    opens = part("qld s341(3)" if table.opens == HIGHEST else "qld s341(1)")
    table.announce(Call(f"{table.opens} applies", opens))
    if table.ace_low and table.deck != COMPLETE:
        table.announce(Call("the ace is low as well as high", part("qld s329(9)")))
    if table.percent < FULL_PERCENT:
        table.announce(Call(f"the commission is {table.percent}% of each whole $20", part("qld s352(3)")))


# Between rounds


def deck_acts(part: Parallel) -> tuple[Act[StudTable], ...]:
    """The rows of acts that are about the cards."""
    at, finished, decides = BETWEEN_ROUNDS, part("qld s334(3)(b)"), part("qld s333(4)")
    return (
        Act("decide the deck", DEALER, decides, may_decide, decide, "with the players", _not_for_so_many, at),
        unfit_cards("call for other cards", part("qld s334(2)(b)"), in_use, bring_another, part("qld s334(3)(a)")),
        Act("ask for a count", DIRECTORS, part("qld s334(4)"), may_count, count, "are all there?", at=at),
        Act("finish the rounds of play", DEALER, finished, may_count, finish, "for this game", at=at),
    )


def may_decide(round_: Round[StudTable], _who: str) -> Ways:
    table = round_.table
    others = [cards for cards in table.decks_for(_players(table)) if cards != table.deck]
    return [(choice("cards", others),)] if others else []


def decide(round_: Round[StudTable], _who: str, details: Mapping[str, Any]) -> None:
    table, cards = round_.table, details["cards"]
    table.use_deck(cards)
    allows = _allows(table, table.decks_for(_players(table)), cards)
    table.rule(f"{cards} cards are used from the next round of play on", allows, table.part("qld s333(4)"))


def _players(table: StudTable) -> int:
    """How many there will be, as far as that is known."""
    return max(len([p for p in table.players if p.purse.value and not p.excluded]), 2)


def _allows(table: StudTable, allowed: Sequence[int], cards: int) -> Cite:
    """What lets this deck be used: where the smallest is allowed, what allows that allows the one between as well."""
    return table.part(ALLOWED[cards if cards == COMPLETE else min(allowed)])


def _no_such_deck(table: StudTable, act: str) -> Refused | None:
    """Of `use 32 cards` and the like: that so many players are not dealt from so few."""
    cards = {f"use {cards} cards": cards for cards in ALLOWED}.get(act)
    return _too_few(table, cards, len(table.seats)) if cards else None


def _not_for_so_many(round_: Round[StudTable], details: Mapping[str, Any]) -> Refused | None:
    cards, players = details.get("cards"), _players(round_.table)
    known = round_.moment == BEFORE and cards in ALLOWED and cards not in round_.table.decks_for(players)
    return _too_few(round_.table, cards, players) if known else None


def _too_few(table: StudTable, cards: Any, players: int) -> Refused:
    allowed = ", ".join(map(str, table.decks_for(players)))
    return Refused(table.part(ALLOWED[cards]), f"{players} players do not play with {cards} cards", instead=allowed)


def in_use(table: StudTable) -> bool:
    return bool(table.played) and not table.due


def bring_another(table: StudTable) -> None:
    table.due = table.due or UNFIT


def may_count(round_: Round[StudTable], _who: str) -> Ways:
    return [()] if round_.table.played else []


def count(round_: Round[StudTable], _who: str, _details: Mapping[str, Any]) -> Script:
    """The dealer checks that every card of the deck is there; otherwise other cards are brought."""
    table = round_.table
    there, missing, under = f"all {table.deck} cards are there", "a card is missing", table.part("qld s334(4)")
    answer = yield Choice(DEALER, {there: Offer(under), missing: Offer(under)}, under)
    table.rule(answer[1], under)
    if answer[1] == missing:
        table.due = table.due or UNFIT
    return None


def finish(round_: Round[StudTable], _who: str, _details: Mapping[str, Any]) -> Script:
    """The rounds of play are over: the cards are inspected once more, and another game may start."""
    table = round_.table
    under = table.part("qld s334(3)(b)")
    yield from inspect(table, under, "the cards that were used")
    table.wrong_deck = False  # whatever was found, they go
    table.start_anew()
    table.rule("the rounds of play of this game are finished", under)
    return None
