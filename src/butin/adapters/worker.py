"""A process beside the server, for what takes long."""

from __future__ import annotations

import os
import sys
from multiprocessing import parent_process
from threading import Thread
from typing import Final

NICE: Final = 5  # bots: somebody waits for their moves
NICEST: Final = 15  # pictures


def settle_in(nice: int = NICE) -> None:
    """People go before what is worked on here, and a worker whose server was killed must not wait for ever."""
    if sys.platform != "win32":
        os.nice(nice)

    def watch() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
