"""Every language says all that English says, with the same blanks, and in well-formed templates."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module

import pytest
from language_flaws import flaws

import gridwright as gw
from gridwright.clues import all_sorts
from gridwright.model.rules import regions_in
from gridwright.words import technique_lesson, technique_title, tool_title
from gridwright.words._language import Language, language


def test_all_languages_are_found():
    assert gw.languages() == ("cs", "de", "en", "es", "pt")


@pytest.mark.parametrize("lang", gw.languages())
def test_nothing_is_missing_or_ill_formed(lang):
    assert flaws(language(lang)) == []


@pytest.mark.parametrize("lang", gw.languages())
def test_all_houses_have_the_same_forms(lang):
    houses = language(lang).houses
    assert {tuple(forms) for forms in houses.values()} == {tuple(houses["row"])}


@pytest.mark.parametrize("lang", gw.languages())
def test_every_technique_has_words(lang):
    techniques = language(lang).techniques
    assert [technique.id for technique in gw.ladder() if technique.id not in techniques] == []


@pytest.mark.parametrize("lang", gw.languages())
def test_every_technique_has_a_lesson(lang):
    """What to look for and why it works: sentences, each with its own words, and not those of another language."""
    lessons = {technique.id: technique_lesson(technique.id, lang) for technique in gw.ladder()}
    assert [id for id, parts in lessons.items() if not all(part.endswith((".", "?")) for part in parts)] == []
    if lang != "en":
        assert [id for id, parts in lessons.items() if {*parts} & {*technique_lesson(id)}] == []


def test_no_lesson_is_about_a_technique_that_is_not_there():
    ladder = {technique.id for technique in gw.ladder()}
    for lang in gw.languages():
        assert import_module(f"gridwright.words._lessons.{lang}").LESSONS.keys() == ladder


def test_english_titles_are_those_of_the_ladder():
    assert {t.id: t.title for t in gw.ladder()} == {t.id: technique_title(t.id) for t in gw.ladder()}


@pytest.mark.parametrize("lang", gw.languages())
def test_every_rule_has_words(lang):
    words = language(lang)
    for kind in gw.all_kinds():
        for example in kind.examples:
            puzzle = gw.load(example)
            regions = regions_in(puzzle.rules) or (tuple(puzzle.grid.cells),)
            added = (rule for option in gw.all_options() for rule in option.rules(puzzle.grid, (), regions))
            for rule in [*puzzle.rules, *added]:
                label = getattr(rule, "what", rule.label)
                is_plain = isinstance(rule, gw.Clue) or label.startswith("values")
                assert is_plain or label in words.houses or label in words.rules, label


@pytest.mark.parametrize("lang", gw.languages())
def test_every_clue_has_words(lang):
    words, values = language(lang), [frozenset({1, 2})] * 4
    for sort in all_sorts():
        assert sort is gw.Given or f"clues-{sort.sort}" in words.sentences
        assert sort is gw.Given or sort.sort in words.statements
        examples = [sort.read(gw.Grid(9, 9), sort.example)]
        for clue in [*examples, *sort.offers(gw.Grid(2, 2), values)]:
            assert clue.variety in words.clues


@pytest.mark.parametrize("lang", gw.languages())
def test_tools_of_a_sort_are_told_apart(lang):
    for sort in all_sorts():
        titles = [tool_title(sort.sort, tool.style, lang) for tool in sort.tools()]
        assert len(set(titles)) == len(titles), titles


def changed(part: str, key: str, value: object) -> Language:
    told: Mapping[str, object] = getattr(language("de"), part)
    return replace(language("de"), **{part: {**told, key: value}})


def without(part: str, key: str) -> Language:
    told: Mapping[str, object] = getattr(language("de"), part)
    return replace(language("de"), **{part: {k: v for k, v in told.items() if k != key}})


@pytest.mark.parametrize(
    ("words", "flaw"),
    [
        (without("sentences", "unique"), "sentences: unique is missing"),
        (without("techniques", "x-wing"), "techniques: x-wing is missing"),
        (changed("sentences", "haiku", "Der alte Teich."), "sentences: haiku is unknown"),
        (changed("sentences", "number", "Lösung:"), "sentences: number has other blanks: 'Lösung:'"),
        (changed("sentences", "number", "Lösung {nummer}:"), "sentences: number has other blanks: 'Lösung {nummer}:'"),
        (changed("sentences", "number", "Lösung {number:"), "sentences: number is ill-formed: 'Lösung {number:'"),
        (changed("sentences", "counted", "{count:Losung}."), "sentences: counted: there is no noun 'Losung'"),
        (changed("clauses", "look-house", "{house:neben}"), "clauses: look-house: houses have no form 'neben'"),
        (changed("sentences", "none", " "), "sentences: none is blank or has blanks around it"),
        (changed("nouns", "Lösung", ("Lösung",)), "Lösung has 1 forms"),
    ],
)
def test_a_planted_flaw_is_found(words, flaw):
    assert flaw in flaws(words)


def test_languages_and_techniques_are_loaded_when_they_are_needed():
    late = "'.techniques.' in name or '.words.' in name and '._' not in name"
    code = f"import sys, gridwright; print([name for name in sys.modules if {late}])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
