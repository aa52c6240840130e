"""What a picture shows of a step."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from pictures import SMALL, position, step_of

import gridwright as gw
from gridwright.pictures.drawing import scene


def test_a_hidden_single_shows_its_house_and_what_rules_the_value_out():
    step = step_of("hidden-single-region")
    shown = scene(step).highlight
    assert shown.houses == (step.houses[0].cells,)
    assert shown.placed == {*step.placements}
    values = position("hidden-single-region").values
    assert {values[cell] for cell in shown.seen} == {step.placements[0][1]}
    assert not shown.on


def test_candidates_are_shown_where_it_takes_them():
    assert scene(step_of("hidden-single-region")).candidates is None
    assert scene(step_of("naked-pair")).candidates
    assert scene(step_of("bivalue-grave")).candidates
    assert scene(step_of("naked-pair"), candidates=False).candidates is None


def test_a_pattern_shows_its_candidates_and_what_goes():
    step = step_of("naked-pair")
    shown = scene(step).highlight
    assert shown.on == {(cell, value) for cell in step.cells for value in step.values}
    assert shown.removed == {*step.eliminations}
    assert shown.cells == {*step.cells}


def test_a_chain_shows_what_is_true_and_what_is_false_by_turns():
    step = step_of("xy-chain")
    shown = scene(step).highlight
    assert shown.links == step.links
    assert not shown.houses
    assert not shown.on & shown.off
    for link in step.links:
        assert (link.second in shown.on) == link.strong


def test_cells_that_no_link_leads_to_show_what_is_true_in_them():
    step = step_of("empty-rectangle")
    ends = {(cell, step.values[0]) for cell in step.cells[-2:]}
    assert ends < scene(step).highlight.on
    assert not ends & {candidate for link in step.links for candidate in (link.first, link.second)}


def test_a_step_within_a_step_is_shown():
    step = step_of("direct-pointing")
    assert scene(step).highlight.removed == {*step.substeps[0].eliminations}


@pytest.mark.parametrize("technique", ["naked-pair", "hidden-single-region"])
def test_what_is_placed_and_removed_is_coloured_on_a_terminal(technique):
    step = step_of(technique)
    shown = scene(step)
    painted = gw.render(shown, colour=True)
    style = r"9;31" if step.eliminations else r"1;30;42"
    found = re.findall(rf"\x1b\[{style}m *(\d+) *\x1b", painted)
    assert found == [str(value) for _, value in (*step.eliminations, *step.placements)]
    bare = gw.render(shown)
    assert re.sub(r"\x1b\[[\d;]*m", "", painted) == bare


def test_a_step_alone_is_no_picture():
    step = gw.explain(SMALL).steps[0]
    with pytest.raises(gw.GridwrightError, match="a step alone is not a picture"):
        gw.svg(replace(step, place=None))
    assert gw.svg(SMALL, step=step) == gw.svg(step) == gw.svg(gw.hint(SMALL))


def test_steps_of_a_trail_are_shown_where_they_are_taken():
    trail = gw.explain(SMALL)
    last = trail.steps[-1]
    assert scene(trail, step=last).values.count(0) == len(last.placements)
    assert scene(trail).values == trail.values
    with pytest.raises(gw.GridwrightError, match="not a step of that trail"):
        gw.svg(trail, step=step_of("x-wing"))


def test_a_trail_begins_where_it_was_started():
    start = position("naked-pair")
    trail = gw.explain(start)
    assert trail.start == start
    assert scene(trail, step=trail.steps[0]).values == start.values


def test_positions_show_their_marks():
    start = position("xy-chain")
    assert scene(start).candidates == start.marks
    assert scene(start).givens == start.puzzle.givens
    assert scene(start, candidates=False).candidates is None


def test_a_solution_shows_a_bare_grid():
    solution = gw.solve(SMALL).solution
    assert solution
    shown = scene(solution)
    assert (shown.values, shown.borders, shown.title) == (solution.values, frozenset(), "grid of 4×4")
