"""Ratings beside people's times and beside Sudoku Explainer, and the fit of the effort's formula.

A mean of few players says less than one of many: its variance is s² (between puzzles, whatever the form misses) and
t²/n (between players). Both are estimated from residuals, and puzzles weigh 1/(s² + t²/n). Forms are compared by nested
cross-validation: each part is predicted by the form and the weights that do best within the other parts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

import gridwright as gw
from bench.markdown import table
from bench.sets import lines

FOLDS, INNER_FOLDS, SHUFFLES, DRAWS = 10, 5, 5, 1000
CUT = 0.95
"""One mean in twenty lies so far off that it says more of a player than of the puzzle."""

MANY = 20
"""Players from which on a mean is a good one."""

PUBLISHED = "published: rating, rounds, openings"


@dataclass(frozen=True)
class Form:
    """The logarithm of the seconds: what is added as it is, and terms whose weights are fitted; the last is 1."""

    fixed: Any
    terms: Any

    def fitted(self, wanted: Any, weights: Any, at: Any) -> Any:
        """Weights of the terms by least squares; what lies far off counts less (Huber)."""
        terms, goal, far = self.terms[at], (wanted - self.fixed)[at], np.ones(len(at))
        for _ in range(10):
            root = np.sqrt(weights[at] * far)
            found = np.linalg.lstsq(terms * root[:, None], goal * root, rcond=None)[0]
            far = np.minimum(1, 0.35 / np.maximum(np.abs(goal - terms @ found), 1e-9))
        return found

    def told(self, found: Any) -> Any:
        return self.fixed + self.terms @ found


def forms_of(rated: Sequence[gw.Rated]) -> dict[str, Form]:
    rating = np.array([one.rating for one in rated])
    empties, rounds = (np.log([getattr(one, what) for one in rated]) for what in ("empties", "rounds"))
    openings = np.log([1 + one.openings for one in rated])
    none, one = np.zeros(len(rated)), np.ones(len(rated))

    def form(fixed: Any, *terms: Any) -> Form:
        return Form(fixed, np.column_stack([*terms, one]))

    return {
        PUBLISHED: form(empties, rating, rounds, openings),
        "rating": form(empties, rating),
        "rounds": form(empties, rounds),
        "openings": form(empties, openings),
        "rating, rounds": form(empties, rating, rounds),
        "rounds, openings": form(empties, rounds, openings),
        "rating, openings, empties": form(none, rating, openings, empties),
        "rating, rounds, openings, empties": form(none, rating, rounds, openings, empties),
    }


def variances(form: Form, wanted: Any, players: Any, cut: float) -> tuple[float, float]:
    """s² and t²: squared residuals by 1 and 1/players, the largest of them cut down to that quantile."""
    weights, every = np.ones(len(wanted)), np.arange(len(wanted))
    between, within = 0.0, 1.0
    for _ in range(5):
        squares = (wanted - form.told(form.fitted(wanted, weights, every))) ** 2
        squares = np.minimum(squares, np.quantile(squares, cut))
        terms = np.column_stack([np.ones(len(wanted)), 1 / players])
        between, within = np.maximum(np.linalg.lstsq(terms, squares, rcond=None)[0], 0.005).tolist()
        weights = 1 / (between + within / players)
    return between, within


def crossed(forms: Mapping[str, Form], wanted: Any, weights: Any, seed: int) -> Any:
    """What each puzzle is predicted to be by a form and weights that were chosen without it."""
    order = np.random.default_rng(seed).permutation(len(wanted))
    found = np.empty(len(wanted))
    for fold in range(FOLDS):
        out = order[fold::FOLDS]
        rest = np.setdiff1d(order, out)
        best = min(forms.values(), key=lambda form: _missed(form, wanted, weights, rest)) if len(forms) > 1 else None
        form = best or next(iter(forms.values()))
        found[out] = form.told(form.fitted(wanted, weights, rest))[out]
    return found


def _missed(form: Form, wanted: Any, weights: Any, at: Any) -> float:
    """What a form misses within these puzzles, predicted in parts; a puzzle that lies far off counts no more."""
    total = 0.0
    for fold in range(INNER_FOLDS):
        out = at[fold::INNER_FOLDS]
        told = form.told(form.fitted(wanted, weights, np.setdiff1d(at, out)))
        total += float(np.sum(weights[out] * np.minimum((wanted - told)[out] ** 2, 0.5)))
    return total


def people(data: Path, sample: int) -> str:
    """Rank correlations with mean times: over all puzzles, those with many players, and pencilmark's sample."""
    puzzles = [line.split("\t") for line in lines(data / "ratings" / "human_times_train.tsv")]
    texts = [text for text, _, _ in puzzles]
    players, seconds = (np.array([float(row[column]) for row in puzzles]) for column in (1, 2))
    rated = [gw.rate(gw.load(text)) for text in texts]
    wanted, forms = np.log(seconds), forms_of(rated)
    between, within = variances(forms[PUBLISHED], wanted, players, CUT)
    uncut = variances(forms[PUBLISHED], wanted, players, 1.0)
    weights = 1 / (between + within / players)
    few = np.zeros(len(texts), bool)
    few[random.Random(1).sample(range(len(texts)), min(sample, len(texts)))] = True
    choices = (np.ones(len(texts), bool), players >= MANY, few)

    def row(name: str, predictions: Sequence[Any]) -> list[str]:
        told = (np.mean([spearman(values[at], seconds[at]) for values in predictions]) for at in choices)
        return [name, *(f"{value:.3f}" for value in told)]

    rows = [
        row("Sudoku Explainer", [_column(data / "ratings" / "se_train.txt", texts, 1)]),
        row("HoDoKu", [_column(data / "ratings" / "hodoku.txt", texts, 2)]),
        *_pencilmark(texts, seconds, few),
        row("our rating", [np.array([one.rating for one in rated])]),
        *(
            row(f"by {name}", [crossed({name: form}, wanted, weights, seed) for seed in range(SHUFFLES)])
            for name, form in forms.items()
        ),
        row("the best of these, chosen without the puzzle",
            [crossed(forms, wanted, weights, seed) for seed in range(SHUFFLES)]),
        row("our effort as published", [np.array([one.effort for one in rated])]),
    ]  # fmt: skip
    head = ["Spearman with mean time", *(f"{name} ({sum(at)})" for name, at in zip(
        ("all", f"{MANY} players or more", "sample"), choices, strict=True))]  # fmt: skip
    effort = np.array([one.effort for one in rated])
    found = forms[PUBLISHED].fitted(wanted, weights, np.arange(len(wanted)))
    quartiles = np.quantile(seconds / 60 / effort, (0.1, 0.25, 0.5, 0.75, 0.9))
    return "\n".join([
        table(head, rows),
        f"Standard errors of a rank correlation, by drawing again: {_errors(effort, seconds, choices)}",
        *(
            f"Variances{note}: s² = {s:.3f}, t² = {t:.2f}; so at best {_ceilings(wanted, t, players, choices)}"
            for note, (s, t) in (("", (between, within)), (", uncut", uncut))
        ),
        f"Fitted to ln (seconds / empties): {PUBLISHED}, 1: {', '.join(f'{weight:.3f}' for weight in found)}",
        f"Mean times by effort, at 10, 25, 50, 75, 90 %: {', '.join(f'{value:.2f}' for value in quartiles)}",
        f"Largest: rating {max(one.rating for one in rated)}, effort {effort.max():.1f} minutes\n",
    ])  # fmt: skip


def _errors(told: Any, seconds: Any, choices: Iterable[Any]) -> str:
    rng, found = np.random.default_rng(1), []
    for at in choices:
        numbers = np.flatnonzero(at)
        drawn = (rng.choice(numbers, len(numbers)) for _ in range(DRAWS))
        found.append(f"{np.std([spearman(told[some], seconds[some]) for some in drawn]):.3f}")
    return ", ".join(found)


def _ceilings(wanted: Any, within: float, players: Any, choices: Iterable[Any]) -> str:
    """What a form that knows all of a puzzle would reach: the root of the share of variance that players are not."""
    shares = (1 - np.mean(within / players[at]) / np.var(wanted[at]) for at in choices)
    return ", ".join(f"{max(share, 0) ** 0.5:.2f}" for share in shares)


def _pencilmark(texts: Sequence[str], seconds: Any, few: Any) -> list[list[str]]:
    if not find_spec("pencilmark"):
        return []
    package = import_module("pencilmark")
    chosen = [texts[number] for number in np.flatnonzero(few).tolist()]
    rated = [package.rate(package.from_string(text.replace(".", "0"))) for text in chosen]
    return [
        [f"pencilmark, {what}", "", "", f"{spearman(np.array([card[what] for card in rated]), seconds[few]):.3f}"]
        for what in ("difficulty", "time")
    ]


def _column(path: Path, texts: Iterable[str], column: int) -> Any:
    found = {row.split()[0]: float(row.split()[column]) for row in lines(path)}
    return np.array([found[text] for text in texts])


def explainer(data: Path, count: int) -> str:
    """How far our ratings are from those of Sudoku Explainer, by what it says; of each range so many puzzles."""
    every = [row.split() for name in ("se", "se_train") for row in lines(data / "ratings" / f"{name}.txt")]
    theirs = {text: float(rating) for text, rating in every}
    rows = []
    for low, high in ((1.0, 4.4), (4.5, 7.5), (7.6, 8.5), (8.6, 9.5), (9.6, 10.9), (11.0, 12.0)):
        chosen = [text for text, rating in theirs.items() if low <= rating <= high][:count]
        apart = np.array([abs(gw.rate(gw.load(text)).rating - theirs[text]) for text in chosen])
        near = [np.mean(apart < limit + 0.01) for limit in (0, 0.1, 0.3)]
        rows.append([f"{low} to {high}", f"{len(chosen)}", f"{apart.mean():.2f}", *(f"{share:.0%}" for share in near),
                     f"{apart.max():.1f}"])  # fmt: skip
    head = ["Sudoku Explainer says", "puzzles", "mean difference", "equal", "within 0.1", "within 0.3", "most"]
    return table(head, rows)


def spearman(first: Any, second: Any) -> float:
    """The rank correlation, equal values having equal ranks."""
    return float(np.corrcoef(_ranks(first), _ranks(second))[0, 1])


def _ranks(values: Any) -> Any:
    _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts - 1) / 2)[place]


TABLES: dict[str, Callable[[Path, bool], str]] = {
    "people": lambda data, quick: people(data, 3 if quick else 250),
    "explainer": lambda data, quick: explainer(data, 3 if quick else 10_000),
}
