"""Figures of clues drawn with characters, exactly as people see them, and what is listed in words."""

from __future__ import annotations

from textwrap import dedent

from drawn_rules import EMPTY, with_figures

import gridwright as gw
from gridwright.model.figures import BlackCell, Disc, Letter, Outside, Stroke
from gridwright.pictures import render


def expect(drawn: str, expected: str) -> None:
    """Compares but for blanks at the ends of lines, which all are equally long."""
    lines = drawn.split("\n")
    assert len(set(map(len, lines))) == 1
    assert [line.rstrip() for line in lines] == dedent(expected).strip("\n").split("\n")


def test_numbers_outside_the_grid():
    figures = (
        Outside(0, (0, 1), "12"), Outside(4, (0, 1), "3"), Outside(3, (0, -1), "4"), Outside(0, (1, 0), "1"),
        Outside(1, (1, 1), "23"), Outside(14, (-1, 1), "5"), Outside(15, (-1, -1), "6"), Outside(4, (0, 1), "9"),
    )  # fmt: skip
    expect(render(with_figures(*figures)), """
             1,23↘
            ┏━━━━━┯━━━━━┯━━━━━┯━━━━━┓
         12 ┃     │     │     │     ┃ 4
            ┠─────┼─────┼─────┼─────┨
        3,9 ┃     │     │     │     ┃
            ┠─────┼─────┼─────┼─────┨
            ┃     │     │     │     ┃
            ┠─────┼─────┼─────┼─────┨
            ┃     │     │     │     ┃
            ┗━━━━━┷━━━━━┷━━━━━┷━━━━━┛
                     5↗               6↖
    """)


def test_sorts_of_numbers_outside_are_told_apart():
    several = gw.load(
        "sudoku 4x4\nleft1=sandwich5 left2=xsum7 left3=numberedroom3 left4=skyscraper2 r1c2-downright=littlekiller8"
    )
    drawn = render(several).split("\n")
    assert [line.split()[0] for line in (drawn[2], drawn[4], drawn[6], drawn[8])] == ["≡5", "Σ7", "□3", "2"]
    assert drawn[-2:] == [
        "# outside: 8↘ (littlekillers) □3 (numberedrooms) ≡5 (sandwiches)",
        "#   2 (skyscrapers) Σ7 (xsums)",
    ]
    plain = render(several, ascii=True).split("\n")
    assert [line.split()[0] for line in (plain[2], plain[4], plain[6], plain[8])] == ["=5", "x7", "#3", "2"]
    assert "".join(plain).isascii()


def test_numbers_of_one_sort_without_a_badge_need_no_legend():
    assert "outside" not in render(gw.load("skyscrapers 4x4\nleft1=skyscraper2"))
    assert render(gw.load("sudoku 4x4\nleft1=sandwich5")).endswith("\n# outside: ≡5 (sandwiches)")


def test_letters_and_dots_between_cells():
    figures = (Letter(0, 1, "X"), Letter(0, 4, "V"), Disc(5, 6, filled=True), Disc(6, 10, filled=False))
    expect(render(with_figures(*figures)), """
        ┏━━━┯━━━┯━━━┯━━━┓
        ┃   X   │   │   ┃
        ┠─V─┼───┼───┼───┨
        ┃   │   ●   │   ┃
        ┠───┼───┼─○─┼───┨
        ┃   │   │   │   ┃
        ┠───┼───┼───┼───┨
        ┃   │   │   │   ┃
        ┗━━━┷━━━┷━━━┷━━━┛
    """)


def test_black_cells_hold_numbers_and_values():
    figures = (*map(BlackCell, (0, 1, 4, 15)), Outside(5, (1, 0), "23"), Outside(5, (0, 1), "4"))
    expect(render(with_figures(*figures, puzzle=EMPTY.with_givens((*(0,) * 15, 3))), ascii=True), """
        +-------------------+
        | ##  23\\    .    . |
        |                   |
        | \\4    .    .    . |
        |                   |
        |  .    .    .    . |
        |                   |
        |  .    .    .   #3 |
        +-------------------+
    """)


CAGED = gw.load("sudoku 4x4\ncages: r1c1-r1c2=cage5 r3c1-r3c2-r4c1=cage7\nthermometers: r2c1-r2c2-r3c3=thermo")


def test_what_cannot_be_drawn_is_listed_in_words():
    assert render(CAGED).split("\n")[9:] == [
        "cages: r1c1-r1c2=cage5 r3c1-r3c2-r4c1=cage7",
        "thermometers: r2c1-r2c2-r3c3=thermo",
    ]
    assert len(render(CAGED, [1] * 16).split("\n")) == 9  # nothing is left to be found


def test_long_lists_are_folded():
    words = [f"r{row}c{col}-r{row}c{col + 1}=cage" for row in range(1, 10) for col in (1, 3, 5, 7)]
    listed = render(gw.load(f"sudoku 9x9\ncages: {' '.join(words)}")).split("\n")[19:]
    assert " ".join(line.strip() for line in listed) == f"cages: {' '.join(words)}"
    assert max(map(len, listed)) <= 80


def test_two_sorts_between_the_same_cells_are_listed_in_words():
    puzzle = gw.load("latin 3x3\nsigns: r1c1<r1c2\ndots: r1c1-r1c2=white r2c1-r2c2=white")
    assert render(puzzle).split("\n")[7:] == ["dots: r1c1-r1c2=white", "signs: r1c1<r1c2"]


def test_only_diagonals_are_drawn_as_such():
    assert "╲" in render(with_figures(Stroke((0, 5, 10, 15))))
    for line in ((0, 5, 10), (0, 1, 6), (5, 10)):
        drawn = render(with_figures(Stroke(line)))
        assert "╲" not in drawn and drawn.endswith("\ndrawing: r1c1")
