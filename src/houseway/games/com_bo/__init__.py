"""Crown Com-Bo: Victorian notice 29 of 2000, with one deck or with eight."""

from functools import partial

from houseway.cite import cite
from houseway.games.com_bo.chances import chances
from houseway.games.com_bo.irregularities import ACTS
from houseway.games.com_bo.layout import cloth, told
from houseway.games.com_bo.look import look
from houseway.games.com_bo.moments import BETWEEN, MOMENTS
from houseway.games.com_bo.pieces import pieces, words
from houseway.games.com_bo.procedure import late, round_of_play, taken_back
from houseway.games.com_bo.refusals import STEPS, refuses
from houseway.games.com_bo.rules import ONE_OR_EIGHT, SETTINGS, check_sign
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import GENERAL, PLACES, SINCE
from houseway.games.com_bo.wagers import DECKS, compared, wagers
from houseway.play.game import Game
from houseway.play.settable import variant_number


def game_with(decks: int) -> Game[ComBoTable]:
    """By one of the two columns of r8.1."""
    return Game(
        folder=__name__,
        title="Crown Com-Bo",
        rules="vic",
        part="vic 29/2000",
        since=SINCE,
        players=(1, PLACES),
        machine="automatic",
        unit=100,
        made_with=cite("vic 29/2000 r5.1"),
        wagers=wagers(decks),
        procedure=round_of_play,
        acts=ACTS,
        table=ComBoTable,
        settings=SETTINGS,
        moments=MOMENTS,
        between=BETWEEN,
        check_sign=check_sign,
        late=late,
        taken_back=taken_back,
        general=GENERAL,
        notice_under=cite("vic 29/2000 r6.3"),
        look=look,
        pieces=pieces,
        words=words,
        cloth=cloth,
        told=told,
        sign_under=cite("vic 29/2000 r6.1"),
        chances=partial(chances, decks),
        settable=(variant_number("decks", decks, ONE_OR_EIGHT, chances),),
        note="from a full shoe, as it is after every shuffle",
        variant={"decks": decks},
        variant_under={"decks": ONE_OR_EIGHT},
        steps=STEPS,
        refuses=refuses,
        compared=compared,
    )


VARIANTS = tuple(map(game_with, DECKS[::-1]))
GAME = VARIANTS[0]
