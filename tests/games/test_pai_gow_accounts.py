"""What everybody has in the end, worked out from sections 411, 425, 426 and 444 by hand: whole rounds, to the cent."""

from typing import NamedTuple

import pytest
from support.pai_gow import BANK, HIGH_ONLY, LOSES, WINS, Played, table_of

from houseway.games.pai_gow.bank import Bank
from houseway.money import cents
from houseway.play.sign import Limits, Sign

LOW = {WINS: "6-6 4-5", LOSES: "5-5 4-6", HIGH_ONLY: "5-5 4-6"}


class Case(NamedTuple):
    """How the bank is taken, what the others wager on which hands, and what each has won or lost in the end."""

    act: str
    wagers: dict[str, tuple[str, str]]  # who: stake and hand
    ends: dict[str, str]
    combined: str = ""  # what dan puts up with ann
    minimum: str = "5"


CASES = {
    # s426(2): the profit of 50 - 20 pays 5%; s426(1): so does bob's win
    "s426_2_a_bank_that_gains": Case(
        "take the bank", {"bob": ("20", WINS), "cat": ("50", LOSES)}, {"ann": "28.50", "bob": "19.00", "cat": "-50.00"}
    ),
    # no profit, no commission of the bank
    "s426_2_a_bank_that_loses": Case(
        "take the bank", {"bob": ("50", WINS), "cat": ("20", LOSES)}, {"ann": "-30.00", "bob": "47.50", "cat": "-20.00"}
    ),
    "s426_2_a_bank_that_neither_gains_nor_loses": Case(
        "take the bank", {"bob": ("20", WINS), "cat": ("20", LOSES)}, {"ann": "0.00", "bob": "19.00", "cat": "-20.00"}
    ),
    "s444_2_b_a_stand_off_moves_nothing": Case(
        "take the bank", {"bob": ("20", HIGH_ONLY)}, {"ann": "0.00", "bob": "0.00", "cat": "0.00"}
    ),
    # s411: half of 30 each; 5% of 15 is 75c, which chips of 25c pay
    "s411_s426_2_a_co_banker_that_gains": Case(
        "co-bank", {"bob": ("20", WINS), "cat": ("50", LOSES)}, {"ann": "14.25", "bob": "19.00", "cat": "-50.00"}
    ),
    "s411_a_co_banker_that_loses": Case(
        "co-bank", {"bob": ("50", WINS), "cat": ("20", LOSES)}, {"ann": "-15.00", "bob": "47.50", "cat": "-20.00"}
    ),
    # the example of s426(3): 97.50 at a minimum of 5 pays on 95, which is 4.75
    "s426_3_the_example": Case("co-bank", {"cat": ("195", LOSES)}, {"ann": "92.75", "cat": "-195.00"}),
    # the same profit at a minimum of 10: on 90, which is 4.50
    "s426_3_by_the_minimum_of_the_table": Case(
        "co-bank", {"cat": ("195", LOSES)}, {"ann": "93.00", "cat": "-195.00"}, minimum="10"
    ),
    # s425(6), reading P13: 100 and 50 put up share 30 as 20 and 10, and 1.50 of commission as 1.00 and 0.50
    "s425_6_two_who_combine": Case(
        "take the bank",
        {"bob": ("20", WINS), "cat": ("50", LOSES)},
        {"ann": "19.00", "dan": "9.50", "bob": "19.00", "cat": "-50.00"},
        combined="50",
    ),
    "s425_6_two_who_combine_and_lose": Case(
        "take the bank",
        {"bob": ("50", WINS), "cat": ("20", LOSES)},
        {"ann": "-20.00", "dan": "-10.00", "bob": "47.50", "cat": "-20.00"},
        combined="50",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_s425_s426_s444_what_everybody_has_in_the_end(case: Case) -> None:
    names = ("ann", "bob", "cat", *(("dan",) if case.combined else ()))
    table = table_of(*names, sign=Sign({"pai gow": Limits(cents(case.minimum), cents("500"))}))
    table.last, table.boxes = Bank(), {2: ["ann"], 3: ["bob"], 4: ["cat"], 5: list(names[3:])}
    played = Played(table)
    if case.combined:
        played.act("dan", "combine chips", amount=cents(case.combined))
    played.take("ann", "100", case.act)
    if case.combined:
        played.act("ann", "designate", handlers=["ann"])
    played.stack()
    boxes = {"bob": "box 3", "cat": "box 4"}
    for who, (stake, _) in case.wagers.items():
        played.wager(who, boxes[who], stake)
    played.close().shake().deal({"box 2": BANK} | {boxes[who]: hand for who, (_, hand) in case.wagers.items()})
    for who, (_, hand) in case.wagers.items():
        played.act(who, "set", low=LOW[hand])
    played.expose()
    if "settle" not in played.open:
        played.act("ann", "set", low="5-6 1-4")
    played.settle()
    assert {who: table.people[who].purse.value - cents("500") for who in case.ends} == {
        who: cents(amount) for who, amount in case.ends.items()
    }
