"""A process beside the server, for what takes long."""

from __future__ import annotations

import os
import sys
from multiprocessing import parent_process
from threading import Thread


def settle_in() -> None:
    """People go before what is worked on here, and a worker whose server was killed must not wait for ever."""
    if sys.platform != "win32":
        os.nice(5)

    def watch() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
