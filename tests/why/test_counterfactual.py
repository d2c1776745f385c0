"""A tree names what it rests on: where that is as it was, so is the tree, to the byte; where not, it is another."""

import pytest
from support.counterfactual import NONE, held
from support.seeds import FIRST, SESSIONS
from support.sessions import EVERY

ROUNDS = 6


@pytest.mark.parametrize("name", EVERY)
def test_what_a_tree_names_changes_it_and_what_it_does_not_name_changes_neither_outcome_nor_tree(name: str) -> None:
    found = NONE
    for seed in range(FIRST, FIRST + (SESSIONS or ROUNDS)):
        found += held(EVERY[name], seed)
    assert not found.wrong, "\n".join(found.wrong)
    assert found.unnamed
    assert found.named
