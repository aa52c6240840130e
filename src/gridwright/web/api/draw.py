"""A picture of a puzzle or position."""

from __future__ import annotations

from typing import Literal, NotRequired, cast

from gridwright.model.errors import GridwrightError
from gridwright.pictures.formats import picture
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, board_data
from gridwright.results.problems import ProblemData, problems_data
from gridwright.web.endpoint import Endpoint, Errand, MediaFile
from gridwright.web.query import PuzzleQuery
from gridwright.web.sketch import sketch_of

__all__ = ["ENDPOINT", "DrawQuery", "SketchData"]

_TYPES = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf", "txt": "text/plain; charset=utf-8"}


class DrawQuery(PuzzleQuery, kw_only=True):
    """The `format` is a board in layers, for pages that draw on it, or that of a file. `candidates` pencils in all that
    the filled cells leave, `tints` colours regions, and `title` is read out to those who cannot see the picture. A
    document that is no puzzle yet is drawn as far as it can be if it is `unfinished`."""

    format: Literal["layers", "svg", "png", "pdf", "txt"] = "layers"
    theme: Literal["auto", "light", "dark", "contrast", "print"] = "light"
    candidates: bool = False
    tints: bool = False
    title: str | None = None
    unfinished: bool = False


class SketchData(BoardData):
    """A board; where it is drawn though it is no puzzle, what is wrong with it."""

    problems: NotRequired[list[ProblemData]]


def answer(query: DrawQuery, errand: Errand) -> SketchData | MediaFile:
    try:
        position = query.position
    except GridwrightError as error:
        puzzle = sketch_of(query.puzzle) if query.unfinished and isinstance(query.puzzle, dict) else None
        if puzzle is None:
            raise
        seen = scene_of(puzzle, tints=query.tints, title=query.title, lang=query.lang)
        sketch = cast(SketchData, board_data(seen, puzzle, query.theme, query.lang))
        sketch["problems"] = problems_data(error.problems, puzzle.grid)
        return sketch
    seen = scene_of(
        position, candidates=query.candidates or None, tints=query.tints, title=query.title, lang=query.lang
    )
    if query.format == "layers":
        return cast(SketchData, board_data(seen, position.puzzle, query.theme, query.lang))
    return MediaFile(picture(seen, query.format, query.theme), _TYPES[query.format])


ENDPOINT = Endpoint(
    summary="A picture of a puzzle or position, as a file or as a board in layers.",
    query=DrawQuery,
    answer=answer,
    result=SketchData,
    files=tuple(_TYPES.values()),
)
