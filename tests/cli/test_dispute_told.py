"""How `houseway dispute` tells an answer: the order of its parts, and the reasons for whoever asks why."""

from support.commands import Capture, said, told

OFF = ("dispute", "craps", "$15 on the pass line and a die went over the rail", "--as", "off the table")
EXTRA = ("dispute", "blackjack", "box 2 got two cards too many, $50 in it", "--as", "extra cards to a hand")


def test_s127_1_the_ruling_and_the_money_come_first_and_then_the_steps_the_law_and_how_it_is_read(
    capsys: Capture,
) -> None:
    out = " ".join(said(capsys, *OFF).split())
    first = (
        "The roll is invalid: 1 off the table; wagers stay undecided. The $15.00 on the win bet stays on the layout."
    )
    assert out.startswith(first)
    order = (
        first,
        "Reported as",
        "What staff do, in this order 1. dealer: announce: no roll",
        "The law",
        "How it is read",
    )
    found = [out.index(each) for each in order]
    assert found == sorted(found)
    assert "→ (a) when a die leaves the table, or both do; (b) when one die" in out
    assert "because" not in out


def test_s60_what_is_left_to_the_floor_manager_is_told_with_what_it_leads_to(capsys: Capture) -> None:
    out = " ".join(said(capsys, *EXTRA).split())
    assert "The floor manager decides between 1. remove cards" in out
    assert "2. declare void (qld s60(a)) The $50.00 on box 2 goes back." in out


def test_s127_1_why_is_told_for_whoever_asks(capsys: Capture) -> None:
    out = " ".join(said(capsys, *OFF, "--why").split())
    assert "because the stickperson says: off the table (dice 1); at that moment: the dice are in" in out


def test_s60_an_answer_as_data_has_its_options_and_its_reasons(capsys: Capture) -> None:
    data = told(capsys, *EXTRA)
    assert [each["under"] for each in data["options"]] == ["qld s60(b)", "qld s60(a)", "qld s60(c)"]
    assert data["says"].startswith("Box 2 has 3 cards, too many: a floor manager is called. The floor manager decides:")
    assert data["why"][0]["format"] == "houseway.why/1"
    assert (data["settlements"], data["money"]) == ([], [])
