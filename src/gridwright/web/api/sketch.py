"""A picture of a puzzle that somebody is still setting: as far as it goes, and what is wrong with it so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypedDict

from gridwright.clues import sort
from gridwright.kinds import sketch
from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.model.puzzle import Puzzle
from gridwright.notations._shared.clue_words import listed_sorts, read_word
from gridwright.notations.json import read
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, board_data
from gridwright.results.problems import ProblemData, problems_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import Query, written

__all__ = ["ENDPOINT", "SketchData", "SketchQuery"]


class SketchQuery(Query, kw_only=True):
    """A document as the notation json has it; regions may be missing, and clues may be wrong."""

    puzzle: dict[str, Any]


class SketchData(TypedDict):
    """The board, with all that can be drawn, and what keeps it from being a puzzle; `unread` are clues that mean
    nothing, and so are not drawn."""

    layers: BoardData
    problems: list[ProblemData]
    unread: list[str]


def answer(query: SketchQuery, errand: Errand) -> SketchData:
    sorts = set(listed_sorts()) & query.puzzle.keys()
    bare = {name: value for name, value in query.puzzle.items() if name not in sorts}
    grid = read(written(bare)).grid
    sound: dict[str, object] = {}
    unread: list[tuple[str, tuple[Problem, ...]]] = []
    for name in sorts:
        words = query.puzzle[name]
        wrong = [*_unread(grid, name, words)] if isinstance(words, list) else []
        sound[name] = [word for word in words if word not in dict(wrong)] if wrong else words
        unread += wrong
    puzzle, problems = sketch(read(written(bare | sound)))
    found = [*(problem for _, some in unread for problem in some), *problems]
    return {
        "layers": _board(puzzle, query.lang),
        "problems": problems_data(found, grid, query.lang),
        "unread": [word for word, _ in unread],
    }


def _unread(grid: Grid, name: str, words: list[object]) -> Iterator[tuple[str, tuple[Problem, ...]]]:
    """The clues of a sort that mean nothing, and what is wrong with each."""
    for word in words:
        if not isinstance(word, str):
            continue
        try:
            read_word(grid, word, sort(name))
        except GridwrightError as error:
            yield word, error.problems


def _board(puzzle: Puzzle, lang: str) -> BoardData:
    """The board. Where no rule says yet how large values can be, they are as many as a line has cells."""
    scene = scene_of(puzzle, lang=lang)
    size = len(puzzle.grid.span()) if scene.size == 1 else scene.size
    return board_data(replace(scene, size=min(size, MAX_VALUES)), puzzle, lang=lang)


ENDPOINT = Endpoint(
    summary="A picture of a puzzle that is still being set, as far as it goes, and what is wrong with it so far.",
    query=SketchQuery,
    answer=answer,
    result=SketchData,
)
