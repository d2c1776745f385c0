"""`houseway play`: a table in the terminal; without a game, the lobby."""

import argparse
import os
import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from houseway.cli.drafts import add_draft, draft_asked_for
from houseway.cli.files import save_or_keep_elsewhere
from houseway.cli.output import add_variants, command, emit_json, settings, variant
from houseway.cli.record_folder import fresh_file, made_ready, records_folder
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.lobby import choose
from houseway.cli.terminal.results import SittingResult, in_a_line, result_of
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, quoted
from houseway.games import find, in_force
from houseway.money import Cents, cents, dollars


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    play = command(subparsers, "play", "sit at a table in the terminal", "houseway play roulette --seed 7")
    play.add_argument("game", metavar="GAME", nargs="?", help="which game; without one, the lobby")
    play.add_argument("--seed", metavar="S", help="any text: the same seed gives the same chance and the same bots")
    play.add_argument("--chips", metavar="AMOUNT", default="500.00", help="what you bring (default 500.00)")
    play.add_argument("--seats", metavar="N", type=int, help="players at the table; all but you are bots (default 3)")
    play.add_argument("--name", default="seat 1", help="what you are called (default seat 1)")
    play.add_argument("--table", metavar="KEY=VALUE", action="append", default=[], help="how it is run, like decks=6")
    play.add_argument("--deal-by-hand", action="store_true", help="you deal, too: type what a real table showed")
    play.add_argument(
        "--steps", action="store_true", help="stop at every step, so that what goes wrong can be reported"
    )
    play.add_argument("--quick", action="store_true", help="do not stop before a result stands")
    play.add_argument("--records", metavar="DIR", help="the folder for records (default: houseway in your data folder)")
    play.add_argument("--record", metavar="FILE", help="the file for the record of this table")
    play.add_argument("--no-record", action="store_true", help="write no record")
    add_draft(play)
    add_variants(play)
    play.set_defaults(run=_play)


def _play(args: argparse.Namespace) -> int:
    asked = _settings(args)
    screen = Screen(quiet=args.json)
    visit = Visit(args, screen)
    if args.game is not None:
        visit.sit_down(args.game, asked)
        return 0
    while (game := _interruptible(screen, visit.notes)) is not None:
        asked = asked._replace(chips=visit.chips if visit.results else asked.chips)
        if not visit.sit_down(game, asked):
            break
    return 0


def _settings(args: argparse.Namespace) -> TableChoice:
    """What was asked for, checked before anything is played."""
    chips = cents(args.chips)
    if not 0 <= chips <= 10**9:
        raise BadInput(f"--chips: bring between $0.00 and $10000000.00, not {quoted(args.chips)}")
    if not args.name.strip() or not args.name.isprintable() or len(args.name) > 30:
        raise BadInput("--name: 1 to 30 characters that can be printed")
    asked = variant(args)
    if args.game is not None:
        _check_variant(args.game, asked, args.rules, args.on)
    if args.record is not None and not args.no_record:
        _check_record(Path(args.record))
    elif not args.no_record:
        made_ready(_folder(args))
    how = args.deal_by_hand, settings(args.table), asked, args.rules, args.on, draft_asked_for(args)
    return TableChoice(args.name.strip(), chips, args.seats, args.seed, *how, args.steps, args.quick)


def _check_variant(game: str, asked: dict[str, int | str], rules: str | None, on: str | None) -> None:
    """A variant of the game, or else a setting of its table: blackjack's decks are one."""
    if any(held.variant for held in in_force(game, rules, on)):
        find(game, asked, rules, on)


def _check_record(path: Path) -> None:
    """That there is somewhere to write, before anything is played that could be lost."""
    if path.is_dir():
        raise BadInput(f"--record: {path} is a folder; name a file")
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadInput(f"--record: no file can be written in {path.parent.absolute()}; --no-record plays without")


def _folder(args: argparse.Namespace) -> Path:
    return records_folder() if args.records is None else Path(args.records)


def _interruptible(screen: Screen, notes: Sequence[str]) -> str | None:
    try:
        return choose(screen, notes)
    except KeyboardInterrupt:
        return None


class Visit:
    """One person, from table to table: what they hold goes along, and of each table there is a record."""

    def __init__(self, args: argparse.Namespace, screen: Screen) -> None:
        self.args, self.screen = args, screen
        self.chips: Cents = 0
        self.results: list[SittingResult] = []
        self.notes: list[str] = []  # what came of the last table, for the lobby

    def sit_down(self, game: str, asked: TableChoice) -> bool:
        """Play one game to the end of the session; whatever ends it, there is a record. False where the input ended."""
        session = TerminalSession(game, asked)
        conversation = Conversation(session, self.screen, self.results)
        left, path = False, None
        try:
            left = conversation.run()
        except KeyboardInterrupt:
            pass
        finally:
            path = self._record(game, session)
            self._part(session, path)
        if self.args.json:
            emit_json(_document(session, conversation, path))
        return left

    def _record(self, game: str, session: TerminalSession) -> Path | None:
        """None of a table where nothing happened, unless it was asked for by name."""
        args = self.args
        if args.no_record or not (session.happened or args.record):
            return None
        path = Path(args.record) if args.record else fresh_file(_folder(args), game, args.seed, datetime.now())
        save_or_keep_elsewhere(path, session.close().encode(), "--record" if args.record else "--records")
        return path

    def _part(self, session: TerminalSession, path: Path | None) -> None:
        """What came of it, and where it can be found."""
        self.chips = session.takes_along
        self.results.append(result_of(session))
        self.notes = [f"{in_a_line(self.results[-1])}; you hold ${dollars(self.chips)}"] if session.ended else []
        if path is not None:
            draft = f" --draft {shlex.quote(self.args.draft)}" if self.args.draft else ""
            self.notes.append(f"The record is in {shlex.quote(str(path))}; houseway replay{draft} plays it again.")
        self.screen.note(*self.notes)


def _document(session: TerminalSession, conversation: Conversation, path: Path | None) -> dict[str, Any]:
    return {
        "game": session.game.name,
        "rules": session.game.rules,
        "seed": session.settings.seed,
        "person": session.name,
        "chips": None if session.left else session.view().chips,
        "rounds": session.ended,
        "refusals": conversation.refusals,
        "record": None if path is None else str(path),
    }
