### Was nur das Spiel im Terminal sagt.

terminal = Im Terminal
terminal-no-display = Hier gibt es keinen Bildschirm, darum spielst du im Terminal.
terminal-window-only = Das geht nur im Fenster.
terminal-copied = Das Brett ist kopiert, wenn dein Terminal es erlaubt.
terminal-paused = angehalten
terminal-run-paused = Angehalten. Mit W geht es weiter.
terminal-engine = Verfahren
terminal-undo = Rückgängig
terminal-alt = Alt+1 bis 9
terminal-suspend = Zurück zur Shell; fg holt das Spiel wieder
terminal-quit = Beenden. Dein Spiel ist gespeichert.
terminal-define = definiere { $label }
terminal-small = Mach das Terminal größer: Das Spiel braucht { $width } Spalten und { $height } Zeilen.
