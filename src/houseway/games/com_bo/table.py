"""A Com-Bo table: its shoe, the five boxes, the control panel, and what it remembers between rounds."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME, Card, card
from houseway.equipment.machine import CardMachine
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput, quoted
from houseway.games.com_bo.arithmetic import VALUE
from houseway.games.com_bo.keypad import Keypad
from houseway.games.com_bo.rules import (
    DEFAULT_SIGN,
    check_cards,
    check_chip,
    check_places,
    check_sign,
    fresh_cards,
)
from houseway.games.com_bo.terms import BOXES
from houseway.games.com_bo.wagers import KINDS, in_order
from houseway.money import Cents, Rounding, cents, dollars
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.settlement import give_back
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Verdict, Wager

UNSEEN: Final = "unseen"
SMALLEST_CHIP: Final[Cents] = 100
DUE: Final = ("", "start", "cutting card", "replaced")
PAID_UP: Final = cite("vic 29/2000 r6.2(c)")


class ComBoTable(Table):
    """What every round starts from and leaves behind."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "com-bo 1",
        automatic: bool = False,  # an automatic shuffling/dealing shoe (r3.1, r4.1(e))
        smallest_chip: Cents = SMALLEST_CHIP,  # of those from which the dealer pays (r5.7)
    ) -> None:
        check_sign(sign)
        check_chip(smallest_chip)
        super().__init__(game, sign, people, name)
        check_places(len(self.players))
        self.decks: int = game.variant["decks"]
        self.automatic, self.smallest_chip = automatic, smallest_chip
        self.shoe: Shoe | CardMachine = fresh_cards(self.decks, automatic)
        self.due = "start"  # why the cards must be shuffled before the next round; empty: they need not
        self.excess = ""  # a card drawn for the next round already: what it is, or that nobody has seen it (r9.1)
        self.waiting: list[Card] = []  # done with, and not back in an automatic shoe while that card is unseen
        self.face_up = ""  # the card that comes after that one: it lies face up in the shoe (r9.4(b))
        self.being_shuffled = False  # the cards are not in the shoe
        self.fault = False  # no play until the lights are put right (r9.9)
        self.higher_limits: dict[str, dict[str, Cents]] = {}  # by player and kind, with their marker (r6.4)
        self.unmarked: dict[str, dict[str, Cents]] = {}  # agreed to, but no marker stands there
        self.clear()

    def clear(self) -> None:
        """An empty layout."""
        self.cards: list[Card] = []  # in boxes 1 to 5
        self.burned: list[Card] = []
        self.cutting_card = False  # it has come in this round
        self.keypad = Keypad()
        self.void_under: Cite | None = None  # why the round is void
        self.uncalled = False  # was the first card dealt before no more bets were called?

    def begin_round(self) -> None:
        super().begin_round()
        self.clear()

    @property
    def lit(self) -> list[str]:
        """The areas that win on what stands on the keypad (r2.4)."""
        if not self.keypad.pressed:
            return []
        facts = in_order(self.keypad.values)
        return [row.name for row in self.game.wagers if row.decide(facts).verdict is Verdict.WIN]

    @property
    def dealt(self) -> bool:
        """Is the first card of the round out, be it that nobody has named it yet? Wagers are final then (r5.5)."""
        return bool(self.cards) or self.uncalled

    @property
    def next_box(self) -> str:
        """Where the next card goes."""
        return BOXES[len(self.cards)]

    @property
    def in_the_shoe(self) -> tuple[str, ...]:
        """Every card that could come out."""
        return tuple(NAME[each] for each in self.shoe.weights())

    @property
    def values(self) -> list[int]:
        return [VALUE[each] for each in self.cards]

    def rounding(self, wager: Wager[Any]) -> Rounding | None:  # noqa: ARG002 - the same for all
        """Where a wager was not refused, up to what the dealer's chips make (r6.2(c))."""
        return Rounding(self.smallest_chip, up=True, under=PAID_UP)

    def void_round(self, under: Cite) -> None:
        """Every wager goes back."""
        for placed in list(self.placed):
            give_back(self, placed, under)

    def collect_cards(self) -> None:
        """What lies on the layout is done with; a card drawn for the next round stays, if this shoe has one."""
        if self.automatic and self.excess == UNSEEN:
            self.waiting += self.cards + self.burned  # that card is none of these
        else:
            self.shoe.discard(self.cards + self.burned)
        if self.cutting_card:
            self.due = self.due or "cutting card"

    def set_aside(self, name: str) -> None:
        """The card that comes after the one that waits is known: no other place of the shoe has it."""
        self.shoe.take(card(name))
        self.face_up = name

    def _beside(self) -> list[int]:
        """What is known to come next, and so lies in no other place of the shoe."""
        return [card(name) for name in (self.excess, self.face_up) if name not in ("", UNSEEN)]

    def gather(self) -> None:
        """All but what lies on the layout comes together to be shuffled."""
        self.shoe.put_back(self._beside())
        self.excess, self.face_up, self.cutting_card = "", "", False
        self.shoe.discard(self.waiting + self.burned)
        self.waiting, self.burned = [], []
        if isinstance(self.shoe, Shoe):
            self.shoe.reshuffle()

    def replace_cards(self) -> None:
        self.shoe.replace()
        self.excess, self.face_up, self.waiting, self.burned = "", "", [], []

    def ready(self) -> None:
        """Take the cards to be shuffled, cut and in the shoe, as when a record starts in mid-shoe."""
        if isinstance(self.shoe, Shoe) and self.shoe.marker is None:
            self.shoe.marker = self.shoe.remaining // 4
        self.due = ""

    def left(self, name: str) -> None:
        self.higher_limits.pop(name, None)
        self.unmarked.pop(name, None)

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again, between rounds."""
        data: dict[str, Any] = {"shoe": self.shoe.plain(), "due": self.due} | super().as_data()
        for name in ("automatic", "excess", "face_up", "fault"):
            data |= {name: value} if (value := getattr(self, name)) else {}
        if self.smallest_chip != SMALLEST_CHIP:
            data["smallest_chip"] = dollars(self.smallest_chip)
        for name, limits in (("higher_limits", self.higher_limits), ("unmarked", self.unmarked)):
            if limits:
                data[name] = {
                    who: {kind: dollars(each) for kind, each in kinds.items()} for who, kinds in limits.items()
                }
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        super().restore(data)
        self.automatic, self.fault = data.get("automatic", False), data.get("fault", False)
        if not isinstance(self.automatic, bool) or not isinstance(self.fault, bool):
            raise BadInput("'automatic' and 'fault' are true, or left out")
        self.smallest_chip = cents(data["smallest_chip"]) if "smallest_chip" in data else self.smallest_chip
        check_chip(self.smallest_chip)
        self.shoe = fresh_cards(self.decks, self.automatic)
        if "shoe" in data:
            check_cards(data["shoe"], self.decks, self.automatic)
            self.shoe.restore({"decks": self.decks} | data["shoe"])
        self.due = data.get("due", "")
        if self.due not in DUE:
            raise BadInput(f"'due' cannot be {quoted(self.due)}; allowed: {', '.join(DUE[1:])}")
        if not self.due:
            self.ready()
        self._restore_known(data.get("excess", ""), data.get("face_up", ""))
        self.higher_limits = self._limits(data.get("higher_limits", {}))
        self.unmarked = self._limits(data.get("unmarked", {}))

    def _restore_known(self, excess: str, face_up: str) -> None:
        """A card that is known to come next is out of the shoe; nothing else is but what waits for an unseen one."""
        there = [each for each, count in enumerate(self.shoe.on_table) for _ in range(count)]
        if face_up and not excess:
            raise BadInput(f"'face_up' is a card that comes after one already drawn, not {quoted(face_up)}")
        if face_up and card(face_up) not in there:  # as records had it before
            self.shoe.take(card(face_up))
            there.append(card(face_up))
        self.excess, self.face_up = excess, face_up
        waits = Counter(there)
        waits.subtract(self._beside())
        if min(waits.values(), default=0) < 0 or (waits.total() and not (self.automatic and excess == UNSEEN)):
            lies = ", ".join(NAME[each] for each in there) or "nothing"
            raise BadInput(f"'excess' is {quoted(excess)}, and on the table lies {lies}")
        self.waiting = list(waits.elements())

    def _limits(self, data: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, Cents]]:
        found: dict[str, dict[str, Cents]] = {}
        for who, kinds in data.items():
            self.person(who)
            if unknown := [kind for kind in kinds if kind not in KINDS]:
                raise BadInput(f"no wagers are called {quoted(unknown[0])}; there are {', '.join(KINDS)}")
            found[who] = {kind: cents(most) for kind, most in kinds.items()}
        return found
