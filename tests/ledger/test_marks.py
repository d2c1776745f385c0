"""Under whom an act of a table is found: whoever it names, whoever acted, and whom a ruling of it concerns."""

import pytest

from houseway.cite import cite
from houseway.play.events import Done, Ruled
from houseway.play.settlement import Ruling
from houseway.store.actor import Actor
from houseway.store.marks import marks_of_act, of_person

ACT = (
    Done(1, "floor manager", "late wager", {"person": "ann"}),
    Ruled(2, Ruling("ann's wager was late: it is void", (cite("qld s4(1)"),))),
)
MIA = Actor("mia", "floor manager")


@pytest.mark.parametrize(("by", "people"), [(MIA, {"ann", "mia"}), (None, set[str]())])
def test_a_ruling_is_found_by_whom_it_concerned_where_it_is_known_who_acted(by: Actor | None, people: set[str]) -> None:
    marks = marks_of_act(3, 1, "2004-08-01T12:00:00", [(event, by) for event in ACT])
    found = {mark for mark, *_, number in marks if number == 2}
    assert found & {of_person(name) for name in ("ann", "mia", "bob")} == {of_person(name) for name in people}
