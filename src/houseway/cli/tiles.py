"""`houseway tiles`: how four pai gow tiles are set the house way, and by which rule; or what each rule decides."""

import argparse
from collections.abc import Sequence
from typing import Any

from houseway.cli.commands import Commands
from houseway.cli.output import command, console, emit_json, table
from houseway.equipment.tiles import LABEL, NAME, TILES, Tile, tile
from houseway.errors import BadInput
from houseway.games.pai_gow.arithmetic import hand_name, rank
from houseway.games.pai_gow.house_way import STEPS, Rule, Setting, decided, set_hand


def add(subparsers: Commands) -> None:
    tiles = command(subparsers, "tiles", "pai gow tiles set the house way, and why", "houseway tiles 6-6 4-5 1-6 5-6")
    tiles.add_argument("tile", nargs="*", metavar="TILE", help="four, by their pips; without, what each rule decides")
    tiles.set_defaults(run=_tiles)


def _tiles(args: argparse.Namespace) -> int:
    if args.tile:
        _print(set_hand(_four(args.tile)), as_json=args.json)
    else:
        _print_rules(as_json=args.json)
    return 0


def _four(texts: Sequence[str]) -> list[Tile]:
    tiles = [tile(text) for text in texts]
    if len(tiles) != 4:
        raise BadInput(f"a hand has four tiles, not {len(tiles)}")
    for each in tiles:
        if tiles.count(each) > TILES.count(each):
            raise BadInput(f"there are not {tiles.count(each)} tiles of {NAME[each]}")
    return tiles


def _print(setting: Setting, *, as_json: bool) -> None:
    hands = {"low": setting.low, "high": setting.high}
    if as_json:
        emit_json({name: _document(hand) for name, hand in hands.items()} | {"rule": _rule(setting.rule)})
        return
    out = console()
    for name, hand in hands.items():
        both = " and ".join(f"{NAME[each]} ({LABEL[each]})" for each in hand)
        out.print(f"{name:4}  {both}: {hand_name(rank(*hand))}")
    out.print(f"set by the house way, {setting.rule}")


def _document(hand: tuple[Tile, Tile]) -> dict[str, Any]:
    return {"tiles": [NAME[each] for each in hand], "hand": hand_name(rank(*hand))}


def _rule(rule: Rule) -> dict[str, Any]:
    return {"cites": list(rule.cites), "says": rule.says}


def rows() -> list[tuple[str, str, int]]:
    """Every rule in the order in which they are asked: what it rests on, what it does, how many hands it decides."""
    counts = decided()
    return [(", ".join(rule.cites), rule.says, counts[rule]) for step in STEPS for rule in step.rules]


def _print_rules(*, as_json: bool) -> None:
    if as_json:
        counts = decided()
        emit_json([_rule(rule) | {"step": step.name, "hands": counts[rule]} for step in STEPS for rule in step.rules])
        return
    found = rows()
    out = console()
    out.print(f"What decides each of the {sum(hands for *_, hands in found):,} hands, in the order of reading H1\n")
    out.print(
        table(("rule", "what it does", "hands"), [(*rule, f"{hands:,}") for *rule, hands in found], numbers=["hands"])
    )
