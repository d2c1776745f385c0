"""Wheel of fortune: Part 9 of the Queensland rules (ss 145 to 161), with 50 spaces or, by approval, with 52."""

from collections.abc import Iterator
from functools import partial

from houseway.cite import cite
from houseway.families.early_outcomes import too_soon
from houseway.families.limits_by_odds import check_limits
from houseway.games.wheel_of_fortune.irregularities import ACTS
from houseway.games.wheel_of_fortune.layout import cloth
from houseway.games.wheel_of_fortune.look import look
from houseway.games.wheel_of_fortune.moments import MOMENTS
from houseway.games.wheel_of_fortune.pieces import pieces, words
from houseway.games.wheel_of_fortune.procedure import late, spin
from houseway.games.wheel_of_fortune.refusals import BEFORE_IT_RESTS, STEPS, refuses
from houseway.games.wheel_of_fortune.table import SETTINGS, FortuneTable
from houseway.games.wheel_of_fortune.texts import DIVISION_1, DIVISION_2, Text
from houseway.games.wheel_of_fortune.wagers import WAGERS, Spun, facts
from houseway.play.game import Game
from houseway.play.wager import Wager


def game_under(text: Text) -> Game[FortuneTable]:
    def chances(wager: Wager[Spun], _selection: str) -> Iterator[tuple[Spun, int]]:
        """Every symbol, as often as the wheel bears it; a stop on a peg counts for the section that passed last."""
        for symbol, sections in text.wheel.weights().items():
            yield facts(wager.name, symbol), sections

    return Game(
        folder=__name__,
        title="Wheel of fortune",
        rules="qld",
        part="qld part 9",
        players=(1, 12),
        unit=100,  # wheel of fortune is not among the games of s6(1): chips only
        made_with=cite("qld s150(1)"),
        hands=cite("qld s151"),
        wagers=WAGERS[text.spaces],
        procedure=spin,
        acts=ACTS,
        table=partial(FortuneTable, text=text),
        settings=SETTINGS,
        check_sign=partial(check_limits, lines=text.limits, set_under=text.limits_set),
        late=late,
        notice_under=cite("qld s153(4)"),
        look=look,
        pieces=pieces,
        words=words,
        moments=MOMENTS,
        cloth=cloth,
        sign_under=cite("qld s153(3)"),
        chances=chances,
        variant={"spaces": text.spaces},
        variant_under={"spaces": cite("qld s145(2)")},
        too_soon=too_soon(lambda table, value: value in table.text.sections, BEFORE_IT_RESTS),
        steps=STEPS,
        refuses=refuses,
    )


VARIANTS = (game_under(DIVISION_1), game_under(DIVISION_2))
GAME = VARIANTS[0]
