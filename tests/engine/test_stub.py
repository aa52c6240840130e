"""The stub of the native module is the one that the module itself would write."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import gridwright.engine


def test_the_stub_is_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "_core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "gridwright.engine._core", "-o", str(fresh)]
    subprocess.run(command, check=True)
    kept = Path(gridwright.engine.__file__).with_name("_core.pyi")
    assert kept.read_text() == fresh.read_text(), "run `make stub`"
