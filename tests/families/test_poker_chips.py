"""Less commission than 5%: what it comes to in the chips of the table (s275(3) and twins, reading K37)."""

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

CHIPS = [
    pytest.param(100, 100, id="dollars"),  # 3% of $60 is $1.80
    pytest.param(50, 150, id="half dollars"),
    pytest.param(20, 180, id="20 cents"),
]


@pytest.mark.parametrize(("unit", "commission"), CHIPS)
def test_s275_3_manila(unit: int, commission: int) -> None:
    table = manila.table_of("ann", "bob", "cat", blind="20")
    table.percent, table.unit = 3, unit
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH", table=table).to_round(5).checks().finish()
    assert (played.commission, played.net("bob")) == (commission, 4000 - commission)
    assert ("reading K37" in played.cites("bob")) is (commission != 180)
    assert "qld s275(3)" in played.cites("bob")


@pytest.mark.parametrize(("unit", "commission"), CHIPS)
def test_s313_3_draw(unit: int, commission: int) -> None:
    table = draw.open_table("ann 200", "bob 200", "cat 200", percent=3)
    table.unit = unit
    played = draw.Played(table, ("ann: 2S 3S 4S 5S 7H", "bob: KS KH 9C 8C 7C", "cat: 9D 8D 2D 3D 5C")).start()
    played.do(*draw.BLINDS, "cat bet 20", "ann call", "bob call", "ann keep all", "bob keep all", "cat keep all")
    played.do("cat fold", "ann fold", "bob fold")
    assert sum(line.commission for line in played.round.lines) == commission


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
@pytest.mark.parametrize(("unit", "commission"), CHIPS)
def test_s352_3_s396_3_stud(game: object, unit: int, commission: int) -> None:
    support = five_card_stud if game is five_card_stud else seven_card_stud
    table = support.sit({"commission": 3}, ann=500, bob=500, cat=500)
    table.unit = unit
    play = support.Play(table, {"ann": support.ACES, "bob": support.KINGS, "cat": support.QUEENS})
    play.do("ann bet 5", "bob raise 13", "cat call", "ann call", "ann bet 5", "bob call", "cat fold")
    play.do("ann bet 5", "bob fold")
    assert play.commission == commission  # on $67


def test_s275_1_b_the_whole_commission_is_not_rounded_to_the_chips_that_bets_are_made_with() -> None:
    table = manila.table_of("ann", "bob", "cat", blind="20")
    table.unit = 500
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH", table=table).to_round(5).checks().finish()
    assert (played.commission, played.net("bob")) == (300, 3700)
    assert not {"reading K37", "qld s275(3)"} & set(played.cites("bob"))


def test_s272_5_d_reading_k75_those_who_share_a_pot_bear_its_commission_alike() -> None:
    hands = ("ann: QC JC", "bob: QS JS", "cat: QH JH", "dan: QD 10C")
    played = manila.deal(*hands, blind="10").do("bob call", "cat call", "dan call")
    played.do("ann decline").checks().finish()  # $40 less $2, among three
    assert [played.line(name).commission for name in ("ann", "bob", "cat")] == [68, 66, 66]
    assert [played.net(name) for name in ("ann", "bob", "cat")] == [400, 200, 200]
    assert all("reading K75" in played.cites(name) for name in ("ann", "bob", "cat"))
