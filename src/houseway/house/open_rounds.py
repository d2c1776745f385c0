"""Rounds that are played where something may lie face down: what is told of them is told when they are over.

The hash of an event is taken over words that can be guessed: of a card there are 52. So until its round is over no hash
of it leaves the house, and a chain is told of as it ended when that round began, which is a true end too.
"""

from typing import Any

from houseway.games import find
from houseway.play.game import Game
from houseway.store.registers import Listed
from houseway.store.store import Store


def game_of(store: Store, chain: int) -> Game[Any]:
    """The game of a table, by its chain."""
    opened = store.opened(chain)
    return find(opened.game, opened.variant, opened.rules, opened.on)


def hidden_round(store: Store, table: Listed) -> int | None:
    """The round that is played there, if something may lie face down in it."""
    return None if table.closed or not game_of(store, table.chain).hides else store.last_round(table.chain)


def hidden_rounds(store: Store) -> dict[int, int]:
    """All of these, by chain."""
    rounds = {each.chain: hidden_round(store, each) for each in store.tables()}
    return {chain: round_ for chain, round_ in rounds.items() if round_ is not None}


def ends(store: Store) -> dict[int, tuple[int, str]]:
    """Where every chain ends, as far as it may be told: the number of an event, and its hash."""
    hidden = hidden_rounds(store)
    found = {chain: store.end(chain, hidden.get(chain)) for chain in store.chains()}
    return {chain: (end.number, end.head) for chain, end in found.items()}
