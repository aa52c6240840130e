"""OpenSudoku: XML with games as 81 digits, 0 for empty, or with values, notes and whether a player may change them.

The parser is imported only where it is used. It is told to refuse document types, with which a few lines of XML could
stand for gigabytes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.primitives import mask_up_to, values_in
from gridwright.notations._shared.classic_grid import GRID, must_be_classic, state_of
from gridwright.notations._shared.credits import one_line
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.source_text import as_int, counted, quoted, refuse

_SIGNATURE = re.compile(r"^(?![ \t]*>).*<opensudoku[\s>]", re.MULTILINE)
"""Not on a line that is quoted from a letter: there every line begins with a `>` too many."""

_START = re.compile(r"<[?!A-Za-z]")
_END = "</opensudoku>"
_GAME = re.compile(r"^ *<game [^<>]*/>\n", re.MULTILINE)
_DATA = re.compile(r"\s*(?:version:\s*([0-9]{1,9})\s+)?(\S+)\s*")
_ABOUT = ("name", "author", "description", "source", "created", "level", "sourceURL")

_NOTES = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2}
"""How many fields of notes a cell has in each version of the data; the last has a colour too."""


class _Game(NamedTuple):
    """The data of a game, what the file says about it, and its line."""

    data: str
    said: dict[str, str]
    line: int


def recognises(text: str) -> bool:
    return _SIGNATURE.search(text) is not None


def read(text: str) -> Draft:
    games = _games(text)
    if len(games) != 1:
        raise FormatError(f"the file has {counted(len(games), 'game')} instead of one")
    game = games[0]
    said = game.said
    try:
        values, editable, marks = _cells(game.data)
    except FormatError as error:
        raise FormatError(*(problem.at(game.line) for problem in error.problems)) from None
    pairs = list(zip(values, editable, strict=True))
    entries = tuple(value if own else 0 for value, own in pairs)
    return Draft(
        kind="sudoku",
        grid=GRID,
        givens=tuple(0 if own else value for value, own in pairs),
        entries=entries if any(entries) else (),
        marks=marks if any(marks) else (),
        title=said.get("name") or said.get("description", ""),
        author=said.get("author", ""),
        source=", ".join(said[name] for name in ("source", "created", "level", "sourceURL") if said.get(name)),
    )


def split(text: str) -> Sequence[Piece]:
    # All on one line, so that what is wrong with a game is told with the line where it stands.
    return [Piece(_xml(game.data, game.said).replace("\n", ""), game.line) for game in _games(text)]


def join(texts: Sequence[str]) -> str:
    """All games in one file; what is said of a file is kept only where it is true of all of them."""
    heads = {_GAME.split(text)[0] for text in texts}
    head = heads.pop() if len(heads) == 1 else _GAME.split(_xml("", {}))[0]
    games = (game for text in texts for game in _GAME.findall(text))
    return f"{head}{''.join(games)}{_END}\n"


def _games(text: str) -> list[_Game]:
    """The games of a file, with an error that says where the XML is wrong."""
    from xml.parsers import expat  # noqa: PLC0415

    # A file may be pasted with words around it, but an XML declaration must stand at the very beginning.
    begin = found.start() if (found := _START.search(text)) else 0
    stop = text.rfind(_END) + len(_END) if _END in text else len(text)
    reader = _FileReader(above=text.count("\n", 0, begin))
    try:
        reader.parser.Parse(text[begin:stop].encode(), True)
    except expat.ExpatError as error:
        raise reader.error(f"the XML is wrong: {expat.ErrorString(error.code)}") from None
    return reader.games


class _FileReader:
    """Gathers the games while a parser reads the XML, which begins below so many lines of other text."""

    def __init__(self, above: int) -> None:
        from xml.parsers import expat  # noqa: PLC0415

        self.games: list[_Game] = []
        self._above = above
        self._said: dict[str, str] = {}
        self._path: list[str] = []
        self._chunks: list[str] = []
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._chunks.append
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype

    @property
    def _line(self) -> int:
        return self.parser.CurrentLineNumber + self._above

    def error(self, message: str) -> FormatError:
        return FormatError(Problem(message, (), self._line, self.parser.CurrentColumnNumber + 1))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if not self._path and name != "opensudoku":
            raise self.error(f"the file is of {quoted(name)}, not of 'opensudoku'")
        self._path.append(name)
        self._chunks.clear()
        if name == "folder":
            self._said["name"] = one_line(attributes.get("name", ""))
        if name == "game":
            if "data" not in attributes:
                raise self.error("a game without data")
            self.games.append(_Game(attributes["data"], dict(self._said), self._line))

    def _end(self, name: str) -> None:
        self._path.pop()
        if name in _ABOUT and len(self._path) == 1:
            self._said[name] = one_line("".join(self._chunks))

    def _refuse_doctype(self, *_: object) -> None:
        raise FormatError(Problem("a document type is not read: a puzzle needs none", (), self._line))


def _cells(data: str) -> tuple[tuple[int, ...], tuple[bool, ...], tuple[frozenset[int], ...]]:
    """The value of each cell, whether it is a player's, and the notes."""
    match = _DATA.fullmatch(data)
    if match is None:
        raise FormatError(f"the game {quoted(data)} is neither 81 digits nor cells after 'version: 1'")
    if match[1] is None:
        return _digits(match[2]), (False,) * 81, ()
    version = int(match[1])
    if version not in _NOTES:
        raise FormatError(f"a game of version {version}; those of 1 to {max(_NOTES)} are read")
    # In version 2 there were two bars after the notes.
    fields = match[2].replace("||", "|").removesuffix("|").split("|")
    width = 2 + _NOTES[version] + (version == 5)
    if len(fields) != 81 * width:
        raise FormatError(f"{counted(len(fields), 'field')} instead of {width} for each of 81 cells")
    cells = [fields[start : start + width] for start in range(0, len(fields), width)]
    values = [as_int(cell[0]) for cell in cells]
    notes = [[_noted(field, version) for field in cell[1 : 1 + _NOTES[version]]] for cell in cells]
    refuse(
        [
            Problem(f"{GRID.name(place)}: {quoted('|'.join(cell))} is not a value, notes and 0 or 1", (place,))
            for place, (cell, value, noted) in enumerate(zip(cells, values, notes, strict=True))
            if value is None or value > 9 or None in noted or cell[-1] not in ("0", "1")
        ]
    )
    marks = tuple(frozenset[int]().union(*(some or () for some in noted)) for noted in notes)
    return tuple(value or 0 for value in values), tuple(cell[-1] == "1" for cell in cells), marks


def _digits(data: str) -> tuple[int, ...]:
    if len(data) != 81:
        raise FormatError(f"{counted(len(data), 'character')} instead of 81: {quoted(data)}")
    values = [0 if char == "." else as_int(char) for char in data]
    refuse(
        [
            Problem(f"{GRID.name(cell)}: {data[cell]!r} is not a value from 0 to 9", (cell,))
            for cell, value in enumerate(values)
            if value is None
        ]
    )
    return tuple(value or 0 for value in values)


def _noted(field: str, version: int) -> tuple[int, ...] | None:
    """Notes: numbers with commas in version 1, a bit for each number in later ones; None for anything else."""
    if version == 1:
        numbers = [as_int(word) for word in field.removesuffix(",").split(",")] if field != "-" else []
        return tuple(number for number in numbers if number) if all(1 <= (n or 0) <= 9 for n in numbers) else None
    mask = as_int(field)
    return values_in(mask) if mask is not None and mask <= mask_up_to(9) else None


def write(draft: Draft) -> str:
    must_be_classic(draft, "opensudoku")
    said = {"name": draft.title, "author": draft.author, "source": draft.source}
    return _xml(_data(draft), {name: one_line(words) for name, words in said.items()})


def _data(draft: Draft) -> str:
    values = state_of(draft, "opensudoku")
    if not any(draft.entries) and not any(draft.marks):
        return "".join(map(str, values))
    marks = draft.marks or (frozenset[int](),) * 81
    notes = ["".join(f"{value}," for value in sorted(some)) or "-" for some in marks]
    cells = zip(values, notes, draft.givens, strict=True)
    return "version: 1\n" + "".join(f"{value}|{note}|{0 if given else 1}|" for value, note, given in cells)


def _xml(data: str, said: dict[str, str]) -> str:
    from xml.sax.saxutils import escape, quoteattr  # noqa: PLC0415

    about = [f"  <{name}>{escape(words)}</{name}>" for name, words in said.items() if words]
    game = f"  <game data={quoteattr(data)}/>"
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', "<opensudoku>", *about, game, "</opensudoku>"]) + "\n"


NOTATION = Notation(
    id="opensudoku",
    title="XML of OpenSudoku",
    titles={
        "cs": "XML aplikace OpenSudoku",
        "de": "XML von OpenSudoku",
        "es": "XML de OpenSudoku",
        "pt": "XML do OpenSudoku",
    },
    kinds=("sudoku",),
    carries=frozenset({"entries", "marks"}),
    recognises=recognises,
    read=read,
    write=write,
    split=split,
    join=join,
    example="""\
<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>An example</name>
  <author>Gridwright</author>
  <game data="530070000600195000098000060800060003400803001700020006060000280000419005000080079"/>
</opensudoku>
""",
)
