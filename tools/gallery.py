"""Draws the pictures of docs/gallery.md and writes the page around them: `make gallery`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from clue_examples import CLUES

import gridwright as gw
from gridwright.clues import all_sorts, sort, with_clues
from gridwright.pictures.drawing import scene
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.themes import THEMES
from gridwright.words import clue_title, technique_title

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
FOLDER = "gallery"

KINDS = (
    "sudoku-9x9", "jigsaw-9x9", "comparison-6x6", "suguru-8x10",
    "latin-5x5", "futoshiki-5x5", "hakyuu-6x6", "kojun-8x8",
    "killer-9x9", "calcudoku-6x6", "kakuro-8x8", "skyscrapers-6x6", "killer-suguru-6x7", "consecutive-9x9",
)  # fmt: skip
MIXES = {
    "jigsaw-signs-diagonals": "irregular regions, signs and diagonals",
    "sudoku-diagonals": "diagonals",
    "latin-no-consecutive": "no consecutive neighbours",
    "sudoku-odd-even": "odd and even cells",
    "sudoku-dots": "Kropki dots",
    "sudoku-all-dots": "Kropki dots, all of which are given",
}
MIXED = {
    "cages, thermometers, skyscrapers and dots": ("cages", "thermometers", "skyscrapers", "dots"),
    "arrows, quadruples and odd and even cells": ("arrows", "quadruples", "parity"),
    "whispers, renban lines and sandwiches": ("whispers", "renbans", "sandwiches"),
    "region sums, minima and maxima, and little killers": ("regionsums", "extremes", "littlekillers"),
    "between lines, X and V, and X-sums": ("betweenlines", "xv", "xsums"),
    "sandwiches, X-sums, skyscrapers and numbered rooms": ("sandwiches", "xsums", "skyscrapers", "numberedrooms"),
}
"""Mixes of clues that are shown in every theme."""
OWN = {"runs": "kakuro-6x6"}
"""Sorts of clues that stand in puzzles of one kind only, and an example of it."""
SOLVED = ("sudoku-9x9", "comparison-9x9", "suguru-8x10", "sudoku-all-dots")
PENCILLED = ("futoshiki-7x7", "jigsaw-9x9", "sudoku-16x16")
TECHNIQUES = (
    "hidden-single-region", "naked-single", "direct-pointing", "pointing", "naked-pair", "hidden-pair", "x-wing",
    "mixed-fish-2", "xy-wing", "skyscraper", "unique-rectangle", "bivalue-grave", "sign-bound", "impossible-value",
    "no-partner", "leftover-set", "xy-chain", "alternating-chain", "nishio", "forcing-cell", "smallest-reason",
)  # fmt: skip


@dataclass(frozen=True)
class Picture:
    """A file of the gallery, and what the page says about it."""

    name: str
    scene: Scene
    words: str
    theme: str = "auto"

    @property
    def svg(self) -> str:
        return gw.svg(self.scene, theme=self.theme) + "\n"


def kinds() -> Iterator[Picture]:
    for name in KINDS:
        yield Picture(name, scene(_puzzle(name)), _title(name))


def mixes() -> Iterator[Picture]:
    for name, rules in MIXES.items():
        yield Picture(name, scene(_puzzle(name)), f"{_title(name)}, {rules}")


def clues() -> Iterator[Picture]:
    for one in all_sorts()[1:]:
        words = f"**{clue_title(one.sort)}**. {one.summary}"
        yield Picture(f"clue-{one.sort}", scene(clue_puzzle(one.sort)), words)


def clue_puzzle(*names: str) -> gw.Puzzle:
    """A grid with nothing but clues of these sorts."""
    if names[0] in OWN:
        return _puzzle(OWN[names[0]])
    bare = gw.sudoku([[0] * 6] * 6)
    words = [CLUES.get(name, sort(name).example).split() for name in names]
    return with_clues(bare, [word for some in words for word in some])


def filled() -> Iterator[Picture]:
    for name in SOLVED:
        puzzle = _puzzle(name)
        solution = gw.solve(puzzle).solution
        yield Picture(f"{name}-solved", scene(puzzle, solution, tints="suguru" in name), f"{_title(name)}, solved")
    for name in PENCILLED:
        pencilled = scene(_puzzle(name), candidates=True)
        yield Picture(f"{name}-candidates", pencilled, f"{_title(name)}, with candidates")


def steps() -> Iterator[Picture]:
    for technique in TECHNIQUES:
        step, position = _step(technique)
        yield Picture(technique, scene(step), f"**{technique_title(technique)}**. {gw.tell(step, position)}")


def themes() -> Iterator[Picture]:
    step, _ = _step("x-chain")
    for theme in THEMES[1:]:
        yield Picture(f"x-chain-{theme}", scene(step), theme, theme)
    for number, (words, names) in enumerate(MIXED.items(), 1):
        for theme in THEMES[1:]:
            yield Picture(f"clues-{number}-{theme}", scene(clue_puzzle(*names)), f"{words}, {theme}", theme)


SECTIONS = (
    ("Kinds", "Regions, signs and diagonals are drawn from what the rules show of themselves.", kinds, 2),
    ("Mixes", "A new rule or clue needs no drawing code, and neither does a mix of them.", mixes, 2),
    ("Clues", "Every sort of clue, as people know it. Any of them can stand in any puzzle.", clues, 3),
    ("Filled in", "What was found is lighter than what was given, and slanted.", filled, 2),
    (
        "Steps",
        "Yellow cells are what a step is about, blue bands its houses. Candidates on a disc are what it follows from,\n"
        "or true along a chain; those in a ring are false along it. Solid arrows are strong links, dashed ones weak.\n"
        "What is crossed out goes, what is green is placed, and grey values rule something out.\n"
        "[All of these](drawing.md#what-the-marks-mean), also in black and white.",
        steps,
        2,
    ),
    ("Themes", "Pictures are light or dark as the reader wants it, unless a theme is asked for.", themes, 3),
)


def page() -> str:
    """The page, with the pictures of each section in rows."""
    lines = [
        "# Gallery", "",
        "What `gw.svg` and `gridwright draw` make: SVG without fonts, scripts or anything from elsewhere. Made by",
        "`make gallery`.", "",
        "```sh", "gridwright draw examples/suguru-6x6.txt --tints -o suguru.svg",
        "gridwright draw examples/sudoku-9x9.txt --step 12 --theme dark -o step.png", "```",
    ]  # fmt: skip
    for title, words, pictures, columns in SECTIONS:
        lines += ["", f"## {title}", "", words, ""]
        shown = list(pictures())
        lines += ["|" + "   |" * columns, "|" + "---|" * columns]
        for start in range(0, len(shown), columns):
            cells = [f"![{p.scene.title}]({FOLDER}/{p.name}.svg)<br>{p.words}" for p in shown[start : start + columns]]
            lines.append("| " + " | ".join(cells) + " |" + "   |" * (columns - len(cells)))
    return "\n".join(lines) + "\n"


def pictures() -> Iterator[Picture]:
    for _, _, made, _ in SECTIONS:
        yield from made()


def _puzzle(name: str) -> gw.Puzzle:
    return gw.load_file(EXAMPLES / f"{name}.txt")


def _title(name: str) -> str:
    puzzle = _puzzle(name)
    return f"{gw.kind(puzzle.kind).title} {puzzle.grid.rows}×{puzzle.grid.cols}"


def _step(technique: str) -> tuple[gw.Step, gw.Position]:
    position = gw.load_position((EXAMPLES / "techniques" / f"{technique}.json").read_text(encoding="utf-8"))
    (only,) = (known for known in gw.ladder() if known.id == technique)
    step = gw.hint(position, [only], uniqueness=only.needs_uniqueness)
    assert step
    return step, position


def main(docs: Path) -> None:
    folder = docs / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for picture in pictures():
        (folder / f"{picture.name}.svg").write_text(picture.svg, encoding="utf-8")
    (docs / "gallery.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs")
