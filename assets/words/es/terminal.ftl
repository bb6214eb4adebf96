### Lo que solo dice el juego en la terminal.

terminal = En la terminal
terminal-no-display = Aquí no hay pantalla, así que juegas en la terminal.
terminal-paused = en pausa
terminal-engine = Método
terminal-alt = Alt+1 a 9
terminal-suspend = Volver al shell; fg recupera el juego
terminal-quit = Salir. Tu partida está guardada.
terminal-define = definir { $label }
terminal-small = Agranda la terminal: el juego necesita { $width } columnas y { $height } filas.
terminal-program = El proyecto como texto
    .unused = Este texto aún no se usa. Ctrl+S lo usa; otra vez Ctrl+C sale sin él.
    .keys = Ctrl+S lo usa, Esc vuelve
terminal-problem = Problema
terminal-edit = { $key } abre el proyecto como texto. Cámbialo ahí y compruébalo.
terminal-space = Espacio
terminal-offers = lo que ofrece el búho y los objetos que se pueden pulsar
terminal-scripts = otro programa del proyecto
terminal-sprite = Pulsar { $name }
terminal-moment = Al momento
terminal-to-program = Tu respuesta al programa
terminal-other-answer = Tab: responder a la otra pregunta
