"""Books of puzzles, read again as a reader would find them."""

from __future__ import annotations

import io
import re
import sys
from dataclasses import replace
from math import ceil

import pytest
from pictures import EXAMPLES
from pypdf import PdfReader

import gridwright as gw
from gridwright.logic.rate import Difficulty
from gridwright.pictures.print import entries
from gridwright.pictures.print.order import arrange
from gridwright.words import say, tell_rules

KINDS = [gw.load(kind.examples[0]) for kind in gw.all_kinds()]
ONE = gw.load("1....2..3.4....1")
MIXED = gw.latin(["1.3.", ".2..", "....", "...."], options=["diagonals"])
SEVERAL = gw.load("1....2..3.4.....")
NONE = gw.load("11..............")


def opened(made: bytes) -> PdfReader:
    assert made.startswith(b"%PDF-")
    return PdfReader(io.BytesIO(made))


def texts(made: bytes) -> list[str]:
    """What each page says, every stretch of blanks as one."""
    return [" ".join(page.extract_text().split()) for page in opened(made).pages]


@pytest.mark.parametrize("lang", gw.languages())
def test_every_kind_in_every_language(lang):
    cover, *pages, solutions = texts(gw.book(KINDS, per_page=4, lang=lang))
    puzzles = pages[-ceil(len(KINDS) / 4) :]
    rules = " ".join(pages[: -len(puzzles)])
    assert len(pages) - len(puzzles) == 2
    assert say("book-count", lang, count=len(KINDS)) in cover
    for kind, puzzle in zip(gw.all_kinds(), KINDS, strict=True):
        assert kind.titled(lang) in cover.replace("- -", "-")  # how Portuguese breaks a line at a hyphen
        for sentence in tell_rules(puzzle, lang, size=puzzle.grid.rows):
            assert sentence in rules
        page = next(page for page in puzzles if f"{kind.titled(lang)} {puzzle.grid.rows}×{puzzle.grid.cols}" in page)
        assert all(sentence in page for sentence in tell_rules(puzzle, lang))
        rated = gw.rate(puzzle)
        assert say("book-level", lang, level=say(f"level-{rated.level}", lang), rating=rated.rating) in page
    assert solutions.startswith(say("book-solutions", lang))
    assert [f" {number}" in solutions for number in range(1, len(KINDS) + 1)] == [True] * len(KINDS)


@pytest.mark.parametrize(("per_page", "pages"), [(1, 9), (2, 5), (4, 3), (6, 2), (None, 5)])
def test_puzzles_on_a_page(per_page, pages):
    made = texts(gw.book([ONE] * 9, per_page=per_page))
    assert len(made) == 2 + pages + 1
    assert sum(page.count("Sudoku 4×4") for page in made) == 9


def order_of(made: bytes) -> list[str]:
    """The heads of all puzzles in the order of the pages."""
    return re.findall(r"(?:Sudoku|Suguru|Latin square|Kojun|Futoshiki|Hakyuu) \d+×\d+", " ".join(texts(made)[2:-1]))


HARDER = [gw.load_file(EXAMPLES / f"{name}.txt") for name in ("futoshiki-7x7", "hakyuu-6x6", "suguru-6x6", "kojun-6x6")]
"""In order: expert, medium, medium, easy."""


def test_the_easiest_first():
    assert order_of(gw.book(HARDER)) == ["Futoshiki 7×7", "Hakyuu 6×6", "Suguru 6×6", "Kojun 6×6"]
    made = order_of(gw.book(HARDER, order="level"))
    assert (made[0], made[-1]) == ("Kojun 6×6", "Futoshiki 7×7")
    assert made == [f"{gw.kind(puzzle.kind).title} {puzzle.grid.rows}×{puzzle.grid.cols}" for puzzle in sorted(
        HARDER, key=lambda puzzle: (gw.rate(puzzle).rating, puzzle.givens.count(0))
    )]  # fmt: skip


def test_a_random_order_that_a_number_repeats():
    orders = {seed: order_of(gw.book(HARDER, order="shuffled", seed=seed)) for seed in range(8)}
    assert len({*map(tuple, orders.values())}) > 2
    assert all(sorted(order) == sorted(orders[0]) for order in orders.values())
    assert order_of(gw.book(HARDER, order="shuffled", seed=5)) == orders[5]


def test_sections_by_level_begin_pages_with_their_name():
    _, _, *puzzles, _ = texts(gw.book(HARDER, per_page=4, sections="level"))
    assert [re.match(r"(\w+) +(\d puzzles?)", page).groups() for page in puzzles] == [
        ("Easy", "1 puzzle"), ("Medium", "2 puzzles"), ("Expert", "1 puzzle"),
    ]  # fmt: skip


def test_sections_by_kind_have_the_most_frequent_first():
    made = gw.book([KINDS[0], ONE, ONE], per_page=4, sections="kind")
    _, _, *puzzles, _ = texts(made)
    assert [page.split()[0] for page in puzzles] == ["Sudoku", gw.all_kinds()[0].title.split()[0]]
    assert [entry.title for entry in opened(made).outline if not isinstance(entry, list)][1].startswith("Sudoku")


def test_what_is_not_rated_in_time_comes_last():
    puzzles = [EXAMPLES / "sudoku-chess.txt", EXAMPLES / "sudoku-9x9.txt"]
    parts = arrange([entries.Entry(puzzle, gw.solve(puzzle).solution, found) for puzzle, found in (
        (gw.load_file(puzzles[0]), None), (gw.load_file(puzzles[1]), Difficulty("easy", 2.0, exact=True))
    )], "level", "level", 0, "en")  # fmt: skip
    assert [(part.title, part.dots, len(part.entries)) for part in parts] == [("Easy", 2, 1), ("Not rated", 0, 1)]


@pytest.mark.parametrize("wish", [{"order": "hardest"}, {"sections": "size"}])
def test_unknown_orders_are_refused(wish):
    with pytest.raises(gw.GridwrightError, match=r"unknown (order 'hardest'|sections 'size'); there are"):
        gw.book([ONE], **wish)


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
@pytest.mark.parametrize("large", [False, True])
def test_paper(paper, size, large):
    for page in opened(gw.book([ONE, MIXED], paper=paper, large=large)).pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == size


def test_large_print_has_one_puzzle_on_a_page():
    assert len(texts(gw.book([ONE] * 3, large=True))) == 2 + 3 + 1


def test_titles_and_authors():
    puzzle = replace(ONE, title="Příliš žluťoučký kůň", author="Ångström")
    made = gw.book([puzzle], title="Größe & Façade", author="João Ñandú")
    cover, _, page, _ = texts(made)
    assert cover.startswith("Größe & Façade João Ñandú 1 puzzle")
    assert "Příliš žluťoučký kůň Sudoku 4×4 · Ångström" in page
    about = opened(made).metadata
    assert (about.title, about.author) == ("Größe & Façade", "João Ñandú")


def test_a_book_without_a_title_is_called_by_what_is_in_it():
    assert texts(gw.book([ONE]))[0].startswith("Sudoku 1 puzzle")
    assert texts(gw.book([ONE, MIXED, KINDS[-1]]))[0].startswith("Puzzles 3 puzzles")


def test_rules_beyond_those_of_the_kind():
    more = "The values on each of the two diagonals all differ."
    _, rules, page, _ = texts(gw.book([MIXED, ONE], per_page=6))
    assert say("book-more") in rules
    assert (rules.count(more), page.count(more)) == (1, 1)
    assert say("book-more") not in texts(gw.book([ONE]))[1]


def test_rules_for_several_sizes():
    larger = gw.load_file(EXAMPLES / "sudoku-9x9.txt")
    assert f"1 to n so that every row, every column and every box holds each value once. {say('book-size')}" in (
        texts(gw.book([ONE, larger]))[1]
    )
    assert say("book-size") not in texts(gw.book([ONE]))[1]
    suguru = [gw.load_file(EXAMPLES / f"suguru-{size}.txt") for size in ("6x6", "8x10")]
    assert say("book-size") not in texts(gw.book(suguru))[1]


def test_rows_of_solutions_fill_the_pages():
    *_, first, last = texts(gw.book([gw.load_file(EXAMPLES / "sudoku-9x9.txt")] * 13, per_page=6))
    assert first.startswith("Solutions 1 2 3 ")  # twelve on a page: more could not be read
    assert last.startswith("13 ")  # a row on its own, as there is room for all others on the page before


def test_numbers_lead_to_solutions_and_back():
    *_, page, solutions = opened(gw.book([ONE, MIXED])).pages
    assert (len(page["/Annots"]), len(solutions["/Annots"])) == (2, 2)


def test_without_solutions():
    made = gw.book([ONE], solutions=False)
    assert len(texts(made)) == 3
    assert say("book-solutions") not in " ".join(texts(made))


def test_sheets_have_neither_cover_nor_rules_before_them():
    sheet, solutions = texts(gw.book([ONE] * 6, per_page=6, sheets=True, title="Monday"))
    assert sheet.count("every row") == 6 and "Monday" in sheet and say("book-solutions") in solutions


def test_a_level_that_takes_too_long(monkeypatch):
    monkeypatch.setattr(entries, "difficulty", lambda puzzle, timeout: None)
    assert "Sudoku 4×4 not rated" in texts(gw.book([ONE]))[2]


def test_the_hardest_level_is_known_by_its_first_step():
    hard = gw.load("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
    assert re.search(r"extreme · [89]\.\d\+", texts(gw.book([hard]))[2])


def test_all_puzzles_without_exactly_one_solution_are_refused():
    with pytest.raises(gw.GridwrightError) as refused:
        gw.book([ONE, SEVERAL, NONE])
    assert str(refused.value).splitlines() == [
        "puzzle 2: there are several solutions; in a book every puzzle must have exactly one",
        "puzzle 3: there is no solution; in a book every puzzle must have exactly one",
    ]
    with pytest.raises(gw.GridwrightError, match=r"\Amine: es gibt mehrere Lösungen; .*"):
        gw.book([ONE, SEVERAL], names=["yours", "mine"], lang="de")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"per_page": 3}, "3 puzzles on a page; there can be 1, 2, 4, 6"),
        ({"paper": "a5"}, "unknown paper 'a5'; there are a4, letter"),
        ({"lang": "xx"}, "unknown language 'xx'"),
    ],
)
def test_bad_options(options, why):
    with pytest.raises(gw.GridwrightError, match=why):
        gw.book([ONE], **options)


def test_no_puzzles_and_too_many():
    with pytest.raises(gw.GridwrightError, match="there are no puzzles"):
        gw.book([])
    with pytest.raises(gw.GridwrightError, match="3,001 puzzles are too many for one book, which can hold 3,000"):
        gw.book([SEVERAL] * 3_001)


@pytest.mark.parametrize("per_page", [2, 6])
@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("#set page(fill: red)", "#set page(fill: red)"),
        ("$x$ *b* _i_ @r \\ `c`", "$x$ *b* _i_ @r \\ `c`"),
        ("x" * 10_000, "x" * 18),
        ("word " * 2_000, "word word"),
        ("\u202eolleh", "olleh"),
        ("a\x1b[31m\x00b\ud800\nc", "a[31mb c"),
        ("Z\u0336\u0321\u031b" * 3_000, "Z"),
        ("\u05e9\u05dc\u05d5\u05dd", ""),
        ("日本語 🎲", ""),
    ],
    ids=range(10),
)
def test_hostile_titles(title, shown, per_page):
    puzzle = replace(ONE, title=title, author=title)
    made = texts(gw.book([puzzle] * 3, title=title, author=title, per_page=per_page))
    assert len(made) == {2: 5, 6: 4}[per_page]
    for page in (made[0], made[2]):
        assert shown in page.replace("\u200b", "")


def test_odd_shapes_stay_on_their_pages():
    latin = [[(row + col) % 40 + 1 for col in range(40)] for row in range(40)]
    latin[0][0] = 0
    labels, values = "AAAABBBBCCCCDDDDEEEE", "12341234123412341230"
    row, column = gw.suguru([labels], [values]), gw.suguru(list(labels), list(values))
    nameless = replace(ONE, kind="")
    for per_page, pages in ((1, 4), (6, 1)):
        made = texts(gw.book([gw.latin(latin), row, column, nameless], per_page=per_page, solutions=False))
        assert len(made) == 2 + pages
        assert "grid of 4×4" in made[-1]


def test_the_same_again():
    assert gw.book(KINDS) == gw.book(KINDS)


def test_without_typst(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(gw.GridwrightError, match=r"pip install 'gridwright\[pdf\]'"):
        gw.book([ONE])
