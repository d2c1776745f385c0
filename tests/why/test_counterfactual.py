"""A tree names what it rests on: where that is as it was, so is the tree, to the byte; where not, it is another."""

import pytest
from support.counterfactual import NONE, held
from support.seeds import FIRST, SESSIONS
from support.sessions import EVERY

ROUNDS, LEAST = 6, 2  # the rest where too little has been held by then


@pytest.mark.parametrize("name", EVERY)
def test_what_a_tree_names_changes_it_and_what_it_does_not_name_changes_neither_outcome_nor_tree(name: str) -> None:
    found = NONE
    for number in range(SESSIONS or ROUNDS):
        if SESSIONS or number < LEAST or not (found.unnamed and found.named):
            found += held(EVERY[name], FIRST + number)
    assert not found.wrong, "\n".join(found.wrong)
    assert found.unnamed
    assert found.named
