"""OpenSudoku's XML: one game or many, plain or with a player's entries and notes."""

from __future__ import annotations

from random import Random

import pytest
from effort import at_most

import gridwright as gw
from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Position
from gridwright.notations import dump, load, load_position, notation, recognised

FIRST = """\
<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Gnome-Sudoku Easy</name>
  <author>romario333</author>
  <description></description>
  <comment></comment>
  <created>2009-09-16</created>
  <source>gnome-sudoku</source>
  <level>easy</level>
  <sourceURL>http://opensudoku.eu/puzzles</sourceURL>
  <game data="379000014060010070080009005435007000090040020000800436900700080040080050850000249" />
  <game data="070000810000318902281470005400060000690103027000090006900054681106982000057000040" />
</opensudoku>
"""
SECOND = """\
<?xml version='1.0' encoding='UTF-8' standalone='yes'?>
<opensudoku version="2">
  <folder name="Easy (All)" created="1778054847256">
    <game data="050703060007000800000816000000030000005000100730040086906000204840572093000409000" state="0" time="0" />
    <game data="302401809001000300000000000040708010780502036000090000200609003900000008800070005" state="0" time="0" />
  </folder>
  <folder name="Hard (All)">
    <game data="000823001003000400070000052300960010000102000010038006830000040002000900600789000" state="0" />
  </folder>
</opensudoku>"""
DIGITS = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
PUZZLE = load(DIGITS)


def xml(data: str) -> str:
    return f'<opensudoku><game data="{data}"/></opensudoku>'


def games(text: str) -> list[gw.Puzzle]:
    return [load(piece.text, "opensudoku") for piece in notation("opensudoku").split(text)]


@pytest.mark.parametrize(("text", "count"), [(FIRST, 2), (SECOND, 3)])
def test_published_files(text, count):
    assert recognised(text) == ("opensudoku",)
    puzzles = games(text)
    assert len(puzzles) == count
    for puzzle in puzzles:
        assert gw.solve(puzzle).status is gw.Status.UNIQUE
        assert load(dump(puzzle, "opensudoku")) == puzzle


def test_what_is_said_about_games():
    puzzle = games(FIRST)[1]
    assert puzzle.title == "Gnome-Sudoku Easy"
    assert puzzle.author == "romario333"
    assert puzzle.source == "gnome-sudoku, 2009-09-16, easy, http://opensudoku.eu/puzzles"
    assert [puzzle.title for puzzle in games(SECOND)] == ["Easy (All)", "Easy (All)", "Hard (All)"]


def test_games_know_their_lines():
    assert [piece.line for piece in notation("opensudoku").split(FIRST)] == [11, 12]
    assert [piece.line for piece in notation("opensudoku").split("\n\n" + FIRST)] == [13, 14]
    assert all("\n" not in piece.text for piece in notation("opensudoku").split(FIRST))


def test_several_games_are_not_one():
    with pytest.raises(FormatError, match="the file has 2 games instead of one"):
        notation("opensudoku").read(FIRST)
    with pytest.raises(FormatError, match="the file has 0 games instead of one"):
        load("<opensudoku></opensudoku>")


@pytest.mark.parametrize(
    ("version", "empty", "noted"),
    [
        (1, "-|", "2,4,|"),
        (2, "0||", "10||"),
        (2, "0|", "10|"),
        (3, "0|", "10|"),
        (4, "0|0|", "2|8|"),
        (5, "0|0|0|", "2|8|3|"),
    ],
)
@pytest.mark.parametrize("gap", ["&#10;", "\n", " "])
def test_versions_of_the_data(version, empty, noted, gap):
    cells = [f"{char}|{empty}{0 if char != '0' else 1}|" for char in DIGITS]
    cells[2] = f"0|{noted}1|"
    cells[3] = f"6|{empty}1|"
    position = load_position(xml(f"version: {version}{gap}{''.join(cells)}"))
    assert position.puzzle == PUZZLE
    assert position.entries == (0, 0, 0, 6, *[0] * 77)
    assert position.marks[2] == {2, 4}
    assert not any(position.marks[3:])
    assert load_position(dump(position, "opensudoku")) == position


def test_positions_come_back():
    rng = Random(5)
    for _ in range(20):
        entries = tuple(0 if given else rng.choice((0, 0, rng.randint(1, 9))) for given in PUZZLE.givens)
        marks = tuple(frozenset(rng.choices(range(1, 10), k=rng.randint(0, 4))) for _ in PUZZLE.givens)
        for position in (Position(PUZZLE, entries, marks), Position(PUZZLE, entries), Position(PUZZLE, (), marks)):
            assert load_position(dump(position, "opensudoku")) == position
    with pytest.raises(FormatError, match="opensudoku cannot carry entries in cells that are given: r1c1"):
        dump(Position(PUZZLE, (5, *[0] * 80)), "opensudoku")


def test_how_a_position_is_written():
    position = Position(PUZZLE, (0, 0, 4, *[0] * 78), (*[frozenset()] * 3, frozenset({2, 6}), *[frozenset()] * 77))
    assert '<game data="version: 1&#10;5|-|0|3|-|0|4|-|1|0|2,6,|1|7|-|0|0|-|1|' in dump(position, "opensudoku")


def test_titles_are_escaped():
    puzzle = load("sudoku 9x9\ntitle: a <b> & \"c\" \ufffe\x07 d")
    text = dump(puzzle, "opensudoku")
    assert "<name>a &lt;b&gt; &amp; \"c\" d</name>" in text
    assert load(text).title == 'a <b> & "c" d'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (xml(DIGITS[:-1]), "line 1: 80 characters instead of 81: '5300700006001950000980000608000600034008'…"),
        (xml(DIGITS.replace("9", "x", 1)), "line 1: r2c5: 'x' is not a value from 0 to 9"),
        (xml(""), "line 1: the game '' is neither 81 digits nor cells after 'version: 1'"),
        (xml("5 3"), "line 1: the game '5 3' is neither 81 digits nor cells after 'version: 1'"),
        (xml("version: 6\n1|2|3"), "line 1: a game of version 6; those of 1 to 5 are read"),
        (xml("version: 3\n1|2|0|"), "line 1: 3 fields instead of 3 for each of 81 cells"),
        (xml("version: 3\n" + "5|0|0|" * 80 + "12|0|0|"), "line 1: r9c9: '12|0|0' is not a value, notes and 0 or 1"),
        (xml("version: 3\n" + "5|0|0|" * 80 + "1|512|0|"), "line 1: r9c9: '1|512|0' is not a value, notes and 0 or 1"),
        (xml("version: 3\n" + "5|0|0|" * 80 + "1|0|2|"), "line 1: r9c9: '1|0|2' is not a value, notes and 0 or 1"),
        (
            xml("version: 1\n" + "5|-|0|" * 80 + "1|1,0,|0|"),
            "line 1: r9c9: '1|1,0,|0' is not a value, notes and 0 or 1",
        ),
        ("<opensudoku>\n<game/></opensudoku>", "line 2, column 1: a game without data"),
        ("<opensudoku>\n<name></opensudoku>", "line 2, column 9: the XML is wrong: mismatched tag"),
        ("<opensudoku>", "line 1, column 13: the XML is wrong: no element found"),
        ("<opensudoku>&x;</opensudoku>", "line 1, column 13: the XML is wrong: undefined entity"),
        ("<a/>", "line 1, column 1: the file is of 'a', not of 'opensudoku'"),
        ("no XML", "line 1, column 1: the XML is wrong: syntax error"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        notation("opensudoku").read(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("what", ["opensudoku", 'x [<!ENTITY a "b">]', 'x SYSTEM "file:///etc/x"'])
def test_document_types_are_refused(what):
    with pytest.raises(FormatError, match="line 2: a document type is not read: a puzzle needs none"):
        load(f"<?xml version='1.0'?>\n<!DOCTYPE {what}>\n<opensudoku><game data='&a;'/></opensudoku>", "opensudoku")


@pytest.mark.parametrize(
    "text",
    [
        "<opensudoku>" * 80_000,
        "<opensudoku><name>" + "x" * 900_000,
        "<opensudoku><name>" + "x&lt;" * 150_000 + "</name></opensudoku>",
        "<opensudoku " + " ".join(f'a{number}="1"' for number in range(80_000)) + "/>",
        xml("5" * 900_000),
        xml("version: 3\n" + "5|0|0|" * 150_000),
        "<opensudoku>" + "<game data='1'/>" * 4_000 + "</opensudoku>",
    ],
)
def test_huge_files_are_refused_quickly(text):
    with at_most(seconds=20), pytest.raises(FormatError):
        load(text, "opensudoku")


def test_only_nine_by_nine():
    with pytest.raises(FormatError, match="opensudoku has only grids of 9x9, not 4x4"):
        dump(load("sudoku 4x4"), "opensudoku")
