"""What Part 4 leaves to the casino operator at a table, and what it does not allow."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from houseway.cite import cite
from houseway.equipment.cards import RANK, SUIT, Card, many
from houseway.equipment.machine import Approved
from houseway.errors import Ground, Refused, quoted
from houseway.money import cents, dollars
from houseway.play.acts import Field, choice, made, whole, yes
from houseway.play.sign import Limits, Sign

DEFAULT_SIGN: Final = Sign(
    {"blackjack": Limits(cents("5"), cents("500")), "super sevens": Limits(cents("1"), cents("25"))}
)
INSTRUCTION: Final = Limits(cents("2"), cents("10"))
INSTRUCTION_SIGN: Final = DEFAULT_SIGN.with_limits("blackjack", INSTRUCTION)
MOST_INSTRUCTION_TABLES: Final = 8
SETTINGS: Final = (
    whole("decks", 1, 99),  # s16 and s65A(3)(a) have their say
    whole("boxes", 1, 7),
    whole("players_to_a_box", 0, 99),  # s42(1)
    yes("box_limited_as_a_whole"),
    yes("several_boxes"),
    choice("late_entry", ("open", "minimum", "precluded"), optional=True),
    yes("missed_round_precludes"),
    whole("instruction_tables", 0, 99),  # s23(4)
    yes("super_sevens"),
    Field("bonus_blackjack", "text", optional=True),
    Field("bonus_name", "text", optional=True),
    yes("card_machine"),
    made("approved", tuple),
)
"""How a table may be run, as `Rules` has it."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How one table is run. Anything the Part forbids is refused when the table is set up."""

    decks: int = 8
    boxes: int = 7  # the diagram with their number is lost: seven is the usual layout
    players_to_a_box: int = 1
    box_limited_as_a_whole: bool = False  # qld s42(2): or each player's wager by itself
    several_boxes: bool = True  # qld s44(1)
    late_entry: Literal["open", "minimum", "precluded"] = "open"  # qld s22(1), (2)
    missed_round_precludes: bool = False  # qld s22(3)
    instruction_tables: int = 0  # qld s23(4): how many the casino has, when this is one of them
    super_sevens: bool = False
    bonus_blackjack: str = ""  # the nominated blackjack, like "AS KS"; empty: not offered
    bonus_name: str = "bonus blackjack"  # qld s50A(3): another name may be used
    card_machine: bool = False
    approved: tuple[int, int] = (5, 8)  # qld s65A(3)(a): decks approved for the machine
    superbucks: bool = False  # vic 24/1999 r21
    limits_per: str = ""  # vic 27/2000 r6.1; empty: the notice does not say

    def __post_init__(self) -> None:
        if self.card_machine:
            Approved(*self.approved, under=cite("qld s65A(3)(a)")).check(self.decks)
        if not 1 <= self.players_to_a_box <= 3:
            raise Refused("qld s42(1)", f"up to 3 players may wager on a box, not {self.players_to_a_box}")
        if self.card_machine and (self.super_sevens or self.bonus_blackjack):
            raise Refused("qld s65A(2)", "super sevens and bonus blackjack are not offered with a card machine")
        if self.bonus_blackjack:
            self._check_bonus()
        if not 0 <= self.instruction_tables <= MOST_INSTRUCTION_TABLES:
            raise Refused("qld s23(4)", f"a casino has at most {MOST_INSTRUCTION_TABLES} instruction tables")

    def _check_bonus(self) -> None:
        if self.decks not in (6, 8):
            raise Refused("qld s50A(2)", f"bonus blackjack is played with 6 or 8 decks, not {self.decks}")
        cards = many(self.bonus_blackjack)
        good = (
            len(cards) == 2
            and sorted(min(RANK[c], 10) for c in cards) == [1, 10]
            and len({SUIT[c] for c in cards}) == 1
        )
        if not good:
            why = f"{quoted(self.bonus_blackjack)} is not an ace and a ten-valued card of its suit"
            raise Refused("qld s50C(3)", why, instead="nominate one like 'AS KS'")

    @property
    def free_entry(self) -> bool:
        """Anybody may come in at any round, on the same terms (s22 is not used)."""
        return self.late_entry == "open" and not self.missed_round_precludes

    @property
    def limits_together(self) -> bool:
        """Do several wagers have to keep within the limits of the sign together?"""
        return self.box_limited_as_a_whole or bool(self.limits_per)

    @property
    def nominated(self) -> frozenset[Card]:
        return cards_of(self.bonus_blackjack)


@lru_cache(maxsize=64)
def cards_of(text: str) -> frozenset[Card]:
    return frozenset(many(text))


def check_limits(sign: Sign, rules: Rules) -> None:
    """Refuse limits that s23 does not allow at this table."""
    if "blackjack" not in sign.limits:
        raise Refused("qld s23(1)", "a blackjack table has a minimum and a maximum wager")
    if rules.super_sevens and "super sevens" not in sign.limits:
        raise Refused("qld s5(1)(b)", "super sevens are offered, and the sign has no line for them")
    limits = sign.limits["blackjack"]
    if rules.instruction_tables:
        if limits != INSTRUCTION:
            why = f"an instruction table is for {INSTRUCTION}, not {limits}"
            raise Refused("qld s23(4)", why, ground=Ground.AMOUNT)
    elif limits.minimum <= cents("5") and limits.maximum < cents("100"):
        why = f"with a minimum of ${dollars(limits.minimum)} the maximum is at least $100.00"
        raise Refused("qld s23(3)", why, ground=Ground.AMOUNT)
