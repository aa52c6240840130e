"""LZString: published texts and what becomes of them, round trips, and what is refused before it grows too large."""

from __future__ import annotations

import tracemalloc

import pytest
from effort import at_most
from hypothesis import given, settings
from hypothesis import strategies as st

from gridwright.model.errors import FormatError
from gridwright.notations._shared.lzstring import MOST_CHARACTERS, compress, decompress, is_base64

PUBLISHED = {
    "": "Q===",
    "hello world": "BYUwNmD2AEDukCcwBMg=",
    "hello hello hello": "BYUwNmD2AEoTcpA=",
    "hello, i am a 猫": "BYUwNmD2A0AECWsCGBbZtDUzkA==",
    "héllo wörld 日本語 Ω": "BYS4NmD2AEDuBvAnMATahT00DTmg8qOoSuAg",
    "abc" * 15: "IYIwxqHpPXUNo+Q=",
}


def units(text: str) -> bytes:
    """A text as browsers have it, in which two halves of a pair that stand together are one character."""
    return text.encode("utf-16-le", "surrogatepass")


@pytest.mark.parametrize(("text", "packed"), PUBLISHED.items(), ids=map(repr, PUBLISHED))
def test_published_texts(text, packed):
    assert compress(text) == packed
    assert decompress(packed) == text
    assert decompress(packed.rstrip("=")) == text


def test_another_program_pads_otherwise():
    assert decompress("BYUwNmD2A0AECWsCGBbZtDUzkBA=") == "hello, i am a 猫"
    assert decompress("BYUwNmD2A0AECWsCGBbZtDUzkAA=") == "hello, i am a 猫"


@settings(deadline=None)
@given(st.text(st.characters(exclude_categories=())))
def test_every_text_comes_back(text):
    assert units(decompress(compress(text))) == units(text)
    assert is_base64(compress(text))


@settings(deadline=None)
@given(st.text(alphabet="ab\x00\xff\u0100\uffff\ud800\udc00\U0001f600", max_size=200))
def test_texts_that_repeat_come_back(text):
    assert units(decompress(compress(text))) == units(text)


@settings(deadline=None)
@given(st.text(alphabet="ABCDQabcdz019+/="))
def test_any_base64_is_a_text_or_refused(packed):
    try:
        assert len(units(decompress(packed, most=1000))) <= 2000
    except FormatError as error:
        assert str(error)


@pytest.mark.parametrize(
    ("packed", "message"),
    [
        ("", "line 1, column 1: the packed text is cut off here, after '': the rest of the puzzle is missing"),
        ("====", "line 1, column 1: the packed text is cut off here, after '': the rest of the puzzle is missing"),
        ("BYUw", "line 1, column 5: the packed text is cut off here, after 'BYUw': the rest of the puzzle is missing"),
        ("BYUw*", "line 1, column 5: '*' is not a character of packed text"),
        ("BYUw=BYUw", "line 1, column 5: '=' is not a character of packed text"),
        ("wA", "line 1, column 1: the packed text is damaged here, or before"),
        ("BYUwNmD2AEDukCcwBMg=BYUw", "line 1, column 20: the packed text goes on after its end: 'BYUw'"),
    ],
)
def test_what_is_no_compressed_text(packed, message):
    with pytest.raises(FormatError) as caught:
        decompress(packed)
    assert str(caught.value) == message


def test_a_text_of_the_largest_size_is_unpacked():
    text = '{"a":[' + "0," * (MOST_CHARACTERS // 2 - 20)
    assert decompress(compress(text)) == text


def test_a_bomb_is_refused_quickly_and_with_little_memory():
    # Each piece is one longer than the last.
    bomb = compress("a" * 3_000_000)
    assert len(bomb) < 6_000
    tracemalloc.start()
    with (
        at_most(seconds=10),
        pytest.raises(FormatError, match="the packed text stands for more than 2,000,000 characters"),
    ):
        decompress(bomb)
    assert tracemalloc.get_traced_memory()[1] < 30_000_000
    tracemalloc.stop()


def test_time_grows_with_the_size_only():
    text = "".join(chr(97 + number * number % 26) for number in range(400_000))
    with at_most(seconds=10):
        assert decompress(compress(text)) == text
