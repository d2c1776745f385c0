"""The page of a ruling: everything on it, in smaller letters where there is much; and what a provision says in full."""

from dataclasses import replace

from houseway.disputes import irregularities, rule_on
from houseway.disputes.answer import Stays
from houseway.games import find
from houseway.printing.ruling import LEFT_OUT, LETTERS, LOWEST, ruling_page
from houseway.printing.sheet import Sheet
from houseway.rulebook.full_text import in_full

CRAPS = find("craps")
[OFF] = [each for each in irregularities(CRAPS) if each.act == "off the table"]
ANSWER = rule_on(CRAPS, OFF, "a die fell off the table")


def words_on(page: Sheet) -> str:
    return " ".join(each.words for each in page.words)


def stays(lines: int) -> tuple[Stays, ...]:
    return tuple(Stays("ann", f"wager {number}", "", 500) for number in range(1, lines + 1))


def test_the_paragraph_that_is_cited_stands_on_the_page() -> None:
    said = words_on(ruling_page(ANSWER, "Craps"))
    assert "qld s127(1): A roll does not count: → (a) when a die leaves the table, or both do; (b) when" in said
    assert LEFT_OUT not in said


def test_the_ruling_and_the_money_stand_before_the_steps_the_law_and_what_was_made_up() -> None:
    said = words_on(ruling_page(ANSWER, "Craps", "a die fell off the table"))
    order = ("The roll is invalid", "What happened", "What staff do", "The law", "How it is read", "Made up to show it")
    found = [said.index(each) for each in order]
    assert found == sorted(found)


def test_much_is_written_in_smaller_letters_and_all_of_it() -> None:
    page = ruling_page(replace(ANSWER, stays=stays(25)), "Craps")
    assert "on wager 25 stays on the layout" in words_on(page)
    assert LETTERS[0] not in {each.height for each in page.words}
    assert LEFT_OUT not in words_on(page)


def test_more_than_goes_on_one_page_is_said_to_be_left_out_above_the_lines_to_sign_on() -> None:
    page = ruling_page(replace(ANSWER, stays=stays(300)), "Craps")
    assert words_on(page).count(LEFT_OUT) == 1
    assert max(each.y for each in page.words if "on wager " in each.words) <= LOWEST


def test_a_provision_is_told_with_its_paragraphs_and_a_paragraph_with_what_it_stands_in() -> None:
    assert in_full("qld s283(1)").endswith("and no misdeal is declared.")
    assert "the boxperson checks what is found, and then: otherwise" in in_full("qld s125(c)(ii)")
    assert "when a die leaves the table" not in in_full("qld s127(1)(b)")
    assert in_full("reading S2").startswith("A spin or drawing")
