"""Many pictures at once, and what notebooks show."""

from __future__ import annotations

import subprocess
import sys

from pictures import JIGSAW, SMALL, SVG, ids, parsed

import gridwright as gw


def test_pictures_beside_each_other():
    shown = gw.gallery([SMALL, JIGSAW, gw.Position(SMALL, gw.solve(SMALL).solution.values), SMALL], lang="es")
    root = parsed(shown.html)
    assert len(root.findall(f"figure/{SVG}svg")) == 4
    assert [caption.text for caption in root.iter("figcaption")] == [
        "Sudoku 4×4", "Sudoku irregular 5×5", "Sudoku 4×4", "Sudoku 4×4"
    ]  # fmt: skip
    assert len(set(ids(root))) == len(ids(root))  # even of the same picture twice


def test_a_trail_shows_its_steps_in_words():
    trail = gw.explain(SMALL)
    root = parsed(gw.gallery(trail).html)
    captions = [caption.text or "" for caption in root.iter("figcaption")]
    assert len(captions) == len(trail.steps)
    assert captions[0].startswith("1. Hidden single")
    assert captions[0].endswith(gw.tell(trail.steps[0], SMALL))


def test_nothing_to_show():
    assert gw.gallery([]).scenes == ()
    assert len(parsed(gw.gallery([]).html)) == 0


def test_notebooks_show_pictures():
    trail, solution = gw.explain(SMALL), gw.solve(SMALL).solution
    for thing in (SMALL, gw.Position(SMALL), solution, gw.hint(SMALL), trail, trail.steps[3]):
        assert thing._repr_svg_() == gw.svg(thing)
    alone = gw.Step("naked-single", 2.3, placements=((0, 1),))
    assert alone._repr_svg_() is None  # it does not know its puzzle, so it is shown as text
    assert gw.gallery([SMALL])._repr_html_() == gw.gallery([SMALL]).html


def test_what_draws_is_loaded_when_it_is_needed():
    late = ("svg.picture", "svg.png", "svg.chart", "svg.gallery", "subject", "description", "page.page", "print.book")
    code = f"import sys, gridwright; print([n for n in {late} if 'gridwright.pictures.' + n in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
