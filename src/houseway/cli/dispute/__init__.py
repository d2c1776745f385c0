"""`houseway dispute`: what happened at a table, and what the table rules on it."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from houseway.cli.commands import Commands
from houseway.cli.dispute.answer import print_reply
from houseway.cli.dispute.questions import asked_back, asked_game, asked_what, asked_when, is_typed
from houseway.cli.files import save
from houseway.cli.output import ON, command, console, emit_json, table, text_of, words_anywhere
from houseway.disputes import DeskAnswer, Reply, answer_on, asked, irregularities, rule_on, ruling_on_record
from houseway.disputes.rulings import check_moment
from houseway.errors import BadInput, did_you_mean, quoted
from houseway.games import GAMES, find, in_force
from houseway.play.game import Game
from houseway.play.record import Record, read
from houseway.play.record.partial_replay import check_line
from houseway.rulebook import JURISDICTIONS
from houseway.rulebook.events import Event


def add(subparsers: Commands) -> None:
    parser = command(
        subparsers,
        "dispute",
        "what happened at a table, and what the table rules on it",
        "houseway dispute roulette the ball jumped out of the wheel",
    )
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="the game that is played; without it, the words tell it"
    )
    parser.add_argument(
        "words", metavar="WORDS", nargs="*", help="what happened; without any, all that can be reported"
    )
    parser.add_argument(
        "--answer", metavar="N", dest="answers", type=int, action="append", default=[],
        help="the choice that is taken of what was asked back; again for the next question",
    )  # fmt: skip
    parser.add_argument("--when", metavar="MOMENT", help="where the round stood, in the words of the table")
    parser.add_argument("--record", metavar="FILE", help="in this recorded round; GAME need not be named then")
    parser.add_argument(
        "--line", metavar="N", type=int, help="after this line of the record (default: the last place that takes it)"
    )
    parser.add_argument(
        "--as", metavar="REPORT", dest="act", help="what it is called at the table, where words do not do"
    )
    parser.add_argument(
        "--with", "--detail", metavar="NAME=VALUE", dest="details", action="append", default=[], help="a detail of it"
    )
    parser.add_argument("--rules", choices=JURISDICTIONS, help="whose rules (default: the latest text held)")
    parser.add_argument("--on", metavar="D", help=ON)
    parser.add_argument("-o", metavar="FILE", dest="file", help="write the ruling as one page to sign (PDF)")
    parser.add_argument("--why", action="store_true", help="the reasons, with the facts and the law that they rest on")
    words_anywhere(parser)
    parser.set_defaults(run=_dispute)


def _dispute(args: argparse.Namespace) -> int:
    if args.record is None and args.line is not None:
        raise BadInput("--line: of which record? Name it with --record FILE")
    if args.file and Path(args.file).suffix.lower() != ".pdf":
        raise BadInput(f"-o: {args.file} is not a PDF; name it like ruling.pdf")
    if args.record is not None:
        return _on_record(args)
    name, said = _game_and_words(args)
    if name is None and not said:
        name = asked_game()
        game = _game(name, args)
        said = [] if args.act else [asked_what(game)]
        args.when = args.when or (asked_when(game) if said else None)
    words = " ".join(said)
    if args.act is not None:
        return _tell(_as_named(_game(name, args), words, args), words, args)
    if name is not None and not words:
        return _list(_game(name, args), args)
    if name is not None:
        check_moment(_game(name, args), args.when or "")
    answer = partial(answer_on, when=args.when or "", given=_details(args.details))
    ask = partial(asked, words, name, args.rules, args.on, answer=answer)
    return _tell(_talked(ask, args), words, args)


def _game_and_words(args: argparse.Namespace) -> tuple[str | None, list[str]]:
    """The game may stand before what happened."""
    said = [*([] if args.game is None else [args.game]), *args.words]
    if said and said[0] in GAMES:
        return said[0], said[1:]
    if len(said) == 1 and (meant := did_you_mean(said[0], GAMES)):
        raise BadInput(f"GAME: {quoted(said[0])} is not known; there are {', '.join(GAMES)}{meant}")
    return None, said


def _talked(ask: Callable[..., Reply], args: argparse.Namespace) -> Reply:
    """What is replied after the answers that are given, or typed where a question can be put to somebody."""
    answers = list(args.answers)
    reply = ask(answers=answers)
    while reply.question is not None and is_typed() and not args.json:
        answers.append(asked_back(reply.question))
        reply = ask(answers=answers)
    return reply


def _on_record(args: argparse.Namespace) -> int:
    """In a recorded round, at that very table."""
    if args.rules or args.on:
        raise BadInput(f"--{'rules' if args.rules else 'on'}: the record says under which rules it is played")
    record = read(text_of(args.record), args.record)
    words = " ".join(_told(record, args))
    game = find(record.game, record.variant, record.rules, record.on)
    at = (args.when or "", _details(args.details), args.line)
    if args.line is not None:
        check_line(record, args.line, "--line")
    if args.act is not None:
        _check_known(game, args.act)
        return _tell(_ruled(ruling_on_record(record, args.act, words, *at)[0]), words, args)
    if not words:
        raise BadInput("say what happened, or what it is called at the table (--as REPORT)")

    def answer(game: Game[Any], event: Event, words: str) -> DeskAnswer:
        when, given, line = at
        there = (words, when, {**event.given, **given}, line)
        return ruling_on_record(record, event.report, *there)[0] if event.report else answer_on(game, event, words)

    return _tell(_talked(partial(asked, words, game.name, game.rules, None, answer=answer), args), words, args)


def _told(record: Record, args: argparse.Namespace) -> list[str]:
    """What happened; the game may stand before it, if it is the record's."""
    name, said = _game_and_words(args)
    if name not in (None, record.game):
        raise BadInput(f"{args.record} is a record of {record.game}, not of {name}")
    return said


def _tell(reply: Reply, words: str, args: argparse.Namespace) -> int:
    if args.file and reply.answer is None:
        raise BadInput("-o: nothing is ruled yet, so that there is nothing to sign")
    if args.file and reply.answer is not None:
        _write(Path(args.file), reply.answer, find(reply.game).title, words)
    if args.json:
        emit_json(reply.as_data() | {"file": args.file})
    else:
        print_reply(console(), reply, why=args.why)
    return 0


def _as_named(game: Game[Any], words: str, args: argparse.Namespace) -> Reply:
    """What is reported by its name at the table."""
    _check_known(game, args.act)
    meant = next(each for each in irregularities(game) if each.act == args.act)
    return _ruled(rule_on(game, meant, words, args.when or "", _details(args.details)))


def _ruled(answer: DeskAnswer) -> Reply:
    return Reply("yes", answer.game, answer.rules, answer)


def _check_known(game: Game[Any], act: str) -> None:
    known = [each.act for each in irregularities(game)]
    if act not in known:
        listed = f"`houseway dispute {game.name}` lists what is"
        raise BadInput(f"nothing is reported as {quoted(act)} here; {listed}{did_you_mean(act, known)}")


def _game(name: str | None, args: argparse.Namespace) -> Game[Any]:
    """The text in force; of several variants, the first."""
    if name is None:
        raise BadInput(f"--as {args.act}: at which game? Name it first, like: houseway dispute roulette --as 'no spin'")
    held = in_force(name, args.rules, args.on)
    return held[0] if held and held[0].variant else find(name, {}, args.rules, args.on)


def _details(given: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise BadInput(f"--with: {quoted(each)} is not a detail; write it like box=3")
        found[name] = value
    return found


def _list(game: Game[Any], args: argparse.Namespace) -> int:
    known = irregularities(game)
    if args.json:
        emit_json([{"irregularity": each.act, "under": each.under.text, "says": each.says} for each in known])
    else:
        rows = [(each.act, each.under, "; ".join(filter(None, (each.says, *each.causes)))) for each in known]
        console().print(table(("what can be reported", "under", ""), rows))
    return 0


def _write(path: Path, answer: DeskAnswer, title: str, told: str) -> None:
    from houseway.printing.pdf import pdf
    from houseway.printing.ruling import ruling_page

    save(path, pdf([ruling_page(answer, title, told)]), "-o")
