"""A tree of reasons, as lines."""

from houseway.cite import cite
from houseway.why import Reason
from houseway.why.law import says
from houseway.why.text import lines

UNDER = cite("qld s135")


def test_what_a_provision_says_is_told_once_where_it_stands_and_its_name_alone_where_it_does_not() -> None:
    child = Reason("it loses", because="17 was spun", provision=UNDER, says=says(UNDER))
    told = list(lines(Reason("a loser handed back", because="it is a loss", provision=UNDER, children=(child, child))))
    under = [line.strip() for line in told if line.strip().startswith("under")]
    assert under == [f"under    {UNDER}", f"under    {UNDER}: {says(UNDER)}"]
