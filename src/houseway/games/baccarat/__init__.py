"""Baccarat: Part 6 of the Queensland rules (ss 81 to 106); and Victoria's notices over it."""

from dataclasses import replace
from functools import partial
from operator import attrgetter

from houseway.cite import Cite, cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families.baccarat.grounds import seen
from houseway.families.baccarat.wagers import compared, every_coup
from houseway.games.baccarat.layout import cloth
from houseway.games.baccarat.moments import BETWEEN
from houseway.games.baccarat.pieces import pieces, words
from houseway.games.baccarat.procedure import late, round_of_play
from houseway.games.baccarat.rules import check_sign
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.texts import QUEENSLAND_1998, VICTORIA_1999, VICTORIA_2001, Text
from houseway.play.game import Game
from houseway.play.settable import Settable, whole_number, with_text

NOTE = "From a full shoe of {} decks, the commission exactly."


def decks(text: Text) -> Settable:
    """How many decks are in the shoe."""

    def put(game: Game[BaccaratTable], number: int, under: Cite | None) -> Game[BaccaratTable]:
        changed = with_text(game, decks=number, decks_under=under or text.decks_under)
        return replace(changed, chances=partial(every_coup, number), note=NOTE.format(number))

    return Settable("decks", text.decks_under, whole_number(1, 16), text.decks, put)


def game_under(text: Text) -> Game[BaccaratTable]:
    return Game(
        folder=__name__,
        title="Baccarat",
        rules=text.rules,
        part=text.part.part,
        since=text.since,
        players=(1, 28),  # 14 sit (s81(1)); how many stand, no rule says
        unit=PRESCRIBED_COIN,  # qld s6(1): 50c coins may be used (s87(3))
        coins=True,  # qld s6(1)
        made_with=cite("qld s87(1)"),
        wagers=text.wagers,
        procedure=round_of_play,
        acts=text.acts,
        table=partial(text.table, text=text),
        settings=text.settings,
        moments=text.moments,
        between=BETWEEN,
        check_sign=check_sign,
        late=late,
        taken_back=attrgetter("taken_back"),
        notice_under=cite("qld s89(4)"),
        look=text.look,
        pieces=pieces,
        words=words,
        face_down=frozenset({"card"}),
        private=frozenset({"make a secret wager"}),
        cloth=cloth,
        told=text.told,
        sign_under=cite("qld s89(3)"),
        chances=partial(every_coup, text.decks),
        settable=(decks(text),),
        note=NOTE.format(text.decks),
        key=text.key,
        steps=text.steps,
        refuses=text.refuses,
        directed={"order the shoe passed": "deal", "direct to relinquish the shoe": "deal"},
        compared=compared,
        seen=seen,
    )


OPEN = replace(game_under(QUEENSLAND_1998), alike=True)  # in Victoria a secret wager is seen by whoever made it
VARIANTS = (OPEN, *map(game_under, (VICTORIA_1999, VICTORIA_2001)))
GAME = VARIANTS[0]
