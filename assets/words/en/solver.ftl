### The solver on the stage: its engines, what it says at each step, its panels.

brute-force = Brute force
    .about = Recursion: find the first blank, try each digit, place what fits, call solve for the next blank, take back.
    .intro = I look for the first blank, try one digit after another, place what fits and go on. Where nothing fits, I go back.
    .caption = Repeat for each digit: if it fits, place it
    .listing =
        solve:
            find the first blank cell
            if there is none:
                report a solution
            otherwise, for each digit in order:
                if the digit fits the cell:
                    place the digit
                    solve
                    take the digit back
assumptions = Stacked assumptions
    .about = It knows nothing of sudoku. It has slots, each with its candidates, and stacks choices until every slot is filled.
    .intro = Every blank is a slot, and its candidates are the digits it may hold. I stack one assumption on another until every slot has one.
    .caption = For each candidate of the slot: assume it, and go on to the next slot
    .listing =
        solve:
            list the candidates of the next slot
            if every slot is filled:
                report a solution
            otherwise, for each candidate:
                assume it
                solve
                drop the assumption
decision-tree = Decision tree
    .about = First naked singles: cells with one possible digit. Then hidden singles: digits with one place left. Then the cell with the fewest digits.
    .intro = First the cells with one possible digit, then the digits with one place left. Then I guess in the cell with the fewest possible digits.
    .caption = Place singles; else try each digit of the cell with the fewest
    .listing =
        solve:
            while a cell or a house has only one option:
                place that digit
            if the board is full:
                report a solution
            otherwise, if a cell or a house has no option left:
                give up on this board
            otherwise:
                choose the cell with the fewest digits allowed
                for each of them:
                    guess that digit
                    solve
                    take back the guess and what followed from it
binary-program = Binary program
    .about = 729 variables, each 0 or 1, in 324 equations and one more for each given. It starts with fractions, then branches.
    .intro = Every digit in every cell is a variable, 0 or 1. I solve the equations between them, with fractions allowed.
    .caption = Solve the equations; branch where they give fractions
    .listing =
        solve:
            solve the equations, with fractions allowed
            if they have a solution without fractions:
                fill the board with it
                report a solution
                empty the board
                exclude that solution by an inequality, and start again
            otherwise, for each digit of a cell with fractions:
                set its variable to 1
                solve
                take that back
exact-cover = Exact cover
    .about = Dancing links: 324 requirements, each met exactly once, the one with the fewest options first.
    .intro = A board has 324 requirements, such as a 5 in row 1. I always meet the one with the fewest options left. The links dance.
    .caption = Take the requirement with the fewest options; cover what it meets
    .listing =
        solve:
            choose the requirement with the fewest options
            if there is none:
                report a solution
            otherwise, for each of its options:
                cover all requirements that the option meets
                solve
                uncover them in reverse order
logic = Logic
    .about = What people do: always the easiest technique that helps, from singles to chains, each with its reason. It guesses only on a classic board, and only when nothing else helps.
    .intro = I look for the easiest technique that helps, and tell you why it works. I guess only on a classic board, and only when nothing else helps.
    .caption = Use the easiest technique that helps: place a digit, or cross out candidates
    .listing =
        solve:
            while a technique helps, the easiest one first:
                place the digits it finds
                eliminate the candidates it rules out
            if the board is full:
                report a solution
            otherwise, if a cell or a house has no candidate left:
                give up on this board
            otherwise, on a classic board:
                choose the cell with the fewest candidates
                for each of them:
                    guess that digit
                    solve
                    take back the guess and what followed from it
blocks = The blocks
    .about = The Scratch program itself, run block by block. It works like brute force.
    .intro = I run the blocks of solve: the first blank, one digit after another, and solve again for the rest.
    .caption = For each digit: if it fits, replace the item of S, and call solve
own-program = Your program
    .about = The blocks as you have changed them, run one by one. Your solve decides how they work.
    .intro = I run your blocks: your solve decides which cell comes next, and which digit.
    .caption = Your solve decides which digit comes next
# $cell (String)
own-program-look = Your solve begins. The first blank is { $cell }.
# $digit (Value)
# $cell (String)
own-program-place = I place { $digit } in { $cell }.
# $back (String)
own-program-take-back = { $back }.
own-program-rest = what comes next, only your program knows
own-program-end = Your program has ended without finding a solution.

# $cell (String)
# $digits (String)
look-no-technique = No technique helps here: there is more than one solution. I guess in { $cell }, where { $digits } are left.
puzzle-without-solution = This sudoku has no solution: I tried everything, and took everything back.
end-one = I have tried everything: from here there is 1 solution. Shall I go back to it?
# $number (String)
end-several = I have tried everything: from here there are { $number } solutions. Shall I go back to the last one?
# $left (String)
beginning = This is the beginning. { $left }
step-solution = No blanks are left: this is a solution.
step-cut = I add a rule that excludes this solution, and solve the equations again.

# $digit (Value)
# $cell (String)
# $house (String)
# $place (String)
try-refused = { $digit } does not fit in { $cell }: { $house } already has it, in { $place }.
# $digit (Value)
# $cell (String)
try-against-a-rule = { $digit } does not fit in { $cell }: it breaks a rule.
# $digit (Value)
# $row (Number)
# $column (Number)
# $square (Number)
try-fits = { $digit } fits in row { $row }, column { $column } and box { $square }.
# $digit (Value)
# $cell (String)
try-fits-anywhere = { $digit } fits in { $cell }: no rule forbids it.

# $cell (String)
look-no-digit = { $cell } has no digit left: I must go back.
# $what (String)
# $house (String)
look-no-place = There is no place left for { $what } in { $house }: I must go back.
# $cell (String)
look-first-blank = The first blank is { $cell }. I try each digit in it, starting with 1.
# $cell (String)
# $digits (String)
look-slot = The next slot is { $cell }. Its candidates: { $digits }.
# $cell (String)
# $ways (Number)
# $digits (String)
look-need-cell = Of all requirements, a digit in { $cell } has the fewest options: { $ways ->
    [1] only { $digits }
   *[other] { $digits }
}.
# $what (String)
# $house (String)
# $places (Number)
look-need-place = Of all requirements, { $what } in { $house } has the fewest options: { $places ->
    [one] 1 place
   *[other] { $places } places
}.
# $cell (String)
# $digits (String)
look-fewest = No single is left. { $cell } has the fewest possible digits, { $digits }: I try each in turn.

# $digit (Value)
# $cell (String)
place-fits = I place { $digit } in { $cell } and call solve for the next blank.
# $cell (String)
# $digit (Value)
place-need-cell = There is one option left for a digit in { $cell }: I take { $digit } there and cover all that it meets.
# $what (String)
# $house (String)
# $cell (String)
place-need-place = There is one option left for { $what } in { $house }: I take { $cell } and cover all that it meets.
# $digit (Value)
# $cell (String)
place-naked = A naked single: { $digit } is the only digit allowed in { $cell }.
# $house (String)
# $cell (String)
# $digit (Value)
place-hidden = A hidden single: in { $house }, only { $cell } has room for { $digit }.
# $row (Number)
# $column (Number)
# $digit (Value)
place-equations = x_{ $row }_{ $column }_{ $digit } = 1, so row { $row }, column { $column } holds { $digit }.
# $digit (Value)
# $cell (String)
assume = I assume { $digit } in { $cell }.
# $digit (Value)
# $cell (String)
guess = I guess { $digit } in { $cell }.
# $digit (Value)
# $cell (String)
take-and-cover = I take { $digit } in { $cell } and cover all that it meets.
# $row (Number)
# $column (Number)
# $digit (Value)
branch = I branch: let x_{ $row }_{ $column }_{ $digit } be 1, which means { $digit } in row { $row }, column { $column }.
# $digits (String)
if-it-fails = If it fails, I try { $digits }.
# $first (String)
# $last (String)
list-then = { $first }, then { $last }
# $places (Number)
if-it-fails-places = If it fails, { $places ->
    [one] 1 place is left
   *[other] { $places } places are left
}.
last-digit = That is the last digit this cell can try.
last-place = That is the last place this digit can try.

# $digit (Value)
# $cell (String)
take-back = I take back the { $digit } in { $cell }
# $digit (Value)
# $cell (String)
uncover = I uncover, and take back the { $digit } in { $cell }
# $back (String)
retract-found = On to the next solution: { $back }.
# $back (String)
retract-infeasible = The equations do not allow it: { $back }.
# $back (String)
retract-consequence = What followed from it has failed: { $back }.
# $what (String)
# $house (String)
# $back (String)
retract-place = There is no place left for { $what } in { $house }. { $back }.
# $cell (String)
# $back (String)
retract-cell = No digit fits in { $cell }. { $back }.
# $cell (String)
# $back (String)
# $next (Value)
retract-cell-next = No digit fits in { $cell }. { $back } and try { $next }.
# $cell (String)
# $back (String)
retract-tried = { $cell } has no other digit to try. { $back }.
# $cell (String)
# $back (String)
# $next (Value)
retract-tried-next = { $cell } has no other digit to try. { $back } and try { $next }.

relax-infeasible = I solve the equations. They contradict each other, so what I assumed last is wrong.
# $cells (Number)
relax-fractional = I solve the equations with fractions allowed. { $cells ->
    [one] 1 cell still holds
   *[other] { $cells } cells still hold
} fractions of digits, so I must branch.
relax-unsettled = I could not finish the equations, so I must branch.
relax-whole = I solve the equations, and every value is 0 or 1. I checked: no rule is broken.

# $cell (String)
why-cell = { $cell } has no digit left.
# $digit (Value)
# $cell (String)
why-first = { $digit } is in { $cell }
# $digit (Value)
# $cell (String)
why-next = { $digit } in { $cell }
# $digits (String)
why-tried = I have tried { $digits }.
# $what (String)
# $house (String)
why-place = There is no place left for { $what } in { $house }.
# $cells (String)
why-in-the-way = It is already in { $cells }.
why-filled = The other cells are filled.
why-filled-or-tried = The other cells are filled, or I have tried them.
no-why = Ask me when I take a digit back because nothing is left to try.

# $solutions (Number)
# $searched (Bool)
# $digits (Number)
# $number (String)
# $back (String)
# $time (String)
solved-by-search = { $solutions ->
    [0] Solved!
    [1] Solved!
   *[other] Solution { $solutions }!
} I { $searched ->
    [true] tried
   *[false] placed
} { $digits ->
    [one] 1 digit
   *[other] { $number } digits
} and took { $back } back, in { $time } of watching.
solution-kept = The solution is on your board now. Undo takes it away again.
solution-kept-several = The solution is on your board now. Undo takes it away again. This sudoku has several solutions, and Next shows another.
nothing-to-keep = There is no solution to keep yet: go on until I have found one.
no-solution-before = I had found no solution before this moment, or it lies too far back.
stopped = I stopped. Here is your board, just as it was.
# $step (String)
# $percent (Number)
returns-to = Returning to step { $step }… { $percent } % done. Press the stop sign to get your board back.
cell-for-jump = Which cell? Choose one, and I go on until I place a digit in it.
# $cell (String)
looking-at = Press I, and I go on until I place a digit in { $cell }. Press the stop sign to get your board back.
# $cell (String)
filled-from-the-start = { $cell } is filled from the start, so I never place a digit there. Choose a blank one.

watch-tooltip = Watch the engine solve the board from here
stop-tooltip = Stop the solver and give my board back
# $name (String)
engine = What runs: { $name }
# $about (String)
# $key (String)
engine-tooltip = { $about } ({ $key } for the next engine)
take-back-reached = the next digit that is taken back
in-cell-reached = the next digit in the current cell; choose one first
# $cell (String)
# $number (String)
hottest = most: { $cell }, { $number }
equations-wait = The equations are being solved …
# $number (String)
equations-solved = Equations solved so far: { $number }

variables = Variables
variable-cell = cell
variable-digit = digit
variable-row = row
variable-column = column
variable-box = box
variable-fits = fits
variable-expecting = expecting numkey
    .tooltip = True while the game waits for you to press a number key
# $name (String)
# $value (String)
variable = { $name }: { $value }
list-s = List S
    .name = The list S with the digits of the board
# $count (Number)
# $sum (Number)
list-s-sum = { $count } items, sum { $sum }
# $total (Number)
list-s-about = Every cell is an item of the list S, and 0 is a blank. A solved board adds up to { $total }.
call-stack = Call stack
    .idle = solve is not running
    .none = Each digit placed adds a bar
    .tooltip = One bar per level, as high as its digit. Paler parts are the digits still to try
# $depth (Number)
# $digit (Value)
# $cell (String)
call-stack-top = depth { $depth }, { $digit } in { $cell }
call-stack-empty = depth 0
# $depth (Number)
call-stack-name = Call stack, depth { $depth }
# $level (Number)
# $cell (String)
# $digit (Value)
# $rest (String)
call-stack-level = Level { $level }: { $cell } holds { $digit }; { $rest }
rest-none = nothing is left to try
# $digits (String)
rest-digits = still to try: { $digits }
# $places (Number)
rest-places = the digit has { $places ->
    [one] 1 other place
   *[other] { $places } other places
} to try

equations = Equations
    .name = The rows of the binary program
# $equations (Number)
# $variables (Number)
equations-count = { $equations }, in { $variables } variables
# $equation (String)
# $keys (String)
equation-tooltip = { $equation } ({ $keys } choose others). x_1_8_3 is 1 if row 1, column 8 holds 3, and 0 if it does not
# $cell (String)
equation-cell = { $cell } holds one digit
# $house (String)
# $digit (Value)
equation-place = { $house } has one { $digit }
# $cell (String)
# $digit (Value)
equation-given = { $cell } holds { $digit }
# $equation (String)
equation-is-given = { $equation }: this digit is on the board.
# $equation (String)
equation-is-need = { $equation }: one of these nine is 1, and all others are 0.

# $cell (String)
stops-at-cell = From now on I stop whenever I come to { $cell }.
# $cell (String)
stops-no-more-at-cell = I do not stop at { $cell } any more.
cell-for-stop = Where shall I stop? Choose a cell first.
stops-at-block = From now on I stop whenever this block has run.
stops-no-more-at-block = I do not stop at this block any more.
no-stops = There are no stops yet: choose a cell and press O.
unit = Step
unit-block = block
    .tooltip = Every block that runs is a step
unit-digit = digit
    .tooltip = Every digit that is tried, placed or taken back is a step
unit-call = call
    .tooltip = Each step runs until solve calls itself, or comes back
unit-change = change
    .tooltip = Every candidate crossed out and every digit placed is a step
unit-placement = digit
    .tooltip = Each step runs until the next digit is placed
stop-at-cell = Stop here
    .tooltip = Stop whenever the run reaches the current cell
stop-before = Last stop
    .tooltip = Go back to the last time the run reached one of the stops
stop-at-depth = Stop at depth
    .tooltip = Stop when this many digits are placed; 0 means never
# $cells (String)
stops-are = Stops: { $cells }
forget-stops = Remove all stops
    .tooltip = Stop nowhere any more
step-over = Step over
    .tooltip = Run on until this call continues: the calls below it are skipped
step-out = Step out
    .tooltip = Run on until this call comes back
# $depth (Number)
stops-depth = depth { $depth }
# $count (Number)
stops-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}

offer-show-check = Show me
    .tooltip = See the blocks check the digit, step by step
# $digit (Value)
# $cell (String)
check-intro = Does { $digit } fit in { $cell }? Watch the blocks check its row, its column and its box.

# $reason (String)
watching-unread = Your place in the run cannot be read: { $reason }. I have put the file aside. Press Watch to see the same steps again.
your-sudoku = Your sudoku
other-problems = Other problems
# $engine (String)
# $problem (String)
# $choices (String)
engine-unfit = { $engine } does not run on { $problem }. Choose { $choices }.
