"""What names a puzzle that Penpa+ draws: its tags, its rules and its title say of which kind it is, and with what."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.clues import all_sorts
from gridwright.clues.sign import pairs_of
from gridwright.kinds import all_kinds, all_options, find
from gridwright.kinds._kind import Kind
from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.regions import kind_by_regions
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import kinds_named, naming, rules_named
from gridwright.notations.penpa.question import PenpaQuestion

__all__ = ["CLUE_TAGS", "first_named", "kind_of", "must_be_named", "options_named", "tags_as_words"]

_TAGS = {"classic": "sudoku", "irregular": "jigsaw", "nonconsecutive": "no-consecutive"}
CLUE_TAGS = {"dots": "kropki", "parity": "odd even"}
"""The tags of sorts of clues."""
_HARMLESS = {"cojun", "ripple effect", "latin", "noconflict", "non-alphanumeric"}


def must_be_named(clues: Sequence[Clue], words: str) -> None:
    """Refuse symbols that may mean anything: discs are the clues they look like only where something says so."""
    named = rules_named(words)
    for sort in all_sorts():
        if sort.spoken and sort.sort not in named and any(isinstance(clue, sort) for clue in clues):
            tag = CLUE_TAGS[sort.sort]
            raise FormatError(
                f"this puzzle has symbols that look like {sort.nouns[1]}, but neither tags, rules nor title say so; "
                f"if they are, add it to the link, as in '&kind=sudoku,{tag.replace(' ', '-')}'"
            )


def options_named(words: str, *, diagonals: bool) -> frozenset[str]:
    """The options that words speak of, and both diagonals if they are drawn."""
    named = {option.id for option in all_options() if naming(option.id).search(words)}
    named |= {option.id for sort in all_sorts() for option in sort.options if option.id in rules_named(words)}
    return frozenset(named | ({"diagonals"} if diagonals else set()))


def tags_as_words(tags: object) -> str:
    """The tags as words that this program knows."""
    if tags is None:
        return ""
    if not isinstance(tags, list) or not all(isinstance(tag, str) for tag in tags):
        raise FormatError(f"the tags are not a list of words: {quoted(str(tags))}")
    for tag in tags:
        if tag not in _TAGS and tag not in _HARMLESS and not first_named(tag) and not rules_named(tag):
            raise FormatError(f"this puzzle has the tag {quoted(tag)}, of which Gridwright does not know the rules")
    return " ".join(_TAGS.get(tag) or tag for tag in tags)


def first_named(*texts: str) -> list[Kind]:
    """The kinds that are named in the first text that names any."""
    for text in texts:
        # What stands alone before a colon is a name, even if it is a word of any text as well.
        alone = text.strip().split("\n")[0].split(":")[0].strip().lower()
        if only := [kind for kind in all_kinds() if alone in (kind.id, kind.title.lower())]:
            return only
        if named := kinds_named(text):
            # Other kinds with boxes or regions are called a Sudoku as well.
            return sorted(map(find, named), key=lambda kind: kind.regions == "boxes")
    return []


def kind_of(grid: Grid, question: PenpaQuestion, told: Sequence[Kind], title: str) -> Kind:
    """The kind of the puzzle: one that is named and fits, or what only one kind looks like."""
    regions = question.regions
    count = len(set(regions))
    equal = grid.is_square and count == grid.rows and all(regions.count(label) == count for label in set(regions))
    plain = grid.is_square and count == 1
    fitting = [
        kind
        for kind in all_kinds()
        if (equal or (plain and kind.regions != "needed") if kind.square else count == 1 or kind.regions != "none")
    ]
    # A title may be any word; it is asked only where nothing else helps.
    for kind in told or ([] if equal else first_named(title)):
        if kind in fitting:
            return kind
    if told:
        raise FormatError(f"the regions are not those of a {told[0].id}")
    if equal:
        return find(kind_by_regions(grid, regions, question.clues, question.givens))
    if plain and pairs_of(question.clues):
        return find("futoshiki")
    names = ", ".join(kind.id for kind in fitting)
    raise FormatError(f"nothing says which kind of puzzle this is: {names}; add '&kind=' and its name to the link")
