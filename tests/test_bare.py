"""What runs on the standard library alone, and what tells whoever lacks an extra which to install."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from houseway.errors import EXTRAS, NotInstalled, require

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
RECORD = ROOT / "tests" / "rounds" / "roulette-zero.round"
OUTSIDE = sorted(
    {name for names in EXTRAS.values() for name in names} | {"pydantic", "starlette", "dask", "numba.cuda"}
)
NOT_IN_A_BROWSER = ["_curses", "fcntl", "grp", "multiprocessing", "pwd", "readline", "resource", "ssl", "termios"]
CORE = (
    "rulebook", "equipment", "play", "families", "games", "strategies", "why", "disputes", "keno", "jackpot",
    "tournament", "what_if", "poker_history",
)  # fmt: skip
ALONE = ("cache", "cite", "errors", "front", "money", "quotation", "odds", "ledger.accounts", "ledger.books")
BLOCKED = """
import json, pkgutil, sys
from importlib import import_module
blocked, rooms, modules = json.load(sys.stdin)
for name in blocked:
    sys.modules[name] = None
for room in rooms:
    package = import_module(f"houseway.{room}")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.", onerror=lambda name: None)
    modules += [each.name for each in found if not {"best", "plan"} & {*each.name.split(".")}]
for name in modules:
    import_module(name)
print(len(modules))
"""
"""Imports every module of these rooms, and these, where the blocked ones cannot be imported; but for what a game's
folder has for the simulator, and its best play, which are loaded by whoever asks for them."""


def python(code: str, *words: str, given: str = "", blocked: Iterable[str] = ()) -> "subprocess.CompletedProcess[str]":
    if blocked:
        code = f"import sys\nfor name in {list(blocked)}:\n    sys.modules[name] = None\n{code}"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1"}
    run = [sys.executable, "-c", code, *words]
    return subprocess.run(run, input=given, env=environment, capture_output=True, text=True, check=False)


def houseway(*words: str) -> "subprocess.CompletedProcess[str]":
    """The command, where nothing is installed beside the package."""
    return python("import sys\nfrom houseway.cli import main\nsys.exit(main())", *words, blocked=OUTSIDE)


def test_every_module_of_the_core_is_imported_without_any_package_and_as_in_a_browser() -> None:
    done = python(BLOCKED, given=json.dumps([OUTSIDE + NOT_IN_A_BROWSER, CORE, [f"houseway.{name}" for name in ALONE]]))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 500


def test_the_package_itself_needs_nothing_and_its_extras_are_those_that_are_told_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
    assert project["optional-dependencies"].keys() == {*EXTRAS, "all", "dev"}


@pytest.mark.parametrize("extra", sorted(EXTRAS.keys() - {"gpu"}))
def test_an_extra_brings_what_is_looked_for(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brings = {each.partition("[")[0].replace("-", "_") for each in project["optional-dependencies"][extra]} - {
        "houseway"
    }
    known = {
        name: {each.lower().replace("-", "_") for each in those} for name, those in packages_distributions().items()
    }
    assert all(known[name] & brings for name in EXTRAS[extra])
    assert len(brings - {"dask"}) == len(EXTRAS[extra])  # which `distributed` brings
    require(extra)


def test_what_is_lacking_is_told_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    with pytest.raises(NotInstalled, match=r"^this needs segno: pip install 'houseway\[print\]'$"):
        require("print")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("play roulette", "cli"),
        ("replay {record} --step", "cli"),
        ("simulate craps", "simulate"),
        ("odds blackjack", "simulate"),
        ("bench views", "simulate"),
        ("why {record} --line 2 -o tree.svg", "print"),
        ("rules sign craps", "print"),
        ("keno show", "floor"),
        ("odds craps --plot odds.svg", "plots"),
        ("floor verify --data nowhere", "floor"),
    ],
)
def test_whoever_lacks_an_extra_is_told_which_in_one_line(words: str, extra: str) -> None:
    done = houseway(*words.format(record=RECORD).split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("houseway: this needs ")
    assert done.stderr.endswith(f": pip install 'houseway[{extra}]'\n")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--help"], "play this needs rich: pip install 'houseway[cli]'"),
        (["games"], "5-card-stud 5 card stud poker qld 1998-09-04 qld part 17"),
        (["odds", "craps", "--wager", "win bet"], "244/495 0 251/495 -7/495"),
        (["odds", "baccarat", "--wager", "tie bet"], "619306544887/6508331087895"),
        (["rules", "show", "qld s38(5)"], "qld s38(5) Splitting cards"),
        (["dispute", "craps", "die", "off", "table"], "The roll is invalid"),
        (["replay", str(RECORD)], "As the file states."),
        (["why", str(RECORD), "--line", "2"], "because the ball is on 0"),
        (["jackpot", "return", "120000"], "royal flush 1 in 649,740"),
    ],
    ids=lambda each: each[0] if isinstance(each, list) else "",
)
def test_a_command_prints_plainly_where_nothing_is_installed(words: list[str], says: str) -> None:
    done = houseway(*words)
    assert done.returncode == 0, done.stderr
    assert says in " ".join(done.stdout.split())
