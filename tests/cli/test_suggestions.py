"""Mistyped commands, options, names and files: what was probably meant is said, in the language of the run."""

from __future__ import annotations

import pytest

from .program import ONE, gridwright


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["slove", ONE], "There is no command 'slove'. Did you mean 'solve'?"),
        (["batch", "slove"], "There is no command 'slove'. Did you mean 'solve'?"),
        (["xyzzy"], "There is no command 'xyzzy'."),
        ([ONE], f"There is no command '{ONE}'. Did you mean 'gridwright solve {ONE}'?"),
        (["examples/seed-000.txt"], "Did you mean 'gridwright solve examples/seed-000.txt'?"),
        (["solve", ONE, "--form", "line"], "There is no option '--form'. Did you mean '--from'?"),
        (["batch", "solve", "--waht", "json"], "There is no option '--waht'. Did you mean '--what'?"),
        (["--hlep"], "There is no option '--hlep'. Did you mean '--help'?"),
        (["solve", ONE, "--xyzzy"], "There is no option '--xyzzy'."),
        (["solve", ONE, "-x"], "There is no option '-x'."),
        (["convert", ONE, "--to", "lien"], ", text. Did you mean 'line'?"),
        (["solve", ONE, "--from", "xyzzy"], ", text."),
        (["formats", "janco"], "Invalid value for ID: 'janco' is not one of "),
        (["kinds", "sudoko"], ", suguru. Did you mean 'sudoku'?"),
        (["kinds", "tectonik"], "Did you mean 'tectonic'?"),
        (
            ["draw", ONE, "--theme", "drak"],
            "'drak' is not one of auto, light, dark, contrast, print. Did you mean 'dark'?",
        ),
        (["batch", "solve", "--what", "staus"], "Did you mean 'status'?"),
        (["convert", ONE, "--to"], "--to needs a value."),
        (["batch", "convert"], "--to is missing."),
        (["generate", "killer", "6x6"], "This command does not take '6x6'. Did you mean '--size 6x6'?"),
        (["generate", "sudoku", "easy", "9x9"], "does not take 'easy 9x9'. Did you mean '--level easy'?"),
        (["generate", "sudoku", "xyzzy"], "This command does not take 'xyzzy'."),
        (["solve", ONE, "--json=3"], "--json takes no value."),
        (["solve", ONE, "-n", "0"], "Invalid value for --limit: '0' is not "),
    ],
)
def test_usage(words, told):
    ran = gridwright(*words)
    assert (ran.code, ran.out) == (2, "")
    usage, hint, blank, error = ran.err.splitlines()
    assert usage.startswith("Usage: gridwright")
    assert hint.startswith("Try 'gridwright ")
    assert not blank
    assert error.startswith("Error: ")
    assert error.endswith(told) if told[-1] in ".?" else told in error


def test_usage_in_the_language_of_the_run():
    ran = gridwright("--lang", "de", "generate", "sudoku", "leicht")
    assert (ran.code, ran.out) == (2, "")
    usage, *_, error = ran.err.splitlines()
    assert usage.startswith("Aufruf: gridwright generate")
    assert error.endswith("Mit 'leicht' kann dieser Befehl nichts anfangen.")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["solve", "examples/suduko-9x9.txt"], "; did you mean 'examples/sudoku-9x9.txt'?"),
        (["solve", "nowhere/sudoku-9x9.txt"], "there is no file 'nowhere/sudoku-9x9.txt'"),
        (["solve", "sudoku 4x4 diagonal\n1...\n....\n....\n....\n"], "; did you mean 'diagonals'?"),
    ],
)
def test_files_and_texts(words, told):
    ran = gridwright(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[0].endswith(told)


@pytest.mark.parametrize(
    ("lang", "usage", "error"),
    [
        ("de", "Aufruf: ", "Fehler: Den Befehl 'slove' gibt es nicht. Meintest du 'solve'?"),
        ("es", "Uso: ", "Error: No existe la orden 'slove'. ¿Querías decir 'solve'?"),
        ("pt", "Uso: ", "Erro: O comando 'slove' não existe. Você quis dizer 'solve'?"),
        ("cs", "Použití: ", "Chyba: Příkaz 'slove' neexistuje. Nemyslíš 'solve'?"),
    ],
)
def test_in_other_languages(lang, usage, error):
    ran = gridwright("slove", env={"GRIDWRIGHT_LANG": lang})
    assert ran.err.startswith(usage)
    assert ran.err.splitlines()[-1] == error
    assert gridwright("solve", "--help", "--lang", lang).out.startswith(usage)


def test_headings_of_help():
    out = gridwright("--help", "--lang", "de").out
    assert out.startswith("Aufruf: gridwright [OPTIONEN]")
    assert "\nOptionen:\n" in out
    assert "\nBefehle:\n" in out
