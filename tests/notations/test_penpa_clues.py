"""Clues that Penpa+ draws: written as drawings with their names in the link, and read from the drawings alone."""

from __future__ import annotations

import json

import pytest

import gridwright as gw
from gridwright.clues import all_sorts
from gridwright.kinds import find
from gridwright.model.errors import FormatError
from gridwright.notations import dump, load
from gridwright.notations.penpa.board import packed, unpacked

EMPTY = "\n".join(["." * 9] * 9)
DRAWN = [sort for sort in all_sorts() if sort.sort not in ("givens", "candidates", "runs")]
KILLER = find("killer").examples[0]


def lines_of(link: str) -> list[str]:
    return unpacked(link.strip().split("p=")[1].split("&")[0])


def with_lines(lines: list[str], more: str = "") -> str:
    return f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed(lines)}{more}"


def unnamed(puzzle: gw.Puzzle, rules: str, more: str = "") -> str:
    """A link with the drawings of a puzzle, rules in words, and nothing that names its clues."""
    lines = lines_of(dump(puzzle, "penpa"))
    header = lines[0].split(",")
    header[18] = rules.replace(",", "%2C").replace("\n", "%2D")
    lines[0], lines[17] = ",".join(header), "[]"
    return with_lines(lines, more)


@pytest.mark.parametrize("sort", DRAWN, ids=lambda sort: sort.sort)
def test_every_sort_of_clues_is_drawn_and_named(sort):
    puzzle = load(f"sudoku 9x9\n{EMPTY}\n{sort.sort}: {sort.example}")
    assert load(dump(puzzle, "penpa")) == puzzle


@pytest.mark.parametrize("options", ["no-touch", "diagonals anti-knight", "all-xv"])
def test_options_are_named_beside_clues(options):
    puzzle = load(f"sudoku 9x9 {options}\n{EMPTY}\ncages: r1c1-r1c2=cage5\nxv: r5c5-r5c6=x")
    assert load(dump(puzzle, "penpa")) == puzzle


def test_another_drawing_than_the_link_names_is_refused():
    link = dump(load(f"sudoku 9x9\n{EMPTY}\ncages: r1c1-r1c2=cage5"), "penpa")
    lines = lines_of(link)
    layer = json.loads(lines[3])
    layer["killercages"][0].pop()
    lines[3] = json.dumps(layer)
    with pytest.raises(FormatError, match="what is drawn is not what the link says after '&clues='"):
        load(with_lines(lines, "&clues=" + link.strip().split("&clues=")[1]))


def test_cages_are_read_from_the_drawing():
    puzzle = load(KILLER)
    rules = "Normal sudoku rules apply.\nDigits in cages sum to the number in the corner and do not repeat."
    assert load(unnamed(puzzle, rules)) == puzzle
    assert load(dump(puzzle, "penpa").split("&clues=")[0]) == puzzle


LINES = [
    ("thermometers", "r1c1-r1c2-r1c3=thermo", "Digits increase along a thermometer from the bulb."),
    ("arrows", "r1c1-r2c2-r2c3=arrow", "Digits along an arrow sum to the digit in its circle."),
    ("whispers", "r1c1-r1c2-r1c3=whisper2", "On a green line neighbouring digits differ by at least 2."),
    ("littlekillers", "r1c1-downright=littlekiller7", "Little killer: digits along the diagonal sum to the clue."),
    ("skyscrapers", "left1=skyscraper2", "Skyscraper clues outside count the buildings that can be seen."),
    ("xv", "r1c1-r1c2=v", "Digits with a V between them sum to 5."),
    ("quadruples", "r1c1-r1c2-r2c1-r2c2=quadruple1/4", "Quadruples: digits in a circle appear around it."),
]


@pytest.mark.parametrize(("sort", "word", "rule"), LINES, ids=[sort for sort, _, _ in LINES])
def test_lines_and_marks_are_read_where_the_rules_explain_them(sort, word, rule):
    empty = load(f"sudoku 4x4\n....\n....\n....\n....\n{sort}: {word}")
    values = gw.solve(empty, limit=1).solutions[0].rows
    kept = [[value if (row, col) != (0, 0) else 0 for col, value in enumerate(line)] for row, line in enumerate(values)]
    grid = "\n".join("".join(str(value or ".") for value in line) for line in kept)
    puzzle = load(f"sudoku 4x4\n{grid}\n{sort}: {word}")
    assert load(unnamed(puzzle, f"Normal sudoku rules apply.\n{rule}")) == puzzle
    with pytest.raises(FormatError, match="which Gridwright does not know"):
        load(unnamed(puzzle, "Normal sudoku rules apply."))


def test_drawings_that_leave_several_solutions_are_refused():
    puzzle = load("sudoku 4x4\n....\n....\n....\n....\nthermometers: r1c1-r1c2=thermo")
    with pytest.raises(FormatError, match="does not have one solution"):
        load(unnamed(puzzle, "Digits increase along a thermometer from the bulb."))


def test_a_stored_answer_must_be_the_solution():
    puzzle = load(KILLER)
    board_width = puzzle.grid.cols + 4
    values = gw.solve(puzzle).solution.values

    def answer(numbers: tuple[int, ...]) -> str:
        places = [puzzle.grid.where(cell) for cell in puzzle.grid.cells]
        points = [(2 + row) * board_width + 2 + col for row, col in places]
        told = [f"{point},{value}" for point, value in zip(points, numbers, strict=True)]
        return "&a=" + packed([json.dumps([[], [], [], [], told, []])])

    rules = "Digits in cages sum to the number in the corner and do not repeat."
    assert load(unnamed(puzzle, rules, answer(values))) == puzzle
    with pytest.raises(FormatError):
        load(unnamed(puzzle, rules, answer((*values[1:], values[0]))))


@pytest.mark.parametrize(
    "rule",
    [
        "One cage is lying.",
        "Exactly one clue is false.",
        "There are nine doublers.",
        "One cell is a Schrödinger cell.",
        "Divide the grid into regions.",
    ],
)
def test_rules_by_which_clues_mean_something_else_are_not_passed_over(rule):
    with pytest.raises(FormatError, match="may not mean what its clues say"):
        load(unnamed(load(KILLER), f"Normal killer rules apply.\n{rule}"))
