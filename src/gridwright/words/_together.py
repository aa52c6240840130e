"""A step in words, its parts told together: those of the same idea in one breath, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from gridwright.logic.preparations import joined
from gridwright.logic.route import replay
from gridwright.logic.step import Step
from gridwright.model.arguments import must_be
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Position, Puzzle
from gridwright.words._language import Language, language, say
from gridwright.words._steps import is_downwards, pattern, plain_name, technique_title, what_follows
from gridwright.words._sums import kept_instead

__all__ = ["rated_title", "step_title", "tell"]


def step_title(step: Step, lang: str = "en") -> str:
    """What the techniques of a step are called, each once, in the order of telling."""
    techniques = dict.fromkeys(part.technique for part in step.parts or (step,))
    return " + ".join(technique_title(technique, lang) for technique in techniques)


def rated_title(step: Step, lang: str = "en") -> str:
    """What the techniques of a step are called, and how hard the step is."""
    return say("rated", lang, title=step_title(step, lang), rating=step.rating)


def tell(step: Step, start: Puzzle | Position, lang: str = "en") -> str:
    """A step in a few short sentences. From the position it is taken in, they point at the values that matter."""
    must_be(step, Step, "a Step")
    position, words = Position.of(start), language(lang)
    _must_be_of(step, position)
    if step.parts:
        return " ".join(_one_after_the_other(step.parts, position, words))
    if step.whole and step.substeps:
        return " ".join(_supposed(step, position, words))
    return _sentences(step, pattern(step, position, words), position, words)


def _one_after_the_other(
    steps: Sequence[Step], position: Position, words: Language, *, supposed: bool = False
) -> Iterator[str]:
    before = [position, *replay(position, steps)]
    for _, run in groupby(enumerate(steps), key=lambda numbered: plain_name(numbered[1])):
        (first, part), *others = run
        if others:
            yield from _run([part, *(other for _, other in others)], before[first], words, supposed=supposed)
        else:
            template = words.clauses.get(f"{part.technique}-after", "") if first else ""
            seen = pattern(part, before[first], words, template)
            yield _sentences(part, seen, before[first], words, supposed=supposed)


def _supposed(step: Step, position: Position, words: Language) -> Iterator[str]:
    """What is supposed, where that leads, one step after the other, and what follows from it."""
    yield pattern(step, position, words)
    (supposed,) = replay(position, [replace(step, placements=step.eliminations, eliminations=())])
    yield from _one_after_the_other(step.substeps, supposed, words, supposed=True)
    yield words.filled(words.clauses["no-value"], {"cell": position.puzzle.grid.name(step.cells[-1])})
    yield from what_follows(step, position.puzzle, words)


def _must_be_of(step: Step, position: Position) -> None:
    """Refuses a step of another grid, which has cells or values that this one has not."""
    changed, grid = (*step.placements, *step.eliminations), position.puzzle.grid
    cells = {*step.cells, *step.grounds, *(cell for cell, _ in changed)}
    if not cells <= {*grid.cells} or (step.position and step.position.puzzle.grid != grid):
        raise GridwrightError(f"the step is not one of a puzzle of {grid.rows}x{grid.cols}")


def _sentences(step: Step, seen: str, position: Position, words: Language, *, supposed: bool = False) -> str:
    """What there is to see, and what follows."""
    return " ".join([seen, *what_follows(step, position.puzzle, words, supposed=supposed)])


def _run(parts: Sequence[Step], position: Position, words: Language, *, supposed: bool) -> Iterator[str]:
    """Parts of one technique: as a list where each has something of its own to say, else as one in its words."""
    technique = plain_name(parts[0])
    alike: dict[object, list[Step]] = {}
    for part in parts:
        counted = part.cells if part.houses else ()
        idea = part.rules or (is_downwards(part), part.grounds, () if _grows(part) else part.values, counted)
        before = alike.pop(idea, []) if part.rules and not _grows(part) else alike.setdefault(idea, [])
        alike[idea] = [*before, part]  # what is left last of a rule is told after all that it follows from
    ideas = [_idea(some) for some in alike.values()]
    if len(ideas) > 1 and f"{technique}-each" in words.clauses:
        each = _bounds(ideas, position, words) if technique == "sign-bound" else _items(ideas, position, words)
        seen = words.filled(words.clauses[f"{technique}-all"], {"items": "; ".join(each)})
        yield _sentences(joined(parts), seen, position, words, supposed=supposed)
    else:
        for one in ideas:
            yield _sentences(one, pattern(one, position, words), position, words, supposed=supposed)


def _items(ideas: Sequence[Step], position: Position, words: Language) -> list[str]:
    return [pattern(idea, position, words, _each(idea, words)) for idea in ideas]


def _bounds(ideas: Sequence[Step], position: Position, words: Language) -> list[str]:
    """Chains with all that is known of their cells: a thermometer that is looked at from both ends is named once."""
    by_chain: dict[str, list[Step]] = {}
    for idea in ideas:
        by_chain.setdefault(pattern(idea, position, words, "{signs}"), []).append(idea)
    where = words.clauses["sign-bound-where"]
    return [
        words.filled(where, {"signs": chain, "bounds": words.listed(_items(some, position, words))})
        for chain, some in by_chain.items()
    ]


def _idea(parts: Sequence[Step]) -> Step:
    """Several parts as one. What a rule or bound leaves after one look it may leave less of after the next: the last
    counts."""
    shown = parts[-1] if parts[0].rules or _grows(parts[0]) else parts[0]
    return replace(joined(parts), cells=shown.cells, values=shown.values, ways=shown.ways, parts=())


def _grows(part: Step) -> bool:
    """Whether there may be more to say of the same cell on the way: a bound comes closer."""
    return part.technique == "sign-bound"


def _each(idea: Step, words: Language) -> str:
    if kept_instead(idea):
        return words.clauses["combinations-each-kept"]
    variant = "-down" if is_downwards(idea) else "-values" if idea.rules and not idea.ways else ""
    return words.clauses[f"{plain_name(idea)}-each{variant}"]
