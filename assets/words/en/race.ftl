### The race of the engines.

race-intro = Choose a puzzle and the engines, then start the race.
race-runs = They are off! Each engine gets the same time, in turns.
race-runs-by-steps = They are off! Each engine makes the same number of steps a second.
race-stopped = The race is stopped. The table shows how far each engine got.
no-racers = Nobody takes part: choose at least one engine.
race-copied = The table is on the clipboard, as a Markdown table.
no-race-yet = There is no table to copy yet: start a race first.
# $name (String)
# $measure (String)
# $value (String)
race-won = { $name } wins. { $measure }: { $value }.
# $won (String)
race-won-without-solution = This sudoku has no solution, and every engine found that out. { $won }
race-without-winner = Nobody wins.
# $searched (Bool)
# $yours (String)
# $ours (String)
own-program-compared = Your program { $searched ->
    [true] tried
   *[false] placed
} { $yours } digits, brute force { $ours }.
# $found (Number)
# $there (Number)
own-program-wrong = Your program is not right yet: it found { $found ->
    [0] none
    [one] 1 solution
   *[other] { $found } solutions
}, but { $there ->
    [0] there is none
    [one] there is one
   *[other] there are { $there }
}.
# $reason (String)
own-program-stopped = Your program could not go on. { $reason }.

race-heading = The race
race-start = Start
    .tooltip = Start the race
race-stop = Stop
    .tooltip = Stop the race
race-puzzle = Puzzle
race-my-board = My board
    .tooltip = The board on the stage, as it is now
race-another = Another
race-engines = Engines
race-goal = They race for
race-first = First solution
    .tooltip = Or to know that there is none
race-all = All solutions
    .tooltip = And to know that there are no others
race-speed = Steps a second
    .same-steps = All engines make the same number of steps
    .same-time = All engines get the same time on the processor, in turns
race-flat-out = Flat out
race-measure = Who wins? Fewest...
    .tooltip = The places go by it
race-table = The table
    .none = No race yet
    .tooltip = 1,000 µs (millionths of a second) are 1 ms, and 1,000 ms are 1 s
race-copy-table = Copy
    .tooltip = Copy the table as Markdown
race-lanes = The lanes
    .tooltip = Each digit that is placed is a step to the finish, and each that is taken back is a step back
# $place (Number)
race-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# $place (String)
# $value (String)
race-came = { $place } · { $value }
race-out = out
# $name (String)
# $steps (String)
race-steps-of = { $name }, steps: { $steps }
# $value (String)
race-still-running = { $value } …

measure-solutions = Solutions
measure-steps = Steps
measure-tries = Tried
measure-placements = Placed
measure-retractions = Taken back
measure-depth = Greatest depth
measure-time = Time
