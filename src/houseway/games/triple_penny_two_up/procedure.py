"""One valid spin of triple penny two-up, in the order of Part 21.

The spinner's wagers lie through as many spins as they take; so does a player's wager that is moved to bonus play.
"""

from typing import Any, Final

from houseway.cite import cite
from houseway.families.ring.spin_offer import begin, go_on_or_retire, leave_undecided, open_meanwhile, somebody_spins
from houseway.families.ring.spinning import place_wagers, spin, three_invalid_spins
from houseway.families.ring.table import BOXER
from houseway.games.triple_penny_two_up.moments import ALL_DECLINE
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, DIRECT_THE_BOXER, MOVED, RESULTS
from houseway.play.ask import Offer, Script, Steps
from houseway.play.people import DIRECTORS
from houseway.play.settlement import settle_by
from houseway.play.table import call
from houseway.play.wager import Clause, Placed, Verdict, stands
from houseway.play.wagering import Meanwhile

RESULT: Final = call("{0}", "qld s468")
ALL_DECLINED: Final = cite("qld s471(5)")
NOBODY_SPINS: Final[Clause[Any]] = stands(
    lambda _spun: True, "qld s471(2)", "reading E7", because="nobody spins the coins: what lies there waits"
)


def play(table: TriplePennyTable) -> Script:
    """From the offer of the spin, or from where the spinner or the boxer goes on."""
    yield from begin(table)  # s471(1), s472(7)
    while (yield from somebody_to_spin(table)):  # s471(2) to (5)
        yield from place_wagers(table)  # s472(2), s473(2), s475(4)
        faces = yield from spin(table)  # s472(3), (4), s477
        if faces is None:
            yield from three_invalid_spins(table, BOXER)  # s478(1)
            continue
        up = table.count(faces)
        table.announce(RESULT, RESULTS[up])  # s468, s479
        settle_wagers(table, up)
        return None
    leave_undecided(table, NOBODY_SPINS)
    return None


def somebody_to_spin(table: TriplePennyTable) -> Steps[bool]:
    """A player who accepts; where all decline, the boxer, if a floor manager says so."""
    if (yield from somebody_spins(table)):
        return True
    offers = {DIRECT_THE_BOXER: Offer(ALL_DECLINED), "wait": Offer(ALL_DECLINED, says="the spin is offered again")}
    opened, about = open_meanwhile(table), "no player takes the spin"
    _, answer, _ = yield Meanwhile(opened, DIRECTORS, offers, ALL_DECLINED, about, moment=ALL_DECLINE)
    if answer == "wait":
        return False
    table.begin_game()
    table.take_over(BOXER, "no player takes the spin", ALL_DECLINED)
    return True


def settle_wagers(table: TriplePennyTable, up: int) -> None:
    """All that lies is settled by its row; a triple moves its side to bonus play. Then the spinner goes on or not.

    The boxer goes on while any wager in bonus play is undecided.
    """
    decided = set()  # what the spinner's wager came to
    for placed in list(table.placed):
        facts = table.facts(up, placed)
        clause = placed.wager.decide(facts)
        if clause.verdict is Verdict.STANDS and placed.wager in table.players_rows:
            move_to_bonus_play(table, placed)
        settle_by(table, placed, clause, facts=facts)
        decided |= {clause.verdict} if placed.wager in table.spinners_rows else set()
    go_on_or_retire(table, decided)  # s472(7), (8)(a)
    if not table.somebody_spins and table.in_bonus_play():
        table.take_over(BOXER, "wagers in bonus play are undecided", "qld s472(8)(b)", "reading E14")


def move_to_bonus_play(table: TriplePennyTable, placed: Placed) -> None:
    placed.selection = BONUS_PLAY
    table.announce(MOVED[placed.wager.name], placed.person)
