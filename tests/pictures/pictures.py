"""Puzzles to draw, and SVG taken apart."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import gridwright as gw
from gridwright.kinds.futoshiki import futoshiki
from gridwright.kinds.jigsaw import jigsaw
from gridwright.kinds.sudoku import sudoku
from gridwright.kinds.suguru import suguru

EXAMPLES = Path(__file__).parents[2] / "examples"
SVG = "{http://www.w3.org/2000/svg}"

SMALL = sudoku(["1...", "..3.", ".4..", "...2"])
JIGSAW = jigsaw(["....3", "2....", ".....", "....1", ".4..."], ["AABBB", "AACBB", "ACCCD", "EECDD", "EEEDD"])
FUTOSHIKI = futoshiki(["r1c1<r1c2", "r2c1>r3c1", "r2c2<r2c3"], ["...", "...", "..."], options="diagonals")
SUGURU = suguru(["AAABB", "ACCBB", "CCDBE"], ["1....", ".....", "....1"])


def position(technique: str) -> gw.Position:
    """The example of a technique."""
    return gw.load_position((EXAMPLES / "techniques" / f"{technique}.json").read_text(encoding="utf-8"))


def step_of(technique: str) -> gw.Step:
    """The step that a technique finds in its example; it knows its position."""
    (only,) = (known for known in gw.ladder() if known.id == technique)
    step = gw.hint(position(technique), [only], uniqueness=only.needs_uniqueness)
    assert step
    return step


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def used(root: ElementTree.Element, part: str = "") -> list[str]:
    """What is used below the groups of a class, without what all ids begin with."""
    scope = root.attrib["id"]
    groups = [group for group in root.iter(f"{SVG}g") if not part or group.attrib.get("class") == part]
    return [use.attrib["href"].removeprefix(f"#{scope}-") for group in groups for use in group.findall(f"{SVG}use")]


def parts(root: ElementTree.Element) -> set[str]:
    """The classes there are."""
    return {element.attrib["class"] for element in root.iter() if "class" in element.attrib}
