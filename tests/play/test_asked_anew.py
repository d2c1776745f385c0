"""After every ruling, what is asked is asked anew or dropped, where the ruling has changed what it was asked about."""

from random import Random
from typing import Any

import pytest
from support.held import cards_of, hand_for
from support.reports import may_be_reported
from support.seeds import seeded
from support.sessions import EVERY, Fill, pick, table_of, take

from houseway.play.ask import Ask, Choice, Outcome, always
from houseway.play.events import Ruled
from houseway.play.people import Role
from houseway.play.round import Round

EVERY_GAME = pytest.mark.parametrize("name", EVERY)
WALKS = 8
MOST_STEPS = 250
WHATEVER_HAPPENS = {"AreaDealt"}  # vic 9/2004 r9: tiles go to every area, whether or not anybody plays there


OF_THE_DEALERS_CARD = {"insurance"}  # qld s36(3): whoever insures wagers on the dealer's hand, whatever their own is


class Watch:
    """What the procedure waits for, and the cards that it was asked about."""

    def __init__(self, round_: Round[Any]) -> None:
        self.round = round_
        self.ask: Ask | None = None
        self.look()

    def look(self) -> None:
        """It waits for something else now, unless it was interrupted and has come back to the same."""
        round_, ask = self.round, self.round.table.asked
        if round_.interrupted:
            return
        if ask is not None and ask is not self.ask:
            self.ask, self.since = ask, len(round_.log)
            self.cards = cards_of(hand_for(round_.table, ask))
        elif ask is not None and any(entry[0] is Ruled for entry in round_.log[self.since :]):
            self.still_stands(ask)

    def still_stands(self, ask: Ask) -> None:
        """Whoever is asked is in the game, and the hand is the one that it was."""
        table, hand = self.round.table, hand_for(self.round.table, ask)
        asked = table.people.get(ask.who)
        if isinstance(ask, Choice) and asked is not None and asked.role is Role.PLAYER:
            assert table.takes_part(ask.who), f"{ask}, who is out of the game"
        if hand is not None and type(ask).__name__ not in WHATEVER_HAPPENS and isinstance(ask, Choice | Outcome):
            assert ask.wanted is not always, f"{ask}, whatever a ruling makes of the hand"
        known = self.cards is not None and cards_of(hand) is not None and ask.moment not in OF_THE_DEALERS_CARD
        assert not known or cards_of(hand) == self.cards, f"{ask}, though a ruling has changed the cards"


@EVERY_GAME
@seeded(WALKS)
def test_s60_what_is_asked_about_a_hand_is_asked_anew_when_a_ruling_has_changed_it(
    name: str, chance: Random, fill: Fill
) -> None:
    table = table_of(EVERY[name], chance)
    for _ in range(2):
        round_ = Round(table)
        watch = Watch(round_)
        for step in range(MOST_STEPS):
            if round_.over:
                break
            now = may_be_reported(round_) if chance.random() < 0.2 else []
            option = chance.choice(now) if now else pick(round_, chance, 1.0 if step > MOST_STEPS // 2 else 0.9)
            take(round_, option, fill, chance)
            watch.look()
        if not round_.over:
            return
