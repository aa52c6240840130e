"""Shells complete commands, options, and the names that these take, as docs/completion.md says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gridwright as gw

from .program import gridwright

PAGE = Path(__file__).parents[2] / "docs" / "completion.md"


def completions(*words: str) -> list[str]:
    """What bash is offered for the last word."""
    typed = {"COMP_WORDS": " ".join(("gridwright", *words)), "COMP_CWORD": str(len(words))}
    return gridwright(env={"_GRIDWRIGHT_COMPLETE": "bash_complete", **typed}).out.splitlines()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["so"], ["plain,solve"]),
        (["k"], ["plain,kinds"]),
        (["batch", "s"], ["plain,solve"]),
        (["solve", "--fr"], ["plain,--from"]),
        (["convert", "x", "--to", "j"], ["plain,janko", "plain,jigsaw-line", "plain,json"]),
        (["solve", "--from", "penp"], ["plain,penpa"]),
        (["formats", "tath"], ["plain,tatham"]),
        (["kinds", "su"], ["plain,sudoku", "plain,suguru"]),
        (["draw", "--theme", "d"], ["plain,dark"]),
        (["solve", "exam"], ["file,exam"]),
        (["batch", "solve", "exam"], ["file,exam"]),
    ],
)
def test_what_is_offered(words, offered):
    assert completions(*words) == offered


@pytest.mark.parametrize("option", ["--from", "--to"])
def test_all_notations_are_offered(option):
    assert completions("solve", option, "") == [f"plain,{notation.id}" for notation in gw.all_notations()]


def test_all_kinds_and_languages_are_offered():
    assert completions("kinds", "") == [f"plain,{kind.id}" for kind in gw.all_kinds()]
    assert completions("solve", "--lang", "") == [f"plain,{lang}" for lang in gw.languages()]


@pytest.mark.parametrize(("shell", "told"), [("bash", "complete "), ("zsh", "compdef "), ("fish", "complete ")])
def test_the_lines_that_a_shell_needs(shell, told):
    assert f"_GRIDWRIGHT_COMPLETE={shell}_source gridwright" in PAGE.read_text(encoding="utf-8")
    ran = gridwright(env={"_GRIDWRIGHT_COMPLETE": f"{shell}_source"})
    assert ran.code == 0
    assert told in ran.out


def test_the_examples_of_the_page():
    shown = re.findall(r"^\$ gridwright (.*)<Tab> +→ (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(shown) == 3
    for words, offered in shown:
        assert completions(*words.split()) == [f"plain,{name}" for name in offered.split()]
