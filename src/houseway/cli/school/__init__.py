"""`houseway school`: questions whose answers come from the table itself, and their marking."""

import argparse

from houseway.cli import Parser, loader
from houseway.cli.commands import Commands
from houseway.cli.output import group

COMMANDS = ("practise", "lesson", "test", "items", "mark")
"""Each is a module of this package; only the one that is asked for is loaded."""


def add(subparsers: Commands) -> None:
    school = group(
        subparsers, "school", "drills whose answers come from the table", "houseway school practise roulette --kind pay"
    )
    under = school.add_subparsers(dest="school_command", metavar=f"{{{','.join(COMMANDS)}}}")
    assert isinstance(school, Parser)
    school.load = loader(under, COMMANDS, within="school.")
    school.set_defaults(run=_practise)


def _practise(_args: argparse.Namespace) -> int:
    """Without a word more: whoever comes to the school is asked something."""
    from houseway.cli import main

    return main(["school", "practise"])
