"""Whom the odd dollar of a pot goes to at draw poker (s310(6)), and commission on several pots (s312(9), s313(4))."""

from support import draw


def test_s310_6_the_odd_dollar_goes_by_the_designated_player_as_the_pot_is_divided() -> None:
    """Ann has the buck and taps out in the final round: bob is the designated player then, and shares."""
    hands = ("ann: AS KS QS JD 9D", "bob: AH KH QH JC 9C", "cat: AD KD QD JS 9S", "dan: 2C 3C 4C 5C 7D")
    stakes = ("ann 100", "bob 500", "cat 500", "dan 500")
    played = draw.sit(*stakes, hands=hands).do("ann blind bet", "bob blind bet", "cat decline")
    played.do("cat bet 20", "dan call", "ann call", "bob call")
    played.do(*(f"{name} keep all" for name in ("ann", "bob", "cat", "dan")))
    played.do("cat bet 90", "dan fold", "ann tap out", "bob call").finish()
    odd = [line for line in played.round.lines if "qld s310(6)" in [cite.text for cite in line.cites]]
    assert {line.person for line in odd} == {"bob"}
    assert played.table.measured_from().name == "bob"


def test_s312_9_s313_4_a_reading_k82_each_players_pots_bear_their_own_commission() -> None:
    hands = ("ann: AS AH AD JD 9D", "bob: KH KC QH JC 9C", "cat: QD QC 3D JS 9S")
    played = draw.sit("ann 100", "bob 500", "cat 500", hands=hands).do(*draw.BLINDS)
    played.do("cat bet 20", "ann call", "bob call", *(f"{name} keep all" for name in ("ann", "bob", "cat")))
    played.do("cat bet 100", "ann tap out", "bob call").finish()
    taken = {line.person: (line.commission, line.cites[-1].text) for line in played.round.lines if line.commission}
    assert taken == {"ann": (1500, "reading K82"), "bob": (200, "reading K82")}  # of $300, and of $40
