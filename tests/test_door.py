"""The door: what `import gridwright` offers is explicit, typed, documented, and loaded when it is asked for."""

from __future__ import annotations

import inspect
import pkgutil
import subprocess
import sys
from pathlib import Path

import door
import pytest

import gridwright as gw

NAMES = [entry.split()[-1] for entries in door.homes().values() for entry in entries]


def test_the_stub_is_up_to_date() -> None:
    assert door.STUB.read_text(encoding="utf-8") == door.stub(), "run `make door`"


def test_there_are_few_names_and_each_is_there() -> None:
    assert len(NAMES) == len(set(NAMES))
    assert len(NAMES) - len(gw.all_kinds()) <= 81
    assert set(dir(gw)) == {*NAMES, "__version__"}
    for name in NAMES:
        assert getattr(gw, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'soduko'"):
        _ = gw.soduko


def test_no_name_is_that_of_a_folder() -> None:
    """Python would put the folder in its place as soon as something is loaded from it."""
    assert not set(NAMES) & {module.name for module in pkgutil.iter_modules(gw.__path__)}


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("LEVELS", "OPTIONS", "Clue")])
def test_every_name_is_documented_and_typed(name: str) -> None:
    thing = getattr(gw, name)
    assert inspect.getdoc(thing)
    if inspect.isfunction(thing):
        signature = inspect.signature(thing)
        assert "Any" not in str(signature)
        assert signature.return_annotation is not inspect.Signature.empty


def test_importing_the_package_loads_nothing_of_it() -> None:
    program = "import sys, gridwright; print([name for name in sys.modules if name.startswith('gridwright.')])"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_solving_loads_no_logic_and_no_diagnosis() -> None:
    """What is not needed for most puzzles does not make everybody wait."""
    program = (
        "import sys; sys.argv = ['gridwright', 'solve', '1....2..3.4....1']\n"
        "from gridwright.cli import program; program.main(standalone_mode=False)\n"
        "print([name for name in sys.modules if name.startswith(('gridwright.logic', 'gridwright.diagnosis'))])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


GOOD = """\
import gridwright as gw

puzzle = gw.sudoku([[1, 0], [0, 0]], boxes=(1, 2), options=["diagonals"], title="small")
gw.suguru(["AAB", "CCB"], ["1..", "..."], signs=["r1c1<r1c2"])
gw.futoshiki([((0, 0), (0, 1)), ("r1c1", "r1c2")], size=4)
outcome = gw.solve(puzzle, timeout=5)
status: str = gw.as_data(outcome)["status"]
print(gw.render(puzzle, outcome.solution), gw.explain(puzzle).steps[0].rating)
print(gw.kind("sudoku").title, gw.notation("line").id)
"""

BAD = {
    "gw.slove(puzzle)": 'Module has no attribute "slove"',
    "gw.sudoku([[0]], bokses=(1, 1))": 'Unexpected keyword argument "bokses" for "sudoku"',
    "gw.sudoku(5)": 'Argument 1 to "sudoku" has incompatible type "int"',
    "gw.solve(puzzle, timeuot=3)": 'Unexpected keyword argument "timeuot"',
    "outcome.soluton": '"Outcome" has no attribute "soluton"',
    'gw.as_data(outcome)["satus"]': 'TypedDict "OutcomeData" has no key "satus"',
}


def test_mypy_catches_what_is_misspelt(tmp_path: Path) -> None:
    snippet = tmp_path / "snippet.py"
    snippet.write_text(GOOD + "".join(f"{line}\n" for line in BAD))
    source = Path(gw.__file__).parents[1]
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}", str(snippet)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env={"MYPYPATH": str(source)})
    errors = [line for line in ran.stdout.splitlines() if ": error: " in line]
    first = GOOD.count("\n") + 1
    for number, (line, message) in enumerate(BAD.items(), first):
        assert any(f"snippet.py:{number}: error: {message}" in error for error in errors), (line, ran.stdout)
    assert all(int(error.split(":")[1]) >= first for error in errors), ran.stdout
