### Editing the program of blocks beside the board.

edit = Edit
    .tooltip = Change the program beside the board with the keyboard
does-edit = change the program beside the board
keys-editor = Changing the blocks
does-edit-arrows = from block to block or, while you hold a block, from place to place
does-edit-act = pick up the chosen block, drop it, or type into a slot
does-edit-delete = delete the chosen block
does-edit-duplicate = copy the chosen block and all blocks below it
does-edit-comment = add a comment to the chosen block
does-edit-find = find a block in the palette
does-edit-zoom = draw the blocks larger, smaller
does-judge = check whether the program solves puzzles
does-in-scratch = see the script with Scratch blocks only
does-edit-ours = restore our original program
does-edit-new = start an empty program
does-edit-leave = drop what you're holding, or leave the program
edit-move = Move
    .tooltip = Pick up the chosen block: choose a place with the arrow keys, and drop it with Enter
edit-delete = Delete
    .tooltip = Delete the chosen block; what is below it moves up
edit-duplicate = Duplicate
    .tooltip = Copy the chosen block and all blocks below it
edit-comment = Comment
    .tooltip = Add a comment to the chosen block
judge = Check
    .tooltip = Check whether the program solves puzzles with no, one and many solutions
in-scratch = In Scratch
    .tooltip = See this script with Scratch blocks only, and what replaces the others
scratch-all = Scratch has all blocks of this script.
scratch-no-lesson = Open a lesson first. Then you can see how its script looks in Scratch.
scratch-lacks = Scratch does not have all of these blocks. It uses these instead:
scratch-same = The same script in Scratch
scratch-report = In Scratch, a block of your own cannot report a value. It sets the variable “result” and stops this script.
scratch-value = a call inside another block
scratch-value-instead = The call goes above the block that needs its value. The value is then in “result”.
scratch-script-variables = In Scratch, a variable belongs to the sprite, not to one call. Before a block calls itself, it stores the values in the list “call stack”. Afterwards it takes them back.
scratch-for = Scratch uses “repeat” and changes the variable by 1 in each round.
edit-ours = Restore original
    .tooltip = Go on with our program; Undo brings yours back
edit-new = New program
    .tooltip = An empty program with the same sprites; Undo brings this one back
editor-ours = This is our program. Change whatever you like: drag blocks from the palette, type into slots. Undo takes any change back.
editor-yours = This is your program. Undo takes any change back, and Restore original brings our program.
editor-ours-already = This is our program already.
editor-back-to-ours = This is our program again. Undo brings yours back.
editor-new-program = The sprites and lists are here, but no blocks yet. Click a category and drag out your first block. Undo brings the old program back.
editor-in-hand = Now choose a place with the arrow keys and press Enter, or click where it goes. Press Escape to leave it where it was.
editor-as-before = Nothing has changed.
editor-choose-first = Choose a block first: click it, or press an arrow key.
# $line (Number)
# $column (Number)
# $reason (String)
editor-unread = I cannot read line { $line } at character { $column }: { $reason }.
editor-changed = Changed. Watch shows what your program does now.
editor-files = Open or save…
    .tooltip = Open a program or a Scratch project, or save yours in a file
# $name (String)
editor-sprite-tooltip = The scripts of { $name }
editor-new-variable = New variable
    .tooltip = Make a variable for all sprites
editor-own-variable = Own variable
    .tooltip = Make a variable for this sprite only: each clone has its own value
editor-new-list = New list
    .tooltip = Make an empty list for all sprites
editor-define = New block
    .tooltip = Make a block of your own for this sprite
editor-redefine = Change the block
editor-comment = Comment
# $name (String)
editor-rename = Rename { $name }
# $name (String)
editor-delete = Delete { $name }
# $name (String)
editor-list = List { $name }
# $text (String)
editor-slot = Slot: { $text }
editor-label-hint = Write the words of the block. Add an input where a value goes in.
editor-add-value = + Number or text
    .tooltip = Add an input for a number or a text
editor-add-condition = + True or false
    .tooltip = Add an input for true or false
shape-command = Command
    .tooltip = It does something, and goes in a stack of blocks
shape-round = Value
    .tooltip = It reports a number or a text
shape-six-sided = True or false
    .tooltip = It reports true or false
without-refresh = Run without screen refresh
    .tooltip = Its loops do not wait for the screen: it is fast, and nothing else runs in between
editor-ok = OK
    .tooltip = Use what you have typed (Enter)
editor-cancel = Cancel
    .tooltip = Leave it as it was (Escape)
palette-search = Find a block
    .tooltip = Type a word on the block, or a category
palette-nothing = No block has these words.
# $name (String)
palette-change = Change or delete { $name }
# $name (String)
palette-block = New block: { $name }
palette-block-tooltip = Drag it to a script, or click it and then where it goes
# $category (String)
block-category = { $category ->
    [MyBlocks] My Blocks
   *[other] { $category }
}
no-edit-to-undo = There is no change to undo.
no-edit-to-redo = There is no change to redo.
palette-find = Find
# $name (String)
category-tooltip = { $name }: show its blocks
script-search = Find a script
program-menu = Program
    .tooltip = Check or save the program, restore ours, and make variables, lists and blocks
edited-same = Changed. So far, your program does the same on the board as before.
edited-differs = Changed. This is the first time your program does something else on the board.
does-widen-program = make the program wider, or as wide as usual
widen-program = Width of the program
    .tooltip = Drag: the program gets wider and the board smaller, or the other way round
edited-begins = Changed. The run was too long to follow, so it starts again.
