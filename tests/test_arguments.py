"""Every public function refuses what it cannot take in words of its own: Python's would speak of its inside."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gridwright as gw
from gridwright.making.request import RequestDetails
from gridwright.pictures.print.book import BookDetails
from gridwright.pictures.subject import PictureDetails

EXAMPLE = Path(__file__).parent.parent / "examples" / "sudoku-16x16.txt"
PUZZLE = gw.load("1....2..3.4....1")
STEP = gw.hint(PUZZLE)
GOOD: dict[str, Any] = {
    "puzzle": PUZZLE, "start": PUZZLE, "subject": PUZZLE, "result": PUZZLE, "grid": PUZZLE.grid, "rules": PUZZLE.rules,
    "givens": PUZZLE.givens, "entries": PUZZLE.givens, "values": PUZZLE.givens, "rows": 4, "cols": 4, "cell": "r1c2",
    "value": 3, "puzzles": [PUZZLE], "subjects": [PUZZLE], "rated": gw.rate(PUZZLE), "step": STEP, "steps": [STEP],
    "text": "1....2..3.4....1", "to": "line", "name": "sudoku", "format": "svg", "signs": ["r1c1<r1c2"], "cages": [],
    "regions": ["AABB", "AABB", "CCDD", "CCDD"], "clues": [], "kind": "sudoku", "path": EXAMPLE,
    "dots": ["r1c1-r1c2=white"], "views": ["left1=skyscraper3"], "message": "wrong",
    "recipe": {}, "paths": EXAMPLE.with_name("others.csv"), "directory": "no set of puzzles", "answer": "1324",
}  # fmt: skip
"""What else is passed, by the names of parameters."""
DETAILS: dict[str, Any] = {
    "generate": RequestDetails, "svg": PictureDetails, "png": PictureDetails, "draw": PictureDetails,
    "book": BookDetails,
}  # fmt: skip
"""What functions take beside what their signatures name."""
ENGINE = gw.Engine(PUZZLE)
METHODS = (
    PUZZLE.with_givens, PUZZLE.with_values, PUZZLE.holds, ENGINE.solve, ENGINE.count, ENGINE.solutions,
    ENGINE.solve_many,
)  # fmt: skip
HUGE = 10**400
WRONG = (None, 4.5, True, "4", [], -1, [None], HUGE, [5], {"4": 4})
ENDLESS = ("best_of", "scale", "jobs")
"""What may be as much as somebody can wait for."""
NOT_MEANT_TO_BE_MADE = (gw.Audit, gw.Canonical, gw.Completed, gw.Diagnosis, gw.Kind, gw.Loaded, gw.Made, gw.Minimized,
                        gw.Notation, gw.Outcome, gw.Rated, gw.Report, gw.Step,
                        gw.Technique, gw.Trail)  # fmt: skip
"""Objects that answers are."""


def functions() -> list[tuple[str, Callable[..., Any]]]:
    every = [(name, getattr(gw, name)) for name in dir(gw)]
    made = [(name, one) for name, one in every if callable(one) and one not in NOT_MEANT_TO_BE_MADE]
    return [(name, one) for name, one in made if not (inspect.isclass(one) and issubclass(one, Exception | str))]


def calls(function: Callable[..., Any]) -> Iterator[tuple[str, object, dict[str, Any]]]:
    """For each parameter and each wrong thing the keywords of a call that is right in all else."""
    named = [one for one in inspect.signature(function).parameters.values() if one.kind is not one.VAR_KEYWORD]
    needed = {one.name: GOOD[one.name] for one in named if one.default is one.empty}
    details = DETAILS[function.__name__].__annotations__ if function.__name__ in DETAILS else ()
    for parameter in (*(one.name for one in named), *details):
        for wrong in WRONG:
            if wrong != HUGE or parameter not in ENDLESS:
                yield parameter, wrong, {**needed, parameter: wrong}


def raised_here(error: BaseException) -> bool:
    """Whether somebody meant to raise it."""
    return (traceback.extract_tb(error.__traceback__)[-1].line or "").startswith("raise ")


ASKED = [*functions(), *((method.__qualname__, method) for method in METHODS)]


@pytest.mark.parametrize(("name", "function"), ASKED, ids=lambda one: one if isinstance(one, str) else "")
def test_wrong_arguments_are_refused_in_words(name: str, function: Callable[..., Any]) -> None:
    for parameter, wrong, keywords in calls(function):
        try:
            made = function(**keywords)
            if hasattr(made, "__next__"):
                next(made, None)
        except gw.GridwrightError:
            continue
        except FileNotFoundError:
            assert parameter == "path"
        except Exception as error:
            assert raised_here(error), f"{name}({parameter}={wrong!r}): {error!r}"


@pytest.mark.parametrize("value", ["4", None, 4.0, True])
def test_a_reason_is_asked_about_a_whole_number(value: object) -> None:
    with pytest.raises(TypeError, match=f"^a value is a whole number, not {value!r}$"):
        gw.reason(PUZZLE, "r1c2", value)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^a cell without a name such as r1c1 is a whole number, not 1\.5$"):
        gw.reason(PUZZLE, 1.5, 4)  # type: ignore[arg-type]


def test_a_size_is_shown_as_it_may_be_said() -> None:
    with pytest.raises(TypeError, match=r"rows and columns such as \(6, 8\), not '5x5'"):
        next(gw.generate("futoshiki", "5x5"))  # type: ignore[arg-type]
