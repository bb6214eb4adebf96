### Fehler finden: Gitter und Programme mit eingebauten Fehlern.

# $seed (String)
faults = Finde die Fehler, Startzahl { $seed }
    .goal = Du kannst finden, was falsch ist, und es beweisen.
    .start = Jemand hat hier Fehler eingebaut. Finde sie alle.

# $count (Number)
# $lines (Number)
# $rows (String)
faults-board = { $count ->
    [one] Eine Ziffer in diesem Gitter ist falsch. Klicke sie an.
   *[other] { $count } Ziffern in diesem Gitter sind falsch. Klicke jede von ihnen an.
}
    .why = Das sind alle. Nimm die falschen Ziffern weg, und keine Ziffer steht mehr doppelt in einer Zeile, einer Spalte oder einem Kasten.
    .wrong = Eine falsche Ziffer stößt mit mindestens zwei anderen Zellen zusammen.
    .hint-1 = Suche eine Ziffer, die in einer Zeile, einer Spalte oder einem Kasten zweimal steht. Eine der beiden ist falsch: die, die noch mit einer anderen Zelle zusammenstößt.
    .hint-2 = { $lines ->
    [one] Alle falschen Ziffern stehen in Zeile { $rows }.
   *[other] Die falschen Ziffern stehen in diesen Zeilen: { $rows }.
}

# $number (Number)
faults-row = Zeile { $number }
# $number (Number)
faults-column = Spalte { $number }
# $number (Number)
faults-box = Kasten { $number }
# $digit (Number)
# $lines (Number)
# $one (String)
# $two (String)
# $three (String)
faults-twice = { $lines ->
    [1] In { $one } steht die { $digit } doppelt.
    [2] In { $one } und in { $two } steht die { $digit } doppelt.
   *[3] In { $one }, in { $two } und in { $three } steht die { $digit } doppelt.
}
# $twice (String)
# $found (Number)
# $of (Number)
faults-found = Gefunden! { $twice } Du hast { $found } von { $of }.
faults-blank = Diese Zelle ist leer, also kann in ihr nichts falsch sein.
# $digit (Number)
faults-fits = In ihrer Zeile, ihrer Spalte und ihrem Kasten steht keine andere { $digit }.
# $twice (String)
# $proof (String)
faults-accused = { $twice } Aber die andere steht auch in { $proof } doppelt. Also ist die andere falsch, und diese ist richtig.

# $count (Number)
# $scripts (String)
# $places (String)
faults-program = { $count ->
    [one] Es ist ein Fehler darin. Verbessere ihn.
   *[other] Es sind { $count } Fehler darin. Verbessere sie alle.
}
    .why = Dein Programm macht jetzt in jedem Versuch das Richtige. Also ist nichts mehr daran falsch.
    .wrong = Welcher Block könnte schuld sein?
    .hint-1 = Sieh dir { $scripts } an. Lies Block für Block: Was soll jeder tun?
    .hint-2 = { $count ->
    [one] Hier ist der Fehler: { $places }.
   *[other] Hier sind die Fehler: { $places }.
}
faults-check-row = „prüfe Zeile“ soll zurückgeben, ob eine Zeile die Ziffer hat.
faults-check-box = „prüfe Kasten“ soll zurückgeben, ob ein Kasten die Ziffer hat.
faults-check-fits = „passt in“ soll wahr zurückgeben, wenn die Ziffer in Zeile, Spalte und Kasten fehlt. Auch die Blöcke, die es fragt, können falsch sein.
faults-blanks-left = „leere Zellen übrig“ soll zurückgeben, wie viele Zellen leer sind.
faults-solve = „löse“ soll das Gitter füllen oder sagen, dass es keine Lösung gibt. „erste leere Zelle“ hilft dabei und kann auch falsch sein.
# $block (String)
faults-at = „{ $block }“
# $block (String)
faults-below = unter „{ $block }“ fehlt ein Block
# $block (String)
faults-top = ganz oben in „{ $block }“ fehlt ein Block
