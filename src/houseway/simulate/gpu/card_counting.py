"""Who counts cards: rounds out of a shoe by the count, laid out for a graphics card."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.simulate.card_counter import Counting
from houseway.simulate.gpu.card import A_PLACE, copies_for, portions, ready
from houseway.simulate.gpu.shoes import AT_ONCE, ask_for, numbered, room, threads_for


class CountTables(NamedTuple):
    """What the kernel is given besides the stream, and how many cards lie in a word (as a power of 2)."""

    to: NDArray[np.uint16]  # by way of play, state and card
    cards: NDArray[np.uint32]
    ways: NDArray[np.uint32]  # by count
    tags: NDArray[np.int64]  # by kind of card; and the count of a new shoe
    game: NDArray[np.uint32]  # as `shoes.Numbered` has it; in how many places an end is counted, cards unseen, states
    to_a_word: int


def count(plan: Counting, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """As `gpu.count` has it."""
    cuda = ready()
    from houseway.kernels.gpu.count import SIGNATURE, play_with

    laid, copies = laid_out(plan, len(counts)), copies_for(len(counts))
    play = play_with(plan.by_running, len(plan.plans) > 1, laid.to_a_word)
    card = cuda.get_current_device()
    threads, bytes_ = block_for(laid.cards.nbytes, A_PLACE * copies * len(counts), room(card))
    ask_for(play, SIGNATURE, bytes_)
    arrays: list[Any] = [cuda.to_device(each) for each in laid[:-1]]
    total, blocks = cuda.to_device(np.zeros(len(counts), np.int64)), card.MULTIPROCESSOR_COUNT
    for each in portions(chunks, rounds, blocks * threads * AT_ONCE):
        numbers = np.uint64(seed), plan.plan.name, np.uint64(each.first), np.uint32(each.many), np.uint32(each.last)
        play[blocks, threads, 0, bytes_](*arrays, *numbers, total)
    counts += total.copy_to_host()


def laid_out(plan: Counting, places: int) -> CountTables:
    tables = [numbered(each.rules) for each in plan.plans]
    game = *tables[0].game, copies_for(places), int(plan.unseen), len(plan.plan.rules.end_of)
    return CountTables(
        np.concatenate([each.to for each in tables]), tables[0].cards, plan.ways.astype(np.uint32),
        np.append(plan.tags, plan.starts), np.array(game, np.uint32), tables[0].to_a_word,
    )  # fmt: skip


def block_for(cards: int, counts: int, room: int) -> tuple[int, int]:
    """As many threads as there is room for, each with its cards; and the bytes that a block has."""
    threads = threads_for(room - counts, cards)
    return threads, cards * threads + counts
