### Lo que solo dice el juego en la terminal.

terminal = En la terminal
terminal-no-display = Aquí no hay pantalla, así que juegas en la terminal.
terminal-paused = en pausa
terminal-engine = Motor
terminal-undo = Deshacer
terminal-alt = Alt+1 a 9
terminal-suspend = Volver al shell; fg trae el juego de vuelta
terminal-quit = Salir. Tu juego está guardado.
terminal-define = definir { $label }
terminal-small = Agranda la terminal: el juego necesita { $width } columnas y { $height } filas.
terminal-program = El proyecto como texto
    .keys = Ctrl+S lo usa, Esc vuelve
terminal-problem = Problema
terminal-edit = { $key } abre el proyecto como texto. Cámbialo ahí y compruébalo.
