"""`./butin bench NAME`, in a clone."""

from __future__ import annotations

from bench.command import bench
from butin.adapters.cli.program import run

if __name__ == "__main__":
    run(bench)
