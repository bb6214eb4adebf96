### Etappe 2: Jemand spielt, und das Programm prüft jede Ziffer.

numkey = Warten auf eine Zifferntaste
    .goal = Du kannst erklären, wie eine Variable Tasten ein- und ausschaltet.
    .start = Du klickst auf eine Zelle und drückst dann eine Taste. Die Skripte für die Tasten sind immer da. Eine Variable namens `warte auf Taste` sagt ihnen, ob sie hinhören sollen.

numkey-no-click = Keine Zelle wurde angeklickt. Jemand drückt die Taste 5. Element 3 von S ist jetzt 0. Was ist es danach?
    .why = `warte auf Taste` ist nicht wahr, also tut das Skript der Taste nichts. Das Gitter bleibt, wie es war.
    .wrong = Zuerst muss eine Zelle angeklickt werden.
    .hint-1 = Sieh dir das „falls“ im Block „drücke“ an.
    .hint-2 = `warte auf Taste` wird erst nach einem Klick auf eine Zelle wahr.
numkey-enter = Jetzt mach es richtig: Setze eine 5 in Zelle 3, das ist die dritte in der obersten Zeile.
    .why = Der Klick sagte „warte auf Taste = true“, die Taste sagte „Ziffer = 5“, und dann wurde die Ziffer geprüft und kam in S.
    .wrong = Element 3 von S ist nicht 5.
    .hint-1 = Zwei Schritte: klicken, dann drücken.
    .hint-2 = Klicke auf Zelle 3, lass die Blöcke laufen, dann drücke die Taste 5.
numkey-waits = Zelle 3 wurde angeklickt, und das Programm wartet auf eine Taste. Was steht gerade in der Variable `Ziffer`?
    .why = -1 heißt „noch keine Taste“. Keine Taste ergibt -1, also wartet „warte bis nicht Ziffer = -1“ wirklich auf eine Taste.
    .wrong = Sieh dir die Variable an. Ein Block hat sie gesetzt, kurz bevor das Warten begann.
    .hint-1 = Suche „warte bis“ im Skript. Worauf wartet es?
    .hint-2 = Der Block „setze Ziffer auf …“ steht ein Stück darüber.
numkey-given = Zelle 3 wurde angeklickt und wartet. Jetzt wird Zelle 1 angeklickt, die zum Rätsel gehört. Was ist dann `warte auf Taste`?
    .why = Eine grüne Zelle nimmt keine Ziffer, darum hört das Programm nicht mehr auf Tasten. Sonst ginge die Taste an die falsche Zelle.
    .wrong = Zelle 1 ist grün. Was tut das Skript bei einer grünen Zelle zuerst?
    .hint-1 = Folge dem Skript: „falls Art = Rätsel, dann …“.
    .hint-2 = Der erste Block darin setzt `warte auf Taste`.
numkey-once = In diesem Programm ändert eine zweite Taste `Ziffer` noch einmal, obwohl niemand geklickt hat. In „drücke“ fehlt ein Block. Setze ihn wieder ein.
    .why = Nach einer Taste geht der Schalter aus. Jetzt kannst du nach jedem Klick eine Taste drücken.
    .wrong = Nach einer Taste soll das Programm nicht mehr hinhören.
    .hint-1 = Die Variable `warte auf Taste` sollte sich ändern, wenn eine Taste gedrückt wurde.
    .hint-2 = Setze „setze warte auf Taste auf false“ in das „falls“.
numkey-write = „drücke“ ist leer. Schreibe den Block. Wenn `warte auf Taste` true ist, soll er die Taste als `Ziffer` nehmen und danach auf keine andere Taste warten.
    .why = Eine Taste zählt nur nach einem Klick auf eine Zelle, und nur einmal. Das merkt sich `warte auf Taste`.
    .wrong = Was soll ohne Klick passieren, und was nach der ersten Taste?
    .hint-1 = Alles kommt in ein „falls“: Ist `warte auf Taste` = true?
    .hint-2 = Im „falls“: setze `warte auf Taste` auf false, und setze `Ziffer` auf `Taste`.

row = Eine Zeile prüfen
    .goal = Du kannst erklären, wie eine Schleife neun Elemente einer Liste durchsieht.
    .start = Steht die Ziffer schon in dieser Zeile? Die neun Zellen einer Zeile stehen in der Liste S nebeneinander, also geht das Programm einfach an ihnen entlang.

row-there = Zeile 0 dieses Rätsels ist 4 6 0 1 0 0 0 0 0. Was gibt „prüfe Zeile 0 auf 6“ zurück?
    .why = Das zweite Element ist 6. Also ja, die Ziffer ist da, und die 6 darf in diese Zeile nicht noch einmal.
    .wrong = Steht in Zeile 0 eine 6?
    .hint-1 = „true“ (wahr) heißt: Die Zeile hat die Ziffer.
row-first = Das Programm prüft Zeile 2. Welche Zelle sieht es zuerst an? Klicke darauf.
    .why = 9 × 2 + 1 = 19. Zwei ganze Zeilen kommen davor, und die Elemente einer Liste werden ab 1 gezählt.
    .wrong = Zeilen werden hier ab 0 gezählt: Zeile 2 ist die dritte.
    .hint-1 = Zeile 0 beginnt mit Zelle 1, Zeile 1 mit Zelle 10.
    .hint-2 = Zeile 2 beginnt gleich nach Zelle 18.
row-absent = Das Programm sucht die 2 in Zeile 0, und dort steht keine 2. Lass es laufen, bis „prüfe Zeile“ etwas zurückgegeben hat.
    .why = Es hat alle neun Zellen angesehen. Erst nach der letzten ist es sicher und gibt falsch zurück.
    .wrong = „prüfe Zeile“ hat nichts zurückgegeben.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = Der letzte Block ist „gib falsch zurück“.
row-stop = Das Programm sucht die 1 in Zeile 0. Lass es laufen, bis „prüfe Zeile“ etwas zurückgegeben hat.
    .why = Es gab wahr zurück, sobald es die 1 sah. Den Rest der Zeile sah es nicht mehr an: „gib … zurück“ beendet den Block sofort.
    .wrong = „prüfe Zeile“ hat nichts zurückgegeben.
    .hint-1 = Die 1 ist die vierte Zahl in Zeile 0.
    .hint-2 = Mach weiter, bis der Block „gib wahr zurück“ gelaufen ist.
row-rounds = Noch einmal: die 1 in Zeile 0, also 4 6 0 1 0 0 0 0 0. Wie viele Zellen hat es angesehen, bevor es etwas zurückgab?
    .why = 4, 6, 0 und dann die 1: vier Zellen. Die Schleife könnte neunmal laufen, aber „gib … zurück“ beendet sie.
    .wrong = Zähle die Zellen bis zur 1. Die Zelle mit der 1 zählt mit.
    .hint-1 = Es beginnt links und hört bei der 1 auf.
    .hint-2 = 4 ist die erste Zelle, 6 die zweite, 0 die dritte …
row-mend = Dieses „prüfe Zeile“ übersieht ab und zu eine Ziffer. Finde heraus, warum, und verbessere es.
    .why = Eine Zeile hat neun Zellen. Mit 8 Runden wurde die letzte nie angesehen. Fehler um eins sind so häufig, dass sie einen Namen haben: auf Englisch „off by one“.
    .wrong = Welche Zelle der Zeile wird nie angesehen?
    .hint-1 = Wie oft wird die Schleife durchlaufen?
    .hint-2 = Ändere die 8 in „wiederhole“ in 9.
row-order = Bringe die losen Blöcke in die richtige Reihenfolge, damit „prüfe Zeile“ wieder stimmt. Zwei davon brauchst du nicht.
    .why = Es beginnt bei der ersten Zelle der Zeile. Jede Runde sieht eine Zelle an und geht dann zur nächsten. Nach neun Zellen gibt es falsch zurück.
    .wrong = Wo fängt es an, und welche Zelle kommt als Nächstes?
    .hint-1 = Die Elemente einer Liste werden ab 1 gezählt. Also ist die erste Zelle von Zeile 0 die Zelle 9 × 0 + 1.
    .hint-2 = In die Schleife gehören „falls“ und darunter „ändere Zähler um 1“. „gib falsch zurück“ kommt nach der Schleife.
row-full = „Zeile … ist voll“ soll wahr zurückgeben, wenn in einer Zeile keine Zelle leer ist. Schreibe den Block. „prüfe Zeile“ kann dir helfen.
    .why = Eine Zeile ist voll, wenn keine 0 darin steht. „prüfe Zeile“ findet eine 0 wie jede andere Ziffer.
    .wrong = Welche Zahl hat eine leere Zelle in S?
    .hint-1 = Lass „prüfe Zeile“ nach 0 suchen.
    .hint-2 = Findet es eine 0, dann ist die Zeile nicht voll. Du brauchst also den Block „nicht“.

column = Eine Spalte prüfen
    .goal = Du kannst einen eigenen Block schreiben, der fast so ist wie einer, den du kennst.
    .start = Die Zellen einer Spalte stehen im Gitter untereinander. In der Liste sind sie weit auseinander: Von einer zur nächsten ist es eine ganze Zeile.

column-next = Das Programm prüft Spalte 4, also beginnt es bei Zelle 5. Welche Zelle kommt als Nächstes? Klicke darauf.
    .why = Eine Zeile tiefer ist neun Elemente weiter: 5 + 9 = 14.
    .wrong = In einer Spalte geht es nach unten, nicht nach rechts.
    .hint-1 = Leg den Finger auf Zelle 5 und geh eins nach unten.
    .hint-2 = 5 + 9.
column-there = In Spalte 4 steht, von oben: 0 0 9 0 4 0 2 0 0. Was gibt „prüfe Spalte 4 auf 9“ zurück?
    .why = In der dritten Zelle der Spalte steht die 9.
    .wrong = Steht in dieser Spalte eine 9?
    .hint-1 = „true“ (wahr) heißt: Die Spalte hat die Ziffer.
column-found = Das Programm sucht die 8 in Spalte 0. Lass es laufen, bis „prüfe Spalte“ etwas zurückgegeben hat.
    .why = Spalte 0 beginnt mit 4 und 8. Es hat also die Zellen 1 und 10 angesehen und wahr zurückgegeben.
    .wrong = „prüfe Spalte“ hat nichts zurückgegeben.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = Mach weiter, bis „gib wahr zurück“ gelaufen ist.
column-rounds = Das Programm sucht die 4 in Spalte 4, also in 0 0 9 0 4 0 2 0 0. Wie oft läuft „ändere Zähler um 9“?
    .why = Es geht viermal zur nächsten Zeile weiter. In der fünften Zelle findet es die 4, und „gib … zurück“ beendet den Block.
    .wrong = Bei der 4 hört es auf. Wie viele Zellen kommen davor?
    .hint-1 = Der Block läuft nach jeder Zelle, in der keine 4 steht.
    .hint-2 = Die 4 steht in der fünften Zelle.
column-fix = Dieses „prüfe Spalte“ beginnt in der falschen Zelle. Verbessere es.
    .why = Spalte 0 beginnt in Zelle 1, Spalte 1 in Zelle 2. Also ist die erste Zelle `Spalte` + 1.
    .wrong = In welcher Zelle beginnt Spalte 3?
    .hint-1 = Die erste Zelle jeder Spalte steht in der obersten Zeile.
    .hint-2 = Setze `Zähler` auf `Spalte` + 1.
column-write = Hier ist „prüfe Spalte“ fast leer. Schreibe es, mit „prüfe Zeile“ als Vorbild.
    .why = Nur zwei Dinge sind anders: wo es beginnt, und wie weit jeder Schritt geht. Zu sehen, was in zwei Programmen gleich ist, nennt man Abstraktion.
    .wrong = Vergleiche den Anfang und den Schritt mit „prüfe Zeile“.
    .hint-1 = Spalte 0 beginnt mit Element 1, Spalte 1 mit Element 2. Beginne also mit `Spalte` + 1.
    .hint-2 = Ändere `Zähler` in der Schleife um 9. Alles andere ist wie in „prüfe Zeile“.

box = Einen Kasten prüfen
    .goal = Du kannst den Kasten einer Zelle finden und erklären, warum ein Kasten zwei Schleifen braucht.
    .start = Ein Kasten ist drei Zellen breit und drei hoch. Es gibt neun, ab 0 gezählt: In der ersten Reihe stehen die Kästen 0 1 2, dann 3 4 5, dann 6 7 8.

box-number = „Kasten von“ zählt die Zellen ab 0. In welchem Kasten ist Zelle 40? Es ist die Zelle in der Mitte des Gitters.
    .why = Ihre Zeile ist 4, also beginnt `Kasten` mit 3. Ihre Spalte ist 4, das ist mehr als 2, also kommt 1 dazu: Kasten 4.
    .wrong = Finde zuerst Zeile und Spalte von 40: 40 geteilt durch 9 ist 4, Rest 4.
    .hint-1 = Die Mitte des Gitters ist im mittleren Kasten.
    .hint-2 = Kästen: 0 1 2, dann 3 4 5, dann 6 7 8. Welcher ist in der Mitte?
box-first = Das Programm prüft Kasten 4, den mittleren. Welche Zelle sieht es zuerst an? Klicke darauf.
    .why = Die Liste `Kastenanfänge` sagt 30 für Kasten 4, ab 0 gezählt. Als Element von S ist das 31.
    .wrong = Es ist die Ecke oben links im mittleren Kasten.
    .hint-1 = Der mittlere Kasten beginnt in Zeile 3 und Spalte 3, ab 0 gezählt.
    .hint-2 = 9 × 3 + 3 = 30, und Elemente werden ab 1 gezählt.
box-jump = Es hat die Zellen 31, 32 und 33 angesehen. Wohin geht es als Nächstes? Klicke darauf.
    .why = Nach drei Schritten ist `Zähler` 34. Mit 6 dazu ist es 40: die Zelle unter 31. Drei Schritte nach rechts und sechs mehr sind neun, eine ganze Zeile.
    .wrong = Die nächste Zelle des Kastens ist eine Zeile tiefer.
    .hint-1 = Welche Zelle steht direkt unter Zelle 31?
    .hint-2 = 31 + 9.
box-absent = Kasten 0 ist 4 6 0, 8 2 0, 0 0 0. Das Programm sucht darin die 9. Lass es laufen, bis „prüfe Kasten“ etwas zurückgegeben hat.
    .why = Es hat dreimal drei Zellen angesehen. Eine 9 ist nicht dabei, also gab es falsch zurück.
    .wrong = „prüfe Kasten“ hat noch nichts zurückgegeben.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = Der letzte Block ist „gib falsch zurück“.
box-looks = Jetzt sucht es die 2 im selben Kasten: 4 6 0, 8 2 0, 0 0 0. Wie viele Zellen sieht es an, bis es etwas zurückgibt?
    .why = Es sieht 4, 6, 0, dann 8 und dann die 2: fünf Zellen. „gib … zurück“ beendet beide Schleifen auf einmal.
    .wrong = Zähle die Zellen bis zur 2. Die Zelle mit der 2 zählt mit.
    .hint-1 = Es liest den Kasten Zeile für Zeile, wie eine Seite.
    .hint-2 = Die erste Zeile hat drei Zellen. Wie viele sind es in der zweiten bis zur 2?
box-mend = Dieses „prüfe Kasten“ läuft aus seinem Kasten hinaus. Verbessere eine Zahl.
    .why = Die innere Schleife ist schon 3 nach rechts gegangen. 3 + 6 = 9 ist genau eine Zeile.
    .wrong = Wo ist `Zähler` nach der inneren Schleife, und wo sollte es sein?
    .hint-1 = Sieh dir den Block unter der inneren Schleife an.
    .hint-2 = Es sollte 6 sein.
box-write = Hier ist „prüfe Kasten“ fast leer. Schreib es.
    .why = Zwei Schleifen, eine in der anderen: drei Zeilen, und in jeder Zeile drei Zellen.
    .wrong = Welche neun Zellen sieht es an? Bleibt es in seinem Kasten?
    .hint-1 = Beginne bei Element `Kasten` + 1 von `Kastenanfänge`, plus 1. Dann brauchst du eine Schleife in einer Schleife, jede dreimal.
    .hint-2 = In der inneren Schleife: Falls Element `Zähler` von S die `Ziffer` ist, gib wahr zurück. Dann ändere `Zähler` um 1. Nach der inneren Schleife ändere ihn um 6.

fits = Passt sie?
    .goal = Du kannst erklären, wie kleine Blöcke in einem größeren zusammenarbeiten.
    .start = Eine Ziffer passt, wenn Zeile, Spalte und Kasten sie noch nicht haben. Für jede der drei Fragen haben wir einen Block. Jetzt stellt ein Block sie alle.

fits-five = Passt die 5 in Zelle 3? Zeile 0 ist 4 6 0 1 0 0 0 0 0. Spalte 2 hat nur eine 6. Der Kasten hat 4, 6, 8 und 2.
    .why = Keine Zeile, keine Spalte und kein Kasten von Zelle 3 hat eine 5. Also passt sie. Sie muss am Ende nicht richtig sein, aber jetzt verbietet sie keine Regel.
    .wrong = Suche eine 5 in der Zeile, in der Spalte und im Kasten.
    .hint-1 = „true“ (wahr) heißt: Sie passt.
    .hint-2 = Keins davon hat eine 5.
fits-asks = Sieh jetzt zu: Passt die 5 in Zelle 3? Lass das Programm laufen, bis „passt in“ etwas zurückgegeben hat.
    .why = „passt in“ hat drei Blöcke gefragt, und jeder gab falsch zurück: keine 5. Also gab „passt in“ wahr zurück.
    .wrong = „passt in“ hat noch nichts zurückgegeben.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = Alle drei Prüfungen müssen vorbei sein: Zeile, Spalte und Kasten.
fits-lazy = Jemand probiert die 6 in Zelle 3. In ihrer Zeile steht eine 6. Wie oft wird „prüfe Spalte“ aufgerufen?
    .why = Die Zeile hat die 6 schon, und „gib falsch zurück“ hat den Block beendet. Weiter zu prüfen wäre Zeitverschwendung.
    .wrong = Was passiert, gleich nachdem „prüfe Zeile“ die 6 gefunden hat?
    .hint-1 = „gib … zurück“ beendet den Block sofort.
    .hint-2 = Die Blöcke darunter laufen also nie.
fits-which = Jemand probiert die 2 in Zelle 3. Welche Prüfung findet die 2?
    .why = In der Zeile steht keine 2 und in der Spalte auch nicht. Aber der Kasten hat eine, in Zelle 11.
    .wrong = Sieh nach, wo die nächste 2 steht.
    .hint-1 = Zeile 0 ist 4 6 0 1 0 0 0 0 0. Spalte 2 ist 0 0 0 0 0 0 6 0 0.
    .hint-2 = Zeile 1 beginnt mit 8 2.
fits-mend = Dieses „passt in“ vergisst eine der drei Prüfungen. Füge sie hinzu.
    .why = Jetzt werden alle drei geprüft: Zeile, Spalte und Kasten der Zelle. Hat eins davon die Ziffer, passt sie nicht.
    .wrong = Was wird nie geprüft: Zeile, Spalte oder Kasten?
    .hint-1 = Der Kasten fehlt. „Kasten von“ findet ihn, und es zählt die Zellen ab 0.
    .hint-2 = Falls „prüfe Spalte“ wahr ist, gib falsch zurück. Dann gib zurück: nicht prüfe Kasten (Kasten von (`Zelle` - 1)) auf `Ziffer`.
fits-write = Dieses „passt in“ sagt zu jeder Ziffer Ja. Schreib es. Für Zeile, Spalte und Kasten gibt es Blöcke, die dir helfen.
    .why = Jetzt beantwortet ein Block die Frage, und drei kleine machen die Arbeit.
    .wrong = Wann darf eine Ziffer nicht hinein? Sieh in Zeile, Spalte und Kasten nach.
    .hint-1 = Zeile: (`Zelle` - 1) / 9, abgerundet. Spalte: (`Zelle` - 1) mod 9. Kasten: Kasten von (`Zelle` - 1).
    .hint-2 = Falls „prüfe Zeile“ wahr ist, gib falsch zurück. Mach dasselbe für Spalte und Kasten. Dann gib wahr zurück.

solved = Ist es gelöst? Der Trick mit 405
    .goal = Du kannst sagen, was die Summe 405 beweist und was nicht.
    .start = Ist das Gitter gelöst? Das Programm ist faul: Es sucht nach leeren Zellen, und dann zählt es alle 81 Zahlen zusammen.

solved-sum = In jeder Zeile eines gelösten Sudokus stehen 1 bis 9, das ergibt zusammen 45. Was ist die Summe des ganzen Gitters?
    .why = Neun Zeilen mit je 45: 9 × 45 = 405.
    .wrong = Es sind neun Zeilen.
    .hint-1 = 9 × 45.
    .hint-2 = 10 × 45 ist 450. Nimm einmal 45 weg.
solved-fake = Jetzt ist jede Zeile des Gitters 1 2 3 4 5 6 7 8 9. Das ist kein Sudoku: In Spalte 0 stehen neun Einsen. Was gibt „gelöst“ zurück?
    .why = Keine Zelle ist leer, und die Summe ist 405, also gibt es wahr zurück. Und das stimmt nicht! Eine Probe, die auch manche falschen Gitter bestehen, ist kein Beweis.
    .wrong = Mach, was die Blöcke machen: Suche eine 0, dann zähle zusammen.
    .hint-1 = Gibt es eine 0? Und was ist die Summe?
    .hint-2 = Jede Zeile ergibt auch hier 45.
solved-blank = Im selben Gitter ist jetzt Zelle 81 leer. Lass das Programm laufen, bis „gelöst“ etwas zurückgegeben hat.
    .why = Es fand eine 0 in S und gab sofort falsch zurück. Zusammengezählt hat es also gar nichts.
    .wrong = „gelöst“ hat noch nichts zurückgegeben.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = Mach weiter, bis „gib falsch zurück“ gelaufen ist.
solved-guard = Im selben Gitter ist Zelle 81 leer. Jemand will dort eine 9 setzen. Was gibt „darf in“ zurück?
    .why = Spalte 8 ist voller Neunen, also wird die 9 abgelehnt. Im Spiel wird jede Ziffer geprüft, wenn sie gesetzt wird. Darum kann das falsche Gitter dort nicht entstehen, und darum genügt 405.
    .wrong = Sieh dir die Spalte über Zelle 81 an.
    .hint-1 = „darf in“ ruft „passt in“ auf, und das prüft Zeile, Spalte und Kasten.
    .hint-2 = In allen anderen Zellen der letzten Spalte steht eine 9.
solved-nines = Dieses „gelöst“ zählt nur zusammen. Es ist mit 45 Neunen und 36 leeren Zellen zufrieden, denn 45 × 9 ist 405. Sorge dafür, dass es Nein sagt, wenn eine Zelle leer ist.
    .why = Jetzt ist ein Gitter mit leeren Zellen nie gelöst, was auch seine Summe ist.
    .wrong = Was soll es tun, sobald S eine 0 enthält?
    .hint-1 = Es gibt einen Block, der fragt, ob eine Liste etwas enthält.
    .hint-2 = Ganz oben: Falls S eine 0 enthält, gib falsch zurück.
solved-row = „Summe von Zeile“ soll die Summe einer Zeile zurückgeben. Zeile 0 hat die Elemente 1 bis 9 von S. Schreib es.
    .why = In einem gelösten Sudoku ergibt jede Zeile 45. Ist es anders, stimmt das Gitter nicht.
    .wrong = Zählt es alle neun Zellen der Zeile zusammen und keine andere?
    .hint-1 = Nimm eine Schleife: für `Zähler` von 1 bis 9.
    .hint-2 = In der Schleife: Ändere `Summe` um Element 9 × `Zeile` + `Zähler` von S.
