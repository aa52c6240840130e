"""Many scenes of one grid as a single picture, in which each part says when it is seen.

What stays from scene to scene is there once, so that a hundred steps are not much larger than one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from itertools import pairwise

from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.picture import framed, parts

__all__ = ["animation"]

_TAG = re.compile(r"<(/?)\w+([^>]*?)(/?)>")
_CLASS = re.compile(r'class="[\w-]+"')

_Layer = tuple[str, ...]
"""The groups around parts and their class: what is drawn at the same height."""


def animation(scenes: Sequence[Scene], *, id: str = "") -> str:
    """One `<svg>` element that shows the first scene.

    A part that is not always seen tells in `data-at` when it is: `0 3-7` is in the first scene and in four later ones.
    """
    body = "".join(_merged(scenes))
    return framed(scenes[0], body, "auto", id=id)


def _merged(scenes: Sequence[Scene]) -> Iterator[str]:
    seen: dict[_Layer, dict[str, list[int]]] = {}
    order: TopologicalSorter[_Layer] = TopologicalSorter()
    for number, scene in enumerate(scenes):
        layers = []
        for layer, part in _parts("".join(parts(scene))):
            seen.setdefault(layer, {}).setdefault(part, []).append(number)
            layers.append(layer)
        for below, above in pairwise(dict.fromkeys(layers)):
            order.add(above, below)
    for layer in order.static_order():
        *groups, _ = layer
        drawn = (_timed(part, numbers, len(scenes)) for part, numbers in seen[layer].items())
        yield f"{''.join(groups)}{''.join(drawn)}{'</g>' * len(groups)}"


def _parts(body: str) -> Iterator[tuple[_Layer, str]]:
    """Each part that is drawn, with its layer."""
    groups: list[str] = []
    for tag in _TAG.finditer(body):
        closing, attributes, alone = tag.groups()
        if alone:
            own = _CLASS.search(attributes)
            yield (*groups, own[0] if own else ""), tag[0]
        elif closing:
            groups.pop()
        else:
            groups.append(tag[0])


def _timed(part: str, numbers: list[int], count: int) -> str:
    """A part with the scenes it is seen in, unless it always is."""
    if len(numbers) == count:
        return part
    hidden = "" if numbers[0] == 0 else ' display="none"'
    return f'{part[:-2]} data-at="{" ".join(_spans(numbers))}"{hidden}/>'


def _spans(numbers: list[int]) -> Iterator[str]:
    start = last = numbers[0]
    for number in [*numbers[1:], -1]:
        if number != last + 1:
            yield str(start) if start == last else f"{start}-{last}"
            start = number
        last = number
