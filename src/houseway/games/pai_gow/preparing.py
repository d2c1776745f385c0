"""The tiles before the deal: inspected, shuffled, stacked, cut; la ja, and tiles replaced (qld ss 427 to 431)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.tiles import NAME
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.abandonment import AGAIN, BankVoid, wait
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import CUT_MADE, LA_JA, RANKING_PAIRS
from houseway.play.acts import Act, Answer, Ways, act, choice, plainly
from houseway.play.ask import Aside, Choice, Offer, Script, Steps
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round

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
LA_JA_ASKED: Final = Aside(
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


def cut_the_tiles(table: PaiGowTable) -> Steps[None]:
    """The house way, or as the player who banks chooses from the sign."""
    cuts = table.rules.cuts
    chosen = yield from chosen_cut(table, cuts, "one of those on the sign")
    if chosen is None:
        under = THE_HOUSES_WAY["cut the house way"].under
        yield from wait(table, Choice(DEALER, THE_HOUSES_WAY, under, moment=moments.CUTTING))
    table.cut = chosen or cuts[0]
    table.announce(CUT_MADE, table.cut)


def chosen_cut(table: PaiGowTable, cuts: Sequence[str], says: str, otherwise: str = "") -> Steps[str | None]:
    """By the player who banks or shares the bank; empty where that one leaves it to the house, None without one."""
    offers = {
        "choose a cut": Offer(CHOSEN, (choice("cut", cuts),), says),
        "leave the cut to the house": Offer(CHOSEN, says=otherwise),
    }
    while who := table.handler:
        still = partial(table.handled_by, who)
        answer = yield from wait(table, Choice(who, offers, CHOSEN, "the cut", wanted=still, moment=moments.CUTTING))
        if answer is not None:
            return str(answer[2].get("cut", ""))
    return None


# s429


def may_ask_for_la_ja(round_: Round[PaiGowTable], who: str) -> Ways:
    """Until the tiles are cut: the player who banks or co-bankers; where the house banks, any player."""
    table = round_.table
    entitled = table.bank.is_house or who in table.bank.bankers
    open_ = entitled and not table.people[who].excluded
    return [()] if open_ and not table.la_ja and not table.cut else []


def la_ja(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> Script:
    """Somebody who may has asked for it; the dealer may perform it."""
    answer = yield LA_JA_ASKED
    if answer is AGAIN:
        return Answer(AGAIN)  # a tile was exposed in it (s447)
    if answer[1] == "perform la ja":
        round_.table.la_ja = True
        round_.table.announce(LA_JA)
    return None


# s431


def a_tile(_round: Round[PaiGowTable], _who: str) -> Ways:
    return [(choice("tile", NAME),)]


def replace_a_tile(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{details['tile']} is unfit for further use: another tile takes its place", "qld s431(1)")


def replace_all(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "replaced"
    round_.table.rule("all tiles are replaced, and checked as at the start of play", "qld s431(2)")


def check_the_tiles(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "checked"
    round_.table.rule("the tiles are checked and arranged in rank order", "qld s431(3)")


STAFF: Final = DEALER_OR_MORE_SENIOR
TILE_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("ask for la ja", PLAYERS, "qld s429(1)", may_ask_for_la_ja, la_ja, at=moments.STACKED),
    act("replace a tile", STAFF, "qld s431(1)", a_tile, replace_a_tile, at=moments.BEFORE_THE_ROUND),
    act("replace all tiles", STAFF, "qld s431(2)", plainly, replace_all, at=moments.BEFORE_THE_ROUND),
    act("check the tiles", STAFF, "qld s431(3)", plainly, check_the_tiles, at=moments.BEFORE_THE_ROUND),
)
