"""Makes the style sheet of the page's board: what parts of a picture look like, in every theme that the page has."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from gridwright.pictures.svg.themes import looks

STATIC = Path(__file__).parent.parent / "src/gridwright/web/static"
PAGE_THEMES = ("dark", "contrast")
"""Those beside the light one, which holds wherever none is asked for, and on paper."""


def sheet() -> str:
    """All rules: those of the light theme, and of the others what differs from it."""
    light = looks("light")
    rules = _rules(light, ".board")
    for theme in PAGE_THEMES:
        differing = {part: how for part, how in looks(theme).items() if how != light.get(part)}
        rules += f"@media screen{{\n{_rules(differing, f'[data-theme={theme}] .board')}}}\n"
    return rules


def _rules(parts: Mapping[str, str], scope: str) -> str:
    return "".join(f"{scope} .{part}{{{how}}}\n" for part, how in parts.items())


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "board.css").write_text(sheet(), encoding="utf-8")
