"""`gridwright solve --candidates`: the values that each cell has in some solution."""

from __future__ import annotations

import click

import gridwright as gw
from gridwright.cli.shared.output import EXIT_CODES, draw, echo_json, echo_sentence
from gridwright.cli.shared.wish import Wish

__all__ = ["tell_candidates"]


def tell_candidates(name: str, puzzle: gw.Puzzle, wish: Wish) -> int:
    found = gw.true_candidates(puzzle, timeout=wish.timeout)
    status = _status(found)
    if wish.json:
        cells = [sorted(values) for values in found or ()]
        rows = [cells[i : i + puzzle.grid.cols] for i in range(0, len(cells), puzzle.grid.cols)]
        echo_json({"name": name, "kind": puzzle.kind, "status": str(status), "candidates": rows or None})
    elif found is None or status is gw.Status.NONE:
        echo_sentence(gw.say(str(status)))
    else:
        values = [min(cell) if len(cell) == 1 else 0 for cell in found]
        click.echo(draw(puzzle, values, candidates=found, ascii=wish.ascii))
        several = sum(len(cell) > 1 for cell in found)
        echo_sentence(gw.say("candidates-several", cells=several) if several else gw.say("unique"))
    return EXIT_CODES[status]


def _status(found: tuple[frozenset[int], ...] | None) -> gw.Status:
    if found is None:
        return gw.Status.UNDECIDED
    if not all(found):
        return gw.Status.NONE
    return gw.Status.UNIQUE if all(len(values) == 1 for values in found) else gw.Status.SEVERAL
