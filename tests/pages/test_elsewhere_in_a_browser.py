"""Where several processes run one house, a page leads to the one that runs a table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor, floor
from support.postgres import Server
from support.visit import visit

from houseway.store import leases

pytestmark = pytest.mark.long
HELD = f"{leases.SECONDS} seconds"
NO_FOLDER = Path()  # the house is in a database
DRAWN = "picture => picture.complete && picture.naturalWidth > 0"


@pytest.fixture(scope="module")
def two_floors(postgresql_server: Server) -> Iterator[tuple[Floor, Floor]]:
    """Two processes of one house; the table is run by the second, and stays there however busy the machine is."""
    database = postgresql_server.database()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(leases, "NEW", leases.NEW.replace(HELD, "1 hour"))
        patch.setattr(leases, "RENEW", leases.RENEW.replace(HELD, "1 hour"))
        with floor(NO_FOLDER, database) as here, floor(NO_FOLDER, database) as there:
            there.table("Roulette")
            yield here, there


def test_the_lobby_shows_a_table_that_another_process_runs_and_leads_there(
    opened_browser: Browser, two_floors: tuple[Floor, Floor]
) -> None:
    here, there = two_floors
    with visit(opened_browser, here.address) as person:
        person.comes_in()
        link = person.page.locator("main li a", has_text="Roulette")
        expect(link).to_contain_text(there.address.removeprefix("http://"))
        person.page.wait_for_function(DRAWN, arg=link.locator("img").element_handle())
        link.click()
        expect(person.page).to_have_url(f"{there.address}/tables/Roulette")
        person.lays("red")
        person.until(person.settled)


@pytest.mark.parametrize(("path", "shows"), [("/tables/Roulette", "Sit down with $500"), ("/odds/Roulette", "2.703%")])
def test_a_page_that_is_told_its_table_is_run_elsewhere_goes_there_by_itself(
    opened_browser: Browser, two_floors: tuple[Floor, Floor], path: str, shows: str
) -> None:
    here, there = two_floors
    with visit(opened_browser, here.address) as person:
        person.comes_in().page.goto(here.address + path, wait_until="commit")  # it is left before all of it has come
        expect(person.page).to_have_url(there.address + path)
        expect(person.page.get_by_text(shows, exact=True).first).to_be_visible()
        assert [each for each in person.wrong if "421" not in each] == []
        person.wrong.clear()  # the browser notes what led here as an error


def test_who_runs_tables_is_led_to_the_lobby_of_the_process_that_has_it(
    opened_browser: Browser, two_floors: tuple[Floor, Floor]
) -> None:
    here, there = two_floors
    here.knows("pit boss", "pit boss")
    with visit(opened_browser, here.address) as boss:
        boss.signs_in("pit boss").page.get_by_role("link", name="Run it there").click()
        expect(boss.page.get_by_role("button", name="Run Roulette …")).to_be_visible()
        expect(boss.page).to_have_url(f"{there.address}/")
