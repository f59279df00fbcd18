"""Puts the built page into wheel and sdist, so that whoever installs Butin needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Editable installs build the page when they serve it; a package without the client's sources has it already."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        page = self._page()
        return [page.NODE] if page is not None and page.stale() and not page.has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = self._page()
        if version != "editable" and page is not None:
            page.build()

    def _page(self) -> Any:
        client = Path(self.root) / "client"
        if not (client / "build.py").exists():
            return None
        sys.path.insert(0, str(client))
        try:
            import build  # noqa: PLC0415
        finally:
            sys.path.remove(str(client))
        return build
