"""A puzzle typed line by line, as on a form: which part is wanted next, what a line is, and lines mended afterwards.

Whatever the kind, it is our own text in the end: what a kind needs is read off its description and its examples.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from gridwright.clues import all_sorts, sort
from gridwright.clues._drawn import NumberedClue
from gridwright.kinds import USUAL, Kind, all_kinds, find
from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.model.puzzle import Position
from gridwright.model.span import span_text
from gridwright.model.suggestions import closest
from gridwright.notations import load_position
from gridwright.notations._examples import sorts_of
from gridwright.notations._reading.box_characters import is_line
from gridwright.notations._shared.clue_words import is_listing, read_word, split_words
from gridwright.notations._shared.source_text import TextLine
from gridwright.notations.text.grid import is_upright, read_givens, read_labels
from gridwright.notations.text.header import read_header
from gridwright.notations.text.lettered import are_letters, numbers_of_letters
from gridwright.notations.text.listing import with_name
from gridwright.session.row_cells import cells_of, dotted, has_signs, is_spaced, must_differ, width_of
from gridwright.words import say

__all__ = [
    "CLUES", "LETTERS", "REGIONS", "ROWS", "Form", "begin", "clues_wanted", "completed", "covering", "is_drawn",
    "is_first_to_blame", "mended", "wanted", "with_line",
]

ROWS, REGIONS, CLUES, LETTERS = "rows", "regions", "clues", "letters"
"""The parts of a form. Letters, row by row, may stand for the cells of clues that cover the grid, such as cages."""

_MEND = re.compile(r"\s*([a-z]+)\s+([0-9]{1,3})(?:\s*[:=]\s*|\s+)(\S.*)", re.IGNORECASE)
_NUMBERS = re.compile(r"\s*[^\W_]+\s*[=:].*")
"""A line that says something of letters."""
_RULE = re.compile(r"[-=|+ ]*\+[-=|+ ]*")
"""A line between rows, as people draw it: `------+-------+------`."""
_HOLE = re.compile(r"[0-9]*\\[0-9]*")
"""A cell that holds nothing, perhaps with sums."""
_SUM = re.compile(r"[0-9]\\|\\[0-9]")
_HEADING = re.compile(r"\s*([a-z]+)\s*:", re.IGNORECASE)
_REGIONS = re.compile(r"\s*regions\s*:\s*", re.IGNORECASE)
"""What stands before the regions in our text. Here they are asked for, so it says no more than an empty line."""
_QUOTED = 40


@dataclass(frozen=True, slots=True)
class Form:
    """What was typed so far: the header, rows of givens, lines of signs below some of them, regions, clues."""

    kind: Kind
    options: str = ""
    """What the header says besides the kind and the size."""
    size: tuple[int, int] | None = None
    columns: int | None = None
    """How many cells the first row has."""
    rows: tuple[str, ...] = ()
    trimmed: bool = False
    """Whether all rows so far have spaces for empty cells, so that they may go on at the right."""
    below: Mapping[int, str] = field(default_factory=dict)
    regions: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    """Rows with a letter for each cell, where cages are typed so."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    """What was said of each letter."""
    ended: frozenset[str] = frozenset()
    """The parts after which an empty line stood."""

    @property
    def height(self) -> int | None:
        """How many rows there will be, if that is known."""
        if self.size:
            return self.size[0]
        if ROWS in self.ended:
            return len(self.rows)
        return self.width if self.kind.square else None

    @property
    def width(self) -> int | None:
        return self.size[1] if self.size else self.columns

    @property
    def header(self) -> str:
        """What was said of the kind."""
        size = f" {self.size[0]}x{self.size[1]}" if self.size else ""
        return f"{self.kind.id}{size}{self.options}"

    @property
    def text(self) -> str:
        """All of it in our own notation."""
        lines = [f"{self.kind.id} {self.height}x{self.width}{self.options}"]
        for number, row in enumerate(self.rows, 1):
            lines += [row, *([self.below[number]] if number in self.below else [])]
        lines += ["regions:", *self.regions] if self.regions else []
        lines += self.clues
        lines += [f"{covering(self)}:", *self.letters] if self.letters else []
        lines += [f"{letter}={number}" for letter, number in self.numbers.items()]
        return "\n".join(lines) + "\n"


def is_drawn(line: str) -> bool:
    """Whether a line is part of a drawing, which cannot be read line by line."""
    return any(map(is_line, line))


def begin(line: str, lang: str = "en") -> Form:
    """A form for the kind that a line names, with its size and options if it names them; a first row will do, too."""
    words = line.split() or [USUAL]
    if not words[0][0].isalpha():
        return with_line(Form(find(USUAL)), line, lang)
    name, names = words[0].lower(), [name for kind in all_kinds() for name in (kind.id, *kind.aliases)]
    if name not in names:
        close = closest(name, names)
        key = "ask-kind-close" if close else "ask-kind-unknown"
        kinds = ", ".join(kind.id for kind in all_kinds())
        raise FormatError(say(key, lang, text=repr(words[0][:_QUOTED]), kinds=kinds, close=close))
    if len(words) > 1 and words[1].isdecimal():
        words[1] = f"{words[1]}x{words[1]}"
    header = read_header(TextLine(1, " ".join(words)))
    if header.span:
        raise FormatError(say("ask-values", lang, values=span_text(header.span)))
    rest = words[2:] if header.size else words[1:]
    if header.size:
        Grid(*header.size)  # which says what is too large
    return Form(find(header.kind), "".join(f" {word}" for word in rest), header.size)


def wanted(form: Form) -> str:
    """The part that is to be typed next; nothing when all is there."""
    if form.height is None or len(form.rows) < form.height:
        return ROWS
    if form.kind.regions == "needed" and len(form.regions) < form.height:
        return REGIONS
    if form.letters and len(form.letters) < form.height:
        return LETTERS
    return CLUES if CLUES not in form.ended and clues_wanted(form) else ""


def clues_wanted(form: Form) -> tuple[str, ...]:
    """The sorts of clues that such puzzles have, as their examples show, unless they are drawn among the rows."""
    if form.below or any(has_signs(row) or _SUM.search(row) for row in form.rows):
        return ()
    return tuple(sorted(sorts_of(form.kind.id)))


def covering(form: Form) -> str:
    """The sort of clues that can be typed as letters: such puzzles have no other that covers the grid."""
    sorts = [name for name in clues_wanted(form) if sort(name).covering]
    return sorts[0] if len(sorts) == 1 else ""


def with_line(form: Form, line: str, lang: str = "en") -> Form:
    """The form with one more line. A GridwrightError says what is wrong with it; an empty one ends what it can end."""
    part, line = wanted(form), _listed(form, _REGIONS.sub("", line.rstrip("\r\n").expandtabs()))
    if not line.strip() and not (part == ROWS and _is_empty_row(form, line)):
        can_end = part == CLUES or (part == ROWS and form.height is None and form.rows)
        return replace(form, ended=form.ended | {part}) if can_end else form
    if part not in (ROWS, REGIONS) or is_listing(line):
        return (None if is_listing(line) else _with_letters(form, line)) or _with_clues(form, line, lang)
    if _RULE.fullmatch(line):
        return form
    if part == ROWS and _begins_regions(form, line):
        form, part = replace(form, ended=form.ended | {ROWS}), REGIONS
    if part == REGIONS:
        return replace(form, regions=(*form.regions, _labels(form, line, len(form.regions) + 1)))
    if form.rows and line.strip() and is_upright(TextLine(1, line)):
        return _with_signs(form, line)
    form = _with_width(form, line, lang)
    return replace(form, rows=(*form.rows, _row(form, line, len(form.rows) + 1, lang)))


def mended(form: Form, line: str, lang: str = "en") -> Form | None:
    """The form with another line in the place of one: `row 3: 5..1....9`, `regions 2: AABB`; None for other lines.

    Clues that stand between the same cells take each other's place.
    """
    if is_listing(listed := _listed(form, line)):
        return _with_clues(form, listed, lang)
    if form.letters and _NUMBERS.fullmatch(line):
        return _with_letters(form, line)
    match = _MEND.fullmatch(line)
    parts = {name: part for part in (ROWS, REGIONS) for name in (part, part[:-1])}
    if covering(form):
        parts[covering(form)] = LETTERS
    part = parts.get(match[1].lower()) if match else None
    if match is None or part is None:
        return None
    number, typed = int(match[2]), match[3].rstrip("\r\n").expandtabs()
    lines = {ROWS: form.rows, REGIONS: form.regions, LETTERS: form.letters}[part]
    if not 1 <= number <= len(lines):
        raise GridwrightError(say("ask-no-row", lang, number=number, count=len(lines)))
    if part == ROWS:
        if len(form.rows) == 1:
            form = _with_width(replace(form, rows=(), columns=None), typed, lang)
        return replace(form, rows=_replaced(lines, number, _row(form, typed, number, lang)))
    again = _replaced(lines, number, _labels(form, typed, number))
    if part == REGIONS:
        return replace(form, regions=again)
    form = replace(form, letters=again)
    return replace(form, numbers={letter: said for letter, said in form.numbers.items() if letter in _letters(form)})


def is_first_to_blame(form: Form, line: str) -> bool:
    """Whether a line that was refused may be right, and the first row, which has set the width, too long or short."""
    if form.size or len(form.rows) != 1 or is_listing(line):
        return False
    try:
        return width_of(_plain(form, line), form.kind) != form.width
    except GridwrightError:
        return False


def completed(form: Form, *, allow_disconnected: bool = False) -> Position:
    """The puzzle; a GridwrightError says all that is wrong with it."""
    try:
        return load_position(form.text, "text", allow_disconnected=allow_disconnected)
    except GridwrightError as error:  # places in a text that nobody has seen would be no help
        raise type(error)(*(replace(problem, line=None, column=None) for problem in error.problems)) from None


def _without_heading(line: str) -> str:
    """The clues of a line that names their sort before them, as our text does."""
    match = _HEADING.match(line)
    return line[match.end() :] if match and match[1].lower() in {one.sort for one in all_sorts()} else line


def _listed(form: Form, line: str) -> str:
    """The line without such a heading, and with the names of clues that need none: `r1c1-r1c2=12` is a cage."""
    line, meant = _without_heading(line), covering(form)
    named = " ".join(with_name(word, sort(meant)) for word in line.split()) if meant else ""
    return named if is_listing(named) else line


def _replaced(lines: Sequence[str], number: int, line: str) -> tuple[str, ...]:
    return (*lines[: number - 1], line, *lines[number:])


def _is_empty_row(form: Form, line: str) -> bool:
    """Whether a line of nothing but spaces is a row of empty cells."""
    return bool(line) and (form.trimmed or len(line) == form.width)


def _begins_regions(form: Form, line: str) -> bool:
    """Whether a line of letters stands where one more row might: regions, before which nobody typed an empty line."""
    if form.height is not None or not form.rows or form.kind.regions != "needed":
        return False
    letters = line.split() if len(line.split()) > 1 else list(line.strip())
    is_blank = set(line.lower()) <= set("xo ")
    return len(letters) == form.width and all(one.isascii() and one.isalpha() for one in letters) and not is_blank


def _with_width(form: Form, line: str, lang: str) -> Form:
    """The form with as many columns as its rows have; those with spaces in empty cells may end before a later one."""
    line = _plain(form, line)
    trimmed = is_spaced(line) and (form.trimmed or not form.rows)
    if form.width is None:
        return replace(form, columns=width_of(line, form.kind, lang), trimmed=trimmed)
    more = len(line) - form.width
    if form.size or not form.trimmed or more <= 0 or width_of(line, form.kind) != len(line):
        return replace(form, trimmed=trimmed)
    return replace(form, columns=len(line), trimmed=trimmed, rows=tuple(row + " ." * more for row in form.rows))


def _plain(form: Form, line: str) -> str:
    """The line with a dot for each cell that holds nothing, where spaces only stand between cells."""
    return " ".join(_HOLE.sub(".", line).split()) if form.kind.holes and _HOLE.search(line) else line


def _row(form: Form, line: str, number: int, lang: str) -> str:
    """A row as our text has it: as it was typed if that can be read there, or else a word for each cell. Rows may have
    different characters for empty cells, so these become dots."""
    plain, width = _plain(form, line), form.width or 0
    values = cells_of(plain, number, width, width if form.kind.square else MAX_VALUES, lang)
    if form.kind.square:
        must_differ(values, number, lang)
    typed = dotted(line, width)
    others = [TextLine(other, ". " * width) for other in range(1, number)]
    try:
        drawn = read_givens(Grid(number, width), [*others, TextLine(number, typed)]).givens[-width:]
    except GridwrightError:
        if has_signs(line) or plain != line:
            raise
        drawn = ()
    return typed if drawn == values and not is_spaced(plain) else " ".join(str(value or ".") for value in values)


def _with_signs(form: Form, line: str) -> Form:
    """The form with a line of signs below its last row."""
    width, count = form.width or 0, len(form.rows)
    lines = [TextLine(number, row) for number, row in enumerate(form.rows, 1)]
    read_givens(Grid(count + 1, width), [*lines, TextLine(count, line), TextLine(count + 1, ". " * width)])
    return replace(form, below={**form.below, count: line})


def _labels(form: Form, line: str, number: int) -> str:
    width = form.width or 0
    others = [TextLine(other, "A " * width) for other in range(1, number)]
    read_labels(Grid(number, width), [*others, TextLine(number, line)])
    return line


def _clue(form: Form, grid: Grid, word: str, lang: str) -> Clue:
    """The clue that a word means; where it means none, those that such puzzles have are shown, not any."""
    try:
        return read_word(grid, word)
    except GridwrightError as error:
        sorts = clues_wanted(form)
        if not sorts or " is not a clue; " not in str(error) or " did you mean " in str(error):
            raise
        examples = ", ".join(sort(name).example for name in sorts)
        raise GridwrightError(say("ask-not-clue", lang, text=repr(word[:_QUOTED]), examples=examples)) from None


def _with_clues(form: Form, line: str, lang: str) -> Form:
    """The form with the clues of a line, in the place of those that it had between the same cells."""
    grid = Grid(form.height or MAX_SIDE, form.width or MAX_SIDE, _holes(form))
    clues = {clue.spot: clue.word for clue in (read_word(grid, word) for word in form.clues)}
    numbers = {**form.numbers}
    for word, _ in split_words(line):
        clue = _clue(form, grid, word, lang)
        if isinstance(clue, NumberedClue) and (letter := _letter_of(form, clue)):
            numbers[letter] = clue.word.rpartition("=")[2].removeprefix(clue.name)
        else:
            clues[clue.spot] = clue.word
    return replace(form, clues=tuple(clues.values()), numbers=numbers)


def _with_letters(form: Form, line: str) -> Form | None:
    """The form with a row of letters, or with the numbers of some; None if the line is neither."""
    number, grid = len(form.letters) + 1, Grid(form.height or MAX_SIDE, form.width or MAX_SIDE)
    if number <= grid.rows and (form.letters or (covering(form) and are_letters(grid, [TextLine(1, line)]))):
        return replace(form, letters=(*form.letters, _labels(form, line, number)))
    if not form.letters:
        return None
    numbers = {letter: said for letter, (said, _, _) in numbers_of_letters([TextLine(1, line)]).items()}
    for letter in numbers:
        if letter not in _letters(form):
            raise GridwrightError(f"{letter!r} has a number, but no cell has that letter")
    return replace(form, numbers={**form.numbers, **numbers})


def _letters(form: Form) -> Sequence[str]:
    """The letter of each cell, as far as they are typed."""
    lines = [TextLine(number, row) for number, row in enumerate(form.letters, 1)]
    return read_labels(Grid(len(lines), form.width or 0), lines)[0]


def _letter_of(form: Form, clue: NumberedClue) -> str:
    """The letter that all cells of a clue have, and no others; nothing if there is none."""
    if clue.sort != covering(form) or len(form.letters) != form.height:
        return ""
    labels = _letters(form)
    letter = labels[clue.cells[0]]
    return letter if {cell for cell, label in enumerate(labels) if label == letter} == {*clue.cells} else ""


def _holes(form: Form) -> frozenset[int]:
    """The cells of the rows so far that hold nothing."""
    if not form.kind.holes or not form.rows:
        return frozenset()
    lines = [TextLine(number, row) for number, row in enumerate(form.rows, 1)]
    return frozenset(read_givens(Grid(len(lines), form.width or 0), lines).holes)
