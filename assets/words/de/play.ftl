### Spielen: die Frage, Zellen und Ziffern, Notizen, Züge, die Uhr.

hello = Hallo! Wähle eine leere Zelle, dann eine Ziffer. Oder drücke Zusehen: Dann löst es ein Computer.
question = Gib ein Rätsel ein: neun Zeilen mit einem Komma nach jeder, und 0 für eine leere Zelle. Oder wähle eins unter Rätsel oder Neu.
answer-first = Gib mir zuerst ein Rätsel: Tippe es unten ein oder wähle eins, dann drücke Enter. Esc führt zurück zu einem Gitter.
no-puzzle-yet = Es gibt noch kein Rätsel. Tippe oder füge unten eins ein, oder wähle eins unter Rätsel oder Neu.
bad-answer = { $reason }. Verbessere es unten und drücke Enter.
puzzle-has-no-solution = Dieses Rätsel hat keine Lösung, also muss eine Ziffer darin falsch sein. Verbessere sie unter Als Text, dann drücke Laden. Du kannst trotzdem spielen oder zusehen, wie ich es versuche.
puzzle-has-several-solutions = Dieses Rätsel hat mehr als eine Lösung: Vielleicht fehlt eine Ziffer. Ergänze sie unter Als Text, dann drücke Laden. Du kannst trotzdem spielen oder zusehen, wie ich es löse.

click-a-cell = Wähle eine leere Zelle, dann eine Ziffer. Mit 0 wird die Zelle wieder leer.
click-cell-first = Für welche Zelle ist das? Wähle zuerst eine deiner Zellen, dann die Ziffer.
no-blank = Es ist keine Zelle mehr leer.
solved-already = Dieses Gitter ist schon gelöst. Mit Neu bekommst du ein neues Rätsel.
board-is-busy = Ich brauche das Gitter, solange ich löse. Mit dem Stoppschild bekommst du es zurück.
board-is-busy-elsewhere = Ich löse noch dein Sudoku. Geh auf die Seite Sudoku: Mit dem Stoppschild dort bekommst du dein Gitter zurück.

press-a-number-key = Das ist Zeile { $row }, Spalte { $column } ({ $cell }), Zelle { $id } in der Liste S. Wähle eine Ziffer: 1 bis { $side }, oder 0 für leer.
belongs-to-puzzle = { $digit ->
    [none] { $cell }
   *[other] Die { $digit } in { $cell }
} gehört zum Rätsel und lässt sich nicht ändern. Wähle eine deiner eigenen Zellen.
holds-a-digit = In { $cell } steht eine Ziffer. Leere die Zelle zuerst, dann schreibe Notizen hinein.
refused = Die { $digit } kann nicht in { $cell } stehen: In { $house } gibt es schon { $what }, in { $place }.
clashes = Die { $digit } steht jetzt in { $cell }, aber es gibt einen Konflikt: In { $house } steht sie auch in { $place }. Ich habe beide markiert.
refused-by-relation = Die { $digit } kann nicht in { $cell } stehen: { $rule } verbietet das wegen { $place }.
refused-by-sum = Die { $digit } kann nicht in { $cell } stehen: Mit { $others } könnten die Zellen nicht { $total } ergeben.
refused-by-full-cage = Die { $digit } kann nicht in { $cell } stehen: Der Käfig muss { $total } ergeben, und das wären { $reached }.
refused-by-last-of-cage = Die { $digit } kann nicht in { $cell } stehen: Der Käfig muss { $total } ergeben, und mit { $digit } müsste in { $last } { $missing } stehen.
refused-by-cage = Die { $digit } kann nicht in { $cell } stehen: Der Käfig muss { $total } ergeben, und mit { $digit } geht das nicht mehr.
refused-by-cell = Die { $digit } kann nicht in { $cell } stehen: Die Regeln erlauben sie dort nicht.
only-classic = Das kann ich nur auf Gittern mit 9 mal 9 Zellen ohne weitere Regeln.
engine-not-on-board = Auf diesem Gitter läuft das nicht: { $engine }. { $reason ->
    [sums] Käfige und andere Summen gehen damit nicht.
    [relations] Das Gitter hat dafür zu viele Regeln zwischen zwei Zellen.
    [side] Das Gitter ist dafür zu groß.
   *[program] Blöcke laufen nur auf Gittern mit 9 mal 9 und 4 mal 4 Zellen ohne weitere Regeln.
} Wähle bei „Was läuft“ etwas anderes.
does-close-up = einen Teil eines großen Gitters vergrößern, oder wieder alles zeigen
close-up = Größere Zellen
    .tooltip = Einen Teil des Gitters so groß zeigen, dass man Notizen lesen kann. Er folgt der gewählten Zelle; verschiebe ihn mit dem Mausrad oder zwei Fingern.
not-on-this-board = Dieses Gitter hat keine solche Zelle oder Ziffer.
rule-not-played = Das kann ich noch nicht zeigen: { $rule }. Das alte Gitter bleibt.
rule-pencil-marks = vorgegebene Kandidaten
clashes-with-rule = Die { $digit } steht jetzt in { $cell }, aber sie verstößt gegen eine Regel. Ich habe sie markiert.
rule-first = In { $cells } ist eine Regel verletzt. Ändere das zuerst.
rule-anti-knight = die Regel, dass gleiche Ziffern nie einen Springerzug auseinander sind,
rule-anti-king = die Regel, dass gleiche Ziffern sich nie berühren,
rule-nonconsecutive = die Regel, dass Nachbarn nie aufeinanderfolgen,
rule-thermometer = das Thermometer
rule-palindrome = das Palindrom
rule-whisper = die Flüsterlinie
rule-dot = der Punkt
rule-other = eine Regel

blocks-refuse = Das erlauben die Blöcke in { $cell } nicht.
blocks-stopped = { $reason }. Die Blöcke haben angehalten, darum prüfe ich deine Ziffern selbst. Damit sie es noch einmal versuchen, schalte „Blöcke steuern das Spiel“ in den Einstellungen aus und wieder an.

blanks-left = { $blanks ->
    [0] Es ist keine Zelle mehr leer.
    [one] 1 Zelle ist noch leer.
   *[other] { $blanks } Zellen sind noch leer.
}
accepted = Die { $digit } passt in ihre Zeile, ihre Spalte und ihren Kasten. { $left }
accepted-by-every-rule = Die { $digit } passt: Keine Regel spricht dagegen. { $left }
blank-again = { $cell } ist wieder leer. { $left }
cell-notes-gone = Die Notizen in { $cell } sind weg. { $left }
blank-already = { $cell } ist schon leer. { $left }

notes-on = Zifferntasten schreiben jetzt Notizen: kleine Ziffern, die in der Zelle stehen könnten. Mit N kommst du zurück zu den Ziffern.
notes-off = Zifferntasten schreiben wieder Ziffern. Mit Umschalt und einer Ziffer schreibst du weiterhin eine Notiz.
corners-on = Zifferntasten schreiben jetzt Notizen in die Ecken: praktisch für eine Ziffer, die in einem Kasten nur in wenige Zellen passt.
colours-on = Die Zifferntasten 1 bis 6 färben jetzt die gewählten Zellen, 0 nimmt die Farben weg. Ein Rechtsklick färbt einen Kandidaten.
givens-on = Zifferntasten tragen jetzt die Vorgaben deines eigenen Rätsels ein, 0 nimmt eine weg. Ich zähle dabei die Lösungen. Drücke noch einmal Umschalt+D, wenn du fertig bist.
given-written = In { $cell } steht jetzt die Vorgabe { $digit }.
given-gone = Die Vorgabe in { $cell } ist weg.
own-puzzle-solutions = { $solutions ->
    [none] Es gibt keine Lösung mehr, also muss eine Vorgabe falsch sein. Nimm die letzte zurück.
    [one] Eine Lösung: Dein Rätsel ist fertig. Drücke Umschalt+D, um es zu spielen.
    [several] { $givens ->
        [one] 1 Vorgabe, und bisher mehrere Lösungen.
       *[other] { $givens } Vorgaben, und bisher mehrere Lösungen.
    }
   *[unknown] Ich konnte die Lösungen nicht rechtzeitig zählen. Trage mehr Vorgaben ein.
}
colours-have-numbers = Es gibt sechs Farben, 1 bis 6. Mit 0 nimmst du die Farben weg.
colour-picked = Farbe { $number } ist gewählt. Wähle die Zellen dafür.
coloured = { $cell } hat eine neue Farbe. Mach dasselbe noch einmal, um sie wegzunehmen.
colour-gone = Die Farbe von { $cell } ist weg.
candidate-coloured = Die { $digit } in { $cell } hat eine neue Farbe. Mach dasselbe noch einmal, um sie wegzunehmen.
candidate-colour-gone = Die Farbe der { $digit } in { $cell } ist weg.
colours-erased = Alle Farben sind weg. Rückgängig holt sie zurück.
no-colours = Es gibt keine Farben.
noted = Die { $digit } ist in { $cell } notiert. Mach dasselbe noch einmal, um die Notiz zu löschen.
note-gone = Die Notiz { $digit } in { $cell } ist weg.
struck = Die { $digit } ist in { $cell } gestrichen: „Erlaubte Ziffern zeigen“ lässt sie weg. Mach dasselbe noch einmal, um sie zurückzuholen.
stroke-gone = Die { $digit } ist in { $cell } wieder möglich.
notes-filled = Jede leere Zelle hat jetzt eine Notiz für jede Ziffer, die dort erlaubt ist.
notes-full-already = Jede leere Zelle hat schon genau diese Notizen.
notes-erased = Alle Notizen sind weg. Rückgängig holt sie zurück.
no-notes = Es gibt keine Notizen.

digit-first = Wähle zuerst eine Ziffer, dann wähle die Zellen dafür. Mit D geht es wieder andersherum.
cell-first-again = Jetzt kommen wieder zuerst die Zellen: Wähle eine, dann eine Ziffer.
pick-first = Wähle zuerst eine Ziffer: Tippe sie, oder wähle sie unten.
picked = Wähle die Zellen für die { $digit }. Wo sie schon steht, nimmst du sie damit weg.
picked-blank = Wähle die Zellen, die leer werden sollen.
none-picked = Es ist keine Ziffer gewählt.
cell-for-picked = Drücke Enter oder klicke, um die { $digit } in { $cell } zu setzen oder von dort wegzunehmen.
cell-for-note = Drücke Enter oder klicke, um die { $digit } in { $cell } zu notieren oder die Notiz zu löschen.
cell-for-blank = Drücke Enter oder klicke, um { $cell } zu leeren.
cell-for-colour = Drücke Enter oder klicke, um { $cell } zu färben oder die Farbe wegzunehmen.
press-for-colour = Das ist { $cell }. Wähle 1 bis 6 für eine Farbe, oder 0, um ihre Farben wegzunehmen.

singles-filled = Ich habe { $cells ->
    [one] 1 Zelle
   *[other] { $cells } Zellen
} ausgefüllt{ $fit ->
    [true] , und keine Regel ist verletzt.
   *[false] . Die anderen Einer passen nicht mehr.
}
no-singles = Im Moment gibt es keine Einer: Für jede leere Zelle sind mehrere Ziffern möglich. Vielleicht hilft ein Tipp.
singles-clash = Die Einer passen nicht zusammen, also kann keiner bleiben: Eine Ziffer im Gitter ist falsch.
try-begun = Ein Versuch beginnt. Trag deine Vermutung ein. Mit Zurück nimmst du sie wieder weg, mit allen Ziffern danach.
try-waits = Dieser Versuch hat noch keine Ziffer. Trag deine Vermutung ein.
try-none = Es ist kein Versuch offen. Drück „Raten“, bevor du rätst.
try-back = { $digits ->
    [0] Der Versuch ist zu Ende.
    [one] 1 Ziffer ist zurückgenommen.
   *[other] { $digits } Ziffern sind zurückgenommen.
} { $open ->
    [true] Der Versuch davor ist noch offen.
   *[false] Das Gitter ist wie vor dem Versuch.
}
try-kept = { $digits ->
    [0] Der Versuch ist zu Ende.
    [one] Die Ziffer dieses Versuchs bleibt.
   *[other] Die { $digits } Ziffern dieses Versuchs bleiben.
} { $open ->
    [true] Der Versuch davor ist noch offen.
   *[false] Es kann weitergehen.
}
compared = Du hast { $own ->
    [one] 1 Ziffer
   *[other] { $own } Ziffern
} zurückgenommen. Das Programm hat { $number } zurückgenommen. { $fewer ->
    [true] Es probiert alle der Reihe nach; du überlegst zuerst.
   *[false] Rate dort, wo wenige Ziffern übrig sind.
}
compared-with-long = Du hast { $own ->
    [one] 1 Ziffer
   *[other] { $own } Ziffern
} zurückgenommen. Das Programm hat mehr als { $number } zurückgenommen. Es probiert alle der Reihe nach; du überlegst zuerst.
compare-not-here = Ein Gitter mit diesen Regeln kann das Programm nicht durchsuchen.
reset-done = Nur die vorgegebenen Ziffern stehen noch da. Rückgängig holt deine Ziffern und Notizen zurück.
reset-already = Im Gitter stehen nur noch die vorgegebenen Ziffern.
cleared = Das Gitter ist leer. Tippe ein Rätsel ein; mit Laden werden seine Ziffern zu Vorgaben. Rückgängig holt das alte Gitter zurück.
clear-already = Das Gitter ist schon leer.

undone = Rückgängig gemacht: { $what }. Wiederholen holt das zurück.
redone = Wiederholt: { $what }.
move-enter = deine letzte Ziffer
move-give = deine letzte Vorgabe
move-note = deine letzte Notiz
move-strike = deine letzte Streichung
move-colour = deine letzte Farbe
move-fill-notes = das Eintragen der Notizen
move-erase-notes = das Löschen der Notizen
move-erase-colours = das Löschen der Farben
move-accept = die ausgefüllten Einer
move-hint = der Tipp
move-try = der Beginn des Versuchs
move-back = das Zurücknehmen des Versuchs
move-keep = das Behalten des Versuchs
move-reset = das Zurücksetzen
move-clear = das Leeren des Gitters
move-load = das Laden des neuen Rätsels
move-fill = die Lösung
move-branch = der neue Verlauf
move-program = die Änderung an den Blöcken
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.

go-on-first = Die Uhr steht, und das Gitter ist zugedeckt. Drücke P, oder klicke oder tippe auf das Gitter, um weiterzuspielen.
clock-paused = Die Uhr steht, und ich habe das Gitter zugedeckt. Drücke P, oder klicke oder tippe auf das Gitter, um weiterzuspielen.
clock-goes-on = Weiter geht’s. Wähle eine leere Zelle, dann eine Ziffer.
clock-stands = Die Uhr läuft nur, während du spielst; jetzt steht sie schon. Mit W hältst du ein laufendes Programm an.

solved-by-hand = Geschafft, in { $time }, { $hints ->
    [0] ohne Tipp
    [one] mit 1 Tipp
   *[other] mit { $hints } Tipps
} und { $mistakes ->
    [0] ohne Fehler
    [one] mit 1 Fehler
   *[other] mit { $mistakes } Fehlern
}! Alle Ziffern zusammen ergeben { $sum }.
solved-together = Wir haben es geschafft, in { $time }! Ich habe { $filled ->
    [one] 1 Zelle
   *[other] { $filled } Zellen
} für dich ausgefüllt. Du hast { $hints ->
    [0] keinen Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
} gebraucht und { $mistakes ->
    [0] keinen Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
} gemacht. Alle Ziffern zusammen ergeben { $sum }.
solved-with-solution = Das Gitter ist in { $time } gelöst, nachdem ich dir eine Lösung gezeigt habe. Alle Ziffern zusammen ergeben { $sum }.
conflict-first = In { $house } steht die { $digit } zweimal: in { $first } und in { $second }. Nimm zuerst eine davon weg.

undo = Rückgängig
    .tooltip = Den letzten Zug zurücknehmen
redo = Wiederholen
    .tooltip = Den zurückgenommenen Zug noch einmal machen
fill-singles = Einer setzen
    .tooltip = Alle Einer setzen: eine Zelle, für die nur noch eine Ziffer bleibt, oder eine Ziffer, die nur noch einen Platz hat
reset = Zurücksetzen
    .tooltip = Alles leeren, außer den vorgegebenen Ziffern
clear = Leeren
    .tooltip = Alles leeren, auch die vorgegebenen Ziffern
fill-notes = Notizen füllen
    .tooltip = In jeder leeren Zelle die erlaubten Ziffern notieren
erase-notes = Notizen löschen
    .tooltip = Alle Notizen löschen

green-flag = Grüne Flagge
    .tooltip = Das Programm mit diesem Rätsel starten, oder noch einmal von vorn
own-puzzle = Eigenes Rätsel eingeben
    .tooltip = Ein Rätsel eintippen, einfügen oder eins von uns wählen. Rückgängig holt dieses zurück
stop-sign = Stoppschild
pause-clock = Die Uhr anhalten
    .tooltip = Die Zeit für dieses Rätsel. Ein Klick hält die Uhr an und deckt das Gitter zu
go-on-clock = Die Uhr weiterlaufen lassen
    .tooltip = Weiter

how-it-works = So geht es
step-enter = Bring dein Rätsel mit
    .about = Drücke oben auf den Stift, oder nimm „Eigenes eingeben…“ aus der Liste der Rätsel: Tippe eins ein, füge es ein oder wähle eins von uns. Rückgängig holt das alte zurück.
step-play = Spiele
    .about = Wähle eine leere Zelle, dann eine Ziffer. Wenn die Ziffer nicht passt, sage ich dir, warum.
step-watch = Sieh zu
    .about = Drücke Zusehen und schau, wie ich probiere, scheitere und zurückgehe. Geh Schritt für Schritt vor und zurück.
step-change = Ändere es
    .about = Zieh die Blöcke neben dem Gitter, um das Programm zu ändern. Dann sieh deinem Programm zu.

answer-label = Gib ein Rätsel ein: neun Zeilen mit einem Komma nach jeder, und 0 für eine leere Zelle
answer-field = Das Rätsel
    .tooltip = Tippe oder füge ein Rätsel ein: Zeilen mit Kommas, eine Zeile mit 81 Ziffern oder ein ganzes Gitter
answer = Antworten
    .tooltip = Dieses Rätsel auf die Bühne bringen (Enter)

notes-key = Notiz
    .tooltip = Mit den Zifferntasten Notizen schreiben, wie sonst mit Umschalt
corners-key = Notizen in den Ecken
    .tooltip = Mit den Zifferntasten Notizen in die Ecken einer Zelle schreiben
colours-key = Farben
    .tooltip = Mit den Zifferntasten Zellen färben, um einer Kette zu folgen oder sich etwas zu merken
givens-key = Vorgaben
    .tooltip = Die Vorgaben für ein eigenes Rätsel eintragen; die Lösungen werden dabei gezählt
try-key = Raten
    .tooltip = Einen Versuch beginnen: Zurück nimmt alle Ziffern von hier an zurück
back-key = Zurück
    .tooltip = Den letzten Versuch zurücknehmen, mit allen Ziffern danach
keep-try = Behalten
    .tooltip = Die Ziffern des letzten Versuchs behalten
own-search = Deine Suche
    .none = Hier wachsen deine Versuche
    .tooltip = Jeder Kreis ist eine deiner Ziffern. Rote sind zurückgenommen. Ein Klick führt zu ihrer Zelle.
own-taken-back = { $digits } zurück
own-open = { $name }: steht noch im Gitter. Ein Klick führt zur Zelle.
own-closed = { $name }: zurückgenommen{ $digits ->
    [one] .
   *[other] , mit { $digits } Ziffern insgesamt.
} Ein Klick führt zur Zelle.
compare = Vergleichen
    .tooltip = Sehen, wie viele Ziffern das Programm vom selben Gitter aus zurücknimmt
program-search = Suche des Programms
    .none = Das Gitter ist voll: Es gibt nichts zu suchen
    .tooltip = Jeder Kreis ist eine Ziffer des Programms. Rote sind zurückgenommen. Ein Klick führt zu ihrer Zelle.
program-taken-back = { $number } zurück
program-taken-back-more = über { $number } zurück
search-spoken = { $search }: { $digits } zurückgenommen
search-kept = { $name }: hat das Programm behalten. Ein Klick führt zur Zelle.
search-merged = { $name } und { $others } weitere Versuche: alle zurückgenommen, { $digits } Ziffern insgesamt. Ein Klick führt zur Zelle.
search-goes-on = { $digits } weitere, keine zurück
searches-start = Beide ab { $cell }. Eine Zeile, eine Zelle.
searches-rows = Eine Zeile, eine Zelle.
watch-search = Zusehen
    .tooltip = Sieh dem Programm Schritt für Schritt beim Suchen zu, vom Gitter aus, in dem dein erster Versuch begann
end-comparison = Schließen
    .tooltip = Die beiden Suchen schließen und das Programm wieder steuern
erase-colours = Farben löschen
    .tooltip = Alle Farben löschen
colour-name = { $number ->
    [1] Gelb
    [2] Grün
    [3] Blau
    [4] Rosa
    [5] Orange
   *[other] Grau
}
colour-key-tooltip = { $name } (Taste { $number }) für die gewählten Zellen
pick-key = Wahl
    .tooltip = Zuerst die Ziffer wählen, dann die Zellen dafür
digit-key = Ziffer { $name }
digit-key-tooltip = { $digit } (Taste { $key }). Noch { $left } von { $all } fehlen
blank-key = Leeren
    .tooltip = Die Zelle leeren
caption-paused = Das Gitter ist zugedeckt, solange die Uhr steht
caption-pick = Wähle eine Ziffer, dann wähle die Zellen dafür
caption-picked-note = Wähle die Zellen, in denen die Ziffer notiert wird
caption-picked = Wähle die Zellen für die Ziffer
caption-note = Wähle eine Ziffer für eine Notiz
caption-given = { $solutions ->
    [none] Wähle eine Vorgabe: jetzt keine Lösung
    [one] Wähle eine Vorgabe: eine Lösung
    [several] Wähle eine Vorgabe: mehrere Lösungen
    [unknown] Wähle eine Vorgabe
   *[counting] Wähle eine Vorgabe: ich zähle …
}
caption-picked-colour = Wähle die Zellen für die Farbe
caption-colour = Wähle 1 bis 6 für eine Farbe, 0 für keine
caption-digit = Tippe eine Ziffer, oder wähle hier eine
caption-left = Die kleine Zahl zeigt, wie viele noch fehlen
caption-asleep = Wähle zuerst eine leere Zelle

cells-chosen = { $count ->
    [one] 1 Zelle ist gewählt.
   *[other] { $count } Zellen sind gewählt: Was du eingibst, kommt in alle.
}
cells-marked = { $count ->
    [one] In 1 Zelle erledigt.
   *[other] In { $count } Zellen erledigt.
}
cells-not-marked = Das passt in keine dieser Zellen.
more = Mehr
    .tooltip = Zeigen, was du seltener brauchst
