"""Many scenes in one picture: at each point it shows what a picture of that scene alone would."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from pictures import FUTOSHIKI, JIGSAW, SMALL, SUGURU, SVG, ids, parsed, position

import gridwright as gw
from gridwright.logic.explain import taken_in
from gridwright.pictures.page.animation import Animation
from gridwright.pictures.scene import Scene
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.picture import draw

Drawn = dict[str, set[tuple[tuple[str, str], ...]]]


def scenes(start: gw.Puzzle | gw.Position) -> list[Scene]:
    trail = gw.explain(start)
    steps = [
        scene_of(before, step=step, candidates=candidates)
        for candidates in (None, True)
        for step, before in taken_in(trail)
    ]
    return [scene_of(start), *steps, scene_of(trail)]


def animation(shown: list[Scene], *, tracks: int = 1, id: str = "") -> str:
    made = Animation(tracks)
    for start in range(len(shown) // tracks):
        made.add(*shown[start :: len(shown) // tracks])
    return made.draw(shown[0], id=id)


def seen_at(element: ElementTree.Element, number: int) -> bool:
    spans = [span.split("-") for span in element.attrib.get("data-at", "0-999999").split()]
    return any(int(span[0]) <= number <= int(span[-1]) for span in spans)


def drawn(root: ElementTree.Element, number: int = 0) -> Drawn:
    """What is drawn there, layer by layer: paths and what is used, with their places."""
    layers: Drawn = {}

    def walk(element: ElementTree.Element, layer: str) -> None:
        layer += element.attrib.get("class", "") + element.attrib.get("transform", "")
        if element.tag in (f"{SVG}path", f"{SVG}use") and seen_at(element, number):
            kept = {name: value for name, value in element.attrib.items() if name not in ("data-at", "display")}
            layers.setdefault(layer, set()).add(tuple(sorted(kept.items())))
        for child in element:
            if child.tag != f"{SVG}defs":
                walk(child, layer)

    walk(root, "")
    return layers


@pytest.mark.parametrize(
    "start",
    [SMALL, JIGSAW, FUTOSHIKI, SUGURU, *map(position, ("x-wing", "xy-chain", "direct-pointing", "naked-pair"))],
    ids=str,
)
def test_each_moment_is_the_picture_of_its_scene(start):
    shown = scenes(start)
    root = parsed(animation(shown, id="board"))
    for number, scene in enumerate(shown):
        alone, moment = drawn(parsed(draw(scene, id="board"))), drawn(root, number)
        assert moment == alone
        assert list(moment) == list(alone)  # what lies below is drawn first


@pytest.mark.parametrize("start", [SMALL, position("xy-chain")], ids=str)
def test_tracks_come_one_after_the_other(start):
    shown = scenes(start)[1:-1]
    two, one = (drawn_at_all(animation(shown, tracks=tracks, id="board"), len(shown)) for tracks in (2, 1))
    assert two == one


def drawn_at_all(picture: str, count: int) -> list[Drawn]:
    root = parsed(picture)
    return [drawn(root, number) for number in range(count)]


def test_all_that_is_used_is_defined_and_has_colours():
    root = parsed(animation(scenes(position("xy-chain")), id="board"))
    defined = ids(root)
    assert len(set(defined)) == len(defined)
    assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} <= set(defined)
    style = next(root.iter(f"{SVG}style")).text or ""
    for element in root.iter():
        if "class" in element.attrib:
            assert f"#board .{element.attrib['class']}{{" in style


def test_without_a_script_the_first_scene_is_seen():
    root = parsed(animation(scenes(SMALL), id="board"))
    timed = [element for element in root.iter() if "data-at" in element.attrib]
    assert timed
    assert all(("display" in element.attrib) is not seen_at(element, 0) for element in timed)


def test_what_stays_is_there_once():
    shown = scenes(position("x-wing"))
    assert len(animation(shown)) * 5 < sum(len(draw(scene)) for scene in shown)
