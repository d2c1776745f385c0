"""`houseway rules`: what a provision does, which are in force, what changed, which games are approved, and coverage."""

import argparse
from typing import Any

from houseway.cli import Parser, loader
from houseway.cli.output import group

COMMANDS = ("find", "show", "list", "reported", "diff", "approved", "sign", "coverage")
"""Each is a module of this package, `show` and so on; only the one that is asked for is loaded."""


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    rules = group(subparsers, "rules", "the law that Houseway holds", "houseway rules show 'qld s5(2)'")
    under = rules.add_subparsers(dest="rules_command", required=True, metavar=f"{{{','.join(COMMANDS)}}}")
    assert isinstance(rules, Parser)
    rules.load = loader(under, COMMANDS, within="rules.")
