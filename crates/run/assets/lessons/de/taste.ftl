### Eine Kostprobe von zehn Minuten, für Leute, die noch keine Lektion gemacht haben.

taste = Ein Programm löst ein Sudoku
    .goal = Du hast gesehen, wie ein Programm eine Ziffer probiert, scheitert und zurückgeht.
    .start = Das ist ein kleines Sudoku: Keine Ziffer von 1 bis 4 darf zweimal in einer Zeile, einer Spalte oder einem Kasten von zwei mal zwei stehen. Das Programm denkt nicht nach: Es probiert, und es geht zurück.

taste-first = In der Zelle links oben probiert das Programm 1, 2, 3, 4. Welche Ziffer setzt es zuerst ein?
    .why = In der Zeile steht schon eine 1. Also ist 2 die erste Ziffer, die passt.
    .wrong = Nimm die erste Ziffer, die noch nicht in der Zeile, der Spalte oder dem Kasten steht.
    .hint-1 = Eine 1 steht in der Zeile. Steht eine 2 in der Zeile, der Spalte oder dem Kasten?
    .hint-2 = Nein. Also passt 2.
taste-back = Klicke auf Lösen. Lass das Programm laufen, bis es die Ziffer zurücknimmt: bis zur zweiten Änderung von S.
    .why = In die nächste Zelle passt nichts. Die 2 war also falsch, und das Programm nahm sie zurück.
    .wrong = Das Programm hat nicht gerade eine Ziffer zurückgenommen.
    .hint-1 = In der Liste S steht das Gitter. Auch das Zurücknehmen ist eine Änderung.
    .hint-2 = Klicke auf die Taste Lösen auf der Bühne, und dann auf „Lauf bis“.
taste-block = Neben die 2 passt nichts. Welcher Block wird die 2 zurücknehmen? Klicke darauf.
    .why = Er setzt eine 0 in die Zelle, also ist sie wieder leer. Dann kommt die nächste Ziffer an die Reihe. Das ist Backtracking.
    .wrong = Das ist ein anderer Block.
    .hint-1 = Sieh dir das Ende von „löse“ an. Eine leere Zelle ist eine 0.
    .hint-2 = Es ist der Block mit der Notiz „Zurücknehmen“.
taste-other = Dieses Gitter hat zwei Lösungen. Damit „löse“ die andere findet, lass es 4 zuerst und 1 zuletzt probieren.
    .why = Jede Reihenfolge findet eine Lösung, wenn es eine gibt. Welche zuerst kommt, hängt von der Reihenfolge ab.
    .wrong = Ändere nur die Reihenfolge, in der die Ziffern probiert werden.
    .hint-1 = Sieh dir den Block „für“ an. Er kann auch rückwärts zählen.
    .hint-2 = Lass `Ziffer` von 4 bis 1 gehen.
