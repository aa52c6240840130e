"""`gridwright dataset`: sets of puzzles from a recipe, and audits of any."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.named import files
from gridwright.cli.shared.options import how_many
from gridwright.cli.shared.output import echo_json, echo_sentence, report_error, to_json
from gridwright.cli.shared.output_formats import TEXT, path_option, settled_format
from gridwright.cli.shared.place import on_option
from gridwright.cli.shared.progress import metered
from gridwright.cli.shared.usage import CommandGroup
from gridwright.datasets.audit.audit import audit_dataset
from gridwright.datasets.audit.page import audit_page
from gridwright.datasets.audit.report import Audit
from gridwright.datasets.audit.sentences import ending, file_sentences, leak_sentences
from gridwright.datasets.make import make_dataset
from gridwright.datasets.manifest import Manifest
from gridwright.datasets.recipe_files import load_recipe
from gridwright.output_files import is_standard_output, write_all
from gridwright.words import say, spoken

__all__ = ["command"]

_UNSOUND = 1
_SHORT = 1
"""The exit code where there are fewer puzzles than were asked for."""


@click.group("dataset", cls=CommandGroup)
def command() -> None:
    """Make sets of puzzles for research and machine learning, and audit those of others.

    \b
    Examples:
      gridwright dataset make recipe.toml -o puzzles
      gridwright dataset audit train.csv test.csv
    """


@command.command("make", short_help="Make a set of puzzles from a recipe.")
@click.argument("recipe", metavar="FILE", shell_complete=files)
@click.option("-o", "output", metavar="DIR", required=True, help="The directory of the set; it must not exist yet.")
@on_option
@click.option("--jobs", type=how_many, metavar="N", help="Use N processors; all of them if not given.")
@click.option("--resume", is_flag=True, help="Continue a run that was interrupted.")
@click.option("--json", "json_", is_flag=True, help="The summary as a JSON object.")
def make(recipe: str, output: str, on: str, jobs: int | None, resume: bool, json_: bool) -> int:
    """Make a set of puzzles from a recipe, a file of TOML: each with exactly one solution, no two of them the same.

    A recipe says which kinds, sizes and levels, how many of each, what to record, and how the set is split. The same
    recipe gives the same rows on any machine and any cluster. The set grows in DIR.part, and is renamed when it is
    complete; if the run is interrupted, the same command with --resume continues where it stopped.

    Exit code: 0 made as asked, 1 if fewer puzzles could be found, 2 if the recipe is wrong or the set cannot be
    written.

    \b
    Examples:
      gridwright dataset make examples/recipe.toml -o puzzles
      gridwright dataset make recipe.toml -o puzzles --on dask:tcp://10.0.0.1:8786
    """
    start = monotonic()
    try:
        asked = load_recipe(recipe)
    except gw.GridwrightError as error:
        report_error(recipe, error, as_json=json_)
        return BAD_INPUT
    with metered("working-make", start) as tell:
        found = make_dataset(asked, output, executor=on, jobs=jobs, resume=resume, tell=tell)
    manifest = found.manifest
    if json_:
        echo_json(_summary(manifest, output))
    else:
        _sum_up(manifest, output)
    return _SHORT if manifest.short else 0


def _summary(manifest: Manifest, path: str) -> dict[str, object]:
    short = [{"name": one.name, "asked": one.asked, "made": one.made} for one in manifest.short]
    told: dict[str, object] = {"path": path, "puzzles": manifest.puzzles, "splits": manifest.splits, "short": short}
    return {**told, "shards": len(manifest.shards), "sha256": manifest.sha256, "gridwright": manifest.gridwright}


def _sum_up(manifest: Manifest, path: str) -> None:
    echo_sentence(say("dataset-done", count=manifest.puzzles, path=path, shards=len(manifest.shards)))
    for name, count in manifest.splits.items():
        echo_sentence(say("dataset-split", name=name, count=count), indent="  ")
    for portion in manifest.short:
        echo_sentence(say("dataset-short", name=portion.name, made=portion.made, asked=portion.asked), err=True)
    click.echo(f"SHA-256 {manifest.sha256}")


@command.command("audit", short_help="Audit sets of puzzles.")
@click.argument("paths", nargs=-1, required=True, metavar="FILE|DIR...", shell_complete=files)
@click.option("--sample", type=how_many, metavar="N", help="Look at N rows of each file; all of them if not given.")
@click.option(
    "--rate", type=click.IntRange(0), default=200, metavar="N", help="Rate N puzzles of each file; 200 if not given."
)
@path_option("txt", "json", "html")
@on_option
@click.option("--jobs", type=how_many, metavar="N", help="Use N processors; all of them if not given.")
@click.option("--json", "json_", is_flag=True, help="The audit as a JSON object.")
def audit(
    paths: tuple[str, ...],
    sample: int | None,
    rate: int,
    output: str | None,
    on: str,
    jobs: int | None,
    json_: bool,
) -> int:
    """Audit anybody's sets of puzzles: CSV, JSON lines, Parquet, or a puzzle on each line.

    Of each file it says how many rows are puzzles with exactly one solution, whether the stated solutions are
    right, which puzzles are repeated or equivalent, how hard they are beside what is stated, and whether splits
    have puzzles in common. What each column holds is guessed, and the guess is shown. A file called .html has
    pictures, too.

    Exit code: 0 sound, 1 not sound, 2 bad input.

    \b
    Examples:
      gridwright dataset audit puzzles.csv --sample 1000
      gridwright dataset audit train.parquet test.parquet -o audit.html
    """
    format = settled_format(output, (TEXT, "json", "html"), "json" if json_ else None, "--json")
    with metered("working-check", monotonic()) as tell:
        found = audit_dataset(paths, sample=sample, rate=rate, executor=on, jobs=jobs, tell=tell)
    if format == "json":
        text = to_json(found.data()) + "\n"
    elif format == "html":
        text = audit_page(found, spoken())
    else:
        text = "".join(f"{line}\n" for line in _audit_lines(found))
    if output is None or is_standard_output(output):
        click.echo(text, nl=False)
    else:
        write_all([output], [text.encode(errors="backslashreplace")])  # others' files may hold half a letter
    return 0 if found.is_sound else _UNSOUND


def _audit_lines(found: Audit) -> Iterator[str]:
    for file in found.files:
        yield file.path
        yield from (f"  {sentence}" for sentence in file_sentences(file, spoken()))
    yield from found.damage
    yield from leak_sentences(found, spoken())
    yield ending(found, spoken())
