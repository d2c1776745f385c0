"""Tri-chro: Part 20 of the Queensland rules (ss 455 to 467), with 54 or 63 balls."""

from collections.abc import Iterator
from functools import partial

from houseway.cite import cite
from houseway.families.early_outcomes import too_soon
from houseway.families.limits_by_odds import check_limits
from houseway.games.tri_chro.irregularities import ACTS
from houseway.games.tri_chro.key import key
from houseway.games.tri_chro.layout import cloth, told
from houseway.games.tri_chro.look import look
from houseway.games.tri_chro.moments import MOMENTS
from houseway.games.tri_chro.pieces import pieces, words
from houseway.games.tri_chro.procedure import drawing, late, taken_back
from houseway.games.tri_chro.refusals import BEFORE_IT_IS_DRAWN, STEPS, refuses
from houseway.games.tri_chro.rules import LIMITS
from houseway.games.tri_chro.table import SETTINGS, TriChroTable
from houseway.games.tri_chro.texts import BALLS_54, BALLS_63, Text
from houseway.games.tri_chro.wagers import WAGERS, Drawn, facts
from houseway.play.game import Game
from houseway.play.wager import Wager


def game_under(text: Text) -> Game[TriChroTable]:
    def chances(_wager: Wager[Drawn], _selection: str) -> Iterator[tuple[Drawn, int]]:
        """Every two balls in their order; the first is not put back."""
        for first, firsts in text.balls.items():
            for second, seconds in text.balls.items():
                yield facts(first, second), firsts * (seconds - (first == second))

    return Game(
        folder=__name__,
        title="Tri-chro",
        rules="qld",
        part="qld part 20",
        players=(1, 8),
        unit=100,  # 50c where the operator uses coins
        coins=True,  # qld s6(1)
        made_with=cite("qld s457(1)"),
        hands=cite("qld s457(3)"),
        wagers=WAGERS[text.number],
        procedure=drawing,
        acts=ACTS,
        table=partial(TriChroTable, text=text),
        settings=SETTINGS,
        check_sign=partial(check_limits, lines=LIMITS[text.number], set_under="qld s5(1)(b)"),
        late=late,
        taken_back=taken_back,
        look=look,
        pieces=pieces,
        words=words,
        moments=MOMENTS,
        cloth=cloth,
        told=told,
        sign_under=cite("qld s459(2)"),
        chances=chances,
        variant={"balls": text.number},
        variant_under={"balls": cite("qld s455")},
        key=key,
        too_soon=too_soon(lambda table, value: str(value) in map(str, table.text.balls), BEFORE_IT_IS_DRAWN),
        steps=STEPS,
        refuses=refuses,
    )


VARIANTS = (game_under(BALLS_54), game_under(BALLS_63))
GAME = VARIANTS[0]
