"""Each technique has an example, where it is the easiest there is, and a section in the documentation."""

from __future__ import annotations

from pathlib import Path

import pytest

import gridwright as gw

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "techniques.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("technique", gw.ladder(), ids=lambda technique: technique.id)
def test_example(technique: gw.Technique) -> None:
    if technique.id != "trial":  # nothing is left to it
        path = ROOT / "examples" / "techniques" / f"{technique.id}.json"
        position = gw.load_position(path.read_text(encoding="utf-8"))
        comes_late = technique.id in ("combined-sums", "smallest-reason", "supposition")  # others would find something
        others = (technique,) if comes_late else gw.ladder()
        step = gw.hint(position, others, uniqueness=technique.needs_uniqueness)
        assert step is not None
        assert step.technique == technique.id
        assert gw.verify(position, [step]) == []
    assert f"| [{technique.title}](#{technique.id}) | `{technique.id}` | {technique.rating} |" in PAGE
    assert f'<a id="{technique.id}"></a>\n## {technique.title}\n' in PAGE
