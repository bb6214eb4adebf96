"""Builds the file for the browser before the package."""

import subprocess
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data):
        root = Path(self.root)
        if not (root / "src/sudoku_board/static/widget.js").exists():
            subprocess.run([root / "build"], check=True)
