"""Malformed, out-of-turn and somebody else's frames: each is answered, nothing breaks, nothing is lost.

HOUSEWAY_SEED=7 pytest tests/floor/test_frame_fuzz.py       that seed, and those after it
"""

import asyncio
from pathlib import Path

import pytest
from support.frame_fuzz import fuzzed
from support.seeds import FIRST, SESSIONS

FRAMES = 60 if not SESSIONS else 400


@pytest.mark.parametrize("seed", range(FIRST, FIRST + (SESSIONS or 6)))
def test_whatever_is_sent_is_answered_and_nothing_is_lost(seed: int, tmp_path: Path) -> None:
    try:
        asyncio.run(fuzzed(tmp_path, seed, FRAMES))
    except BaseException as wrong:
        wrong.add_note(f"HOUSEWAY_SEED={seed} sends it again")
        raise
