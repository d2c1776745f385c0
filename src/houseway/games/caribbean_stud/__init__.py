"""Caribbean stud poker: Part 14 of the Queensland rules (ss 224 to 248), and Victoria's rules over the same game."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from houseway.equipment.cards import NAME
from houseway.games.caribbean_stud.chances import chances
from houseway.games.caribbean_stud.hand import FIVE, Hand
from houseway.games.caribbean_stud.irregularities import queensland, victoria
from houseway.games.caribbean_stud.layout import cloth
from houseway.games.caribbean_stud.meter import Meter, table_2
from houseway.games.caribbean_stud.procedure import late, round_of_play
from houseway.games.caribbean_stud.refusals import out_of_turn
from houseway.games.caribbean_stud.rules import SMALLEST_CHIP, Rules, check_sign
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.terms import PLACES, declared
from houseway.games.caribbean_stud.texts import QUEENSLAND_1998, Text
from houseway.games.caribbean_stud.victoria import VICTORIA_1999, VICTORIA_2004
from houseway.games.caribbean_stud.victorian_table import VictorianTable
from houseway.games.caribbean_stud.victorian_wagers import victorian_rows
from houseway.games.caribbean_stud.wagers import Rows, rows
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Act
from houseway.play.game import Game

__all__ = ["GAME", "VARIANTS"]

SEED: Cents = cents("10000")
RATE = Fraction(1, 4)  # of every jackpot wager; an example, since pit procedures are not held here


def look(table: CaribbeanStudTable, viewer: str) -> Mapping[str, Any]:
    """A player's cards are face down: they alone may look (s239(1)), until the dealer turns them (s242(2)(a))."""
    return {
        "hands": [seen(table, hand, viewer) for hand in (table.hands[p] for p in PLACES if p in table.hands)],
        "dealer": dealers(table),
        "jackpot": dollars(table.meter.shown),
        "jackpot_wager": dollars(table.rules.jackpot_wager),
        "maximum_payment": dollars(table.rules.maximum_payment),
        "out_of_service": table.out_of_service,
    }


def seen(table: CaribbeanStudTable, hand: Hand, viewer: str) -> Mapping[str, Any]:
    """`cards` has an empty name for each that lies face down; of a closed hand it has what the viewer has seen."""
    open_ = hand.exposed or (hand.person == viewer and len(table.dealer.cards) == FIVE)  # the deal is done
    cards = [NAME[card] if open_ else "" for card in hand.cards if open_ or not hand.removed]
    made = declared(hand.rank) if open_ and len(cards) == FIVE else ""
    state = "folded" if hand.folded else "closed" if hand.removed else "bet" if hand.bet else ""
    return {"place": hand.label, "person": hand.person, "cards": cards, "hand": made, "state": state}


def dealers(table: CaribbeanStudTable) -> Mapping[str, Any]:
    hand = table.dealer
    cards = [NAME[card] if hand.exposed or number == table.up_card else "" for number, card in enumerate(hand.cards)]
    return {"cards": cards, "hand": declared(hand.rank) if hand.exposed else ""}


def game_under(
    text: Text,
    acts: Sequence[Act[Any]],
    meter: Meter,
    note: str,
    kind: type[CaribbeanStudTable] = CaribbeanStudTable,
    rows: Callable[[Text, Cents, Cents], Rows] = rows,
    **usual: Any,
) -> Game[Any]:
    """The game under one text; its odds are told at this meter, and its tables are run as usual there."""

    def table(game: Game[Any], **settings: Any) -> CaribbeanStudTable:
        return kind(game, text, **{"meter": meter, **usual, **settings})

    return Game(
        name="caribbean-stud",
        title="Caribbean stud poker",
        rules=text.rules,
        part=text.part,
        players=(1, len(PLACES)),
        unit=SMALLEST_CHIP,
        made_with=text.making.with_chips,
        wagers=rows(text, meter.shown, Rules(**usual).jackpot_wager),
        procedure=round_of_play,
        acts=acts,
        table=table,
        check_sign=partial(check_sign, text=text),
        late=late,
        since=text.since,
        general=text.general,
        notice_under=text.notice,
        look=look,
        cloth=cloth,
        told=text.told,
        sign_under=text.making.maximum_payment,
        chances=chances,
        note=note,
        refuses=out_of_turn,
    )


NOTE = (
    "to a player who bets with A-K-J-8-3 or better: the bet gains, being made with good hands alone, and ante and bet "
    "together return -5.291% of the ante. The jackpot at its seed of $10,000 (houseway jackpot return: at another); it "
    "breaks even at $159,810.53"
)
GAME = game_under(QUEENSLAND_1998, queensland.ACTS, Meter.fresh(SEED, RATE), NOTE)

VICTORIAN_SEED: Cents = cents("75000")
VICTORIAN = partial(game_under, kind=VictorianTable, rows=victorian_rows, link_approved=True)
VICTORIA_NOTE = NOTE.replace("$10,000", "$75,000")
VARIANTS = (
    GAME,
    VICTORIAN(VICTORIA_1999, victoria.ACTS, Meter.fresh(VICTORIAN_SEED, RATE), VICTORIA_NOTE),
    VICTORIAN(VICTORIA_2004, victoria.ACTS, table_2(75_000, Rules().jackpot_wager), VICTORIA_NOTE),
)
