"""Dask with two workers, one of which is killed."""

import pandas
import pytest
from rows import PUZZLES, die_once

pytestmark = pytest.mark.filterwarnings("default")


def solve(table, mark):
    from sudoku_assistant import solve_many

    if len(table) and table["puzzle"].iloc[0] in PUZZLES:
        die_once(mark)
    return table.assign(solution=solve_many(table["puzzle"], errors="null", threads=1))


def test_dask_answers_as_one_process_does(alone, tmp_path):
    import dask
    import dask.dataframe
    from distributed import Client, LocalCluster

    dask.config.set({"dataframe.convert-string": False})
    mark = str(tmp_path / "killed")
    table = dask.dataframe.from_pandas(pandas.DataFrame({"puzzle": PUZZLES}), npartitions=8)
    meta = {"puzzle": object, "solution": object}
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster, Client(cluster):
        solved = table.map_partitions(solve, mark, meta=meta).compute()
    answers = [None if pandas.isna(answer) else answer for answer in solved["solution"]]
    assert answers == alone and (tmp_path / "killed").exists()
