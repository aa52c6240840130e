"""Sums, sets and other rules as sentences name them: what they are called, the ways to fill them, totals of houses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gridwright.logic.board import Board
from gridwright.logic.step import Step
from gridwright.logic.structure.counted_sums import recounted
from gridwright.logic.structure.fillings import filled_rules_of
from gridwright.logic.structure.shape import UNDERSTOOD
from gridwright.logic.structure.totals import known_of, total_left
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle
from gridwright.words._language import Language
from gridwright.words._names import Houses, rule_named

__all__ = ["kept_instead", "rule_fields"]

_NAMED = 5
"""Rules that are named one by one; more are only counted."""

_IN_ORDER = ("fillings", "many-fillings", "any-filling", "two-rules")
"""Of their ways, each value belongs to a certain cell."""


def kept_instead(step: Step) -> bool:
    """Whether the values that a rule is made of say nothing about what is crossed out: each cell has its own."""
    is_made = step.technique in ("combinations", "many-combinations")
    return is_made and not step.ways and any(value in step.values for _, value in step.eliminations)


def rule_fields(step: Step, position: Position, words: Language) -> dict[str, object]:
    """What templates may ask for of a step that uses whole rules."""
    puzzle = position.puzzle
    names = [rule_named(puzzle.rules[rule], words) for rule in step.rules]
    if len(names) > _NAMED:
        names = [words.filled(words.clauses["clues-there"], {"count": len(names)})]
    named = words.listed(names)
    fields: dict[str, object] = {"clues": named, "Clues": named[0].upper() + named[1:]}
    if step.ways:
        fields["ways"] = _ways(step, puzzle, words)
    if step.eliminations:
        fields["kept"] = _kept(step, position, words)
    if step.technique == "two-rules":
        order = next((rule.order for rule in filled_rules_of(layout_of(puzzle)) if rule.rule == step.rules[0]), ())
        fields |= {"clue": names[0], "order": words.listed([*map(puzzle.grid.name, order)])}
        fields["dead"] = _left_nothing(step, puzzle, words)
    elif step.technique == "class-counting":
        one, other = (words.listed([*map(puzzle.grid.shown, some)]) for some in step.ways)
        fields |= {"one_class": one, "other_class": other}
    elif step.times:
        fields["combined"] = _combined(step, puzzle, words)
    elif step.houses and not step.links:
        fields |= _left_over(step, puzzle, words)
    return fields


def _combined(step: Step, puzzle: Puzzle, words: Language) -> str:
    """What is added up and taken away, what is left, and why that rules something out."""
    fields = {"added": _counting(step, puzzle, words, 1), "taken": _counting(step, puzzle, words, -1)}
    told = [words.filled(words.clauses["combined-taken" if fields["taken"] else "combined-added"], fields)]
    left = recounted(layout_of(puzzle), step.houses, step.rules, step.times)
    shift = (puzzle.grid.first - 1) * sum(left.weights.values())
    terms = sorted(left.weights.items(), key=lambda term: (term[1] < 0, abs(term[1])))
    sum_ = "".join(_term(puzzle.grid.name(cell), by) for cell, by in terms).removeprefix("+")
    ends = {"sum": sum_, "total": left.low + shift, "low": left.low + shift, "high": left.high + shift}
    told.append(words.filled(words.clauses["combined-left" if left.low == left.high else "combined-between"], ends))
    apart = [house for house, by in zip(step.houses, step.times, strict=False) if not by]
    why = words.clauses["combined-ends-apart" if apart else "combined-ends"]
    told.append(words.filled(why, {"houses": Houses(apart, puzzle, words)} if apart else {}))
    return " ".join(told)


def _counting(step: Step, puzzle: Puzzle, words: Language, sign: int) -> str:
    """The houses and rules that are added up, or taken away, and how often."""
    count = len(step.houses)
    told: list[str] = []
    for often in sorted({abs(by) for by in step.times if by * sign > 0}):
        houses = [house for house, by in zip(step.houses, step.times[:count], strict=True) if by == sign * often]
        rules = [rule for rule, by in zip(step.rules, step.times[count:], strict=True) if by == sign * often]
        names = Houses(houses, puzzle, words).named("the") + _rules_counting(rules, puzzle, words)
        told += names if often == 1 else [f"{often} × ({name})" for name in names]
    return words.listed(told) if told else ""


def _rules_counting(rules: Sequence[int], puzzle: Puzzle, words: Language) -> list[str]:
    """Their names; of many only how many there are, by their sums."""
    if len(rules) <= _NAMED:
        return [rule_named(puzzle.rules[rule], words) for rule in rules]
    more = puzzle.grid.first - 1
    totals = {one.rule: one.total + more * one.cells.bit_count() for one in known_of(layout_of(puzzle))}
    counts = Counter(totals.get(rule, 0) for rule in rules)
    return [
        words.filled(words.clauses["clues-adding" if total else "clues-there"], {"count": count, "total": total})
        for total, count in sorted(counts.items())
    ]


def _term(name: str, by: int) -> str:
    """`+r1c1`, `−2·r1c1`."""
    return f"{'+' if by > 0 else '−'}{f'{abs(by)}·' if abs(by) > 1 else ''}{name}"


def _kept(step: Step, position: Position, words: Language) -> str:
    """What the cells that lose something can still hold, those alike together: `4, 5 or 6 in r1c1 and r1c2`."""
    board = Board(layout_of(position.puzzle), position.values, position.marks)
    for cell, value in step.eliminations:
        board.eliminate(cell, value)
    cells_of: dict[int, list[str]] = {}

    def shown(mask: int) -> list[int]:
        return [*map(position.puzzle.grid.shown, values_in(mask))]

    for cell in sorted({cell for cell, _ in step.eliminations}):
        cells_of.setdefault(board.candidates[cell], []).append(position.puzzle.grid.name(cell))
    groups = [
        words.filled(
            words.clauses["in"],
            {"values": words.either(words.spans(shown(mask)) or ["–"]), "cells": words.listed(cells)},
        )
        for mask, cells in cells_of.items()
    ]
    return "; ".join(groups)


def _left_nothing(step: Step, puzzle: Puzzle, words: Language) -> str:
    """The cells, houses and rules that are left nothing."""
    told = [
        words.filled(words.clauses["nothing-for-cell"], {"cell": puzzle.grid.name(cell)}) for cell in step.cells
    ]
    told += [
        words.filled(words.clauses["nothing-for-house"], {"value": value, "house": Houses([house], puzzle, words)})
        for house, value in zip(step.houses, map(puzzle.grid.shown, step.values), strict=True)
    ]
    told += [
        words.filled(words.clauses["nothing-for-rule"], {"clue": rule_named(puzzle.rules[rule], words)})
        for rule in step.rules[1:]
    ]
    return words.either(told)


def _ways(step: Step, puzzle: Puzzle, words: Language) -> str:
    """`6+9 or 7+8`, `2+3=5`; values that stand in a certain order, or whose sum does not matter, like `1-5-3`."""
    signs = _signs(step, puzzle)
    shown = puzzle.grid.all_shown
    told = words.either([*dict.fromkeys(_way(shown(way), signs) for way in step.ways)])
    is_whole = len(signs) != len(step.cells) or all({*puzzle.rules[rule].cells} <= {*step.cells} for rule in step.rules)
    if step.cells and not is_whole and not step.houses:
        told += f" ({_way([*map(puzzle.grid.name, step.cells)], signs)})"  # of several sums of its rule, this one
    return told


def _way(way: Sequence[object], signs: Sequence[int]) -> str:
    if not signs:
        return "-".join(map(str, way))
    sides = (["+".join(str(value) for value, by in zip(way, signs, strict=True) if by == sign) for sign in (1, -1)])
    return "=".join(filter(None, sides))


def _signs(step: Step, puzzle: Puzzle) -> Sequence[int]:
    """On which side of a sum each value of a way stands; nothing if the ways are no plain sums."""
    if step.technique in _IN_ORDER:
        return ()
    layout = layout_of(puzzle)
    for total, rule in layout.facts_for("the sentences of explanations", *UNDERSTOOD).sums:
        if rule in step.rules and total.cells == step.cells and not step.houses:
            return total.coefficients if {*total.coefficients} <= {1, -1} else ()
    is_sum = step.houses or any(one.rule in step.rules for one in known_of(layout))
    return (1,) * len(step.ways[0]) if is_sum else ()


def _left_over(step: Step, puzzle: Puzzle, words: Language) -> dict[str, object]:
    """What houses and rules add up to that are laid over each other, and what that says of the cells left over."""
    left = total_left(layout_of(puzzle), step.houses, step.rules)

    def named(cells: Sequence[int]) -> str:
        return words.listed([puzzle.grid.name(cell) for cell in cells])

    def added(cells: Sequence[int]) -> str:
        return "+".join(puzzle.grid.name(cell) for cell in cells)

    inside, outside, total = left.inside, left.outside, left.known - left.whole
    if inside and outside:
        more, less = (outside, inside) if total >= 0 else (inside, outside)
        key = "left-both" if total else "left-equal"
        fields = {"inside": named(inside), "outside": named(outside), "more": added(more), "less": added(less)}
    else:
        key = "left-inside" if inside else "left-outside"
        fields = {"cells": named(inside or outside)}
    told = words.filled(words.clauses[key], {**fields, "total": abs(total)})
    if step.ways and not (inside and outside):
        told += " " + words.filled(words.clauses["left-ways"], {"ways": _ways(step, puzzle, words)})
    return {"whole": left.whole, "known": left.known, "left": told}
