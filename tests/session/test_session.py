"""Sessions: what lines mean, what they change, what is replied; and that sessions themselves never change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.model.clock import Clock
from gridwright.session import finding
from gridwright.session.commands import COMMANDS, Command, read_command
from gridwright.session.finding import StepSearch
from gridwright.session.questions import greeting
from gridwright.session.replies import reply
from gridwright.session.reply import Reply
from gridwright.session.session import Session

ONE = "1....2..3.4....1"
"""Its solution is 1324 4213 3142 2431."""
CROSSING = Path(__file__).parents[2] / "examples" / "techniques" / "pointing.json"
"""Its first step only crosses out."""
ENGLISH = StepSearch()


def begun(text: str = ONE) -> Session:
    return Session(gw.load_position(text))


def after(*lines: str, session: Session | None = None, search: StepSearch = ENGLISH) -> Reply:
    """The reply to the last of the lines."""
    said = Reply(session or begun())
    for line in lines:
        said = reply(said.session, line, search)
    return said


def values(*lines: str) -> str:
    return "".join(str(value or ".") for value in after(*lines).session.position.values)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("why r1c2!=3", "That is not so: r1c2 is 3."),
        ("why r1c2=4", "That is not so: r1c2 is not 4."),
        ("why r1c1!=1", "That is not so: r1c1 is 1."),
        ("why r1c1=2", "That is not so: r1c1 is not 2."),
    ],
)
def test_why_says_first_that_it_is_otherwise(line, said):
    assert after(line).sentences[0] == said
    assert len(after(line.replace("!=", "=") if "!=" in line else line.replace("=", "!=")).sentences) == 1


def test_a_cell_may_get_another_value_when_it_was_cleared():
    assert values("r1c2=3 r1c2= r1c2=4")[1] == "4"


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("hint", Command("hint")),
        ("  HINT  2 ", Command("hint", "2")),
        ("h", Command("hint")),
        ("?", Command("help")),
        ("exit", Command("quit")),
        ("r1c2=3", Command("change", "r1c2=3")),
        ("r1c2 3", Command("change", "r1c2 3")),
        ("row 3: 1...", Command("row", "3: 1...")),
        ("save  my game.json", Command("save", "my game.json")),
        ("", None),
        ("# a comment", None),
    ],
)
def test_lines(line, command):
    assert read_command(line) == command


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hnit", "'hnit' is not a command; did you mean hint?"),
        ("Candidate", "'Candidate' is not a command; did you mean candidates?"),
        ("xyzzy", "'xyzzy' is not a command; help lists them all"),
        ("5", "'5' is not a command; help lists them all"),
        ("x" * 100, f"'{'x' * 40}'… is not a command; help lists them all"),
        ("undo many", "undo many: a number is needed, as in undo 3"),
        ("next 0", "next 0: a number is needed, as in next 3"),
        ("redo 3x", "redo 3x: a number is needed, as in redo 3"),
        ("hint 5", "hint 5: the level of detail is a number from 1 to 4"),
        ("clear", "which cell should be cleared? For example: clear r5c5"),
        ("clear r1c2 all", "'all' is not a cell such as r5c5; restart empties all cells that are not given"),
        ("save", "which file should it be saved to? For example: save game.json"),
        ("why", "why what? For example: why r5c5=5, or why r1c3!=5"),
        ("why r1c2=3 r1c3=2", "why what?"),
        ("row", "row needs a number from 1 to 4 and the givens, as in row 3: 3.4."),
        ("row 5: 1...", "row needs a number from 1 to 4"),
        ("row 2: 1..", "row 2 has 3 cells instead of 4: '1..'"),
        ("row 2: 1..7", "r2c4: '7' is not one of 1–4"),
        ("r1c9=3", "r1c9 is off the grid of 4x4"),
        ("r1c1=3", "r1c1 is given: it is 1"),
        ("r1c2=3 r1c1=3", "r1c1 is given: it is 1"),
        ("r1c2=3 r1c2=4", "r1c2 cannot be both 3 and 4"),
        ("candidates r9c9", "r9c9 is off the grid of 4x4"),
    ],
)
def test_what_cannot_be_done(line, said):
    session = begun()
    with pytest.raises(gw.GridwrightError) as caught:
        reply(session, line, ENGLISH)
    assert caught.value.problems[0].message.startswith(said)
    assert session == begun()


def test_values_and_marks():
    assert values("r1c2=3") == "13...2..3.4....1"
    assert values("r1c2 3 r2c1 4, r1c3!=4") == "13..42..3.4....1"
    assert values("r1c2=3", "clear r1c2") == ONE
    assert values("r1c2=3", "r2c1=4", "restart") == ONE
    assert values("r1c2=3", "restart", "undo") == "13...2..3.4....1"
    assert after("r1c3!=4").shows


def test_what_changes_nothing_is_told():
    """Or the next undo would seem to take it back."""
    crossing = begun(CROSSING.read_text())
    for line in ("r1c3!=5", "r1c3!=2 r1c3+2", "r1c1=1"):
        said = after(line, session=crossing)
        assert (said.session, said.sentences, said.shows) == (crossing, ("That changes nothing.",), False)


def test_spaces_of_a_row_that_is_put_right_are_cells():
    assert values("row 2:  4") == values("row 2: .4..")
    assert values("row 2:   4 ") == values("row 2: ..4.")
    assert values("row 2:   .4..") == values("row 2: .4..")


def test_undo_and_redo():
    assert values("r1c2=3", "r2c1=4", "undo") == "13...2..3.4....1"
    assert values("r1c2=3", "r2c1=4", "undo 2") == ONE
    assert values("r1c2=3", "r2c1=4", "undo 2", "redo") == "13...2..3.4....1"
    assert values("r1c2=3", "r2c1=4", "undo 2", "redo 2") == "13..42..3.4....1"
    assert values("r1c2=3", "undo", "r2c1=4", "redo") == "1...42..3.4....1"
    assert after("undo").sentences == ("There is nothing to undo.",)
    assert after("r1c2=3", "redo").sentences == ("There is nothing to redo.",)
    assert after("r1c2=3", "undo 5").sentences == ("1 change undone; there were no more.",)
    assert after("r1c2=3", "r2c1=4", "undo 99999").sentences == ("2 changes undone; there were no more.",)
    assert after("r1c2=3", "undo", f"redo {'9' * 5000}").sentences == ("1 change redone; there were no more.",)
    assert values("r1c2=3", "r1c2=3", "undo") == ONE


def test_hints_tell_more_when_asked_again_at_the_same_position():
    told = [after(*["hint"] * count).sentences for count in (1, 2, 3, 4, 5)]
    assert told[0] == ("Look at box 1.", "Another hint tells more.")
    assert told[1][1] == "Technique: Hidden single in a region (1.2)."
    assert told[2][2] == "Cells: r1c2."
    assert told[3][1].endswith("So r1c2 is 3.")
    assert told[3][-1] == "next takes this step."
    assert told[4] == told[3]
    assert after("hint 4").sentences == told[3]
    assert after("hint", "check", "hint").sentences == told[1]
    assert after("hint", "hint", "r2c1=4", "hint").sentences[0].startswith("Look at ")
    assert len(after("hint", "hint", "r2c1=4", "hint").sentences) == 2
    assert after("hint", "r2c1=4", "undo", "hint").sentences == told[0]


def test_next_steps_lead_to_the_end():
    said = after("next 100")
    assert said.session.is_filled
    assert said.sentences[-1] == "Solved. Well done!"
    assert after("next").sentences == after("hint", "next").sentences
    assert values("next", "next", "undo") == values("next")
    assert after("next 100", "next").sentences == ("Nothing is left to do: every cell is filled.",)


def test_a_step_that_only_crosses_out_is_taken():
    session = Session(gw.load_position(CROSSING.read_text(encoding="utf-8")))
    first = after("hint 4", session=session)
    second = after("next", "hint 4", session=session)
    assert "Pointing" in first.sentences[0]
    assert "XY-wing" in second.sentences[0]


def test_what_is_wrong():
    assert after("check").sentences == ("Nothing is wrong so far; 5 of 16 cells are filled.",)
    assert after("r1c2=4", "check").sentences == ("Something is wrong already. Look again at r1c2.",)
    assert after("r1c2!=3", "check").sentences == ("Something is wrong already. Look again at r1c2.",)
    assert after("r1c2=4", "hint").sentences == ("Something is wrong already. Look again at r1c2.",)
    assert after("r1c2=4", "next").sentences == ("Something is wrong already. Look again at r1c2.",)


def test_crossings_out_that_leave_none_of_several_solutions():
    several = Session(gw.load_position("1....2..3.4....."))
    assert after("r2c3!=1", "check", session=several).sentences[0].endswith("But there are several solutions.")
    dead = after("r2c3!=1", "r4c3!=1", "check", session=several)
    assert dead.sentences == ("What has been filled in leaves no solution.",)
    assert after("hint", session=dead.session).sentences == dead.sentences


def test_what_everybody_can_see_is_told_at_once():
    assert after("r1c2=1").sentences[0] == "r1c2=1 clashes with r1c1=1."
    assert after("r1c2!=3", "r1c2=3").sentences == ("3 was crossed out in r1c2.",)
    assert after("r1c2=3").sentences == ()
    assert after("r1c2!=3,4").sentences == ("No value is left for r1c2.",)
    assert after("r1c2=3", "r1c2=4").sentences == ("No value is left for r2c1 r4c2.",)


def test_filled():
    full = "r1c2=3 r1c3=2 r1c4=4 r2c1=4 r2c3=1 r2c4=3 r3c2=1 r3c4=2 r4c1=2 r4c2=4 r4c3=3"
    assert after(full).sentences == ("Solved. Well done!",)
    assert after(full.replace("r4c3=3", "r4c3=4")).sentences[-1].startswith("Something is wrong already.")
    several = Session(gw.load_position("1....2..3.4....."))
    said = after(full, "r4c4=1", session=several)
    assert said.sentences == ("This is a solution, though not the only one.",)


def test_candidates():
    assert after("candidates r1c2 r1c1").sentences == ("r1c2: 3 4", "r1c1: 1")
    assert after("candidates").session.pencils
    assert after("candidates", "r1c2=3").session.pencils
    assert not after("candidates", "board").session.pencils


def test_reasons():
    assert after("why r1c2=3").sentences[0].endswith("So r1c2 is 3.")
    assert after("explain r1c2=3").sentences == after("why r1c2=3").sentences
    told = after("explain").sentences
    assert told[0].startswith("1. Hidden single in a region (1.2): ")
    assert told[-1].startswith("Solved in 11 steps.")
    assert after("explain").session.position == begun().position


def test_a_mistyped_row_is_mended():
    wrong = Session(gw.load_position("1....1..3.4....1"))
    said = greeting(wrong, ENGLISH)
    assert said.sentences[0].startswith("There is no solution.")
    assert said.sentences[1] == "If something was mistyped, correct it like this: row 1: 1..."
    mended = after("r1c2=3", "row 2: .2..", session=said.session)
    assert mended.sentences == ()
    assert mended.session.position.puzzle == gw.load(ONE)
    assert mended.session.position.values[1] == 3
    assert after("hint", session=mended.session).sentences[0].startswith("Look at")
    assert after("undo", session=mended.session).session.position.puzzle == wrong.position.puzzle
    assert after("row 2: [0, 2, 0, 0]", session=wrong).session.position.puzzle == gw.load(ONE)


@pytest.mark.parametrize(
    ("line", "said"),
    [("1....1..3.4....1", "box 1: 1 is given more than once"), ("1....2..3.4.....", "One more clue is enough: ")],
)
def test_check_says_what_is_wrong_with_the_puzzle_itself(line, said):
    session = Session(gw.load_position(line))
    assert "check says what is wrong with the puzzle, and what would mend it." in greeting(session, ENGLISH).sentences
    assert any(sentence.startswith(said) for sentence in after("check", session=session).sentences)


FUTOSHIKI = "futoshiki 4x4\n1 . . .\n. . . .\n. . 2 .\n. . . .\nsigns: r2c1>r2c2 r2c3<r2c4"


def test_signs_in_a_mistyped_row_are_mended_too():
    mended = after("row 2: . < . . > 3", session=begun(FUTOSHIKI))
    wanted = "futoshiki 4x4\n1 . . .\n. < . . > 3\n. . 2 .\n. . . ."
    assert mended.session.position.puzzle == gw.load(wanted)
    again = after("row 2: . . x 3", session=mended.session)
    assert again.session.position.puzzle == gw.load(wanted), "blanks as in the dialogue; signs that are not typed stay"


def test_a_forgotten_clue_is_put_in():
    said = greeting(begun(FUTOSHIKI), ENGLISH)
    assert said.sentences[1] == "If something was mistyped, correct it like this: row 1: 1..., r2c2<r2c1"
    mended = after("r1c2=3", "r4c1<r4c2, r2c1<r2c2", session=begun(FUTOSHIKI))
    wanted = FUTOSHIKI.replace("r2c1>r2c2", "r2c1<r2c2 r4c1<r4c2")
    assert mended.session.position.puzzle == gw.load(wanted)
    assert mended.session.position.values[1] == 3
    assert after("undo", session=mended.session).session.position.puzzle == gw.load(FUTOSHIKI)
    with pytest.raises(gw.GridwrightError, match="does not stand between neighbours"):
        after("r1c1<r3c3", session=mended.session)


def test_a_clue_at_the_other_end_of_the_same_cells_is_no_mistake():
    towers = begun("skyscrapers 4x4\n" + "....\n" * 4 + "skyscrapers: top1=skyscraper2")
    mended = after("bottom1=skyscraper3", session=towers).session.position.puzzle
    assert {clue.word for clue in gw.clues_of(mended)} == {"top1=skyscraper2", "bottom1=skyscraper3"}


def test_several_solutions_are_no_mistake():
    first, *more = after("check", session=begun("1....2..3.4.....")).sentences
    assert first == "Nothing is wrong so far; 4 of 16 cells are filled. But there are several solutions."
    assert more[0] == "2 solutions."


def test_what_is_wanted_of_others():
    assert after("save game.json").save == "game.json"
    assert after("quit").ends
    assert not after("hint").ends
    assert begun().is_saved
    assert not after("r1c2=3").session.is_saved
    assert after("r1c2=3", "undo").session.is_saved


@pytest.mark.parametrize("lang", gw.languages())
def test_every_command_has_help_in_every_language(lang):
    said = after("help", search=StepSearch(lang=lang)).sentences
    assert [re.match(r"\w+", line)[0] for line in said[1:]] == list(COMMANDS)


@pytest.mark.parametrize("lang", gw.languages())
@pytest.mark.parametrize("line", ["hint", "hint 4", "next", "check", "undo", "r1c2=1", "explain", "why r1c2=3"])
def test_every_language(lang, line):
    said = after(line, search=StepSearch(lang=lang)).sentences
    assert said
    assert lang == "en" or said != after(line).sentences
    with pytest.raises(gw.GridwrightError) as caught:
        after("hnit", search=StepSearch(lang=lang))
    assert "'hnit'" in str(caught.value)
    assert "hint" in str(caught.value)


def test_time_and_cancel():
    cancel = gw.Cancel()
    cancel.set()
    said = after("hint", search=StepSearch(clock=Clock(cancel=cancel)))
    assert "could not be checked" in said.sentences[0] or "time is over" in said.sentences[0]
    assert after("hint", session=said.session).sentences[0] == "Look at box 1."


def test_a_line_has_one_clock(monkeypatch):
    given: list[float] = []

    def solved(*args: object, timeout: float, **limits: object) -> gw.Outcome:
        given.append(timeout)
        return gw.Outcome(gw.Status.UNDECIDED, (), 0, False)

    def hinted(*args: object, timeout: float, **limits: object) -> None:
        given.append(timeout)

    monkeypatch.setattr(finding, "solve", solved)
    monkeypatch.setattr(finding, "hint", hinted)
    after("hint", search=StepSearch(clock=Clock(1000)))
    judging, looking = given
    assert judging <= 500 < looking <= 1000, "and what is left of it is for the step"


def test_solve_shows_the_solution_and_can_be_taken_back():
    for word in ("solve", "SOLUTION", "finish"):
        said = after("r1c2=4 r1c3!=2", word)  # the 4 is wrong
        assert "".join(map(str, said.session.position.values)) == "1324421331422431"
        assert (said.sentences, said.shows) == (("This is the solution; undo takes it back.",), True)
    assert values("r1c2=4", "solve", "undo") == "14...2..3.4....1"
    assert after("solve", "solve").sentences == ("That changes nothing.",)


def test_solve_says_why_there_is_no_one_solution_to_show():
    several = begun("1....2..3.4.....")
    said = after("solve", session=several)
    assert said.session.position == several.position
    assert after("solve", session=begun("11..............")).sentences[0].startswith("There is no solution")
    assert said.sentences == ("There are several solutions, so there is no single one to show.",)
