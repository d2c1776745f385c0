"""Caribbean stud poker: Part 14 of the Queensland rules (ss 224 to 248), and Victoria's rules over the same game."""

from functools import partial
from typing import Final

from houseway.games.caribbean_stud.chances import chances
from houseway.games.caribbean_stud.grounds import compared, opens, seen
from houseway.games.caribbean_stud.layout import cloth
from houseway.games.caribbean_stud.look import look
from houseway.games.caribbean_stud.moments import BETWEEN, MOMENTS
from houseway.games.caribbean_stud.pieces import pieces, words
from houseway.games.caribbean_stud.procedure import late, round_of_play, taken_back
from houseway.games.caribbean_stud.refusals import refuses, steps
from houseway.games.caribbean_stud.rules import SMALLEST_CHIP, check_sign
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.terms import PLACES, TITLE
from houseway.games.caribbean_stud.texts import QUEENSLAND_1998, VICTORIA_1999, VICTORIA_2004, Text
from houseway.games.caribbean_stud.wagers import rows
from houseway.play.game import Game

NOTE: Final = (
    "the bet gains, being made with good hands alone: what the game costs is told of ante and bet together, by the "
    "best play, which looks at the dealer's up card, and by one rule whatever it is. The jackpot at its seed of ${:,} "
    "(houseway jackpot return: at another); it breaks even at $159,810.53"
)


def game_under(text: Text) -> Game[CaribbeanStudTable]:
    jackpot = text.start(cost := text.usual.jackpot_wager).shown  # its odds are told at what the meter starts from
    return Game(
        folder=__name__,
        title=TITLE,
        rules=text.rules,
        part=text.part,
        players=(1, len(PLACES)),
        unit=SMALLEST_CHIP,
        made_with=text.making.with_chips,
        wagers=rows(text, jackpot, cost),
        procedure=round_of_play,
        acts=text.acts,
        table=partial(text.table, text=text),
        settings=text.settings,
        check_sign=partial(check_sign, text=text),
        late=late,
        taken_back=taken_back,
        since=text.since,
        general=text.general,
        notice_under=text.notice,
        look=look,
        pieces=pieces,
        words=words,
        face_down=frozenset({"card"}),
        moments=MOMENTS,
        ponders=True,
        between=frozenset(BETWEEN),
        cloth=cloth,
        told=text.told,
        sign_under=text.making.maximum_payment,
        chances=chances,
        note=NOTE.format(jackpot // 100),
        steps=steps(text),
        refuses=refuses,
        directed={"close an absent player's hand": ""},
        compared=compared,
        seen=seen,
        opens=opens,
    )


VARIANTS = tuple(map(game_under, (QUEENSLAND_1998, VICTORIA_1999, VICTORIA_2004)))
GAME = VARIANTS[0]
