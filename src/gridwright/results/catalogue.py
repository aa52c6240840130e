"""Kinds, options, tools, techniques and notations as data."""

from __future__ import annotations

import json
from typing import Any, Literal, TypedDict

from gridwright.kinds._kind import Kind
from gridwright.logic.step import Technique
from gridwright.model.clue import Clue
from gridwright.model.grid import Grid
from gridwright.model.option import Option
from gridwright.model.tool import Gesture, word_of
from gridwright.notations import dump, load
from gridwright.notations._shared.notation import Notation
from gridwright.words import clue_title, technique_title, tell_clue, tell_option, tell_rules, tool_title

__all__ = [
    "KindData", "NotationData", "OptionData", "SetterKindData", "TechniqueData", "ToolData", "kind_data",
    "notation_data", "option_data", "setter_kind_data", "technique_data", "tools_data",
]

_GRID = Grid(9, 9)
"""Where a clue of a tool is read, to say what it means."""


class KindData(TypedDict):
    """A kind: the rules in words, and examples in our text notation."""

    id: str
    title: str
    aliases: tuple[str, ...]
    summary: str
    examples: tuple[str, ...]


class SetterKindData(KindData):
    """Besides what setters need: examples as documents, the usual `size`, whether grids are `square`, where `regions`
    come from (boxes, needed, none), whether cells may hold nothing, and rules that belong to it."""

    documents: list[dict[str, Any]]
    size: tuple[int, int]
    square: bool
    regions: str
    holes: bool
    options: list[str]


class OptionData(TypedDict):
    """Rules that any kind can take on top of its own."""

    id: str
    summary: str


class ToolData(TypedDict):
    """How a clue is set: the gesture that names its cells, and the `word` with blanks for these and for what is typed.
    The word belongs into the `field` of a document. Several tools may share a sort, which `sort_title` names."""

    sort: str
    sort_title: str
    style: str
    field: str
    title: str
    summary: str
    gesture: Gesture
    number: Literal["none", "optional", "required"]
    text: bool
    word: str
    sample: str
    fewest: int
    closes: bool
    directions: list[str]
    example: str


class TechniqueData(TypedDict):
    """A technique: what it is called, and how hard its easiest step is."""

    id: str
    title: str
    rating: float


class NotationData(TypedDict):
    """A notation: the kinds it is for (None: any), what it can carry besides givens, and an example."""

    id: str
    title: str
    kinds: list[str] | None
    carries: list[str]
    example: str


def kind_data(kind: Kind) -> KindData:
    return {
        "id": kind.id,
        "title": kind.title,
        "aliases": kind.aliases,
        "summary": kind.summary,
        "examples": kind.examples,
    }


def setter_kind_data(kind: Kind, lang: str) -> SetterKindData:
    """A kind for people who set puzzles, in their language."""
    puzzles = [load(example, "text") for example in kind.examples]
    return {
        **kind_data(kind),
        "title": kind.titled(lang),
        "summary": " ".join(tell_rules(puzzles[0], lang, size="n")),
        "documents": [json.loads(dump(puzzle, "json")) for puzzle in puzzles],
        "size": kind.usual_size,
        "square": kind.square,
        "regions": kind.regions,
        "holes": kind.holes,
        "options": sorted(kind.options),
    }


def option_data(option: Option, lang: str) -> OptionData:
    return {"id": option.id, "summary": tell_option(option, lang)}


def tools_data(sort: type[Clue], lang: str) -> list[ToolData]:
    """The tools for clues of a sort."""
    return [
        {
            "sort": sort.sort,
            "sort_title": clue_title(sort.sort, lang),
            "style": tool.style,
            "field": sort.sort,
            "title": tool_title(sort.sort, tool.style, lang),
            "summary": tell_clue(sort.read(_GRID, word_of(tool)), lang),
            "gesture": tool.gesture,
            "number": tool.number,
            "text": tool.text,
            "word": tool.word,
            "sample": tool.sample,
            "fewest": tool.fewest,
            "closes": tool.closes,
            "directions": list(tool.directions),
            "example": word_of(tool),
        }
        for tool in sort.tools()
    ]


def technique_data(technique: Technique, lang: str) -> TechniqueData:
    return {"id": technique.id, "title": technique_title(technique.id, lang), "rating": technique.rating}


def notation_data(notation: Notation, lang: str) -> NotationData:
    return {
        "id": notation.id,
        "title": notation.titled(lang),
        "kinds": list(notation.kinds) or None,
        "carries": sorted(notation.carries),
        "example": notation.example,
    }
