"""What is not there yet, and walks that wait for it: generators on a trampoline of our own, without an event loop.

A walk waits with `yield from`, for a Deferred or for another walk; `await` is asyncio's alone, and mypy refuses the one
in the place of the other. A walk that is called has not begun: it is waited for or spawned, and else does nothing.
Whoever waits goes on inside the call that resolves; so that comes last in whatever does it. What was waited for still
holds then. No `finally` and no `with` round a `yield from`: a walk that is never gone on with runs neither.
tests/laws/test_walks.py keeps it so.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

from butin.core.errors import ButinError
from butin.room.errors import broken

T = TypeVar("T")


class Deferred(Generic[T]):
    """A value that is not there yet; one waits for it, or one listens."""

    __slots__ = ("_error", "_known", "_listener", "_value")

    def __init__(self) -> None:
        self._known: bool = False
        self._value: T | None = None
        self._error: Exception | None = None
        self._listener: Callable[[T | None, Exception | None], None] | None = None

    def resolve(self, value: T) -> None:
        self._value = value
        self._end()

    def reject(self, error: Exception) -> None:
        self._error = error
        self._end()

    def then(self, listener: Callable[[T | None, Exception | None], None]) -> None:
        """Tell somebody who is no walk: the value, or the error."""
        assert self._listener is None, "somebody waits for this already"
        self._listener = listener
        if self._known:
            listener(self._value, self._error)

    def __iter__(self) -> Generator[Deferred[Any], None, T]:
        if not self._known:
            yield self
        if self._error is not None:
            raise self._error
        return cast("T", self._value)

    @property
    def known(self) -> bool:
        return self._known

    def _end(self) -> None:
        assert not self._known, "this was resolved already"
        self._known = True
        if self._listener is not None:
            self._listener(self._value, self._error)


Walk: TypeAlias = Generator[Deferred[Any], None, T]


class Supervisor(Protocol):
    """Where walks go."""

    walks: int  # how many are going, one inside the other

    def stop(self, identity: str, error: Exception) -> None:
        """Something broke at a table."""

    def rest(self) -> None:
        """No walk is going any more, each has come as far as it can: whatever has waited for that."""


class _Going(Generic[T]):
    """A walk on its way at a table."""

    __slots__ = ("_supervisor", "_table", "_walk", "result")

    def __init__(self, walk: Walk[T], supervisor: Supervisor, table: str) -> None:
        self._walk = walk
        self._supervisor = supervisor
        self._table = table
        self.result: Deferred[T] = Deferred()

    def go(self, _value: object = None, _error: object = None) -> None:
        """As far as it comes."""
        supervisor = self._supervisor
        supervisor.walks += 1
        try:
            self._step()
        finally:
            supervisor.walks -= 1
        if not supervisor.walks:
            supervisor.rest()

    def _step(self) -> None:
        """To the next thing that is not known yet; that will call `go` again."""
        try:
            waits = self._walk.send(None)
            while waits.known:
                waits = self._walk.send(None)
        except StopIteration as end:
            value: T = end.value
        except ButinError as refused:
            self.result.reject(refused)
            return
        except Exception as error:  # noqa: BLE001  the end of that table, and of no other
            self._supervisor.stop(self._table, error)
            self.result.reject(broken())
            return
        else:
            waits.then(self.go)
            return
        self.result.resolve(value)


def spawn(walk: Walk[T], supervisor: Supervisor, table: str) -> Deferred[T]:
    """Set off at a table, now. What it refuses its waiter hears; whatever else breaks stops the table."""
    going = _Going(walk, supervisor, table)
    going.go()
    return going.result
