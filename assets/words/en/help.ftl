### Help: hints, mistakes, solving at once.

thinking = Let me think…

no-solution = This sudoku has no solution.
a-digit-is-wrong = There is no solution from here, but the puzzle itself has one: at least one of your digits is wrong.
too-hard = There are too few digits on the board for a quick answer. Place some more and ask me again.

hint-needs-a-cell = Which cell is the hint for? Choose a blank cell first.
hint-with-mistake = There is a mistake on the board, so I give no hint. Shall I mark it?
# $cell (String)
# $digit (Value)
hint-naked = { $cell } is { $digit }: no other digit is allowed there.
# $cell (String)
# $digit (Value)
# $house (String)
hint-hidden = { $cell } is { $digit }: { $house } has no other place for it.
# $cell (String)
# $digit (Value)
hint-searched = { $cell } is { $digit }. No single shows it: I looked ahead to the end to find it.
# $digit (Value)
# $cell (String)
hint-one-of-several = { $digit } works in { $cell }, but other digits may too: this sudoku has several solutions.
# $cell (String)
# $digit (Value)
hint-not-needed = { $cell } already holds { $digit }, and that leads to a solution.
# $cell (String)
hint-unknown = I have no hint for { $cell }.

no-mistakes = There are no mistakes on the board. Everything can stay.
# $mistakes (Number)
marked = { $mistakes ->
    [one] I have marked 1 digit that cannot stay. Make its cell blank, or try another digit.
   *[other] I have marked { $mistakes } digits that cannot stay. Make their cells blank, or try other digits.
}

still-looking-solve = This one is hard, and I am still looking. Press Solve again, and I will look further.
still-looking-next = I am still looking for another solution. Press Next again, and I will look further.
# $reason (String)
blocks-cannot-solve = { $reason }. Turn “Blocks run the game” off in Settings, and I solve the board myself.
# $blocks (String)
blocks-take-long = { $blocks } blocks have run, and there is no solution yet. Place some more digits, or turn “Blocks run the game” off in Settings: then I solve the board faster.
solve-first = Press Solve first. Then Next shows the next solution.
# $time (String)
solved-at-once = Solved in { $time }. This is the only solution.
# $time (String)
solved-several = This sudoku has several solutions. Here is one, found in { $time }. Next shows another.
# $number (String)
# $differing (Number)
# $more (Bool)
next-solution = This is solution { $number }. { $differing ->
    [one] 1 cell differs
   *[other] { $differing } cells differ
} from the last solution, and I have marked { $differing ->
    [one] it
   *[other] them
}.{ $more ->
    [true] { "" }
   *[false] { " " }There are no more.
}
# $count (Number)
# $number (String)
no-more-solutions = { $count ->
    [1] This is the only solution.
   *[other] There are no more: this sudoku has { $number } solutions.
}

offer-mark-mistakes = Mark mistakes
    .stop = Stop the solver, and mark the digits that cannot stay
offer-keep = Keep it
    .tooltip = Put this solution on my board
offer-why = Why?
    .tooltip = Which cells rule out each digit?
offer-previous-solution = Show it
    .tooltip = Back to the solution before this moment

hint = Hint
    .tooltip = Find out what to do next, little by little
give-digit = Reveal digit
    .tooltip = Put the right digit into the current cell
solve = Solve
    .tooltip = Solve the board at once, from here
next = Next
    .tooltip = Show the next solution
mistakes = Mistakes
    .tooltip = Mark the digits that cannot stay
