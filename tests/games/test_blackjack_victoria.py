"""Blackjack in Victoria: which text is in force when, what is wagered, the notice of limits, and Crown 21."""

from datetime import datetime, timedelta
from typing import Any, Final

import pytest
from support.blackjack import Played, deal, on, table_of
from support.events import voided

from houseway.equipment.cards import names
from houseway.errors import BadInput, Ground, NotHeld, Refused
from houseway.games import find, in_force
from houseway.games.blackjack.arithmetic import crown_21_dealer_draws, dealer_draws
from houseway.games.blackjack.table import BlackjackTable
from houseway.money import cents
from houseway.play.game import Game
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict

OF_1999: Final = find("blackjack", rules="vic", on="1999-11-08")
OF_2000: Final = find("blackjack", {"version": "Blackjack"}, "vic", "2000-12-15")
CROWN_21: Final = find("blackjack", {"version": "Crown 21"}, "vic", "2000-12-15")
EVERY: Final = (OF_1999, OF_2000, CROWN_21)
SUPERVISOR: Final = "game supervisor"
SIGN: Final = Sign({"blackjack": Limits(cents("10"), cents("100"))})


def vic(*people: str, game: Game[Any] = OF_2000, **rules: Any) -> BlackjackTable:
    return table_of(*people, game=game, **rules)


def open_for(*people: str, game: Game[Any] = OF_2000, **rules: Any) -> Played:
    return Played(vic(*people, game=game, **{"sign": SIGN} | rules))


def amounts(played: Played, who: str, box: str) -> tuple[int, int, int] | None:
    """What may be put on a box: the least, the most and the step, as listed."""
    for option in played.round.options(who):
        if option.act == "wager" and box in option.fields[1].choices:
            stake = option.fields[2]
            return stake.least, stake.most, stake.step
    return None


# Which text is in force


@pytest.mark.parametrize(
    ("moment", "part", "versions"),
    [
        ("1999-11-08T04:00", "vic 24/1999", [{}]),
        ("1999-11-08", "vic 24/1999", [{}]),
        ("2000-12-15T03:59", "vic 24/1999", [{}]),
        ("2000-12-15T04:00", "vic 28/2000", [{"version": "Blackjack"}, {"version": "Crown 21"}]),
        (None, "vic 28/2000", [{"version": "Blackjack"}, {"version": "Crown 21"}]),
    ],
)
def test_reading_b40_each_text_is_in_force_from_its_moment(
    moment: str | None, part: str, versions: list[dict[str, str]]
) -> None:
    held = in_force("blackjack", "vic", moment)
    assert ([game.variant for game in held], {game.part for game in held}) == (versions, {part})


def test_vic_24_1999_before_4_am_on_8_november_1999_no_text_is_held_and_the_error_says_so() -> None:
    with pytest.raises(NotHeld, match=r"1999-11-08T03:59; vic 24/1999 is held since 1999-11-08T04:00"):
        find("blackjack", rules="vic", on="1999-11-08T03:59")


def test_vic_27_2000_r27_1_crown_21_is_no_version_before_its_notice() -> None:
    with pytest.raises(BadInput, match="not held with version Crown 21"):
        find("blackjack", {"version": "Crown 21"}, "vic", "2000-12-15T03:59")


def test_reading_b40_queensland_stays_the_usual_text() -> None:
    assert find("blackjack").part == "qld part 4"
    assert deal("ann: 10S 9D", dealer="7C", then=("ann stand", "10C")).under("ann") == ["qld s18(b)", "qld s20"]


@pytest.mark.parametrize("game", EVERY, ids=lambda game: f"{game.part} {dict(game.variant)}")
def test_reading_b40_a_settlement_rests_on_queenslands_procedure_where_victorias_is_not_held(game: Game[Any]) -> None:
    played = deal("ann: AS KD", "bob: 10S 9D", dealer="5C", table=vic("ann", "bob", game=game), then=("bob stand",))
    played.cards("10C 8D").settle()
    assert (played.under("ann"), played.line("ann").paid) == (["qld s35(1)", "qld s20"], 1500)
    assert (played.under("bob"), played.verdict("bob")) == (["qld s18(a)", "qld s20"], Verdict.WIN)


# What may be wagered


@pytest.mark.parametrize("game", EVERY, ids=lambda game: f"{game.part} {dict(game.variant)}")
@pytest.mark.parametrize("name", ["superbucks", "superbucks blackjack"])
def test_vic_24_1999_r21_superbucks_is_no_longer_a_wager(game: Game[Any], name: str) -> None:
    played = Played(vic("ann", game=game)).wager("ann", "box 1")
    assert played.refused("ann", "wager", **on("box 1", "5", name)) == "vic 24/1999 r21"
    played.act("ann", "wager", **on("box 1", "5", name, accepted=True))
    assert played.rulings == [["vic 24/1999 r21", "reading G1"]]
    assert played.table.people["ann"].purse.value == cents("490")


@pytest.mark.parametrize("game", EVERY, ids=lambda game: f"{game.part} {dict(game.variant)}")
def test_vic_24_1999_r21_no_table_is_run_with_it(game: Game[Any]) -> None:
    with pytest.raises(Refused) as refused:
        vic("ann", game=game, superbucks=True)
    assert refused.value.under.text == "vic 24/1999 r21"


def test_vic_24_1999_r21_is_not_cited_in_queensland() -> None:
    assert Played(table_of("ann")).refused("ann", "wager", **on("box 1", "5", "superbucks")) == "qld s5(1)(a)"


@pytest.mark.parametrize("game", EVERY, ids=lambda game: f"{game.part} {dict(game.variant)}")
@pytest.mark.parametrize("name", ["super sevens", "bonus blackjack"])
def test_reading_b39_queenslands_side_wagers_are_not_victorias(game: Game[Any], name: str) -> None:
    played = Played(vic("ann", game=game)).wager("ann", "box 1")
    assert played.refused("ann", "wager", **on("box 1", "1", name)) == "qld s5(1)(a)"
    assert name not in game.wager_named
    assert {o.fields[0].choices for o in played.round.options("ann") if o.act == "wager"} == {("blackjack",)}


@pytest.mark.parametrize("rules", [{"super_sevens": True}, {"bonus_blackjack": "AS KS"}])
def test_reading_b39_and_no_table_there_offers_them(rules: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        vic("ann", **rules)
    assert refused.value.under.text == "reading B39"


# Who is at the table


@pytest.mark.parametrize("game", EVERY, ids=lambda game: f"{game.part} {dict(game.variant)}")
def test_reading_b47_the_game_supervisor_looks_new_cards_over_in_the_floor_managers_place(game: Game[Any]) -> None:
    played = Played(vic("ann", game=game, ready=False)).play("dealer sort and inspect")
    assert played.awaits == "casino supervisor or game supervisor or gaming shift manager or pit boss"
    played.play("game supervisor sort and inspect", "dealer spread the cards")
    assert played.awaits == "dealer"
    assert "floor manager" not in played.table.people


def test_reading_b47_what_pit_staff_may_direct_the_game_supervisor_and_those_above_may() -> None:
    played = open_for("ann")
    for who in (SUPERVISOR, "pit boss", "casino supervisor", "gaming shift manager"):
        assert {"direct a shuffle", "replace the cards", "change the sign"} <= played.listed(who)


# The notice of limits


@pytest.mark.parametrize(("moment", "under"), [("03:59", "qld s5(1)(b)"), ("04:00", "vic 27/2000 r6.1")])
def test_vic_27_2000_the_notice_is_in_force_from_4_am_on_15_december_2000(moment: str, under: str) -> None:
    played = Played(vic("ann", game=find("blackjack", rules="vic", on=f"2000-12-15T{moment}")))
    assert played.refused("ann", "wager", **on("box 1", "1")) == under


def test_vic_27_2000_r6_1_the_limits_are_those_of_the_notice() -> None:
    played = open_for("ann")
    assert played.refused("ann", "wager", **on("box 1", "9")) == "vic 27/2000 r6.1"
    assert played.refused("ann", "wager", **on("box 1", "101")) == "vic 27/2000 r6.1"
    assert open_for("ann", game=OF_1999).refused("ann", "wager", **on("box 1", "9")) == "qld s5(1)(b)"
    assert played.table.sign.shown(OF_2000.sign_under).splitlines()[0].endswith("(vic 27/2000 r6.1)")


def test_vic_27_2000_r6_1_multiples_of_the_minimum_are_needed_only_if_the_notice_says_so() -> None:
    open_for("ann").wager("ann", "box 1", "13")
    played = open_for("ann").act(SUPERVISOR, "require increments", amount=cents("10"))
    assert played.refusal("ann", "wager", **on("box 1", "13")) == ("vic 27/2000 r6.1", Ground.AMOUNT)
    assert "wagers are in multiples of the minimum  (vic 27/2000 r6.1)" in OF_2000.layout(played.table)
    played.wager("ann", "box 1", "20")


@pytest.mark.parametrize(("stake", "allowed"), [("10", True), ("13", True), ("16", True), ("12", False), ("15", False)])
def test_vic_27_2000_r6_1_the_unit_is_counted_from_the_minimum(stake: str, allowed: bool) -> None:
    played = open_for("ann").act(SUPERVISOR, "require increments", amount=cents("3"))
    assert amounts(played, "ann", "box 1") == (1000, 10000, 300)
    if allowed:
        played.wager("ann", "box 1", stake)
    else:
        assert played.refused("ann", "wager", **on("box 1", stake)) == "vic 27/2000 r6.1"


def test_vic_27_2000_r6_1_the_unit_may_be_more_than_the_minimum() -> None:
    played = open_for("ann").act(SUPERVISOR, "require increments", amount=cents("25"))
    played.wager("ann", "box 1", "35")
    assert played.refused("ann", "wager", **on("box 2", "25")) == "vic 27/2000 r6.1"


def test_vic_27_2000_r6_1_per_playing_area_all_on_it_keep_within_the_limits_together() -> None:
    played = open_for("ann", "bob", limits_per="playing area", players_to_a_box=2).wager("ann", "box 1", "70")
    assert amounts(played, "bob", "box 1") == (50, 3000, 50)
    assert played.refused("bob", "wager", **on("box 1", "31")) == "vic 27/2000 r6.1"
    played.wager("bob", "box 1", "5").wager("bob", "box 2", "100").wager("ann", "box 3", "100")


def test_vic_27_2000_r6_1_per_player_all_that_a_player_wagers_counts_together() -> None:
    played = open_for("ann", "bob", limits_per="player", players_to_a_box=2).wager("ann", "box 1", "70")
    assert amounts(played, "ann", "box 2") == (50, 3000, 50)
    assert played.refused("ann", "wager", **on("box 2", "31")) == "vic 27/2000 r6.1"
    played.wager("ann", "box 2", "30").wager("bob", "box 1", "100")
    assert amounts(played, "ann", "box 3") is None


def test_vic_27_2000_r6_1_per_player_the_minimum_is_reached_by_all_wagers_together() -> None:
    played = open_for("ann", limits_per="player")
    assert played.refused("ann", "wager", **on("box 1", "9")) == "vic 27/2000 r6.1"
    played.wager("ann", "box 1", "10").wager("ann", "box 2", "1")


def test_vic_27_2000_r6_1_per_player_the_unit_goes_on_from_what_is_down() -> None:
    played = open_for("ann", limits_per="player").act(SUPERVISOR, "require increments", amount=cents("3"))
    played.wager("ann", "box 1", "13")
    assert amounts(played, "ann", "box 2") == (300, 8700, 300)


@pytest.mark.parametrize("limits_per", ["", "playing area"])
def test_vic_27_2000_r6_1_otherwise_the_minimum_is_for_every_hand(limits_per: str) -> None:
    played = open_for("ann", limits_per=limits_per).wager("ann", "box 1", "70")
    under = "vic 27/2000 r6.1" if limits_per else "qld s44(2)"
    assert played.refused("ann", "wager", **on("box 2", "9")) == under
    played.wager("ann", "box 2", "100")


def test_reading_b48_a_notice_that_does_not_say_leaves_s42_2_to_the_operator() -> None:
    played = open_for("ann", "bob", players_to_a_box=2, box_limited_as_a_whole=True).wager("ann", "box 1", "70")
    assert played.refused("bob", "wager", **on("box 1", "31")) == "qld s42(2)"
    with pytest.raises(Refused) as refused:
        vic("ann", limits_per="player", box_limited_as_a_whole=True)
    assert refused.value.under.text == "vic 27/2000 r6.1"
    with pytest.raises(BadInput, match="allowed: playing area, player"):
        vic("ann", limits_per="table")


def test_reading_b48_what_is_left_under_the_minimum_goes_back_with_what_was_taken() -> None:
    played = open_for("ann", limits_per="player").wager("ann", "box 1", "10").wager("ann", "box 2", "4")
    played.wager("ann", "box 3", "3").act("ann", "withdraw", on="blackjack", selection="box 1")
    assert (played.table.placed, played.table.boxes) == ([], {})
    assert played.rulings == [["vic 27/2000 r6.1", "reading B48"]] * 2
    assert voided(played.round) == [("ann", "blackjack", back, played.rulings[0]) for back in (300, 400)]
    assert played.table.people["ann"].purse.value == cents("500")


def test_reading_b48_what_still_reaches_the_minimum_stays() -> None:
    played = open_for("ann", limits_per="player").wager("ann", "box 1", "10").wager("ann", "box 2", "10")
    played.act("ann", "withdraw", on="blackjack", selection="box 1")
    assert [p.selection for p in played.table.placed] == ["box 2"]
    assert played.rulings == []


def test_vic_27_2000_r6_1_what_was_accepted_over_the_maximum_is_cut_to_it() -> None:
    played = open_for("ann", limits_per="player").wager("ann", "box 1", "70")
    played.act("ann", "wager", **on("box 2", "50", accepted=True))
    assert [p.stake for p in played.table.placed] == [7000, 3000]
    assert played.rulings == [["qld s5(2)(b)"]]


def test_vic_27_2000_r6_1_the_notice_is_changed_between_rounds_with_nothing_on_the_layout() -> None:
    played = open_for("ann").act(SUPERVISOR, "count the limits per", per="player").wager("ann", "box 1", "70")
    assert played.refused("ann", "wager", **on("box 2", "31")) == "vic 27/2000 r6.1"
    assert played.refused(SUPERVISOR, "count the limits per", per="playing area") == "vic 27/2000 r6.1"
    assert played.refused("dealer", "count the limits per", per="playing area") == "vic 27/2000 r6.1"
    assert "limits count per player  (vic 27/2000 r6.1)" in OF_2000.layout(played.table)
    assert "limits count per player  (vic 27/2000 r6.1)" in played.table.sign_shown()
    played.act("ann", "withdraw", on="blackjack", selection="box 1")
    played.act(SUPERVISOR, "count the limits per", per="each wager").wager("ann", "box 1", "70")
    played.wager("ann", "box 2", "100")


def test_vic_27_2000_r6_1_a_record_keeps_what_the_notice_says() -> None:
    table = vic("ann", limits_per="playing area")
    again = vic("ann")
    again.restore(table.as_data())
    assert (again.rules, again.limits_together) == (table.rules, True)


def test_vic_27_2000_r6_6_is_deleted_and_nothing_else_is_posted() -> None:
    assert "no other limit is posted for this table  (vic 27/2000 r6.6)" in OF_2000.layout(vic("ann"))


def test_reading_b50_a_higher_minimum_is_shown_20_minutes_before() -> None:
    now = datetime(2000, 12, 15, 21)
    played = open_for("ann")
    limits = {"kind": "blackjack", "minimum": cents("25"), "maximum": cents("250")}
    assert played.refused(SUPERVISOR, "change the sign", **limits, now=now) == "vic 29/2000 r6.1"
    shown = {"kind": "blackjack", "minimum": cents("25"), "now": now, "effective": now + timedelta(minutes=20)}
    played.act(SUPERVISOR, "announce a higher minimum", **shown)
    played.act(SUPERVISOR, "change the sign", **limits, now=now + timedelta(minutes=20))
    assert played.refused("ann", "wager", **on("box 1", "10")) == "vic 27/2000 r6.1"


# Crown 21


@pytest.mark.parametrize(
    ("cards", "blackjack", "crown_21"),
    [
        ("6C 10C", True, True),  # hard 16
        ("7C 10C", False, False),  # hard 17
        ("6C AC", False, True),  # soft 17
        ("6C 5C 6D", False, False),  # hard 17
        ("2C 4C AC", False, True),  # soft 17 of three cards
        ("6C 10C AC", False, False),  # 17 with an ace that counts 1
        ("7C AC", False, False),  # soft 18
        ("9C AC", False, False),  # soft 20
        ("5C AC", True, True),  # soft 16
    ],
)
@pytest.mark.parametrize("game", [OF_1999, OF_2000, CROWN_21], ids=["1999", "2000", "Crown 21"])
def test_vic_27_2000_r27_2_1_the_dealer_draws_to_a_soft_17(
    game: Game[Any], cards: str, blackjack: bool, crown_21: bool
) -> None:
    first, *more = cards.split()
    played = deal("ann: 10S 8D", dealer=first, table=vic("ann", game=game), then=("ann stand", *more))
    draws = crown_21 if game is CROWN_21 else blackjack
    assert (played.awaits == "card for dealer") is draws
    if draws:
        ask = played.round.ask
        assert ask is not None
        assert ask.under.text == ("vic 27/2000 r27.2.1" if game is CROWN_21 else "qld s40(1)")


def test_vic_27_2000_r27_2_1_every_total_against_the_words() -> None:
    """Hard 17 to 21 and soft 18 to 21 stand; everything under that draws."""
    for hard in range(2, 27):
        assert crown_21_dealer_draws(hard, ace=False) == (hard < 17)
        soft = hard + 10 <= 21
        assert crown_21_dealer_draws(hard, ace=True) == (hard + 10 < 18 if soft else hard < 17)
        assert dealer_draws(hard) == crown_21_dealer_draws(hard, ace=False)


def test_vic_27_2000_r27_2_the_cloth_says_how_the_dealer_plays() -> None:
    assert "DRAWS TO SOFT 17  (vic 27/2000 r27.2)" in CROWN_21.layout(vic("ann", game=CROWN_21))
    assert "DEALER MUST STAND ON 17 AND MUST DRAW TO 16  (qld s13(3))" in OF_2000.layout(vic("ann"))


def test_vic_27_2000_r27_1_otherwise_the_rules_of_blackjack_hold_and_the_cloth_says_so() -> None:
    played = deal("ann: 8S 8D", dealer="10C", table=vic("ann", game=CROWN_21), then=("ann split", "3S"))
    played.play("ann double down 10", "10D", "10H", "ann stand", "AC").settle()
    assert [line.verdict.value for line in played.lines("ann")] == ["lose", "void", "void"]  # s37(4), s38(5)
    assert "otherwise those of blackjack  (vic 27/2000 r27.1)" in CROWN_21.layout(played.table)


def test_reading_b49_no_card_is_drawn_to_a_soft_17_that_could_change_nothing() -> None:
    split = deal("ann: 8S 8D", dealer="6C", table=vic("ann", game=CROWN_21), then=("ann split", "8C"))
    split.play("ann draw", "10D", "10C", "ann draw", "10H", "AC").settle()
    assert names(split.table.dealer.cards) == "6C AC"
    assert split.called[-1] == ("dealer: 17, and no more cards: they would change nothing", "qld s40(2)")


def test_s53_1_in_crown_21_a_card_drawn_to_a_hand_that_stands_is_out_of_play() -> None:
    played = deal("ann: 10S 8D", dealer="7C", table=vic("ann", game=CROWN_21))
    played.round.act("ann", "stand")
    played.cards("AC")
    assert played.awaits == "dealer"
    played.act("dealer", "card drawn to the dealer's 17", card="4C").settle()
    assert (names(played.table.dealer.cards), played.rulings) == ("7C AC", [["qld s53(1)", "qld s53(2)"]])


def test_the_version_can_be_seen() -> None:
    assert CROWN_21.look(vic("ann", game=CROWN_21), "ann")["version"] == "Crown 21"
    assert OF_2000.look(vic("ann"), "ann")["version"] == "Blackjack"
