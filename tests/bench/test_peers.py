"""Peers are called where they are installed: modules, and programs that an environment variable names."""

import sys

import pytest

from houseway.bench.frame import Missing, Peer, Turn
from houseway.bench.peers import module, programs
from houseway.errors import BadInput

BUSY = "import time\nwhile time.process_time() < 0.1: pass"


def never() -> Turn:
    raise AssertionError("made, though it is not installed")


def named(monkeypatch: pytest.MonkeyPatch, told: str) -> list[Peer | Missing]:
    monkeypatch.setenv("HOUSEWAY_BENCH_A_JOB", told)
    return programs("a-job")


def first(monkeypatch: pytest.MonkeyPatch, told: str) -> Peer:
    found = named(monkeypatch, told)[0]
    assert isinstance(found, Peer)
    return found


def test_a_module_that_is_not_installed_is_missing_and_never_made() -> None:
    assert module("no_such_evaluator", never) == Missing("no_such_evaluator", "pip install no_such_evaluator")


def test_a_module_that_is_installed_comes_with_its_version() -> None:
    found = module("pytest", lambda: lambda: 1.0)
    assert isinstance(found, Peer)
    assert (found.name, found.version) == ("pytest", pytest.__version__)


def test_without_the_variable_it_is_said_how_to_name_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    (missing,) = named(monkeypatch, "")
    assert isinstance(missing, Missing)
    assert missing.wanted.startswith("HOUSEWAY_BENCH_A_JOB='NAME=UNITS:COMMAND")


def test_a_program_may_print_its_rate_last(monkeypatch: pytest.MonkeyPatch) -> None:
    found = first(monkeypatch, f"other=:{sys.executable} -c 'print(\"rate\", 12.5)'")
    assert (found.name, found.turn()) == ("other", 12.5)


def test_a_program_that_prints_none_is_timed_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    found = first(monkeypatch, f"other=1000:{sys.executable} -c '{BUSY}'")
    assert 0 < found.turn() <= 12_500  # it works for a tenth of a second at least, told in ticks of a hundredth


def test_several_programs_stand_with_a_semicolon_between(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [each.name for each in named(monkeypatch, "one=5:true; two=:true;")] == ["one", "two"]


@pytest.mark.parametrize("told", ["true", "one=true", "one=:", "one=many:true", "one=-5:true"])
def test_what_is_not_a_name_with_a_command_is_refused(monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    with pytest.raises(BadInput, match=r"HOUSEWAY_BENCH_A_JOB: '.*' is not NAME=UNITS:COMMAND"):
        named(monkeypatch, told)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("/nowhere/at-all", "other cannot be started: No such file or directory"),
        (f"{sys.executable} -c 'raise SystemExit(3)'", "other ended with status 3"),
        (f"{sys.executable} -c 'print()'", "other did not print its rate as the last word"),
    ],
)
def test_a_program_that_fails_says_so_in_a_line(monkeypatch: pytest.MonkeyPatch, command: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        first(monkeypatch, f"other=:{command}").turn()
