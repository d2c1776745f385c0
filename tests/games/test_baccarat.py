"""Baccarat, Part 6: the table, who plays, the wagers and their limits (ss 81 to 90), and the exact odds."""

from datetime import datetime, timedelta
from fractions import Fraction
from itertools import product

import pytest
from support.baccarat import GAME, PIT, Played, begin, coup, dealt, table_of

from houseway.equipment.cards import card
from houseway.errors import Ground, Refused
from houseway.families.baccarat.chances import coups
from houseway.families.baccarat.points import NO_THIRD, VALUE, banker_draws, point_count, points_of
from houseway.games.baccarat.wagers import BANKERS_HAND, PLAYERS_HAND, TIE_BET, WAGERS, Counts
from houseway.money import cents
from houseway.odds.exact import exact
from houseway.play.people import player, staff
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict

NAMES = tuple(f"p{number}" for number in range(1, 13))  # two more than a table of ten places seats


def sign(minimum: str, maximum: str, **ties: Limits) -> Sign:
    lines = {"wager": Limits(cents(minimum), cents(maximum))}
    return Sign(lines | ({"tie bet": ties["ties"]} if ties else {}))


# s81, s82: table and layout


@pytest.mark.parametrize("places", [10, 12, 14])
def test_s81_1_a_table_has_10_to_14_numbered_places(places: int) -> None:
    assert table_of("ann", places=places).rules.places == places


@pytest.mark.parametrize("places", [9, 15, 0])
def test_s81_1_no_other_number_of_places_is_allowed(places: int) -> None:
    with pytest.raises(Refused) as caught:
        table_of("ann", places=places)
    assert caught.value.under.text == "qld s81(1)"


def test_s81_2_the_layout_bears_the_casinos_name_and_an_area_for_each_wager_at_each_place() -> None:
    played = Played(table_of("ann")).wager("ann", "tie bet 10")
    cloth = GAME.layout(played.table).splitlines()
    assert cloth[0] == "Houseway  (qld s81(2))"
    marked = {line.partition(" (")[0]: line for line in cloth[1:] if line.endswith("  (qld s81(2))")}
    assert list(marked) == ["TIE", "BANKER", "PLAYER"]
    assert [row.name in " ".join(marked.values()) for row in WAGERS] == [True] * 3
    assert "[seat 1 ann: $10.00]" in marked["TIE"]
    assert all(f"[seat {number}]" in marked["PLAYER"] for number in range(1, 15))


def test_s82_drop_box_and_discard_bucket_stand_beside_the_dealer() -> None:
    drawn = GAME.layout(table_of("ann")).splitlines()
    assert {"drop box  (qld s82)", "discard bucket  (qld s82)"} <= set(drawn)


# s83: standing players


def test_s83_1_when_every_place_is_taken_others_play_standing() -> None:
    table = table_of(*NAMES, places=10)
    assert [table.seat_of(name) for name in NAMES[:10]] == list(range(1, 11))
    assert table.seats.standing == ["p11", "p12"]
    Played(table).wager("p11", "player's hand 10")
    assert table.placed[0].selection == "standing"


def test_s83_1_while_a_place_is_free_nobody_plays_standing() -> None:
    played = Played(table_of(*NAMES, places=10)).act("p4", "leave")
    assert played.refusal("p11", "wager", **played.on("p11", "player's hand 10")) == ("qld s83(1)", Ground.WHO)
    played.act("p11", "take a seat", seat="seat 4").wager("p11", "player's hand 10")
    assert played.table.placed[0].selection == "seat 4"


def test_s83_1_whoever_joins_a_full_table_stands() -> None:
    played = Played(table_of(*NAMES[:10], places=10)).act("dealer", "seat", person="zoe", chips=cents("100"))
    assert played.area("zoe") == "standing"
    assert "take a seat" not in played.listed("zoe")


def test_s83_2_a_standing_player_wagers_in_the_area_for_standing_bets() -> None:
    played = Played(table_of(*NAMES, places=10))
    details = played.on("p11", "player's hand 10")
    assert played.refused("p11", "wager", **{**details, "selection": "seat 3"}) == "qld s83(2)(a)"
    cloth = GAME.layout(played.wager("p11", "tie bet 10").table).splitlines()
    assert "TIE (tie bet), 8 to 1: [standing p11: $10.00]  (qld s83(2)(a))" in cloth
    assert played.refused("p1", "wager", **{**details, "selection": "standing"}) == "qld s87(1)"


def test_s83_2_b_a_standing_player_neither_cuts_nor_touches_the_cards() -> None:
    played = Played(table_of(*NAMES, places=10, ready=False)).acts(
        "dealer: sort and inspect", "floor manager: sort and inspect"
    )
    played.acts("dealer: spread the cards", "dealer: shuffle", "dealer: offer the cut")
    assert played.refused("p11", "cut") == "qld s83(2)(b)"
    played.act("dealer", "cards handled", person="p12")
    assert played.rulings == [["qld s83(2)(b)", "reading G20"]]
    for name in reversed(NAMES[:10]):
        played.act(name, "decline")
    assert played.awaits.endswith(": cut")  # nobody who stands was asked


def test_s83_2_c_a_standing_player_does_not_become_banker() -> None:
    played = Played(table_of(*NAMES, places=10, dealer_banks=False))
    assert played.refused("p11", "accept the shoe") == "qld s94(5)"
    for name in NAMES[:10]:
        played.act(name, "decline the shoe")
    assert played.awaits.endswith("direct the dealer to bank | offer the shoe again")
    assert played.refused("p11", "deal") == "qld s83(2)(c)"


def test_s83_2_d_a_standing_player_pays_commission_at_once() -> None:
    table = table_of(*NAMES, places=10)
    played = coup("2S 4D KC 4H", table, p11="banker's hand 20", p1="banker's hand 20")
    assert played.chips("p11") == cents("519.00")
    assert "qld s83(2)(d)" in played.cites("p11")
    assert (played.chips("p1"), table.owed) == (cents("520.00"), {"p1": cents("1.00")})


# s84, s85: cards and what they count


def test_s84_1_eight_decks_are_used() -> None:
    table = table_of("ann")
    assert (table.shoe.decks, table.shoe.remaining) == (8, 416)
    with pytest.raises(Refused) as caught:
        table_of("ann", decks=6)
    assert caught.value.under.text == "qld s84(1)"


def test_s84_2_every_card_comes_from_the_shoe() -> None:
    table = table_of("ann")
    for _ in range(8):
        table.shoe.take(card("AS"))
    table.shoe.discard([card("AS")] * 8)
    played = begin(table, ann="player's hand 10").deal()
    with pytest.raises(Refused) as caught:
        played.cards("AS")
    assert caught.value.under.text == "qld s84(2)"


@pytest.mark.parametrize(
    ("name", "value"),
    [("2C", 2), ("5D", 5), ("9H", 9), ("10S", 0), ("JC", 0), ("QD", 0), ("KH", 0), ("AS", 1)],
)
def test_s85_1_what_a_card_counts(name: str, value: int) -> None:
    assert VALUE[card(name)] == value


@pytest.mark.parametrize(("cards", "points"), [("AS 2D", 3), ("KS QD", 0), ("4S 5D", 9), ("10H 9C", 9), ("AC", 1)])
def test_s85_2_the_point_count_is_a_digit_found_by_adding_up(cards: str, points: int) -> None:
    assert points_of([card(each) for each in cards.split()]) == points


@pytest.mark.parametrize(("values", "points"), [((9, 9), 8), ((5, 5), 0), ((9, 8, 7), 4), ((9, 9, 9), 7), ((6, 4), 0)])
def test_s85_3_the_left_digit_of_a_total_is_dropped(values: tuple[int, ...], points: int) -> None:
    assert point_count(values) == points


# s86: permissible wagers


@pytest.mark.parametrize(
    ("cards", "banker", "player_", "tie"),
    [
        ("2S AD KC 7H", Verdict.WIN, Verdict.LOSE, Verdict.LOSE),  # 2 against 8
        ("KC 6H 9S KD", Verdict.LOSE, Verdict.WIN, Verdict.LOSE),  # 9 against 6
        ("6S 6D KC KH", Verdict.VOID, Verdict.VOID, Verdict.WIN),  # 6 against 6
    ],
)
def test_s86_each_wager_by_the_point_counts(cards: str, banker: Verdict, player_: Verdict, tie: Verdict) -> None:
    played = coup(cards, table_of("ann"), ann="banker's hand 10 + player's hand 20 + tie bet 10")
    found = [played.verdict("ann", row.name) for row in WAGERS]
    assert found == [banker, player_, tie]
    roman = {Verdict.WIN: "(i)", Verdict.LOSE: "(ii)", Verdict.VOID: "(iii)"}
    assert played.cites("ann", "banker's hand")[0] == f"qld s86(a){roman[banker]}"
    assert played.cites("ann", "player's hand")[0] == f"qld s86(b){roman[player_]}"
    assert played.cites("ann", "tie bet")[0] == "qld s86(c)"


def test_s86_for_every_two_point_counts_each_wager_has_exactly_one_clause() -> None:
    for players, bankers in product(range(10), repeat=2):
        for row in WAGERS:
            assert len(row.clauses_that_apply(Counts(players, bankers))) == 1


def test_s86_no_other_wager_is_permitted() -> None:
    played = Played(table_of("ann"))
    assert played.refused("ann", "wager", on="pair", selection="seat 1", stake=1000) == "qld s5(1)(a)"


# s87, s88: how and when wagers are made


def test_s87_1_wagers_are_chips_on_the_players_own_area() -> None:
    played = Played(table_of("ann", "bob", chips="50"))
    assert played.refusal("ann", "wager", **played.on("ann", "player's hand 60")) == ("qld s87(1)", Ground.MEANS)
    assert played.refused("ann", "wager", on="tie bet", selection="seat 2", stake=1000) == "qld s87(1)"


def test_s87_2_a_spoken_wager_is_not_accepted() -> None:
    assert Played(table_of("ann")).refused("ann", "declare a wager", words="ten on banker") == "qld s87(2)"


def test_s87_3_coins_are_50c_coins() -> None:
    played = Played(table_of("ann")).wager("ann", "player's hand 10.50")
    assert played.refusal("ann", "wager", **played.on("ann", "player's hand 10.20")) == ("qld s87(3)", Ground.MEANS)


def test_s88_until_the_first_card_wagers_may_be_placed_changed_and_withdrawn() -> None:
    played = Played(table_of("ann")).wager("ann", "player's hand 10").wager("ann", "player's hand 15")
    assert played.table.placed[0].stake == cents("25")
    played.act("ann", "withdraw", on="player's hand", selection="seat 1")
    assert (played.table.placed, played.chips("ann")) == ([], cents("500"))


def test_s88_after_the_first_card_nothing_is_placed_changed_or_withdrawn() -> None:
    played = dealt("2S", ann="player's hand 10")
    assert played.refusal("ann", "wager", **played.on("ann", "tie bet 10")) == ("qld s88", Ground.WHEN)
    assert played.refused("ann", "withdraw", on="player's hand", selection="seat 1") == "qld s88"
    played.wager("ann", "tie bet 10", accepted=True)
    assert played.rulings == [["qld s88", "reading G6"]]
    assert [p.wager.name for p in played.table.placed] == ["player's hand"]


@pytest.mark.parametrize("begun", [False, True])
def test_s88_between_no_more_bets_and_the_first_card_a_wager_may_still_be_withdrawn(begun: bool) -> None:
    played = begin(ann="player's hand 10", bob="banker's hand 10")
    played = played.deal() if begun else played
    assert "withdraw" in played.listed("ann")
    assert played.refused("ann", "wager", **played.on("ann", "tie bet 10")) == "qld s97(2)"
    played.act("ann", "withdraw", on="player's hand", selection="seat 1")
    assert (played.chips("ann"), [p.person for p in played.table.placed]) == (cents("500"), ["bob"])
    (played if begun else played.deal()).cards("9S 7D KC KH").settle()
    assert [line.person for line in played.lines()] == ["bob"]


@pytest.mark.parametrize("begun", [False, True])
def test_s88_reading_bc16_no_round_is_dealt_where_every_wager_was_withdrawn(begun: bool) -> None:
    played = begin(ann="player's hand 10")
    played = played.deal() if begun else played
    played.act("ann", "withdraw", on="player's hand", selection="seat 1")
    assert played.awaits == "wagers"
    assert played.close().over


@pytest.mark.parametrize("begun", [False, True])
def test_s88_s95_2_reading_bc39_a_banker_who_takes_the_wager_back_wagers_again_or_passes_the_shoe(
    begun: bool,
) -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="player's hand 10", bob="player's hand 10")
    played = played.deal() if begun else played
    played.act("ann", "withdraw", on="player's hand", selection="seat 1")
    assert (played.awaits, played.table.banker) == ("wagers", "ann")
    played.close()
    assert played.rulings == [["qld s95(1)", "qld s95(2)", "qld s95(3)"]]
    assert played.awaits == "bob: accept the shoe | decline the shoe"


def test_s88_reading_bc17_a_wager_that_waits_for_a_dummy_round_to_end_may_be_withdrawn_during_it() -> None:
    played = Played(table_of("ann")).wager("ann", "player's hand 10")
    played.act("dealer", "card face up in the shoe", card="9S").cards("7D")
    played.act("ann", "withdraw", on="player's hand", selection="seat 1")
    assert (played.table.placed, played.awaits) == ([], "card for player's hand")


# s89: limits


def test_s89_1_a_table_has_a_minimum_and_a_maximum() -> None:
    with pytest.raises(Refused) as caught:
        GAME.open_table(sign=Sign({"tie bet": Limits(500, 5000)}))
    assert caught.value.under.text == "qld s89(1)"
    played = Played(table_of("ann", chips="2000"))
    assert played.refused("ann", "wager", **played.on("ann", "banker's hand 9")) == "qld s5(1)(b)"
    assert played.refused("ann", "wager", **played.on("ann", "banker's hand 1001")) == "qld s5(1)(b)"


@pytest.mark.parametrize(
    ("minimum", "maximum", "allowed"),
    [("10", "500", True), ("10", "499", False), ("5", "499.50", False), ("10.50", "200", True)],
)
def test_s89_2_a_with_a_minimum_up_to_10_dollars_the_maximum_is_at_least_500(
    minimum: str, maximum: str, allowed: bool
) -> None:
    if allowed:
        GAME.check_sign(sign(minimum, maximum))
    else:
        with pytest.raises(Refused) as caught:
            GAME.check_sign(sign(minimum, maximum))
        assert caught.value.under.text == "qld s89(2)(a)"


def test_s89_2_b_a_tie_bet_is_at_most_one_eighth_of_the_maximum() -> None:
    played = Played(table_of("ann", sign=sign("10", "500")))
    assert played.refusal("ann", "wager", **played.on("ann", "tie bet 63")) == ("qld s89(2)(b)", Ground.AMOUNT)
    played.wager("ann", "tie bet 62.50").close().deal().cards("6S 6D KC KH").settle()
    assert played.line("ann").paid == cents("500")  # never more than the maximum


def test_s89_2_b_reading_bc37_one_eighth_is_counted_in_whole_chips() -> None:
    played = Played(table_of("ann", sign=sign("10", "503")))
    assert played.refused("ann", "wager", **played.on("ann", "tie bet 63")) == "qld s89(2)(b)"
    played.wager("ann", "tie bet 62.50")


def test_s89_2_b_nor_may_the_sign_allow_more() -> None:
    GAME.check_sign(sign("10", "1000", ties=Limits(cents("5"), cents("125"))))
    with pytest.raises(Refused) as caught:
        GAME.check_sign(sign("10", "1000", ties=Limits(cents("5"), cents("125.50"))))
    assert caught.value.under.text == "qld s89(2)(b)"


def test_s89_3_the_sign_shows_both() -> None:
    table = table_of("ann")
    assert GAME.sign_under is not None
    assert GAME.sign_under.text == "qld s89(3)"
    assert table.sign.shown(GAME.sign_under).splitlines()[1].split() == ["wager", "10.00", "1000.00"]


def test_s89_4_a_higher_minimum_needs_20_minutes_notice() -> None:
    played, now = Played(table_of("ann")), datetime(1998, 9, 4, 21)
    later = now + timedelta(minutes=20)
    raised = {"kind": "wager", "minimum": cents("25"), "maximum": cents("1000")}
    assert played.refused(PIT, "change the sign", now=now, **raised) == "qld s89(4)"
    soon = {"kind": "wager", "minimum": cents("25"), "now": now}
    early = later - timedelta(minutes=1)
    assert played.refused(PIT, "announce a higher minimum", **soon, effective=early) == "qld s89(4)"
    played.act(PIT, "announce a higher minimum", **soon, effective=later)
    assert played.refused(PIT, "change the sign", now=early, **raised) == "qld s89(4)"
    played.act(PIT, "change the sign", now=later, **raised)
    assert played.table.limits == Limits(cents("25"), cents("1000"))


def test_reading_g4_a_tie_bet_over_one_eighth_that_was_accepted_is_trimmed_without_a_line_on_the_sign() -> None:
    played = Played(table_of("ann")).wager("ann", "tie bet 200", accepted=True)
    assert played.table.placed[0].stake == cents("125")
    assert played.rulings == [["qld s5(2)(b)", "qld s89(2)(b)"]]


def test_reading_g3_what_passes_one_eighth_comes_off_the_last_chips() -> None:
    played = Played(table_of("ann")).wager("ann", "tie bet 100").wager("ann", "tie bet 50", accepted=True)
    assert played.table.placed[0].stake == cents("125")
    assert played.rulings == [["qld s5(2)(b)", "qld s89(2)(b)", "reading G3"]]


def test_reading_bc18_a_tie_bet_has_the_tables_minimum_or_its_own_line() -> None:
    played = Played(table_of("ann"))
    assert played.refused("ann", "wager", **played.on("ann", "tie bet 5")) == "qld s5(1)(b)"
    own = Played(table_of("ann", sign=sign("10", "1000", ties=Limits(cents("5"), cents("50")))))
    own.wager("ann", "tie bet 5")
    assert own.refused("ann", "wager", **own.on("ann", "tie bet 46")) == "qld s5(1)(b)"


def test_increments_of_the_sign_bind_tie_bets_too() -> None:
    played = Played(table_of("ann")).act("pit boss", "require increments", amount=cents("5"))
    assert played.refused("ann", "wager", **played.on("ann", "tie bet 12")) == "qld s5(3)"
    played.wager("ann", "tie bet 15")


# The exact odds


ALL = 4_998_398_275_503_360


def test_reading_bc1_every_one_of_the_weighted_outcomes_is_counted() -> None:
    found = coups(8)
    assert sum(found.values()) == ALL == 416 * 415 * 414 * 413 * 412 * 411
    banker = sum(weight for (players, bankers), weight in found.items() if bankers > players)
    player_ = sum(weight for (players, bankers), weight in found.items() if bankers < players)
    assert (banker, player_) == (2_292_252_566_437_888, 2_230_518_282_592_256)
    assert ALL - banker - player_ == 475_627_426_473_216


@pytest.mark.parametrize(
    ("row", "expected", "percent"),
    [
        (BANKERS_HAND, Fraction(2_292_252_566_437_888 * 19 - 2_230_518_282_592_256 * 20, 20 * ALL), "-1.0579"),
        (PLAYERS_HAND, Fraction(2_230_518_282_592_256 - 2_292_252_566_437_888, ALL), "-1.2351"),
        (TIE_BET, Fraction(475_627_426_473_216 * 9, ALL) - 1, "-14.3596"),
    ],
)
def test_s90_the_exact_return_of_each_wager(row: object, expected: Fraction, percent: str) -> None:
    for area in ("seat 1", "standing"):
        found = exact(GAME, row, area)  # type: ignore[arg-type]
        assert found.expected == expected
        assert f"{float(found.expected * 100):.4f}" == percent
        assert found.win + found.lose + found.void == 1


def test_the_weights_agree_with_a_count_of_every_coup_of_one_deck() -> None:
    """One deck, counted card by card by another route."""
    counts = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4]
    found: dict[tuple[int, int], int] = {}

    def draw(cards: tuple[int, ...], ways: int) -> None:
        if len(cards) == 6:
            end = finish(cards)
            found[end] = found.get(end, 0) + ways
            return
        for value in range(10):
            left = counts[value] - cards.count(value)
            if left > 0:
                draw((*cards, value), ways * left)

    def finish(cards: tuple[int, ...]) -> tuple[int, int]:
        p, b, rest = (cards[0] + cards[2]) % 10, (cards[1] + cards[3]) % 10, list(cards[4:])
        if p > 7 or b > 7:
            return p, b
        third = rest.pop(0) if p < 6 else NO_THIRD
        draws = banker_draws(b, third)
        return (p if third < 0 else (p + third) % 10), ((b + rest.pop(0)) % 10 if draws else b)

    draw((), 1)
    assert coups(1) == dict(sorted(found.items()))


# Between rounds


def test_a_record_can_start_between_any_two_rounds() -> None:
    table = table_of("ann", "bob", banker="bob", commission_rounded=False)
    coup("2S 4D KC 4H", table, ann="banker's hand 20", bob="player's hand 20")
    data = table.as_data()
    again = GAME.open_table(people=[player("ann", 0), player("bob", 0), *staff()])
    again.restore(data)
    assert again.as_data() == data
    assert data["owed"] == {"ann": "1.00"}
    assert (data["banker"], data["seats"]) == ("bob", {"seat 1": "ann", "seat 2": "bob"})
