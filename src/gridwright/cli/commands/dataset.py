"""`gridwright dataset`: sets of puzzles from a recipe."""

from __future__ import annotations

from time import monotonic

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.named import files
from gridwright.cli.shared.options import how_many
from gridwright.cli.shared.output import echo_json, echo_sentence, report_error
from gridwright.cli.shared.place import on_option
from gridwright.cli.shared.progress import clear_line, meter
from gridwright.cli.shared.usage import CommandGroup
from gridwright.datasets.make import make_dataset
from gridwright.datasets.manifest import Manifest
from gridwright.datasets.recipe_files import load_recipe
from gridwright.words import say

__all__ = ["command"]

_SHORT = 1
"""The exit code where there are fewer puzzles than were asked for."""


@click.group("dataset", cls=CommandGroup)
def command() -> None:
    """Make sets of puzzles for research and teaching machines.

    \b
    Examples:
      gridwright dataset make recipe.toml -o puzzles
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

    Exit code: 0 made as asked, 1 if fewer puzzles could be found, 2 for what cannot be asked or written.

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
    found = make_dataset(asked, output, executor=on, jobs=jobs, resume=resume, tell=meter(start))
    click.echo(clear_line(), err=True, nl=False)
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
