"""`make wheel`: a wheel for other machines of the same sort, which is tried in a new environment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_nothing_is_compiled_for_this_processor_alone():
    told = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8") + (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert not re.search(r"-m(?:arch|tune|cpu)=native", told)
    for file in re.findall(r"set_property\(SOURCE (\S+) APPEND PROPERTY COMPILE_OPTIONS\s+-m", told):
        assert re.fullmatch(r"cpp/search/lanes_\w+\.cpp", file), "others run before the processor is known"


@pytest.mark.long
def test_a_wheel_is_built_and_tried():
    known = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTHON", "COV"))}
    ran = subprocess.run(["make", "wheel"], cwd=ROOT, env=known, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told = re.search(r"^(gridwright-\S+\.whl) was installed and tried in a new environment", ran.stdout, re.MULTILINE)
    assert told, ran.stdout
    assert (ROOT / "dist" / told[1]).is_file()
    if sys.platform == "linux":
        assert re.search(r"-cp\d+-cp\d+-manylinux_\d+_\d+_\w+\.whl$", told[1]), "its tag says how old a system may be"
