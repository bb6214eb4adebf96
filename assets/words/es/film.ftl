### Todo lo que se ve como una película: sus botones, su velocidad, su línea de tiempo, sus contadores.

watch = Ver
pause = Pausa
    .tooltip = Parar un momento
go-on = Seguir
    .tooltip = Seguir a la velocidad de abajo
watch-again = Otra vez
    .tooltip = Empezar otra vez desde el principio
step-back = Paso atrás
    .tooltip = Un paso atrás
single-step = Un paso
    .tooltip = Un paso adelante
stop = Parar

on-to = Seguir hasta { $reached }
run-to = Ir hasta…
    .tooltip = Seguir hasta el momento que elijas
jump-solution-reached = la próxima solución
jump-end-reached = el final del todo, más allá de todas las soluciones

speed = Velocidad
    .tooltip = Elegir a qué velocidad va
    .flat-out = lo más rápido posible
too-fast = Voy demasiado rápido para explicar cada paso. Baja la velocidad o haz una pausa, y te cuento qué pasa.
steps-a-second = { $steps ->
    [1] 1 paso por segundo
   *[other] { $number } pasos por segundo
}
digits-a-second = { $steps ->
    [1] 1 cifra por segundo
   *[other] { $number } cifras por segundo
}
blocks-a-second = { $steps ->
    [1] 1 bloque por segundo
   *[other] { $number } bloques por segundo
}
calls-a-second = { $steps ->
    [1] 1 llamada por segundo
   *[other] { $number } llamadas por segundo
}

time-line = Línea de tiempo
    .tooltip = Arrastra hasta cualquier momento de la ejecución
time-line-ended = paso { $position } de { $furthest }
time-line-so-far = paso { $position } de { $furthest } hasta ahora
time-line-long = { $position } de { $furthest }

last-run = La última ejecución
counter-tried = Probadas
counter-depth = Profundidad
counter-placed = Puestas
counter-taken-back = Retiradas
counter-solutions = Soluciones
counter-rate = Por segundo

depth-over-time = Profundidad en el tiempo
    .plot = Una gráfica de la profundidad en el tiempo
    .none = Crece mientras avanza la búsqueda
    .tooltip = Cuántas cifras están puestas en cada momento: subir es poner, bajar es retirar. Haz clic para ir a ese momento.
thousand-steps = { $number } mil
million-steps = { $number } M

tree-of-calls = Árbol de llamadas
    .none = Crece mientras avanza la búsqueda
    .tooltip = Cada círculo es una llamada a solve. El amarillo se ejecuta ahora. Los rojos volvieron sin solución. Haz clic en uno para ir a ese momento.
tree-placed = puesta
tree-now = ahora
tree-taken-back = retirada
tree-found = llevó a una solución
tree-untried = por probar
tree-try = tu prueba
tree-begins = empieza una prueba
tree-click = Haz clic en un nodo para ir allí.
tree-large = Ampliar
    .tooltip = Ampliar el árbol de llamadas para ver todos sus niveles
tree-smaller = Más pequeño
tree-larger = Más grande
tree-how = Arrastra para mover, Ctrl y la rueda para ampliar. Haz clic en una llamada para ir allí.
tree-root = La primera llamada: haz clic para ir al principio
tree-stands = { $name }: sigue en el tablero. Haz clic para ver cómo se pone.
tree-dead = { $name }: un callejón sin salida tras { $calls ->
    [1] 1 llamada
   *[other] { $number } llamadas
}. Haz clic para ir allí.
tree-solved = { $name }: { $solutions ->
    [1] 1 solución
   *[other] { $found } soluciones
} en { $calls ->
    [1] 1 llamada
   *[other] { $number } llamadas
}. Haz clic para ir allí.
tree-shared = { $name } y las de antes: { $shared } llamadas que volvieron, { $calls ->
    [1] 1 llamada
   *[other] { $number } llamadas
} en total. Haz clic para ir a la última.
tree-digit = { $digit } en { $cell }
predicted-right = ¡Correcto! { $moment }
predicted-wrong = Esta vez no. { $moment }
predicted-so-far = { $right } de { $made } aciertos.
predict-next = ¿Qué viene ahora?
predict-first = Primero activa «Predecir» en «Ver». Después puedes decir qué viene ahora, y yo te digo si has acertado.
predict-at-rest = Haz primero una pausa. Después di qué viene ahora.
predict-cell = Elige primero una celda: aquella a la que crees que irá el solucionador.
