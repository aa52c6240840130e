"""Recipes: what they mean, and that all that is wrong with one is told at once, with its line."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import gridwright as gw
from gridwright.datasets.recipe_fields import recipe_of
from gridwright.datasets.recipe_files import load_recipe, read_recipe

LATIN = '[[puzzles]]\nkind = "latin"\nsize = 4\ncount = 1\n'
ONE = {"puzzles": [{"kind": "latin", "size": 4, "count": 2}]}

BAD = """\
seed = "x"
recrod = ["solution"]
languages = ["en", "fr"]
[splits]
Train = 1
test = -1
[[puzzles]]
kind = "sudku"
count = 5
[[puzzles]]
kind = "sudoku"
count = -3
lvel = "hard"
[[puzzles]]
kind = "sudoku"
size = 4
level = ["beginner", "extreme"]
count = 3
[[puzzles]]
kind = "sudoku"
rating = [3.41, 3.42]
count = 10
[[puzzles]]
kind = "sudoku"
symmetry = "rotate3"
count = true
[[puzzles]]
kind = "sudoku"
size = 97
count = 1
[[puzzles]]
count = 1
"""
WRONG = {
    1: "seed is a whole number, not 'x'",
    2: "unknown key 'recrod'.*did you mean 'record'",
    3: "unknown language 'fr'",
    5: "'Train' is no name for a split",
    6: "the share of test is a number more than 0, not -1",
    8: "unknown kind 'sudku'.*did you mean 'sudoku'",
    12: "count -3 is less than 1",
    13: "unknown key 'lvel'.*did you mean 'level'",
    17: "no sudoku of 4x4 was found that is extreme",
    21: "no technique is rated 3.41..3.42",
    25: "unknown symmetry 'rotate3'",
    26: "count is a whole number, not True",
    29: "97 cells make no boxes",
    31: "kind is missing",
}


def test_all_that_is_wrong_is_told_with_its_line() -> None:
    with pytest.raises(gw.FormatError) as refused:
        read_recipe(BAD)
    found = {problem.line: problem.message for problem in refused.value.problems}
    assert found.keys() == WRONG.keys()
    for line, words in WRONG.items():
        with pytest.raises(gw.GridwrightError, match=words):
            raise gw.GridwrightError(found[line])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("seed = ", r"line 1: Invalid value: 'seed ='"),
        ("[splits\n", "line 1"),
        ("", r"at least one table \[\[puzzles\]\]"),
        ("puzzles = 3", r"line 1: a recipe has at least one table"),
        ("puzzles = [3]", "is a table with kind and count, not 3"),
        ('format = "xml"\n[[puzzles]]\nkind = "latin"\nsize = 4\ncount = 1', "line 1: unknown format 'xml'"),
        ('record = "all"\n' + LATIN, "line 1: record: several words are needed"),
        ("languages = {en = 1}\n" + LATIN, "line 1: languages: several words are"),
        ("record = {trail = false}\n" + LATIN, "line 1: record: several words are"),
        (LATIN + 'minimal = "no"', "line 5: minimal: true or false is needed, not"),
        (LATIN + "clues = {dots = true}", "line 5: dots: True is not an amount"),
        (LATIN + f"rating = [1, {10**400}]", "line 5: rating has a number with hundreds"),
        ('[[puzzles]]\nkind = "latin"\nsize = 4\ncount = 1\n[splits]\ntrain = -1', "line 6: the share of train"),
        ("a = " + "[" * 5000, "nested too deeply"),
        ("\nseed = 1" + "0" * 5000, "line 2: a number has too many digits"),
        (LATIN.replace("4", '"big"'), r'line 3: size is a number such as 9, or rows and columns .* "6x8", not .big'),
        (LATIN.replace("4", "[4]"), r"line 3: size is a number such as 9, or rows and columns .*, not \[4\]"),
        ("[[puzzles]]\nkind = []\ncount = 1", "line 2: kind is an empty list"),
        ('[[puzzles]]\nkind = "latin"\ncount = 1\nlevel = []', "line 4: level is an empty list"),
        ('[[puzzles]]\nkind = "latin"\ncount = 1\nrating = []', "line 4: rating is an empty list"),
    ],
)
def test_what_is_no_recipe(text: str, words: str) -> None:
    with pytest.raises(gw.GridwrightError, match=words):
        read_recipe(text)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seed": 1.5}, "seed is a whole number"),
        ({"block": 0}, "block 0 is less than 1"),
        ({"splits": {"a": "b"}}, "the share of a is a number"),
        ({"splits": {}}, "splits are names with shares"),
        ({"splits": {f"part{number}": 1 for number in range(257)}}, "257 splits are more than 256"),
        ({"name": 3}, "name is a text"),
        ({"name": "\ud800"}, "name '.ud800' has half of a surrogate pair"),
    ],
)
def test_fields_from_python(changed: dict[str, Any], words: str) -> None:
    with pytest.raises(gw.GridwrightError, match=words):
        recipe_of({**ONE, **changed})


def test_files_that_cannot_be_read(tmp_path) -> None:
    with pytest.raises(gw.FormatError, match="cannot read"):
        load_recipe(tmp_path / "none.toml")
    (tmp_path / "latin1.toml").write_bytes('name = "é"'.encode("latin-1"))
    with pytest.raises(gw.FormatError, match="is not UTF-8"):
        load_recipe(tmp_path / "latin1.toml")


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "marked.toml").write_bytes(b"\xef\xbb\xbf[[puzzles]]\nkind = 'latin'\nsize = 4\ncount = 1\n")
    assert load_recipe(tmp_path / "marked.toml").count == 1


def test_what_is_wrong_with_several_bands_is_told_once() -> None:
    text = '[[puzzles]]\nkind = "latin"\ncount = 3\nlevel = ["easy", "hard"]\nrating = [[1.0, 1.5], [2.0, 3.0]]'
    with pytest.raises(gw.FormatError, match="cannot be asked for together") as refused:
        read_recipe(text)
    assert len(refused.value.problems) == 1


def test_a_table_may_have_several_kinds_and_bands() -> None:
    text = '[[puzzles]]\nkind = ["futoshiki", "latin"]\nsize = "5x5"\nrating = [[1.0, 1.5], [1.7, 2.6]]\ncount = 3\n'
    recipe = read_recipe(text)
    assert [portion.name for portion in recipe.portions] == [
        "futoshiki 5x5 1..1.5", "futoshiki 5x5 1.7..2.6", "latin 5x5 1..1.5", "latin 5x5 1.7..2.6",
    ]  # fmt: skip
    assert recipe.count == 12
    assert len({recipe.seed_of(number) for number in range(4)}) == 4


def test_splits_are_shares_of_the_whole() -> None:
    recipe = recipe_of({**ONE, "splits": {"train": 8, "test": 2}})
    assert recipe.splits == (("test", Fraction(1, 5)), ("train", Fraction(1)))
    found = [recipe.split_of(f"{number:024x}") for number in range(2000)]
    assert 340 < found.count(0) < 460
