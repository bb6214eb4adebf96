### Whatever is watched like a film: its buttons, its speed, its time line, its counters.

watch = Watch
pause = Pause
    .tooltip = Hold
go-on = Go on
    .tooltip = Go on at the speed below
step-back = Step back
    .tooltip = One step back
single-step = Single step
    .tooltip = One step forwards
stop = Stop

# $reached (String)
on-to = On to { $reached }
jump-take-back = Take-back
jump-solution = Solution
    .reached = the next solution
jump-end = End
    .reached = the very end, past all solutions

speed = Speed
    .tooltip = How fast it goes
    .flat-out = as fast as it can
# $steps (Number)
# $number (String)
steps-a-second = { $steps ->
    [1] 1 step a second
   *[other] { $number } steps a second
}

time-line = Time line
    .tooltip = Drag to any moment of the run
# $position (String)
# $furthest (String)
time-line-ended = step { $position } of { $furthest }
# $position (String)
# $furthest (String)
time-line-so-far = step { $position } of { $furthest } so far
# $position (String)
# $furthest (String)
time-line-long = { $position } of { $furthest }

counter-tried = Tried
counter-depth = Depth
counter-placed = Placed
counter-taken-back = Taken back
counter-solutions = Solutions
counter-rate = Steps a second

depth-over-time = Depth over time
    .plot = A plot of the depth over time
    .none = It grows as the search runs
    .tooltip = How many digits are placed at each moment: up is placing, down is taking back
