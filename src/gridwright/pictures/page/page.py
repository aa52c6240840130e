"""An explanation as a page for browsers that steps through it; one file that asks for nothing from elsewhere.

It is a list of steps below two boards. The script makes the first board follow the list; without it, all can be read.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from re import findall
from string import Template

from gridwright.logic.explain import Trail, explain
from gridwright.model.clock import Clock
from gridwright.model.puzzle import Position, Puzzle
from gridwright.pictures.description import titled
from gridwright.pictures.escape import escaped, shortened
from gridwright.pictures.page.legend import legend, legend_style
from gridwright.pictures.page.narration import Frame, Narration, narrate
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL
from gridwright.pictures.svg.outside import margins
from gridwright.pictures.svg.picture import draw, size
from gridwright.words import say

__all__ = ["Page", "page"]

_FILES = Path(__file__).parent

_SAID = (
    "page-start", "page-slider", "page-steps", "page-hard", "page-first", "page-back", "page-play", "page-pause",
    "page-next", "page-last", "page-candidates", "page-keys", "page-marks", "page-skip", "page-board", "page-made",
)  # fmt: skip
"""What the page says whatever it explains."""

_LARGEST = 1.8
"""By how much a small board is enlarged if there is room for it."""
_FULL = 5.0
"""The rating from which the profile fills its height; hence easy puzzles look easy."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page, and the trail as far as it is on it."""

    html: str
    trail: Trail


def page(
    subject: Puzzle | Position | Trail, *, note: str = "", title: str | None = None, lang: str = "en", clock: Clock
) -> Page:
    """The page that explains a puzzle or position, or tells a trail; `note` is what to know before anything else."""
    if not isinstance(subject, Trail):
        half = clock.half()
        subject = explain(subject, timeout=half.left(), cancel=half.cancel)
    narration = narrate(subject, lang, clock)
    return Page(_html(narration, note, title, lang), narration.trail)


def _html(narration: Narration, note: str, title: str | None, lang: str) -> str:
    trail, start, last = narration.trail, narration.start, narration.end
    end = narration.frames[-1]
    own = title if title is not None else trail.puzzle.title
    name = shortened(own) or _capital(titled(replace(trail.puzzle, title=""), None, lang))
    boards = (
        narration.animation.draw(replace(start, title=name), id="board"),
        draw(replace(last, title=end.name), id="ended"),
    )
    css, script = _file("page.css") + legend_style("legend"), _file("page.js")
    return Template(_file("page.html")).substitute(
        {key.replace("-", "_"): escaped(say(key, lang)) for key in _SAID},
        lang=lang,
        policy=_policy([css, *findall("<style>(.*?)</style>", "".join(boards))], script),
        css=css,
        script=script,
        title=escaped(name),
        about=escaped(note or end.text),
        importance="note" if note else "about",
        board=_labelled(boards[0], start),
        ended=_labelled(boards[1], last),
        end=escaped(end.name),
        state="solved" if trail.solved else "open",
        table=_table(trail.start),
        legend=legend(boards[0], start, lang),
        pencils="" if narration.pencils else " hidden",
        many="" if narration.pencils else f'\n<p class="many">{escaped(say("page-many", lang))}</p>',
        frames="".join(map(_item, narration.frames)),
        last=len(narration.frames) - 1,
        profile=_profile(trail),
    )


def _item(frame: Frame) -> str:
    """A frame in the list; its details are what the script needs to show it."""
    spans = (("number", frame.number), ("name", frame.name), ("effect", frame.effect), ("rating", frame.rating))
    inside = " ".join(f'<span class="{part}">{escaped(text)}</span>' for part, text in spans if text)
    placed = " ".join(f"{cell}={value}" for cell, value in frame.placed)
    return (
        f'<li class="frame" id="{frame.id}" data-count="{escaped(frame.count)}" data-placed="{placed}">'
        f'<a href="#{frame.id}">{inside}</a><p class="text">{escaped(frame.text)}</p></li>\n'
    )


def _labelled(board: str, scene: Scene) -> str:
    """A board with the names of its rows and columns, by which sentences call the cells."""
    (width, height), grid = size(scene), scene.grid
    font = max(11.0, 0.9 * max(grid.rows, grid.cols))  # a large board is shown smaller
    room = 2 * font
    margin = margins(scene)
    across = [margin.left + CELL * (col + 0.5) for col in range(grid.cols)]
    down = [margin.top + CELL * (row + 0.5) for row in range(grid.rows)]
    labels = [f'<text x="{middle:g}" y="-4">c{col}</text>' for col, middle in enumerate(across, 1)]
    labels += [f'<text x="{-font:g}" y="{middle + 4:g}">r{row}</text>' for row, middle in enumerate(down, 1)]
    return (
        f'<svg class="labelled" width="{_LARGEST * (width + room):g}" height="{_LARGEST * (height + room):g}"'
        f' viewBox="{-room:g} {-room:g} {width + room:g} {height + room:g}">'
        f'<g class="labels" font-size="{font:g}" aria-hidden="true">{"".join(labels)}</g>{board}</svg>'
    )


def _table(position: Position) -> str:
    """The rows of a table with all values, for those who cannot see the board but want to look around on it."""
    grid, values = position.puzzle.grid, position.values
    columns = "".join(f'<th scope="col">c{col + 1}</th>' for col in range(grid.cols))
    rows = (
        f'<tr><th scope="row">r{row + 1}</th>'
        + "".join(f"<td>{grid.shown(values[cell]) if values[cell] else ''}</td>" for cell in grid.row(row))
        + "</tr>"
        for row in range(grid.rows)
    )
    return f"<tr><td></td>{columns}</tr>{''.join(rows)}"


def _profile(trail: Trail) -> str:
    """How hard the steps are: a bar for each, above where the slider stands then."""
    full = max(_FULL, trail.rating)
    bars = (f"M{number} 100v{-round(100 * step.rating / full)}" for number, step in enumerate(trail.steps, 1))
    return (
        f'<svg class="profile" viewBox="0 0 {len(trail.steps) + 1} 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<path d="{"".join(bars)}"/></svg>'
    )


def _policy(styles: Iterable[str], script: str) -> str:
    """What a browser may load for the page: these very styles and this script, and nothing else whatsoever."""
    return (
        f"default-src 'none'; style-src {' '.join(map(_hash, styles))}; script-src {_hash(script)}; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _file(name: str) -> str:
    return (_FILES / name).read_text(encoding="utf-8")


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
