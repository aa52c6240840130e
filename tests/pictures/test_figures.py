"""Every figure is drawn in every sort of picture, and stands where nothing else does."""

from __future__ import annotations

import io
import re
from itertools import combinations, pairwise
from typing import get_args
from xml.etree import ElementTree

import pytest
from drawn_rules import EMPTY, SAMPLES, with_figures
from pictures import SVG, ids, parsed, parts, used
from pypdf import PdfReader

import gridwright as gw
from gridwright.kinds.sudoku import sudoku
from gridwright.model.figures import (
    Arrow,
    BlackCell,
    Bulb,
    Cage,
    Corner,
    Disc,
    Figure,
    Ink,
    Letter,
    Notches,
    Outside,
    Pill,
    Ribbon,
    Shade,
    Stroke,
)
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle
from gridwright.pictures.drawing import scene
from gridwright.pictures.page.animation import Animation
from gridwright.pictures.svg import inks
from gridwright.pictures.svg.letters import shape
from gridwright.pictures.svg.outside import Margins, margins
from gridwright.pictures.svg.picture import draw, size
from gridwright.pictures.svg.themes import THEMES

EACH = [figure for samples in SAMPLES.values() for figure in samples]
INKS: tuple[Ink, ...] = get_args(Ink)


def paths(root: ElementTree.Element, part: str) -> list[str]:
    return [element.attrib["d"] for element in root.iter(f"{SVG}path") if element.attrib.get("class") == part]


def test_there_is_an_example_of_every_figure():
    assert set(SAMPLES) == set(get_args(Figure))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("figure", EACH, ids=str)
def test_each_is_seen_in_each_theme(figure, theme):
    puzzle = with_figures(figure)
    root = parsed(gw.svg(puzzle, theme=theme, id="a"))
    assert gw.svg(puzzle, theme=theme, id="a") != gw.svg(EMPTY, theme=theme, id="a")
    style = next(root.iter(f"{SVG}style")).text or ""
    for part in parts(root):
        assert re.search(rf"#a \.{part}{{[^}}]*(?:fill|stroke|color):", style), f"{part} has no colour"
    assert {f"a-{name}" for name in used(root)} <= set(ids(root))


@pytest.mark.parametrize("figure", EACH, ids=str)
def test_each_is_drawn_with_characters_or_listed_in_words(figure):
    assert gw.render(with_figures(figure)) != gw.render(EMPTY)
    assert gw.render(with_figures(figure), ascii=True).isascii() or not getattr(figure, "text", "").isascii()


def test_a_solid_cage_is_a_border():
    made = with_figures(Cage((0, 1), "3+", solid=True))
    assert scene(made).borders == {(0, 4), (1, 5), (1, 2)}
    assert "cage" not in parts(parsed(gw.svg(made)))
    assert used(parsed(gw.svg(made)), "cage-text") == ["3", "u2b"]


def test_a_cage_leaves_room_for_its_sum():
    (line,) = paths(parsed(gw.svg(with_figures(Cage((0, 1), "12")))), "cage")
    start = [float(part) for part in line[1 : line.index("L")].split()]
    end = [float(part) for part in line[line.rindex("L") + 1 :].split()]
    assert start[0] > 14 and start[1] == 4  # behind the digits
    assert end[0] == 4 and end[1] > 10  # below them


def test_a_sum_stands_in_the_first_cell_of_the_uppermost_row():
    picture = parsed(gw.svg(with_figures(Cage((2, 5, 6), "9"))))
    (group,) = (one for one in picture.iter(f"{SVG}g") if one.attrib.get("class") == "cage-text")
    scale = float(group.attrib["transform"][6:-1])
    (use,) = group
    assert 96 < scale * float(use.attrib["x"]) < 110
    assert 0 < scale * float(use.attrib["y"]) < 12


@pytest.mark.parametrize("size", [4, 6, 9, 16])
@pytest.mark.parametrize("sort", [Cage, Corner, Notches])
def test_candidates_keep_clear_of_what_stands_in_a_corner(sort, size):
    figures = {Cage: Cage((0, 1), "45"), Corner: Corner(0, (1, 2, 3, 4)), Notches: Notches(0, inward=True)}
    blank = sudoku([[0] * size] * size)
    every = [range(1, size + 1)] * size**2
    root = parsed(gw.svg(with_figures(figures[sort], puzzle=blank), candidates=every))
    boxes = list(_boxes(root, "pencil"))[:size]  # of the first cell
    if sort is Cage:
        for box in boxes:
            assert all(_apart(box, other) for other in _boxes(root, "cage-text"))
    elif sort is Corner:
        for left, top, right, bottom in boxes:
            assert (48 - right) ** 2 + (48 - bottom) ** 2 > 13**2, (left, top)
    else:
        assert all(min(left, top) >= 8.5 and max(right, bottom) <= 39.5 for left, top, right, bottom in boxes)


Box = tuple[float, float, float, float]


def _boxes(root: ElementTree.Element, part: str) -> list[Box]:
    """Where the shapes of a part are, for digits of 14 × 22."""
    found = []

    def walk(element: ElementTree.Element, scale: float, inside: bool) -> None:
        zoom = re.match(r"scale\(([\d.]+)\)", element.attrib.get("transform", ""))
        scale *= float(zoom[1]) if zoom else 1
        inside = inside or element.attrib.get("class") == part
        if inside and element.tag == f"{SVG}use":
            x, y = float(element.attrib["x"]), float(element.attrib["y"])
            digits = len(element.attrib["href"].rsplit("-", 1)[1])
            wide, high = (7, 11) if digits == 1 else (14, 9.2)
            found.append((scale * (x - wide), scale * (y - high), scale * (x + wide), scale * (y + high)))
        for child in element:
            if child.tag != f"{SVG}defs":
                walk(child, scale, inside)

    walk(root, 1, False)
    return found


def _apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_numbers_outside_have_room_on_their_side_only():
    bare = margins(scene(EMPTY))
    assert bare == Margins(6.5, 6.5, 6.5, 6.5)
    left = margins(scene(with_figures(Outside(0, (0, 1), "3"))))
    assert left == Margins(6.5, 6.5, 6.5, 38.5)
    corner = margins(scene(with_figures(Outside(15, (-1, -1), "3"))))
    assert corner == Margins(6.5, 38.5, 38.5, 6.5)
    two = margins(scene(with_figures(Outside(0, (1, 0), "3"), Outside(0, (1, 0), "4"))))
    assert two == Margins(70.5, 6.5, 6.5, 6.5)


@pytest.mark.parametrize("figure", SAMPLES[Outside], ids=str)
def test_numbers_outside_are_inside_the_picture(figure):
    made = scene(with_figures(figure))
    root = parsed(draw(made))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (width, height) == size(made)
    boxes = _boxes(root, "outside") + _boxes(root, "black-cell-text")
    assert len(boxes) == len(figure.text) + (figure.badge == "sigma")
    for box in boxes:
        assert left <= box[0] and top <= box[1] and box[2] <= left + width and box[3] <= top + height


def test_badges_keep_clear_of_numbers_and_inside_the_picture():
    for badge in ("bars", "box"):
        made = scene(with_figures(Outside(0, (0, 1), "128", badge)))
        root = parsed(draw(made))
        (line,) = (one.attrib["d"] for one in root.iter(f"{SVG}path") if one.attrib.get("class") == "badge")
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", line)]
        left, right = min(numbers[::2]), max(numbers[::2])
        top, bottom = min(numbers[1::2]), max(numbers[1::2])
        assert -margins(made).left <= left and right <= 0
        boxes = _boxes(root, "outside")
        assert all(top < box[1] and box[3] < bottom for box in boxes)
        assert badge == "bars" or all(left < box[0] and box[2] < right for box in boxes)


def test_each_clone_has_a_shade_of_its_own():
    words = "clones: r1c1-r4c4=clone r2c2-r3c4=clone\nextraregions: r1c3-r2c4=region"
    shades = scene(gw.load(f"sudoku 4x4\n{words}")).figures(Shade)
    clones = {shade.cells: shade.ink for shade in shades if shade.apart}
    assert clones[0,] == clones[15,] != clones[5,] == clones[11,]
    assert {shade.ink for shade in shades if not shade.apart} == {"grey"}


def test_the_number_of_a_line_is_on_it_and_clear_of_values():
    root = parsed(gw.svg(with_figures(Ribbon((0, 1, 6), "teal", "12"), puzzle=EMPTY.with_givens((1, 2, *(0,) * 14)))))
    number, values = _boxes(root, "line-text"), _boxes(root, "given")
    assert len(number) == 2 and all(_apart(one, other) for one in number for other in values)
    assert all(box[0] >= 48 and box[2] < 96 and abs((box[1] + box[3]) / 2 - 24) < 1 for box in number)


def test_several_numbers_in_one_place_stand_behind_each_other():
    root = parsed(gw.svg(with_figures(*(Outside(0, (0, 1), str(number)) for number in (1, 2, 3)))))
    boxes = _boxes(root, "outside")
    assert all(_apart(one, other) for one, other in combinations(boxes, 2))


def test_a_page_of_pdf_is_as_large_as_the_picture_with_its_numbers():
    (page,) = PdfReader(io.BytesIO(gw.draw(with_figures(Outside(0, (0, 1), "3")), "pdf"))).pages
    assert (page.mediabox.width, page.mediabox.height) == (0.75 * (4 * 48 + 45), 0.75 * (4 * 48 + 13))


def test_labels_of_a_page_stand_beside_their_rows_and_columns():
    page = gw.page(with_figures(Outside(0, (0, 1), "3"), Outside(0, (1, 0), "3")))
    assert '<text x="62.5" y="-4">c1</text>' in page
    assert '<text x="-11" y="66.5">r1</text>' in page


def test_all_that_clues_show_is_in_an_animation_once():
    puzzle = with_figures(Cage((0, 1, 4), "12"), Ribbon((0, 5, 10), "green"), Outside(0, (0, 1), "7"))
    shown = [scene(puzzle, values) for values in ((0,) * 16, (1, *(0,) * 15), (1, 2, *(0,) * 14))]
    made = Animation(1)
    for moment in shown:
        made.add(moment)
    root = parsed(made.draw(shown[0], id="a"))
    for part in ("cage", "ribbon"):
        assert len(paths(root, part)) == 1
    assert used(root, "outside") == ["7"]
    assert not any("data-at" in element.attrib for element in root.iter(f"{SVG}path"))


def test_lines_end_at_rings():
    for line, part in ((Stroke((0, 1, 2)), "thread"), (Ribbon((0, 1, 2), "grey"), "ribbon-cut")):
        root = parsed(gw.svg(with_figures(line, Pill((0,)), Pill((2,)))))
        (path,) = paths(root, part)
        assert path == "M42.25 24L72 24L101.75 24"
        assert "line" not in parts(root) and "ribbon" not in parts(root)


def test_an_arrow_begins_at_a_ring_and_has_a_head():
    root = parsed(gw.svg(with_figures(Arrow((0, 1, 2)))))
    (path,) = paths(root, "arrow")
    assert path.startswith("M42.25 24L72 24L120 24M")
    assert len(paths(root, "pill")) == 1  # its own, since no other is there
    several = parsed(gw.svg(with_figures(Arrow((1, 2)), Pill((0, 1)))))
    assert paths(several, "pill") == ["M24 6L72 6A18 18 0 0 1 72 42L24 42A18 18 0 0 1 24 6Z"]


def test_lines_of_the_grid_leave_room_for_letters():
    (thin,) = paths(parsed(gw.svg(with_figures(Letter(0, 1, "X"), Letter(1, 5, "12")))), "thin")
    assert "M48 0V17M48 31V" in thin
    assert "M0 48H61M83 48H" in thin


def test_values_in_black_cells_are_white():
    puzzle = with_figures(BlackCell(0), puzzle=EMPTY.with_givens((1, 2, *(0,) * 14)))
    root = parsed(gw.svg(puzzle))
    assert used(root, "given-white") == ["1"]
    assert used(root, "given") == ["2"]


def test_each_line_differs_from_the_others_in_black_and_white():
    seen = {ink: gw.svg(with_figures(Ribbon((0, 1), ink)), theme="print", id="a").split(ink)[-1] for ink in INKS}
    looks = {ink: inks.SPINES.get(ink, inks.PRINT[ink]) for ink in INKS}
    assert len(set(looks.values())) == len(INKS)
    assert all(seen.values())
    shades = {gw.svg(with_figures(Shade((0, 1), ink)), theme="print", id="a") for ink in INKS}
    assert len(shades) == len(INKS)


def test_print_is_black_and_grey():
    figures = [*EACH, *(Ribbon((0, 1), ink) for ink in INKS), *(Bulb(0, ink) for ink in INKS)]
    colours = re.findall(r"#([0-9a-f]{3}(?:[0-9a-f]{3})?)\b[;}]", gw.svg(with_figures(*figures), theme="print"))
    assert colours
    assert all(len({colour[i : i + len(colour) // 3] for i in range(0, len(colour), len(colour) // 3)}) == 1
               for colour in colours)  # fmt: skip


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ink", INKS)
def test_digits_can_be_read_on_every_line(ink):
    for colours, digits in (
        (inks.LIGHT, ("#16181b", "#1660b8", "#3c4147")),
        (inks.DARK, ("#f4f5f6", "#8cc4ff", "#b4bac1")),
        (inks.CONTRAST, ("#000000", "#0038a8")),
    ):
        for digit in digits:
            assert _contrast(colours[ink], digit) >= 3, (ink, digit)


@pytest.mark.parametrize("ink", INKS)
def test_lines_stand_out_from_the_paper_where_contrast_is_high(ink):
    assert _contrast(inks.CONTRAST[ink], "#ffffff") >= 3


def test_letters_and_signs_have_shapes_of_their_own():
    known = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+−×÷=≠<>≤≥?!/.,:"
    shapes = [shape(character) for character in known]
    assert len(set(shapes)) == len(known)
    assert shape("x") == shape("X") and shape("-") == shape("−") and shape("*") == shape("×")
    assert shape("☃") not in shapes and shape("☃")


@pytest.mark.parametrize("text", ["<b>", "&amp;", '"', "\x00", "@o", "9" * 30, "☃"])
def test_a_text_never_becomes_markup(text):
    dot = Disc(0, 1, filled=False, text=text)
    for figure in (Cage((0, 1), text), dot, Letter(0, 1, text), Outside(0, (0, 1), text)):
        root = parsed(gw.svg(with_figures(figure)))
        assert len(list(root.iter(f"{SVG}use"))) == len(text)


def test_a_grid_of_one_cell_holds_them_all():
    every = (
        Cage((0,), "1"), Ribbon((0,), "red"), Bulb(0, "red"), Arrow((0,)), Pill((0,)), Stroke((0,)), Shade((0,), "red"),
        *(Outside(0, (down, right), "1") for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right),
    )  # fmt: skip
    puzzle = with_figures(*every, puzzle=Puzzle(Grid(1, 1), (), (0,)))
    for theme in THEMES:
        parsed(gw.svg(puzzle, theme=theme))
    assert len({len(line) for line in gw.render(puzzle).split("\n")[:5]}) == 1


def test_ribbons_in_any_order_of_inks_lie_in_the_same_order():
    orders = [[Ribbon((0, 1), one), Ribbon((1, 2), other)] for one, other in pairwise(INKS)]
    for order in orders:
        assert gw.svg(with_figures(*order), id="a") == gw.svg(with_figures(*reversed(order)), id="a")
