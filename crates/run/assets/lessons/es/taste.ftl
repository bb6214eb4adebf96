### Una muestra de diez minutos, para quien no ha hecho ninguna otra lección.

taste = Un proyecto resuelve un sudoku
    .goal = Has visto cómo un proyecto prueba una cifra, falla y vuelve atrás.
    .start = Esto es un sudoku pequeño: ninguna cifra del 1 al 4 puede estar dos veces en una fila, una columna o una caja de dos por dos. El proyecto no piensa: prueba, y vuelve atrás.

taste-first = En la celda de arriba a la izquierda, el proyecto prueba 1, 2, 3, 4. ¿Qué cifra pone primero?
    .why = Ya hay un 1 en la fila. Así que el 2 es la primera cifra que encaja.
    .wrong = Toma la primera cifra que aún no está en la fila, la columna ni la caja.
    .hint-1 = Hay un 1 en la fila. ¿Hay un 2 en la fila, la columna o la caja?
    .hint-2 = No. Así que el 2 encaja.
taste-back = Haz clic en Resolver. Deja que siga hasta que retire la cifra: el segundo cambio de S.
    .why = Nada encaja en la celda siguiente. Así que el 2 estaba mal, y el proyecto lo retiró.
    .wrong = El proyecto no acaba de retirar una cifra.
    .hint-1 = La lista S contiene el tablero. Retirar una cifra también es un cambio.
    .hint-2 = Haz clic en el botón Resolver del escenario, y luego en «Ir hasta».
taste-block = Nada encaja al lado del 2. ¿Qué bloque retirará el 2? Haz clic en él.
    .why = Pone un 0 en la celda, así que vuelve a estar vacía. Luego se prueba la cifra siguiente. Eso es la vuelta atrás.
    .wrong = Ese es otro bloque.
    .hint-1 = Mira cerca del final de «resolver». Una celda vacía es un 0.
    .hint-2 = Es el bloque con la nota «Retirar».
taste-other = Este tablero tiene dos soluciones. Para que «resolver» encuentre la otra, haz que pruebe primero el 4 y por último el 1.
    .why = Cualquier orden encuentra una solución si la hay. Cuál sale primero depende del orden.
    .wrong = Cambia solo el orden en que se prueban las cifras.
    .hint-1 = Mira el bloque «para». También puede contar hacia atrás.
    .hint-2 = Haz que `cifra` vaya de 4 a 1.
