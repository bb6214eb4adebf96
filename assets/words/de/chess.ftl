### Das Schachbrett: acht Damen und die Reise des Springers.

sudoku = Sudoku
    .about = Jede Zeile, jede Spalte und jeder Kasten hat jede Ziffer einmal.
queens = Acht Damen
    .about = Setze in jede Reihe eine Dame, sodass keine eine andere bedroht. Es gibt 92 Lösungen.
small-tour = Springerreise, 5 mal 5
    .about = Der Springer besucht jedes Feld genau einmal, von der Ecke aus. Es gibt 304 Reisen.
tour = Springerreise, 8 mal 8
    .about = Der Springer zieht zuerst auf das Feld mit den wenigsten Auswegen und muss fast nie zurück.

queens-stuck = Reihe { $row } von oben: Jedes Feld ist bedroht. Ich muss zurück.
queens-look = Reihe { $row } von oben hat { $squares ->
    [one] 1 Feld, das
   *[other] { $squares } Felder, die
} keine Dame bedroht.
queens-assume = Ich nehme an: Eine Dame steht auf { $square }.
queens-found = Weiter zur nächsten Lösung: Ich nehme die Dame auf { $square } zurück.
queens-take-back = In der nächsten Reihe war kein Feld mehr frei: Ich nehme die Dame auf { $square } zurück.
queens-solution = Alle Damen stehen, und keine bedroht eine andere.
knight-stuck = Der Springer sitzt fest: Ich muss zurück.
knight-look = Zug { $turn }: Der Springer kann auf { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
} ziehen.
knight-assume = Zug { $turn }: Der Springer zieht auf { $square }.
knight-found = Weiter zur nächsten Reise: Der Springer kommt von { $square } zurück.
knight-take-back = Das war eine Sackgasse: Der Springer kommt von { $square } zurück.
knight-solution = Der Springer hat jedes Feld besucht.
queens-way = Lösung { $number } für acht Damen. Drücke Weiter für die nächste.
knight-way = Reise { $number }: Jedes Feld wird genau einmal besucht. Drücke Weiter für die nächste.
all-ways = Ich habe alles probiert: Es gibt { $number } Lösungen und keine weitere.

problem-is-watched = Hier kannst du nur zusehen. Drücke { $button }, dann siehst du, wie es gelöst wird.
problem-is-solved-now = Hier kannst du nur zusehen. Ich löse es gerade.
chess-watch = Bei der Suche zusehen
chess-stop = Alles zurücknehmen und von vorn beginnen
chess-take-back = nächste Annahme, die zurückgenommen wird
chessboard = Ein Schachbrett, Tiefe { $depth }
