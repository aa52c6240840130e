"""A picture of a puzzle or position."""

from __future__ import annotations

from typing import Literal

from gridwright.pictures.formats import picture
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, board_data
from gridwright.web.endpoint import Endpoint, Errand, MediaFile
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "DrawQuery"]

_TYPES = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf", "txt": "text/plain; charset=utf-8"}


class DrawQuery(PuzzleQuery, kw_only=True):
    """The `format` is a board in layers, for pages that draw on it, or that of a file. `candidates` pencils in all that
    the filled cells leave, `tints` colours regions, and `title` is read out to those who cannot see the picture."""

    format: Literal["layers", "svg", "png", "pdf", "txt"] = "layers"
    theme: Literal["auto", "light", "dark", "contrast", "print"] = "light"
    candidates: bool = False
    tints: bool = False
    title: str | None = None


def answer(query: DrawQuery, errand: Errand) -> BoardData | MediaFile:
    position = query.position
    seen = scene_of(
        position, candidates=query.candidates or None, tints=query.tints, title=query.title, lang=query.lang
    )
    if query.format == "layers":
        return board_data(seen, position.puzzle, query.theme, query.lang)
    return MediaFile(picture(seen, query.format, query.theme), _TYPES[query.format])


ENDPOINT = Endpoint(
    summary="A picture of a puzzle or position, as a file or as a board in layers.",
    query=DrawQuery,
    answer=answer,
    result=BoardData,
    files=tuple(_TYPES.values()),
)
