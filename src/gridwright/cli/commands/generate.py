"""`gridwright generate`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

import click

import gridwright as gw
from gridwright.batches.generation import MakingOrder, distinct, random_seed
from gridwright.batches.made_files import RECORDS, MadeFile, interrupted_seed, made_row, write_made
from gridwright.batches.run import Progress
from gridwright.cli.shared.options import how_many, kind_named, notation_named, seconds
from gridwright.cli.shared.output import draw, echo_heading, echo_sentence
from gridwright.cli.shared.output_formats import TEXT, asked_format, path_option
from gridwright.cli.shared.progress import metered, on_screen, working
from gridwright.cli.shared.request_options import request_options
from gridwright.making.made import Made
from gridwright.making.make import make
from gridwright.making.reach import check_reach, plain
from gridwright.making.request import requested
from gridwright.model.clock import Clock
from gridwright.output_files import is_standard_output
from gridwright.results.making import made_sentences
from gridwright.words import say, spoken

__all__ = ["command"]

_SHORT = 1
"""The exit code where something is not as hard as was asked, or fewer are there."""

_FEW = 4
"""Attempts at a puzzle with which to see whether a notation takes such puzzles."""

_OUT_OF_TIME = 4
"""The exit code where there was no time for all."""


@click.command("generate", short_help="Make puzzles to order.")
@click.argument("kind", type=kind_named, metavar="KIND")
@request_options
@click.option("-n", "count", type=how_many, default=1, metavar="N", help="How many.")
@click.option("--seed", type=int, metavar="S", help="The same number gives the same puzzles.")
@click.option("--to", type=notation_named, metavar="ID", help="Write this notation.")
@path_option("txt", "json")
@click.option("--jobs", type=how_many, metavar="N", help="Use N processors; all of them if not given.")
@click.option("--timeout", type=seconds, metavar="S", help="Stop after S seconds, and keep what was made by then.")
@click.option("--resume", is_flag=True, help="Continue a run that was interrupted.")
@click.option("--json", "json_", is_flag=True, help="One JSON object per puzzle and line, with its record.")
def command(
    kind: gw.Kind,
    size: int | tuple[int, int] | None,
    details: dict[str, Any],
    count: int,
    seed: int | None,
    to: gw.Notation | None,
    output: str | None,
    jobs: int | None,
    timeout: float | None,
    resume: bool,
    json_: bool,
) -> int:
    """Make puzzles of any kind, each with exactly one solution, no two alike.

    They are drawn, with how hard they are; with --to or -o they are written in a notation, and with --json with their
    records. The same seed gives the same puzzles on any machine. With -o, the output grows in PATH.part and is renamed
    when it is complete; if the run is interrupted, the same command with --resume continues where it stopped.

    Exit code: 0 made as asked, 1 if some are not as hard as asked or there are not so many different ones, 4 if
    time ran out before all were made, 2 if the request is impossible.

    \b
    Examples:
      gridwright generate sudoku --level medium --seed 1
      gridwright generate suguru --size 8x8 --level easy -n 3
      gridwright generate killer --rules diagonals --to text
      gridwright generate sudoku --symmetry rotate2 -n 1000 -o new.txt --to line
    """
    request = requested(kind.id, size, **details)
    format = _format(to, output, json_)
    if seed is None and resume and output:
        seed = interrupted_seed(output)
    seed = random_seed() if seed is None else seed
    order = MakingOrder(request=request, seed=seed, count=count, jobs=jobs, clock=Clock(timeout))
    if format is None and output is None and resume:
        raise click.UsageError(say("make-resume"))
    reached = [Progress(0, 0.0, {})]
    try:
        check_reach(request, order.clock)
        if format not in (None, RECORDS) and (made := make(plain(request, _FEW), 0, 0, clock=order.clock)):
            made_row(format, made)  # which a notation refuses that cannot have such puzzles
        if format is None and output is None:
            _show(order, reached.append)
        else:
            file = MadeFile(order=order, format=format or "text", output=output or "-", resume=resume)
            with metered("working-make", monotonic(), is_seen=on_screen(output)) as show:

                def tell(progress: Progress) -> None:
                    reached.append(progress)
                    show(progress)

                tell(write_made(file, tell))
    except gw.OutOfTimeError:
        return _stopped(order, reached[-1], output)
    return _sum_up(order, reached[-1])


def _format(to: gw.Notation | None, output: str | None, json_: bool) -> str | None:
    """Records, or the notation of what is written; None where nothing is said of it."""
    named = asked_format(output, (TEXT, "json"), {"to": to, "json_": json_})
    if to:
        if to.join and not to.flat:
            raise click.UsageError(say("make-join", name=to.id))
        return to.id
    return RECORDS if named == "json" else "text" if output else None


def _stopped(order: MakingOrder, progress: Progress, output: str | None) -> int:
    """Says how far it came before the time was over."""
    echo_sentence(say("make-stopped", count=progress.rows, asked=order.count, seed=str(order.seed)), err=True)
    if output and not is_standard_output(output):
        echo_sentence(say("make-part", path=output), err=True)
    return _OUT_OF_TIME


def _show(order: MakingOrder, tell: Callable[[Progress], None]) -> None:
    """Draws the puzzles as they come."""
    number, short, unrated = 0, 0, 0
    found = distinct(replace(order, told=partial(_judged, order.clock)) if order.count > 1 else order, set())
    while True:
        with working("working-make"):
            parcel = next(found, None)
        if parcel is None:
            return
        number += 1
        short += not parcel.is_met
        if order.count > 1:
            echo_heading(say("made-number", number=number, count=order.count))
        click.echo(draw(parcel.content.puzzle))
        with working("working-rate"):
            made = _judged(order.clock, parcel.content)
        unrated += not made.is_judged
        known = made_sentences(made, spoken(), weighed=made.is_weighed) if made.is_judged else [say("make-unrated")]
        for sentence in known:
            echo_sentence(sentence)
        tell(Progress(number, number / order.count, {"short": short, "unrated": unrated}))


def _judged(clock: Clock, made: Made) -> Made:
    """The puzzle with what takes time found out, in whatever process that is, if there is enough of it."""
    with suppress(gw.OutOfTimeError):
        made.judge(clock)
    return made


def _sum_up(order: MakingOrder, progress: Progress) -> int:
    short = progress.counts.get("short", 0)
    echo_sentence(say("make-done", count=progress.rows, seed=str(order.seed)), err=True)
    if short:
        echo_sentence(say("make-short", count=short, asked=_asked(order)), err=True)
    if progress.rows < order.count:
        echo_sentence(say("make-few", count=progress.rows, asked=order.count), err=True)
    if progress.counts.get("unrated"):
        return _OUT_OF_TIME
    return _SHORT if short or progress.rows < order.count else 0


def _asked(order: MakingOrder) -> str:
    request = order.request
    words = [request.target.name] if request.target else []
    return ", ".join([*words, *request.techniques, *(f"-{name}" for name in sorted(request.without))])
