"""Which worker runs which file of tests. One that dies, because a test hung or crashed, costs that test and no more."""

from __future__ import annotations

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController


class FilesOnce(LoadFileScheduling):  # type: ignore[misc]  # xdist tells no types
    """xdist's own gives the test that ended a worker to the next one, and to one that is idle what is done already:
    of that it never hears again, and the lane never ends."""

    def remove_node(self, node: WorkerController) -> str | None:
        files = self.assigned_work.pop(node).values()
        fatal = next((test for tests in files for test, done in tests.items() if not done), None)
        for tests in files:
            if fatal in tests:
                tests[fatal] = True
            if not all(tests.values()):
                self.workqueue[self._split_scope(next(iter(tests)))] = tests
        for other in self.nodes:
            self._reschedule(other)
        return fatal

    def schedule(self) -> None:
        """Twice, for one that takes a dead one's place: a worker begins a test when it has the next one, too."""
        super().schedule()
        super().schedule()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FilesOnce | None:
    return FilesOnce(config, log) if config.getvalue("dist") == "loadfile" else None
