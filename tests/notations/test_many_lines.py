"""Texts with a puzzle on every line: read one by one, quickly, in little room, and never taken for one grid."""

from __future__ import annotations

import tracemalloc
from itertools import islice
from random import Random

import pytest
from effort import at_most

import gridwright as gw
from gridwright.notations import line
from gridwright.notations._reading.recognition import BARE, is_line, readers_of, recognising
from gridwright.notations._registry import notation
from gridwright.notations._shared.symbols import EMPTY, SYMBOLS

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def words(count: int = 400) -> list[str]:
    rng = Random("words")
    return [
        "".join(rng.choices(rng.choice(["0123456789", "123456789.", ".", "1234.", "0"]), k=size * size + slip))
        for size in (*range(4, 13), 16, 25, 27, 30)
        for slip in (0, 0, 1)
        for _ in range(count // 39)
    ]


def test_a_line_can_be_nothing_else() -> None:
    for word in words():
        if is_line(word):
            assert [reader.id for reader in recognising(word, [*map(notation, BARE)])] == ["line"], word
            assert [reader.id for reader in readers_of(word)] == ["line"]
    assert not is_line("1" * 64), "candidates of a 4x4"


def test_a_line_is_read_all_at_once_as_cell_by_cell() -> None:
    rng = Random("cells")
    for size in (4, 6, 9, 16, 25, 35):
        for blank in EMPTY:
            values = (SYMBOLS + SYMBOLS.lower())[1 : size + 1]
            word = "".join(rng.choices(values, k=size * size)).translate(dict.fromkeys(map(ord, values[:3]), blank))
            try:
                slow = line._read_rows(word)
            except gw.FormatError:
                assert line._read_word(word) is None, word
                continue
            fast = line._read_word(word)
            assert fast == slow
            assert fast is not None
            assert dict(fast.places) == dict(slow.places)


@pytest.mark.parametrize("count", [80, 81, 82])
def test_as_many_lines_as_a_line_has_cells(count: int) -> None:
    assert gw.load_all(f"{LINE}\n" * count) == [gw.load(LINE)] * count


def test_sixteen_lines_of_sixteen_cells() -> None:
    small = "1....2..3.4....1"
    assert gw.load_all(f"{small}\n" * 16) == [gw.load(small)] * 16
    large = gw.load_file("examples/sudoku-16x16.txt")
    rows = gw.dump(large, "line").strip()
    assert gw.load("\n".join(rows[i : i + 16] for i in range(0, 256, 16))) == large


def test_the_first_is_there_before_the_last_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    plain = line._read_word
    monkeypatch.setattr(line, "_read_word", lambda word: read.append(word) or plain(word))
    found = list(islice(gw.load_each(f"{LINE}\n" * 20_000), 3))
    assert [item.line for item in found] == [1, 2, 3]
    assert len(read) < 2_000


def test_a_hundred_thousand_lines() -> None:
    """Givens alone are 700 bytes a puzzle; drafts, places and readings of all lines took ten times that."""
    text = f"{LINE}\n" * 100_000
    tracemalloc.start()
    count = sum(item.error is None for item in gw.load_each(text[: 82 * 5_000]))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 5_000
    assert peak < 5_000_000, "for the readings of a few hundred lines, whatever the number of lines"
    with at_most(20):
        assert len(gw.load_all(text)) == 100_000


def test_regions_far_below_are_still_told() -> None:
    regions = "".join(3 * (str(band) * 3 + str(band + 1) * 3 + str(band + 2) * 3) for band in (1, 4, 7))
    found = gw.load_each(f"{LINE}\n" * 3_000 + f"{regions}\n")
    with pytest.raises(gw.FormatError, match="line 3001: these look like the regions of a puzzle"):
        list(found)
