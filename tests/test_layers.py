"""Layers import downwards only, and only kinds and notations know kinds by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.clues import all_sorts

SOURCE = Path(gw.__file__).parent

LAYERS = (
    "model", "clues", "kinds", "engine", "notations", "logic", "words", "diagnosis", "making", "pictures", "results",
    "session", "__init__", "output_files", "batches", "datasets", "web", "cli", "__main__",
)
"""From the ground up, as in docs/design.md."""


def imported(source: str) -> Iterator[str]:
    """The modules of this package that a source imports, whole names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "gridwright")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            if node.module and node.module.split(".")[0] == "gridwright":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else "__init__"


def offences(path: str, source: str) -> list[str]:
    """The imports that a file (path inside the package) may not make."""
    layer = top(path)
    found = []
    for module in imported(source):
        other = layer_of(module)
        too_high = LAYERS.index(other) > LAYERS.index(layer)
        if too_high or ("._core" in f".{module}" and layer != "engine"):
            found.append(f"{path} imports {module}")
    return found


def files() -> list[str]:
    return sorted(str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py"))


def top(path: str) -> str:
    """The folder of a file, or its own name beside the folders."""
    return path.split("/", maxsplit=1)[0].removesuffix(".py")


def test_every_file_belongs_to_a_layer() -> None:
    assert [path for path in files() if top(path) not in LAYERS] == []


def test_imports_point_downwards() -> None:
    assert [offence for path in files() for offence in offences(path, (SOURCE / path).read_text())] == []


@pytest.mark.parametrize(
    ("path", "planted"),
    [
        ("model/grid.py", "from gridwright.kinds import find"),
        ("model/rules.py", "import gridwright.kinds.sudoku"),
        ("kinds/sudoku.py", "from gridwright.notations import load"),
        ("notations/line.py", "from gridwright import logic"),
        ("logic/board.py", "from gridwright.engine import _core"),
        ("pictures/text.py", "from gridwright.engine._core import Layout"),
        ("model/puzzle.py", "import gridwright as gw"),
        ("results/steps.py", "from gridwright.batches import Rating"),
        ("batches/rows.py", "def later():\n    from gridwright.cli.shared.output import to_json"),
        ("cli/solve.py", "from gridwright.engine import _core"),
    ],
)
def test_a_planted_bad_import_is_found(path: str, planted: str) -> None:
    assert offences(path, planted)


def test_only_kinds_and_notations_name_a_kind() -> None:
    # A sort of clues may be called as the kind that is made of them.
    names = {name for kind in gw.all_kinds() for name in (kind.id, *kind.aliases)} - {one.sort for one in all_sorts()}
    named = [
        f"{path}, line {node.lineno}: {node.value!r}"
        for path in files()
        if top(path) not in ("kinds", "notations")
        for node in ast.walk(ast.parse((SOURCE / path).read_text()))
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert named == []


def test_only_clues_and_notations_know_sorts_of_clues() -> None:
    sorts = {sort.__module__ for sort in all_sorts()} - {"gridwright.clues.given"}
    known = [
        f"{path} imports {module}"
        for path in files()
        # Signs are stated in more ways than by their words, as people have them in programs.
        if top(path) not in ("clues", "notations") and path != "kinds/_arrays.py"
        for module in imported((SOURCE / path).read_text())
        if module.rpartition(".")[0] in sorts
    ]
    assert known == []
