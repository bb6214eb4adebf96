### Etappe 3: Der Computer löst, auf einem kleinen Sudoku mit vier Zeilen, dessen ganzen Aufrufbaum man sehen kann.

first-blank = Die erste leere Zelle
    .goal = Du kannst erklären, wie das Programm die nächste Zelle zum Ausfüllen findet.
    .start = Das ist ein kleines Sudoku: vier Zeilen mit je vier Zellen, die Ziffern 1 bis 4, und Kästen von zwei mal zwei. Bevor das Programm eine Ziffer probieren kann, braucht es eine leere Zelle. Leere Zellen sind Nullen in der Liste S.

first-blank-where = „erste leere Zelle“ sucht die erste 0 in S. Welche Zelle gibt es zurück? Klicke darauf.
    .why = „Nummer von 0 in S“ geht die Liste von vorn durch. Element 1 ist 2, und Element 2 ist die erste 0.
    .wrong = Es liest das Gitter wie eine Seite: von links nach rechts, dann die nächste Zeile.
    .hint-1 = Beginne in der Ecke oben links.
    .hint-2 = In der Ecke steht eine 2. Geh eins nach rechts.
first-blank-none = Jetzt ist das Gitter voll. Was gibt „erste leere Zelle“ zurück?
    .why = Es gibt keine 0 in der Liste. Die Nummer eines Elements ist nie 0, also kann 0 heißen: „Es gibt keins“.
    .wrong = Keine Zelle hat diese Nummer.
    .hint-1 = Was sagt Scratch, wenn es etwas in einer Liste nicht findet?
    .hint-2 = Lies, was neben dem Block notiert ist.
first-blank-after = Das Programm hat gerade eine Ziffer in Zelle 2 gesetzt. Es fragt noch einmal „erste leere Zelle“. Welche Zelle ist es jetzt? Klicke darauf.
    .why = Zelle 2 ist nicht mehr leer. So wird die nächste gefunden, ohne dass jemand mitzählt.
    .wrong = Zelle 2 ist jetzt voll. Lies von dort weiter.
    .hint-1 = Die oberste Zeile ist jetzt 2 1 0 3.
    .hint-2 = Es ist die dritte Zelle.
first-blank-mend = Dieses „erste leere Zelle“ sucht das Falsche. Verbessere es.
    .why = Eine leere Zelle ist eine 0 in der Liste. Wer 1 sucht, findet die erste 1.
    .wrong = Was steht in S, wo das Gitter leer ist?
    .hint-1 = Es sucht eine 1. Was sollte es suchen?
    .hint-2 = Ändere die 1 in 0.

trying = Die Ziffern der Reihe nach probieren
    .goal = Du kannst der Schleife in „löse“ folgen und sagen, was sie mit jeder Ziffer tut.
    .start = Der Block „löse“ nimmt die erste leere Zelle und probiert 1, 2, 3, 4. Passt eine Ziffer, kommt sie hinein, und ein neuer Aufruf von „löse“ macht den Rest des Gitters.

trying-digit = Die erste leere Zelle ist Zelle 2, in der Zeile 2 0 0 3. Welche Ziffer kommt zuerst hinein?
    .why = Die 1 wird zuerst probiert. Sie steht nicht in der Zeile, der Spalte oder dem Kasten von Zelle 2, also passt sie.
    .wrong = Die Ziffern werden der Reihe nach probiert: 1, 2, 3, 4. Nimm die erste, die passt.
    .hint-1 = Steht in der obersten Zeile eine 1? In Spalte 1, also 0 0 0 2? Im Kasten?
    .hint-2 = Nirgends. Also passt gleich die erste Ziffer.
trying-none = Mit der 1 in Zelle 2 hat der nächste Aufruf Zelle 3, und die oberste Zeile ist 2 1 0 3. Was gibt dieser Aufruf zurück?
    .why = 1, 2 und 3 stehen in der Zeile, und 4 steht in der Spalte. Keine Ziffer passt, also gibt der Aufruf falsch zurück. Das heißt: Eine Ziffer, die vorher gesetzt wurde, muss falsch sein.
    .wrong = Probiere jede Ziffer in Zelle 3: Sieh dir die Zeile an, und dann die Spalte 0 4 2 3.
    .hint-1 = Die Zeile hat schon 2, 1 und 3. Nur 4 bleibt.
    .hint-2 = Zelle 7, direkt darunter, ist 4.
trying-solve = Klicke auf Lösen und lass das Programm laufen, bis das Gitter voll ist.
    .why = Jeder Aufruf hat eine Zelle gefüllt und den Rest dem nächsten Aufruf überlassen. Das heißt teile und herrsche: jetzt eine Zelle, später das kleinere Gitter.
    .wrong = Es sind noch Zellen leer.
    .hint-1 = Klicke auf der Bühne auf den Knopf „löse“.
    .hint-2 = Dann lass die Blöcke bis zum Ende laufen.
trying-three = Dieses „löse“ findet keine Lösung, denn es probiert nie die 4. Verbessere es.
    .why = Wird eine Ziffer nie probiert, findet man keine Lösung, die sie braucht. Brute Force muss alle probieren.
    .wrong = Wie weit zählt die Schleife?
    .hint-1 = Sieh dir den Block „für“ an.
    .hint-2 = Lass ihn von 1 bis 4 zählen.

memory = Was ein Aufruf sich merkt
    .goal = Du kannst erklären, dass jeder Aufruf eigene Variablen hat.
    .start = „löse“ ruft „löse“ auf. Der erste Aufruf ist dann nicht zu Ende: Er wartet, wie eine Seite mit einem Lesezeichen. Jeder Aufruf hat seine eigene Seite mit seiner eigenen `Zelle` und seiner eigenen `Ziffer`.

memory-first = Der erste Aufruf hat 1 in Zelle 2 gesetzt und „löse“ aufgerufen. Der zweite Aufruf hat gerade begonnen. Was ist `Ziffer` im ersten Aufruf?
    .why = Der erste Aufruf wartet mit seinen Variablen, wie sie waren: Zelle 2, Ziffer 1.
    .wrong = Sieh dir die Karte des ersten Aufrufs an.
    .hint-1 = Welche Ziffer hat der erste Aufruf gesetzt?
    .hint-2 = Er wartet mitten in seiner Schleife, und die Schleife ist bei 1.
memory-new = Und was ist `Ziffer` im zweiten Aufruf, der gerade begonnen hat?
    .why = Jeder Aufruf beginnt mit neuen Variablen, und sie sind 0. Die des ersten Aufrufs sieht er nicht.
    .wrong = Er hat `Ziffer` keinen Wert gegeben.
    .hint-1 = Niemand hat ihr einen Wert gegeben.
    .hint-2 = Eine neue Variable in Scratch ist 0.
memory-four = Lass das Programm laufen, bis vier Aufrufe von „löse“ gleichzeitig offen sind.
    .why = Drei Aufrufe warten, jeder mit einer Ziffer im Gitter, und der vierte arbeitet. Zusammen zeigen sie den Weg von der ersten leeren Zelle bis hierher.
    .wrong = Zähle die Karten: Es sind noch keine vier, oder du bist an vier vorbei.
    .hint-1 = Jedes Mal, wenn „löse“ aufgerufen wird, kommt eine Karte dazu. Wenn es etwas zurückgibt, geht seine Karte weg.
    .hint-2 = Der zweite Aufruf gibt bald auf. Mach danach weiter.
memory-third = Vier Aufrufe sind jetzt offen. Welche Zelle merkt sich der dritte? Klicke darauf.
    .why = Der erste Aufruf hat Zelle 2, der zweite Zelle 3, der dritte Zelle 5: die dritte leere Zelle des Gitters.
    .wrong = Sieh dir die Karte des dritten Aufrufs an, oder zähle die leeren Zellen.
    .hint-1 = Der erste Aufruf nahm die erste leere Zelle, der zweite die zweite.
    .hint-2 = In der ersten Zeile sind zwei Zellen leer. Die dritte leere Zelle ist in der zweiten Zeile.
memory-own = Hier teilen sich alle Aufrufe eine `Zelle`, und so kommen sie durcheinander. Gib jedem Aufruf wieder seine eigene `Zelle`.
    .why = „Skriptvariablen“ macht Variablen, die zu einem Aufruf gehören. Kein anderer Aufruf kann sie ändern. `Ziffer` dürfen sich die Aufrufe teilen, denn die Schleife setzt sie in jeder Runde neu.
    .wrong = Wenn ein Aufruf zurückkommt, hat `Zelle` noch den Wert des anderen Aufrufs.
    .hint-1 = Oben in „löse“ fehlt ein Block.
    .hint-2 = Setze „Skriptvariablen Zelle“ direkt unter „Definiere“.

taking-back = Zurücknehmen
    .goal = Du kannst mit eigenen Worten erklären, was Backtracking ist.
    .start = Manchmal passt eine Ziffer und ist trotzdem falsch. Das sieht man erst später, wenn nichts mehr passt. Dann geht das Programm zurück und nimmt eine Ziffer wieder heraus.

taking-back-gives-up = Lass das Programm laufen, bis „löse“ zum ersten Mal etwas zurückgibt.
    .why = Es gab falsch zurück. Keine Ziffer passt in Zelle 3, also gibt dieser Aufruf auf. Der Aufruf davor bekommt diese Antwort.
    .wrong = Kein Aufruf hat etwas zurückgegeben.
    .hint-1 = Beobachte Zelle 3: Alle vier Ziffern werden abgelehnt.
    .hint-2 = Halte gleich nach dem Block „gib falsch zurück“ am Ende von „löse“ an.
taking-back-where = Der Aufruf für Zelle 3 hat gerade falsch zurückgegeben. Welche Zelle wird jetzt leer? Klicke darauf.
    .why = Der Aufruf davor hatte 1 in Zelle 2 gesetzt. Er hört „falsch“, nimmt seine 1 zurück und macht mit seiner Schleife weiter.
    .wrong = Es ist die Zelle, die zuletzt gefüllt wurde.
    .hint-1 = Bisher wurde nur eine Ziffer gesetzt.
    .hint-2 = Welcher Aufruf hat den aufgerufen, der aufgegeben hat?
taking-back-then = Die 1 in Zelle 2 wurde zurückgenommen. Welche Ziffer kommt als Nächstes in Zelle 2?
    .why = 2 und 3 stehen schon in der Zeile. 4 passt. Die Schleife ging einfach da weiter, wo sie war.
    .wrong = Die Schleife geht weiter: 2, dann 3, dann 4.
    .hint-1 = Die oberste Zeile ist 2 0 0 3. Passt 2? Passt 3?
    .hint-2 = Nur eine Ziffer bleibt.
taking-back-never = Dieses Gitter hat 1 und 3 in der obersten Zeile und gar keine Lösung. Was gibt „löse“ am Ende zurück?
    .why = Alle Ziffern der ersten Zelle wurden probiert, und keine ging. Dann gibt der erste Aufruf falsch zurück, und das ist ein Beweis: Es gibt keine Lösung.
    .wrong = Was gibt „löse“ zurück, wenn seine Schleife zu Ende ist?
    .hint-1 = Wenn es keine Lösung gibt, kann kein Aufruf eine finden.
    .hint-2 = Sieh dir den letzten Block von „löse“ an.
taking-back-mend = Dieses „löse“ vergisst, Ziffern zurückzunehmen. Setze den Block ein, der die Zelle wieder leert.
    .why = Ohne ihn bleiben falsche Ziffern im Gitter, und spätere Ziffern passen nicht.
    .wrong = Was soll passieren, wenn das innere „löse“ falsch zurückgegeben hat?
    .hint-1 = Der neue Block kommt nach „falls löse, dann gib wahr zurück“, in das andere „falls“.
    .hint-2 = „ersetze Element Zelle von S durch 0“.

deep = Wie tief, wie oft
    .goal = Du kannst erklären, wie sich die Tiefe der Aufrufe von ihrer Anzahl unterscheidet.
    .start = Zwei Zahlen sagen viel über eine Rekursion: wie viele Aufrufe gleichzeitig offen sind, und wie viele es insgesamt sind. Das Gitter hat neun leere Zellen.

deep-deepest = Wie viele Aufrufe von „löse“ warten oder arbeiten höchstens zur gleichen Zeit? Zähle den ersten mit, und auch den letzten, der nichts mehr zu füllen findet.
    .why = Ein Aufruf für jede der neun leeren Zellen, und noch einer, der keine leere Zelle findet und wahr zurückgibt: 10.
    .wrong = Ein Aufruf für jede leere Zelle. Und welcher Aufruf sieht, dass das Gitter voll ist?
    .hint-1 = Es gibt neun leere Zellen.
    .hint-2 = Der Aufruf, der „gelöst“ sagt, kommt noch obendrauf.
deep-comes-back = Der siebte Aufruf hat gerade begonnen, mit Zelle 9. Wie viele Aufrufe beginnen noch, bevor er zurückkommt?
    .why = Er setzte 3 und rief „löse“ auf, und das gelang nicht. Er setzte 4 und rief „löse“ auf, und auch das gelang nicht. Zwei Aufrufe, dann gab er auf.
    .wrong = Jede Ziffer, die passt, führt zu einem Aufruf.
    .hint-1 = Geh Schritt für Schritt und zähle, wie oft „löse“ aufgerufen wird.
    .hint-2 = In Zelle 9 passen zwei Ziffern: 3 und 4.
deep-calls = Wie viele Aufrufe von „löse“ gibt es insgesamt, bis das Gitter voll ist?
    .why = 16 Aufrufe, obwohl höchstens 10 gleichzeitig offen sind: Sechs kamen unterwegs mit „falsch“ zurück. Die Tiefe kostet Speicher. Die Anzahl der Aufrufe kostet Zeit.
    .wrong = Zähle alle Aufrufe, auch die, die aufgeben.
    .hint-1 = Jede Ziffer, die gesetzt wird, führt zu einem Aufruf. Der erste Aufruf kommt noch dazu.
    .hint-2 = Zehn Aufrufe waren richtig. Sechs haben aufgegeben.
deep-turn = In diesem Gitter sind die kleinen Ziffern die falschen. Ändere „löse“ so, dass es für dieselbe Lösung weniger Aufrufe braucht.
    .why = Von 4 hinunter zu 1 war jede Ziffer sofort richtig: 10 Aufrufe. In einem anderen Gitter könnte es umgekehrt sein. Glück ist kein Plan, aber die nächsten Lektionen haben einen.
    .wrong = Ändere nur die Reihenfolge, in der die Ziffern probiert werden.
    .hint-1 = Sieh dir den Block „für“ an. Er kann auch rückwärts zählen.
    .hint-2 = Lass `Ziffer` von 4 bis 1 gehen.

solve-ends = Wann hört „löse“ auf?
    .goal = Du kannst sagen, wie „löse“ bei einem vollen Gitter endet und wie bei einem ohne Lösung.
    .start = „löse“ hat einen Basisfall: Ist keine Zelle leer, gibt es wahr zurück. Finde heraus, was diese Frage leistet und was nicht.

solve-ends-fake = Dieses Gitter ist voll, aber in der obersten Zeile stehen zwei Einsen. Was gibt „löse“ zurück?
    .why = Es findet keine leere Zelle, also gibt es sofort wahr zurück. Es prüft nur die Ziffern, die es selbst einsetzt.
    .wrong = Lies „löse“ von oben. Was tut es, wenn keine Zelle leer ist?
    .hint-1 = „erste leere Zelle“ gibt hier 0 zurück.
    .hint-2 = Welcher Block kommt gleich nach „falls Zelle = 0“?
solve-ends-none = Dieses Gitter hat keine Lösung: Der obersten Zeile fehlt eine 4, aber der Kasten hat schon eine. Klicke auf Lösen. Lass das Programm laufen, bis die Eule sagt, dass es keine Lösung gibt.
    .why = In Zelle 4 passt keine Ziffer. Also endet die Schleife, und schon der erste Aufruf gibt falsch zurück.
    .wrong = Die Eule hat nicht „Es gibt keine Lösung.“ gesagt.
    .hint-1 = Klicke auf den Knopf Lösen auf der Bühne.
    .hint-2 = Dann lass die Blöcke bis zum Ende laufen.
solve-ends-missing = Hier wurde der Basisfall weggenommen. Nur Zelle 16 ist leer. Der zweite Aufruf findet keine leere Zelle. Welcher Block beendet diesen Aufruf? Klicke darauf.
    .why = In eine Zelle, die es nicht gibt, passt keine Ziffer. Also endet die Schleife, und der Aufruf gibt falsch zurück, obwohl das Gitter stimmt.
    .wrong = Lass das Programm laufen, bis ein Aufruf von „löse“ etwas zurückgegeben hat. Welcher Block lief zuletzt?
    .hint-1 = Die Frage „falls Zelle = 0“ fehlt. Also geht der Aufruf mit der Schleife weiter.
    .hint-2 = Es ist der letzte Block von „löse“.
solve-ends-extra = Hier stellt „löse“ noch eine Frage, bevor es sich selbst aufruft: Ist das Gitter jetzt voll? Ohne sie gibt es 16 Aufrufe. Wie viele sind es mit ihr?
    .why = Einer weniger: Der letzte Aufruf fällt weg, der nur sah, dass das Gitter voll ist. Die Lösung ist dieselbe. Eine der beiden Fragen ist hier also überflüssig.
    .wrong = Welcher Aufruf wird nicht mehr gemacht?
    .hint-1 = Der allerletzte Aufruf findet keine leere Zelle.
    .hint-2 = Nur dieser eine Aufruf fällt weg.
solve-ends-late = Dieses „löse“ wartet auf Zelle 17, und darum gibt es nie wahr zurück. Verbessere seinen Basisfall.
    .why = „erste leere Zelle“ gibt nie 17 zurück. Ist keine Zelle leer, gibt es 0 zurück. Ein Basisfall muss einer sein, der auch eintritt.
    .wrong = Was gibt „erste leere Zelle“ zurück, wenn keine Zelle leer ist?
    .hint-1 = Lies, was neben „erste leere Zelle“ steht.
    .hint-2 = Ändere die 17 in 0.
solve-ends-full = Ist das Gitter schon am Anfang voll, soll die Eule „Das Gitter ist voll.“ sagen. Sonst bleibt alles wie vorher. Ändere das Skript der Eule.
    .why = Deine Frage kommt vor dem ersten Aufruf. In „löse“ wird sie trotzdem gebraucht: für das Gitter, das nach und nach voll wird.
    .wrong = Was sagt die Eule bei einem vollen Gitter, und was bei anderen?
    .hint-1 = Du brauchst „falls …, dann … sonst …“ gleich unter „Wenn ich löse empfange“.
    .hint-2 = Frage, ob „erste leere Zelle“ = 0 ist. Die alten Blöcke kommen unter „sonst“.

solve = Schreib es selbst
    .goal = Du hast einen Löser geschrieben.
    .start = Jetzt kennst du alle Teile: die erste leere Zelle, die Schleife über die Ziffern, den Aufruf für den Rest und das Zurücknehmen. Setze sie zusammen.

solve-full = Das Gitter ist schon voll. Wie viele Aufrufe von „löse“ gibt es dann, der erste mitgezählt?
    .why = Der erste Aufruf findet keine leere Zelle und gibt sofort wahr zurück. Hier endet eine Rekursion. Man nennt das den Basisfall.
    .wrong = Ruft es sich selbst auf, wenn keine Zelle leer ist?
    .hint-1 = Was gibt „erste leere Zelle“ bei einem vollen Gitter zurück?
    .hint-2 = Dann gibt das erste „falls“ wahr zurück, und das ist alles.
solve-end = Dieses „löse“ merkt nie, dass das Gitter voll ist. Setze die Blöcke ein, die es beenden.
    .why = Jede Rekursion braucht einen Fall, in dem sie sich nicht selbst aufruft. Ohne ihn geht sie immer weiter, oder sie sagt nie Ja.
    .wrong = Was soll es zurückgeben, wenn keine Zelle mehr leer ist?
    .hint-1 = Du brauchst ein „falls“ gleich nach „setze Zelle auf erste leere Zelle“.
    .hint-2 = Falls `Zelle` = 0, gib wahr zurück.
solve-order = „löse“ ist auseinandergefallen. Bringe die losen Blöcke in die richtige Reihenfolge. Zwei davon brauchst du nicht.
    .why = Zelle suchen, Ziffer probieren, aufrufen, zurücknehmen: Aus diesen vier Teilen besteht „löse“.
    .wrong = Geh die Teile durch: Zelle suchen, Ziffer probieren, aufrufen, zurücknehmen.
    .hint-1 = „Zelle suchen“ kommt zuerst, danach die Frage, ob das Gitter voll ist.
    .hint-2 = In der Schleife: Falls die Ziffer passt, setze sie ein, rufe auf und nimm sie zurück. Nach der Schleife gib falsch zurück.
solve-write = Dieses „löse“ ist fast leer. Schreibe den Rest.
    .why = Du hast es geschafft. Das nennt man Brute Force. Dasselbe „löse“ löst jedes Sudoku, wenn seine Blöcke neun Zeilen prüfen.
    .wrong = Geh die vier Teile durch: Zelle suchen, Ziffer probieren, aufrufen, zurücknehmen.
    .hint-1 = Falls `Zelle` = 0, gib wahr zurück. Dann: für `Ziffer` von 1 bis 4, falls `Ziffer` passt in `Zelle` …
    .hint-2 = … ersetze Element `Zelle` von S durch `Ziffer`. Falls „löse“, gib wahr zurück. Dann ersetze Element `Zelle` von S durch 0. Nach der Schleife: gib falsch zurück.
