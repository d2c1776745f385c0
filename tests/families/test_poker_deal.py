"""Who is dealt to first where whoever has the buck has tapped out already (s267(3) and twins, reading K38)."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.play.events import Came
from houseway.play.sign import Limits, Sign

HIGH = Sign({BET: Limits(100_00, 1000_00), TABLE_STAKE: Limits(100_00, 10_000_00)})


def dealt(played: Any) -> list[str]:
    """For whom the first cards came, in order."""
    return [event.to for event in played.round.events if isinstance(event, Came)]


def test_s267_3_reading_k38_manila() -> None:
    played = manila.deal("ann 20: 8C 9D", "bob: QS JS", "cat: QC JC", blind="20")
    assert played.seat("ann").state == "tapped out"
    assert dealt(played)[:6] == ["bob", "bob", "cat", "cat", "ann", "ann"]


def test_s306_6_reading_k38_draw() -> None:
    played = draw.sit("ann 100", "bob 500", "cat 500", sign=HIGH).do("ann blind bet", "bob blind bet", "cat decline")
    assert dealt(played)[:6] == ["bob", "cat", "ann", "bob", "cat", "ann"]


@pytest.mark.parametrize("support", [five_card_stud, seven_card_stud])
def test_s345_4_s389_4_reading_k38_stud(support: Any) -> None:
    play = support.Play(support.sit(support.BLIND, {"sign": HIGH}, ann=100, bob=500, cat=500))
    assert dealt(play)[:6] == ["bob", "cat", "ann", "bob", "cat", "ann"]
