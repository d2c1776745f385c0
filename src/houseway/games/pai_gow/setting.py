"""Setting the hands: priority hands first, the others in any order; then the bank exposes its tiles (qld s435)."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.tiles import NAME, tile
from houseway.errors import Ground, Refused
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.arithmetic import hand_name
from houseway.games.pai_gow.hand import TILES_TO_A_HAND, Hand, splits, written
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.house_way.ways import TileSetting, way_of
from houseway.games.pai_gow.moments import BANK_SETS, EXPOSING, SETTING
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import BANKS_RULE, SET_DOWN
from houseway.play.acts import choice
from houseway.play.ask import Choice, Cost, Offer, Steps, always
from houseway.play.people import DEALER

HAND: Final = 2  # tiles
SET: Final = "set"
ASK: Final = "ask for the house way"
TWO_HANDS: Final = cite("qld s434(1)")
LOW_AND_HIGH: Final = cite("qld s434(2)")
HOUSES_SHARE: Final = cite("qld s436(3)")
NOBODY_SETS: Final = cite("reading P17")
BANK_EXPOSES: Final = cite("qld s435(6)(a)")
THE_BANKS_HAND: Final = cite("qld s435(6)(b)")


def players_set(table: PaiGowTable) -> Steps[None]:
    """All hands but the bank's; one player after the other is asked, and others need not wait (see `setting_acts`)."""
    while hands := may_be_set(table):
        yield from set_one(table, hands[0], TWO_HANDS)


def may_be_set(table: PaiGowTable) -> list[Hand]:
    """The hands that may be set now, as they were dealt: by direction first (Victoria), and priority hands (s421(2)).

    Of a lone player's two, the one with the higher wager (s423(2)(c)).
    """
    unset = [h for h in table.hands.values() if h.box != table.bank.box and h.live and h.set is None]
    first = [hand for hand in unset if hand.box in table.directed] or [h for h in unset if h.box in table.priority]
    hands = [hand for hand in first or unset if _waits(hand)]
    if len({p.person for p in table.wagers()}) == 1:
        hands = sorted(hands, key=lambda hand: -sum(p.stake for p in table.on_box(hand.box)))[:1]
    return hands


def _waits(hand: Hand) -> bool:
    """For its player: the dealer has not been asked to set it."""
    return hand.live and hand.set is None and not hand.seen


def set_one(table: PaiGowTable, hand: Hand, under: Cite) -> Steps[None]:
    """By its first player, by the dealer where that is asked for, or where nobody is left to set it."""
    while _waits(hand):
        who = table.decides_for(hand.box)
        if not who:
            yield from house_way(table, hand, NOBODY_SETS)
            continue
        answer = yield from wait(table, HandSetting(table, hand, who, under))
        if answer is None:
            continue
        if answer[1] == SET:
            lay_down(table, hand, answer[2]["low"])
        else:
            yield from dealer_sets(table, hand)


def lay_down(table: PaiGowTable, hand: Hand, low: str) -> None:
    hand.set = splits(hand.tiles)[low]
    table.announce(SET_DOWN, hand.box)


def dealer_sets(table: PaiGowTable, hand: Hand) -> Steps[None]:
    """A hand whose player has asked for it."""
    yield from house_way(table, hand, table.text.on_request)
    if hand.live:
        yield from table.text.checked(table, hand)


def offers(table: PaiGowTable, hand: Hand) -> dict[str, Offer]:
    """What a player may do with a hand."""
    ways, says = splits(hand.tiles), "these two tiles are the low hand, the others the high hand"
    low, refuses = choice("low", tuple(ways)), partial(not_the_low_hand, table, hand)
    told = {name: f"low: {hand_name(way.low_rank)} · high: {hand_name(way.high_rank)}" for name, way in ways.items()}
    return {
        SET: Offer(LOW_AND_HIGH, (low,), says, refuses, costs=Cost.MORE, told=told),
        ASK: Offer(table.text.on_request, says="the dealer sets the hand", ordinary=True),
    }


def two_tiles(details: Mapping[str, Any]) -> list[str]:
    """Those that are named as the low hand; none where they are not two, or no tiles."""
    named = str(details.get("low", "")).split()
    return named if len(named) == HAND and set(named) <= set(NAME) else []


def not_the_low_hand(table: PaiGowTable, hand: Hand, details: Mapping[str, Any]) -> Refused | None:
    """Why two tiles are not the low hand: they are not among the four, or make the better of the two hands."""
    if not (named := two_tiles(details)) or len(hand.tiles) < TILES_TO_A_HAND:  # else it is the moment that is wrong
        return None
    if not _holds(hand, named):
        none = Refused(TWO_HANDS, f"{' '.join(named)} are not two of the four tiles that were dealt")
        return second_hand(table, hand, named) or none
    if written(sorted(map(tile, named))) in splits(hand.tiles):
        return None  # only written the other way round
    return Refused("reading H16", f"{' '.join(named)} is the better hand, and so the high one")


def _holds(hand: Hand, named: list[str]) -> bool:
    return not Counter(named) - Counter(NAME[tile] for tile in hand.tiles)


def second_hand(table: PaiGowTable, hand: Hand, named: list[str]) -> Refused | None:
    """Why tiles of the other hand of a lone player are not set now (s423(2))."""
    who = table.decides_for(hand.box)
    mine = [each for each in table.hands.values() if each is not hand and table.decides_for(each.box) == who]
    other = next((each for each in mine if each.box != table.bank.box and _holds(each, named)), None)
    if other is None:
        return None
    if other.set is not None:
        return Refused("qld s423(2)(d)", f"{other.label} is set, and is not changed", ground=Ground.WHEN)
    why = f"the hand with the higher wager is set first, that of {hand.label}"
    return Refused("qld s423(2)(c)", why, ground=Ground.WHEN)


def moment_of(table: PaiGowTable, hand: Hand) -> str:
    return BANK_SETS if hand.box == table.bank.box else SETTING


class HandSetting(Choice):
    """A player sets a hand into low and high (s434); moot when it leaves the round, or its player does."""

    __slots__ = ("hand", "table")

    def __init__(self, table: PaiGowTable, hand: Hand, who: str, under: Cite) -> None:
        self.table, self.hand = table, hand
        found, moment = offers(table, hand), moment_of(table, hand)
        super().__init__(who, found, under, hand.label, wanted=self._still, moment=moment)

    def _still(self) -> bool:
        return _waits(self.hand) and self.table.decides_for(self.hand.box) == self.who


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
    if isinstance(answer, TileSetting):
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
