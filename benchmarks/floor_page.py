"""The floor in a browser, measured: a start, the first paint of each page, an act until it is seen, a settled wager.

PYTHONPATH=tests python benchmarks/floor_page.py [ACTS]
PYTHONPATH=tests python benchmarks/floor_page.py guest [TABLE ...]

The second is a newcomer in the demonstration house, as `houseway floor` opens it, with its bots and at its own pace:
from the sign-in page to a settled wager, without a pause; at the tables that the lobby leads to, or at others.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Locator
from support.browser import Floor, browser, floor
from support.in_pages import GAME_OF, LAID
from support.visit import Visit, visit

PORT = 8973
ADDRESS = f"http://127.0.0.1:{PORT}"
HOUSEWAY = Path(sys.executable).parent / "houseway"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
LAYS = """
async (acts) => {
  const chips = () => document.querySelectorAll(".stack.mine").length;
  const taken = [];
  const places = [...document.querySelectorAll('[data-name^="straight up"]')];
  const end = performance.now() + 60_000; // before the wagers close
  for (let n = 0; n < acts && performance.now() < end; n++) {
    const lies = chips();
    const start = performance.now();
    const undo = [...document.querySelectorAll("footer button")].find((each) => each.textContent === "Undo");
    if (n % 2) undo.click();
    else places[n % places.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    while (chips() === lies && performance.now() < end) await new Promise((done) => setTimeout(done, 1));
    taken.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 350)); // nobody may do more than three things a second for long
  }
  return taken;
}
"""


@contextmanager
def running(folder: str) -> Iterator[float]:
    """The house as the command opens it; seconds from there to an answer."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        [HOUSEWAY, "floor", "--data", folder, "--port", str(PORT), "--no-browser"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not answers():
            assert process.poll() is None, "it has stopped"
            time.sleep(0.01)
        yield time.perf_counter() - begin
    finally:
        process.terminate()
        process.wait()


def answers() -> bool:
    try:
        urlopen(f"{ADDRESS}/health", timeout=1).close()
    except (URLError, OSError):
        return False
    return True


def started(folder: str) -> float:
    with running(folder) as seconds:
        return seconds


def paints(person: Visit, path: str) -> float:
    """The median of five, in milliseconds."""
    found = []
    for _ in range(5):
        person.page.goto(f"{person.address}{path}")
        person.page.wait_for_load_state("networkidle")
        found.append(float(person.page.evaluate(PAINT)))
    return median(found)


def in_the_browser(house: Floor, acts: int) -> None:
    with browser() as opened, visit(opened, house.address) as person:
        print(f"first paint, sign-in: {paints(person, '/'):.0f} ms")
        person.comes_in().page.wait_for_load_state("networkidle")
        print(f"first paint, lobby: {paints(person, '/'):.0f} ms")
        table = house.table("Roulette")
        print(f"first paint, table: {paints(person, f'/tables/{table}'):.0f} ms")
        begin = time.perf_counter()
        person.lays("red")
        person.until(person.settled)
        print(f"from the table's page to a settled wager: {time.perf_counter() - begin:.1f} s")
        if person.stacks.count():
            person.page.get_by_role("button", name="Undo").click()
        person.until(person.page.locator("svg.cloth.open"))
        taken = person.page.evaluate(LAYS, acts)
        print(
            f"{len(taken)} chips laid and taken back, from the click until it is seen: "
            f"{median(taken):.0f} ms in the median, {quantiles(taken, n=100)[98]:.0f} ms at the 99th percentile"
        )


class Watch:
    """What was done when, since the beginning."""

    def __init__(self) -> None:
        self.begin, self.said = time.perf_counter(), list[str]()

    def says(self, what: str) -> float:
        seconds = time.perf_counter() - self.begin
        self.said.append(f"{seconds:.1f} {what}")
        return seconds


def led_to(opened: Browser) -> list[str]:
    """The tables at which the lobby says to start."""
    with visit(opened, ADDRESS) as person:
        links = person.comes_in().page.locator("main li a", has=person.page.get_by_text("Start here"))
        links.first.wait_for()
        hrefs: list[str] = links.evaluate_all("all => all.map((each) => decodeURIComponent(each.pathname))")
        return [href.removeprefix("/tables/") for href in hrefs]


def newcomer(opened: Browser, table: str) -> None:
    """From the sign-in page to a settled wager, by a click on a place and the golden button."""
    with visit(opened, ADDRESS) as person:
        watch, page = Watch(), person.page
        person.comes_in()
        watch.says("in the lobby")
        person.opens(table)
        watch.says("at the table")
        person.click_place(LAID[GAME_OF[table]])
        page.locator("header .held").wait_for()
        watch.says("sits")
        until(person, page.locator("svg.cloth.open"), watch)
        if not person.stacks.count():
            person.click_place(LAID[GAME_OF[table]])
            person.stacks.first.wait_for()
        watch.says("chip laid")
        until(person, person.settled, watch)
        print(f"{table}: settled after {watch.says('settled'):.1f} s ({', '.join(watch.said)})")


def until(person: Visit, seen: Locator, watch: Watch) -> None:
    """The golden button, whenever it is there."""
    while True:
        seen.or_(person.golden).first.wait_for(state="attached")
        if seen.count():
            return
        watch.says(person.golden.first.inner_text().lower())
        person.golden.first.click()


def newcomers(tables: Sequence[str]) -> None:
    with TemporaryDirectory() as folder, running(folder), browser() as opened:
        for table in tables or led_to(opened):
            newcomer(opened, table)


def main(acts: int) -> None:
    with TemporaryDirectory() as folder:
        print(f"ready after {started(folder):.1f} s the first time, {started(folder):.1f} s later")
    with TemporaryDirectory() as folder, floor(Path(folder)) as house:
        in_the_browser(house, acts)


if __name__ == "__main__":
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if sys.argv[1:2] == ["guest"]:
        newcomers(sys.argv[2:])
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
