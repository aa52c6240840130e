"""A scene as PNG, by way of SVG."""

from __future__ import annotations

from gridwright.model.errors import GridwrightError
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.picture import draw as draw_svg
from gridwright.pictures.svg.picture import size

__all__ = ["TOO_MANY", "draw", "picture"]

TOO_MANY = "nodes limit"
"""What resvg, and Typst with it, says of a picture with too many parts for it, as all candidates of a grid of 64x64."""

_LARGE = 4_000
"""Pixels on a side that are enough for the largest screens; more take seconds."""

_MOST = 16_000
"""Pixels on a side; more would take gigabytes of memory."""


def picture(scene: Scene, theme: str) -> bytes:
    """The scene as a file, in twice the size of its SVG or, of a large one, as far as that makes sense."""
    return draw(scene, theme, scale=min(2, _LARGE / max(size(scene))))


def draw(scene: Scene, theme: str = "auto", *, scale: float = 2) -> bytes:
    """The scene with so many pixels for one of its SVG, as far as that makes sense."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ImportError:
        raise GridwrightError("PNG needs the package resvg-py: pip install 'gridwright[png]'") from None
    if not isinstance(scale, int | float) or not scale > 0:
        raise GridwrightError(f"a scale of {scale!r} is impossible; it is a number of pixels, more than 0")
    width, height = size(scene)
    zoom = max(min(scale, _MOST / max(width, height)), 1 / min(width, height))
    try:
        return bytes(svg_to_bytes(svg_string=draw_svg(scene, theme), zoom=zoom, skip_system_fonts=True))
    except ValueError as error:
        if TOO_MANY not in str(error):
            raise
        raise GridwrightError("the picture has more parts than PNG is made of here; as SVG it can be drawn") from None
