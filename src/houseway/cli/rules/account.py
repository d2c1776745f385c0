"""What `houseway rules show` prints of a provision or a reading, in words."""

import textwrap
from typing import Any

from houseway.cli.media import Console, Text


def print_accounts(out: Console, accounts: list[dict[str, Any]]) -> None:
    """Each provision, then what stands for all of them: since when, and in which instrument."""
    for told in accounts:
        _print_provision(out, told)
        out.print()
    whole = accounts[-1]
    instrument = whole["instrument"]
    within = "" if whole["part"] == instrument["id"] else f" in {whole['part']} ({whole['title']})"
    out.print(Text(f"{_stands(whole)}{within}", style="bold"))
    indented(out, f"{instrument['id']}: {instrument['title']}. {instrument['does']}")
    if "known" in whole:
        print_known(out, whole["known"])


def _stands(told: dict[str, Any]) -> str:
    stands = "In force" if told["in_force"] else "Not in force at that moment; in force"
    until = f" until {told['until']}" if told.get("until") else ""
    return f"{stands} from {told['from']}{until}"


def print_reading(out: Console, told: dict[str, Any]) -> None:
    out.print(Text(f"reading {told['reading']}", style="bold cyan"), Text("on " + ", ".join(told["bears_on"])))
    indented(out, told["reads"])
    indented(out, f"Because: {told['because']}")
    _print_evidence(out, told)


def _print_provision(out: Console, told: dict[str, Any]) -> None:
    out.print(Text(told["cite"], style="bold cyan"), Text(told["heading"], style="bold"))
    if told["held"] == "index":
        indented(out, "Only the index holds this provision; what it does is not yet written here.")
    indented(out, told["does"])
    for label, text in told["paragraphs"].items():
        indented(out, f"{label} {text}", 2 + 2 * label.count("("))
    for term, means in (told["terms"] | told["dictionary"]).items():
        indented(out, f"“{term}”: {means}")
    for each in told["readings"]:
        indented(out, f"reading {each['reading']}: {each['reads']} Because: {each['because']}")
    indented(out, _answer(told))
    if told["physical"]:
        indented(out, f"physical in part: {told['physical']}")
    _print_evidence(out, told)
    if "operations" in told:
        _print_amendments(out, told)
    else:
        print_history(out, told)


def _answer(told: dict[str, Any]) -> str:
    """`enforced`, `shown: the sign`, `frames: kept by the order of the script`, `physical: why`."""
    words = {"shown": told["shown_by"], "frames": told["kept_by"], "physical": told["why"]}
    return ": ".join(filter(None, (told["answer"] or "unanswered", words.get(told["answer"]))))


def _print_evidence(out: Console, told: dict[str, Any]) -> None:
    """Each kind of thing that came out under it, then the tests that name it; of many places, the first."""
    for each in (*told["evidence"], *told["tests"]):
        more = f" and {each['places'] - len(each['where'])} more" if each["places"] > len(each["where"]) else ""
        indented(out, f"{each['kind']} ({each['cite']}): {', '.join(each['where'])}{more}", 4)


def print_history(out: Console, told: dict[str, Any]) -> None:
    """Queensland: the number before 1995, and the laws that changed the section."""
    if told["was"]:
        indented(out, f"was {told['was']} before the renumbering of 1995")
    for each in told["history"]:
        what = " ".join(filter(None, (each["of"], each["change"])))
        indented(out, f"{what} from {each['from']} by {each['law']} {each['section']}".rstrip())


def _print_amendments(out: Console, told: dict[str, Any]) -> None:
    """Victoria: what the notice does to the rule, what it replaced and what replaced it, and its misprints."""
    for each in told["operations"]:
        indented(out, _operation(told["instrument"]["id"], each))
    if told["replaces"]:
        indented(out, f"in place of {', '.join(told['replaces'])}")
    if gone := told["replaced_by"]:
        instead = ", ".join(gone["cites"]) or "nothing"
        why = f" (reading {gone['reading']})" if gone["reading"] else ""
        indented(out, f"until {told['until']}, when {gone['notice']} put {instead} in its place{why}")
    for each in told["misprints"]:
        indented(out, f"{each['where']}: printed {each['printed']}; read {each['read']} (reading {each['reading']})")


def _operation(notice: str, each: dict[str, Any]) -> str:
    """`item 7 of vic 4/2001: after rule 7.1.5, insert 7.1.6`."""
    item = f"item {each['item']} of {notice}" if "item" in each else notice
    only = f"{each['only']} of " if "only" in each else ""
    after = f"after rule {each['after']}, " if "after" in each else ""
    acts_on = each.get("rules", [])
    puts = each.get("puts", [])
    said = f"{each['does']} {only}{', '.join(acts_on or puts)}"
    more = f", with {', '.join(puts)}" if acts_on and puts not in (acts_on, []) else ""
    why = f" (reading {each['reading']})" if "reading" in each else ""
    return f"{item}: {after}{said.rstrip()}{more}{why}"


def print_known(out: Console, known: list[dict[str, Any]]) -> None:
    """The notices of the game that the lists in the notices name and that are not held."""
    if known:
        said = (f"{each['notice']} {each['does']} ({each['published']}, {each['gazette']})" for each in known)
        indented(out, f"Known, not held: {'; '.join(said)}.")


def indented(out: Console, text: str, by: int = 2) -> None:
    if text:
        lines = textwrap.wrap(text, out.width, initial_indent=" " * by, subsequent_indent=" " * by)
        out.print(Text("\n".join(lines)))
