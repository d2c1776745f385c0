"""`houseway dispute`: what happened at a table, and what the table rules on it."""

import argparse
from pathlib import Path
from typing import Any

from houseway.cli.dispute_asked import asked_game, asked_what, asked_when
from houseway.cli.dispute_told import print_ruling
from houseway.cli.files import save
from houseway.cli.output import ON, command, console, emit_json, table, text_of, words_anywhere
from houseway.disputes import Answer, irregularities, rule_on, ruling_on, ruling_on_record
from houseway.errors import BadInput, did_you_mean, quoted
from houseway.games import GAMES, find, in_force
from houseway.play.game import Game
from houseway.play.record import Record, read
from houseway.rulebook import JURISDICTIONS
from houseway.rulebook.entries import Found
from houseway.rulebook.search import search

BESIDES = 3  # provisions that the words find first


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = command(
        subparsers,
        "dispute",
        "what happened at a table, and what the table rules on it",
        "houseway dispute roulette the ball jumped out of the wheel",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game that is played; without it, you are asked")
    parser.add_argument(
        "words", metavar="WORDS", nargs="*", help="what happened; without any, all that can be reported"
    )
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
    words_anywhere(parser)
    parser.set_defaults(run=_dispute)


def _dispute(args: argparse.Namespace) -> int:
    if args.record is None and args.line is not None:
        raise BadInput("--line: of which record? Name it with --record FILE")
    if args.file and Path(args.file).suffix.lower() != ".pdf":
        raise BadInput(f"-o: {args.file} is not a PDF; name it like ruling.pdf")
    if args.record is not None:
        return _on_record(args)
    asks = args.game is None
    args.game = asked_game() if asks else args.game
    game = _game(args)
    if asks and not args.act:
        args.words = [asked_what(game)]
        args.when = args.when or asked_when(game)
    words = " ".join(args.words)
    if not words and not args.act:
        return _list(game, args)
    return _tell(game, words, _answers(game, words, args), args)


def _on_record(args: argparse.Namespace) -> int:
    """In a recorded round, at that very table."""
    if args.rules or args.on:
        raise BadInput(f"--{'rules' if args.rules else 'on'}: the record says under which rules it is played")
    record = read(text_of(args.record), args.record)
    words = " ".join(_told(record, args))
    game = find(record.game, record.variant, record.rules, record.on)
    if args.act is not None:
        _check_known(game, args.act)
    elif not words:
        raise BadInput("say what happened, or what it is called at the table (--as REPORT)")
    answers = ruling_on_record(record, words, args.when or "", _details(args.details), args.line, args.act)
    return _tell(game, words, answers, args)


def _told(record: Record, args: argparse.Namespace) -> list[str]:
    """What happened; the game may stand before it, if it is the record's."""
    said = [*([] if args.game is None else [args.game]), *args.words]
    if said and said[0] in GAMES and (said[0] == record.game or len(said) == 1):
        if said[0] != record.game:
            raise BadInput(f"{args.record} is a record of {record.game}, not of {said[0]}")
        return said[1:]
    return said


def _tell(game: Game[Any], words: str, answers: list[Answer], args: argparse.Namespace) -> int:
    if not answers:
        listed = f"`houseway dispute {game.name}` lists what can be reported"
        raise BadInput(f"nothing is found for {quoted(words)}; {listed}")
    answer, others = answers[0], [each.irregularity for each in answers[1:]]
    if args.file:
        _write(Path(args.file), answer, game.title, words)
    if args.json:
        emit_json(answer.as_data() | {"others": others, "file": args.file})
    else:
        print_ruling(console(), answer, others, _besides(game, words, answer))
    return 0


def _besides(game: Game[Any], words: str, answer: Answer) -> list[Found]:
    """What else of the law the words find, and the ruling does not cite: whoever decides may look at it too."""
    cited = {step for each in answer.cites for step in each.steps}
    found = search(words, game.name, None, game.rules, BESIDES, deciding=True) if words else []
    return [each for each in found if each.cite not in cited]


def _answers(game: Game[Any], words: str, args: argparse.Namespace) -> list[Answer]:
    given = _details(args.details)
    if args.act is None:
        return ruling_on(game, words, args.when or "", given)
    _check_known(game, args.act)
    meant = next(each for each in irregularities(game) if each.act == args.act)
    return [rule_on(game, meant, words, args.when or "", given)]


def _check_known(game: Game[Any], act: str) -> None:
    known = [each.act for each in irregularities(game)]
    if act not in known:
        listed = f"`houseway dispute {game.name}` lists what is"
        raise BadInput(f"nothing is reported as {quoted(act)} here; {listed}{did_you_mean(act, known)}")


def _game(args: argparse.Namespace) -> Game[Any]:
    """The text in force; of several variants, the first."""
    if args.game not in GAMES:
        there = ", ".join(GAMES)
        raise BadInput(f"GAME: {quoted(args.game)} is not known; there are {there}{did_you_mean(args.game, GAMES)}")
    held = in_force(args.game, args.rules, args.on)
    return held[0] if held and held[0].variant else find(args.game, {}, args.rules, args.on)


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


def _write(path: Path, answer: Answer, title: str, told: str) -> None:
    from houseway.printing.pdf import pdf
    from houseway.printing.ruling import ruling_page

    save(path, pdf([ruling_page(answer, title, told)]), "-o")
