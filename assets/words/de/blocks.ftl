### Die Blöcke neben der Bühne: das Programm, der Teil, der läuft, und seine Aufrufe.

tab-blocks = Blöcke
    .tooltip = Das Programm aus Blöcken sehen; der Block, der gerade läuft, leuchtet
does-tabs = die Blöcke neben dem Gitter, die Variablen
does-follow-blocks = wieder dem Block folgen, der gerade läuft
does-next-calls = Aufrufe als Karten, als Kopien des Skripts oder mit ihren Ergebnissen zeigen

script = Skript: { $name }
    .tooltip = Ein Skript des Programms wählen
script-area = Die Blöcke von { $name }
block-value = { $words }: { $value }
block-runs = Läuft gerade: { $words }
follow-blocks = Folgen
    .tooltip = Den Block im Blick behalten, der gerade läuft

calls = Aufrufe
    .none = Während Blöcke laufen, bekommt jeder Aufruf eines eigenen Blocks hier eine Karte.
engine-calls-none = Während er läuft, hat jeder Aufruf von solve hier eine Karte.
calls-cards = Karten
    .tooltip = Ein Skript zeigen und darunter eine Karte für jeden Aufruf
calls-copies = Kopien
    .tooltip = Für jeden Aufruf eine Kopie des Skripts zeigen, mit dem Block, an dem er wartet
calls-results = Ergebnisse
    .tooltip = Kopien zeigen; ist ein Aufruf zu Ende, steht an seiner Stelle das Ergebnis
call-copy = Aufruf { $number }
call-waits = wartet hier
call-ended = Aufruf { $number } ist zu Ende
call-continues = geht hier weiter
calls-behind = { $calls ->
    [one] Ein weiterer Aufruf wartet.
   *[other] { $calls } weitere Aufrufe warten.
}
call-waits-spoken = { $call } Er wartet hier: { $block }
call-ended-spoken = { $name }: Aufruf { $number } ist zu Ende, mit { $value }.
call-continues-spoken = Wer ihn aufgerufen hat, macht hier weiter: { $block }
calls-depth = Tiefe { $depth }
call-variable = { $name } { $value }
call-spoken = Aufruf { $number }: { $title } { $variables }
call-tooltip = Zeigen, wo dieser Aufruf im Skript steht

block-set = Ich setze { $variable } auf { $value }.
block-for = { $variable } ist jetzt { $value }.
block-if-true = Das ist wahr, also mache ich, was innen steht.
block-if-false = Das ist nicht wahr, also überspringe ich, was innen steht.
block-else = Das ist nicht wahr, also mache ich, was unter „sonst“ steht.
block-until-true = Jetzt ist es wahr: Die Schleife ist zu Ende.
block-until-false = Es ist noch nicht wahr: noch einmal.
block-again = Noch einmal durch die Schleife.
block-replace = Ich ersetze Element { $item } von { $list } durch { $value }.
block-add = Ich füge { $value } zu { $list } hinzu.
block-script-variables = Dieser Aufruf bekommt eigene Variablen: { $names }.
block-report = Dieser Aufruf gibt { $value } zurück.
block-call = Ich rufe „{ $block }“ auf.
block-gives = „{ $block }“ ergibt { $value }.
block-ran = Ich führe „{ $block }“ aus.

save-for-scratch = Als .sb3
    .tooltip = Dieses Programm mit deinem Rätsel als Projekt für Scratch 3 speichern: Öffne es auf scratch.mit.edu
copy-blocks = Skripte kopieren
    .tooltip = Alle Skripte als Text kopieren, den die Foren und Wikis von Scratch als Blöcke zeigen
blocks-copied = Die Skripte sind in der Zwischenablage. Füge sie in ein Forum oder Wiki von Scratch ein, zwischen [scratchblocks] und [/scratchblocks].
does-to-scratch = das Programm für Scratch speichern, seine Skripte kopieren
block-stop = Anhalten bei { $name }
    .tooltip = Klick: Ein Lauf hält jedes Mal an, wenn er zu diesem Block kommt

# Die Wörter auf den Blöcken, wie Scratch sie auf Deutsch hat. Ein _ ist ein Feld; ihre Reihenfolge ist die der Tabelle in crates/blocks/src/opcode.rs.
block-words = { $opcode ->
    [WhenFlagClicked] Wenn Flagge angeklickt wird
    [WhenKeyPressed] Wenn Taste _ gedrückt wird
    [WhenClicked] Wenn diese Figur angeklickt wird
    [WhenReceived] Wenn ich _ empfange
    [Broadcast] sende _ an alle
    [BroadcastAndWait] sende _ an alle und warte
    [Wait] warte _ Sekunden
    [Repeat] wiederhole _ mal
    [Forever] wiederhole fortlaufend
    [If] falls _ , dann
    [IfElse] falls _ , dann
    [IfElse-2] sonst
    [WaitUntil] warte bis _
    [RepeatUntil] wiederhole bis _
    [For] für _ von _ bis _
    [Stop] stoppe _
    [WhenCloned] Wenn ich als Klon entstehe
    [CreateClone] erzeuge Klon von _
    [DeleteClone] lösche diesen Klon
    [SwitchCostume] wechsle zu Kostüm _
    [NextCostume] wechsle zum nächsten Kostüm
    [CostumeNumber] Kostüm _
    [Say] sage _
    [Show] zeige dich
    [Hide] verstecke dich
    [Ask] frage _ und warte
    [Answer] Antwort
    [GoTo] gehe zu x: _ y: _
    [XPosition] x-Position
    [YPosition] y-Position
    [Random] Zufallszahl von _ bis _
    [And] _ und _
    [Or] _ oder _
    [Not] nicht _
    [Join] verbinde _ und _
    [LetterOf] Zeichen _ von _
    [LengthOf] Länge von _
    [Contains] _ enthält _ ?
    [Mod] _ mod _
    [Round] _ gerundet
    [FunctionOf] _ von _
    [True] wahr
    [False] falsch
    [SetVariable] setze _ auf _
    [ChangeVariable] ändere _ um _
    [ScriptVariables] Skriptvariablen _
    [AddToList] füge _ zu _ hinzu
    [DeleteOfList] lösche _ aus _
    [DeleteAllOfList] lösche alles aus _
    [InsertAtList] füge _ bei _ in _ ein
    [ReplaceItem] ersetze Element _ von _ durch _
    [ItemOf] Element _ von _
    [ItemNumber] Nummer von _ in _
    [LengthOfList] Länge von _
    [ListContains] _ enthält _ ?
    [Report] gib _ zurück
   *[other] { $words }
}
block-choice = { $choice ->
    [all] alles
    [this-script] dieses Skript
    [other-scripts-in-sprite] andere Skripte der Figur
    [myself] mir selbst
    [number] Nummer
    [name] Name
    [abs] Betrag
    [floor] abrunden
    [ceiling] aufrunden
    [sqrt] Wurzel
    [space] Leertaste
    [up-arrow] Pfeil nach oben
    [down-arrow] Pfeil nach unten
    [right-arrow] Pfeil nach rechts
    [left-arrow] Pfeil nach links
    [any] beliebige
   *[other] { $words }
}
block-define = Definiere
program-opened = { $name }: Die Blöcke führen jetzt dieses Programm aus. Rückgängig holt das vorige zurück.
program-not-for-scratch = Scratch könnte dieses Programm nicht ausführen: { $finding }. Behebe das zuerst und speichere dann.
endless-for-scratch = Vorsicht: „{ $label }“ ruft sich ohne Basisfall auf. In Scratch hört das nie auf und füllt den Speicher. Füge einen Basisfall hinzu: einen Weg, ohne weiteren Aufruf zu enden.

# Warum die Blöcke nicht weiterkönnen. Das steht in anderen Sätzen, ohne Punkt am Ende.
fault-at = „{ $block }“ im Skript „{ $script }“: { $problem }
fault-in-script = das Skript „{ $script }“: { $problem }
fault-damaged = das Programm aus Blöcken ist beschädigt; installiere den Sudoku-Assistenten neu
fault-no-list = das Programm hat keine Liste S für alle Figuren; lege eine an, mit den Ziffern des Gitters
fault-no-question = das Programm fragt nach keinem Rätsel, wenn die Flagge angeklickt wird; lass es fragen und warten
fault-not-taken = das Programm hat das Rätsel nicht in die Liste S geschrieben; lass es die 81 Ziffern der Antwort hinzufügen
fault-no-clone = das Programm hat keinen Klon für { $cell }; erzeuge 81 Klone, jeden mit einer eigenen id von 1 bis 81
fault-no-solve = das Programm hat keine Figur Solve; lege eine an, mit einem Skript für ihren Klick
fault-endless = die Blöcke sind { $blocks }-mal gelaufen, ohne anzuhalten; suche nach einer Schleife ohne Ende
fault-recursion = der Block hat sich { $calls }-mal selbst aufgerufen, ohne zurückzukommen; füge einen Basisfall hinzu, der ohne weiteren Aufruf etwas zurückgibt
fault-long-text = der Text hat mehr als { $letters } Buchstaben; kürze ihn, bevor du mehr verbindest
fault-room = die Listen und Texte füllen den Speicher; nimm etwas heraus, bevor du mehr hinzufügst
fault-no-solve-block = das Programm definiert keinen Block solve; definiere einen, der wahr oder falsch zurückgibt
fault-given-changed = das Programm hat die Ziffer in { $cell } geändert, die schon am Anfang dort stand; lass es nur leere Zellen füllen
fault-no-digit = das Programm hat etwas in { $cell } geschrieben, das keine Ziffer von 0 bis { $side } ist; sieh nach, was es in S schreibt
fault-length = das Programm hat S länger oder kürzer gemacht; lass es nur Elemente ersetzen
fault-never = das Programm hat schon vorher angehalten; sieh nach, worauf es wartet
fault-nothing = es gibt kein „{ $name }“ im Programm; lege es an oder gib ihm seinen Namen zurück
not-done-no-script = das Skript gibt es nicht mehr; klicke ein anderes an
not-done-no-question = das Programm fragt gerade nichts; lass es laufen, bis es fragt
not-done-no-clone = es gibt keinen Klon mit der id { $id }; lass ihn das Programm zuerst erzeugen
not-done-no-sprite = es gibt keine Figur „{ $name }“; wähle eine andere
not-done-no-block = das Programm definiert „{ $label }“ nicht; definiere es
not-done-no-list = das Programm hat keine Liste „{ $name }“; lege eine für alle Figuren an
program-is-right = { $own ->
    [true] Dein Programm
   *[false] Unser Programm
} stimmt: Es hat alle { $puzzles } Rätsel richtig, mit keiner, einer und vielen Lösungen. Dafür hat es { $tries } Ziffern probiert.
program-is-wrong = { $own ->
    [true] Dein Programm
   *[false] Unser Programm
} stimmt noch nicht. Bei einem Rätsel mit { $solutions ->
    [0] keiner Lösung
    [1] einer Lösung
   *[other] vielen Lösungen
} gilt: { $what }.
wrong-solution = Es sagt, dass es fertig ist, aber in S steht keine Lösung
wrong-nothing-found = Es findet nichts
wrong-found-twice = Es findet dieselbe Lösung zweimal
wrong-endless = Es hört nie auf
wrong-fault = Es kann nicht weiter: { $reason }
offer-wrong-puzzle = Zusehen
    .tooltip = Dieses Rätsel auf die Bühne bringen und dem Programm dort zusehen; Rückgängig holt dein Gitter zurück
block-comment = { $key ->
    [is-81-clones--the-board--Each-has-an-id-of-its-own-] 81 Klone: das Gitter. Jeder hat seine eigene id.
    [is-A-0-makes-it-a-cell-for-the-player-] Mit einer 0 wird daraus eine Zelle zum Spielen.
    [is-All-clones-hear-it--The-right-one-looks-at-its-costume-] Alle Klone hören es. Der richtige sieht sein Kostüm an.
    [is-The-answer-goes-into-the-list-S--if-it-is-a-puzzle-] Die Antwort kommt in die Liste S, wenn sie ein Rätsel ist.
    [is-The-abs-of-a-letter-is-0--though-it-is-not-0-] Der Betrag eines Buchstabens ist 0, obwohl er nicht 0 ist.
    [is-A-blank-always-can--and-what-stands-there-already-] Leer geht immer, und die Ziffer, die schon dort steht, auch.
    [is-No-house-of-the-cell-has-the-digit-] Kein Haus der Zelle hat die Ziffer.
    [is-Rows-count-from-0--items-from-1-] Zeilen werden ab 0 gezählt, Elemente ab 1.
    [is-Cells-and-boxes-count-from-0-] Zellen und Kästen werden ab 0 gezählt.
    [is-No-blank--and-nine-rows-of-45-] Nichts ist leer, und neun Zeilen ergeben je 45.
    [is-A-number-key-works-after-a-click-on-a-cell-] Eine Zifferntaste wirkt nach einem Klick auf eine Zelle.
    [is-Fills-the-first-blank--and-calls-itself-for-the-rest-] Füllt die erste leere Zelle und ruft sich für den Rest selbst auf.
    [is-0-if-there-is-none-] 0, wenn es keine gibt.
    [is-0-if-none-fits-] 0, wenn keine passt.
    [is-Goes-there--and-on-from-there-] Geht dorthin, und von dort weiter.
    [is-On-the-board--and-not-visited-yet-] Auf dem Brett, und noch nicht besucht.
    [is-The-rest-is-still-missing-] Der Rest fehlt noch.
    [is-Item-3-of-queens-is-the-column-of-the-queen-in-row-3-] Element 3 der Liste ist die Spalte der Dame in Zeile 3.
    [is-No-queen-above-has-the-column-or-a-diagonal-] Keine Dame darüber hat die Spalte oder eine Diagonale.
    [is-16-clones--four-rows-of-four-] 16 Klone: vier Zeilen mit je vier.
    [is-Rows-and-columns-count-from-0-] Zeilen und Spalten werden ab 0 gezählt.
    [is-The-box-is-two-cells-wide-and-two-high-] Der Kasten ist zwei Zellen breit und zwei hoch.
    [is-All-clones-hear-the-message-] Alle Klone hören die Nachricht.
    [is-Columns-count-from-0-] Spalten werden ab 0 gezählt.
    [is-Rows-count-from-0-] Zeilen werden ab 0 gezählt.
    [is-Fills-the-best-blank--and-calls-itself-for-the-rest-] Füllt die beste leere Zelle und ruft sich für den Rest selbst auf.
    [is-How-many-fit-] So viele passen.
    [is-The-one-with-the-fewest-digits-that-fit--0-if-there-is-none-] Die mit den wenigsten passenden Ziffern; 0, wenn es keine gibt.
    [is-A-green-cell-belongs-to-the-puzzle--and-stays-as-it-is-] Eine grüne Zelle gehört zum Rätsel und bleibt, wie sie ist.
    [is-0-takes-a-digit-out-of-its-cell-] Mit 0 nimmt man eine Ziffer aus ihrer Zelle.
    [is-First-the-row-is-empty--Each-add-puts-a-digit-at-its-end-] Am Anfang ist die Zeile leer. Jedes „füge … hinzu“ hängt eine Ziffer an.
    [is-It-calls-itself-with-a-value-that-is-1-less-] Er ruft sich selbst mit einem Wert auf, der um 1 kleiner ist.
    [is-It-calls-itself-with-a-smaller-value-] Er ruft sich selbst mit einem kleineren Wert auf.
    [is-Find-a-cell] Zelle suchen
    [is-Try-a-digit] Ziffer probieren
    [is-Call] Aufrufen
    [is-Take-back] Zurücknehmen
    [is-This-cell--and-the-sum-of-all-cells-after-it-] Diese Zelle und die Summe aller Zellen dahinter.
    [is-The-number-of-blanks-in-this-cell-and-in-all-cells-after-it-] So viele leere Zellen gibt es von dieser Zelle an.
   *[other] { $comment }
}
differs-variable = Die Variable { $name } ist von hier an anders.
differs-list = Die Liste { $name } ist von hier an anders.
differs-sprite = Die Figur { $name } ist von hier an anders.
differs-speech = { $name } sagt von hier an etwas anderes.
differs-question = Das Programm fragt hier etwas anderes.
differs-act = Was du vorher getan hast, geht hier nicht: { $reason }.
differs-endless = Die Blöcke laufen hier immer weiter, und nichts ändert sich. Such eine Schleife ohne Ende.
script-runs = Das Skript läuft auf einer Kopie deines Gitters. Mit Stopp kommst du zu deinem Spiel zurück.
block-gives-nothing = „{ $block }“ ergibt gerade keinen Wert.
program-keys = Das Programm hört die Zifferntasten.
program-key-tooltip = Drücke { $digit } für das Programm
program-watch = Klicke auf die Flagge des Programms und sieh ihm zu
program-run = Start
    .tooltip = Lass die Blöcke laufen, bis sie anhalten, oder halte sie an
program-stop = Das Programm anhalten
jump-call-reached = nächster Aufruf eines eigenen Blocks
jump-return-reached = Ende eines Aufrufs
program-end-reached = wo das Programm anhält
