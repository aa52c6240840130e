"""Kinds and notations as data."""

from __future__ import annotations

from typing import TypedDict

from gridwright.kinds._kind import Kind
from gridwright.notations._shared.notation import Notation

__all__ = ["KindData", "NotationData", "kind_data", "notation_data"]


class KindData(TypedDict):
    """A kind: the rules in words, and examples in our text notation."""

    id: str
    title: str
    aliases: tuple[str, ...]
    summary: str
    examples: tuple[str, ...]


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


def notation_data(notation: Notation) -> NotationData:
    return {
        "id": notation.id,
        "title": notation.title,
        "kinds": list(notation.kinds) or None,
        "carries": sorted(notation.carries),
        "example": notation.example,
    }
