"""Many pictures beside each other, as HTML for notebooks and pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from zlib import crc32

from gridwright.logic.explain import Trail, taken_in
from gridwright.model.arguments import several
from gridwright.model.display import brief
from gridwright.pictures.escape import escaped, shortened
from gridwright.pictures.scene import Scene
from gridwright.pictures.subject import Subject, scene_of
from gridwright.pictures.svg.picture import draw, size
from gridwright.words import tell

__all__ = ["Gallery", "gallery"]


@dataclass(frozen=True, slots=True, repr=False)
class Gallery:
    """Scenes with what stands below each of them. Notebooks show it; `html` is for pages."""

    scenes: tuple[Scene, ...]
    captions: tuple[str, ...]
    theme: str = "auto"

    def __repr__(self) -> str:
        return brief(self, f"{len(self.scenes)} pictures", *self.captions)

    @property
    def html(self) -> str:
        """One element that depends on nothing around it."""
        name = f"g{crc32(repr((self.scenes, self.captions, self.theme)).encode(errors='replace')):08x}"
        figures = (
            f'<figure style="margin:0;max-width:{size(scene)[0]}px">{draw(scene, self.theme, id=f"{name}-{place}")}'
            f'<figcaption dir="auto" style="overflow-wrap:anywhere">{escaped(caption)}</figcaption></figure>'
            for place, (scene, caption) in enumerate(zip(self.scenes, self.captions, strict=True), 1)
        )
        return f'<div style="display:flex;flex-wrap:wrap;gap:1.5em;align-items:start">{"".join(figures)}</div>'

    def _repr_html_(self) -> str:
        return self.html


def gallery(
    subjects: Iterable[Subject] | Trail, *, theme: str = "auto", tints: bool = False, lang: str = "en"
) -> Gallery:
    """Pictures of all of these, each with its title; a trail shows its steps, each with its sentences."""
    shown = list(_steps(subjects, lang) if isinstance(subjects, Trail) else _each(subjects, tints, lang))
    return Gallery(tuple(scene for scene, _ in shown), tuple(caption for _, caption in shown), theme)


def _each(subjects: Iterable[Subject], tints: bool, lang: str) -> Iterator[tuple[Scene, str]]:
    for subject in several(subjects, "a sequence of what is to be drawn"):
        made = scene_of(subject, tints=tints, lang=lang)
        yield made, shortened(made.title)


def _steps(trail: Trail, lang: str) -> Iterator[tuple[Scene, str]]:
    for number, (step, position) in enumerate(taken_in(trail), 1):
        made = scene_of(position, step=step, lang=lang)
        yield made, f"{number}. {made.title}: {tell(step, position, lang)}"
