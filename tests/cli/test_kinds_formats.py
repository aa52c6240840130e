"""`gridwright kinds` and `gridwright formats`."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.notations import recognised
from gridwright.words import tell_option, tell_rules

from .program import gridwright

KINDS = [kind.id for kind in gw.all_kinds()]
NOTATIONS = [notation.id for notation in gw.all_notations()]


@pytest.mark.parametrize("command", [["kinds"], ["kinds", "--ascii"], ["formats"]], ids=" ".join)
def test_fits_into_80_columns(command):
    ran = gridwright(*command)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 80


def test_all_kinds_with_their_rules_and_the_options():
    out = gridwright("kinds").out
    for kind in gw.all_kinds():
        assert f"{kind.title}: {kind.id}" in out
        assert " ".join(tell_rules(gw.load(kind.examples[0]), size="n")) in " ".join(out.split())
    for option in gw.all_options():
        assert f"{option.id} {tell_option(option)}" in " ".join(out.split())


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_with_its_example(kind):
    out = gridwright("kinds", kind, "--ascii").out
    assert f": {kind}" in out.splitlines()[0]
    assert "+--" in out


def test_a_kind_by_another_name():
    assert gridwright("kinds", "tectonic") == gridwright("kinds", "suguru")


def test_ascii_is_ascii():
    assert gridwright("kinds", "--ascii").out.isascii()


def test_kinds_as_json():
    objects = gridwright("kinds", "--json").objects
    assert [told["id"] for told in objects] == KINDS
    assert all(gw.load(told["examples"][0]).kind == told["id"] for told in objects)
    assert gridwright("kinds", "kojun", "--json").object["title"] == "Kojun"


@pytest.mark.parametrize("name", NOTATIONS)
def test_a_notation_with_its_whole_example(name):
    notation = gw.notation(name)
    out = gridwright("formats", name).out
    assert out.startswith(f"{name}: {notation.title}\n")
    assert all(line in out for line in notation.example.splitlines())


def test_formats_as_json():
    objects = gridwright("formats", "--json").objects
    assert [told["id"] for told in objects] == NOTATIONS
    assert {told["id"]: told["kinds"] for told in objects}["nonomino"] == ["jigsaw"]
    assert all(told["id"] in recognised(told["example"]) for told in objects if gw.notation(told["id"]).read)


@pytest.mark.parametrize("command", ["kinds", "formats"])
def test_an_unknown_name_is_refused_with_those_there_are(command):
    ran = gridwright(command, "haiku")
    assert (ran.code, ran.out) == (2, "")
    assert "'haiku'" in ran.err
    assert "nonomino" in ran.err or "suguru" in ran.err
