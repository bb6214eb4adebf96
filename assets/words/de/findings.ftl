### Was an einem Programm aus Blöcken nicht stimmt. Das steht in anderen Sätzen, ohne Punkt am Ende.

found-unknown-variable = es gibt keine Variable „{ $name }“; lege sie an oder wähle eine andere
found-unknown-list = es gibt keine Liste „{ $name }“; lege sie an oder wähle eine andere
found-unknown-message = niemand empfängt „{ $name }“; gib einer Figur ein „Wenn ich … empfange“ dafür
found-unknown-costume = die Figur hat kein Kostüm „{ $name }“; gib ihr eins oder wähle ein anderes
found-unknown-sprite = es gibt keine Figur „{ $name }“; wähle eine andere
found-unknown-block = die Figur definiert „{ $name }“ nicht; definiere den Block oder nimm ihn heraus
found-unknown-parameter = „{ $name }“ ist keine Eingabe dieser Definition; nimm den Block heraus, oder füge die Eingabe bei „Definiere“ hinzu
found-unknown-choice = „{ $name }“ steht nicht in diesem Menü; wähle noch einmal
found-missing-input = das Feld { $slot } in „{ $words }“ ist leer; fülle es
found-missing-condition = das Feld { $slot } in „{ $words }“ ist leer und gilt als falsch; fülle es
found-input-count = „{ $label }“ braucht { $wanted ->
    [one] 1 Eingabe
   *[other] { $wanted } Eingaben
} und hat { $given }; setze den Block neu ein
found-report-outside = nur die Definition eines Blocks, der einen Wert ergibt, kann etwas zurückgeben; nimm „gib … zurück“ heraus
found-no-report = „{ $words }“ kann enden, ohne etwas zurückzugeben; setze ans Ende „gib … zurück“
found-name-clash = zwei Dinge heißen hier „{ $name }“; gib einem davon einen anderen Namen
found-block-name = „{ $name }“ ist der Name eines Blocks; wähle einen anderen Namen
found-no-name = etwas hat hier keinen Namen; gib ihm einen
found-wrong-shape = „{ $words }“ passt hier nicht hin; ziehe den Block an einen Platz mit seiner Form
found-never-runs = „{ $words }“ läuft nie, denn der Block darüber beendet das Skript; zieh ihn an eine andere Stelle
found-long = das Programm hat mehr als { $blocks } Blöcke; kürze es
found-crowded = das Skript hat zu viele Eingaben und Skriptvariablen; teile es in zwei
found-deep = Blöcke stecken mehr als { $depth }-mal ineinander; mach aus den inneren einen eigenen Block

# Warum eine Änderung nicht ging.
not-edited-gone = was du ändern willst, ist nicht mehr da; wähle noch einmal
not-edited-into-itself = ein Stück passt nicht in sich selbst; wähle einen anderen Platz
not-edited-wrong-shape = „{ $words }“ passt dort nicht hin; suche einen Platz mit seiner Form
not-edited-only-blocks = dort kannst du nichts hineinschreiben; setze einen sechseckigen Block ein
not-edited-no-name = ein Name braucht einen Buchstaben oder eine Ziffer; schreibe etwas
not-edited-long-name = der Name ist zu lang; wähle einen kürzeren
not-edited-taken = „{ $name }“ ist schon vergeben; wähle einen anderen Namen
not-edited-open-input = eine Eingabe ist nicht geschlossen; schreib sie als (Zahl) oder <Bedingung>
not-edited-in-use = „{ $label }“ wird { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
} benutzt; nimm diese Blöcke zuerst heraus
not-edited-unknown-block = diese Figur definiert „{ $label }“ nicht; definiere den Block zuerst dort
not-edited-deep = Blöcke würden mehr als { $depth }-mal ineinander stecken; mach aus den inneren einen eigenen Block
not-edited-long = das Programm würde zu lang; kürze es
not-edited-crowded = es gibt schon zu viele Namen; nimm zuerst einen heraus
not-edited-no-block = das ist kein Block; nimm einen aus der Palette
found-foreign = „{ $words }“ ist ein Block, den nur Scratch ausführen kann; nimm ihn heraus oder setze Blöcke aus der Palette an seine Stelle

# Warum ein Programm als Text nicht zu lesen ist.
unread-open = die Klammer { $bracket } wird nicht geschlossen; schließ sie in derselben Zeile
unread-closes = die Klammer { $bracket } schließt nichts; nimm sie heraus
unread-block = einen Block „{ $words }“ gibt es nicht; schreib ihn wie in der Palette oder definiere ihn
unread-slot = in das Feld { $slot } von „{ $block }“ passt { $wanted }
unread-slot-condition = ein Block mit < >
unread-slot-value = eine Zahl, ein Text wie [hallo] oder ein Block in Klammern
unread-slot-variable = der Name einer Variablen wie (digit)
unread-slot-choice = eine Auswahl wie [name v]
unread-no-end = „{ $words }“ hat kein Ende; schreib „end“ unter das, was darin ist
unread-belongs-to-nothing = „{ $word }“ gehört zu keinem Block darüber; nimm es heraus
unread-define-inside = mit einer Definition beginnt ein Skript; lass über „define“ eine Zeile leer
unread-hat-inside = mit „{ $words }“ beginnt ein Skript; lass darüber eine Zeile leer
unread-below-cap = unter „{ $words }“ kann nichts kommen; nimm es heraus oder lass darüber eine Zeile leer
unread-definition = nach „define“ kommen die Wörter des Blocks und seine Eingaben, als (Zahl) oder <Bedingung>
unread-mark = „:: { $mark }“ passt hier nicht; nimm es heraus
unread-outside-sprite = das gehört zu keiner Figur; schreib es unter eine Zeile wie „sprite: Owl“
unread-sprite = eine Figur „{ $name }“ gibt es nicht; schreib den Namen einer Figur des Programms
