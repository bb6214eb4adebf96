"""Builds the file for the browser before the package, and packs the licence with it."""

import subprocess
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data):
        root = Path(self.root)
        # A package of the sources has the file, and nothing to build it of.
        if (root / "../board/build").exists():
            subprocess.run([root / "build"], check=True)
            for text in (root / "../..").glob("LICENSE-*"):
                build_data["force_include"][str(text)] = f"sudoku_board/{text.name}"
