"""Puzzles to text: what a notation can carry is written, anything else refused with a list of what would be lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

from gridwright.clues import all_sorts
from gridwright.kinds import build, draft_of, find, ids
from gridwright.model.arguments import several
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem, RuleError
from gridwright.model.puzzle import Outcome, Position, Puzzle
from gridwright.model.span import span_text
from gridwright.notations._registry import notation
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import counted

__all__ = ["dump", "dump_all", "dump_outcome", "losses"]

_VALUES = "values"
"""What a notation carries that can say what values are shown as."""


def dump(puzzle: Puzzle | Position, to: str = "text", *, lossy: bool = False) -> str:
    """The puzzle in the notation of that id.

    A FormatError lists what the notation cannot carry; with `lossy` that is left out.
    """
    _, text = _written(notation(to), Position.of(puzzle), lossy=lossy)
    return text


def dump_all(puzzles: Iterable[Puzzle | Position], to: str = "text", *, lossy: bool = False) -> str:
    """Many puzzles in one text, as `load_all` reads it."""
    texts = [dump(puzzle, to, lossy=lossy) for puzzle in several(puzzles, "a sequence of puzzles")]
    join = notation(to).join
    if join and len(texts) > 1:
        return join(texts)
    short = all(text.find("\n") == len(text) - 1 for text in texts)
    return ("" if short else "\n").join(texts)


def dump_outcome(puzzle: Puzzle, outcome: Outcome, to: str) -> str:
    """An outcome in the notation of that id; where it has no form for outcomes, each solution as a filled puzzle."""
    target = notation(to)
    (draft, _), _ = _written(target, Position(puzzle), lossy=False)
    if target.solution is not None:
        return target.solution(draft, outcome)
    return "".join(target.write(replace(draft, givens=solution.values)) for solution in outcome.solutions)


def losses(puzzle: Puzzle | Position, to: str) -> tuple[str, ...]:
    """What would be lost by writing a puzzle in the notation of that id; a FormatError when nothing can be written."""
    fit, _ = _written(notation(to), Position.of(puzzle), lossy=True)
    return fit.lost


class _Fit(NamedTuple):
    """A draft that has only what a notation can carry, and what of the puzzle is not in it."""

    draft: Draft
    lost: tuple[str, ...]


def _written(target: Notation, position: Position, *, lossy: bool) -> tuple[_Fit, str]:
    """The fit that loses least of those that can be written, and its text. What one kind refuses, another may write."""
    refused: FormatError | None = None
    for fit in _ordered(target, position):
        if fit.lost and not lossy:
            raise refused or FormatError(_cannot_carry(target, fit.lost))
        try:
            return fit, target.write(fit.draft)
        except FormatError as error:
            refused = refused or error
    told = ", ".join(target.kinds)
    raise refused or FormatError(f"{target.id} cannot carry {_named(position)}, nor a part of it; it writes {told}")


def _ordered(target: Notation, position: Position) -> Iterator[_Fit]:
    """The fits that are puzzles, those that lose least first; among equals, the puzzle's own kind first."""
    tried: list[_Fit] = []
    for fit in _fits(target, position):
        # Trying other kinds takes time, and no other fit can lose less than nothing.
        if not fit.lost:
            yield fit
        else:
            tried.append(fit)
    tried.sort(key=lambda fit: len(fit.lost))
    puzzles = [fit for fit in tried if _is_puzzle(fit.draft)]
    yield from puzzles
    if tried and not puzzles:
        raise FormatError(_cannot_carry(target, tried[0].lost, f", which {_named(position)} needs"))


def _cannot_carry(target: Notation, lost: Iterable[str], more: str = "") -> Problem:
    message = f"{target.id} cannot carry {', '.join(lost)}{more}"
    return Problem(message, advice="allow_disconnected" if "allow_disconnected=" in message else "")


def _named(position: Position) -> str:
    puzzle = position.puzzle
    return f"this {puzzle.kind or 'puzzle'} of {puzzle.grid.rows}x{puzzle.grid.cols}"


def _fits(target: Notation, position: Position) -> Iterator[_Fit]:
    """The puzzle as each kind that the notation writes; if it is none of them, its cells without its rules."""
    own = position.puzzle.kind
    told = False
    for draft in _drafts(position, sorted(target.kinds or ids(), key=lambda name: name != own)):
        told = True
        yield _stripped(target, draft)
    if not told:
        lost = f"the rules of a {own or 'puzzle'} (it writes {', '.join(target.kinds)})"
        for draft in islice(_drafts(position, ids()), 1):
            for name in target.kinds:
                yield _stripped(target, replace(draft, kind=name), lost)


def _drafts(position: Position, kinds: Iterable[str]) -> Iterator[Draft]:
    """A draft of the puzzle for each of these kinds that it is."""
    for name in kinds:
        with suppress(RuleError):
            draft = draft_of(find(name), position.puzzle)
            yield replace(draft, entries=position.entries, marks=position.marks)


def _stripped(target: Notation, draft: Draft, *lost: str) -> _Fit:
    """The draft without what the notation cannot carry; it may be no puzzle any more."""
    carried = (target.carries | {"givens"}) - target.lacks.get(draft.kind, frozenset())
    if "connected regions" in carried and not draft.disconnected:
        carried |= {"regions"}
    empty = (0,) * len(draft.givens)
    nothing: dict[str, object] = {"givens": empty, "boxes": None, "regions": None, "entries": (), "marks": ()}
    # Regions in several pieces can be written where regions can; only the word that this is meant gets lost.
    without: Any = {name: value for name, value in nothing.items() if name not in carried}
    options = draft.options if "options" in carried else draft.options & carried
    parts = [(name, words) for name, words in _parts(draft, carried) if name not in carried]
    if any(name == _VALUES for name, _ in parts):
        # Whatever else may be left out, nothing is written in other numbers than it is shown in.
        raise FormatError(f"{target.id} cannot carry values {span_text(draft.grid.span())}")
    missed = [words for _, words in parts]
    clues = tuple(clue for clue in draft.clues if "clues" in carried or clue.sort in carried)
    return _Fit(
        replace(draft, **without, options=options, clues=clues),
        (*lost, *missed, *sorted(draft.options - options)),
    )


def _parts(draft: Draft, carried: Set[str]) -> Iterator[tuple[str, str]]:
    """What a draft has besides options: the name that `carries` has for it, and what to say when it gets lost."""
    if any(draft.givens):
        yield "givens", counted(len(draft.givens) - draft.givens.count(0), "given")
    if draft.grid.holes:
        yield "holes", f"{counted(len(draft.grid.holes), 'cell')} that hold nothing"
    if not draft.grid.shows_usual_values:
        yield _VALUES, f"values {span_text(draft.grid.span())}"
    if draft.boxes:
        yield "boxes", f"boxes of {draft.boxes[0]}x{draft.boxes[1]}"
    # In some kinds, a puzzle without stated regions has boxes: then something else takes their place.
    instead = " (boxes instead)" if find(draft.kind).regions == "boxes" else ""
    if draft.disconnected:
        allowed = " (read it with allow_disconnected=True)" if "regions" in carried else ""
        yield "disconnected", f"regions in several pieces{allowed or instead}"
    elif draft.regions:
        yield "regions", f"irregular regions{instead}"
    counts = Counter() if "clues" in carried else Counter(clue.sort for clue in draft.clues)
    for sort in all_sorts():
        if counts[sort.sort]:
            yield sort.sort, counted(counts[sort.sort], *sort.nouns)
    if any(draft.entries):
        yield "entries", counted(sum(map(bool, draft.entries)), "entry", "entries")
    if any(draft.marks):
        yield "marks", f"marks in {counted(sum(map(bool, draft.marks)), 'cell')}"


def _is_puzzle(draft: Draft) -> bool:
    try:
        build(draft)
    except RuleError:
        return False
    return True
