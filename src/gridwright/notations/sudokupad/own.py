"""What we have drawn ourselves: its clues and options stand in the metadata in our words, as only these are certain.

The site passes over them and shows the drawings, which must be those of the clues.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._drawn.cages import cages_of, is_region
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import converted, counted, quoted
from gridwright.notations.sudokupad.sketch import draw

__all__ = ["has_words", "must_be_drawn_so", "own_clues", "own_options", "own_words"]

_CLUES, _OPTIONS = "puzzleclues", "puzzleoptions"


def own_words(draft: Draft) -> dict[str, Any]:
    """The fields of the metadata that say the clues and options of a draft."""
    return {_CLUES: [clue.word for clue in draft.clues], _OPTIONS: sorted(draft.options)}


def has_words(about: Fields) -> bool:
    return _CLUES in about or _OPTIONS in about


def own_clues(grid: Grid, about: Fields) -> tuple[Clue, ...]:
    return tuple(converted(_words(about, _CLUES), lambda word: read_word(grid, word)))


def own_options(about: Fields) -> frozenset[str]:
    return frozenset(_words(about, _OPTIONS))


def _words(about: Fields, name: str) -> Sequence[str]:
    words = list_of(about, name)
    for word in words:
        if not isinstance(word, str):
            raise FormatError(f"{quoted(name)} has {quoted(str(word))}, which is no word")
    return words


def must_be_drawn_so(draft: Draft, said: Fields) -> None:
    """Refuse a draft with which more or less is drawn than its clues are."""
    for field, items in draw(draft).items():
        cages = [cage for cage in cages_of(said) if cage.get("cells") and not is_region(cage)]
        drawn = len(cages if field == "cages" else list_of(said, field))
        if drawn != len(items):
            raise FormatError(
                f"{quoted(field)} has {counted(drawn, 'drawing')}, but the clues in the metadata need {len(items)}"
            )
