"""Clues for which the Interactive Sudoku Solver has no type of their own: relations and automata that carry a name.

Whatever is said of pairs of cells, or read along a line, can be said there. The name is what stands behind `=` in our
word; so it is read as the clue that it was, if that clue would be written as just what stands there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple
from urllib.parse import quote, unquote

from gridwright.clues.automaton import OwnAutomaton
from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.model.primitives import Automaton, Domain, Machine, Pair, Relation, bit
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint, cell_name
from gridwright.notations.interactive_sudoku_solver.forms import uncrossed, word_of
from gridwright.notations.interactive_sudoku_solver.machines import (
    automaton_over,
    decoded_text,
    deterministic,
    packed,
    smallest,
    unpacked,
)
from gridwright.notations.interactive_sudoku_solver.patterns import machine_of
from gridwright.notations.interactive_sudoku_solver.relations import relation_of, relation_words, table_of

__all__ = ["NamedConstraint", "automata", "expressions", "is_read_as", "named", "relation_with_name", "relations"]


class NamedConstraint(NamedTuple):
    """A constraint with a name: its type, its table or automaton, and groups of cells that are read one by one."""

    type: str
    table: str
    name: str
    groups: tuple[tuple[int, ...], ...]

    def text(self, grid: Grid) -> str:
        cells = "~~".join("~".join(cell_name(grid, cell) for cell in group) for group in self.groups)
        return f".{self.type}~{self.table}~_{_encoded(self.name)}~{cells}"


def _encoded(name: str) -> str:
    return quote(name, safe="!*'()-_").replace(".", "%2E").replace("~", "%7E")


def named(clue: Clue) -> NamedConstraint | None:
    """A clue as a constraint with a name, if it speaks of pairs or of a line; None if it does not."""
    lowered, name = clue.lower(clue.grid.span()), clue.word.partition("=")[2]
    pairs = [primitive for primitive in lowered if isinstance(primitive, Pair)]
    if pairs and len(pairs) == len(lowered) and len({pair.relation for pair in pairs}) == 1:
        places = [(pair.first, pair.second) for pair in pairs]
        table = table_of(pairs[0].relation)
        if places == list(pairwise(clue.cells)):
            return NamedConstraint("Pair", table, name, (clue.cells,))
        if places == list(combinations(clue.cells, 2)) and _is_mutual(pairs[0].relation):
            return NamedConstraint("PairX", table, name, (clue.cells,))
        return NamedConstraint("Pair", table, name, tuple(places))
    machine = _only_machine(clue)
    if machine is None:
        return None
    if isinstance(clue, OwnAutomaton) and automaton_over(clue.grid, clue.cells, machine) == clue.word:
        name = ""
    return NamedConstraint("NFA", packed(machine), name, (clue.cells,))


def _is_mutual(relation: Relation) -> bool:
    return relation == relation.reversed()


def _only_machine(clue: Clue) -> Machine | None:
    """The automaton that reads all cells of a clue, if it says no more; what it leaves each of them is a part of it."""
    *domains, last = clue.lower(clue.grid.span()) or (None,)
    if not isinstance(last, Automaton) or last.cells != clue.cells:
        return None
    mask = -1
    for domain in domains:
        if not isinstance(domain, Domain) or set(domain.cells) != set(clue.cells):
            return None
        mask &= domain.mask
    steps = [
        tuple(target if mask & bit(value) else -1 for value, target in enumerate(row, 1)) for row in last.machine.steps
    ]
    return smallest(Machine(tuple(steps), last.machine.accepting))


class _Group(NamedTuple):
    name: str
    cells: list[int]


def _groups(grid: Grid, said: Constraint) -> list[_Group]:
    """The cells behind the first argument: groups with an empty argument between them, some with a name before them."""
    groups, name = [_Group("", [])], ""
    for number in range(1, len(said.arguments)):
        text = said.argument(number)
        if text.startswith("_") or not text:
            name = unquote(text[1:]) if text else name
            groups.append(_Group(name, []))
        else:
            groups[-1].cells.append(said.cell(grid, number))
    return [group for group in groups if group.cells]


def _own_word(grid: Grid, meant: NamedConstraint, cells: Sequence[int]) -> str | None:
    """The word of ours that a constraint with a name was written from, None if it was not."""
    word = word_of(grid, cells, meant.name)
    try:
        return word if meant.name and named(read_word(grid, word)) == meant else None
    except FormatError:
        return None


def relation_with_name(grid: Grid, said: Constraint) -> NamedConstraint:
    """What a constraint about pairs says, by the name of its first group."""
    type_, table = said.type, said.argument(0)
    if type_.startswith("Binary"):
        type_, table = type_.replace("Binary", "Pair"), table.translate(str.maketrans("-_", "_-"))
    groups = _groups(grid, said)
    name = groups[0].name if groups else ""
    return NamedConstraint(type_, table, name, tuple(tuple(group.cells) for group in groups))


def _own_word_of_pairs(grid: Grid, meant: NamedConstraint) -> str | None:
    """The same of one about pairs, which our word names by the first cells, by the others, or by all."""
    if any(len(group) != 2 for group in meant.groups):
        return None
    firsts, seconds = ([group[place] for group in meant.groups] for place in (0, 1))
    along = [cell for group in meant.groups for cell in group]
    orders = *(list(dict.fromkeys(cells)) for cells in (firsts, seconds, along)), firsts + seconds
    return next((word for cells in orders if (word := _own_word(grid, meant, cells))), None)


def is_read_as(meant: NamedConstraint, clue: Clue) -> bool:
    """Whether a constraint is read as the clue it was written for: pairs may not name all of its cells."""
    return len(meant.groups) == 1 or _own_word_of_pairs(clue.grid, meant) == clue.word


def relations(grid: Grid, said: Constraint) -> Iterator[str]:
    """Pair and PairX, and what they were called before: a relation of each cell and the next, or of any two."""
    whole = relation_with_name(grid, said)
    if word := _own_word_of_pairs(grid, whole):
        yield word
        return
    relation = relation_of(whole.table, grid.rows)
    for group in _groups(grid, said):
        meant = whole._replace(name=group.name, groups=(tuple(group.cells),))
        own = _own_word(grid, meant, group.cells)
        yield from [own] if own else _relation_words(grid, whole.type, group.cells, relation)


def _relation_words(grid: Grid, type_: str, cells: Sequence[int], relation: Relation) -> Iterator[str]:
    if type_ == "Pair":
        for line in uncrossed(cells):
            yield from relation_words(grid, line, relation)
        return
    if not _is_mutual(relation):
        raise FormatError("the relation depends on which of two cells comes first")
    for pair in combinations(cells, 2):
        yield from relation_words(grid, pair, relation)


def automata(grid: Grid, said: Constraint) -> Iterator[str]:
    """NFA: an automaton that reads each group of cells."""
    machine = deterministic(unpacked(said.argument(0)), grid.rows)
    for group in _groups(grid, said):
        meant = NamedConstraint("NFA", packed(machine), group.name, (tuple(group.cells),))
        yield _own_word(grid, meant, group.cells) or automaton_over(grid, group.cells, machine)


def expressions(grid: Grid, said: Constraint) -> Iterator[str]:
    """Regex: a regular expression that each group of cells matches."""
    text = said.argument(0)
    pattern = unquote(text) if "%" in text else decoded_text(text).decode("latin-1")
    machine = machine_of(pattern, grid.rows)
    for cells in said.groups(grid, 1):
        yield automaton_over(grid, cells, machine)
