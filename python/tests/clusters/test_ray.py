"""Ray with two workers, one of which is killed."""

from pathlib import Path

import pytest
from rows import PUZZLES, die_once

pytestmark = pytest.mark.filterwarnings("default")


def test_ray_answers_as_one_process_does(alone, tmp_path):
    import ray
    import ray.data

    mark = str(tmp_path / "killed")

    def solve(table):
        from sudoku_assistant import solve_many

        die_once(mark)
        return table.append_column("solution", solve_many(table.column("puzzle"), errors="null", threads=1))

    paths = {"env_vars": {"PYTHONPATH": str(Path(__file__).parent)}}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env=paths)
    try:
        rows = [{"id": row, "puzzle": puzzle} for row, puzzle in enumerate(PUZZLES)]
        table = ray.data.from_items(rows, override_num_blocks=8)
        solved = table.map_batches(solve, batch_format="pyarrow", concurrency=2).sort("id").take_all()
    finally:
        ray.shutdown()
    assert [row["solution"] for row in solved] == alone and (tmp_path / "killed").exists()
