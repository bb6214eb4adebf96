### The race of the engines.

race-intro = Choose who takes part and what counts, then press Start.
# $pace (String)
race-runs = They are off! { $pace }
# $measure (String)
race-pace = { $measure ->
    [steps] Each program takes the same number of steps a second.
    [tries] Each program tries the same number of digits a second.
   *[time] Each program gets the same time on the processor.
}
# $pace (String)
race-order = { $pace } The lanes never change places. The medals show who won.
race-runs-already = You choose what counts before the start. Stop the race first.
race-stopped = The race is stopped. The lanes show how far each program came.
no-racers = Nobody is in the race: choose at least one engine.
race-copied = The table is on the clipboard, as a Markdown table.
no-race-yet = There is no table to copy yet: start a race first.
# $name (String)
# $measure (String)
# $value (String)
race-won = { $name } wins. { $measure }: { $value }.
# $names (String)
# $measure (String)
# $value (String)
race-tied = { $names } share first place. { $measure }: { $value }.
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
race-goal = They race for
race-first = First solution
    .tooltip = Race until one solution is found, or until it is clear that there is none
race-all = All solutions
    .tooltip = Race until all solutions are found, and it is clear that there are no others
# $measure (String)
race-speed = { $measure ->
    [steps] Steps a second
    [tries] Digits tried a second
   *[time] Processor time a second
}
race-flat-out = Flat out
race-measure = Who wins? The fewest …
# $measure (String)
race-measure-about = { $measure ->
    [steps] A step is one thing that a program does: look, try a digit, place it, take it back.
    [tries] A digit is tried when a program does not know yet whether it fits.
   *[time] The time that the processor works for a program. Some steps take longer than others.
}
race-stops = The race stops when three have finished.
race-rest = Let the others finish
    .tooltip = Go on until all have finished
race-copy-table = Copy
    .tooltip = Copy the table as Markdown
race-lane-about = Each digit placed is a step to the finish, and each digit taken back is a step back
race-from = Start
race-finish = Finish
race-not-yet = not yet
# $filled (Number)
# $blanks (Number)
race-filled = { $filled } of { $blanks }
# $solutions (Number)
race-found = { $solutions ->
    [one] 1 solution
   *[other] { $solutions } solutions
}
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
# $value (String)
race-still-running = { $value } …

measure-steps = Steps
measure-tries = Tries
measure-placements = Placed
measure-retractions = Taken back
measure-depth = Greatest depth
measure-time = Time
