### Sudokus: elegir uno, crear uno nuevo.

puzzle-taken = { $blanks ->
    [0] Este tablero está lleno: no queda nada por llenar.
    [one] Aquí está, con 1 celda vacía. Elígela y luego una cifra. O pulsa Resolver.
   *[other] Aquí está, con { $blanks } celdas vacías. Elige una y luego una cifra. O pulsa Resolver.
}
position-taken = Aquí está, con todos sus candidatos como notas. { $struck ->
    [one] 1 candidato ya estaba tachado.
   *[other] { $struck } candidatos ya estaban tachados.
}
first-of-puzzles = Este es el primero de { $number } sudokus; { $all ->
    [true] los demás están
   *[false] los mil primeros están
} en la lista de arriba, en Sudokus. { $taken }
puzzle-of-file = Sudoku { $number }
puzzle-of-file-source = Sudoku { $number } de { $name }

puzzle-chooser = Sudokus
    .tooltip = Elegir uno de los sudokus que vienen con el juego
puzzle-chooser-elsewhere = Ve a la página Sudoku para elegir un sudoku
puzzle-name = { $key ->
    [Examples] Ejemplos
    [Easy-1--newspaper] Fácil 1: periódico
    [Easy-2--widget] Fácil 2: widget
    [Easy-3--Scratch] Fácil 3: Scratch
    [Medium-1--widget] Medio 1: widget
    [Medium-2--Scratch] Medio 2: Scratch
    [Medium-3--widget] Medio 3: widget
    [Many-solutions] Muchas soluciones
    [First-steps] Primeros pasos
    [Easy] Fácil
    [Medium] Medio
    [Hard] Difícil
    [Unfair] Injusto
    [Extreme] Extremo
    [Locked-candidates] Candidatos bloqueados
    [Pairs-and-triples] Pares y tríos
    [Fish] Peces
    [Skyscrapers-and-kites] Rascacielos y cometas
    [Wings] Alas
    [Rectangles] Rectángulos
    [Colours] Colores
    [Chains] Cadenas
    [Almost-locked-sets] ALS
    [Forcing-chains-and-nets] Cadenas y redes forzadas
    [Famous-puzzles] Sudokus famosos
    [Project-Euler] Project Euler
    [Wikipedia] Wikipedia
    [AI-Escargot] AI Escargot
    [Arto-Inkala] Arto Inkala
   *[other] { $name }
}
answer-chooser = Ejemplos
empty-puzzle = Vacío
    .tooltip = Un tablero vacío, para escribir un sudoku a mano
own-entry = Escribir el tuyo…
new-entry = Nuevo…
    .tooltip = De fácil a extremo, o con una técnica que tú elijas
new-puzzle = Nuevo
    .tooltip = Crear un sudoku nuevo, de fácil a extremo

new-intro = Elige un tablero. Después pulsa un nivel, y yo creo el sudoku.
recipe = { $wanted }, semilla { $seed }
recipe-seed = semilla { $seed }
of-level = nivel { $level }
making = Estoy creando un sudoku nuevo: { $recipe }.
puzzle-made = Un sudoku nuevo: { $recipe }. Tiene { $blanks ->
    [one] 1 celda vacía
   *[other] { $blanks } celdas vacías
} y una sola solución. Elige una celda vacía y luego una cifra.
seed-copied = Está en el portapapeles. Quien la pegue en el juego, en cualquier ordenador, tendrá el mismo sudoku.
no-seed = El sudoku del tablero no se creó aquí, así que no tiene semilla. Nuevo crea sudokus con semilla.
bad-seed = «{ $text }» no es una semilla: escribe un número entero, como 123456, o pega lo que se copió.
large-seed = «{ $text }» es demasiado grande para una semilla: puede tener hasta 19 cifras, como 123456.

new-sheet = Un sudoku nuevo
board-of-side = { $side } × { $side }
board-of-side-about = { $side ->
    [9] El tablero clásico: las cifras del 1 al 9 en cada fila, columna y caja.
   *[other] Un tablero de { $side } por { $side } celdas, con las cifras del 1 al { $side } en cada fila, columna y caja.
}
board-kind = { $kind ->
    [x] X
    [jigsaw] jigsaw
    [killer] killer
    [windoku] windoku
   *[anti-knight] anticaballo
}
board-kind-about = { $kind ->
    [x] También cada diagonal larga tiene todas las cifras.
    [jigsaw] Regiones irregulares ocupan el lugar de las cajas.
    [killer] Cada jaula suma su número, sin repetir ninguna cifra. No hay pistas.
    [windoku] También otros cuatro cuadrados tienen todas las cifras.
   *[anti-knight] Las cifras iguales nunca están a un salto de caballo.
}
board-of-level = { $board }, { $level }
board-mixes = Dos reglas…
    .tooltip = Elige un tablero con dos de estas reglas a la vez
which-board = Tablero
any-level = Cualquiera
any-level-about = Vale cualquier nivel: así se crea más rápido.
level-on-board-about = Ningún paso que necesites es más difícil que este nivel: { $level }. Cuanto más raro es el nivel, más tarda.
making-found-no-board = No he encontrado ningún sudoku para { $recipe }. Prueba con otra semilla u otro nivel.
how-hard = Dificultad
easy = fácil
medium = medio
hard = difícil
level-about = { $level ->
    [easy] 36 pistas: siempre hay una cifra que puedes poner con seguridad.
    [medium] De vez en cuando hay que ver dónde tiene que estar una cifra: candidatos bloqueados, pares y tríos.
    [hard] Patrones por todo el tablero: peces, alas, colores y rectángulos.
    [unfair] Razonamientos largos, eslabón a eslabón: cadenas y ALS (conjuntos casi bloqueados).
   *[extreme] Solo para gente muy paciente: hay que suponer algo y ver adónde lleva.
}
more-needs = Técnica…
    .tooltip = Elige una técnica: tendrás un sudoku que la necesita, y nada más difícil
needs-about = Necesitas esto, y nada más difícil: { $technique }.
new-more = Más: la semilla
    .tooltip = Crear el mismo sudoku que otros, o ver la semilla de este
seed = Semilla
    .about = El número del sudoku. Con el mismo número, toda una clase tiene el mismo sudoku.
    .hint = vacía: elijo yo una
    .tooltip = Un número entero, o lo que otros han copiado, como: level hard, seed 123456
make = Crear
    .tooltip = Crear el sudoku y ponerlo en el escenario (Intro). Deshacer recupera el tablero de antes
new-empty = Tablero vacío
    .tooltip = Un tablero vacío de este tipo, para rellenar las pistas de un sudoku propio
make-stop = Parar
    .tooltip = Dejar de crear este sudoku
making-grids = Tableros probados: { $grids }. Algunas técnicas son raras, y un sudoku con ellas tarda un rato.
making-stopped = He parado. Elige otra cosa, o inténtalo otra vez.
making-gave-up = He probado { $grids } tableros y no he encontrado un sudoku así: { $recipe }. Prueba otra semilla, o elige otra cosa.
on-the-board = En el tablero
no-origin = Este sudoku no se creó con Nuevo, así que no tiene semilla.
copy-seed = Copiar
    .name = Copiar la semilla
    .tooltip = Copiar el nivel y la semilla: quien los pegue en Nuevo tendrá el mismo sudoku

puzzles-entry = Todos los sudokus…
puzzle-number = { $name } { $number }
puzzles = Sudokus
    .tooltip = Ver todos los sudokus: primeros pasos, cinco niveles, un paquete por familia de técnicas, famosos
    .intro = Elige un sudoku. Las flechas van de uno a otro, e Intro lo abre.
    .packs = Paquete de sudokus
    .packs-tooltip = Elegir un paquete
    .name = Nombre
    .level = Nivel
    .needs = Lo que necesitas
    .best = Mejor tiempo
    .open = sin resolver
    .solved = resuelto
    .unrated = sin valorar
puzzles-pack = { $name } ({ $solved } de { $of } resueltos)
puzzles-solved-in = resuelto, mejor tiempo { $time }
puzzles-row = { $name }, { $like }, { $done }
puzzles-row-tooltip = { $source }. Sudoku Explainer { $explainer }, puntos { $score }.

statistics = Estadísticas
    .tooltip = Ver lo que has jugado: partidas, tiempos y consejos, por nivel
    .intro = Esto es lo que has resuelto hasta ahora.
    .level = Nivel
    .games = Partidas
    .best = Mejor
    .average = Media
    .hints = Consejos
    .other = sin valorar
    .total = Todo
    .nothing = –
    .about = Solo cuentan los sudokus que has resuelto tú. Los mejores tiempos son sin únicos rellenados.
    .save = Guardar tabla
    .save-tooltip = Guardar todo esto en un archivo, sudoku por sudoku, como tabla
    .file = estadísticas de sudoku
    .forget = Borrar estadísticas
    .forget-tooltip = Borrar todas las partidas y los tiempos
    .forget-warning = Pulsa otra vez el mismo botón para borrar para siempre todas tus partidas y tiempos.
    .forgotten = Las estadísticas están borradas.
statistics-unread = No he podido leer tus estadísticas: { $reason }. He dejado el archivo aparte.

offer-next-puzzle = Otro sudoku
    .tooltip = Seguir con otro sudoku igual de difícil
offer-harder = Más difícil
    .tooltip = Seguir con un sudoku un nivel más difícil
offer-watch-blocks = Ver los bloques
    .tooltip = Ver cómo lo habrían resuelto los bloques; tu tablero se queda como está
