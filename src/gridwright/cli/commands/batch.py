"""`gridwright batch`: a command for each sort of work."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

import click

import gridwright as gw
from gridwright.batches import ERROR, PASSED, TABLES, Job, Progress, WorkOrder, all_works, run, work_named
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.flags import with_flags
from gridwright.cli.shared.help import TemplateOption
from gridwright.cli.shared.named import files, one_of
from gridwright.cli.shared.options import how_many, lang_option, notation_named, timeout_option
from gridwright.cli.shared.output import echo_json, echo_sentence
from gridwright.cli.shared.output_formats import TEXT, settled_format
from gridwright.cli.shared.place import on_option
from gridwright.cli.shared.progress import metered, on_screen
from gridwright.cli.shared.usage import CommandGroup
from gridwright.words import say

__all__ = ["command"]

_COUNTED = {
    "unique": "batch-unique", "several": "batch-several", "none": "batch-none", "undecided": "batch-undecided",
    "converted": "batch-converted", ERROR: "batch-error", PASSED: "batch-passed",
}  # fmt: skip
"""How lines can go, in the order in which a summary tells it, and how it does."""

_OPTIONS: dict[str, Callable[[Any], Any]] = {
    "limit": click.option(
        "--limit", type=how_many, default=2, metavar="N", help="Look for at most N solutions; 2 if not given."
    ),
    "timeout": timeout_option,
    "redundant": click.option("--redundant", is_flag=True, help="Also look for clues that can be left out."),
    "to": click.option("--to", type=notation_named, metavar="ID", required=True, help="The notation to write."),
    "lossy": click.option("--lossy", is_flag=True, help="Leave out what the notation cannot carry."),
    "lang": lang_option,
}
"""What works can be asked, as options."""

_HELP = {
    "solve": """Solve puzzles and prove whether each solution is the only one.

    A row is the solution if there is exactly one, or else the status: several, none, undecided.

    \b
    Examples:
      gridwright batch solve puzzles.txt -o solutions.txt
      zcat puzzles.gz | gridwright batch solve --what status
      gridwright batch solve puzzles.jsonl.gz -o out.csv.gz --resume""",
    "rate": """Rate how hard puzzles are for people.

    A row is the rating, or the status of a puzzle without exactly one solution; CSV and JSON also have
    the effort in minutes, the level, the hardest technique and all techniques that are needed.

    \b
    Example:
      gridwright batch rate puzzles.txt -o ratings.csv""",
    "check": """Check that puzzles have exactly one solution, and say what is wrong with the others.

    \b
    Example:
      gridwright batch check puzzles.txt -o report.jsonl""",
    "explain": """Explain puzzles: the steps a person would take, each with its reason.

    A row has all steps in words; in JSON, it has what 'gridwright explain --json' prints.

    \b
    Example:
      gridwright batch explain puzzles.txt -o steps.jsonl.gz""",
    "convert": """Write puzzles in another notation.

    A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not fit.

    \b
    Example:
      gridwright batch convert links.txt --to line -o lines.txt""",
}
"""What each command is for; one that has nothing here says it in a word."""

_LINES = """

    A line is a puzzle: n² characters, 2n² for a jigsaw, JSON, or any notation that fits on a line. Files may
    be compressed (.gz); - is standard input. Each line gives one row, in the same order; a line that is not a
    puzzle gives a row that begins with "error". Blank lines and comments (#) are passed on as they are, or
    left out of CSV and JSON, where each row has the number of its line.

    With -o, the output grows in PATH.part, with a checkpoint beside it, and is renamed when it is complete. If
    the run is interrupted in any way, the same command with --resume continues where it stopped.

    At the end, a summary on standard error counts the lines by result. Exit code: 0, or 2 if a line was not a
    puzzle or could not be worked on."""


@click.group("batch", cls=CommandGroup)
def command() -> None:
    """Work on files of puzzles of any size, one puzzle per line.

    \b
    Examples:
      gridwright batch solve puzzles.txt -o solutions.txt
      gridwright batch rate puzzles.txt -o ratings.csv
    """


def _add(name: str) -> None:
    """Makes the command for a sort of work."""
    work = work_named(name)
    first, break_, rest = _HELP.get(name, f"Have a batch {name} puzzles.").partition("\n\n")
    examples = rest.find("\b")
    about, shown = (rest, "") if examples < 0 else (rest[:examples], rest[examples:])
    decorate: list[Callable[[Any], Any]] = [
        click.argument("files", nargs=-1, metavar="[FILE|-]...", shell_complete=files),
        click.option(
            "-o", "output", default="-", metavar="PATH",
            help="Write to this file: .txt, .csv, .json; .gz compresses it. Standard output if not given.",
        ),
        click.option(
            "--what", cls=TemplateOption, type=one_of(*work.formats, *TABLES), metavar="NAME",
            help="What a row holds: {names}.", fields={"names": ", ".join((*work.formats, *TABLES))},
        ),
        *(_OPTIONS[option] for option in work.options),
        click.option(
            "--jobs", "--threads", "jobs", type=how_many, metavar="N",
            help="Use N processors; all of them if not given.",
        ),
        on_option,
        click.option("--from", "from_", type=notation_named, metavar="ID", help="The notation of the lines."),
        click.option("--allow-disconnected", is_flag=True, help="Accept regions in several pieces."),
        click.option("--strict", is_flag=True, help="Stop at the first line that is not a puzzle."),
        click.option("--resume", is_flag=True, help="Continue a run that was interrupted."),
        click.option("--quiet", is_flag=True, help="No summary at the end."),
        click.option("--json", "json_", is_flag=True, help="The summary as a JSON object, on standard error."),
    ]  # fmt: skip

    def work_on(**chosen: Any) -> int:
        return _run(name, chosen)

    help_ = f"{first}{break_}{about.rstrip()}{_LINES}\n\n    {shown}"
    made: Any = command.command(name, help=help_, short_help=first)
    for add in reversed([made, *decorate]):
        work_on = add(work_on)


def _run(name: str, chosen: dict[str, Any]) -> int:
    work, what, output = work_named(name), chosen["what"], chosen["output"]
    options = {option: chosen[option] for option in work.options if option in chosen}
    if "to" in options:
        options["to"] = options["to"].id
    asked = what if what in TABLES else None if not what else "json" if work.json_rows(what, options) else TEXT
    format = settled_format(output, (TEXT, *TABLES), asked, f"--what {what}")
    from_: gw.Notation | None = chosen["from_"]
    order = WorkOrder(
        work=name,
        format=what or (format if format in TABLES else work.formats[0]),
        options=options,
        from_=from_.id if from_ else None,
        allow_disconnected=chosen["allow_disconnected"],
        strict=chosen["strict"],
        jobs=chosen["jobs"],
        worded=with_flags,
    )
    start = monotonic()
    job = Job(inputs=chosen["files"] or ("-",), output=output, order=order, resume=chosen["resume"], on=chosen["on"])
    with metered("working-rows", start, is_seen=on_screen(output)) as tell:
        progress = run(job, tell)
    if not chosen["quiet"]:
        _sum_up(progress, monotonic() - start, as_json=chosen["json_"])
    return BAD_INPUT if progress.bad else 0


def _sum_up(progress: Progress, seconds: float, *, as_json: bool) -> None:
    counts = {key: progress.counts[key] for key in _COUNTED if progress.counts.get(key)}
    if as_json:
        notes = {"notes": progress.notes} if progress.notes else {}
        echo_json({"lines": progress.rows, "counts": counts, **notes, "seconds": round(seconds, 3)}, err=True)
        return
    told = ", ".join(say(_COUNTED[key], count=count) for key, count in counts.items())
    key = "batch-done" if told else "batch-empty"
    echo_sentence(say(key, lines=progress.rows, counts=told, seconds=seconds), err=True)
    for note, count in progress.notes.items():
        name, _, what = note.partition(": ")
        echo_sentence(say("batch-note", count=count, note=say(name, what=what)), err=True)


for _work in all_works():
    _add(_work.id)
