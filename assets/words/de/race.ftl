### Das Rennen der Verfahren.

race-intro = Wähle, wer mitmacht und was zählt, dann drücke Start.
race-runs = Los geht’s! { $pace }
race-pace = { $measure ->
    [steps] Jedes Programm macht gleich viele Schritte pro Sekunde.
    [tries] Jedes Programm probiert gleich viele Ziffern pro Sekunde.
   *[time] Jedes Programm bekommt gleich viel Zeit auf dem Prozessor.
}
race-order = { $pace } Die Bahnen bleiben, wo sie sind. Die Medaillen zeigen, wer gewonnen hat.
race-runs-already = Was zählt, wählst du vor dem Start. Stoppe zuerst das Rennen.
race-stopped = Das Rennen ist gestoppt. Die Bahnen zeigen, wie weit jedes Programm gekommen ist.
no-racers = Niemand macht mit: Wähle mindestens ein Verfahren.
race-copied = Die Tabelle ist in der Zwischenablage, als Markdown-Tabelle.
no-race-yet = Es gibt noch keine Tabelle zum Kopieren: Starte zuerst ein Rennen.
race-won = { $name } gewinnt. { $measure }: { $value }.
race-tied = { $names } teilen sich den ersten Platz. { $measure }: { $value }.
race-won-without-solution = Dieses Sudoku hat keine Lösung, und jedes Verfahren hat das herausgefunden. { $won }
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
race-goal = Das Ziel
race-first = Erste Lösung
    .tooltip = Rennen, bis eine Lösung gefunden ist oder feststeht, dass es keine gibt
race-all = Alle Lösungen
    .tooltip = Rennen, bis alle Lösungen gefunden sind und feststeht, dass es keine anderen gibt
race-speed = { $measure ->
    [steps] Schritte pro Sekunde
    [tries] Probierte Ziffern pro Sekunde
   *[time] Prozessorzeit pro Sekunde
}
race-flat-out = Vollgas
race-measure = Wer gewinnt? Am wenigsten …
race-measure-about = { $measure ->
    [steps] Ein Schritt ist eine Sache, die ein Programm tut: schauen, eine Ziffer probieren, setzen, zurücknehmen.
    [tries] Probiert wird eine Ziffer, wenn ein Programm noch nicht weiß, ob sie passt.
   *[time] Die Zeit, die der Prozessor für ein Programm arbeitet. Manche Schritte dauern länger.
}
race-stops = Das Rennen hält an, wenn drei im Ziel sind.
race-rest = Auch die anderen ins Ziel
    .tooltip = Weiter, bis alle im Ziel sind
race-copy-table = Kopieren
    .tooltip = Die Tabelle als Markdown kopieren
race-lane-about = Jede gesetzte Ziffer ist ein Schritt zum Ziel, jede zurückgenommene ein Schritt zurück
race-from = Start
race-finish = Ziel
race-not-yet = noch nicht
race-filled = { $filled } von { $blanks }
race-found = { $solutions ->
    [one] 1 Lösung
   *[other] { $solutions } Lösungen
}
race-place = { $place }.
race-came = { $place } · { $value }
race-out = ausgeschieden
race-still-running = { $value } …

measure-steps = Schritte
measure-tries = Versuche
measure-placements = Gesetzt
measure-retractions = Rücknahmen
measure-depth = Größte Tiefe
measure-time = Zeit
