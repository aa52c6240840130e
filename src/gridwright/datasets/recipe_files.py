"""Recipes as TOML: what a file says, and on which line."""

from __future__ import annotations

import os
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from os import PathLike

import gridwright as gw
from gridwright.datasets.recipe import Recipe
from gridwright.datasets.recipe_fields import recipe_of
from gridwright.model.arguments import must_be

__all__ = ["load_recipe", "read_recipe"]

_HEADER = re.compile(r"\s*\[{1,2}\s*([A-Za-z0-9_-]+)\s*\]{1,2}")
_KEY = re.compile(r"\s*[\"']?([A-Za-z0-9_-]+)[\"']?\s*=")
_LONG = re.compile(r"[0-9_]{4000}")
_PLACE = re.compile(r" ?\(at line (\d+), column (\d+)\)| ?\(at end of document\)")


def load_recipe(recipe: str | PathLike[str] | Mapping[str, object] | Recipe) -> Recipe:
    """A recipe from a file, from its fields, or as it is."""
    if isinstance(recipe, Recipe):
        return recipe
    if isinstance(recipe, Mapping):
        return recipe_of(recipe)
    must_be(recipe, str | os.PathLike, "a recipe, its fields or the path of its file")
    path = os.fspath(recipe)
    try:
        with open(path, "rb") as file:
            text = file.read().decode("utf-8-sig")  # some editors begin files with a mark
    except OSError as error:
        raise gw.FormatError(f"cannot read {path!r}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise gw.FormatError(f"{path!r} is not UTF-8, as TOML is: {error}") from None
    return read_recipe(text)


def read_recipe(text: str) -> Recipe:
    """The recipe that a text in TOML states; a FormatError tells what is wrong with it, line by line."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place and place[1] else (text.count("\n") + 1, None)
        there = [*text.splitlines(), ""][line - 1].strip()
        message = f"{_PLACE.sub('', str(error))}: {there[:80]!r}" if there else _PLACE.sub("", str(error))
        raise gw.FormatError(gw.Problem(message, line=line, column=column)) from None
    except RecursionError:
        raise gw.FormatError("the recipe is nested too deeply") from None
    except ValueError:  # of a number that Python refuses to read, without its place
        long = next((line for line, row in enumerate(text.splitlines(), 1) if _LONG.search(row)), None)
        raise gw.FormatError(gw.Problem("a number has too many digits", line=long)) from None
    return recipe_of(data, _lines_of(text))


def _lines_of(text: str) -> dict[tuple[str, int, str], int]:
    """Where keys stand. TOML's own reader does not say, so lines that begin as keys do are taken for them."""
    found: dict[tuple[str, int, str], int] = {}
    tables: Counter[str] = Counter()
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if match := _HEADER.match(line):
            table = match[1]
            found.setdefault(("", 0, table), number)
            found[table, tables[table], ""] = number
            tables[table] += 1
        elif match := _KEY.match(line):
            found.setdefault((table, max(tables[table] - 1, 0), match[1]), number)
    return found
