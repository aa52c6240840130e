"""Puzzles whose rules need primitives that some reader does not understand yet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import gridwright as gw

_REFUSED = re.compile(r"cannot deal with (OneOf|Sum|Automaton)\b")


@contextmanager
def where_understood() -> Iterator[None]:
    """A test within it is expected to fail where a layout is refused for a primitive, by its name, and nowhere else."""
    try:
        yield
    except gw.RuleError as error:
        if _REFUSED.search(str(error)):
            pytest.xfail(str(error))
        raise
