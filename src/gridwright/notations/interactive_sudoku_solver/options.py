"""Options among the constraints of the Interactive Sudoku Solver: a type for most, a relation with a name for others.

So "all white dots are given" is written as what holds between each two neighbours without a dot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.clues.dot import Dot
from gridwright.kinds import option
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid
from gridwright.model.primitives import Distinct, Pair, Relation, relation
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import merged, split_up
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint
from gridwright.notations.interactive_sudoku_solver.named import NamedConstraint, relation_with_name
from gridwright.notations.interactive_sudoku_solver.relations import table_of

__all__ = ["OPTION_TYPES", "named_options", "names_an_option", "options_in", "written_options"]

OPTION_TYPES = {
    "AntiKnight": "anti-knight", "AntiKing": "no-touch", "AntiConsecutive": "no-consecutive",
    "StrictKropki": "all-dots", "StrictXV": "all-xv", "DisjointSets": "disjoint-groups",
}
_DIAGONAL = "Diagonal"
_DIAGONALS = {"1": "rising-diagonal", "-1": "falling-diagonal"}


def options_in(items: Iterable[Constraint]) -> frozenset[str]:
    """The options that types say."""
    options = set[str]()
    for item in items:
        if item.type in OPTION_TYPES:
            options.add(OPTION_TYPES[item.type])
        for number, word in enumerate(item.arguments) if item.type == _DIAGONAL else ():
            if word.text not in _DIAGONALS:
                raise item.error(f"Diagonal: {quoted(word.text)} is neither 1 nor -1", number)
            options.add(_DIAGONALS[word.text])
    return merged(options)


def names_an_option(item: Constraint) -> bool:
    """Whether a constraint may be a relation that was written for an option."""
    try:
        return item.type == "Pair" and bool(option(item.argument(1).removeprefix("_")))
    except RuleError:
        return False


def named_options(grid: Grid, items: Iterable[Constraint], clues: Sequence[Clue]) -> dict[int, str]:
    """The options that relations with their names say, by where these start."""
    found: dict[int, str] = {}
    for item in items:
        meant = relation_with_name(grid, item)
        if _named(meant.name, grid, clues) == meant:
            found[item.start] = meant.name
    return found


def _named(name: str, grid: Grid, clues: Sequence[Clue]) -> NamedConstraint | None:
    """An option as a relation of pairs of cells; None if it is none."""
    try:
        rules = option(name).on(grid, clues, ())
    except RuleError:
        return None
    pairs = [_pair(primitive, grid.rows) for rule in rules for primitive in rule.lower(grid.span())]
    relations = {pair.relation for pair in pairs if pair}
    if None in pairs or len(relations) != 1:
        return None
    places = tuple((pair.first, pair.second) for pair in pairs if pair)
    return NamedConstraint("Pair", table_of(relations.pop()), name, places)


def _pair(primitive: object, size: int) -> Pair | None:
    if isinstance(primitive, Distinct) and len(primitive.cells) == 2:
        return Pair(*primitive.cells, _different(size))
    return primitive if isinstance(primitive, Pair) else None


def _different(size: int) -> Relation:
    return relation(range(1, size + 1), lambda value, other: value != other)


def written_options(draft: Draft, *, usual_boxes: bool) -> list[str]:
    """The constraints that say the options of a draft."""
    options = split_up(draft.options - {"all-dots"}) | (draft.options & {"all-dots"})
    written = [f".{_DIAGONAL}~{way}" for way, name in _DIAGONALS.items() if name in options]
    types = {name: type_ for type_, name in OPTION_TYPES.items()}
    for name in sorted(options - set(_DIAGONALS.values())):
        if name == "disjoint-groups" and not usual_boxes:
            raise FormatError("interactive-sudoku-solver has disjoint groups only where boxes are of the usual size")
        # There, a dot with a number is a relation like any other, and no dot.
        numbered = name == "all-dots" and any(isinstance(clue, Dot) and clue.number for clue in draft.clues)
        meant = _named(name, draft.grid, draft.clues)
        if name in types and not numbered:
            written.append(f".{types[name]}")
        elif meant:
            written.append(meant.text(draft.grid))
        else:
            raise FormatError(f"interactive-sudoku-solver cannot carry {name}")
    return written
