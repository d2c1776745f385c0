"""What tests of tournaments share: files to change, and running them."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from houseway.play.record.toml import key, value
from houseway.tournament import Checked, TournamentState, check, read, run

DOCS = Path(__file__).parents[2] / "docs" / "tournaments"
Data = dict[str, Any]


def data_of(name: str) -> Data:
    """One of the examples in the documentation, as data that a test may change."""
    return tomllib.loads((DOCS / f"{name}.toml").read_text(encoding="utf-8"))


def nearly_out() -> Data:
    """The final starts with two wagers' worth of chips, and is long."""
    data = victorian()
    data["conditions"]["session"] = [{"name": "final", "tables": 1, "hands": 200, "chips": "50.00"}]
    data["conditions"] |= {"repechage": "none", "buy_back": "none"}
    data["conditions"]["prizes"]["ties"] = "lot"
    return data


def victorian() -> Data:
    """The example of blackjack, smaller and with nothing that happens besides play."""
    data = data_of("blackjack-vic")
    data["event"] = []
    data["entrants"] = 6
    for session, hands in zip(data["conditions"]["session"], (4, 3, 4), strict=True):
        session["hands"] = hands
    data["conditions"]["session"][1]["tables"] = 1
    return data


def com_bo() -> Data:
    """The same tournament in Com-Bo, whose rule 10 asks for the same."""
    data = victorian() | {"game": "com-bo"}
    data["conditions"]["limits"] = {"singles": {"minimum": "25.00", "maximum": "500.00"}}
    return data


def baccarat() -> Data:
    """The same in baccarat, where players may make secret wagers."""
    data = victorian() | {"game": "baccarat"}
    del data["conditions"]["limits"]
    data["conditions"]["secret_wagers"] = 1
    return data


def queensland() -> Data:
    """The example of roulette, one tournament with nothing altered."""
    data = data_of("roulette-qld")
    del data["application"]["others"]
    data["decision"] = {"by": "Minister", "on": data["decision"]["on"], "outcome": "approved"}
    data["conditions"]["alterations"] = []
    del data["conditions"]["limits"]
    data["event"] = []
    for session in data["conditions"]["session"]:
        session["hands"] = 3
    return data


def text_of(data: Data) -> str:
    return "".join(f"{key(name)} = {value(each)}\n" for name, each in data.items())


def checked(data: Data) -> Checked:
    return check(read(text_of(data)))


def lacks(data: Data) -> list[str]:
    """The provisions that stand against a tournament."""
    return [each.under.text for each in checked(data).lacks]


def held(data: Data, seed: str = "7") -> TournamentState:
    return run(checked(data), seed)


def without(make: Callable[[], Data], name: str) -> Data:
    """Conditions that leave one thing out."""
    data = make()
    del data["conditions"][name]
    return data


def happens(make: Callable[[], Data], *events: Data, seed: str = "7") -> TournamentState:
    """A tournament in which something happens besides play."""
    data = make()
    data["event"] = list(events)
    return held(data, seed)


def refused(running: TournamentState) -> list[str]:
    """The provisions under which something was refused on the way."""
    return [each.cites[0].text for each in running.steps if each.refused]


def in_com_bo(text: str) -> str:
    """The rule of Com-Bo that stands for one of blackjack."""
    return text.replace("vic 28/2000 r20", "vic 29/2000 r10")


BOTH = ((victorian, str), (com_bo, in_com_bo))
"""Rule 20 of blackjack and rule 10 of Com-Bo ask for the same: what makes a tournament, and how its rules are cited."""


def steps(running: TournamentState, kind: str) -> list[str]:
    return [each.what for each in running.steps if each.step == kind]
