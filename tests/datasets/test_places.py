"""Where a set may be made: what others have there is never touched, and what cannot be is said before the work."""

from __future__ import annotations

from pathlib import Path

import pytest

import gridwright as gw

ONE = {"record": [], "puzzles": [{"kind": "latin", "size": 3, "count": 1}]}


def test_a_folder_of_others_where_the_set_would_grow(tmp_path: Path) -> None:
    mine = tmp_path / "set.part" / "mine"
    mine.parent.mkdir()
    mine.write_text("x")
    for resume in (False, True):
        with pytest.raises(gw.GridwrightError, match=r"set\.part', where the set would grow, is there already"):
            gw.make_dataset(ONE, tmp_path / "set", jobs=1, resume=resume)
    assert mine.read_text() == "x"
    mine.rename(tmp_path / "set.part" / "recipe.json.new")  # as a run leaves it that was killed while it began
    assert len(gw.make_dataset(ONE, tmp_path / "set", jobs=1)) == 1


def test_a_link_is_no_place_to_grow_in(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "set.part").symlink_to("other")
    with pytest.raises(gw.GridwrightError, match="is there already and holds something else"):
        gw.make_dataset(ONE, tmp_path / "set", jobs=1)
    assert not any((tmp_path / "other").iterdir())


@pytest.mark.parametrize("is_there", [True, False])
def test_links_are_followed_and_stay(tmp_path: Path, is_there: bool) -> None:
    if is_there:
        (tmp_path / "place").mkdir()
    (tmp_path / "link").symlink_to("place")
    assert len(gw.make_dataset(ONE, tmp_path / "link", jobs=1)) == 1
    assert (tmp_path / "link").is_symlink()
    assert len(gw.Dataset(tmp_path / "place")) == 1


@pytest.mark.parametrize(("name", "words"), [("", "'' is no name"), ("a\0b", "is no name"), (".", "'.' is there")])
def test_what_is_no_name_for_a_new_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(gw.GridwrightError, match=words):
        gw.make_dataset(ONE, name, jobs=1)
    with pytest.raises(gw.GridwrightError, match="'/' is there already"):
        gw.make_dataset(ONE, "/", jobs=1)
    assert not any(tmp_path.iterdir())


def test_what_is_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(gw.GridwrightError, match=r"cannot write the file: .*/file'"):
        gw.make_dataset(ONE, tmp_path / "file" / "set", jobs=1)


@pytest.mark.parametrize("noted", ["[]", "[" * 100_000, "{", "5"])
def test_notes_that_are_damaged(tmp_path: Path, noted: str) -> None:
    (tmp_path / "set.part").mkdir()
    (tmp_path / "set.part" / "recipe.json").write_text(noted)
    with pytest.raises(gw.GridwrightError, match=r"recipe\.json' is damaged"):
        gw.make_dataset(ONE, tmp_path / "set", jobs=1, resume=True)


def test_a_file_that_is_no_block(tmp_path: Path) -> None:
    def stop(progress: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gw.make_dataset(ONE, tmp_path / "set", jobs=1, tell=stop)
    odd = next((tmp_path / "set.part").rglob("*.gz")).with_name("mine.gz")
    odd.write_bytes(b"")
    with pytest.raises(gw.GridwrightError, match=r"mine\.gz' is not a block of the set"):
        gw.make_dataset(ONE, tmp_path / "set", jobs=1, resume=True)


def test_no_path_of_a_set() -> None:
    with pytest.raises(gw.FormatError, match="is not a set of puzzles"):
        gw.Dataset("a\0b")
