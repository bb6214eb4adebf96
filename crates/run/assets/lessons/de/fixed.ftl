### Texte, die alle Lektionen gemeinsam haben.

part-taste = In zehn Minuten
part-start = Hier geht es los
part-checkpoint-1 = Etappe 1: das Gitter
part-checkpoint-2 = Etappe 2: du spielst
part-checkpoint-3 = Etappe 3: der Computer spielt
part-outlook = Ausblick: klüger, und andere Bretter
part-projects = Projekte: deine eigenen Programme

kind-predict = Vorhersagen
kind-run = Ausführen
kind-investigate = Untersuchen
kind-change = Ändern
kind-arrange = Ordnen
kind-make = Bauen

concept-abstraction = Abstraktion
concept-arithmetic = Rechnen
concept-backtracking = Backtracking
concept-broadcast = Nachrichten
concept-clones = Klone
concept-conditions = Bedingungen
concept-coordinates = Koordinaten
concept-custom-blocks = eigene Blöcke
concept-divide-and-conquer = teile und herrsche
concept-events = Ereignisse
concept-lists = Listen
concept-loops = Schleifen
concept-recursion = Rekursion
concept-sequence = Reihenfolge
concept-state = Zustand
concept-strings = Texte
concept-validation = Prüfen
concept-variables = Variablen

model-copies = Jeder Aufruf ist eine Kopie mit eigenen Werten, und wer ihn aufgerufen hat, wartet
model-loop = Ein Aufruf springt an den Anfang zurück, und danach ist nichts mehr zu tun
model-magic = Der innere Aufruf tut nichts, was man sehen kann
model-shared = Alle Aufrufe teilen sich dieselben Werte
survey-tells = { $right } von { $of } ersten Antworten passen zu dem, was der Computer tut.
survey-misconception = { $count } passen zu einer anderen Vorstellung: { $model }.

wrong-nothing = Es gibt noch nichts anzusehen. Gib zuerst eine Antwort.
wrong-no-number = Das ist keine Zahl. Schreibe eine Zahl, zum Beispiel 7.
wrong-other = Schau noch einmal hin und wähle etwas anderes.
wrong-findings = An den Blöcken selbst stimmt etwas nicht: { $finding }.
wrong-tried = Ich habe deine Blöcke ausprobiert: { $acts }.
wrong-stops = Sie sind nicht bis zum Ende gekommen: { $error }.
wrong-not-fewer = Es klappt. Aber es gibt { $theirs } Aufrufe von „{ $block }“, und vor deiner Änderung waren es { $before }.
wrong-many-calls = Es klappt. Aber es gibt { $theirs } Aufrufe von „{ $block }“. Erlaubt sind höchstens { $most }.
wrong-no-search = Die Antwort stimmt, aber dein Programm sucht nicht danach: Es ruft „{ $block }“ nur { $calls }-mal auf.

differs-item = In Zelle { $cell } ist { $got }. Dort sollte { $wanted } sein.
differs-length = Das Gitter hat dann { $got } Zellen. Es sollte { $wanted } haben.
differs-list-item = Element { $item } von „{ $name }“ ist { $got }. Es sollte { $wanted } sein.
differs-list-length = Die Anzahl der Elemente in „{ $name }“ ist { $got }. Sie sollte { $wanted } sein.
differs-own-missing = Kein Klon hat die { $name } { $value }.
differs-own-twice = Zwei Klone haben dieselbe { $name }.
differs-own = In Klon { $id } ist „{ $name }“ { $got }. Es sollte { $wanted } sein.
differs-clones = Die Anzahl der Klone ist { $got }. Sie sollte { $wanted } sein.
differs-x = Das x von Klon { $id } ist { $got }. Es sollte { $wanted } sein.
differs-y = Das y von Klon { $id } ist { $got }. Es sollte { $wanted } sein.
differs-costume = Klon { $id } trägt { $got }. Er sollte { $wanted } tragen.
differs-variable = Die Variable „{ $name }“ ist { $got }. Sie sollte { $wanted } sein.
differs-reported = Zurück kam { $got }. Es sollte { $wanted } sein.
differs-says = Die Eule sagt { $got }. Sie sollte { $wanted } sagen.
differs-asks = Die Eule fragt { $got }. Sie sollte { $wanted } fragen.
differs-other = Sie haben { $got } ergeben. Es sollte { $wanted } sein.
quoted = „{ $text }“
nothing = nichts
blank = nichts
board-tried = Das Gitter
board-got = So war es
board-wanted = So soll es sein
cell-marked = Zelle { $number } ist markiert
cell-missing = es gibt keine Zelle { $number }
item-marked = Element { $number } ist markiert
item-missing = es gibt kein Element { $number }
list-empty = keine Elemente
stops-endless = kein Ende
stops-early = abgebrochen
stops-missing = etwas fehlt
choice-true = wahr
choice-false = falsch

act-flag = ich habe die grüne Flagge angeklickt
act-stop = ich habe das Stoppschild angeklickt
act-script = ich habe ein Skript angeklickt
act-answer = ich habe { $answer } geantwortet
act-click = ich habe Klon { $id } angeklickt
act-click-sprite = ich habe { $name } angeklickt
act-key = ich habe die Taste { $name } gedrückt
act-broadcast = ich habe die Nachricht „{ $name }“ gesendet
act-call = ich habe „{ $block }“ ausgeführt
act-fill = ich habe ein anderes Gitter genommen

do-flag = Klicke auf die grüne Flagge.
do-stop = Klicke auf das rote Stoppschild.
do-script = Klicke auf das Skript.
do-answer = Antworte { $answer }.
do-click = Klicke auf Klon { $id }.
do-click-sprite = Klicke auf { $name }.
do-key = Drücke die Taste { $name }.
do-broadcast = Sende die Nachricht „{ $name }“.
do-call = Führe „{ $block }“ aus.
do-fill = Nimm ein anderes Gitter.

print-title = Lektionen des Sudoku-Assistenten
print-about = Jede Lektion hat ein Blatt für die Lernenden. Die Antworten kommen nach allen Blättern, auf Seiten für Lehrkräfte. Im Spiel öffnet man eine Lektion mit ihrem Code. Die Aufgaben folgen fünf Schritten: vorhersagen, ausführen, untersuchen, ändern, bauen.
print-name = Name
print-class = Klasse
print-date = Datum
print-computer = am Computer
print-letters = Schreibe die Buchstaben der Blöcke der Reihe nach auf, von oben nach unten. Vielleicht brauchst du nicht alle.
print-order = Zum Beispiel: { $letters }.
print-not-needed = Nicht gebraucht: { $letters }.
print-teachers = Für Lehrkräfte: Ablauf, Antworten, Bewertung
print-code = Code
print-minutes = { $minutes } Minuten
print-concepts = Begriffe
print-goal = Danach:
print-answers = Für Lehrkräfte: { $title }
print-hints = Tipps
print-step = Geh Schritt für Schritt durch die Blöcke, bis es so ist.
print-cell = Zelle { $id }
print-block = der Block „{ $block }“

moment-ran = { $count ->
    [one] „{ $name }“ ist gelaufen
   *[other] „{ $name }“ ist { $count }-mal gelaufen
}
moment-calls = { $count ->
    [one] { $name } wird aufgerufen
   *[other] { $name } wurde { $count }-mal aufgerufen
}
moment-reports = { $count ->
    [one] { $name } gibt etwas zurück
   *[other] { $name } hat { $count }-mal etwas zurückgegeben
}
moment-back = dieser Aufruf von { $name } gibt etwas zurück
moment-standing = { $count } Aufrufe von { $name } gleichzeitig
moment-changes = { $count ->
    [one] { $name } ändert sich
   *[other] { $name } hat sich { $count }-mal geändert
}
moment-length = { $count ->
    [one] { $name } hat einen Eintrag
   *[other] { $name } hat { $count } Einträge
}
moment-full = das Gitter ist voll
moment-item = Eintrag { $item } von { $name } ist { $value }
moment-variable = { $name } ist { $value }
moment-clones = { $count ->
    [one] ein Klon
   *[other] { $count } Klone
}
moment-asks = eine Figur fragt etwas
moment-says = „{ $text }“
moment-reported = „{ $value }“ wird zurückgegeben
moment-and = { $one }, { $next }
