"""The way through a puzzle as a chart: how hard each step is, and how many candidates are left after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from gridwright.logic.rate import Rated
from gridwright.pictures.escape import escaped
from gridwright.pictures.svg.geometry import Point, number, through
from gridwright.words import say, technique_title

__all__ = ["chart"]

_WIDTH, _HEIGHT = 640, 120
"""Of the plots themselves."""
_LEFT, _RIGHT, _TOP, _APART, _BOTTOM = 48, 16, 34, 52, 32
"""What is left free for words and numbers around and between them."""
_TICKS = 5
"""The most numbers along an axis, about."""

_LIGHT = {
    ".paper": "fill:#fff", ".words": "fill:#16181b", ".numbers": "fill:#5b6168", ".lines": "stroke:#e3e5e8",
    ".axis": "stroke:#a3a8ae", ".bars": "fill:#8fb8e3", ".hardest": "fill:#d97706", ".left": "stroke:#1660b8",
    ".below": "fill:#1660b8;fill-opacity:.13",
}  # fmt: skip
_DARK = {
    ".paper": "fill:#17191c", ".words": "fill:#e9ebed", ".numbers": "fill:#a2a8af", ".lines": "stroke:#2b2f34",
    ".axis": "stroke:#5a6067", ".bars": "fill:#3f6c9b", ".hardest": "fill:#f5a33b", ".left": "stroke:#8cc4ff",
    ".below": "fill:#5aa9f5;fill-opacity:.17",
}  # fmt: skip


def chart(rated: Rated, *, lang: str = "en") -> str:
    """The chart as one `<svg>` element, light or dark as the viewer wants it."""
    body, title = "".join(_parts(rated, lang)), escaped(_title(rated, lang))
    scope = f"g{crc32(body.encode()):08x}"
    width, height = _LEFT + _WIDTH + _RIGHT, _TOP + 2 * _HEIGHT + _APART + _BOTTOM
    style = _rules(_LIGHT, scope) + f"@media screen and (prefers-color-scheme:dark){{{_rules(_DARK, scope)}}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{scope}" width="{width}" height="{height}"'
        f' viewBox="{-_LEFT} {-_TOP} {width} {height}" fill="none" font-family="sans-serif" font-size="12" role="img"'
        f' aria-labelledby="{scope}-title {scope}-desc"><title id="{scope}-title">{title}</title>'
        f'<desc id="{scope}-desc">{escaped(_description(rated, lang))}</desc><style>{style}</style>'
        f'<path class="paper" d="M{-_LEFT} {-_TOP}h{width}v{height}h{-width}Z"/>{body}</svg>'
    )


def _rules(colours: dict[str, str], scope: str) -> str:
    return "".join(f"#{scope} {part}{{{how}}}" for part, how in colours.items())


def _title(rated: Rated, lang: str) -> str:
    if not rated.path:
        return say("filled", lang)
    level, title = say(f"level-{rated.level}", lang), technique_title(rated.hardest, lang)
    return say("rate-rating", lang, rating=rated.rating, level=level, title=title)


def _description(rated: Rated, lang: str) -> str:
    ratings, left = zip(*rated.path, strict=True) if rated.path else ((), ())
    told = [say("page-rating", lang, rating=rating) for rating in ratings]
    return (
        f"{say('rate-path-ratings', lang)} {', '.join(told)}. "
        f"{say('rate-path-candidates', lang)} {', '.join(map(str, left))}."
    )


def _parts(rated: Rated, lang: str) -> Iterator[str]:
    ratings, left = [rating for rating, _ in rated.path], [count for _, count in rated.path]
    wide = _WIDTH / max(1, len(ratings))
    hardest = max(ratings, default=0.0)
    yield _words(_title(rated, lang) if not ratings else say("rate-path-ratings", lang), 0)
    yield from _scale(hardest, 0)
    for part, chosen in (("bars", False), ("hardest", True)):
        bars = [
            f"M{number(wide * (place + 0.1))} {_HEIGHT}v{number(-_HEIGHT * rating / _full(hardest))}"
            f"h{number(wide * 0.8)}V{_HEIGHT}Z"
            for place, rating in enumerate(ratings)
            if (rating == hardest) is chosen
        ]
        yield f'<path class="{part}" d="{"".join(bars)}"/>'
    top = _HEIGHT + _APART
    yield _words(say("rate-path-candidates", lang), top)
    yield from _scale(max(left, default=0), top)
    points: list[Point] = [
        (wide * (place + 0.5), top + _HEIGHT * (1 - count / _full(max(left)))) for place, count in enumerate(left)
    ]
    if points:
        ends = [(points[0][0], top + _HEIGHT), *points, (points[-1][0], top + _HEIGHT)]
        yield f'<path class="below" d="{through(ends)}Z"/>'
        yield f'<path class="left" stroke-width="2" stroke-linejoin="round" d="{through(points)}"/>'
    yield from _steps(len(ratings), wide, top + _HEIGHT)


def _words(text: str, top: int) -> str:
    shown = escaped(text.rstrip(":"))
    return f'<text class="words" x="0" y="{top - 12}" font-size="13" font-weight="600">{shown}</text>'


def _full(highest: float) -> float:
    """The end of a scale: a bit above the highest value."""
    step = _between(highest)
    return max(step, -(-highest // step) * step)


def _between(highest: float) -> int:
    """How far numbers along an axis are apart: 1, 2 or 5, or ten times as much, and so on."""
    apart = 1
    while highest / apart > _TICKS:
        apart = apart * 5 // 2 if str(apart)[0] == "2" else apart * 2
    return apart


def _scale(highest: float, top: int) -> Iterator[str]:
    """Numbers and lines from nothing to the highest value."""
    full = _full(highest)
    for value in range(0, int(full) + 1, _between(highest)):
        y = top + _HEIGHT * (1 - value / full)
        part = "lines" if value else "axis"
        yield f'<path class="{part}" d="M0 {number(y)}h{_WIDTH}"/>'
        yield f'<text class="numbers" x="-8" y="{number(y + 4)}" text-anchor="end">{value}</text>'


def _steps(count: int, wide: float, y: int) -> Iterator[str]:
    """The numbers of steps below the chart: the first, the last, and round ones between."""
    apart = _between(2 * count / 3)
    shown: Sequence[int] = sorted({1, count, *range(apart, count - apart // 2, apart)}) if count else ()
    for step in shown:
        x = number(wide * (step - 0.5))
        yield f'<text class="numbers" x="{x}" y="{y + 18}" text-anchor="middle">{step}</text>'
