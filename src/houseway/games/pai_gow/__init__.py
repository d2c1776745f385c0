"""Pai gow: Part 19 of the Queensland rules (ss 411 to 454), and Victoria's notice over it."""

from functools import partial

from houseway.cite import cite
from houseway.games.pai_gow.chances import chances
from houseway.games.pai_gow.look import look
from houseway.games.pai_gow.moments import BEFORE_WAGERS, MOMENTS
from houseway.games.pai_gow.procedure import late, round_of_play
from houseway.games.pai_gow.refusals import refuses
from houseway.games.pai_gow.rules import SETTINGS, check_limits
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.texts import CROWN_2004, QUEENSLAND_1998, VICTORIA_2004, Text
from houseway.play.game import Game


def game_under(text: Text) -> Game[PaiGowTable]:
    return Game(
        name="pai-gow",
        title="Pai gow",
        rules=text.rules,
        part=text.part,
        players=text.players,
        unit=25,  # chips that pay 5% of $5 exactly; no coins are used (s6(1))
        made_with=cite("qld s420(2)"),
        wagers=text.wagers,
        procedure=round_of_play,
        acts=text.acts,
        table=partial(PaiGowTable, text=text),
        settings=SETTINGS,
        check_sign=check_limits,
        late=late,
        since=text.since,
        variant=text.variant,
        look=look,
        moments=MOMENTS,
        between=frozenset(BEFORE_WAGERS),
        cloth=text.cloth,
        told=text.told,
        sign_under=text.sign,
        steps=text.steps,
        refuses=refuses,
        chances=chances,
        note="against a hand that is set the house way, as one's own is where no other strategy is named; less 5%",
    )


VARIANTS = tuple(map(game_under, (QUEENSLAND_1998, VICTORIA_2004, CROWN_2004)))
GAME = VARIANTS[0]
