### The blocks beside the stage: the program, the part that runs, and its calls.

tab-blocks = Blocks
    .tooltip = See the program, made of blocks; the block that runs glows
does-tabs = the blocks beside the board, the variables
does-follow-blocks = follow the running block again
does-next-calls = show calls as cards, as copies of the script, or with their results

# $name (String)
script = Script: { $name }
    .tooltip = Choose a script of the program to see
# $name (String)
script-area = The blocks of { $name }
# $words (String)
# $value (String)
block-value = { $words }: { $value }
# $words (String)
block-runs = Running now: { $words }
follow-blocks = Follow
    .tooltip = Keep the block that runs in view

calls = Calls
    .none = While blocks run, each call of a custom block has a card here.
engine-calls-none = While it runs, each call of solve has a card here.
calls-cards = Cards
    .tooltip = Show one script, and a card for each call below it
calls-copies = Copies
    .tooltip = Show a copy of the script for each call, with the block where it waits
calls-results = Results
    .tooltip = Show copies; when a call ends, its result takes its place
# $number (Number)
call-copy = call { $number }
call-waits = waits here
# $number (Number)
call-ended = call { $number } has ended
call-continues = continues here
# $calls (Number)
calls-behind = { $calls ->
    [one] One more call waits.
   *[other] { $calls } more calls wait.
}
# $call (String)
# $block (String)
call-waits-spoken = { $call } It waits here: { $block }
# $name (String)
# $number (Number)
# $value (String)
call-ended-spoken = { $name }: call { $number } has ended, with { $value }.
# $block (String)
call-continues-spoken = Its caller continues here: { $block }
# $depth (Number)
calls-depth = depth { $depth }
# $name (String)
# $value (String)
call-variable = { $name } { $value }
# $number (Number)
# $title (String)
# $variables (String)
call-spoken = Call { $number }: { $title } { $variables }
call-tooltip = Show where this call is in the script

# $variable (String)
# $value (String)
block-set = I set { $variable } to { $value }.
# $variable (String)
# $value (String)
block-for = { $variable } is { $value } now.
block-if-true = That is true, so I do what is inside.
block-if-false = That is not true, so I skip what is inside.
block-else = That is not true, so I do what is under else.
block-until-true = Now it is true: the loop is over.
block-until-false = It is not true yet: once more.
block-again = Once more around the loop.
# $value (String)
# $item (String)
# $list (String)
block-replace = I put { $value } into item { $item } of { $list }.
# $value (String)
# $list (String)
block-add = I add { $value } to { $list }.
# $names (String)
block-script-variables = This call gets variables of its own: { $names }.
# $value (String)
block-report = This call reports { $value }.
# $block (String)
block-call = I call “{ $block }”.
# $block (String)
# $value (String)
block-gives = “{ $block }” gives { $value }.
# $block (String)
block-ran = I run “{ $block }”.

save-for-scratch = Save .sb3
    .tooltip = Save this program with your puzzle as a Scratch 3 project: open it at scratch.mit.edu
copy-blocks = Copy scripts
    .tooltip = Copy all scripts as text that Scratch forums and wikis show as blocks
blocks-copied = The scripts are on the clipboard. Paste them into a Scratch forum or wiki between [scratchblocks] and [/scratchblocks].
does-to-scratch = save the program for Scratch, copy its scripts
# $name (String)
block-stop = Stop at { $name }
    .tooltip = Click to stop a run whenever it reaches this block

# The words on a block, an _ for each slot in the order of the table in crates/blocks/src/opcode.rs, which has the English ones.
# $opcode (String)
# $words (String)
block-words = { $opcode ->
   *[other] { $words }
}
# What is chosen in a menu of a block.
# $choice (String)
# $words (String)
block-choice = { $choice ->
   *[other] { $words }
}
block-define = define
# $name (String)
program-opened = { $name }: the blocks run this program now. Undo brings back the one before.
# $finding (String)
program-not-for-scratch = Scratch could not run this program: { $finding }. Fix that first, then save it.
# $label (String)
endless-for-scratch = Careful: “{ $label }” calls itself without a base case. In Scratch it never stops and fills the memory. Add a base case: a way to end without another call.

# Why the blocks cannot go on. These stand in other sentences, without a full stop.
# $block (String)
# $script (String)
# $problem (String)
fault-at = “{ $block }” in the script “{ $script }”: { $problem }
# $script (String)
# $problem (String)
fault-in-script = the script “{ $script }”: { $problem }
fault-damaged = the program of blocks is damaged; install Sudoku Assistant again
fault-no-list = the program has no list S for all sprites; make one, with the digits of the board in it
fault-no-question = the program does not ask for a puzzle when the flag is clicked; make it ask and wait
fault-not-taken = the program did not put the puzzle into the list S; make it add the 81 digits of the answer
# $cell (String)
fault-no-clone = the program has no clone for { $cell }; make 81 clones, each with its own id from 1 to 81
fault-no-solve = the program has no sprite Solve; make one, with a script for its click
# $blocks (String)
fault-endless = the blocks ran { $blocks } times without stopping; look for a loop that never ends
# $calls (String)
fault-recursion = the block called itself { $calls } times without coming back; add a base case: a way to report without another call
# $letters (String)
fault-long-text = the text has more than { $letters } letters; make it shorter before you join more
fault-room = the lists and texts fill the memory; take something out before you add more
fault-no-solve-block = the program defines no block solve; define one that reports true or false
# $cell (String)
fault-given-changed = the program changed the digit in { $cell }, which was there at the start; make it fill only blanks
# $cell (String)
# $side (Number)
fault-no-digit = the program put something into { $cell } that is not a digit from 0 to { $side }; look at what it puts into S
fault-length = the program made S longer or shorter; make it only replace items
fault-never = the program stopped before that; see what it is waiting for
# $name (String)
fault-nothing = there is no “{ $name }” in the program; make it, or give it back its name
not-done-no-script = the script is not there any more; click another one
not-done-no-question = the program asks nothing now; let it run until it asks
# $id (Number)
not-done-no-clone = there is no clone with the id { $id }; let the program make it first
# $name (String)
not-done-no-sprite = there is no sprite “{ $name }”; choose another
# $label (String)
not-done-no-block = the program does not define “{ $label }”; define it
# $name (String)
not-done-no-list = the program has no list “{ $name }”; make one for all sprites
# $own (Bool)
# $puzzles (Number)
# $tries (String)
program-is-right = { $own ->
    [true] Your program
   *[false] Our program
} is right: it got all { $puzzles } puzzles right, with no, one and many solutions. It tried { $tries } digits.
# $own (Bool)
# $solutions (Number)
# $what (String)
program-is-wrong = { $own ->
    [true] Your program
   *[false] Our program
} is not right yet. On a puzzle with { $solutions ->
    [0] no solution
    [1] one solution
   *[other] many solutions
} { $what }.
wrong-solution = it says that it is done, but there is no solution in S
wrong-nothing-found = it finds nothing
wrong-found-twice = it finds the same solution twice
wrong-endless = it never ends
# $reason (String)
wrong-fault = it cannot go on: { $reason }
offer-wrong-puzzle = Watch it
    .tooltip = Put that puzzle on the stage and watch the program there; Undo brings your board back
# What is noted beside a block of a program that comes with the game; the folder crates/blocks/assets has the English ones.
# $key (String)
# $comment (String)
block-comment = { $key ->
   *[other] { $comment }
}
# $name (String)
differs-variable = The variable { $name } is different from here on.
# $name (String)
differs-list = The list { $name } is different from here on.
# $name (String)
differs-sprite = The sprite { $name } is different from here on.
# $name (String)
differs-speech = { $name } says something else from here on.
differs-question = The program asks something else here.
# $reason (String)
differs-act = What you did before does not work here: { $reason }.
differs-endless = The blocks go on and on here, and nothing changes. Look for a loop that never ends.
script-runs = The script runs on a copy of your board. Press Stop to go back to your game.
# $block (String)
block-gives-nothing = “{ $block }” gives no value now.
program-keys = The program hears the number keys.
# $digit (String)
program-key-tooltip = Press { $digit } for the program
program-watch = Click the program's flag, and watch it run
program-run = Run
    .tooltip = Let the blocks run until they stop, or pause them
program-stop = Stop the program
jump-call-reached = the next call of a custom block
jump-return-reached = the end of a call
program-end-reached = where the program stops
