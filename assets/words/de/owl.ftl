### Was alle Teile des Spiels brauchen: der Name der Sprache, und wie Zellen, Ziffern, Zahlen und Zeiten heißen.
###
### Ein Wort für jede Sache, überall dasselbe. Wir sagen „du“.
###
### Sudoku:
###   cell = Zelle, row = Zeile, column = Spalte, box = Kasten (nie „Block“: Blöcke sind die von Scratch), house = Haus
###   digit = Ziffer, number key = Zifferntaste, given = vorgegebene Ziffer oder Vorgabe, blank = leere Zelle, current cell = gewählte Zelle
###   board = Gitter, puzzle = Rätsel, note = Notiz, candidate = Kandidat, hint = Tipp, mistake = Fehler
###   naked single = nackter Einer, hidden single = versteckter Einer, singles = Einer, clash = Konflikt, a digit that clashes = unpassende Ziffer
### Der Löser:
###   solver = Löser, engine = Verfahren, step = Schritt, run = Lauf, time line = Zeitleiste, stop = Haltepunkt
###   to place = setzen, to try = probieren, to take back = zurücknehmen, depth = Tiefe, dead end = Sackgasse
###   call = Aufruf, call stack = Aufrufstapel, tree of calls = Aufrufbaum, assumption = Annahme
###   slot = Fach, need = Bedingung, way = Möglichkeit, to cover = abdecken, to branch = verzweigen, seed = Startzahl
### Scratch:
###   block = Block, custom block = eigener Block, script = Skript, stage = Bühne, sprite = Figur, clone = Klon, costume = Kostüm
###   variable = Variable, list = Liste, green flag = grüne Flagge, stop sign = Stoppschild

language-name = Deutsch
title = Sudoku-Assistent

owl-says = Die Eule sagt: { $text }

a-digit = eine { $digit }
cell-name = Z{ $row }S{ $column }
read-cell = Zeile { $row }, Spalte { $column }, { $content }
read-cell-in-house = { $cell }, { $house }
read-cell-in-cage = { $cell }, Käfig mit { $total }, { $count ->
    [one] eine Zelle
   *[other] { $count } Zellen
}
read-given = { $digit }, vorgegeben
read-blank = leer
read-notes = leer, vielleicht { $digits }
house-row = Zeile { $number }
house-column = Spalte { $number }
house-box = Kasten { $number }
house-region = Region { $number }
house-diagonal = Diagonale { $number }
house-windoku = Windoku-Quadrat { $number }
house-group = Streugruppe { $number }
house-extra = Zusatzregion { $number }
house-cage = Käfig { $number }

list-none = keine
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

yes = wahr
no = falsch
nothing = –

thousands-mark = .
decimal-mark = ,
milliseconds = { $number } ms
seconds = { $number } s
minutes = { $minutes } min { $seconds } s
microseconds = { $number } µs
too-short = < 1 ms
