"""What somebody saved of a shoe, checked with nothing but itself: every outcome is where the commitment says."""

from collections.abc import Collection, Mapping
from typing import Any

from houseway.errors import BadInput
from houseway.house.tables.merkle import root_of
from houseway.house.tables.order import leaf_text


def check_saved(document: Mapping[str, Any], noted: Collection[str] = ()) -> tuple[int, list[str]]:
    """How many of the outcomes that are saved fit the roots of their orders, and what does not; `noted` are roots that
    somebody wrote down before the cards came, and then those that are saved must be among them."""
    try:
        roots = {each["order"]: each["root"] for each in document["orders"]}
        wrong = [f"{root}: not a root that was noted" for root in roots.values() if noted and root not in noted]
        outcomes = document["outcomes"]
        bad = [_wrong(document["shoe"], each, roots) for each in outcomes]
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadInput("this is not what `outcomes` of a shoe tells: it has 'orders', 'outcomes' and 'shoe'") from None
    return sum(not each for each in bad), wrong + [each for each in bad if each]


def _wrong(shoe: int, each: Mapping[str, Any], roots: Mapping[int, str]) -> str:
    place, what = each["place"], f"{each['value']} of round {each['round']}"
    if each["order"] not in roots:
        return f"{what}: it came from no order; its shoe is verified from its seed"
    text = leaf_text(shoe, each["order"], place, each["salt"], each["value"])
    try:
        found = root_of(text, place, each["size"], each["path"])
    except BadInput as problem:
        return f"{what}: {problem}"
    return "" if found == roots[each["order"]] else f"{what}: its leaf is not in the tree"
