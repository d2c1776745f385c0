"""The texts that blackjack is played under, each a value: Queensland's Part 4, and the Victorian notices over it."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from houseway.cite import Cite, cite
from houseway.equipment.cards import Card
from houseway.errors import Refused
from houseway.games.blackjack import moments
from houseway.games.blackjack.arithmetic import STANDS_ON
from houseway.games.blackjack.bonus_blackjack import BONUS_BLACKJACK_WAGER
from houseway.games.blackjack.boxes import Amounts, whole_box
from houseway.games.blackjack.insurance import EVEN_MONEY
from houseway.games.blackjack.irregularities import ACTS
from houseway.games.blackjack.key import key
from houseway.games.blackjack.layout import told
from houseway.games.blackjack.refusals import STEPS
from houseway.games.blackjack.rules import DEFAULT_SIGN, SETTINGS, Rules
from houseway.games.blackjack.super_sevens import SUPER_SEVENS_WAGER
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.victoria import rules as victoria
from houseway.games.blackjack.victoria.key import key_with_sevens
from houseway.games.blackjack.victoria.layout import notice
from houseway.games.blackjack.victoria.layout import told as told_in_2000
from houseway.games.blackjack.victoria.limits import STATE_THE_LIMITS, drop_what_is_left, within
from houseway.games.blackjack.victoria.reconstruction import reconstruct_or_not, turns_taken
from houseway.games.blackjack.victoria.super_bonus import SUPER_BONUS, SUPER_BONUS_PAID, pay_super_bonus
from houseway.games.blackjack.wagers import ADDITIONAL_WAGERS, BLACKJACK_WAGER
from houseway.play.acts import Act, Fields
from houseway.play.ask import Steps
from houseway.play.cloth import Mark, mark
from houseway.play.general import QLD, General
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.play.sign import Sign
from houseway.play.sign_acts import higher_minimum
from houseway.play.wager import Placed, Wager
from houseway.play.wagering import Wagering

Rows: TypeAlias = tuple[Wager[Any], ...]


def until_the_deal(*rows: Wager[Any]) -> Wagering:
    """These wagers are open until the first card (s18, s21(1))."""
    return Wagering(rows, cite("qld s18"), "deal", cite("qld s30(1)"), cite("qld s21(1)"), moment=moments.WAGERS)


UNTIL_THE_DEAL: Final = until_the_deal(BLACKJACK_WAGER, SUPER_SEVENS_WAGER, BONUS_BLACKJACK_WAGER)
ON_A_SIGN: Final = cite("qld s23(2)")
TO_16: Final = mark("DEALER MUST STAND ON 17 AND MUST DRAW TO 16", "qld s13(3)")
DOUBLED: Final = cite("qld s37(1)")
DECKS: Final = cite("qld s16")
ADDITIONAL_CARDS: Final = cite("qld s40(1)")


def anything(_rules: Rules) -> None:
    """What Part 4 itself forbids, `Rules` refuses."""


def nothing(_table: BlackjackTable) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """What differs between the texts; what one leaves out is as in Queensland's Part 4 (reading B40)."""

    rules: str = "qld"
    part: str = "qld part 4"
    since: str = "1998-09-04"
    variant: Mapping[str, str] = field(default_factory=dict)
    moments: Sequence[str] = moments.MOMENTS
    general: General = QLD

    # The wagers, and how a table is run
    wagers: Rows = (BLACKJACK_WAGER, *ADDITIONAL_WAGERS, SUPER_SEVENS_WAGER, BONUS_BLACKJACK_WAGER)
    wagering: Wagering = UNTIL_THE_DEAL
    settings: Fields = SETTINGS
    decks: tuple[int, int] = (5, 8)  # from so many to so many
    decks_under: Cite = DECKS
    check: Callable[[Rules], None] = anything  # refuses how a table may not be run
    sign: Sign = DEFAULT_SIGN
    sign_under: Cite = ON_A_SIGN
    notice_under: Cite | None = None
    notice: Callable[[BlackjackTable], Iterable[Mark]] = nothing  # said beside the limits
    together: Callable[[BlackjackTable, str, str, Amounts], Amounts] = whole_box  # what several wagers may come to
    taken_back: Callable[[BlackjackTable, Placed], None] | None = None  # a wager, before the deal

    # The dealer's hand
    draws_to: Mark = TO_16
    to_soft_17: bool = False
    stands_on: int = STANDS_ON
    doubles: tuple[int, int] = (9, 11)  # two cards that may be doubled make so much at least, and at most
    doubles_under: Cite = DOUBLED
    additional: Cite = ADDITIONAL_CARDS  # the dealer's third card and those after it
    super_bonus: Callable[[BlackjackTable], Steps[None]] | None = None

    # What goes wrong, and who looks to it
    acts: tuple[Act[BlackjackTable], ...] = (EVEN_MONEY, *ACTS)
    floor_manager: Role = Role.FLOOR_MANAGER
    reconstructs: Callable[[BlackjackTable, str, int | None, Sequence[Card]], Steps[str]] | None = None
    turns_taken: Callable[[BlackjackTable], Fields] = nothing  # after whose turn misplaced cards came

    told: Callable[[BlackjackTable], Iterable[Mark]] = told  # at the table, besides the cloth
    key: Callable[[Round[BlackjackTable]], Hashable] = key
    steps: Mapping[str, Cite] = field(default_factory=lambda: STEPS)

    def check_decks(self, rules: Rules) -> None:
        """Out of a shoe; what a card machine holds is a matter of its approval (s65A(3)(a))."""
        if not rules.card_machine and not self.decks[0] <= rules.decks <= self.decks[1]:
            allowed = " to ".join(dict.fromkeys(map(str, self.decks)))
            raise Refused(self.decks_under, f"blackjack is played with {allowed} decks, not {rules.decks}")

    @property
    def version(self) -> str:
        return self.variant.get("version", "Blackjack")


QUEENSLAND_1998: Final = Text()

DELETED: Final = cite("vic 24/1999 r21")
SUPERBUCKS: Final = ("superbucks", "superbucks blackjack", "Superbucks", "Superbucks Blackjack")
WITHOUT_SUPERBUCKS: Final = replace(QLD, deleted=dict.fromkeys(SUPERBUCKS, DELETED))
VICTORIA_1999: Final = Text(
    rules="vic",
    part="vic 24/1999",
    since="1999-11-08T04:00",
    general=WITHOUT_SUPERBUCKS,
    wagers=(BLACKJACK_WAGER, *ADDITIONAL_WAGERS),  # reading B39
    wagering=until_the_deal(BLACKJACK_WAGER),
    settings=victoria.SETTINGS_OF_1999,
    check=victoria.check_of_1999,
    sign=victoria.DEFAULT_SIGN,
    floor_manager=Role.GAME_SUPERVISOR,  # reading B47
)

NOTICE: Final = cite("vic 27/2000 r6.1")
TWENTY_MINUTES: Final = "vic 29/2000 r6.1"  # the Act's section 66(2), for every game (reading B50)
VICTORIA_2000: Final = Text(
    rules="vic",
    part="vic 28/2000",
    since="2000-12-15T04:00",
    variant={"version": "Blackjack"},
    moments=(*moments.WITH_RECONSTRUCTION, SUPER_BONUS_PAID),
    general=replace(WITHOUT_SUPERBUCKS, by_sign=NOTICE, increment=NOTICE, increment_shown=NOTICE, from_minimum=True),
    wagers=(*VICTORIA_1999.wagers, SUPER_BONUS),
    wagering=VICTORIA_1999.wagering,
    settings=victoria.SETTINGS_OF_2000,
    check=victoria.check_of_2000,
    sign=victoria.DEFAULT_SIGN,
    sign_under=NOTICE,
    notice_under=cite(TWENTY_MINUTES),
    notice=notice,
    together=within,
    taken_back=drop_what_is_left,
    super_bonus=pay_super_bonus,
    acts=(*VICTORIA_1999.acts, STATE_THE_LIMITS, higher_minimum(TWENTY_MINUTES)),
    floor_manager=Role.GAME_SUPERVISOR,
    reconstructs=reconstruct_or_not,
    turns_taken=turns_taken,
    told=told_in_2000,
    key=key_with_sevens,
    steps={**STEPS, **victoria.STEPS},
)
VICTORIA_2000_CROWN_21: Final = replace(  # its rules first, and otherwise those of blackjack (27/2000 r27.1)
    VICTORIA_2000,
    variant={"version": "Crown 21"},
    draws_to=mark("DEALER STANDS ON HARD 17 AND SOFT 18, DRAWS TO SOFT 17", "vic 27/2000 r27.2"),
    to_soft_17=True,
    additional=cite("vic 27/2000 r27.2.1"),
)
