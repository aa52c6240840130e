"""Steps of several parts in words: those of the same idea together."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.clues import with_clues
from gridwright.logic.preparations import joined
from gridwright.logic.route import board_of
from gridwright.logic.structure.shape import facts_of
from gridwright.model.layout import layout_of
from gridwright.words import rated_title

EXAMPLES = Path(__file__).parents[2] / "examples"
SIGNED = gw.comparison(
    ["r1c1<r1c2", "r1c1<r2c1", "r2c1<r2c2", "r3c3<r3c4", "r4c3<r4c4"], ["...."] * 4, boxes=(2, 2)
)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Podívej se na r1c1 < r2c1 < r2c2, r1c1 < r1c2: v buňce, která je větší než jiná, nemůže být 1. "
               "Škrtáme tedy 1 v r1c2, r2c1 a r2c2. Ve čtverci 1 tak zbývá pro 1 jen r1c1. Takže r1c1 je 1."),
        ("de", "Sieh dir r1c1 < r2c1 < r2c2, r1c1 < r1c2 an: Eine Zelle, die größer als eine andere ist, enthält nie "
               "1. Streiche also 1 in r1c2, r2c1 und r2c2. In Block 1 bleibt damit für die 1 nur r1c1. Also ist r1c1 "
               "eine 1."),
        ("en", "Look at r1c1 < r2c1 < r2c2, r1c1 < r1c2: a cell that is greater than another cannot hold 1. So cross "
               "out 1 in r1c2, r2c1 and r2c2. In box 1, that leaves only r1c1 for 1. So r1c1 is 1."),
        ("es", "Mira r1c1 < r2c1 < r2c2, r1c1 < r1c2: una celda mayor que otra no puede tener 1. Por tanto, tacha 1 en "
               "r1c2, r2c1 y r2c2. En la caja 1, eso deja solo r1c1 para 1. Por tanto, r1c1 es 1."),
        ("pt", "Observe r1c1 < r2c1 < r2c2, r1c1 < r1c2: uma célula maior que outra não pode ter 1. Logo, risque 1 em "
               "r1c2, r2c1 e r2c2. No bloco 1, isso deixa só r1c1 para 1. Logo, r1c1 é 1."),
    ],
)  # fmt: skip
def test_signs_of_one_idea_are_told_in_one_sentence(lang, said):
    assert gw.tell(gw.hint(SIGNED), SIGNED, lang) == said


def test_the_title_names_each_technique_once():
    assert rated_title(gw.hint(SIGNED)) == "Extreme end + Hidden single in a region (1.4)"
    assert rated_title(gw.hint(SIGNED), "de") == "Äußerstes Ende + Versteckter Einer im Gebiet (1,4)"


def test_both_ends_are_two_sentences():
    puzzle = gw.futoshiki(["r1c1<r1c2"], size=4)
    technique = next(technique for technique in gw.ladder() if technique.id == "extreme-end")
    parts = technique.find(board_of(puzzle))
    assert [gw.tell(part, puzzle) for part in parts] == [
        "Look at r1c1 < r1c2: a cell that is less than another cannot hold 4. So cross out 4 in r1c1.",
        "Look at r1c1 < r1c2: a cell that is greater than another cannot hold 1. So cross out 1 in r1c2.",
    ]


def test_bounds_are_a_list_with_what_each_begins_at():
    told = [str(step) for step in gw.explain(gw.load_file(EXAMPLES / "seed-002.txt")).steps]
    assert told[20] == (
        "In each of these chains, every cell is at least one more than the one before: r6c6 < r5c6 < r4c6, where r6c6 "
        "is at least 3; r4c9 < r5c9 < r5c8 < r4c8, where r4c9 is at least 3. So cross out 3 in r5c6 and r5c9; 4 in "
        "r4c6 and r5c8; 5 in r4c8. In row 5, that leaves only r5c2 for 3. So r5c2 is 3."
    )
    assert ": r3c1 < r3c2, where r3c2 is at most 8; r6c1 < r5c1, where r5c1 is at most 8" in told[35]


def test_of_two_bounds_of_a_cell_the_closer_one_is_told():
    first, closer = (
        gw.Step(
            "sign-bound", 1.6, eliminations=((0, value),), cells=(0, 1), values=(value,), grounds=(1,), pairs=((0, 1),)
        )
        for value in (4, 3)
    )
    far = gw.Step(
        "sign-bound", 1.6, eliminations=((1, 4),), cells=(1, 2), values=(4,), grounds=(2,), pairs=((1, 2),)
    )
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r1c3"], size=4)
    told = gw.tell(joined([first, far, closer]), puzzle)
    assert ": r1c1 < r1c2, where r1c2 is at most 3; r1c2 < r1c3, where r1c3 is at most 4." in told


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "If r1c1 were 3 or 4, only 4 would be left for them. So cross out 3 and 4 in r1c1."),
        ("de", "Mit 3 oder 4 in r1c1 bliebe ihnen nur: 4. Streiche also 3 und 4 in r1c1."),
    ],
)
def test_values_that_are_counted_out_are_named(lang, said):
    puzzle = gw.futoshiki(["r1c1<r1c2"], size=4)
    step = gw.Step(
        "counting-bound", 3.3, eliminations=((0, 3), (0, 4)), cells=(0, 1, 2), values=(4,),
        houses=facts_of(layout_of(puzzle)).houses[:1], pairs=((0, 1),),
    )  # fmt: skip
    assert gw.tell(step, puzzle, lang).endswith(said)


def test_cells_that_are_counted_out_alike_are_told_each_with_its_own():
    """Both rest on the same cell and leave the same value."""
    puzzle = gw.futoshiki(["r1c1>r1c2", "r1c3<r2c3"], size=4)
    rows, cols = facts_of(layout_of(puzzle)).houses[:1], facts_of(layout_of(puzzle)).houses[6:7]
    first, second = (
        gw.Step(
            "counting-bound", 3.3, eliminations=((cells[0], 2),), cells=cells, values=(1,), grounds=(2,), houses=houses,
            pairs=(cells[1::-1],),
        )
        for cells, houses in (((0, 1, 2), rows), ((6, 2, 10), cols))
    )  # fmt: skip
    assert gw.tell(joined([first, second]), puzzle) == (
        "Look at r1c2 < r1c1. In row 1, r1c2 and r1c3 need different values. If r1c1 were 2, only 1 would be left for "
        "them. So cross out 2 in r1c1. Look at r1c3 < r2c3. In column 3, r1c3 and r3c3 need different values. If r2c3 "
        "were 2, only 1 would be left for them. So cross out 2 in r2c3."
    )


def test_what_is_counted_out_is_told_with_what_it_leads_to():
    """Three such steps were told one after the other, of which only the last led to something."""
    signs = (
        "r1c3>r1c4 r2c1>r2c2 r2c1<r3c1 r2c3>r3c3 r2c5>r3c5 r3c3<r4c3 r3c4<r4c4 r3c5<r4c5 r4c1>r4c2 r4c3<r5c3 r5c1>r6c1 "
        "r5c6>r6c6 r6c1>r6c2 r6c4>r6c5"
    )
    puzzle = gw.load("comparison 6x6\n......\n.4....\n" + "......\n" * 4 + signs)
    trail = gw.explain(puzzle)
    counted = [step for step in trail.steps if step.technique == "counting-bound"]
    assert counted
    assert not any(set(pair) <= set(counted) for pair in pairwise(trail.steps))
    assert not gw.verify(puzzle, trail.steps)
    assert trail.rating == gw.rate(puzzle).rating == 3.3


def test_signs_from_the_same_cell_are_told_once():
    told = [str(step) for step in gw.explain(gw.load_file(EXAMPLES / "seed-002.txt")).steps]
    assert told[27].startswith("Look at r3c8 < r3c7, r3c8 < r3c9: r3c8 is at least 2, and each cell after it at least")


def test_dots_are_told_together():
    told = [str(step) for step in gw.explain(gw.load_file(EXAMPLES / "sudoku-dots.txt")).steps]
    assert told[0] == (
        "Look at the black dot between r3c4 and r4c4 and the black dot between r4c4 and r5c4: 5 would have no partner "
        "there. So cross out 5 in r3c4, r4c4 and r5c4."
    )
    assert told[13].endswith(
        "Every value needs a partner that is still possible: r2c3 has only 1, 3, 4 and 6 left, which limits r2c4 (the "
        "black dot between r2c3 and r2c4); r2c4 has only 3 and 6 left, which limits r2c3 (the black dot between r2c3 "
        "and r2c4). So cross out 1 and 4 in r2c3 and r2c4. That leaves only 6 for r2c3. So r2c3 is 6."
    )


def test_what_values_rule_out_is_told_beside_what_is_crossed_out():
    told = [str(step) for step in gw.explain(gw.load_file(EXAMPLES / "seed-002.txt")).steps]
    assert told[22] == (
        "In box 1, only r1c3 can be 2: elsewhere it is crossed out already or ruled out by r4c2=2 and r8c1=2. So r1c3 "
        "is 2."
    )


def test_a_thermometer_looked_at_from_both_ends_is_named_once():
    puzzle = with_clues(gw.sudoku(["." * 9] * 9), ["r2c4-r3c4-r3c5-r2c6=thermo"])
    low = gw.Step(
        "sign-bound", 1.7, eliminations=((22, 2),), cells=(21, 22, 14), values=(2,), grounds=(21,),
        pairs=((21, 22), (22, 14)),
    )  # fmt: skip
    high = gw.Step(
        "sign-bound", 1.7, eliminations=((21, 8),), cells=(12, 21, 22), values=(8,), grounds=(22,),
        pairs=((12, 21), (21, 22)),
    )  # fmt: skip
    both = joined([low, high])
    said = "the thermometer from r2c4 to r2c6, where r3c4 is at least 2 and r3c5 is at most 8."
    assert said in gw.tell(both, puzzle)
    assert "wobei r3c4 mindestens 2 ist und r3c5 höchstens 8 ist." in gw.tell(both, puzzle, "de")


def test_several_thermometers_are_listed_as_people_do():
    words = ["r1c1-r1c2-r1c3=thermo", "r2c1-r2c2-r2c3=thermo"]
    puzzle = with_clues(gw.sudoku(["." * 9] * 9), words)
    step = gw.Step(
        "extreme-end", 1.4, eliminations=((1, 1), (10, 1)), cells=(0, 1, 9, 10), values=(1,), pairs=((0, 1), (9, 10))
    )
    assert "Look at the thermometer from r1c1 to r1c3 and the thermometer from r2c1 to r2c3: " in gw.tell(step, puzzle)


KAKURO = "kakuro 4x4\n  \\   \\ 11\\  5\\\n  \\ 5\\4   .   .\n\\10   .   .   .\n \\7   .   .   \\\n"


def test_what_is_left_of_a_sum_is_told_after_all_that_it_follows_from():
    puzzle = gw.load(KAKURO)
    said = gw.tell(gw.hint(puzzle), puzzle)
    left = ["11 of the run r2c3 r3c3 r4c3", "10 of the run r3c2 r3c3 r3c4", "5 of the run r2c4 r3c4 can only be 2+3."]
    assert sorted(left, key=said.index) == left
    assert all(said.count(one) == 1 for one in left)
