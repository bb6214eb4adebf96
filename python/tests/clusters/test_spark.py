"""Spark with two executors, one of which is killed."""

import sys
from pathlib import Path

import pytest
from rows import PUZZLES, die_once

pytestmark = pytest.mark.filterwarnings("default")


def test_spark_answers_as_one_process_does(alone, tmp_path, monkeypatch):
    from pyspark.sql import SparkSession

    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    mark = str(tmp_path / "killed")
    spark = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.executor.memory", "512m")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .getOrCreate()
    )
    try:
        table = spark.createDataFrame(list(enumerate(PUZZLES)), "id long, puzzle string").repartition(8)

        def solve(batches):
            import pyarrow

            from sudoku_assistant import solve_many

            die_once(mark)
            for batch in batches:
                solutions = solve_many(batch.column("puzzle"), errors="null", threads=1)
                yield pyarrow.RecordBatch.from_arrays([batch.column("id"), solutions], ["id", "solution"])

        rows = table.mapInArrow(solve, "id long, solution string").orderBy("id").collect()
    finally:
        spark.stop()
    assert [row.solution for row in rows] == alone and (tmp_path / "killed").exists()
