"""Parts of a certificate on paper: its summary, and what only some have: shoes, a house, what others published."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from houseway.certify.alike import alike
from houseway.certify.charts import bars
from houseway.play.ink import BLACK, GREEN, RED
from houseway.printing.document import SMALL, TINY, Document

OFTEN: Final = 2_000  # rounds that began at a count
LINE: Final = 4.2
KERNEL_DIFFERS: Final = (
    "a meter or pool has the share of this round in it, odds are off in a throw, or it is settled by part"
)


def readers(data: Any) -> Iterator[tuple[str, str]]:
    """Who finds what they look for where."""
    yield "Whoever asks about the law", "The texts; How the law is read; Annex A, every provision with what enforces it"
    figures = ["The wagers", *(["One number"] if data["one_number"] else []), "Rounds played beside it", "Annex C"]
    yield "Whoever asks about the figures", "; ".join(figures[: None if data["published"] else -1])
    floor = [
        "What a session may come to",
        "The sign and the layout",
        *(["By decks and depth"] if data["depths"] else []),
    ]
    yield "Whoever runs the table", "; ".join(floor if data["sessions"] else floor[1:])


def summary(data: Any) -> Iterator[str]:
    wagers, played = data["wagers"], data["simulation"]
    if wagers:
        edges = [Fraction(each["advantage"]["exact"]) for each in wagers if not each["follows"]]
        span = dict.fromkeys(f"{float(100 * each):.3f}%" for each in (min(edges), max(edges)))
        yield f"{len(wagers)} wagers, each with its true odds; the house keeps {' to '.join(span)} of a unit"
        if favour := [each["wager"] for each in wagers if each["favours_player"]]:
            yield f"favouring the player: {', '.join(dict.fromkeys(favour))}"
    if data["hands"]:
        yield "players play against each other: how often each hand comes"
    if played is not None:
        yield f"{played['rounds']:,} rounds beside each, farthest {played['farthest']} standard errors off"
    kept = sum(each["answer"] == "enforced" for each in data["provisions"])
    tests = sum(each["tests_in_all"] for each in data["provisions"])
    yield f"{len(data['provisions'])} provisions, {kept} of them enforced by the program, named by {tests:,} tests"
    yield f"{len(data['readings'])} readings that all of this depends on"


def shoe_pages(page: Document, data: Mapping[str, Any]) -> None:
    if decks := data["decks"]:
        page.heading("By the number of decks", 2)
        page.write("Returns of a full shoe or pack. A star: so many decks are not provided for in the text.")
        heads = [f"{each['decks']}{'' if each['permitted'] else ' *'}" for each in decks]
        page.table(("wager", *heads), _by_decks(decks), (3, *[1.5] * len(heads)), figures=1)
    if depths := data["depths"]:
        page.heading("By depth", 2, with_it=40)
        page.write(
            "Flat stakes with the cutting card after a part of the cards: what is dealt before a round changes what it "
            "may come to, and whoever has not looked is nearly as well off as at a fresh shoe."
        )
        heads_of_depths = ("cutting card after", "wager", "came to", "± one error", "fresh shoe", "errors off")
        page.table(heads_of_depths, map(_depth_row, depths), (1.6, 3, 2, 1.8, 2, 1.4), figures=2)
        _by_count(page, next(each for each in depths if each["cutting_card_after"] == depths[-1]["cutting_card_after"]))


def _by_count(page: Document, deepest: Any) -> None:
    """Of the first wager; a count that hardly came says nothing."""
    rows = [(one["count"], -Fraction(one["return"])) for one in deepest["by_count"] if one["rounds"] >= OFTEN]
    drawn = [(f"{count:+d}" if count else "0", kept) for count, kept in rows]
    if not drawn:
        return
    page.room(LINE * len(drawn) + 12)
    told = f"{deepest['wager']}: what the house keeps at each true count ({deepest['system']}), cutting card after"
    told = f"{told} {deepest['cutting_card_after']}; red: what favours the player."
    page.picture(LINE * len(drawn), bars(drawn, LINE), told)


def _by_decks(decks: Any) -> Iterator[tuple[str, ...]]:
    keys = dict.fromkeys((w["wager"], w["selection"], w["strategy"]) for each in decks for w in each["wagers"])
    for key in keys:
        found = [
            next((w["return"] for w in each["wagers"] if (w["wager"], w["selection"], w["strategy"]) == key), None)
            for each in decks
        ]
        name = ", ".join(dict.fromkeys(filter(None, key)))
        yield name, *("–" if one is None else _percent(one["exact"]) for one in found)


def _percent(exact: str) -> str:
    return f"{float(100 * Fraction(exact)):.4f}%"


def _depth_row(each: Any) -> tuple[str, ...]:
    fresh = "–" if each["fresh_shoe"] is None else _percent(each["fresh_shoe"]["exact"])
    came = _percent(each["return"]), _percent(each["standard_error"])
    return each["cutting_card_after"], each["wager"], *came, fresh, each["z"] or "–"


def places_of(names: Sequence[str]) -> Iterator[str]:
    """Places of one wager together: `split, 0-1 to 35-36`."""
    for wager, same in groupby(names, lambda name: name.partition(", ")[0]):
        first, *others = same
        alone = wager if first == f"{wager}, {wager}" else first
        yield f"{first} to {others[-1].removeprefix(f'{wager}, ')}" if others else alone


def number_pages(page: Document, found: Sequence[Mapping[str, Any]]) -> None:
    """Four sources beside each other; and where the kernel has other results, which."""
    page.write(
        "What a stake is expected to come to, in dollars: by the odds; summed over the outcomes of this certificate; "
        "settled at the table to the cent, every way in which it can end. The kernel that plays the rounds was walked "
        "out of the table's procedure: = says that it has the same results and no others, a dash that no round was "
        "played so."
    )
    agree = sum(each["agree"] for each in found)
    page.write(f"{agree} of {len(found)} wagers are one number.", ink=GREEN if agree == len(found) else RED)
    rows = [(*_number_row(each.first, each.where),) for each in alike(found)]
    heads = ("wager", "where, or by which play", "stake", "odds", "certificate", "table", "kernel")
    page.table(heads, rows, (2.6, 2.5, 1.1, 1.6, 1.6, 1.6, 1.0), figures=2)
    for each in alike(found):
        if told := _kernel_differs(each.first):
            page.write(f"·  {each.first['wager']}: {told}", SMALL, left=2, after=0.4)


def _number_row(one: Mapping[str, Any], where: str) -> Iterator[str]:
    yield one["wager"]
    yield ", ".join(filter(None, (where, one["play"])))
    yield f"${one['stake']}"
    for name in ("odds", "certificate", "table"):
        yield f"{float(Fraction(one[name])):.6f}"
    kernel = one["kernel"]
    yield "–" if kernel is None else "below" if _kernel_differs(one) else f"= {kernel['results']}"


def _kernel_differs(one: Mapping[str, Any]) -> str:
    kernel = one["kernel"] or {"only_there": [], "only_here": []}
    there, here = (", ".join(kernel[name]) for name in ("only_there", "only_here"))
    if not there and not here:
        return ""
    return f"a unit comes in the kernel to {there or 'nothing else'}, and not to {here or 'fewer'}: {KERNEL_DIFFERS}"


def house_pages(page: Document, house: Mapping[str, Any]) -> None:
    page.write("Up to the event that is named, whose hash stands for all before it.")
    rows = [
        (
            each["table"],
            each["dealt"],
            f"{each['rounds']:,}",
            f"{each['events']:,}",
            each["head"],
            _seeds(each["seeds"]),
        )
        for each in house["tables"]
    ]
    page.table(
        ("table", "dealt", "rounds", "event", "its hash", "seeds"), rows, (1.5, 0.7, 0.8, 0.8, 5.2, 2.0), height=TINY
    )
    if house["certifiable"]:
        page.write("Every seed was made by the house, committed to before its shoe, and used once.", ink=GREEN)
    else:
        page.write("Not certifiable: a seed was given, used twice, or is not what was committed to.", ink=RED)


def _seeds(seeds: Mapping[str, int]) -> str:
    wrong = "".join(f", {seeds[name]} {name}" for name in ("given", "wrong") if seeds[name])
    return f"{seeds['committed']} committed to{wrong}"


def published_pages(page: Document, published: Any) -> None:
    page.write("Each is worked out here from the table's own rules, and rounded as it was printed.")
    agree = sum(each["agrees"] for each in published)
    all_ = agree == len(published)
    page.write(f"{agree} of {len(published)} agree.", ink=BLACK if all_ else RED)
    rows = [(_what(each), each["published"], each["ours"], each["source"]) for each in published]
    page.table(("figure", "published", "ours", "by whom"), rows, (3.2, 1.3, 1.3, 4.2), height=SMALL)


def _what(each: Mapping[str, Any]) -> str:
    besides = "".join(f"; {rule} = {value}" for rule, value in each.get("set", {}).items())
    return f"{each['what']}: {each['of']}{besides}"
