"""Writes src/gridwright/__init__.pyi: the public names for type checkers and editors, which cannot see lazy ones."""

from __future__ import annotations

import pkgutil
from pathlib import Path

import gridwright
from gridwright import kinds

__all__ = ["STUB", "homes", "stub"]

STUB = Path(gridwright.__file__).with_suffix(".pyi")

HEAD = '"""The public names. Written by `make door` from the table in __init__.py and the files of kinds/."""'


def homes() -> dict[str, tuple[str, ...]]:
    """The modules behind the door with what each of them brings, the constructors of kinds among them."""
    names = [module.name for module in pkgutil.iter_modules(kinds.__path__) if module.name[0] != "_"]
    return dict(sorted({**gridwright.HOMES, **{f"kinds.{name}": (name,) for name in names}}.items()))


def stub() -> str:
    lines = [HEAD, ""]
    names = []
    for home, entries in homes().items():
        lines.append(f"from gridwright.{home} import (")
        lines += [f"    {entry}," for entry in entries]
        lines.append(")")
        names += [entry.split()[-1] for entry in entries]
    lines += ["", "__version__: str", "", "__all__ = ["]
    lines += [f'    "{name}",' for name in sorted(names)]
    return "\n".join([*lines, "]", ""])


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
