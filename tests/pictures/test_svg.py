"""Pictures as SVG: well-formed, self-contained, and with all that there is to see."""

from __future__ import annotations

import re

import pytest
from pictures import EXAMPLES, FUTOSHIKI, JIGSAW, SMALL, SUGURU, ids, parsed, parts, step_of, used
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

import gridwright as gw
from gridwright.kinds.latin import latin
from gridwright.pictures.drawing import scene
from gridwright.pictures.svg.themes import THEMES

FILES = sorted(EXAMPLES.glob("*.txt"))
SOLVED = (1, 3, 2, 4, 4, 2, 3, 1, 2, 4, 1, 3, 3, 1, 4, 2)


class _SvgFile(SingleFileSnapshotExtension):
    """Snapshots as files that any browser shows."""

    file_extension = "svg"
    _write_mode = WriteMode.TEXT


@pytest.fixture
def as_before(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(_SvgFile)


def test_small_sudoku(as_before):
    assert gw.svg(SMALL, id="small") == as_before


def test_solved(as_before):
    assert gw.svg(SMALL, SOLVED, theme="dark", id="solved") == as_before


def test_signs_diagonals_and_candidates_for_print(as_before):
    assert gw.svg(FUTOSHIKI, candidates=True, theme="print", id="futoshiki") == as_before


def test_regions_with_tints(as_before):
    assert gw.svg(SUGURU, tints=True, theme="light", id="suguru") == as_before


def test_step(as_before):
    assert gw.svg(step_of("xy-chain"), theme="light", id="chain") == as_before


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_in_every_theme(path, theme):
    puzzle = gw.load_file(path)
    root = parsed(gw.svg(puzzle, candidates=True, tints=True, theme=theme))
    givens = [str(value) for value in puzzle.givens if value]
    assert used(root, "given") == givens
    assert len(set(ids(root))) == len(ids(root))
    assert {f"{root.attrib['id']}-{name}" for name in used(root)} <= set(ids(root))


def test_values_given_and_found_differ_in_weight_and_slant():
    root = parsed(gw.svg(SMALL, SOLVED))
    assert used(root, "given") == ["1", "3", "4", "2"]
    assert used(root, "found") == ["i3", "i2", "i4", "i4", "i2", "i1", "i2", "i1", "i3", "i3", "i1", "i4"]
    assert "skewX" in gw.svg(SMALL, SOLVED) and "skewX" not in gw.svg(SMALL)


def test_numbers_of_two_digits_are_made_of_digits():
    root = parsed(gw.svg(latin(size=12), [12] * 144))
    scope = root.attrib["id"]
    assert {f"{scope}-1", f"{scope}-2", f"{scope}-12", f"{scope}-i12"} <= set(ids(root))


def test_each_candidate_has_its_place():
    places = {}
    for candidates in ({1, 5, 9}, {5}, {9, 5}):
        cells = [candidates, *[()] * 80]
        svg = gw.svg(gw.sudoku(["........."] * 9), candidates=cells)
        for value, x, y in re.findall(r'href="#\w+-(\d)" x="([\d.]+)" y="([\d.]+)"', svg):
            assert places.setdefault(value, (x, y)) == (x, y)
    assert len(set(places.values())) == 3


@pytest.mark.parametrize("technique", [t.id for t in gw.ladder() if t.id != "trial"])
def test_a_step_of_every_technique(technique):
    step = step_of(technique)
    root = parsed(gw.svg(step))
    assert used(root, "placed") == [f"i{value}" for _, value in step.placements]
    struck = {value for part in (step, *(() if step.whole else step.substeps)) for _, value in part.eliminations}
    assert {int(name) for name in used(root, "out")} == struck
    assert ("strike" in parts(root)) == bool(struck)
    assert ("strong" in parts(root)) == any(link.strong for link in step.links)


def test_it_is_self_contained():
    svg = gw.svg(step_of("x-wing"), theme="auto")
    assert "prefers-color-scheme:dark" in svg
    assert svg.count("http") == 1  # the name space
    assert not re.search(r"<(script|image|text|foreignObject|a)\b|url\(|@import|font", svg)


def test_pictures_on_one_page_keep_to_themselves():
    first, second = gw.svg(SMALL), gw.svg(JIGSAW)
    assert not {*ids(parsed(first))} & {*ids(parsed(second))}
    selectors = re.findall(r"[};{>](#[\w-]+) \.", first)
    assert set(selectors) == {f"#{parsed(first).attrib['id']}"}
    assert gw.svg(SMALL) == first


def test_an_id_of_ones_own():
    root = parsed(gw.svg(SMALL, id="mine"))
    assert all(name.startswith("mine") for name in ids(root))
    for wrong in ("1st", 'a"b', "a b", "a" * 65):
        with pytest.raises(gw.GridwrightError, match="is not an id"):
            gw.svg(SMALL, id=wrong)


def test_for_those_who_cannot_see_it():
    root = parsed(gw.svg(FUTOSHIKI, [1, 2, 3, *[0] * 6]))
    assert root.attrib["role"] == "img"
    title, desc = root[0], root[1]
    assert root.attrib["aria-labelledby"].split() == [title.attrib["id"], desc.attrib["id"]]
    assert title.text == "Futoshiki 3×3"
    assert desc.text == (
        "Row 1: 1, 2, 3. Row 2: empty, empty, empty. Row 3: empty, empty, empty. "
        "Signs: r1c1 < r1c2, r2c2 < r2c3, r3c1 < r2c1."
    )


def test_in_other_languages():
    root = parsed(gw.svg(JIGSAW, lang="de"))
    assert (root[1].text or "").startswith("Zeile 1: leer, leer, leer, leer, 3.")
    assert "Gebiete: r1c1 r1c2 r2c1 r2c2 r3c1; " in (root[1].text or "")
    step = step_of("x-wing")
    assert (parsed(gw.svg(step, lang="cs"))[1].text or "").startswith(gw.tell(step, step.position, "cs"))


HOSTILE = {
    "script": "<script>alert(1)</script>",
    "attribute": '" onload="alert(1)',
    "entity": "&lt;script&gt; ]]> <!-- -->",
    "long": "a" * 10_000,
    "right-to-left": "\u202eolleh\u202c שלום",
    "control": "a\x00\x01\x1b[31m\x7f\x85\u2028b\r\n\tc",
    "surrogate": "a\ud800b\ufffe\uffff",
    "at": "@ #@5 </title></svg>",
}


@pytest.mark.parametrize("title", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_title_never_becomes_markup(title):
    harmless, svg = gw.svg(SMALL, title="x", id="a"), gw.svg(SMALL, title=title, id="a")
    svg.encode()
    root, tame = parsed(svg), parsed(harmless)
    assert [(e.tag, e.attrib) for e in root.iter()] == [(e.tag, e.attrib) for e in tame.iter()]
    shown = root[0].text or ""
    assert 0 < len(shown) <= 200
    assert shown.isprintable() or not title.isprintable()
    again = gw.gallery([scene(SMALL, title=title)] * 2).html
    assert [e.tag for e in parsed(again).iter()] == [e.tag for e in parsed(gw.gallery([SMALL] * 2).html).iter()]


def test_an_unknown_theme():
    with pytest.raises(gw.GridwrightError, match="unknown theme 'pink'; there are auto, light, dark, contrast, print"):
        gw.svg(SMALL, theme="pink")


@pytest.mark.parametrize(("most", "details"), [(4_000, {}), (21_000, {"candidates": True})])
def test_small_files(most, details):
    assert len(gw.svg(gw.load_file(EXAMPLES / "sudoku-9x9.txt"), **details)) < most


def test_a_grid_with_nothing_in_it():
    bare = gw.Puzzle(gw.Grid(1, 1), (), (0,))
    assert parts(parsed(gw.svg(bare))) == {"paper", "thick"}


def test_values_from_arrays():
    numpy = pytest.importorskip("numpy")
    assert gw.svg(SMALL, numpy.array(SOLVED)) == gw.svg(SMALL, SOLVED)


def test_the_wrong_number_of_values():
    with pytest.raises(gw.RuleError, match="3 values for the 16 cells of a grid of 4x4"):
        gw.svg(SMALL, [1, 2, 3])


def test_steps_keep_their_colours_to_themselves():
    assert not any(part.startswith("tint") for part in parts(parsed(gw.svg(step_of("x-wing"), tints=True))))
