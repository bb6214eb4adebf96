### Was an einem Programm aus Blöcken nicht stimmt. Das steht in anderen Sätzen, ohne Punkt am Ende.

found-unknown-variable = es gibt keine Variable „{ $name }“; lege sie an oder wähle eine andere
found-unknown-list = es gibt keine Liste „{ $name }“; lege sie an oder wähle eine andere
found-unknown-message = niemand empfängt „{ $name }“; gib einer Figur ein „Wenn ich … empfange“ dafür
found-unknown-costume = die Figur hat kein Kostüm „{ $name }“; gib ihr eins oder wähle ein anderes
found-unknown-sprite = es gibt keine Figur „{ $name }“; wähle eine andere
found-unknown-block = die Figur definiert „{ $name }“ nicht; definiere den Block oder nimm ihn heraus
found-unknown-parameter = „{ $name }“ ist keine Eingabe dieser Definition; nimm den Block heraus, oder füge die Eingabe bei „Definiere“ hinzu
found-unknown-choice = „{ $name }“ steht nicht in diesem Menü; wähle noch einmal
found-missing-input = Feld { $slot } von „{ $words }“ ist leer; setze etwas hinein
found-missing-condition = Feld { $slot } von „{ $words }“ ist leer und gilt als falsch; setze etwas hinein
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
