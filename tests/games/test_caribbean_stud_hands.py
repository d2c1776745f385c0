"""Caribbean stud, Division 1: what the hands are, how they rank, when the dealer's qualifies (ss 224 to 229)."""

import pytest
from support.caribbean_stud import ACE_KING, BET, NO_HAND, deal, play

from houseway.equipment.cards import many
from houseway.families.poker_hands import hand_class
from houseway.games.caribbean_stud.arithmetic import compare, dead_mans_hand, qualifies, rank_of
from houseway.games.caribbean_stud.terms import declared


def rank(text: str) -> int:
    return rank_of(many(text))


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("AS AD 8H 8C 2S", True),
        ("AS AD 8H 8C KS", True),
        ("AS AD AH 8C 8S", False),  # a full house
        ("AS AD 8H 8C 8S", False),
        ("AS AD 7H 7C 2S", False),
        ("AS AD 8H 7C 2S", False),
    ],
)
def test_s224_a_dead_mans_hand_is_two_aces_two_eights_and_an_odd_card(text: str, is_one: bool) -> None:
    assert dead_mans_hand(many(text)) is is_one


def test_s225_to_close_a_hand_the_dealer_collects_its_wagers_and_cards_and_counts_these() -> None:
    played = deal("ann: 2S 3D 5H 8C 9S", "bob: KS KD 4H 4C 2C", jackpot=["ann"]).do("ann fold")
    assert [(line.wager, line.collected) for line in played.lines("ann")] == [
        ("ante wager", 1000),
        ("jackpot wager", 100),
    ]
    assert ("place 1 is closed: five cards, counted, to the discard rack", "qld s225") in played.called
    assert played.table.shoe.in_rack == 5
    assert played.sees("bob")["hands"][0]["cards"] == []


@pytest.mark.parametrize(
    ("text", "does"),
    [
        pytest.param("AC KD 4S 3H 2C", True, id="s226_a ace and king"),
        pytest.param("AC QD JS 10H 9C", False, id="s226_a ace without king"),
        pytest.param("KC QD JS 10H 8C", False, id="s226_a king without ace"),
        pytest.param("2C 2D 3S 4H 5C", True, id="s226_b lowest pair"),
        pytest.param("AC 2D 3S 4H 5C", True, id="s226_b straight"),
        pytest.param("7C 5C 4C 3C 2C", True, id="s226_b lowest flush"),
    ],
)
def test_s226_the_dealers_hand_qualifies_with_ace_and_king_or_a_higher_ranking(text: str, does: bool) -> None:
    assert qualifies(rank(text)) is does


@pytest.mark.parametrize(
    ("text", "name", "says"),
    [
        ("KS QD 9H 5C 2S", "odd card hand", "odd card hand, king and queen high"),
        ("10S 10D KH 6C 3S", "1 pair", "1 pair, 10s"),
        ("7S 7D 4H 4C JS", "2 pairs", "2 pairs, 7s and 4s"),
        ("QS QD QH 8C 3S", "3 of a kind", "3 of a kind, queens"),
        ("5S 4D 3H 2C AS", "straight", "straight, 5 high"),
        ("KD JD 9D 5D 2D", "flush", "flush, king high"),
        ("KS KD KH JC JS", "full house", "full house, kings and jacks"),
        ("AS AD AH AC 7S", "4 of a kind", "4 of a kind, aces"),
        ("9H 8H 7H 6H 5H", "straight flush", "straight flush, 9 high"),
        ("AS KS QS JS 10S", "royal flush", "royal flush"),
    ],
)
def test_s228_the_cards_of_every_hand_and_how_it_is_declared(text: str, name: str, says: str) -> None:
    assert (hand_class(rank(text)), declared(rank(text))) == (name, says)


def test_s229_1_the_ten_hands_from_lowest_to_highest() -> None:
    rising = [
        "KS QD 9H 5C 2S", "2S 2D KH 6C 3S", "3S 3D 2H 2C JS", "2S 2D 2H 8C 3S", "5S 4D 3H 2C AS",
        "7D 5D 4D 3D 2D", "2S 2D 2H 3C 3S", "2S 2D 2H 2C 3S", "5H 4H 3H 2H AH", "AS KS QS JS 10S",
    ]  # fmt: skip
    ranks = [rank(text) for text in rising]
    assert ranks == sorted(ranks)
    won = play("ann: KS KD 4H 4C 2C", dealer="AC AD 9S 5H 3C")
    assert won.under("ann")[-2:] == ["qld s228", "qld s229(1)"]


def test_s229_2_all_suits_are_equal() -> None:
    assert rank("AS KS QS 9S 2S") == rank("AC KC QC 9C 2C")
    level = play("ann: AS KS 10D 6D 3D", dealer="AC KH 10C 6S 3C")
    assert level.under("ann")[-2:] == ["qld s229(2)", "qld s229(6)"]


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9S 10D JH QC KS", "7S 8D 9H 10C JS"),  # the law's first example
        ("KS KD 2H 2C 3S", "QS QD JH JC AS"),  # its second: the higher pair,
        ("KS KD 3H 3C 2S", "KH KC 2H 2C AS"),  # then the lower,
        ("KS KD 3H 3C 9S", "KH KC 3S 3D 8S"),  # then the fifth card
        ("AS AD 4H 3C 2S", "KS KD AH QC JS"),
        ("AS AD KH 3C 2S", "AH AC QH JC 10S"),
        ("3S 3D 3H 4C 2S", "2S 2D 2H AC KS"),
        ("AS KS QS JS 9S", "AD KD QD JD 8D"),
        ("3S 3D 3H 2C 2S", "2S 2D 2H AC AS"),
    ],
)
def test_s229_3_hands_of_one_ranking_go_by_their_face_values(higher: str, lower: str) -> None:
    assert compare(rank(higher), rank(lower)) == 1
    assert compare(rank(lower), rank(higher)) == -1
    won = play("ann: KS KD 4H 3C 2C", dealer="QC QD 9S 5H 3D")
    assert won.under("ann")[-2:] == ["qld s229(3)", "qld s229(4)"]


def test_s229_4_cards_rise_from_2_to_the_ace() -> None:
    pairs = [rank(f"{face}S {face}D {' '.join(rest)}") for face, rest in _pairs()]
    assert pairs == sorted(pairs)
    assert len(set(pairs)) == 13


def _pairs() -> list[tuple[str, list[str]]]:
    faces = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return [(face, [f"{other}H" for other in [f for f in faces if f != face][:3]]) for face in faces]


def test_s229_5_reading_cs7_the_ace_is_1_beside_2_3_4_and_5_and_nowhere_else() -> None:
    assert rank("AS 2D 3H 4C 5S") < rank("2S 3D 4H 5C 6S")
    assert hand_class(rank("QS KD AH 2C 3S")) == hand_class(rank("KS AD 2H 3C 4S")) == "odd card hand"
    assert hand_class(rank("AS 2S 3S 4S 5S")) == "straight flush"
    lost = play("ann: AS 2D 3H 4C 5S", dealer="2C 3D 4H 5C 6S")
    assert (lost.verdict("ann"), lost.under("ann")[-2:]) == ("lose", ["qld s229(5)", "reading CS7"])


def test_s229_6_equal_ranking_and_face_values_are_a_stand_off() -> None:
    level = play("ann: AS KS 10D 6D 3D", dealer=ACE_KING)
    assert (level.verdict("ann"), level.verdict("ann", BET), level.net("ann")) == ("void", "void", 0)
    assert "qld s229(6)" in level.under("ann", BET)


def test_s226_is_what_a_settlement_rests_on_when_the_dealer_has_no_hand() -> None:
    assert play("ann: AS KS 10D 6D 3D", dealer=NO_HAND).under("ann")[-1] == "qld s226"
