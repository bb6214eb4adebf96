### Messages that all lessons share.

part-taste = In ten minutes
part-start = Start here
part-checkpoint-1 = Checkpoint 1: the board
part-checkpoint-2 = Checkpoint 2: you play
part-checkpoint-3 = Checkpoint 3: the computer plays
part-outlook = Outlook: cleverer, and other boards
part-projects = Projects: your own programs

kind-predict = Predict
kind-run = Run
kind-investigate = Investigate
kind-change = Change
kind-arrange = Put in order
kind-make = Make

concept-abstraction = abstraction
concept-arithmetic = arithmetic
concept-backtracking = backtracking
concept-broadcast = broadcast
concept-clones = clones
concept-conditions = conditions
concept-coordinates = coordinates
concept-custom-blocks = custom blocks
concept-divide-and-conquer = divide and conquer
concept-events = events
concept-lists = lists
concept-loops = loops
concept-recursion = recursion
concept-sequence = sequence
concept-state = state
concept-strings = strings
concept-validation = validation
concept-variables = variables

model-copies = Each call is a copy with values of its own, and its caller waits for it
model-loop = A call jumps back to the start, and nothing is left to do afterwards
model-magic = The call inside has no effect that you can see
model-shared = All calls share the same values
# $right (Number)
# $of (Number)
survey-tells = { $right } of { $of } first answers fit what the computer does.
# $count (Number)
# $model (String)
survey-misconception = { $count } fit another idea: { $model }.

wrong-nothing = There is nothing to look at yet. Give an answer first.
wrong-no-number = That is no number. Type a number, such as 7.
wrong-other = Look again, and choose another one.
# $finding (String)
wrong-findings = Something is wrong with the blocks themselves: { $finding }.
# $acts (String)
wrong-tried = I tried your blocks: { $acts }.
# $error (String)
wrong-stops = They did not get to the end: { $error }.
# $theirs (Number)
# $block (String)
# $before (Number)
wrong-not-fewer = It works. But there are { $theirs } calls of “{ $block }”, and before your change there were { $before }.
# $block (String)
# $theirs (Number)
# $most (Number)
wrong-many-calls = It works. But there are { $theirs } calls of “{ $block }”. At most { $most } are allowed.
# $block (String)
# $calls (Number)
wrong-no-search = The answer is right, but your program does not look for it: it calls “{ $block }” only { $calls ->
    [one] once
   *[other] { $calls } times
}.

# The values are between quotation marks already.
# $cell (Number)
# $got (String)
# $wanted (String)
differs-item = Cell { $cell } is { $got }. It should be { $wanted }.
# $got (Number)
# $wanted (Number)
differs-length = The board has { $got } cells then. It should have { $wanted }.
# $item (Number)
# $name (String)
# $got (String)
# $wanted (String)
differs-list-item = Item { $item } of “{ $name }” is { $got }. It should be { $wanted }.
# $name (String)
# $got (Number)
# $wanted (Number)
differs-list-length = The number of items in “{ $name }” is { $got }. It should be { $wanted }.
# $name (String)
# $value (String)
differs-own-missing = No clone has the { $name } { $value }.
# $name (String)
differs-own-twice = Two clones have the same { $name }.
# $id (Number)
# $name (String)
# $got (String)
# $wanted (String)
differs-own = In clone { $id }, “{ $name }” is { $got }. It should be { $wanted }.
# $got (String)
# $wanted (String)
differs-clones = The number of clones is { $got }. It should be { $wanted }.
# $id (Number)
# $got (String)
# $wanted (String)
differs-x = The x of clone { $id } is { $got }. It should be { $wanted }.
# $id (Number)
# $got (String)
# $wanted (String)
differs-y = The y of clone { $id } is { $got }. It should be { $wanted }.
# $id (Number)
# $got (String)
# $wanted (String)
differs-costume = Clone { $id } wears { $got }. It should wear { $wanted }.
# $name (String)
# $got (String)
# $wanted (String)
differs-variable = The variable “{ $name }” is { $got }. It should be { $wanted }.
# $got (String)
# $wanted (String)
differs-reported = It reported { $got }. It should report { $wanted }.
# $got (String)
# $wanted (String)
differs-says = The owl says { $got }. It should say { $wanted }.
# $got (String)
# $wanted (String)
differs-asks = The owl asks { $got }. It should ask { $wanted }.
# $got (String)
# $wanted (String)
differs-other = They gave { $got }. It should be { $wanted }.
# $text (String)
quoted = “{ $text }”
nothing = nothing
blank = blank
board-tried = The board
board-got = It was
board-wanted = Expected
# $number (Number)
cell-marked = cell { $number } is marked
# $number (Number)
cell-missing = there is no cell { $number }
# $number (Number)
item-marked = item { $number } is marked
# $number (Number)
item-missing = there is no item { $number }
list-empty = no items
stops-endless = no end
stops-early = broken off
stops-missing = something is missing
choice-true = true
choice-false = false

act-flag = I clicked the green flag
act-stop = I clicked the stop sign
act-script = I clicked a script
# $answer (String)
act-answer = I answered { $answer }
# $id (Number)
act-click = I clicked clone { $id }
# $name (String)
act-click-sprite = I clicked { $name }
# $name (String)
act-key = I pressed the key { $name }
# $name (String)
act-broadcast = I sent the message “{ $name }”
# $block (String)
act-call = I ran “{ $block }”
act-fill = I used another board

do-flag = Click the green flag.
do-stop = Click the red stop sign.
do-script = Click the script.
# $answer (String)
do-answer = Answer { $answer }.
# $id (Number)
do-click = Click clone { $id }.
# $name (String)
do-click-sprite = Click { $name }.
# $name (String)
do-key = Press the key { $name }.
# $name (String)
do-broadcast = Send the message “{ $name }”.
# $block (String)
do-call = Run “{ $block }”.
do-fill = Use another board.

print-title = Lessons of the Sudoku Assistant
print-about = Each lesson has a sheet for the learners. The answers come after all of the sheets, on pages for teachers. In the game, a lesson opens by its code. The tasks follow five steps: predict, run, investigate, change, make.
print-name = Name
print-class = Class
print-date = Date
print-computer = at the computer
print-letters = Write the letters of the blocks in order, from top to bottom. You may not need all of them.
# $letters (String)
print-order = For example: { $letters }.
# $letters (String)
print-not-needed = Not needed: { $letters }.
print-teachers = For teachers: plans, answers and rubrics
print-code = Code
# $minutes (Number)
print-minutes = { $minutes } minutes
print-concepts = Concepts
print-goal = Afterwards:
# $title (String)
print-answers = For teachers: { $title }
print-hints = Hints
print-step = Step through the blocks until it is so.
# $id (Number)
print-cell = cell { $id }
# $block (String)
print-block = the block “{ $block }”

# $name (String)
# $count (Number)
moment-ran = { $count ->
    [one] “{ $name }” has run
   *[other] “{ $name }” has run { $count } times
}
# $count (Number)
# $name (String)
moment-calls = { $count ->
    [one] { $name } is called
   *[other] { $name } has been called { $count } times
}
# $count (Number)
# $name (String)
moment-reports = { $count ->
    [one] { $name } reports
   *[other] { $name } has reported { $count } times
}
# $name (String)
moment-back = this call of { $name } reports
# $count (Number)
# $name (String)
moment-standing = { $count } calls of { $name } at once
# $count (Number)
# $name (String)
moment-changes = { $count ->
    [one] { $name } changes
   *[other] { $name } has changed { $count } times
}
# $count (Number)
# $name (String)
moment-length = { $count ->
    [one] { $name } has one item
   *[other] { $name } has { $count } items
}
moment-full = the board is full
# $name (String)
# $item (Number)
# $value (String)
moment-item = item { $item } of { $name } is { $value }
# $name (String)
# $value (String)
moment-variable = { $name } is { $value }
# $count (Number)
moment-clones = { $count ->
    [one] one clone
   *[other] { $count } clones
}
moment-asks = a sprite asks something
# $text (String)
moment-says = “{ $text }”
# $value (String)
moment-reported = “{ $value }” is reported
# $one (String)
# $next (String)
moment-and = { $one }, { $next }
