"""Rounds: what was there already, or is not as hard as asked, is made anew until there are as many as wanted.

The first of equal puzzles is kept, by round, portion and number; so what is made next follows from the recipe alone,
whoever made the blocks and in whatever order they came.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from gridwright.datasets.block_files import BlockFiles
from gridwright.datasets.blocks import PuzzlePlace, new_places
from gridwright.datasets.recipe import Recipe
from gridwright.datasets.sorting import sorted_lines

__all__ = ["ROUNDS", "missing_places", "sorted_rows"]

ROUNDS = 20
"""After which what is missing is not there to be found."""

_FEW = 50
"""Of so many that are made anew, one at least must be new, or it is no use to go on."""


def missing_places(recipe: Recipe, files: BlockFiles, round: int, spill: Path) -> tuple[int, Iterator[PuzzlePlace]]:
    """What to make in the next round, in order, and how many of it are made anew; nothing of portions that have hardly
    any new puzzles left."""
    lost: list[PuzzlePlace] = []
    made: Counter[int] = Counter()
    numbers = [portion.count for portion in recipe.portions]

    def entries() -> Iterator[bytes]:
        for number, line in files.lines():
            portion = line.place.portion
            numbers[portion] = max(numbers[portion], line.place.number + 1)
            made[portion] += number == round
            if line.id:
                yield f"{line.id} {_order(number, line.place)}".encode()
            elif number == round:
                lost.append(line.place._replace(again=-1))

    before = ""
    for entry in sorted_lines(entries(), spill):
        id_, number, portion, index, again = entry.decode().split()
        if id_ == before and int(number, 16) == round:
            lost.append(PuzzlePlace(int(portion, 16), int(index, 16), int(again, 16)))
        before = id_
    short = Counter(place.portion for place in lost)
    going_on = [portion for portion, count in sorted(made.items()) if _is_worth_it(count, count - short[portion])]
    anew: defaultdict[int, list[PuzzlePlace]] = defaultdict(list)
    for place in sorted(lost):
        if place.again < 0:  # another, since the same would be as far from what was asked
            anew[place.portion].append(PuzzlePlace(place.portion, numbers[place.portion]))
            numbers[place.portion] += 1
        else:
            anew[place.portion].append(place._replace(again=place.again + 1))
    for places in anew.values():
        places.sort(key=lambda place: (place.again, place.number))

    def next_places() -> Iterator[PuzzlePlace]:
        for portion in going_on:
            yield from new_places(recipe.portions[portion].count, portion, round + 1)
            yield from anew[portion]

    return sum(short[portion] for portion in going_on), next_places()


def _is_worth_it(made: int, new: int) -> bool:
    """Whether there may be more of a portion, of which so many were made in a round, and so many of them are new."""
    return 0 < made <= max(new * _FEW, _FEW - 1)


def sorted_rows(recipe: Recipe, files: BlockFiles, spill: Path) -> Iterator[tuple[int, int, bytes]]:
    """The rows of the set, each with the numbers of its split and portion: by split, then by id, each id once."""

    def entries() -> Iterator[bytes]:
        for number, line in files.lines():
            if line.id:
                head = f"{recipe.split_of(line.id):02x}{line.id} {_order(number, line.place)} "
                yield head.encode() + line.row

    before = b""
    for entry in sorted_lines(entries(), spill):
        key, _, portion, _, _, row = entry.split(b" ", 5)
        if key != before:
            yield int(key[:2], 16), int(portion, 16), row
        before = key


def _order(round: int, place: PuzzlePlace) -> str:
    """Which of equal puzzles is first, in words that sort so."""
    return f"{round:02x} {place.portion:04x} {place.number:012x} {place.again:02x}"
