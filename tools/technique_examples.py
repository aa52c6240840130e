"""Writes the examples of techniques that the server has beside it, from those of examples/techniques."""

from __future__ import annotations

import json
from pathlib import Path

from gridwright.web.api.technique import EXAMPLES

__all__ = ["examples"]

FOLDER = Path(__file__).parent.parent / "examples" / "techniques"


def examples() -> str:
    """The text of the file: a position for each technique, a line each."""
    found = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}
    lines = [f"{json.dumps(name)}: {json.dumps(document, separators=(',', ':'))}" for name, document in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    EXAMPLES.write_text(examples(), encoding="utf-8")
