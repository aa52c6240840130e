"""Help speaks the language of the run: every text of every command and option, and what Click adds of its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from string import Formatter

import click
import pytest

import gridwright as gw
from gridwright.cli import program
from gridwright.cli.shared import help

from .program import ONE, gridwright
from .test_language import commands

TRANSLATED = [lang for lang in gw.languages() if lang != "en"]
CLICK = re.compile(r"Usage|Options:|Commands:|Examples?:|Exit code|OPTIONS|COMMAND|ARGS|default|required|Show |env var")
"""What Click would say in English, and headings of our own."""


class Asked(dict[str, str]):
    """No texts at all, but a list of those that were wanted."""

    def get(self, key: str, default: object = None) -> object:
        self[key] = key
        return default


def asked() -> set[str]:
    """All texts that help needs, in English."""
    texts = Asked()
    help._translated(program, click.Context(program), texts)
    return set(texts)


def texts(lang: str) -> dict[str, str]:
    found: dict[str, str] = import_module(f"gridwright.cli.help.{lang}").HELP
    return found


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_text_of_help_is_translated(lang: str) -> None:
    wanted, there = asked(), texts(lang).keys()
    assert sorted(wanted - there) == [], f"to be said in cli/help/{lang}.py"
    assert sorted(there - wanted) == [], f"said nowhere: leave it out of cli/help/{lang}.py"


def blanks(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text)} - {None}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall("[0-9]+", text))


def names(text: str) -> set[str]:
    """What is typed, and so is the same everywhere: options, endings of files, commands between quotes."""
    return {*re.findall(r"--[a-z-]+|(?<!\S)-[a-z]\b|\B\.[a-z]{2,}\b|`.*?`", text)}


@pytest.mark.parametrize("same", [blanks, numbers, names])
@pytest.mark.parametrize("lang", TRANSLATED)
def test_what_is_typed_stays_the_same(lang: str, same: Callable[[str], object]) -> None:
    assert [said for english, said in texts(lang).items() if same(said) != same(english)] == []


@pytest.mark.parametrize("lang", gw.languages())
@pytest.mark.parametrize("path", commands(), ids=" ".join)
def test_it_fits_the_screen_and_is_in_one_language(path: tuple[str, ...], lang: str) -> None:
    lines = gridwright(*path, "--help", "--lang", lang).out.splitlines()
    assert [line for line in lines if len(line) > 80 or re.search(r"\w-$", line)] == []
    assert [line for line in lines[1:] if line.endswith("...") and "gridwright" not in line] == []
    if lang != "en":
        assert [line for line in lines if CLICK.search(line)] == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--help"], "  solve      Rätsel lösen und beweisen, ob die Lösung die einzige ist.\n"),
        (["solve", "--help"], "Aufruf: gridwright solve [OPTIONEN] [DATEI|TEXT|-]...\n"),
        (["solve", "-h"], "\n  -h, --help            Diese Hilfe anzeigen und beenden.\n"),
        (["solve", "--help"], "\n  -o PFAD               In diese Datei schreiben: .txt, .json; .gz komprimiert"),
        (["book", "--help"], "Das Papierformat.  [Standard: a4]\n"),
        (["book", "--help"], "In diese Datei schreiben: .pdf.  [notwendig]\n"),
        (["batch", "--help"], "\nBefehle:\n"),
        (["batch", "solve", "--help"], "Was eine Zeile der Ausgabe enthält: solution,"),
    ],
)
def test_in_german(words: list[str], told: str) -> None:
    assert told in gridwright(*words, env={"GRIDWRIGHT_LANG": "de"}).out
    assert told in gridwright("--lang", "de", *words).out
    assert told not in gridwright(*words).out


def test_what_is_missing_is_named_as_in_the_usage() -> None:
    ran = gridwright("generate", "--lang", "de")
    assert ran.err.startswith("Aufruf: gridwright generate [OPTIONEN] ART\n")
    assert "ART" in ran.err.splitlines()[-1]


def test_shells_show_it() -> None:
    asked = {"_GRIDWRIGHT_COMPLETE": "zsh_complete", "GRIDWRIGHT_LANG": "de"}
    shown = gridwright(env={**asked, "COMP_WORDS": "gridwright min", "COMP_CWORD": "1"}).out
    assert shown == "plain\nminimize\nAlle entbehrlichen Hinweise entfernen.\n"
    shown = gridwright(env={**asked, "COMP_WORDS": "gridwright solve --sing", "COMP_CWORD": "2"}).out
    assert shown == "plain\n--singles\nNur nackte und versteckte Einer verwenden, ohne Suche.\n"


def test_who_asks_for_no_help_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(lang: str) -> dict[str, str]:
        raise AssertionError(lang)

    monkeypatch.setattr(help, "_texts", fail)
    assert gridwright("solve", ONE, "--lang", "de").code == 0
