"""The `houseway` command. Exit status: 0 done, 1 the answer is no, 2 the input is wrong (one line says how)."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from houseway import __version__
from houseway.cite import BadCite
from houseway.cli.commands import Commands
from houseway.errors import HousewayError, NotInstalled, did_you_mean, printable, quoted
from houseway.money import BadMoney

COMMANDS = (
    "games",
    "rules",
    "dispute",
    "odds",
    "simulate",
    "certify",
    "audit",
    "export",
    "play",
    "records",
    "replay",
    "why",
    "school",
    "tiles",
    "keno",
    "jackpot",
    "tournament",
    "floor",
    "bench",
)
"""The modules of this package that hold a command each, in the order of `houseway --help`. A module has
`add(subparsers)`, which sets `run`: what takes the parsed arguments and returns the exit status."""

TELL_THEMSELVES = ("houseway.cli.rules.list", "houseway.cli.rules.diff", "houseway.cli.play")
"""The modules whose answer says what is not held."""

MISSING = "the following arguments are required: "

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
    anywhere = False  # may words stand before, between and after the options?
    under: argparse.Action | None = None  # the commands under it
    _twice = False

    def add_subparsers(self, **said: Any) -> Any:
        self.under = super().add_subparsers(**said)
        return self.under

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.load is not None:
            self.load(args)
        if self._twice:
            return super().parse_known_args(args, namespace)
        self._twice = self.anywhere  # options, then words: both come back here
        parse = self.parse_known_intermixed_args if self.anywhere else super().parse_known_args
        found, unknown = parse(args, namespace)
        if unknown and self.under is None:
            self._not_known(unknown[0])
        return found, unknown

    def _not_known(self, text: str) -> NoReturn:
        takes = [name for action in self._actions for name in action.option_strings[-1:] or [str(action.metavar)]]
        self.error(f"{quoted(text)} is not known here; it takes {', '.join(takes)}{did_you_mean(text, takes)}")

    def _get_value(self, action: argparse.Action, text: str) -> Any:
        if action.option_strings and not text.strip() and not getattr(action, "may_be_empty", False):
            # or it would count as not given
            raise argparse.ArgumentError(action, "nothing is said with it; leave it out, or say what")
        try:
            return super()._get_value(action, text)
        except argparse.ArgumentError:
            raise argparse.ArgumentError(action, f"{quoted(text)} is not a whole number") from None

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """One of several words; the usual complaint would show them as Python does."""
        there = [str(each) for each in action.choices or ()]
        if there and value not in there:
            names = None if action.dest in ("command", "act") or action.nargs == argparse.PARSER else action
            why = f"{quoted(value)} is not known; there are {', '.join(there)}{did_you_mean(str(value), there)}"
            raise argparse.ArgumentError(names, why)

    def error(self, message: str) -> NoReturn:
        told = self._missing(message.removeprefix(MISSING)) if message.startswith(MISSING) else message
        self.exit(2, f"{self.prog}: {printable(told)}\n")

    def _missing(self, what: str) -> str:
        """What is still to be said; of commands, which there are."""
        if self.under is not None:
            return f"say which: {', '.join(self.under.choices or ())}"
        return f"{what} is still to be said; `{self.prog} --help` has an example"


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
        _say_what_is_not_held(args)
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


def _say_what_is_not_held(args: argparse.Namespace) -> None:
    """Of a moment after the last text held, beside an answer that would not tell."""
    if getattr(args, "on", None) and args.run.__module__ not in TELL_THEMSELVES:
        from houseway.rulebook.rulesets import beyond

        sys.stdout.flush()
        for jurisdiction in _asked_about(args):
            if told := beyond(jurisdiction, args.on):
                print(f"houseway: {told}", file=sys.stderr)


def _asked_about(args: argparse.Namespace) -> Sequence[str]:
    """Whose rules: those that were named, those that the game is held under, or all."""
    from houseway.games import GAMES, variants
    from houseway.rulebook.rulesets import JURISDICTIONS

    if args.run.__module__.endswith("approved"):
        return ["vic"]
    if cited := getattr(args, "cite", ""):
        return [each for each in JURISDICTIONS if each in cited.split()[:1]] or JURISDICTIONS
    game = getattr(args, "game", None)
    held = list(dict.fromkeys(text.rules for text in variants(game))) if game in GAMES else JURISDICTIONS
    return [args.rules] if getattr(args, "rules", None) else held


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


def loader(subparsers: Commands, commands: Sequence[str], within: str = "") -> Callable[[Sequence[str]], None]:
    """Loads the command that the words begin with; none for the version, all where help or an error lists them."""

    def load(words: Sequence[str]) -> None:
        if words[:1] == ["--version"]:
            return
        for command in words[:1] if words and words[0] in commands else commands:
            try:
                import_module(f"houseway.cli.{within}{command}").add(subparsers)
            except NotInstalled as lacking:
                if words[:1] == [command]:
                    raise
                subparsers.add_parser(command, help=str(lacking))

    return load


def _piped_away() -> int:
    """Whoever read the output has closed it (`houseway rules list | head`): no message, and none at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
