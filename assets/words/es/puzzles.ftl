### Sudokus: elegir uno, crear uno nuevo.

puzzle-taken = { $blanks ->
    [0] Este tablero está lleno: no queda nada por llenar.
    [one] Aquí está, con 1 celda vacía. Haz clic en ella y luego pulsa una tecla de número. O pulsa Resolver.
   *[other] Aquí está, con { $blanks } celdas vacías. Haz clic en una y luego pulsa una tecla de número. O pulsa Resolver.
}
first-of-puzzles = Este es el primero de { $number } sudokus; { $all ->
    [true] los demás están
   *[false] los mil primeros están
} en la lista de arriba, en Sudokus. { $taken }
puzzle-of-file = Sudoku { $number }
puzzle-of-file-source = Sudoku { $number } de { $name }

puzzle-chooser = Sudokus
    .tooltip = Elegir uno de los sudokus que vienen con el juego
puzzle-name = { $key ->
    [Examples] Ejemplos
    [Easy-1--newspaper] Fácil 1: periódico
    [Easy-2--widget] Fácil 2: widget
    [Easy-3--Scratch] Fácil 3: Scratch
    [Hard-1--widget] Difícil 1: widget
    [Hard-2--Scratch] Difícil 2: Scratch
    [Hard-3--widget] Difícil 3: widget
    [Many-solutions] Muchas soluciones
   *[other] { $name }
}
answer-chooser = Ejemplos
empty-puzzle = Vacío
    .tooltip = Un tablero vacío, para escribir un sudoku a mano
new-entry = Nuevo…
    .tooltip = Fácil, medio o difícil
new-puzzle = Nuevo
    .tooltip = Crear un sudoku nuevo: fácil, medio o difícil

new-intro = Elige lo difícil que será el sudoku nuevo, y luego pulsa Intro.
recipe = { $difficulty }, semilla { $seed }
making = Estoy creando un sudoku nuevo: { $recipe }.
puzzle-made = Un sudoku nuevo: { $recipe }. Tiene { $blanks ->
    [one] 1 celda vacía
   *[other] { $blanks } celdas vacías
} y una sola solución. Haz clic en una celda vacía y luego pulsa una tecla de número.
seed-copied = Está en el portapapeles. Quien la pegue en el juego, en cualquier ordenador, tendrá el mismo sudoku.
no-seed = El sudoku del tablero no se creó aquí, así que no tiene semilla. Nuevo crea sudokus con semilla.
bad-seed = «{ $text }» no es una semilla: escribe un número entero, como 123456, o pega lo que se copió.
large-seed = «{ $text }» es demasiado grande para una semilla: puede tener hasta 19 cifras, como 123456.

new-sheet = Un sudoku nuevo
how-hard = Dificultad
easy = Fácil
    .about = 36 pistas: siempre hay una cifra que puedes poner con seguridad.
medium = Medio
    .about = 30 pistas: de vez en cuando hay que mirar un poco hacia adelante.
hard = Difícil
    .about = Las mínimas pistas posibles, casi siempre de 24 a 31: hay que mirar muy adelante.
seed = Semilla
    .about = El número del sudoku. Con el mismo número, toda una clase tiene el mismo sudoku.
    .hint = vacía: elijo yo una
    .tooltip = Un número entero, o lo que otros han copiado, como: hard, seed 123456
make = Crear
    .working = Creando…
    .tooltip = Crear el sudoku y ponerlo en el escenario (Intro). Deshacer lleva al tablero de antes
on-the-board = En el tablero
no-origin = Este sudoku no se creó con Nuevo, así que no tiene semilla.
copy-seed = Copiar
    .name = Copiar la semilla
    .tooltip = Copiar la dificultad y la semilla: quien las pegue en Nuevo tendrá el mismo sudoku
