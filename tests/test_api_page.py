"""docs/api.md tells every public name, as it is now."""

from __future__ import annotations

import api
import door


def test_the_page_is_up_to_date() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.page(), "run `make door`"


def test_every_name_is_told_once() -> None:
    told = [name for names in api.PARTS.values() for name in names] + api.constructors()
    assert sorted(told) == sorted(entry.split()[-1] for entries in door.homes().values() for entry in entries)


def test_the_page_is_plain() -> None:
    page = api.page()
    assert "object at 0x" not in page
    assert "ForwardRef(" not in page
    assert "Any" not in page.replace("Any other", "")
