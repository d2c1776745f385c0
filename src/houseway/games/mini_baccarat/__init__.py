"""Mini-baccarat: Part 12 of the Queensland rules (ss 189 to 209), with 8 or 6 decks."""

from functools import partial
from operator import attrgetter

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families.baccarat.grounds import seen
from houseway.families.baccarat.wagers import compared, every_coup
from houseway.games.mini_baccarat.irregularities import ACTS
from houseway.games.mini_baccarat.key import key
from houseway.games.mini_baccarat.layout import cloth, told
from houseway.games.mini_baccarat.look import look
from houseway.games.mini_baccarat.moments import CARDS, MOMENTS
from houseway.games.mini_baccarat.pieces import pieces, words
from houseway.games.mini_baccarat.procedure import late, round_of_play
from houseway.games.mini_baccarat.refusals import STEPS, refuses
from houseway.games.mini_baccarat.rules import DECKS, MOST_PLACES, SETTINGS, check_sign
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.wagers import WAGERS
from houseway.play.game import Game
from houseway.play.settable import variant_number

DECKS_UNDER = cite("qld s192(1)")


def game_with(decks: int) -> Game[MiniBaccaratTable]:
    return Game(
        folder=__name__,
        title="Mini-baccarat",
        rules="qld",
        part="qld part 12",
        players=(1, MOST_PLACES),  # who sit; others may stand (s191(1))
        unit=PRESCRIBED_COIN,  # s195(3), s6(1): 50c coins may be used
        coins=True,  # qld s6(1)
        made_with=cite("qld s195(1)"),
        wagers=WAGERS,
        procedure=round_of_play,
        acts=ACTS,
        table=MiniBaccaratTable,
        settings=SETTINGS,
        moments=MOMENTS,
        between=frozenset(CARDS),
        check_sign=check_sign,
        late=late,
        taken_back=attrgetter("taken_back"),
        notice_under=cite("qld s197(4)"),
        look=look,
        pieces=pieces,
        words=words,
        face_down=frozenset({"card"}),
        alike=True,
        cloth=cloth,
        told=told,
        sign_under=cite("qld s197(3)"),
        chances=partial(every_coup, decks),
        settable=(variant_number("decks", decks, DECKS_UNDER, every_coup),),
        note="By the cards of a full shoe: one that is removed face down changes nothing.",
        variant={"decks": decks},
        variant_under={"decks": DECKS_UNDER},
        key=key,
        steps=STEPS,
        refuses=refuses,
        compared=compared,
        seen=seen,
    )


VARIANTS = tuple(map(game_with, DECKS))  # s192(1)
GAME = VARIANTS[0]
