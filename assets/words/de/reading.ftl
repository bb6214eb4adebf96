### Warum ein Text kein Rätsel ist. Das sind Teile anderer Sätze, ohne Punkt am Ende.

unread-empty = hier ist kein Rätsel: Es braucht 81 Ziffern, 0 für eine leere Zelle
unread-not-a-digit = Zeile { $row }, Spalte { $column }: { $found } ist keine Ziffer von 0 bis 9{ $sign ->
    [true] ; schreibe 0 für eine leere Zelle
   *[false] { "" }
}
unread-row-length = Zeile { $row } hat { $digits ->
    [one] 1 Ziffer
   *[other] { $digits } Ziffern
}, braucht aber 9
unread-row-count = es braucht 9 Zeilen, { $rows ->
    [one] hier ist nur 1
   *[other] hier sind { $rows }
}
unread-conflict = in { $house } steht die { $digit } zweimal, in { $first } und in { $second }
unread-too-long = das hier ist länger als { $most } Bytes, und ein Rätsel hat nur 81 Ziffern: Ist es der richtige Text?
unread-several = hier sind { $puzzles } Rätsel, es darf aber nur eins sein: Nimm alle anderen heraus
unread-between-columns = Textzeile { $line }, Zeichen { $character }: Diese Ziffer steht nicht unter den anderen ihrer Spalte; rücke sie dorthin, oder schreibe für jede leere Zelle einen Punkt
unread-columns-unclear = es ist nicht klar, in welchen Spalten diese Ziffern stehen: Schreibe in der ersten und in der letzten Zeile für jede leere Zelle einen Punkt
unread-rows-unclear = es ist nicht klar, in welchen Zeilen diese Ziffern stehen: Schreibe in den Zeilen ohne Ziffern für jede leere Zelle einen Punkt
unread-row-cells = Zeile { $row } hat { $cells ->
    [one] 1 Zelle
   *[other] { $cells } Zellen
}, braucht aber 9
unread-cells = es braucht 81 Zellen, { $cells ->
    [one] hier ist nur 1
   *[other] hier sind { $cells }
}
unread-unexpected = Textzeile { $line }, Zeichen { $character }: { $found } gehört nicht in eine Liste von Ziffern; nimm es heraus
unread-unclosed = Textzeile { $line }, Zeichen { $character }: { $opened } wird nicht geschlossen; schließe es, wo es endet
unread-too-deep = Textzeile { $line }, Zeichen { $character }: zu tief verschachtelte Listen; ein Gitter besteht aus neun Listen mit neun Ziffern
unread-xml = Textzeile { $line }: Diese Datei von OpenSudoku ist kaputt ({ $reason }); speichere sie in OpenSudoku noch einmal
unread-no-game = das ist kein Sudoku: Es fehlt <game data="..."/>
unread-version = dieses Spiel von OpenSudoku nennt sich Version { $version }, bekannt sind nur 1 bis 5; 81 Ziffern allein reichen auch
unread-no-puzzle-in-address = in dieser Webadresse ist kein Rätsel: Es braucht 81 Ziffern wie in ?puzzle=..., 0 oder einen Punkt für eine leere Zelle
unread-other-notation = das ist nicht im Format { $notation }
unread-in-part = unter [{ $part }]: { $reason }
