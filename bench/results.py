"""What was measured, kept as JSON: a file per measurement with its rows and the machine it ran on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["Row", "Rows", "load", "save"]

Row = dict[str, Any]
Rows = list[Row]


def save(folder: Path, name: str, rows: Rows, machine: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    told = {"machine": machine, "rows": rows}
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def load(folder: Path, name: str) -> tuple[Rows, dict[str, str]]:
    """The rows of a measurement and its machine; nothing if it was not made."""
    path = folder / f"{name}.json"
    if not path.exists():
        return [], {}
    told = json.loads(path.read_text(encoding="utf-8"))
    return told["rows"], told["machine"]
