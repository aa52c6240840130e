"""Sentences: every key that the sources ask for is there, and numbers agree with their nouns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.clues import all_sorts
from gridwright.session.commands import CHANGE, COMMANDS
from gridwright.words import languages, say, tell_ending
from gridwright.words._language import language
from gridwright.words.en import SENTENCES

SOURCE = Path(gw.__file__).parent


def source(folder: str, names: str = "*.py") -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / folder).rglob(names))


def test_every_key_is_there():
    asked = set(re.findall(r'say\(\s*"([a-z-]+)"', source(".")))
    assert asked
    assert asked <= set(SENTENCES)


_HOUSES = ("row", "column", "box", "region", "diagonal", "disjoint group", "house")


def test_every_sentence_is_used():
    starts = ("", "book-", "check-", "check-drop-", "check-drop-then-", "explain-", "hint-", "point-", "rate-")
    by_status = [f"{start}{status}" for start in starts for status in gw.Status]
    by_sort = [f"clues-{sort.sort}" for sort in all_sorts()]
    by_tool = [f"tool-{sort.sort}-{tool.style}" for sort in all_sorts() for tool in sort.tools()]
    by_level = [f"level-{level}" for level in gw.LEVELS]
    asking = "".join(map(source, ("cli", "results", "pictures", "session", "batches", "datasets", "web")))
    asking += source(".", "output_files.py") + source("words", "_*.py") + source("notations")
    by_command = [f"play-help-{name}" for name in (CHANGE, *COMMANDS)]
    by_house = [f"without-{sort}" for sort in _HOUSES]
    by_end = [f"note-{variety}-{end}" for variety in language("en").clues for end in ("first", "last")]
    made = {*by_status, *by_sort, *by_tool, *by_level, *by_house, *by_end, *by_command}
    assert [key for key in SENTENCES if f'"{key}"' not in asking and key not in made] == []


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 solutions."), (1, "1 solution."), (2, "2 solutions."), (161280, "161,280 solutions.")]
)
def test_numbers_agree_with_their_nouns(count, said):
    assert say("counted", count=count) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", ["0 buněk", "1 buňka", "2 buňky", "4 buňky", "5 buněk", "1\u00a0000 buněk"]),
        ("de", ["0 Zellen", "1 Zelle", "2 Zellen", "4 Zellen", "5 Zellen", "1.000 Zellen"]),
        ("es", ["0 celdas", "1 celda", "2 celdas", "4 celdas", "5 celdas", "1000 celdas"]),
        ("pt", ["0 célula", "1 célula", "2 células", "4 células", "5 células", "1.000 células"]),
    ],
)
def test_numbers_in_other_languages(lang, said):
    for count, words in zip((0, 1, 2, 4, 5, 1000), said, strict=True):
        assert words in say("candidates-several", lang, cells=count)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 puzzle", "2 puzzles", "5 puzzles"]),
        ("cs", ["1 úloha", "2 úlohy", "5 úloh"]),
        ("de", ["1 Rätsel", "2 Rätsel", "5 Rätsel"]),
        ("es", ["1 pasatiempo", "2 pasatiempos", "5 pasatiempos"]),
        ("pt", ["1 passatempo", "2 passatempos", "5 passatempos"]),
    ],
)
def test_what_puzzles_are_called(lang, said):
    assert [say("book-count", lang, count=count) for count in (1, 2, 5)] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 of them could be left out.", "2 of them could each be left out."]),
        ("cs", ["1 z nich by šel vynechat.", "2 z nich by šly vynechat, každý zvlášť."]),
        ("de", ["1 davon wäre entbehrlich.", "2 davon wären jeder für sich entbehrlich."]),
        ("es", ["1 de ellas podría quitarse.", "2 de ellas podrían quitarse, cada una por separado."]),
        ("pt", ["1 delas poderia ser retirada.", "2 delas poderiam ser retiradas, cada uma por si."]),
    ],
)
def test_one_needless_clue_is_not_several(lang, said):
    for needless, words in enumerate(said, 1):
        assert say("made-needless", lang, clues=13, needless=needless).endswith(f"; {words}")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Only 1 different puzzle could", "Only 2 different puzzles could"]),
        ("cs", ["jen 1 úlohu;", "jen 2 různé úlohy;"]),
        ("de", ["Nur 1 Rätsel gefunden", "Nur 2 verschiedene Rätsel gefunden"]),
        ("es", ["con 1 pasatiempo;", "con 2 pasatiempos distintos;"]),
        ("pt", ["encontrar 1 passatempo;", "encontrar 2 passatempos diferentes;"]),
    ],
)
def test_one_puzzle_is_not_several(lang, said):
    for count, words in enumerate(said, 1):
        assert words in say("make-few", lang, count=count, asked=50)


@pytest.mark.parametrize("lang", languages())
def test_no_step_is_not_counted(lang):
    """A dead end that is there from the start has no number of steps before it."""
    broken = gw.explain(gw.load("123. ...4 .... ...."))
    assert broken.broken
    assert "0" not in tell_ending(broken, lang)


def test_decimals():
    assert say("rated", title="Kite", rating=4.1) == "Kite (4.1)"
    assert say("rated", "de", title="Drachen", rating=4.1) == "Drachen (4,1)"


def test_numbers_without_a_noun():
    assert say("number", number=1) == "Solution 1:"


def test_an_unknown_key():
    with pytest.raises(KeyError):
        say("haiku")


def test_an_unknown_language():
    with pytest.raises(gw.GridwrightError, match="unknown language 'xx'; there are cs, de, en, es, pt"):
        say("unique", "xx")


@pytest.mark.parametrize(
    ("lang", "small", "large"),
    [
        ("en", "1,234", "12,345"), ("de", "1.234", "12.345"), ("cs", "1\u00a0234", "12\u00a0345"),
        ("es", "1234", "12\u00a0345"), ("pt", "1.234", "12.345"),
    ],
)
def test_digits_are_grouped_as_each_language_does(lang, small, large):
    assert (language(lang).number(1234), language(lang).number(12345)) == (small, large)


@pytest.mark.parametrize(
    ("lang", "things", "said"),
    [
        ("en", [7], "7"),
        ("en", [6, 7, 8], "6, 7 or 8"),
        ("de", [7, 8], "7 oder 8"),
        ("es", [7, 9], "7 o 9"),
        ("es", [7, 8], "7 u 8"),  # siete u ocho
        ("es", ["3+11", "11+3"], "3+11 u 11+3"),
        ("es", [1, 118], "1 o 118"),
        ("pt", [7, 8], "7 ou 8"),
    ],
)
def test_alternatives_are_listed_as_people_say_them(lang, things, said):
    assert language(lang).either(things) == said
