"""Which deck is used, its change between rounds of play, and how its cards are looked over (qld ss 296 to 299)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import DECKS
from houseway.errors import Ground, Refused
from houseway.families.poker.dealing import inspect, shuffle_and_cut, spread_and_wash
from houseway.families.poker.moments import BEFORE, DECK
from houseway.families.poker.moments import BETWEEN_ROUNDS as AT
from houseway.families.poker.unfit_cards import unfit_cards
from houseway.games.draw.arithmetic import COMPLETE, DECKS_FOR, DECKS_WITH, deck_under
from houseway.games.draw.table import DrawTable
from houseway.play.acts import Act, Ways, choice
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER, DIRECTORS
from houseway.play.round import Round
from houseway.play.table import call

DECIDES: Final = cite("qld s296(4)")
BEFORE_THE_FIRST: Final = cite("qld s297(2)(a)")
UNFIT: Final = cite("qld s297(2)(b)")
FROM_32: Final = cite("qld s297(2)(c)(i)")
FROM_40: Final = cite("qld s297(2)(c)(ii)")
NO_LONGER_USED: Final = cite("qld s297(3)(a)")
FINISHED: Final = cite("qld s297(3)(b)")
COUNTED: Final = cite("qld s297(4)")
REMOVED: Final = cite("qld s299(2)")
SPREAD: Final = cite("qld s298(2)"), cite("qld s299(2)")
WASHED: Final = cite("qld s298(3)"), cite("qld s299(3)")
COMPLETE_DECK: Final = call("a complete deck comes into use", "qld s298(1)")
REDUCED_DECK: Final = call("a reduced deck of {0} cards comes into use", "qld s299(1)")
ACE_LOW: Final = call("the ace is low as well as high", "qld s292(9)")
WHATEVER_THE_DECK: Final = cite("qld s297(1)")


# Before a round of play


def prepare(table: DrawTable) -> Steps[None]:
    """A deck that fits the number of players, looked over where it was not used just before; then shuffled and cut."""
    allowed = DECKS_FOR[len(table.seats)]
    if table.deck not in allowed:
        offers = {"take a deck": Offer(DECIDES, (choice("deck", allowed),), refuses=partial(_too_few, table))}
        under = deck_under(len(table.seats), table.deck)
        about = "the deck does not fit the number of players"
        _, _, details = yield Choice(DEALER, offers, under, about, moment=DECK)
        table.deck = details["deck"]
    if table.deck != table.in_use or table.unfit:
        yield from bring(table)
    table.shoe.replace(1, DECKS[table.deck])
    yield from shuffle_and_cut(table)


def bring(table: DrawTable) -> Steps[None]:
    """Sorted and inspected twice over, made smaller where it has to be, spread for the players, and washed."""
    reduced = table.deck != COMPLETE
    if _complete_deck(table) is not None and table.in_use:
        yield from look_over(table, NO_LONGER_USED, "the cards that are no longer used")
    table.wrong_deck = True
    while table.wrong_deck:  # until nothing is found
        table.wrong_deck, complete = False, _complete_deck(table)
        about = "a complete deck is on the table" if complete else "the deck in use"
        yield from inspect(table, complete or REMOVED, about)
        if reduced and table.right_deck():
            says = f"those that are not among the {table.deck}"
            offers = {"remove the other cards": Offer(REMOVED, says=says)}
            yield Choice(DEALER, offers, REMOVED, wanted=table.right_deck, moment=DECK)
        yield from spread_and_wash(table, SPREAD[reduced], WASHED[reduced])
    table.announce(REDUCED_DECK if reduced else COMPLETE_DECK, table.deck)
    table.in_use, table.unfit = table.deck, False


def look_over(table: DrawTable, under: Cite, about: str) -> Steps[None]:
    """Cards that are no longer used: whatever is found, they go."""
    yield from inspect(table, under, about)
    table.wrong_deck = False


def _complete_deck(table: DrawTable) -> Cite | None:
    """Why a complete deck has to come to the table; none does where cards are only taken out of the one in use."""
    if not table.in_use:
        return BEFORE_THE_FIRST
    if table.unfit:
        return UNFIT
    if table.deck < table.in_use:
        return None
    return FROM_32 if table.in_use == min(DECKS) else FROM_40


# Between rounds of play


def _used(round_: Round[DrawTable], _who: str) -> Ways:
    """While there is a deck in use that nobody has found unfit."""
    return [()] if in_use(round_.table) else []


def may_choose(round_: Round[DrawTable], _who: str) -> Ways:
    table = round_.table
    others = [deck for deck in DECKS_FOR.get(len(table.players), ()) if deck != table.deck]
    return [(choice("deck", others),)] if others else []


def choose(round_: Round[DrawTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.deck = details["deck"]
    under = deck_under(len(table.players), table.deck)
    table.rule(f"the players were asked: the next round is played with {table.deck} cards", DECIDES, under)


def no_such_deck(round_: Round[DrawTable], details: Mapping[str, Any]) -> Refused | None:
    players, deck = len(round_.table.players), details.get("deck")
    if round_.moment != BEFORE or players not in DECKS_FOR or deck not in DECKS or deck in DECKS_FOR[players]:
        return None
    return _refused(players, deck)


def _too_few(table: DrawTable, details: Mapping[str, Any]) -> Refused | None:
    players, deck = len(table.seats), details.get("deck")
    return _refused(players, deck) if deck in DECKS and deck not in DECKS_FOR[players] else None


def _refused(players: int, deck: Any) -> Refused:
    """Under what allows such a deck to fewer players."""
    why, instead = f"{players} players are not dealt from {deck} cards", f"allowed: {DECKS_FOR[players]}"
    return Refused(deck_under(max(DECKS_WITH[deck]), deck), why, ground=Ground.WHAT, instead=instead)


def in_use(table: DrawTable) -> bool:
    return bool(table.in_use) and not table.unfit


def bring_another(table: DrawTable) -> None:
    table.unfit = True


def count(round_: Round[DrawTable], _who: str, _details: Mapping[str, Any]) -> Script:
    """Cards that are not all there are no deck to go on with (reading K44)."""
    table = round_.table
    offers = {"all are present": Offer(COUNTED), "cards are missing": Offer(COUNTED)}
    _, found, _ = yield Choice(DEALER, offers, COUNTED, f"the {table.in_use} cards")
    table.rule(f"of the {table.in_use} cards, {found}", COUNTED)
    if found == "cards are missing":
        table.unfit = True
        table.rule("another complete deck is brought", UNFIT, "reading K44")
    return None


def finish(round_: Round[DrawTable], _who: str, _details: Mapping[str, Any]) -> Script:
    yield from look_over(round_.table, FINISHED, "the rounds of play are finished")
    round_.table.finish()
    round_.table.rule("the rounds of play are finished, and the cards were sorted and inspected", FINISHED)
    return None


def may_announce(round_: Round[DrawTable], _who: str) -> Ways:
    """Before the first round of play with a reduced deck."""
    table = round_.table
    return [()] if table.deck not in (COMPLETE, table.in_use) and not table.ace_low else []


def announce(round_: Round[DrawTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.ace_low = True
    round_.table.announce(ACE_LOW)


DECK_ACTS: Final[tuple[Act[DrawTable], ...]] = (
    Act("choose the deck", DEALER, DECIDES, may_choose, choose, "in consultation with the players", no_such_deck, AT),
    Act("announce the ace low", DEALER, ACE_LOW.under, may_announce, announce, "for rounds with a reduced deck", at=AT),
    unfit_cards("report an unfit card", UNFIT, in_use, bring_another, WHATEVER_THE_DECK),
    Act("have the cards counted", DIRECTORS, COUNTED, _used, count, "are they all there?", at=AT),
    Act("finish the rounds of play", DEALER, FINISHED, _used, finish, "the cards are sorted and inspected", at=AT),
)
