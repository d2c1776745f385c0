"""The bank of pai gow: who has it (qld ss 424, 425), and what it wins and pays (s426)."""

import pytest
from support.events import voided
from support.pai_gow import BANK, HIGH_ONLY, LOSES, WINS, Played, banked, play, table_of

from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.games.pai_gow.bank import Bank, co_bankers_commission, half, shared
from houseway.games.pai_gow.table import PaiGowTable
from houseway.money import cents
from houseway.play.people import player
from houseway.play.record import Recorder, read, replay
from houseway.play.view import view
from houseway.play.wager import Verdict


def seated(*names: str) -> PaiGowTable:
    """A table after one round that the house banked: the players are at boxes 2, 3 and so on."""
    table = table_of(*names)
    tiles = (LOSES, "5-6 3-6 2-6 3-5", "1-5 2-2 4-4 1-1", "3-3 3-3 1-3 1-3")
    play({name: (f"box {at}", tiles[at - 2]) for at, name in enumerate(names, 2)}, table=table)
    return table


def bank_round(table: PaiGowTable, who: str, act: str = "take the bank", amount: str = "100") -> Played:
    """A round that a player banks, against somebody else's losing hand."""
    played = Played(table).take(who, amount, act)
    return finish(played)


def finish(played: Played) -> Played:
    """Somebody who does not bank wagers on a free box and loses."""
    bank, table = played.table.bank, played.table
    other = next(p.name for p in table.players if p.name not in bank.bankers)
    box = next(f"box {n}" for n in range(2, 9) if n != bank.box)
    hands = {f"box {bank.box}": BANK, box: LOSES}
    return played.stack().wager(other, box).close().shake().deal(hands).set_hands(hands).settle()


# s424: the chung


def test_s424_1_s424_2_s424_3_the_chung_shows_the_bank() -> None:
    table = seated("ann", "bob")
    played = Played(table).take("ann", "100")
    assert played.called[-1] == ("ann is the bank: the chung is at box 2", "qld s424(1)")
    played = Played(seated("ann", "bob")).take("ann", "100", "co-bank")
    assert played.called[-1] == ("ann and the house share the bank: the chung is between them, at box 2", "qld s424(3)")
    assert Played(table_of()).called[-1] == ("the house is the bank: the chung is at box 1", "qld s424(2)")


# s425: who has the bank


def test_s425_1_the_house_is_the_bank_unless_a_player_takes_it() -> None:
    played = Played(seated("ann", "bob")).decline()
    assert played.table.bank.is_house
    assert ("no player takes the bank: it is the house's", "qld s425(1)") in played.called


def test_s425_2_only_whoever_played_the_round_before_may_bank_and_on_that_box() -> None:
    table = table_of("ann", "bob")
    play({"ann": ("box 4", LOSES)}, table=table)
    played = Played(table)
    assert played.awaits == "ann"
    assert played.refusal("bob", "take the bank", amount=10_000) == ("qld s425(2)", Ground.WHO)
    assert played.refused("ann", "take the bank", amount=cents("100"), box="box 5") == "qld s425(2)"
    assert played.act("ann", "take the bank", amount=cents("100")).table.bank.box == 4


def test_s425_3_after_a_round_of_the_house_also_on_box_1() -> None:
    played = Played(seated("ann", "bob")).take("ann", "100", box="box 1")
    assert played.table.bank.box == 1
    assert "qld s425(3)" in played.called_under
    finish(played)
    later = Played(played.table).act("ann", "decline the bank")
    assert later.refused("bob", "take the bank", amount=10_000, box="box 7") == "qld s425(2)"


def test_s425_3_not_after_a_round_that_a_player_banked() -> None:
    table = seated("ann", "bob", "cat")
    bank_round(table, "bob")
    [offer] = [o for o in Played(table).round.options("bob") if o.act == "take the bank"]
    assert offer.fields[1].choices == ["box 3"]


def test_s425_4_reading_p10_a_banker_covers_the_minimum_of_every_other_player() -> None:
    table = seated("ann", "bob", "cat")
    [offer] = [o for o in Played(table).round.options("ann") if o.act == "take the bank"]
    assert offer.fields[0].least == cents("10")
    table.people["ann"].purse.value = cents("9.75")
    played = Played(table)
    assert played.open == ["co-bank", "decline the bank"]
    assert played.refusal("ann", "take the bank", amount=975) == ("qld s425(4)", Ground.MEANS)
    table.people["ann"].purse.value = cents("4.75")
    assert Played(table).open == ["decline the bank"]


def test_s425_4_the_bank_can_always_pay_what_is_wagered_against_it() -> None:
    played = banked("bob", {"ann": ("box 3", WINS, "60"), "cat": ("box 4", "1-1 3-6 2-2 2-2", "40")})
    assert played.line("bob", "bank").stake == cents("100")
    assert (played.verdict("bob", "bank"), played.net("bob")) == (Verdict.LOSE, -cents("100"))
    assert "qld s425(4)" in played.under("bob", "bank")


def test_s425_5_whoever_may_bank_may_co_bank() -> None:
    played = Played(seated("ann", "bob")).take("ann", "50", "co-bank")
    assert (played.table.bank.kind, played.table.bank.bankers) == ("co-banker", ["ann"])


def test_s425_6_players_may_combine_their_chips() -> None:
    table = seated("ann", "bob", "cat")
    table.people["ann"].purse.value = cents("5")
    played = Played(table)
    assert played.open == ["co-bank", "decline the bank"]
    played.act("bob", "combine chips", amount=cents("30"))
    assert played.open == ["co-bank", "decline the bank", "take the bank"]
    played.act("ann", "take the bank", amount=cents("5"))
    assert played.table.bank.bankers == ["ann", "bob"]
    assert played.table.cover() == cents("35")


def test_s425_6_chips_go_back_when_the_bank_is_declined_or_shared_with_the_house() -> None:
    table = seated("ann", "bob", "cat")
    before = table.people["bob"].purse.value
    played = Played(table).act("bob", "combine chips", amount=cents("30")).act("ann", "decline the bank")
    assert table.people["bob"].purse.value == before
    assert played.awaits == "bob"
    played.act("cat", "combine chips", amount=cents("30")).act("bob", "co-bank", amount=cents("40"))
    assert (played.table.bank.bankers, played.table.cover()) == (["bob"], cents("40"))
    assert played.refusal("cat", "combine chips", amount=100) == ("qld s425(6)", Ground.WHEN)
    lines = [("bob", "bank", 3000, ["qld s425(6)"]), ("cat", "bank", 3000, ["qld s425(6)"])]
    assert voided(played.round) == lines, "every chip that moves has its line"


def test_s426_2_a_bank_that_covers_no_wager_makes_no_profit_and_its_chips_go_back() -> None:
    table = seated("ann", "bob")
    held = table.people["ann"].purse.value
    played = Played(table).take("ann", "60").stack().close()
    assert played.over
    assert voided(played.round) == [("ann", "bank", 6000, ["qld s426(2)"])]
    assert table.people["ann"].purse.value == held


def test_s426_2_a_bank_whose_last_wager_was_retrieved_makes_no_profit_and_its_chips_go_back() -> None:
    played = Played(seated("ann", "bob")).take("ann", "60").stack().wager("bob", "box 4").close().shake()
    played.deal({"box 4": WINS, "box 2": BANK})
    played.act("floor manager", "cancel the wager", person="bob", cause="let others see tiles")
    assert played.over
    assert voided(played.round)[-1] == ("ann", "bank", 6000, ["qld s426(2)"])


def joint(*handlers: str) -> Played:
    played = Played(seated("ann", "bob", "cat", "dan")).act("bob", "combine chips", amount=cents("30"))
    played.act("cat", "combine chips", amount=cents("10")).act("ann", "take the bank", amount=cents("60"))
    return played.act("ann", "designate", handlers=list(handlers)) if handlers else played


def test_s425_7_a_joint_bankers_designate_who_handles_the_tiles() -> None:
    played = joint()
    assert (played.awaits, played.open) == ("ann", ["designate"])
    played.act("ann", "designate", handlers=["bob", "cat"])
    assert played.table.bank.handlers == ["bob", "cat"]
    assert played.stack().wager("dan", "box 5").close().awaits == "bob"  # the cut


def test_s425_7_b_and_wager_on_no_other_hand() -> None:
    played = joint("ann").stack()
    for name in ("ann", "bob", "cat"):
        assert played.no_wager(name, "box 6") == "qld s425(7)(b)"


def test_s433_4_s433_5_two_may_handle_the_tiles_and_of_three_only_two() -> None:
    played = joint("ann", "bob").stack().wager("dan", "box 5").close()
    assert played.awaits == "ann"
    played.act("bob", "handle the bank's tiles")
    assert played.awaits == "bob"
    assert played.refused("cat", "handle the bank's tiles") == "qld s433(5)"
    hands = {"box 2": BANK, "box 5": LOSES}
    played.shake().deal(hands).act("dan", "set", low="5-5 4-6")
    assert played.refused("cat", "expose the bank's tiles") == "qld s433(5)"
    played.act("bob", "expose the bank's tiles")
    assert played.refusal("cat", "set", low="1-4 5-6") == ("qld s433(5)", Ground.WHO)
    with pytest.raises(Refused, match=r"qld s433\(5\)"):
        joint("ann", "bob", "cat")


def test_s433_4_both_who_handle_the_banks_tiles_see_them_and_the_third_does_not() -> None:
    hands = {"box 2": BANK, "box 5": LOSES}
    played = joint("ann", "bob").stack().wager("dan", "box 5").close().shake().deal(hands)
    seen = {name: view(played.round, name).look["boxes"][1]["tiles"] for name in ("ann", "bob", "cat", "dan")}
    assert seen["ann"] == seen["bob"] == BANK.split()
    assert seen["cat"] == seen["dan"] == ["?"] * 4
    played.act("floor manager", "exclude", person="bob")
    assert view(played.round, "bob").look["boxes"][1]["tiles"] == ["?"] * 4


def test_s425_8_the_house_banks_the_first_round_and_after_a_break() -> None:
    played = Played(table_of("ann", "bob"))
    assert ("the house is the bank for the first round", "qld s425(8)") in played.called
    assert played.refusal("ann", "take the bank", amount=100) == ("qld s425(8)", Ground.WHEN)
    table = seated("ann", "bob")
    played = Played(table).act("dealer", "break in play")
    assert played.rulings == [["qld s425(8)"]]
    assert (played.table.bank.is_house, played.open) == (True, ["shuffle"])


def test_s425_8_chips_that_were_put_up_before_a_break_go_back() -> None:
    table = seated("ann", "bob", "cat")
    held = table.people["bob"].purse.value
    played = Played(table).act("bob", "combine chips", amount=cents("30")).act("dealer", "break in play")
    assert voided(played.round) == [("bob", "bank", 3000, ["qld s425(8)"])]
    assert (table.placed, table.people["bob"].purse.value) == ([], held)


def offered(table: PaiGowTable) -> list[str]:
    """To whom the bank is offered, in order, when everybody declines."""
    played, names = Played(table), []
    while played.awaits in {p.name for p in table.players}:
        names.append(played.awaits)
        played.act(played.awaits, "decline the bank")
    return names


def test_s425_9_the_bank_is_offered_from_box_2_counterclockwise_to_each_first_player() -> None:
    table = table_of("ann", "bob", "cat", "dan")
    wagers = {"cat": ("box 7", LOSES), "ann": ("box 4", WINS), "bob": ("box 2", "1-1 1-5 2-6 3-5")}
    played = Played(table).stack()
    for who, (box, _) in wagers.items():
        played.wager(who, box)
    hands = dict(wagers.values()) | {"box 1": BANK}
    played.wager("dan", "box 4").close().shake().deal(hands).set_hands(hands).settle()
    assert offered(table) == ["bob", "ann", "cat"]


def test_s425_9_reading_p17_where_the_first_player_is_out_of_the_game_the_next_on_the_box_is_asked() -> None:
    table = table_of("ann", "bob", "cat")
    play({"ann": ("box 2", LOSES), "bob": ("box 2", LOSES), "cat": ("box 3", "5-6 3-6 2-6 3-5")}, table=table)
    played = Played(table)
    assert played.awaits == "ann"
    played.act("floor manager", "exclude", person="ann")
    assert played.awaits == "bob"
    assert offered(table) == ["bob", "cat"]


def test_s425_10_reading_p17_of_joint_bankers_whoever_is_left_may_bank_a_second_round() -> None:
    played = finish(joint("ann"))
    played.table.people["ann"].excluded = True
    assert Played(played.table).awaits == "bob"


def test_s425_10_not_more_than_two_rounds_running() -> None:
    table = seated("ann", "bob")
    bank_round(table, "ann")
    assert Played(table).awaits == "ann"
    bank_round(table, "ann", "co-bank")
    played = Played(table)
    assert played.awaits == "bob"
    assert played.refusal("ann", "take the bank", amount=100) == ("qld s425(10)", Ground.WHO)


def test_s425_11_after_two_rounds_the_offer_starts_with_the_next_player() -> None:
    table = table_of("ann", "bob", "cat")
    hands = {"box 1": BANK, "box 2": LOSES, "box 4": WINS, "box 6": "1-1 1-5 2-6 3-5"}
    wagers = {"ann": ("box 2", LOSES), "bob": ("box 4", WINS), "cat": ("box 6", hands["box 6"])}
    play(wagers, table=table)
    for _ in range(2):
        played = Played(table).take("bob", "100").stack().wager("ann", "box 2").wager("cat", "box 6").close()
        played.shake().deal(hands | {"box 4": BANK}).set_hands(hands | {"box 4": BANK}).settle()
    assert offered(table) == ["cat", "ann"]


def test_reading_p5_after_one_round_the_banker_may_go_on_and_then_the_offer_goes_to_the_next() -> None:
    table = seated("ann", "bob", "cat")
    hands = {"box 2": LOSES, "box 3": BANK, "box 4": "1-1 1-5 2-6 3-5"}
    played = Played(table).take("bob", "100").stack().wager("ann", "box 2").wager("cat", "box 4").close()
    played.shake().deal(hands).set_hands(hands).settle()
    assert offered(table) == ["bob", "cat", "ann"]


def test_s425_12_if_nobody_else_wants_it_the_house_takes_over_for_a_round() -> None:
    table = seated("ann", "bob")
    bank_round(table, "ann")
    bank_round(table, "ann")
    played = Played(table).act("bob", "decline the bank")
    assert ("nobody else takes the bank: it is the house's", "qld s425(12)") in played.called
    hands = {"box 1": BANK, "box 2": LOSES}
    played.stack().wager("ann", "box 2").close().shake().deal(hands).set_hands(hands).settle()
    assert Played(table).awaits == "ann"


def test_reading_p21_after_the_house_the_offer_starts_at_box_2() -> None:
    table = seated("ann", "bob", "cat")
    play({"cat": ("box 3", LOSES), "ann": ("box 4", WINS)}, table=table)
    assert offered(table) == ["cat", "ann"]


def test_s425_13_the_houses_tiles_go_to_box_1_and_nobody_wagers_there() -> None:
    played = Played(table_of()).stack()
    assert played.no_wager("ann", "box 1") == "qld s425(13)"
    played.wager("ann", "box 2").close().shake("3-3-3")
    assert played.awaits == "tile for box 1"


def test_reading_p11_no_wagers_on_the_bankers_box_nor_by_the_banker() -> None:
    played = Played(seated("ann", "bob")).take("ann", "100").stack()
    assert played.no_wager("bob", "box 2") == "reading P11"
    assert played.no_wager("ann", "box 5") == "reading P11"
    played.wager("bob", "box 1")


# s426: commission


@pytest.mark.parametrize(
    ("stake", "commission"), [("5", "0.25"), ("7", "0.35"), ("10", "0.50"), ("37.50", "1.87"), ("500", "25")]
)
def test_s426_1_even_money_less_five_per_cent(stake: str, commission: str) -> None:
    line = play({"ann": ("box 2", WINS, stake)}).line("ann")
    assert (line.paid, line.commission, line.returned) == (cents(stake), cents(commission), cents(stake))


@pytest.mark.parametrize("unit", [25, 50, 100])
def test_s426_1_commission_limits_no_stake(unit: int) -> None:
    played = Played(table_of()).stack()
    played.table.unit = unit
    for stake in ("5", "1", "4"):  # 5, 6 and 10 dollars
        played.wager("ann", "box 2", stake)
    assert [placed.stake for placed in played.table.wagers()] == [cents("10")]


def test_reading_p22_part_of_a_cent_of_commission_is_not_charged() -> None:
    whole, part = (play({"ann": ("box 2", WINS, stake)}).line("ann") for stake in ("7", "37.50"))
    assert "reading P22" not in [c.text for c in whole.cites]
    assert "reading P22" in [c.text for c in part.cites]


def test_reading_p23_half_a_cent_of_a_co_bankers_half_is_the_houses() -> None:
    assert (half(25), half(-25), half(-50)) == (12, -12, -25)
    played = banked("bob", {"ann": ("box 3", WINS, "7.25")}, act="co-bank")
    line = played.line("bob", "bank")
    assert line.collected == 362
    assert "reading P23" in [c.text for c in line.cites]


def test_reading_p13_a_commission_that_chips_do_not_make_is_shared_in_cents() -> None:
    assert shared(35, [1000, 500], 25) == [23, 12]


def test_s426_2_a_player_banker_pays_five_per_cent_of_the_profit() -> None:
    played = banked("bob", {"ann": ("box 3", WINS, "10"), "cat": ("box 4", LOSES, "50")})
    line = played.line("bob", "bank")
    assert (line.verdict, line.paid, line.commission) == (Verdict.WIN, cents("40"), cents("2"))
    assert played.net("bob") == cents("38")


def test_reading_p2_winners_commission_is_the_houses_and_not_the_banks() -> None:
    played = banked("bob", {"ann": ("box 3", WINS, "10"), "cat": ("box 4", LOSES, "50")})
    table = played.table
    before = -play({"bob": ("box 2", LOSES)}).net("bob")  # what the house won in the round before
    assert table.house - before == cents("0.50") + cents("2")
    assert played.net("ann") + played.net("bob") + played.net("cat") == -cents("2.50")


def test_s426_2_no_profit_no_commission() -> None:
    even = banked("bob", {"ann": ("box 3", WINS, "50"), "cat": ("box 4", LOSES, "50")})
    assert (even.verdict("bob", "bank"), even.net("bob")) == (Verdict.VOID, 0)
    lost = banked("bob", {"ann": ("box 3", WINS, "50"), "cat": ("box 4", HIGH_ONLY.replace("3-3 3-3", "1-1 4-4"))})
    assert (lost.line("bob", "bank").commission, lost.net("bob")) == (0, -cents("50"))


@pytest.mark.parametrize(
    ("profit", "unit", "minimum", "charged"),
    [
        ("97.50", 25, "5", "4.75"),
        ("97.50", 5, "5", "4.75"),
        ("95", 25, "5", "4.75"),
        ("20", 25, "5", "1"),
        ("2.50", 25, "5", "0"),
    ],
)
def test_s426_3_what_cannot_be_paid_exactly_is_charged_on_a_multiple_of_the_minimum(
    profit: str, unit: int, minimum: str, charged: str
) -> None:
    assert co_bankers_commission(cents(profit), unit, cents(minimum))[0] == cents(charged)


def test_s426_3_the_example_of_the_law_at_the_table() -> None:
    played = banked("bob", {"ann": ("box 3", LOSES, "195")}, act="co-bank")
    line = played.line("bob", "bank")
    assert (line.paid, line.commission) == (cents("97.50"), cents("4.75"))
    assert [c.text for c in line.cites] == ["qld s426(2)", "reading P2", "qld s411", "qld s426(3)", "reading P3"]


def test_reading_p3_whether_it_can_be_paid_depends_on_the_chips_of_the_float() -> None:
    assert co_bankers_commission(cents("2.50"), 25, cents("5")) == (0, True)
    assert co_bankers_commission(cents("2.60"), 1, cents("5")) == (13, False)


def test_reading_p18_a_part_of_a_chip_is_not_charged() -> None:
    assert co_bankers_commission(cents("97.50"), 50, cents("5")) == (cents("4.50"), True)


def test_a_co_bankers_loss_is_half_of_the_banks() -> None:
    played = banked("bob", {"ann": ("box 3", WINS, "45")}, act="co-bank")
    line = played.line("bob", "bank")
    assert (line.verdict, line.stake, line.returned, played.net("bob")) == (Verdict.LOSE, 10_000, 7750, -2250)


def test_reading_p13_joint_bankers_share_in_proportion_to_their_chips() -> None:
    played = joint("ann").stack().wager("dan", "box 5", "25").close()
    hands = {"box 2": BANK, "box 5": LOSES}
    played.shake().deal(hands).set_hands(hands).settle()
    assert [(x.person, x.paid, x.commission) for x in played.round.lines if x.wager == "bank"] == [
        ("bob", cents("7.50"), 50),
        ("cat", cents("2.50"), 0),
        ("ann", cents("15"), 75),
    ]


@pytest.mark.parametrize(
    ("amount", "by", "parts"), [(1000, [50, 50], [500, 500]), (25, [10, 10], [25, 0]), (100, [1, 1, 1], [50, 25, 25])]
)
def test_reading_p13_an_odd_chip_goes_to_the_largest_fraction_then_to_the_first(
    amount: int, by: list[int], parts: list[int]
) -> None:
    assert shared(amount, by, 25) == parts


def test_reading_p14_a_bank_that_is_declared_void_ends_the_round_and_all_goes_back() -> None:
    table = seated("ann", "bob")
    before = {p.name: p.purse.value for p in table.players}
    played = Played(table).take("ann", "100").stack().wager("bob", "box 3").close()
    played.act("floor manager", "declare wagers void", person="ann")
    assert played.over
    assert {p.name: p.purse.value for p in table.players} == before
    assert {x.verdict for x in played.round.lines} == {Verdict.VOID}
    assert ["reading P14"] in played.rulings


def test_reading_p14_also_while_the_tiles_are_stacked() -> None:
    played = Played(seated("ann", "bob")).take("ann", "100").act("dealer", "shuffle")
    played.act("floor manager", "declare wagers void", person="ann")
    assert played.over
    assert played.table.people["ann"].purse.value == cents("490")


def test_reading_p17_an_excluded_banker_leaves_the_setting_to_the_dealer() -> None:
    played = Played(seated("ann", "bob")).take("ann", "100").stack().wager("bob", "box 3").close()
    played.act("floor manager", "exclude", person="ann")
    hands = {"box 2": BANK, "box 3": LOSES}
    played.shake().deal(hands).act("bob", "set", low="5-5 4-6").expose().settle()
    assert played.verdict("bob") is Verdict.LOSE
    assert played.line("ann", "bank").paid == cents("10")


# Between rounds


def test_what_a_table_remembers_is_written_down_and_read_again() -> None:
    table = seated("ann", "bob", "cat")
    bank_round(table, "bob")
    table.arranged, table.apart = {"cat": 90_000}, {"ann": ["cat"]}
    again = table_of("ann", "bob", "cat")
    again.restore(table.as_data())
    assert again.as_data() == table.as_data()
    assert again.last == Bank("player/banker", 3, ["bob"], ["bob"])
    assert (again.banked, again.missed, again.boxes) == ({"bob": 1}, {"cat": 1}, {2: ["ann"], 3: ["bob"]})


@pytest.mark.parametrize(
    "data",
    [
        {"due": "tomorrow"},
        {"bank": {"kind": "nobody"}},
        {"bank": {"kind": "house", "bankers": ["ann"]}},
        {"bank": {"kind": "player/banker", "box": 9, "bankers": ["ann"]}},
        {"boxes": {"box 9": ["ann"]}},
        {"banked": {"ann": 3}},
        {"missed": {"ann": 0}},
    ],
)
def test_what_no_table_could_remember_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        table_of().restore(data)


def test_a_session_with_banks_is_recorded_and_replayed() -> None:
    game = find("pai-gow")
    table = game.open_table(people=[player("ann", 50_000), player("bob", 50_000), *game.staff()])
    table.due = ""
    recorder = Recorder(table)
    recorder.add(play({"ann": ("box 2", LOSES)}, table=table).round)
    recorder.add(bank_round(table, "ann").round)
    assert not replay(read(recorder.text()), find).differences


def test_reading_p17_of_joint_bankers_whoever_is_left_takes_over() -> None:
    played = joint("ann").stack().wager("dan", "box 5").close()
    played.act("floor manager", "exclude", person="ann")
    assert played.awaits == "bob"
    hands = {"box 2": BANK, "box 5": LOSES}
    played.shake().deal(hands).set_hands(hands).settle()
    assert played.verdict("ann", "bank") is Verdict.WIN
