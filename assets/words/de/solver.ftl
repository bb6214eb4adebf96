### Der Löser auf der Bühne: seine Verfahren, was er bei jedem Schritt sagt, seine Anzeigen.

brute-force = Brute Force
    .about = Rekursion: die erste leere Zelle suchen, jede Ziffer probieren, setzen, was passt, solve für die nächste leere Zelle aufrufen, zurücknehmen.
    .intro = Ich suche die erste leere Zelle, probiere eine Ziffer nach der anderen, setze, was passt, und mache weiter. Wo nichts passt, gehe ich zurück.
    .caption = Für jede Ziffer: Wenn sie passt, setze sie
    .listing =
        solve:
            finde die erste leere Zelle
            wenn es keine gibt:
                melde eine Lösung
            sonst, für jede Ziffer der Reihe nach:
                wenn die Ziffer in die Zelle passt:
                    setze die Ziffer
                    solve
                    nimm die Ziffer zurück
assumptions = Gestapelte Annahmen
    .about = Es weiß nichts von Sudokus. Es hat Fächer mit ihren Kandidaten und stapelt Annahmen, bis jedes Fach gefüllt ist.
    .intro = Jede leere Zelle ist ein Fach, und seine Kandidaten sind die erlaubten Ziffern. Ich stapele eine Annahme auf die andere, bis jedes Fach gefüllt ist.
    .caption = Für jeden Kandidaten des Fachs: nimm ihn an, und weiter zum nächsten Fach
    .listing =
        solve:
            stelle die Kandidaten des nächsten Fachs zusammen
            wenn jedes Fach gefüllt ist:
                melde eine Lösung
            sonst, für jeden Kandidaten:
                nimm ihn an
                solve
                gib die Annahme auf
decision-tree = Entscheidungsbaum
    .about = Zuerst nackte Einer: Zellen mit nur einer möglichen Ziffer. Dann versteckte Einer: Ziffern mit nur einem Platz. Dann die Zelle mit den wenigsten Ziffern.
    .intro = Zuerst die Zellen mit nur einer möglichen Ziffer, dann die Ziffern mit nur einem Platz. Dann rate ich in der Zelle mit den wenigsten Ziffern.
    .caption = Setze Einer; sonst probiere die Zelle mit den wenigsten Ziffern
    .listing =
        solve:
            solange eine Zelle oder ein Haus nur eine Möglichkeit hat:
                setze diese Ziffer
            wenn das Gitter voll ist:
                melde eine Lösung
            sonst, wenn eine Zelle oder ein Haus keine Möglichkeit mehr hat:
                gib dieses Gitter auf
            sonst:
                wähle die Zelle mit den wenigsten möglichen Ziffern
                für jede von ihnen:
                    rate diese Ziffer
                    solve
                    nimm die geratene Ziffer zurück, und was aus ihr folgte
binary-program = Binärprogramm
    .about = 729 Variablen, jede 0 oder 1, in 324 Gleichungen, dazu eine für jede vorgegebene Ziffer. Erst sind Brüche erlaubt, dann wird verzweigt.
    .intro = Jede Ziffer in jeder Zelle ist eine Variable, 0 oder 1. Ich löse die Gleichungen zwischen ihnen und erlaube dabei Brüche.
    .caption = Löse die Gleichungen; verzweige, wo Brüche herauskommen
    .listing =
        solve:
            löse die Gleichungen, Brüche sind erlaubt
            wenn sie eine Lösung ohne Brüche haben:
                fülle das Gitter mit ihr
                melde eine Lösung
                leere das Gitter
                schließe diese Lösung durch eine Ungleichung aus und beginne von vorn
            sonst, für jede Ziffer einer Zelle mit Brüchen:
                setze ihre Variable auf 1
                solve
                nimm das zurück
exact-cover = Exakte Überdeckung
    .about = Dancing Links: 324 Bedingungen, jede genau einmal erfüllt, die mit den wenigsten Möglichkeiten zuerst.
    .intro = Ein Gitter hat 324 Bedingungen, zum Beispiel: eine 5 in Zeile 1. Ich erfülle immer die mit den wenigsten Möglichkeiten. Die Links tanzen.
    .caption = Erfülle die Bedingung mit den wenigsten Möglichkeiten; decke ab, was damit erfüllt ist
    .listing =
        solve:
            wähle die Bedingung mit den wenigsten Möglichkeiten
            wenn es keine gibt:
                melde eine Lösung
            sonst, für jede ihrer Möglichkeiten:
                decke alle Bedingungen ab, die sie erfüllt
                solve
                decke sie in umgekehrter Reihenfolge wieder auf
logic = Logik
    .about = Was Menschen tun: immer die einfachste Technik, die hilft, vom Einer bis zur Kette, jede mit ihrem Grund. Geraten wird nur auf dem klassischen Gitter, und nur, wenn nichts anderes hilft.
    .intro = Ich suche die einfachste Technik, die hilft, und sage dir, warum sie stimmt. Ich rate nur auf dem klassischen Gitter, und nur, wenn nichts anderes hilft.
    .caption = Nimm die einfachste Technik, die hilft: setze eine Ziffer oder streiche Kandidaten
    .listing =
        solve:
            solange eine Technik hilft, die einfachste zuerst:
                setze die Ziffern, die sie findet
                streiche die Kandidaten, die sie ausschließt
            wenn das Gitter voll ist:
                melde eine Lösung
            sonst, wenn eine Zelle oder ein Haus keinen Kandidaten mehr hat:
                gib dieses Gitter auf
            sonst, auf dem klassischen Gitter:
                wähle die Zelle mit den wenigsten Kandidaten
                für jeden von ihnen:
                    rate diese Ziffer
                    solve
                    nimm die geratene Ziffer zurück, und was aus ihr folgte
blocks = Die Blöcke
    .about = Das Scratch-Programm selbst, Block für Block. Es arbeitet wie Brute Force.
    .intro = Ich führe die Blöcke von solve aus: die erste leere Zelle, eine Ziffer nach der anderen, und wieder solve für den Rest.
    .caption = Für jede Ziffer: Wenn sie passt, ersetze das Element von S und rufe solve auf
own-program = Dein Programm
    .about = Die Blöcke, wie du sie geändert hast, einer nach dem anderen. Dein solve bestimmt, wie sie arbeiten.
    .intro = Ich führe deine Blöcke aus: Dein solve bestimmt, welche Zelle und welche Ziffer als Nächstes kommt.
    .caption = Dein solve bestimmt, welche Ziffer als Nächstes kommt
own-program-look = Dein solve beginnt. Die erste leere Zelle ist { $cell }.
own-program-place = Ich setze die { $digit } in { $cell }.
own-program-take-back = { $back }.
own-program-rest = wie es weitergeht, weiß nur dein Programm
own-program-end = Dein Programm ist zu Ende, ohne eine Lösung zu finden.

look-no-technique = Keine Technik hilft hier: Es gibt mehr als eine Lösung. Ich rate in { $cell }, wo noch { $digits } möglich sind.
puzzle-without-solution = Dieses Sudoku hat keine Lösung: Ich habe alles probiert und alles zurückgenommen.
end-one = Ich habe alles probiert: Von hier aus gibt es 1 Lösung. Soll ich zu ihr zurückgehen?
end-several = Ich habe alles probiert: Von hier aus gibt es { $number } Lösungen. Soll ich zur letzten zurückgehen?
beginning = Das ist der Anfang. { $left }
step-solution = Es ist keine Zelle mehr leer: Das ist eine Lösung.
step-cut = Ich füge eine Regel hinzu, die diese Lösung ausschließt, und löse die Gleichungen noch einmal.

try-refused = Die { $digit } passt nicht in { $cell }: { $house } hat sie schon, in { $place }.
try-against-a-rule = Die { $digit } passt nicht in { $cell }: Sie verstößt gegen eine Regel.
try-fits = Die { $digit } passt in Zeile { $row }, Spalte { $column } und Kasten { $square }.
try-fits-anywhere = Die { $digit } passt in { $cell }: Keine Regel spricht dagegen.

look-no-digit = Für { $cell } bleibt keine Ziffer: Ich muss zurück.
look-no-place = Für { $what } ist in { $house } kein Platz mehr: Ich muss zurück.
look-first-blank = Die erste leere Zelle ist { $cell }. Ich probiere darin jede Ziffer, angefangen bei 1.
look-slot = Das nächste Fach ist { $cell }. Seine Kandidaten: { $digits }.
look-need-cell = Von allen Bedingungen hat eine Ziffer in { $cell } die wenigsten Möglichkeiten: { $ways ->
    [1] nur { $digits }
   *[other] { $digits }
}.
look-need-place = Von allen Bedingungen hat { $what } in { $house } die wenigsten Möglichkeiten: { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
}.
look-fewest = Es gibt keinen Einer mehr. { $cell } hat die wenigsten möglichen Ziffern, { $digits }: Ich probiere sie der Reihe nach.

place-fits = Ich setze die { $digit } in { $cell } und rufe solve für die nächste leere Zelle auf.
place-need-cell = Für eine Ziffer in { $cell } bleibt eine Möglichkeit: Ich nehme dort die { $digit } und decke alles ab, was damit erfüllt ist.
place-need-place = Für { $what } in { $house } bleibt eine Möglichkeit: Ich nehme { $cell } und decke alles ab, was damit erfüllt ist.
place-naked = Ein nackter Einer: In { $cell } ist nur noch die { $digit } erlaubt.
place-hidden = Ein versteckter Einer: In { $house } hat nur { $cell } Platz für die { $digit }.
place-equations = x_{ $row }_{ $column }_{ $digit } = 1, also steht in Zeile { $row }, Spalte { $column } die { $digit }.
assume = Ich nehme an: In { $cell } steht die { $digit }.
guess = Ich rate: In { $cell } steht die { $digit }.
take-and-cover = Ich nehme die { $digit } in { $cell } und decke alles ab, was damit erfüllt ist.
branch = Ich verzweige: Ich setze x_{ $row }_{ $column }_{ $digit } auf 1. Das heißt: In Zeile { $row }, Spalte { $column } steht die { $digit }.
if-it-fails = Wenn das scheitert, probiere ich { $digits }.
list-then = { $first }, dann { $last }
if-it-fails-places = Wenn das scheitert, { $places ->
    [one] bleibt 1 Platz
   *[other] bleiben { $places } Plätze
}.
last-digit = Das ist die letzte Ziffer für diese Zelle.
last-place = Das ist der letzte Platz für diese Ziffer.

take-back = Ich nehme die { $digit } in { $cell } zurück
uncover = Ich decke wieder auf und nehme die { $digit } in { $cell } zurück
retract-found = Weiter zur nächsten Lösung: { $back }.
retract-infeasible = Die Gleichungen erlauben das nicht: { $back }.
retract-consequence = Was daraus folgte, ist gescheitert: { $back }.
retract-place = Für { $what } ist in { $house } kein Platz mehr. { $back }.
retract-cell = In { $cell } passt keine Ziffer. { $back }.
retract-cell-next = In { $cell } passt keine Ziffer. { $back } und probiere die { $next }.
retract-tried = Für { $cell } gibt es keine andere Ziffer mehr. { $back }.
retract-tried-next = Für { $cell } gibt es keine andere Ziffer mehr. { $back } und probiere die { $next }.

relax-infeasible = Ich löse die Gleichungen. Sie widersprechen sich, also ist meine letzte Annahme falsch.
relax-fractional = Ich löse die Gleichungen und erlaube Brüche. { $cells ->
    [one] In 1 Zelle stehen
   *[other] In { $cells } Zellen stehen
} noch Bruchteile von Ziffern, also muss ich verzweigen.
relax-unsettled = Ich bin mit den Gleichungen nicht fertig geworden, also muss ich verzweigen.
relax-whole = Ich löse die Gleichungen, und jeder Wert ist 0 oder 1. Ich habe nachgeprüft: Keine Regel ist verletzt.

why-cell = Für { $cell } bleibt keine Ziffer.
why-first = Die { $digit } steht in { $cell }
why-next = die { $digit } in { $cell }
why-tried = Probiert habe ich schon { $digits }.
why-place = Für { $what } ist in { $house } kein Platz mehr.
why-in-the-way = Sie steht schon in { $cells }.
why-filled = Die anderen Zellen sind voll.
why-filled-or-tried = Die anderen Zellen sind voll, oder ich habe sie schon probiert.
no-why = Frag mich, wenn ich eine Ziffer zurücknehme, weil nichts mehr zu probieren ist.

solved-by-search = { $solutions ->
    [0] Gelöst!
    [1] Gelöst!
   *[other] Lösung { $solutions }!
} Ich habe { $digits ->
    [one] 1 Ziffer
   *[other] { $number } Ziffern
} { $searched ->
    [true] probiert
   *[false] gesetzt
} und { $back } zurückgenommen; du hast { $time } zugesehen.
solution-kept = Die Lösung steht jetzt in deinem Gitter. Rückgängig nimmt sie wieder weg.
solution-kept-several = Die Lösung steht jetzt in deinem Gitter. Rückgängig nimmt sie wieder weg. Dieses Sudoku hat mehrere Lösungen, und Nächste zeigt eine andere.
nothing-to-keep = Es gibt noch keine Lösung zum Behalten: Lass mich weitermachen, bis ich eine gefunden habe.
no-solution-before = Vor diesem Moment hatte ich noch keine Lösung gefunden, oder es ist zu lange her.
stopped = Ich habe aufgehört. Hier ist dein Gitter, genau so, wie es war.
returns-to = Ich kehre zu Schritt { $step } zurück … { $percent } % geschafft. Mit dem Stoppschild bekommst du dein Gitter zurück.
cell-for-jump = Welche Zelle? Wähle eine, dann mache ich weiter, bis ich darin eine Ziffer setze.
looking-at = Drücke I, dann mache ich weiter, bis ich in { $cell } eine Ziffer setze. Mit dem Stoppschild bekommst du dein Gitter zurück.
filled-from-the-start = { $cell } ist von Anfang an voll, darum setze ich dort nie eine Ziffer. Wähle eine leere Zelle.

watch-tooltip = Zusehen, wie das Verfahren das Gitter von hier aus löst
stop-tooltip = Den Löser stoppen und mein Gitter zurückbekommen
engine = Was läuft: { $name }
engine-tooltip = { $about } ({ $key } für das nächste Verfahren)
take-back-reached = nächste Ziffer, die zurückgenommen wird
in-cell-reached = nächste Ziffer in der gewählten Zelle; wähle zuerst eine
hottest = am meisten: { $cell }, { $number }
equations-wait = Die Gleichungen werden gelöst …
equations-solved = Gleichungen bisher gelöst: { $number }

variables = Variablen
variable-cell = Zelle
variable-digit = Ziffer
variable-row = Zeile
variable-column = Spalte
variable-box = Kasten
variable-fits = passt
variable-expecting = erwartet Zifferntaste
    .tooltip = Wahr, solange das Spiel darauf wartet, dass du eine Zifferntaste drückst. In den Blöcken heißt sie „expecting numkey“
variable = { $name }: { $value }
list-s = Liste S
    .name = Die Liste S mit den Ziffern des Gitters
list-s-sum = { $count } Elemente, Summe { $sum }
list-s-about = Jede Zelle ist ein Element der Liste S, und 0 heißt leer. Ein gelöstes Gitter ergibt zusammen { $total }.
call-stack = Aufrufstapel
    .idle = solve läuft nicht
    .none = Jede gesetzte Ziffer fügt einen Balken hinzu
    .tooltip = Ein Balken für jede Ebene, so hoch wie ihre Ziffer. Die blasseren Teile sind die Ziffern, die noch zu probieren sind
call-stack-top = Tiefe { $depth }, { $digit } in { $cell }
call-stack-empty = Tiefe 0
call-stack-name = Aufrufstapel, Tiefe { $depth }
call-stack-level = Ebene { $level }: In { $cell } steht die { $digit }; { $rest }
rest-none = nichts mehr zu probieren
rest-digits = noch zu probieren: { $digits }
rest-places = die Ziffer hat noch { $places ->
    [one] 1 anderen Platz
   *[other] { $places } andere Plätze
} zu probieren

equations = Gleichungen
    .name = Die Zeilen des Binärprogramms
equations-count = { $equations }, mit { $variables } Variablen
equation-tooltip = { $equation } ({ $keys } wählen andere). x_1_8_3 ist 1, wenn in Zeile 1, Spalte 8 die 3 steht, und sonst 0
equation-cell = In { $cell } steht eine Ziffer
equation-place = { $house } hat eine { $digit }
equation-given = In { $cell } steht die { $digit }
equation-is-given = { $equation }: Diese Ziffer steht im Gitter.
equation-is-need = { $equation }: Eine von diesen neun ist 1, alle anderen sind 0.

stops-at-cell = Ab jetzt halte ich immer an, wenn ich zu { $cell } komme.
stops-no-more-at-cell = Bei { $cell } halte ich nicht mehr an.
cell-for-stop = Wo soll ich anhalten? Wähle zuerst eine Zelle.
stops-at-block = Ab jetzt halte ich immer an, wenn dieser Block gelaufen ist.
stops-no-more-at-block = Bei diesem Block halte ich nicht mehr an.
no-stops = Es gibt noch keinen Haltepunkt: Wähle eine Zelle und drücke O.
unit = Schritt
unit-block = Block
    .tooltip = Jeder Block, der läuft, ist ein Schritt
unit-digit = Ziffer
    .tooltip = Jede Ziffer, die probiert, gesetzt oder zurückgenommen wird, ist ein Schritt
unit-call = Aufruf
    .tooltip = Jeder Schritt läuft, bis solve sich selbst aufruft oder zurückkommt
unit-change = Änderung
    .tooltip = Jeder gestrichene Kandidat und jede gesetzte Ziffer ist ein Schritt
unit-placement = Ziffer
    .tooltip = Jeder Schritt läuft, bis die nächste Ziffer gesetzt wird
stop-at-cell = Halt hier
    .tooltip = Immer anhalten, wenn der Lauf zur gewählten Zelle kommt
stop-before = Voriger Halt
    .tooltip = Zurück zum letzten Mal, als der Lauf an einem Haltepunkt war
stop-at-depth = Halt bei Tiefe
    .tooltip = Anhalten, wenn so viele Ziffern gesetzt sind; 0 heißt nie
stops-are = Haltepunkte: { $cells }
forget-stops = Alle Haltepunkte löschen
    .tooltip = Nirgends mehr anhalten
step-over = Überspringen
    .tooltip = Weiterlaufen, bis dieser Aufruf weitermacht: Die Aufrufe darunter werden übersprungen
step-out = Heraus
    .tooltip = Weiterlaufen, bis dieser Aufruf zurückkommt
stops-depth = Tiefe { $depth }
stops-blocks = { $count ->
    [one] 1 Block
   *[other] { $count } Blöcke
}

offer-show-check = Zeig es mir
    .tooltip = Sieh Schritt für Schritt, wie die Blöcke die Ziffer prüfen
check-intro = Passt die { $digit } in { $cell }? Sieh zu, wie die Blöcke ihre Zeile, ihre Spalte und ihren Kasten prüfen.

watching-unread = Wo du beim Zusehen warst, konnte ich nicht lesen: { $reason }. Die Datei habe ich beiseitegelegt. Drück auf Zusehen, dann siehst du dieselben Schritte noch einmal.
your-sudoku = Dein Sudoku
other-problems = Andere Probleme
engine-unfit = { $engine } läuft nicht für { $problem }. Wähle { $choices }.
