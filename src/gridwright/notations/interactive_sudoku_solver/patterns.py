"""Regular expressions over values, as automata.

They have groups, `|`, `.`, `[1-3]`, `[^5]`, `*`, `+`, `?`, `{2}`, `{2,}` and `{2,4}`, and match a line as a whole. A
character stands for a value: digits, then A = 10.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from gridwright.model.errors import FormatError
from gridwright.model.primitives import Machine
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.symbols import SYMBOLS
from gridwright.notations.interactive_sudoku_solver.machines import explored

__all__ = ["machine_of"]

_MOST = 2_000
"""The most states of an expression, before its choices are followed."""

_TIMES = re.compile(r"\{(\d{1,4})(,(\d{1,4})?)?\}")
_SIGNS: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}

Piece = Callable[[int], int]
"""Part of an expression: draws its states behind one, and says in which it ends."""


class _Expression:
    """Reads an expression from left to right, and draws its states."""

    def __init__(self, text: str, size: int) -> None:
        self.text, self.size, self.at = text, size, 0
        self.steps: list[dict[int, set[int]]] = [{}]
        self.free: list[set[int]] = [set()]
        """Where one can go from a state without reading a value."""

    def error(self, what: str) -> FormatError:
        return FormatError(f"the expression {quoted(self.text)} has {what} at its character {self.at + 1}")

    @property
    def next(self) -> str:
        return self.text[self.at : self.at + 1]

    def state(self) -> int:
        if len(self.steps) >= _MOST:
            raise FormatError(f"the expression {quoted(self.text)} needs more than {_MOST} states")
        self.steps.append({})
        self.free.append(set())
        return len(self.steps) - 1

    def whole(self) -> int:
        """The state in which the whole expression ends."""
        piece = self.either()
        if self.next:
            raise self.error("a ')' too many")
        return piece(0)

    def either(self) -> Piece:
        choices = [self.sequence()]
        while self.next == "|":
            self.at += 1
            choices.append(self.sequence())

        def draw(start: int) -> int:
            ends = [piece(start) for piece in choices]
            end = self.state()
            for each in ends:
                self.free[each].add(end)
            return end

        return draw

    def sequence(self) -> Piece:
        pieces: list[Piece] = []
        while self.next and self.next not in "|)":
            pieces.append(self.repeated())

        def draw(start: int) -> int:
            for piece in pieces:
                start = piece(start)
            return start

        return draw

    def repeated(self) -> Piece:
        piece = self.single()
        while times := self.times():
            piece = self.several(piece, *times)
        return piece

    def times(self) -> tuple[int, int | None] | None:
        """How often what stands before is to be repeated, if something says it."""
        if self.next in _SIGNS:
            self.at += 1
            return _SIGNS[self.text[self.at - 1]]
        match = _TIMES.match(self.text, self.at)
        if match is None:
            return None
        self.at = match.end()
        least = int(match[1])
        return least, int(match[3]) if match[3] else None if match[2] else least

    def several(self, piece: Piece, least: int, most: int | None) -> Piece:
        if most is not None and most < least:
            raise self.error(f"a number of times from {least} to {most}")

        def draw(start: int) -> int:
            for _ in range(least):
                start = piece(start)
            if most is None:
                again = self.state()  # a state of its own: whoever comes back must not go on from elsewhere
                self.free[start].add(again)
                self.free[piece(again)].add(again)
                return again
            ends = [start]
            for _ in range(most - least):
                ends.append(start := piece(start))
            end = self.state()
            for each in ends:
                self.free[each].add(end)
            return end

        return draw

    def single(self) -> Piece:
        sign = self.next
        if sign == "(":
            self.at += 1
            inner = self.either()
            if self.next != ")":
                raise self.error("no ')'")
            self.at += 1
            return inner
        if sign == "[":
            return self.one_of(self.listed())
        if not sign or sign in "*+?{":
            raise self.error(f"{quoted(sign)}" if sign else "an end")
        self.at += 1
        return self.one_of(range(1, self.size + 1) if sign == "." else [self.value(sign)])

    def listed(self) -> Iterable[int]:
        """The values of `[1-35]` or `[^5]`."""
        end = self.text.find("]", self.at)
        inside = self.text[self.at + 1 : end].removeprefix("^")
        if end < 0 or not inside:
            raise self.error("a '[' without values and ']'")
        parts = re.findall(r"(.)-(.)|(.)", inside)
        found = {
            value
            for low, high, one in parts
            for value in range(self.value(low or one), self.value(high or one) + 1)
        }
        denied = self.text[self.at + 1] == "^"
        self.at = end + 1
        return set(range(1, self.size + 1)) - found if denied else found

    def value(self, character: str) -> int:
        value = SYMBOLS.find(character.upper())
        if not 1 <= value <= self.size:
            raise self.error(f"{quoted(character)}, which is no value of 1 to {self.size},")
        return value

    def one_of(self, values: Iterable[int]) -> Piece:
        chosen = frozenset(values)

        def draw(start: int) -> int:
            end = self.state()
            for value in chosen:
                self.steps[start].setdefault(value, set()).add(end)
            return end

        return draw

    def reached(self, states: Iterable[int]) -> frozenset[int]:
        """These states, and all where one can go from them without reading a value."""
        found, new = set(states), list(states)
        while new:
            more = self.free[new.pop()] - found
            found |= more
            new += more
        return frozenset(found)


def machine_of(pattern: str, size: int) -> Machine:
    """The automaton that accepts what matches a pattern, where values are 1 … size."""
    drawn = _Expression("".join(pattern.split()), size)
    end = drawn.whole()

    def step(states: frozenset[int], value: int) -> frozenset[int] | None:
        there = [drawn.steps[state].get(value, set()) for state in states]
        return drawn.reached(set().union(*there)) or None

    return explored(size, drawn.reached({0}), step, lambda states: end in states)
