"""Draw poker, Divisions 2 and 3: table, sign, deck, places, buck and table stakes (ss 294 to 303, 313(3), 314)."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from support.draw import BLINDS, GAME, Played, open_table, sit

from houseway.errors import BadInput, Refused
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.money import cents
from houseway.play.record import Recorder, read, replay
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

EIGHT = [f"{name} 200" for name in ("ann", "bob", "cat", "dan", "eve", "fay", "guy", "hal")]
NOW = datetime(1998, 9, 4, 21)


def between(*stakes: str, **settings: Any) -> Played:
    return Played(open_table(*stakes, **settings))


def after_a_round(*stakes: str, **settings: Any) -> Played:
    """Between rounds, with one behind."""
    return Played(sit(*stakes, **settings).finish().table)


# s294 and s295: table, layout, sign


def test_s294_1_a_table_has_places_for_8_players() -> None:
    assert GAME.players == (2, 8)
    assert len(sit(*EIGHT).table.seats) == 8
    with pytest.raises(Refused) as caught:
        open_table(*EIGHT, "ida 200")
    assert caught.value.under.text == "qld s294(1)"
    assert between(*EIGHT).refused("dealer", "seat", person="ida", chips=20_000) == "qld s294(1)"


def test_s294_2_the_cloth_has_a_circle_for_discards_and_the_casinos_name() -> None:
    cloth = GAME.layout(open_table("ann 200"))
    assert "a circle for discards  (qld s294(2)(a))" in cloth
    assert "Houseway  (qld s294(2)(b))" in cloth


def test_s295_1_the_equipment_stands_beside_it() -> None:
    cloth = GAME.layout(open_table("ann 200"))
    assert "buck, cutting card, dealing shoe, drop box  (qld s295(1))" in cloth
    assert "the buck" in cloth


def test_s295_2_the_sign_states_the_minimum_table_stake() -> None:
    assert "table stake   100.00" in open_table("ann 200").sign_shown()
    assert "qld s295(2)" in open_table("ann 200").sign_shown()
    with pytest.raises(Refused) as caught:
        open_table("ann 200", sign=Sign({BET: Limits(500, 100_000)}))
    assert caught.value.under.text == "qld s295(2)"


def test_s295_3_a_a_higher_minimum_table_stake_is_shown_20_minutes_before() -> None:
    played = between("ann 200", "bob 200")
    new = {"kind": TABLE_STAKE, "minimum": cents("200"), "maximum": MOST_CHIPS}
    assert played.refused("pit boss", "change the sign", **new, now=NOW) == "qld s295(3)(a)"
    notice = {"kind": TABLE_STAKE, "minimum": cents("200"), "now": NOW}
    soon, later = NOW + timedelta(minutes=19), NOW + timedelta(minutes=20)
    assert played.refused("pit boss", "announce a higher minimum", **notice, effective=soon) == "qld s295(3)(a)"
    played.act("pit boss", "announce a higher minimum", **notice, effective=later)
    played.act("pit boss", "change the sign", **new, now=later)
    assert played.table.sign.limits[TABLE_STAKE].minimum == cents("200")


def test_s295_3_b_or_all_players_agree_to_it() -> None:
    played = between("ann 200", "bob 200").act("pit boss", "propose a higher table stake", minimum=cents("150"))
    played.act("ann", "agree").act("bob", "agree")
    assert played.table.sign.limits[TABLE_STAKE].minimum == cents("150")
    assert played.ruled == [["qld s295(3)(b)"]]
    played.act("pit boss", "propose a higher table stake", minimum=cents("300")).act("ann", "object")
    assert played.table.sign.limits[TABLE_STAKE].minimum == cents("150")


def test_reading_k52_the_minimum_wager_goes_up_without_notice() -> None:
    played = between("ann 200", "bob 200")
    played.act("pit boss", "change the sign", kind=BET, minimum=cents("10"), maximum=cents("1000"), now=NOW)
    assert played.table.minimum == cents("10")
    kinds = {o.fields[0].choices[0] for o in played.round.options("pit boss") if o.act == "announce a higher minimum"}
    assert kinds == {TABLE_STAKE}


# s296: which deck


@pytest.mark.parametrize(
    ("players", "decks"),
    [
        pytest.param(2, {32, 40, 52}, id="s296_3 two"),
        pytest.param(4, {32, 40, 52}, id="s296_3 four"),
        pytest.param(5, {40, 52}, id="s296_2 five"),
        pytest.param(6, {40, 52}, id="s296_2 six"),
        pytest.param(7, {52}, id="s296_1 seven"),
        pytest.param(8, {52}, id="s296_1 eight"),
    ],
)
def test_s296_1_which_deck_for_how_many_players(players: int, decks: set[int]) -> None:
    found = set()
    for deck in (32, 40, 52):
        played = Played(open_table(*EIGHT[:players], deck=deck)).act("dealer", "start the round")
        found |= {deck} if "sort and inspect" in played.offers else set()
    assert found == decks


@pytest.mark.parametrize(
    ("players", "deck", "under"),
    [
        pytest.param(5, 32, "qld s296(3)", id="s296_3"),
        pytest.param(7, 40, "qld s296(2)", id="s296_2"),
        pytest.param(8, 32, "qld s296(3)", id="s296_3 again"),
    ],
)
def test_s296_2_a_deck_that_does_not_fit_is_refused(players: int, deck: int, under: str) -> None:
    assert between(*EIGHT[:players]).refused("dealer", "choose the deck", deck=deck) == under


def test_s296_3_s296_4_the_dealer_decides_in_consultation_with_the_players() -> None:
    played = between("ann 200", "bob 200", "cat 200").act("dealer", "choose the deck", deck=32)
    assert played.ruled == [["qld s296(4)", "qld s296(3)"]]
    assert played.start().table.shoe.deck == tuple(card for card in range(52) if not 4 <= card <= 23)
    assert played.refused("ann", "choose the deck", deck=40) == "qld s296(4)"


def test_s296_1_when_more_players_come_the_dealer_takes_another_deck() -> None:
    played = after_a_round("ann 200", "bob 200", "cat 200", "dan 200", deck=32)
    for name in ("eve", "fay", "guy"):
        played.act("dealer", "seat", person=name, chips=20_000)
    played.act("dealer", "start the round")
    assert played.offers == ["take a deck"]
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s296(1)"
    assert played.refused("dealer", "take a deck", deck=40) == "qld s296(2)"
    played.act("dealer", "take a deck", deck=52).on()
    assert played.table.shoe.deck == tuple(range(52))


def test_s296_1_there_is_no_other_deck() -> None:
    with pytest.raises(Refused, match="cannot be 41"):
        open_table("ann 200", deck=41)


# s297 to s299: sorting, inspecting, spreading


def steps(played: Played) -> list[tuple[str, str, str]]:
    """What the staff do before the blind bets: who, what, under which provision."""
    found = []
    while (ask := played.round.ask) is not None and not ask.who:
        act = played.offers[0]
        who = played.awaits
        found.append((who, act, played.under(act)))
        played.act(who, act)
    return found


SHUFFLE = [("dealer", "shuffle", "qld s301(1)"), ("dealer", "cut", "qld s301(2)(a)")]


def test_s297_1_s297_2_a_before_the_rounds_start_both_sort_and_inspect_a_complete_deck() -> None:
    played = between("ann 200", "bob 200").act("dealer", "start the round")
    assert steps(played) == [
        ("dealer", "sort and inspect", "qld s297(2)(a)"),
        ("floor manager", "sort and inspect", "qld s297(2)(a)"),
        ("dealer", "spread the cards", "qld s298(2)"),
        ("dealer", "wash and shuffle", "qld s298(3)"),
        *SHUFFLE,
    ]


@pytest.mark.parametrize("who", ["dealer", "pit boss", "floor manager"])
def test_s297_2_b_s297_3_a_an_unfit_card_brings_another_deck_and_the_old_one_is_inspected_too(who: str) -> None:
    played = after_a_round("ann 200", "bob 200").act(who, "report an unfit card")
    assert played.ruled == [["qld s297(2)(b)", "qld s297(1)"]]
    assert steps(played.act("dealer", "start the round"))[:4] == [
        ("dealer", "sort and inspect", "qld s297(3)(a)"),
        ("floor manager", "sort and inspect", "qld s297(3)(a)"),
        ("dealer", "sort and inspect", "qld s297(2)(b)"),
        ("floor manager", "sort and inspect", "qld s297(2)(b)"),
    ]


@pytest.mark.parametrize(
    ("used", "wanted", "under"),
    [
        pytest.param(32, 40, "qld s297(2)(c)(i)", id="s297_2_c_i to 40"),
        pytest.param(32, 52, "qld s297(2)(c)(i)", id="s297_2_c_i to 52"),
        pytest.param(40, 52, "qld s297(2)(c)(ii)", id="s297_2_c_ii"),
    ],
)
def test_s297_2_c_a_larger_deck_is_a_complete_one_brought_anew(used: int, wanted: int, under: str) -> None:
    played = after_a_round("ann 200", "bob 200", deck=used).act("dealer", "choose the deck", deck=wanted)
    done = steps(played.act("dealer", "start the round"))
    assert [each for each in done if each[2] == under] == [
        ("dealer", "sort and inspect", under),
        ("floor manager", "sort and inspect", under),
    ]


def test_s297_2_the_same_deck_is_only_shuffled_and_cut_for_the_next_round() -> None:
    assert steps(after_a_round("ann 200", "bob 200", deck=40).act("dealer", "start the round")) == SHUFFLE


def test_reading_k51_a_smaller_deck_is_made_of_the_one_in_use() -> None:
    played = after_a_round("ann 200", "bob 200").act("dealer", "choose the deck", deck=40)
    assert steps(played.act("dealer", "start the round")) == [
        ("dealer", "sort and inspect", "qld s299(2)"),
        ("floor manager", "sort and inspect", "qld s299(2)"),
        ("dealer", "remove the other cards", "qld s299(2)"),
        ("dealer", "spread the cards", "qld s299(2)"),
        ("dealer", "wash and shuffle", "qld s299(3)"),
        *SHUFFLE,
    ]


def test_s297_3_b_when_the_rounds_of_play_are_finished_both_sort_and_inspect() -> None:
    played = after_a_round("ann 200", "bob 200").act("dealer", "finish the rounds of play")
    assert played.under("sort and inspect") == "qld s297(3)(b)"
    played.act("dealer", "sort and inspect").act("floor manager", "sort and inspect")
    assert played.ruled == [["qld s297(3)(b)"]]
    assert ("ann has the buck", "qld s302(1)") in played.start().called  # a new game


def test_s297_4_the_floor_manager_may_have_the_cards_counted() -> None:
    played = after_a_round("ann 200", "bob 200", deck=40).act("floor manager", "have the cards counted")
    played.act("dealer", "all are present")
    assert (played.ruled, played.table.unfit) == ([["qld s297(4)"]], False)
    assert played.refused("dealer", "have the cards counted") == "qld s297(4)"


def test_reading_k44_a_deck_that_is_not_complete_is_unfit() -> None:
    played = after_a_round("ann 200", "bob 200").act("floor manager", "have the cards counted")
    played.act("dealer", "cards are missing")
    assert (played.table.unfit, played.ruled[-1]) == (True, ["qld s297(2)(b)", "reading K44"])


def test_s298_1_to_3_a_complete_deck_is_spread_for_the_players_and_washed() -> None:
    played = between("ann 200", "bob 200").act("dealer", "start the round")
    assert [each[2] for each in steps(played)][2:4] == ["qld s298(2)", "qld s298(3)"]
    assert ("a complete deck comes into use", "qld s298(1)") in played.called


def test_s298_2_the_players_see_the_spread_deck() -> None:
    played = between("ann 200", "bob 200").act("dealer", "start the round").on("spread the cards")
    assert (played.awaits, played.offers) == ("dealer", ["spread the cards"])


def test_s298_3_then_it_is_washed_stacked_and_shuffled() -> None:
    played = between("ann 200", "bob 200").act("dealer", "start the round").on("wash and shuffle")
    assert played.awaits == "dealer"


def test_s299_1_to_3_of_a_reduced_deck_the_other_cards_are_removed_first() -> None:
    played = between("ann 200", "bob 200", deck=32).act("dealer", "start the round")
    done = [each[1:] for each in steps(played)]
    assert done[2:5] == [
        ("remove the other cards", "qld s299(2)"),
        ("spread the cards", "qld s299(2)"),
        ("wash and shuffle", "qld s299(3)"),
    ]
    assert ("a reduced deck of 32 cards comes into use", "qld s299(1)") in played.called


def test_s299_2_the_reduced_deck_is_all_that_is_dealt_from() -> None:
    played = sit("ann 200", "bob 200", deck=32)
    assert played.table.shoe.remaining == 32


def test_s299_3_it_is_washed_before_it_is_shuffled_for_the_round() -> None:
    done = [each[1] for each in steps(between("ann 200", "bob 200", deck=40).act("dealer", "start the round"))]
    assert done[-3:] == ["wash and shuffle", "shuffle", "cut"]


# s300 to s302: places, shuffle, buck


def test_s300_1_before_the_rounds_start_cards_are_drawn_for_a_place_that_several_want() -> None:
    played = between("ann 200", "bob 200").act("dealer", "decide a place", place=7, people=["ann", "bob"])
    played.round.outcome(0)  # AC for ann
    played.round.outcome(51)  # KS for bob
    assert played.table.places["ann"] == 7
    assert played.ruled == [["qld s300(1)"]]


def test_s300_2_a_vacant_seat_goes_first_to_those_who_have_played_since_the_start() -> None:
    played = after_a_round("ann 200", "bob 200")
    played.act("dealer", "seat", person="cat", chips=20_000)
    played.act("dealer", "decide a place", place=8, people=["cat", "bob"])
    assert played.table.places["bob"] == 8
    assert played.ruled[0] == ["qld s300(2)(a)"]


def test_s300_2_b_among_the_same_priority_cards_are_drawn() -> None:
    played = after_a_round("ann 200", "bob 200").act("dealer", "decide a place", place=8, people=["ann", "bob"])
    assert played.awaits == "card for ann"


def test_s301_1_the_dealer_shuffles_before_each_round() -> None:
    assert steps(after_a_round("ann 200", "bob 200").act("dealer", "start the round"))[0] == SHUFFLE[0]


def test_s301_2_a_and_cuts_once_at_least_2_cards_from_either_end() -> None:
    played = between("ann 200", "bob 200").act("dealer", "start the round").on("cut")
    assert played.refused("dealer", "cut", at=1) == "qld s301(2)(a)"
    assert played.refused("dealer", "cut", at=51) == "qld s301(2)(a)"
    played.act("dealer", "cut", at=50)
    assert played.awaits == "ann"


def test_s302_1_the_player_to_the_dealers_left_has_the_buck_first() -> None:
    assert ("ann has the buck", "qld s302(1)") in sit("ann 200", "bob 200").called


def test_s302_2_then_it_passes_to_the_next_player() -> None:
    played = sit("ann 200", "bob 200", "cat 200").finish().next()
    assert ("bob has the buck", "qld s302(2)") in played.called
    assert played.awaits == "bob"


def test_s302_3_nobody_declines_the_buck() -> None:
    assert sit("ann 200", "bob 200").refused("ann", "decline the buck") == "qld s302(3)"


# s303 and s314: table stakes


def test_s303_1_a_person_becomes_a_player_with_a_table_stake_in_view() -> None:
    played = between("ann 200", "bob 200").act("dealer", "seat", person="cat", chips=12_000)
    assert ("cat joins the game with a table stake of $120.00", "qld s303(1)") in played.called
    stakes = {seat["person"]: seat["stake"] for seat in played.start().sees("ann")["hands"]}
    assert stakes["cat"] == "120.00"


def test_s303_2_it_is_no_less_than_the_minimum_table_stake() -> None:
    assert between("ann 200").refused("dealer", "seat", person="cat", chips=9_900) == "qld s303(2)"
    played = between("ann 200", "bob 200", "cat 90").start()
    assert [seat.name for seat in played.table.seats] == ["ann", "bob"]


def test_s303_3_nothing_is_added_to_it_or_taken_from_it_in_a_round_of_play() -> None:
    played = sit("ann 200", "bob 200").do("ann blind bet")
    assert played.refused("ann", "buy chips", amount=10_000) == "qld s303(3)"
    assert played.refused("ann", "leave") == "qld s303(3)"


def test_s314_1_between_rounds_a_player_may_bring_it_up_to_the_minimum() -> None:
    played = sit("ann 102", "bob 200", "cat 200").do(*BLINDS, "cat fold", "ann fold").finish()
    later = Played(played.table)
    assert later.table.people["ann"].purse.value == 9_700
    assert later.refused("ann", "buy chips", amount=200) == "qld s314(1)"
    later.act("ann", "buy chips", amount=300)
    assert later.table.people["ann"].purse.value == 10_000


def test_s314_2_whoever_has_nothing_left_leaves_before_the_next_round() -> None:
    hands = ("ann: 2S 3D 5C 7H 8C", "bob: AS AH AD AC KS")
    played = sit("ann 100", "bob 200", hands=hands).do("ann blind bet", "bob blind bet", "ann decline")
    played.do("ann bet 20", "bob call", "ann keep all", "bob keep all", "ann bet 75", "bob call").finish()
    assert played.table.people["ann"].purse.value == 0
    later = Played(played.table).act("dealer", "start the round")
    assert ("ann has no table stake left and leaves the game", "qld s314(2)") in later.called
    assert later.over


@pytest.mark.parametrize("act", ["give or lend chips", "bet for another player"])
def test_s314_3_nobody_bets_for_another_or_lends_chips(act: str) -> None:
    assert sit("ann 200", "bob 200").refused("ann", act) == "qld s314(3)"


# s311(4), (8) and s313(3): what the sign and the announcement say


def test_s311_4_the_sign_says_which_kind_of_betting_applies() -> None:
    played = between("ann 200", "bob 200").act("pit boss", "change the betting", betting="straddle")
    assert played.sees("ann")["betting"] == "straddle"
    assert played.ruled == [["qld s311(4)"]]
    with pytest.raises(BadInput):
        open_table("ann 200", betting="no limit")


def test_s311_8_a_mixed_sign_needs_the_chief_executives_approval() -> None:
    played, mixed = between("ann 200", "bob 200"), {"betting": "straddle, then half pot"}
    assert played.refused("pit boss", "change the betting", **mixed) == "qld s311(8)"
    played.act("chief executive", "approve a mixed sign").act("pit boss", "change the betting", **mixed)
    assert played.ruled == [["qld s311(8)"], ["qld s311(8)"]]
    with pytest.raises(Refused):
        open_table("ann 200", **mixed)


def test_s313_3_less_commission_is_announced_before_the_rounds_start() -> None:
    hands = ("ann: 2S 3D 5C 7H 8C", "bob: AS AH AD AC KS")
    played = Played(open_table("ann 200", "bob 200"), hands).act("dealer", "announce less commission", percent=2)
    assert ("the commission is 2% of the whole twenties of a pot", "qld s313(3)") in played.called
    played.start().do("ann blind bet", "bob blind bet", "ann decline", "ann bet 20", "bob call")
    played.do("ann keep all", "bob keep all", "ann bet 25", "bob call", "ann show", "bob show")
    assert played.line("bob").commission == 200  # 2% of $100
    assert "qld s313(3)" in played.cites("bob")
    assert Played(played.table).refused("dealer", "announce less commission", percent=1) == "qld s313(3)"
    with pytest.raises(Refused) as caught:
        open_table("ann 200", percent=6)
    assert caught.value.under.text == "qld s313(1)(b)"


def test_a_record_can_start_between_any_two_rounds() -> None:
    table = open_table("ann 200", "bob 200", "cat 200", deck=40, betting="straddle", ace_low=True, percent=3)
    Played(table).start().finish()
    recorder = Recorder(table)
    later = Played(table).act("dealer", "choose the deck", deck=32).start().finish()
    recorder.add(later.round)
    again = replay(read(recorder.text()), lambda *_args, **_kwargs: GAME)
    assert not again.differences
