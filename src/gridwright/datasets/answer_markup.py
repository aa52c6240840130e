"""What answers are wrapped in taken off: HTML, LaTeX, line ends as JSON writes them, and the names of rows."""

from __future__ import annotations

import re

__all__ = ["unlabelled", "unwrapped"]

_LINE_ENDS = re.compile(r"\\\\|\\n|<br\s*/?>|</tr>", re.IGNORECASE)
_TAGS = re.compile(r"</?[a-z][^<>]{0,200}>|&(?:nbsp;)?|\\[a-z]{1,20}", re.IGNORECASE)
_LABEL = re.compile(r"[\s|*`>-]{0,9}(?:(?:[^\W\d_]{1,9}\s?)?[0-9]{1,2}|[^\W\d_])\s?\*{0,2}[:.)|]+(?P<cells>.+)")


def unwrapped(text: str) -> str:
    """A text without its markup; what that says of lines and blanks is said by lines and blanks."""
    return _TAGS.sub(" ", _LINE_ENDS.sub("\n", text))


def unlabelled(line: str) -> str:
    """What stands on a line behind the name of its row, `Row 3:`, `R3 |`, `3.` or `C |`; nothing if it has none."""
    label = _LABEL.match(line)
    return label["cells"] if label else ""
