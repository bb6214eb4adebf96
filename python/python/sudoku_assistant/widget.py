"""A board to play, solve and explain in a notebook, with its values in Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from . import _native

try:
    import anywidget
    from traitlets import Bool, Int, List, TraitError, Unicode, default, validate
except ImportError as error:
    raise ImportError("the board in a notebook needs anywidget: pip install 'sudoku-assistant[notebook]'") from error

__all__ = ["Sudoku"]


class Sudoku(anywidget.AnyWidget):  # type: ignore[misc,unused-ignore]
    """A board with any rules. Its cells are in reading order.

    The board in the notebook does the work: ``solve`` and the other methods send it a message and return at once. When it has an
    answer, ``value`` changes; use ``observe`` to be notified.
    """

    _esm = Path(__file__).parent / "static" / "widget.js"

    rules = Unicode("", help="The rules, as text that Board can read; empty for the classic ones.").tag(sync=True)
    value = List(Int(min=0), help="The values, with 0 for a blank.").tag(sync=True)
    fixed = List(Bool(), help="For each cell, true if it cannot be changed.").tag(sync=True)
    disabled = Bool(False, help="True if nothing can be typed.").tag(sync=True)
    message = Unicode("", help="The board's last message.").tag(sync=True)

    @property
    def side(self) -> int:
        """The number of cells in a row."""
        return _native.Puzzle(self.rules).side if self.rules else 9

    @default("value")  # type: ignore[misc,unused-ignore]
    def _no_values(self) -> list[int]:
        return [0] * self.side**2

    @default("fixed")  # type: ignore[misc,unused-ignore]
    def _none_fixed(self) -> list[bool]:
        return [False] * self.side**2

    @validate("value", "fixed")  # type: ignore[misc,unused-ignore]
    def _of_the_side(self, proposal: Any) -> Any:
        items, side = proposal["value"], self.side
        if len(items) != side**2:
            raise TraitError(f"{proposal['trait'].name} has {len(items)} items; the board has {side**2} cells")
        if any(item > side for item in items):
            raise TraitError(f"the values must be from 0 to {side}")
        return items

    def __getitem__(self, index: int) -> int:
        return int(self.value[index])

    def __setitem__(self, index: int, digit: int) -> None:
        # Changing the list in place would notify nobody.
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
        """Mark the wrong digits."""
        self.send({"do": "check"})

    def hint(self) -> None:
        """Explain the next step that a person would take."""
        self.send({"do": "hint"})

    def reset(self) -> None:
        """Remove all digits except the fixed ones."""
        self.send({"do": "reset"})
