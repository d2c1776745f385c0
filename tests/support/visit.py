"""What a person does in the pages: comes in, opens a table, lays chips, presses the golden button, reads why."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote, urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, ViewportSize, expect

from support.floor import PASSWORD

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LONGEST = 120_000  # milliseconds that anything may take, on a machine that is busy with much else
expect.set_options(timeout=LONGEST)
PRESSES = 60  # of the golden button, before a wager must be settled
Scheme = Literal["dark", "light"]
STILL = (
    "() => document.getAnimations()"
    ".filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))"
    ".forEach((each) => each.finish())"
)
GRAVE = ("serious", "critical")
GIVEN_UP = "net::ERR_ABORTED"  # by the browser, when a page is left before all of it has come
AT_REST = """async (svg, [x, y]) => {
  const at = () => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  let [before, now, still] = [null, at(), 0];
  while (still < 4) {
    await new Promise(requestAnimationFrame);
    [before, now] = [now, at()];
    still = before.x === now.x && before.y === now.y ? still + 1 : 0;
  }
  return [now.x, now.y];
}"""
"""Where a point of the cloth is, once it has stayed there for some frames: what comes late below makes it smaller."""


class Sessions:
    """In which session each address was asked for: an answer may come when that one is over, and the next has begun.

    A busy machine answers late, so an address stays excused however long it takes. What a page asks for after it was
    told that the session is over is excused only where it is a picture, which the browser fetches when it pleases.
    """

    def __init__(self) -> None:
        self._asked: dict[str, set[int]] = {}
        self._ended: set[int] = set()
        self._number, self._told = 0, False

    def asks(self, address: str, picture: bool = False) -> None:
        if picture or not self._told:
            self._asked.setdefault(address, set()).add(self._number)

    def ends(self) -> None:
        """It is asked for; the house may have ended it before its answer is here."""
        self._ended.add(self._number)

    def has_ended(self, done: bool) -> None:
        self._told = done
        if not done:
            self._ended.discard(self._number)

    def begins(self) -> None:
        self._number, self._told = self._number + 1, False

    def has_ended_for(self, address: str) -> bool:
        return not self._ended.isdisjoint(self._asked.get(address, ()))


class Visit:
    """Somebody with a browser of their own; whatever goes wrong on the way is kept."""

    def __init__(self, page: Page, address: str, phone: bool) -> None:
        self.page, self.address, self.phone = page, address, phone
        self.wrong: list[str] = []
        self._sessions = Sessions()
        page.set_default_timeout(LONGEST)
        page.on("request", self._asks)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def has_gone_right(self) -> None:
        wrong, self.wrong = self.wrong, []
        assert not wrong, wrong

    def _asks(self, request: Request) -> None:
        if _ends_the_session(request):
            self._sessions.ends()
        elif request.method == "GET":
            self._sessions.asks(request.url, picture=request.resource_type == "image")

    def _is_out(self, told: str, address: str) -> bool:
        return "401" in told and self._sessions.has_ended_for(address)

    def _said(self, message: ConsoleMessage) -> None:
        said, address = message.text, message.location["url"]
        if message.type in ("error", "warning") and not _is_gone(said, address) and not self._is_out(said, address):
            self.wrong.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.wrong.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        status, address = str(response.status), response.url
        if _ends_the_session(response.request):
            self._sessions.has_ended(response.ok)
        elif _begins_a_session(response.request):
            self._sessions.begins()
        if response.status >= 400 and not _is_gone(status, address) and not self._is_out(status, address):
            self.wrong.append(f"{response.status}: {response.request.method} {response.url}")

    # Coming in

    def comes_in(self) -> "Visit":
        """As a guest."""
        self.page.goto(self.address)
        self.page.get_by_role("button", name="Sit down as a guest").click()
        return self._is_in()

    def signs_in(self, name: str, password: str = PASSWORD) -> "Visit":
        """Somebody whom the house knows (`Floor.knows`)."""
        self.page.goto(self.address)
        self.page.get_by_label("Name").fill(name)
        self.page.get_by_label("Password").fill(password)
        self.page.get_by_role("button", name="Sign in", exact=True).click()
        return self._is_in()

    def _is_in(self) -> "Visit":
        expect(self._in_the_lobby).to_be_visible()
        return self

    @property
    def _in_the_lobby(self) -> Locator:
        return self.page.get_by_role("heading", name="Tables", exact=True)

    def opens(self, table: str) -> "Visit":
        """From the lobby; then the cloth is there with all its places."""
        self._link_to(table).click()
        return self._is_at_the_table()

    def _link_to(self, table: str) -> Locator:
        return self.page.locator(f'a[href="/tables/{quote(table)}"]')

    def _is_at_the_table(self) -> "Visit":
        self.page.locator("[data-name]").first.wait_for(state="attached")
        self.golden.first.wait_for()
        return self

    def goes_on_to(self, table: str) -> "Visit":
        """From wherever one is, by the lobby, which is asked for anew; what the page has loaded stays loaded."""
        if self._in_the_lobby.count():
            self.page.reload()
        else:
            self.page.get_by_role("link", name="HOUSEWAY").evaluate("each => each.click()")
        self._is_in()
        self._link_to(table).evaluate("each => each.click()")
        return self._is_at_the_table()

    def goes_to(self, room: str) -> "Visit":
        """By the bar of every page but a table's."""
        self.page.get_by_role("navigation", name="Rooms").get_by_role("link", name=room, exact=True).click()
        return self

    # At the table

    @property
    def golden(self) -> Locator:
        return self.page.locator("footer button.first:enabled")

    @property
    def settled(self) -> Locator:
        """One's own wagers that have come to an end; a bet that stands has not."""
        return self.page.locator("aside .mine li").filter(has_not_text="stands")

    @property
    def stacks(self) -> Locator:
        return self.page.locator(".stack.mine")

    def where(self, name: str) -> tuple[float, float]:
        """Where the chips of a place lie, which is in it whatever its shape."""
        table = self.page.url.rpartition("/")[2]
        cloth = self.fetched(f"/api/tables/{table}/cloth")
        chips = next(each["chips"] for each in cloth["places"] if each["name"] == name)
        x, y = self.page.locator("svg.cloth").evaluate(AT_REST, chips)
        return x, y

    def click_place(self, name: str) -> None:
        x, y = self.where(name)
        self.page.touchscreen.tap(x, y) if self.phone else self.page.mouse.click(x, y)

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"]')

    def fetched(self, path: str) -> Any:
        """By the page itself, whose browser begins anew where an idle connection was closed."""
        words: str = self.page.evaluate("path => fetch(path).then((answer) => answer.text())", path)
        return json.loads(words) if words.startswith(("{", "[")) else words

    def sits_down(self) -> None:
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.locator("header .held")).to_be_visible()

    def lays(self, place: str) -> None:
        """A chip on a place of the cloth; what is asked before wagers are open is answered first."""
        if not self.page.locator("header .held").count():
            self.sits_down()
        self.until(self.page.locator("svg.cloth.open"))
        self.click_place(place)
        expect(self.stacks.or_(self.page.locator("footer [role=alert]")).first).to_be_visible()
        assert self.stacks.count(), self.page.locator("footer").inner_text()

    def until(self, seen: Locator) -> None:
        """The golden button, again and again, until something is seen."""
        for _ in range(PRESSES):
            seen.or_(self.golden).first.wait_for(state="attached")
            if seen.count():
                return
            self.golden.first.click()
        raise AssertionError(f"pressed {PRESSES} times: {self.page.locator('footer').inner_text()}")

    def goes_on(self) -> bool:
        """One press of the golden button, if it is there."""
        there = self.golden.count() > 0
        if there:
            self.golden.first.click()
        return there

    def reads_why(self) -> str:
        """The first citation of one's settlement, in the panel; what its provision says."""
        if self.phone:
            self.page.get_by_role("button", name="Round", exact=True).click()
        expect(self.settled.first).to_be_visible()
        link = self.settled.first.locator("button.link").first
        cite = link.inner_text()
        link.click()
        provision = self.page.locator("aside article").first
        expect(provision).to_be_visible()
        words = provision.inner_text()
        assert cite in words, (cite, words)
        return words

    def grave_findings(self) -> list[str]:
        """What axe finds that keeps somebody out, once nothing is half seen any more."""
        self.page.evaluate(STILL)
        self.page.evaluate(AXE.read_text())
        found: dict[str, Any] = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{each['id']}: {each['help']}: {node['html'][:200]}"
            for each in found["violations"]
            for node in each["nodes"]
            if each["impact"] in GRAVE
        ]


def _ends_the_session(request: Request) -> bool:
    """One's own: by signing out, or with a new password."""
    return (request.method, urlsplit(request.url).path) in (
        ("DELETE", "/api/session"),
        ("PUT", "/api/session/password"),
    )


def _begins_a_session(request: Request) -> bool:
    return request.method == "POST" and urlsplit(request.url).path.startswith("/api/session")


def _is_gone(told: str, address: str) -> bool:
    """The picture of a table that was closed while the lobby still showed it, as those of a tournament are."""
    return "404" in told and address.endswith("/cloth.svg")


@contextmanager
def visit(
    browser: Browser,
    address: str,
    phone: bool = False,
    scheme: Scheme = "dark",
    moves: bool = False,
    pace: str = "quick",
) -> Iterator[Visit]:
    """It fails in the end where anything went wrong on the page. With less motion, but where that is looked at."""
    size = PHONE if phone else DESKTOP
    context = browser.new_context(
        viewport=size,
        has_touch=phone,
        is_mobile=phone,
        color_scheme=scheme,
        reduced_motion="no-preference" if moves else "reduce",
    )
    context.add_init_script(f"localStorage.setItem('houseway pace', localStorage.getItem('houseway pace') ?? '{pace}')")
    try:
        visitor = Visit(context.new_page(), address, phone)
        yield visitor
        visitor.has_gone_right()
    finally:
        context.close()
