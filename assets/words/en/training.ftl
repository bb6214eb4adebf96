### The page of the training: the idea of each technique, an example, and positions in which it is to be found.

page-training = Training
    .tooltip = Learn human techniques, and practise them
keys-training = Training
does-training-mark = mark the digit in the current cell, or take the mark away
does-training-arrow = another cell
does-training-check = check what is marked
does-training-hint = say where to look, show what there is to find
does-training-next = another position
does-training-practise = practise the technique, see its idea
does-training-list = see all techniques
does-training-boards = choose another board
does-training-play = play the example, pause it
does-training-step = one moment of the example back, one moment on
training-check = Check
    .tooltip = See whether it is right
training-hint = Where?
    .tooltip = Tell me where to look
training-show = Show me
    .tooltip = See what there is to find, and why
training-next = Next
    .tooltip = Go on with another position
training-practise = Practise
    .tooltip = Find it yourself, in one position after another
training-idea = The idea
    .tooltip = See the idea again, with an example
training-list = All techniques
    .tooltip = Choose another technique
training-boards = Board
    .tooltip = Choose the board to train on
training-play = Play
    .tooltip = Play the example, moment by moment, or pause it
training-back = Back
    .tooltip = Go to the moment before
training-step = On
    .tooltip = Go to the next moment
training-stop = Stop the example

training-techniques = Techniques
training-about = Choose a technique. I show you its idea and an example, and then you find it yourself.
training-boards-about = Which board? Each one has techniques of its own.
# $board (String)
# $technique (String)
training-not-found = I looked through many puzzles ({ $board }), and none has { $technique }. Press Next and I'll try others.
training-choose-first = Which technique? Choose one first.
training-practise-first = This is the example. Press Practise to find it yourself.
training-cell-first = In which cell? Click one first, or go there with the arrows.
# $cell (String)
training-filled = { $cell } holds a digit already. Choose a blank cell.
# $digit (Value)
# $cell (String)
training-ruled-out = { $digit } is ruled out in { $cell } already. Mark one of the small digits there.
training-is-shown = The answer is on the board. Press Next for another position.
training-open-tooltip = See its idea and an example, and practise it
training-making = I am looking for a position…
# $technique (String)
training-example = Watch: here is { $technique }.
training-practice-how = Click a candidate to mark it, and click again to take the mark away. Or choose a cell and press a digit.
# $technique (String)
# $places (Bool)
training-task = Here there is { $technique }. Mark { $places ->
    [true] the digit that you can place
   *[false] the candidates to take away
}, then press Check.
training-keys = Marks the digit in the current cell
# $at (Number)
# $of (Number)
training-moment = moment { $at } of { $of }
    .tooltip = Drag to see another moment
training-example-name = Example
# $count (Number)
training-count = { $count }, the easiest first
training-dots = A full dot is a position you have solved.
# $technique (String)
# $found (Number)
# $of (Number)
training-card = { $technique }: { $found } of { $of } found
# $level (String)
# $count (Number)
training-level = { $level }: { $count } techniques
    .tooltip = Show the techniques of this level, or hide them
# $technique (String)
training-practise-it = Practise { $technique }
training-see-example = See the example again
# $level (String)
# $number (Number)
# $of (Number)
training-number = Level { $level } · number { $number } of { $of }
# $difficulty (String)
training-difficulty = Difficulty { $difficulty } of 12
training-why = Why it works
training-marks = The marks
# $found (Number)
# $of (Number)
training-found = { $found } of { $of } found
# $left (Number)
training-your-turn = Your turn: find it { $left ->
    [one] once more
   *[other] { $left } times
}.
training-learned = You know this technique.
training-next-technique = Next technique
# $technique (String)
training-next-card = Next technique: { $technique }
# $found (Number)
# $helped (Number)
# $missed (Number)
training-tally = found: { $found }, with help: { $helped }, shown: { $missed }
# $what (String)
training-marked = Marked: { $what }.
# $what (String)
training-unmarked = No longer marked: { $what }.
training-nothing-marked = Nothing is marked yet. Click a candidate, or choose a cell and press a digit.
# $why (String)
training-right = Right! { $why }
# $places (Bool)
# $missed (String)
training-right-and-more = Right! But that is not all. { $places ->
    [true] This can be placed too
   *[false] Take this away too
}: { $missed }.
# $what (String)
training-part-right = Right: { $what }.
# $what (String)
# $places (Bool)
training-part-wrong = Wrong: { $what }. { $places ->
    [true] Another digit belongs there.
   *[false] That is where it belongs.
}
# $what (String)
training-part-unshown = True, but not shown by this technique here: { $what }.
# $what (String)
training-part-missed = Missed: { $what }.
# $reason (String)
training-unread = Your training results cannot be read: { $reason }. I have put the file aside.

## How to find it: one short step a line. If a technique is not in this list, the sentences of its idea are the steps.

# $key (String)
how = { $key ->
    [FullHouse]
        Find a row, column or box with one blank cell.
        See which digit is missing there.
        It goes into the blank cell.
    [NakedSingle]
        Choose a blank cell.
        Cross out every digit that its row, column or box already has.
        If one digit is left, it goes into the cell.
    [HiddenSingle]
        Choose a digit, and a row, column or box that needs it.
        Cross out the cells where this digit cannot go.
        If one cell is left, the digit goes there.
    [CageCombinations]
        Choose a cage, and list all sets of different digits with its total.
        Cross out the sets that its candidates do not allow.
        Take away each candidate that is in none of the sets that are left.
    [LockedCandidates]
        Choose a digit, and a row, column, box, region or cage that needs it.
        Look for a cell elsewhere that sees all its places there.
        Take the digit away from that cell.
    [Sum]
        Choose a cage, or other cells with a total.
        Try a candidate, and see what is left for the other cells.
        If that is too much or too little for them, take the candidate away.
    [InniesAndOuties]
        Choose rows, columns or boxes that cages nearly fill. You know what they add up to.
        Take the totals of the cages away from that.
        A few cells are left, or stick out. Take away the candidates that do not make the difference.
    [LawOfLeftovers]
        Choose some rows or columns, and as many regions that nearly fill them.
        Find the cells of the regions outside the lines, and those of the lines outside the regions.
        Both hold the same digits. Take away what only one side can hold.
    [LockedPair]
        Look where a box and a row or column overlap.
        Find two cells there with the same two candidates.
        Take both digits away from the rest of the box and of the line.
    [LockedTriple]
        Look where a box and a row or column overlap.
        Find three cells there that share just three candidates.
        Take the three digits away from the rest of the box and of the line.
    [Pointing]
        Choose a digit and a box.
        Do all its places in the box lie in one row or column?
        Then take it away from the rest of that row or column.
    [Claiming]
        Choose a digit and a row or column.
        Do all its places there lie in one box?
        Then take it away from the rest of that box.
    [NakedPair]
        Find a cell with just two candidates.
        Look for a second cell with the same two in its row, column or box.
        Take both digits away from all other cells there.
    [NakedTriple]
        Choose a row, column or box. Look at the cells with two or three candidates.
        Find three of these cells that share just three digits.
        Take the three digits away from all other cells there.
    [NakedQuadruple]
        Choose a row, column or box. Look at the cells with two to four candidates.
        Find four of these cells that share just four digits.
        Take the four digits away from all other cells there.
    [HiddenPair]
        Choose a row, column or box.
        Find two digits that fit only into the same two cells.
        Take all other candidates away from these two cells.
    [HiddenTriple]
        Choose a row, column or box.
        Find three digits that fit only into the same three cells.
        Take all other candidates away from these three cells.
    [HiddenQuadruple]
        Choose a row, column or box.
        Find four digits that fit only into the same four cells.
        Take all other candidates away from these four cells.
   *[other] { "" }
}

## The marks on the board.

# $mark (String)
mark-says = { $mark ->
    [Looked] look here
    [Cover] candidates are taken away here
    [Left] a candidate: it may still be the digit
    [Pattern] a cell that matters
    [Core] part of the pattern
    [Other] the other part of the pattern
    [Fin] outside the pattern
    [Blocking] this digit is in the way
    [Barred] the digit cannot go here
    [TriedDigit] the digit goes here
    [Follows] the digit goes here
    [Struck] take it away
    [StrongLink] if one is false, the other is true
    [WeakLink] if one is true, the other is false
   *[other] { $mark }
}

## The idea of each technique, in three short sentences.

idea-groups = Here several places of a digit may count as one, if they are in one line of a box.
idea-sets = Here a link may also lead through an almost locked set: cells with one candidate more than there are cells.
idea-one-solution = This is only right if the puzzle has a single solution.
# $key (String)
# $size (Number)
idea = { $key ->
    [FullHouse] A row, a column or a box has only one blank cell left. All other digits are there already. The missing one goes into the blank cell.
    [NakedSingle] Look at one blank cell. Its row, its column, its box and the other rules rule out all digits but one. Only that one can go there.
    [HiddenSingle] Look for one digit in one row, column or box. Perhaps it fits into only one of the blank cells there. Then it goes there, even if other digits would fit too.
    [LockedPair] Two cells lie in one box and also in one row or column, and both have the same two candidates. They need these two digits for themselves. So take both digits away from the rest of the box and of the line.
    [LockedTriple] Three cells lie in one box and also in one row or column, and have only three candidates between them. They need these three digits for themselves. So take all three away from the rest of the box and of the line.
    [Pointing] In a box, all places for a digit lie in one row or column. One of them will hold it. So take the digit away from the rest of that row or column.
    [Claiming] In a row or column, all places for a digit lie in one box. One of them will hold it. So take the digit away from the rest of that box.
    [RelatedCells] A rule joins two cells. Take away each candidate that no candidate of the other cell fits.
    [CageCombinations] List the sets of different digits with the total of a cage. Take away each digit that is in none of them.
    [LockedCandidates] In a house, all places for a digit see another cell. One of them will hold it. So take the digit away from that cell.
    [Sum] The cells must add up to a total. Take away each digit that leaves the other cells too much or too little.
    [InniesAndOuties] You know the sum of a whole row, column or box. Take away the cages in it. The few cells that are left must make up the difference.
    [LawOfLeftovers] Take some rows, and as many regions that nearly fill them. The cells that stick out hold the same digits as the cells that are left over.
    [NakedPair] Two cells of a row, column or box have the same two candidates, and no others. Each gets one of them. So take both digits away from all other cells there.
    [NakedTriple] Three cells of a row, column or box have only three candidates between them. They need these three digits for themselves. So take the three away from all other cells there.
    [NakedQuadruple] Four cells of a row, column or box have only four candidates between them. They need these four digits for themselves. So take the four away from all other cells there.
    [HiddenPair] In a row, column or box, two digits fit only into the same two cells. These cells belong to them. So take everything else away from these two cells.
    [HiddenTriple] In a row, column or box, three digits fit only into the same three cells. These cells belong to them. So take everything else away from these three cells.
    [HiddenQuadruple] In a row, column or box, four digits fit only into the same four cells. These cells belong to them. So take everything else away from these four cells.
    [fish] Take { $size } rows in which a digit fits only into the same { $size } columns. Each of the rows puts its digit into one of these columns, and that fills them all. So take the digit away from the rest of these columns. It works with columns and rows swapped, too.
    [finned-fish] It is nearly a fish of { $size } rows and { $size } columns, but the digit has a few more places: the fins. Either a fin is true, or the fish is. So take the digit away from the places of the columns that see all fins.
    [fish-with-boxes] It is a fish in which boxes count like rows and columns. { $size } houses put their digit into { $size } others, and fill them all. So take the digit away from the rest of these; if there are fins, only from cells that see all of them.
    [RemotePair] Cells with the same two candidates make a chain in which each sees the next. Along the chain the two digits take turns. Where the ends are different, a cell that sees both can hold neither of the two.
    [BivalueUniversalGrave] Every blank cell has two candidates, except for one, which has three. Without the third one, digits could change places all over the board. So that third one is right; take away the others in its cell.
    [Skyscraper] In each of two rows a digit has just two places, and two of these are in the same column. So these two are not both true. Then one of the two others is; take the digit away from cells that see both of these. It works with rows and columns swapped, too.
    [TwoStringKite] A digit has just two places in a row, and just two in a column. One place of the row and one of the column lie in the same box, so not both are true. Then one of the two other ends is; take the digit away from cells that see both ends.
    [DualTwoStringKite] A row and a column with two places each make a kite in two ways at once. In each of the two, one end or the other is true. So take the digit away from cells that see both ends of a kite.
    [TurbotFish] In each of two houses a digit has just two places. One place of the first sees one of the second, so not both are true. Then one of the two others is; take the digit away from cells that see both of these.
    [EmptyRectangle] In a box, all places for a digit lie in one row and one column. In another line it has just two places, one of which sees that row or column. Follow both ways: where they meet again, take the digit away.
    [DualEmptyRectangle] All places for a digit in a box lie in one row and one column, and two other lines have just two places each. That makes two empty rectangles at once. Take away what either of them rules out.
    [WWing] Two cells have the same two candidates. A line or a box has just two places for one of these digits, and each of the two places sees one of the cells. So the other digit is in one of the cells; take it away from cells that see both.
    [XyWing] A cell with two candidates sees two others with two candidates. With each of them it shares one digit, and these two share a third. Whatever the first cell is, one of them holds the third digit, so take it away from cells that see both.
    [XyzWing] A cell with three candidates sees two others, each of which has two of these three. All of them share one digit. One of the three cells holds it, so take it away from cells that see all three.
    [WxyzWing] Four cells have only four candidates between them. Only one of these digits could be there twice, so without it there would be too few. One of the cells holds it; take it away from cells that see all its places there.
    [Uniqueness1] Four cells are the corners of a rectangle in two boxes, and three of them have the same two candidates. If the fourth had just these two, they could change places. So take both away from the fourth corner.
    [Uniqueness2] Four corners of a rectangle in two boxes have the same two candidates, and two corners side by side have one more, the same in both. One of these two must hold it. So take it away from cells that see both.
    [Uniqueness3] Four corners of a rectangle in two boxes have the same two candidates, and two corners side by side have more. One of them must hold one of these extra digits. So the two count as one cell that makes a naked pair or triple with others.
    [Uniqueness4] Four corners of a rectangle in two boxes have the same two candidates, and two corners side by side have more. One of the two digits has no other place in their line or box, so these corners need it. So take the other digit away from both.
    [Uniqueness5] Four corners of a rectangle in two boxes have the same two candidates, and some of them have one more, the same in all. One of these must hold it. So take it away from cells that see all of them.
    [Uniqueness6] Four corners of a rectangle in two boxes have the same two candidates, and two opposite corners have more. In two lines of the rectangle, one of the digits has no other place. Then take it away from the two corners that have more.
    [HiddenRectangle] Four corners of a rectangle in two boxes have the same two candidates. From one corner look along its row and its column: one of the digits has no place there but the corners. Then take the other digit away from that corner.
    [AvoidableRectangle1] Three corners of a rectangle in two boxes hold digits that you have placed yourself. One more digit in the fourth corner, and they could change places. So take that digit away from the fourth corner.
    [AvoidableRectangle2] Two corners of a rectangle in two boxes hold digits that you have placed yourself. Each of the other two has one candidate more, the same in both, and one of them must hold it. So take it away from cells that see both.
    [ColourTrap] Where a house has just two places for a digit, give them two colours, and go on like that from place to place. All places of one colour are true. So take the digit away from cells that see both colours.
    [ColourWrap] Where a house has just two places for a digit, give them two colours, and go on like that from place to place. If two places of one colour see each other, that colour is false. So take the digit away from all places of that colour.
    [MultiColours1] Colour the places for a digit in two groups, each with two colours of its own. A colour of the one group sees a colour of the other, so not both are true. Then one of the two other colours is; take the digit away from cells that see both of these.
    [MultiColours2] Colour the places for a digit in two groups, each with two colours of its own. A colour of the one group sees both colours of the other, and one of these is true. So take the digit away from all places of the first colour.
    [Medusa] Give two colours to the candidates of cells that have two, and to the two places for a digit in a house, and go on from one to the other. All candidates of one colour are true. So take away what fits with neither colour.
    [SueDeCoq] Where a box and a line cross, some cells have more candidates than cells. Cells in the rest of the line and in the rest of the box take some of these digits. Together there are as many cells as digits, so take these digits away from the rest of the line and of the box.
    [AlsXz] An almost locked set is a few cells of a house with one candidate more than cells. Two such sets share a digit that can be in only one of them, so one of them is locked. Another digit that they share is then in one of them; take it away from cells that see all its places.
    [AlsXyWing] An almost locked set is a few cells of a house with one candidate more than cells. A set in the middle shares one digit with each of two others, and cannot keep both. So a digit that these two share is in one of them; take it away from cells that see all its places.
    [AlsChain] An almost locked set is a few cells of a house with one candidate more than cells. Several are joined in a row, each to the next by a digit that can be in only one of them. So take a digit that the first and the last share away from cells that see all its places.
    [DeathBlossom] Each candidate of one cell, the stem, sees an almost locked set: cells with one candidate more than cells. Whatever the stem is, it locks one of these sets. Take a digit that all of them share away from cells that see all its places.
    [AlignedPairExclusion] Take two cells, and try every pair of digits in them. Some pairs leave another cell or set too few digits, so they are not possible. Take away a candidate that is in no possible pair.
    [AlignedTripleExclusion] Take three cells, and try every way to fill them. Some ways leave another cell or set too few digits, so they are not possible. Take away a candidate that is in no possible way.
    [KrakenFish1] It is a fish with fins, and links lead on from the fins. If no fin is true, the fish rules something out; if one is true, its links rule out the same. So take it away in any case.
    [KrakenFish2] It is a fish with fins, and the digit is in one of the fins or in one place of a certain house. Links lead on from each of these. If all of them lead to the same, that is true.
    [XChain] Links of one digit follow one another, strong and weak in turn, and the first and the last are strong. So if one end is false, the other is true. Take the digit away from cells that see both ends.
    [XyChain] Cells with two candidates follow one another, and each shares a digit with the next. If the first cell is not a certain digit, then step by step the last one is. So take that digit away from cells that see both ends.
    [ContinuousNiceLoop] Strong and weak links in turn make a closed ring. So of the two ends of each weak link, one is true. Take away what both ends of such a link forbid.
    [DiscontinuousNiceLoop] Strong and weak links in turn lead back to where they began. Only there do two links of the same kind meet. If both are strong, the candidate there is true; if both are weak, take it away.
    [Chain] Strong and weak links follow one another in turn, from place to place and from digit to digit, and the first and the last are strong. So if one end is false, the other is true. Take away what both ends forbid.
    [ForcingChainContradiction] Suppose that a candidate is true, or that it is false. Follow the links from there: in the end something is true and false at once. So it is the other way round.
    [ForcingChainVerity] Take all candidates of a cell, or all places for a digit in a house: one of them is true. Follow the links from each. If all of them lead to the same, that is true.
    [ForcingNetContradiction] Suppose that a candidate is true, and place what follows, one after another. In the end a cell has no digit left, or a digit has no place. So take the candidate away.
    [ForcingNetVerity] Take all candidates of a cell, or all places for a digit in a house: one of them is true. From each, place what follows, one after another. If all of them lead to the same, that is true.
   *[other] { "" }
}
