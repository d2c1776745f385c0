"""What a record says that people received, where something was paid besides the stake (s116, s117)."""

import pytest
from support.records import replayed

from houseway.money import cents

AT_CRAPS = """\
format = 1
game = "craps"
rules = "qld"
on = 1998-09-04
table.point = 6
table.shooter = "ann"
people = {ann = {chips = "1000"}, dealer = {role = "dealer"}, "floor manager" = {role = "floor manager"}}

[sign.limits]
"buy bet" = {minimum = "20", maximum = "100"}

[[round]]
events = [
  {by = "ann", act = "wager", on = "buy bet", selection = "4", stake = "STAKE", accepted = true},
MORE]
"""
UNNOTICED = "accepted = true, unnoticed = true"
FOUND = '  {by = "dealer", act = "wager outside the limits", person = "ann", on = "buy bet", selection = "4"},\n'
VOID = '  {by = "floor manager", act = "declare wagers void", person = "ann"},\n'


@pytest.mark.parametrize(
    ("stake", "taken", "more", "received", "chips"),
    [
        pytest.param("140", "accepted = true", "", "40.00", "895.00", id="s5_2_a_never_a_wager_so_nothing_was_paid"),
        pytest.param("140", UNNOTICED, FOUND, "42.00", "895.00", id="s5_2_a_part_with_its_share_of_what_was_paid"),
        pytest.param("100", "accepted = true", VOID, "105.00", "1000.00", id="s4_2_a_all_of_it"),
        pytest.param("101", UNNOTICED, FOUND, "1.05", "895.00", id="s5_2_a_a_small_part"),
    ],
)
def test_s116_1_what_was_paid_besides_a_buy_bet_is_received_only_where_it_went_back(
    stake: str, taken: str, more: str, received: str, chips: str
) -> None:
    text = AT_CRAPS.replace("STAKE", stake).replace("accepted = true", taken).replace("MORE", more)
    again = replayed(text)
    assert again.received == {"ann": received}
    assert again.state["people"]["ann"]["chips"] == chips
    lies = sum(cents(each["stake"]) for each in again.state["wagers"])
    assert cents(chips) + lies + lies // 20 == 100_000
