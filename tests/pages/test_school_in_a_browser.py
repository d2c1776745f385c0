"""The school in a browser: begun in three clicks, by keys alone, on a phone; nothing that was answered is lost."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import Floor
from support.visit import Visit, visit

from houseway.games import find
from houseway.school import AnswerForm, Item, item
from houseway.school.course import lesson
from houseway.school.live.table import LiveTable

pytestmark = pytest.mark.long
ASKED = (
    "roulette/lay", "blackjack/do", "craps/call", "roulette/pay", "sic-bo/settle", "baccarat/take-or-refuse",
    "7-card-stud/next", "blackjack/rule", "craps/spot", "mini-baccarat/hand", "pai-gow/tiles", "roulette/limit",
    "keno/count",
)  # fmt: skip
"""Every kind of item, each at another game."""


def answered(page: Page, asked: Item, given: str) -> None:
    """By keys alone, as the form of the question takes it."""
    form, question = asked.question.form, asked.question
    fields = page.locator("form input:not(.unseen), form select")
    if form is AnswerForm.CHOICE:
        page.keyboard.press(str(question.choices.index(given) + 1))
    elif form is AnswerForm.ERROR:
        line, what, under = given.split(", ")
        fields.first.fill(line)
        for place in (question.choices.index(what), [cite for cite, _ in question.provisions].index(under)):
            page.keyboard.press("Tab")
            page.keyboard.press("Space")
            for _ in range(place):
                page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    elif form in (AnswerForm.AMOUNTS, AnswerForm.EACH):
        for number, (each, who) in enumerate(zip(given.split(", "), question.about, strict=True)):
            field, said = fields.nth(number), each.removeprefix(who).strip()
            field.fill(said) if form is AnswerForm.AMOUNTS else field.select_option(said)
        page.get_by_role("button", name="Answer").press("Enter")
    else:
        fields.first.fill(given)
        page.keyboard.press("Enter")


def opens(person: Visit, theme: str) -> Item:
    """The item that the page asks."""
    game, _, kind = theme.partition("/")
    with person.page.expect_response(lambda answer: answer.url.endswith(f"next?game={game}&kind={kind}")) as told:
        person.page.goto(f"{person.address}/school/practice/{theme}")
    expect(person.page.locator("#asked")).to_be_visible()
    return item(told.value.json()["id"])


@pytest.mark.parametrize("phone", [False, True])
def test_from_the_school_to_the_first_answer_in_three_clicks(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    with visit(opened_browser, open_floor.address, phone=phone) as person:
        page = person.page
        page.goto(f"{open_floor.address}/school")
        page.get_by_role("button", name="Sit down as a guest").click()
        page.get_by_role("link", name="Start").click()
        page.locator(".choices button").first.click()
        expect(page.get_by_role("heading", name="Right").or_(page.get_by_role("heading", name="No"))).to_be_visible()
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#asked")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_every_kind_is_answered_by_keys_and_axe_finds_nothing(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    with visit(opened_browser, open_floor.address, phone=phone, scheme="light" if phone else "dark") as person:
        page = person.comes_in().page
        for number, path in enumerate(ASKED):
            asked = opens(person, path)
            expect(page.locator("#asked:focus, [aria-describedby=asked]:focus")).to_have_count(1)
            assert person.grave_findings() == [], path
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
            answered(page, asked, asked.answer)
            expect(page.get_by_role("status")).to_have_text("Right.")
            expect(page.get_by_role("heading", name="Right")).to_be_visible()
            if number == 0:
                assert person.grave_findings() == []
        for path, seen in (
            ("/school", "Lessons"),
            ("/school/lessons/roulette", "Lay the wagers"),
            ("/school/lessons/roulette/1", "straight up"),
            ("/school/progress", "twelve weeks"),
        ):
            page.goto(open_floor.address + path)
            expect(page.get_by_text(seen).first).to_be_visible()
            assert person.grave_findings() == [], path
        kept = person.fetched("/api/school/answers")
        assert [each["right"] for each in kept] == [True] * len(ASKED)


def test_a_miss_shows_why_and_its_kin_come_back(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        asked = opens(person, "roulette/pay")
        with page.expect_response(lambda answer: "again=" in answer.url) as told:
            answered(page, asked, ", ".join("0.50" for _ in asked.question.about))
        assert item(told.value.json()["id"]).skill == asked.skill
        expect(page.get_by_role("heading", name="No")).to_be_visible()
        link = page.locator(".tree button.link").first
        link.click()
        expect(page.locator("aside article").first).to_contain_text(link.inner_text())


def test_of_a_spoilt_round_each_part_is_marked(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address, phone=True) as person:
        page = person.comes_in().page
        asked = opens(person, "roulette/spot")
        line, what, under = asked.answer.split(", ")
        other = next(each for each in asked.question.choices if each != what)
        page.locator(".round button").nth(int(line) - 1).click()
        expect(page.get_by_role("textbox", name="Line")).to_have_value(line)
        page.get_by_role("radio", name=other.capitalize(), exact=True).check()
        page.get_by_role("radio", name="Another", exact=True).check()
        page.get_by_role("textbox", name="Provision").fill("s9999")
        page.get_by_role("button", name="Answer").click()
        expect(page.get_by_role("alert")).to_contain_text("s9999 is not in the rulebook")
        page.get_by_role("textbox", name="Provision").fill(under)
        page.get_by_role("button", name="Answer").click()
        expect(page.get_by_text("2 of 3 parts are right")).to_be_visible()
        expect(page.get_by_role("listitem").filter(has_text=f"What: {other}, and it is {what}")).to_be_visible()
        assert person.grave_findings() == []
        person.wrong = [each for each in person.wrong if "400" not in each and "404" not in each]


def test_what_was_answered_while_the_line_was_lost_is_kept_once(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        for path, mends in (("roulette/limit", True), ("craps/limit", False)):
            asked = opens(person, path)
            page.route("**/api/school/answers", lambda route: route.abort("connectionreset"))
            answered(page, asked, asked.answer)
            expect(page.get_by_role("alert")).to_contain_text("does not answer")
            page.unroute("**/api/school/answers")
            if mends:
                page.get_by_role("button", name="Send it again").click()
                expect(page.get_by_role("heading", name="Right")).to_be_visible()
            else:  # the page was left, and is opened again later
                with page.expect_response("**/api/school/answers"):
                    page.goto(f"{open_floor.address}/school")
        person.wrong = [each for each in person.wrong if "ERR_CONNECTION_RESET" not in each]
        kept = person.fetched("/api/school/answers")
        assert [each["item"].split("/")[1] for each in kept] == ["roulette", "craps"]


def test_the_first_lesson_is_done_at_the_cloth(opened_browser: Browser, open_floor: Floor) -> None:
    """Chips are laid by clicks; what is missed comes again before the lesson is over."""
    first = lesson(find("roulette"), 1)
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        page.goto(f"{open_floor.address}/school/lessons/roulette/1")
        page.get_by_role("button", name="Do it at the table").click()
        for number, task in enumerate([*first.tasks, first.tasks[0]]):
            asked = item(task)
            expect(page.locator("#asked")).to_contain_text(asked.question.asks[1:])
            amount, _, where = asked.answer.partition(" on ")
            if number == 0:
                answered(page, asked, f"1.00 on {where}" if amount != "1.00" else f"2.00 on {where}")
            else:
                lays(person, asked)
            expect(page.get_by_role("heading", name="No" if number == 0 else "Right")).to_be_visible()
            page.locator("button.next").click()
        expect(page.get_by_text("This lesson is done.")).to_be_visible()


def does(page: Page, line: str) -> None:
    """One step at the table, by keys and clicks."""
    verb, _, rest = line.partition(" ")
    if verb == "say":
        choice = page.locator(".choices button").filter(has_text=re.compile(f"^{re.escape(rest)}", re.IGNORECASE))
        if page.locator(".choices").count():
            choice.first.click()
        else:
            page.get_by_label("Amount").fill(rest)
            page.keyboard.press("Enter")
    elif verb in ("collect", "back"):
        for number in rest.split():
            page.keyboard.press(number)
        page.keyboard.press("-" if verb == "collect" else "+")
    elif verb == "pay":
        number, amount = rest.split()
        page.keyboard.press(number)
        page.keyboard.press("Enter")
        page.keyboard.type(amount)
        page.keyboard.press("Enter")
    else:
        group = page.get_by_role("group", name={"do": "Do", "call": "Announce", "card": "A card to"}[verb])
        words = re.compile(rf"^{re.escape(rest)}( \w)?$")
        page.keyboard.press(group.get_by_role("button", name=words).get_attribute("aria-keyshortcuts") or "")


@pytest.mark.parametrize("phone", [False, True])
def test_a_table_test_is_set_dealt_through_a_lost_line_and_reported(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    table = LiveTable(find("roulette"), "17", 1)
    examiner = open_floor.knows("examiner", "instructor")
    with visit(opened_browser, open_floor.address, phone=phone) as person:
        page = person.signs_in(examiner).page
        page.goto(f"{open_floor.address}/school/tests")
        page.get_by_label("Rounds").fill("1")
        page.get_by_label("Seed").fill("17")
        assert person.grave_findings() == []
        page.get_by_role("button", name="Begin").click()
        wrong = ""
        while table.awaited is not None:
            line = table.line
            expect(page.locator(f'[data-done="{table.done}"]')).to_be_visible()
            if line == "do spin the ball" and not table.note:
                assert person.grave_findings() == []
                does(page, "do place the crown")
                expect(page.get_by_text("The table does not take that now.")).to_be_visible()
                table.answer("do place the crown")
                continue
            if line.startswith("pay") and not wrong:
                line = wrong = f"pay {line.split()[1]} 0.07"
                page.route("**/answers", lambda route: route.abort("connectionreset"))
                does(page, line)
                expect(page.get_by_role("alert")).to_contain_text("does not answer")
                page.unroute("**/answers")
                page.get_by_role("button", name="Try again").click()
            else:
                does(page, line)
            table.answer(line)
            if table.done == 3:
                expect(page.locator('[data-done="3"]')).to_be_visible()
                page.reload()
        expect(page.get_by_role("heading", name="not passed")).to_be_visible()
        expect(page.locator(".errors")).to_contain_text(wrong)
        page.get_by_role("button", name="See it at the table").last.click()
        expect(page.locator(".again svg.cloth")).to_be_visible()
        expect(page.locator(".again")).to_contain_text(wrong)
        page.get_by_role("button", name="Before").click()
        assert person.grave_findings() == []
        person.wrong = [each for each in person.wrong if "ERR_CONNECTION_RESET" not in each]


def test_an_instructor_has_a_class_and_sees_who_is_weak_where(opened_browser: Browser, open_floor: Floor) -> None:
    teacher, pupil = open_floor.knows("teacher", "instructor"), open_floor.knows("pupil", "trainee")
    with visit(opened_browser, open_floor.address) as person:
        page = person.signs_in(pupil).page
        asked = opens(person, "craps/limit")
        answered(page, asked, asked.answer)
        expect(page.get_by_role("heading", name="Right")).to_be_visible()
    with visit(opened_browser, open_floor.address) as person:
        page = person.signs_in(teacher).page
        page.goto(f"{open_floor.address}/school/classes")
        page.get_by_label("A new class").fill("evening / one")
        page.get_by_role("button", name="Begin it").click()
        expect(page.get_by_role("alert")).to_contain_text("is no name for this")
        page.get_by_label("A new class").fill("evening")
        page.get_by_role("button", name="Begin it").click()
        page.get_by_role("link", name="evening").click()
        page.get_by_label("Name").fill(pupil)
        page.get_by_role("button", name="Take in").click()
        expect(page.get_by_role("row", name=pupil)).to_contain_text("100%")
        page.get_by_role("button", name="Set it").click()
        expect(page.get_by_text("20 right: Roulette · Pay")).to_be_visible()
        page.get_by_label("Element").select_option(label="Remove losing wagers and pay winning ones")
        expect(page.get_by_text("SITHGAM007")).to_be_visible()
        assert person.grave_findings() == []
        person.wrong = [each for each in person.wrong if "400" not in each]
    with visit(opened_browser, open_floor.address, phone=True) as person:
        page = person.signs_in(pupil).page
        page.goto(f"{open_floor.address}/school/classes")
        expect(page.get_by_text("0 so far")).to_be_visible()
        assert person.grave_findings() == []


def lays(person: Visit, asked: Item) -> None:
    """A chip of $5 on its place, and then the amount is put right."""
    page, amount = person.page, asked.answer.partition(" on ")[0]
    cloth = person.fetched(f"/api/school/cloth?of={quote('roulette/qld/1998-09-04')}")
    wanted = asked.question.reads(asked.answer)  # type: ignore[misc]
    place = next(e for e in cloth["places"] if (e["wager"], e["selection"]) == (wanted["on"], wanted["selection"]))
    page.locator(f'[data-name="{place["name"]}"]').press("Enter")
    field = page.get_by_label("Amount and place")
    expect(field).to_have_value(f"5.00 on {place['name']}")
    expect(page.locator(".stack.mine")).to_have_count(1)
    field.fill(f"{amount} on {place['name']}")
    page.get_by_role("button", name="Lay it").click()
