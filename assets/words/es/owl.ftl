### Lo que comparten todas las partes del juego: el nombre del idioma, y cómo se dicen celdas, cifras, números y tiempos.
###
### Una palabra para cada cosa, siempre la misma. Hablamos de «tú».
###
### Sudoku:
###   cell = celda, row = fila, column = columna, box = caja, house = grupo
###   digit = cifra, number key = tecla de número, given = pista, blank = celda vacía, current cell = celda elegida
###   board = tablero, puzzle = sudoku, note = nota, candidate = candidato, hint = consejo (nunca «pista»), mistake = error
###   naked single = único desnudo, hidden single = único oculto, singles = únicos, clash = choque
### El solucionador:
###   solver = solucionador, engine = método, step = paso, run = ejecución, time line = línea de tiempo, stop = parada
###   to place = poner, to try = probar, to take back = retirar, depth = profundidad, dead end = callejón sin salida
###   call = llamada, call stack = pila de llamadas, tree of calls = árbol de llamadas, assumption = suposición
###   slot = hueco, need = condición, way = opción, to cover = cubrir, to branch = ramificar, seed = semilla
### Scratch:
###   block = bloque, custom block = bloque propio, script = programa, program (the whole) = proyecto
###   stage = escenario, sprite = objeto, clone = clon, costume = disfraz
###   variable = variable, list = lista, green flag = bandera verde, stop sign = señal de alto

language-name = Español
title = Asistente de sudoku

owl-says = El búho dice: { $text }

a-digit = un { $digit }
cell-name = F{ $row }C{ $column }
read-cell = fila { $row }, columna { $column }, { $content }
read-cell-in-house = { $cell }, { $house }
read-cell-in-cage = { $cell }, jaula de { $total }, { $count ->
    [one] una celda
   *[other] { $count } celdas
}
read-given = { $digit }, dado
read-blank = vacía
read-notes = vacía, puede ser { $digits }
house-row = fila { $number }
house-column = columna { $number }
house-box = caja { $number }
house-region = región { $number }
house-diagonal = diagonal { $number }
house-windoku = zona windoku { $number }
house-group = familia disjunta { $number }
house-extra = región extra { $number }
house-cage = jaula { $number }

list-none = ninguna
list-and = { $first } y { $last }
list-or = { $first } o { $last }

yes = verdadero
no = falso
nothing = –

thousands-mark = .
decimal-mark = ,
milliseconds = { $number } ms
seconds = { $number } s
minutes = { $minutes } min { $seconds } s
microseconds = { $number } µs
too-short = < 1 ms
