### La carrera de los métodos.

race-intro = Elige un sudoku y los métodos, y luego empieza la carrera.
race-runs = ¡Ya corren! Cada método recibe el mismo tiempo, por turnos.
race-runs-by-steps = ¡Ya corren! Cada método da los mismos pasos por segundo.
race-stopped = La carrera está parada. La tabla muestra hasta dónde llegó cada método.
no-racers = No participa nadie: elige al menos un método.
race-copied = La tabla está en el portapapeles, como tabla de Markdown.
no-race-yet = Todavía no hay tabla que copiar: primero empieza una carrera.
race-won = Gana { $name }. { $measure }: { $value }.
race-won-without-solution = Este sudoku no tiene solución, y todos los métodos lo descubrieron. { $won }
race-without-winner = No gana nadie.
own-program-compared = Tu programa { $searched ->
    [true] probó
   *[false] puso
} { $yours } cifras; la fuerza bruta, { $ours }.
own-program-wrong = Tu programa todavía no está bien: encontró { $found ->
    [0] ninguna solución
    [one] 1 solución
   *[other] { $found } soluciones
}, y { $there ->
    [0] no hay ninguna
    [one] hay 1
   *[other] hay { $there }
}.
own-program-stopped = Tu programa no pudo seguir. { $reason }.

race-heading = La carrera
race-start = Empezar
    .tooltip = Empezar la carrera
race-stop = Parar
    .tooltip = Parar la carrera
race-puzzle = Sudoku
race-my-board = Mi tablero
    .tooltip = El tablero del escenario, tal como está ahora
race-another = Otro
race-engines = Métodos
race-goal = La meta
race-first = Una solución
    .tooltip = O saber que no hay ninguna
race-all = Todas
    .tooltip = Todas las soluciones, y saber que no hay otras
race-speed = Pasos por segundo
    .same-steps = Todos los métodos dan los mismos pasos
    .same-time = Todos los métodos reciben el mismo tiempo del procesador, por turnos
race-flat-out = Al máximo
race-measure = ¿Quién gana? El que tenga menos…
    .tooltip = Los puestos dependen de esto
race-table = La tabla
    .none = Aún no hay carrera
    .tooltip = 1.000 µs (millonésimas de segundo) son 1 ms, y 1.000 ms son 1 s
race-copy-table = Copiar
    .tooltip = Copiar la tabla como Markdown
race-lanes = Las calles
    .tooltip = Cada cifra colocada es un paso hacia la meta; cada cifra retirada, un paso atrás
race-place = { $place }.º
race-came = { $place } · { $value }
race-out = fuera
race-steps-of = { $name }, pasos: { $steps }
race-still-running = { $value } …

measure-solutions = Soluciones
measure-steps = Pasos
measure-tries = Probadas
measure-placements = Puestas
measure-retractions = Retiradas
measure-depth = Profundidad máxima
measure-time = Tiempo
