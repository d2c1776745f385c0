"""One valid spin of triple penny two-up, in the order of Part 21.

The spinner's wagers lie through as many spins as they take; so does a player's wager that is moved to bonus play.
"""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.ring import (
    BOXER,
    begin,
    leave_undecided,
    place_wagers,
    somebody_spins,
    spin,
    three_invalid_spins,
)
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, MOVED, RESULTS, SPINNER_RETIRES
from houseway.games.triple_penny_two_up.wagers import PLAYERS_ROWS, WAGERS
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DIRECTORS
from houseway.play.settlement import settle_by
from houseway.play.wager import Clause, Placed, Verdict, stands
from houseway.play.wagering import Wagering

__all__ = ["DIRECT_THE_BOXER", "late", "play"]

DIRECT_THE_BOXER: Final = "direct the boxer to spin"
ALL_DECLINED: Final = cite("qld s471(5)")
BEFORE_THE_OFFER: Final = Wagering(
    PLAYERS_ROWS, cite("qld s473(2)"), "offer the spin", cite("qld s471(1)"), withdrawn_under=cite("qld s475(5)")
)
BEFORE_THE_SPIN: Final = Wagering(
    WAGERS, cite("qld s473(2)"), "no more bets", cite("qld s475(4)"), withdrawn_under=cite("qld s475(5)")
)
NOBODY_SPINS: Final[Clause[Any]] = stands(lambda _spun: True, "qld s471(2)", "reading E7")


def play(table: TriplePennyTable) -> Script:
    """From the offer of the spin, or from where the spinner or the boxer goes on."""
    yield from begin(table, BEFORE_THE_OFFER)  # s471(1), s472(7)
    while (yield from somebody_to_spin(table)):  # s471(2) to (5)
        yield from place_wagers(table, BEFORE_THE_SPIN)  # s472(2), s473(2), s475(4)
        table.drop_bonus_wagers()  # s472(2)(b)
        faces = yield from spin(table)  # s472(3), (4), s477
        if faces is None:
            yield from three_invalid_spins(table, BOXER)  # s478(1)
            continue
        up = table.count(faces)
        table.announce(table.calls.result, RESULTS[up])  # s468, s479
        settle_wagers(table, up)
        return None
    leave_undecided(table, NOBODY_SPINS)
    return None


def somebody_to_spin(table: TriplePennyTable) -> Steps[bool]:
    """A player who accepts; where all decline, the boxer, if a floor manager says so."""
    if (yield from somebody_spins(table)):
        return True
    offers = {DIRECT_THE_BOXER: Offer(ALL_DECLINED), "wait": Offer(ALL_DECLINED, says="the spin is offered again")}
    _, answer, _ = yield Choice(DIRECTORS, offers, ALL_DECLINED, "no player takes the spin")
    if answer == "wait":
        return False
    table.begin_game()
    table.take_over(BOXER, "no player takes the spin", ALL_DECLINED)
    return True


def settle_wagers(table: TriplePennyTable, up: int) -> None:
    """All that lies is settled by its row; a triple moves its side to bonus play. Then the spinner goes on or not."""
    decided = set()  # what the spinner's wager came to
    for placed in list(table.placed):
        clause = placed.wager.decide(table.facts(up, placed))
        if clause.verdict is Verdict.STANDS and placed.wager in PLAYERS_ROWS:
            move_to_bonus_play(table, placed)
        settle_by(table, placed, clause)
        decided |= {clause.verdict} if placed.wager in table.spinners_rows else set()
    if Verdict.WIN in decided:
        table.hand = ""  # whoever stood in has done so until now; the spinner says at the next offer (s472(7))
    elif not table.spinners_wagers():
        end_turn(table, lost=Verdict.LOSE in decided)


def move_to_bonus_play(table: TriplePennyTable, placed: Placed) -> None:
    placed.selection = BONUS_PLAY
    table.announce(MOVED[placed.wager.name], placed.person)


def end_turn(table: TriplePennyTable, lost: bool) -> None:
    """The spinner has lost, or the boxer spun: the boxer goes on while any wager in bonus play is undecided."""
    if lost:
        table.announce(SPINNER_RETIRES, table.spinner)  # s472(8)(a)
    elif table.spinner:  # the wager was declared void while the coins were spun
        table.rule(f"{table.spinner} has no spinner's wager and retires", table.under.must_wager)
    table.end_turn()
    if table.in_bonus_play():
        table.take_over(BOXER, "wagers in bonus play are undecided", "qld s472(8)(b)", "reading E14")


def late(table: TriplePennyTable, wager: str, act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    if table.valid and wager not in {row.name for row in PLAYERS_ROWS}:
        return cite("qld s472(10)") if act == "withdraw" else cite("qld s472(2)")
    if table.left_kip:
        return cite("qld s475(5)")
    return cite("qld s475(4)") if table.closed else cite("qld s471(2)")
