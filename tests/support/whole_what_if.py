"""What can be set in each game, and what some changes come to; kept in tests/what_if/whole.json.

`PYTHONPATH=tests python -m support.whole_what_if` writes it anew, where something is rightly told otherwise.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from houseway.errors import HousewayError
from houseway.games import GAMES, find, variants
from houseway.odds.exact import is_held
from houseway.play.game import Game
from houseway.what_if import what_if
from houseway.what_if.draft import read_draft
from houseway.what_if.settable import settable

FILE = Path(__file__).parents[1] / "what_if" / "whole.json"
DRAFTS = Path(__file__).parents[2] / "docs" / "drafts"
SIX_DECKS = (DRAFTS / "six-decks.toml").read_text(encoding="utf-8")
TWO_UP, ROULETTE = "triple-penny-two-up", "roulette"
SWAPPED = {"payout of heads at 2 to 1": "4 to 1", "payout of heads at 4 to 1": "2 to 1"}
COMPARED: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "one change": (ROULETTE, {"payout of straight up": "36 to 1"}, {"wager": "straight up"}),
    "one wager": (ROULETTE, {"payout of straight up": "36 to 1"}, {"wager": "straight up", "decimal": 4}),
    "two changes": (TWO_UP, SWAPPED, {}),
    "of both States": ("baccarat", {"payout of tie bet": "9 to 1"}, {}),
    "six decks": ("baccarat", {"decks": "6", "commission of banker's hand": "4%"}, {"rules": "qld"}),
    "six decks, set and asked for": ("mini-baccarat", {"decks": "6"}, {"decks": 8}),
    "set otherwise than the table is run": ("baccarat", {"decks": "6"},
                                            {"rules": "qld", "decks": 8, "wager": "tie bet"}),
    "set beside how the table is run": ("baccarat", {"payout of tie bet": "9 to 1"},
                                        {"rules": "qld", "commission_rounded": False, "wager": "banker's hand"}),
    "at a stake": ("baccarat", {"commission of banker's hand": "4%"}, {"stake": "22.50", "rules": "qld"}),
    "at a stake that is refused": (ROULETTE, {"payout of red": "6 to 5"}, {"stake": "1.00"}),
    "as the stake is paid exactly": ("craps", {"payout of place bet to win on 6, 8": "6 to 5"},
                                     {"wager": "place bet to win", "stake": "6.00"}),
    "a fee": ("craps", {"fee of buy bet": "4%"}, {"wager": "buy bet"}),
    "nothing changes": (ROULETTE, {"payout of red": "1 to 1"}, {"wager": "red"}),
}  # fmt: skip


def games() -> Iterator[Game[Any]]:
    for name in GAMES:
        yield from variants(name)


def told(game: Game[Any]) -> str:
    return " ".join([game.name, game.part, *map(str, game.variant.values())])


def rules_of(game: Game[Any]) -> list[str]:
    """What can be set, as it stands and under which provision."""
    if not is_held(game):
        return []
    return [f"{each.name}: {each.stands}{f' ({each.usual})' if each.usual else ''}, {each.under}"
            for each in settable(game).values()]  # fmt: skip


RULES = {told(game): game for game in games()}


def compared(name: str) -> dict[str, Any]:
    """Before and after, in each form; as data, one place of each wager."""
    game, changes, more = COMPARED[name]
    found = what_if(game, changes, **more)
    data = {(each["game"], each["rules"], each["wager"]): each for each in reversed(found.as_data())}
    return {"text": found.table().splitlines(), "csv": found.csv().splitlines()[:3],
            "latex": found.latex().splitlines(), "html": found._repr_html_().splitlines(),
            "data": [*data.values()]}  # fmt: skip


CHANGES = [
    'part = "draft six-decks"\n', 'title = "Six decks at baccarat, and a commission of 4%"\n', 'games = ["baccarat"]\n',
    'rules = "qld"\n', 'cite = "draft six-decks r1"\n', 'does = "Baccarat is played with 6 decks of cards."\n',
    'does = "substitute"\n', 'rules = ["qld s84(1)"]\n', 'only = "the number of decks"\n', 'puts = ["r1"]\n',
    'rule = "decks"\n', 'value = "6"\n', 'under = "r1"\n',
]  # fmt: skip
WRONG: dict[str, tuple[str, str]] = {f"without {line.strip()}": (line, "") for line in CHANGES}
WRONG |= {
    "games that are no list": ('games = ["baccarat"]', 'games = "baccarat"'),
    "no games": ('games = ["baccarat"]', "games = []"),
    "a game that is no word": ('games = ["baccarat"]', "games = [7]"),
    "a part that is no word": ('part = "draft six-decks"', "part = 7"),
    "something unknown": ('rules = "qld"', 'rules = "qld"\nrulers = "qld"'),
    "something unknown in a provision": ('cite = "draft six-decks r1"', 'cite = "draft six-decks r1"\nsays = "x"'),
    "something unknown in an operation": ('puts = ["r1"]', 'puts = ["r1"]\nitems = "x"'),
    "something unknown in a setting": ('under = "r1"', 'under = "r1"\nby = "x"'),
    "paragraphs that are no table": ('does = "Baccarat', 'paragraphs = "x"\ndoes = "Baccarat'),
    "paragraphs that are no words": ('does = "Baccarat', 'paragraphs = {a = 1}\ndoes = "Baccarat'),
    "a verb that is unknown": ('does = "substitute"', 'does = "abolish"'),
    "a deletion": ('does = "substitute"', 'does = "delete"'),
    "no day": ('rules = "qld"', 'rules = "qld"\neffect = "soon"'),
    "a rule that is not there": ('rules = ["qld s84(1)"]', 'rules = ["qld s999"]'),
    "a rule of another draft": ('cite = "draft six-decks r1"', 'cite = "draft other r1"'),
    "what is put nowhere": ('puts = ["r1"]', 'puts = ["r2"]'),
    "what sets nothing": ('under = "r1"', 'under = "r2"'),
    "rules that are no list": ('rules = ["qld s84(1)"]', 'rules = "qld s84(1)"'),
    "puts that are no list": ('puts = ["r1"]', 'puts = "r1"'),
    "another State's game": ('rules = "qld"', 'rules = "vic"'),
    "what cannot be set": ('rule = "decks"', 'rule = "seats"'),
    "what it cannot be set to": ('value = "6"', 'value = "17"'),
}
WHOLE = {
    "as it is": SIX_DECKS,
    "with a day": SIX_DECKS.replace('rules = "qld"', 'rules = "qld"\neffect = 2027-01-01', 1),
    "with a moment": SIX_DECKS.replace('rules = "qld"', 'rules = "qld"\neffect = "2027-01-01T04:00"', 1),
    "shown, with its reason and paragraphs": SIX_DECKS.replace(
        'does = "Baccarat',
        'shown_by = "the sign"\nkept_by = "nobody"\nwhy = "it is known"\nparagraphs = {a = "of 52 cards"}\n'
        'does = "Baccarat', 1,
    ),
    **{f"what sets nothing, with {key}": SIX_DECKS.replace('under = "r1"', 'under = "r2"', 1).replace(
        'does = "Baccarat', f'{key} = "said"\ndoes = "Baccarat', 1,
    ) for key in ("shown_by", "kept_by", "why")},
    "inserted": SIX_DECKS.replace('does = "substitute"\nrules = ["qld s84(1)"]', 'does = "insert"\nitem = "2"', 1),
}  # fmt: skip


def draft(name: str) -> dict[str, Any]:
    """What a draft provides for, does and sets, and which game it makes."""
    read = read_draft(WHOLE[name], name)
    provisions = {number: [each.does, dict(each.paragraphs), each.shown_by, each.kept_by, each.why]
                  for number, each in read.provisions.items()}  # fmt: skip
    operations = [[each.does, [*map(str, each.rules)], [p.cite.text for p in each.puts], each.item, each.only]
                  for each in read.operations]  # fmt: skip
    changes = [[each.rule, each.does, each.by, each.item, str(each.effect), [p.cite.text for p in each.was or ()],
                [p.cite.text for p in each.now or ()], each.only] for each in read.as_changes()]  # fmt: skip
    game = find("baccarat")
    laid = read.lay_over(game)
    row = laid.wager_named["banker's hand"]
    return {
        "head": [read.name, read.part, read.title, [*read.games], read.rules, str(read.effect)],
        "provisions": provisions, "operations": operations, "changes": changes,
        "sets": [[rule, value, str(by)] for rule, value, by in read.sets],
        "as it would be set": [*map(str, read.changes(game))],
        "laid over": [laid.part, str(row.commission), [[str(c) for c in clause.cites] for clause in row.clauses]],
    }  # fmt: skip


def wrong(name: str) -> str:
    old, new = WRONG[name]
    assert old in SIX_DECKS, old
    try:
        read_draft(SIX_DECKS.replace(old, new, 1), "draft.toml").lay_over(find("baccarat"))
    except HousewayError as found:
        return str(found)
    return "it is followed"


def main() -> None:
    whole = {
        "rules": {name: rules_of(game) for name, game in RULES.items()},
        "compared": {name: compared(name) for name in COMPARED},
        "drafts": {name: draft(name) for name in WHOLE},
        "wrong": {name: wrong(name) for name in WRONG},
    }
    FILE.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
