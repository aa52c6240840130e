"""What holds of all notations: round trips, who recognises what, what is refused and how quickly."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from effort import at_most
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gridwright import notations
from gridwright.kinds import all_kinds, build, find
from gridwright.model.errors import FormatError, GridwrightError, RuleError
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Outcome, Position, Puzzle, Solution, Status
from gridwright.notations import (
    all_notations,
    dump,
    dump_outcome,
    load,
    load_all,
    load_each,
    load_file,
    load_position,
    losses,
    notation,
    recognised,
)
from gridwright.pictures import render
from gridwright.words import languages

from .strategies import positions, puzzles, random_draft

IDS = [n.id for n in all_notations()]
READ = [n.id for n in all_notations() if n.read]
FOLDER = Path(notations.__file__).parent
laws = settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
each_notation = pytest.mark.parametrize("name", READ)


def one_line(text: str) -> str:
    return " ".join(text.replace("\0", " ").split())


def test_every_file_is_a_notation():
    folders = {path.parent for path in FOLDER.glob("[a-z]*/__init__.py")}
    assert len(set(IDS)) == len(list(FOLDER.glob("[a-z]*.py"))) + len(folders)


@pytest.mark.parametrize("read", [load, load_position, load_all, lambda text: list(load_each(text)), recognised])
def test_what_is_no_str_is_refused_in_words(read):
    with pytest.raises(TypeError, match=r"^a str is needed, not bytes; decode it first$"):
        read(b"1....2..3.4....1")
    with pytest.raises(TypeError, match=r"^a str is needed, not NoneType$"):
        read(None)
    with pytest.raises(TypeError, match=r"^a str is needed, not PosixPath; load_file reads files$"):
        read(Path("puzzle.txt"))


def test_an_unknown_notation_is_named_with_those_there_are():
    with pytest.raises(FormatError, match="unknown notation 'haiku'; there are blocks, board-regions, candidates, csv"):
        notation("haiku")


@each_notation
def test_examples_are_written_as_they_are_read(name):
    example = notation(name).example
    assert dump(load(example), name) == example
    assert recognised(example)[0] == name


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_the_examples_of_kinds_are_text(kind):
    for example in kind.examples:
        assert load(dump(load(example, "text"))) == load(example)


@each_notation
@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_line_ends_and_byte_order_marks_do_not_matter(name, ending):
    example = notation(name).example
    assert load("\ufeff" + example.replace("\n", ending)) == load(example)


def test_a_file_is_read(tmp_path):
    file = tmp_path / "puzzle.txt"
    file.write_bytes(b"\xef\xbb\xbf" + notation("board-regions").example.encode())
    assert load_file(file) == load(notation("board-regions").example)


@laws
@given(puzzles())
def test_text_carries_every_puzzle(puzzle: Puzzle):
    again = load(dump(puzzle))
    assert again == puzzle
    assert again.kind == puzzle.kind
    assert [again.title, again.author, again.source] == [*map(one_line, (puzzle.title, puzzle.author, puzzle.source))]
    assert dump(again) == dump(puzzle)


@laws
@given(positions())
def test_json_carries_every_position(position: Position):
    text = dump(position, "json")
    again = load_position(text)
    puzzle = position.puzzle
    assert again.puzzle == puzzle
    assert again.puzzle.kind == puzzle.kind
    assert [again.puzzle.title, again.puzzle.author] == [puzzle.title, puzzle.author]
    assert again.entries == (position.entries if any(position.entries) else ())
    assert again.marks == (position.marks if any(position.marks) else ())
    assert dump(again, "json") == text


@each_notation
@laws
@given(puzzle=puzzles())
def test_a_notation_carries_a_puzzle_or_refuses_it(name, puzzle: Puzzle):
    try:
        text = dump(puzzle, name)
    except FormatError:
        return
    assert load(text, name, allow_disconnected=True) == puzzle


@each_notation
def test_what_a_notation_leaves_of_a_puzzle_is_the_same_ever_after(name):
    """Most random puzzles have something that a narrow notation cannot carry; without it, it must carry the rest."""
    rng, carried, target = Random(name), 0, notation(name)
    for _ in range(60):
        kind, size = rng.choice(all_kinds()), rng.choice((4, 6, 9, 9, 9))
        try:
            puzzle = build(random_draft(rng, kind, Grid(size, size)))
            text = dump(puzzle, name, lossy=True)
        except (FormatError, RuleError):
            continue
        left = load(text, name, allow_disconnected=True)
        assert set(losses(left, name)) <= {"regions in several pieces (read it with allow_disconnected=True)"}
        assert load(dump(left, name, lossy=True), name, allow_disconnected=True) == left
        assert left.givens == puzzle.givens or "givens" in target.lacks.get(left.kind, ())
        carried += 1
    assert carried >= 5 or name in ("greater-than", "signs"), carried  # these want signs that few puzzles have


def test_what_a_player_wrote_is_told_as_lost():
    position = Position(load("1....2..3.4....."), (0, 3, 2) + (0,) * 13, (frozenset({1, 2}),) + (frozenset(),) * 15)
    assert losses(position, "line") == ("2 entries", "marks in 1 cell")
    assert losses(Position(position.puzzle, (0, 3) + (0,) * 14), "line") == ("1 entry",)


@pytest.mark.parametrize("size", [2, 4, 6, 9, 16])
@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_no_text_is_read_as_another_puzzle(kind, size):
    rng = Random(f"{kind.id} {size}")
    for _ in range(4):
        try:
            puzzle = build(random_draft(rng, kind, Grid(size, size)))
        except RuleError:
            continue
        for name in READ:
            try:
                text = dump(puzzle, name)
            except FormatError:
                continue
            assert name in recognised(text)
            assert load(text, allow_disconnected=True) == puzzle, text


@each_notation
def test_pieces_of_examples_raise_our_errors_only(name):
    rng = Random(name)
    example = notation(name).example
    for _ in range(80):
        start, end = sorted(rng.choices(range(len(example)), k=2))
        swap = rng.choice(["", "[", ")", "x", "²", "٣", "-1", "\n", "0", "<", "\t", "\x0b", "99999999999", "é", ","])
        for text in (example[:start] + swap + example[end:], example[:start] + swap + example[start:]):
            try:
                load_position(text)
                load_position(text, name)
            except GridwrightError as error:
                assert str(error)


@each_notation
@laws
@given(text=st.text(alphabet="[](){}<>^v.,:=-\"' \n\t0123456789abnrcletx²٣é#", max_size=80))
def test_any_text_raises_our_errors_only(name, text):
    for id_ in (None, name):
        try:
            load_position(text, id_)
        except GridwrightError as error:
            assert str(error)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the text is empty"),
        (" \n\t", "the text is empty"),
        ("1.\n\0.", "line 2, column 1: a NUL byte: this is not text"),
        ("1..\ud800", "line 1, column 4: half of a surrogate pair: this is not text"),
        ("." * 1_000_001, "a text of 1,000,001 characters; the limit is 1,000,000"),
        ("hello there", "no notation recognises this text: 'hello there'"),
        ("no puzzle " * 90, "no notation recognises this text: 'no puzzle no puzzle no puzzle no puzzle '…"),
    ],
)
def test_what_is_no_puzzle_is_told(text, message):
    with pytest.raises(FormatError) as caught:
        load(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("suguru 1000x1000", "1000 rows is outside 1 to 100"),
        ("." * 1_000_000, "1000 rows is outside 1 to 100"),
        ("let n = 1000\nlet groups = []", "1000 rows is outside 1 to 100"),
        ('{"n": 1000, "groups": []}', "1000 rows is outside 1 to 100"),
        ("tabuleiro = []\ntabuleiroDiv = []\nn = 1000", "1000 rows is outside 1 to 100"),
        ('{"kind": "latin", "rows": 1000, "cols": 1000}', "'1000' is outside 1 to 100"),
        ('{"kind": "latin", "givens": ' + str([[0] * 300] * 300) + "}", "300 rows is outside 1 to 100"),
        ("\n".join(["[" + "0," * 250 + "]"] * 250), "250 rows is outside 1 to 100"),
        ("\n".join([",".join(["...."] * 300)] * 300), "300 rows is outside 1 to 100"),
    ],
)
def test_a_grid_beyond_the_limit_is_refused(text, message):
    with pytest.raises(GridwrightError, match=message):
        load(text)


LENGTH = 99_990
HUGE = {
    "brackets": "[" * LENGTH,
    "brackets and zeros": "[0" * (LENGTH // 2),
    "mixed brackets": "([" * (LENGTH // 2),
    "groups of brackets": "let groups = " + "[" * (LENGTH - 20),
    "one number": "1" * (LENGTH - 1),
    "numbers": "11," * (LENGTH // 3),
    "listed numbers": "[" + "1," * (LENGTH // 2 - 2) + "]",
    "rows of nothing": "[]\n" * (LENGTH // 3),
    "a JSON of brackets": '{"givens": ' + "[" * (LENGTH - 20),
    "a JSON of groups": '{"groups": [' + "[0,0]," * (LENGTH // 7),
    "a JSON of words": '{"kind": "' + "x" * (LENGTH - 20) + '"}',
    "undefined names": "let n = 5\nlet groups = [" + "g," * (LENGTH // 2 - 20) + "]",
    "the same group": "let n = 2\nlet g = [" + "(0,0)," * 7_000 + "]\nlet groups = [" + "g," * 7_000 + "]",
    "a long name": "let " + "a" * (LENGTH - 20),
    "definitions": "".join(f"let a{i} = {i}\n" for i in range(5_000)),
    "signs of one row": "....," * (LENGTH // 5),
    "commas after signs": "....,....," + "," * (LENGTH - 20),
    "a row of text": "sudoku 9x9\n" + "1" * (LENGTH - 20),
    "rows of text": "sudoku 9x9\n" + "1\n" * (LENGTH // 2 - 20),
    "words of text": "sudoku 9x9\n" + "1 " * (LENGTH // 2 - 20),
    "signs of text": "sudoku 9x9\n" + "^" * (LENGTH - 20),
    "signs in a row": "sudoku 9x9\n" + "< " * (LENGTH // 2 - 20),
    "lines of signs": "sudoku 2x2\n..\n" + "^\n" * (LENGTH // 2 - 20),
    "bad signs": "sudoku 9x9\nsigns:\n" + "x " * (LENGTH // 2 - 20),
    "options": "sudoku 9x9" + " diagonals" * (LENGTH // 10 - 20),
    "a long kind": "x" * (LENGTH - 20) + " 9x9",
    "comments": "#\n" * (LENGTH // 2),
    "a long size": "sudoku 9x" + "9" * (LENGTH - 20),
    "blank lines": "sudoku 1x1\n" + "\n" * (LENGTH - 20),
    "tabs": "sudoku 1x1\n" + "\t" * (LENGTH - 20) + "1",
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_huge_texts_are_refused_quickly(text):
    with at_most(seconds=6):
        try:
            load(text)
        except GridwrightError as error:
            assert len(str(error)) < 20_000


@pytest.mark.parametrize("text", ["[" * 100_000, "([" * 50_000, '{"a":' * 50_000, "1" * 5000, "-" * 5000])
@each_notation
def test_nesting_and_large_numbers_are_refused_by_each(name, text):
    with pytest.raises(GridwrightError):
        load(text, name)


def test_many_problems_are_cut_off():
    with pytest.raises(FormatError) as caught:
        load("sudoku 16x16\n" + "yyyyyyyyyyyyyyyy\n" * 16)
    assert len(caught.value.problems) == 51
    assert str(caught.value).endswith("… and more problems like these")


@pytest.mark.parametrize(
    ("text", "to", "message"),
    [
        ("sudoku 6x6 boxes=3x2", "line", "line cannot carry boxes of 3x2"),
        ("sudoku 4x4 diagonals no-touch\nsigns: r1c1<r1c2", "rows", "rows cannot carry 1 sign, diagonals, no-touch"),
        ("latin 6x6", "rows", "rows cannot carry the rules of a latin (it writes sudoku)"),
        ("futoshiki 3x3\n13.\n...\n...", "groups", "(it writes suguru), which this futoshiki of 3x3 needs"),
        ("suguru 2x3\nregions:\nAAB\nABB", "line", "irregular regions (boxes instead), which this suguru of 2x3 needs"),
        ("suguru 1x2\nregions:\nAA", "groups", "groups has only square grids, not 1x2"),
        ("suguru 2x1\nregions:\nA\nA", "board-regions", "board-regions has only square grids, not 2x1"),
        ("comparison 4x4\n12..\n....\n....\n...3", "signs", "signs cannot carry givens: r1c1=1 r1c2=2 r4c4=3"),
        ("comparison 4x4\nsigns: r1c1<r1c2 r1c2<r1c1", "signs", "signs cannot say both r1c1<r1c2 and the opposite"),
        ("comparison 6x6 boxes=3x2\nsigns: r1c1<r1c2", "signs", "these signs do not show that the boxes are 3x2"),
        ("comparison 1x1", "signs", "signs needs a grid of at least 2x2"),
        ("jigsaw 2x2 disconnected\nregions:\nAB\nBA", "jigsaw-line", "cannot carry regions in several pieces"),
        ("jigsaw 36x36 boxes=6x6", "jigsaw-line", "35 values, not 36"),
        ("jigsaw 10x10 boxes=2x5", "nonomino", "nonomino has regions 1 to 9, not 10"),
        ("jigsaw 2x2\n12\n21\nregions:\nAA\nBB", "haiku", "unknown notation 'haiku'"),
    ],
)
def test_what_a_notation_cannot_carry_is_named(text, to, message):
    with pytest.raises(FormatError) as caught:
        dump(load(text), to)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_a_player_wrote_is_not_lost_in_silence():
    puzzle = load("latin 2x2")
    assert load_position(dump(Position(puzzle, (1, 0, 0, 0)), "json")).entries == (1, 0, 0, 0)
    with pytest.raises(FormatError, match="text cannot carry 1 entry"):
        dump(Position(puzzle, (1, 0, 0, 0)))


def test_without_words_of_its_own_a_notation_tells_a_solution_as_a_filled_puzzle():
    puzzle = load("latin 2x2\n1.\n..")
    outcome = Outcome(Status.UNIQUE, (Solution(puzzle.grid, (1, 2, 2, 1)),), 1, True)
    assert dump_outcome(puzzle, outcome, "text") == "latin 2x2\n12\n21\n"
    assert load(dump_outcome(puzzle, outcome, "json")).givens == (1, 2, 2, 1)
    assert dump_outcome(puzzle, Outcome(Status.NONE, (), 0, True), "text") == ""


def test_a_reading_that_fails_is_told_by_the_definite_notation():
    # The line notation recognises this too, and would say something about 26 cells.
    with pytest.raises(FormatError, match="line 3, column 1: row 2 has 3 cells instead of 4"):
        load("sudoku 4x4\n1234\n341\n2143\n4321\n")


def test_kinds_keep_their_names_through_aliases():
    assert load("Tectonic 1x2\nregions:\nAA").kind == find("suguru").id


def test_only_lists_of_integers_look_like_two_notations():
    for target in map(notation, READ):
        definite = [name for name in recognised(target.example) if not notation(name).loose]
        assert definite == {"nonomino": ["nonomino", "rows"]}.get(target.id, [] if target.loose else [target.id])


def test_a_framed_sudoku_is_no_mere_drawing():
    puzzle = load("sudoku 6x6")
    values = [cell % 6 + 1 for cell in puzzle.grid.cells]
    assert load(render(puzzle, values, ascii=True)) == puzzle.with_givens(values)
    assert load("+----+----+\n| 1. | .. |\n| .. | .. |\n+----+----+\n| .. | .. |\n| .. | .2 |\n+----+----+") == load(
        "1..............2"
    )


@pytest.mark.parametrize(
    "text", ["\x15\n1|2", "#", "#\n# only comments\n", "````//www", '\x1d"\x1d"', "|\n|", "||\n\x0b"]
)
@each_notation
def test_texts_that_broke_a_reader(name, text):
    for id_ in (None, name):
        try:
            load_position(text, id_)
        except GridwrightError as error:
            assert str(error)


@pytest.mark.parametrize("one", all_notations(), ids=IDS)
def test_every_notation_has_a_title_in_every_language(one):
    assert {"en", *one.titles} == set(languages())
    assert one.titled("en") == one.title and one.titled("de") == one.titles["de"]
