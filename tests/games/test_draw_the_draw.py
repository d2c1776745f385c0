"""Draw poker: the draw, five cards at once, and a deck that runs short (s308)."""

from typing import Any

import pytest
from support.draw import BLINDS, Played, sit

from houseway.play.ask import Card

THREE = ("ann 500", "bob 500", "cat 500")
FOUR = (*THREE, "dan 500")
SIX = (*FOUR, "eve 500", "fay 500")
EIGHT = tuple(f"{name} 500" for name in ("ann", "bob", "cat", "dan", "eve", "fay", "guy", "hal"))


def to_the_draw(*stakes: str, **settings: Any) -> Played:
    """Everybody is in."""
    played = sit(*stakes, **settings).do(*BLINDS, "cat bet 20")
    while "call" in played.offers:
        played.do(f"{played.awaits} call")
    played.came.clear()
    return played


def all_five(played: Played, who: str) -> None:
    played.do(f"{who} draw {played.hand(who)}")


def test_s308_1_each_player_from_the_designated_player_on_may_draw() -> None:
    played = to_the_draw(*THREE)
    assert (played.awaits, played.offers, played.under("keep all")) == ("ann", ["keep all", "draw"], "qld s308(1)")
    assert played.do("ann keep all").awaits == "bob"
    assert played.do("bob keep all").awaits == "cat"


def test_s308_1_the_designated_player_is_the_next_where_the_buck_has_folded() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20", "ann fold", "bob call")
    assert played.awaits == "bob"


def test_s308_1_only_a_players_own_cards() -> None:
    played = to_the_draw(*THREE)
    other = played.hand("bob").split()[0]
    assert played.refused("ann", "draw", cards=[other]) == "qld s308(2)(b)"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_s308_2_one_to_four_cards_are_replaced_at_once(number: int) -> None:
    played = to_the_draw(*THREE)
    before = played.hand("ann").split()
    played.act("ann", "draw", cards=before[:number])
    assert isinstance(played.round.ask, Card)
    assert played.round.ask.under.text == "qld s308(2)(c)"
    played.on()
    assert played.came == ["ann"] * number
    after = played.hand("ann").split()
    assert (len(after), after[: 5 - number]) == (5, before[number:])
    assert not set(before[:number]) & set(after)
    assert (f"ann draws {number}", "qld s308(2)(a)") in played.called
    assert played.sees("bob")["hands"][0]["drew"] == number


def test_s308_3_all_five_are_replaced_by_one_of_two_ways() -> None:
    played = to_the_draw(*THREE)
    all_five(played, "ann")
    assert ("ann draws five", "qld s308(3)") in played.called


def test_s308_4_while_others_wait_four_come_at_once_and_the_fifth_when_they_have_been_dealt_with() -> None:
    played = to_the_draw(*THREE)
    all_five(played, "ann")
    assert (played.came, played.awaits) == (["ann"] * 4, "bob")
    played.do(f"bob draw {' '.join(played.hand('bob').split()[:2])}", "cat keep all")
    assert played.came == ["ann"] * 4 + ["bob"] * 2 + ["ann"]
    assert len(played.hand("ann").split()) == 5


def test_s308_4_d_the_fifth_cards_come_in_the_order_of_the_four() -> None:
    played = to_the_draw(*FOUR)
    for who in ("ann", "bob"):
        all_five(played, who)
    played.do(f"cat draw {played.hand('cat').split()[0]}")
    all_five(played, "dan")  # others still wait for a fifth card
    assert played.came == ["ann"] * 4 + ["bob"] * 4 + ["cat"] + ["dan"] * 4 + ["ann", "bob", "dan"]
    assert ("the fifth cards, in the order of the four", "qld s308(4)(d)") in played.called
    assert ("the next card is discarded", "qld s308(5)(c)") not in played.called


def test_reading_k13_the_fifth_card_of_an_early_drawer_comes_without_a_discard() -> None:
    played = to_the_draw(*THREE)
    before = played.table.shoe.remaining
    all_five(played, "ann")
    played.do("bob keep all", "cat keep all")
    assert before - played.table.shoe.remaining == 5


def test_s308_5_whoever_draws_last_gets_four_then_one_card_is_discarded_then_the_fifth() -> None:
    played = to_the_draw(*THREE).do("ann keep all", "bob keep all")
    before = played.table.shoe.remaining
    played.act("cat", "draw", cards=played.hand("cat").split())
    under = []
    while isinstance(played.round.ask, Card):
        under.append((played.round.ask.under.text, played.table.shoe.remaining))
        played.round.outcome(next(iter(played.table.shoe.weights())))
    assert [text for text, _ in under] == ["qld s308(5)(b)"] * 4 + ["qld s308(5)(d)"]
    assert under[3][1] - under[4][1] == 2  # the fourth card, and the one discarded
    assert before - played.table.shoe.remaining == 6
    assert ("the next card is discarded", "qld s308(5)(c)") in played.called


def test_s308_6_a_deck_that_runs_short_is_made_up_from_the_discards_of_players_who_have_been_served() -> None:
    played = to_the_draw(*EIGHT)  # 12 cards are left
    before = {who: played.hand(who).split() for who in ("ann", "bob", "cat")}
    for who in before:
        played.do(f"{who} draw {' '.join(before[who][:4])}")
    assert played.table.shoe.remaining == 0
    played.act("dan", "draw", cards=played.hand("dan").split()[:2])
    assert (played.awaits, played.offers, played.under("shuffle the discards")) == (
        "dealer", ["shuffle the discards"], "qld s308(6)",
    )  # fmt: skip
    played.act("dealer", "shuffle the discards").act("dealer", "cut the discards")
    discarded = {name for cards in before.values() for name in cards[:4]}
    assert isinstance(played.round.ask, Card)
    assert {played.round.ask.write(card) for card in played.table.shoe.weights()} == discarded
    played.on()
    assert len(played.hand("dan").split()) == 5
    assert set(played.hand("dan").split()[3:]) < discarded


def test_s308_6_not_the_discards_of_a_player_who_still_waits() -> None:
    played = to_the_draw(*EIGHT)
    waits = played.hand("ann").split()
    all_five(played, "ann")
    served = played.hand("bob").split()[:4]
    played.do(f"bob draw {' '.join(served)}", f"cat draw {' '.join(played.hand('cat').split()[:4])}")
    assert played.table.shoe.remaining == 0
    played.act("dan", "draw", cards=played.hand("dan").split()[:1])
    played.act("dealer", "shuffle the discards").act("dealer", "cut the discards")
    assert isinstance(played.round.ask, Card)
    there = {played.round.ask.write(card) for card in played.table.shoe.weights()}
    assert set(served) <= there
    assert not set(waits) & there


def test_reading_k14_a_folded_hand_is_not_used() -> None:
    played = sit(*EIGHT).do(*BLINDS, "cat bet 20", "dan fold")
    while "call" in played.offers:
        played.do(f"{played.awaits} call")
    for who in ("ann", "bob", "cat"):
        played.do(f"{who} draw {' '.join(played.hand(who).split()[:4])}")
    folded = set(played.hand("dan").split())
    played.act("eve", "draw", cards=played.hand("eve").split()[:1])
    played.act("dealer", "shuffle the discards").act("dealer", "cut the discards")
    assert isinstance(played.round.ask, Card)
    assert not folded & {played.round.ask.write(card) for card in played.table.shoe.weights()}


def test_reading_k43_where_all_wait_their_discards_serve_the_others() -> None:
    played = to_the_draw(*EIGHT)
    given_up = {who: played.hand(who).split() for who in ("ann", "bob", "cat")}
    for who in given_up:
        all_five(played, who)
    own = played.hand("dan").split()
    played.act("dan", "draw", cards=own).act("dealer", "shuffle the discards").act("dealer", "cut the discards")
    assert isinstance(played.round.ask, Card)
    there = {played.round.ask.write(card) for card in played.table.shoe.weights()}
    assert there == {name for cards in given_up.values() for name in cards}
    played.finish()


def test_reading_k43_cards_that_no_player_has_held_come_before_the_discards_of_those_who_wait() -> None:
    played = to_the_draw(*SIX, deck=40)  # 10 cards are left, and 9 of them were dealt to empty positions (s317(6))
    played.act("dealer", "discard cards dealt to nobody", place=7, cards=5)
    played.act("dealer", "discard cards dealt to nobody", place=8, cards=4)
    held = {name for seat in played.table.seats for name in played.hand(seat.name).split()}
    played.act("ann", "draw", cards=played.hand("ann").split()).on("shuffle the discards")
    played.act("dealer", "shuffle the discards").act("dealer", "cut the discards")
    assert isinstance(played.round.ask, Card)
    there = {played.round.ask.write(card) for card in played.table.shoe.weights()}
    assert (len(there), there & held) == (9, set())
    played.on()
    for who in ("bob", "cat", "dan", "eve", "fay"):
        all_five(played, who)
    held_now = [card for seat in played.table.seats for card in seat.cards]
    assert (len(held_now), len(set(held_now))) == (30, 30)


def test_reading_k43_those_of_a_player_who_was_served_come_first() -> None:
    played = to_the_draw(*SIX, deck=40)
    played.act("dealer", "discard cards dealt to nobody", place=7, cards=5)
    played.act("dealer", "discard cards dealt to nobody", place=8, cards=4)
    given_up = played.hand("ann").split()[0]
    played.do(f"ann draw {given_up}")
    played.act("bob", "draw", cards=played.hand("bob").split()[:4])
    played.act("dealer", "shuffle the discards").act("dealer", "cut the discards")
    assert isinstance(played.round.ask, Card)
    assert [played.round.ask.write(card) for card in played.table.shoe.weights()] == [given_up]
    played.finish()


def test_s308_5_whoever_was_put_out_waits_no_more() -> None:
    played = to_the_draw(*FOUR)
    all_five(played, "ann")
    played.do("bob keep all", "cat keep all").act(
        "floor manager", "exclude from the round", person="ann", cause="told another of a hand"
    )
    before = played.table.shoe.remaining
    all_five(played, "dan")
    assert before - played.table.shoe.remaining == 6
    assert played.called[-1] == ("the next card is discarded", "qld s308(5)(c)")


def test_s308_6_every_player_may_draw_five_and_the_draw_is_completed() -> None:
    played = to_the_draw(*EIGHT)
    for who in ("ann", "bob", "cat", "dan", "eve", "fay", "guy", "hal"):
        all_five(played, who)
    assert {len(seat.cards) for seat in played.table.seats} == {5}
    held = [card for seat in played.table.seats for card in seat.cards]
    assert len(set(held)) == 40


def test_reading_k42_whoever_has_tapped_out_takes_part_in_the_draw() -> None:
    played = sit("ann 500", "bob 500", "cat 100").do(*BLINDS, "cat bet 20", "ann raise 50", "bob fold", "cat tap out")
    played.do("ann call", "ann keep all")
    assert (played.awaits, played.offers) == ("cat", ["keep all", "draw"])
