"""Which clues the drawings on a Penpa+ board are: those that a link of ours names, or those that its rules explain.

What is drawn is taken for clues only if these leave one solution, and the one that is stored in the link if any is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gridwright.kinds import all_options, find
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.notations._drawn.acceptance import accepted, with_spoken_options
from gridwright.notations._drawn.drawings import drawings
from gridwright.notations._drawn.meanings import Judge
from gridwright.notations._shared.agreement import must_be_known
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations._shared.regions import default_box_numbers
from gridwright.notations._shared.source_text import as_int, converted
from gridwright.notations._shared.vocabulary import rules_named
from gridwright.notations._shared.walls import groups_of
from gridwright.notations.penpa.board import CELL, PenpaBoard, as_json, unpacked
from gridwright.notations.penpa.drawn import symbol_marks
from gridwright.notations.penpa.question import PenpaQuestion, written_question
from gridwright.notations.penpa.sketch import sketch_of
from gridwright.notations.penpa.symbols import clue_at

__all__ = ["as_drawn", "as_named", "named_words", "stored_solution"]

_NUMBERS = 4
"""Which of the lists in a stored answer has the numbers."""


def named_words(draft: Draft) -> str:
    """The clues and options of a draft in our words, as a link can have them."""
    from urllib.parse import quote  # noqa: PLC0415

    return quote(" ".join([*(clue.word for clue in draft.clues), *sorted(draft.options)]), safe="")


def as_named(board: PenpaBoard, draft: Draft, words: str, layer: Mapping[str, Any]) -> Draft:
    """The draft with the clues and options that a link names, if they are what is drawn."""
    ids = {option.id for option in all_options()}
    options = frozenset(word for word in words.split() if word in ids)
    clues = converted([word for word in words.split() if word not in ids], lambda word: read_word(board.grid, word))
    named = replace(draft, clues=tuple(clues), options=options)
    needed = as_json(written_question(board, named, sketch_of(board, named.clues)))
    shown = {name: things for name, things in layer.items() if things and not name.startswith("command")}
    if shown != {name: things for name, things in needed.items() if things}:
        message = "what is drawn is not what the link says after '&clues='; without that, the drawing itself is read"
        raise FormatError(message)
    return named


def as_drawn(
    board: PenpaBoard, draft: Draft, question: PenpaQuestion, rules: str, tags: str, solution: Sequence[int]
) -> Draft:
    """The draft with the clues that drawings are, and those that symbols are for which rules or tags have a name."""
    rules, words = _without_names(rules, draft), f"{rules}\n{tags}"
    grid, named = draft.grid, rules_named(words)
    looks = {point: clue_at(board, point, item, coloured=False) for point, item in question.symbols.items()}
    known = {point: clue for point, clue in looks.items() if clue and (clue.sort in named or not clue.spoken)}
    others = {point: item for point, item in question.symbols.items() if point not in known}
    marks = [*question.drawn["underlays"], *symbol_marks(board, others)]
    drawn = {**question.drawn, "underlays": marks}
    homes = draft.regions or tuple(map(str, default_box_numbers(grid) if grid.is_square else grid.cells))
    judge = Judge(grid, tuple(groups_of(homes)), solution)
    found = drawings(drawn, words, judge, is_ours=False)
    if not solution:
        must_be_known(found.unknown)
    read = replace(draft, clues=(*known.values(), *found.clues))
    return accepted(with_spoken_options(read, found, rules, solution), found, found.unknown, rules, solution)


def _without_names(words: str, draft: Draft) -> str:
    """Rules in words without what names the kind and the options of a draft."""
    for name in (f"{find(draft.kind).title}:", *(f"{option}:" for option in draft.options)):
        words = words.replace(name, "")
    return words


def stored_solution(board: PenpaBoard, answer: str, givens: Sequence[int]) -> tuple[int, ...]:
    """The values that a link stores to check an answer by; empty if it does not say all of them."""
    if not answer:
        return ()
    lists = as_json("\n".join(unpacked(answer)))
    numbers = lists[_NUMBERS] if isinstance(lists, list) and len(lists) > _NUMBERS else []
    values = list(givens)
    for item in numbers if isinstance(numbers, list) else []:
        point, _, value = str(item).partition(",")
        sort, row, col = board.where(point)
        cell = board.cell(row, col) if sort == CELL else None
        if cell is not None:
            values[cell] = as_int(value) or 0
    return tuple(values) if all(values) else ()
