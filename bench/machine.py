"""What a measurement ran on: processor, compiler and versions. No host names and no paths."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from gridwright.engine import instruction_sets

__all__ = ["machine", "version_of_compiler"]

PACKAGES = ("ortools", "clingo", "python-sat", "pencilmark", "exact-cover", "py-sudoku", "dokusan")


def machine() -> dict[str, str]:
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "instruction sets": ", ".join(instruction_sets()),
        "system": f"{platform.system()} on {platform.machine()}",
        "compilers": ", ".join(filter(None, map(version_of_compiler, ("g++", "clang++")))),
        "Python": platform.python_version(),
        "packages": ", ".join(f"{name} {found}" for name in PACKAGES if (found := _version(name))),
    }


def version_of_compiler(command: str) -> str:
    """The first line of what a compiler says about itself, or nothing when there is none."""
    if not shutil.which(command):
        return ""
    return subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]


def _processor() -> str:
    """The model, and the family where the model is a bare brand, as on rented machines."""
    told: dict[str, str] = {}
    if (path := Path("/proc/cpuinfo")).exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            told.setdefault(key.strip(), value.strip())
    name = told.get("model name") or platform.processor() or platform.machine()
    return f"{name}, family {told['cpu family']} model {told['model']}" if "cpu family" in told else name


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
