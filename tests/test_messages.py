"""Messages of the library speak of its own arguments; the command line says its options instead."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import gridwright as gw
from gridwright.cli import program
from gridwright.cli.shared.flags import with_flags

SOURCE = Path(gw.__file__).parent
FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]+|gridwright (?:batch|solve|check|convert)\b|with -o\b")
OWN = ("cli", "words", "__main__.py")
"""Folders that speak for the command line."""


def documentation(tree: ast.AST) -> set[int]:
    """The constants that are docstrings."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def flags_in(source: str) -> list[str]:
    tree = ast.parse(source)
    told = documentation(tree)
    strings = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return [match.group() for node in strings if id(node) not in told for match in FLAG.finditer(node.value)]


def test_no_message_of_the_library_names_a_flag():
    paths = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in OWN]
    assert len(paths) > 100
    assert {str(path): found for path in paths if (found := flags_in(path.read_text(encoding="utf-8")))} == {}


def test_a_planted_flag_is_found():
    assert flags_in('"""--from is fine here"""\nraise ValueError(f"choose {x} with --from")') == ["--from"]
    assert flags_in('x = "give a file with -o, as gridwright batch does"') == ["with -o", "gridwright batch"]


PIECES = gw.jigsaw([[0] * 4] * 4, ["AABB", "AABB", "CDCD", "CDCD"], allow_disconnected=True)


def errors() -> dict[str, gw.GridwrightError]:
    found: dict[str, gw.GridwrightError] = {}
    for name, work in {
        "from_": lambda: gw.load("today's jigsaw\n\n1...\n..2.\n.3..\n...4\n"),
        "dump": lambda: gw.load(gw.render(gw.load("latin 4x4\n1..."+ "\n...." * 3), candidates=True, ascii=True)),
        "allow_disconnected": lambda: gw.dump(PIECES, "nonomino"),
    }.items():
        with pytest.raises(gw.GridwrightError) as caught:
            work()
        found[name] = caught.value
    return found


def test_errors_carry_the_argument_that_helps():
    for name, error in errors().items():
        assert [problem.advice for problem in error.problems] == [name], error
        assert not FLAG.search(str(error))
        told = with_flags(error)
        assert FLAG.search(str(told)), told
        assert type(told) is type(error)
        assert str(with_flags(told)) == str(told)


def test_the_command_line_says_its_options():
    ran = CliRunner().invoke(program, ["solve", "today's jigsaw\n\n1...\n..2.\n.3..\n...4\n"], standalone_mode=False)
    assert "choose its notation with --from" in ran.stderr
    assert "from_" not in ran.stderr
