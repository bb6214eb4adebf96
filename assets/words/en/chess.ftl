### The chessboard: eight queens and the knight's tour.

sudoku = Sudoku
    .about = Each row, each column and each box has each digit once.
queens = Eight queens
    .about = Put one queen in each row so that none attacks another. There are 92 solutions.
small-tour = Knight's tour, 5 by 5
    .about = The knight visits every square once, from the corner. There are 304 tours.
tour = Knight's tour, 8 by 8
    .about = The knight first tries the square with the fewest ways out, and hardly ever has to go back.

# $row (Number)
queens-stuck = Row { $row } from the top: every square is attacked. I must go back.
# $row (Number)
# $squares (Number)
queens-look = Row { $row } from the top has { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} that no queen attacks.
# $square (String)
queens-assume = I assume a queen on { $square }.
# $square (String)
queens-found = On to the next solution: I take back the queen on { $square }.
# $square (String)
queens-take-back = No square was left in the next row: I take back the queen on { $square }.
queens-solution = All queens are placed, and none attacks another.
knight-stuck = The knight is stuck: I must go back.
# $turn (Number)
# $squares (Number)
knight-look = Move { $turn }: the knight can go to { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}.
# $turn (Number)
# $square (String)
knight-assume = Move { $turn }: the knight goes to { $square }.
# $square (String)
knight-found = On to the next tour: the knight comes back from { $square }.
# $square (String)
knight-take-back = That led nowhere: the knight comes back from { $square }.
knight-solution = The knight has visited every square.
# $number (String)
queens-way = Solution { $number } for eight queens. Press Go on for the next one.
# $number (String)
knight-way = Tour { $number }: every square is visited once. Press Go on for the next one.
# $number (String)
all-ways = I have tried everything: there are { $number } solutions, and no more.

# $button (String)
problem-is-watched = This board is only for watching. Press { $button } to see it solved.
problem-is-solved-now = This board is only for watching. I am solving it right now.
chess-watch = Watch the search
chess-stop = Take everything back and start over
chess-take-back = the next assumption that is taken back
# $depth (Number)
chessboard = A chessboard, depth { $depth }
