"""Runs the examples on the pages of the book as a reader types them."""

import doctest
import re
from pathlib import Path

import pytest

DOCS = next(folder / "docs" for folder in Path(__file__).resolve().parents if (folder / "docs" / "python.md").exists())

# Pages whose examples run here, and those that need something else.
PAGES = ["python.md"]
ELSEWHERE = {
    "board-in-a-page.md": "needs a notebook; .ci/notebook-test",
    "many-puzzles.md": "needs Spark",
    "python-dask.md": "needs Dask; tests/clusters",
    "python-ray.md": "needs Ray; tests/clusters",
    "python-shards.md": "is a program of its own, for many machines",
    "python-spark.md": "needs Spark; tests/clusters",
}

PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
]


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_each_page_with_examples_is_known() -> None:
    assert {page.name for page in DOCS.glob("*.md") if blocks(page.name)} == {*PAGES, *ELSEWHERE}


# The examples leave it to Python to close files.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_print_what_it_says(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pl = pytest.importorskip("polars")
    table = pl.DataFrame({"puzzle": PUZZLES})
    table.write_csv(tmp_path / "puzzles.csv")
    table.write_parquet(tmp_path / "puzzles.parquet")
    (tmp_path / "puzzles.txt").write_text("\n".join(PUZZLES) + "\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for number, block in enumerate(blocks(page), 1):
        where = f"{page}, example {number}"
        if ">>>" in block:
            example = doctest.DocTestParser().get_doctest(block, names, where, page, 0)
            runner = doctest.DocTestRunner(verbose=False)
            runner.run(example, clear_globs=False)
            names.update(example.globs)
            assert runner.summarize(verbose=False).failed == 0, where
        else:
            exec(compile(block, where, "exec"), names)
