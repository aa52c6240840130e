"""`gridwright generate`, `complete`, `minimize`: what is printed, written and refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time

import pytest

import gridwright as gw
from cli.program import PROGRAM, gridwright
from gridwright.batches import made_files
from gridwright.batches.generation import MakingOrder
from gridwright.batches.made_files import MadeFile, write_made
from gridwright.batches.processes import LostProcess
from gridwright.making.request import requested


def test_a_puzzle_is_drawn_with_its_record():
    ran = gridwright("generate", "sudoku", "--size", "4", "--level", "beginner", "--seed", "1")
    assert ran.code == 0
    assert "┏" in ran.out and "beginner" in ran.out and "openings" in ran.out
    assert ran.err == "1 puzzle made with --seed 1.\n"


def test_records_as_json():
    ran = gridwright("generate", "sudoku", "--size", "6", "--level", "easy", "--seed", "1", "-n", "2", "--json")
    first, second = map(json.loads, ran.out.splitlines())
    assert (first["number"], second["number"], first["seed"]) == (1, 2, 1)
    assert first["asked"] == first["reached"] == "easy" and first["met"]
    assert first["id"] != second["id"]
    puzzle = gw.load(json.dumps(first["puzzle"]))
    assert gw.solve(puzzle).solution.rows == tuple(map(tuple, first["solution"]))


def test_the_same_seed_gives_the_same_bytes(tmp_path):
    words = ["generate", "sudoku", "--size", "6", "-n", "150", "--seed", "5", "--to", "line"]
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    assert gridwright(*words, "-o", str(one), "--jobs", "1").code == 0
    assert gridwright(*words, "-o", str(two), "--jobs", "2").code == 0
    assert one.read_bytes() == two.read_bytes()
    assert len(set(one.read_text().split())) == 150
    assert gridwright(*words).out == one.read_text()


def test_small_puzzles_of_a_level_are_made_more_at_a_time(tmp_path):
    small, usual = (MakingOrder(request=requested("futoshiki", size, level="easy"), seed=1, count=9) for size in (4, 9))
    assert small.block > usual.block > 1
    words = ["generate", "futoshiki", "--size", "4", "--level", "easy", "--seed", "1", "--to", "json"]
    many, few = tmp_path / "many.txt", tmp_path / "few.txt"
    assert gridwright(*words, "-n", "40", "-o", str(many)).code == 0
    assert gridwright(*words, "-n", "9", "-o", str(few)).code == 0
    assert many.read_text().startswith(few.read_text())


def test_a_run_that_is_killed_goes_on(tmp_path):
    words = ["generate", "sudoku", "-n", "200", "--seed", "6", "--to", "line", "--jobs", "1"]
    whole, killed = tmp_path / "whole.txt", tmp_path / "killed.txt"
    assert gridwright(*words, "-o", str(whole)).code == 0
    process = subprocess.Popen([PROGRAM, *words, "-o", str(killed)])
    place = tmp_path / "killed.txt.checkpoint"
    while process.poll() is None and not (place.exists() and json.loads(place.read_text())["rows"]):
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert not killed.exists()
    refused = gridwright(*words, "-o", str(killed))
    assert refused.code == 2 and "--resume goes on with it" in refused.err
    assert gridwright(*words, "-o", str(killed), "--resume").code == 0
    assert killed.read_bytes() == whole.read_bytes()
    assert sorted(os.listdir(tmp_path)) == ["killed.txt", "whole.txt"]


def _interrupted(path, error):
    """Begins a run of 130 puzzles that the error ends after the first 64; its seed."""
    order = MakingOrder(request=requested("sudoku", 4), seed=8, count=130, jobs=1)

    def tell(progress):
        raise error

    with pytest.raises(type(error)):
        write_made(MadeFile(order=order, format="line", output=str(path)), tell)
    return order.seed


@pytest.mark.parametrize("error", [KeyboardInterrupt(), LostProcess("gone"), OSError(28, "full")])
def test_a_run_without_a_seed_goes_on_with_the_one_it_began_with(tmp_path, error):
    words = ["generate", "sudoku", "--size", "4", "-n", "130", "--to", "line", "--jobs", "1"]
    whole, begun = tmp_path / "whole.txt", tmp_path / "begun.txt"
    seed = _interrupted(begun, error)
    assert sorted(os.listdir(tmp_path)) == [f"begun.txt.{ending}" for ending in ("checkpoint", "ids", "part")]
    other = gridwright(*words, "-o", str(begun), "--resume", "--seed", "9")
    assert other.code == 2 and "begun with seed 8, not 9" in other.err
    ran = gridwright(*words, "-o", str(begun), "--resume")
    assert (ran.code, ran.err.splitlines()[-1]) == (0, "130 puzzles made with --seed 8.")
    assert gridwright(*words, "-o", str(whole), "--seed", str(seed)).code == 0
    assert begun.read_bytes() == whole.read_bytes()
    assert sorted(os.listdir(tmp_path)) == ["begun.txt", "whole.txt"]


def test_the_seed_is_known_before_the_first_puzzle_is_made(tmp_path, monkeypatch):
    path = tmp_path / "new.txt"

    def interrupted(*arguments):
        raise KeyboardInterrupt

    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(made_files, "distinct", interrupted)
        order = MakingOrder(request=requested("sudoku", 4), seed=8, count=3, jobs=1)
        write_made(MadeFile(order=order, format="line", output=str(path)))
    ran = gridwright("generate", "sudoku", "--size", "4", "-n", "3", "--to", "line", "-o", str(path), "--resume")
    assert (ran.code, ran.err.splitlines()[-1]) == (0, "3 puzzles made with --seed 8.")


def test_a_refusal_in_the_middle_leaves_what_was_made(tmp_path):
    _interrupted(tmp_path / "new.txt", gw.GridwrightError("number 99: no such puzzle"))
    assert os.listdir(tmp_path) == ["new.txt.part"]
    assert len((tmp_path / "new.txt.part").read_text().splitlines()) == 64


def test_a_timeout_says_how_far_it_came(tmp_path):
    ran = gridwright("generate", "kakuro", "--size", "14", "-n", "3", "--seed", "1", "--timeout", "0.3")
    assert (ran.code, ran.err.splitlines()[-1]) == (4, "Out of time: 0 of 3 puzzles made with --seed 1.")
    path = tmp_path / "many.txt"
    words = ["generate", "sudoku", "--to", "line", "--seed", "1", "-o", str(path), "--jobs", "1"]
    ran = gridwright(*words, "-n", "1000000", "--timeout", "0.5")
    assert (ran.code, ran.err.splitlines()[-1]) == (
        4, f"What is there so far is in {path}.part; the same command with --resume goes on."
    )
    ran = gridwright(*words, "-n", "1000000", "--resume", "--timeout", "0.1")
    assert ran.code == 4 and (tmp_path / "many.txt.part").stat().st_size


@pytest.mark.parametrize("rating", ["keep", "raise"])
def test_minimize_ends_in_time_with_what_it_has(rating):
    puzzle, cancel = next(gw.generate("sudoku", level="medium", seed=1)).puzzle, gw.Cancel()
    made = gw.minimize(puzzle, rating=rating, cancel=cancel, tell=lambda done, _: cancel.set() if done == 2 else None)
    assert made.stopped
    assert gw.solve(made.puzzle).solution == gw.solve(puzzle).solution
    assert not gw.minimize(puzzle, rating=rating).stopped


def test_complete_ends_in_time_or_says_that_there_is_nothing_yet():
    with pytest.raises(gw.OutOfTimeError, match="time"):
        gw.complete(gw.sudoku([[0] * 9] * 9), timeout=0)


@pytest.mark.parametrize("words", [["generate", "sudoku", "--size", "4", "-n", "2"], ["minimize", "12343412214343.1"]])
def test_records_are_read_as_the_puzzles_in_them(words, tmp_path):
    path = tmp_path / "records.json"
    assert gridwright(*words, "-o", str(path)).code == 0
    puzzles = [gw.load(json.dumps(json.loads(line)["puzzle"])) for line in path.read_text().splitlines()]
    assert gw.load_all(path.read_text()) == puzzles
    for command in (["solve"], ["rate"], ["batch", "solve"]):
        assert gridwright(*command, str(path)).code == 0
    solved = gridwright("batch", "solve", str(path)).out.splitlines()
    assert len(solved) == len(puzzles) and all(len(line) == 16 for line in solved)


def test_what_falls_short_is_told():
    ran = gridwright("generate", "sudoku", "--size", "6", "--level", "extreme", "--tries", "4", "--seed", "1", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["met"] is False
    assert "1 puzzle fell short of what was asked for: extreme." in ran.err


def test_what_is_not_found_at_times_does_not_end_a_run(tmp_path):
    """What has no such puzzle in a few tries is tried anew, and what is found is written."""
    path = tmp_path / "few.txt"
    words = ["generate", "sudoku", "--size", "6", "--givens", "0..9", "--tries", "10", "-n", "40", "--seed", "3"]
    ran = gridwright(*words, "--to", "line", "-o", str(path), "--jobs", "1")
    assert ran.code == 0, ran.err
    assert len(set(path.read_text().split())) == 40


@pytest.mark.parametrize("words", [[], ["--json"]])
def test_a_timeout_holds(words):
    ran = gridwright("generate", "sudoku", "--size", "36", "--seed", "1", "--timeout", "0.4", *words)
    assert ran.code == 4
    assert "Out of time" in ran.out + ran.err
    assert "Traceback" not in ran.err


def test_few_different_puzzles_are_told():
    ran = gridwright("generate", "latin", "--size", "2", "-n", "50", "--seed", "1", "--to", "line")
    assert ran.code == 1
    assert "could be found; 50 were asked for." in ran.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--size", "7"], "7 cells make no boxes"),
        (["--size", "9x"], "'9x' is not a size; write 9 or 6x8"),
        (["--givens", "5..4"], "givens 5..4: the first must not be more than the second"),
        (["--givens", "five"], "'five' is not a range; write it like 3..7"),
        (["--rating", "5.7..6.2"], "no technique is rated 5.7..6.2"),
        (["--size", "4", "--level", "extreme"], "no sudoku of 4x4 was found that is extreme"),
        (["--to", "csv"], "csv is written as a whole"),
        (["--to", "line", "--json"], "--to, --json cannot be used together"),
        (["--resume"], "--resume continues a file, so it needs -o"),
        (["--size", "4", "--clues", "dots:99"], "dots: 99 are too many; none of 4 full grids of 4x4 had more than"),
        (["--size", "4", "--clues", "signs", "--to", "line"], "line cannot carry"),
        (["--regions", "nowhere.txt"], "--regions: cannot read the file: No such file or directory: 'nowhere.txt'"),
    ],
)
def test_bad_requests_leave_nothing_behind(words, told, tmp_path):
    where = ["-o", str(tmp_path / "out.txt")] if "--resume" not in words and "--json" not in words else []
    ran = gridwright("generate", "sudoku", *words, *where)
    assert ran.code == 2
    assert told in ran.err
    assert os.listdir(tmp_path) == []


def test_complete():
    ran = gridwright("complete", "1....2..3.4.....", "--to", "line")
    assert ran.code == 0
    assert gw.solve(gw.load(ran.out)).status is gw.Status.UNIQUE
    ran = gridwright("complete", "1....2..3.4.....")
    assert "1 clue added: " in ran.out and "No fewer would be enough." in ran.out
    ran = gridwright("complete", "11..............")
    assert ran.code == 2 and "there is no solution, whatever is added; a check says why" in ran.err
    ran = gridwright("complete", "1....2..3.4....1")
    assert "Nothing is missing" in ran.out
    ran = gridwright("complete", "1....2..3.4.....", "--clues", "foo")
    assert ran.code == 2 and "'foo' is not one of givens, arrows" in ran.err


def test_minimize():
    ran = gridwright("minimize", "12343412214343.1", "--json")
    found = json.loads(ran.out)
    assert len(found["removed"]) > 5
    assert gw.solve(gw.load(json.dumps(found["puzzle"]))).status is gw.Status.UNIQUE
    ran = gridwright("minimize", "1....2..3.4.....")
    told = "there are several solutions, so no clue can be left out; a check says what would leave one"
    assert ran.code == 2 and told in ran.err
    ran = gridwright("minimize", "11..............")
    assert ran.code == 2 and "there is no solution; a check says why" in ran.err


@pytest.mark.parametrize("command", ["complete", "minimize"])
def test_a_file_has_the_puzzle_and_not_its_picture(command, tmp_path):
    path = tmp_path / "made.txt"
    text = "sudoku 4x4 diagonals\n1...\n....\n....\n...."
    completed = gridwright("complete", text, "--to", "text").out
    assert gridwright(command, text if command == "complete" else completed, "-o", path).code == 0
    found = gw.load_file(path)
    assert "diagonals" in gw.dump(found, "text")
    assert gw.solve(found).status is gw.Status.UNIQUE


def test_a_book_from_nothing(tmp_path):
    path = tmp_path / "book.pdf"
    ran = gridwright("book", "--make", "2 sudoku 4x4 beginner, 1 futoshiki 4", "--seed", "3", "-o", str(path))
    assert ran.code == 0 and path.read_bytes().startswith(b"%PDF")
    assert "a book of 3 puzzles" in ran.out
    ran = gridwright("book", "--make", "", "-o", str(path))
    assert ran.code == 2 and "nothing is ordered; an order is written like '10 suguru 8x8 easy'" in ran.err
    ran = gridwright("book", "--make", "two sudokus", "-o", str(path))
    assert ran.code == 2 and "'two sudokus' is not an order" in ran.err
    ran = gridwright("book", "--make", "2 sudoku esay", "-o", str(path))
    assert ran.code == 2 and "or is said twice; did you mean 'easy'?" in ran.err
    ran = gridwright("book", "--make", "2 sudoku", "1....2..3.4....1", "-o", str(path))
    assert ran.code == 2 and "files cannot be added to it" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--clues", ""], "'' names no clues"),
        (["--clues", "dots,,signs"], "'dots,,signs' names no clues"),
        (["--clues", "dots:3,dots"], "dots is asked for twice"),
        (["--by", "flow"], "make several of each"),
        (["--regions", "random", "--level", "extreme", "--to", "line"], "line"),
    ],
)
def test_what_makes_no_sense_is_refused(words, said):
    ran = gridwright("generate", "sudoku", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_options_that_list_may_be_repeated():
    small = ("generate", "sudoku", "--size", "4", "--seed", "1")
    ran = gridwright(*small, "--clues", "dots:2", "--clues", "xv:1", "--json")
    assert ran.code == 0
    assert {name: ran.object["clues"][name] for name in ("dots", "xv")} == {"dots": 2, "xv": 1}
    ran = gridwright("generate", "sudoku", "--clues", "dots:2", "--clues", "dots:3")
    assert ran.code == 2
    assert "dots" in ran.err
    rules = ("--rules", "diagonals", "--rules", "anti-knight")
    ran = gridwright("generate", "sudoku", "--size", "9", *rules, "--to", "text", "--seed", "1")
    assert ran.out.startswith("sudoku 9x9 anti-knight diagonals\n")


def test_a_file_that_cannot_be_written_is_named():
    ran = gridwright("generate", "sudoku", "--size", "4", "-o", "nowhere/out.txt")
    assert (ran.code, "'nowhere/out.txt'" in ran.err) == (2, True), ran.err
