"""`houseway school`: questions whose answers come from the table itself, and their marking."""

from houseway.cli import Parser, loader
from houseway.cli.commands import Commands
from houseway.cli.output import group

COMMANDS = ("items", "mark")
"""Each is a module of this package; only the one that is asked for is loaded."""


def add(subparsers: Commands) -> None:
    school = group(
        subparsers, "school", "drills whose answers come from the table", "houseway school items roulette --kind pay"
    )
    under = school.add_subparsers(dest="school_command", required=True, metavar=f"{{{','.join(COMMANDS)}}}")
    assert isinstance(school, Parser)
    school.load = loader(under, COMMANDS, within="school.")
