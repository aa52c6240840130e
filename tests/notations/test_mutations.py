"""Puzzles with mistakes in them: readers refuse them in words, or read them, and never break."""

from __future__ import annotations

from random import Random

import pytest
from fuzz.corpus import seeds
from fuzz.mutations import mutated

import gridwright as gw

READ = [notation.id for notation in gw.all_notations() if notation.read]
TEXTS = 30


@pytest.mark.parametrize("name", READ)
def test_readers_survive_mistakes(name):
    rng = Random(name)
    texts = [text for text in seeds(name) if len(text) < 3000]
    refused = 0
    for _ in range(TEXTS):
        text = mutated(rng.choice(texts), rng)
        for from_ in (name, None):
            try:
                found = list(gw.load_each(text, from_))
                refused += any(loaded.error is not None for loaded in found)
            except gw.GridwrightError as error:
                assert str(error), text
                refused += 1
    assert refused
