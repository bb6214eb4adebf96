"""The board in a notebook: played, solved and explained, with its values in Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

try:
    import anywidget
    from traitlets import Bool, Int, List, Unicode
except ImportError as error:
    raise ImportError("the board in a notebook needs anywidget: pip install 'sudoku-assistant[notebook]'") from error

__all__ = ["Sudoku"]


class Sudoku(anywidget.AnyWidget):  # type: ignore[misc,unused-ignore]
    """A board of 81 cells, in reading order.

    It thinks where it is shown: ``solve`` and the like ask the board in the notebook, and ``value`` changes when it has an answer,
    which ``observe`` tells.
    """

    _esm = Path(__file__).parent / "static" / "widget.js"

    value = List(Int(min=0, max=9), [0] * 81, minlen=81, maxlen=81, help="The digits, 0 for a blank.").tag(sync=True)
    fixed = List(Bool(), [False] * 81, minlen=81, maxlen=81, help="Which cells nobody can change.").tag(sync=True)
    disabled = Bool(False, help="Whether nobody can type.").tag(sync=True)
    message = Unicode("", help="What the board said last.").tag(sync=True)

    def __getitem__(self, index: int) -> int:
        return int(self.value[index])

    def __setitem__(self, index: int, digit: int) -> None:
        # A list that is changed in its place would tell nobody.
        digits: list[Any] = list(self.value)
        digits[index] = digit
        self.value = digits

    def __len__(self) -> int:
        return len(self.value)

    def solve(self) -> None:
        """Fill in a solution."""
        self.send({"do": "solve"})

    def next(self) -> None:
        """Fill in the next solution."""
        self.send({"do": "next"})

    def check(self) -> None:
        """Mark what is wrong."""
        self.send({"do": "check"})

    def hint(self) -> None:
        """Tell what a person would find next."""
        self.send({"do": "hint"})

    def reset(self) -> None:
        """Take back all digits but those that are fixed."""
        self.send({"do": "reset"})
