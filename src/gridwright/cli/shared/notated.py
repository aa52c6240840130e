"""Puzzles printed in a notation one after the other, as one text with all of them has them."""

from __future__ import annotations

import gridwright as gw
from gridwright.cli.shared.output import echo_notation
from gridwright.cli.shared.output_formats import is_json_file

__all__ = ["NotationPrinter"]


class NotationPrinter:
    """Prints texts in a notation as they come. A file of JSON has each on a line; columns are named once."""

    def __init__(self, to: gw.Notation) -> None:
        self.to = to
        self._first = ""

    def puzzle(self, puzzle: gw.Puzzle) -> None:
        self.text(gw.dump(puzzle, self.to.id))

    def text(self, text: str) -> None:
        if self.to.flat and is_json_file():
            echo_notation(self.to.flat(text))
        elif self._first and self.to.join and (all := self.to.join([self._first, text])).startswith(self._first):
            echo_notation(all.removeprefix(self._first))
        else:
            self._first = text
            echo_notation(text)
