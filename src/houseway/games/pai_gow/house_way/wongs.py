"""Wongs, gongs and high nines (s441): a 12 or a 2 with a 9, an 8 or a 7 on the high hand."""

from typing import Final

from houseway.games.pai_gow.arithmetic import CHONG_RANKING_3, DAY_HIGH_NINE, TEEN_WONG, points
from houseway.games.pai_gow.house_way.ways import Rule, Setting, TileSetting, labels

HIGH_NINE, GONG, WONG = 9, 10, 11  # as `points` has them

IN_ORDER: Final = Rule(("qld s441(1)",), "a high nine, a gong or a wong, in that order")
BETTER_LOW: Final = Rule(("qld s441(1)", "reading H22"), "of two 7s or 8s, the one that leaves the better low hand")
TEEN_HIGH: Final = Rule(("qld s441(2)",), "the teen and not the day is on the high hand")
OVER_HIGH_NINE: Final = Rule(
    ("qld s441(3)", "reading H8"), "a gong or wong and not the high nine, which leaves less than chong ranking 3"
)
NONE_REACHES: Final = Rule(
    ("qld s441(3)", "reading H8"),
    "each play leaves less than chong ranking 3: the gong or wong and not the high nine",
)
ALL_THE_SAME: Final = Rule(
    ("qld s441(1)", "reading H9"),
    "a high nine, gong or wong, though another setting would leave chong ranking 3 below",
)
WITH_11: Final = Rule(("qld s441(4)",), "with an 11, a wong over a gong and a high nine")


WONG_RULES: Final = (OVER_HIGH_NINE, NONE_REACHES, WITH_11, TEEN_HIGH, BETTER_LOW, ALL_THE_SAME, IN_ORDER)


def twelve_or_two_play(ways: list[TileSetting]) -> Setting | None:
    """The setting where a high nine, gong or wong is open: one of them is played, whatever it leaves (reading H9)."""
    every = [way for way in ways if DAY_HIGH_NINE <= way.high_rank <= TEEN_WONG]
    plays = [way for way in every if "12" in labels(way.high)] or every
    if not plays:
        return None
    best = _best_of_each(plays)
    first, choice = best[min(best)], len(best) > 1
    if HIGH_NINE in best and choice and first.low_rank < CHONG_RANKING_3:
        return _over_high_nine(best)
    if WONG in best and choice and "11" in (*labels(first.low), *labels(first.high)):
        return best[WONG].by(WITH_11)
    if first.low_rank < CHONG_RANKING_3 <= max(way.low_rank for way in ways):
        return first.by(ALL_THE_SAME)
    return first.by(_why_first(every, plays, first))


def _best_of_each(plays: list[TileSetting]) -> dict[int, TileSetting]:
    """The best play of a high nine, of a gong and of a wong: the one with the better low hand (reading H22)."""
    return {points(way.high_rank): way for way in sorted(plays, key=lambda way: way.low_rank)}


def _why_first(every: list[TileSetting], plays: list[TileSetting], first: TileSetting) -> Rule:
    if len(plays) < len(every):
        return TEEN_HIGH
    same = [way for way in plays if points(way.high_rank) == points(first.high_rank)]
    return BETTER_LOW if len(same) > 1 else IN_ORDER


def _over_high_nine(best: dict[int, TileSetting]) -> Setting:
    """The first of gong and wong that leaves chong ranking 3, or else the highest hand (reading H8)."""
    for kind in (GONG, WONG):
        if kind in best and best[kind].low_rank >= CHONG_RANKING_3:
            return best[kind].by(OVER_HIGH_NINE)
    return best[max(best)].by(NONE_REACHES)
