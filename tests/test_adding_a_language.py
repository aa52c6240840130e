"""The walk-through for a new language works as it stands: one file, and everything speaks it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from language_flaws import flaws

import gridwright as gw
from gridwright import words
from gridwright.cli import program
from gridwright.cli.shared.help import spoken_command
from gridwright.words import say, speaking, technique_title
from gridwright.words._language import language, languages

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "adding-a-language.md"


@pytest.fixture
def esperanto(tmp_path: Path) -> Iterator[str]:
    """The page's file, in a folder beside the languages that are there."""
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    (tmp_path / "eo.py").write_text(source[1], encoding="utf-8")
    words.__path__.append(str(tmp_path))
    languages.cache_clear()
    yield "eo"
    words.__path__.pop()
    languages.cache_clear()
    words._language._loaded.cache_clear()
    sys.modules.pop("gridwright.words.eo")


def test_one_file_is_enough(esperanto: str) -> None:
    assert gw.languages() == ("cs", "de", "en", "eo", "es", "pt")
    assert flaws(language(esperanto)) == []
    assert say("counted", esperanto, count=1200) == "Estas 1 200 solvoj."
    assert say("counted", esperanto, count=1) == "Estas 1 solvo."
    assert say("several", esperanto, examples="r1c1=2") == say("several", "en", examples="r1c1=2")


def test_help_is_in_english_until_it_is_translated(esperanto: str) -> None:
    context = click.Context(program)
    with speaking(esperanto):
        told = spoken_command(program, context)
    assert (told.help or "").startswith("Solve, check, explain")


def test_steps_are_told(esperanto: str) -> None:
    puzzle = gw.load("latin 3x3\n12.\n23.\n.12")
    first = gw.explain(puzzle).steps[0]
    assert technique_title(first.technique, esperanto) == "Lasta ĉelo"
    told = gw.tell(first, puzzle, esperanto)
    assert told.startswith("En vico 1, ĉiuj aliaj ĉeloj havas valoron; restas nur 3 por r1c3.")


def test_every_field_is_told() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in language("en").__slots__ if f"`{name}`" not in page] == []
