"""A ruling, as `houseway dispute` prints it."""

from collections.abc import Sequence

from houseway.cli.media import Console, Text
from houseway.cli.rules.account import indented
from houseway.disputes import DeskAnswer, Reply, Suggestion
from houseway.disputes.account import parts, reported
from houseway.disputes.first_line import first_line
from houseway.why.text import lines


def print_reply(out: Console, reply: Reply, *, why: bool = False) -> None:
    """A ruling; a question; that the law has no rule; or what is nearest."""
    if reply.answer is not None:
        print_ruling(out, reply.answer, why=why)
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
        else:
            out.print(Text("Say in a few words what happened, and at which game", style="dim"))


def _print_choices(out: Console, heading: str, choices: Sequence[Suggestion]) -> None:
    out.print(Text(heading, style="bold"))
    for number, each in enumerate(choices, 1):
        indented(out, f"{number}. {each.say}" + (f" ({each.leads_to})" if each.leads_to else ""))


def print_ruling(out: Console, answer: DeskAnswer, *, why: bool = False) -> None:
    """The ruling and the money; then everything else in its order; the trees of reasons for whoever asks why."""
    out.print(Text(first_line(answer), style="bold"))
    out.print(Text(reported(answer), style="dim"))
    for part in parts(answer):
        out.print(Text(f"\n{part.heading}", style="bold cyan"))
        for line in part.lines:
            text = line.lstrip()
            indented(out, text, 2 + len(line) - len(text))
    for reason in answer.why if why else ():
        out.print(Text("\nWhy", style="bold cyan"))
        for line in lines(reason):
            indented(out, line.strip(), 2 + len(line) - len(line.lstrip()))


def _otherwise(reply: Reply) -> str:
    """Words may have meant something else: what fits nearly as well, and where everything is listed."""
    near = "".join(f"\n  {each.say} ({_decides(each)})" for each in reply.others)
    maybe = f"It may be:{near}\n" if near else ""
    return f"\nNot this? {maybe}`houseway dispute {reply.game}` lists all that can be reported"


def _decides(choice: Suggestion) -> str:
    """The provision that decides it, alone."""
    return choice.leads_to.partition(": ")[0].partition(",")[0]
