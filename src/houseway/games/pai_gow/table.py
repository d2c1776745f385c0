"""A pai gow table: the tiles, the bank, the hands of a round, and what is remembered between rounds."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from houseway.cite import Cite, cite
from houseway.equipment.dice import Roll
from houseway.equipment.tiles import stack_of_tiles
from houseway.games.pai_gow import saved_table
from houseway.games.pai_gow.bank import Bank
from houseway.games.pai_gow.boxes import BOXES, box_number
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.rules import DEFAULT_SIGN, LIMIT, TIMES_THE_BOX, Rules, check_limits
from houseway.games.pai_gow.wagers import BANK, five_per_cent
from houseway.money import Cents
from houseway.play.duties import duty
from houseway.play.game import Game
from houseway.play.people import DEALER_OR_MORE_SENIOR, Person
from houseway.play.settlement import give_back
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Placed, void

if TYPE_CHECKING:
    from houseway.games.pai_gow.texts import Text

VOID_BANK = cite("reading P14")
HOUSE_BANKS = void("the house has the bank: the chips that {person} put up for it go back")
PLACE_THE_MARKER = duty(
    "place the priority set marker", DEALER_OR_MORE_SENIOR, "qld s421(1)(d)", "half the table maximum lies at the box"
)


class PaiGowTable(Table):
    """What every round starts from and leaves behind."""

    def __init__(
        self,
        game: Game[Any],
        text: "Text",
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "pai gow 1",
        **rules: Any,
    ) -> None:
        self.text = text
        self.run_by(text.run(**rules))
        check_limits(sign, self.rules.liability)
        super().__init__(game, sign, people, name)
        self.due = "start"  # why the tiles must be inspected before they are shuffled; empty: they need not
        self.last: Bank | None = None  # of the last round; none when play starts, or starts again after a break
        self.boxes: dict[int, list[str]] = {}  # by box: its players of the last round, the longest there first
        self.banked: dict[str, int] = {}  # for how many rounds in a row each has had or shared the bank
        self.missed: dict[str, int] = {}  # for how many rounds in a row each has made no wager
        self.off: list[int] = []  # the areas that are removed from play (Victoria)
        self.arranged: dict[str, Cents] = {}  # s421(1)(c): a maximum of their own
        self.apart: dict[str, list[str]] = {}  # s454(c): whom they may not play with
        self.clear()

    def run_by(self, rules: Rules) -> None:
        self.rules = rules
        self.selections = BOXES[: rules.boxes]

    @property
    def liability(self) -> Cents:
        """What is displayed; where the maximum has been lowered since, 7 times the new one (s421(1)(e))."""
        most = TIMES_THE_BOX * self.sign.limits[LIMIT].maximum
        return min(self.rules.liability or most, most)

    def clear(self) -> None:
        """An empty layout, before the bank is appointed."""
        self.bank = Bank()
        self.broken = False  # the bank is void, and the round ends as it stands
        self.silent = False  # s453(2): silence has been directed
        self.clear_tiles()

    def clear_tiles(self) -> None:
        """All 32 go back to be shuffled."""
        self.stack = stack_of_tiles()
        self.hands: dict[int, Hand] = {}  # by box, in the order of the deal
        self.played: dict[int, list[str]] = {}  # by box: the players of this round, once wagering is closed
        self.large: list[int] = []  # the boxes that are to have a priority set marker before the deal
        self.directed: list[int] = []  # the boxes whose players must set before any other looks (Victoria)
        self.la_ja = False
        self.cut = ""
        self.dice: Roll | None = None
        self.first = 0  # the box that receives the first tiles

    def begin_round(self) -> None:
        super().begin_round()
        self.clear()

    def display_liability(self, liability: Cents) -> None:
        self.rules = replace(self.rules, liability=liability)

    # The wagers, and whose they are

    def wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager is not BANK]

    @property
    def nothing_to_decide(self) -> bool:
        """Has the last wager gone since wagering was closed?"""
        return bool(self.played) and not self.wagers()

    def goes_on(self) -> bool:
        """Is there still a bank, and something for it to decide?"""
        return not self.broken and not self.nothing_to_decide

    def wagers_of(self, person: str) -> list[Placed]:
        return [p for p in self.wagers() if p.person == person]

    def chips_lie(self, person: str) -> bool:
        """Has somebody a wager on the layout, or chips in the bank?"""
        return any(p.person == person for p in self.placed)

    def on_box(self, box: int) -> list[Placed]:
        """The wagers on a box, of whoever has wagered on it for the longest time without interruption first."""
        before = self.boxes.get(box, [])
        here = [p for p in self.wagers() if box_number(p.selection) == box]
        return sorted(here, key=lambda p: before.index(p.person) if p.person in before else len(before))

    def alone(self, person: str) -> bool:
        """Is this the only player at the table?"""
        return [p.name for p in self.players if not p.excluded] == [person]

    def decides_for(self, box: int) -> str:
        """The first player of a box (s422(2)), or whoever handles the bank's tiles; nobody who is excluded."""
        if self.broken:
            return ""
        bank = [*self.bank.handlers, *self.bank.bankers]  # whoever is left in it, without those designated (P17)
        names = bank if box == self.bank.box else [p.person for p in self.on_box(box)]
        return next((name for name in names if name in self.people and not self.people[name].excluded), "")

    @property
    def handler(self) -> str:
        """The player who acts for the bank; none where the house does."""
        return self.decides_for(self.bank.box)

    def handled_by(self, person: str) -> bool:
        return self.handler == person

    def may_handle(self, person: str, box: int) -> bool:
        """The first player of a box, and with the bank's tiles both of two who were designated (s433(3) to (5))."""
        if box == self.bank.box and person in self.bank.handlers and not self.broken:
            return not self.people[person].excluded
        return person == self.decides_for(box)

    # The bank's chips

    def bank_chips(self) -> list[Placed]:
        return [p for p in self.placed if p.wager is BANK]

    def cover(self) -> Cents:
        """What the players who bank can meet."""
        return sum(p.stake for p in self.bank_chips())

    def others(self, bankers: Iterable[str]) -> int:
        """How many players there are besides these, and one at the least."""
        return max(1, sum(not p.excluded and p.name not in bankers for p in self.players))

    def least_cover(self, bankers: Iterable[str]) -> Cents:
        """The minimum of every other player: whoever cannot meet that cannot cover their wagers (reading P10)."""
        return self.sign.limits[LIMIT].minimum * self.others(bankers)

    def kept_apart(self, person: str) -> str:
        """Somebody here with whom this person may not play; empty: nobody (s454(c))."""
        playing = [p.name for p in self.players if not p.excluded]
        return next((other for other in self.apart.get(person, ()) if other in playing), "")

    def put_up(self, person: str, amount: Cents, box: int) -> None:
        """Chips go into the bank."""
        self.add_wager(person, BANK, BOXES[box - 1], amount)

    def give_up_bank(self, under: Cite) -> None:
        """The house is the bank: chips that were put up for another go back to whose they are."""
        for placed in self.bank_chips():
            give_back(self, placed, under, clause=HOUSE_BANKS)
        self.bank = Bank()

    # What goes before its time

    def after_leaving(self, placed: Placed) -> None:
        """A wager has gone: without any, a hand is out of play. Without its bank, a round is over."""
        if placed.wager is BANK and self.bank.bankers:  # not where chips were only offered
            self.void_the_bank()
        for hand in self.hands.values():
            hand.live = not self.broken and (hand.box == self.bank.box or bool(self.on_box(hand.box)))
        self.large = [box for box in self.large if self.on_box(box)]
        wanted = {f"box {box}" for box in self.large}
        self.duties = [due for due in self.duties if due.duty is not PLACE_THE_MARKER or due.about in wanted]

    def void_the_bank(self) -> None:
        if not self.broken:
            self.broken = True
            self.rule("the bank is void, and every wager that it covered with it", VOID_BANK)
            self.give_all_back(VOID_BANK)
            self.duties.clear()

    def give_all_back(self, *under: Cite) -> None:
        for placed in list(self.placed):
            give_back(self, placed, *under)

    def left(self, name: str) -> None:
        for players in self.boxes.values():
            if name in players:
                players.remove(name)
        for memory in (self.banked, self.missed, self.arranged):  # who was kept apart stays so, and may come back
            memory.pop(name, None)

    # Rounds

    def close_wagering(self) -> None:
        """'No more bets': who plays where, and which hands are set first (s421(1)(d))."""
        self.played = {n: [p.person for p in self.on_box(n)] for n in range(1, self.rules.boxes + 1) if self.on_box(n)}
        half = self.sign.limits[LIMIT].maximum
        self.large = [n for n in self.played if 2 * sum(p.stake for p in self.on_box(n)) >= half]

    @property
    def priority(self) -> list[int]:
        """The boxes with a priority set marker: those at which it was to be placed, and has been."""
        due = {due.about for due in self.duties if due.duty is PLACE_THE_MARKER}
        return [box for box in self.large if f"box {box}" not in due]

    def begin_the_deal(self) -> None:
        """A marker that does not lie there by now is not placed any more (s421(1)(d), reading P26)."""
        self.large = self.priority
        self.overdue(PLACE_THE_MARKER)

    def commission_on(self, placed: Placed, won: Cents) -> tuple[Cents, tuple[Cite, ...]]:
        assert placed.wager.commission is not None
        return five_per_cent(won, placed.wager.commission)

    def end_round(self) -> None:
        """Remember who banked and who played, where."""
        self.last = Bank(self.bank.kind, self.bank.box, list(self.bank.bankers), list(self.bank.handlers))
        self.boxes = dict(self.played)
        if self.bank.bankers:
            self.boxes[self.bank.box] = list(self.bank.bankers)
        self.banked = {name: self.banked.get(name, 0) + 1 for name in self.bank.bankers}
        there = {name for players in self.boxes.values() for name in players}
        self.missed = {p.name: self.missed.get(p.name, 0) + 1 for p in self.players if p.name not in there}

    def as_data(self) -> dict[str, Any]:
        return saved_table.as_data(self)

    def restore(self, data: Mapping[str, Any]) -> None:
        saved_table.restore(self, data)
