"""`houseway play`: a table in the terminal; without a game, the lobby."""

import argparse
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.text import Text

from houseway.cli.files import save_or_keep_elsewhere
from houseway.cli.output import add_variants, command, emit_json, settings, variant
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.lobby import choose
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import Session, Settings
from houseway.errors import BadInput
from houseway.games import find, in_force
from houseway.money import cents


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    play = command(subparsers, "play", "sit at a table in the terminal", "houseway play roulette --seed 7")
    play.add_argument("game", metavar="GAME", nargs="?", help="which game; without one, the lobby")
    play.add_argument("--seed", metavar="S", help="any text: the same seed gives the same chance and the same bots")
    play.add_argument("--chips", metavar="AMOUNT", default="500.00", help="what you bring (default 500.00)")
    play.add_argument("--seats", metavar="N", type=int, help="players at the table; all but you are bots (default 3)")
    play.add_argument("--name", default="seat 1", help="what you are called (default seat 1)")
    play.add_argument("--table", metavar="KEY=VALUE", action="append", default=[], help="how it is run, like decks=6")
    play.add_argument("--deal-by-hand", action="store_true", help="you deal, too: type what a real table showed")
    play.add_argument("--record", metavar="FILE", help="where the record goes (default GAME-SEED.round, here)")
    play.add_argument("--no-record", action="store_true", help="write no record")
    add_variants(play)
    play.set_defaults(run=_play)


def _play(args: argparse.Namespace) -> int:
    asked = _settings(args)
    screen = Screen(quiet=args.json)
    if args.game is not None:
        _sit_down(args.game, asked, args, screen)
        return 0
    while (game := _interruptible(screen)) is not None:
        if not _sit_down(game, asked, args, screen):
            break
    return 0


def _settings(args: argparse.Namespace) -> Settings:
    """What was asked for, checked before anything is played."""
    chips = cents(args.chips)
    if not 0 <= chips <= 10**9:
        raise BadInput(f"--chips: bring between 0 and 10000000.00, not {args.chips}")
    if not args.name.strip() or not args.name.isprintable() or len(args.name) > 30:
        raise BadInput("--name: 1 to 30 characters that can be printed")
    asked = variant(args)
    if args.game is not None:
        _check_variant(args.game, asked, args.rules, args.on)
    if not args.no_record:
        _check_record(None if args.record is None else Path(args.record))
    how = args.deal_by_hand, settings(args.table), asked, args.rules, args.on
    return Settings(args.name.strip(), chips, args.seats, args.seed, *how)


def _check_variant(game: str, asked: dict[str, int | str], rules: str | None, on: str | None) -> None:
    """A variant of the game, or else a setting of its table: blackjack's decks are one."""
    if any(held.variant for held in in_force(game, rules, on)):
        find(game, asked, rules, on)


def _check_record(path: Path | None) -> None:
    """That there is somewhere to write, before anything is played that could be lost."""
    if path is not None and path.is_dir():
        raise BadInput(f"--record: {path} is a folder; name a file")
    folder = Path() if path is None else path.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadInput(f"--record: no file can be written in {folder.absolute()}; --no-record plays without")


def _interruptible(screen: Screen) -> str | None:
    try:
        return choose(screen)
    except KeyboardInterrupt:
        return None


def _sit_down(game: str, asked: Settings, args: argparse.Namespace, screen: Screen) -> bool:
    """Play one game to the end of the session; whatever ends it, there is a record. False where the input ended."""
    session = Session(game, asked)
    conversation = Conversation(session, screen)
    left = False
    try:
        left = conversation.run()
    except KeyboardInterrupt:
        pass
    finally:
        path = None if args.no_record else _record(game, session, args)
        if path is not None:
            screen.show(Text(f"\nThe record is in {path}; houseway replay {path.name} plays it again."))
    if args.json:
        emit_json(_document(session, conversation, path))
    return left


def _record(game: str, session: Session, args: argparse.Namespace) -> Path:
    text = session.close()
    path = _file(game, args, text)
    save_or_keep_elsewhere(path, text.encode(), "--record")
    return path


def _file(game: str, args: argparse.Namespace, text: str) -> Path:
    """The file asked for; otherwise one named by the seed or the time that overwrites no other session's."""
    if args.record is not None:
        return Path(args.record)
    mark = datetime.now().strftime("%Y%m%d-%H%M%S") if args.seed is None else _fit_for_a_file(args.seed)
    number = 1
    while True:
        path = Path(f"{game}-{mark}.round" if number == 1 else f"{game}-{mark}-{number}.round")
        if not path.exists() or _holds(path, text):
            return path
        number += 1


def _fit_for_a_file(seed: str) -> str:
    return "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in seed)[:40] or "_"


def _holds(path: Path, text: str) -> bool:
    return path.is_file() and path.read_bytes() == text.encode()


def _document(session: Session, conversation: Conversation, path: Path | None) -> dict[str, Any]:
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
