### Alles, was wie ein Film abläuft: die Knöpfe, das Tempo, die Zeitleiste, die Zähler.

watch = Zusehen
pause = Pause
    .tooltip = Anhalten
go-on = Weiter
    .tooltip = Weiter, so schnell wie unten eingestellt
watch-again = Noch mal
    .tooltip = Noch einmal von vorn zusehen
step-back = Schritt zurück
    .tooltip = Einen Schritt zurück
single-step = Einzelner Schritt
    .tooltip = Einen Schritt vor
stop = Stopp

on-to = Weiter bis: { $reached }
run-to = Lauf bis …
    .tooltip = Bis zu einem Moment deiner Wahl weiterlaufen
jump-solution-reached = nächste Lösung
jump-end-reached = ganz am Ende, an allen Lösungen vorbei

speed = Tempo
    .tooltip = Einstellen, wie schnell es geht
    .flat-out = so schnell es geht
too-fast = Zu schnell, um jeden Schritt zu erklären. Mach langsamer oder halte an, dann sage ich dir, was geschieht.
steps-a-second = { $steps ->
    [1] 1 Schritt pro Sekunde
   *[other] { $number } Schritte pro Sekunde
}
digits-a-second = { $steps ->
    [1] 1 Ziffer pro Sekunde
   *[other] { $number } Ziffern pro Sekunde
}
blocks-a-second = { $steps ->
    [1] 1 Block pro Sekunde
   *[other] { $number } Blöcke pro Sekunde
}
calls-a-second = { $steps ->
    [1] 1 Aufruf pro Sekunde
   *[other] { $number } Aufrufe pro Sekunde
}

time-line = Zeitleiste
    .tooltip = Ziehe zu einem beliebigen Moment des Laufs
time-line-ended = Schritt { $position } von { $furthest }
time-line-so-far = Schritt { $position } von bisher { $furthest }
time-line-long = { $position } von { $furthest }

last-run = Der letzte Lauf
counter-tried = Probiert
counter-depth = Tiefe
counter-placed = Gesetzt
counter-taken-back = Rücknahmen
counter-solutions = Lösungen
counter-rate = Pro Sekunde

depth-over-time = Tiefe im Lauf der Zeit
    .plot = Eine Kurve der Tiefe im Lauf der Zeit
    .none = Sie wächst, während gesucht wird
    .tooltip = Wie viele Ziffern in jedem Moment gesetzt sind: Nach oben heißt setzen, nach unten zurücknehmen. Klicke, um zu diesem Moment zu gehen.
thousand-steps = { $number } Tsd.
million-steps = { $number } Mio.

tree-of-calls = Aufrufbaum
    .none = Er wächst, während gesucht wird
    .tooltip = Jeder Kreis ist ein Aufruf von solve. Der gelbe läuft gerade. Rote kamen ohne Lösung zurück. Klicke auf einen, um zu diesem Moment zu gehen.
tree-placed = gesetzt
tree-now = jetzt
tree-taken-back = zurück
tree-found = führte zur Lösung
tree-untried = noch offen
tree-try = Versuch
tree-begins = hier beginnt ein Versuch
tree-click = Ein Klick auf einen Knoten führt hin.
tree-large = Vergrößern
    .tooltip = Den Aufrufbaum vergrößern, um alle Ebenen zu sehen
tree-smaller = Kleiner
tree-larger = Größer
tree-how = Ziehen verschiebt, Strg und das Rad vergrößern. Klick auf einen Aufruf führt dorthin.
tree-root = Der erste Aufruf: Klicke, um zum Anfang zu gehen
tree-stands = { $name }: steht noch im Gitter. Klicke, um zu sehen, wie die Ziffer gesetzt wird.
tree-dead = { $name }: eine Sackgasse nach { $calls ->
    [1] 1 Aufruf
   *[other] { $number } Aufrufen
}. Klicke, um dorthin zu gehen.
tree-solved = { $name }: { $solutions ->
    [1] 1 Lösung
   *[other] { $found } Lösungen
} in { $calls ->
    [1] 1 Aufruf
   *[other] { $number } Aufrufen
}. Klicke, um dorthin zu gehen.
tree-shared = { $name } und davor: { $shared } Aufrufe, die zurückkamen, zusammen { $calls ->
    [1] 1 Aufruf
   *[other] { $number } Aufrufe
}. Klicke, um zum letzten davon zu gehen.
tree-digit = { $digit } in { $cell }
predicted-right = Richtig! { $moment }
predicted-wrong = Diesmal nicht. { $moment }
predicted-so-far = { $right } von { $made } richtig.
predict-next = Was kommt als Nächstes?
predict-first = Schalte zuerst unter „Zusehen“ die Vorhersage ein. Dann kannst du sagen, was als Nächstes kommt, und ich sage dir, ob du recht hattest.
predict-at-rest = Halte zuerst an. Sag dann, was als Nächstes kommt.
predict-cell = Wähle zuerst eine Zelle: die, von der du glaubst, dass der Löser als Nächstes hingeht.
