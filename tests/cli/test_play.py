"""`gridwright play`: a session from a script and on a terminal. What commands do is tested with sessions."""

from __future__ import annotations

import json
import subprocess
import time

import pytest

import gridwright as gw
from gridwright.session.commands import COMMANDS

from .program import EMPTY, EXAMPLES, ONE, PROGRAM, SEVERAL, gridwright
from .terminal import CTRL_C, CTRL_D, Terminal

BOARD = "     c1  c2  c3  c4 \n" + """\
   +-------+-------+
r1 | 1   . | .   . |
   |       |       |
r2 | .   2 | .   . |
   +-------+-------+
r3 | 3   . | 4   . |
   |       |       |
r4 | .   . | .   1 |
   +-------+-------+
"""
BEGIN = (
    "r1c2=1 enters a value, r1c2!=1 crosses one out; hint, next, undo, check. help\n"
    "lists everything, quit leaves.\n"
)


def play(*lines: str, words: tuple[object, ...] = (ONE, "--ascii")):
    return gridwright("play", *words, stdin="".join(f"{line}\n" for line in lines))


def test_a_script():
    ran = play("hint", "", "# nothing", "check", "quit", "hnit")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        BOARD + BEGIN
        + "> hint\nLook at box 1.\nAnother hint tells more.\n"
        + "> # nothing\n"
        + "> check\nNothing is wrong so far; 5 of 16 cells are filled.\n"
        + "> quit\nGoodbye.\n"
    )  # fmt: skip


def test_the_end_of_the_input_ends_it():
    ran = play()
    assert (ran.code, ran.out, ran.err) == (0, f"{BOARD}{BEGIN}Goodbye.\n", "")
    ran = play("r1c2=3")
    assert ran.out.endswith("Goodbye. Your position was not saved.\n")
    assert BOARD.replace("1   .", "1   3", 1) in ran.out


def test_commands_as_options_come_first():
    ran = gridwright("play", ONE, "--ascii", "-c", "r1c2=3", "--command", "hint 4", stdin="next\n")
    assert (ran.code, ran.err) == (0, "")
    assert [line for line in ran.out.splitlines() if line.startswith(">")] == ["> r1c2=3", "> hint 4", "> next"]


def test_the_first_line_that_cannot_be_done_ends_a_script(tmp_path):
    kept = tmp_path / "kept.json"
    ran = play("r1c2=3", "", "r1c3=2 hnit", f"save {kept}")
    assert ran.code == 2
    assert ran.err.startswith("line 3: 'hnit' is not a change; ")
    assert not kept.exists()
    ran = gridwright("play", ONE, "-c", "hnit", "-c", "quit")
    assert (ran.code, ran.err) == (2, "--command: 'hnit' is not a command; did you mean hint?\n")
    ran = play("hnit", words=(ONE, "--lang", "de"))
    assert (ran.code, ran.err) == (2, "Zeile 1: 'hnit' ist kein Befehl; ist hint gemeint?\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "which puzzle?"),
        (["-"], "which puzzle?"),
        ([ONE, SEVERAL], "2 puzzles instead of one"),
        ([f"{ONE}\n{SEVERAL}\n"], "2 puzzles instead of one"),
        (["nope.txt"], "there is no file 'nope.txt'"),
        (["12345"], "puzzle 1: "),
    ],
)
def test_what_is_no_puzzle(words, said):
    ran = gridwright("play", *words, stdin="hint\n")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_a_position_is_saved_and_gone_on_with(tmp_path):
    kept = tmp_path / "my game.json"
    ran = play("r1c2=3", "r1c3!=4", f"save {kept}", "quit")
    assert (ran.code, ran.err) == (0, "")
    assert f"Saved. To go on later: gridwright play '{kept}'\n" in ran.out
    assert ran.out.endswith("Goodbye.\n")
    again = play("candidates r1c3", words=(kept, "--ascii"))
    assert "r1c3: 2\n" in again.out
    assert gridwright("hint", kept, "--detail", "4").out.startswith("Technique: Last cell")
    assert gridwright("explain", kept).code == 0
    position = gw.load_position(kept.read_text())
    assert (position.entries[1], position.marks[2]) == (3, {1, 2, 3})
    assert play("r2c1=4", f"save {kept}", words=(kept,)).code == 0
    assert gw.load_position(kept.read_text()).entries[4] == 4


def test_nothing_else_is_overwritten(tmp_path):
    other = tmp_path / "other.txt"
    for text in ("my diary", ONE, gw.dump(gw.load(SEVERAL), "json")):
        other.write_text(text)
        ran = play("r1c2=3", f"save {other}")
        assert ran.code == 2
        assert f"{str(other)!r} already exists" in ran.err
        assert other.read_text() == text
    ran = play(f"save {tmp_path}")
    assert ran.code == 2
    ran = play(f"save {tmp_path}/nowhere/x.json")
    assert (ran.code, f"{tmp_path}/nowhere/x.json: cannot write the file" in ran.err) == (2, True)
    assert list(tmp_path.iterdir()) == [other]


def test_save_to_standard_output():
    ran = play("r1c2=3", "save -")
    assert gw.load_position(ran.out[ran.out.index("{") : ran.out.index("}") + 1]).entries[1] == 3


def test_candidates_that_do_not_fit_are_listed():
    ran = gridwright("play", EMPTY, "-c", "candidates", "--ascii")
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "r1c1:123456789  r1c2:123456789" in ran.out
    ran = gridwright("play", EXAMPLES / "sudoku-16x16.txt", "-c", "candidates")
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("name", ["sudoku-16x16", "killer-9x9", "skyscrapers-6x6", "kakuro-8x8", "suguru-8x10"])
def test_a_cell_can_be_found_by_its_name(name):
    ran = gridwright("play", EXAMPLES / f"{name}.txt", "-c", "candidates", stdin="")
    lines = ran.out.splitlines()
    grid = gw.load_file(EXAMPLES / f"{name}.txt").grid
    assert lines[0].split() == [f"c{col}" for col in range(1, grid.cols + 1)]
    named = [line.split()[0] for line in lines if line.lstrip().startswith("r") and "┃" in line]
    assert named == [f"r{row}" for row in range(1, grid.rows + 1)] * 2
    assert max(map(len, lines)) <= 80


def test_columns_that_are_too_narrow_have_numbers():
    ran = gridwright("play", "sudoku 25x25", "--ascii")
    assert ran.out.splitlines()[0].split() == [*map(str, range(1, 26))]
    assert max(map(len, ran.out.splitlines())) <= 80


def test_json():
    ran = play("r1c2=3", "hint", "next 100", words=(ONE, "--json"))
    assert (ran.code, ran.err) == (0, "")
    begun, entered, hinted, _ = ran.objects
    assert (begun["typed"], entered["typed"]) == ("", "r1c2=3")
    assert entered["position"]["entries"][0] == [0, 3, 0, 0]
    assert entered["candidates"][0] == [[1], [3], [2], [2, 4]]
    assert hinted["sentences"][0].startswith("Look at ")
    assert [one["solved"] for one in ran.objects] == [False, False, False, True]
    ran = play("hnit", words=(ONE, "--json"))
    assert ran.code == 2
    assert ran.objects[1]["error"].startswith("'hnit' is not a command")


@pytest.mark.parametrize("lang", gw.languages())
def test_every_language_fits_into_80_columns(lang):
    ran = play("help", "hint 4", "next", "r1c4=1", "check", "explain", words=(ONE, "--lang", lang))
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 80


def test_every_kind():
    for kind in gw.all_kinds():
        ran = play("candidates", "next 1000", words=(kind.examples[0],))
        assert (ran.code, ran.err) == (0, ""), kind.id
        assert "Solved. Well done!" in ran.out, kind.id


def test_a_puzzle_without_one_solution():
    assert "There is no solution." in play(words=("11..............",)).out
    ran = play("hint", words=(SEVERAL,))
    assert "There are several solutions" in ran.out
    assert "If something was mistyped, correct it like this: row 1: 1...\n" in ran.out


def test_on_a_terminal():
    terminal = Terminal("play", ONE, NO_COLOR="1")
    terminal.waits_for("> ")
    terminal.types("hnit\n")
    terminal.waits_for("'hnit' is not a command; did you mean hint?\n")
    terminal.types("r1c2=3\n")
    terminal.waits_for("┃ 1 │ 3 ┃")
    terminal.types("quit\n")
    terminal.waits_for("This is not saved yet: save FILE saves it, another quit leaves without saving.\n")
    terminal.types("quit\n")
    assert terminal.ends() == 0
    assert terminal.text.endswith("Goodbye. Your position was not saved.\n")


def test_ctrl_d_ends_it_politely():
    terminal = Terminal("play", ONE)
    terminal.waits_for("> ")
    terminal.types(CTRL_D)
    assert terminal.ends() == 0
    assert terminal.text.endswith("\nGoodbye.\n")


def test_ctrl_c_while_it_waits_ends_it():
    terminal = Terminal("play", ONE)
    terminal.waits_for("> ")
    terminal.types(CTRL_C)
    assert terminal.ends(pressing=CTRL_C) == 130
    assert terminal.text.endswith("gridwright: interrupted\n")


def test_ctrl_c_while_it_works_stops_the_work_only(tmp_path):
    hard = tmp_path / "hard.txt"
    hard.write_text("latin 30x30\n" + "".join(
        " ".join(str((row + col) % 16 + 1) if max(row, col) < 16 else "." for col in range(30)) + "\n"
        for row in range(30)
    ))  # fmt: skip
    terminal = Terminal("play", str(hard), "--ascii")
    terminal.waits_for("quit leaves.")
    terminal.waits_for("> ")
    terminal.text = ""
    terminal.types("check\n")
    terminal.waits_for("check")
    time.sleep(0.5)
    terminal.types(CTRL_C)
    terminal.waits_for("Stopped.\n")
    terminal.waits_for("> ")
    terminal.types("quit\n")
    assert terminal.ends() == 0


def test_without_a_puzzle_it_asks_for_one():
    terminal = Terminal("play", NO_COLOR="1")
    terminal.waits_for("Which kind of puzzle?")
    terminal.types("\n1...\n.2..\n3.4.\n...2\n")
    terminal.waits_for("There is no solution.")
    terminal.waits_for("> ")
    terminal.types("row 4: ...1\n")
    terminal.waits_for("┃   │   ┃   │ 1 ┃")
    terminal.types("hint 4\n")
    terminal.waits_for("So r1c2 is 3.")
    terminal.types("quit\n")
    terminal.types("quit\n")
    assert terminal.ends() == 0


def test_a_hint_without_a_puzzle_asks_for_one_and_goes_on():
    terminal = Terminal("hint", NO_COLOR="1")
    terminal.waits_for("Which kind of puzzle?")
    terminal.types("1...\n.2..\n3.4.\n...1\n")
    terminal.waits_for("Look at box 1.\n")
    terminal.types("hint\n")
    terminal.waits_for("Technique: Hidden single in a region (1.2).\n")
    terminal.types("quit\n")
    assert terminal.ends() == 0


def test_colours_are_for_terminals():
    assert "\x1b[" not in play("next").out


def test_help_tells_every_command():
    told = gridwright("play", "--help").out
    assert [name for name in COMMANDS if name not in told] == ["restart"]


def test_a_program_gets_each_reply_at_once():
    """A program that holds a session over pipes waits for a reply before it sends the next line."""
    talk = subprocess.Popen([PROGRAM, "play", ONE, "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert talk.stdin is not None
    assert talk.stdout is not None
    assert json.loads(talk.stdout.readline())["typed"] == ""
    for line in ("r1c2=3", "hint", "next"):
        talk.stdin.write(f"{line}\n")
        talk.stdin.flush()
        assert json.loads(talk.stdout.readline())["typed"] == line
    talk.stdin.close()
    assert talk.wait(60) == 0
    talk.stdout.close()
