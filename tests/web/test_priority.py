"""What makes way for others."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TRIED = """
from threading import Event, Thread, get_native_id
from gridwright.web.workers.priority import make_way

end = Event()
thread = Thread(target=end.wait)
thread.start()
make_way(7)
for one in (thread.native_id, get_native_id()):
    print(open(f"/proc/self/task/{one}/sched").read().replace("\\n", ";"))
end.set()
"""


@pytest.mark.skipif(not Path("/proc/self/sched").exists(), reason="this system does not tell how it shares processors")
def test_threads_that_make_way_are_nice_and_interrupted_at_once() -> None:
    slow, main = subprocess.run(
        [sys.executable, "-c", TRIED], check=True, capture_output=True, text=True, start_new_session=True
    ).stdout.splitlines()
    assert (_figure(slow, "prio"), _figure(main, "prio")) == (127, 120 + os.getpriority(os.PRIO_PROCESS, 0))
    if "se.slice" in slow and tuple(map(int, re.findall(r"\d+", os.uname().release)[:2])) >= (6, 12):
        assert _figure(slow, "se.slice") > 10 * _figure(main, "se.slice")


def _figure(told: str, name: str) -> int:
    found = re.search(rf"\b{re.escape(name)} *: *(\d+)", told)
    assert found is not None
    return int(found[1])
