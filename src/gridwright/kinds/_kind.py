"""What a kind of puzzle is, and how drafts and puzzles turn into each other.

A kind is data: its names, its rules, what it expects of regions. No kind is named here.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from gridwright.model.checks import box_problems, given_problems, region_problems, room_problems, sign_problems
from gridwright.model.display import brief
from gridwright.model.draft import Draft
from gridwright.model.errors import Problem, RuleError
from gridwright.model.grid import Grid, Regions, default_boxes
from gridwright.model.options import OPTIONS, option
from gridwright.model.primitives import MAX_VALUES
from gridwright.model.puzzle import Puzzle, Rules
from gridwright.model.rules import AllDifferent, LessThan, Rule

__all__ = ["LEVELS", "USUAL_LEVELS", "Kind", "Levels", "build", "draft_of", "level_of", "region_label"]

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "extreme")
"""What puzzles are called by how hard they are."""

Levels = tuple[float, float, float, float, float]
"""The highest ratings of all levels but the last."""

USUAL_LEVELS = (1.2, 2.0, 2.8, 5.5, 7.5)
"""Where the techniques change: singles in regions, other singles in houses, locked candidates, patterns, chains."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Kind:
    """A named set of rules with its examples.

    `regions` says where they come from when a draft has none: "boxes", "needed" or "none".
    `square` kinds are n×n, with n regions of n cells if they have regions at all.
    `levels` says which ratings are easy and which are hard; docs/rating.md tells how that was set.
    `titles` has the title in languages where it is another.
    """

    id: str
    title: str
    aliases: tuple[str, ...] = ()
    summary: str
    regions: str
    square: bool
    rules: Callable[[Grid, Regions], Iterable[Rule]]
    make: Callable[..., Puzzle]
    examples: tuple[str, ...]
    levels: Levels = USUAL_LEVELS
    titles: Mapping[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        return brief(self, self.id)

    def titled(self, lang: str) -> str:
        """What it is called in that language."""
        return self.titles.get(lang, self.title)


def level_of(rating: float, levels: Levels = USUAL_LEVELS) -> str:
    """The name of the level that a puzzle of that rating belongs to."""
    return LEVELS[bisect_left(levels, rating)]


def build(kind: Kind, draft: Draft) -> Puzzle:
    """The puzzle that a draft describes; a RuleError lists everything that is wrong with it."""
    grid = draft.grid
    if kind.square and not grid.is_square:
        problem = Problem(f"a {kind.id} has as many rows as columns, not {grid.rows}x{grid.cols}")
        raise RuleError(problem.at(*draft.size_place) if draft.size_place else problem)
    if kind.square and grid.rows > MAX_VALUES:
        raise RuleError(f"{kind.id} {grid.rows}x{grid.cols}: more than {MAX_VALUES} values")
    rules, wrong = _rules(kind, grid, draft.regions, draft.boxes, draft.disconnected, draft.options, draft.signs)
    problems = [_placed(problem, draft.region_places or draft.places, draft.boxes_place) for problem in wrong.regions]
    if rules is None:
        raise RuleError(*problems, *wrong.rules)
    found = [*wrong.signs, *given_problems(grid, rules, draft.givens), *(() if problems else wrong.rules)]
    problems += [_placed(problem, draft.places) for problem in found]
    if problems:
        raise RuleError(*problems)
    return Puzzle(grid, rules, draft.givens, kind.id, draft.title, draft.author, draft.source)


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
    regions = tuple(rule.cells for rule in rules if isinstance(rule, AllDifferent) and rule.what in ("box", "region"))
    own = set(kind.rules(grid, regions))
    extra = [rule for rule in rules if rule not in own]
    boxes, labels = _boxes_or_labels(kind, grid, regions)
    draft = Draft(
        kind=kind.id,
        grid=grid,
        givens=(0,) * len(grid.cells),
        regions=labels,
        boxes=boxes,
        signs=tuple(sorted((rule.less, rule.greater) for rule in extra if isinstance(rule, LessThan))),
        options=frozenset(option.id for option in OPTIONS if option.is_part_of(extra, grid)),
        disconnected=not all(map(grid.is_connected, regions)),
    )
    return draft if set(build(kind, draft).rules) == set(rules) else None


class _Wrong(NamedTuple):
    """What is wrong with regions, signs and rules, whatever the givens."""

    regions: tuple[Problem, ...]
    signs: tuple[Problem, ...]
    rules: tuple[Problem, ...]


@lru_cache(maxsize=128)
def _rules(
    kind: Kind,
    grid: Grid,
    labels: tuple[str, ...] | None,
    boxes: tuple[int, int] | None,
    disconnected: bool,
    options: frozenset[str],
    signs: tuple[tuple[int, int], ...],
) -> tuple[Rules | None, _Wrong]:
    """The rules that a draft means, None if there can be none, and what is wrong with them.

    Remembered, since puzzles of the same rules come in numbers.
    """
    regions, wrong = _regions(kind, grid, labels, boxes, disconnected)
    try:
        rules = Rules(_unique(_told(kind, grid, regions, options, signs)), len(grid.cells))
    except RuleError as error:
        return None, _Wrong(wrong, (), error.problems)
    return rules, _Wrong(wrong, tuple(sign_problems(grid, signs)), tuple(room_problems(grid, rules)))


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
        for cell, label in enumerate(labels):
            groups.setdefault(label, []).append(cell)
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


def _told(
    kind: Kind, grid: Grid, regions: Regions, options: frozenset[str], signs: tuple[tuple[int, int], ...]
) -> Iterator[Rule]:
    yield from kind.rules(grid, regions)
    for name in sorted(options):
        yield from option(name).on(grid)
    for less, greater in sorted(set(signs)):
        yield LessThan(less, greater, f"{grid.name(less)} < {grid.name(greater)}")


def _unique(rules: Iterable[Rule]) -> Iterator[Rule]:
    """A region may be a row, and an option may repeat a rule of the kind: what is said twice counts once.

    A house that is drawn (a region) is kept beside an equal one that is not (a row): the drawing needs it.
    """
    seen = set()
    for rule in rules:
        key = (rule, isinstance(rule, AllDifferent) and rule.what)
        if key not in seen:
            seen.add(key)
            yield rule


def _boxes_or_labels(
    kind: Kind, grid: Grid, regions: Regions
) -> tuple[tuple[int, int] | None, tuple[str, ...] | None]:
    """How to say the regions again: by default, as boxes of some size, or as a label per cell."""
    if not regions:
        return None, None
    shape = grid.box_shape(regions)
    if kind.regions == "boxes" and shape:
        return (None if shape == default_boxes(grid.rows) else shape), None
    labels = [""] * len(grid.cells)
    for number, region in enumerate(regions):
        for cell in region:
            labels[cell] = region_label(number)
    return None, tuple(labels)


def region_label(number: int) -> str:
    """A short name for the region of that number: A … Z, a … z, then 53, 54 …"""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    return letters[number] if number < len(letters) else str(number + 1)


def _placed(
    problem: Problem, places: Mapping[int, tuple[int, int]], otherwise: tuple[int, int] | None = None
) -> Problem:
    """The problem with its place in the text, where the notation noted it; that of no cell stands `otherwise`."""
    for cell in problem.cells:
        if cell in places:
            return problem.at(*places[cell])
    return problem.at(*otherwise) if otherwise and not problem.cells else problem
