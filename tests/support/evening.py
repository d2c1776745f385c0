"""An evening of the staff at one house, over the API: what each of them does, from the first fill to the last count."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from houseway.floor.questions import reports_meant
from houseway.house.actor import acting
from houseway.house.director import draw
from houseway.house.tournaments import Stage
from support.directed import SPRING, file, goes_on, pit_of, spring
from support.floor import STAFF, OnTheFloor, Visitor
from support.live import Live
from support.tournament import queensland

ANN, DEALER, MANAGER = STAFF["player"], STAFF["dealer"], STAFF["floor manager"]
TABLES: Final = {"roulette": 3, "blackjack": 5, "craps": 2, "baccarat": 3, "pai-gow": 3, "caribbean-stud": 3}
"""Live, each with so many patrons who have no page."""
STEPS: Final = 4_000
CORRECTED: Final = {"roulette": "ball", "baccarat": "card", "craps": "stake"}
"""What was typed wrongly there."""
RIGHT: Final = {"ball": (18, 19), "card": ("5D", "6D"), "stake": ("25.00", "50.00")}


class Told(NamedTuple):
    """What somebody types who was told of something, and the report that it is."""

    table: str
    words: str
    act: str


DISPUTES: Final = (
    Told("roulette", "the ball jumped out of the wheel", "no spin"),
    Told("roulette", "patron in box 1's chips were knocked over", "chips lie elsewhere"),
    Told("blackjack", "patron in box 2 touched his cards", "cards handled"),
    Told("blackjack", "a card was face up in the shoe", "card face up in the shoe"),
    Told("blackjack", "two cards came out together", "extra cards to a hand"),
    Told("blackjack", "the dealer turned over a card by mistake", "card drawn in error, exposed"),
    Told("craps", "somebody's hand was in the way of the dice", "dice touched by another"),
    Told("craps", "one die landed in the dice bowl", "invalid roll"),
    Told("baccarat", "I drew a third card too many", "card drawn in excess"),
    Told("pai-gow", "a tile was turned over", "tile exposed in the shuffle"),
    Told("pai-gow", "the tiles were dealt in the wrong order", "misdeal"),
    Told("caribbean-stud", "a player showed his cards to another", "suspect a breach"),
)


class Evening:
    """The house, and who is on duty; `corrected` and `settled` are what the staff put right on the way."""

    def __init__(self, on: OnTheFloor) -> None:
        self.on, self.house = on, on.house
        roles = ("dealer", "floor manager", "cashier", "count", "keno writer", "inspector", "player")
        self.staff: dict[str, Visitor] = {role: on.visitor(role) for role in roles}
        self.settled: list[Told] = []
        self.corrected: list[str] = []

    def posts(self, role: str, path: str, body: Any = None) -> Any:
        answer = self.staff[role].post(f"/api/{path}", body or {})
        assert answer.status_code < 300, (role, path, body, answer.text)
        return answer.json() if answer.content else None

    # Tables

    def opens(self) -> None:
        """Tables, their fills, and people without a page who lay down cash."""
        for game, count in TABLES.items():
            self.posts("floor manager", "tables", {"name": game, "game": game, "dealt": "live"})
            self.posts("cashier", "cage/fills", {"table": game, "amount": "5000.00", "chips": {"100.00": 50}})
            sent = self.staff["cashier"].get("/api/cage/tables").json()["sent"][-1]["event"]
            self.posts("dealer", f"cage/sent/{sent}/receipt")
            for box in range(1, count + 1):
                patron = {"person": f"patron in box {box}", "cash": "1000.00"}
                self.posts("dealer", f"tables/{game}/patrons", patron)

    def plays(self, game: str, rounds: int) -> None:
        """The dealer says what comes and what players do; what is disputed or was typed wrongly is put right."""
        table = self.house.table(game)
        live, last = Live(table, 7, says=DEALER), table.running.number + rounds
        left = [each for each in DISPUTES if each.table == game]
        for _ in range(STEPS):
            if table.running.number >= last:
                break
            for each in [each for each in left if self._is_settled(each)]:
                left.remove(each)
            self.on.does(self._steps, live)
            if game in CORRECTED and game not in self.corrected:
                self._corrects(game)
        assert table.running.number >= last, f"{game} came to round {table.running.number}"

    async def _steps(self, live: Live) -> None:
        with acting(self.house.people[DEALER]):
            await live.step()

    def _is_settled(self, told: Told) -> bool:
        """Where that report is the likeliest one now, it is looked at, and made."""
        table, manager = self.house.table(told.table), self.house.people[MANAGER]
        found = self.on.does(reports_meant, table, manager, told.words)
        if not found or found[0]["act"] != told.act or found[0]["report"] is None:
            return False
        report = found[0]["report"]
        given = dict(_filled(report["ways"][0])) | found[0]["given"]
        sent = {"act": told.act, "with": given, "as": report["who"]}
        seen = self.posts("floor manager", f"tables/{told.table}/foreseen", sent)
        assert seen, told
        self.posts("floor manager", f"tables/{told.table}/act", sent)
        self.settled.append(told)
        return True

    def _corrects(self, game: str) -> None:
        """What came last, by the dealer before the next step; a wager, by a supervisor later: it was something else."""
        role = "floor manager" if CORRECTED[game] == "stake" else "dealer"
        path = f"tables/{game}/corrections"
        for each in self.staff[role].get(f"/api/{path}").json():
            if each["field"] == CORRECTED[game]:
                now = next(value for value in RIGHT[each["field"]] if value != each["stands"])
                sent = {"round": each["round"], "step": each["step"], "field": each["field"], "now": now}
                if self.staff[role].post(f"/api/{path}", sent).status_code == 200:
                    self.corrected.append(game)
                    return

    def writes_down(self) -> None:
        """What cannot be ruled on: one patron accepts, the other has it go to the inspector."""
        for patron, outcome in (("patron in box 1", "the patron accepts"), ("patron in box 2", "to the inspector")):
            self.posts(
                "floor manager",
                "tables/roulette/disputes",
                {"round": 1, "patron": patron, "note": "says that the dealer promised a drink", "amount": "12.00"}
                | {"outcome": outcome, "witnesses": "patron in box 3", "camera": "C4 20:14", "ruling": "none"},
            )

    # The cage, keno, a tournament

    def counts(self, game: str, missing: str) -> str:
        """By two, each for themselves: so much is not there."""
        tables = self.staff["count"].get("/api/cage/tables").json()["tables"]
        drop = next(each["drop"] for each in tables if each["table"] == game)
        counted = {"table": game, "amount": f"{float(drop) - float(missing):.2f}"}
        self.posts("count", "cage/counts", counted)
        told: str = self.posts("inspector", "cage/counts", counted)["done"]
        return told

    def keno_day(self) -> list[int]:
        """By hand: two tickets, and a drawing in which a ball broke."""
        self.posts("floor manager", "keno/lounge", {"settings": {}})
        self.staff["floor manager"].send("PUT", "/api/keno/hours", {"draws": 0, "quiet": 0})
        self.posts("floor manager", "keno/days", {})
        for ways in ([[3, 17, 44]], [[1, 2]]):
            self.posts("keno writer", "keno/tickets", {"ways": ways, "stake": "1.00", "patron": ""})
        numbers = [2, *range(21, 41)]
        broken = [{"act": "ball broke", "after": 1, "ball": 2}]
        broken.append({"act": "replace all the balls", "after": "result", "before": "inspector"})
        sent = {"game": 1, "numbers": numbers, "events": broken}
        self.posts("floor manager", "keno/draws", sent)
        [game] = self.staff["inspector"].get("/api/keno").json()["drawn"]
        drawn: list[int] = game["numbers"]
        return drawn

    def tournament(self) -> dict[str, int]:
        """Announced, entered by a player, and played to the prizes."""
        self.posts("floor manager", "tournaments", {"name": SPRING, "file": file(queensland), "waits": 30, "fills": 6})
        self.on.does(self.house.play_money, ANN, 200_00)
        self.posts("player", f"tournaments/{SPRING}/entries")
        self.on.does(draw, self.house, SPRING)
        self.on.does(goes_on, self.house, pit_of(self.house), lambda: spring(self.house).stage is Stage.OVER)
        prizes: dict[str, int] = spring(self.house).came_to["prizes"]
        return prizes


def _filled(way: list[dict[str, Any]]) -> Iterator[tuple[str, Any]]:
    """The first that may be said of each detail."""
    for field in way:
        if not field.get("optional") and field.get("choices"):
            first = field["choices"][0]
            yield field["name"], [first] * max(1, field.get("least", 1)) if field["kind"] == "choices" else first
