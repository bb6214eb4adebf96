### The sheet of keys: in each line what is done, a dash between spaces, and the keys that do it.

keys-board = The board
    .keys =
        put the digit into the current cell — 1 to 9
        make the current cell blank — 0, Backspace, Delete
        go to another cell, around the edges too — arrows
        go to the ends of the row — Home, End
        go to the ends of the column — Page Up, Page Down
        go to the next blank cell, or the one before — Tab, Shift+Tab
        leave the cell, the question, the solver or a sheet — Escape
        undo, redo (or Ctrl+Shift+Z) — Ctrl+Z, Ctrl+Y
keys-notes = Notes and digits
    .keys =
        number keys write notes, or digits again — N
        note the digit in the current cell — Shift+1 to 9
        fill all notes, erase all notes — F, E
        pick the digit first, then the cells for it — D
        put the picked digit into the current cell — Enter
keys-help = Help
    .keys =
        a hint for the current cell — H
        fill all singles — A
        mark the mistakes — M
        reset to the givens, clear everything — R, C
        solve at once, show the next solution — S, Shift+S
        allowed digits, singles, equal digits, tidy notes, strict, clock, heat map — Ctrl+1 to Ctrl+7
keys-pages = Pages
    .keys =
        sudoku, race, chess (Escape leads back to the sudoku) — F2, F3, F4
        start or stop the race, copy its table — W, Ctrl+C
        on the chessboard as on the stage; also Home, End, + and - — W . , B J U X
keys-solver = The solver on the stage
    .keys =
        watch, pause, go on — W
        one step forwards, one step back (hold to repeat) — . and ,
        the beginning of the time line, its end — Home, End
        on to the next take-back, digit in the current cell, solution — B, I, J
        on to the very end, back to the solution before — U, Shift+J
        faster, slower — + and -
        the next engine — V
        keep the solution — K
        why was nothing left to try? — Y
        the equation before, the next one — [ and ]
        stop, and give my board back — X
keys-game = The game
    .keys =
        the green flag: a new puzzle — G
        pause the clock, go on — P, Enter
        copy the board as text, take a puzzle from the clipboard — Ctrl+C, Ctrl+V
        type in the text of the board, load that text — T, L
        load the text while typing in it — Ctrl+Enter
        make a new puzzle: easy, medium or hard — Ctrl+N, Shift+N
        saved games and files — Ctrl+O, Ctrl+S
        what the owl has said — Ctrl+L
        settings — Ctrl+,
        other colours — Ctrl+T
        larger texts, texts in the usual size — Ctrl++, Ctrl+-
        this sheet — ? or F1
        press any button, while no cell is current — Tab, then Enter or space
        on a Mac, in place of Ctrl — Cmd
