"""Setting the hands: priority hands first, then the others; then the bank exposes its tiles and sets (qld s435)."""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.hand import Hand, splits
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.house_way.ways import Way, way_of
from houseway.games.pai_gow.moments import BANK_SETS, EXPOSING, SETTING
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import BANKS_RULE, SET_DOWN
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Steps, always
from houseway.play.people import DEALER

SET: Final = "set"
ASK: Final = "ask for the house way"
TWO_HANDS: Final = cite("qld s434(1)")
LOW_AND_HIGH: Final = cite("qld s434(2)")
HOUSES_SHARE: Final = cite("qld s436(3)")
NOBODY_SETS: Final = cite("reading P17")
BANK_EXPOSES: Final = cite("qld s435(6)(a)")
THE_BANKS_HAND: Final = cite("qld s435(6)(b)")


def players_set(table: PaiGowTable) -> Steps[None]:
    """All hands but the bank's; where a priority set marker stands, those first (s421(2))."""
    for hand in in_order(table):
        yield from set_one(table, hand, TWO_HANDS)


def in_order(table: PaiGowTable) -> list[Hand]:
    """Priority hands, then the others as they were dealt; a lone player's higher wager first (s423(2)(c))."""
    hands = [hand for hand in table.hands.values() if hand.box != table.bank.box and hand.live]
    hands.sort(key=lambda hand: hand.box not in table.priority)
    if len({p.person for p in table.wagers()}) == 1:
        hands.sort(key=lambda hand: -sum(p.stake for p in table.on_box(hand.box)))
    return sorted(hands, key=lambda hand: hand.box not in table.directed)


def set_one(table: PaiGowTable, hand: Hand, under: Cite) -> Steps[None]:
    """By its first player, by the dealer where that is asked for, or where nobody is left to set it."""
    while hand.live and hand.set is None:
        who = table.decides_for(hand.box)
        if not who:
            yield from house_way(table, hand, NOBODY_SETS)
            continue
        answer = yield from wait(table, HandSetting(table, hand, who, under))
        if answer is None:
            continue
        if answer[1] == SET:
            hand.set = splits(hand.tiles)[answer[2]["low"]]
            table.announce(SET_DOWN, hand.box)
        else:
            yield from house_way(table, hand, table.text.on_request)
            if hand.live:
                yield from table.text.checked(table, hand)


def moment_of(table: PaiGowTable, hand: Hand) -> str:
    return BANK_SETS if hand.box == table.bank.box else SETTING


class HandSetting(Choice):
    """A player sets a hand into low and high (s434); moot when it leaves the round, or its player does."""

    __slots__ = ("hand", "table")

    def __init__(self, table: PaiGowTable, hand: Hand, who: str, under: Cite) -> None:
        self.table, self.hand = table, hand
        low = choice("low", tuple(splits(hand.tiles)))
        offers = {
            SET: Offer(LOW_AND_HIGH, (low,), "these two tiles are the low hand, the others the high hand"),
            ASK: Offer(table.text.on_request, says="the dealer sets the hand"),
        }
        super().__init__(who, offers, under, hand.label, wanted=self._still, moment=moment_of(table, hand))

    def _still(self) -> bool:
        return self.hand.live and self.table.decides_for(self.hand.box) == self.who


class HouseWay(Choice):
    """The dealer sets a hand the house way."""

    __slots__ = ("hand",)

    def __init__(self, hand: Hand, under: Cite, moment: str) -> None:
        self.hand = hand
        offers = {"set the house way": Offer(under)}
        super().__init__(DEALER, offers, under, hand.label, wanted=hand.in_play, moment=moment)


def house_way(table: PaiGowTable, hand: Hand, under: Cite) -> Steps[None]:
    """The dealer sets it; what was set otherwise by mistake lies so until it is noticed (s450)."""
    hand.seen = True
    answer = yield from wait(table, HouseWay(hand, under, moment_of(table, hand)))
    if isinstance(answer, Way):
        hand.set, hand.wrong = answer, True
    elif answer is not None:
        put_right(table, hand)


def put_right(table: PaiGowTable, hand: Hand) -> None:
    """As the house way has it."""
    setting = set_hand(hand.tiles)
    hand.set, hand.wrong = way_of(setting.low, setting.high), False
    if hand.box == table.bank.box:  # it lies face up: everybody may know why
        table.announce(BANKS_RULE, setting.rule)


def bank_sets(table: PaiGowTable) -> Steps[None]:
    """The bank exposes its tiles and sets them: the house way where the house has a share (s436(3))."""
    hand = table.hands[table.bank.box]
    offers = {"expose the bank's tiles": Offer(BANK_EXPOSES)}
    while not hand.face_up:
        who = "" if table.bank.house_shares else table.handler
        wanted = partial(table.handled_by, who) if who else always
        ask = Choice(who or DEALER, offers, BANK_EXPOSES, wanted=wanted, moment=EXPOSING)
        hand.face_up = (yield from wait(table, ask)) is not None
    if table.bank.house_shares:
        yield from house_way(table, hand, HOUSES_SHARE)
    else:
        yield from set_one(table, hand, THE_BANKS_HAND)
