### Everything that plays like a film: its buttons, its speed, its time line, its counters.

watch = Watch
pause = Pause
    .tooltip = Pause
go-on = Go on
    .tooltip = Go on at the speed below
watch-again = Again
    .tooltip = Start again from the beginning
step-back = Step back
    .tooltip = One step back
single-step = Single step
    .tooltip = One step forwards
stop = Stop

# $reached (String)
on-to = On to { $reached }
run-to = Run to…
    .tooltip = Run on to a moment of your choice
jump-solution-reached = the next solution
jump-end-reached = the very end, past all solutions

speed = Speed
    .tooltip = Choose how fast it goes
    .flat-out = as fast as it can
too-fast = Too fast to describe each step. Slow down or pause, and I will tell you what happens.
# $steps (Number)
# $number (String)
steps-a-second = { $steps ->
    [1] 1 step a second
   *[other] { $number } steps a second
}
# $steps (Number)
# $number (String)
digits-a-second = { $steps ->
    [1] 1 digit a second
   *[other] { $number } digits a second
}
# $steps (Number)
# $number (String)
blocks-a-second = { $steps ->
    [1] 1 block a second
   *[other] { $number } blocks a second
}
# $steps (Number)
# $number (String)
calls-a-second = { $steps ->
    [1] 1 call a second
   *[other] { $number } calls a second
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

last-run = The last run
counter-tried = Tried
counter-depth = Depth
counter-placed = Placed
counter-taken-back = Taken back
counter-solutions = Solutions
counter-rate = Per second

depth-over-time = Depth over time
    .plot = A plot of the depth over time
    .none = It grows as the search runs
    .tooltip = How many digits are placed at each moment: up is placing, down is taking back. Click to go to that moment.
# $number (String)
thousand-steps = { $number }k
# $number (String)
million-steps = { $number }M

tree-of-calls = Tree of calls
    .none = It grows as the search runs
    .tooltip = Each circle is a call of solve. The yellow one runs now. Red ones came back without a solution. Click one to go to that moment.
tree-placed = placed
tree-now = now
tree-taken-back = taken back
tree-found = led to a solution
tree-untried = still to try
tree-try = your try
tree-begins = a try starts here
tree-click = Click a node to go there.
tree-large = Enlarge
    .tooltip = Enlarge the tree of calls to see all its levels
tree-smaller = Smaller
tree-larger = Larger
tree-how = Drag to move, Ctrl and the wheel to zoom. Click a call to go there.
tree-root = The first call: click to go to the beginning
# $name (String)
tree-stands = { $name }: still on the board. Click to see it placed.
# $name (String)
# $calls (Number)
# $number (String)
tree-dead = { $name }: a dead end { $calls ->
    [1] after 1 call
   *[other] after { $number } calls
}. Click to go there.
# $name (String)
# $solutions (Number)
# $found (String)
# $calls (Number)
# $number (String)
tree-solved = { $name }: { $solutions ->
    [1] 1 solution
   *[other] { $found } solutions
} in { $calls ->
    [1] 1 call
   *[other] { $number } calls
}. Click to go there.
# $name (String)
# $shared (String)
# $calls (Number)
# $number (String)
tree-shared = { $name } and those before it: { $shared } calls that came back, { $calls ->
    [1] 1 call
   *[other] { $number } calls
} in all. Click to go to the last of them.
# $digit (String)
# $cell (String)
tree-digit = { $digit } in { $cell }
# $moment (String)
predicted-right = Right! { $moment }
# $moment (String)
predicted-wrong = Not this time. { $moment }
# $right (Number)
# $made (Number)
predicted-so-far = { $right } of { $made } right.
predict-next = What comes next?
predict-first = Turn on Predict under Watch first. Then you can say what comes next, and I tell you whether you were right.
predict-at-rest = Pause first. Then say what comes next.
predict-cell = Choose a cell first: the one to which you think the solver goes next.
