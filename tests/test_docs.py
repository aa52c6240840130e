"""The documentation's examples are executed: Python ones as doctests, commands as a user would type them."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from cli.program import gridwright

ROOT = Path(__file__).parent.parent
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)


def commands() -> list[tuple[str, str, str]]:
    """Every `$ gridwright …` of the documentation with the output below it."""
    found = []
    for path in DOCS:
        for block in CONSOLE.findall(path.read_text(encoding="utf-8")):
            for part in block.split("$ ")[1:]:
                command, _, output = part.partition("\n")
                found.append((path.name, command, output))
    return found


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_python_examples(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0


@pytest.mark.parametrize(("page", "command", "output"), commands(), ids=[c[1] for c in commands()])
def test_commands(page: str, command: str, output: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "gridwright"
    ran = gridwright(*arguments)
    assert ran.out + ran.err == output, f"{page}: {command}"


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target
