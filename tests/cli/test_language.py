"""The program speaks one language from its first word to its last: that of --lang, of the environment, or English."""

from __future__ import annotations

import json

import click
import pytest

from gridwright.cli import program
from gridwright.cli.shared.language import language_of
from gridwright.words import spoken

from .program import ONE, SEVERAL, gridwright

SIGNS = "comparison 4x4\n. < . . .\n. . . .\n. . . .\n. . . .\n"


def commands(command: click.Command = program, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The words that call each command there is."""
    context = click.Context(command)
    names = command.list_commands(context) if isinstance(command, click.Group) else []
    inner = [found for name in names for found in commands(command.get_command(context, name), (*path, name))]
    return [path, *inner]


@pytest.mark.parametrize("path", commands(), ids=" ".join)
def test_every_command_has_the_option(path):
    assert "--lang ID" in gridwright(*path, "--help").out
    ran = gridwright(*path, "--lang", "klingon")
    assert (ran.code, ran.out) == (2, "")
    assert "--lang: 'klingon' is not one of cs, de, en, es, pt." in ran.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["solve", ONE], "Das ist die einzige Lösung."),
        (["solve", SEVERAL], "Das ist nicht die einzige Lösung: Eine andere hat"),
        (["solve", SEVERAL, "--count"], "2 Lösungen."),
        (["solve", SEVERAL, "--all"], "Lösung 1:"),
        (["solve", SEVERAL, "--candidates"], "Es gibt mehrere Lösungen;"),
        (["solve", ONE, "--singles"], "Allein mit Einern gelöst"),
        (["solve", ONE, ONE], "Rätsel 2:"),
        (["solve", "11.............."], "Es gibt keine Lösung."),
        (["check", ONE, ONE], "Rätsel 2: "),
        (["explain", ONE, ONE], "Rätsel 2:"),
        (["hint", ONE], "Sieh dir Block 1 an."),
        (["rate", ONE, ONE], "Rätsel 2:"),
        (["draw", ONE, "--step", "1"], "In Block 1 bleibt für die 3 nur r1c2"),
        (["draw", ONE, ONE], "Rätsel 2"),
        (["kinds"], "Zusätze, die zu jeder Art passen:"),
        (["kinds", "comparison"], "Vergleichssudoku"),
        (["formats", "line"], "Art: sudoku"),
    ],
)
def test_what_is_printed(words, told):
    assert told in gridwright(*words, "--lang", "de").out
    assert told in gridwright("--lang", "de", *words).out
    assert told in gridwright(*words, env={"GRIDWRIGHT_LANG": "de"}).out
    assert told not in gridwright(*words).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["solve", "nowhere.txt"], "es gibt keine Datei 'nowhere.txt'"),
        (["solve", "1....2..3.4..y.1"], "Rätsel 1: Zeile 1, Spalte 14: "),
        (["solve", ONE, "--timeout", "soon"], "'soon' ist keine Anzahl Sekunden."),
        (["solve", ONE, "--limit", "0"], "'0' ist keine ganze Zahl ab 1."),
        (["solve", ONE, "--all", "--count"], "--all, --count lassen sich nicht zusammen verwenden."),
        (["solve"], "Standardeingabe: "),
        (["convert", SIGNS, "--to", "line", "--lossy"], "weggelassen"),
        (["convert", ONE, "--to", "line", "-o", "/nowhere/x"], "die Datei lässt sich nicht schreiben"),
        (["batch", "solve", "README.md"], "mit Fehlern"),
        (["book", ONE, "-o", "book.doc"], "muss auf .pdf enden"),
    ],
)
def test_what_is_said_on_standard_error(words, told):
    assert told in gridwright(*words, "--lang", "de").err
    assert told not in gridwright(*words).err


@pytest.mark.parametrize(
    "words",
    [
        ["solve", SEVERAL, "--json"],
        ["solve", "-", "--json"],
        ["check", ONE, ONE, "--json"],
        ["rate", ONE, "--csv"],
        ["rate", "-", ONE, "--json"],
        ["draw", ONE, "--json"],
        ["convert", "-", "--to", "line", "--json"],
        ["kinds", "--json"],
        ["formats", "--json"],
        ["batch", "solve", "--what", "json"],
    ],
)
def test_data_is_the_same_in_all(words):
    english, german = (gridwright(*words, "--lang", lang, stdin=ONE + "\n") for lang in ("en", "de"))
    assert english.out
    assert english.out == german.out


def test_names_are_data_where_programs_read():
    ran = gridwright("solve", "-", "--json", "--lang", "cs", stdin=ONE)
    assert json.loads(ran.out)["name"] == "standard input"


def test_the_command_line_goes_before_the_environment():
    assert language_of(["solve", "--lang", "es"], {"GRIDWRIGHT_LANG": "de"}) == "es"
    assert language_of(["--lang=es", "solve", "--lang=pt"], {}) == "pt"
    assert language_of(["solve", "--", "--lang", "es"], {"GRIDWRIGHT_LANG": "de"}) == "de"
    assert language_of(["solve"], {"GRIDWRIGHT_LANG": ""}) == "en"
    assert language_of(["solve"], {"GRIDWRIGHT_LANG": "pt_BR.UTF-8"}) == "pt"
    assert language_of(["solve", "--lang"], {}) == "en"


def test_an_unknown_one_in_the_environment():
    ran = gridwright("solve", ONE, env={"GRIDWRIGHT_LANG": "klingon"})
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "gridwright: GRIDWRIGHT_LANG: unknown language 'klingon'; there are cs, de, en, es, pt\n"
    assert gridwright("solve", ONE, "--lang", "de", env={"GRIDWRIGHT_LANG": "klingon"}).code == 0


def test_the_library_goes_on_in_english():
    gridwright("solve", ONE, "--lang", "de")
    assert spoken() == "en"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["hint", "1...\n..3\n.2..\n4..."], "Zeile 2, Spalte 1: Zeile 2 hat 3 Zellen statt 4: '..3'"),
        (["hint", "53..7....\n" * 8], "8 Zeilen zu 9 Zellen ergeben kein quadratisches Gitter"),
        (["check", "sudoku 4x4\n1..9\n....\n....\n...."], "r1c4: 9 liegt nicht zwischen 1 und 4"),
        (["play", "11..............", "-c", "why r1c3=2"], "--command: Über r1c3 folgt nichts"),
        (["minimize", SEVERAL], "Es gibt mehrere Lösungen, also ist kein Hinweis entbehrlich; eine Prüfung sagt"),
        (["book", "--make", "3 sudoku 4x4 leicht", "-o", "x.pdf"], "'leicht' ist keine Größe, keine Stufe"),
        (["draw", ONE, "-o", "x.bmp"], "'x.bmp' lässt sich nicht zeichnen: Der Name muss so enden: .svg"),
    ],
)
def test_what_is_wrong_is_told_in_it(words, told):
    ran = gridwright(*words, "--lang", "de")
    assert ran.code == 2
    assert told in ran.out + ran.err


def test_what_is_wrong_stays_english_in_data():
    ran = gridwright("hint", "1...\n..3\n.2..\n4...", "--lang", "de", "--json")
    assert ran.code == 2 and "row 2 has 3 cells, the others 4" in ran.objects[0]["error"]
