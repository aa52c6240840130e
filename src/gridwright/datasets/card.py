"""The card of a set: a README as data hubs expect it, with what is in it, how it was made, and pictures of that."""

from __future__ import annotations

import json
from collections.abc import Mapping

from gridwright.datasets.columns import COLUMNS, columns_of
from gridwright.datasets.histogram import histogram
from gridwright.datasets.manifest import Manifest
from gridwright.datasets.recipe import Recipe

__all__ = ["card", "pictures"]

_SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (10**6, "100K<n<1M"), (10**7, "1M<n<10M"))

_SOUND = (
    "Each has exactly one solution, and no two are the same: not even turned, mirrored or with other digits. Splits "
    "are decided by a hash of what equal puzzles have in common, so nothing in one split has a twin in another."
)
_AGAIN = "The same version makes the same rows from it on any machine; their SHA-256 is"
_READ = """```python
import gridwright as gw

for row in gw.Dataset("."):
    puzzle = gw.load(row["puzzle"])
```"""


def pictures(manifest: Manifest) -> dict[str, str]:
    """Pictures of what is in a set, by the names of their files."""
    found = {"kinds": histogram("Puzzles by kind", manifest.kinds)}
    if manifest.levels:
        found["levels"] = histogram("Puzzles by level", manifest.levels)
        found["ratings"] = histogram("Puzzles by rating", manifest.ratings)
    return {f"pictures/{name}.svg": svg for name, svg in found.items()}


def card(recipe: Recipe, manifest: Manifest) -> str:
    """The text of README.md."""
    shown = "\n".join(f"![{name}]({name})" for name in pictures(manifest))
    parts = (
        _front(recipe, manifest),
        f"# {recipe.name}",
        recipe.description,
        f"{manifest.puzzles:,} number-placement puzzles. {_SOUND}",
        "## What is in it",
        _table(("split", "puzzles"), manifest.splits),
        _table(("portion", "puzzles"), {portion.name: portion.made for portion in manifest.portions}),
        shown,
        "## Columns",
        "\n".join(f"- `{name}`: {COLUMNS[name]}" for name in columns_of(recipe)),
        "## How it was made",
        f"With Gridwright {manifest.gridwright} from the recipe in `manifest.json`. {_AGAIN}",
        f"```\n{manifest.sha256}\n```",
        "`manifest.json` has the SHA-256 of every file, too.",
        "## How to read it",
        _READ,
        "## Licence",
        recipe.licence or "None was stated by whoever made this set.",
    )
    return "\n\n".join(filter(None, parts)) + "\n"


def _front(recipe: Recipe, manifest: Manifest) -> str:
    """What hubs read: plain JSON strings are YAML, too."""
    size = next((name for most, name in _SIZES if manifest.puzzles < most), "n>10M")
    lines = ["---", f"pretty_name: {json.dumps(recipe.name)}"]
    if recipe.licence:
        lines.append(f"license: {json.dumps(recipe.licence.lower())}")
    lines += ["tags:", "- puzzles", "- reasoning", "size_categories:", f"- {size}"]
    lines += ["configs:", "- config_name: default", "  data_files:"]
    for split in manifest.splits:
        lines += [f"  - split: {split}", f"    path: data/{split}-*"]
    return "\n".join([*lines, "---"])


def _table(head: tuple[str, str], counts: Mapping[str, int]) -> str:
    rows = [f"| {name} | {count:,} |" for name, count in counts.items()]
    return "\n".join([f"| {head[0]} | {head[1]} |", "|---|---:|", *rows])
