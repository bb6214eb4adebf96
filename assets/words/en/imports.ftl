### What a Scratch project loses when it is opened, and why it cannot be opened.

# $parts (String)
import-left-out = Left out: { $parts }.
# $parts (String)
import-changed = Changed: { $parts }.
# $parts (String)
import-cannot-run = Shown, but cannot run here: { $parts }.

# $count (Number)
import-pictures = { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}
# $count (Number)
import-sounds = { $count ->
    [one] 1 sound
   *[other] { $count } sounds
}
# $count (Number)
import-monitors = { $count ->
    [one] 1 display of a variable or list
   *[other] { $count } displays of variables or lists
}
# $count (Number)
import-values = { $count ->
    [one] the value of 1 variable
   *[other] the values of { $count } variables
}
# $count (Number)
import-looks = { $count ->
    [one] the first look of 1 sprite
   *[other] the first looks of { $count } sprites
}
import-stage = settings of the stage
# $count (Number)
import-comments = { $count ->
    [one] 1 comment
   *[other] { $count } comments
}
# $count (Number)
import-rests = { $count ->
    [one] the rest of 1 script, which is missing from the file
   *[other] the rest of { $count } scripts, which is missing from the file
}
# $count (Number)
import-orphans = { $count ->
    [one] 1 block without a script
   *[other] { $count } blocks without a script
}
# $count (Number)
import-clouds = { $count ->
    [one] 1 cloud variable, now an ordinary one
   *[other] { $count } cloud variables, now ordinary ones
}
# $count (Number)
import-pieces = { $count ->
    [one] 1 piece that did not fit, now a script of its own
   *[other] { $count } pieces that did not fit, now scripts of their own
}
# $count (Number)
import-names = { $count ->
    [one] 1 name
   *[other] { $count } names
}
# $count (Number)
import-foreign = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}

# The rest of a sentence: why a project cannot be opened.
# $megabytes (Number)
import-huge = it is too large. Take out pictures and sounds in Scratch until it has at most { $megabytes } MB
# $version (Number)
import-old = Scratch { $version } saved it. Open it in Scratch 3 and save it again
import-empty = the file is empty. In Scratch, choose “Save to your computer” again
import-no-project = it is not a Scratch 3 project. In Scratch, choose “Save to your computer” to get one
import-damaged = the file is damaged. Save it again in Scratch
import-no-json-file = there is no project.json in it. Save it again in Scratch
# $line (Number)
# $column (Number)
import-no-json = its project.json is broken in line { $line }, column { $column }. Save it again in Scratch
# $place (String)
import-form = in its project.json, { $place } is missing or wrong. Save it again in Scratch
# $sprite (String)
import-circle = a block of { $sprite } is in two places. Save it again in Scratch
# $sprite (String)
# $depth (Number)
import-deep = blocks of { $sprite } are nested more than { $depth } deep. Make a block of the inner ones in Scratch
# $blocks (String)
# $megabytes (Number)
import-long = it has more than { $blocks } blocks or { $megabytes } MB of them. Make it shorter in Scratch
# $list (String)
# $items (String)
# $most (String)
import-long-list = the list { $list } has { $items } items, and a list can have { $most }. Delete some in Scratch
import-crowded = it has more than 1,000 sprites, costumes, variables or lists. Delete some in Scratch
