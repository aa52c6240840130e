"""`gridwright check`: well-formed? exactly one solution? All problems at once, each with its cells."""

from __future__ import annotations

import pytest

from .program import EMPTY, EXAMPLES, ONE, SEVERAL, gridwright

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..74"
"""A Sudoku without a solution: the last given should be 9."""

MANY = ".4.....3.78...5.....6...2..8..25..6.59...641...48....5.5..12....6...3...9.....6.."
"""A Sudoku without a solution, which takes many steps to see."""

MALFORMED = "jigsaw 4x4\n1...\n....\n....\n....\nregions:\nAABB\nAAAB\nCCDD\nCDCD\n"


def test_examples():
    ran = gridwright("check", *sorted(EXAMPLES.glob("*.txt")))
    assert (ran.code, ran.err) == (1, "")
    told = [line for line in ran.out.splitlines() if not line.startswith(" ")]
    assert len(told) == len(list(EXAMPLES.glob("*.txt")))
    for line in told:
        assert line.endswith("without a solution." if "none" in line else "with exactly one solution.")
    assert "  Removing r1c1=8 leaves exactly one solution; changing it to 2 does too.\n" in ran.out


def test_several_solutions():
    ran = gridwright("check", SEVERAL)
    assert ran.code == 3
    assert ran.out.splitlines() == [
        "puzzle 1: a well-formed 4x4 Sudoku with several solutions.",
        "  2 solutions.",
        "  Two of them differ in only 4 cells: r2c3=1/3, r2c4=3/1, r4c3=3/1, r4c4=1/3",
        "  One more clue is enough: any value in r2c3, r2c4, r4c3 or r4c4",
    ]


def test_many_solutions():
    ran = gridwright("check", EMPTY)
    assert ran.code == 3
    assert "  More than 10,000 solutions.\n" in ran.out
    assert "  81 cells vary: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8 …\n" in ran.out
    assert ran.out.endswith("  More clues are missing than can be listed here.\n")


def test_several_clues_are_missing():
    lines = gridwright("check", "12..............").out.splitlines()
    assert lines[-1].startswith("  2 more clues are enough, such as r3c1=3 + r3c3=4, r3c2=3 + r3c4=4, ")
    assert lines[-1].endswith(" …; fewer are not.")


def test_no_solution_names_all_that_clashes():
    ran = gridwright("check", "11......2......2")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines() == [
        "puzzle 1: a well-formed 4x4 Sudoku without a solution.",
        "  row 1: 1 is given more than once, in r1c1 r1c2",
        "  box 1: 1 is given more than once, in r1c1 r1c2",
        "  Removing r1c1=1 leaves more than one solution.",
        "  Removing r1c2=1 leaves more than one solution.",
    ]


def test_no_solution_though_nothing_clashes_directly():
    ran = gridwright("check", "12....3.4.......")
    assert ran.out.splitlines() == [
        "puzzle 1: a well-formed 4x4 Sudoku without a solution.",
        "  A dead end from the start:",
        "    There is no value left for r2c1.",
        "  These 3 clues contradict one another, and it takes all of them: r1c1=1, r1c2=2, r2c3=3.",
        "  Perhaps r1c2=2 belongs in r1c3: that would leave exactly one solution.",
        "  Perhaps r2c3=3 belongs in r3c3: that would leave exactly one solution.",
        "  Removing r1c1=1 leaves more than one solution.",
        "  Removing r1c2=2 leaves more than one solution.",
        "  Removing r2c3=3 leaves more than one solution.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Tyto údaje (2) si odporují, a to jen oba dohromady: r1c1=4, r1c1<r1c2."),
        ("de", "Diese 2 Hinweise widersprechen einander, und zwar nur beide zusammen: r1c1=4, r1c1<r1c2."),
        ("en", "These 2 clues contradict each other, and it takes both: r1c1=4, r1c1<r1c2."),
        ("es", "Estas 2 pistas se contradicen, y solo las dos juntas: r1c1=4, r1c1<r1c2."),
        ("pt", "Estas 2 pistas se contradizem, e só as duas juntas: r1c1=4, r1c1<r1c2."),
    ],
)
def test_of_two_clues_both_are_told(lang, said):
    ran = gridwright("--lang", lang, "check", "-", stdin="futoshiki 4x4\n4...\n....\n....\n....\nsigns: r1c1<r1c2\n")
    assert f"  {said}" in ran.out.splitlines()


def test_a_clue_to_be_changed():
    lines = gridwright("check", NINE).out.splitlines()
    assert lines[-2:] == [
        "  Removing r5c1=4 leaves exactly one solution; changing it to 9 does too.",
        "  Removing r9c9=4 leaves exactly one solution; changing it to 9 does too.",
    ]


def test_of_many_steps_to_a_dead_end_the_last_are_told():
    lines = gridwright("check", MANY).out.splitlines()
    place = next(number for number, line in enumerate(lines) if "dead end" in line)
    assert lines[place + 1] == "    …"


def test_steps_to_a_dead_end():
    lines = gridwright("check", NINE).out.splitlines()
    place = next(number for number, line in enumerate(lines) if "dead end" in line)
    assert lines[place : place + 6] == [
        "  A dead end after 4 steps:",
        "    Hidden single in a region: r7c3=4",
        "    Hidden single in a region: r2c2=4",
        "    Hidden single in a region: r2c3=7",
        "    Hidden single in a region: r8c2=7",
        "    Now 8 has no place left in row 8.",
    ]


def test_two_mistakes():
    ran = gridwright("check", "11............22")
    assert "  Changing a single clue does not mend it. Removing these 2 clues does: r1c2=1, r4c4=2.\n" in ran.out


def test_rules_without_a_solution():
    ran = gridwright("check", "latin 3x3 no-touch\n1..\n...\n...\n")
    assert "  The rules leave no solution, whatever the clues say.\n" in ran.out


def test_one_clue_that_cannot_be():
    ran = gridwright("check", "kojun 2x1\n1\n.\nregions:\nA\nA\n")
    assert "  r1c1=1 cannot be right, whatever the other clues say.\n" in ran.out


def test_needless_clues():
    ran = gridwright("check", ONE, "--redundant")
    assert (ran.code, ran.out.splitlines()[1:]) == (0, ["  Clues that could each be left out (1): r1c1=1."])
    ran = gridwright("check", "....2..3.4....1.", "--redundant")
    assert (ran.code, ran.out.splitlines()[1:]) == (0, ["  Every clue is needed."])


@pytest.mark.parametrize("lang", ["cs", "de", "es", "pt"])
def test_in_other_languages(lang):
    english = gridwright("check", SEVERAL, "11......2......2", "12....3.4.......", ONE, "--redundant")
    ran = gridwright("check", SEVERAL, "11......2......2", "12....3.4.......", ONE, "--redundant", "--lang", lang)
    assert ran.code == english.code
    told = ran.out.splitlines()
    assert not set(told) & set(english.out.splitlines())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Navzájem si odporují: r1c1=1 r1c2=1."),
        ("de", "Diese widersprechen einander: r1c1=1 r1c2=1."),
        ("es", "Se contradicen entre sí: r1c1=1 r1c2=1."),
        ("pt", "Contradizem-se: r1c1=1 r1c2=1."),
    ],
)
def test_a_clash_is_told_once(lang, said):
    ran = gridwright("check", "11..............", "--lang", lang)
    assert ran.out.count(said) == 1
    assert ran.out.splitlines()[1] == f"  {said}"
    messages = gridwright("check", "11..............", "--lang", lang, "--json").object["messages"]
    assert messages.count(said) == 1


def test_signs_in_a_circle_are_told_in_every_language():
    circle = "futoshiki 2x2\n. < .\nv   ^\n. > .\n"
    ran = gridwright("check", circle, "--lang", "de")
    assert ran.out.splitlines()[1].startswith("  Das geht im Kreis: ")


def test_names_in_other_languages(tmp_path):
    assert gridwright("check", ONE, "--lang", "de").out.startswith("Rätsel 1: ")
    assert gridwright("check", MALFORMED, "--lang", "pt").out.startswith("passatempo 1: ")
    assert gridwright("check", "-", "--lang", "es", stdin=ONE).out.startswith("entrada estándar: ")
    assert gridwright("check", ONE, "--lang", "de", "--json").object["name"] == "puzzle 1"


def test_malformed_names_all_that_is_wrong():
    ran = gridwright("check", MALFORMED)
    assert (ran.code, ran.err) == (2, "")
    first, *problems = ran.out.splitlines()
    assert first == "puzzle 1: not a well-formed puzzle."
    assert [problem.split(": ")[1] for problem in problems] == [
        "region A has 5 cells instead of 4",
        "region B has 3 cells instead of 4",
        "region C is not connected",
        "region D is not connected",
    ]
    assert "r2c3" in problems[0]


def test_undecided():
    ran = gridwright("check", ONE, "--timeout", "0")
    assert ran.code == 4
    assert "how many solutions it has is not known" in ran.out


def test_the_worst_of_several():
    assert gridwright("check", ONE, SEVERAL).code == 3
    assert gridwright("check", ONE, "nope.txt", SEVERAL).code == 2


def test_standard_input():
    ran = gridwright("check", stdin=ONE)
    assert (ran.code, ran.out[:15]) == (0, "standard input:")


def test_json():
    ran = gridwright("check", ONE, "11..............", MALFORMED, "--json")
    assert (ran.code, ran.err) == (2, "")
    one, none, malformed = ran.objects
    assert one == {
        "name": "puzzle 1", "kind": "sudoku", "rows": 4, "cols": 4, "ok": True, "status": "unique", "problems": [],
        "messages": [], "conflict": None, "ambiguity": None, "redundant": None, "minimal": None,
    }  # fmt: skip
    assert (none["ok"], none["status"]) == (False, "none")
    assert none["problems"][0]["cells"] == ["r1c1", "r1c2"]
    assert "error" in malformed
    assert [problem["line"] for problem in malformed["problems"]] == [7, 7, 9, 9]


def test_json_without_a_solution():
    found = gridwright("check", "12....3.4.......", "--json").object
    conflict = found["conflict"]
    assert conflict["clues"] == ["r1c1=1", "r1c2=2", "r2c3=3"]
    assert conflict["dead_end"] == {"cell": "r2c1", "value": None, "house": None, "steps": []}
    assert {"remove": ["r1c1=1"], "add": ["r1c1=3"], "unique": False} in conflict["repairs"]
    assert {"remove": ["r1c1=1"], "add": [], "unique": False} in conflict["repairs"]
    assert found["messages"][0].splitlines() == ["A dead end from the start:", "There is no value left for r2c1."]


def test_json_tells_the_steps_to_a_dead_end():
    end = gridwright("check", NINE, "--json").object["conflict"]["dead_end"]
    assert end["cell"] or end["house"]
    assert all(step["technique"] and step["text"] for step in end["steps"])


def test_json_with_several_solutions():
    found = gridwright("check", SEVERAL, "--json").object["ambiguity"]
    assert (found["count"], found["complete"], found["smallest"], found["compared"]) == (2, True, True, 2)
    assert found["differ"] == ["r2c3", "r2c4", "r4c3", "r4c4"]
    assert found["vary"] == {"r2c3": [1, 3], "r2c4": [1, 3], "r4c3": [1, 3], "r4c4": [1, 3]}
    assert ["r2c3=1"] in found["completions"]
    assert len(found["nearest"]) == 2


def test_json_of_needless_clues():
    found = gridwright("check", ONE, "--redundant", "--json").object
    assert (found["redundant"], found["minimal"]) == (["r1c1=1"], False)
