### Proyectos: programas sin una única respuesta correcta, y un problema que nadie ha visto antes.

diagonals = Las dos diagonales
    .goal = Sabes dar una regla nueva a un solucionador.
    .start = En este sudoku, una cifra tampoco puede repetirse en ninguna de las dos diagonales largas. El solucionador aún no lo sabe. Hay muchas maneras de enseñárselo. Es correcto todo proyecto que resuelva todos los tableros con la regla nueva.

diagonals-write = Cambia el proyecto para que respete también las dos diagonales. Si así no hay solución, el búho lo dice.
    .why = Basta con una regla más. La búsqueda en sí no ha cambiado nada.
    .wrong = Mira las dos diagonales: ¿son distintas todas sus cifras?
    .hint-1 = ¿Qué bloque conoce las reglas? Ahí va la nueva.
    .hint-2 = La diagonal que baja desde la izquierda tiene las celdas 1, 6, 11 y 16.
    .hint-3 = La otra tiene las celdas 4, 7, 10 y 13. Solo las celdas de una diagonal necesitan la regla nueva.

count-all = ¿Cuántas soluciones?
    .goal = Sabes hacer que una búsqueda encuentre todas las soluciones, no solo la primera.
    .start = `resolver` se para cuando ha encontrado una solución. Pero algunos tableros tienen más. ¡El tablero vacío tiene 288! Tu proyecto averigua cuántas hay.

count-all-write = Escribe el bloque «número de soluciones». Devuelve de cuántas maneras se puede llenar el tablero. Al final el tablero está como antes.
    .why = Una búsqueda que no se para en ninguna solución las encuentra todas. Cada llamada devuelve su propio número, y quien la llamó los suma.
    .wrong = Un tablero lleno cuenta como una. ¿Qué pasa después de encontrar una solución?
    .hint-1 = Piensa en `resolver`. ¿Qué tiene que cambiar cuando encuentra una solución?
    .hint-2 = Si no hay ninguna celda vacía, devuelve 1. Si no, sigue con la cifra siguiente.
    .hint-3 = Suma lo que devuelven las llamadas, y retira cada cifra.

fewest-first = Menos llamadas
    .goal = Sabes hacer rápida una búsqueda lenta.
    .start = La fuerza bruta toma la primera celda vacía. Para este tablero y otros tres necesita 97 llamadas a `resolver`. Pero quien juega bien busca dónde encajan pocas cifras. Tú decides cómo lo consigue tu proyecto.

fewest-first-write = Haz que el proyecto resuelva estos cuatro tableros con 60 llamadas a `resolver` en total como máximo. También tiene que resolver todos los demás tableros.
    .why = Quien elige bien tiene menos que retirar. En los tableros grandes esto ahorra millones de llamadas.
    .wrong = ¿En qué celda vacía encajan menos cifras?
    .hint-1 = `resolver` pide una celda a «primera celda vacía». Dale una mejor.
    .hint-2 = Escribe un bloque «mejor celda vacía»: cuenta para cada celda vacía cuántas cifras encajan.
    .hint-3 = Recuerda la mejor celda hasta el momento, y cuántas cifras encajan en ella.

dead-board = Un tablero muerto
    .goal = Sabes hacer que un proyecto vea pronto que no hay salida.
    .start = Un tablero está muerto si en una de sus celdas vacías no encaja ninguna cifra. Tú lo ves enseguida. La fuerza bruta gasta 97 llamadas antes de rendirse.

dead-board-write = Haz que el proyecto vea que este tablero está muerto con una llamada a `resolver` como máximo. Los demás tableros se resuelven como antes.
    .why = Los buenos solucionadores miran hacia delante después de cada cifra. Así dejan pronto los callejones sin salida, también en lo hondo de la búsqueda.
    .wrong = ¿Hay una celda vacía en la que no encaje ninguna cifra?
    .hint-1 = Antes de que `resolver` pruebe nada, haz que mire todas las celdas vacías.
    .hint-2 = Escribe un bloque propio que devuelva si hay una celda vacía muerta.
    .hint-3 = Cuenta cuántas de las cuatro cifras encajan en una celda vacía. ¿Qué significa 0?

place-queens = Pon las reinas
    .goal = Sabes escribir una búsqueda desde cero.
    .start = Ya conoces las reinas: ninguna puede atacar a otra. El bloque que pregunta si una columna es segura ya está. El bloque que pone las reinas está vacío.

place-queens-write = Escribe «poner reinas desde fila …». Suma 1 a `soluciones` por cada manera de poner las reinas de esta fila y de todas las de abajo.
    .why = Probar, llamar, retirar: lo has escrito sin ayuda de `resolver`.
    .wrong = Dibújalo para tres filas. ¿Qué hay en `reinas` cuando empieza una llamada, y cuando termina?
    .hint-1 = ¿Cuál es el caso base? ¿En qué fila ya no queda nada que poner?
    .hint-2 = En un bucle por todas las columnas: ¿es segura la columna en esta fila?
    .hint-3 = Añade la columna a `reinas`, llama para la fila siguiente y bórrala otra vez.

visit = El camino del caballo
    .goal = Sabes escribir una búsqueda que encuentra un camino.
    .start = El caballo quiere estar una vez en cada casilla. Las listas `bajar` y `derecha` tienen sus ocho saltos. Puede probarlos en cualquier orden: todo viaje es correcto.

visit-write = Escribe «visitar fila … columna … con número …». Devuelve verdadero si el caballo puede visitar todas las casillas desde ahí. Entonces `visitas` tiene el número de cada casilla.
    .why = Has construido toda la búsqueda: una pregunta, un caso base, un bucle con una llamada y un camino de vuelta.
    .wrong = Si no funciona ningún salto, la casilla tiene que volver a ser 0.
    .hint-1 = Primero pregunta si la casilla está libre. Si no lo está, devuelve falso.
    .hint-2 = Escribe el número en `visitas`. ¿Cuándo ha terminado el caballo?
    .hint-3 = Prueba cada uno de los ocho saltos con una llamada. Si una devuelve verdadero, devuelve verdadero.

puzzle-maker = Una máquina de sudokus
    .goal = Sabes hacer sudokus con una sola solución.
    .start = El tablero está lleno. Quita cifras, y será un sudoku. Pero si quitas demasiadas, tendrá dos soluciones. «número de soluciones» las cuenta por ti. Haz clic en el búho para probar tu bloque.

puzzle-maker-write = Escribe «hacer un sudoku». Deja una sola solución, y 8 celdas vacías o más. Ninguna cifra cambia de celda.
    .why = Tu proyecto pregunta a un solucionador por su sudoku. Así se hacen también los sudokus de los libros.
    .wrong = Quita las cifras una a una. ¿Cuándo tienes que devolverla?
    .hint-1 = Recuerda la cifra, cámbiala por 0 y cuenta las soluciones.
    .hint-2 = Si hay más de una solución, vuelve a poner la cifra.
    .hint-3 = Hazlo con todas las celdas, una a una, o muchas veces con un «número aleatorio».

transfer = En la balanza
    .goal = Sabes resolver un problema nuevo con lo que has aprendido.
    .start = Este problema no lo has visto nunca. Algo pesa 7. Las pesas de 6, 5, 4 y 3 pueden ir al platillo, cada una una vez. ¿Cuáles pesan 7 juntas?

transfer-first = Haces clic en la bandera, y al final el búho dice que la balanza está en equilibrio. ¿Qué pesa es entonces la primera de `platillo`?
    .why = Primero se probaron la de 6 y la de 5. Las dos se quitaron, porque nada va bien con ellas. 4 y 3 suman 7.
    .wrong = Prueba las pesas en orden: primero la de 6. ¿Alguna otra va bien con ella?
    .hint-1 = A la de 6 le falta un 1. ¿Lo hay?
    .hint-2 = A la de 5 le falta un 2. ¿Lo hay?
transfer-off = ¿Cuántas veces se quita una pesa del platillo?
    .why = 7 veces: 5, 4, 3 y luego la misma de 6. Después 4, 3 y la de 5. Al final se quedan 4 y 3.
    .wrong = Apunta cada pesa que se pone, y táchala cuando se quita.
    .hint-1 = Ve paso a paso, y observa `platillo`.
    .hint-2 = Con la de 6 en el platillo se prueban tres pesas, y todas pesan demasiado.
transfer-ways = Escribe «maneras de pesar … desde la pesa …». Devuelve de cuántas maneras las pesas a partir de esa suman el número.
    .why = Es una búsqueda que no habías visto nunca, y la has escrito tú.
    .wrong = Cada pesa se toma o no se toma. Suma las dos cosas.
    .hint-1 = ¿Cuántas maneras hay si el resto es 0? ¿Y si es menor que 0?
    .hint-2 = Con esta pesa, el resto se hace menor. Sin ella, se queda igual.
