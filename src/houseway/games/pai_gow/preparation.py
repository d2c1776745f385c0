"""The tiles before the deal: inspected, shuffled, stacked, cut; la ja, and tiles replaced (qld ss 427 to 431)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.tiles import NAME
from houseway.errors import Ground, Refused
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.abandonment import AGAIN, Reshuffle, dealt_in_vain, wait
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import CUT_MADE, LA_JA, RANKING_PAIRS
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly
from houseway.play.ask import Aside, Choice, Cost, Offer, Script, Steps
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS, Role
from houseway.play.round import Round

INSPECTORS: Final[Sequence[frozenset[Role]]] = (DEALER, DIRECTORS)
PUT_RIGHT: Final = object()
"""What an inspection is answered with that found something: the set has been put right, and is inspected anew."""
SORT: Final = {"sort and inspect": Offer(cite("qld s427(1)"))}
SPREAD: Final = {"spread the tiles": Offer(cite("qld s427(2)"), says="face up, in their ranking pairs")}
INSPECTED_FOR: Final = {
    "start": cite("qld s427(1)"),
    "replaced": cite("qld s431(2)"),
    "checked": cite("qld s431(3)"),
}
FIRST_SHUFFLE: Final = cite("qld s427(3)")
EVERY_SHUFFLE: Final = cite("qld s428(1)")
STACK: Final = {"stack": Offer(cite("qld s428(2)"), says="8 groups of 4")}
LA_JA_ASKED: Final = cite("qld s429(1)")
PERFORM_OR_NOT: Final = {"perform la ja": Offer(LA_JA_ASKED), "leave the stack": Offer(LA_JA_ASKED)}
THE_HOUSES_WAY: Final = {"cut the house way": Offer(cite("qld s430(3)"))}
CHOSEN: Final = cite("qld s430(4)")


def shuffle_and_stack(table: PaiGowTable, moment: str) -> Steps[None]:
    """At the start of each round; anew where a tile was exposed (s447)."""
    while True:
        under = FIRST_SHUFFLE if table.due else EVERY_SHUFFLE
        while table.due:
            yield from inspect(table)
        shuffle = {"shuffle": Offer(under, says="face down, by hand")}
        ask = Choice(DEALER, shuffle, under, wanted=lambda: not table.due, moment=moment)
        if (yield from wait(table, ask)) is None:
            continue  # other tiles have come (s431)
        stacking = Choice(DEALER, STACK, STACK["stack"].under, "the tiles are shuffled", moment=moments.SHUFFLED)
        try:
            yield from wait(table, stacking)
        except Reshuffle:  # before any wager: nothing is abandoned
            moment = moments.RESHUFFLING
        else:
            return


def inspect(table: PaiGowTable) -> Steps[None]:
    """Dealer and floor manager, each on their own and in any order; then the players may look."""
    under, about, moment = INSPECTED_FOR[table.due], "the tiles are on the table", moments.INSPECTING
    left: Sequence[frozenset[Role]] = INSPECTORS
    while left:
        found = yield from wait(table, Choice(frozenset().union(*left), SORT, under, about, moment=moment))
        left = INSPECTORS if found is PUT_RIGHT else [each for each in left if table.people[found[0]].role not in each]
    if (yield from wait(table, Choice(DEALER, SPREAD, SPREAD["spread the tiles"].under, moment=moment))) is PUT_RIGHT:
        return  # `due` as they were: they are inspected anew
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
        "choose a cut": Offer(CHOSEN, (choice("cut", cuts),), says, costs=Cost.MORE),
        "leave the cut to the house": Offer(CHOSEN, says=otherwise, ordinary=True),
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
    table = round_.table

    def wanted() -> bool:  # with these tiles, in this round
        return table.goes_on() and not table.due

    answer = yield Aside(DEALER, PERFORM_OR_NOT, LA_JA_ASKED, "la ja is requested", wanted=wanted, moment=moments.LA_JA)
    if answer is AGAIN:
        return ScriptAnswer(AGAIN)  # a tile was exposed in it (s447)
    if answer is not None and answer[1] == "perform la ja":
        table.la_ja = True
        table.announce(LA_JA)
    return None


# s431


def a_tile(_round: Round[PaiGowTable], _who: str) -> Ways:
    return [(choice("tile", NAME),)]


def replace_a_tile(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{details['tile']} is unfit for further use: another tile takes its place", "qld s431(1)")


UNFIT: Final = "unfit"
NUMBER: Final = ("missing", "one too many")
FAULTS: Final = (*NUMBER, UNFIT)


def a_tile_and_its_fault(round_: Round[PaiGowTable], _who: str) -> Ways:
    """Where the house deals, the table knows that its own set has the 32 (reading P38)."""
    faults = (UNFIT,) if round_.table.house_deals else FAULTS
    return [(choice("tile", NAME), choice("fault", faults, among=FAULTS))]


def all_are_there(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    if details.get("fault") not in NUMBER or not round_.table.house_deals:
        return None
    return Refused("qld s414", "the house deals from its own 32 tiles, and all are there", ground=Ground.WHAT)


def tiles_found_wrong(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    """A set that is not the 32 of s414 is put right and inspected, whenever that is noticed (reading P24)."""
    table, what = round_.table, f"{details['tile']} is {details['fault']}"
    shuffled = round_.moment in moments.SHUFFLED_OR_LATER
    if details["fault"] == UNFIT and shuffled:
        table.rule(f"{what}: another tile may take its place after the round", "qld s431(1)")
        return None
    inspecting = round_.moment == moments.INSPECTING
    under = "qld s431(1)" if details["fault"] == UNFIT and not inspecting else "qld s414"
    table.rule(f"{what}: the set is put right, and inspected", under, "reading P24")
    if inspecting:
        return ScriptAnswer(PUT_RIGHT)
    table.due = "replaced"
    return dealt_in_vain(table) if shuffled else None


def replace_all(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "replaced"
    round_.table.rule("all tiles are replaced, and checked as at the start of play", "qld s431(2)")


def check_the_tiles(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "checked"
    round_.table.rule("the tiles are checked and arranged in rank order", "qld s431(3)")


ROUND_ON: Final = "the tiles are shuffled for this round, and it comes when that is over"
STAFF: Final = DEALER_OR_MORE_SENIOR
TILE_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("ask for la ja", PLAYERS, "qld s429(1)", may_ask_for_la_ja, la_ja, at=moments.STACKED),
    act("replace a tile", STAFF, "qld s431(1)", a_tile, replace_a_tile, at=moments.BEFORE_THE_ROUND, closed=ROUND_ON),
    act("tiles found wrong", STAFF, "qld s414", a_tile_and_its_fault, tiles_found_wrong, "", all_are_there,
        at=moments.MOMENTS),
    act("replace all tiles", STAFF, "qld s431(2)", plainly, replace_all, at=moments.BEFORE_THE_ROUND, closed=ROUND_ON),
    act("check the tiles", STAFF, "qld s431(3)", plainly, check_the_tiles, at=moments.BEFORE_THE_ROUND,
        closed=ROUND_ON),
)  # fmt: skip
