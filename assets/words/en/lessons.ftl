### The page of the lessons. What the lessons themselves say is in crates/run/assets/lessons.

page-lessons = Lessons
    .tooltip = Learn step by step how a computer solves a sudoku
keys-lessons = Lessons
does-lesson-restart = begin the task again
does-lesson-flag = click the green flag of the program
does-lesson-key = press a number key in the program
does-lesson-check = check what you have done
does-lesson-moment = run to the moment that the task asks for
does-lesson-watch = watch the trial that your blocks failed
does-lesson-hint = get a hint, be shown how it is done
does-lesson-next = go to the next task, to the one before
does-lesson-path = see all lessons
lesson-restart = Again
    .tooltip = Begin this task again
lesson-flag = Flag
    .tooltip = Click the green flag of this program
lesson-check = Check
    .tooltip = See whether it is right
lesson-watch = Watch it
    .tooltip = See your blocks run on the stage, up to the first wrong step
lesson-watch-wrong-step = The run stops at the first wrong step.
lesson-watch-last = The run goes on to the end of the trial.
lesson-watch-never = The run does not end. Pause it when you have seen enough.
lesson-watch-nothing = There is no failed trial to watch. Check your blocks first.
lesson-hint = Hint
    .tooltip = Get a hint; each one says a little more
lesson-show = Show me
    .tooltip = See how it is done
    .warning = This would replace your blocks. Ask once more if you want that; Undo brings them back.
lesson-next = Next
    .tooltip = Go on with the next task
lesson-previous = Previous task
    .tooltip = Go back to the task before
lesson-path = All lessons
    .tooltip = See all lessons and what you have done
lesson-stop = Stop the blocks
lessons-heading = Lessons
lessons-about = About thirty short lessons lead from the rules of sudoku to a program that solves any sudoku. In each you first say what will happen, then watch it, find out why, and change it.
lessons-begin = Begin
lessons-continue = Go on
lessons-continue-tooltip = Open the next task
lessons-all-done = You have done them all.
# $word (String)
# $title (String)
lessons-go-on-with = { $word }: { $title }
# $done (Number)
# $of (Number)
lessons-done-of-all = { $done } of { $of } lessons done
# $number (Number)
lessons-number = Lesson { $number }
# $number (Number)
lessons-project = Project { $number }
lessons-questions = Six questions
lessons-taste = First look
# $place (String)
# $title (String)
# $done (Number)
# $of (Number)
lessons-card = { $place }: { $title }. { $done } of { $of } tasks done
lessons-class = For classes
lessons-have-code = I have a code
lessons-teach = I teach
# $minutes (Number)
lessons-minutes = { $minutes } minutes
lessons-go-on = Read the task. A hint helps if you are stuck.
# $number (Number)
# $of (Number)
# $kind (String)
lessons-task = Task { $number } of { $of }: { $kind }
lessons-right = Right!
# $tries (Number)
lessons-wrong = { $tries ->
    [0] Not yet.
    [one] Not yet.
   *[other] Try { $tries }: not yet. Keep going!
}
lessons-hint = Look:
lessons-skip = Skip
    .tooltip = Skip this task; you can come back to it
lessons-start-over = Start this lesson over
    .tooltip = Delete what you have done in this lesson
    .sure = Sure? Click again
    .warning = Click it again to delete what you have done in this lesson.
lessons-more = More about this lesson
    .tooltip = See all lessons, or start this task or lesson over
# $title (String)
# $solved (Number)
# $of (Number)
lessons-end = That was “{ $title }”: you solved { $solved } of { $of } tasks. Choose the next lesson, or press Go on.
lessons-no-previous = This is the first task of the lesson.
lessons-faults = Find the faults
lessons-faults-about = Someone has put in faults. With the same seed, a whole class looks for the same ones.
lessons-faults-board = Boards
    .tooltip = Find the wrong digits on a sudoku
lessons-faults-program = Programs
    .tooltip = Find the wrong blocks in a program, and fix them
# $count (Number)
lessons-faults-count = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
lessons-faults-count-tooltip = Choose how many faults there are
lessons-faults-seed-tooltip = A whole number, such as 123456
# $text (String)
lessons-faults-bad-seed = “{ $text }” is not a seed. Write a whole number, such as 123456.
lessons-faults-find = Find them
    .tooltip = Open the task with this seed, or with a new seed if the field is empty
lessons-faults-another = Another
    .tooltip = Open the task with the next seed
lessons-faults-copy = Copy link
    .tooltip = Copy a link for your class that opens this very task
# $boards (Number)
# $programs (Number)
lessons-faults-found = Solved so far: boards { $boards }, programs { $programs }
lessons-faults-shown = The wrong digits are crossed out on the board.
lessons-click-cells = Click the cells on the board, one after the other.
# $cell (String)
lessons-cell-found = { $cell }, found to be wrong
lessons-click-cell = Click the cell on the board.
lessons-click-block = Click the block in the script.
lessons-answer-field = Your answer
lessons-answer-tooltip = See whether this is right
lessons-make = Change the blocks, and then check them.
lessons-arrange = Drag the loose blocks to their places, and then check them. You may not need all of them.
lessons-reach = Let the program run to that moment, and then check.
# $button (String)
lessons-reach-at-once = Let the program run to that moment, and then check. “{ $button }” takes you there at once.
lessons-no-more-hints = There are no more hints. “Show me” shows how it is done.
# $answer (String)
lessons-answer = The answer is “{ $answer }”.
lessons-shown = This is the moment.
lessons-no-moment = This task is not about one moment. Press Run to see what happens.
lessons-predict-first = First say what you think will happen. Then run it, and see.
# $answer (String)
lessons-said = You said: { $answer }
lessons-program-shown = This program does it. Undo brings yours back.
lessons-changed = Changed. Check tells you whether it does what it should.
lessons-asks = The program asks something: answer it, then it goes on.
lessons-nothing-runs = Nothing is running. Click the green flag, a script or a cell to start.
program-future-back = The steps that came after this moment are back.
lessons-rests = The program has stopped.
lessons-rests-for-good = The program has stopped. Click the green flag, a script or a cell to start it again.
# $reason (String)
lessons-unread = Your results in the lessons cannot be read: { $reason }. I have put the file aside.
# $reason (String)
lessons-platform-unread = Your results in the lessons cannot be read: { $reason }. You can start again.
lessons-platform-refuses = The learning platform did not take your progress. I'll try again after your next answer.
lessons-no-run = This program does not run yet.
# $name (String)
# $text (String)
lessons-says = { $name }: “{ $text }”
# $name (String)
lessons-click-sprite = Click { $name }
# $list (String)
lessons-no-clones-but-list = There are no clones. The board shows the list { $list }.
# $count (Number)
lessons-clones = { $count ->
    [0] There are no clones.
    [one] There is one clone.
   *[other] There are { $count } clones.
}
# $name (String)
# $value (String)
lessons-value = { $name }: { $value }
# $name (String)
# $sprite (String)
lessons-of-sprite = { $name } of { $sprite }
# $name (String)
# $count (Number)
# $items (String)
lessons-list = { $name } ({ $count }): { $items }
lessons-question-field = The answer to the program's question
lessons-question-tooltip = Give this answer to the program
# $id (Number)
# $value (String)
lessons-cell = Cell { $id }: { $value }
# $id (Number)
lessons-cell-tooltip = Cell { $id }
# $text (String)
lessons-asks-you = It asks: { $text }
lessons-code = Class code
    .tooltip = Type the code from your teacher to open a lesson
lessons-learner = Your name
    .tooltip = Each name has its own results on this computer
lessons-known-names = Known names
    .tooltip = Choose your name if you have worked at this computer before
# $name (String)
lessons-known-name = Go on as { $name }
# $name (String)
lessons-learner-hello = Hello, { $name }! Your lessons are as you left them.
# $name (String)
lessons-learner-new = Hello, { $name }! You start at the first lesson.
lessons-open = Open
lessons-save = Save my results
    .tooltip = Save what you have done, task by task, as a table for your teacher
lessons-results-file = sudoku lessons
lessons-results-filter = Table (*.csv)
# $code (String)
lessons-no-code = There is no lesson with the code “{ $code }”. Point at a lesson to see its code.
# $goal (String)
# $code (String)
lessons-entry-tooltip = { $goal } Class code: { $code }
lessons-pages = Pages to print
    .tooltip = Save all lessons with their tasks, codes and answers as a page that a browser can print
lessons-pages-file = sudoku lessons
lessons-pages-filter = Page (*.html)
lessons-skills = What you can do now
# $concept (String)
# $solved (Number)
# $of (Number)
lessons-skill = { $concept }: { $solved } of { $of } tasks solved
