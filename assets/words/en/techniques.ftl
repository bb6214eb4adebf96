### How people solve it: the names of the techniques, and why their conclusions are true. Hints tell it in stages.

# $key (String)
# $name (String)
technique-name = { $key ->
   *[other] { $name }
}
# $siamese (Bool)
# $fins (Number)
# $shape (Number)
# $size (Number)
fish-name = { $siamese ->
    [true] { "siamese " }
   *[false] { "" }
}{ $fins ->
    [0] { "" }
    [1] { "finned " }
   *[other] { "sashimi " }
}{ $shape ->
    [0] { "" }
    [1] { "franken " }
   *[other] { "mutant " }
}{ $size ->
    [2] X-wing
    [3] swordfish
    [4] jellyfish
    [5] squirmbag
    [6] whale
   *[other] leviathan
}
# $key (String)
# $name (String)
a-technique = { $key ->
    [RelatedCells] a case of
    [CageCombinations] a case of
    [LockedCandidates] a case of
    [InniesAndOuties] a case of
    [LawOfLeftovers] a case of the
    [Pointing] a case of
    [Claiming] a case of
    [X-wing] an
    [XyWing] an
    [XyzWing] an
    [XChain] an
    [XyChain] an
    [EmptyRectangle] an
    [AvoidableRectangle1] an
    [AvoidableRectangle2] an
    [AlsXz] an
    [AlsXyWing] an
    [AlsChain] an
    [AlsInferenceChain] an
    [Chain] an
    [AlignedPairExclusion] an
    [AlignedTripleExclusion] an
   *[other] a
} { $name }

# $houses (String)
hint-look-houses = Look at { $houses }.
# $cell (String)
hint-look-cell = Look at { $cell }.
# $digit (Value)
hint-look-digit = Look at all places where { $digit } can still go.
# $technique (String)
# $houses (String)
hint-what-houses = There is { $technique } in { $houses }.
# $technique (String)
# $cell (String)
hint-what-cell = There is { $technique } at { $cell }.
# $technique (String)
# $digit (Value)
hint-what-digit = There is { $technique } for { $digit }.
hint-what-trial = No technique that I know helps here. Trial and error is all that is left.

# $digit (Value)
# $cells (String)
digit-in = { $digit } in { $cells }
# $cells (String)
# $digits (String)
cells-with = { $cells } ({ $digits })
# $cell (String)
# $digit (Value)
cell-is = { $cell } is { $digit }
# $what (String)
follows-place = So { $what }.
# $digit (Value)
# $cells (String)
digit-from = { $digit } from { $cells }
# $digits (String)
# $cells (String)
digits-from = { $digits } from { $cells }
# $what (String)
follows-strike = So take away { $what }.

# $cell (String)
# $house (String)
reason-full-house = { $cell } is the last blank cell of { $house }.
# $cell (String)
reason-naked-single = Only one digit is left for { $cell }.
# $house (String)
# $cell (String)
# $digit (Value)
reason-hidden-single = In { $house }, { $cell } is the only place left for { $digit }.
# $house (String)
# $digit (Value)
# $other (String)
reason-locked = In { $house }, all places for { $digit } lie in { $other } as well. One of them holds it, so no other cell in { $other } can be { $digit }.
# $cells (String)
# $rule (String)
reason-related = Whatever is in { $cells }, the rule “{ $rule }” leaves nothing else.
# $combinations (String)
# $rule (String)
reason-cage = { $combinations ->
    [many] { $rule }: none of the combinations that are left has these digits there.
   *[other] { $rule }: that can only be { $combinations }.
}
# $rule (String)
reason-sum = The sum must come out right: { $rule }.
# $rule (String)
reason-innies = Take whole houses and the cages in them. The difference is { $rule }.
# $cells (String)
# $others (String)
reason-leftovers = { $cells } and { $others } hold the same digits.
# $house (String)
# $digit (Value)
# $cells (String)
reason-all-see = In { $house }, { $digit } must be in one of { $cells }. All of them see the cells where it is crossed out.
# $houses (String)
# $cells (String)
# $digits (String)
reason-naked-subset = In { $houses }, the cells { $cells } need { $digits } for themselves.
# $house (String)
# $digits (String)
# $cells (String)
reason-hidden-subset = In { $house }, { $digits } fit only into { $cells }. So these cells have no room for anything else.
# $base (String)
# $digit (Value)
# $cover (String)
reason-fish = In { $base }, every { $digit } must be in { $cover }. Those { $digit }s fill { $cover }, so no other cell there can be { $digit }.
# $base (String)
# $digit (Value)
# $cover (String)
# $fins (String)
reason-finned = In { $base }, every { $digit } must be in { $cover }, or else in a fin: { $fins }. Either way, the crossed-out candidates are wrong.
# $base (String)
# $digit (Value)
# $cover (String)
# $fins (String)
reason-kraken = In { $base }, every { $digit } must be in { $cover }, or else in a fin: { $fins }. The links show that either way, the crossed-out candidates are wrong.
# $cells (String)
# $digits (String)
reason-rectangle = If { $cells } held nothing but { $digits }, these could change places, and the sudoku would have two solutions. It has only one.
# $fin (String)
reason-grave = Without { $fin }, every blank cell would have two digits left, and the sudoku would have two solutions. It has only one.
# $digit (Value)
reason-template-set = However you place all the { $digit }s, there is always one here.
# $digit (Value)
reason-template-delete = However you place all the { $digit }s, there is never one where it is crossed out.
# $candidate (String)
reason-trial = I tried { $candidate } and looked ahead to the end: it leads to no solution.
# $cells (String)
# $others (String)
reason-aligned = Whatever goes in { $cells } must leave a digit for { $others }.
# $candidate (String)
# $cell (String)
reason-net-cell = Suppose { $candidate }. Place what follows, one after another, and no digit is left for { $cell }.
# $candidate (String)
# $house (String)
# $digit (Value)
reason-net-house = Suppose { $candidate }. Place what follows, one after another, and { $house } has no place left for { $digit }.
# $cell (String)
reason-every-digit = Try each digit of { $cell } in turn: all of them lead to the same result.
# $digit (Value)
# $house (String)
reason-every-place = Try each place for { $digit } in { $house } in turn: all of them lead to the same result.
# $candidate (String)
# $is-true (Bool)
reason-forced = Suppose { $candidate } is { $is-true ->
    [true] true
   *[false] false
}. Follow the links, and something is true and false at once. So it is the other way round.
# $digit (Value)
reason-colour-trap = Links sort these places for { $digit } into two kinds, round and square. All of one kind are right. What sees both kinds is ruled out.
# $digit (Value)
reason-colour-wrap = Links sort these places for { $digit } into two kinds, round and square. All of one kind are right. But two of one kind see each other, so that kind is wrong.
# $digit (Value)
reason-multi-colours = These places for { $digit } make two groups, each of a round and a square kind. In each group all of one kind are right. The groups see each other, so the crossed-out candidates are wrong.
reason-medusa = Links sort these candidates into two kinds, round and square. All of one kind are right. Either way, the crossed-out candidates are wrong.
# $pivot (String)
# $one (Value)
# $first (String)
# $digit (Value)
# $two (Value)
# $second (String)
reason-xy-wing = If { $pivot } is { $one }, { $first } must be { $digit }. If it is { $two }, { $second } must be { $digit }. So one of the two is { $digit }.
# $pivot (String)
# $cells (String)
# $digit (Value)
reason-xyz-wing = Whatever { $pivot } is, one of { $cells } must be { $digit }.
# $cells (String)
# $digit (Value)
reason-wxyz-wing = The four cells { $cells } have four digits left. Without { $digit } there would be too few, so one of them is { $digit }.
# $cells (String)
# $digits (String)
reason-remote-pair = In { $cells }, the digits { $digits } take turns. So the first cell and the last are different, and what sees both can be neither.
# $first (String)
# $last (String)
reason-chain = Follow the links: if { $first } is false, { $last } is true. So one of the two is true, and what both forbid is ruled out.
reason-loop = The links make a ring. Of each two that a dashed line joins, one is true, and what both forbid is ruled out.
# $candidate (String)
# $is-true (Bool)
reason-ring = Follow the ring: if { $candidate } were { $is-true ->
    [true] true, it would be false.
   *[false] false, it would be true.
}
# $cells (String)
reason-sue-de-coq = The cells { $cells } have as many digits left as there are cells, and none can be there twice. So they need all of these digits for themselves.
# $sets (String)
# $digits (String)
reason-als = Each of these sets has one digit too many: { $sets }. They cannot all keep { $digits }, and a set that loses it needs its other digits for itself.
# $cell (String)
# $sets (String)
reason-blossom = Whichever digit { $cell } takes, it takes it from one of these sets, which then needs its other digits for itself: { $sets }.

hint-several = This sudoku has several solutions, so logic may not lead to the end.
hint-nothing = Logic leads no further: this sudoku has several solutions.
# $cell (String)
hint-note-missing = A note is missing in { $cell }: the digit that belongs there is not among those left. Note more digits, or erase the notes, and ask me again.
# $house (String)
hint-no-place = The notes in { $house } leave no place for one of its digits. Note more digits there, or erase the notes, and ask me again.
# $notes (Number)
hint-wrong-notes = { $notes ->
    [one] 1 note cannot stay: its row, its column or its box already holds the digit. I have crossed it out.
   *[other] { $notes } notes cannot stay: their rows, columns or boxes already hold these digits. I have crossed them out.
}
hint-done = Done. Press Hint again for the next step.
hint-struck = Done. “Show allowed digits” shows what is left. Press Hint again for the next step.
offer-more = Tell me more
    .tooltip = Show the next part of the hint
offer-do-it = Do it
    .tooltip = Do what the hint says, as one move

# $level (String)
level-name = { $level ->
   *[other] { $level }
}
# $level (String)
# $technique (String)
puzzle-level = level { $level }: { $technique }
level-none = no solution
level-several = several solutions

### The way to the solution of the puzzle.

path = Path
    .tooltip = See the path to the solution, technique by technique
path-sheet = The path to the solution
path-about = Click a line to see that moment. The list gives the digits away!
path-none = There is no path: the board has no puzzle with exactly one solution, or I am still working it out.
path-line-tooltip = Watch logic find this
# $number (Number)
# $technique (String)
path-line = { $number }: { $technique }
