"""What `str` says of results: what the command line would say of them, in English."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.diagnosis import Diagnosis, Report
from gridwright.logic.explain import Trail
from gridwright.logic.rate import Rated
from gridwright.logic.step import Step
from gridwright.making.made import Made
from gridwright.model.puzzle import Outcome
from gridwright.results.diagnosis_sentences import sentences, status_sentence
from gridwright.results.making import made_sentences
from gridwright.results.outcomes import verdict
from gridwright.results.ratings import rated_sentences, technique_counts
from gridwright.words import rated_title, tell, tell_ending

__all__ = ["text_of"]


def text_of(result: Outcome | Step | Trail | Rated | Made | Diagnosis | Report) -> str:
    return "\n".join(_lines(result))


def _lines(result: Outcome | Step | Trail | Rated | Made | Diagnosis | Report) -> Iterator[str]:
    match result:
        case Outcome():
            if result.solution is not None:
                yield str(result.solution)
            yield verdict(result, min(1, len(result.solutions)))
        case Step():
            yield repr(result) if result.position is None else tell(result, result.position)
        case Trail():
            for number, step in enumerate(result.steps, 1):
                yield f"{number}. {rated_title(step)}: {step}"
            yield tell_ending(result)
        case Rated():
            yield from rated_sentences(result)
            yield from technique_counts(result)
        case Made():
            yield str(result.puzzle)
            yield from made_sentences(result)
        case Diagnosis():
            yield status_sentence(result, _name(result))
            yield from (f"  {sentence}" for sentence in sentences(result))
        case Report():
            yield status_sentence(result, _name(result))
            yield from (f"  {problem}" for problem in result.problems)


def _name(found: Diagnosis | Report) -> str:
    return found.puzzle.title or "The puzzle"
