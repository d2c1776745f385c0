"""A table in Victoria: it knows misdeals, who is in the jackpot game already, and limits of single players."""

from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite, cites
from houseway.errors import BadInput, Refused
from houseway.games.caribbean_stud.awards import Won
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.meter import TABLE_2, Meter, table_2
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.victoria.duties import BUTTONS, MARKERS, NOTIFICATION
from houseway.games.caribbean_stud.wagers import BET, JACKPOT
from houseway.money import Cents, cents, dollars
from houseway.play.game import Game
from houseway.play.settlement import give_back, settle_by
from houseway.play.sign import Limits
from houseway.play.table import call
from houseway.play.wager import Clause, Placed, Verdict

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.texts import Text

ENTERED: Final = call("in the jackpot game: {0}", "vic 25/1999 r11.1")
DECLARES: Final = call("each player answers for declaring the whole hand", "vic 25/1999 r9.6")
COMPARED: Final = call("each player's hand in turn is compared with the dealer's", "vic 25/1999 r9.4.1")
LOOKED_AT: Final = call("each hand in turn is looked at for the jackpot", "vic 25/1999 r9.3.2")
NO_HAND: Final = cites("vic 25/1999 r14.6.2", "vic 25/1999 r14.6.2.1", "reading CS19")
ROYAL: Final = "royal flush"
STRAIGHT: Final = "straight flush"
LEAVES: Final = cite("vic 25/1999 r14.12.1")
OVER: Final = cite("vic 25/1999 r14.11.1")
STAYS: Final = cite("vic 25/1999 r14.12")
STAYS_BECAUSE: Final = "the deal comes to nothing, and {where} is played for in the next one"


class VictorianTable(CaribbeanStudTable):
    """What 25/1999 adds to the table."""

    def __init__(self, game: Game[Any], text: "Text", *, seed: int = 0, **settings: Any) -> None:
        """`seed` is a seed value of Table 2, for a meter of 2004."""
        self.own_limits: dict[str, Limits] = {}  # by player: a marker says "higher limit" (r6.5)
        self.unmarked: dict[str, Limits] = {}  # agreed, but without the marker
        self.told: list[str] = []  # whose next wrong bet costs the ante (r14.10)
        if seed:
            settings["meter"] = table_2(seed, settings.get("jackpot_wager", text.usual.jackpot_wager))
        super().__init__(game, text, **settings)
        check_table(self)

    def clear(self) -> None:
        super().clear()
        self.exposed = 0  # cards that were wrongly shown (r14.2)
        self.no_hand = False  # the dealer has a wrong number of cards (r14.6.2)
        self.counting: list[str] = []  # the hands that all the cards are being counted for (r14.5, r14.6)
        self.counted = False  # and found right: that settles the matter for every hand (reading CS26)
        self.retracting = False  # players are being asked whether they retract their wagers
        standing = self.jackpot_wagers()  # from a misdeal
        self.entered = [placed.person for placed in standing]
        for placed in standing:
            placed.place = None

    # Wagers come and go

    def sit(self, placed: Placed) -> None:
        """With a new ante, a jackpot wager from before the misdeal belongs to the new hand."""
        if placed.wager.name == JACKPOT and placed.selection not in self.hands:
            return
        super().sit(placed)
        for other in self.jackpot_wagers():
            if other.person == placed.person:
                other.place, other.selection = placed.place, placed.selection

    def left_jackpot(self, placed: Placed) -> None:
        """A jackpot wager is taken back; where it was entered already, an error notification is written (r14.12.1)."""
        if placed.person in self.entered:
            self.entered.remove(placed.person)
            self.rule(f"{placed.person} leaves the jackpot game: ${dollars(placed.stake)} is returned", LEAVES)
            self.owe(NOTIFICATION, about=placed.person)

    def take_up(self, placed: Placed, amount: Cents | None = None) -> Cents:
        """A jackpot wager that the system has counted goes back by a line (r14.12.1)."""
        if placed.wager.name != JACKPOT or placed.person not in self.entered:
            return super().take_up(placed, amount)
        give_back(self, placed, LEAVES)
        return 0

    def wagering_closed(self) -> None:
        """Who is in the jackpot game without a hand has left it."""
        for placed in [p for p in self.jackpot_wagers() if p.place is None]:
            give_back(self, placed, LEAVES)
            self.left_jackpot(placed)

    def begin_deal(self) -> None:
        super().begin_deal()
        if self.entered:
            self.announce(ENTERED, ", ".join(self.entered))

    def enter(self) -> None:
        """Coin-in: the jackpot wagers that the accounting system does not have yet (r14.12.2)."""
        new = [placed for placed in self.jackpot_wagers() if placed.person not in self.entered]
        if new and self.entered:
            names = ", ".join(placed.person for placed in new)
            already = ", ".join(self.entered)
            self.rule(f"{names} joins the jackpot game, which {already} plays already", "vic 25/1999 r14.12.2")
            self.owe(MARKERS)
            self.owe(BUTTONS)
        super().enter()

    # A round that comes to nothing

    def misdeal(self, *under: str | Cite) -> None:
        """Antes and bets go back; jackpot wagers stay for the next deal (r14.12)."""
        self.enter()  # where the very first card went astray
        self._end_early(*under, jackpots_stand=True)

    def void_round(self, *under: str | Cite) -> None:
        """Every wager goes back, jackpot wagers among them; the meter is not turned back."""
        self._end_early(*under, jackpots_stand=False)

    def _end_early(self, *under: str | Cite, jackpots_stand: bool) -> None:
        why = tuple(cite(each) if isinstance(each, str) else each for each in under)
        for hand in self.hands.values():
            self.reinstate(hand)
        for placed in list(self.placed):
            if placed.wager.name == JACKPOT and jackpots_stand:
                settle_by(self, placed, Clause(Verdict.STANDS, bool, (*why, STAYS), because=STAYS_BECAUSE))
            else:
                give_back(self, placed, *why)
        for hand in self.hands.values():
            hand.live = False

    def reinstate(self, hand: Hand) -> None:
        """What has been paid and collected on a hand in this round is undone: its wagers lie there again."""
        for line in [x for x in self.lines if x.selection == hand.label and x.verdict in (Verdict.WIN, Verdict.LOSE)]:
            self.unsettle(
                Placed(line.person, self.game.wager_named[line.wager], line.selection, line.stake, place=hand), line
            )
        hand.folded = False

    def dealer_has_no_hand(self) -> None:
        """Who folded is in again, and nobody needs to bet any more (r14.6.2.1)."""
        self.no_hand = True
        for hand in self.hands.values():
            if hand.folded:
                self.reinstate(hand)
                hand.live = True
            hand.bet = True

    def dealers_cards_matter(self) -> bool:
        """They are turned though all have folded (r8.5): a wrong number of them brings the antes back (r14.6)."""
        return bool(self.in_play) or any(hand.folded for hand in self.hands.values())

    def dealer_qualifies(self) -> bool:
        return not self.no_hand and super().dealer_qualifies()

    def why_no_hand(self) -> tuple[Cite, ...]:
        return NO_HAND if self.no_hand else super().why_no_hand()

    # The meter

    def meter_moves(self, after: Meter, won: Sequence[Won]) -> None:
        """In 2004 there is a rule for its reset (r9.4), and none for a high hand alone (reading CS21)."""
        high = [each for each in won if each.hand in (ROYAL, STRAIGHT)]
        if len(high) == 1 and self.text.seeded:
            self.rule(f"a {high[0].hand} alone is paid as in 1999", "vic 25/1999 r12.1", "reading CS21")
        prizes, royals = sum(each.amount for each in high), sum(each.hand == ROYAL for each in high)
        under = self.meter.reset_under(prizes, royals)
        if under is not None and self.text.seeded:
            self.rule(f"the prize meter is reset to ${dollars(after.shown)}", "vic 10/2004 r9.4", under)
        super().meter_moves(after, won)

    # Bets

    def bets_on(self, hand: Hand) -> list[Placed]:
        """What was bet; of more than twice the ante, the excess lies apart."""
        return [placed for placed in self.placed if placed.place is hand and placed.wager.name == BET]

    def wrong_bets(self) -> list[Hand]:
        """The hands in play whose bet is not twice the ante."""
        return [hand for hand in self.in_play if self._is_wrong(hand)]

    def _is_wrong(self, hand: Hand) -> bool:
        ante, bets = self.wager_on(hand, ANTE), self.bets_on(hand)
        return ante is not None and bool(bets) and sum(bet.stake for bet in bets) != 2 * ante.stake

    def before_settlement(self) -> None:
        """A bet that turns out not to be twice the ante is put right, or left as it is (r14.11)."""
        if self.in_play:
            self.announce(DECLARES)
            self.announce(COMPARED if self.dealer_qualifies() else LOOKED_AT)
        for hand in self.wrong_bets():
            bet, *excess = self.bets_on(hand)
            for placed in excess:
                give_back(self, placed, OVER)
                self.rule(f"{hand.person} bet ${dollars(placed.stake)} too much, which is returned", OVER)
            if not excess:
                ante = self.wager_on(hand, ANTE)
                assert ante is not None
                what = f"{hand.person} bet ${dollars(bet.stake)}, which is paid or taken as it is"
                self.rule(f"{what}; ${dollars(2 * ante.stake)} was due, and will be", "vic 25/1999 r14.11.2")

    # What is written down

    def as_data(self) -> dict[str, Any]:
        data = super().as_data() | ({"told": self.told} if self.told else {})
        for name in ("own_limits", "unmarked"):
            if limits := getattr(self, name):
                data[name] = {who: [dollars(own.minimum), dollars(own.maximum)] for who, own in limits.items()}
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        linked: dict[str, Any] = {"rules": {"link_approved": True, **data.get("rules", {})}}
        super().restore(ChainMap(linked, data))  # type: ignore[arg-type]  # it is only read
        check_table(self)
        self.told = _known(self, data.get("told", ()))
        self.own_limits, self.unmarked = (_limits(self, data.get(name, {})) for name in ("own_limits", "unmarked"))

    def left(self, name: str) -> None:
        super().left(name)
        self.own_limits.pop(name, None)
        self.unmarked.pop(name, None)
        self.told = [who for who in self.told if who != name]


def _known(table: VictorianTable, names: Iterable[str]) -> list[str]:
    for name in names:
        table.person(name)
    return list(names)


def _limits(table: VictorianTable, given: Mapping[str, Any]) -> dict[str, Limits]:
    return {who: Limits(*map(cents, given[who])) for who in _known(table, given)}


def check_table(table: VictorianTable) -> None:
    """A shuffling shoe goes with two decks and with five cards at a time; every jackpot arrangement is approved."""
    rules = table.rules
    if rules.device and len(rules.backs) != 2:
        raise Refused("vic 25/1999 r3.1.1", "a shuffling shoe is used with two decks, of two colours")
    if rules.device != (rules.dealing == "five at a time"):
        under, how = ("vic 25/1999 r7.3", "five") if rules.device else ("vic 25/1999 r7.2", "one")
        raise Refused(under, f"cards come {how} at a time from this shoe, not {rules.dealing}")
    if not rules.link_approved:
        raise Refused("vic 25/1999 r11.3", "the jackpot arrangement has not been approved")
    if rules.sharing_sign:
        raise BadInput("a sign of sharing is not known in Victoria")
    seed, rest = divmod(table.meter.floor, rules.jackpot_wager)
    if table.text.seeded and (rest or TABLE_2.get(seed) != table.meter.rate):
        why = "the meter's seed, divided by what a jackpot wager costs, and its rate are not in Table 2"
        raise Refused("vic 10/2004 r9.3", why)
