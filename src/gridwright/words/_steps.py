"""A single step in words: what to look at, why, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.logic.evidence import resting_on, ruling_out
from gridwright.logic.step import Candidate, Step
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle
from gridwright.words._causes import beginnings, exclusions, few_names, follows_from_clue, premises
from gridwright.words._chains import branches, chain, dead_end, ends, equals
from gridwright.words._language import Language, language
from gridwright.words._names import Houses, between, beyond_houses, bonded, narrowing, rule_named, signs
from gridwright.words._sums import kept_instead, rule_fields

__all__ = ["is_downwards", "pattern", "plain_name", "technique_title", "what_follows", "where_to_look"]


def technique_title(technique: str, lang: str = "en") -> str:
    """What a technique is called; its id if the language has no name for it."""
    found = language(lang).techniques.get(technique)
    return found[0] if found else technique


def where_to_look(step: Step, puzzle: Puzzle, lang: str = "en") -> str:
    """Where a step is to be found, without saying what it is: its first house, its clue, or its first cell."""
    words = language(lang)
    if step.rules and not step.houses:
        named = rule_named(puzzle.rules[step.rules[0]], words)
        return words.filled(words.clauses["look-clue"], {"clue": named})
    if step.houses:
        return words.filled(words.clauses["look-house"], {"house": Houses(step.houses[:1], puzzle, words)})
    cells = step.cells or [cell for cell, _ in _changed(step)]
    return words.filled(words.clauses["look"], {"cells": puzzle.grid.name(cells[0])})


def _changed(step: Step) -> Sequence[Candidate]:
    return (*step.placements, *step.eliminations)


def pattern(step: Step, position: Position, words: Language, template: str = "") -> str:
    """What there is to see, and why something follows from it; in the words of a template if that is not its own."""
    return words.filled(template or _template(step, position.puzzle, words), _fields(step, position, words))


def _ruled_out(step: Step, position: Position, words: Language) -> dict[str, object]:
    """What leaves a candidate out at first sight: values that its cell sees, clues about it, or what it can hold."""
    puzzle, (cell, value) = position.puzzle, step.eliminations[0]
    seen = [(other, position.values[other]) for other in step.cells[1:]]
    return {
        "seen": equals(seen, puzzle.grid, words) if seen else "",
        "clues": ", ".join(narrowing([cell], puzzle, words, value)),
        "domain": words.either([*map(puzzle.grid.shown, values_in(layout_of(puzzle).domains[cell]))]),
    }


def plain_name(step: Step) -> str:
    """By what clauses about a technique are found: many combinations are told like few."""
    return step.technique.removeprefix("many-")


def is_downwards(step: Step) -> bool:
    """Whether signs are read from the greater cell to the lesser."""
    if step.technique == "extreme-end":
        return step.eliminations[0][0] == step.cells[0]
    return step.technique == "sign-bound" and step.grounds == step.cells[-1:]


def _template(step: Step, puzzle: Puzzle, words: Language) -> str:
    if step.technique == "last-cell" and len(step.houses[0].cells) == 1:
        return words.clauses["last-cell-alone"]
    if step.technique == "ruled-out" and not step.pairs:
        clues = narrowing(step.cells, puzzle, words, step.values[0])
        return words.clauses["ruled-out-clue" if clues else "ruled-out-range"]
    if kept_instead(step) or follows_from_clue(step, puzzle):
        return words.clauses["fillings-values"]
    down = "-down" if is_downwards(step) else "-values" if step.rules and not step.ways else ""
    one = "-one" if len(step.pairs) == 1 else ""
    for variant in (f"{one}{down}", down):
        if variant and f"{plain_name(step)}{variant}" in words.clauses:
            return words.clauses[f"{plain_name(step)}{variant}"]
    found = words.techniques.get(step.technique)
    if step.technique == "smallest-reason" and step.links and step.eliminations:  # then it can be followed
        return f"{words.techniques['dynamic-forcing'][1]} {words.techniques['smallest-reason'][1]}"
    return found[1] if found else words.clauses["look"]


def _fields(step: Step, position: Position, words: Language) -> dict[str, object]:
    """All that templates may ask for, as far as the step has it."""
    puzzle, grid = position.puzzle, position.puzzle.grid

    def named(cells: Iterable[int]) -> str:
        return words.listed([grid.name(cell) for cell in dict.fromkeys(cells)])

    cells = step.cells or tuple(cell for cell, _ in _changed(step))
    middle = len(cells) // 2
    fields: dict[str, object] = {
        "cell": grid.name(cells[0]),
        "cells": named(cells),
        "places": words.either([grid.name(cell) for cell in cells]),
        "targets": named(cell for cell, _ in _changed(step)),
        "gone": words.either([grid.shown(value) for cell, value in sorted(step.eliminations) if cell == cells[0]]),
    }
    if len(cells) > 1:
        fields |= {"second": grid.name(cells[1]), "rest": named(cells[1:]), "end": grid.name(cells[-1])}
        fields |= {"front": named(cells[:middle]), "back": named(cells[middle:])}
    values = [*map(grid.shown, step.values)]
    if values:
        fields |= {"value": values[0], "values": words.listed(sorted(values)), "last": values[-1]}
        fields["any"] = words.either(sorted(values))
        fields["left"] = words.listed(words.spans(sorted(values)))
    if len(values) > 1:
        fields["others"] = words.listed(values[1:])
    if step.houses:
        half = len(step.houses) // 2
        fields["house"] = Houses(step.houses[:1], puzzle, words)
        fields["houses"] = Houses(step.houses, puzzle, words)
        fields["other"] = Houses(step.houses[-1:], puzzle, words)
        if half:
            fields["bases"] = Houses(step.houses[:half], puzzle, words)
            fields["covers"] = Houses(step.houses[half:], puzzle, words)
    if step.pairs:
        few = few_names(exclusions(step, position), puzzle, words, "in")
        fields["rules"] = "; ".join(few or between(step.pairs, puzzle, words, "in"))
        if step.technique == "forbidden-pair":
            fields["causes"] = "; ".join(few_names(beginnings(step, position), puzzle, words, "in"))
        fields["bonds"] = words.listed(bonded(step.pairs, puzzle, words, where=True) or [fields["rules"]])
        fields["relations"] = "; ".join(bonded(step.pairs, puzzle, words, where=False))
        fields["signs"] = signs(step.pairs, puzzle, words)
    fields["premises"] = "; ".join(premises(step, puzzle, words)) or named(step.grounds or cells)
    if step.links:
        fields["chain"] = chain(step, puzzle, words)
        fields["branches"] = branches(step, puzzle, words)
        fields["ends"] = ends(step, puzzle, words)
        fields["dead_end"] = dead_end(step, position, words)
    if step.substeps and not step.whole:
        fields["substep"] = pattern(step.substeps[0], position, words)
        refuted = [candidate for substep in step.substeps for candidate in substep.eliminations]
        fields["refuted"] = equals(refuted, grid, words)
    if step.rules:
        fields |= rule_fields(step, position, words)
        filled = [(cell, position.values[cell]) for cell in step.grounds if position.values[cell]]
        fields["filled"] = equals(filled, grid, words) if filled else named(step.grounds or cells)
    if step.technique == "ruled-out":
        fields |= _ruled_out(step, position, words)
    if step.placements:
        fields["why"] = _why(step, position, words)
    return fields


def _why(step: Step, position: Position, words: Language) -> str:
    """Which values on the board leave this one only."""
    key = "elsewhere" if step.houses else "otherwise"
    puzzle = position.puzzle
    (cell, value), others = step.placements[0], resting_on(step, position)
    seen = ruling_out(puzzle, position.values, others, partly=bool(position.marks))
    told = words.clauses[key if others or not step.houses else "elsewhere-none"]
    if seen:
        ruled = {candidate for hit in seen.values() for candidate in hit}
        key += "-seen" if ruled.issuperset(others) else "-partly"
        told = words.filled(words.clauses[key], {"seen": equals(list(seen), puzzle.grid, words)})
    reasons = [(here, there) for here, hit in seen.items() for there in sorted(hit)]
    rules = beyond_houses(reasons, puzzle, words)
    if step.houses:
        open_cells = [other for other in step.houses[0].cells if other != cell and not position.values[other]]
        rules += narrowing(open_cells, puzzle, words, value)
    else:
        rules += narrowing([cell], puzzle, words)
    return f"{told} ({', '.join(rules)})" if rules else told


def what_follows(step: Step, puzzle: Puzzle, words: Language, *, supposed: bool = False) -> list[str]:
    """What a step places and crosses out; in words that are no conclusions where it follows from what is supposed."""
    grid, told, only_then = puzzle.grid, [], "-then" if supposed else ""
    if step.technique in ("given", "ruled-out"):  # nothing is left to be filled in or crossed out
        gone = [{"cell": grid.name(cell), "value": grid.shown(value)} for cell, value in step.eliminations]
        return [words.filled(words.clauses["so-not"], fields) for fields in gone]
    if step.placements:
        clauses = [
            words.filled(words.clauses["is"], {"cell": grid.name(cell), "value": grid.shown(value)})
            for cell, value in step.placements
        ]
        told.append(words.filled(words.clauses[f"so{only_then}"], {"clauses": words.listed(clauses)}))
    if step.eliminations:
        groups = [
            words.filled(
                words.clauses["in"],
                {
                    "values": words.listed([*map(grid.shown, values)]),
                    "cells": words.listed([grid.name(cell) for cell in cells]),
                },
            )
            for values, cells in _grouped(step.eliminations)
        ]
        told.append(words.filled(words.clauses[f"cross-out{only_then}"], {"groups": "; ".join(groups)}))
    return told


def _grouped(candidates: Iterable[Candidate]) -> list[tuple[list[int], list[int]]]:
    """Values and the cells that lose them, those that lose the same together."""
    cells_of: dict[int, list[int]] = {}
    for cell, value in sorted(candidates):
        cells_of.setdefault(value, []).append(cell)
    values_of: dict[tuple[int, ...], list[int]] = {}
    for value in sorted(cells_of):
        values_of.setdefault(tuple(cells_of[value]), []).append(value)
    return [(values, list(cells)) for cells, values in values_of.items()]
