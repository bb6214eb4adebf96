### Das Rennen der Verfahren.

race-intro = Wähle ein Rätsel und die Verfahren, dann starte das Rennen.
race-runs = Sie sind los! Jedes Verfahren bekommt gleich viel Zeit, der Reihe nach.
race-runs-by-steps = Sie sind los! Jedes Verfahren macht gleich viele Schritte pro Sekunde.
race-stopped = Das Rennen ist gestoppt. Die Tabelle zeigt, wie weit jedes Verfahren gekommen ist.
no-racers = Niemand macht mit: Wähle mindestens ein Verfahren.
race-copied = Die Tabelle ist in der Zwischenablage, als Markdown-Tabelle.
no-race-yet = Es gibt noch keine Tabelle zum Kopieren: Starte zuerst ein Rennen.
race-won = { $name } gewinnt. { $measure }: { $value }.
race-won-without-solution = Dieses Sudoku hat keine Lösung, und jedes Verfahren hat das gemerkt. { $won }
race-without-winner = Niemand gewinnt.
own-program-compared = Dein Programm hat { $yours } Ziffern { $searched ->
    [true] probiert
   *[false] gesetzt
}, Brute Force { $ours }.
own-program-wrong = Dein Programm stimmt noch nicht: Es hat { $found ->
    [0] keine Lösung
    [one] 1 Lösung
   *[other] { $found } Lösungen
} gefunden, und es gibt { $there ->
    [0] keine
    [one] eine
   *[other] { $there }
}.
own-program-stopped = Dein Programm konnte nicht weiter. { $reason }.

race-heading = Das Rennen
race-start = Start
    .tooltip = Das Rennen starten
race-stop = Stopp
    .tooltip = Das Rennen stoppen
race-puzzle = Rätsel
race-my-board = Mein Gitter
    .tooltip = Das Gitter auf der Bühne, so wie es jetzt ist
race-another = Anderes
race-engines = Verfahren
race-goal = Das Ziel
race-first = Erste Lösung
    .tooltip = Oder wissen, dass es keine gibt
race-all = Alle Lösungen
    .tooltip = Und wissen, dass es keine anderen gibt
race-speed = Schritte pro Sekunde
    .same-steps = Alle Verfahren machen gleich viele Schritte
    .same-time = Alle Verfahren bekommen gleich viel Zeit auf dem Prozessor, der Reihe nach
race-flat-out = Vollgas
race-measure = Wer gewinnt? Kleinste Zahl bei …
    .tooltip = Danach richten sich die Plätze
race-table = Die Tabelle
    .none = Noch kein Rennen
    .tooltip = 1.000 µs (Millionstelsekunden) sind 1 ms, und 1.000 ms sind 1 s
race-copy-table = Kopieren
    .tooltip = Die Tabelle als Markdown kopieren
race-lanes = Die Bahnen
    .tooltip = Jede gesetzte Ziffer ist ein Schritt zum Ziel, jede zurückgenommene ein Schritt zurück
race-place = { $place }.
race-came = { $place } · { $value }
race-out = ausgeschieden
race-steps-of = { $name }, Schritte: { $steps }
race-still-running = { $value } …

measure-solutions = Lösungen
measure-steps = Schritte
measure-tries = Probiert
measure-placements = Gesetzt
measure-retractions = Rücknahmen
measure-depth = Größte Tiefe
measure-time = Zeit
