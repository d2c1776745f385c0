"""Peers: modules that can be imported, and programs that an environment variable names. None is a dependency."""

import os
import shlex
import subprocess
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from typing import Final

from houseway.bench.frame import Missing, Peer, Turn, rate
from houseway.errors import BadInput, quoted

VARIABLE: Final = "HOUSEWAY_BENCH_"
FORM: Final = "NAME=UNITS:COMMAND, or NAME=:COMMAND where it prints its rate; several with a semicolon between"


def module(name: str, make: Callable[[], Turn]) -> Peer | Missing:
    """A peer in Python; `make` is called only where it can be imported."""
    if find_spec(name) is None:
        return Missing(name, f"pip install {name}")
    return Peer(name, make(), version(name))


def programs(job: str) -> list[Peer | Missing]:
    """The programs that `HOUSEWAY_BENCH_<JOB>` names; what they do of the job in one run, and how they are called."""
    variable = VARIABLE + job.upper().replace("-", "_")
    told = os.environ.get(variable, "")
    if not told.strip():
        return [Missing("a program of your own", f"{variable}='{FORM}'")]
    return [_program(variable, each) for each in told.split(";") if each.strip()]


def _program(variable: str, told: str) -> Peer:
    name, equals, rest = told.strip().partition("=")
    units, colon, command = rest.partition(":")
    if not (equals and colon and command.strip()) or not (units == "" or units.isdecimal()):
        raise BadInput(f"{variable}: {quoted(told.strip())} is not {FORM}")
    words = shlex.split(command)
    return Peer(name, timed(name, words, int(units)) if units else _printed(name, words))


def timed(name: str, words: list[str], units: int) -> Turn:
    """A program that does so many units and ends; starting it is counted in."""

    def turn() -> float:
        try:
            return rate(lambda: _ran(name, words), units, _time_of_children)
        except ZeroDivisionError:
            raise BadInput(f"{name} ends too soon to be timed; let it do more") from None

    return turn


def _printed(name: str, words: list[str]) -> Turn:
    """A program that measures itself: what it prints last is its rate."""

    def turn() -> float:
        said = _ran(name, words).split()
        try:
            return float(said[-1])
        except (IndexError, ValueError):
            raise BadInput(f"{name} did not print its rate as the last word") from None

    return turn


def _ran(name: str, words: list[str]) -> str:
    try:
        done = subprocess.run(words, capture_output=True, check=True, text=True)
    except OSError as wrong:
        raise BadInput(f"{name} cannot be started: {wrong.strerror}") from None
    except subprocess.CalledProcessError as wrong:
        raise BadInput(f"{name} ended with status {wrong.returncode}") from None
    return done.stdout


def _time_of_children() -> float:
    """Processor time of every program that has ended."""
    used = os.times()
    return used.children_user + used.children_system
