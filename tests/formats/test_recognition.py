"""Puzzles in every notation, with other things around them: found, or refused, but never taken for something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from random import Random

import pytest

from gridwright.draft import Draft
from gridwright.errors import FormatError, GridwrightError, RuleError
from gridwright.formats import _reading, all_notations, dump, dump_all, load, load_all, notation
from gridwright.formats._notation import Notation
from gridwright.grid import Grid
from gridwright.kinds import all_kinds, build
from gridwright.puzzle import Puzzle

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
        rng, count = Random(name), 0
        for _ in range(400):
            kind = rng.choice(all_kinds())
            size = rng.choice((4, 5, 6, 9, 9, 9, 16))
            try:
                puzzle = build(random_draft(rng, kind, Grid(size, size)))
                text = dump(puzzle, name)
            except (FormatError, RuleError):
                continue
            yield name, puzzle, text
            count += 1
            if count == 3:
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
        "https://example.org/p?id=12",
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


def test_a_link_that_mail_has_broken():
    link = notation("puzz-link").example.strip()
    assert load(f"{link[:30]}\n{link[30:]}\n") == load(link)
    assert load(f'<p>See <a href="{link}">here</a>.</p>') == load(link)
    assert load(f"[a Suguru]({link}), not easy") == load(link)


def test_the_solution_beside_a_puzzle_is_no_puzzle():
    assert load_all(f"{LINE} {SOLVED}") == [load(LINE)]
    assert load_all(f"1. {LINE} 4.5 from a book\n2. {LINE[::-1]} 3.2\n") == [load(LINE), load(LINE[::-1])]


class TestMany:
    def test_lines(self):
        assert load_all(f"# easy ones\n{LINE}\n\n{LINE[::-1]}\n") == [load(LINE), load(LINE[::-1])]
        assert load_all("\n".join([LINE] * 4)) == [load(LINE)] * 4  # and not one of 18x18

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
    monkeypatch.setattr(_reading, "all_notations", lambda: made)
    with pytest.raises(FormatError) as caught:
        load("x" * 16)
    assert str(caught.value) == (
        "the text can be read in several ways; choose one with --from (from_ in Python):\n"
        "  wide: latin 2x8\n    ........\n    ........\n"
        "  high: latin 8x2\n" + "    ..\n" * 7 + "    .."
    )
