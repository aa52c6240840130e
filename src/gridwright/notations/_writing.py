"""Puzzles to text: what a notation can carry is written, anything else refused with a list of what would be lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

from gridwright.kinds import build, find, ids
from gridwright.kinds._kind import draft_of
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem, RuleError
from gridwright.model.puzzle import Outcome, Position, Puzzle
from gridwright.notations._registry import notation
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source import counted

__all__ = ["dump", "dump_all", "dump_outcome", "losses"]


def dump(puzzle: Puzzle | Position, to: str = "text", *, lossy: bool = False) -> str:
    """The puzzle in the notation of that id.

    A FormatError lists what the notation cannot carry; with `lossy` that is left out.
    """
    _, text = _written(notation(to), Position.of(puzzle), lossy=lossy)
    return text


def dump_all(puzzles: Iterable[Puzzle | Position], to: str = "text", *, lossy: bool = False) -> str:
    """Many puzzles in one text, as `load_all` reads it."""
    texts = [dump(puzzle, to, lossy=lossy) for puzzle in puzzles]
    join = notation(to).join
    if join and len(texts) > 1:
        return join(texts)
    short = all(text.find("\n") == len(text) - 1 for text in texts)
    return ("" if short else "\n").join(texts)


def dump_outcome(puzzle: Puzzle, outcome: Outcome, to: str) -> str:
    """What solving said, as that notation tells it; without words of its own, the solution as a filled puzzle."""
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
    """Of what can be written, that which loses least, and its text. What is refused may be told as another kind."""
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
    """The fits that are puzzles, those that lose least first; of those, that of the kind by which the puzzle goes."""
    tried: list[_Fit] = []
    for fit in _fits(target, position):
        # To tell a puzzle as another kind takes time, and nothing loses less than nothing.
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
    """The ways to tell a puzzle as a kind that the notation writes; only without any, its cells without its rules."""
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
    """A puzzle told as those of the kinds that it is."""
    for name in kinds:
        with suppress(RuleError):
            draft = draft_of(find(name), position.puzzle)
            yield replace(draft, entries=position.entries, marks=position.marks)


def _stripped(target: Notation, draft: Draft, *lost: str) -> _Fit:
    """The draft without what the notation cannot carry; it may be no puzzle any more."""
    carried = (target.carries | {"givens"}) - target.lacks.get(draft.kind, frozenset())
    if "connected regions" in carried and not draft.disconnected:
        carried |= {"regions"}
    # What is left out is not always missed only: some kinds have boxes where no regions are told.
    instead = " (boxes instead)" if find(draft.kind).regions == "boxes" else ""
    allowed = " (read it with allow_disconnected=True)" if "regions" in carried else ""
    options = draft.options if "options" in carried else draft.options & carried
    empty = (0,) * len(draft.givens)
    parts: dict[str, tuple[object, list[str]]] = {
        "givens": (empty, [counted(len(draft.givens) - draft.givens.count(0), "given")] if any(draft.givens) else []),
        "boxes": (None, [f"boxes of {draft.boxes[0]}x{draft.boxes[1]}"] if draft.boxes else []),
        "regions": (None, [f"irregular regions{instead}"] if draft.regions and not draft.disconnected else []),
        "disconnected": (False, [f"regions in several pieces{allowed or instead}"] if draft.disconnected else []),
        "signs": ((), [counted(len(draft.signs), "sign")] if draft.signs else []),
        "entries": ((), [counted(sum(map(bool, draft.entries)), "entry", "entries")] if any(draft.entries) else []),
        "marks": ((), [f"marks in {counted(sum(map(bool, draft.marks)), 'cell')}"] if any(draft.marks) else []),
    }
    missing = {name: part for name, part in parts.items() if name not in carried}
    # Where regions can be told, so can regions in several pieces; only the word is missing that it is meant so.
    without: Any = {name: nothing for name, (nothing, _) in missing.items() if name != "disconnected"}
    told = [thing for _, things in missing.values() for thing in things]
    return _Fit(
        replace(draft, **without, options=options),
        (*lost, *told, *sorted(draft.options - options)),
    )


def _is_puzzle(draft: Draft) -> bool:
    try:
        build(draft)
    except RuleError:
        return False
    return True
