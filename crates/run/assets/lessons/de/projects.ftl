### Projekte: Programme ohne die eine richtige Antwort, und eine Aufgabe, die noch niemand gesehen hat.

diagonals = Beide Diagonalen
    .goal = Du kannst einem Löser eine neue Regel beibringen.
    .start = In diesem Sudoku darf eine Ziffer auch auf jeder der beiden langen Diagonalen nur einmal vorkommen. Der Löser weiß das noch nicht. Es gibt viele Wege, es ihm beizubringen. Richtig ist jedes Programm, das alle Gitter nach der neuen Regel löst.

diagonals-write = Ändere das Programm so, dass es auch beide Diagonalen beachtet. Gibt es so keine Lösung, dann sagt das die Eule.
    .why = Eine Regel mehr genügt. Die Suche selbst hat sich gar nicht geändert.
    .wrong = Sieh dir beide Diagonalen an: Sind alle ihre Ziffern verschieden?
    .hint-1 = Welcher Block kennt die Regeln? Dort gehört eine neue hin.
    .hint-2 = Die Diagonale von links oben hat die Zellen 1, 6, 11 und 16.
    .hint-3 = Die andere hat die Zellen 4, 7, 10 und 13. Nur Zellen auf einer Diagonale brauchen die neue Regel.

count-all = Wie viele Lösungen?
    .goal = Du kannst eine Suche alle Lösungen finden lassen, nicht nur die erste.
    .start = `löse` hört auf, sobald es eine Lösung hat. Aber manche Gitter haben mehr als eine. Das leere Gitter hat 288! Dein Programm findet heraus, wie viele es sind.

count-all-write = Schreibe den Block „Anzahl der Lösungen“. Er gibt zurück, auf wie viele Arten sich das Gitter füllen lässt. Am Ende ist das Gitter wie zuvor.
    .why = Eine Suche, die bei keiner Lösung aufhört, findet alle. Jeder Aufruf gibt seine eigene Anzahl zurück, und der Aufrufer zählt sie zusammen.
    .wrong = Ein volles Gitter zählt als eine. Was geschieht, nachdem eine Lösung gefunden ist?
    .hint-1 = Denk an `löse`. Was muss anders sein, wenn es eine Lösung findet?
    .hint-2 = Ist keine Zelle leer, dann gib 1 zurück. Sonst mach mit der nächsten Ziffer weiter.
    .hint-3 = Zähle zusammen, was die Aufrufe zurückgeben, und nimm jede Ziffer wieder zurück.

fewest-first = Weniger Aufrufe
    .goal = Du kannst eine langsame Suche schnell machen.
    .start = Brute Force nimmt die erste leere Zelle. Für dieses Gitter und drei andere braucht es 97 Aufrufe von `löse`. Aber wer gut spielt, sucht, wo nur wenige Ziffern passen. Wie dein Programm das schafft, entscheidest du.

fewest-first-write = Bring das Programm dazu, diese vier Gitter mit zusammen höchstens 60 Aufrufen von `löse` zu lösen. Auch alle anderen Gitter muss es lösen.
    .why = Wer gut wählt, muss weniger zurücknehmen. Bei großen Gittern spart das Millionen Aufrufe.
    .wrong = In welche leere Zelle passen die wenigsten Ziffern?
    .hint-1 = `löse` fragt „erste leere Zelle“ nach einer Zelle. Gib ihm eine bessere.
    .hint-2 = Schreibe einen Block „beste leere Zelle“: Er zählt für jede leere Zelle, wie viele Ziffern passen.
    .hint-3 = Merke dir die beste Zelle bisher, und wie viele Ziffern in sie passen.

dead-board = Ein totes Gitter
    .goal = Du kannst ein Programm früh erkennen lassen, dass es nicht weitergeht.
    .start = Ein Gitter ist tot, wenn in eine leere Zelle gar keine Ziffer passt. Du siehst das sofort. Brute Force probiert 97 Aufrufe lang, bevor es aufgibt.

dead-board-write = Lass das Programm mit höchstens einem Aufruf von `löse` erkennen, dass dieses Gitter tot ist. Alle anderen Gitter werden gelöst wie zuvor.
    .why = Gute Löser blicken nach jeder Ziffer voraus. So verlassen sie Sackgassen früh, auch tief in der Suche.
    .wrong = Gibt es eine leere Zelle, in die keine Ziffer passt?
    .hint-1 = Bevor `löse` etwas probiert, soll es alle leeren Zellen ansehen.
    .hint-2 = Schreibe einen eigenen Block, der zurückgibt, ob eine leere Zelle tot ist.
    .hint-3 = Zähle, wie viele der vier Ziffern in eine leere Zelle passen. Was bedeutet 0?

place-queens = Setze die Damen
    .goal = Du kannst eine Suche ganz von vorn schreiben.
    .start = Die Damen kennst du: Keine darf eine andere bedrohen. Der Block, der fragt, ob eine Spalte sicher ist, ist da. Der Block, der die Damen setzt, ist leer.

place-queens-write = Schreibe „setze Damen ab Reihe …“. Er erhöht `Lösungen` um 1 für jede Möglichkeit, die Damen dieser Reihe und aller Reihen darunter zu setzen.
    .why = Probieren, aufrufen, zurücknehmen: Du hast es ohne Hilfe von `löse` geschrieben.
    .wrong = Zeichne es für drei Reihen. Was steht in `Damen`, wenn ein Aufruf beginnt, und was, wenn er endet?
    .hint-1 = Was ist der Basisfall? In welcher Reihe ist nichts mehr zu setzen?
    .hint-2 = In einer Schleife über alle Spalten: Ist die Spalte in dieser Reihe sicher?
    .hint-3 = Füge die Spalte zu `Damen` hinzu, rufe für die nächste Reihe auf und lösche sie wieder.

visit = Der Weg des Springers
    .goal = Du kannst eine Suche schreiben, die einen Weg findet.
    .start = Der Springer will auf jedem Feld einmal sein. Die Listen `runter` und `rechts` enthalten seine acht Züge. Er darf sie in jeder Reihenfolge probieren: Jede Reise ist richtig.

visit-write = Schreibe „besuche Reihe … Spalte … als Nummer …“. Er gibt wahr zurück, wenn der Springer von dort aus alle Felder besuchen kann. Dann enthält `Besuche` die Nummer jedes Felds.
    .why = Du hast die ganze Suche gebaut: eine Frage, einen Basisfall, eine Schleife mit einem Aufruf und einen Weg zurück.
    .wrong = Wenn kein Zug gelingt, muss das Feld wieder 0 sein.
    .hint-1 = Frage zuerst, ob das Feld frei ist. Wenn nicht, gib falsch zurück.
    .hint-2 = Schreibe die Nummer in `Besuche`. Wann ist der Springer fertig?
    .hint-3 = Probiere jeden der acht Züge mit einem Aufruf. Gibt einer wahr zurück, dann gib wahr zurück.

puzzle-maker = Eine Rätselmaschine
    .goal = Du kannst Rätsel mit genau einer Lösung machen.
    .start = Das Gitter ist voll. Nimm Ziffern heraus, und es wird ein Rätsel. Nimmst du aber zu viele, dann hat es zwei Lösungen. „Anzahl der Lösungen“ zählt sie für dich. Klicke auf die Eule, um deinen Block auszuprobieren.

puzzle-maker-write = Schreibe „mache ein Rätsel“. Er lässt genau eine Lösung übrig und mindestens 8 leere Zellen. Keine Ziffer wandert in eine andere Zelle.
    .why = Dein Programm fragt einen Löser nach seinem Rätsel. So entstehen auch die Rätsel in Büchern.
    .wrong = Nimm eine Ziffer nach der anderen heraus. Wann musst du sie zurücklegen?
    .hint-1 = Merke dir die Ziffer, ersetze sie durch 0 und zähle die Lösungen.
    .hint-2 = Gibt es mehr als eine Lösung, dann setze die Ziffer wieder ein.
    .hint-3 = Mach das mit allen Zellen der Reihe nach, oder viele Male mit einer „Zufallszahl“.

transfer = Auf der Waage
    .goal = Du kannst eine neue Aufgabe mit dem lösen, was du weißt.
    .start = Diese Aufgabe hast du noch nie gesehen. Etwas wiegt 7. Die Gewichte 6, 5, 4 und 3 dürfen auf die Schale, jedes einmal. Welche wiegen zusammen 7?

transfer-first = Du klickst auf die Flagge, und am Ende sagt die Eule, dass die Waage im Gleichgewicht ist. Welches Gewicht ist dann das erste in `Schale`?
    .why = Zuerst wurden 6 und 5 probiert. Beide kamen wieder herunter, denn nichts passt zu ihnen. 4 und 3 ergeben 7.
    .wrong = Probiere die Gewichte der Reihe nach: zuerst 6. Passt ein anderes dazu?
    .hint-1 = Zu 6 fehlt eine 1. Gibt es sie?
    .hint-2 = Zu 5 fehlt eine 2. Gibt es sie?
transfer-off = Wie oft wird ein Gewicht wieder von der Schale genommen?
    .why = 7-mal: 5, 4, 3 und dann die 6 selbst. Danach 4, 3 und die 5. Dann bleiben 4 und 3 liegen.
    .wrong = Schreibe jedes Gewicht auf, das auf die Schale kommt, und streiche es durch, wenn es herunterkommt.
    .hint-1 = Geh Schritt für Schritt vor und beobachte `Schale`.
    .hint-2 = Liegt die 6 auf der Schale, werden drei Gewichte probiert, und alle sind zu schwer.
transfer-ways = Schreibe „Möglichkeiten für … ab Gewicht …“. Er gibt zurück, auf wie viele Arten die Gewichte ab diesem die Zahl ergeben.
    .why = Diese Suche hattest du noch nie gesehen, und du hast sie selbst geschrieben.
    .wrong = Jedes Gewicht wird genommen oder nicht. Zähle beides zusammen.
    .hint-1 = Wie viele Möglichkeiten gibt es, wenn der Rest 0 ist? Und wenn er kleiner als 0 ist?
    .hint-2 = Mit diesem Gewicht wird der Rest kleiner. Ohne es bleibt der Rest gleich.
