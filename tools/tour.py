"""Runs the example notebook and writes what its cells show into it.

    make notebook
"""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NOTEBOOK = ROOT / "examples" / "tour.ipynb"

Notebook = dict[str, Any]
Output = dict[str, Any]


def read() -> Notebook:
    found: Notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return found


def executed(notebook: Notebook) -> Notebook:
    """The notebook with what its cells show, run in order and in one namespace from the project's root."""
    names: dict[str, Any] = {}
    cells, number = [], 0
    with chdir(ROOT):
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                number += 1
                outputs = list(_outputs("".join(cell["source"]), names, number))
                cell = {**cell, "execution_count": number, "outputs": outputs}  # noqa: PLW2901
            cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], number: int) -> Iterator[Output]:
    """What a cell prints, and what its last line is if that is an expression: as Jupyter would show it."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if last else None
    if text := printed.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": _lines(text)}
    if value is not None:
        yield {"data": dict(_shown(value)), "execution_count": number, "metadata": {}, "output_type": "execute_result"}


def _shown(value: object) -> Iterator[tuple[str, list[str]]]:
    """The forms in which a value can show itself."""
    for method, form in (("_repr_html_", "text/html"), ("_repr_svg_", "image/svg+xml")):
        if hasattr(value, method):
            yield form, _lines(getattr(value, method)())
    yield "text/plain", _lines(repr(value))


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(notebook: Notebook) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    NOTEBOOK.write_text(written(executed(read())), encoding="utf-8")
