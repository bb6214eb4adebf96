# A board in marimo: `marimo edit sudoku.py`.

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    from sudoku_assistant import Board

    board = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    board
    return board, mo


@app.cell
def _(board, mo):
    widget = mo.ui.anywidget(board.play())
    widget
    return (widget,)


@app.cell
def _(mo, widget):
    mo.md("The board is `" + "".join(str(digit) for digit in widget.value["value"]) + "`.")
    return


if __name__ == "__main__":
    app.run()
