"""Pairs (s440): played as they are, but for a few that are split when the split makes enough."""

from typing import Final, NamedTuple

from houseway.equipment.tiles import PAIR, PAIRS
from houseway.games.pai_gow.arithmetic import DAY_HIGH_NINE, is_pair, of_points
from houseway.games.pai_gow.house_way.ways import Rule, Setting, TileSetting, labels


class Split(NamedTuple):
    """What a split of one of these pairs has to make, hand by hand (reading H4)."""

    pairs: tuple[str, ...]
    low: int
    high: int
    rule: Rule


TWO_PAIRS: Final = Rule(("qld s440(1)",), "two pairs are the two hands")
NEVER_SPLIT: Final = Rule(("qld s440(2)",), "a pair that may not be split is the high hand")
HIGHER_PLAY: Final = Rule(("qld s440(3)", "reading H3"), "the pair stays together: the low hand is no worse for it")
TOO_LITTLE: Final = Rule(("qld s440(4)",), "the pair stays together: a split makes too little")
WITH_9_AND_11: Final = Rule(("qld s440(4)(a)(ii)",), "teen and day are split with a 9 and an 11")

SPLITS: Final = (
    Split(
        ("teen", "day"),
        of_points(6),
        of_points(8),
        Rule(("qld s440(4)(a)(i)",), "teen and day are split for 6 and 8 or better"),
    ),
    Split(("chop gow",), of_points(9), of_points(9), Rule(("qld s440(4)(b)",), "9s are split for 9 and 9 or better")),
    Split(
        ("yun", "chop bot"),
        of_points(7),
        of_points(9),
        Rule(("qld s440(4)(c)", "reading H2"), "8s are split for 7 and 9 or better"),
    ),
    Split(
        ("yun", "chop bot"),
        of_points(8),
        of_points(8),
        Rule(("qld s440(4)(c)", "reading H2"), "8s are split for 8 and 8 or better"),
    ),
    Split(
        ("tit", "chop chit"),
        of_points(7),
        DAY_HIGH_NINE,
        Rule(("qld s440(4)(d)", "reading H5"), "7s are split for 7 and a day high nine or better"),
    ),
)
PAIR_RULES: Final = (TWO_PAIRS, NEVER_SPLIT, WITH_9_AND_11, *(row.rule for row in SPLITS), HIGHER_PLAY, TOO_LITTLE)
_MAY_BE_SPLIT: Final = frozenset(name for row in SPLITS for name in row.pairs)


def pair_play(ways: list[TileSetting]) -> Setting | None:
    """The setting of four tiles with a pair among them."""
    together = max(ways, key=lambda way: way.high_rank)
    if not is_pair(together.high_rank):
        return None
    if is_pair(together.low_rank):
        return together.by(TWO_PAIRS)
    name = PAIRS[PAIR[together.high[0]]]
    if name not in _MAY_BE_SPLIT:
        return together.by(NEVER_SPLIT)
    (split,) = (way for way in ways if way is not together)  # either tile of a pair leaves the same two hands
    return _split_or_not(name, together, split)


def _split_or_not(name: str, together: TileSetting, split: TileSetting) -> Setting:
    rule = _reason(name, together, split)
    if rule is None:
        return together.by(TOO_LITTLE)
    return together.by(HIGHER_PLAY) if together.low_rank >= split.low_rank else split.by(rule)


def _reason(name: str, together: TileSetting, split: TileSetting) -> Rule | None:
    """The words that split this pair, if any do."""
    if name in ("teen", "day") and sorted(labels(together.low)) == ["11", "9"]:
        return WITH_9_AND_11
    for row in SPLITS:
        if name in row.pairs and split.low_rank >= row.low and split.high_rank >= row.high:
            return row.rule
    return None
