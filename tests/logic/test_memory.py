"""What techniques remember of a board: they look again only where candidates have changed."""

from __future__ import annotations

from dataclasses import dataclass

from boards import board_of

import gridwright as gw
from gridwright.logic.board import Board
from gridwright.logic.structure.memory import recall


@dataclass(frozen=True)
class Spot:
    """Some cells, as a set."""

    cells: int


def test_only_changed_cells_are_looked_at_again() -> None:
    board = board_of(gw.sudoku(["...."] * 4))
    spots, looked = (Spot(0b11), Spot(0b110), Spot(1 << 15)), list[Spot]()

    def look(board: Board, spot: Spot) -> str | None:
        looked.append(spot)
        return "few" if board.candidates[1].bit_count() < 4 and spot.cells & 2 else None

    assert recall(board, look, spots) == []
    assert looked == [*spots]
    assert recall(board, look, spots) == []
    assert looked == [*spots], "nothing has changed"
    board.eliminate(1, 4)
    assert recall(board, look, spots) == [(spots[0], "few"), (spots[1], "few")]
    assert looked[3:] == [*spots[:2]]
    assert recall(board, look, ()) == []
