"""A tree in lines of text: plain words and the arithmetic first, then the facts, then the law.

A part with reasons of its own is told below it; a provision is told once.
"""

from collections.abc import Iterator

from houseway.why.reason import AS_IT_BEGAN, Reason


def lines(reason: Reason, told: set[object] | None = None) -> Iterator[str]:
    """What follows and why, in words; each line begins with what it is."""
    told = set() if told is None else told
    yield reason.conclusion
    if reason.because:
        yield f"  because  {reason.because}"
    for step in reason.figure:
        yield f"  figure   {step}"
    for fact in reason.facts:
        number = "before" if fact.event == AS_IT_BEGAN else f"{fact.event:>6}"
        yield f"  fact {number}  {fact.says}"
    yield from _law(reason, told)
    for each in reason.considered:
        yield f"  not      {each.provision}: {each.fails_because}"
    if reason.instead:
        yield f"  instead  {reason.instead}"


def _law(reason: Reason, told: set[object]) -> Iterator[str]:
    if reason.provision is not None and reason.provision not in told:
        said = reason.reading or reason.says
        told.update([reason.provision] if said else [])  # or what it says is told further below
        yield f"  under    {reason.provision}{f': {said}' if said else ''}"
    for child in reason.children:
        if child.because or child.figure:
            yield from (f"  {line}" for line in lines(child, told))
        else:
            yield from _law(child, told)
