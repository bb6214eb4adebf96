### El tablero de ajedrez: ocho reinas y el viaje del caballo.

sudoku = Sudoku
    .about = Cada fila, cada columna y cada caja tiene cada cifra una sola vez.
queens = Ocho reinas
    .about = Pon una reina en cada fila sin que ninguna ataque a otra. Hay 92 soluciones.
small-tour = Viaje del caballo, 5 por 5
    .about = El caballo visita todas las casillas una sola vez, desde la esquina. Hay 304 viajes.
tour = Viaje del caballo, 8 por 8
    .about = El caballo va primero a la casilla con menos salidas, y casi nunca tiene que volver atrás.

queens-stuck = Fila { $row } desde arriba: todas las casillas están atacadas. Tengo que volver atrás.
queens-look = La fila { $row } desde arriba tiene { $squares ->
    [one] 1 casilla
   *[other] { $squares } casillas
} que ninguna reina ataca.
queens-assume = Supongo que hay una reina en { $square }.
queens-found = Busco otra solución: retiro la reina de { $square }.
queens-take-back = No quedaba ninguna casilla en la fila siguiente: retiro la reina de { $square }.
queens-solution = Todas las reinas están puestas, y ninguna ataca a otra.
knight-stuck = El caballo no tiene salida: tengo que volver atrás.
knight-look = Jugada { $turn }: el caballo puede ir a { $squares ->
    [one] 1 casilla
   *[other] { $squares } casillas
}.
knight-assume = Jugada { $turn }: el caballo va a { $square }.
knight-found = Busco otro viaje: el caballo vuelve de { $square }.
knight-take-back = Por ahí no había salida: el caballo vuelve de { $square }.
knight-solution = El caballo ha visitado todas las casillas.
queens-way = Solución { $number } de las ocho reinas. Pulsa Seguir para ver otra.
knight-way = Viaje { $number }: ha visitado todas las casillas una vez. Pulsa Seguir para ver otro.
all-ways = Lo he probado todo: hay { $number } soluciones, y ninguna más.

problem-is-watched = Aquí solo puedes mirar. Pulsa { $button } y verás cómo se resuelve.
problem-is-solved-now = Aquí solo puedes mirar. Lo estoy resolviendo ahora mismo.
chess-watch = Ver la búsqueda
chess-stop = Retirarlo todo y empezar de nuevo
chess-take-back = la próxima suposición que se retira
chessboard = Un tablero de ajedrez, profundidad { $depth }
