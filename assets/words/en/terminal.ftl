### What only the game in a terminal says.

terminal = In the terminal
terminal-no-display = There is no display here, so you play in the terminal.
terminal-window-only = That works only in the window.
terminal-copied = The board is copied, if your terminal allows it.
terminal-paused = paused
terminal-run-paused = Paused. Press W to go on.
terminal-engine = Engine
terminal-undo = Undo
terminal-alt = Alt+1 to 9
terminal-suspend = Go back to the shell; fg brings the game back
terminal-quit = Quit. Your game is saved.
# $label (String)
terminal-define = define { $label }
# $width (Number)
# $height (Number)
terminal-small = Make the terminal larger: the game needs { $width } columns and { $height } rows.
