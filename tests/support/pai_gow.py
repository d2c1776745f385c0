"""Rounds of pai gow as short scripts: who wagers where, the dice, the tiles of each box, and how they are set.

>>> played = play({"ann": ("box 2", WINS)})
>>> played.net("ann")
950
"""

from collections.abc import Mapping
from typing import Any, Final, Self

from houseway.equipment.tiles import tile
from houseway.games import find
from houseway.games.pai_gow.dealing import TileDealt
from houseway.games.pai_gow.hand import splits, written
from houseway.games.pai_gow.setting import HandSetting
from houseway.games.pai_gow.table import PaiGowTable
from houseway.money import Cents, cents
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import Person, Role, player
from houseway.play.settlement import Line
from houseway.play.view import view
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering
from support import played

GAME: Final = find("pai-gow")
FLOOR: Final = "floor manager"
STAKE: Final = "10"

# Four tiles each, the low hand first. The house way makes a 6 and a 7 of the bank's.
BANK: Final = "1-4 5-6 3-4 4-6"
WINS: Final = "6-6 4-5 3-3 3-3"  # a teen wong and the chong pair
LOSES: Final = "5-5 4-6 2-2 1-1"  # 0 and 6
HIGH_ONLY: Final = "5-5 4-6 3-3 3-3"  # 0 and the chong pair: a stand off
PAIR_BANK: Final = "5-6 4-6 2-2 2-2"  # 1 and the bon pair
LOW_ONLY: Final = "6-6 1-4 4-4 1-1"  # 7 and a day gong: a stand off against that bank


def table_of(*names: str, chips: str = "500", ready: bool = True, **settings: Any) -> PaiGowTable:
    """A table with these players and a member of each kind of staff; `ready`: its tiles have been inspected."""
    people = [*(player(name, cents(chips)) for name in names or ("ann",)), Person("sue", Role.SPECTATOR)]
    table = GAME.open_table(people=[*people, *GAME.staff()], **settings)
    assert isinstance(table, PaiGowTable)
    if ready:
        table.due = ""
    return table


class Played(played.Played[PaiGowTable]):
    """A round at a table, driven by script."""

    # What people do

    def decline(self) -> Self:
        """Everybody to whom the bank is offered declines it."""
        while isinstance(self.round.ask, Choice) and "decline the bank" in self.round.ask.offers:
            self.act(self.round.ask.who, "decline the bank")
        return self

    def take(self, who: str, amount: str, act: str = "take the bank", **more: Any) -> Self:
        """Those before decline; this one takes the bank."""
        while self.awaits != who:
            self.act(self.awaits, "decline the bank")
        return self.act(who, act, amount=cents(amount), **more)

    def stack(self) -> Self:
        return self.act("dealer", "shuffle").act("dealer", "stack")

    def wager(self, who: str, box: str, stake: str = STAKE, **more: Any) -> Self:
        return self.act(who, "wager", on="player's hand", selection=box, stake=cents(stake), **more)

    def close(self) -> Self:
        return self.act("dealer", "no more bets")

    def shake(self, dice: str = "1-1-1") -> Self:
        """The tiles are cut in the ordinary way and the dice are shaken."""
        while not isinstance(self.round.ask, Outcome):
            answer_ordinarily(self.round)
        self.round.outcome(self.round.ask.read(dice))
        return self

    def deal(self, hands: Mapping[str, str]) -> Self:
        """Tiles to each box as they are asked for."""
        left = {box: text.split() for box, text in hands.items()}
        while isinstance(self.round.ask, TileDealt):
            self.round.outcome(tile(left[self.round.ask.to].pop(0)))
        return self

    def set_hands(self, hands: Mapping[str, str]) -> Self:
        """Every player sets the first two tiles of the script low; the bank is set as it should be."""
        while isinstance(self.round.ask, HandSetting):
            hand = self.round.ask.hand
            low = sorted(tile(text) for text in hands[hand.label].split()[:2])
            assert written(low) in splits(hand.tiles), f"{written(low)} is not a low hand of {written(hand.tiles)}"
            self.act(self.round.ask.who, "set", low=written(low))
            if isinstance(self.round.ask, Choice) and "expose the bank's tiles" in self.round.ask.offers:
                self.expose()
        return self

    def expose(self) -> Self:
        """The bank exposes its tiles; where the dealer sets them, that is done."""
        while isinstance(self.round.ask, Choice) and not {"settle", "set"} & self.round.ask.offers.keys():
            answer_ordinarily(self.round)
        return self

    def settle(self) -> Self:
        return self.act("dealer", "settle")

    def no_wager(self, who: str, box: str, stake: str = STAKE) -> str:
        return self.refused(who, "wager", on="player's hand", selection=box, stake=cents(stake))

    # What is awaited

    @property
    def awaits(self) -> str:
        """Whom the round waits for: a box's tile, a person, a role, or wagers."""
        ask = self.round.ask
        if isinstance(ask, Outcome):
            return f"{ask.field} for {ask.to}" if ask.to else ask.field
        if isinstance(ask, Wagering):
            return "wagers"
        if ask is None:
            return ""
        return ask.who or " or ".join(sorted(role.value for role in ask.roles))

    @property
    def open(self) -> list[str]:
        ask = self.round.ask
        assert isinstance(ask, Choice), self.awaits
        return sorted(ask.offers)

    def most(self, who: str, box: str) -> Cents:
        """The most that somebody may wager on a box."""
        found = [
            field.most
            for option in self.round.options(who)
            if option.act == "wager" and box in option.fields[1].choices
            for field in option.fields
            if field.name == "stake"
        ]
        return found[0] if found else 0

    # What came of it

    def line(self, who: str, wager: str = "player's hand", box: str = "") -> Line:
        [found] = [x for x in self.round.lines if (x.person, x.wager) == (who, wager) and box in ("", x.selection)]
        return found

    def verdict(self, who: str, wager: str = "player's hand", box: str = "") -> Verdict:
        return self.line(who, wager, box).verdict

    def under(self, who: str, wager: str = "player's hand") -> list[str]:
        return [cite.text for cite in self.line(who, wager).cites]

    @property
    def called_under(self) -> list[str]:
        return [under for _, under in self.called]


Wagers = Mapping[str, tuple[str, ...]]


def wagered(wagers: Wagers, table: PaiGowTable | None = None, **settings: Any) -> Played:
    """Wagers are down and closed, {"ann": ("box 2", tiles, stake)}, with the house as bank."""
    played = Played(table or table_of(*wagers, **settings)).decline().stack()
    for who, (box, _, *stake) in wagers.items():
        played.wager(who, box, *stake)
    return played.close()


def dealt(wagers: Wagers, bank: str = BANK, dice: str = "1-1-1", table: PaiGowTable | None = None) -> Played:
    """The tiles are dealt."""
    return wagered(wagers, table).shake(dice).deal(scripts(wagers, bank, "box 1"))


def play(wagers: Wagers, bank: str = BANK, table: PaiGowTable | None = None) -> Played:
    """A whole round with the house as bank: each hand is set with the first two tiles of its script low."""
    return dealt(wagers, bank, table=table).set_hands(scripts(wagers, bank, "box 1")).settle()


def scripts(wagers: Wagers, bank: str, banks_box: str) -> dict[str, str]:
    return {box: tiles for box, tiles, *_ in wagers.values()} | {banks_box: bank}


def banked(
    banker: str, wagers: Wagers, bank: str = BANK, amount: str = "100", act: str = "take the bank", box: str = "box 2"
) -> Played:
    """A round banked by a player who had played the one before on `box`; everybody's tiles, then the settlement."""
    table = table_of(banker, *wagers)
    play({banker: (box, LOSES)}, table=table)
    played = Played(table).take(banker, amount, act).stack()
    for who, (where, _, *stake) in wagers.items():
        played.wager(who, where, *stake)
    hands = scripts(wagers, bank, box)
    return played.close().shake().deal(hands).set_hands(hands).settle()


def printed(**settings: Any) -> dict[str, str]:
    lines = [line.removesuffix(")").rpartition("  (") for line in printed_of(table_of(**settings)).splitlines()]
    return {under: words for words, _, under in lines}


def printed_of(table: PaiGowTable) -> str:
    return GAME.layout(table)


def tiles_seen(played: Played, viewer: str, box: int) -> list[str]:
    found: list[str] = view(played.round, viewer).look["boxes"][box - 1]["tiles"]
    return found
