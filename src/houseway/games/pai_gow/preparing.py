"""The tiles before the deal: inspected, shuffled, stacked and cut (qld ss 427 to 431)."""

from functools import partial
from typing import Final

from houseway.cite import cite
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.abandonment import AGAIN, BankVoid, wait
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import CUT_MADE, LA_JA, RANKING_PAIRS
from houseway.play.acts import Answer, choice
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER

__all__ = ["cut_the_tiles", "la_ja", "shuffle_and_stack"]

SORT: Final = {"sort and inspect": Offer(cite("qld s427(1)"))}
SPREAD: Final = {"spread the tiles": Offer(cite("qld s427(2)"), says="face up, in their ranking pairs")}
INSPECTED_FOR: Final = {
    "start": cite("qld s427(1)"),
    "replaced": cite("qld s431(2)"),
    "checked": cite("qld s431(3)"),
}
FIRST_SHUFFLE: Final = cite("qld s427(3)")
EVERY_SHUFFLE: Final = cite("qld s428(1)")
STACKING: Final = Choice(
    DEALER,
    {"stack": Offer(cite("qld s428(2)"), says="8 groups of 4")},
    cite("qld s428(2)"),
    "the tiles are shuffled",
    moment=moments.SHUFFLED,
)
LA_JA_ASKED: Final = Choice(
    DEALER,
    {"perform la ja": Offer(cite("qld s429(1)")), "leave the stack": Offer(cite("qld s429(1)"))},
    cite("qld s429(1)"),
    "la ja is requested",
    moment=moments.LA_JA,
)
THE_HOUSES_WAY: Final = {"cut the house way": Offer(cite("qld s430(3)"))}
CHOSEN: Final = cite("qld s430(4)")


def shuffle_and_stack(table: PaiGowTable, moment: str) -> Steps[None]:
    """At the start of each round; anew where a tile was exposed (s447)."""
    while True:
        under = FIRST_SHUFFLE if table.due else EVERY_SHUFFLE
        if table.due:
            yield from inspect(table)
        shuffle = {"shuffle": Offer(under, says="face down, by hand")}
        ask = Choice(DEALER, shuffle, under, wanted=lambda: not table.due, moment=moment)
        if (yield from wait(table, ask)) is None:
            continue  # other tiles have come (s431)
        answer = yield STACKING
        if table.broken:
            raise BankVoid
        if answer is not AGAIN:
            return
        moment = moments.RESHUFFLING


def inspect(table: PaiGowTable) -> Steps[None]:
    """Dealer and floor manager, each on their own; then the players may look."""
    under, about, moment = INSPECTED_FOR[table.due], "the tiles are on the table", moments.INSPECTING
    for who in (DEALER, frozenset({table.text.floor_manager})):
        yield from wait(table, Choice(who, SORT, under, about, moment=moment))
    yield from wait(table, Choice(DEALER, SPREAD, SPREAD["spread the tiles"].under, moment=moment))
    table.announce(RANKING_PAIRS)
    table.due = ""


def la_ja(table: PaiGowTable) -> Script:
    """Somebody who may has asked for it; the dealer may perform it."""
    answer = yield LA_JA_ASKED
    if answer is AGAIN:
        return Answer(AGAIN)  # a tile was exposed in it (s447)
    if answer[1] == "perform la ja":
        table.la_ja = True
        table.announce(LA_JA)
    return None


def cut_the_tiles(table: PaiGowTable) -> Steps[None]:
    """The house way, or as the player who banks chooses from the sign."""
    table.cut = ""
    while not table.cut:
        who = table.handler
        if who:
            yield from choose_the_cut(table, who)
        else:
            under = THE_HOUSES_WAY["cut the house way"].under
            yield from wait(table, Choice(DEALER, THE_HOUSES_WAY, under, moment=moments.CUTTING))
            table.cut = table.rules.cuts[0]
    table.announce(CUT_MADE, table.cut)


def choose_the_cut(table: PaiGowTable, who: str) -> Steps[None]:
    offers = {
        "choose a cut": Offer(CHOSEN, (choice("cut", table.rules.cuts),), "one of those on the sign"),
        "leave the cut to the house": Offer(CHOSEN),
    }
    still = partial(table.handled_by, who)
    answer = yield from wait(table, Choice(who, offers, CHOSEN, "the cut", wanted=still, moment=moments.CUTTING))
    if answer is not None:
        table.cut = answer[2].get("cut", table.rules.cuts[0])
