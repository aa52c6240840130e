"""The example notebook runs from its first cell to its last, and shows what it showed before."""

from __future__ import annotations

import pytest
import tour


def test_it_shows_what_it_showed():
    kept = tour.NOTEBOOK.read_text(encoding="utf-8")
    assert tour.written(tour.executed(tour.read())) == kept, "run `make notebook`"


def test_it_shows_pictures_and_arrays():
    cells = tour.read()["cells"]
    forms = {form for cell in cells for shown in cell.get("outputs", ()) for form in shown.get("data", ())}
    assert forms == {"text/plain", "text/html", "image/svg+xml"}
    source = "".join(line for cell in cells for line in cell["source"])
    for name in ("load", "solve", "explain", "rate", "svg", "solve_many"):
        assert f".{name}(" in source


def test_a_cell_that_fails_is_no_notebook():
    broken = {"cells": [{"cell_type": "code", "source": ["import gridwright as gw\n", "gw.load('x')"]}]}
    with pytest.raises(ValueError, match="x"):
        tour.executed(broken)
