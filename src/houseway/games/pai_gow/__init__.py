"""Pai gow: Part 19 of the Queensland rules (ss 411 to 454), and Victoria's notice over it."""

from dataclasses import replace
from fractions import Fraction
from functools import partial

from houseway.cite import Cite, cite
from houseway.games.pai_gow.chances import chances
from houseway.games.pai_gow.grounds import compared, decides, seen
from houseway.games.pai_gow.look import look
from houseway.games.pai_gow.moments import BEFORE_WAGERS, MOMENTS
from houseway.games.pai_gow.pieces import pieces, words
from houseway.games.pai_gow.procedure import late, round_of_play
from houseway.games.pai_gow.refusals import refuses
from houseway.games.pai_gow.rules import SETTINGS, check_limits
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.texts import CROWN_2004, QUEENSLAND_1998, VICTORIA_2004, Text
from houseway.play.game import Game
from houseway.play.settable import Settable, in_percent, share, with_text


def banks_commission(text: Text) -> Settable:
    """What is kept of the gains of a player's bank (s426(2))."""
    stands = text.banks_commission

    def put(game: Game[PaiGowTable], value: Fraction, under: Cite | None) -> Game[PaiGowTable]:
        charge = replace(stands, share=value.numerator, of_each=value.denominator, under=under or stands.under)
        return with_text(game, banks_commission=charge)

    return Settable("commission of bank", stands.under, share, in_percent(stands.share, stands.of_each), put)


def game_under(text: Text) -> Game[PaiGowTable]:
    return Game(
        folder=__name__,
        title="Pai gow",
        rules=text.rules,
        part=text.part,
        players=text.players,
        player_banks=True,  # qld s424
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
        pieces=pieces,
        words=words,
        face_down=frozenset({"tile"}),
        compared=compared,
        decides=decides,
        seen=seen,
        moments=MOMENTS,
        between=frozenset(BEFORE_WAGERS),
        cloth=text.cloth,
        told=text.told,
        sign_under=text.sign,
        steps=text.steps,
        refuses=refuses,
        chances=chances,
        note="against a hand set the house way, as one's own is where no other strategy is named; less the commission",
        settable=(banks_commission(text),),
    )


VARIANTS = tuple(map(game_under, (QUEENSLAND_1998, VICTORIA_2004, CROWN_2004)))
GAME = VARIANTS[0]
