"""What to begin with: puzzles of every kind in every notation that is read, as they are and among other things."""

from __future__ import annotations

from pathlib import Path

import gridwright as gw

__all__ = ["seeds"]

_EXAMPLES = Path(__file__).parents[1] / "examples"


def seeds(name: str) -> list[str]:
    """Texts in the notation of that id."""
    puzzles = [gw.load_file(path) for path in sorted(_EXAMPLES.glob("*.txt"))]
    texts = [gw.notation(name).example]
    for puzzle in puzzles:
        try:
            texts.append(gw.dump(puzzle, name))
        except gw.FormatError:
            continue
    return [*texts, f"<p>Look:</p><pre>{texts[0]}</pre>", f"```\n{texts[0]}```\n", "".join(texts[:3])]
