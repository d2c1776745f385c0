"""Cards that are dealt by hand lie face down, and nobody knows them before they are turned up (ss 239, 242; r8, r9)."""

from typing import Any

import pytest
from support.caribbean_stud import ACE_KING, NO_HAND, Played, begin, deal, table_of
from support.caribbean_victoria import VIC

from houseway.equipment.cards import FACE_DOWN, UNSEEN, card
from houseway.errors import BadInput, Refused
from houseway.games import find
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.ask import Card, CardTurnedUp, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.record import Recorder, read, replay, write

HANDS = {"place 1": "KS KD 4H 4C 2S", "place 2": "QS QD 5H 6C 7S"}
TEXTS: dict[str, dict[str, Any]] = {"qld": {}, "vic": {"game": VIC}}


def dealt_face_down(*names: str, dealer: str, jackpot: Any = (), **settings: Any) -> Played:
    """All cards as a dealer deals them who sees one of them, the last of their own."""
    played = begin(*(f"{name}: -" for name in names), jackpot=jackpot, **settings)
    while isinstance(ask := played.round.ask, Card):
        played.round.outcome(UNSEEN if ask.face_down else card(dealer.split()[-1]))
    return played


def turned_up(played: Played, hands: dict[str, str]) -> list[str]:
    """The ordinary end, each face as it is asked for; whose were asked for."""
    waiting = {who: text.split() for who, text in hands.items()}
    asked = []
    while not played.round.over:
        ask = played.round.ask
        if isinstance(ask, CardTurnedUp):
            asked.append(ask.to)
            played.round.outcome(card(waiting[ask.to].pop(0)))
        else:
            answer_ordinarily(played.round)
    return asked


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("dealer", [ACE_KING, NO_HAND])
@pytest.mark.parametrize("jackpot", [(), ("ann",), ("ann", "bob")])
def test_it_ends_as_if_every_card_had_been_known(text: str, dealer: str, jackpot: tuple[str, ...]) -> None:
    known = deal("ann: KS KD 4H 4C 2S", "bob: QS QD 5H 6C 7S", dealer=dealer, jackpot=jackpot, **TEXTS[text]).finish()
    unseen = dealt_face_down("ann", "bob", dealer=dealer, jackpot=jackpot, **TEXTS[text])
    turned_up(unseen, HANDS | {"dealer": dealer})
    assert unseen.lines() == known.lines()
    assert unseen.table.shoe.plain() == known.table.shoe.plain()


def test_s242_only_what_is_turned_up_is_asked_for() -> None:
    """A hand that is folded is never seen, nor one that is paid because the dealer has none."""
    folded = dealt_face_down("ann", "bob", dealer=ACE_KING).do("ann fold", "bob bet")
    assert set(turned_up(folded, HANDS | {"dealer": ACE_KING})) == {"dealer", "place 2"}
    no_hand = dealt_face_down("ann", "bob", dealer=NO_HAND, jackpot=("bob",)).do("ann bet", "bob bet")
    assert set(turned_up(no_hand, HANDS | {"dealer": NO_HAND})) == {"dealer", "place 2"}
    assert no_hand.verdict("ann") == "win"


def test_the_dealers_up_card_is_known_and_the_same_card_does_not_come_twice() -> None:
    played = begin("ann: -")
    while isinstance(ask := played.round.ask, Card) and ask.face_down:
        played.round.outcome(UNSEEN)
    with pytest.raises(BadInput, match="not a card"):
        played.round.outcome(UNSEEN)
    played.round.outcome(card("AC"))
    assert played.sees("ann")["dealer"]["cards"] == ["", "", "", "", "AC"]
    assert played.sees("ann")["hands"][0]["cards"] == [""] * 5
    played.do("ann bet").on_to("turn the cards").act("dealer", "turn the cards")
    with pytest.raises(Refused, match="the shoe holds no more AC"):
        played.round.outcome(card("AC"))


def test_where_the_house_deals_every_card_is_known() -> None:
    played = begin("ann: -")
    table = played.table
    assert isinstance(table, CaribbeanStudTable)
    table.house_deals = True
    ask = played.round.ask
    assert isinstance(ask, Outcome)
    played.round.outcome(card("2S"))  # the one that was asked for before
    again = played.round.ask
    assert isinstance(again, Card)
    assert not again.face_down
    with pytest.raises(BadInput):
        again.read(FACE_DOWN)


def test_a_round_that_was_dealt_face_down_is_recorded_and_replayed() -> None:
    recorder = Recorder(played_at := table_of("ann", "bob"))
    played = dealt_face_down("ann", "bob", dealer=ACE_KING, table=played_at)
    turned_up(played, HANDS | {"dealer": ACE_KING})
    recorder.add(played.round)
    text = write(recorder.record())
    assert f'card = "{FACE_DOWN}"' in text
    assert 'face = "KS"' in text
    again = replay(read(text), find)
    assert [line for _, line in again.lines] == played.lines()
    assert again.differences == []
