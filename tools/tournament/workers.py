"""Who plays the batches: processes on this machine, or workers of a Dask cluster.

A worker that dies takes nothing with it: its batches are played again elsewhere.
"""

import os
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from tools.setup.places import ROOT

Job = TypeVar("Job")
Results = Iterator[tuple[Job, Any]]

_CONNECT_LIMIT_S = 10
_DEATHS = 3  # of workers, after which a batch itself is to blame

# All that a worker needs to know of the project.
_SHIPPED = (
    "engine_core/**/*.py",
    "tools/__init__.py",
    "tools/lab/*.py",
    "tools/setup/__init__.py",
    "tools/setup/places.py",
    "tools/tournament/*.py",
)


class NoWorkers(Exception):
    """Nobody can play; the message says why, and what to do."""


def on_this_machine(play: Callable[[Job], Any], jobs: list[Job]) -> Results:
    """Each job and its result, as they are done, on all cores."""
    left = list(jobs)
    for _ in range(_DEATHS):
        try:
            yield from _by_processes(play, left)
            return
        except BrokenProcessPool:
            continue  # with new processes, and all that is not done
    raise NoWorkers(f"processes died {_DEATHS} times; is there enough memory?")


def _by_processes(play: Callable[[Job], Any], left: list[Job]) -> Results:
    """Takes each job off the list when it is done."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        futures: dict[Future, Job] = {pool.submit(play, job): job for job in left}
        try:
            for future in as_completed(futures):
                job = futures[future]
                result = future.result()
                left.remove(job)
                yield job, result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(address: str, play: Callable[[Job], Any], jobs: list[Job]) -> Results:
    """The same by all the workers that a Dask scheduler has."""
    try:
        import distributed
    except ImportError:
        raise NoWorkers(
            "a cluster needs Dask's distributed: run `make setup`, then "
            "build/cluster/bin/python -m tools.tournament"
        ) from None
    try:
        client = distributed.Client(address, timeout=_CONNECT_LIMIT_S)
    except (OSError, ValueError) as error:
        raise NoWorkers(f"no scheduler answers at {address}: {error}") from None
    with client, tempfile.TemporaryDirectory() as folder:
        client.upload_file(str(_packed(Path(folder))))
        futures = {client.submit(play, job, pure=False): job for job in jobs}
        done = distributed.as_completed(futures, with_results=True)
        try:
            for future, result in done:
                yield futures[future], result
        except distributed.KilledWorker as error:
            raise NoWorkers(
                f"a batch killed one worker after another: {error}"
            ) from None


def _packed(folder: Path) -> Path:
    """The project's code in one file, which every worker gets, late ones too."""
    archive = folder / "hundred_crosses.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for pattern in _SHIPPED:
            for path in sorted(ROOT.glob(pattern)):
                packed.write(path, path.relative_to(ROOT))
    return archive
