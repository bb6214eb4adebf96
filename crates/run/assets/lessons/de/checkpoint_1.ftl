### Etappe 1: das Gitter, aus Klonen gebaut, und das Rätsel, Zeichen für Zeichen gelesen.

flag = Die grüne Flagge
    .goal = Du kannst sagen, was ein Programm nach der Flagge tut und in welcher Reihenfolge.
    .start = Ein Programm ist eine Liste von Anweisungen. Blöcke, die zusammenhängen, laufen von oben nach unten. Der Block ganz oben, mit dem runden Hut, sagt, wann sie anfangen.

flag-start = Klicke auf die grüne Flagge und lass die Blöcke laufen, bis die Eule dich etwas fragt.
    .why = Die Flagge hat die Skripte unter „Wenn Flagge angeklickt wird“ geweckt. Eins davon fragt, und jetzt wartet es auf deine Antwort.
    .wrong = Die Eule hat dich nichts gefragt.
    .hint-1 = Die grüne Flagge ist oben links.
    .hint-2 = Klicke auf die Flagge und lass das Programm laufen, bis es von selbst anhält.
flag-hello = Du antwortest „hallo“. Was fragt die Eule dann?
    .why = „wiederhole bis“ wiederholt, bis die Antwort ein Rätsel ist. „hallo“ ist keins, also fragt die Eule noch einmal, mit den Worten in der Schleife.
    .wrong = Diese Frage steht über der Schleife.
    .hint-1 = Suche im Skript der Eule den Block „wiederhole bis“. Was steht darin?
    .hint-2 = „hallo“ ist kein Rätsel, also laufen die Blöcke in der Schleife.
flag-puzzle = Gib der Eule jetzt ein richtiges Rätsel. Antworte mit dieser Zeile, auch mit dem letzten Komma: `460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,` Dann lass das Programm laufen, bis die Eule „Da ist es!“ sagt.
    .why = Neun Zeilen mit neun Ziffern, nach jeder ein Komma: Das ist ein Rätsel. Also ist die Schleife zu Ende, und die Blöcke darunter laufen.
    .wrong = Die Eule hat nicht „Da ist es!“ gesagt.
    .hint-1 = Schreibe die ganze Zeile, auch das Komma am Ende.
    .hint-2 = Wenn die Eule noch einmal fragt, suche nach einer Ziffer, die fehlt. Schreibe dann die ganze Zeile neu.
flag-next = Durch welchen Block sagt die Eule „Da ist es!“? Klicke auf diesen Block.
    .why = Er steht ganz unten, also läuft er zuletzt. Zuerst endet die Schleife, dann zeigt das Gitter das Rätsel, dann spricht die Eule.
    .wrong = Dieser Block tut etwas anderes.
    .hint-1 = Er steht im Skript der Eule, unter der Flagge.
    .hint-2 = Es ist ein lila Block, und die Worte der Eule stehen darin.
flag-once = Diese Eule fragt nur einmal nach. Ändere das Programm so, dass sie fragt, bis die Antwort ein Rätsel ist.
    .why = „falls“ fragt nur einmal. „wiederhole bis“ fragt so oft, wie es nötig ist.
    .wrong = Was passiert, wenn auch die zweite Antwort kein Rätsel ist?
    .hint-1 = Welcher Block tut etwas immer wieder?
    .hint-2 = Setze „wiederhole bis lies Rätsel Antwort“ an die Stelle von „falls“. Der Block „frage“ kommt hinein.
flag-order = Das Skript der Eule ist auseinandergefallen. Bringe die losen Blöcke in die richtige Reihenfolge, damit es wieder läuft wie vorher. Zwei davon brauchst du nicht.
    .why = Zuerst kommt die Frage. Die Schleife fragt so lange weiter, bis die Antwort ein Rätsel ist. Erst dann zeigt das Gitter es an.
    .wrong = Was soll die Eule nach „hallo“ tun, und was nach einem Rätsel?
    .hint-1 = Zwei Blöcke fragen etwas. Einer davon gehört in die Schleife.
    .hint-2 = Zuerst wird gefragt. Darunter steht „wiederhole bis lies Rätsel“. Am Ende stehen „sende“ und „sage“.
flag-click = Schreibe ein neues Skript für die Eule. Wenn du auf die Eule klickst, soll sie „Hallo!“ sagen.
    .why = Ein eigenes Skript beginnt mit einem eigenen Hut. Es wartet, bis du auf die Eule klickst.
    .wrong = Das neue Skript braucht einen eigenen Hut.
    .hint-1 = Suche unter „Ereignisse“ den Block „Wenn diese Figur angeklickt wird“.
    .hint-2 = Setze „sage Hallo!“ darunter.

clones = 81 Zellen aus einer Figur
    .goal = Du kannst erklären, wie aus einer Figur ein ganzes Gitter wird.
    .start = Es gibt eine Figur, die „Zelle“ heißt. Sie versteckt sich und macht Klone: Kopien mit eigenen Skripten und eigenen Variablen. Jede Zelle des Gitters ist ein Klon.

clones-count = Du klickst auf die Flagge. Wie viele Klone gibt es, wenn das Skript zu Ende ist?
    .why = „wiederhole 81 mal“ läuft 81-mal, und jedes Mal entsteht ein Klon. Die Figur selbst ist kein Klon. Sie versteckt sich.
    .wrong = Jede Runde der Schleife macht einen Klon.
    .hint-1 = Suche den Block „erzeuge Klon von mir selbst“. Er steht in einer Schleife.
    .hint-2 = Die Zahl steht auf der Schleife.
clones-all = Klicke auf die Flagge. Lass das Programm laufen, bis es 81 Klone gibt.
    .why = Die Schleife hat in jeder Runde einen Klon gemacht. Ein kleines Skript reicht für alle.
    .wrong = Es sollten 81 Klone sein.
    .hint-1 = Die grüne Flagge ist oben links.
    .hint-2 = Wie viele Klone es gibt, steht unter „Variablen“.
clones-ten = Geh Schritt für Schritt durch das Programm, bis es genau zehn Klone gibt.
    .why = Jeder Klon beginnt sein Leben mit einer Kopie der id. Der zehnte Klon entstand, als `id` 10 war. So behält er die 10 für immer.
    .wrong = Zähle die Klone noch einmal.
    .hint-1 = Beobachte die Variable `id` der Figur Zelle. Sie zählt mit.
    .hint-2 = Halte an, gleich nachdem „erzeuge Klon von mir selbst“ gelaufen ist, während `id` 10 ist.
clones-right = Klon 1 steht bei x = -144. Der nächste steht 36 Schritte weiter rechts. Welches x hat Klon 3?
    .why = Klon 3 ist zwei Plätze weiter: -144 + 36 + 36 = -72.
    .wrong = Beginne bei -144 und zähle für jeden Platz nach rechts 36 dazu.
    .hint-1 = Von Klon 1 zu Klon 3 sind es zwei Plätze.
    .hint-2 = -144 + 36 = -108. Zähle noch einmal 36 dazu.
clones-down = Klon 1 steht bei y = 144. Neun Klone füllen eine Zeile, und jede Zeile ist 36 Schritte tiefer. Welches y hat Klon 10?
    .why = Die Klone 1 bis 9 stehen in der ersten Zeile. Klon 10 beginnt die zweite: 144 - 36 = 108.
    .wrong = In welcher Zeile ist Klon 10?
    .hint-1 = Klon 9 ist der letzte in der ersten Zeile.
    .hint-2 = Eine Zeile tiefer: 144 - 36.
clones-swap = Jemand hat zwei Blöcke vertauscht, und jetzt gehen die ids von 0 bis 80. Ändere das Skript so, dass sie von 1 bis 81 gehen.
    .why = Ein Klon kopiert die id so, wie sie in diesem Moment ist. Also zuerst zählen, dann klonen. Bei 1 anzufangen geht auch.
    .wrong = Der Klon kopiert die id in dem Moment, in dem er entsteht.
    .hint-1 = Sieh dir die beiden Blöcke in „wiederhole 81 mal“ an.
    .hint-2 = „ändere id um 1“ gehört über „erzeuge Klon von mir selbst“.
clones-nine = Dieses Skript versteckt nur die Figur. Schreibe den Rest: Es soll neun Klone mit den ids 1 bis 9 machen.
    .why = Es ist dieselbe Schleife mit 9 Runden. So entsteht die erste Zeile des Gitters.
    .wrong = Wie viele Klone gibt es, und welche ids haben sie?
    .hint-1 = Setze `id` auf 0. Dann brauchst du eine Schleife mit 9 Runden.
    .hint-2 = In der Schleife: ändere `id` um 1, dann erzeuge einen Klon von mir selbst.

cell-ids = Zeile und Spalte aus einer Zahl
    .goal = Du kannst Zeile, Spalte und id einer Zelle im Kopf ausrechnen.
    .start = Zellen sind von 1 bis 81 nummeriert, wie Wörter auf einer Seite: von links nach rechts, dann die nächste Zeile. Programme zählen Zeilen und Spalten gern ab 0: Zeile 0 bis Zeile 8, Spalte 0 bis Spalte 8.

cell-ids-column = In welcher Spalte ist Zelle 12? Zähle die Spalten ab 0.
    .why = 12 - 1 = 11. Teilt man 11 durch 9, bleibt der Rest 2. „mod“ gibt diesen Rest, und das ist die Spalte.
    .wrong = Ziehe zuerst 1 ab, dann ganze Zeilen zu neun Zellen. Was bleibt übrig?
    .hint-1 = Die Zellen 1 bis 9 füllen die erste Zeile. Zelle 10 ist wieder in Spalte 0.
    .hint-2 = Zelle 10 ist Spalte 0, Zelle 11 ist Spalte 1, Zelle 12 ist …
cell-ids-row = In welcher Zeile ist Zelle 30? Zähle die Zeilen ab 0.
    .why = 30 - 1 = 29, und die 9 passt dreimal ganz in die 29. „abrunden“ schneidet ab, was übrig bleibt.
    .wrong = Wie viele ganze Zeilen zu neun Zellen liegen vor dieser Zelle?
    .hint-1 = Zeile 0 endet mit Zelle 9, Zeile 1 mit Zelle 18, Zeile 2 mit Zelle 27.
    .hint-2 = Zelle 30 kommt nach Zelle 27, also sind drei Zeilen voll.
cell-ids-which = Jetzt andersherum. Welche Zelle ist in Zeile 4 und Spalte 0, ab 0 gezählt? Klicke darauf.
    .why = Vier Zeilen zu neun Zellen kommen davor: 4 × 9 = 36. Sie ist die nächste: 37.
    .wrong = Zeile 4, ab 0 gezählt, ist die fünfte Zeile von oben.
    .hint-1 = Spalte 0 ist die erste von links.
    .hint-2 = Geh am linken Rand hinunter: Zeile 0, Zeile 1, Zeile 2, Zeile 3, Zeile 4.
cell-ids-reports = Das Programm rechnet aus, welche Zelle in Zeile 2 und Spalte 3 ist. Lass es laufen, bis der Block etwas zurückgibt.
    .why = 9 × 2 + 3 + 1 = 22. Also gibt er 22 zurück.
    .wrong = Der Block hat noch nichts zurückgegeben.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = „gib … zurück“ ist der letzte Block des Skripts.
cell-ids-last = Zelle 27 steht am Ende einer Zeile. Welche Spalte gibt „Spalte von Zelle 27“ zurück?
    .why = 27 - 1 = 26, und teilt man 26 durch 9, bleibt der Rest 8. Ohne „- 1“ käme 0 heraus.
    .wrong = Spalten werden ab 0 gezählt. Welche Nummer hat die letzte?
    .hint-1 = Zieh zuerst 1 ab: Das ergibt 26.
    .hint-2 = 26 ist 2 × 9 und ein Rest.
cell-ids-hole = Der Block „Zeile von Zelle“ rechnet für manche Zellen falsch: Eine Zahl darin stimmt nicht. Verbessere sie.
    .why = Eine Zeile hat neun Zellen, also teilen wir durch 9. Mit 10 wäre Zelle 10 noch in Zeile 0.
    .wrong = Vergleiche sie damit, wie viele Zellen eine Zeile hat.
    .hint-1 = Wie viele Zellen hat eine Zeile?
    .hint-2 = Ändere die 10 in diese Zahl.
cell-ids-back = Der Block „Zelle in Zeile, Spalte“ ergibt immer 0. Sorge dafür, dass er für jede Zeile und jede Spalte die richtige id ergibt.
    .why = Neun Zellen für jede Zeile darüber, dann die Spalte, dann noch 1, weil die ids mit 1 beginnen. Jetzt kannst du in beide Richtungen rechnen.
    .wrong = Denk an Zeile 4, Spalte 0: Das war Zelle 37.
    .hint-1 = Über dieser Zeile sind 9 × `Zeile` Zellen.
    .hint-2 = Setze in „gib … zurück“: 9 * `Zeile` + `Spalte` + 1. Nimm zwei Blöcke mit „+“ und einen mit „*“.

letters = Zeichen für Zeichen
    .goal = Du kannst einer Schleife folgen, die einen Text Zeichen für Zeichen liest.
    .start = Deine Antwort ist ein langer Text. Das Programm sieht ihn Zeichen für Zeichen an, und eine Variable namens `Stelle` sagt, welches Zeichen als Nächstes kommt. Ziffern kommen in die Liste S.

letters-tenth = Neun Ziffern, dann ein Komma, dann mehr Ziffern. Welchen Wert hat `Stelle`, wenn die zehnte Ziffer in S kommt?
    .why = Das Komma ist Zeichen 10, also ist die zehnte Ziffer Zeichen 11. Ein Komma braucht einen Platz, aber es kommt nicht in die Liste.
    .wrong = Vergiss das Komma nicht.
    .hint-1 = Die ersten neun Ziffern sind die Zeichen 1 bis 9.
    .hint-2 = Zeichen 10 ist das Komma.
letters-row = Das Programm liest das Rätsel. Lass es laufen, bis die ersten neun Ziffern in S stehen.
    .why = Die innere Schleife ist neunmal gelaufen. Als Nächstes kommt das Komma, und `Stelle` geht dorthin weiter.
    .wrong = S sollte neun Elemente haben.
    .hint-1 = Die Elemente von S stehen unter „Variablen“.
    .hint-2 = In jeder Runde der inneren Schleife kommt eine Ziffer hinzu.
letters-comma = Lass das Programm laufen, bis zwei ganze Zeilen in S stehen und `Stelle` 20 ist: Das Programm sieht das zweite Komma an.
    .why = 18 Ziffern und ein Komma kamen davor: 18 + 1 = 19. Also ist das zweite Komma Zeichen 20.
    .wrong = S sollte 18 Elemente haben, und `Stelle` sollte 20 sein.
    .hint-1 = Beobachte, wie lang S ist, und beobachte `Stelle`.
    .hint-2 = Die innere Schleife ist gerade zum zweiten Mal zu Ende.
letters-asked = Wie oft wird „ist eine Ziffer“ aufgerufen, während das ganze Rätsel gelesen wird?
    .why = Neun Zeilen mit je neun Ziffern: Die innere Schleife läuft 9 × 9 = 81-mal. Die Kommas sieht ein anderer Block an.
    .wrong = Eine Schleife steckt in der anderen. In jeder Runde der äußeren läuft die innere ganz durch.
    .hint-1 = Die innere Schleife fragt in jeder Runde einmal.
    .hint-2 = 9 mal 9.
letters-skip = Dieses Programm liest die zweite Zeile nie: Es vergisst, über das Komma zu gehen. Setze den fehlenden Block ein.
    .why = Nach dem Komma muss `Stelle` weitergehen, sonst wird das Komma für die erste Ziffer der nächsten Zeile gehalten.
    .wrong = Wenn das Komma geprüft ist, zeigt `Stelle` immer noch darauf.
    .hint-1 = Den Block, der weitergeht, gibt es schon einmal, in der inneren Schleife.
    .hint-2 = Setze „ändere Stelle um 1“ unter das zweite „falls“, in die äußere Schleife.
letters-commas = „Kommas in …“ soll zählen, wie viele Kommas ein Text hat. Schreibe den Block.
    .why = Du bist einen Text Zeichen für Zeichen durchgegangen und hast gezählt. Das tun viele Programme.
    .wrong = Probiere es mit „460,820,“: Das sind zwei Kommas.
    .hint-1 = Setze `Stelle` auf 1. Wiederhole so oft, wie der Text Zeichen hat.
    .hint-2 = In der Schleife: Falls Zeichen `Stelle` von `Text` ein Komma ist, ändere `Zähler` um 1. Dann ändere `Stelle` um 1. Am Ende gib `Zähler` zurück.

digits = Ist das eine Ziffer?
    .goal = Du kannst den Trick mit dem Betrag erklären, und warum 0 eine eigene Frage braucht.
    .start = Leute tippen komische Sachen. Bevor ein Zeichen in die Liste kommt, fragt das Programm: Ist das eine Ziffer? Scratch hat dafür keinen Block, also nehmen wir einen Trick. Der „Betrag“ einer Zahl ist die Zahl ohne ihr Minuszeichen. Was ist der „Betrag“ eines Buchstabens?

digits-seven = Was ist der Betrag von dem Zeichen 7?
    .why = Den Text „7“ kann man als Zahl lesen, und ohne Minuszeichen bleibt sie 7.
    .wrong = „Betrag“ nimmt nur ein Minuszeichen weg.
    .hint-1 = Der Betrag von -7 ist 7. Und der Betrag von 7?
digits-letter = Was ist der Betrag von dem Buchstaben x?
    .why = x ist keine Zahl, und wo Scratch eine Zahl braucht und keine findet, nimmt es 0.
    .wrong = Scratch beschwert sich nicht. Es nimmt eine Zahl, die für nichts steht.
    .hint-1 = x ist keine Zahl. Welche Zahl würdest du für „nichts“ nehmen?
digits-reports = „ist eine Ziffer“ sieht das Zeichen x an. Lass es laufen, bis es etwas zurückgibt.
    .why = x ist nicht 0, und der Betrag von x ist 0. Beide Fragen sagen Nein, also gibt es falsch zurück.
    .wrong = Der Block hat noch nichts zurückgegeben.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = Es gibt nur einen Block: „gib … zurück“.
digits-zero = Ist „0“ eine Ziffer? Was gibt der Block dafür zurück?
    .why = Der Betrag von 0 ist 0, genau wie bei einem Buchstaben. Darum fragt das Programm zuerst, ob das Zeichen 0 ist, und dann ist es sicher.
    .wrong = Lies den ganzen Block: Es sind zwei Fragen mit „oder“ dazwischen.
    .hint-1 = Die erste Frage ist „Zeichen = 0“.
    .hint-2 = Bei „oder“ genügt es, wenn eins von beiden wahr ist.
digits-refused = Die Antwort beginnt mit 46x. Beim x hört das Programm auf zu lesen. Wie viele Elemente hat S dann?
    .why = 4 und 6 standen schon in der Liste. Beim x gab der Block sofort falsch zurück, und der Rest wurde nie gelesen.
    .wrong = Jede Ziffer kommt in die Liste, gleich nachdem sie geprüft ist.
    .hint-1 = Was passiert mit der 4? Und mit der 6?
    .hint-2 = „gib … zurück“ beendet den Block sofort. x kommt nicht in die Liste.
digits-mend = Dieser Block nimmt 1 bis 9, aber 0 lehnt er ab, und so kann man kein Rätsel mit leeren Zellen lesen. Verbessere ihn.
    .why = Jetzt darf 0 hinein, 1 bis 9 dürfen hinein, und Buchstaben bleiben draußen. Das nennt man Prüfen, oder Validierung.
    .wrong = Probiere es im Kopf mit 0, mit 7 und mit x.
    .hint-1 = Stelle zwei Fragen mit „oder“ dazwischen.
    .hint-2 = Setze in „gib … zurück“: `Zeichen` = 0 oder Betrag von `Zeichen` > 0.
digits-small = „ist eine kleine Ziffer“ soll für 1, 2, 3 und 4 wahr zurückgeben und sonst falsch. Schreibe den Block.
    .why = Beide Fragen müssen wahr sein: größer als 0 und kleiner als 5. Jetzt kannst du kleine Sudokus lesen.
    .wrong = Probiere es mit 0, mit 5 und mit einem Buchstaben.
    .hint-1 = Du brauchst zwei Fragen und den Block „und“.
    .hint-2 = Gib zurück: `Zeichen` > 0 und `Zeichen` < 5.

colours = Grüne und lila Zellen
    .goal = Du kannst erklären, wie eine Nachricht 81 Klone erreicht, und warum nur einer antwortet.
    .start = Grüne Zellen gehören zum Rätsel. Lila Zellen gehören dir. Jeder Klon findet selbst heraus, welches Kostüm er tragen soll, und das Kostüm merkt sich, was für eine Zelle er ist.

colours-costume = Die erste Zeile dieses Rätsels ist 4 6 0 1 0 0 0 0 0. Welches Kostüm trägt Klon 4?
    .why = Element 4 von S ist 1. Es ist nicht 0, also verbindet der Klon „puzzle“ und 1, und so heißt sein Kostüm.
    .wrong = Sieh nach, was Element 4 von S ist.
    .hint-1 = Zähle die erste Zeile entlang: 4, 6, 0, …
    .hint-2 = Element 4 ist 1, und es stand von Anfang an im Rätsel.
colours-first = Die Nachricht „zeige Rätsel“ wurde noch einmal gesendet. Lass das Programm laufen, bis der erste Klon ein Kostüm des Rätsels angezogen hat.
    .why = Klon 1 ist der erste: Sein Element in S ist 4. Also zieht er „puzzle 4“ an, und der nächste Klon macht dasselbe mit seinem eigenen Element.
    .wrong = Noch kein Klon hat ein Kostüm des Rätsels angezogen.
    .hint-1 = Klicke auf „Start“ oder geh in einzelnen Schritten.
    .hint-2 = Mach weiter, bis „wechsle zu Kostüm verbinde puzzle …“ gelaufen ist.
colours-type = Alle Klone empfangen „frage Art“, und `Zelle` ist 5. Was steht dann in der Variable `Art`?
    .why = Nur Klon 5 hat die id 5. Er trägt „user 0“, denn das Rätsel hat dort eine 0, und so gehört die Zelle dir.
    .wrong = Nur der Klon antwortet, dessen id 5 ist.
    .hint-1 = Was ist Element 5 von S?
    .hint-2 = Eine 0 heißt: Diese Zelle ist für den Spieler.
colours-who = Jetzt ist `Zelle` 1. Lass das Programm laufen, bis der richtige Klon `Art` auf „Rätsel“ gesetzt hat.
    .why = 81 Skripte sind gelaufen, eins in jedem Klon. 80 davon haben ihre id mit `Zelle` verglichen und sonst nichts getan.
    .wrong = `Art` ist nicht „Rätsel“.
    .hint-1 = Jeder Klon fragt zuerst „id = Zelle“. Bei den meisten ist das falsch.
    .hint-2 = Beobachte die Variable `Art`, und halte an, wenn sie sich ändert.
colours-mend = In diesem Programm werden alle Zellen lila, auch die des Rätsels. Sorge dafür, dass die Ziffern des Rätsels wieder ihr grünes Kostüm tragen.
    .why = Eine Bedingung macht zwei Wege: einen für 0 und einen für alle anderen Ziffern.
    .wrong = Zellen mit einer Ziffer aus dem Rätsel sollten „puzzle“ und diese Ziffer tragen.
    .hint-1 = Du brauchst „falls … , dann … sonst“.
    .hint-2 = Frage, ob Element `id` von S gleich 0 ist. Wenn ja, wechsle zu Kostüm „user 0“. Sonst wechsle zu „puzzle “ verbunden mit Element `id` von S.
colours-click = Schreibe ein neues Skript für „Zelle“. Ein Klon, der angeklickt wird, soll das Kostüm „user 0“ anziehen.
    .why = Jeder Klon hat seine eigene Kopie des Skripts. Darum ändert sich nur der Klon, auf den du klickst.
    .wrong = Was trägt Klon 1, wenn er angeklickt wurde? Und die anderen?
    .hint-1 = Wähle die Figur „Zelle“. Suche unter „Ereignisse“ den Block „Wenn diese Figur angeklickt wird“.
    .hint-2 = Setze „wechsle zu Kostüm user 0“ darunter.
