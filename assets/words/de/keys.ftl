### Die Tasten: wie sie heißen, und die Übersicht, die sagt, was sie tun.

key-with-ctrl = Strg+{ $key }
key-with-shift = Umschalt+{ $key }
key-numbers = { $first } bis { $last }
key-arrows = Pfeiltasten
key-backspace = Rücktaste
key-delete = Entf
key-end = Ende
key-enter = Enter
key-escape = Esc
key-home = Pos1
key-page-down = Bild ab
key-page-up = Bild auf
key-tab = Tab
key-tab-then = Tab, dann Enter oder Leertaste
key-cmd = Cmd

with-keys = { $tooltip } ({ $keys })
with-key-for-next = { $tooltip } ({ $key }: nächste)

keys-board = Das Gitter
does-digit = die Ziffer in die gewählte Zelle setzen
does-blank = die gewählte Zelle leeren
does-arrow = eine andere Zelle, auch über den Rand hinaus
does-extend = eine Zelle mehr wählen; auch mit Strg und Klick oder durch Ziehen mit der Maus
does-row-ends = die Enden der Zeile
does-column-ends = die Enden der Spalte
does-blanks = die nächste leere Zelle, die davor
does-escape = die Zelle, die Frage, den Löser, die Seite oder ein Fenster verlassen
does-undo = rückgängig machen, wiederholen

keys-notes = Notizen und Ziffern
does-notes = Zifferntasten schreiben Notizen, oder wieder Ziffern
does-corners = Zifferntasten schreiben Notizen in die Ecken
does-colours = Zifferntasten färben Zellen; Umschalt und eine Ziffer färbt einen Kandidaten, ein Rechtsklick auch
does-givens = die Vorgaben für ein eigenes Rätsel eintragen
does-note = die Ziffer in der gewählten Zelle notieren
does-strike = den Kandidaten in der gewählten Zelle streichen
does-all-notes = alle Notizen eintragen, alle löschen
does-erase-colours = alle Farben löschen
does-try = einen Versuch beginnen, ihn zurücknehmen, seine Ziffern behalten, deine Suche mit der des Programms vergleichen
does-pick = zuerst die Ziffer, dann die Zellen dafür
does-enter-picked = die gewählte Ziffer in die gewählte Zelle setzen

keys-help = Hilfe
does-hint = den nächsten Teil eines Tipps zeigen, und am Ende tun, was er sagt
does-give-digit = die richtige Ziffer in die gewählte Zelle eintragen
does-fill-singles = alle Einer setzen
does-mistakes = die Fehler markieren
does-reset = zurück zu den vorgegebenen Ziffern, alles leeren
does-solve = auf einmal lösen, die nächste Lösung zeigen

keys-pages = Seiten
does-pages = die Seiten, in der Reihenfolge der Leiste; Esc führt zurück zum Sudoku
does-copy-table = die Tabelle des Rennens kopieren
does-on-race = das Rennen starten, stoppen, neu starten

keys-solver = Der Löser auf der Bühne
does-watch = zusehen, Pause, weiter
does-step = ein Schritt vor, ein Schritt zurück; für mehr die Taste gedrückt halten
does-seek = der Anfang der Zeitleiste, ihr Ende
does-jump = weiter bis zur nächsten Rücknahme, zum Setzen in der gewählten Zelle, zur Lösung
does-jump-far = weiter bis ganz ans Ende, zurück zur Lösung davor
does-speed = schneller, langsamer
does-over = einen Aufruf überspringen, aus einem Aufruf heraus
does-predict = mit „Vorhersagen“: Der Löser geht als Nächstes in diese Zelle
does-stop-at = an der gewählten Zelle anhalten, zurück zum letzten Haltepunkt
does-next-problem = das nächste Problem auf die Bühne bringen
does-next-engine = das nächste Verfahren
does-keep = die Lösung behalten
does-why = fragen, warum nichts mehr zu probieren war
does-equation = die Gleichung davor, die nächste
does-tree = den Aufrufbaum groß sehen
does-stop = aufhören und mein Gitter zurückbekommen

keys-game = Das Spiel
does-green-flag = die grüne Flagge: starten, oder von vorn
does-own-puzzle = ein eigenes Rätsel eingeben
does-pause = die Uhr anhalten, das Gitter zudecken, weiter
does-copy = das Gitter als Text kopieren, ein Rätsel aus der Zwischenablage nehmen
does-text = den Text des Gitters schreiben, ihn laden
does-share = im Browser: ein Link zum Rätsel
does-load-typed = den Text laden, während man ihn schreibt
does-new = ein neues Rätsel, von leicht bis extrem
does-puzzles = alle Rätsel zum Spielen
does-statistics = was du gespielt hast: Spiele, Zeiten, Tipps
does-games = gespeicherte Spiele und Dateien
does-log = was die Eule gesagt hat
does-path = der Weg zur Lösung, Technik für Technik
does-settings = Einstellungen
does-next-theme = andere Farben
does-text-size = größere Texte, normale Texte
does-switch = erlaubte Ziffern, Einer, gleiche Ziffern, Notizen aufräumen, streng, Uhr, Wärmekarte, Blöcke, Vorhersagen, Häuser
does-keys = alle Tasten zeigen
does-tab-then = einen Knopf drücken, solange keine Zelle gewählt ist
does-cmd = auf einem Mac statt Strg
