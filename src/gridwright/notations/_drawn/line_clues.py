"""Lines that are clues: by their colour, by what is drawn at their ends, and by what the rules say of lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from gridwright.model.grid import Grid
from gridwright.notations._drawn.meanings import Judge, Sense
from gridwright.notations._drawn.paths import Path, joined, paths_from, simple_parts
from gridwright.notations._drawn.pieces import DrawnLine, DrawnMark, take
from gridwright.notations._drawn.wording import RuleText

__all__ = ["read_lines"]

_USUAL = {
    "green": ("whisper",), "magenta": ("renban", "doublearrow"), "purple": ("renban", "zipper", "doublearrow"),
    "cyan": ("regionsum", "modular"), "blue": ("regionsum", "palindrome"),
    "grey": ("thermo", "slowthermo", "palindrome"), "orange": ("dutchwhisper", "entropic"), "yellow": ("nabner",),
    "red": ("parityline",), "black": ("between",),
}
"""What lines of a colour mostly are."""

_SETS = ("renban", "nabner")
_PAIRS = ("whisper", "dutchwhisper", "parityline")
_BULBS = ("thermo", "slowthermo")
_ENDS = {"between": True, "doublearrow": True, "lockout": False}
"""Lines that have shapes at both ends, and whether these are round."""


def read_lines(grid: Grid, rules: RuleText, lines: list[DrawnLine], marks: list[DrawnMark], judge: Judge) -> None:
    """Takes lines that are believed to be clues from those drawn, and the shapes that belong to them from the marks."""
    groups: dict[tuple[str, str], list[DrawnLine]] = defaultdict(list)
    for colour in dict.fromkeys(line.colour for line in lines):
        for network in _networks([line for line in lines if line.colour == colour and len(line.cells) > 1]):
            groups[colour, _dressing(network, marks)] += network
    colours = {colour for colour, _ in groups}
    for (colour, dressing), group in groups.items():
        for word, sure in _may_be(rules, colour, dressing, only=len(colours) == 1):
            readings = _words(grid, word, group, marks)
            taken = next((used for words, used in readings if judge.accepts([Sense(words, sure)])), None)
            if taken is not None:
                take(lines, group)
                take(marks, taken)
                break


def _networks(lines: Sequence[DrawnLine]) -> Iterator[list[DrawnLine]]:
    """Lines that have cells in common, together."""
    left = list(lines)
    while left:
        network, cells = [left.pop(0)], set()
        while True:
            cells = {cell for line in network for cell in line.cells}
            more = [line for line in left if not cells.isdisjoint(line.cells)]
            if not more:
                break
            network += more
            left = [line for line in left if line not in more]
        yield network


def _round(mark: DrawnMark) -> bool:
    return mark.rounded and mark.cell is not None and 0.5 <= mark.size <= 1 and not mark.text and mark.is_visible


def _square(mark: DrawnMark) -> bool:
    return not mark.rounded and mark.cell is not None and 0.4 <= mark.size <= 0.95 and not mark.text


def _dressing(network: Sequence[DrawnLine], marks: Sequence[DrawnMark]) -> str:
    """What stands at the ends of lines: a bulb, shapes at both ends, or nothing."""
    ends = [cell for line in network for cell in (line.cells[0], line.cells[-1])]
    round_cells = {mark.cell for mark in marks if _round(mark)}
    square_cells = {mark.cell for mark in marks if _square(mark)}
    if all(cell in square_cells for cell in ends):
        return "squares"
    if all(cell in round_cells for cell in ends):
        return "circles"
    return "bulb" if any(cell in round_cells for cell in ends) else ""


def _may_be(rules: RuleText, colour: str, dressing: str, *, only: bool) -> list[tuple[str, bool]]:
    """The words that lines of a colour may be, the likeliest first, and whether there is no doubt."""
    told = [word for word in rules.lines if word not in _BULBS or dressing in ("bulb", "circles")]
    if dressing != "bulb":
        told = [word for word in told if word not in _ENDS or dressing or word != "lockout"]
    named = [word for word in told if colour in rules.lines[word]]
    usual = [word for word in _USUAL.get(colour, ()) if word in told and word not in named]
    nameless = [word for word in told if not rules.lines[word] and word not in usual]
    others = [word for word in told if word not in (*named, *usual, *nameless)] if colour not in rules.colours else []
    ranked = [*sorted(named, key=lambda word: word not in _USUAL.get(colour, ())), *usual, *nameless, *others]
    if dressing == "bulb":
        ranked.sort(key=lambda word: word not in _BULBS)
    certain = (len(told) == 1 and (only or bool(named))) or len(named) == 1 or (len(usual) == 1 and not named and only)
    return [(word, certain and number == 0) for number, word in enumerate(ranked)]


def _words(
    grid: Grid, word: str, group: Sequence[DrawnLine], marks: Sequence[DrawnMark]
) -> Iterator[tuple[tuple[str, ...], list[DrawnMark]]]:
    """The words of clues that lines may be, and the shapes that are part of them."""
    paths: list[Path]
    strokes = [line.cells for line in group]
    if word in _BULBS:
        bulbs = [mark for mark in marks if _round(mark)]
        paths = list(paths_from([mark.cell for mark in bulbs], strokes))
        if {cell for cells in paths for cell in cells} == {cell for cells in strokes for cell in cells}:
            starts = {cells[0] for cells in paths}
            yield _named(grid, word, paths), [mark for mark in bulbs if mark.cell in starts]
        return
    is_end = _round if _ENDS.get(word) else _square
    shapes = [mark for mark in marks if word in _ENDS and is_end(mark)]
    paths = joined(strokes, [mark.cell for mark in shapes if mark.cell is not None])
    if word in _SETS:
        networks = _networks(group)
        together = [tuple(dict.fromkeys(cell for line in network for cell in line.cells)) for network in networks]
        yield _named(grid, word, together), []
        paths = [tuple(dict.fromkeys(cells)) for cells in paths]
    elif word.rstrip("0123456789") in _PAIRS:
        paths = [part for cells in paths for part in simple_parts(cells)]
    elif word == "regionsum":
        paths = [cells[:-1] if cells[0] == cells[-1] else cells for cells in paths]
    ends = {cell for cells in paths for cell in (cells[0], cells[-1])}
    yield _named(grid, word, paths), [mark for mark in shapes if mark.cell in ends]


def _named(grid: Grid, word: str, paths: Sequence[Path]) -> tuple[str, ...]:
    return tuple(f"{'-'.join(map(grid.name, cells))}={word}" for cells in dict.fromkeys(paths))
