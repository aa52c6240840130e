"""The tables of characters, against the names that Unicode gives them."""

from __future__ import annotations

import unicodedata
from itertools import product

import pytest

from gridwright.pictures.scene import HEAVY, LIGHT, NONE
from gridwright.pictures.terminal.characters import ASCII, UNICODE

WEIGHTS = {"LIGHT": LIGHT, "HEAVY": HEAVY}
ARMS = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}
COMBINATIONS = list(product((NONE, LIGHT, HEAVY), repeat=4))


def arms_by_name(character: str) -> tuple[int, ...]:
    """The weights of up, right, down and left that a box drawing character's name states.

    Names come as `LIGHT UP AND HEAVY DOWN` and as `UP LIGHT AND DOWN HEAVY`.
    """
    words = unicodedata.name(character).removeprefix("BOX DRAWINGS ").replace("AND ", "").split()
    arms = [NONE] * 4
    if words[0] not in WEIGHTS:
        words.reverse()
    weight = NONE
    for word in words:
        weight = WEIGHTS.get(word, weight)
        for arm in ARMS.get(word, ()):
            arms[arm] = weight
    return tuple(arms)


def test_both_pens_have_a_junction_for_every_combination():
    for pen in (UNICODE, ASCII):
        assert len(pen.junctions) == len(COMBINATIONS)
        assert all(len(pen.junction(*arms)) == 1 for arms in COMBINATIONS)
    assert len(set(UNICODE.junctions)) == len(COMBINATIONS)


@pytest.mark.parametrize("arms", COMBINATIONS)
def test_unicode_junctions_are_what_their_names_say(arms):
    character = UNICODE.junction(*arms)
    if not any(arms):
        assert character == " "
    else:
        assert arms_by_name(character) == arms


@pytest.mark.parametrize("weight", [LIGHT, HEAVY])
def test_lines_are_straight_junctions(weight):
    for pen in (UNICODE, ASCII):
        assert pen.rows[weight] == pen.junction(NONE, weight, NONE, weight)
        assert pen.columns[weight] == pen.junction(weight, NONE, weight, NONE)


def test_ascii_is_ascii_and_shows_heavy_lines_only():
    assert all(ord(character) < 128 for character in ASCII.junctions)
    for arms in COMBINATIONS:
        heavy = tuple(arm if arm == HEAVY else NONE for arm in arms)
        assert ASCII.junction(*arms) == ASCII.junction(*heavy)
        assert (ASCII.junction(*arms) == " ") == (HEAVY not in arms)
    assert ASCII.junction(HEAVY, LIGHT, HEAVY, LIGHT) == "|"
    assert ASCII.junction(LIGHT, HEAVY, NONE, HEAVY) == "-"
    assert ASCII.junction(HEAVY, HEAVY, LIGHT, LIGHT) == "+"
