"""Which Gridwright this is: puzzles that are made follow from its sources, so sets are made by one release only."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import gridwright as gw
from gridwright.engine.native import CORE_SOURCES

__all__ = ["release"]

_DECIDING = ("model", "clues", "kinds", "engine", "notations", "logic", "words", "making", "datasets")
"""The folders on which the rows of a set depend; audits only read."""


@cache
def release() -> str:
    """The version and, since sources change between versions, what they are known by, those of the core too."""
    digest = sha256(CORE_SOURCES.encode())
    root = Path(gw.__file__).parent
    for folder in _DECIDING:
        for path in sorted(one for one in (root / folder).rglob("*.py") if "audit" not in one.parts):
            digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{gw.__version__}+{digest.hexdigest()[:12]}"
