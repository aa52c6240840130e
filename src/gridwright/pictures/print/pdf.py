"""PDF, typeset by Typst: nothing is loaded from anywhere, and fonts are those that it brings along."""

from __future__ import annotations

import json
import re
from pathlib import Path

from gridwright.model.errors import GridwrightError
from gridwright.pictures.escape import printable
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.picture import draw, size
from gridwright.pictures.svg.png import TOO_MANY

__all__ = ["page_count", "picture", "require_typst", "typeset"]

_TEMPLATES = Path(__file__).parent

_FOREIGN = re.compile("[^\0-\u052f\u0590-\u05ff\u1e00-\u22ff\ufffd]")
"""What Typst's own fonts may lack: all but Latin, Greek, Cyrillic and Hebrew. Only then are others looked for."""


def picture(scene: Scene, theme: str) -> bytes:
    """The scene as a file of one page, just as large as the picture."""
    width, height = size(scene)
    data = {
        "title": printable(scene.title),
        "alt": scene.description,
        "svg": draw(scene, theme),
        "width": width,
        "height": height,
    }
    return typeset("picture.typ", data)


def page_count(pdf: bytes) -> int:
    """The pages of a file that Typst made; it writes the root of the tree of pages as plain text."""
    found = re.search(rb"/Type/Pages/Count (\d+)", pdf)
    assert found, "a PDF file without pages"
    return int(found[1])


def require_typst() -> None:
    """Says what to do where Typst is missing, before any work is done."""
    try:
        import typst  # noqa: F401, PLC0415
    except ImportError:
        raise GridwrightError("PDF needs the package typst: pip install 'gridwright[pdf]'") from None


def typeset(template: str, data: object) -> bytes:
    """What a template of this folder makes of some data, which it finds as JSON in `sys.inputs.data`.

    No text of others is ever part of a template, so that none can become markup.
    """
    require_typst()
    from typst import TypstError, compile  # noqa: PLC0415

    told = json.dumps(data, ensure_ascii=False)
    try:
        return compile(
            _TEMPLATES / template,
            root=_TEMPLATES,
            format="pdf",
            sys_inputs={"data": told},
            ignore_system_fonts=not _FOREIGN.search(told),
        )
    except TypstError as error:
        if TOO_MANY not in str(error):
            raise
        raise GridwrightError("the picture has more parts than PDF is made of here; as SVG it can be drawn") from None
