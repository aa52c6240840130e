"""What puzzles of a recipe cost: seconds of one core and bytes for each portion, as a table of docs/scale.md.

    python -m bench.set_costs bench/recipes/six_kinds.toml --count 20
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator
from time import process_time

from gridwright.datasets.blocks import BlockLine, MakingBlock, PuzzlePlace, made_block
from gridwright.datasets.recipe import Recipe
from gridwright.datasets.recipe_files import load_recipe


def costs(recipe: Recipe, count: int) -> Iterator[tuple[str, float, float, int, int]]:
    """For each portion: its name, seconds and bytes (packed) per puzzle, how many were asked and were as asked."""
    for number, portion in enumerate(recipe.portions):
        warm = MakingBlock(0, 0, (PuzzlePlace(number, 10**6),))
        made_block(recipe, warm)
        start = process_time()
        packet = made_block(recipe, MakingBlock(0, 0, tuple(PuzzlePlace(number, one) for one in range(count))))
        seconds = process_time() - start
        lines = [BlockLine.read(line) for line in gzip.decompress(packet.data).splitlines()]
        met = [line for line in lines if line.id]
        yield portion.name, seconds / max(len(met), 1), len(packet.data) / max(len(met), 1), count, len(met)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("recipe")
    parser.add_argument("--count", type=int, default=20)
    asked = parser.parse_args()
    print("| portion | ms per puzzle | bytes | as asked | core hours for 10⁶ | for 10⁹ |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, seconds, size, count, met in costs(load_recipe(asked.recipe), asked.count):
        hours = seconds * 1e6 / 3600
        told = f"| {name} | {seconds * 1000:.1f} | {size:.0f} | {met} of {count} | {hours:,.1f} | {hours * 1000:,.0f} |"
        print(told, flush=True)


if __name__ == "__main__":
    main()
