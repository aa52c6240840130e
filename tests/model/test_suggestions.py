"""Unknown names are refused with the one that was probably meant, wherever a name can be given."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.kinds import option
from gridwright.model.suggestions import closest, unknown


def test_closest():
    assert closest("Sudoko", ["suguru", "sudoku"]) == "sudoku"
    assert closest("autor", ["Author", "title"]) == "Author"
    assert closest("soduko", ["suguru", "sudoku"]) == "sudoku", "the right letters in another order"
    assert closest("xyzzy", ["suguru", "sudoku"]) is None
    assert closest("sudoku" * 100, ["sudoku" * 100]) is None, "that is no slip but another text"


def test_long_words_are_cut():
    assert unknown("kind", "x" * 99, ["latin"]) == f"unknown kind '{'x' * 40}'…; there are latin"


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: gw.kind("sudoko"), "unknown kind 'sudoko'; there are calcudoku, comparison, "),
        (lambda: gw.kind("sudoko"), "; did you mean 'sudoku'?"),
        (lambda: gw.kind("tectonik"), "; did you mean 'tectonic'?"),
        (lambda: gw.notation("lien"), "; did you mean 'line'?"),
        (lambda: gw.technique("x-wign"), "; did you mean 'x-wing'?"),
        (lambda: option("diagonal"), "; did you mean 'diagonals'?"),
        (lambda: gw.tell(gw.hint(gw.load("1....2..3.4....1")), gw.load("1....2..3.4....1"), "eng"), "mean 'en'?"),
        (lambda: gw.svg(gw.load("1....2..3.4....1"), theme="drak"), "; did you mean 'dark'?"),
        (lambda: gw.draw(gw.load("1....2..3.4....1"), "pngs"), "; did you mean 'png'?"),
        (lambda: gw.book([gw.load("1....2..3.4....1")], paper="leter"), "; did you mean 'letter'?"),
    ],
)
def test_every_name(ask, told):
    with pytest.raises(gw.GridwrightError) as caught:
        ask()
    assert told in str(caught.value)


def test_a_technique_by_its_id():
    assert [gw.technique(known.id) for known in gw.ladder()] == list(gw.ladder())


def test_python_can_say_which_name_is_meant():
    with pytest.raises(AttributeError) as caught:
        gw.slove  # noqa: B018
    assert (caught.value.name, caught.value.obj) == ("slove", gw)
