"""What the name of a test names, in the real index: Parts 1, 2, 4 and 8 are held in full, the others not."""

import pytest

from houseway.rulebook.names import names_of


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("test_s167_3_c_spinner_on_heads_loses", ["qld s167(3)(c)"]),
        ("test_s65A_3_a_cards_go_back", ["qld s65A(3)(a)"]),
        ("test_s65a_3_cards_go_back", ["qld s65A(3)"]),
        ("test_s131_2A_eighteen_are_red", ["qld s131(2A)"]),
        ("test_s131_2a_eighteen_are_red", ["qld s131(2A)"]),
        ("test_s38_5_collects_the_original_wager", ["qld s38(5)"]),
        ("test_s18_e_a_tie_is_void", ["qld s18(e)"]),
        ("test_s22_a_player_enters", ["qld s22"]),
        ("test_s5_wagers", ["qld s5"]),
        ("test_s5_2_b", ["qld s5(2)(b)"]),
        ("test_s5_2_i_bet", ["qld s5(2)"]),
        ("test_s16_6_decks", ["qld s16"]),
        ("test_s35_1_and_s36_2_even_money", ["qld s35(1)", "qld s36(2)"]),
        ("test_s35_1_here_and_s35_1_there", ["qld s35(1)"]),
        ("test_vic_25_1999_r9_2_the_dealer_has_no_hand", ["vic 25/1999 r9.2"]),
        ("test_vic_25_1999_r9_3_2_1_hands", ["vic 25/1999 r9.3.2.1"]),
        ("test_vic_25_1999_r9_2_7_players", ["vic 25/1999 r9.2"]),
        ("test_vic_10_2004_r9_1_1_g_resets", ["vic 10/2004 r9.1.1(g)"]),
        ("test_vic_9_2004_appendix_3_cuts", ["vic 9/2004 appendix 3"]),
        ("test_vic_24_1999_superbucks", ["vic 24/1999"]),
        ("test_reading_b4_caps_the_collection", ["reading B4"]),
        ("s5(2)(b), the excess", ["qld s5(2)(b)"]),
        ("test_the_dealer_stands_on_all_17s", []),
        ("test_cards", []),
    ],
)
def test_a_name_is_read_for_as_long_as_it_leads_somewhere(name: str, named: list[str]) -> None:
    assert list(names_of(name)) == named


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("test_s999_nothing", "qld s999"),
        ("test_s5_9_no_such_subsection", "qld s5(9)"),
        ("test_s5_2_c_no_such_paragraph", "qld s5(2)(c)"),
        ("test_vic_99_1999_no_such_notice", "vic 99/1999"),
        ("test_vic_25_1999_r99_no_such_rule", "vic 25/1999 r99"),
        ("test_vic_25_1999_r14_99_no_such_sub_rule", "vic 25/1999 r14.99"),
        ("test_reading_zz9_none", "reading ZZ9"),
    ],
)
def test_a_name_that_leads_nowhere_is_given_as_written(name: str, named: str) -> None:
    assert names_of(name) == (named,)
