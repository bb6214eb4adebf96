### Was an einem Programm aus Blöcken nicht stimmt. Das steht in anderen Sätzen, ohne Punkt am Ende.

found-unknown-variable = es gibt keine Variable „{ $name }“; lege sie an oder wähle eine andere
found-unknown-list = es gibt keine Liste „{ $name }“; lege sie an oder wähle eine andere
found-unknown-message = niemand empfängt „{ $name }“; gib einer Figur ein „Wenn ich … empfange“ dafür
found-unknown-costume = die Figur hat kein Kostüm „{ $name }“; gib ihr eins oder wähle ein anderes
found-unknown-sprite = es gibt keine Figur „{ $name }“; wähle eine andere
found-unknown-block = die Figur definiert „{ $name }“ nicht; definiere den Block oder nimm ihn heraus
found-unknown-parameter = „{ $name }“ ist keine Eingabe dieser Definition; nimm den Block heraus, oder füge die Eingabe bei „Definiere“ hinzu
found-unknown-choice = „{ $name }“ steht nicht in diesem Menü; wähle noch einmal
found-missing-input = Lücke { $slot } in „{ $words }“ ist leer; fülle sie
found-missing-condition = Lücke { $slot } in „{ $words }“ ist leer und gilt als falsch; fülle sie
found-input-count = „{ $label }“ braucht { $wanted ->
    [one] 1 Eingabe
   *[other] { $wanted } Eingaben
} und hat { $given }; setze den Block neu ein
found-report-outside = nur die Definition eines Blocks, der einen Wert ergibt, kann etwas zurückgeben; nimm „gib … zurück“ heraus
found-no-report = „{ $words }“ kann zu Ende gehen, ohne etwas zurückzugeben; setze ans Ende „gib … zurück“
found-name-clash = zwei Dinge heißen hier „{ $name }“; gib einem davon einen anderen Namen
found-block-name = „{ $name }“ ist der Name eines Blocks; wähle einen anderen Namen
found-no-name = etwas hat hier keinen Namen; gib ihm einen
found-wrong-shape = „{ $words }“ passt hier nicht hin; ziehe den Block an einen Platz mit seiner Form
found-never-runs = „{ $words }“ läuft nie, denn der Block darüber ist der letzte seines Skripts; nimm den Block dort weg
found-long = das Programm hat mehr als { $blocks } Blöcke; kürze es
found-crowded = das Skript hat zu viele Eingaben und Skriptvariablen; mach zwei daraus
found-deep = Blöcke stecken mehr als { $depth }-mal ineinander; mach aus den inneren einen eigenen Block

# Warum eine Änderung nicht ging.
not-edited-gone = was geändert werden sollte, ist nicht mehr da; wähle noch einmal
not-edited-into-itself = ein Stück passt nicht in sich selbst; wähle einen anderen Platz
not-edited-wrong-shape = „{ $words }“ passt dort nicht hin; suche einen Platz mit seiner Form
not-edited-only-blocks = dort kann man nichts hineinschreiben; setze einen sechseckigen Block ein
not-edited-no-name = ein Name braucht einen Buchstaben oder eine Ziffer; schreibe etwas
not-edited-long-name = der Name ist zu lang; wähle einen kürzeren
not-edited-taken = „{ $name }“ ist schon vergeben; wähle einen anderen Namen
not-edited-open-input = eine Eingabe ist nicht geschlossen; schreib sie als (Zahl) oder <Bedingung>
not-edited-in-use = „{ $label }“ wird { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
} benutzt; nimm diese Blöcke zuerst heraus
not-edited-unknown-block = jene Figur definiert „{ $label }“ nicht; definiere den Block zuerst dort
not-edited-deep = Blöcke würden mehr als { $depth }-mal ineinander stecken; mach aus den inneren einen eigenen Block
not-edited-long = das Programm würde zu lang; kürze es
not-edited-crowded = es gibt schon zu viele Namen; nimm zuerst einen heraus
not-edited-no-block = das ist kein Block; nimm einen aus der Palette
found-foreign = „{ $words }“ ist ein Block, den nur Scratch ausführen kann; nimm ihn heraus oder setze Blöcke aus der Palette an seine Stelle
