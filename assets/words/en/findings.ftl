### What is wrong with a program of blocks. These stand in other sentences, without a capital and without a full stop.

# $name (String)
found-unknown-variable = there is no variable “{ $name }”; make one, or choose another
# $name (String)
found-unknown-list = there is no list “{ $name }”; make one, or choose another
# $name (String)
found-unknown-message = nobody receives “{ $name }”; add “when I receive” with it to a sprite
# $name (String)
found-unknown-costume = the sprite has no costume “{ $name }”; give it one, or choose another
# $name (String)
found-unknown-sprite = there is no sprite “{ $name }”; choose another
# $name (String)
found-unknown-block = the sprite does not define “{ $name }”; define it, or take the block out
# $name (String)
found-unknown-parameter = “{ $name }” is not an input of this definition; take the block out, or add the input to “define”
# $name (String)
found-unknown-choice = “{ $name }” is not in this menu; choose again
# $slot (Number)
# $words (String)
found-missing-input = slot { $slot } in “{ $words }” is empty; fill it
# $slot (Number)
# $words (String)
found-missing-condition = slot { $slot } in “{ $words }” is empty and counts as false; fill it
# $label (String)
# $wanted (Number)
# $given (Number)
found-input-count = “{ $label }” takes { $wanted ->
    [one] 1 input
   *[other] { $wanted } inputs
} but got { $given }; insert the block again
found-report-outside = only the definition of a block that gives a value can report; take “report” out
# $words (String)
found-no-report = “{ $words }” can end without a report; put “report” at the end
# $name (String)
found-name-clash = two things here are called “{ $name }”; give one of them another name
# $name (String)
found-block-name = “{ $name }” is the name of a block; choose another name
found-no-name = something has no name here; give it one
# $words (String)
found-wrong-shape = “{ $words }” does not go here; drag it to a slot of its shape
# $words (String)
found-never-runs = “{ $words }” never runs, because the block above it ends the script; move it somewhere else
# $blocks (String)
found-long = the program has more than { $blocks } blocks; make it shorter
found-crowded = the script has too many inputs and script variables; split it in two
# $depth (Number)
found-deep = blocks are nested more than { $depth } deep; make a custom block of the inner ones

# Why a change was not made.
not-edited-gone = what you want to change is gone; choose again
not-edited-into-itself = a piece cannot go into itself; choose another place
# $words (String)
not-edited-wrong-shape = “{ $words }” does not go there; look for a slot of its shape
not-edited-only-blocks = you cannot type there; put in a six-sided block
not-edited-no-name = a name needs a letter or a digit; type one
not-edited-long-name = the name is too long; choose a shorter one
# $name (String)
not-edited-taken = “{ $name }” is taken; choose another name
not-edited-open-input = an input is not closed; write it as (number) or <condition>
# $label (String)
# $count (Number)
not-edited-in-use = “{ $label }” is used { $count ->
    [one] once
   *[other] { $count } times
}; take these blocks out first
# $label (String)
not-edited-unknown-block = that sprite does not define “{ $label }”; define it there first
# $depth (Number)
not-edited-deep = blocks would be nested more than { $depth } deep; make a custom block of the inner ones
not-edited-long = the program would be too long; make it shorter
not-edited-crowded = there are too many names already; take one out first
not-edited-no-block = this is not a block; take one from the palette
# $words (String)
found-foreign = “{ $words }” is a block that only Scratch can run; take it out, or put blocks of the palette in its place

# Why a program written as text cannot be read.
# $bracket (String)
unread-open = the bracket { $bracket } is never closed; close it on the same line
# $bracket (String)
unread-closes = the bracket { $bracket } closes nothing; take it out
# $words (String)
unread-block = there is no block “{ $words }”; write it as it is in the palette, or define it
# $slot (Number)
# $block (String)
# $wanted (String)
unread-slot = slot { $slot } of “{ $block }” takes { $wanted }
unread-slot-condition = a block with < >
unread-slot-value = a number, a text like [hello] or a block in brackets
unread-slot-variable = the name of a variable like (digit)
unread-slot-choice = a choice like [name v]
# $words (String)
unread-no-end = “{ $words }” has no end; write “end” below what is in it
# $word (String)
unread-belongs-to-nothing = “{ $word }” belongs to no block above it; take it out
unread-define-inside = a definition starts a script; leave a blank line above “define”
# $words (String)
unread-hat-inside = “{ $words }” starts a script; leave a blank line above it
# $words (String)
unread-below-cap = nothing can be below “{ $words }”; take it out, or leave a blank line above it
unread-definition = after “define” come the words of the block and its inputs, like (number) or <condition>
# $mark (String)
unread-mark = “:: { $mark }” does not fit here; take it out
unread-outside-sprite = this belongs to no sprite; write it below a line like “sprite: Owl”
# $name (String)
unread-sprite = there is no sprite “{ $name }”; write the name of one that the program has
