"""`gridwright batch`."""

from __future__ import annotations

import sys
from time import monotonic

import click

import gridwright as gw
from gridwright.batch import Job, run
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.flags import with_flags
from gridwright.cli.shared.named import files, one_of
from gridwright.cli.shared.options import how_many, notation_named
from gridwright.cli.shared.output import echo_json
from gridwright.cli.shared.progress import clear_line, meter
from gridwright.cli.shared.usage import CommandGroup
from gridwright.words import say

__all__ = ["command"]


@click.group("batch", cls=CommandGroup)
def command() -> None:
    """Work on files of puzzles of any size, one puzzle per line.

    \b
    Example:
      gridwright batch solve puzzles.txt -o solutions.txt
    """


@command.command("solve")
@click.argument("files", nargs=-1, metavar="[FILE|-]...", shell_complete=files)
@click.option("-o", "output", default="-", metavar="PATH", help="Write to this file; standard output if not given.")
@click.option(
    "--what",
    type=one_of("solution", "status", "json"),
    default="solution",
    help="What a row holds: the solution if there is exactly one, the status, or both as JSON.",
)
@click.option("--limit", type=how_many, default=2, metavar="N", help="Look for at most N solutions; 2 if not given.")
@click.option("--threads", type=how_many, metavar="N", help="Use N threads; one per processor if not given.")
@click.option("--from", "from_", type=notation_named, metavar="ID", help="The notation of the lines.")
@click.option("--strict", is_flag=True, help="Stop at the first line that is not a puzzle.")
@click.option("--resume", is_flag=True, help="Continue a run that was interrupted.")
@click.option("--json", "json_", is_flag=True, help="End with a JSON summary on standard error.")
def solve(
    files: tuple[str, ...], output: str, what: str, limit: int, threads: int | None, from_: gw.Notation | None,
    strict: bool, resume: bool, json_: bool,
) -> int:
    """Solve files of puzzles and prove whether each solution is the only one.

    A line is a puzzle: n² characters, 2n² for a jigsaw, JSON, or any notation that fits on a line. Files may
    be compressed (.gz); - is standard input. Each line of input gives one row of output, in the same order; a
    line that is not a puzzle gives a row that begins with "error".

    With -o the output grows in PATH.part with a checkpoint beside it, and gets its name when it is whole. If
    the run is interrupted in any way, the same command with --resume goes on from there.

    Exit code: 0, or 2 if any line is not a puzzle.

    \b
    Examples:
      gridwright batch solve puzzles.txt -o solutions.txt
      zcat puzzles.gz | gridwright batch solve --what status
      gridwright batch solve puzzles.jsonl.gz -o out.jsonl --what json --resume
    """
    job = Job(
        inputs=files or ("-",),
        output=output,
        what=what,
        limit=limit,
        threads=threads,
        from_=from_.id if from_ else None,
        strict=strict,
        resume=resume,
        worded=with_flags,
    )
    start = monotonic()
    progress = run(job, meter(start))
    seconds = monotonic() - start
    if json_:
        echo_json({"rows": progress.rows, "bad": progress.bad, "seconds": round(seconds, 3)}, err=True)
    elif sys.stderr.isatty() or progress.bad:
        sentence = say("batch-done", rows=progress.rows, bad=progress.bad, seconds=seconds)
        click.echo(clear_line() + sentence, err=True)
    return BAD_INPUT if progress.bad else 0
