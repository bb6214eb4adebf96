### Las teclas: sus nombres, y la ventana que explica qué hacen.

key-with-ctrl = Ctrl+{ $key }
key-with-shift = Mayús+{ $key }
key-numbers = { $first } a { $last }
key-arrows = flechas
key-backspace = Retroceso
key-delete = Supr
key-end = Fin
key-enter = Intro
key-escape = Esc
key-home = Inicio
key-page-down = Av Pág
key-page-up = Re Pág
key-tab = Tab
key-tab-then = Tab, luego Intro o espacio
key-cmd = Cmd

with-keys = { $tooltip } ({ $keys })
with-key-for-next = { $tooltip } ({ $key }: los siguientes)

keys-board = El tablero
does-digit = poner la cifra en la celda elegida
does-blank = vaciar la celda elegida
does-arrow = otra celda, dando la vuelta por los bordes
does-extend = elegir una celda más; también con Ctrl y un clic, o arrastrando el ratón
does-row-ends = los extremos de la fila
does-column-ends = los extremos de la columna
does-blanks = la siguiente celda vacía, la anterior
does-escape = dejar la celda, la pregunta, el solucionador, la página o una ventana
does-undo = deshacer, rehacer

keys-notes = Notas y cifras
does-notes = las teclas de número escriben notas, o cifras otra vez
does-corners = las teclas de número escriben notas en las esquinas
does-colours = las teclas de número colorean celdas; Mayús y una cifra colorea un candidato, y un clic derecho también
does-givens = rellenar las pistas de un sudoku propio
does-note = anotar la cifra en la celda elegida
does-strike = tachar el candidato en la celda elegida
does-all-notes = poner todas las notas, borrar todas las notas
does-erase-colours = borrar todos los colores
does-try = empezar una prueba, quitarla, conservar sus cifras, comparar tu búsqueda con la del programa
does-pick = primero la cifra, luego las celdas para ella
does-enter-picked = poner la cifra elegida en la celda elegida

keys-help = Ayuda
does-hint = mostrar la siguiente parte de un consejo, y al final hacer lo que dice
does-give-digit = poner la cifra correcta en la celda elegida
does-fill-singles = llenar todos los únicos
does-mistakes = marcar los errores
does-reset = volver a las pistas, borrarlo todo
does-solve = resolver de una vez, mostrar la siguiente solución

keys-pages = Páginas
does-pages = las páginas, en el orden de la barra; Esc vuelve al sudoku
does-copy-table = copiar la tabla de la carrera
does-on-race = empezar la carrera, pararla, empezarla de nuevo

keys-solver = El solucionador en el escenario
does-watch = ver, pausa, seguir
does-step = un paso adelante, un paso atrás; deja la tecla pulsada para seguir
does-seek = el principio de la línea de tiempo, su final
does-jump = seguir hasta la próxima retirada, la cifra en la celda elegida, la solución
does-jump-far = seguir hasta el final del todo, volver a la solución anterior
does-speed = más rápido, más lento
does-over = saltar una llamada, salir de una llamada
does-predict = con «Predecir»: el solucionador irá ahora a esta celda
does-stop-at = parar en la celda elegida, volver a la parada anterior
does-next-problem = poner en el escenario el problema siguiente
does-next-engine = el método siguiente
does-keep = conservar la solución
does-why = preguntar por qué no quedaba nada por probar
does-equation = la ecuación anterior, la siguiente
does-tree = ver grande el árbol de llamadas
does-stop = parar y recuperar mi tablero

keys-game = El juego
does-green-flag = la bandera verde: empezar, o empezar otra vez
does-own-puzzle = escribir tu propio sudoku
does-pause = parar el reloj y tapar el tablero, seguir
does-copy = copiar el tablero como texto, tomar un sudoku del portapapeles
does-text = escribir el texto del tablero, cargar ese texto
does-share = en un navegador: un enlace al sudoku
does-load-typed = cargar el texto mientras se escribe
does-new = un sudoku nuevo, de fácil a extremo
does-puzzles = todos los sudokus para jugar
does-statistics = lo que has jugado: partidas, tiempos, consejos
does-games = partidas guardadas y archivos
does-log = lo que ha dicho el búho
does-path = el camino a la solución, técnica a técnica
does-settings = ajustes
does-next-theme = otros colores
does-text-size = textos más grandes, textos normales
does-switch = cifras permitidas, únicos, cifras iguales, ordenar notas, estricto, reloj, mapa de calor, bloques, predecir, grupos
does-keys = ver todas las teclas
does-tab-then = pulsar un botón, si no hay ninguna celda elegida
does-cmd = en un Mac, en lugar de Ctrl
