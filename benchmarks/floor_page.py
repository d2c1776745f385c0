"""The floor in a browser, measured: a start, the first paint of each page, an act until it is seen, a settled wager.

PYTHONPATH=tests python benchmarks/floor_page.py [ACTS]
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from support.browser import Floor, browser, floor
from support.visit import Visit, visit

PORT = 8973
HOUSEWAY = Path(sys.executable).parent / "houseway"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
LAID = """
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
    await new Promise((done) => setTimeout(done, 20));
  }
  return taken;
}
"""


def started(folder: str) -> float:
    """Seconds from the command to an answer."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        [HOUSEWAY, "floor", "--data", folder, "--port", str(PORT)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while True:
            try:
                urlopen(f"http://127.0.0.1:{PORT}/health", timeout=1).close()
                return time.perf_counter() - begin
            except (URLError, OSError):
                assert process.poll() is None, "it has stopped"
                time.sleep(0.01)
    finally:
        process.terminate()
        process.wait()


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
        taken = person.page.evaluate(LAID, acts)
        print(
            f"{len(taken)} chips laid and taken back, from the click until it is seen: "
            f"{median(taken):.0f} ms in the median, {quantiles(taken, n=100)[98]:.0f} ms at the 99th percentile"
        )


def main(acts: int) -> None:
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with TemporaryDirectory() as folder:
        print(f"ready after {started(folder):.1f} s the first time, {started(folder):.1f} s later")
    with TemporaryDirectory() as folder, floor(Path(folder)) as house:
        in_the_browser(house, acts)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
