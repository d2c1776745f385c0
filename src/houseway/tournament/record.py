"""The record of a tournament: its conditions, the seed, every step with its provision, and what was paid.

The seed gives the same tournament again, so that whoever has the record can verify it.
"""

import tomllib
from collections import Counter
from hashlib import sha256
from typing import Final

from houseway.errors import BadRecord
from houseway.money import dollars
from houseway.play.record.toml import Data, section, value
from houseway.tournament.check import check
from houseway.tournament.file import FORMAT, read
from houseway.tournament.play import run
from houseway.tournament.state import Finished, TournamentState

QUOTES: Final = "'''"


def write(running: TournamentState) -> str:
    """The whole record, as TOML."""
    head = f"# The record of a tournament. See docs/tournaments.md.\nformat = {FORMAT}\nseed = {value(running.seed)}\n"
    text = running.filed.text
    plain = QUOTES not in text and all(c.isprintable() or c == "\n" for c in text)
    stated = f"{QUOTES}\n{text}{QUOTES}" if plain else value(text)
    parts = [f"{head}conditions = {stated}\n"]
    parts.append(section("", {"steps": [each.as_data() for each in running.steps]}))
    parts += [section("[[session]]", _session(each)) for each in running.sessions]
    parts.append(section("[result]", _result(running)))
    return "\n".join(parts)


def _session(done: Finished) -> Data:
    scores = [
        {"player": score.name, "table": score.table, "chips": dollars(score.chips)}
        | ({"out_after": score.out_at} if score.out_at else {})
        for score in done.scores
    ]
    records = {name: sha256(text.encode()).hexdigest() for name, text in done.records.items()}
    return {"name": done.session, "standing": scores, "goes_on": list(done.goes_on), "records": records}


def _result(running: TournamentState) -> Data:
    return {
        "places": [list(names) for names in running.places],
        "prizes": {name: dollars(amount) for name, amount in running.prizes.items()},
        "accounts": _accounts(running),
    }


def _accounts(running: TournamentState) -> dict[str, str]:
    """The pool, the operator and all players together; of those, what anything ever went to or came from."""
    names = {running.pool: "prize pool", running.operator: "operator"}
    found = Counter[str]()
    for account, amount in running.books.balances.items():
        found[names.get(account, "players")] += amount
    return {name: dollars(amount) for name, amount in sorted(found.items())}


def document(running: TournamentState) -> Data:
    """What `houseway tournament run --json` prints."""
    game = running.game
    return {
        "title": running.filed.title,
        "game": game.name,
        "rules": game.rules,
        "under": running.text.part,
        "seed": running.seed,
        "players": list(running.entrants),
        "steps": [each.as_data() for each in running.steps],
        "sessions": [_session(each) for each in running.sessions],
        **_result(running),
    }


def verify(text: str, file: str) -> tuple[TournamentState, int | None]:
    """Run a record again; the line at which it comes out otherwise, or None where it does not."""
    try:
        data = tomllib.loads(text)
        stated, seed = data["conditions"], data["seed"]
    except (ValueError, KeyError, RecursionError) as wrong:
        raise BadRecord(f"this is no record of a tournament: {wrong}", file=file, line=1) from None
    checked = check(read(str(stated), file))
    again = run(checked, str(seed))
    return again, first_difference(text, write(again))


def first_difference(one: str, other: str) -> int | None:
    """The first line that is not the same."""
    lines, others = one.splitlines(), other.splitlines()
    for number, (mine, theirs) in enumerate(zip(lines, others, strict=False), 1):
        if mine != theirs:
            return number
    return None if len(lines) == len(others) else min(len(lines), len(others)) + 1
