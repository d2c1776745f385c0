"""Blackjack: Part 4 of the Queensland rules (ss 13 to 65D), with super sevens and bonus blackjack; and Victoria's."""

from dataclasses import replace
from functools import partial

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families import shuffling
from houseway.games.blackjack import texts
from houseway.games.blackjack.layout import cloth
from houseway.games.blackjack.look import look
from houseway.games.blackjack.pieces import pieces, words
from houseway.games.blackjack.procedure import late, round_of_play
from houseway.games.blackjack.refusals import refuses
from houseway.games.blackjack.rules import Rules, check_limits
from houseway.games.blackjack.settable import settable
from houseway.games.blackjack.side_wagers import SIDE_WAGERS
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.victoria.super_bonus import SUPER_BONUS
from houseway.play.game import Game
from houseway.play.wager import Placed


def compared(table: BlackjackTable, placed: Placed | None) -> list[str]:
    """The dealer's hand, and the other of a split; its own decides a side wager, and all hands a super bonus."""
    if placed is None:
        return [table.dealer.label]
    if placed.wager.name == SUPER_BONUS.name:
        return [table.dealer.label, *(hand.label for hand in table.hands())]
    box = placed.place.box if placed.place is not None else None
    split = [hand.label for hand in box.hands] if box is not None else []
    return split if placed.wager.name in SIDE_WAGERS else [table.dealer.label, *split]


def game_under(text: texts.Text) -> Game[BlackjackTable]:
    return Game(
        folder=__name__,
        title="Blackjack",
        rules=text.rules,
        part=text.part,
        since=text.since,
        variant=text.variant,
        players=(1, 21),
        unit=PRESCRIBED_COIN,  # qld s6(1): 50c coins may be used
        coins=True,  # qld s6(1)
        made_with=cite("qld s19(1)"),
        wagers=text.wagers,
        procedure=round_of_play,
        acts=[row if row.at is None else replace(row, at=row.at.intersection(text.moments)) for row in text.acts],
        table=partial(BlackjackTable, text=text),
        settings=text.settings,
        moments=text.moments,
        ponders=True,
        machine="card_machine",
        between=frozenset(shuffling.MOMENTS),
        check_sign=partial(check_limits, rules=Rules()),
        late=late,
        general=text.general,
        notice_under=text.notice_under,
        sign_under=text.sign_under,
        look=look,
        pieces=pieces,
        words=words,
        cloth=cloth,
        told=text.told,
        key=text.key,
        steps=text.steps,
        refuses=refuses,
        directed={"act for an absent player": ""},
        compared=compared,
        settable=settable(text),
    )


GAME = game_under(texts.QUEENSLAND_1998)
VARIANTS = (GAME, *map(game_under, (texts.VICTORIA_1999, texts.VICTORIA_2000, texts.VICTORIA_2000_CROWN_21)))
