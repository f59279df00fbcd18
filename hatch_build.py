"""Puts the built page into wheel and sdist, and the compiled rules into the wheel, so that whoever installs Butin
needs neither Node nor a C compiler."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Hook(BuildHookInterface[Any]):
    """Editable installs build the page when they serve it; a package without the client's sources has it already.

    BUTIN_PURE=1, or a machine without a C compiler, makes a wheel for every machine.
    """

    _folder: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        page = self._page()
        return [page.NODE] if page is not None and page.stale() and not page.has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = self._page()
        if version != "editable" and page is not None:
            page.build()
        if version != "editable" and self.target_name == "wheel" and not os.environ.get("BUTIN_PURE"):
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def _compile(self, build_data: dict[str, Any]) -> None:
        compiling = self._module(Path(self.root), "compile")
        if not compiling.able():
            return
        self._folder = TemporaryDirectory()
        folder = Path(self._folder.name)
        for module in compiling.make(Path(self.root) / "src", folder):
            build_data["force_include"][str(module)] = str(module.relative_to(folder / "lib"))
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def _page(self) -> Any:
        client = Path(self.root) / "client"
        return self._module(client, "build") if (client / "build.py").exists() else None

    def _module(self, folder: Path, name: str) -> Any:
        sys.path.insert(0, str(folder))
        try:
            return import_module(name)
        finally:
            sys.path.remove(str(folder))
