### The blocks beside the stage: the program, what of it runs, and its calls.

tab-blocks = Blocks
    .tooltip = The program, made of blocks; the one that runs glows
does-tabs = the blocks beside the board, the variables
does-follow-blocks = look again at the block that runs

# $name (String)
script = Script: { $name }
    .tooltip = Which script of the program is seen
    .none = This program has no scripts.
# $name (String)
script-area = The blocks of { $name }
# $words (String)
# $value (String)
block-value = { $words }: { $value }
# $words (String)
block-runs = Runs now: { $words }
follow-blocks = Follow
    .tooltip = Keep the block that runs in sight

calls = Calls
    .none = While brute force works, each call of solve has a card here.
# $depth (Number)
calls-depth = depth { $depth }
# $name (String)
# $value (String)
call-variable = { $name } { $value }
# $number (Number)
# $title (String)
# $variables (String)
call-spoken = Call { $number }: { $title } { $variables }
call-tooltip = Show where this call stands in the script
