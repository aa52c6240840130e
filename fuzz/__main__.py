"""One reader after the other is fed what a fuzzer makes of real texts, each in a process of its own.

    python -m fuzz [--seconds 600] [--megabytes 500] [ID ...]

A reader may only raise errors of Gridwright, and must not take long or much memory. What breaks it is kept as a file.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import gridwright as gw
from fuzz.corpus import seeds

_SLOWEST = 20
"""Seconds that a single text may take; instrumented code is several times as slow as usual."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fuzz", description="Feeds mangled texts to the readers.")
    parser.add_argument("ids", nargs="*", metavar="ID", help="notations; all that are read by default")
    parser.add_argument("--seconds", type=int, default=600, help="for each reader")
    parser.add_argument("--megabytes", type=int, default=500)
    parser.add_argument("--keep", type=Path, default=Path("build/fuzz"), help="folder for what breaks a reader")
    parser.add_argument("--inside", metavar="ID", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.inside:
        _feed(wish.inside, wish)
    wish.keep.mkdir(parents=True, exist_ok=True)
    readers = wish.ids or [notation.id for notation in gw.all_notations() if notation.read]
    broken = [name for name in readers if not _survives(name, wish)]
    print("all readers survived" if not broken else f"broken: {', '.join(broken)}; see {wish.keep}")
    return 1 if broken else 0


def _survives(name: str, wish: argparse.Namespace) -> bool:
    command = [sys.executable, "-m", "fuzz", "--inside", name, "--seconds", str(wish.seconds)]
    command += ["--megabytes", str(wish.megabytes), "--keep", str(wish.keep)]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    counted = [line for line in ran.stdout.splitlines() if line.startswith(("Done", "stat::"))]
    print(f"{name}: {'survived' if not ran.returncode else 'BROKEN'}; {'; '.join(counted)}", flush=True)
    if ran.returncode:
        (wish.keep / f"{name}.log").write_text(ran.stdout, encoding="utf-8")
    return not ran.returncode


def _feed(name: str, wish: argparse.Namespace) -> None:
    import atheris  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(seeds(name)):
            Path(folder, str(number)).write_text(text, encoding="utf-8")
        options = {
            "max_total_time": wish.seconds, "timeout": _SLOWEST, "rss_limit_mb": wish.megabytes, "max_len": 20_000,
            "print_final_stats": 1, "artifact_prefix": f"{wish.keep}/{name}-",
        }
        atheris.instrument_all()
        atheris.Setup([sys.argv[0], *(f"-{key}={value}" for key, value in options.items()), folder], _one_input(name))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        atheris.Fuzz()


def _one_input(name: str) -> Callable[[bytes], None]:
    """Feeds a reader, once told which it is and once among all others."""

    def read(data: bytes) -> None:
        text = data.decode("utf-8", "ignore")
        for from_ in (name, None):
            try:
                list(gw.load_each(text, from_))
            except gw.GridwrightError:
                continue

    return read


if __name__ == "__main__":
    sys.exit(main())
