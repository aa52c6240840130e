"""Every sort of clues can be set with a pointer: the word that a tool makes is one of its sort."""

from dataclasses import replace

import pytest

from gridwright.clues import all_sorts
from gridwright.model.grid import Grid
from gridwright.model.tool import Tool, as_example, word_of

TOOLS = [(sort, tool) for sort in all_sorts() for tool in sort.tools()]


@pytest.mark.parametrize(("sort", "tool"), TOOLS, ids=[f"{sort.sort}-{tool.style}" for sort, tool in TOOLS])
def test_the_word_of_a_tool_is_a_sound_clue_of_its_sort(sort, tool):
    grid = Grid(9, 9)
    clue = sort.read(grid, word_of(tool))
    assert list(clue.within(grid.boxes(3, 3)).problems()) == []
    assert (tool.number == "none") == ("{number}" not in tool.word)
    if tool.number == "optional":
        sort.read(grid, word_of(replace(tool, sample="")))


def test_tools_of_a_sort_have_names_of_their_own():
    names = [(sort.sort, tool.style) for sort, tool in TOOLS]
    assert len(set(names)) == len(names) and all(style for _, style in names)


def test_every_gesture_is_there():
    gestures = {tool.gesture for _, tool in TOOLS}
    assert gestures == {"cell", "pair", "cells", "line", "path", "corner", "outside", "look"}


def test_a_clue_that_says_nothing_of_tools_has_one_like_its_example():
    assert as_example("r1c1=friendly") == Tool("friendly", "cell", "{cell}=friendly")
    assert as_example("r1c1-r1c2=kiss") == Tool("kiss", "pair", "{a}-{b}=kiss", fewest=2)
    assert as_example("r1c1-r1c2-r2c2=hug") == Tool("hug", "cells", "{cells}=hug", fewest=2)
