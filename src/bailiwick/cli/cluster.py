"""Games on the machines of a Ray cluster. Ray is no part of Bailiwick's own set-up: pip install 'bailiwick[ray]'."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from bailiwick.kernel.errors import BadOption, BailiwickError

if TYPE_CHECKING:
    from bailiwick.bots.playing import Stop
    from bailiwick.bots.simulation import Elsewhere, Plan, Played

HERE = "local"  # instead of an address: a cluster of this machine, begun for the games and ended with them


def on_ray(address: str, jobs: int) -> Elsewhere:
    """Where `simulate` is to play: on the cluster at the address, or on one of so many processes here."""
    return partial(on_cluster, joined(address, jobs))


def joined(address: str, jobs: int) -> Any:
    """Ray, once it has joined the cluster at the address, or begun one of so many processes here."""
    try:
        import ray
    except ImportError:
        raise BadOption(
            "--ray needs Ray: pip install 'bailiwick[ray]'. Without it, --jobs plays on this machine alone."
        ) from None
    try:
        where = {"num_cpus": jobs, "include_dashboard": False} if address == HERE else {"address": address}
        ray.init(**where, configure_logging=False, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise BadOption(f"There is no Ray cluster at {address!r}: {problem}") from None
    return ray


class Hands:
    """Hands work out to a cluster, as a pool of processes does."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    def submit(self, task: Callable[..., Any], /, *given: Any) -> Handed:
        return Handed(self.ray, self.ray.remote(num_cpus=1)(task).remote(*given))


class Handed:
    def __init__(self, ray: Any, promise: Any) -> None:
        self.ray = ray
        self.promise = promise

    def result(self) -> Any:
        return self.ray.get(self.promise)


@contextmanager
def hands_on_ray(address: str, jobs: int) -> Iterator[Hands]:
    ray = joined(address, jobs)
    try:
        yield Hands(ray)
    finally:
        ray.shutdown()


def on_cluster(ray: Any, plan: Plan, numbers: range, stop: Stop) -> Iterator[Played]:
    """As `in_workers`: in order, whoever finishes first, and after Ctrl-C what has been handed out is not waited for."""
    from bailiwick.bots.simulation import AHEAD, BotFailed

    play = ray.remote(num_cpus=1, max_retries=0)(play_there)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    given = ray.put(plan)
    key = f"{ray.get_runtime_context().get_job_id()} {id(plan)}"
    waiting = deque(numbers)
    handed_out: deque[Any] = deque()
    try:
        while not stop.asked and (waiting or handed_out):
            while waiting and len(handed_out) < ahead:
                handed_out.append(play.remote(given, key, waiting.popleft()))
            yield ray.get(handed_out.popleft())
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, BailiwickError):
            raise problem.cause from None
        raise
    except ray.exceptions.RayError:
        raise BotFailed("A process that played games has died; the games before it are kept.") from None
    finally:
        ray.shutdown()


_table: tuple[str, Any] = ("", None)  # in a worker: for which run, and where it plays


def play_there(plan: Plan, key: str, number: int) -> Played:
    global _table  # noqa: PLW0603
    from bailiwick.bots.simulation import Table

    if _table[0] != key:
        _table = (key, Table(plan))
    played: Played | None = _table[1].play(number)
    assert played is not None
    return played
