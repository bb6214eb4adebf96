"""Writes traces to files, as training data for models."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable
from importlib.metadata import version
from os import PathLike
from pathlib import Path
from typing import Any

from .many import Errors, Form, trace_many

_ROWS_AT_ONCE = 10_000

_STEPS = """\
| column | type | content |
|---|---|---|
| puzzle | string | 81 characters, `.` for a blank |
| solution | string | 81 digits |
| givens | uint8 | the number of givens |
| steps | list of struct | one entry for each change |

An entry has `step` (all changes by one use of a technique are one step), `action` (`place`, `eliminate`, `refuse`, `retract`), `row` and
`column` (from 0), `value`, and `reason` (the technique, or the engine's reason)."""

_MOVES = """\
| column | type | content |
|---|---|---|
| puzzle | string | 81 characters, `.` for a blank |
| solution | string | 81 digits |
| givens | uint8 | the number of givens |
| moves | 325 × uint8 | the number of givens, then row, column, value and strategy of each of 81 moves |

Rows and columns are counted from 0. The givens come first, in reading order. If a move needs several strategies, it has the hardest of
them. The strategies are 0 given, 2 last candidate of a cell (naked single, full house), 3 hidden single, 4 naked pair, 5 naked triple, 6 locked
candidates, 7 XY-wing, 8 unique rectangle, 9 any other technique, or a guess of an engine.

The layout is that of the data set by K. Shah, N. Dikkala, X. Wang, R. Panigrahy, "Causal Language Modeling Can Elicit Search and Reasoning
Capabilities on Logic Puzzles" (NeurIPS 2024), as the README of kulinshah98/llm-reasoning-logic-puzzles describes it. Strategy 9 is our addition."""


def write_traces(
    puzzles: Iterable[str],
    path: str | PathLike[str],
    *,
    engine: str = "logic",
    form: Form = "steps",
    max_steps: int = 1_000_000,
    errors: Errors = "raise",
    threads: int | None = None,
    progress: bool = False,
) -> int:
    """Write traces of the puzzles to a Parquet file, with a data card beside it. Return the number of traces.

    Puzzles are read as needed, so there may be more than fit into memory. With ``errors="null"``, puzzles without a trace are left
    out. The other arguments are those of ``trace_many``. Needs ``sudoku-assistant[parquet]``.

    >>> import tempfile
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_traces([puzzle], f"{folder}/traces.parquet")
    1
    """
    import pyarrow
    import pyarrow.parquet

    from .errors import RowError
    from .many import _bar

    path = Path(path)
    part = path.with_name(path.name + ".part")
    writer: Any = None
    written = left_out = 0
    levels: Counter[str] = Counter()
    rows = iter(puzzles)
    try:
        with _bar(progress, None) as update:
            first = True
            while (texts := list(itertools.islice(rows, _ROWS_AT_ONCE))) or first:
                first = False
                column = pyarrow.array([str(text) for text in texts], type=pyarrow.string())
                try:
                    traces = trace_many(
                        column, engine=engine, form=form, max_steps=max_steps, errors=errors, threads=threads
                    )
                except RowError as error:
                    raise RowError(written + left_out + error.index, error.reason) from None
                found = traces.drop_null()
                batch = pyarrow.RecordBatch.from_struct_array(found)
                writer = writer or pyarrow.parquet.ParquetWriter(part, batch.schema, compression="zstd")
                writer.write_batch(batch)
                if form == "steps":
                    levels.update(batch.column("steps").flatten().field("reason").to_pylist())
                written += len(found)
                left_out += len(traces) - len(found)
                if update:
                    update(len(traces))
        writer.close()
        part.replace(path)
    except BaseException:
        if writer:
            writer.close()
        part.unlink(missing_ok=True)
        raise
    path.with_suffix(".md").write_text(_card(path.name, engine, form, written, left_out, levels), encoding="utf-8")
    return written


def _card(name: str, engine: str, form: Form, written: int, left_out: int, reasons: Counter[str]) -> str:
    frequent = "".join(f"| {reason} | {count} |\n" for reason, count in reasons.most_common())
    counted = f"\n## Entries by reason\n\n| reason | entries |\n|---|---|\n{frequent}" if frequent else ""
    return f"""\
---
configs:
- config_name: default
  data_files: {name}
tags: [sudoku, reasoning, traces]
---

# Traces of sudokus

{written} classic sudokus of 9 by 9 cells, each with the steps to its solution; {left_out} puzzles without a trace were left out.
Made with sudoku-assistant {version("sudoku-assistant")}, engine `{engine}`. Each step was verified by replaying it on the rules alone.

## Layout

{_STEPS if form == "steps" else _MOVES}
{counted}"""
