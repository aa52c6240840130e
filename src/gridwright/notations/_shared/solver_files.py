"""What files for other solvers have in common: the houses and links of a layout, each once, and a comment."""

from __future__ import annotations

from gridwright.model.draft import Draft
from gridwright.model.layout import House, Layout, Link

__all__ = ["houses_once", "links_once", "summary"]


def houses_once(layout: Layout) -> list[House]:
    """The houses of two cells or more, each set of cells once: a row of a jigsaw may also be a region."""
    houses: dict[tuple[int, ...], House] = {}
    for house in layout.houses:
        if len(house.cells) > 1:
            houses.setdefault(house.cells, house)
    return list(houses.values())


def links_once(layout: Layout) -> list[Link]:
    """The links, once for each label of a rule."""
    links: dict[tuple[int, int, int, str], Link] = {}
    for link in layout.links:
        links.setdefault((link.first, link.second, link.relation, layout.rules[link.rule].label), link)
    return list(links.values())


def summary(draft: Draft) -> list[str]:
    """What the puzzle is, for a comment."""
    about = (draft.title, draft.author, draft.source)
    options = "".join(f" {option}" for option in sorted(draft.options))
    first = f"{draft.kind} {draft.grid.rows}x{draft.grid.cols}{options}"
    return [first, *(" ".join(words.split()) for words in about if words.split())]
