"""The rules of puzzles in sentences, whatever kind and mix."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gridwright as gw
from gridwright.model.rules import AllDifferent
from gridwright.words import tell_rules
from gridwright.words._language import language

EXAMPLES = {kind.id: gw.load(kind.examples[0]) for kind in gw.all_kinds()}


@pytest.mark.parametrize("lang", gw.languages())
@pytest.mark.parametrize("kind", EXAMPLES)
def test_every_kind_has_sentences_of_its_own(kind, lang):
    told = tell_rules(EXAMPLES[kind], lang)
    assert told
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in told)
    assert gw.kind(kind).summary not in told


def test_kinds_with_different_rules_have_different_sentences():
    assert len({tell_rules(puzzle, size="n") for puzzle in EXAMPLES.values()}) == len(EXAMPLES)


@pytest.mark.parametrize("lang", gw.languages())
@pytest.mark.parametrize("option", gw.all_options(), ids=lambda option: option.id)
def test_every_option_has_a_sentence(option, lang):
    plain = gw.sudoku(["...."] * 4)
    mixed = gw.sudoku(["...."] * 4, options=[option.id])
    (more,) = set(tell_rules(mixed, lang)) - set(tell_rules(plain, lang))
    assert more in [said.format(first=1, size=4, value="1×3") for said in language(lang).statements.values()]


def test_a_mix():
    puzzle = gw.sudoku(["...."] * 4, signs=["r1c1<r1c2", "r2c1<r2c2"], options=["diagonals"])
    assert tell_rules(puzzle) == (
        "Fill in 1 to 4 so that every row, every column and every box holds each value once.",
        "The values on each of the two diagonals all differ.",
        "Every sign between two cells is true: its open side faces the greater value.",
    )


def test_sums_of_runs_are_told_beside_the_runs():
    assert tell_rules(EXAMPLES["kakuro"]) == (
        "Shaded cells hold nothing.",
        "Fill in 1 to 9 so that the values of every run of cells differ.",
        "A number says what the values of the run to its right, or below it, add up to.",
    )


def test_the_greatest_value_has_a_name():
    assert tell_rules(EXAMPLES["latin"])[0].startswith("Fill in 1 to 4 so")
    assert tell_rules(EXAMPLES["latin"], size="n")[0].startswith("Fill in 1 to n so")


def test_a_rule_without_a_sentence_is_told_by_its_kind():
    plain = EXAMPLES["sudoku"]
    puzzle = replace(plain, rules=(*plain.rules, AllDifferent((0, 8), "window", 1)))
    assert tell_rules(puzzle) == (*tell_rules(plain), gw.kind("sudoku").summary)
    assert tell_rules(replace(puzzle, kind="")) == tell_rules(plain)


def test_titles_of_kinds():
    assert gw.kind("comparison").titled("de") == "Vergleichssudoku"
    assert gw.kind("comparison").titled("en") == "Comparison Sudoku"
    assert gw.kind("suguru").titled("cs") == "Suguru"
