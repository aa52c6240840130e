"""Drafts to puzzles and back: what a draft says becomes the rules of its kind, of its options and its clues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from gridwright.kinds._kind import Kind
from gridwright.kinds._options import option, options_in
from gridwright.model.checks import box_problems, clue_problems, given_problems, region_problems, room_problems
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import Problem, RuleError
from gridwright.model.grid import Grid, Regions, default_boxes, region_label
from gridwright.model.primitives import MAX_VALUES
from gridwright.model.puzzle import Puzzle
from gridwright.model.rule_set import Rules
from gridwright.model.rules import AllDifferent, Rule, regions_in
from gridwright.model.span import span_text

__all__ = ["build", "draft_of", "sketch"]


def build(kind: Kind, draft: Draft) -> Puzzle:
    """The puzzle that a draft describes; a RuleError lists everything that is wrong with it."""
    grid = draft.grid
    if kind.square and not grid.is_square:
        problem = Problem(f"{kind.id}: as many rows as columns are needed, not {grid.rows}x{grid.cols}")
        raise RuleError(problem.at(*draft.size_place) if draft.size_place else problem)
    if grid.holes and not kind.holes:
        where = tuple(sorted(grid.holes))
        problem = Problem(f"{kind.id}: cells that hold nothing are not allowed: {grid.names(where)}", where)
        raise RuleError(_placed(problem, draft.places))
    if not grid.filled:
        raise RuleError(f"{kind.id}: no cell holds a value")
    if not kind.square and not grid.shows_usual_values:
        problem = Problem(f"{kind.id}: only kinds with square grids can have a range of values of their own")
        raise RuleError(problem.at(*draft.size_place) if draft.size_place else problem)
    if len(grid.span()) < grid.rows and kind.square:
        problem = Problem(f"values {span_text(grid.span())} are too few for rows of {grid.cols} different ones")
        raise RuleError(problem.at(*draft.size_place) if draft.size_place else problem)
    if kind.square and grid.rows > MAX_VALUES:
        raise RuleError(f"{kind.id} {grid.rows}x{grid.cols}: more than {MAX_VALUES} values")
    rules, wrong = _rules(kind, grid, draft.regions, draft.boxes, draft.disconnected, draft.options, draft.clues)
    problems = [_placed(problem, draft.region_places or draft.places, draft.boxes_place) for problem in wrong.regions]
    if rules is None:
        raise RuleError(*problems, *(_as_typed(problem, draft) for problem in wrong.rules))
    found = [*wrong.clues, *given_problems(grid, rules, draft.givens), *(() if problems else wrong.rules)]
    problems += [_as_typed(problem, draft) for problem in found]
    if problems:
        raise RuleError(*problems)
    return Puzzle(grid, rules, draft.givens, kind.id, draft.title, draft.author, draft.source)


def sketch(kind: Kind, draft: Draft) -> tuple[Puzzle, tuple[Problem, ...]]:
    """What there is to see of a draft that is not finished: a puzzle with as many of its rules as make sense already,
    and all that is wrong with it. It is only to be looked at."""
    try:
        return build(kind, draft), ()
    except RuleError as error:
        rules, _ = _rules(kind, draft.grid, draft.regions, draft.boxes, draft.disconnected, draft.options, draft.clues)
        seen = draft.clues if rules is None else rules
        return Puzzle(draft.grid, tuple(seen), draft.givens, kind.id, draft.title, draft.author), error.problems


def _as_typed(problem: Problem, draft: Draft) -> Problem:
    """What is wrong with a clue, told of the word that was typed and where it stands; or else where its cells do."""
    word, colon, what = problem.message.partition(": ")
    if not colon or word not in draft.clue_texts:
        return _placed(problem, draft.places)
    typed, line, column = draft.clue_texts[word]
    return replace(problem, message=f"{typed}: {what}", line=line, column=column)


def draft_of(kind: Kind, puzzle: Puzzle) -> Draft:
    """A puzzle told as a draft: `build(kind, draft_of(kind, puzzle)) == puzzle`, or a RuleError."""
    grid, rules = puzzle.grid, Rules(puzzle.rules, len(puzzle.givens))
    draft = _rules_told(kind, grid, rules)
    if draft is None:
        raise RuleError(f"the puzzle has rules that a {kind.id} cannot state, even with options")
    if problems := given_problems(grid, rules, puzzle.givens):
        raise RuleError(*problems)
    return replace(draft, givens=puzzle.givens, title=puzzle.title, author=puzzle.author, source=puzzle.source)


@lru_cache(maxsize=128)
def _rules_told(kind: Kind, grid: Grid, rules: Rules) -> Draft | None:
    """A draft with these rules and no givens, None if the kind cannot state them."""
    regions = regions_in(rules)
    own = set(kind.rules(grid, regions))
    extra = [rule for rule in rules if rule not in own]
    clues = tuple(rule for rule in extra if isinstance(rule, Clue))
    boxes, labels = _boxes_or_labels(kind, grid, regions)
    draft = Draft(
        kind=kind.id,
        grid=grid,
        givens=(0,) * len(grid.cells),
        regions=labels,
        boxes=boxes,
        clues=clues,
        options=options_in(set(rules), own, grid, clues, regions) - kind.options,
        disconnected=not all(map(grid.is_connected, regions)),
    )
    # Regions that are rows or columns say nothing new where there are no regions.
    bare = replace(draft, regions=None, disconnected=False)
    for one in (bare, draft) if labels and kind.regions == "none" else (draft,):
        with suppress(RuleError):
            if set(build(kind, one).rules) == set(rules):
                return one
    return None


class _Wrong(NamedTuple):
    """What is wrong with regions, clues and rules, whatever the givens."""

    regions: tuple[Problem, ...]
    clues: tuple[Problem, ...]
    rules: tuple[Problem, ...]


@lru_cache(maxsize=128)
def _rules(
    kind: Kind,
    grid: Grid,
    labels: tuple[str, ...] | None,
    boxes: tuple[int, int] | None,
    disconnected: bool,
    options: frozenset[str],
    clues: tuple[Clue, ...],
) -> tuple[Rules | None, _Wrong]:
    """The rules that a draft means, None if there can be none, and what is wrong with them.

    Remembered, since puzzles of the same rules come in numbers.
    """
    regions, wrong = _regions(kind, grid, labels, boxes, disconnected)
    try:
        sound = tuple(clue.within(regions) for clue in clues if not any(clue.problems()))
        base = _base(kind, grid, regions)
        rules = base.with_more(_others(base, _told(kind, grid, regions, options, sound)))
    except RuleError as error:
        about_clues = tuple(problem for clue in clues for problem in clue.problems())
        return None, _Wrong(wrong, about_clues, error.problems)
    return rules, _Wrong(wrong, tuple(clue_problems(grid, rules, clues)), tuple(room_problems(grid, rules)))


def _regions(
    kind: Kind,
    grid: Grid,
    labels: tuple[str, ...] | None,
    boxes: tuple[int, int] | None,
    disconnected: bool,
) -> tuple[Regions, tuple[Problem, ...]]:
    """The regions a draft means, with what is wrong about them."""
    if labels is not None:
        if boxes is not None:
            return (), (Problem("both boxes and regions are given; say one of them"),)
        groups: dict[str, list[int]] = {}
        for cell in grid.filled:
            groups.setdefault(labels[cell], []).append(cell)
        size = grid.rows if kind.square else None
        problems = region_problems(grid, groups, size, allow_disconnected=disconnected)
        return tuple(tuple(cells) for label, cells in groups.items() if label), tuple(problems)
    if boxes is not None or kind.regions == "boxes":
        height, width = boxes or default_boxes(grid.rows)
        problems = box_problems(grid, height, width, grid.rows if kind.square else None)
        return () if problems else grid.boxes(height, width), tuple(problems)
    if kind.regions == "needed":
        return (), (Problem(f"a {kind.id} needs regions, and none are given"),)
    return (), ()


@lru_cache(maxsize=128)
def _base(kind: Kind, grid: Grid, regions: Regions) -> Rules:
    """The rules of a kind itself, the same ones for all of its puzzles on such a grid."""
    return Rules(_others((), kind.rules(grid, regions)), len(grid.cells))


def _told(
    kind: Kind, grid: Grid, regions: Regions, options: frozenset[str], clues: tuple[Clue, ...]
) -> Iterator[Rule]:
    """What options and clues add to the rules of a kind."""
    for name in sorted(options | kind.options):
        yield from option(name).on(grid, clues, regions)
    yield from clues


def _others(known: Iterable[Rule], rules: Iterable[Rule]) -> Iterator[Rule]:
    """A region may be a row, and an option may repeat a rule of the kind: what is said twice counts once.

    A house that is drawn (a region) is kept beside an equal one that is not (a row): the drawing needs it.
    """
    seen = {_as_drawn(rule) for rule in known}
    for rule in rules:
        key = _as_drawn(rule)
        if key not in seen:
            seen.add(key)
            yield rule


def _as_drawn(rule: Rule) -> tuple[Rule, str]:
    return rule, rule.what if isinstance(rule, AllDifferent) else ""


def _boxes_or_labels(
    kind: Kind, grid: Grid, regions: Regions
) -> tuple[tuple[int, int] | None, tuple[str, ...] | None]:
    """How to say the regions again: by default, as boxes of some size, or as a label per cell."""
    if not regions:
        return None, None
    shape = grid.box_shape(regions)
    if kind.regions == "boxes" and shape:
        return (None if shape == default_boxes(grid.rows) else shape), None
    return None, tuple(map(region_label, grid.region_numbers(regions)))


def _placed(
    problem: Problem, places: Mapping[int, tuple[int, int]], otherwise: tuple[int, int] | None = None
) -> Problem:
    """The problem with its place in the text, where the notation noted it; that of no cell stands `otherwise`."""
    for cell in problem.cells:
        if cell in places:
            return problem.at(*places[cell])
    return problem.at(*otherwise) if otherwise and not problem.cells else problem
