### Was nur das Spiel im Terminal sagt.

terminal = Im Terminal
terminal-no-display = Hier gibt es keinen Bildschirm, darum spielst du im Terminal.
terminal-paused = angehalten
terminal-engine = Verfahren
terminal-undo = Rückgängig
terminal-alt = Alt+1 bis 9
terminal-suspend = Zurück zur Shell; fg holt das Spiel wieder
terminal-quit = Beenden. Dein Spiel ist gespeichert.
terminal-define = definiere { $label }
terminal-small = Mach das Terminal größer: Das Spiel braucht { $width } Spalten und { $height } Zeilen.
terminal-program = Das Programm als Text
    .keys = Strg+S verwendet es, Esc führt zurück
terminal-problem = Aufgabe
terminal-edit = { $key } öffnet das Programm als Text. Ändere es dort, und prüfe es.
