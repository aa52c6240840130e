"""The drawings that people ask for. What makes pictures is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from gridwright.model.arguments import must_be
from gridwright.model.clock import Cancel, Clock
from gridwright.model.puzzle import Position, Puzzle
from gridwright.pictures.scene import Scene
from gridwright.pictures.scene import scene as scene_of_puzzle
from gridwright.pictures.terminal.picture import draw as draw_text

if TYPE_CHECKING:
    from typing import Unpack

    from gridwright.logic.explain import Trail
    from gridwright.logic.rate import Rated
    from gridwright.pictures.print.book import BookDetails
    from gridwright.pictures.subject import Candidates, PictureDetails, Subject
    from gridwright.pictures.svg.gallery import Gallery

__all__ = ["book", "chart", "draw", "gallery", "page", "png", "render", "scene", "svg"]


def render(
    subject: Subject,
    values: Sequence[int] | None = None,
    *,
    candidates: Candidates = None,
    ascii: bool = False,
    colour: bool = False,
) -> str:
    """A puzzle, position, solution, step, trail or scene as lines of text, without a line break at the end.

    `values` (0 = nothing) fills the cells that have no given, and `candidates` the ones still empty after that; True
    stands for all that the values leave.
    """
    # What is asked for most does without the techniques, which take their time to load.
    if isinstance(subject, Puzzle) and not isinstance(candidates, bool):
        seen = scene_of_puzzle(subject, values, candidates)
    else:
        seen = scene(subject, values, candidates=candidates)
    return draw_text(seen, ascii=ascii, colour=colour)


def scene(subject: Subject, values: Sequence[int] | None = None, **details: Unpack[PictureDetails]) -> Scene:
    """What there is to see of a puzzle, position, solution, step or trail; the same details as `svg`."""
    from gridwright.pictures.subject import scene_of  # noqa: PLC0415

    return scene_of(subject, values, **details)


def svg(
    subject: Subject,
    values: Sequence[int] | None = None,
    *,
    theme: str = "auto",
    id: str = "",
    **details: Unpack[PictureDetails],
) -> str:
    """A picture of a puzzle, position, solution, step, trail or scene as one `<svg>` element.

    `values` (0 = nothing) fills the cells that have no given. `candidates` says what is pencilled in: the values of
    each cell, True for all that the filled cells leave, False for none. `step` shows a step as it is taken: the
    position before it, and what it changes. `tints` colours the regions. `title` is read out to those who cannot see
    the picture; without one, it is made in the language `lang`.

    Themes: auto (light or dark, as the viewer wants it), light, dark, contrast, print. All ids in it begin with `id`,
    or with one that no other picture has.
    """
    from gridwright.pictures.svg.picture import draw as draw_svg  # noqa: PLC0415

    return draw_svg(scene(subject, values, **details), theme, id=id)


def png(
    subject: Subject,
    values: Sequence[int] | None = None,
    *,
    theme: str = "light",
    scale: float = 2,
    **details: Unpack[PictureDetails],
) -> bytes:
    """The same picture as the bytes of a PNG file, with `scale` pixels for one of the SVG."""
    from gridwright.pictures.svg.png import draw as draw_png  # noqa: PLC0415

    return draw_png(scene(subject, values, **details), theme, scale=scale)


def draw(
    subject: Subject,
    format: str,
    values: Sequence[int] | None = None,
    *,
    theme: str = "auto",
    **details: Unpack[PictureDetails],
) -> bytes:
    """The same picture as the bytes of a file: svg, png, pdf or txt."""
    from gridwright.pictures.formats import picture  # noqa: PLC0415

    return picture(scene(subject, values, **details), format, theme)


def gallery(
    subjects: Iterable[Subject] | Trail, *, theme: str = "auto", tints: bool = False, lang: str = "en"
) -> Gallery:
    """Pictures of all of these beside each other, for a notebook; a trail shows its steps."""
    from gridwright.pictures.svg.gallery import gallery as made  # noqa: PLC0415

    return made(subjects, theme=theme, tints=tints, lang=lang)


def page(
    subject: Puzzle | Position | Trail,
    *,
    note: str = "",
    title: str | None = None,
    lang: str = "en",
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> str:
    """A page for browsers that explains a puzzle or position, or tells a trail, step by step on the board.

    It is a whole file that loads nothing from elsewhere. `note` is what to know before anything else, and
    `title` takes the place of the puzzle's own. After `timeout` seconds, or when another thread sets `cancel`, it has
    the steps so far, and says so.
    """
    from gridwright.pictures.page.page import page as made  # noqa: PLC0415

    return made(subject, note=note, title=title, lang=lang, clock=Clock(timeout, cancel)).html


def book(puzzles: Iterable[Puzzle], **details: Unpack[BookDetails]) -> bytes:
    """A book of puzzles as the bytes of a PDF file: cover, rules, puzzles with their levels, solutions.

    Every puzzle must have exactly one solution. There are 1, 2, 4 or 6 of them on a page (`per_page`; if nothing is
    said 2, or 1 in `large` print), on `paper` of the size a4 or letter, in the language `lang`. Without a `title`, the
    book is called by what is in it; `author` stands below. `solutions=False` leaves these out, and
    `sheets=True` the cover and the rules before the puzzles. After `timeout` seconds
    a puzzle is refused if it is not solved, and has no level if it is not rated. `names` say what to call the puzzles
    when they are refused. The `order` is given, level (easiest first) or shuffled, as `seed` says; `sections` are none,
    or by level or kind, each with a heading on a page of its own.
    """
    from gridwright.pictures.print.book import book as made  # noqa: PLC0415

    return made(puzzles, **details)


def chart(rated: Rated, *, lang: str = "en") -> str:
    """The way through a puzzle as one `<svg>` element: how hard each step is, and how many candidates are left."""
    from gridwright.logic import Rated  # noqa: PLC0415
    from gridwright.pictures.svg.chart import chart as made  # noqa: PLC0415

    must_be(rated, Rated, "what rate() says")
    return made(rated, lang=lang)
