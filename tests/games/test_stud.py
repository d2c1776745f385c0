"""Parts 17 and 18, Divisions 2 and 3: the table, the cards, seats, the buck and the table stake.

Tests and their cases say the sections of Part 17, and run for Part 18, too (`support.columns`).
"""

from datetime import datetime, timedelta
from typing import Any

import pytest
from support.events import done
from support.stud import BLIND, FLOOR, Play, Stud

from houseway.errors import Refused
from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.play.sign import Limits

NINE = datetime(1998, 9, 4, 21)


def test_s331_2_the_layout_has_a_circle_for_discards_and_the_casinos_name(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    drawn = stud.game.layout(play.table)
    assert f"Houseway  ({stud('qld s331(2)(b)')})" in drawn
    assert f"( ) discards: bob  ({stud('qld s331(2)(a)')})" in drawn


def test_s332_1_the_table_has_a_buck_a_cutting_card_a_shoe_and_a_drop_box(stud: Stud) -> None:
    assert f"buck, cutting card, dealing shoe, drop box  ({stud('qld s332(1)')})" in stud.game.layout(stud.sit(ann=100))


def test_s332_2_the_sign_states_the_minimum_table_stake(stud: Stud) -> None:
    table = stud.sit(ann=100)
    assert "table stake" in table.sign_shown()
    assert stud("qld s332(2)") in table.sign_shown()
    with pytest.raises(Refused, match="no table stake") as caught:
        table.check_sign(type(DEFAULT_SIGN)({"bet": Limits(500, 10_000)}))
    assert str(caught.value.under) == stud("qld s332(2)")


def test_s332_3_a_a_higher_minimum_table_stake_is_shown_for_20_minutes_first(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    higher = {"kind": "table stake", "minimum": 8000, "maximum": 100_000_000}
    assert play.refused("pit boss", "change the sign", **higher, now=NINE) == stud("qld s332(3)(a)")
    notice = {"kind": "table stake", "minimum": 8000, "now": NINE}
    early = NINE + timedelta(minutes=19)
    assert play.refused("pit boss", "announce a higher minimum", **notice, effective=early) == stud("qld s332(3)(a)")
    later = NINE + timedelta(minutes=20)
    play.act("pit boss", "announce a higher minimum", **notice, effective=later)
    play.act("pit boss", "change the sign", **higher, now=later)
    assert play.table.sign.limits["table stake"].minimum == 8000


@pytest.mark.parametrize(
    ("answers", "minimum"),
    [
        pytest.param(("agree", "agree"), 8000, id="s332_3_b_all_agree"),
        pytest.param(("agree", "object"), 5000, id="s332_3_b_one_objects"),
    ],
)
def test_s332_3_b_or_all_players_agree_to_it(stud: Stud, answers: tuple[str, str], minimum: int) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("pit boss", "propose a higher table stake", minimum=8000)
    for who, answer in zip(("ann", "bob"), answers, strict=True):
        play.act(who, answer)
    assert play.table.sign.limits["table stake"].minimum == minimum


def test_s333_4_the_dealer_decides_the_deck(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True).act("dealer", "decide the deck", cards=32)
    assert play.ruled("32 cards are used") == [stud("qld s333(3)"), stud("qld s333(4)")]
    assert play.refused("pit boss", "decide the deck", cards=40) == stud("qld s333(4)")
    assert play.go_on().table.deck == 32


def sorted_and_inspected(play: Play[Any]) -> list[tuple[str, str]]:
    """Who did what with the cards before the round, in order."""
    acts = ("sort and inspect", "spread the cards", "wash and shuffle", "shuffle", "cut")
    return [(event.who, event.act) for event in done(play.round) if event.act in acts]


NEW_CARDS = [
    ("dealer", "sort and inspect"),
    (FLOOR, "sort and inspect"),
    ("dealer", "spread the cards"),
    ("dealer", "wash and shuffle"),
]


EVERY_ROUND = [("dealer", "shuffle"), ("dealer", "cut")]


@pytest.mark.parametrize("who", ["dealer", "pit boss", "floor manager"])
def test_s334_2_b_and_when_a_card_is_found_unfit_after_a_round(stud: Stud, who: str) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act(who, "call for other cards").go_on()
    assert play.ruled("unfit")[0] == stud("qld s334(2)(b)")
    assert sorted_and_inspected(play) == NEW_CARDS[:2] + NEW_CARDS + EVERY_ROUND  # the old ones too: s334(3)(a)


@pytest.mark.parametrize(
    ("before", "after", "under"),
    [
        pytest.param(32, 40, "qld s334(2)(c)(i)", id="s334_2_c_i_from_32_to_40"),
        pytest.param(32, 52, "qld s334(2)(c)(i)", id="s334_2_c_i_from_32_to_52"),
        pytest.param(40, 52, "qld s334(2)(c)(ii)", id="s334_2_c_ii_from_40_to_52"),
    ],
)
def test_s334_2_c_and_when_a_larger_deck_is_needed(stud: Stud, before: int, after: int, under: str) -> None:
    table = stud.sit({"deck": before}, ann=100, bob=100)
    stud.play(table, {"ann": "9S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "decide the deck", cards=after)
    play.go_on(lambda play: "a complete deck is on the table" in str(play.round.ask))
    assert play.under("sort and inspect") == stud(under)
    assert sorted_and_inspected(play.go_on()) == NEW_CARDS[:2] + NEW_CARDS + EVERY_ROUND  # the old ones too: s334(3)(a)


def test_s334_3_a_cards_that_go_out_of_use_are_inspected_too(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "call for other cards")
    assert stud("qld s334(3)(a)") in play.ruled("unfit")


def test_s334_3_b_and_those_of_a_game_that_is_over(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "finish the rounds of play")
    play.act("dealer", "sort and inspect").act(FLOOR, "sort and inspect")
    assert play.ruled("finished") == [stud("qld s334(3)(b)")]


def test_s334_4_a_floor_manager_may_have_the_cards_counted(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = (
        stud.play(table, stop=lambda _play: True).act(FLOOR, "ask for a count").act("dealer", "all 52 cards are there")
    )
    assert play.ruled("all 52 cards") == [stud("qld s334(4)")]
    assert sorted_and_inspected(play.go_on()) == EVERY_ROUND


def asked(play: Play[Any]) -> list[str]:
    """Spread, then washed: under which provision the dealer is asked, step by step."""
    found = []
    for act in ("spread the cards", "wash and shuffle"):
        play.go_on(lambda play, act=act: play.round.ask is not None and act in str(play.round.ask))  # type: ignore[misc]
        found.append(play.under(act))
        play.act("dealer", act)
    return found


def test_s335_2_s335_3_a_complete_deck_is_spread_face_up_then_washed_and_shuffled(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    assert asked(play) == [stud("qld s335(2)"), stud("qld s335(3)")]


def test_s336_2_s336_3_a_reduced_deck_is_spread_face_up_then_washed_and_shuffled(stud: Stud) -> None:
    play = stud.play(stud.sit({"deck": 32}, ann=100, bob=100), stop=lambda _play: True)
    assert asked(play) == [stud("qld s336(2)"), stud("qld s336(3)")]


def test_s337_1_before_the_first_round_a_draw_decides_who_sits_at_a_place(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"ann": "9S", "bob": "KS"}, stop=lambda _play: True)
    play.act("dealer", "decide a place", place=7, people=["ann", "bob"])
    play.go_on(lambda play: len(play.came) == 2)
    assert play.table.places["bob"] == 7
    assert play.ruled("bob takes place 7") == [stud("qld s337(1)")]


def test_s337_2_a_a_vacant_seat_goes_first_to_those_who_played_from_the_start(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "seat", person="new", chips=10_000)
    play.act("dealer", "decide a place", place=7, people=["new", "ann"])
    assert table.places["ann"] == 7
    assert stud("qld s337(2)(a)") in play.ruled("first in priority")


def test_s337_2_b_between_equals_cards_are_drawn_and_again_where_they_are_equal(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, {"ann": "9S QS", "bob": "9H KH"}, stop=lambda _play: True)
    play.act("dealer", "decide a place", place=7, people=["ann", "bob"]).go_on(lambda play: len(play.came) == 4)
    assert table.places["bob"] == 7


def test_s338_1_the_cards_are_shuffled_by_hand_before_every_round(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    for _ in range(2):
        play = stud.play(table, {"ann": "2S KS", "bob": "2H KH"})
        assert ("dealer", "shuffle") in sorted_and_inspected(play)
        play.do(f"{play.turn} bet 5", f"{'bob' if play.turn == 'ann' else 'ann'} fold")


@pytest.mark.parametrize("at", [1, 51])
def test_s338_2_a_the_cut_is_at_least_two_cards_from_either_end(stud: Stud, at: int) -> None:
    play = stud.play(
        stud.sit(ann=100, bob=100), stop=lambda play: play.round.ask is not None and "cut" in str(play.round.ask)
    )
    assert play.refused("dealer", "cut", at=at) == stud("qld s338(2)(a)")
    play.act("dealer", "cut", at=2).go_on()
    assert play.turn


def test_s339_1_the_player_to_the_dealers_left_has_the_buck_first(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100))
    assert play.table.buck == "ann"
    assert play.called["ann has the buck"] == stud("qld s339(1)")


def test_s339_2_then_it_goes_to_the_next_player_each_round(stud: Stud) -> None:
    table, had = stud.sit(ann=100, bob=100, cat=100), []
    for _ in range(4):
        play = stud.play(table)
        had.append(table.buck)
        while not play.over:
            play.do(f"{play.turn} {'bet 5' if play.offers == ['bet'] else 'fold'}")
    assert had == ["ann", "bob", "cat", "ann"]


def test_s339_3_nobody_declines_the_buck(stud: Stud) -> None:
    assert stud.play(stud.sit(ann=100, bob=100)).refused("ann", "decline the buck") == stud("qld s339(3)")


@pytest.mark.parametrize(
    ("settings", "said", "bets"),
    [
        pytest.param({}, "ante betting applies", ["ante bet"] * 3, id="s340_1_ante"),
        pytest.param(BLIND, "blind betting applies", ["blind bet"], id="s340_1_blind"),
    ],
)
def test_s340_1_the_dealer_announces_the_form_of_betting(
    stud: Stud, settings: dict[str, str], said: str, bets: list[str]
) -> None:
    play = stud.play(stud.sit(settings, ann=100, bob=100, cat=100))
    assert play.called[said] == stud("qld s340(1)")
    assert [event.act for event in done(play.round) if event.act.endswith(("ante bet", "blind bet"))] == bets


def test_s340_2_and_may_change_it_before_a_later_round(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True)
    play.act("dealer", "announce the form of betting", betting_form="blind betting")
    assert play.ruled("blind betting applies") == [stud("qld s340(2)")]
    assert [event.act for event in done(play.go_on().round)].count("blind bet") == 1


def test_s341_3_otherwise_the_highest_card_opens(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), {"ann": "2S 4S", "bob": "2H KH"})
    assert play.called["highest value card betting applies"] == stud("qld s341(3)")
    assert play.turn == "bob"


def test_s341_4_and_the_dealer_may_change_it_before_a_later_round(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, {"ann": "2S KS", "bob": "2H 4H"}, stop=lambda _play: True)
    play.act("dealer", "announce which card opens", opens="lowest value card betting").go_on()
    assert play.ruled("lowest value card betting") == [stud("qld s341(4)")]
    assert play.turn == "bob"


def test_s342_1_a_player_joins_with_a_table_stake(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("dealer", "seat", person="cat", chips=6000)
    assert play.table.people["cat"].purse.value == 6000
    assert play.called["cat joins the game with a table stake of $60.00"] == stud("qld s342(1)")
    assert [seat.name for seat in play.go_on().table.seats] == ["ann", "bob", "cat"]


def test_s342_2_of_at_least_the_minimum(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=20), stop=lambda _play: True)
    with pytest.raises(Refused):
        play.round.act("dealer", "seat", {"person": "dan", "chips": 4900})
    assert [seat.name for seat in play.go_on().table.seats] == ["ann", "bob"]  # cat has not enough to become a player


def test_s342_3_nobody_adds_to_a_table_stake_during_a_round(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), {"ann": "2S KS"})
    assert play.refused("ann", "buy chips", amount=1000) == stud("qld s342(3)")
    assert play.refused("ann", "leave") == stud("qld s342(3)")
