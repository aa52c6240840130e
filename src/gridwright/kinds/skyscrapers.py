"""Skyscrapers (Towers): a Latin square with numbers outside that count what can be seen from there."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import AllDetails, Cells, Words, and_clues, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def skyscrapers(views: Words, givens: Cells | None = None, **details: Unpack[AllDetails]) -> Puzzle:
    """Skyscrapers from the numbers outside (`left1=skyscraper3`), with or without givens. Details: size, options …"""
    return assemble(KIND, {"givens": givens}, and_clues(details, "views", views, "left1=skyscraper3"))


EXAMPLE = """\
skyscrapers 4x4
....
....
....
....
skyscrapers: top1=skyscraper2 top3=skyscraper1 top4=skyscraper3 left2=skyscraper2 right2=skyscraper2
left3=skyscraper1 right3=skyscraper4 left4=skyscraper4 bottom4=skyscraper1 right4=skyscraper1
"""

KIND = Kind(
    id="skyscrapers",
    title="Skyscrapers",
    aliases=("towers", "skyscraper-puzzle"),
    summary=(
        "Fill in 1 to n so that every row and every column holds each value once. A number outside says how many "
        "values can be seen from there: each hides all lower ones behind it."
    ),
    regions="none",
    square=True,
    rules=latin_rules,
    make=skyscrapers,
    examples=(EXAMPLE,),
    usual_size=(6, 6),
    titles={"cs": "Mrakodrapy", "de": "Hochhäuser", "es": "Rascacielos", "pt": "Arranha-céus"},
)
