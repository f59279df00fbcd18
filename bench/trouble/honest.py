"""Two honest people who play one match after the other at tables of their own, and notice any disturbance."""

from __future__ import annotations

from threading import Event, Thread
from time import perf_counter, sleep
from typing import Self

from butin.client import TableClient, join, open_table
from butin.core.errors import ButinError

PAUSE_S = 0.004  # between moves: people are slower, but this is enough not to count as a flood
PATIENCE_S = 120.0


class Honest:
    """Plays in threads of its own until it is told to stop; `complaints` should stay empty."""

    def __init__(self, url: str, game: str = "voleurs") -> None:
        self.url, self.game = url, game
        self.stop = Event()
        self.matches = 0
        self.waits: list[float] = []  # seconds from a wish to its acknowledgement
        self.complaints: list[str] = []
        self.thread = Thread(target=self._evening, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Lets the match that is on come to its end."""
        self.stop.set()
        self.thread.join(PATIENCE_S)
        if self.thread.is_alive():
            self.complaints.append("the match did not come to its end")

    def _evening(self) -> None:
        while not self.stop.is_set():
            try:
                self._match()
            except (ButinError, OSError) as error:
                self.complaints.append(f"{type(error).__name__}: {error}")
                return

    def _match(self) -> None:
        host, answer = open_table(self.url, self.game, seats=2)
        clients = [host, join(f"{self.url}/j/{answer['join']}")]
        for client in clients:
            client.wish("say", phrase="hello")
        lines = [client._socket for client in clients]  # noqa: SLF001
        host.wish("start")
        people = [Thread(target=self._play, args=(client,), daemon=True) for client in clients]
        for person in people:
            person.start()
        for person in people:
            person.join(PATIENCE_S)
        if [client._socket for client in clients] != lines:  # noqa: SLF001
            self.complaints.append("a connection was lost")
        if any(client.views[str(client.seat)]["scores"] is None for client in clients):
            self.complaints.append("the match was not over for somebody")
        self.matches += 1
        for client in clients:
            client.close()

    def _play(self, client: TableClient) -> None:
        try:
            for update in client:
                if update.legal:
                    before = perf_counter()
                    update.move(update.legal[0])
                    self.waits.append(perf_counter() - before)
                    sleep(PAUSE_S)
        except (ButinError, OSError) as error:
            self.complaints.append(f"{type(error).__name__}: {error}")
