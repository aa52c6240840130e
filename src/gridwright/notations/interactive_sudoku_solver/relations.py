"""Relations of two values as the Interactive Sudoku Solver packs them, and as conditions that people can read.

Packed is a bit for each value and each that may follow it, six of them in a character, the lowest bit first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from gridwright.clues.relation import OwnRelation
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.model.primitives import Machine, Pair, Relation, bit, relation
from gridwright.notations._shared.source_text import quoted
from gridwright.notations.interactive_sudoku_solver.forms import word_of
from gridwright.notations.interactive_sudoku_solver.machines import automaton_over, smallest

__all__ = ["relation_of", "relation_words", "table_of"]

_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def relation_of(table: str, size: int) -> Relation:
    """The relation that a text packs."""
    if not set(table) <= set(_CHARACTERS) or len(table) > (size * size + 5) // 6 + 1:
        raise FormatError(f"{quoted(table)} is not a table of two values of 1 to {size}")
    bits = sum(_CHARACTERS.index(character) << 6 * place for place, character in enumerate(table))
    return relation(range(1, size + 1), lambda value, other: bool(bits >> ((value - 1) * size + other - 1) & 1))


def table_of(wanted: Relation) -> str:
    """A relation as a text."""
    bits = _bits(wanted)
    return "".join(_CHARACTERS[bits >> 6 * place & 63] for place in range((bits.bit_length() + 5) // 6))


def _bits(wanted: Relation) -> int:
    size = len(wanted.allowed)
    return sum(mask << size * place for place, mask in enumerate(wanted.allowed))


def relation_words(grid: Grid, cells: Sequence[int], wanted: Relation) -> Iterator[str]:
    """The words that say that each cell and the next keep a relation: a condition if there is a short one."""
    condition = _condition(wanted)
    if condition:
        yield word_of(grid, cells, f"where({condition})")
    elif len(cells) > 1:
        yield automaton_over(grid, cells, _line(wanted))


@lru_cache(maxsize=64)
def _line(wanted: Relation) -> Machine:
    """The automaton that reads a line of such values: states are the last value."""
    steps = tuple(
        tuple(value if mask & bit(value) else -1 for value in range(1, len(wanted.allowed) + 1))
        for mask in (-1, *wanted.allowed)
    )
    return smallest(Machine(steps, tuple(range(len(steps)))))


@lru_cache(maxsize=64)
def _condition(wanted: Relation) -> str:
    """A condition that says the same, of at most two parts; "" if there is none so short."""
    bits = _bits(wanted)
    known = _conditions(len(wanted.allowed))
    if bits in known:
        return known[bits]
    wider = [one for one in known if one & bits == bits]
    narrower = [one for one in known if one & bits == one]
    both = (f"({known[one]})and({known[other]})" for one in wider for other in wider if one & other == bits)
    either = (f"({known[one]})or({known[other]})" for one in narrower for other in narrower if one | other == bits)
    return min(both, key=len, default="") or min(either, key=len, default="")


@cache
def _conditions(size: int) -> dict[int, str]:
    """Conditions that people use, by their bits; of several that say the same, the first."""
    grid, found = Grid(1, 2), dict[int, str]()
    for text in _texts(size):
        (lowered,) = OwnRelation(grid, (0, 1), text).lower(grid.span(size))
        if isinstance(lowered, Pair):
            found.setdefault(_bits(lowered.relation), text)
    return found


def _texts(size: int) -> Iterator[str]:
    yield from ("a<b", "a>b", "a<=b", "a>=b", "a==b", "a!=b")
    for apart in range(1, size):
        yield from (f"abs(a-b){sign}{apart}" for sign in (">=", "==", "<=", "!="))
        yield from (f"{one}{sign}{apart}" for one in ("a-b", "b-a") for sign in ("==", ">="))
    for total in range(2, 2 * size + 1):
        yield from (f"a+b{sign}{total}" for sign in ("==", ">=", "<=", "!="))
    for times in range(2, size + 1):
        yield from (f"a=={times}*b", f"b=={times}*a", f"a!={times}*b", f"b!={times}*a")
    for divisor in range(2, size):
        yield f"a%{divisor}==b%{divisor}"
        yield f"a%{divisor}!=b%{divisor}"
        yield from (f"(a+b)%{divisor}{sign}{rest}" for rest in range(divisor) for sign in ("==", "!="))
    for one in "ab":
        yield from (f"{one}{sign}{value}" for value in range(1, size + 1) for sign in ("==", "!=", "<=", ">="))
        yield from (f"{one}%2=={rest}" for rest in range(2))
    for product in range(2, size * size + 1):
        yield from (f"a*b{sign}{product}" for sign in ("==", "<=", ">="))
