"""`gridwright rate`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Any

import click

import gridwright as gw
from gridwright.batches import Progress, Rating, Source, Text, file_source, ratings, text_source
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.inputs import Puzzles, is_file, name_of, require_standard_input
from gridwright.cli.shared.options import (
    ascii_option,
    how_many,
    json_option,
    lang_option,
    puzzle_options,
    timeout_option,
)
from gridwright.cli.shared.output import (
    EXIT_CODES,
    echo_json,
    echo_sentence,
    report_error,
    shown,
    shows_lines,
    with_pointer,
    worst,
)
from gridwright.cli.shared.output_formats import format_named, output_option
from gridwright.cli.shared.plot import plot
from gridwright.cli.shared.progress import metered, on_screen, working
from gridwright.cli.shared.rated_rows import CsvRows, JsonRows, rating_data
from gridwright.model.clock import Clock
from gridwright.output_files import growing, is_standard_output, numbered, refuse_inputs, write_all
from gridwright.results.ratings import rated_sentences, technique_counts
from gridwright.words import say

__all__ = ["command"]

_CHART = "svg"
"""The format of a plot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RateOptions:
    """The options of the command, as they are named there."""

    path: bool
    csv: bool
    output: str | None
    processes: int | None
    lang: str
    timeout: float | None
    ascii: bool
    json: bool

    def __post_init__(self) -> None:
        if self.csv and self.json:
            raise click.UsageError(self.say("exclude", options="--csv, --json"))
        if format_named(self.output) == _CHART and not self.path:
            raise click.UsageError(self.say("rate-picture", path=self.output))

    @property
    def chart(self) -> str | None:
        """The file to draw the path to, if it is to be drawn."""
        return self.output if format_named(self.output) == _CHART else None

    def say(self, key: str, **fields: object) -> str:
        return say(key, self.lang, **fields)


@click.command("rate", short_help="Rate how hard puzzles are for people.")
@click.option("--path", is_flag=True, help="Chart the rating of each step and the candidates left.")
@click.option("--csv", is_flag=True, help="Print a row per puzzle, even if there is only one.")
@click.option("--processes", type=how_many, metavar="N", help="Use N processes; one per processor if not given.")
@lang_option
@timeout_option
@ascii_option
@json_option("puzzle")
@puzzle_options
@output_option("txt", "csv", "json", "svg", own=["csv", "json", "svg", None])
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **chosen: Any) -> int:
    """Rate puzzles: how hard the hardest step is, and how long a person takes.

    The rating is on the scale of Sudoku Explainer; the effort is in minutes; the level has a name from
    beginner to extreme. Only a puzzle with exactly one solution can be rated.

    A file (or standard input) may hold many puzzles, one on each line or as its notation has them, and may be
    compressed (.gz). Then each gives a row, in the same order, as CSV or JSON; one that cannot be rated gives a row
    that says why.

    Exit code: 0 rated, 1 no solution, 3 several, 4 undecided, 2 bad input; with rows, 2 if any was not rated.

    \b
    Examples:
      gridwright rate examples/sudoku-9x9.txt
      gridwright rate examples/seed-000.txt --path
      gridwright rate examples/seed-000.txt --path -o path.svg
      gridwright rate examples/suguru-*.txt --csv
    """
    options = RateOptions(ascii=ascii_, json=json_, **chosen)
    if puzzles.asks:
        refuse = partial(report_error, as_json=json_)

        def work(name: str, position: gw.Position) -> int:
            return _rate([text_source(name, gw.dump(position.puzzle))], puzzles, options)

        return puzzles.only(work, refuse)
    sources, code = _sources(puzzles, options)
    return _rate(sources, puzzles, options, code)


def _rate(sources: list[Source], puzzles: Puzzles, options: RateOptions, code: int = 0) -> int:
    """Rates what could be read; the code is that of what could not."""
    if not sources:
        return code
    if options.chart:
        return code or _draw(sources, options.chart, puzzles, options)
    if options.csv or options.output or any(source.has_many for source in sources):
        return worst([code, _tell_rows(sources, puzzles, options)])
    codes = [code]
    for source in sources:
        for text in source.texts():
            codes.append(_tell_one(text, puzzles, options, heading=len(puzzles.arguments) > 1))
    return worst(codes)


def _sources(puzzles: Puzzles, options: RateOptions) -> tuple[list[Source], int]:
    """The inputs that can be read, and the exit code that those which cannot leave."""
    sources, code = [], 0
    for number, argument in enumerate(puzzles.arguments or ("-",), 1):
        name = name_of(argument, number, "en" if options.csv or options.output else puzzles.names)
        try:
            if not is_file(argument):
                sources.append(text_source(name, argument))
                continue
            if argument == "-":
                require_standard_input()
            source = file_source(name, argument, puzzles.load_each)
            sources.append(replace(source, name=name_of(argument, number, "en")) if source.has_many else source)
        except gw.GridwrightError as error:
            report_error(name, error, as_json=options.json)
            code = BAD_INPUT
    return sources, code


def _tell_one(text: Text, puzzles: Puzzles, options: RateOptions, *, heading: bool) -> int:
    try:
        puzzle = text.puzzle(puzzles.load)
    except gw.GridwrightError as error:
        report_error(text.name, error, as_json=options.json)
        return BAD_INPUT
    status, found = _rated(puzzle, options)
    if heading and not options.json:
        click.echo(f"{shown(text.name)}:")
    if isinstance(found, str):
        if options.json:
            echo_json({"name": text.name, "error": found, "problems": []})
        else:
            echo_sentence(with_pointer(found, status))
    elif options.json:
        echo_json(rating_data(Rating.of(text, puzzle, found), path=options.path))
    else:
        _tell(found, options)
    return EXIT_CODES[status]


def _rated(puzzle: gw.Puzzle, options: RateOptions) -> tuple[gw.Status, gw.Rated | str]:
    """Whether there is one solution, and how hard it is to find, or why that is not known."""
    clock = Clock(options.timeout)
    try:
        with working("working-rate"):
            status = gw.solve(puzzle, timeout=options.timeout).status
            if status is not gw.Status.UNIQUE:
                return status, options.say(f"rate-{status}")
            return status, gw.rate(puzzle, timeout=clock.left())
    except gw.OutOfTimeError:
        return gw.Status.UNDECIDED, options.say("rate-stopped")


def _tell(rated: gw.Rated, options: RateOptions) -> None:
    for sentence in rated_sentences(rated, options.lang):
        echo_sentence(sentence)
    for line in technique_counts(rated, options.lang):
        click.echo(line)
    if options.path and rated.path:
        ascii = options.ascii or not shows_lines()
        click.echo("\n" + options.say("rate-path-ratings"))
        click.echo("\n".join(plot([rating for rating, _ in rated.path], max, ascii=ascii)))
        click.echo("\n" + options.say("rate-path-candidates"))
        click.echo("\n".join(plot([left for _, left in rated.path], min, ascii=ascii)))


def _draw(sources: list[Source], output: str, puzzles: Puzzles, options: RateOptions) -> int:
    """A chart for each puzzle, or none at all if one of them cannot be rated."""
    codes, charts = [], []
    for text in (text for source in sources for text in source.texts()):
        try:
            puzzle = text.puzzle(puzzles.load)
        except gw.GridwrightError as error:
            report_error(text.name, error, as_json=False)
            codes.append(BAD_INPUT)
            continue
        status, found = _rated(puzzle, options)
        codes.append(EXIT_CODES[status])
        if isinstance(found, str):
            echo_sentence(f"{shown(text.name)}: {found}", err=True)
        else:
            charts.append(gw.chart(found, lang=options.lang))
    if not worst(codes):
        paths = numbered(output, len(charts))
        refuse_inputs(paths, puzzles.arguments)
        write_all(paths, [drawn.encode() for drawn in charts])
    return worst(codes)


def _tell_rows(sources: list[Source], puzzles: Puzzles, options: RateOptions) -> int:
    """A row for each puzzle. With a file to write to, it gets its name when it is whole."""
    counts = [source.count() for source in sources]
    total = None if None in counts else sum(count or 0 for count in counts)
    texts = (text for source in sources for text in source.texts())
    found = ratings(texts, puzzles.load, timeout=options.timeout, processes=options.processes)
    start = monotonic()
    if options.output and not is_standard_output(options.output):
        with growing(options.output, puzzles.arguments) as out:
            rows, bad = _write(found, out, total, start, options)
    else:
        rows, bad = _write(found, sys.stdout, total, start, options)
    if sys.stderr.isatty() or bad:
        sentence = options.say("rate-done" if bad else "rate-done-all", rows=rows, bad=bad, seconds=monotonic() - start)
        click.echo(sentence, err=True)
    return BAD_INPUT if bad else 0


def _write(found: Iterable[Rating], out: Any, total: int | None, start: float, options: RateOptions) -> tuple[int, int]:
    """Writes the rows; says how many there were, and how many of them could not be rated."""
    table = (JsonRows if options.json else CsvRows)(out, options.path)
    number, bad = 0, 0
    with metered("working-rate", start, is_seen=on_screen(options.output)) as tell:
        for number, rating in enumerate(found, 1):
            table.write(rating)
            bad += rating.rated is None
            tell(Progress(number, number / total if total else None))
    out.flush()
    return number, bad
