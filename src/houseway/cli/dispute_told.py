"""A ruling, as `houseway dispute` prints it."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from houseway.cli.output import table
from houseway.cli.rules_account import indented
from houseway.disputes import Answer, Choice, Reply
from houseway.disputes.against import Recorded, signed
from houseway.money import dollars
from houseway.play.settlement import Line
from houseway.rulebook.in_full import in_full


def print_reply(out: Console, reply: Reply) -> None:
    """A ruling; a question; that the law has no rule; or what is nearest."""
    if reply.answer is not None:
        print_ruling(out, reply.answer)
        out.print(Text(_otherwise(reply), style="dim"))
    elif reply.question is not None:
        _print_choices(out, reply.question.ask, reply.question.choices)
        out.print(Text("\nSay which with --answer N; nothing is ruled yet", style="dim"))
    elif reply.sure == "silent":
        out.print(Text(reply.says, style="bold"))
        _print_choices(out, "Nearest to it:", reply.others)
    else:
        out.print(Text("I do not know what these words are about.", style="bold"))
        if reply.others:
            _print_choices(out, "Nearest are:", reply.others)


def _print_choices(out: Console, heading: str, choices: Sequence[Choice]) -> None:
    out.print(Text(heading, style="bold"))
    for number, each in enumerate(choices, 1):
        indented(out, f"{number}. {each.say}" + (f" ({each.leads_to})" if each.leads_to else ""))


def print_ruling(out: Console, answer: Answer) -> None:
    by = f", by {answer.by}" if answer.by else ""
    out.print(Text(answer.irregularity, style="bold cyan"), Text(f"({answer.under}){by}"))
    details = "".join(f"; {name}: {value}" for name, value in answer.told_details.items())
    where = "the law on it: the table does so by itself, or it happens away from the table"
    out.print(Text(f"{where if answer.law_alone else f'at: {answer.moment}'}{_place(answer)}{details}\n", style="dim"))
    out.print(Text("The law" if answer.law_alone else "The ruling", style="bold"))
    for ruling in answer.rulings:
        indented(out, f"{ruling.what} ({', '.join(map(str, ruling.cites))})")
    if not answer.rulings:
        indented(out, "Nothing is ruled; the round goes on by the steps below.")
    if not answer.law_alone:  # which is told in full
        out.print(Text("\nUnder", style="bold"))
    for cited in () if answer.law_alone else answer.cites:
        indented(out, f"{cited}: {in_full(cited)}")
    if answer.duties:
        out.print(Text("\nWhat staff do, in this order", style="bold"))
        for number, duty in enumerate(answer.duties, 1):
            indented(out, f"{number}. {duty.who}: {duty.what} ({duty.under})")
    if not (answer.law_alone or answer.refused):
        _print_lines(out, answer)


def _otherwise(reply: Reply) -> str:
    """Words may have meant something else: what fits nearly as well, and where everything is listed."""
    near = "".join(f"\n  {each.say} ({each.leads_to})" for each in reply.others)
    maybe = f"It may be:{near}\n" if near else ""
    return f"\nNot this? {maybe}`houseway dispute {reply.game}` lists all that can be reported"


def _print_lines(out: Console, answer: Answer) -> None:
    out.print(Text("\nWhat each person gets by it", style="bold"))
    if answer.lines:
        out.print(lines_table(answer.lines))
    elif not answer.stays:
        indented(out, "No wager is settled by it.")
    for each in answer.stays:
        indented(out, f"stays on the layout: {each}")
    if answer.later:
        went = "How the round then goes on, as recorded" if answer.recorded else "How such a round then went on"
        out.print(Text(f"\n{went}", style="bold"))
        out.print(lines_table(answer.later))
    if answer.recorded:
        _print_against(out, answer.recorded)


def _place(answer: Answer) -> str:
    there = answer.recorded
    return f"; round {there.round}, after line {there.line} of {there.file}" if there else ""


def _print_against(out: Console, recorded: Recorded) -> None:
    out.print(Text("\nAgainst the record", style="bold"))
    if recorded.changes:
        rows = [
            (each.person, each.wager, each.selection, each.recorded or "not settled", each.ruled or "not settled",
             "" if each.difference is None else signed(each.difference))
            for each in recorded.changes
        ]  # fmt: skip
        headings = ("person", "wager", "selection", "recorded", "by the ruling", "difference")
        out.print(table(headings, rows, numbers=("difference",)))
    for line in recorded.told():
        indented(out, line)


def lines_table(lines: Sequence[Line]) -> Table:
    rows = [
        (line.person, line.wager, line.selection, line.verdict.value, dollars(line.stake), dollars(line.paid),
         dollars(line.returned), ", ".join(map(str, line.cites)))
        for line in lines
    ]  # fmt: skip
    headings = ("person", "wager", "selection", "verdict", "stake", "paid", "returned", "under")
    return table(headings, rows, numbers=("stake", "paid", "returned"))
