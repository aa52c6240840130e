"""The gallery of the documentation shows what is drawn today."""

from __future__ import annotations

from pathlib import Path

import gallery
import pytest
from clue_examples import CLUES, CLUES_SOLVED

from gridwright.clues import all_sorts, printed_in

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "gallery"
SECTIONS = [made for _, _, made, _ in gallery.SECTIONS]


def test_the_page_is_up_to_date():
    assert (ROOT / "docs" / "gallery.md").read_text(encoding="utf-8") == gallery.page(), "run `make gallery`"


@pytest.mark.parametrize("made", SECTIONS, ids=lambda made: made.__name__)
def test_the_pictures_are_up_to_date(made):
    for picture in made():
        assert (FOLDER / f"{picture.name}.svg").read_text(encoding="utf-8") == picture.svg, "run `make gallery`"


def test_no_picture_too_many_and_none_too_large():
    assert {path.stem for path in FOLDER.iterdir()} == {picture.name for picture in gallery.pictures()}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_000_000


def test_the_clues_are_true_of_one_grid():
    for name in CLUES:
        puzzle = gallery.clue_puzzle(name)
        assert all(clue.holds([*map(int, CLUES_SOLVED.replace(" ", ""))]) for clue in printed_in(puzzle)), name


def test_there_is_a_picture_of_every_sort_of_clues():
    assert [picture.name for picture in gallery.clues()] == [f"clue-{sort.sort}" for sort in all_sorts()[1:]]
