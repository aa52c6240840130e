"""Blocks: puzzles that are made together, by whoever; what they are depends on the recipe and their numbers alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, islice
from typing import NamedTuple

from gridwright.datasets.recipe import Recipe
from gridwright.datasets.release import release
from gridwright.datasets.row import json_row, row_of
from gridwright.making.make import make_block
from gridwright.output_files import packed

__all__ = ["BlockLine", "BlockPacket", "MakingBlock", "PuzzlePlace", "blocks_of", "goal", "made_block", "new_places"]

_FIRST = 100_000
"""Puzzles of a portion that are made before it is known whether there are more."""

_GROWTH = 10

_NONE = "-"
"""In the place of an id where no such puzzle was found."""


class PuzzlePlace(NamedTuple):
    """A puzzle of a recipe: its portion, its number there, and how often it was made before and was there already."""

    portion: int
    number: int
    again: int = 0


@dataclass(frozen=True, slots=True)
class MakingBlock:
    """Puzzles of one portion that are made side by side, in a round; its number is among those of the round."""

    round: int
    number: int
    places: tuple[PuzzlePlace, ...]


class BlockLine(NamedTuple):
    """What became of a place: the id of the puzzle there, empty where there is none as was asked, and its row."""

    place: PuzzlePlace
    id: str
    row: bytes

    def written(self) -> bytes:
        place = "\t".join(map(str, self.place))
        return b"%s\t%s\t%s\n" % (place.encode(), (self.id or _NONE).encode(), self.row)

    @classmethod
    def read(cls, line: bytes) -> BlockLine:
        portion, number, again, id_, row = line.removesuffix(b"\n").split(b"\t", 4)
        name = id_.decode()
        return cls(PuzzlePlace(int(portion), int(number), int(again)), "" if name == _NONE else name, row)


class BlockPacket(NamedTuple):
    """A block on its way from the worker that made it: who that is, and its lines, packed."""

    release: str
    data: bytes


def goal(count: int, round: int) -> int:
    """How many of a portion's puzzles are made up to a round: more and more, so that one of which there are too few is
    known early."""
    return min(count, _FIRST * _GROWTH**round) if round >= 0 else 0


def new_places(count: int, portion: int, round: int) -> Iterator[PuzzlePlace]:
    """The puzzles of a portion that come first in a round."""
    return (PuzzlePlace(portion, number) for number in range(goal(count, round - 1), goal(count, round)))


def blocks_of(recipe: Recipe, round: int, places: Iterable[PuzzlePlace]) -> Iterator[MakingBlock]:
    """The places of a round, cut into blocks."""
    count = 0
    for _, alike in groupby(places, key=lambda place: (place.portion, place.again)):
        while some := tuple(islice(alike, recipe.block)):
            yield MakingBlock(round, count, some)
            count += 1


def made_block(recipe: Recipe, block: MakingBlock) -> BlockPacket:
    """Makes the puzzles of a block, wherever that is."""
    portion, _, again = block.places[0]
    request, seed = recipe.portions[portion].request, recipe.seed_of(portion)
    lines = []
    found = make_block(request, seed, [place.number for place in block.places], again)
    for place, made in zip(block.places, found, strict=True):
        if made is None or not made.is_met:
            lines.append(BlockLine(place, "", b"").written())
        else:
            lines.append(BlockLine(place, made.canonical, json_row(row_of(recipe, made))).written())
    return BlockPacket(release(), packed(b"".join(lines)))
