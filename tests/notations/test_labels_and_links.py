"""Puzzles as people paste them: rows with labels, links in sentences, broken, cut off or encoded."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from gridwright.model.errors import FormatError
from gridwright.notations import load, load_all, notation

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [LINE[at : at + 9] for at in range(0, 81, 9)]
WITH_LINKS = ["f-puzzles", "sudokupad", "penpa", "puzz-link"]
LABELS = ["R{}: ", "R{} ", "r{}|", "Row {}: ", "row {} = ", "{}. ", "{}) ", "{}: ", "{} | ", "  {}.\t"]


def link(name: str) -> str:
    return notation(name).example.strip()


def broken(text: str, width: int = 48) -> str:
    return "\n".join(text[at : at + width] for at in range(0, len(text), width))


class TestLabels:
    @pytest.mark.parametrize("label", LABELS)
    @pytest.mark.parametrize("between", ["", " "])
    def test_numbers(self, label, between):
        rows = [label.format(number) + between.join(row) for number, row in enumerate(ROWS, 1)]
        assert load("\n".join(rows)) == load(LINE)
        assert load("Look at this one:\n" + "\n".join(rows) + "\nIs it hard?") == load(LINE)

    def test_letters_lists_and_frames(self):
        assert load("\n".join(f"{letter}: {row}" for letter, row in zip("ABCDEFGHI", ROWS, strict=True))) == load(LINE)
        lists = [f"Row {number}: [{','.join(row)}]".replace(".", "0") for number, row in enumerate(ROWS, 1)]
        assert load("\n".join(lists)) == load(LINE)
        framed = [f"R{number}: {row[:3]}|{row[3:6]}|{row[6:]}" for number, row in enumerate(ROWS, 1)]
        assert load("\n".join([*framed[:3], "---+---+---", *framed[3:6], "---+---+---", *framed[6:]])) == load(LINE)

    @pytest.mark.parametrize("above", ["C1 C2 C3 C4 C5 C6 C7 C8 C9", "1 2 3 4 5 6 7 8 9", "A B C D E F G H I"])
    def test_names_of_columns_above(self, above):
        rows = [f"R{number}  {' '.join(row)}" for number, row in enumerate(ROWS, 1)]
        assert load("\n".join(["    " + above, *rows])) == load(LINE)

    @pytest.mark.parametrize(
        ("row", "message"),
        [("4..8.3..", "line 5, column 1: row 5 has 8 cells"), ("4..8.3..%", "line 5, column 13: r5c9: '%'")],
    )
    def test_what_is_wrong_is_told_where_it_stands(self, row, message):
        rows = [f"R{number}: {row if number == 5 else line}" for number, line in enumerate(ROWS, 1)]
        with pytest.raises(FormatError, match=f"^{message}"):
            load("\n".join(rows))

    def test_labels_that_do_not_count_up_are_none(self):
        with pytest.raises(FormatError):
            load("\n".join(f"R{number}: {row}" for number, row in zip((1, 2, 3, 5, 4, 6, 7, 8, 9), ROWS, strict=True)))


AROUND = [
    "{}.", "({})", "<{}>", '"{}"', "“{}”.", "„{}“", "'{}'", "[{}]", "{}!", "{},", "{}).", "*{}*", "**{}**", "`{}`",
    "{}…", "see {}.", "(see {}).", "[a link]({})", "Is {} hard?",
]  # fmt: skip


class TestLinksInSentences:
    @pytest.mark.parametrize("name", WITH_LINKS)
    def test_as_address_bars_show_them(self, name):
        assert load(link(name).removeprefix("https://")) == load(link(name))

    @pytest.mark.parametrize("around", AROUND)
    @pytest.mark.parametrize("name", WITH_LINKS)
    def test_what_stands_around(self, around, name):
        assert load(around.format(link(name))) == load(link(name))

    @pytest.mark.parametrize("around", ["{}.", "({})", "“{}”.", "Try this: {}. It is hard."])
    @pytest.mark.parametrize("text", ["suguru/5/5/cih47bs73m3g5p1g2g", link("tatham")])
    def test_words_that_are_no_links(self, around, text):
        assert load(around.format(text)) == load(text)

    def test_of_what_may_be_cells_no_dot_is_taken_away(self):
        with pytest.raises(FormatError):
            load(LINE[:-1] + "..")

    def test_names_of_constraints_say_nothing_about_the_puzzle(self):
        text = link("interactive-sudoku-solver")
        assert load(f"See {text}.") == load(text)

    @pytest.mark.parametrize("text", ["{}", "Look at\n{}\nnice.", "> {}", "Hello,\nlook:\n{}\nBest wishes\n", "{}."])
    @pytest.mark.parametrize("name", WITH_LINKS)
    def test_broken_into_lines(self, text, name):
        lines = broken(link(name), 40).replace("\n", "\n> ") if text.startswith(">") else broken(link(name), 40)
        assert load(text.format(lines)) == load(link(name))

    def test_several_links_stay_several(self):
        puzzles = [load(link(name)) for name in WITH_LINKS]
        assert load_all("\n".join(map(link, WITH_LINKS))) == puzzles
        assert load_all("First\n" + "\nand then\n".join(map(link, WITH_LINKS)) + ".") == puzzles

    @pytest.mark.parametrize("name", WITH_LINKS)
    def test_percent_signs(self, name):
        encoded = quote(link(name), safe="")
        assert load(encoded) == load(quote(link(name), safe="/")) == load(link(name))
        assert load(f"https://www.google.com/url?q={encoded}&sa=D") == load(link(name))
        assert load(f"It is at https://example.org/?to={encoded}.") == load(link(name))

    def test_percent_signs_twice(self):
        address, packed = link("f-puzzles").split("load=")
        assert load(f"{address}load={quote(quote(packed, safe=''), safe='')}") == load(link("f-puzzles"))

    @pytest.mark.parametrize("share", [0.5, 0.7, 0.95])
    @pytest.mark.parametrize("more", ["", "...", "…"])
    @pytest.mark.parametrize("name", ["f-puzzles", "sudokupad", "penpa"])
    def test_cut_off(self, name, share, more):
        cut = link(name)[: int(share * len(link(name)))]
        with pytest.raises(FormatError, match=rf"^line 1, column {len(cut) + 1}: .* cut off here, after "):
            load(cut + more)

    def test_packed_text_without_a_link_that_is_cut_off(self):
        packed = link("f-puzzles").partition("load=")[2]
        with pytest.raises(FormatError, match=r"^line 1, column 101: the packed text is cut off here, after "):
            load(packed[:100])


class TestBrokenGameIds:
    @pytest.mark.parametrize("break_", [" ", "\n", "\n  "])
    def test_solo(self, break_):
        text = link("tatham")
        assert load(text[:20] + break_ + text[20:]) == load(text)
        assert load(text.replace(":", ": ")) == load(text)

    def test_unequal(self):
        text = "4:0,0R,0,0D,0,2,0,0,0U,0,0,3,0,0,0,0,"
        assert load(text.replace(",", ", ")) == load(text[:20] + "\n" + text[20:]) == load(text)

    def test_places_are_those_of_the_text(self):
        text = link("tatham")
        with pytest.raises(FormatError, match=r"^line 2, column 11: '9' is neither a to z nor _"):
            load(text[:20] + "\n" + text[20:30] + "9_" + text[30:])

    def test_a_size_above_a_grid_of_digits_is_none(self):
        assert load("9x9: " + LINE.replace(".", "0")) == load(LINE)


def test_a_line_that_may_be_another_puzzle_is_not_passed_over():
    with pytest.raises(FormatError, match=r"^line 2, column 82: ';easy one' stands behind what looks like another"):
        load_all(f"{LINE}\n.{LINE[1:]};easy one\n")
