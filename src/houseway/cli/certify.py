"""`houseway certify`: what can be proved of a game, in one file that anybody can make again."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from houseway.cli.chance import add_chance, asks_for_chance, run_chance
from houseway.cli.commands import Commands
from houseway.cli.drafts import add_draft
from houseway.cli.files import save
from houseway.cli.house_folder import for_nobody_else
from houseway.cli.house_store import at_rest
from houseway.cli.output import add_variants, command, console, emit_json, settings, table, text_of, variant
from houseway.cli.progress import working
from houseway.errors import BadInput, quoted
from houseway.games import in_force

if TYPE_CHECKING:
    from houseway.store.store import Store

EXAMPLE: Final = "houseway certify roulette -o roulette.json"
WRITTEN: Final = (".json", ".pdf")


def add(subparsers: Commands) -> None:
    certify = command(subparsers, "certify", "a certificate of a game: figures, nights, rounds and law", EXAMPLE)
    certify.add_argument("game", metavar="GAME", nargs="?", help="as `houseway games` names it")
    certify.add_argument(
        "-o", "--output", metavar="FILE", help="FILE.json or FILE.pdf; without one, a summary is printed"
    )
    certify.add_argument("--verify", metavar="FILE", help="make this certificate again, and compare to the byte")
    add_chance(certify)
    certify.add_argument("--rounds", metavar="N", help="rounds played beside the figures (default: 1M; 0 for none)")
    certify.add_argument("--seed", metavar="X", help="of these rounds (default: 1), or of --chance")
    certify.add_argument(
        "--table",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="how it is run: decks=6; with --chance --data, a table of the house",
    )
    add_draft(certify)
    add_variants(certify)
    certify.set_defaults(run=_certify)


def _certify(args: argparse.Namespace) -> int:
    if asks_for_chance(args):
        return run_chance(args)
    if (args.verify is None) == (args.game is None):
        raise BadInput("certify: name a game, or a certificate with --verify FILE")
    if args.verify is not None:
        return _verify(args)
    path = None if args.output is None else _path(args.output)
    from houseway.certify.certificate import certificate  # it brings everything: not before the words were read

    with working(f"certifying {args.game}"), _house(args) as store:
        made = certificate(_asked(args, store), store)
    if path is not None:
        save(path, _written(made, path), "-o")
    if args.json:
        emit_json(dict(made.data))
    else:
        _print(made.data, path)
    return 0


@contextmanager
def _house(args: argparse.Namespace) -> "Iterator[Store | None]":
    """The house whose tables are certified, where one is named."""
    if args.data is None and args.database is None:
        yield None
        return
    with for_nobody_else(), at_rest(args) as store:
        yield store


def _asked(args: argparse.Namespace, store: "Store | None") -> Any:
    from houseway.certify.certificate import ROUNDS, SEED, Application, game_of
    from houseway.certify.house_tables import heads_of
    from houseway.cli.simulate import whole

    held = in_force(args.game, args.rules, args.on)
    names = {name for game in held for name in game.variant}
    asked = variant(args)
    run = {name: str(value) for name, value in asked.items() if name not in names}
    made = Application(
        args.game,
        args.rules,
        args.on,
        tuple((name, value) for name, value in asked.items() if name in names),
        (*settings(args.table), *run.items()),
        None if args.draft is None else text_of(args.draft),
        ROUNDS if args.rounds is None else whole("--rounds", args.rounds),
        SEED if args.seed is None else whole("--seed", args.seed),
    )
    return made if store is None else replace(made, house=heads_of(store, game_of(made)[0]))


def _path(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in WRITTEN:
        raise BadInput(f"-o: {quoted(text)} is none of {', '.join(WRITTEN)}; name a file like roulette.json")
    return path


def _written(made: Any, path: Path) -> bytes:
    if path.suffix.lower() == ".json":
        return bytes(made.text(), "utf-8")
    from houseway.certify.report import report  # it waits for the extra `print`

    return report(made)


def _verify(args: argparse.Namespace) -> int:
    from houseway.certify.check import verify

    text = text_of(args.verify)
    with working("making it again"), _house(args) as store:
        made, differs = verify(text, store)
    if args.json:
        told = None if differs is None else differs._asdict()
        emit_json({"file": args.verify, "same": differs is None, "difference": told})
    elif differs is None:
        print(f"{args.verify}: made again, it is the same to the byte (sha256 {made.data['sha256']})")
    else:
        print(f"{args.verify}: {differs}")
    return 0 if differs is None else 1


def _print(data: Any, path: Path | None) -> None:
    from houseway.certify.alike import alike

    out = console()
    out.print(f"{data['title']} ({data['text']}, from {data['from']}), as at {data['as_at']}")
    out.print(f"{len(data['provisions'])} provisions, {len(data['readings'])} readings; sha256 {data['sha256']}\n")
    if data["wagers"]:
        head = ("wager", "selection", "play", "advantage", "σ", "skewness", "hit frequency")
        out.print(
            table(
                head,
                ((first["wager"], where, *_row(first)) for first, where in alike(data["wagers"])),
                numbers=head[3:],
            )
        )
    played = data["simulation"]
    if played is not None and played["compared"]:
        agree = "agree" if played["agrees"] else "do not agree"
        told = f"{played['rounds']:,} rounds of each wager, seed {played['seed']}: {played['compared']} means {agree}"
        out.print(f"\n{told} with the figures; the farthest is {played['farthest']} standard errors off")
    if path is not None:
        again = f"; houseway certify --verify {path} makes it again" if path.suffix.lower() == ".json" else ""
        out.print(f"\n{path} is written{again}")


def _row(each: Any) -> tuple[str, ...]:
    return (
        each.get("strategy", ""),
        each["advantage"]["decimal"],
        each["sigma"],
        each["skewness"] or "not held",
        each["hit_frequency"]["decimal"],
    )
