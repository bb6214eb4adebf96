### La carrera de los métodos.

race-intro = Elige quién participa y qué cuenta, y pulsa Empezar.
race-runs = ¡Ya corren! { $pace }
race-pace = { $measure ->
    [steps] Cada programa da los mismos pasos por segundo.
    [tries] Cada programa prueba las mismas cifras por segundo.
   *[time] Cada programa recibe el mismo tiempo del procesador.
}
race-order = { $pace } Las calles nunca cambian de sitio. Las medallas muestran quién ganó.
race-runs-already = Lo que cuenta se elige antes de empezar. Primero para la carrera.
race-stopped = La carrera está parada. Las calles muestran hasta dónde llegó cada programa.
no-racers = No participa nadie: elige al menos un método.
race-copied = La tabla está en el portapapeles, como tabla de Markdown.
no-race-yet = Todavía no hay tabla que copiar: primero empieza una carrera.
race-won = Gana { $name }. { $measure }: { $value }.
race-tied = { $names } comparten el primer puesto. { $measure }: { $value }.
race-won-without-solution = Este sudoku no tiene solución, y todos los métodos lo descubrieron. { $won }
race-without-winner = No gana nadie.
own-program-compared = Tu proyecto { $searched ->
    [true] probó
   *[false] puso
} { $yours } cifras; la fuerza bruta, { $ours }.
own-program-wrong = Tu proyecto todavía no está bien: encontró { $found ->
    [0] ninguna solución
    [one] 1 solución
   *[other] { $found } soluciones
}, y { $there ->
    [0] no hay ninguna
    [one] hay 1
   *[other] hay { $there }
}.
own-program-stopped = Tu proyecto no pudo seguir. { $reason }.

race-heading = La carrera
race-start = Empezar
    .tooltip = Empezar la carrera
race-stop = Parar
    .tooltip = Parar la carrera
race-puzzle = Sudoku
race-my-board = Mi tablero
    .tooltip = El tablero del escenario, tal como está ahora
race-another = Otro
race-goal = La meta
race-first = Una solución
    .tooltip = Correr hasta encontrar una solución, o hasta saber que no hay ninguna
race-all = Todas
    .tooltip = Correr hasta encontrar todas las soluciones y saber que no hay otras
race-speed = { $measure ->
    [steps] Pasos por segundo
    [tries] Cifras probadas por segundo
   *[time] Tiempo del procesador por segundo
}
race-flat-out = Al máximo
race-measure = ¿Quién gana? El que tenga menos…
race-measure-about = { $measure ->
    [steps] Un paso es una cosa que hace un programa: mirar, probar una cifra, ponerla, retirarla.
    [tries] Una cifra se prueba cuando un programa aún no sabe si encaja.
   *[time] El tiempo que el procesador trabaja para un programa. Algunos pasos tardan más.
}
race-stops = La carrera para cuando llegan tres.
race-rest = Que lleguen los demás
    .tooltip = Seguir hasta que lleguen todos
race-copy-table = Copiar
    .tooltip = Copiar la tabla como Markdown
race-lane-about = Cada cifra puesta es un paso hacia la meta; cada cifra retirada, un paso atrás
race-from = Salida
race-finish = Meta
race-not-yet = aún no
race-filled = { $filled } de { $blanks }
race-found = { $solutions ->
    [one] 1 solución
   *[other] { $solutions } soluciones
}
race-place = { $place }.º
race-came = { $place } · { $value }
race-out = fuera
race-still-running = { $value } …

measure-steps = Pasos
measure-tries = Pruebas
measure-placements = Puestas
measure-retractions = Retiradas
measure-depth = Profundidad máxima
measure-time = Tiempo
