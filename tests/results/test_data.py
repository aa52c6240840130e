"""Results as data: every sort of them fits its schema, and is what the command line prints."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator

import pytest
import schemas
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import gridwright as gw
from gridwright.cli import program

ONE, SEVERAL, NONE = "1....2..3.4....1", "1....2..3.4.....", "12..............2.3............."[:16]
CLASH, SIGNS = "11..............", "futoshiki 3x3\n. < . < .\n\n. . .\n\n. . .\n"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SUGURU = gw.kind("suguru").examples[0]


def results() -> Iterator[tuple[str, object]]:
    """Results of every sort, each with the name of its schema."""
    for text in (ONE, SEVERAL, CLASH, SIGNS, SUGURU):
        puzzle = gw.load(text)
        yield "puzzle", puzzle
        yield "puzzle", gw.Position(puzzle, (), tuple(frozenset({1, 2}) for _ in puzzle.givens))
        for outcome in (gw.solve(puzzle), gw.count(puzzle), gw.solve(puzzle, limit=1)):
            yield "outcome", outcome
            if outcome.solution:
                yield "solution", outcome.solution
        yield "trail", gw.explain(puzzle)
        yield "report", gw.check(puzzle)
        yield "diagnosis", gw.diagnose(puzzle, redundant=True)
        if step := gw.hint(puzzle):
            yield "step", step
    yield "trail", gw.explain(gw.load(HARD), timeout=20)
    yield "rated", gw.rate(gw.load(ONE))
    yield "canonical", gw.canonical(gw.load(ONE))
    yield "made", next(gw.generate("sudoku", 4, level="beginner", seed=1))
    yield from (("kind", kind) for kind in gw.all_kinds())
    yield from (("notation", notation) for notation in gw.all_notations())
    yield "problem", gw.Problem("something is wrong", (1, 2), 3)
    with pytest.raises(gw.GridwrightError) as caught:
        gw.load("sudoku 4x4\n1.x.\n....\n....\n....\n")
    yield "error", caught.value


@pytest.fixture(scope="module")
def all_results() -> list[tuple[str, object]]:
    return list(results())


def test_every_sort_fits_its_schema(all_results: list[tuple[str, object]]) -> None:
    judges = {name: Draft202012Validator(json.loads(text)) for name, text in schemas.schemas().items()}
    seen = set()
    for name, result in all_results:
        data = json.loads(json.dumps(gw.as_data(result)))
        judges[f"{name}.json"].validate(data)
        seen.add(name)
    assert seen == set(schemas.RESULTS)


def test_a_schema_says_what_is_missing_and_what_is_wrong() -> None:
    judge = Draft202012Validator(json.loads(schemas.schemas()["outcome.json"]))
    data = json.loads(json.dumps(gw.as_data(gw.solve(gw.load(ONE)))))
    assert judge.is_valid(data)
    assert not judge.is_valid(data | {"status": "perhaps"})
    assert not judge.is_valid({key: value for key, value in data.items() if key != "complete"})


def test_the_schemas_are_up_to_date() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in schemas.FOLDER.iterdir()}
    assert kept == schemas.schemas(), "run `make door`"


def test_what_is_no_result_is_refused() -> None:
    with pytest.raises(TypeError, match="int is not a result"):
        gw.as_data(5)
    with pytest.raises(gw.GridwrightError, match="take it from a trail"):
        gw.as_data(gw.Step("naked-single", 2.3, placements=((0, 1),)))


def printed(*words: str) -> dict[str, object]:
    ran = CliRunner().invoke(program, [*words, "--json"], standalone_mode=False)
    return json.loads(ran.stdout)


@pytest.mark.parametrize("text", [ONE, SEVERAL, CLASH])
def test_the_command_line_prints_the_same(text: str) -> None:
    puzzle = gw.load(text)
    assert in_json(gw.solve(puzzle)).items() <= printed("solve", text, "--limit", "2").items()
    assert in_json(gw.explain(puzzle), "de").items() <= printed("explain", text, "--lang", "de").items()
    assert {"name": "puzzle 1", **in_json(gw.diagnose(puzzle), "pt")} == printed("check", text, "--lang", "pt")
    if text == ONE:
        assert in_json(gw.rate(puzzle)).items() <= printed("rate", text, "--path").items()
        assert in_json(gw.hint(puzzle), "cs") == printed("hint", text, "--detail", "4", "--lang", "cs")["step"]


def in_json(result: object, lang: str = "en") -> dict[str, object]:
    return json.loads(json.dumps(gw.as_data(result, lang)))


def test_steps_know_where_they_are_taken() -> None:
    trail = gw.explain(gw.load(HARD), timeout=20)
    before = trail.start
    for step, after in zip(trail.steps, trail.positions[1:], strict=True):
        assert step.position == before
        before = after
    again = pickle.loads(pickle.dumps(trail))
    assert again == trail
    assert again.steps[7].position == trail.steps[7].position
    puzzle = gw.load(ONE)
    assert gw.reason(puzzle, "r1c2", 3).position == gw.Position(puzzle)
