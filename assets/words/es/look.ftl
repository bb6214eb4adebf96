### Los ajustes, y las páginas, pestañas y ventanas.

settings = Ajustes
    .tooltip = Colores, tamaños, reglas y ayudas
    .kept = Los cambios valen al momento y se guardan.
colours = Colores
light = Claro
    .tooltip = Colores claros
dark = Oscuro
    .tooltip = Colores oscuros
colour-blind-safe = Daltonismo
    .tooltip = Colores que también distinguen las personas daltónicas
sizes = Tamaño de textos y botones
size-normal = Normal
    .tooltip = Texto del tamaño de siempre
size-large = Más grande
    .tooltip = Texto un cuarto más grande
language = Idioma
    .system = Como en este ordenador
    .system-tooltip = Usar el idioma de este ordenador
language-changed = Ahora hablo español.
rules-and-help = Reglas y ayudas
allowed-digits = Ver cifras permitidas
    .tooltip = Cada celda vacía muestra en pequeño las cifras que no están en su fila, su columna ni su caja
singles = Únicos en rojo
    .tooltip = Mostrar en rojo una cifra a la que le queda un solo lugar, o que es la única para su celda
houses = Mostrar fila, columna y caja
    .tooltip = Resaltar la fila, la columna y la caja de la celda elegida
less-motion = Menos movimiento
    .tooltip = Que nada salte al resolver un sudoku y nada parpadee
letters = Letras por encima de 9
    .tooltip = En tableros con más de 9 valores: A es 10, B es 11, etc. Se siguen escribiendo como números
letters-on = Los valores por encima de 9 son letras: A es 10, B es 11, etc.
letters-off = Los valores por encima de 9 vuelven a ser números.
sound = Sonidos
    .tooltip = Sonidos cortos y suaves al poner o retirar una cifra, si no encaja y al resolver el sudoku
same-digits = Resaltar cifras iguales
    .tooltip = Resaltar todas las celdas con la misma cifra que la celda elegida
tidy-notes = Ordenar notas automáticamente
    .tooltip = Al poner una cifra, quitarla de las notas de su fila, su columna y su caja
strict = Rechazar cifras que chocan
    .tooltip = Desactivado: una cifra que choca se queda, y se marcan todos los choques
    .on = Desde ahora se rechaza una cifra que choca.
    .off = Desde ahora una cifra que choca se puede quedar, y yo marco todos los choques.
show-clock = Ver el reloj
    .tooltip = El tiempo de este sudoku, arriba
heat = Mapa de calor
    .tooltip = Hacer brillar las celdas donde el solucionador ha probado más cifras
blocks-play = Los bloques llevan el juego
    .tooltip = Un proyecto de Scratch comprueba tus cifras y resuelve el tablero. Siempre rechaza las cifras que chocan
    .on = Desde ahora los bloques llevan el juego: oyen tus clics y tus teclas, y yo digo lo que ellos dicen.
    .off = Los bloques ya no llevan el juego. Vuelvo a comprobar tus cifras yo.
predict = Predecir
    .tooltip = Di qué hará un solucionador antes de que lo haga: haz una pausa y haz clic en la celda, el bloque o la casilla
    .on = Cuando un solucionador esté en pausa, haz clic en la celda a la que irá. Si se ejecutan bloques, haz clic en el siguiente bloque; en un tablero de ajedrez, en la casilla. Lo dejo seguir y te digo si has acertado.
    .off = Vuelves a mirar sin predecir.
switched-on = { $label }: activado.
switched-off = { $label }: desactivado.

page = Página
    .tooltip = Elegir una página
page-stage = Sudoku
    .tooltip = Jugar y ver cómo un método resuelve el tablero
page-race = Carrera
    .tooltip = Hacer que los métodos compitan con el mismo sudoku
tab-board = Tablero
    .tooltip = Ver la ayuda, los botones y el texto del tablero
tab-task = Tarea
    .tooltip = Ver qué hay que hacer en la lección
tab-watch = Ver
    .tooltip = Controlar el solucionador
tab-variables = Variables
    .tooltip = Ver las variables, la lista S y la pila de llamadas

log = Registro
    .tooltip = Leer lo que ha dicho el búho
    .sheet = Lo que ha dicho el búho
games = Partidas
    .tooltip = Guardar y abrir partidas y archivos
keys = Teclas
    .tooltip = Ver cómo funciona y todas las teclas
close = Cerrar
    .tooltip = Cerrar esta ventana

status-blanks = { $blanks ->
    [0] ninguna celda vacía
    [one] queda 1 celda vacía
   *[other] quedan { $blanks } celdas vacías
}
status-solution = { $blanks } · solución { $number }
status-steps = { $blanks } · { $steps } pasos
status-watched = { $blanks } · { $steps } pasos, vistos durante { $time }
