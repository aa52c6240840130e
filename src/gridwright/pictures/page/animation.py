"""Many scenes of one grid as a single picture, in which each part says when it is seen.

What stays from scene to scene is there once, and made once, so that a hundred steps are not much more than one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from graphlib import TopologicalSorter
from itertools import pairwise
from typing import Any

from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.layer import Layer
from gridwright.pictures.svg.picture import framed, layers

__all__ = ["Animation"]

_Key = tuple[tuple[str, ...], str, Callable[[Any], str]]
"""What is drawn at the same height."""


class Animation:
    """A picture that shows the first of its scenes. Those of several tracks are numbered one track after the other.

    A part that is not always seen tells in `data-at` when it is: `0 3-7` is in the first scene and in four later ones.
    """

    def __init__(self, tracks: int) -> None:
        self._tracks = [_Track() for _ in range(tracks)]
        self._order: TopologicalSorter[_Key] = TopologicalSorter()

    def add(self, *scenes: Scene) -> None:
        """What is seen next: a scene for each track."""
        for track, scene in zip(self._tracks, scenes, strict=True):
            now = _names(layers(scene))
            self._order.add(next(iter(now)))
            for below, above in pairwise(now):
                self._order.add(above, below)
            track.add(now)

    def draw(self, first: Scene, *, id: str = "") -> str:
        """One `<svg>` element, which is called and described as the first scene is."""
        return framed(first, "".join(self._layers()), "auto", id=id)

    def _layers(self) -> Iterator[str]:
        count = sum(track.count for track in self._tracks)
        for key in self._order.static_order():
            groups, _, element = key
            changes: dict[Any, list[int]] = {}
            start = 0
            for track in self._tracks:
                for name, own in track.changes.get(key, {}).items():
                    _join(changes.setdefault(name, []), (start + change for change in own), start + track.count)
                start += track.count
            drawn = (_timed(element(name), own, count) for name, own in changes.items())
            yield f"{''.join(groups)}{''.join(drawn)}{'</g>' * len(groups)}"


class _Track:
    """Scenes one after the other, as what comes and goes from one to the next.

    `changes` has for each part in turns the scene where it comes, and the one where it is gone again.
    """

    def __init__(self) -> None:
        self.count = 0
        self.changes: dict[_Key, dict[Any, list[int]]] = {}
        self._last: dict[_Key, set[Any]] = {}

    def add(self, now: dict[_Key, set[Any]]) -> None:
        for key in {**self._last, **now}:
            old, new = self._last.get(key, set()), now.get(key, set())
            changes = self.changes.setdefault(key, {})
            for name in sorted(new - old):
                changes.setdefault(name, []).append(self.count)
            for name in old - new:
                changes[name].append(self.count)
        self._last = now
        self.count += 1


def _names(found: Iterable[Layer]) -> dict[_Key, set[Any]]:
    """The names of parts, layer by layer."""
    names: dict[_Key, set[Any]] = {}
    for layer in found:
        if layer.names:
            names.setdefault(layer.key, set()).update(layer.names)
    return names


def _join(changes: list[int], more: Iterable[int], end: int) -> None:
    """Adds what comes and goes in the next track, at whose end all is gone; what stays does not go in between."""
    own = list(more)
    own += [end] if len(own) % 2 else []
    if changes and changes[-1] == own[0]:
        changes.pop()
        own.pop(0)
    changes += own


def _timed(part: str, changes: list[int], count: int) -> str:
    """A part with the scenes it is seen in, unless it always is."""
    if changes == [0, count]:
        return part
    ends = zip(changes[::2], changes[1::2], strict=True)
    spans = (f"{start}" if start == end - 1 else f"{start}-{end - 1}" for start, end in ends)
    hidden = "" if changes[0] == 0 else ' display="none"'
    return f'{part[:-2]} data-at="{" ".join(spans)}"{hidden}/>'
