"""Bad input, one by one: exit code 2, a message that quotes what is wrong and where, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from .program import EXAMPLES, ONE, gridwright


def seed(number: str, old: str, new: str) -> str:
    """A seed's puzzle with something changed in it."""
    text = (EXAMPLES / f"seed-{number}.txt").read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def jigsaw(*regions: str) -> str:
    return "\n".join(["jigsaw 4x4", "1...", "....", "....", "....", "regions:", *regions])


BAD: dict[str, tuple[str | bytes, list[str]]] = {
    "empty file": ("", ["empty"]),
    "blank file": (" \n\t\n", ["empty"]),
    "ragged rows": ("sudoku 4x4\n1...\n.2.\n3.4.\n....\n", ["line 3", "row 2 has 3 cells instead of 4", "'.2.'"]),
    "ragged lists": ("[1,0,0,0]\n[0,2,0]\n[0,0,0,0]\n[0,0,0,0]\n", ["line 2", "row 2 has 3 values", "'[0,2,0]'"]),
    "unknown character": ("sudoku 4x4\n1...\n.!..\n3.4.\n....\n", ["line 3, column 2", "r2c2", "'!'"]),
    "unknown character in a line": ("1..!............", ["'1..!............'"]),
    "value out of range": ("sudoku 4x4\n1...\n.7..\n3.4.\n....\n", ["line 3, column 2", "r2c2", "7", "1 to 4"]),
    "value out of range in a line": ("1..9............", ["line 1, column 4", "r1c4", "'9'", "1 to 4"]),
    "value out of range in a list": ("[1,0,0,0]\n[0,5,0,0]\n[0,0,0,0]\n[0,0,0,0]", ["line 2, column 4", "'5'"]),
    "value out of range in a region": ("suguru 2x2\n..\n.4\nregions:\nAA\nAB\n", ["line 3, column 2", "r2c2", "4"]),
    "region of the wrong size": (
        jigsaw("AABB", "AAAB", "CCDD", "CCDD"),
        ["line 7, column 1", "region A has 5 cells instead of 4", "r1c1 r1c2 r2c1 r2c2 r2c3", "region B has 3"],
    ),
    "region missing": (jigsaw("AABB", "AABB", "CCDD", "CC.D"), ["line 10, column 3", "in no region", "r4c3"]),
    "all regions missing": ("jigsaw 4x4\n1...\n....\n....\n....\n", ["needs regions"]),
    "region unconnected": (
        jigsaw("AABB", "ABAB", "CCDD", "CCDD"),
        ["line 7, column 1", "region A is not connected", "r1c1 r1c2 r2c1 r2c3"],
    ),
    "seed 000: cell in two groups": (
        seed("000", "(3,3), (4,0)", "(0,0), (3,3), (4,0)"),
        ["line 3, column 157", "r1c1", "two groups", "'(0,0)'"],
    ),
    "seed 000: cell in no group": (seed("000", ", [(4,4)]", ""), ["line 3", "r5c5", "no group"]),
    "seed 000: cell off the grid": (seed("000", "[(4,4)]", "[(4,4), (5,0)]"), ["line 3, column 201", "'(5,0)'"]),
    "seed 000: start value off the grid": (seed("000", "pos_1 = (0,3)", "pos_1 = (0,9)"), ["line 9", "'(0,9)'"]),
    "seed 000: undefined startVal_3": (
        seed("000", "let startVal_3 = (pos_3, val_3)\n", ""),
        ["line 28, column 56", "'startVal_3' is not defined"],
    ),
    "seed 000: value list without an element": (seed("000", "val_1 = [5]", "val_1 = []"), ["line 10", "r1c4", "'[]'"]),
    "seed 000: value list of two": (seed("000", "val_1 = [5]", "val_1 = [5,4]"), ["line 10", "r1c4", "'[5,4]'"]),
    "seed 001: lists disagree": (
        seed("001", "(1,3), (1,0)", "(1,2), (1,0)"),
        ["line 12, column 24", "r1c2", "'(1,2)'", "says 3"],
    ),
    "seed 002: one-sided sign": (seed("002", "..<>,>.><", "..<>,..><"), ["line 1", "r1c1", "'<'", "r1c2"]),
    "seed 002: contradictory sign": (seed("002", "..<>,>.><", "..<>,<.><"), ["line 1", "r1c1", "r1c2", "contradict"]),
    "seed 002: sign off the grid": (seed("002", "..<>", "<.<>"), ["line 1, column 1", "r1c1", "'<'", "off the grid"]),
    "seed 004: region 0": (seed("004-1", "[10, 10", "[10, 7"), ["line 1, column 6", "r1c2", "'7'"]),
    "seed 004: region 10": (seed("004-1", "[10, 10", "[10, 100"), ["line 1, column 6", "r1c2", "'100'"]),
    "1000x1000": ("sudoku 1000x1000\n....\n", ["line 1", "1000x1000", "1 to 100"]),
    "1000x1000 in a line": ("." * 1_000_000, ["1000x1000", "1 to 100"]),
    "1000x1000 in full": ("sudoku 1000x1000\n" + ("." * 1000 + "\n") * 1000, ["1,000,000"]),
    "1000x1000 in JSON": ('{"kind": "sudoku", "rows": 1000, "cols": 1000}', ["'1000'", "1 to 100"]),
    "more values than there are": ("." * 65**2, ["65x65", "64 values"]),
    "binary garbage": (bytes(range(256)) * 20, ["line 2, column 118", "0x80"]),
    "NUL bytes": (b"1...\0...........", ["line 1, column 5", "NUL"]),
    "10 MB line": (b"." * 10_000_000, ["10,000,000 characters", "1,000,000"]),
    "not UTF-8": ("sudoku 4x4\ntitle: été\n".encode("latin-1"), ["line 2, column 8", "0xe9", "UTF-8"]),
    "UTF-16 without a mark": ("sudoku 4x4\n".encode("utf-16-le"), ["line 1, column 2", "NUL"]),
    "UTF-16 cut off": ("sudoku 4x4\n".encode("utf-16")[:-1], ["line 1, column 1", "0xff", "UTF-8"]),
    "negative size": ('{"kind": "suguru", "rows": -1}', ["rows", "'-1'"]),
    "unknown kind": ('{"kind": "haiku", "rows": 5, "cols": 7}', ["'haiku'"]),
    "nested without end": ("[" * 100_000 + "1", ["line 1, column 9", "deep"]),
    "JSON nested without end": ('{"a":' * 100_000, ["nested too deeply"]),
    "diagonals that can never be filled": (
        "suguru 4x4 diagonals\n....\n....\n....\n....\nregions:\nAABB\nCCDD\nEEFF\nGGHH\n",
        ["diagonal", "its 4 cells must differ", "1 to 2"],
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them as files, by their names."""
    folder = tmp_path_factory.mktemp("bad")
    for name, (content, _) in BAD.items():
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


@pytest.mark.parametrize("name", BAD)
def test_solve_refuses(name, folder):
    ran = gridwright("solve", f"./{name}", cwd=folder)
    assert (ran.code, ran.out) == (2, "")
    assert all(line.startswith(f"./{name}: ") for line in ran.err.splitlines())
    assert [words for words in BAD[name][1] if words not in ran.err] == [], ran.err
    assert len(ran.err) < 10_000


def test_convert_writes_nothing(folder):
    ran = gridwright("convert", *BAD, "--to", "json", "-o", "written", cwd=folder)
    assert (ran.code, ran.out) == (2, "")
    assert [name for name in BAD if f"{name}: " not in ran.err] == []
    assert not (folder / "written").exists()


def test_check_tells_them_apart_from_good_ones(folder):
    ran = gridwright("check", *BAD, EXAMPLES / "seed-000.txt", cwd=folder)
    assert (ran.code, ran.err) == (2, "")
    told = ran.out.splitlines()
    assert [name for name in BAD if f"{name}: not a well-formed puzzle." not in told] == []
    assert told[-1].endswith("with exactly one solution.")


def test_a_file_that_is_not_there(tmp_path):
    ran = gridwright("solve", "missing.txt", cwd=tmp_path)
    assert (ran.code, ran.out, ran.err) == (2, "", "missing.txt: there is no file 'missing.txt'\n")


def test_a_name_without_an_ending_may_be_that_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "weekly").write_text(ONE)
    assert gridwright("solve", "weekly", cwd=tmp_path).code == 0
    ran = gridwright("solve", "weakly", cwd=tmp_path)
    said = "puzzle 1: there is no file 'weakly', and no puzzle is written like that; did you mean 'weekly'?\n"
    assert (ran.code, ran.out, ran.err) == (2, "", said)


def test_a_directory(tmp_path):
    ran = gridwright("solve", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert f"'{tmp_path}' is a directory" in ran.err


def test_regions_may_be_unconnected_if_that_is_allowed():
    text, _ = BAD["region unconnected"]
    assert isinstance(text, str)
    assert gridwright("solve", text, "--allow-disconnected").code in (0, 1, 3)


IMPOSSIBLE = {
    "given twice in a row": ("1.1.............", ["row 1", "1", "r1c1 r1c3"]),
    "given twice in a column": ("2.......2.......", ["column 1", "2", "r1c1 r3c1"]),
    "given twice in a box": ("3....3..........", ["box 1", "3", "r1c1 r2c2"]),
    "given twice in a region": (
        "jigsaw 4x4\n1...\n.1..\n....\n....\nregions:\nAABB\nAACB\nDDCB\nDDCC\n",
        ["region", "r1c1 r2c2"],
    ),
    "equal givens that touch": ("suguru 2x3\n1..\n.1.\nregions:\nAAB\nABB\n", ["r1c1", "r2c2"]),
    "given twice in a large grid": (
        "sudoku 25x25\n7 . 7" + " ." * 22 + ("\n." + " ." * 24) * 24,
        ["row 1", "7", "r1c1 r1c3"],
    ),
    "signs in a circle": (
        '{"kind": "futoshiki", "rows": 4, "cols": 4, '
        '"signs": ["r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1", "r2c1<r1c1"]}',
        ["circle", "r1c1 < r1c2 < r2c2 < r2c1 < r1c1"],
    ),
    "a sign between givens": ("futoshiki 3x3\n2 > 3   .\n.   .   .\n.   .   .\n", ["r1c1", "r1c2"]),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_well_formed_but_impossible_is_no_solution(name, tmp_path):
    text, named = IMPOSSIBLE[name]
    (tmp_path / "puzzle").write_text(text)
    ran = gridwright("solve", tmp_path / "puzzle")
    assert (ran.code, ran.err) == (1, "")
    first, *problems = ran.out.splitlines()
    assert first == "There is no solution."
    assert any(all(words in problem for words in named) for problem in problems), ran.out


def test_of_very_many_problems_the_first_are_told_and_how_many_more_there_are():
    ran = gridwright("solve", stdin="sudoku 60x60\n" + (" ".join(["99"] * 60) + "\n") * 60)
    lines = ran.err.splitlines()
    assert ran.code == 2
    assert "r1c1: 99 is not one of 1 to 60" in lines[0]
    assert len(lines) <= 10
    assert lines[-1].endswith("… and 3,592 more.")
