### Jugar: la pregunta, celdas y cifras, notas, jugadas, el reloj.

hello = ¡Hola! Elige una celda vacía y luego una cifra. O pulsa Ver y mira cómo lo resuelve un ordenador.
question = Escribe un sudoku: nueve filas con una coma después de cada una, y 0 para una celda vacía. O elige uno en Sudokus o Nuevo.
answer-first = Dame primero un sudoku: escríbelo abajo o elige uno, y luego pulsa Intro. Esc te lleva de vuelta a un tablero.
no-puzzle-yet = Todavía no hay ningún sudoku. Escribe o pega uno abajo, o elige uno en Sudokus o Nuevo.
bad-answer = { $reason }. Arréglalo abajo y pulsa Intro.
puzzle-has-no-solution = Este sudoku no tiene solución, así que alguna cifra debe de estar mal. Arréglala en Como texto, y luego pulsa Cargar. Aun así puedes jugarlo o ver cómo lo intento.
puzzle-has-several-solutions = Este sudoku tiene más de una solución: quizá falta una cifra. Añádela en Como texto, y luego pulsa Cargar. Aun así puedes jugarlo o ver cómo lo resuelvo.

click-a-cell = Elige una celda vacía y luego una cifra. El 0 vuelve a vaciar la celda.
click-cell-first = ¿Para qué celda es? Primero elige una de tus celdas y luego la cifra.
no-blank = No queda ninguna celda vacía.
solved-already = Este tablero ya está resuelto. Nuevo crea otro sudoku.
board-is-busy = Uso el tablero mientras resuelvo. Pulsa la señal de alto para recuperarlo.
board-is-busy-elsewhere = Todavía estoy resolviendo tu sudoku. Para recuperar tu tablero, ve a la página Sudoku y pulsa la señal de alto.

press-a-number-key = Esta es la fila { $row }, columna { $column } ({ $cell }), la celda { $id } de la lista S. Elige una cifra: del 1 al { $side }, o 0 para vaciarla.
belongs-to-puzzle = { $digit ->
    [none] { $cell }
   *[other] El { $digit } de { $cell }
} es parte del sudoku y no se puede cambiar. Elige una de tus celdas.
holds-a-digit = En { $cell } hay una cifra. Primero vacía la celda, y luego escribe notas en ella.
refused = El { $digit } no puede ir en { $cell }: en la { $house } ya hay { $what }, en { $place }.
clashes = El { $digit } está ahora en { $cell }, pero choca: en la { $house } ya hay otro, en { $place }. He marcado los dos.
refused-by-relation = El { $digit } no puede ir en { $cell }: { $rule } lo prohíbe por culpa de { $place }.
refused-by-sum = El { $digit } no puede ir en { $cell }: con { $others } las celdas no podrían sumar { $total }.
refused-by-full-cage = El { $digit } no puede ir en { $cell }: la jaula debe sumar { $total }, y así sumaría { $reached }.
refused-by-last-of-cage = El { $digit } no puede ir en { $cell }: la jaula debe sumar { $total }, y con { $digit } haría falta un { $missing } en { $last }.
refused-by-cage = El { $digit } no puede ir en { $cell }: la jaula debe sumar { $total }, y con { $digit } ya no puede.
refused-by-cell = El { $digit } no puede ir en { $cell }: las reglas no lo permiten ahí.
only-classic = Eso solo puedo hacerlo en tableros de 9 por 9 celdas sin otras reglas.
engine-not-on-board = En este tablero no funciona: { $engine }. { $reason ->
    [sums] No admite jaulas ni otras sumas.
    [relations] El tablero tiene demasiadas reglas sobre pares de celdas.
    [side] El tablero es demasiado grande.
   *[program] Los bloques solo funcionan en tableros de 9 por 9 y de 4 por 4 celdas sin otras reglas.
} Elige otra cosa en «Qué se ejecuta».
does-close-up = ampliar una parte de un tablero grande, o volver a mostrarlo entero
close-up = Celdas mayores
    .tooltip = Mostrar una parte del tablero con celdas tan grandes que se lean las notas. Sigue a la celda elegida; muévela con la rueda del ratón o con dos dedos.
not-on-this-board = Este tablero no tiene esa celda o esa cifra.
rule-not-played = Todavía no puedo mostrar esto: { $rule }. Se queda el tablero de antes.
rule-pencil-marks = candidatos dados
clashes-with-rule = El { $digit } está ahora en { $cell }, pero rompe una regla. Lo he marcado.
rule-first = Hay una regla rota en { $cells }. Primero arregla eso.
rule-anti-knight = la regla de que cifras iguales nunca están a un salto de caballo
rule-anti-king = la regla de que cifras iguales nunca se tocan
rule-nonconsecutive = la regla de que las vecinas nunca son consecutivas
rule-thermometer = el termómetro
rule-palindrome = el palíndromo
rule-whisper = la línea de susurros
rule-dot = el punto
rule-other = una regla

blocks-refuse = Los bloques no permiten eso en { $cell }.
blocks-stopped = { $reason }. Los bloques se han parado, así que compruebo tus cifras yo. Para que lo intenten otra vez, desactiva y activa «Los bloques llevan el juego» en Ajustes.

blanks-left = { $blanks ->
    [0] No queda ninguna celda vacía.
    [one] Queda 1 celda vacía.
   *[other] Quedan { $blanks } celdas vacías.
}
accepted = El { $digit } encaja en su fila, su columna y su caja. { $left }
accepted-by-every-rule = El { $digit } encaja: ninguna regla lo impide. { $left }
blank-again = { $cell } está vacía otra vez. { $left }
cell-notes-gone = Las notas de { $cell } ya no están. { $left }
blank-already = { $cell } ya está vacía. { $left }

notes-on = Ahora las teclas de número escriben notas: cifras pequeñas que podrían ir en la celda. Pulsa N para volver a las cifras.
notes-off = Las teclas de número vuelven a escribir cifras. Con Mayús y una cifra sigues escribiendo una nota.
corners-on = Ahora las teclas de número escriben notas en las esquinas: útil para una cifra que solo cabe en pocas celdas de una caja.
colours-on = Ahora las teclas del 1 al 6 colorean las celdas elegidas, y el 0 quita los colores. Un clic derecho colorea un candidato.
givens-on = Ahora las teclas de número rellenan las pistas de tu propio sudoku, y el 0 quita una. Mientras tanto cuento sus soluciones. Pulsa Mayús+D otra vez cuando termines.
given-written = Ahora { $cell } tiene la pista { $digit }.
given-gone = La pista de { $cell } ya no está.
own-puzzle-solutions = { $solutions ->
    [none] No queda ninguna solución, así que alguna pista está mal. Quita la última.
    [one] Una sola solución: tu sudoku está listo. Pulsa Mayús+D para jugarlo.
    [several] { $givens ->
        [one] 1 pista, y de momento varias soluciones.
       *[other] { $givens } pistas, y de momento varias soluciones.
    }
   *[unknown] No he podido contar las soluciones a tiempo. Añade más pistas.
}
colours-have-numbers = Hay seis colores, del 1 al 6. Pulsa 0 para quitar los colores.
colour-picked = El color { $number } está elegido. Elige las celdas para él.
coloured = { $cell } tiene un color nuevo. Haz lo mismo otra vez para quitarlo.
colour-gone = El color de { $cell } ya no está.
candidate-coloured = El { $digit } en { $cell } tiene un color nuevo. Haz lo mismo otra vez para quitarlo.
candidate-colour-gone = El color del { $digit } en { $cell } ya no está.
colours-erased = Ya no queda ningún color. Deshacer los recupera.
no-colours = No hay colores.
noted = El { $digit } está anotado en { $cell }. Haz lo mismo otra vez para quitar la nota.
note-gone = La nota del { $digit } en { $cell } ya no está.
struck = El { $digit } está tachado en { $cell }: «Ver cifras permitidas» lo deja fuera. Haz lo mismo otra vez para recuperarlo.
stroke-gone = El { $digit } es posible en { $cell } otra vez.
notes-filled = Cada celda vacía tiene ahora una nota por cada cifra que se permite allí.
notes-full-already = Cada celda vacía ya tiene justo esas notas.
notes-erased = Ya no queda ninguna nota. Deshacer las recupera.
no-notes = No hay notas.

digit-first = Primero elige una cifra, y luego elige las celdas para ella. Pulsa D para hacerlo otra vez al revés.
cell-first-again = Otra vez van primero las celdas: elige una y luego una cifra.
pick-first = Primero elige una cifra: escríbela o elígela abajo.
picked = Elige las celdas para el { $digit }. Si ya está en una, así lo quitas.
picked-blank = Elige las celdas que deben quedar vacías.
none-picked = No hay ninguna cifra elegida.
cell-for-picked = Pulsa Intro o haz clic para poner el { $digit } en { $cell }, o para quitarlo de allí.
cell-for-note = Pulsa Intro o haz clic para anotar el { $digit } en { $cell }, o para quitar la nota.
cell-for-blank = Pulsa Intro o haz clic para vaciar { $cell }.
cell-for-colour = Pulsa Intro o haz clic para colorear { $cell }, o para quitar el color.
press-for-colour = Esta es { $cell }. Elige del 1 al 6 para un color, o 0 para quitar sus colores.

singles-filled = He llenado { $cells ->
    [one] 1 celda
   *[other] { $cells } celdas
}{ $fit ->
    [true] , y no se rompe ninguna regla.
   *[false] . Los otros únicos ya no encajan.
}
no-singles = Ahora no hay únicos: en cada celda vacía cabe más de una cifra. Un consejo puede ayudar.
singles-clash = Los únicos chocan entre sí, así que ninguno se puede quedar: alguna cifra del tablero está mal.
try-begun = Empieza una prueba. Escribe lo que supones. Atrás lo quita, con todas las cifras siguientes.
try-waits = Esta prueba aún no tiene ninguna cifra. Escribe lo que supones.
try-none = No hay ninguna prueba abierta. Pulsa Probar antes de adivinar.
try-back = { $digits ->
    [0] La prueba ha terminado.
    [one] Se ha quitado 1 cifra.
   *[other] Se han quitado { $digits } cifras.
} { $open ->
    [true] La prueba anterior sigue abierta.
   *[false] El tablero está como antes de la prueba.
}
try-kept = { $digits ->
    [0] La prueba ha terminado.
    [one] La cifra de esta prueba se queda.
   *[other] Las { $digits } cifras de esta prueba se quedan.
} { $open ->
    [true] La prueba anterior sigue abierta.
   *[false] Puedes seguir.
}
compared = Tú has quitado { $own ->
    [one] 1 cifra
   *[other] { $own } cifras
}. El programa ha quitado { $number }. { $fewer ->
    [true] Prueba todas por orden; tú piensas antes.
   *[false] Adivina donde queden pocas cifras.
}
compared-with-long = Tú has quitado { $own ->
    [one] 1 cifra
   *[other] { $own } cifras
}. El programa ha quitado más de { $number }. Prueba todas por orden; tú piensas antes.
compare-not-here = El programa no puede buscar en un tablero con estas reglas.
reset-done = Solo quedan las pistas. Deshacer recupera tus cifras y tus notas.
reset-already = En el tablero ya solo están las pistas.
cleared = El tablero está vacío. Escribe un sudoku y pulsa Cargar: sus cifras pasan a ser pistas. Deshacer recupera el tablero de antes.
clear-already = El tablero ya está vacío.

undone = Deshecho: { $what }. Rehacer lo recupera.
redone = Rehecho: { $what }.
move-enter = tu última cifra
move-give = tu última pista
move-note = tu última nota
move-strike = tu última tachadura
move-colour = tu último color
move-fill-notes = poner las notas
move-erase-notes = borrar las notas
move-erase-colours = borrar los colores
move-accept = llenar los únicos
move-hint = el consejo
move-try = el comienzo de la prueba
move-back = quitar la prueba
move-keep = conservar la prueba
move-reset = volver a las pistas
move-clear = borrar el tablero
move-load = cargar el sudoku nuevo
move-fill = la solución
move-branch = el cambio en la ejecución
move-program = el cambio en los bloques
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.

go-on-first = El reloj está parado y el tablero, tapado. Pulsa P o toca el tablero para seguir.
clock-paused = El reloj está parado, y he tapado el tablero. Pulsa P o toca el tablero para seguir.
clock-goes-on = ¡Seguimos! Elige una celda vacía y luego una cifra.
clock-stands = El reloj solo corre mientras juegas, así que ya está parado. Pulsa W para pausar un programa en marcha.

solved-by-hand = ¡Lo has conseguido en { $time }, { $hints ->
    [0] sin consejos
    [one] con 1 consejo
   *[other] con { $hints } consejos
} y { $mistakes ->
    [0] sin errores
    [one] con 1 error
   *[other] con { $mistakes } errores
}! Todas las cifras suman { $sum }.
solved-together = ¡Lo hemos conseguido en { $time }! He llenado { $filled ->
    [one] 1 celda
   *[other] { $filled } celdas
} por ti. { $hints ->
    [0] No pediste consejos
    [one] Pediste 1 consejo
   *[other] Pediste { $hints } consejos
} y { $mistakes ->
    [0] no cometiste errores
    [one] cometiste 1 error
   *[other] cometiste { $mistakes } errores
}. Todas las cifras suman { $sum }.
solved-with-solution = El tablero está resuelto en { $time }, después de que te enseñara una solución. Todas las cifras suman { $sum }.
conflict-first = El { $digit } está dos veces en la { $house }: en { $first } y en { $second }. Primero quita uno.

undo = Deshacer
    .tooltip = Deshacer la última jugada
redo = Rehacer
    .tooltip = Repetir la jugada que has deshecho
fill-singles = Llenar únicos
    .tooltip = Llenar todos los únicos: una celda con una sola cifra posible, o una cifra a la que le queda un solo lugar
reset = Reiniciar
    .tooltip = Borrarlo todo menos las pistas
clear = Borrar
    .tooltip = Borrarlo todo, también las pistas
fill-notes = Poner notas
    .tooltip = Anotar en cada celda vacía las cifras permitidas
erase-notes = Borrar notas
    .tooltip = Borrar todas las notas

green-flag = Bandera verde
    .tooltip = Ejecutar el proyecto con este sudoku, o ejecutarlo de nuevo
own-puzzle = Escribir tu propio sudoku
    .tooltip = Escribe un sudoku, pégalo o elige uno de los nuestros. Deshacer recupera este
stop-sign = Señal de alto
pause-clock = Parar el reloj
    .tooltip = El tiempo de este sudoku. Un clic para el reloj y tapa el tablero
go-on-clock = Seguir jugando
    .tooltip = Seguir

how-it-works = Cómo funciona
step-enter = Trae el tuyo
    .about = Pulsa el lápiz de arriba, o elige «Escribir el tuyo…» en la lista de sudokus: escribe uno, pégalo o elige uno de los nuestros. Deshacer recupera el anterior.
step-play = Juega
    .about = Elige una celda vacía y luego una cifra. Si la cifra no encaja, te digo por qué.
step-watch = Mira
    .about = Pulsa Ver y mira cómo pruebo, fallo y vuelvo atrás. Avanza y retrocede paso a paso.
step-change = Cámbialo
    .about = Arrastra los bloques junto al tablero para cambiar el proyecto. Luego mira el tuyo.

answer-label = Escribe un sudoku: nueve filas con una coma después de cada una, y 0 para una celda vacía
answer-field = El sudoku
    .tooltip = Escribe o pega un sudoku: filas con comas, una línea de 81 cifras o una cuadrícula
answer = Responder
    .tooltip = Poner este sudoku en el escenario (Intro)

notes-key = Notas
    .tooltip = Escribir notas con las teclas de número, como siempre con Mayús
corners-key = Notas en las esquinas
    .tooltip = Escribir notas en las esquinas de una celda con las teclas de número
colours-key = Colores
    .tooltip = Colorear celdas con las teclas de número, para seguir una cadena o recordar una idea
givens-key = Pistas
    .tooltip = Rellenar las pistas de un sudoku propio; mientras tanto se cuentan las soluciones
try-key = Probar
    .tooltip = Empezar una prueba antes de adivinar: Atrás quita todas las cifras desde aquí
back-key = Atrás
    .tooltip = Quitar tu última prueba, con todas las cifras que siguen
keep-try = Conservar
    .tooltip = Conservar las cifras de tu última prueba
own-search = Tu búsqueda
    .none = Aquí crecen tus pruebas
    .tooltip = Cada círculo es una de tus cifras. Las rojas se han quitado. Haz clic en una para ir a su celda.
own-taken-back = { $digits } quitadas
own-open = { $name }: sigue en el tablero. Haz clic para ir a la celda.
own-closed = { $name }: quitada{ $digits ->
    [one] .
   *[other] , con { $digits } cifras en total.
} Haz clic para ir a la celda.
compare = Comparar
    .tooltip = Ver cuántas cifras quita el programa desde el mismo tablero
program-search = Búsqueda del programa
    .none = El tablero está lleno: no hay nada que buscar
    .tooltip = Cada círculo es una cifra del programa. Las rojas se han quitado. Haz clic en una para ir a su celda.
program-taken-back = { $number } quitadas
program-taken-back-more = más de { $number } quitadas
search-spoken = { $search }: { $digits } quitadas
search-kept = { $name }: el programa la dejó puesta. Haz clic para ir a la celda.
search-merged = { $name } y { $others } pruebas más: todas quitadas, { $digits } cifras en total. Haz clic para ir a la celda.
search-goes-on = { $digits } más, ninguna quitada
searches-start = Ambas desde { $cell }. Una fila, una celda.
searches-rows = Una fila, una celda.
watch-search = Ver
    .tooltip = Ver cómo busca el programa, paso a paso, desde el tablero en el que empezó tu primera prueba
end-comparison = Cerrar
    .tooltip = Cerrar las dos búsquedas y volver a los mandos del programa
erase-colours = Borrar colores
    .tooltip = Borrar todos los colores
colour-name = { $number ->
    [1] Amarillo
    [2] Verde
    [3] Azul
    [4] Rosa
    [5] Naranja
   *[other] Gris
}
colour-key-tooltip = { $name } (tecla { $number }) para las celdas elegidas
pick-key = Elegir
    .tooltip = Elegir primero una cifra, y luego las celdas para ella
digit-key = Cifra { $name }
digit-key-tooltip = { $digit } (tecla { $key }). Quedan { $left } de { $all }
blank-key = Vaciar
    .tooltip = Vaciar la celda
caption-paused = El tablero está tapado mientras el reloj está parado
caption-pick = Elige una cifra, y luego elige las celdas para ella
caption-picked-note = Elige las celdas donde quieras anotar la cifra
caption-picked = Elige las celdas para la cifra
caption-note = Elige una cifra para una nota
caption-given = { $solutions ->
    [none] Elige una pista: ahora sin solución
    [one] Elige una pista: una solución
    [several] Elige una pista: varias soluciones
    [unknown] Elige una pista
   *[counting] Elige una pista: contando …
}
caption-picked-colour = Elige las celdas para el color
caption-colour = Elige del 1 al 6 para un color, 0 para ninguno
caption-digit = Escribe una cifra o elígela aquí
caption-left = El número pequeño muestra cuántas quedan
caption-asleep = Primero elige una celda vacía

cells-chosen = { $count ->
    [one] Hay 1 celda elegida.
   *[other] Hay { $count } celdas elegidas: lo que pongas va a todas.
}
cells-marked = { $count ->
    [one] Hecho en 1 celda.
   *[other] Hecho en { $count } celdas.
}
cells-not-marked = Eso no puede ir en ninguna de estas celdas.
more = Más
    .tooltip = Mostrar lo que se usa menos
