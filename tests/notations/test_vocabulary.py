"""Kinds and rules that words name."""

from __future__ import annotations

import pytest

from gridwright.clues import all_sorts
from gridwright.kinds import all_kinds, all_options
from gridwright.notations._shared.vocabulary import (
    _PLAIN,
    OPTION_FIELDS,
    kinds_named,
    rules_hinted,
    rules_named,
    unknown_rule,
)


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_every_name_of_a_kind_names_it(kind):
    for name in {kind.id, *kind.aliases} - _PLAIN:
        for written in (name, name.upper(), name.replace("-", " "), name.replace("-", "")):
            assert kinds_named(f"A {written}, by me.")[kind.id] in written


def test_kinds_come_in_the_order_of_their_ids_with_the_word_that_stands_first():
    found = kinds_named("Tectonic, which is Suguru; unlike Ripple  Effect and Number Blocks")
    assert list(found.items()) == [("hakyuu", "Ripple"), ("suguru", "Tectonic")]


def test_parts_of_words_name_nothing():
    assert kinds_named("sudokupad, platinum, kojuns") == {}


def test_loosely_plurals_count_and_what_is_no_name():
    assert kinds_named("Kojuns and grids without boxes") == {}
    assert kinds_named("Kojuns and grids without boxes", loosely=True) == {"kojun": "Kojuns", "latin": "without boxes"}


def test_names_can_be_left_out():
    assert kinds_named("Ripple", apart_from=("ripple",)) == {}
    assert kinds_named("Ripple: a ripple effect", apart_from=("ripple",)) == {"hakyuu": "ripple effect"}


@pytest.mark.parametrize("option", all_options()[:4], ids=lambda option: option.id)
def test_every_option_has_words_and_is_no_unknown_rule(option):
    assert rules_named(f"With {option.id}, by me.").keys() == {option.id}
    assert unknown_rule(f"With {option.id}, by me.") is None


def test_clues_are_named():
    assert rules_named("Kropki Sudoku, all dots are given") == {"dots": "Kropki", "all-dots": "all dots are given"}
    assert rules_named("an odd-even Sudoku") == {"parity": "odd-even"}
    assert rules_named("Today's Killer Sudoku with arrows") == {"cages": "Killer", "arrows": "arrows"}
    named = {"littlekillers": "little killers", "doublearrows": "double arrows"}
    assert rules_named("little killers and double arrows") == named


def test_rules_that_are_not_known_are_named_anywhere_only_by_sure_words():
    assert unknown_rule("Today's Samurai with renban") == "Samurai"
    assert unknown_rule("a line with the sum of 5, index 3") is None


def test_words_in_rules_come_with_all_that_they_may_mean():
    rules = "Cells a KNIGHT'S move apart differ. Black Dots: a ratio of 2."
    found = [(match.group(), set(meant)) for match, meant in rules_hinted(rules)]
    assert found == [("KNIGHT'S", {"anti-knight"}), ("Dots", {"dots"}), ("ratio", {"dots", "all-dots"})]


@pytest.mark.parametrize("named", [*all_options(), *all_sorts()], ids=lambda named: getattr(named, "id", str(named)))
def test_every_hint_is_found_with_its_rule(named):
    for hint in filter(None, named.hints.split("|")):
        ((_, meant),) = rules_hinted(f"{hint}s")
        assert getattr(named, "id", getattr(named, "sort", "")) in meant


def test_fields_of_sites_are_those_of_options():
    assert set(OPTION_FIELDS.values()) <= {option.id for option in all_options()}
