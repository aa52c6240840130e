"""Kinds that words name."""

from __future__ import annotations

import pytest

from gridwright.kinds import all_kinds
from gridwright.notations._shared.vocabulary import kinds_named


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_every_name_of_a_kind_names_it(kind):
    for name in (kind.id, *kind.aliases):
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
