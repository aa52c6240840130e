"""One word, one meaning: no two classes of the package share a name, nor two of the core's headers."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import gridwright as gw

PACKAGE = Path(gw.__file__).parent
CORE = Path(__file__).parent.parent / "cpp"

SAME_IN_THE_CORE = frozenset(
    {
        "automaton", "bond", "climbed", "distinct", "forcing", "house", "inside", "knownsum", "layout", "leftover",
        "link", "machine", "oneof", "pair", "premises", "randomstream", "reason", "refutation", "status", "sum",
        "suppositions",
    }
)
"""Names that mean the same on both sides of the border."""

STILL_AMBIGUOUS = frozenset(
    {
    }
)
"""Names to be told apart yet. No name is to be added."""

_CLASS = re.compile(
    r"^\s*(?:template\s*<[^>{}]*>\s*)?(?:enum\s+)?(?:class|struct|enum)\s+(\w+)[^;{}()]*\{", re.MULTILINE
)


def plain(name: str) -> str:
    """A name as it is heard: `_LeftOver` sounds like `Leftover`."""
    return name.strip("_").lower()


def in_python(source: str) -> list[str]:
    return [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]


def in_cpp(source: str) -> list[str]:
    return _CLASS.findall(source)


def homes_of(names: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """For each name as it is heard, the files that define it, once for each time."""
    homes = defaultdict(list)
    for path, found in names.items():
        for name in found:
            homes[plain(name)].append(f"{path}: {name}")
    return homes


def package() -> dict[str, list[str]]:
    return homes_of({str(path.relative_to(PACKAGE)): in_python(path.read_text()) for path in PACKAGE.rglob("*.py")})


def core() -> dict[str, list[str]]:
    paths = [path for path in CORE.rglob("*") if path.suffix in (".hpp", ".inl") and "tests" not in path.parts]
    return homes_of({str(path.relative_to(CORE)): in_cpp(path.read_text()) for path in paths})


def twice(homes: Mapping[str, list[str]]) -> dict[str, list[str]]:
    return {name: found for name, found in homes.items() if len(found) > 1 and name not in STILL_AMBIGUOUS}


def test_classes_are_found():
    assert in_python("class A:\n    class _B: ...\ndef f():\n    class C: ...") == ["A", "_B", "C"]
    declared = ("struct A {", "enum class B : int { x };", "template <class T>\nclass C final : A {", "struct D;")
    assert in_cpp("\n".join(declared)) == ["A", "B", "C"]
    assert twice(homes_of({"a": ["Grid", "_Gr"], "b": ["_GRID"]})) == {"grid": ["a: Grid", "b: _GRID"]}
    assert {"grid", "puzzle", "notation"} <= package().keys()
    assert {"layout", "search"} <= core().keys()


def test_no_two_classes_of_the_package_share_a_name():
    assert twice(package()) == {}


def test_no_two_classes_of_the_core_share_a_name():
    assert twice(core()) == {}


def test_names_on_both_sides_mean_the_same():
    assert package().keys() & core().keys() <= SAME_IN_THE_CORE | STILL_AMBIGUOUS
