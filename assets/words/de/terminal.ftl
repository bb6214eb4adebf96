### Was nur das Spiel im Terminal sagt.

terminal = Im Terminal
terminal-no-display = Hier gibt es keinen Bildschirm, darum spielst du im Terminal.
terminal-paused = angehalten
terminal-engine = Verfahren
terminal-alt = Alt+1 bis 9
terminal-suspend = Zurück zur Shell; fg holt das Spiel wieder
terminal-quit = Beenden. Dein Spiel ist gespeichert.
terminal-define = definiere { $label }
terminal-small = Mach das Terminal größer: Das Spiel braucht { $width } Spalten und { $height } Zeilen.
terminal-program = Das Programm als Text
    .unused = Noch wird dieser Text nicht verwendet. Strg+S verwendet ihn; noch einmal Strg+C beendet ohne ihn.
    .keys = Strg+S verwendet ihn, Esc führt zurück
terminal-problem = Problem
terminal-edit = { $key } öffnet das Programm als Text. Ändere es dort, und prüfe es.
terminal-space = Leertaste
terminal-offers = was die Eule anbietet, und Figuren, die man anklicken kann
terminal-scripts = ein anderes Skript des Programms
terminal-sprite = { $name } anklicken
terminal-moment = Zum Moment
terminal-to-program = Deine Antwort an das Programm
terminal-other-answer = Tab: die andere Frage beantworten
