### Lessons that a teacher assigns by a link.

lessons-assigned = Chosen by your teacher
lessons-assigned-end = Show the usual order
    .tooltip = Put your teacher's list away. What you have done is kept.
lessons-assigned-ended = Here are all lessons in their usual order. What you have done is kept.
# $count (Number)
lessons-assigned-hello = { $count ->
    [one] Your teacher has chosen one lesson for you. The large button opens it.
   *[other] Your teacher has chosen { $count } lessons for you. The large button opens the first one.
}
lesson-hint-off = Your teacher has turned hints off in this lesson.
lesson-show-off = Your teacher has turned “Show me” off in this lesson.
lessons-no-more-hints-alone = There are no more hints. Read the task and the blocks once more.

link-without-lessons = This link names no lesson. Ask for a new one.
# $code (String)
link-names-twice = This link names the lesson “{ $code }” twice. Remove one of them.
link-is-crowded = This link names too many lessons. Remove some.
# $part (String)
link-has-unknown-part = This link has a part that I do not know: “{ $part }”. It can have lesson, lessons, task, hint and show.
# $part (String)
# $value (String)
link-has-no-switch = In this link “{ $part }” must be on or off. It is “{ $value }”.
# $value (String)
link-has-no-task = In this link “{ $value }” should be the number of a task.
link-faults-not-alone = In this link “faults” must be the only lesson.
# $part (String)
link-has-no-faults = In this link “{ $part }” is wrong. It needs kind=board or kind=program, count=1 to count=5, and a seed such as seed=123456.

lessons-assign = Assign lessons
    .tooltip = Choose lessons, and get a link and a QR code that open them for your class
assign-sheet = Assign lessons
assign-about = Tick the lessons, and give the link to your class. They then see these lessons first. What pupils have done is kept.
assign-lessons = Lessons
assign-hints = Hints are allowed
    .tooltip = Without a tick, Hint cannot be pressed in these lessons
assign-show = “Show me” is allowed
    .tooltip = Without a tick, pupils get no solutions in these lessons, not even after three wrong answers
assign-copy = Copy link
    .tooltip = Copy the link to the clipboard
assign-copied = The link is in the clipboard. Paste it where your class can read it.
assign-none = No lesson is ticked yet.
assign-code = QR code of the link
assign-without-site = Pupils paste this into the game, or type it in place of a class code. In a browser, put it after the address of the game and a #.
assign-order = In this order
# $title (String)
assign-up = Move “{ $title }” up
    .tooltip = Put this lesson before the one above it
