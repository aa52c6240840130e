"""Puzzles in every notation, with other things around them: found, or refused, but never taken for something else."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from html import escape
from random import Random

import pytest

from gridwright.kinds import all_kinds, build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, RuleError
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle
from gridwright.notations import all_notations, dump, dump_all, load, load_all, notation
from gridwright.notations._reading import recognition
from gridwright.notations._reading.plain_characters import visible
from gridwright.notations._shared.notation import Notation

from .strategies import random_draft

READ = [n.id for n in all_notations() if n.read]
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
GRID = "\n".join(LINE[at : at + 9] for at in range(0, 81, 9))

WRAPPERS = {
    "as it is": "{}",
    "blank lines": "\n\n{}\n\n",
    "windows": "\ufeff{}",
    "a no-break space": "\u00a0{}\u200b",
    "double quotes": '"{}"',
    "curly quotes": "“{}”",
    "a string": "puzzle = '{}';",
    "code": "`{}`",
    "a fence": "```\n{}\n```",
    "a fence with words": "Can you solve this one?\n\n```text\n{}\n```\n\nIt took me an hour!\n",
    "sentences": "Hello everybody,\n\nhere is what I found today:\n\n{}\n\nIs it a good one?\nThanks,\nMary\n",
    "sentences close by": "Look at this one, please:\n{}\nand tell me what you think.",
    "a citation": "> {}",
    "a page": "<html><body><h1>For today</h1>\n<pre>\n{html}\n</pre><p>Good luck!</p></body></html>",
    "a paragraph": "<p>{html}</p>",
    "a comment": "<!-- nothing -->\n<div><code>{html}</code></div>",
}


def samples() -> Iterator[tuple[str, Puzzle, str]]:
    """Texts of random puzzles: the notation, the puzzle and the text."""
    for name in READ:
        example = notation(name).example
        yield name, load(example), example
        rng, count = Random(name), 0
        kinds = [kind for kind in all_kinds() if kind.id in notation(name).kinds] or all_kinds()
        for _ in range(400):
            kind = rng.choice(kinds)
            size = rng.choice((4, 5, 6, 9, 9, 9, 16))
            try:
                puzzle = build(random_draft(rng, kind, Grid(size, size)))
                text = dump(puzzle, name)
            except (FormatError, RuleError):
                continue
            yield name, puzzle, text
            count += 1
            if count == 2:
                break


def wrapped(text: str, how: str) -> str:
    text = text.strip("\n")
    if how == "a citation":
        return "\n".join(f"> {line}" for line in text.split("\n"))
    return WRAPPERS[how].replace("{html}", escape(text, quote=False)).replace("{}", text)


def test_nothing_is_read_as_something_else_in_silence():
    asked, read, refused = 0, 0, Counter[str]()
    for name, puzzle, text in samples():
        for how in WRAPPERS:
            asked += 1
            try:
                found = load(wrapped(text, how))
            except GridwrightError:
                refused[f"{name}: {how}"] += 1
                continue
            assert found == puzzle, wrapped(text, how)
            read += 1
    assert asked >= 500
    assert read > 0.95 * asked, refused


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"A killer for you: {LINE}", "speaks of 'killer', but what can be read in it is a sudoku 9x9"),
        (f"With diagonals:\n{GRID}", "speaks of 'diagonals'"),
        (f"An anti-knight Sudoku is this:\n{GRID}", "speaks of 'anti-knight'"),
        (f"My best jigsaw is this:\n{GRID}", "speaks of 'jigsaw'"),
        ("This is a tectonic of mine:\n1..1.\n...53\n...2.\n.5...\n.42..", "speaks of 'tectonic'"),
        (f"Killersudoku\n{GRID}", "speaks of 'Killersudoku'"),
        (f"Diagonalsudoku heute:\n{GRID}", "speaks of 'Diagonalsudoku'"),
        (f"No equal digits a knight's move apart!\n{GRID}", "speaks of \"knight's move\""),
        (f"A greater than sudoku:\n{GRID}", "speaks of 'greater than'"),
        ("Takuzu of the day:\n1..1\n....\n1...\n...1", "speaks of 'Takuzu'"),
        ("Solve this nurikabe, please:\n.2..\n...3\n1...\n..2.", "speaks of 'nurikabe'"),
        (f"# killer sudokus\n{LINE}\n{LINE[::-1]}", "speaks of 'killer'"),
    ],
)
def test_what_the_words_say_must_be_what_was_read(text, message):
    with pytest.raises(FormatError, match=message):
        load(text)


@pytest.mark.parametrize(
    "text",
    [
        "Try this:\n1..1.\n...53\n...2.\n.5...\n.42..\nand these are its areas:\nAABBB\nCCDDD\nCCDDD\nEEFFF\nEEEFF",
        f"The cells: {LINE}\nThe areas: {'A' * 40}{'B' * 41}",
        "```\n1..1.\n...53\n...2.\n.5...\n.42..\n```\n```\nAABBB\nCCDDD\nCCDDD\nEEFFF\nEEEFF\n```",
        "My card is 1234123412341234, call me.",
        "hello there, how are you today?",
        "<p>nothing</p>",
        "# nothing\n# but comments\n",
        "https://example.org/p?id=12",
        f"Chapter one is here\n{'.' * 81}\nChapter two is there",
        f"Regards my dear,\nBob Miller\n{'_' * 36}",
        f"{'.' * 81} [ 50%]\n{'.' * 81} [100%]\n162 passed in 2.1s",
        "Your tracking number is 123456123456123456123456123456123456, thanks.",
        "...2.....5.5.....4.....1.\n1111111222223334444455555",
        "g = [[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,0,4]]\nsums = [(10, [(0,0),(0,1)]), (5, [(1,1)])]",
        "top=[1,2,2,3]\ngrid=[[0,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,0,4]]",
        "givens = [[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,0,4]]\nareas = [[1,1,1,2],[1,2,2,2],[3,3,3,4],[3,4,4,4]]",
        'rows = ["1...", "...2", ".3..", "...4"]\nareas = ["aabb", "aabb", "ccdd", "ccdd"]',
    ],
)
def test_half_a_puzzle_is_none(text):
    with pytest.raises(GridwrightError):
        load(text)


def test_a_table_of_a_page():
    rows = "".join(
        "<tr>" + "".join(f"<td class='x'>{'' if char == '.' else f'<b>{char}</b>'}</td>" for char in row) + "</tr>\n"
        for row in GRID.split("\n")
    )
    assert load(f"<table><tbody>{rows}</tbody></table>") == load(LINE)


ROWS = [[0 if char == "." else int(char) for char in row] for row in GRID.split("\n")]
PIPED = "\n".join("| " + " | ".join(char.replace(".", " ") for char in row) + " |" for row in GRID.split("\n"))
STRINGS = ",\n".join(f'"{row}"' for row in GRID.split("\n"))
PASTES = {
    "Python": "import solver\n\nboard = [\n" + "".join(f"    {row},\n" for row in ROWS) + "]\nsolver.solve(board)\n",
    "None": "board = [\n" + "".join(f"    {[value or None for value in row]},\n" for row in ROWS) + "]",
    "NumPy": f"array({ROWS})",
    "C": "int grid[9][9] = {\n" + ",\n".join(f"{{{str(row)[1:-1]}}}" for row in ROWS) + "\n};",
    "strings of one": f"[{','.join(str(list(row)) for row in GRID.split())}]".replace("'", '"'),
    "strings": f"const board = [{STRINGS}];",
    "strings alone": STRINGS,
    "a long string": f'from solver import solve\n\nsolve("""\n{GRID}\n""")\n',
    "Prolog": "P = [" + ",\n".join(f"[{','.join(str(value or '_') for value in row)}]" for row in ROWS) + "].",
    "pipes": PIPED,
    "pipes without edges": PIPED.replace("\n| ", "\n").replace(" |\n", "\n")[2:-2],
    "Markdown": "|" + "  |" * 9 + "\n|" + "---|" * 9 + f"\n{PIPED}",
    "quoted fields": "\n".join(";".join(f'"{value or ""}"' for value in row) for row in ROWS),
    "pandas": "\n".join(",".join(f"{value}.0" if value else "NaN" for value in row) for row in ROWS),
    "inputs": "<table>" + "".join(
        "<tr>" + "".join(f'<td><input size=1 value="{value or ""}"></td>' for value in row) + "</tr>" for row in ROWS
    ) + "</table>",
    "a forum": f"[quote]Try this[/quote]\n[code]\n{GRID}\n[/code]",
    "an answer": "On Monday Bob wrote:\n" + "".join(f"> {row}\n" for row in GRID.split("\n")) + "\nThanks!",
    "an answer's answer": "".join(f"> > {row}\n" for row in GRID.split("\n")),
    "a chat": f"[12:31] bob: try this\n[12:32] ann: {LINE}\n[12:33] bob: cool",
    "labels": f"Puzzle:\n{GRID}\n\nSolution:\n{SOLVED}",
    "a number": f"Grid 01\n{GRID}",
    "an address": f"https://www.sudokuwiki.org/sudoku.htm?bd={LINE.replace('.', '0')}",
    "HoDoKu": f":0000:x:{LINE}:::",
    "fields": f"{LINE};7.1;{SOLVED}",
    "points": GRID.replace(".", "·"),
    "three points in one": LINE.replace("...", "…"),
    "a letter": f"Hi Anna,\n\ncan you solve this?\n\n{LINE}\n\nBest, Tom\n-- \nsent from my phone\n",
    "Markdown with names": "|" + "".join(f" {name} |" for name in "ABCDEFGHI") + "\n|" + "---|" * 9 + f"\n{PIPED}",
    "Markdown with names of rows": "\n".join(
        ["| | " + " | ".join("ABCDEFGHI") + " |", "|" + ":-:|" * 10]
        + [f"| **r{number}** {row}" for number, row in enumerate(PIPED.split("\n"), 1)]
    ),
    "Markdown with a row for names": PIPED.replace("\n", "\n|" + "---|" * 9 + "\n", 1),
    "escaped in Markdown": LINE.replace(".", r"\_"),
    "entities": GRID.replace(".", "&middot;"),
    "minus signs": LINE.replace(".", "\u2212"),
    "wide spaces": GRID.replace(".", "\u3000"),
    "digits of Arabic": LINE.translate({ord(str(value)): 0x660 + value for value in range(10)}),
    "keys of a telephone": "".join(char if char == "." else f"{char}\ufe0f\u20e3" for char in LINE),
    "marks of direction": f"\u200e{LINE}\u200f",
    "null": str([[value or None for value in row] for row in ROWS]).replace("None", "null"),
    "braces": "{" + ",\n".join(f"{{{str(row)[1:-1]}}}" for row in ROWS) + "};",
    "wide digits": LINE.translate({ord(char): ord(char) + 0xFEE0 for char in ".123456789"}),
}


@pytest.mark.parametrize("paste", PASTES)
def test_pastes(paste):
    assert load(PASTES[paste]) == load(LINE)


BLANK = (
    "strings of one", "pipes", "pipes without edges", "Markdown", "quoted fields", "pandas", "inputs",
    "Markdown with names", "Markdown with names of rows", "Markdown with a row for names", "wide spaces",
)
"""Pastes in which a value that is missing is but an empty cell."""


@pytest.mark.parametrize("paste", [paste for paste in PASTES if paste not in BLANK])
def test_pastes_of_a_puzzle_with_a_mistake(paste):
    """Neither a part of it is read then, nor the solution beside it."""
    text = re.sub(r"(1\W{0,5})9(\W{0,5}5)", r"\1\2", visible(PASTES[paste]), count=1)
    with pytest.raises(GridwrightError):
        load(text)


def test_a_long_list_of_puzzles_among_other_things():
    puzzles = [f"{LINE[:-6]}{number:06}".replace("0", ".") for number in range(111_111, 111_411)]
    assert len(load_all("\n".join(f"my {line}" for line in puzzles))) == len(set(puzzles))
    with pytest.raises(FormatError, match="more than 10,000 places that may hold puzzles"):
        load_all("\n".join(f"my {line}" for line in puzzles * 34))


def test_a_link_that_mail_has_broken():
    link = notation("puzz-link").example.strip()
    assert load(f"{link[:30]}\n{link[30:]}\n") == load(link)
    assert load(f'<p>See <a href="{link}">here</a>.</p>') == load(link)
    assert load(f"[a Suguru]({link}), not easy") == load(link)


def test_the_solution_beside_a_puzzle_is_no_puzzle():
    assert load_all(f"{LINE} {SOLVED}") == [load(LINE)]
    assert load_all(f"{LINE}\n{SOLVED}\n{LINE[::-1]}") == [load(LINE), load(LINE[::-1])]
    assert load(f"{GRID}\n\n{SOLVED}") == load(LINE)
    assert load_all(f"1. {LINE} 4.5 from a book\n2. {LINE[::-1]} 3.2\n") == [load(LINE), load(LINE[::-1])]


class TestMany:
    def test_lines(self):
        assert load_all(f"# easy ones\n{LINE}\n\n{LINE[::-1]}\n") == [load(LINE), load(LINE[::-1])]
        assert load_all("\n".join([LINE] * 4)) == [load(LINE)] * 4  # and not one of 18x18

    @pytest.mark.parametrize("name", ["tatham", "puzz-link", "f-puzzles"])
    def test_short_lines_with_a_mark(self, name):
        puzzles = [load(line) for line in ("1....2..3.4....1", "1....2..3.4.....", "................")]
        assert load_all(dump_all(puzzles, name)) == puzzles

    def test_one_is_many_too(self):
        assert load_all(LINE) == [load(LINE)]

    @pytest.mark.parametrize("name", READ)
    def test_examples(self, name):
        puzzle = load(notation(name).example)
        assert load_all(dump_all([puzzle] * 3, name), allow_disconnected=True) == [puzzle] * 3

    def test_mixed_notations(self):
        lines = [LINE, notation("tatham").example.strip(), notation("puzz-link").example.strip()]
        assert load_all("\n".join(lines)) == [load(line) for line in lines]

    def test_all_that_is_wrong_is_told_with_its_line(self):
        bad = LINE.replace("5", "%", 1)
        with pytest.raises(FormatError) as caught:
            load_all("\n".join([LINE, LINE, bad, LINE, LINE[:-1] + "8"]))
        assert [problem.line for problem in caught.value.problems] == [3]

    def test_one_is_asked_for(self):
        with pytest.raises(FormatError, match="the text holds 3 puzzles; load_all reads them all\n  line 1: sudoku"):
            load("\n".join([LINE] * 3))


def test_several_readings_are_shown(monkeypatch):
    """No two notations that can read the same text differently are known; here are two."""
    sizes = {"wide": (2, 8), "high": (8, 2)}
    made = [
        Notation(
            id=name, title="", carries=frozenset(), recognises=lambda _: True, write=lambda _: "", example="",
            read=lambda _, size=size: Draft(kind="latin", grid=Grid(*size), givens=(0,) * 16),
        )
        for name, size in sizes.items()
    ]
    monkeypatch.setattr(recognition, "all_notations", lambda: made)
    with pytest.raises(FormatError) as caught:
        load("x" * 16)
    assert str(caught.value) == (
        "the text can be read in several ways; choose one with from_=:\n"
        "  wide: latin 2x8\n    ........\n    ........\n"
        "  high: latin 8x2\n" + "    ..\n" * 7 + "    .."
    )


CELLS = "0123456789.*_?- \n"


def bare_texts() -> Iterator[str]:
    """Texts of nothing but cells: what notations write, cut and mixed, and any such characters."""
    rng = Random("bare")
    for size in (*range(2, 10), 12, 16, 25):
        for alphabet in ("123456789.", "0123456789", ".", "12345*_?-"):
            rows = ["".join(rng.choices(alphabet, k=size)) for _ in range(size)]
            yield from (gap.join(rows) for gap in ("", " ", "\n", "\n\n"))
            yield "\n".join(" ".join(row) for row in rows)
            yield "\n".join(rows) + "\n" + "\n".join(str(row + 1) * size for row in range(size))
            yield "\n".join(str(row + 1) * size for row in range(size)) + "\n" + "\n".join(rows)
            yield " ".join(str(rng.randrange(100)) for _ in range(size * size))
    for _ in range(500):
        yield "".join(rng.choices(CELLS, k=rng.randrange(1, 90)))
    yield from (reader.example for reader in map(notation, READ) if set(reader.example) <= set(CELLS))


def test_only_few_notations_recognise_cells_alone():
    """So that the others need not be loaded for a text without more."""
    found = {reader.id for text in bare_texts() for reader in map(notation, READ) if reader.recognises(text)}
    assert found == set(recognition.BARE)


def test_a_notation_is_called_like_its_file():
    """Or all others would be loaded to find it."""
    for one in all_notations():
        assert one.recognises.__module__.startswith(f"gridwright.notations.{one.id.replace('-', '_')}"), one.id


@pytest.mark.parametrize("text", [LINE, GRID])
def test_cells_alone_load_no_other_notation(text):
    script = f"""
import sys
from gridwright.notations import load
load({text!r})
print(*(name for name in sys.modules if name.startswith("gridwright.notations.")))
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    files = {name.split(".")[2] for name in ran.stdout.split()}
    assert {name for name in files if name[0] != "_"} <= {name.replace("-", "_") for name in recognition.BARE}


SLIP = GRID.replace("6..195...", "6..1%5...")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (SLIP, (2, 5)),
        (f"\n\n{SLIP}", (4, 5)),
        (f"Look!\n```\n{SLIP}\n```", (4, 5)),
        (f"Hello my friend,\nlook at this one:\n{SLIP}\nbye for now", (4, 5)),
        (f"<html><!-- a\nb\nc -->\n<pre>\n{SLIP}</pre>", (6, 5)),
        ("<p>" + SLIP.replace("\n", "<br>\n") + "</p>", (2, 5)),
        (f"my word {''.join(SLIP.split())} is this", (1, 22)),
        ("\n".join("|" + "|".join(row.replace(".", " ")) + "|" for row in SLIP.split("\n")), (2, 10)),
        ("puzzle = [\n" + "".join(f'"{row}",\n' for row in SLIP.split("\n")) + "]", (3, 6)),
        ("p = {\n" + "".join(f"{{{','.join(row)}}},\n" for row in SLIP.replace(".", "0").split()) + "}", (3, 10)),
    ],
)
def test_a_slip_in_a_paste_is_told_with_its_place(text, place):
    with pytest.raises(FormatError) as caught:
        load(text)
    assert [(problem.line, problem.column) for problem in caught.value.problems] == [place]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#6:a_b3", "does not know the game 'keen'"),
        ("https://swaroopg92.github.io/penpa-edit/#m=edit", "recognises this address, or the puzzle in it is missing"),
        ("nurikabe\n12", "this speaks of 'nurikabe', whose rules Gridwright does not know: 'nurikabe'"),
        ("Samurai:\n12 4", "this speaks of 'Samurai', whose rules Gridwright does not know"),
    ],
)
def test_what_is_clear_is_told_of_what_cannot_be_read(text, message):
    with pytest.raises(FormatError, match=message):
        load(text)
