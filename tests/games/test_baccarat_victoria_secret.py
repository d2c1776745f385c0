"""Secret wagers in tournaments of baccarat in Victoria (26/1999 r14.2.8 and r14.6; 4/2001 r14.6.11)."""

import random
from collections import Counter
from typing import Any

import pytest
from support.baccarat import nearly_empty
from support.baccarat_victoria import (
    BANKER_LOSES,
    BANKER_WINS,
    OF_1999,
    OF_2001,
    SUPERVISOR,
    TIE,
    Played,
    begin,
    table_of,
    tournament,
)
from support.sessions import Fill, walk

from houseway.errors import BadInput, Ground
from houseway.games import find
from houseway.games.baccarat.victoria.words import in_figures, in_words, says
from houseway.money import cents
from houseway.play.people import player, staff
from houseway.play.sign import Limits, Sign
from houseway.play.view import view
from houseway.play.wager import Placed, Verdict

WRITTEN = "vic 26/1999 "
BANKER, PLAYER = "banker's hand", "player's hand"
ON_BANKER, ON_PLAYER = "secret wager on the banker's hand", "secret wager on the player's hand"


def hand(played: Played, cards: str = BANKER_WINS) -> Played:
    """The rest of a hand on which there are secret wagers."""
    if played.awaits == "wagers":
        played.close()
    played.deal().cards(cards)
    return played.announce()


def settled(played: Played, cards: str = BANKER_WINS) -> Played:
    hand(played, cards).settle()
    return played


def made(kind: str, amount: str = "", *, chips: str = "500", overlooked: bool = True, **more: Any) -> Played:
    """ann has handed in a form in whose defects nobody saw anything wrong."""
    return Played(tournament("ann", "bob", chips=chips)).form("ann", kind, amount, overlooked, **more)


# r14.2.8, r14.6, r14.6.1: how many


@pytest.mark.parametrize("on", [OF_1999, OF_2001])
@pytest.mark.parametrize("number", [1, 3])
def test_vic_26_1999_r14_2_8_the_terms_say_how_many_a_player_may_make_in_a_session(on: str, number: int) -> None:
    table = tournament("ann", on=on, secret=number)
    for count in range(number):
        played = settled(Played(table).form("ann", BANKER, "10"))
        assert played.seen("ann")["secret wagers left"] == number - count - 1
    assert Played(table).refused("ann", "make a secret wager", type=BANKER, amount=cents("10")) == WRITTEN + "r14.6.1"


def test_vic_26_1999_r14_6_the_layout_of_a_tournament_table_has_them_and_no_other() -> None:
    drawn = find("baccarat", rules="vic").layout
    assert drawn is not None
    rules = ("r14.6", "r14.2.8", "r14.6.4", "r14.6.10", "r14.6.6")
    assert all(f"({WRITTEN}{rule})" in drawn(tournament("ann", on=OF_2001)) for rule in rules)
    assert f"({WRITTEN}r14.6)" not in drawn(table_of("ann"))


def test_vic_26_1999_r14_6_1_no_secret_wager_where_no_terms_allow_any() -> None:
    assert Played(table_of("ann")).refusal("ann", "make a secret wager", type=BANKER, amount=cents("10")) == (
        WRITTEN + "r14.6.1",
        Ground.WHEN,
    )
    with pytest.raises(BadInput):
        table_of(secret_wagers=-1)


def test_vic_26_1999_r14_6_1_nor_after_no_more_bets() -> None:
    played = begin(tournament("ann"), ann="player's hand 10")
    assert played.refused("ann", "make a secret wager", type=BANKER, amount=cents("10")) == WRITTEN + "r14.6.1"


def test_reading_bc28_one_on_a_hand_which_may_be_taken_back() -> None:
    played = Played(tournament("ann")).form("ann", BANKER, "20")
    assert played.refused("ann", "make a secret wager", type=BANKER, amount=cents("10")) == WRITTEN + "r14.6.1"
    played.act("ann", "take back the form")
    assert (played.seen("bob")["secret markers"], played.seen("ann")["secret wagers left"]) == ([], 3)
    assert settled(played.form("ann", BANKER, "30")).line("ann").stake == cents("30")


@pytest.mark.parametrize("on", [OF_1999, OF_2001])
def test_reading_bc28_a_form_may_be_taken_back_until_the_first_card(on: str) -> None:
    played = Played(tournament("ann", "bob", on=on)).form("ann", BANKER, "20").wager("bob", "player's hand 10").close()
    played.deal().act("ann", "take back the form").cards("9S")
    assert played.table.secrets == {}
    played = Played(tournament("ann", on=on)).form("ann", BANKER, "20").close().deal().cards("9S")
    assert played.refused("ann", "take back the form") == ("qld s88" if on == OF_1999 else "vic 4/2001 r5.4")


# r14.6.2: the form


def test_vic_26_1999_r14_6_2_type_and_amount_in_words_and_figures_on_a_form_for_the_dealer() -> None:
    played = Played(tournament("ann", "bob"))
    played.act("ann", "make a secret wager", type="Banker", figures="$1,00", words="one hundred dollars")
    assert played.awaits == "dealer: pass the form"
    other = made("Banker", figures="$100.00", words="One hundred dollars only", overlooked=False)
    form = other.table.secrets["ann"]
    assert (form.kind, form.amount, form.chips) == (BANKER, cents("100"), cents("500"))


@pytest.mark.parametrize(
    ("written", "what"),
    [
        ({"figures": "50", "words": "fifty dollars"}, "the type of the wager is not correctly shown"),
        ({"kind": "red", "figures": "50", "words": "fifty dollars"}, "the type of the wager is not correctly shown"),
        ({"kind": "banker", "figures": "50"}, "the amount is not correctly shown, in words and in figures"),
        ({"kind": "banker", "words": "fifty"}, "the amount is not correctly shown, in words and in figures"),
        (
            {"kind": "banker", "figures": "50", "words": "fifteen dollars"},
            "the amount is not correctly shown, in words and in figures",
        ),
        (
            {"kind": "tie", "figures": "50", "words": "fifty", "other_details": "not complete"},
            "not all required details are completed",
        ),
    ],
)
def test_vic_26_1999_r14_6_2_a_form_that_is_not_correctly_completed_goes_back(
    written: dict[str, str], what: str
) -> None:
    played = made(overlooked=False, **({"kind": ""} | written))
    assert played.ruled == [(f"ann's form goes back: {what}", [WRITTEN + "r14.6.7", WRITTEN + "r14.6.2"])]
    assert played.awaits == "wagers"
    played.form("ann", BANKER, "50")  # and another is filled in


@pytest.mark.parametrize(
    ("figures", "amount", "words"),
    [
        ("10", "10", "ten dollars"),
        ("$1", "1", "one dollar"),
        ("250.00", "250", "two hundred and fifty dollars"),
        ("1,005", "1005", "one thousand and five dollars"),
        ("21450.50", "21450.50", "twenty one thousand four hundred and fifty dollars and fifty cents"),
        ("2000000", "2000000", "two million dollars"),
        ("119", "119", "one hundred and nineteen dollars"),
    ],
)
def test_amounts_are_written_out_as_people_do(figures: str, amount: str, words: str) -> None:
    assert (in_figures(figures), in_words(cents(amount))) == (cents(amount), words)
    assert says(words.upper().replace(" and ", ", "), cents(amount))
    assert not says(words, cents(amount) + 100)


@pytest.mark.parametrize("text", ["", "ten", "0", "1,00", "-5", "5.5", "1 000"])
def test_what_is_no_amount_in_figures(text: str) -> None:
    assert in_figures(text) is None


# r14.6.3: beside chips


def test_vic_26_1999_r14_6_3_a_secret_wager_and_chips_on_the_same_hand() -> None:
    played = Played(tournament("ann", chips="1500")).wager("ann", "banker's hand 600").form("ann", BANKER, "400")
    assert settled(played).line("ann", ON_BANKER).stake == cents("400")
    assert played.line("ann", BANKER).stake == cents("600")


def test_reading_bc6_both_together_keep_to_the_maximum() -> None:
    played = Played(tournament("ann", chips="1500")).wager("ann", "banker's hand 600")
    played.form("ann", BANKER, "410")
    assert played.rulings == [[WRITTEN + "r14.6.7", WRITTEN + "r14.6.3", "reading BC6"]]
    played.form("ann", BANKER, "400")
    assert played.refused("ann", "wager", **played.on("ann", "tie bet 10")) == WRITTEN + "r14.6.3"


def test_reading_bc6_and_banker_and_player_are_not_both_backed() -> None:
    played = Played(tournament("ann")).wager("ann", "banker's hand 20").form("ann", PLAYER, "20")
    assert played.rulings == [[WRITTEN + "r14.6.7", WRITTEN + "r14.6.3", "reading BC6"]]
    other = Played(tournament("ann")).form("ann", PLAYER, "20")
    assert other.refused("ann", "wager", **other.on("ann", "banker's hand 20")) == WRITTEN + "r14.6.3"
    other.wager("ann", "player's hand 20").wager("ann", "tie bet 20")


# r14.6.4: what must not be wagered


@pytest.mark.parametrize(("kind", "amount"), [(BANKER, "5"), (BANKER, "1000.50"), ("tie bet", "200")])
def test_vic_26_1999_r14_6_4_1_not_against_the_limits_of_the_table(kind: str, amount: str) -> None:
    played = made(kind, amount, chips="2000", overlooked=False)
    assert played.rulings == [[WRITTEN + "r14.6.7", WRITTEN + "r14.6.4.1"]]


def test_vic_26_1999_r14_6_4_2_not_more_than_the_chips_that_are_held() -> None:
    played = made(BANKER, "500.50", overlooked=False)
    assert played.rulings == [[WRITTEN + "r14.6.7", WRITTEN + "r14.6.4.2"]]


def test_vic_26_1999_r14_6_4_the_rule_has_both_limits_on_the_layout() -> None:
    drawn = find("baccarat", rules="vic", on=OF_1999).layout
    assert drawn is not None
    assert "within the limits of the table and within the player's chips" in drawn(tournament("ann"))


def test_reading_bc36_chips_that_a_secret_wager_is_for_are_not_wagered_again() -> None:
    played = Played(tournament("ann", chips="100")).form("ann", BANKER, "60")
    assert played.refusal("ann", "wager", **played.on("ann", "banker's hand 50")) == (
        WRITTEN + "r14.6.4.2",
        Ground.MEANS,
    )
    played.wager("ann", "banker's hand 40")
    assert settled(played).chips("ann") == cents("200")


# r14.6.5


def test_vic_26_1999_r14_6_5_a_tie_counts_as_one_of_those_permitted() -> None:
    played = settled(Played(tournament("ann")).form("ann", BANKER, "50"), TIE)
    assert played.verdict("ann") is Verdict.VOID
    said = ("a tie counts: ann has made 1 of 3 secret wagers", WRITTEN + "r14.6.5")
    assert said in played.called
    assert played.seen("ann")["secret wagers left"] == 2


@pytest.mark.parametrize("number", [1, 2, 5])
def test_reading_bc8_of_as_many_as_the_terms_allow(number: int) -> None:
    played = settled(Played(tournament("ann", secret=number)).form("ann", BANKER, "50"), TIE)
    assert f"a tie counts: ann has made 1 of {number} secret wagers" in played.says


def test_reading_bc29_a_coup_without_effect_does_not_count() -> None:
    table = tournament("ann")
    nearly_empty("9S 7D", table)
    played = Played(table).form("ann", BANKER, "50").close().deal().cards("9S 7D")
    assert played.ruled[-1] == (
        "the forms of ann go back",
        ["qld s106(8)(a)", "reading BC4", "reading BC29"],
    )
    assert (played.over, table.secrets_made, played.chips("ann")) == (True, {}, cents("500"))


# r14.6.6, r14.6.7


def test_vic_26_1999_r14_6_6_a_marker_lies_in_the_position_and_the_game_supervisor_has_the_form() -> None:
    played = Played(tournament("ann", "bob"))
    played.act("ann", "make a secret wager", type=BANKER, amount=cents("50"))
    assert played.refused(SUPERVISOR, "pass the form") == WRITTEN + "r14.6.6"
    played.act("dealer", "pass the form")
    assert ("a marker lies in ann's position", WRITTEN + "r14.6.6") in played.called
    played.act(SUPERVISOR, "examine the form")
    assert played.seen("bob")["secret markers"] == ["ann"]
    assert played.seen(SUPERVISOR)["forms"]["ann"]["words"] == "fifty dollars"
    assert (played.seen("bob")["forms"], played.seen("dealer")["forms"]) == ({}, {})
    assert "50" not in str(view(played.round, "bob").as_data()["look"])


def test_vic_26_1999_r14_6_6_nothing_lies_on_the_layout_before_it_is_announced() -> None:
    played = Played(tournament("ann", "bob")).form("ann", BANKER, "50").close()
    played.deal().cards(BANKER_WINS)
    assert (played.table.placed, played.chips("ann")) == ([], cents("500"))
    assert [placed.wager.name for placed in played.announce().table.placed] == [ON_BANKER]


def test_vic_26_1999_r14_6_7_the_game_supervisor_examines_each_form_before_the_hand() -> None:
    played = Played(tournament("ann"))
    played.act("ann", "make a secret wager", type=BANKER, amount=cents("50")).act("dealer", "pass the form")
    assert (played.awaits, played.under) == ("game supervisor: examine the form", WRITTEN + "r14.6.7")
    assert played.refused("dealer", "examine the form") == WRITTEN + "r14.6.7"
    assert "no more bets" not in played.listed("dealer")
    played.act(SUPERVISOR, "examine the form")
    assert played.called[-1] == ("ann's form is examined, and its details are recorded", WRITTEN + "r14.6.7")


# r14.6.8: announced and settled


@pytest.mark.parametrize(
    ("kind", "cards", "verdict", "net"),
    [
        (BANKER, BANKER_WINS, Verdict.WIN, "47.50"),
        (BANKER, BANKER_LOSES, Verdict.LOSE, "-50"),
        (PLAYER, BANKER_LOSES, Verdict.WIN, "50"),
        (PLAYER, TIE, Verdict.VOID, "0"),
        ("tie bet", TIE, Verdict.WIN, "400"),
        ("tie bet", BANKER_WINS, Verdict.LOSE, "-50"),
    ],
)
def test_vic_26_1999_r14_6_8_it_is_announced_and_settled_like_a_wager_in_chips(
    kind: str, cards: str, verdict: Verdict, net: str
) -> None:
    played = settled(Played(tournament("ann")).form("ann", kind, "50"), cards)
    assert (f"ann's secret wager: {kind}, $50.00", WRITTEN + "r14.6.8") in played.called
    assert (played.line("ann").verdict, played.line("ann").net) == (verdict, cents(net))
    assert WRITTEN + "r14.6.8" in played.cites("ann")


def test_vic_26_1999_r14_6_8_by_the_game_supervisor_before_the_dealer_collects_and_pays() -> None:
    played = Played(tournament("ann")).form("ann", BANKER, "50").close()
    played.deal().cards(BANKER_WINS)
    assert (played.awaits, played.under) == ("game supervisor: announce the secret wagers", WRITTEN + "r14.6.8")
    assert played.refused("dealer", "announce the secret wagers") == WRITTEN + "r14.6.8"
    assert played.announce().awaits == "dealer: settle"


def test_a_secret_wager_alone_is_enough_for_a_hand_and_for_the_bankers_duty() -> None:
    played = Played(tournament("ann", banker="ann")).form("ann", BANKER, "10").close()
    assert (played.awaits, played.rulings) == ("ann: deal", [])
    tie = Played(tournament("ann", banker="ann")).form("ann", "tie bet", "10").close()
    assert tie.rulings == [["qld s95(1)", "qld s95(2)", "qld s95(3)"]]


def test_vic_4_2001_r7_4_7_a_losing_secret_wager_costs_the_shoe() -> None:
    table = tournament("ann", "bob", on=OF_2001, banker="ann")
    played = Played(table).form("ann", PLAYER, "20").close()
    played.deal().cards(BANKER_WINS).open().announce().settle()
    assert table.banker == ""


# r14.6.9: the forms of the others


def test_vic_26_1999_r14_6_9_another_may_ask_for_the_form_until_the_next_hands_first_card() -> None:
    table = tournament("ann", "bob")
    settled(Played(table).form("ann", BANKER, "50"))
    played = Played(table)
    assert played.seen("bob")["forms of the last hand"] == {}
    played.act("bob", "examine a form", person="ann")
    assert played.seen("bob")["forms of the last hand"]["ann"]["figures"] == "50.00"
    assert played.called[-1] == ("bob examines the form of ann", WRITTEN + "r14.6.9")
    played.wager("bob", "player's hand 10").close()
    assert "examine a form" in played.listed("bob")
    assert "examine a form" in played.deal().listed("bob")  # no card is out yet
    played.cards("9S")
    assert played.refused("bob", "examine a form", person="ann") == WRITTEN + "r14.6.9"
    played.cards("7D KC KH").settle()
    assert Played(table).refused("bob", "examine a form", person="ann") == WRITTEN + "r14.6.9"


def test_vic_26_1999_r14_6_9_forms_and_the_number_made_are_kept_between_rounds() -> None:
    table = tournament("ann", "bob")
    settled(Played(table).form("ann", BANKER, "50"))
    other = tournament("ann", "bob")
    other.restore(table.as_data())
    assert (other.secrets_made, other.shown_forms) == ({"ann": 1}, table.shown_forms)
    with pytest.raises(BadInput):
        other.restore(table.as_data() | {"secrets_made": {"ann": 4}})


# r14.6.10: found after the hand


def test_vic_26_1999_r14_6_10_what_nobody_saw_is_ruled_on_when_the_wager_is_announced() -> None:
    played = hand(made(BANKER, "5"))
    assert played.ruled == [("ann's secret wager counts as one of $10.00", [WRITTEN + "r14.6.10.1"])]


@pytest.mark.parametrize(
    ("kind", "amount", "chips", "stake", "rules"),
    [
        (BANKER, "5", "500", "10", ["r14.6.10.1"]),
        (BANKER, "1500", "2000", "1000", ["r14.6.10.2"]),
        (BANKER, "600", "500", "500", ["r14.6.10.3"]),
    ],
)
def test_vic_26_1999_r14_6_10_1_under_the_minimum_over_the_maximum_over_the_chips(
    kind: str, amount: str, chips: str, stake: str, rules: list[str]
) -> None:
    played = settled(made(kind, amount, chips=chips), BANKER_LOSES)
    assert (played.line("ann").stake, played.line("ann").net) == (cents(stake), -cents(stake))
    assert played.rulings == [[WRITTEN + rule for rule in rules]]


def test_vic_26_1999_r14_6_10_2_a_winning_one_is_paid_on_the_maximum() -> None:
    assert settled(made(PLAYER, "1500", chips="2000"), BANKER_LOSES).line("ann").paid == cents("1000")


def test_vic_26_1999_r14_6_10_3_the_chips_are_those_held_when_it_was_made() -> None:
    played = made(BANKER, "600")
    played.act("ann", "buy chips", amount=cents("300"))
    assert settled(played).line("ann").stake == cents("500")


@pytest.mark.parametrize(
    "written",
    [
        {"kind": "", "figures": "50", "words": "fifty dollars"},
        {"kind": "banker", "figures": "50", "words": "sixty dollars"},
        {"kind": "", "figures": "", "words": ""},
    ],
)
@pytest.mark.parametrize("cards", [BANKER_WINS, BANKER_LOSES, TIE])
def test_vic_26_1999_r14_6_10_4_type_or_amount_not_correctly_shown_costs_the_minimum(
    written: dict[str, str], cards: str
) -> None:
    entries = {name: text for name, text in written.items() if text or name == "kind"}
    played = settled(made(**entries), cards)  # type: ignore[arg-type]
    assert (played.line("ann").verdict, played.chips("ann")) == (Verdict.LOSE, cents("490"))
    assert played.rulings == [[WRITTEN + "r14.6.10.4"]]
    assert WRITTEN + "r14.6.10.4" in played.cites("ann")


@pytest.mark.parametrize(("chips", "stake"), [("2000", "1000"), ("700", "700")])
def test_reading_bc7_over_both_it_counts_for_the_lesser(chips: str, stake: str) -> None:
    played = settled(made(BANKER, "5000", chips=chips), BANKER_LOSES)
    assert played.line("ann").stake == cents(stake)
    assert played.rulings == [[WRITTEN + "r14.6.10.2", WRITTEN + "r14.6.10.3", "reading BC7"]]


def test_reading_bc30_where_only_other_details_are_missing_the_wager_stands() -> None:
    written = {"figures": "50", "words": "fifty", "other_details": "not complete"}
    played = settled(made("banker", **written))  # type: ignore[arg-type]
    assert (played.line("ann").stake, played.rulings) == (cents("50"), [])


def test_reading_bc31_a_tie_bet_has_the_maximum_of_tie_bets() -> None:
    played = settled(made("tie bet", "200"), TIE)
    assert (played.line("ann").stake, played.line("ann").paid) == (cents("125"), cents("1000"))
    assert played.rulings == [[WRITTEN + "r14.6.10.2"]]


def test_reading_bc31_not_even_where_the_minimum_is_more_than_that() -> None:
    """At $25 to $100 a tie bet is $12.50 at most, so that it never wins more than $100 (s89(2)(b))."""
    table = tournament(sign=Sign({"wager": Limits(cents("25"), cents("100"))}))
    played = settled(Played(table).form("ann", "tie bet", "20", overlooked=True), TIE)
    assert (played.line("ann").stake, played.line("ann").paid) == (cents("12.50"), cents("100"))


def test_reading_bc32_with_chips_over_the_maximum_it_counts_for_what_is_left() -> None:
    played = Played(tournament("ann", chips="2000")).wager("ann", "banker's hand 700")
    settled(played.form("ann", BANKER, "500", overlooked=True))
    assert played.line("ann", ON_BANKER).stake == cents("300")
    assert played.rulings == [[WRITTEN + "r14.6.3", "reading BC32"]]


def test_reading_bc32_on_opposite_hands_it_is_void() -> None:
    played = Played(tournament("ann")).wager("ann", "banker's hand 20").form("ann", PLAYER, "50", overlooked=True)
    settled(played, BANKER_LOSES)
    assert [line.wager for line in played.lines("ann")] == [BANKER]
    assert played.rulings == [[WRITTEN + "r14.6.3", "reading BC6", "reading BC32"]]


def test_reading_bc33_an_amount_that_chips_do_not_make_counts_for_the_next_lower() -> None:
    written = {"figures": "50.25", "words": "fifty dollars and twenty five cents"}
    assert made("banker", overlooked=False, **written).rulings == [[WRITTEN + "r14.6.7", WRITTEN + "r14.6.4.1"]]
    played = settled(made("banker", **written))  # type: ignore[arg-type]
    assert (played.line("ann").stake, played.rulings) == (cents("50"), [[WRITTEN + "r14.6.4.1", "reading BC33"]])


@pytest.mark.parametrize(("amount", "rule"), [("5", "r14.6.10.1"), ("", "r14.6.10.4")])
def test_reading_bc34_with_fewer_chips_than_the_minimum_what_there_is(amount: str, rule: str) -> None:
    played = settled(made(BANKER if amount else "", amount, chips="8"), BANKER_LOSES)
    assert (played.chips("ann"), played.rulings) == (0, [[WRITTEN + rule, "reading BC34"]])


# r14.6.11: the last hand of the final


def final(on: str = OF_1999, *, each: bool = True) -> Played:
    """The last hand: ann and bob have each made a secret wager, or only ann has."""
    played = Played(tournament("ann", "bob", on=on)).act(SUPERVISOR, "announce the last hand of the final")
    played.form("ann", BANKER, "50")
    return (played.form("bob", PLAYER, "80") if each else played).close()


def test_vic_26_1999_r14_6_11_where_each_player_makes_one_they_come_to_light_before_the_cards() -> None:
    played = final()
    assert played.called[-1][0] == "no more bets"
    assert (played.awaits, played.under) == ("game supervisor: announce the secret wagers", WRITTEN + "r14.6.11")


@pytest.mark.parametrize("on", [OF_1999, OF_2001])
def test_vic_26_1999_r14_6_11_not_where_somebody_has_made_none(on: str) -> None:
    played = final(on, each=False)
    assert played.awaits == "dealer: deal"
    played.deal().cards(BANKER_WINS)
    assert played.under == WRITTEN + "r14.6.8"


def test_vic_26_1999_r14_6_11_nor_on_any_other_hand() -> None:
    played = Played(tournament("ann")).form("ann", BANKER, "50").close()
    assert played.awaits == "dealer: deal"


def test_vic_26_1999_r14_6_11_1_type_and_amount_of_each_are_announced() -> None:
    played = final().announce()
    assert played.called[-2:] == [
        ("ann's secret wager: banker's hand, $50.00", WRITTEN + "r14.6.11.1"),
        ("bob's secret wager: player's hand, $80.00", WRITTEN + "r14.6.11.1"),
    ]


def test_vic_26_1999_r14_6_11_2_each_player_places_the_amount_on_the_layout() -> None:
    played = final().announce()
    for who, amount in (("ann", "50.00"), ("bob", "80.00")):
        assert (played.awaits, played.under) == (f"{who}: place the amount", WRITTEN + "r14.6.11.2")
        played.act(who, "place the amount")
        assert played.called[-1] == (f"{who} places ${amount} on the layout", WRITTEN + "r14.6.11.2") or who == "bob"
    assert [(placed.wager.name, placed.stake) for placed in played.table.placed] == [
        (ON_BANKER, cents("50")),
        (ON_PLAYER, cents("80")),
    ]


@pytest.mark.parametrize("on", [OF_1999, OF_2001])
def test_vic_26_1999_r14_6_11_3_the_dealer_deals_and_passes_the_cards_to_the_highest_wager(on: str) -> None:
    table = tournament("ann", "bob", "cat", on=on, banker="ann")
    played = Played(table).act(SUPERVISOR, "announce the last hand of the final")
    for who, kind, amount in (("ann", BANKER, "50"), ("bob", PLAYER, "80"), ("cat", BANKER, "60")):
        played.form(who, kind, amount)
    played.close()
    played.announce()
    for who in ("ann", "bob", "cat"):
        played.act(who, "place the amount")
    assert (played.awaits, played.under) == ("dealer: deal", WRITTEN + "r14.6.11.3")
    played.act("dealer", "deal").cards(BANKER_WINS)
    assert (played.awaits, played.under) == ("bob: open", WRITTEN + "r14.6.11.3")
    assert ("the banker's hand is passed to cat, who has wagered most on it", WRITTEN + "r14.6.11.3") in played.called
    played.act("bob", "open").act("cat", "open").settle()
    assert (played.over, [played.verdict(who) for who in ("ann", "bob", "cat")]) == (
        True,
        [Verdict.WIN, Verdict.LOSE, Verdict.WIN],
    )
    assert table.secrets_made == {"ann": 1, "bob": 1, "cat": 1}


def test_vic_4_2001_r14_6_11_the_last_coup_of_the_final_under_the_new_words() -> None:
    played = final(OF_2001)
    assert (played.awaits, played.under) == ("game supervisor: announce the secret wagers", "vic 4/2001 r14.6.11")
    assert played.rulings == [["vic 4/2001 r14.6.11"]]


def test_reading_t4_the_three_sub_rules_stay() -> None:
    played = final(OF_2001).announce()
    assert played.called[-1][1] == WRITTEN + "r14.6.11.1"
    assert played.under == WRITTEN + "r14.6.11.2"
    played.act("ann", "place the amount").act("bob", "place the amount")
    assert played.under == WRITTEN + "r14.6.11.3"


def test_reading_bc30_what_is_wrong_is_found_when_they_are_announced() -> None:
    played = Played(tournament("ann")).act(SUPERVISOR, "announce the last hand of the final")
    played.form("ann", BANKER, "5", overlooked=True).close()
    played.announce()
    assert played.rulings[-1] == [WRITTEN + "r14.6.10.1"]
    assert played.act("ann", "place the amount").table.placed[0].stake == cents("10")


# Sessions with secret wagers at random


@pytest.mark.parametrize("since", [1, 2])
@pytest.mark.parametrize("seed", range(40))
def test_no_cent_is_lost_in_random_sessions_of_a_tournament(since: int, seed: int, fill: Fill) -> None:
    chance = random.Random(seed)
    game = find("baccarat", rules="vic", on=[None, OF_1999, OF_2001][since])
    people = [player(name, 100 * chance.randint(10, 2000)) for name in ("ann", "bob", "cat")[: chance.randint(1, 3)]]
    table = game.open_table(people=[*people, *staff(rules="vic")], secret_wagers=3, places=5)
    table.ready()
    in_play = table.holdings()
    for _ in range(3):
        seen: dict[int, Placed] = {}
        for _round, _lines in walk(table, chance, fill, steady=0.7):
            assert table.holdings() == in_play
            assert all(person.purse.value >= 0 for person in table.people.values())
            seen |= {id(placed): placed for placed in table.placed}
        made_ = Counter((placed.person, placed.wager.name) for placed in seen.values())
        assert Counter((line.person, line.wager) for line in table.lines) <= made_
        again = game.open_table(people=list(table.people.values()))
        again.restore(table.as_data())
        assert again.as_data() == table.as_data()
