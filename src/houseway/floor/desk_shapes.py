"""What the desk replies, key by key; `disputes.replies` writes it."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from houseway.floor.reasons import ReasonShape
from houseway.floor.shape import known, says
from houseway.floor.shapes import Cite, Dollars, ReadingTold
from houseway.floor.view_shapes import SettlementLine


@known
class ChoiceShape(TypedDict):
    say: str
    leads_to: str


@known
class AskedBackShape(TypedDict):
    ask: str
    choices: list[ChoiceShape]
    games: Annotated[bool, says("Are the choices games?")]


@known
class DutyTold(TypedDict):
    """What staff must do next, or announce."""

    who: str
    what: str
    under: Cite


@known
class DecisionShape(DutyTold):
    """What somebody may decide, and what then becomes of it."""

    leads_to: list[str]


@known
class ParagraphShape(TypedDict):
    key: str
    says: str
    applies: bool


@known
class SubsectionShape(TypedDict):
    provision: Cite
    does: str
    paragraphs: list[ParagraphShape]


@known
class CitedSection(TypedDict):
    """A section with what of it applies."""

    heading: str
    subsections: list[SubsectionShape]


@known
class ReplyShape(TypedDict):
    """`yes` has a ruling and what docs/desk.md lists besides, `choose` a question, `silent` a topic without a rule."""

    sure: Literal["yes", "choose", "silent", "no"]
    game: str
    rules: str
    irregularity: str
    moment: str
    ruling: list[str]
    cites: list[Cite]
    duties: list[DutyTold]
    settlements: list[SettlementLine]
    question: AskedBackShape | None
    others: list[ChoiceShape]
    under: NotRequired[Annotated[Cite, says("This, and what follows, of a ruling.")]]
    by: NotRequired[str]
    by_whom: NotRequired[str]
    details: NotRequired[dict[str, str]]
    refused: NotRequired[bool]
    law_alone: NotRequired[bool]
    says: NotRequired[str]
    money: NotRequired[list[str]]
    example: NotRequired[list[str]]
    assumed: NotRequired[list[str]]
    who_decides: NotRequired[str]
    options: NotRequired[list[DecisionShape]]
    stays: NotRequired[list[str]]
    later: NotRequired[list[SettlementLine]]
    received: NotRequired[dict[str, Dollars]]
    provisions: NotRequired[list[CitedSection]]
    readings: NotRequired[list[ReadingTold]]
    why: NotRequired[list[ReasonShape]]
