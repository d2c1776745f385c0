"""The tiles before the deal, the deal, the setting of the hands and what is paid (ss 427 to 436, 444, 445)."""

import pytest
from support.pai_gow import (
    BANK,
    FLOOR,
    HIGH_ONLY,
    LOSES,
    LOW_ONLY,
    PAIR_BANK,
    WINS,
    Played,
    dealt,
    play,
    printed,
    table_of,
    tiles_seen,
    wagered,
)

from houseway.equipment.tiles import tile
from houseway.errors import BadInput, Ground, Refused
from houseway.games.pai_gow.wagers import PLAYERS_HAND, HandRanks
from houseway.money import cents
from houseway.play.wager import Verdict

# ss 427 to 431: the tiles before the deal


def test_s427_1_dealer_and_floor_manager_inspect_each_on_their_own() -> None:
    played = Played(table_of(ready=False)).act("dealer", "sort and inspect")
    assert played.refusal("dealer", "sort and inspect") == ("qld s427(1)", Ground.WHO)
    played.act(FLOOR, "sort and inspect")
    assert played.open == ["spread the tiles"]


@pytest.mark.parametrize("manager", [FLOOR, "pit boss", "assistant pit boss"])
def test_s427_1_s2_reading_b59_in_any_order_and_a_pit_boss_or_assistant_as_the_floor_manager(manager: str) -> None:
    played = Played(table_of(ready=False)).act(manager, "sort and inspect")
    assert played.refusal(manager, "sort and inspect") == ("qld s427(1)", Ground.WHO)
    played.act("dealer", "sort and inspect")
    assert played.open == ["spread the tiles"]


@pytest.mark.parametrize("fault", ["missing", "one too many", "unfit"])
@pytest.mark.parametrize("steps", [[], ["dealer"], [FLOOR], ["dealer", FLOOR]])
def test_s427_1_s414_what_an_inspection_finds_is_put_right_and_inspected_anew(fault: str, steps: list[str]) -> None:
    played = Played(table_of(ready=False))
    for who in steps:
        played.act(who, "sort and inspect")
    played.act("dealer", "tiles found wrong", tile="6-6", fault=fault)
    assert played.rulings == [["qld s414", "reading P24"]]
    played.act(FLOOR, "sort and inspect").act("dealer", "sort and inspect").act("dealer", "spread the tiles")
    assert played.stack().awaits == "wagers"


@pytest.mark.parametrize("fault", ["missing", "one too many"])
def test_s448_5_s451_tiles_of_a_set_that_is_not_32_are_dealt_again_from_one_that_is(fault: str) -> None:
    played = dealt({"ann": ("box 2", WINS)}).act("ann", "set", low="6-6 4-5")
    played.act("dealer", "tiles found wrong", tile="1-1", fault=fault)
    assert played.rulings == [["qld s414", "reading P24"], ["qld s451"]]
    played.act("dealer", "sort and inspect").act(FLOOR, "sort and inspect").act("dealer", "spread the tiles").stack()
    assert played.awaits == "wagers"
    assert [p.stake for p in played.table.wagers()] == [cents("10")]


def test_s431_1_a_tile_that_is_unfit_is_played_on_with_until_the_round_is_over() -> None:
    played = dealt({"ann": ("box 2", WINS)}).act("dealer", "tiles found wrong", tile="1-1", fault="unfit")
    assert played.rulings == [["qld s431(1)"]]
    assert played.act("ann", "set", low="6-6 4-5").expose().settle().verdict("ann") is Verdict.WIN


def test_s427_2_s427_3_they_lie_in_pairs_for_the_players_then_are_shuffled_and_stacked() -> None:
    played = Played(table_of(ready=False)).act("dealer", "sort and inspect").act(FLOOR, "sort and inspect")
    played.act("dealer", "spread the tiles")
    assert played.called_under[-1] == "qld s427(2)"
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s427(3)"
    assert played.stack().awaits == "wagers"


def test_s428_1_s428_2_the_dealer_shuffles_and_stacks_before_every_round() -> None:
    table = table_of()
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).decline()
    assert played.refusal("ann", "shuffle") == ("qld s428(1)", Ground.WHO)
    assert played.no_wager("ann", "box 2") == "qld s428(1)"
    played.act("dealer", "shuffle")
    assert (played.open, played.table.stack.remaining) == (["stack"], 32)
    assert played.refusal("ann", "stack") == ("qld s428(2)", Ground.WHO)


def test_s429_1_b_against_the_house_any_player_may_ask_for_a_la_ja_and_the_dealer_may_perform_it() -> None:
    played = Played(table_of("ann", "bob"))
    assert played.refusal("ann", "ask for la ja") == ("qld s429(1)", Ground.WHEN)
    played.stack().act("bob", "ask for la ja")
    assert (played.awaits, played.open) == ("dealer", ["leave the stack", "perform la ja"])
    played.act("dealer", "perform la ja")
    assert ("la ja", "qld s429(1)") in played.called
    assert played.awaits == "wagers"


@pytest.mark.parametrize("act", ["take the bank", "co-bank"])
def test_s429_1_a_s429_1_c_otherwise_the_player_who_banks(act: str) -> None:
    table = table_of("ann", "bob")
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).take("ann", "100", act).stack()
    assert played.refused("bob", "ask for la ja") == "qld s429(1)"
    played.act("ann", "ask for la ja").act("dealer", "leave the stack")
    assert not played.table.la_ja


def test_s430_1_s430_2_the_approved_cuts_are_on_the_sign() -> None:
    assert printed(cuts=("one", "two"))["qld s430(2)"] == "approved cuts: one, two"
    with pytest.raises(Refused) as caught:
        table_of(cuts=())
    assert caught.value.under.text == "qld s430(2)"


def test_s430_3_the_house_cuts_its_own_way() -> None:
    played = wagered({"ann": ("box 2", WINS)}, table_of(cuts=("one", "two"))).act("dealer", "cut the house way")
    assert ("the tiles are cut: one", "qld s430(1)") in played.called


@pytest.mark.parametrize("act", ["take the bank", "co-bank"])
def test_s430_4_a_player_who_banks_may_choose_the_cut(act: str) -> None:
    table = table_of("ann", "bob")
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).take("ann", "100", act).stack().wager("bob", "box 3").close()
    assert played.refusal("bob", "choose a cut", cut="tiger") == ("qld s430(4)", Ground.WHO)
    with pytest.raises(BadInput):
        played.act("ann", "choose a cut", cut="guillotine")
    assert played.act("ann", "choose a cut", cut="tiger").table.cut == "tiger"


def test_reading_p9_the_cuts_are_a_setting_and_the_first_is_the_houses() -> None:
    table = table_of("ann", "bob", cuts=("one", "two"))
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).take("ann", "100").stack().wager("bob", "box 3").close()
    assert played.act("ann", "leave the cut to the house").table.cut == "one"


def test_s430_5_players_touch_no_tile_in_shuffle_or_cut() -> None:
    assert Played(table_of()).refused("ann", "touch a tile") == "qld s430(5)"


def test_s431_1_an_unfit_tile_may_be_replaced_after_a_round() -> None:
    played = Played(table_of()).act("dealer", "replace a tile", tile="6-6")
    assert played.rulings == [["qld s431(1)"]]
    assert played.stack().refused("dealer", "replace a tile", tile="6-6") == "qld s431(1)"


def test_s431_2_a_new_set_is_checked_as_at_the_start() -> None:
    played = Played(table_of()).act("dealer", "replace all tiles")
    assert played.open == ["sort and inspect"]
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s431(2)"


def test_s431_3_the_tiles_may_be_checked_and_put_in_rank_order_before_the_shuffle() -> None:
    played = Played(table_of()).act(FLOOR, "check the tiles")
    assert played.rulings == [["qld s431(3)"]]
    assert played.open == ["sort and inspect"]
    assert Played(table_of()).stack().refused(FLOOR, "check the tiles") == "qld s431(3)"


# ss 432 to 436: the deal and the setting


def test_s432_four_tiles_to_each_counterclockwise() -> None:
    played = wagered({"ann": ("box 2", WINS), "bob": ("box 5", LOSES)}).shake("1-1-1")
    got = []
    for text in f"{LOSES} {BANK} {WINS}".split():
        got.append(played.awaits.removeprefix("tile for "))
        played.round.outcome(tile(text))
    assert got == ["box 5"] * 4 + ["box 1"] * 4 + ["box 2"] * 4


def test_s433_1_s433_3_only_its_first_player_sees_and_handles_a_hand() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 2", WINS), "cat": ("box 4", LOSES)})
    assert tiles_seen(played, "ann", 2) == WINS.split()
    for other in ("bob", "cat", "dealer", "inspector", "sue"):
        assert tiles_seen(played, other, 2) == ["?"] * 4
    assert played.refusal("bob", "set", low="6-6 4-5") == ("qld s433(3)", Ground.WHO)


def test_s433_2_tiles_out_of_control_or_view_are_a_contravention() -> None:
    played = dealt({"ann": ("box 2", WINS)})
    played.act(FLOOR, "cancel the wager", person="ann", cause="took tiles out of control or view")
    assert played.rulings == [["qld s433(2)", "qld s454(a)", "reading P20"]]


def test_s434_1_s434_2_four_tiles_make_a_low_and_a_high_hand_in_three_ways() -> None:
    played = dealt({"ann": ("box 2", "6-6 4-5 3-3 1-2")})
    [setting] = [o for o in played.round.options("ann") if o.act == "set"]
    assert sorted(setting.fields[0].choices, key=str) == ["3-3 1-2", "3-3 4-5", "4-5 1-2"]
    # the wong is higher than 3-3 with 1-2: it is the high hand
    assert played.refused("ann", "set", low="6-6 4-5") == "reading H16"
    assert played.refused("ann", "set", low="5-5 4-5") == "qld s434(1)"


def test_s435_1_everybody_sets_their_own_hand() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 4", LOSES)})
    assert played.refusal("dealer", "set", low="5-5 4-6") == ("qld s435(1)", Ground.WHO)
    assert played.refused("ann", "set", low="2-2 2-2") == "qld s434(1)"


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_s434_1_reading_h16_a_low_hand_that_is_none_is_refused_for_what_it_is_by_whomever_it_is_set(who: str) -> None:
    played = dealt({"ann": ("box 2", "6-6 4-4 3-3 5-5"), "bob": ("box 3", "6-6 4-4 3-3 5-5")})
    assert played.refused(who, "set", low="6-6 4-4") == "reading H16"
    assert played.refused(who, "set", low="1-1 4-4") == "qld s434(1)"
    with pytest.raises(BadInput, match=r"allowed: .*5-5 3-3"):
        played.act(who, "set", low="3-3 5-5")
    played.act(who, "set", low="5-5 3-3")


def test_s435_1_hands_are_set_in_any_order() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 4", LOSES), "cat": ("box 5", "2-2 1-3 1-3 1-6")})
    asked = played.awaits
    others = [name for name in ("ann", "bob", "cat") if name != asked]
    for name in others:
        [option] = [o for o in played.round.options(name) if o.act == "set"]
        played.act(name, "set", low=option.fields[0].choices[0])
    assert played.awaits == asked
    assert played.refused(others[0], "set", low="6-6 4-5") == "qld s435(4)"
    played.act(asked, "ask for the house way").act("dealer", "set the house way")
    assert played.awaits == "dealer"


def test_s436_1_while_the_dealer_sets_one_hand_others_set_theirs_or_ask_too() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 4", LOSES), "cat": ("box 5", "2-2 1-3 1-3 1-6")})
    asked = played.awaits
    one, other = [name for name in ("ann", "bob", "cat") if name != asked]
    played.act(one, "ask for the house way")
    assert played.refused(one, "set", low="6-6 4-5") == "qld s436(1)"
    played.act(asked, "ask for the house way").act(other, "ask for the house way")
    for _ in range(3):
        played.act("dealer", "set the house way")
    assert all(hand.set is not None for hand in played.table.hands.values() if hand.box != 1)
    assert "expose the bank's tiles" in played.open


def test_s448_5_a_misdeal_ends_what_the_dealer_was_asked_to_set() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 4", LOSES)})
    other = next(name for name in ("ann", "bob") if name != played.awaits)
    played.act(other, "ask for the house way").act("dealer", "misdeal", cause="dealt clockwise")
    assert played.open == ["shuffle"]


def test_s421_2_others_wait_while_the_dealer_sets_a_priority_hand() -> None:
    played = dealt({"ann": ("box 2", WINS, "300"), "bob": ("box 4", LOSES)})
    played.act("ann", "ask for the house way")
    assert played.refused("bob", "set", low="5-5 4-6") == "qld s421(2)"
    assert not [o for o in played.round.options("bob") if o.act == "set"]
    played.act("dealer", "set the house way").act("bob", "set", low="5-5 4-6")


def test_s435_5_no_tiles_are_exposed_before_all_hands_are_set() -> None:
    played = dealt({"ann": ("box 2", WINS)})
    assert played.refused("dealer", "expose the bank's tiles") == "qld s435(5)"


def test_s435_2_players_count_their_own_points_and_a_bad_setting_stands() -> None:
    played = dealt({"ann": ("box 2", "5-5 4-5 6-6 4-4")})  # a 9 and a teen gong were there to be had
    assert played.refused("ann", "have the points counted") == "qld s435(2)"
    played.act("ann", "set", low="4-4 5-5").expose().settle()
    assert ("box 2: 8 with the high 8 low, teen wong high", "qld s436(2)") in played.called


def test_s435_3_s435_4_a_set_hand_lies_face_down_and_stays_as_it_is() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 4", LOSES)}).act("bob", "set", low="5-5 4-6")
    assert ("box 4 is set: two hands, face down", "qld s435(3)") in played.called
    assert played.refusal("bob", "set", low="1-1 5-5") == ("qld s435(4)", Ground.WHEN)
    assert tiles_seen(played, "ann", 4) == ["?"] * 4


def test_s435_5_s435_6_when_all_have_set_the_bank_exposes_and_sets() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 4", LOSES)}).act("bob", "set", low="5-5 4-6")
    assert played.awaits == "ann"
    assert tiles_seen(played, "ann", 1) == ["?"] * 4
    played.act("ann", "set", low="6-6 4-5")
    assert played.open == ["expose the bank's tiles"]
    played.act("dealer", "expose the bank's tiles")
    assert tiles_seen(played, "ann", 1) == BANK.split()
    assert tiles_seen(played, "ann", 4) == ["?"] * 4
    assert played.open == ["set the house way"]


def test_s435_7_nobody_views_unplayed_tiles() -> None:
    played = dealt({"ann": ("box 2", WINS)})
    for who in ("ann", "dealer"):
        assert played.refused(who, "view unplayed tiles") == "qld s435(7)"


def test_s436_1_the_dealer_sets_a_players_hand_on_request() -> None:
    played = dealt({"ann": ("box 2", LOSES)}).act("ann", "ask for the house way")
    assert (played.awaits, played.open) == ("dealer", ["set the house way"])
    assert tiles_seen(played, "dealer", 2) == LOSES.split()
    played.act("dealer", "set the house way").expose().settle()
    assert any(words.startswith("box 2: ") for words, _ in played.called)


def test_s436_2_low_and_high_hands_are_shown_at_the_settlement() -> None:
    played = play({"ann": ("box 2", WINS)})
    assert ("box 2: teen wong low, chong pair high", "qld s436(2)") in played.called
    assert tiles_seen(played, "sue", 2) == WINS.split()


def test_s436_3_with_a_share_in_the_bank_the_house_sets_it_the_house_way() -> None:
    table = table_of("ann", "bob")
    play({"ann": ("box 2", WINS)}, table=table)
    hands = {"box 2": BANK, "box 3": WINS}
    played = Played(table).take("ann", "100", "co-bank").stack().wager("bob", "box 3").close().shake().deal(hands)
    played.act("bob", "set", low="6-6 4-5")
    assert played.awaits == "dealer"
    played.act("dealer", "expose the bank's tiles")
    assert played.refusal("ann", "set", low="1-4 5-6") == ("qld s436(3)", Ground.WHO)


# ss 444, 445

ZERO_BANK = "5-5 4-6 2-2 2-2"  # 0 and the bon pair


@pytest.mark.parametrize(
    ("hands", "bank", "verdict", "under"),
    [
        (WINS, BANK, Verdict.WIN, ["qld s444(1)"]),
        (LOW_ONLY, PAIR_BANK, Verdict.VOID, ["qld s444(2)(a)"]),
        (HIGH_ONLY, BANK, Verdict.VOID, ["qld s444(2)(b)"]),
        (LOSES, BANK, Verdict.LOSE, ["qld s444(1)", "qld s444(2)"]),
        # 6 with the high 8 above 6 with the 11, 7 with the 9 below 7 with the low 10
        ("4-4 3-5 3-6 2-6", BANK, Verdict.VOID, ["qld s444(2)(a)", "qld s444(3)", "reading P1"]),
        ("2-3 5-6 5-5 2-5", BANK, Verdict.VOID, ["qld s444(2)(b)", "qld s444(3)", "reading P1", "qld s444(5)"]),
        ("5-6 1-3 4-6 2-5", BANK, Verdict.LOSE, ["qld s444(1)", "qld s444(2)", "qld s444(4)"]),
        ("1-3 1-5 3-3 3-3", ZERO_BANK, Verdict.VOID, ["qld s444(2)(b)", "qld s444(6)"]),
        ("5-5 4-6 3-3 3-3", ZERO_BANK, Verdict.VOID, ["qld s444(2)(b)", "qld s444(6)"]),
    ],
)
def test_s444_1_s444_2_s444_3_s444_4_s444_5_s444_6_reading_p1_each_hand(
    hands: str, bank: str, verdict: Verdict, under: list[str]
) -> None:
    played = play({"ann": ("box 2", hands)}, bank)
    assert (played.verdict("ann"), played.under("ann")[: len(under)]) == (verdict, under)


def test_s444_for_any_hands_exactly_one_clause_applies() -> None:
    ranks = (0, 5, 16, 48, 100, 157, 158, 163, 164, 179)
    for low in ranks:
        for high in ranks:
            for banks_low in ranks:
                for banks_high in ranks:
                    facts = HandRanks(low, high, banks_low, banks_high)
                    assert len(PLAYERS_HAND.clauses_that_apply(facts)) == 1


def test_s445_losers_are_collected_then_winners_are_paid_less_commission() -> None:
    wagers = {"ann": ("box 2", WINS, "20"), "bob": ("box 3", LOSES), "cat": ("box 4", "2-2 1-5 4-4 1-1")}
    played = play(wagers)
    assert [(x.person, x.verdict.value) for x in played.round.lines] == [
        ("bob", "lose"),
        ("ann", "win"),
        ("cat", "void"),
    ]
    assert all("qld s445" in [c.text for c in x.cites] for x in played.round.lines)
    assert (played.net("ann"), played.net("bob"), played.table.house) == (cents("19"), -cents("10"), -cents("9"))
