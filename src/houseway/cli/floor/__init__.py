"""`houseway floor`: the house over the web; and its store, gone through, saved, brought back and told."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from houseway.cli.floor import serve
from houseway.cli.floor.cage import cage
from houseway.cli.house_folder import for_nobody_else
from houseway.cli.output import command, console, emit_json, group, table, text_of
from houseway.errors import BadInput, quoted
from houseway.house.clock import SystemClock
from houseway.house.tables.replay import DoesNotFit
from houseway.store.database import FILE, url_of
from houseway.store.problems import told
from houseway.store.store import Store
from houseway.verify.backup import backup, export, restore
from houseway.verify.house import VerifiedStore, verify
from houseway.verify.proof import check_saved
from houseway.verify.shoe import Shown, verify_shoe
from houseway.verify.signature import FILE as KEY
from houseway.verify.signature import check, heads, key_at, public, signed

ACTS: Final = (
    ("verify", "walk every chain, rebuild every balance, replay every round", "verify --data house"),
    ("heads", "where every chain ends now, as far as it may be told, signed or not", "heads --sign --data house"),
    (
        "verify-shoe",
        "work out every outcome of a shoe again, from its seed; or check what a player saved of one",
        "verify-shoe 'roulette 1' 1 --data house",
    ),
    (
        "cage",
        "a gaming day: what every account had, what came and went, what it has",
        "cage --day 2004-08-01 --data house",
    ),
    ("backup", "all of a house in one file, its secret seeds too", "backup house.backup --data house"),
    ("restore", "a house from a backup; every balance is rebuilt from the events", "restore house.backup --data new"),
    (
        "export",
        "every event with its postings and every card of rounds that are over, for inspectors",
        "export house.jsonl --data house",
    ),
)


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    words = "verify, heads, verify-shoe, cage, backup, restore, export"
    about = f"the house over the web; with a further word, its store: {words}"
    parser = command(subparsers, "floor", about, "houseway floor --data house")
    parser.set_defaults(run=_run)
    _where(parser, ".")
    serve.add(parser)
    acts = parser.add_subparsers(dest="act", metavar="ACT")
    found = {name: group(acts, name, help, f"houseway floor {example}") for name, help, example in ACTS}
    for each in found.values():
        _where(each, argparse.SUPPRESS)  # what was said before the act stands
        each.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print one JSON document")
    found["verify"].add_argument(
        "--heads", metavar="FILE", help="ends of chains, as `heads` or `verify --json` printed them before"
    )
    found["verify"].add_argument(
        "--signer",
        metavar="KEY",
        help="the public key that must have signed them (default: that of the house, if there)",
    )
    found["heads"].add_argument("--sign", action="store_true", help="sign them with the key of the house")
    found["heads"].add_argument("--key", metavar="FILE", help=f"that key (default: {KEY} in DIR; made, if not there)")
    found["verify-shoe"].add_argument("table", metavar="TABLE", nargs="?", help="its name")
    found["verify-shoe"].add_argument("shoe", metavar="SHOE", nargs="?", type=int, help="its number")
    found["verify-shoe"].add_argument(
        "--saved", metavar="FILE", help="instead: what the page or the API told of a shoe; no house is needed for it"
    )
    found["verify-shoe"].add_argument(
        "--root", metavar="HASH", action="append", default=[], help="a root that was noted before its cards came"
    )
    found["cage"].add_argument("--day", metavar="YYYY-MM-DD", help="the gaming day (default: the one that it is now)")
    found["restore"].add_argument(
        "--older", action="store_true", help="a backup of before backups said what they hold; its end may be missing"
    )
    for name in ("backup", "restore", "export"):
        found[name].add_argument("file", metavar="FILE", help="to write" if name != "restore" else "to read")


def _where(parser: argparse.ArgumentParser, data: str) -> None:
    parser.add_argument("--data", metavar="DIR", default=data, help=f"the folder with {FILE} (default: this one)")
    parser.add_argument(
        "--database",
        metavar="URL",
        default=None if data != argparse.SUPPRESS else data,
        help="instead, a database like postgresql://user@host/name",
    )


def _run(args: argparse.Namespace) -> int:
    if args.act == "verify-shoe" and args.saved is not None:
        return _verify_saved(args)
    with for_nobody_else():
        return serve.run(args) if args.act is None else _act(args)


def _act(args: argparse.Namespace) -> int:
    does: dict[str, Callable[[argparse.Namespace, Store], int]] = {
        "verify": _verify,
        "heads": _heads_now,
        "verify-shoe": _verify_shoe,
        "backup": _backup,
        "restore": _restore,
        "export": _export,
        "cage": cage,
    }
    store = Store(_url(args))
    try:
        with told():
            return does[args.act](args, store)
    finally:
        store.engine.dispose()


def _url(args: argparse.Namespace) -> Any:
    """Where the house is; only a restore makes one."""
    folder = Path(args.data)
    if args.database is None and args.act == "restore":
        serve.made_folder(args.data)
    elif args.database is None and not (folder / FILE).is_file():
        raise BadInput(f"--data: there is no house in {quoted(args.data)}; it would have a file {FILE}")
    return url_of(folder, args.database)


def _verify(args: argparse.Namespace, store: Store) -> int:
    try:
        found = _verified(store, _heads(args) if args.heads else None)
    except DoesNotFit as wrong:
        found = VerifiedStore(0, 0, 0, {}, str(wrong))
    counts = {"chains": len(found.heads), "events": found.events, "rounds": found.rounds, "postings": found.postings}
    if args.json:
        heads = {str(chain): list(head) for chain, head in found.heads.items()}
        emit_json({"fits": not found.wrong, "wrong": found.wrong} | counts | {"heads": heads})
    else:
        _tell(found, counts)
    return 1 if found.wrong else 0


def _verified(store: Store, ends: dict[int, tuple[int, str]] | None) -> VerifiedStore:
    """The file itself, and all that is in it as it stands at one moment: people may be playing."""
    if (unsound := store.unsound()) is not None:
        raise DoesNotFit(unsound)
    with store.as_it_stands() as still:
        return verify(still, ends)


def _tell(found: VerifiedStore, counts: dict[str, int]) -> None:
    out = console()
    if found.wrong:
        out.print(f"This does not fit: {found.wrong}", markup=False, highlight=False, soft_wrap=True)
    else:
        rows = [(chain, number, head) for chain, (number, head) in found.heads.items()]
        out.print(table(("chain", "event", "ends with"), rows, numbers=("chain", "event")))
        out.print(f"Everything fits: {', '.join(f'{count} {what}' for what, count in counts.items())}.")


def _heads_now(args: argparse.Namespace, store: Store) -> int:
    now = heads(store, SystemClock().now())
    emit_json(signed(now, key_at(_key(args))) if args.sign else now)
    return 0


def _key(args: argparse.Namespace) -> Path:
    return Path(getattr(args, "key", None) or Path(args.data) / KEY)


def _heads(args: argparse.Namespace) -> dict[int, tuple[int, str]]:
    """Ends of chains from a file; where they are signed, or must be, the signature is looked at first."""
    try:
        document = json.loads(text_of(args.heads))
        found = {int(chain): (int(number), str(head)) for chain, (number, head) in document["heads"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        words = "write it with `houseway floor heads` or `houseway floor verify --json`"
        raise BadInput(f"{quoted(args.heads)} has no ends of chains; {words}") from None
    if args.signer is not None or "signature" in document:
        ours = public(key_at(_key(args))) if args.signer is None and _key(args).is_file() else args.signer
        check(document, ours)
    return found


def _verify_saved(args: argparse.Namespace) -> int:
    """What a player saved, by itself."""
    try:
        document = json.loads(text_of(args.saved))
    except ValueError:
        raise BadInput(f"{quoted(args.saved)} is not JSON; save there what `outcomes` of a shoe tells") from None
    fit, wrong = check_saved(document, args.root)
    if args.json:
        emit_json({"fits": not wrong, "fit": fit, "wrong": wrong})
    else:
        for each in wrong:
            console().print(f"This does not fit: {each}", markup=False, highlight=False, soft_wrap=True)
        console().print(f"{fit} of {len(document['outcomes'])} outcomes that were shown fit shoe {document['shoe']}.")
    return 1 if wrong else 0


def _verify_shoe(args: argparse.Namespace, store: Store) -> int:
    if args.table is None or args.shoe is None:
        raise BadInput("name a table and the number of a shoe, or a file with --saved")
    try:
        found, wrong = verify_shoe(store, args.table, args.shoe).outcomes, ""
    except DoesNotFit as problem:
        found, wrong = [], str(problem)
    if args.json:
        emit_json({"fits": not wrong, "wrong": wrong, "outcomes": [_told_of(each) for each in found]})
    elif wrong:
        console().print(f"This does not fit: {wrong}", markup=False, highlight=False, soft_wrap=True)
    else:
        rows = [(each.round, each.device, each.value, each.to) for each in found]
        console().print(table(("round", "device", "gave", "to"), rows, numbers=("round",)))
        console().print(f"All {len(found)} outcomes of shoe {args.shoe} follow from its seed.")
    return 1 if wrong else 0


def _told_of(each: Shown) -> dict[str, Any]:
    return {name: told for name, told in each._asdict().items() if name in ("round", "device", "value", "to")}


def _backup(args: argparse.Namespace, store: Store) -> int:
    return _told(args, "saved", backup(store, Path(args.file)))


def _export(args: argparse.Namespace, store: Store) -> int:
    with store.as_it_stands() as still:
        return _told(args, "written", export(still, Path(args.file)))


def _restore(args: argparse.Namespace, store: Store) -> int:
    return _told(args, "restored, and everything fits", restore(Path(args.file), store, args.older))


def _told(args: argparse.Namespace, what: str, events: int) -> int:
    if args.json:
        emit_json({"events": events})
    else:
        console().print(f"{events} events are {what}.")
    return 0
