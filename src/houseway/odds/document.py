"""A row of odds as plain data: what JSON and CSV have."""

from collections.abc import Iterable
from typing import Any

from houseway.money import dollars
from houseway.odds.exact import Return
from houseway.odds.figures import plain, said
from houseway.odds.rows import Row
from houseway.odds.stakes import AtStake


def as_data(row: Row, decimal: int | None = None) -> dict[str, Any]:
    game, each = row.game, row.found
    return {
        "game": game.name,
        "rules": game.rules,
        "wager": each.wager,
        "selection": each.selection,
        **({"strategy": each.strategy} if each.strategy else {}),
        **figures(each, game.trial, decimal),
        "cites": [cite.text for cite in each.cites],
        **({"variant": dict(game.variant)} if game.variant else {}),
        "text": game.part,
        "from": game.since,
        "caveats": list(row.caveats),
        **({} if row.at is None else {"at_stake": at_stake_data(row.at, decimal)}),
    }


def figures(each: Return, trial: str, decimal: int | None) -> dict[str, Any]:
    """What is counted of a wager; `return` is per unit of the first wager, where several go together."""
    pays = [plain(p) for p in each.pays]
    found: dict[str, Any] = {
        "pays": pays[0] if len(pays) == 1 else pays,
        "win": said(each.win, decimal),
        "void": said(each.void, decimal),
        "lose": said(each.lose, decimal),
        "return": said(each.expected, decimal),
    }
    if each.staked != 1:
        found |= {"staked": said(each.staked, decimal), "return_per_staked": said(each.per_staked, decimal)}
    if each.handed_over != 1:
        found["return_per_handed_over"] = said(each.per_handed_over, decimal)
    if each.per_trial is not None:
        found[f"per_{trial}"] = said(each.per_trial, decimal)
    return found | {"house_edge": said(each.house_edge, decimal), "variance": said(each.variance, decimal)}


def at_stake_data(at: AtStake, decimal: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {"stake": dollars(at.stake)}
    if at.refused is not None:
        return found | {"refused": at.refused.why, "rule": at.refused.under.text, "instead": at.refused.instead}
    found |= {"return": said(at.expected, decimal), "rounding": said(at.rounding, decimal)}
    found |= {"variance": said(at.variance, decimal)}
    if at.staked != 1:
        found |= {"staked": said(at.staked, decimal), "return_per_staked": said(at.expected / at.staked, decimal)}
    if at.handed_over != at.stake:
        found |= {"handed_over": dollars(at.handed_over)}
        found |= {"return_per_handed_over": said(at.per_handed_over, decimal)}
    return found


def flat(documents: Iterable[dict[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """The same for a sheet: a column for each field, an empty cell where a row has none."""
    found = [_flat("", each) for each in documents]
    headings = list(dict.fromkeys(name for each in found for name in each))
    return headings, [[each.get(name, "") for name in headings] for each in found]


def _flat(under: str, data: dict[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            found |= _flat(f"{under}{name}.", value)
        else:
            found[f"{under}{name}"] = "; ".join(map(str, value)) if isinstance(value, list) else str(value)
    return found
