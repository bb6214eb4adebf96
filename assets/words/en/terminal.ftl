### What only the game in a terminal says.

terminal = In the terminal
terminal-no-display = There is no display here, so you play in the terminal.
terminal-paused = paused
terminal-engine = Engine
terminal-alt = Alt+1 to 9
terminal-suspend = Go back to the shell; fg brings the game back
terminal-quit = Quit. Your game is saved.
# $label (String)
terminal-define = define { $label }
# $width (Number)
# $height (Number)
terminal-small = Make the terminal larger: the game needs { $width } columns and { $height } rows.
terminal-program = The program as text
    .unused = This text is not used yet. Ctrl+S uses it; Ctrl+C again quits without it.
    .keys = Ctrl+S uses it, Esc goes back
terminal-problem = Problem
# $key (String)
terminal-edit = { $key } opens the program as text. Change it there, and check it.
terminal-space = Space
terminal-offers = what the owl offers, and sprites that can be clicked
terminal-scripts = another script of the program
# $name (String)
terminal-sprite = Click { $name }
terminal-moment = To the moment
terminal-to-program = Your answer to the program
terminal-other-answer = Tab: answer the other question
