"""The `houseway` command. Exit status: 0 done, 1 the answer is no, 2 the input is wrong (one line says how)."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from houseway import __version__
from houseway.cite import BadCite
from houseway.errors import HousewayError
from houseway.money import BadMoney

COMMANDS = ("games", "rules", "dispute", "odds", "play", "records", "replay", "tiles", "keno", "jackpot", "tournament")
"""The modules of this package that hold a command each, in the order of `houseway --help`. A module has
`add(subparsers)`, which sets `run`: what takes the parsed arguments and returns the exit status."""


START = """Casino table games, run the way their rules say. Where to start:

  houseway play                           sit down: choose a game, type ? for help
  houseway dispute craps die off table    what happened, and what the table rules on it
  houseway rules find exposed card        the provision that answers a question
  houseway odds craps                     the exact return of every wager
  houseway replay FILE                    a recorded round, ruled on again

houseway --help lists every command; each has --help with an example."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line; `load` adds the commands under it once the words are known."""

    load: Callable[[Sequence[str]], None] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.load is not None:
            self.load(args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


class Version(argparse.Action):
    """The version, and the rules that it holds; read only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from houseway.rulebook.instruments import SHORT_TITLE, instruments

        [queensland] = [each for each in instruments() if each.jurisdiction == "qld"]
        notices = [each for each in instruments() if each.jurisdiction == "vic"]
        since, until = notices[0].effect.year, notices[-1].effect.year
        print(f"houseway {__version__}, with Queensland's {queensland.title} ({SHORT_TITLE}),")
        print(f"and {len(notices)} notices of the Victorian Gazette, {since} to {until}")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words:
        print(START)
        return 0
    try:
        args = _parser().parse_args(words)
        run: Callable[[argparse.Namespace], int] = args.run
        status = run(args)
        sys.stdout.flush()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except (HousewayError, BadCite, BadMoney) as wrong:
        from houseway.cli.output import say_wrong  # not for `--version`: it brings what draws tables

        say_wrong(wrong)
        return 2
    except BrokenPipeError:
        return _piped_away()
    except OSError as wrong:  # the output goes to a full disk
        _piped_away()
        print(f"houseway: the output cannot be written: {wrong.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> Parser:
    parser = Parser(
        prog="houseway",
        description="Casino table games, run the way their rules say.",
        epilog="example:\n  houseway rules show 'qld s5(2)'",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=Version, nargs=0, help="the version, and the rules it holds")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar=f"{{{','.join(COMMANDS)}}}")
    parser.load = loader(subparsers, COMMANDS)
    return parser


def loader(
    subparsers: "argparse._SubParsersAction[Any]", commands: Sequence[str], within: str = ""
) -> Callable[[Sequence[str]], None]:
    """Loads the command that the words begin with; none for the version, all where help or an error lists them."""

    def load(words: Sequence[str]) -> None:
        if words[:1] == ["--version"]:
            return
        for command in words[:1] if words and words[0] in commands else commands:
            import_module(f"houseway.cli.{within}{command}").add(subparsers)

    return load


def _piped_away() -> int:
    """Whoever read the output has closed it (`houseway rules list | head`): no message, and none at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
