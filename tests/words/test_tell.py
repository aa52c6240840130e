"""Steps in words: what to look at, why, and what follows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.clues import printed_in, with_clues
from gridwright.logic import Link, replay
from gridwright.logic.route import board_of
from gridwright.logic.structure.shape import facts_of
from gridwright.model.layout import layout_of
from gridwright.words import clue_in_words, technique_title, where_to_look
from gridwright.words._language import language

EXAMPLES = Path(__file__).parents[2] / "examples"
HARD = "..46...3.....4...856....2.19..78......2...1......34..62.8....971...2.....9...34.."
SUMS = re.compile(r"3=1\+2 or 3=2\+1|1\+2=3 or 2\+1=3")
SUGURU = gw.load_file(EXAMPLES / "seed-000.txt")


def taken(puzzle: gw.Puzzle) -> Iterator[tuple[gw.Step, gw.Position]]:
    """Every step of a puzzle, with the position that it is taken in."""
    steps = gw.explain(puzzle).steps
    yield from zip(steps, [gw.Position(puzzle), *replay(puzzle, steps)], strict=False)


def told(puzzle: gw.Puzzle, lang: str = "en") -> list[str]:
    return [gw.tell(step, position, lang) for step, position in taken(puzzle)]


def first(puzzle: gw.Puzzle, technique: str) -> tuple[gw.Step, gw.Position]:
    return next(found for found in taken(puzzle) if found[0].technique == technique)


def test_a_beginner_can_follow():
    alone, hidden, naked, *_ = told(SUGURU)
    assert alone == "r5c5 is a region of its own, and 1 is the only value for it. So r5c5 is 1."
    assert hidden == (
        "In the region of r2c2, only r4c1 can be 2: elsewhere it is ruled out by r3c3=2 (equal values never touch). "
        "So r4c1 is 2."
    )
    assert naked == (
        "r4c4 can only be 5: every other value is ruled out by r3c3=2, r3c5=4, r5c2=3 and r5c5=1 (equal values never "
        "touch). So r4c4 is 5."
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "V oblasti buňky r2c2 může být 2 jen v r4c1: jinde jí brání r3c3=2 (stejné hodnoty se nikdy "
               "nedotýkají). Takže r4c1 je 2."),
        ("de", "Im Gebiet von r2c2 bleibt für die 2 nur r4c1: anderswo ist sie ausgeschlossen durch r3c3=2 (gleiche "
               "Werte berühren sich nie). Also ist r4c1 eine 2."),
        ("es", "En la región de r2c2, solo r4c1 puede ser 2: en los demás sitios queda excluido por r3c3=2 (los "
               "valores iguales nunca se tocan). Por tanto, r4c1 es 2."),
        ("pt", "Na região de r2c2, só r4c1 pode ser 2: nos outros lugares ele é excluído por r3c3=2 (valores iguais "
               "nunca se tocam). Logo, r4c1 é 2."),
    ],
)  # fmt: skip
def test_the_same_in_other_languages(lang, said):
    assert told(SUGURU, lang)[1] == said


@pytest.mark.parametrize(
    ("lang", "name"),
    [("cs", "v řádku 3"), ("de", "in Zeile 3"), ("en", "in row 3"), ("es", "en la fila 3"), ("pt", "na linha 3")],
)
def test_houses_have_names(lang, name):
    puzzle = gw.sudoku(["....", "....", "123.", "...."])
    (step, position), *_ = taken(puzzle)
    assert name in gw.tell(step, position, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "V r1c1, r1c2, r2c1 a r2c2 (dotýkají se, dohromady jen 1, 2, 3 a 4) musí být každá z těchto hodnot a 4 "
               "může být jen v r2c2: v žádné z ostatních buněk tam být nemůže. Takže r2c2 je 4."),
        ("de", "In r1c1, r1c2, r2c1 und r2c2 (sie berühren sich, zusammen nur 1, 2, 3 und 4) muss jeder dieser Werte "
               "vorkommen, und für die 4 bleibt nur r2c2: in keiner der anderen Zellen dort kann sie stehen. Also ist "
               "r2c2 eine 4."),
        ("en", "In r1c1, r1c2, r2c1 and r2c2 (touching, with just 1, 2, 3 and 4 between them), each of these values "
               "must be somewhere, and only r2c2 can be 4: none of the other cells there can hold it. So r2c2 is 4."),
        ("es", "En r1c1, r1c2, r2c1 y r2c2 (que se tocan, con solo 1, 2, 3 y 4 entre todas), cada uno de estos valores "
               "tiene que estar, y solo r2c2 puede ser 4: ninguna de las otras celdas puede tenerlo. Por tanto, r2c2 "
               "es 4."),
        ("pt", "Em r1c1, r1c2, r2c1 e r2c2 (que se tocam, com apenas 1, 2, 3 e 4 entre todas), cada um destes valores "
               "precisa aparecer, e só r2c2 pode ser 4: nenhuma das outras células pode tê-lo. Logo, r2c2 é 4."),
    ],
)  # fmt: skip
def test_touching_cells_say_why_they_hold_the_value(lang, said):
    puzzle = gw.suguru(["AABB", "ACBB", "CCDD", "CDDD"], ["...."] * 4)
    technique = next(technique for technique in gw.ladder() if technique.id == "hidden-single-set")
    step = next(technique.find(board_of(puzzle)))
    assert gw.tell(step, puzzle, lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "V řádcích 3 a 9 může být 7 jen v r3c3, r3c5, r9c3 nebo r9c5. "),
        ("de", "In den Zeilen 3 und 9 kann die 7 nur in r3c3, r3c5, r9c3 oder r9c5 stehen. "),
        ("en", "In rows 3 and 9, the 7 can only go in r3c3, r3c5, r9c3 or r9c5. "),
        ("es", "En las filas 3 y 9, el 7 solo cabe en r3c3, r3c5, r9c3 o r9c5. "),
        ("pt", "Nas linhas 3 e 9, o 7 só cabe em r3c3, r3c5, r9c3 ou r9c5. "),
    ],
)
def test_places_of_which_a_value_takes_one_are_alternatives(lang, said):
    step, position = first(gw.load(HARD), "x-wing")
    assert gw.tell(step, position, lang).startswith(said)


@pytest.mark.parametrize(
    ("lang", "said"), [("es", "A r1c2 solo le quedan 1 y 2. "), ("pt", "Para r1c2 só restam 1 e 2. ")]
)
def test_what_is_left_is_listed_as_what_remains_not_as_what_may_stand_there(lang, said):
    step = gw.Step("no-partner", 3.0, eliminations=((0, 1),), cells=(0, 1), values=(1, 2), pairs=((0, 1),))
    assert gw.tell(step, gw.load("latin 4x4 no-consecutive\n....\n....\n....\n...."), lang).startswith(said)


@pytest.mark.parametrize("technique", ["pointing", "claiming", "locked", "no-place", "x-wing", "bivalue-grave"])
@pytest.mark.parametrize("lang", gw.languages())
def test_no_sentence_puts_a_single_value_in_several_cells_at_once(technique, lang):
    _, sentence = language(lang).techniques[technique]
    assert "{places}" in sentence
    assert "{cells}" not in sentence


def test_without_the_position_the_reason_is_left_open():
    step, _ = first(SUGURU, "naked-single")
    assert gw.tell(step, SUGURU) == "r4c4 can only be 5: every other value is ruled out already. So r4c4 is 5."


def test_eliminations_are_grouped():
    houses = gw.explain(SUGURU).steps[0].houses
    lost = ((0, 3), (1, 3), (0, 4), (1, 4), (1, 5))
    step = gw.Step("hidden-pair", 3.4, eliminations=lost, cells=(0, 1), values=(1, 2), houses=houses)
    assert gw.tell(step, SUGURU).endswith(" So cross out 3 and 4 in r1c1 and r1c2; 5 in r1c2.")


def test_several_houses_of_a_sort():
    step, position = first(gw.load(HARD), "x-wing")
    assert gw.tell(step, position) == (
        "In rows 3 and 9, the 7 can only go in r3c3, r3c5, r9c3 or r9c5. All of these lie in columns 3 and 5: just "
        "as many, so it goes nowhere else there. So cross out 7 in r2c3."
    )


def test_chains_are_told_link_by_link():
    links = (((0, 5), (6, 5), True), ((6, 5), (15, 5), False), ((15, 5), (10, 5), True))
    step = gw.Step("x-chain", 6.5, eliminations=((1, 5),), cells=(0, 6, 15, 10), values=(5,),
                   links=tuple(Link(*link) for link in links))  # fmt: skip
    assert gw.tell(step, gw.load(HARD)) == (
        "If r1c1 is not 5, then r1c7 is 5; then r2c7 is not 5; then r2c2 is 5. That makes at least one of r1c1=5 and "
        "r2c2=5 true, and either way the same candidates are ruled out. So cross out 5 in r1c2."
    )


@pytest.mark.parametrize(("values", "grounds", "said"), [
    ((2,), (0,), "Look at r1c1 < r1c2: r1c1 is at least 2, and r1c2 at least one more."),
    ((4,), (1,), "Look at r1c1 < r1c2: r1c2 is at most 4, and r1c1 at least one less."),
])  # fmt: skip
def test_signs_are_followed_up_and_down(values, grounds, said):
    puzzle = gw.futoshiki(["r1c1<r1c2"], size=5)
    step = gw.Step(
        "sign-bound", 1.6, eliminations=((1, 2),), cells=(0, 1), values=values, grounds=grounds, pairs=((0, 1),)
    )
    assert gw.tell(step, puzzle).startswith(said)


def test_a_technique_without_words_is_told_all_the_same():
    step = gw.Step("w-wing", 4.6, eliminations=((0, 5),), cells=(1, 2))
    assert gw.tell(step, SUGURU) == "Look at r1c2 and r1c3. So cross out 5 in r1c1."
    assert technique_title("w-wing") == "w-wing"


@pytest.mark.parametrize("lang", gw.languages())
@pytest.mark.parametrize("name", ["seed-000", "kojun-6x6", "hakyuu-6x6", "futoshiki-7x7", "jigsaw-6x6", "seed-003",
                                  "killer-6x6", "killer-suguru-5x6", "calcudoku-5x5", "skyscrapers-6x6"])
def test_every_step_can_be_told(lang, name):
    for text in [*told(gw.load_file(EXAMPLES / f"{name}.txt"), lang)]:
        assert not re.search(r"[{}]|  |\( *\)| [.,;:]|\.\.", text), text
        assert text.endswith(".")
        assert text[0].isupper() or re.match(r"r\d+c\d+ ", text), text


def test_where_to_look():
    (alone, _), (hidden, _), (naked, _), *_ = taken(SUGURU)
    assert where_to_look(hidden, SUGURU) == "Look at the region of r2c2."
    assert where_to_look(naked, SUGURU, "es") == "Mira r4c4."
    assert where_to_look(alone, SUGURU, "de") == "Sieh dir das Gebiet von r5c5 an."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Klec r1c1 r1c2 se součtem 17 může být jen 8+9."),
        ("de", "Der Käfig r1c1 r1c2 mit der Summe 17 kann nur 8+9 sein."),
        ("en", "The cage r1c1 r1c2 with the sum 17 can only be 8+9."),
        ("es", "La jaula r1c1 r1c2 con la suma 17 solo puede ser 8+9."),
        ("pt", "A gaiola r1c1 r1c2 com a soma 17 só pode ser 8+9."),
    ],
)
def test_the_sets_that_are_left_are_told(lang, said):
    puzzle = with_clues(gw.sudoku(["." * 9] * 9), ["r1c1-r1c2=cage17"])
    step = gw.hint(puzzle)
    assert gw.tell(step, puzzle, lang).startswith(said)
    assert where_to_look(step, puzzle, "en") == "Look at the cage r1c1 r1c2 with the sum 17."


def test_the_rule_of_45_names_what_is_laid_over_what():
    words = ["r1c1-r1c2-r1c3=cage20", "r2c1-r2c2-r2c3=cage6", "r3c1-r3c2=cage13"]
    puzzle = with_clues(gw.sudoku(["." * 9] * 9), words)
    technique = next(technique for technique in gw.ladder() if technique.id == "rule-of-45")
    step = next(technique.find(board_of(puzzle)))
    assert gw.tell(step, puzzle) == (
        "In box 1, the values add up to 45, those of the cage r1c1 r1c2 r1c3 with the sum 20, the cage r2c1 r2c2 r2c3 "
        "with the sum 6 and the cage r3c1 r3c2 with the sum 13 to 39. That leaves 6 for r3c3. So r3c3 is 6."
    )


def test_ways_are_told_as_sums_or_in_order():
    arrow = with_clues(gw.sudoku(["." * 9] * 9), ["r1c1-r1c2-r1c3=arrow"])
    told = {"eliminations": ((0, 9),), "cells": (0, 1, 2), "rules": (28,), "ways": ((3, 1, 2), (3, 2, 1))}
    assert SUMS.search(gw.tell(gw.Step("combinations", 2.0, **told), arrow))
    step = gw.Step("fillings", 2.8, **told)
    assert "(r1c1, r1c2 and r1c3): 3-1-2 or 3-2-1." in gw.tell(step, arrow)


def test_a_line_with_several_sums_says_which_of_them_is_meant():
    line = with_clues(gw.sudoku(["." * 9] * 9), ["r6c3-r6c4-r6c5-r6c6-r6c7=regionsum"])
    told = {"eliminations": ((48, 9),), "cells": (48, 49, 50, 47), "rules": (28,), "ways": ((1, 2, 3, 6), (1, 2, 4, 7))}
    assert "1+2+3=6 or 1+2+4=7 (r6c4+r6c5+r6c6=r6c3)." in gw.tell(gw.Step("combinations", 2.0, **told), line)


def test_a_step_of_another_puzzle_is_refused():
    step = gw.explain(gw.load(HARD)).steps[-1]
    with pytest.raises(gw.GridwrightError, match="the step is not one of a puzzle of 4x4"):
        gw.tell(step, gw.load("1....2..3.4....1"))


def test_a_cage_of_one_cell_is_no_cage_with_a_sum():
    puzzle = gw.load("killer 4x4\ncages: r1c1=cage3 r1c2-r1c3=cage3")
    lone, pair = printed_in(puzzle)
    assert clue_in_words(lone) == "the cage of r1c1 alone, which says 3"
    assert clue_in_words(pair) == "the cage r1c2 r1c3 with the sum 3"
    assert len({clue_in_words(lone, lang) for lang in gw.languages()}) == len(gw.languages())


def test_what_has_a_single_pair_is_told_in_the_words_of_its_technique() -> None:
    puzzle = gw.load("futoshiki 4x4\n....\n....\n....\n....\nsigns: r1c1<r2c1")
    row = facts_of(layout_of(puzzle)).houses[0]
    step = gw.Step(
        "no-place", 3.1, eliminations=((4, 1),), cells=(0,), values=(1,), grounds=row.cells[1:], houses=(row,),
        pairs=((0, 4),),
    )  # fmt: skip
    assert gw.tell(step, puzzle).startswith("In row 1, the 1 can only go in r1c1. The values crossed out")
