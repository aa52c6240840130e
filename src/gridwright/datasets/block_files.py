"""The blocks that were made so far, a file each: written whole or not at all, and known by what is in them."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import gridwright as gw
from gridwright.datasets.blocks import BlockLine, BlockPacket, MakingBlock
from gridwright.datasets.recipe import Recipe
from gridwright.datasets.release import release
from gridwright.output_files import replacing

__all__ = ["BlockFiles"]

_RECIPE = "recipe.json"
_BLOCK = re.compile(r"([0-9]{2})-([0-9]{9,})-[0-9a-f]{32}\.gz")
_TOGETHER = 1000
"""Files in a folder."""


class BlockFiles:
    """A folder where a set is in the making. A file's name has its hash, so that one that was changed is found."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.folder, self._recipe = folder, recipe
        self._paths: dict[tuple[int, int], Path] = {}

    @property
    def is_begun(self) -> bool:
        return (self.folder / _RECIPE).exists()

    def take_folder(self) -> None:
        """Makes the folder. What others have there is refused, since it goes when the set is made."""
        if os.path.lexists(self.folder) and not self._is_free():
            what = f"{str(self.folder)!r}, where the set would grow, is there already and holds something else"
            raise gw.GridwrightError(f"{what}; remove it, or choose another directory")
        self.folder.mkdir(parents=True, exist_ok=True)

    def begin(self) -> None:
        """Notes what is made here, for whoever goes on."""
        with replacing(self.folder / _RECIPE, ".new") as file:
            file.write(json.dumps(self._asked()).encode())

    def _is_free(self) -> bool:
        """Whether nothing is in the folder, but for what a run leaves that ended while it began."""
        return (
            self.folder.is_dir()
            and not self.folder.is_symlink()
            and {path.name for path in self.folder.iterdir()} <= {_RECIPE + ".new"}
        )

    def resume(self) -> None:
        """Finds what was made before; what belongs to another recipe or release is refused."""
        try:
            before = json.loads((self.folder / _RECIPE).read_bytes())
        except (ValueError, RecursionError):
            before = None
        if not isinstance(before, dict):
            raise gw.GridwrightError(f"{str(self.folder / _RECIPE)!r} is damaged: remove the directory")
        now = self._asked()
        if before.get("release") != now["release"]:
            made_by = f"was begun by gridwright {before.get('release')}, and this is {now['release']}"
            raise gw.GridwrightError(f"{str(self.folder)!r} {made_by}: puzzles of both would be mixed")
        if before != now:
            raise gw.GridwrightError(f"{str(self.folder)!r} was begun with another recipe; remove it to begin anew")
        for path in sorted((self.folder / "blocks").glob("*/*.gz")):
            if not (name := _BLOCK.fullmatch(path.name)):
                raise gw.GridwrightError(f"{str(path)!r} is not a block of the set; remove it")
            key = int(name[1]), int(name[2])
            if key in self._paths:
                raise gw.GridwrightError(f"{str(path)!r} and {self._paths[key].name!r} are the same block; remove both")
            self._paths[key] = path

    def _asked(self) -> dict[str, Any]:
        """All that changes what is made."""
        data = {key: value for key, value in self._recipe.data.items() if key not in ("block", "shard", "format")}
        return {"release": release(), "recipe": json.loads(json.dumps(data, default=str)), "block": self._recipe.block}

    def has(self, block: MakingBlock) -> bool:
        return (block.round, block.number) in self._paths

    def add(self, block: MakingBlock, packet: BlockPacket) -> None:
        """Writes a block that a worker made; one of another release is refused."""
        if packet.release != release():
            other = f"a worker has gridwright {packet.release}, and this is {release()}"
            raise gw.GridwrightError(f"{other}: nothing that it made was taken")
        name = f"{block.round:02}-{block.number:09}-{sha256(packet.data).hexdigest()[:32]}.gz"
        path = self.folder / "blocks" / f"{block.round:02}-{block.number // _TOGETHER:06}" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path, ".new") as file:
            file.write(packet.data)
        self._paths[block.round, block.number] = path

    def lines(self) -> Iterator[tuple[int, BlockLine]]:
        """All lines of all blocks, each with its round; a file that is not as it was written is refused."""
        for (round_, _), path in sorted(self._paths.items()):
            data = path.read_bytes()
            if sha256(data).hexdigest()[:32] not in path.name:
                what = f"{str(path)!r} was changed since it was written"
                raise gw.GridwrightError(f"{what}; remove it, and its puzzles are made again")
            for line in gzip.decompress(data).splitlines():
                yield round_, BlockLine.read(line)
