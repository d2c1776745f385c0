"""What somebody may do at a table, and what is told of it: parts of a view, and answers to what is asked."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from houseway.floor.shape import Chosen, known, says
from houseway.floor.shapes import Cite, Dollars
from houseway.house.tables.wager_sets import Lays


@known
class FormField(TypedDict):
    """One detail of an act, as a form asks for it."""

    name: str
    kind: Literal["money", "choice", "choices", "whole", "text", "moment", "card", "yes"]
    optional: bool
    least: NotRequired[Annotated[str | int, says("Dollars and cents of `money`, else a number.")]]
    most: NotRequired[str | int]
    step: NotRequired[Dollars]
    marks: NotRequired[Annotated[dict[str, Dollars], says("Of `money`: amounts that one looks for, `half pot`.")]]
    times: NotRequired[Annotated[int, says("Of `money`: so many times the detail `after`.")]]
    choices: NotRequired[Annotated[list[Chosen], says("All of them, where they are few.")]]
    many: NotRequired[Annotated[int, says("So many choices; they are asked for.")]]
    first: NotRequired[Annotated[int, says("Of many that follow on each other.")]]
    last: NotRequired[int]
    by: NotRequired[Annotated[str, says("The choices depend on this detail, and are asked for.")]]
    after: NotRequired[Annotated[str, says("Another detail, on which this one depends.")]]
    minutes: NotRequired[Annotated[float, says("Of a moment: at least so long after that detail.")]]


@known
class Offered(TypedDict):
    """Something that one may do now: an act with its ways, a wager with its places, several wagers laid as one, or what
    came from a device."""

    who: Annotated[str, says("Under which name.")]
    act: NotRequired[str]
    comes: NotRequired[Annotated[str, says("What is awaited from a device, where a dealer says it.")]]
    lays: NotRequired[Annotated[Lays, says("Wagers that are laid as one.")]]
    ready: NotRequired[
        Annotated[Literal[True], says("That one needs no more time for wagers, in the words of `says`.")]
    ]
    sum: NotRequired[Annotated[Dollars, says("What it puts down, as it stands in `with`.")]]
    less: NotRequired[Annotated[bool, says("May it be less? Then its `ways` say by how much.")]]
    on: NotRequired[Annotated[str, says("Of a wager.")]]
    places: NotRequired[Annotated[list[str] | Literal["every"], says("Selections; `every`: all that the cloth has.")]]
    least: NotRequired[Dollars]
    most: NotRequired[Dollars]
    step: NotRequired[Dollars]
    chips: NotRequired[Annotated[str, says("The colour of non-value chips.")]]
    under: Cite
    says: str
    ways: NotRequired[Annotated[list[list[FormField]], says("Each a list of details to fill in.")]]
    told: NotRequired[Annotated[dict[str, str], says("What each choice for its one detail comes to.")]]
    many: NotRequired[Annotated[int, says("So many ways; they are asked for.")]]
    details: NotRequired[Annotated[dict[str, Chosen], says("Its details, where nothing is left open.", "with")]]
    ordinary: NotRequired[Annotated[bool, says("The golden button.")]]


@known
class Hint(TypedDict):
    """The best answer to what one is asked."""

    act: str
    details: Annotated[dict[str, Chosen], says(key="with")]
    does: Annotated[str, says("What one does then, in words.")]
    says: Annotated[str, Field(description="By what.")]


@known
class WorthShape(TypedDict):
    """What one of the choices comes to by the best play."""

    does: str
    worth: Annotated[str, says("For each dollar of the wager: `−0.14`.")]


@known
class ReportShape(TypedDict):
    """Something that one of the staff can report now."""

    act: str
    who: str
    says: str
    under: Cite
    ways: list[list[FormField]]
    words: Annotated[str, says("In one line.")]


@known
class MeantShape(TypedDict):
    """What somebody may mean who types what happened, the likeliest first."""

    meant: Annotated[str, says("What happened, as the desk calls it.")]
    act: Annotated[str, says("By which the table takes it; empty: the law alone answers.")]
    under: Cite
    report: Annotated[ReportShape | None, says("Nothing: it cannot be reported now.")]
    given: Annotated[dict[str, Chosen | bool | list[Chosen]], says("The details that the words tell.")]
    not_now: Annotated[str, says("Why it cannot be reported now.")]


@known
class StepForeseen(TypedDict):
    """One thing that would happen, to whom or by whom."""

    kind: str
    who: str
    what: str
    cites: list[Cite]
