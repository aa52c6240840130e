"""A set of puzzles from a recipe: blocks are made by whoever, told apart, sorted, and written whole or not at all."""

from __future__ import annotations

import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from itertools import chain, groupby
from os import PathLike
from pathlib import Path
from typing import Any

import gridwright as gw
from gridwright.batches.executors import Crew, On, check_on, crew_on
from gridwright.batches.run import Progress
from gridwright.datasets.block_files import BlockFiles
from gridwright.datasets.blocks import MakingBlock, PuzzlePlace, blocks_of, made_block, new_places
from gridwright.datasets.card import card, pictures
from gridwright.datasets.columns import require_arrow
from gridwright.datasets.dataset import Dataset
from gridwright.datasets.holding import held
from gridwright.datasets.manifest import MANIFEST, Manifest, PortionCount, RowCounts
from gridwright.datasets.recipe import Recipe
from gridwright.datasets.recipe_files import load_recipe
from gridwright.datasets.release import release
from gridwright.datasets.rounds import ROUNDS, missing_places, sorted_rows
from gridwright.datasets.shards import ShardWriter
from gridwright.model.arguments import must_be
from gridwright.words import say

__all__ = ["make_dataset"]

_LEAST = 20
"""Bytes of the shortest rows, packed; all are on the disk twice for a while, in blocks and in shards."""

Tell = Callable[[Progress], None]


def make_dataset(
    recipe: str | PathLike[str] | Mapping[str, object] | Recipe,
    directory: str | PathLike[str],
    *,
    executor: On = None,
    jobs: int | None = None,
    resume: bool = False,
    tell: Callable[[Progress], None] | None = None,
) -> Dataset:
    """Makes the set of puzzles that a recipe states, a file of TOML or its fields, in a directory of its own.

    The same recipe gives the same rows, whoever makes them: processes of this machine (as many as `jobs`), any
    `executor` of `concurrent.futures`, or a cluster, `dask:ADDRESS` or `ray:ADDRESS`. What is there of it grows in
    `DIRECTORY.part`, and `resume` goes on with that; `tell` is told how far it came. A GridwrightError
    tells what cannot be made or written.
    """
    settled = load_recipe(recipe)
    must_be(directory, str | PathLike, "the directory of the set")
    check_on(executor)
    if settled.format == "parquet":
        require_arrow()
    target = _target(directory)
    part = target.with_name(target.name + ".part")
    files = BlockFiles(part, settled)
    try:
        if _is_made(target, settled, resume):
            return Dataset(target)
        if files.is_begun and not resume:
            begun = f"{str(part)!r} holds a set that was interrupted: resume=True goes on with it; "
            raise gw.GridwrightError(gw.Problem(f"{begun}remove it to begin anew", advice="resume"))
        with ExitStack() as holding:
            with crew_on(executor, jobs) as crew:
                holding.enter_context(_begun(files, settled))
                _made_blocks(settled, files, crew, tell or (lambda progress: None))
            _written(settled, files, target)
    except OSError as error:
        raise gw.GridwrightError(_not_written(error, files)) from None
    return Dataset(target)


def _target(directory: str | PathLike[str]) -> Path:
    """Where the set goes, links followed so that they stay."""
    given = os.fspath(directory)
    if not given or "\0" in given:
        raise gw.GridwrightError(f"{given!r} is no name of a directory")
    target = Path(given)
    if target.is_symlink() or not target.name:
        target = target.resolve()
    if not target.name or target == Path.cwd():  # what runs here would be left in a directory that is gone
        raise gw.GridwrightError(f"{given!r} is there already; choose a directory that is not")
    return target


def _not_written(error: OSError, files: BlockFiles) -> gw.Problem:
    what = say("cannot-write", "en", reason=error.strerror or error)
    if error.filename is not None:
        what = f"{what}: {os.fsdecode(error.filename)!r}"
    if not files.is_begun:
        return gw.Problem(what)
    kept = f"{what}; what was made is kept in {str(files.folder)!r}, and resume=True goes on with it"
    return gw.Problem(kept, advice="resume")


def _is_made(target: Path, recipe: Recipe, resume: bool) -> bool:
    """Whether the set is there already, as whoever resumes may find; anything else there is refused."""
    if not target.exists() or (target.is_dir() and not any(target.iterdir())):
        target.parent.mkdir(parents=True, exist_ok=True)
        return False
    if not resume or not (target / MANIFEST).exists():
        raise gw.GridwrightError(f"{str(target)!r} is there already; remove it, or choose another directory")
    found = Dataset(target)
    if found.manifest.recipe != _plain(recipe.data) or found.manifest.gridwright != release():
        raise gw.GridwrightError(f"{str(target)!r} was made from another recipe, or by another version")
    found.check()
    return True


@contextmanager
def _begun(files: BlockFiles, recipe: Recipe) -> Iterator[None]:
    """Begins, or goes on with what is there; no other run does so at the same time."""
    if not files.is_begun:
        _require_space(files.folder.parent, recipe.count)
        files.take_folder()
    with held(files.folder):
        if files.is_begun:
            files.resume()
        else:
            files.begin()
        yield


def _require_space(folder: Path, count: int) -> None:
    """Refuses what no disk of this size can hold, rather than fill it."""
    needed, free = 2 * _LEAST * count, shutil.disk_usage(folder).free
    if needed > free:
        there = f"{str(folder)!r} has {_size(free)} left"
        raise gw.GridwrightError(f"{count:,} puzzles take more than {_size(needed)} on the way, and {there}")


def _size(count: int) -> str:
    """So many bytes, in the unit that fits."""
    units = (("GB", 10**9), ("MB", 10**6), ("kB", 10**3), ("bytes", 1))
    unit, size = next((one for one in units if count >= one[1]), units[-1])
    return f"{count / size:,.0f} {unit}"


def _made_blocks(recipe: Recipe, files: BlockFiles, crew: Crew, tell: Tell) -> None:
    """Round after round, until there are as many different puzzles as were asked for, or no more are found."""
    places: Iterator[PuzzlePlace] = chain.from_iterable(
        new_places(one.count, number, 0) for number, one in enumerate(recipe.portions)
    )
    made, wanted = 0, recipe.count
    for round_ in range(ROUNDS):
        blocks = blocks_of(recipe, round_, places)
        first = next(blocks, None)
        if first is None:
            return
        for count in _worked_off(recipe, files, crew, chain([first], blocks)):
            made += count
            tell(Progress(made, min(made / wanted, 1.0)))
        anew, places = missing_places(recipe, files, round_, files.folder / "sorting")
        wanted += anew


def _worked_off(recipe: Recipe, files: BlockFiles, crew: Crew, blocks: Iterable[MakingBlock]) -> Iterator[int]:
    """Has those blocks made that are not there yet; tells of each how many puzzles it has."""
    handed: dict[int, MakingBlock] = {}
    there = 0

    def missing() -> Iterator[MakingBlock]:
        nonlocal there
        number = 0
        for block in blocks:
            if files.has(block):
                there += len(block.places)
                continue
            handed[number] = block
            number += 1
            yield block

    for number, packet in crew.as_done(partial(made_block, recipe), missing(), lambda: True):
        block = handed.pop(number)
        files.add(block, packet)
        yield there + len(block.places)
        there = 0
    if there:
        yield there


def _written(recipe: Recipe, files: BlockFiles, target: Path) -> None:
    """Writes the set beside its place; then it takes it, and all that was on the way there goes."""
    folder = files.folder / "set"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    spill = files.folder / "sorting"
    splits: Counter[int] = Counter()
    portions: Counter[int] = Counter()
    for split, portion, _ in sorted_rows(recipe, files, spill):
        splits[split] += 1
        portions[portion] += 1
    counts, digest = RowCounts(), sha256()

    def counted(rows: Iterable[tuple[int, int, bytes]]) -> Iterator[bytes]:
        for _, _, row in rows:
            digest.update(row + b"\n")
            counts.add(json.loads(row))
            yield row

    writer = ShardWriter(recipe, folder, dict(splits))
    for split, rows in groupby(sorted_rows(recipe, files, spill), key=lambda entry: entry[0]):
        writer.write(split, counted(rows))
    manifest = Manifest(
        name=recipe.name,
        gridwright=release(),
        sha256=digest.hexdigest(),
        puzzles=sum(splits.values()),
        splits={name: splits[number] for number, (name, _) in enumerate(recipe.splits)},
        portions=[PortionCount(one.name, one.count, portions[number]) for number, one in enumerate(recipe.portions)],
        kinds=dict(sorted(counts.kinds.items())),
        levels={level: counts.levels[level] for level in gw.LEVELS if level in counts.levels},
        ratings=dict(sorted(counts.ratings.items(), key=lambda one: float(one[0]))),
        shards=writer.shards,
        recipe=_plain(recipe.data),
    )
    for name, text in {**pictures(manifest), "README.md": card(recipe, manifest)}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    (folder / MANIFEST).write_bytes(manifest.written())
    os.replace(folder, target)
    shutil.rmtree(files.folder, ignore_errors=True)


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(data, default=str), parse_constant=str)  # inf is not JSON
    return found
