"""Puts the built page into wheel and sdist, and the compiled rules into the wheel, so that whoever installs Butin
needs neither Node nor a C compiler; and the README into both, as an index can show it."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class Hook(BuildHookInterface[Any]):
    """Editable installs build the page when they serve it; a package without the client's sources has it already.

    BUTIN_PURE=1, a machine without a C compiler, or one whose compiler fails, makes a wheel for every machine.
    """

    _folder: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Node, where the machine has none; and what compiling needs, where it can be tried: mypy looks into all that
        the compiled modules import."""
        page, compiling = self._page(), self._compiling()
        node = [page.NODE] if page is not None and page.stale() and not page.has_node() else []
        if compiling is None or not compiling.able():
            return node
        return [*node, *self.metadata.config["dependency-groups"]["build"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._build_page()
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def _build_page(self) -> None:
        """A page made from other sources is not handed on: without Node there is no package."""
        page = self._page()
        try:
            if page is not None:
                page.build(fetch=False)  # `dependencies` asks for Node
        except page.NotBuilt as error:
            sys.exit(f"butin: {error}. A released sdist or wheel has the page in it and needs no Node")

    def _compile(self, build_data: dict[str, Any]) -> None:
        compiling = self._compiling()
        if compiling is None or not compiling.able():
            return
        self._folder = TemporaryDirectory()
        folder = Path(self._folder.name)
        try:
            modules = compiling.make(Path(self.root) / "src", folder)
        except (Exception, SystemExit) as error:  # noqa: BLE001  whatever a compiler may say, the sources still run
            why = next(iter(str(error).splitlines()), type(error).__name__)
            print(f"butin: compiling failed ({why}): this wheel is the one for every machine", file=sys.stderr)
            return
        for module in modules:
            build_data["force_include"][str(module)] = str(module.relative_to(folder / "lib"))
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def _compiling(self) -> Any:
        """What compiles, for a wheel that shall be compiled."""
        wanted = self.target_name == "wheel" and not os.environ.get("BUTIN_PURE")
        return self._module(Path(self.root), "compile") if wanted else None

    def _page(self) -> Any:
        client = Path(self.root) / "client"
        return self._module(client, "build") if (client / "build.py").exists() else None

    def _module(self, folder: Path, name: str) -> Any:
        sys.path.insert(0, str(folder))
        try:
            return import_module(name)
        finally:
            sys.path.remove(str(folder))


class Readme(MetadataHookInterface):
    """On an index there is nothing beside the README: its pictures go, and links into the sources become plain text."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        without = re.sub(r"^\| !\[.*\n\|[-|]+\n+", "", text, flags=re.MULTILINE)
        plain = re.sub(r"\[([^]]+)\]\((?!https?:)[^)]+\)", r"\1", without)
        metadata["readme"] = {"content-type": "text/markdown", "text": plain}
