"""Clusters by their addresses: Dask's and Ray's, as executors of `concurrent.futures`. Neither is needed otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from logging import ERROR
from time import monotonic
from typing import Any

import gridwright as gw
from gridwright.engine.batches import processors

__all__ = ["CLUSTERS", "cluster"]

_HERE = "local"
"""The address of a cluster that is started on this machine, and ends with the work."""

_AGAIN = 5.0
"""Seconds after which a cluster is asked anew how large it is: many grow and shrink."""

Running = tuple[Any, Callable[[], int]]
"""An executor, and how many workers it has now."""


@dataclass(frozen=True, slots=True)
class ClusterKind:
    """What runs a cluster: the module that it needs, and how to be connected to an address."""

    name: str
    module: str
    connected: Callable[[str, int | None], Any]

    def require(self) -> None:
        if find_spec(self.module) is None:
            raise gw.GridwrightError(
                f"{self.name} is not installed; pip install 'gridwright[{self.name.lower()}]' brings it"
            )


@contextmanager
def cluster(on: str, jobs: int | None) -> Iterator[Running]:
    """The workers at `dask:ADDRESS` or `ray:ADDRESS`; the address `local` starts so many on this machine."""
    name, _, address = on.partition(":")
    kind = CLUSTERS[name]
    kind.require()
    with kind.connected(address, jobs) as running:
        yield running


@contextmanager
def _dask(address: str, jobs: int | None) -> Iterator[Running]:
    distributed = import_module("distributed")
    options: dict[str, Any] = {"set_as_default": False}
    if address == _HERE:
        options |= {"n_workers": jobs or processors(), "threads_per_worker": 1, "dashboard_address": None}
        options["silence_logs"] = ERROR
    else:
        options |= {"address": address, "timeout": 30}
    try:
        client = distributed.Client(**options)
    except (OSError, ValueError, TypeError) as error:
        raise gw.GridwrightError(f"there is no Dask cluster at {address!r}: {error}") from None
    with client:
        yield client.get_executor(pure=False), _often(lambda: sum(client.nthreads().values()))


@contextmanager
def _ray(address: str, jobs: int | None) -> Iterator[Running]:
    ray = import_module("ray")
    is_ours = not ray.is_initialized()
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    try:
        if is_ours and address == _HERE:
            ray.init(address=_HERE, num_cpus=jobs or processors(), include_dashboard=False, **quiet)
        elif is_ours:
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        raise gw.GridwrightError(f"there is no Ray cluster at {address!r}: {error}") from None
    try:
        yield _RayExecutor(ray), _often(lambda: int(ray.cluster_resources().get("CPU", 1)))
    finally:
        if is_ours:
            ray.shutdown()


class _RayExecutor:
    """Ray's tasks behind the one method of executors that is needed."""

    def __init__(self, ray: Any) -> None:
        self._task = ray.remote(max_retries=3)(_done)

    def submit(self, work: Callable[[Any], Any], piece: Any) -> Future[Any]:
        found: Future[Any] = self._task.remote(work, piece).future()
        return found


def _done(work: Callable[[Any], Any], piece: Any) -> Any:
    return work(piece)


def _often(size: Callable[[], int]) -> Callable[[], int]:
    """The same, asked for at most every few seconds."""
    known, asked = 0, float("-inf")

    def kept() -> int:
        nonlocal known, asked
        if monotonic() >= asked + _AGAIN:
            known, asked = size(), monotonic()
        return known

    return kept


CLUSTERS = {
    "dask": ClusterKind("Dask", "distributed", _dask),
    "ray": ClusterKind("Ray", "ray", _ray),
}
