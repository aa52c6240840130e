"""What is said of rules and clues that leave no solution."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gridwright as gw
from gridwright.results.diagnosis_sentences import sentences
from gridwright.words import languages, say

ONE, SEVERAL = "latin 3x3 no-touch", "sudoku 4x4 anti-knight diagonals"
BEGINNINGS = {
    "en": ("This rule alone leaves", "These rules alone leave"),
    "de": ("Schon diese Regel lässt", "Schon diese Regeln lassen"),
    "cs": ("Už toto pravidlo nepřipouští", "Už tato pravidla nepřipouštějí"),
    "es": ("Esta regla por sí sola no deja", "Estas reglas por sí solas no dejan"),
    "pt": ("Esta regra sozinha não deixa", "Estas regras sozinhas não deixam"),
}


@pytest.mark.parametrize("lang", languages())
def test_one_rule_to_blame_is_not_called_several(lang):
    for puzzle, beginning in zip((ONE, SEVERAL), BEGINNINGS[lang], strict=True):
        found = gw.diagnose(gw.load(puzzle))
        assert found.conflict
        assert found.conflict.rules
        assert any(sentence.startswith(beginning) for sentence in sentences(found, lang)), beginning


@pytest.mark.parametrize("lang", languages())
def test_clues_of_which_nothing_is_known_are_not_told_to_be_the_only_ones_where_others_mend_it(lang):
    found = gw.diagnose(gw.load("1.1............."))
    assert found.conflict
    (first, second) = found.conflict.clues
    known = [repair for repair in found.conflict.repairs if repair.without == (first,)]
    told: dict[bool, list[str]] = {}
    for repairs in (tuple(known), ()):
        conflict = replace(found.conflict, repairs=repairs, suspects=(second,))
        told[bool(repairs)] = [*sentences(replace(found, conflict=conflict), lang)]
    alone = say("check-suspect", lang, clues=second.word)
    assert alone in told[False]
    assert alone not in told[True]
    assert say("check-suspect-too", lang, clues=second.word) in told[True]


def test_what_a_step_to_a_dead_end_crosses_out_is_told_cell_by_cell():
    """A clue that nothing fits takes all values of its cells: in a list of single values nobody finds these cells."""
    found = gw.diagnose(gw.load("sudoku 4x4\n....\n....\n....\n....\ndots: r1c1-r1c2=white4"))
    told = [*sentences(found)]
    assert "  Impossible value: r1c1≠1/2/3/4, r1c2≠1/2/3/4" in told
    assert "  Now r1c1 has no value left." in told
