### Hilfe: Tipps, Fehler, auf einmal lösen.

thinking = Lass mich nachdenken …

no-solution = Dieses Sudoku hat keine Lösung.
a-digit-is-wrong = Von hier aus gibt es keine Lösung, aber das Rätsel selbst hat eine: Mindestens eine deiner Ziffern ist falsch.
too-hard = Im Gitter stehen zu wenige Ziffern für eine schnelle Antwort. Setze noch ein paar und frag mich dann wieder.

hint-needs-a-cell = Für welche Zelle ist der Tipp? Wähle zuerst eine leere Zelle.
hint-with-mistake = Im Gitter ist ein Fehler, darum gebe ich keinen Tipp. Soll ich ihn markieren?
hint-naked = In { $cell } kommt die { $digit }: Keine andere Ziffer ist dort erlaubt.
hint-hidden = In { $cell } kommt die { $digit }: Sie hat in { $house } keinen anderen Platz.
hint-searched = In { $cell } kommt die { $digit }. Kein Einer verrät es: Ich habe bis zum Ende vorausgeschaut, um es zu finden.
hint-one-of-several = Die { $digit } ist in { $cell } möglich, aber andere Ziffern vielleicht auch: Dieses Sudoku hat mehrere Lösungen.
hint-not-needed = In { $cell } steht schon die { $digit }, und damit gibt es eine Lösung.
hint-unknown = Für { $cell } habe ich keinen Tipp.

no-mistakes = Im Gitter ist kein Fehler. Alles kann bleiben.
marked = { $mistakes ->
    [one] Ich habe 1 Ziffer markiert, die nicht bleiben kann. Leere ihre Zelle oder probiere eine andere Ziffer.
   *[other] Ich habe { $mistakes } Ziffern markiert, die nicht bleiben können. Leere ihre Zellen oder probiere andere Ziffern.
}

still-looking-solve = Das hier ist schwer, und ich suche noch. Drücke wieder Lösen, dann suche ich weiter.
still-looking-next = Ich suche noch nach einer anderen Lösung. Drücke wieder Nächste, dann suche ich weiter.
blocks-cannot-solve = { $reason }. Schalte „Blöcke steuern das Spiel“ in den Einstellungen aus, dann löse ich das Gitter selbst.
blocks-take-long = { $blocks } Blöcke sind gelaufen, und es gibt noch keine Lösung. Setze noch ein paar Ziffern, oder schalte „Blöcke steuern das Spiel“ in den Einstellungen aus: Dann löse ich das Gitter schneller.
solve-first = Drücke zuerst Lösen. Dann zeigt Nächste die nächste Lösung.
solved-at-once = Gelöst in { $time }. Das ist die einzige Lösung.
solved-several = Dieses Sudoku hat mehrere Lösungen. Hier ist eine, gefunden in { $time }. Nächste zeigt eine andere.
next-solution = Das ist Lösung { $number }. { $differing ->
    [one] 1 Zelle ist anders
   *[other] { $differing } Zellen sind anders
} als in der Lösung davor, und ich habe { $differing ->
    [one] sie
   *[other] sie alle
} markiert.{ $more ->
    [true] { "" }
   *[false] { " " }Mehr Lösungen gibt es nicht.
}
no-more-solutions = { $count ->
    [1] Das ist die einzige Lösung.
   *[other] Mehr gibt es nicht: Dieses Sudoku hat { $number } Lösungen.
}

offer-mark-mistakes = Fehler markieren
    .stop = Den Löser anhalten und die Ziffern markieren, die nicht bleiben können
offer-keep = Behalten
    .tooltip = Diese Lösung in mein Gitter übernehmen
offer-why = Warum?
    .tooltip = Welche Zellen schließen die Ziffern aus?
offer-previous-solution = Zeig sie
    .tooltip = Zurück zur Lösung vor diesem Moment

hint = Tipp
    .tooltip = Nach und nach erfahren, was als Nächstes zu tun ist
give-digit = Ziffer verraten
    .tooltip = Die richtige Ziffer in die gewählte Zelle eintragen
solve = Lösen
    .tooltip = Das Gitter von hier aus auf einmal lösen
next = Nächste
    .tooltip = Die nächste Lösung zeigen
mistakes = Fehler
    .tooltip = Die Ziffern markieren, die nicht bleiben können
