"""What a picture is made of: layers from below to above, each of parts that look alike.

A part has a name, from which its element is made: who compares pictures compares names, and makes what differs only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

__all__ = ["Layer", "drawn", "path"]


@dataclass(frozen=True, slots=True)
class Layer:
    """Parts at the same height, in `groups` of elements that are opened around them.

    Layers of two pictures are the same if groups, `part` and `element` are.
    """

    groups: tuple[str, ...]
    part: str
    names: Collection[Any]
    element: Callable[[Any], str] = str

    @property
    def key(self) -> tuple[tuple[str, ...], str, Callable[[Any], str]]:
        return self.groups, self.part, self.element


def path(part: str, pieces: Iterable[str], groups: tuple[str, ...] = ()) -> Layer:
    """A layer of one path, which is its own name; of none where there are no pieces."""
    data = "".join(pieces)
    return Layer(groups, part, (f'<path class="{part}" d="{data}"/>',) if data else ())


def drawn(layers: Iterable[Layer]) -> str:
    """The elements of layers, one after the other; a group that the next one needs too stays open."""
    pieces: list[str] = []
    opened: tuple[str, ...] = ()
    for layer in layers:
        if not layer.names:
            continue
        shared = 0
        while shared < min(len(opened), len(layer.groups)) and opened[shared] == layer.groups[shared]:
            shared += 1
        pieces += ["</g>" * (len(opened) - shared), *layer.groups[shared:]]
        pieces += map(layer.element, sorted(layer.names))
        opened = layer.groups
    return "".join([*pieces, "</g>" * len(opened)])
