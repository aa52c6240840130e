"""The formats of pictures, each in a module that offers `picture`: from a scene and a theme to the bytes of a file."""

from __future__ import annotations

from importlib import import_module
from pathlib import PurePath
from typing import Protocol

from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown
from gridwright.pictures.scene import Scene

__all__ = ["FORMATS", "format_of", "picture"]

_MODULES = {"svg": "svg.picture", "png": "svg.png", "pdf": "print.pdf", "txt": "terminal.picture"}

FORMATS = tuple(_MODULES)
"""What names of files may end in."""


class _Module(Protocol):
    def picture(self, scene: Scene, theme: str) -> bytes: ...


def format_of(path: str) -> str:
    """The format that a file's name asks for by its ending."""
    ending = PurePath(path[:-3] if path.lower().endswith(".gz") else path).suffix[1:].lower()
    if ending not in FORMATS:
        raise GridwrightError(f"cannot draw {path!r}: its name must end in {', '.join(f'.{name}' for name in FORMATS)}")
    return ending


def picture(scene: Scene, format: str, theme: str = "auto") -> bytes:
    """The scene as a file of that format."""
    if format not in FORMATS:
        raise GridwrightError(unknown("format", format, FORMATS))
    module: _Module = import_module(f"gridwright.pictures.{_MODULES[format]}")
    return module.picture(scene, theme)
