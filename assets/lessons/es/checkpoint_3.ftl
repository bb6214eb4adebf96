### Etapa 3: el ordenador resuelve, en un sudoku pequeño de cuatro filas, en el que se ve todo el árbol de llamadas.

first-blank = La primera celda vacía
    .goal = Sabes explicar cómo encuentra el programa la próxima celda que va a llenar.
    .start = Este es un sudoku pequeño: cuatro filas de cuatro, las cifras del 1 al 4, y cajas de dos por dos. Antes de probar una cifra, el programa necesita una celda vacía. Las celdas vacías son ceros en la lista S.

first-blank-where = «first blank» busca el primer 0 de S. ¿Qué celda devolverá? Haz clic en ella.
    .why = «# de elemento de 0 en S» recorre la lista desde el principio. El elemento 1 es 2, y el elemento 2 es el primer 0.
    .wrong = Lee el tablero como una página: de izquierda a derecha, y luego la fila siguiente.
    .hint-1 = Empieza en la esquina de arriba a la izquierda.
    .hint-2 = La esquina tiene un 2. Ve una a la derecha.
first-blank-none = Ahora el tablero está lleno. ¿Qué devuelve «first blank»?
    .why = No hay ningún 0 en la lista. El número de un elemento nunca es 0, así que 0 puede significar «no hay ninguno».
    .wrong = Ninguna celda tiene este número.
    .hint-1 = ¿Qué dice Scratch cuando no encuentra algo en una lista?
    .hint-2 = Lee la nota que hay junto al bloque.
first-blank-after = El programa acaba de poner una cifra en la celda 2. Pregunta otra vez «first blank». ¿Qué celda es ahora? Haz clic en ella.
    .why = La celda 2 ya no está vacía. Así se encuentra la siguiente, sin que nadie lleve la cuenta.
    .wrong = La celda 2 ya está llena. Sigue leyendo desde ahí.
    .hint-1 = La fila de arriba es ahora 2 1 0 3.
    .hint-2 = Es la tercera celda.
first-blank-mend = Este «first blank» busca lo que no es. Arréglalo.
    .why = Una celda vacía es un 0 en la lista. Si se busca 1, se encuentra el primer 1.
    .wrong = ¿Qué hay en S donde el tablero está vacío?
    .hint-1 = Busca un 1. ¿Qué debería buscar?
    .hint-2 = Cambia el 1 por 0.

trying = Probar las cifras en orden
    .goal = Sabes seguir el bucle de «solve» y decir qué hace con cada cifra.
    .start = El bloque «solve» toma la primera celda vacía y prueba 1, 2, 3, 4. Si una cifra encaja, entra, y una nueva llamada a «solve» hace el resto del tablero.

trying-digit = La primera celda vacía es la celda 2, en la fila 2 0 0 3. ¿Qué cifra se pone primero en ella?
    .why = Primero se prueba el 1. No está en la fila, la columna ni la caja de la celda 2, así que encaja.
    .wrong = Las cifras se prueban en orden: 1, 2, 3, 4. Toma la primera que encaje.
    .hint-1 = ¿Hay un 1 en la fila de arriba? ¿En la columna 1, que es 0 0 0 2? ¿En la caja?
    .hint-2 = No hay ninguno. Así que la primera cifra ya encaja.
trying-none = Con el 1 en la celda 2, a la llamada siguiente le toca la celda 3, y la fila de arriba es 2 1 0 3. ¿Qué devolverá esta llamada?
    .why = 1, 2 y 3 están en la fila, y el 4 está en la columna. No encaja ninguna cifra, así que la llamada devuelve falso: no ha sido culpa mía, algo de antes está mal.
    .wrong = Prueba cada cifra en la celda 3: mira la fila, y luego la columna 0 4 2 3.
    .hint-1 = La fila ya tiene 2, 1 y 3. Solo queda el 4.
    .hint-2 = La celda 7, justo debajo, es 4.
trying-solve = Haz clic en Solve y deja que siga hasta que el tablero esté lleno.
    .why = Cada llamada ha llenado una celda y ha dejado el resto a la llamada siguiente. Eso es divide y vencerás: ahora una celda, después el tablero más pequeño.
    .wrong = Todavía quedan celdas vacías.
    .hint-1 = Haz clic en el botón Solve del escenario.
    .hint-2 = Luego deja que se ejecuten los bloques. Tarda menos de un segundo.
trying-three = Este «solve» no encuentra ninguna solución, porque nunca prueba el 4. Arréglalo.
    .why = Si una cifra no se prueba nunca, no se encuentra la solución que la necesita. La fuerza bruta tiene que probarlas todas.
    .wrong = ¿Hasta dónde cuenta el bucle?
    .hint-1 = Mira el bloque «para».
    .hint-2 = Haz que cuente de 1 a 4.

memory = Lo que recuerda una llamada
    .goal = Sabes explicar que cada llamada tiene sus propias variables.
    .start = «solve» llama a «solve». La primera llamada no ha terminado entonces: espera, como una página con un marcador. Cada llamada tiene su propia página, con su propia cell y su propia digit.

memory-first = La primera llamada ha puesto 1 en la celda 2 y ha llamado a «solve». La segunda llamada acaba de empezar. ¿Cuánto vale digit en la primera llamada?
    .why = La primera llamada espera con sus variables tal como estaban: celda 2, cifra 1.
    .wrong = Mira la tarjeta de la primera llamada.
    .hint-1 = ¿Qué cifra puso la primera llamada?
    .hint-2 = Espera en mitad de su bucle, y el bucle va por el 1.
memory-new = ¿Y cuánto vale digit en la segunda llamada, que acaba de empezar?
    .why = Cada llamada empieza con variables nuevas, y valen 0. No ve las de la primera llamada.
    .wrong = Todavía no ha dado valor a digit.
    .hint-1 = Nadie le ha dado un valor.
    .hint-2 = En Scratch, una variable nueva vale 0.
memory-four = Avanza paso a paso hasta que haya cuatro llamadas a «solve» una sobre otra.
    .why = Tres llamadas esperan, cada una con una cifra en el tablero, y la cuarta trabaja. Juntas son el camino desde la primera celda vacía hasta aquí.
    .wrong = Cuenta las tarjetas: todavía no son cuatro, o ya no lo son.
    .hint-1 = Cada vez que se llama a «solve» se añade una tarjeta. Cuando devuelve algo, su tarjeta se va.
    .hint-2 = La segunda llamada falla pronto. Sigue después de eso.
memory-third = Ahora hay cuatro llamadas. ¿Qué celda recuerda la tercera? Haz clic en ella.
    .why = La primera llamada tiene la celda 2, la segunda la celda 3, la tercera la celda 5: la tercera celda vacía del tablero.
    .wrong = Mira la tarjeta de la tercera llamada, o cuenta las celdas vacías.
    .hint-1 = La primera llamada tomó la primera celda vacía, la segunda tomó la segunda.
    .hint-2 = La primera fila tiene dos celdas vacías. La tercera celda vacía está en la segunda fila.
memory-own = Aquí todas las llamadas comparten una cell y una digit, y así se lían. Dale otra vez a cada llamada las suyas.
    .why = «variables del programa» crea variables que son de una sola llamada. Cuando otra llamada vuelve, las tuyas están como las dejaste.
    .wrong = Cuando una llamada vuelve, cell sigue siendo lo que hizo de ella la otra llamada.
    .hint-1 = Falta un bloque al principio de «solve».
    .hint-2 = Pon «variables del programa cell digit» justo debajo de «definir».

taking-back = Retirar
    .goal = Sabes explicar con tus palabras qué es la vuelta atrás.
    .start = A veces una cifra encaja y aun así está mal. Eso solo se ve después, cuando ya no encaja nada. Entonces el programa vuelve atrás y retira una cifra.

taking-back-gives-up = Avanza paso a paso hasta que «solve» devuelva algo por primera vez.
    .why = Ha devuelto falso. Ninguna cifra encaja en la celda 3, así que esta llamada se rinde. La llamada anterior recibe la mala noticia.
    .wrong = Ninguna llamada ha devuelto nada todavía.
    .hint-1 = Mira la celda 3: se rechazan las cuatro cifras.
    .hint-2 = Párate justo después del bloque «devolver falso» del final de «solve».
taking-back-where = La llamada de la celda 3 acaba de devolver falso. ¿Qué celda se vacía ahora? Haz clic en ella.
    .why = La llamada anterior había puesto 1 en la celda 2. Oye «falso», retira su 1 y sigue con su bucle.
    .wrong = Es la última celda que se llenó.
    .hint-1 = Hasta ahora solo se ha puesto una cifra.
    .hint-2 = ¿Quién hizo la llamada que se ha rendido?
taking-back-then = Se ha retirado el 1 de la celda 2. ¿Qué cifra entra ahora en la celda 2?
    .why = 2 y 3 ya están en la fila. El 4 encaja. El bucle siguió donde estaba, sin más.
    .wrong = El bucle sigue: 2, luego 3, luego 4.
    .hint-1 = La fila de arriba es 2 0 0 3. ¿Encaja el 2? ¿Y el 3?
    .hint-2 = Solo queda una cifra.
taking-back-never = Este tablero tiene 1 y 3 en la fila de arriba, y no tiene ninguna solución. ¿Qué devuelve «solve» al final?
    .why = Se probaron todas las cifras de la primera celda, y todas fallaron. Entonces la primera llamada devuelve falso, y eso es una demostración: no hay solución.
    .wrong = ¿Qué devuelve «solve» cuando termina su bucle?
    .hint-1 = Si no hay solución, ninguna llamada puede encontrarla.
    .hint-2 = Mira el último bloque de «solve».
taking-back-mend = Este «solve» se olvida de retirar cifras. Pon el bloque que vuelve a vaciar la celda.
    .why = Sin él, las cifras malas se quedan en el tablero y estorban a todo lo que viene.
    .wrong = ¿Qué debe pasar cuando el «solve» de dentro ha devuelto falso?
    .hint-1 = El bloque nuevo va después de «si solve entonces devolver verdadero», dentro del otro «si».
    .hint-2 = «reemplazar elemento cell de S con 0».

deep = Qué profundo, cuántas veces
    .goal = Sabes distinguir la profundidad de las llamadas y su número.
    .start = Dos números dicen mucho de una recursión: cuántas llamadas hay como máximo una sobre otra, y cuántas hay en total. El tablero tiene nueve celdas vacías.

deep-deepest = ¿Cuántas llamadas a «solve» hay como máximo una sobre otra? Cuenta la primera, y también la última, que ya no encuentra nada que llenar.
    .why = Una llamada por cada una de las nueve celdas vacías, y otra más que no encuentra ninguna y devuelve verdadero: 10.
    .wrong = Una llamada por cada celda vacía. ¿Y qué llamada ve que el tablero está lleno?
    .hint-1 = Hay nueve celdas vacías.
    .hint-2 = La llamada que dice «resuelto» va encima de todas.
deep-comes-back = La séptima llamada acaba de empezar, con la celda 9. ¿Cuántas llamadas más empiezan antes de que vuelva?
    .why = Probó el 3 y llamó, y falló. Probó el 4 y llamó, y también falló. Dos llamadas, y luego se rindió.
    .wrong = Cada cifra que encaja lleva a una llamada.
    .hint-1 = Avanza paso a paso y cuenta cuántas veces se llama a «solve».
    .hint-2 = En la celda 9 encajan dos cifras: 3 y 4.
deep-calls = ¿Cuántas llamadas a «solve» hay en total hasta que el tablero está lleno?
    .why = 16 llamadas, aunque solo hay 10 a la vez: seis volvieron con «falso» por el camino. La profundidad es cosa de memoria; el número de llamadas, de tiempo.
    .wrong = Cuenta todas las llamadas, también las que fallaron.
    .hint-1 = Deja que se ejecute y cuenta, o mira el contador.
    .hint-2 = Diez llamadas acertaron. Seis fallaron.
deep-turn = En este tablero las cifras malas son las pequeñas. Cambia «solve» para que necesite menos llamadas para la misma solución.
    .why = Bajando del 4 al 1, cada cifra fue correcta a la primera: 10 llamadas. En otro tablero podría ser al revés. La suerte no es un plan, pero las próximas lecciones tienen uno.
    .wrong = Cambia solo el orden en que se prueban las cifras.
    .hint-1 = Mira el bloque «para». También puede contar hacia atrás.
    .hint-2 = Haz que digit vaya de 4 a 1.

solve = Escríbelo tú
    .goal = Has escrito un solucionador.
    .start = Ahora conoces todas sus partes: la primera celda vacía, el bucle de las cifras, la llamada para el resto y la retirada. Júntalas.

solve-full = El tablero ya está lleno. ¿Cuántas llamadas a «solve» hay entonces, contando la primera?
    .why = La primera llamada no encuentra ninguna celda vacía y devuelve verdadero enseguida. Aquí termina una recursión. Se llama caso base.
    .wrong = ¿Se llama a sí mismo cuando no hay ninguna celda vacía?
    .hint-1 = ¿Qué devuelve «first blank» en un tablero lleno?
    .hint-2 = Entonces el primer «si» devuelve verdadero, y ya está.
solve-end = En este «solve» nadie se da cuenta de que el tablero está lleno. Pon los bloques que lo terminan.
    .why = Toda recursión necesita un caso en el que no se llama a sí misma. Sin él sigue y sigue, o nunca dice que sí.
    .wrong = ¿Qué debe devolver cuando no queda ninguna celda vacía?
    .hint-1 = Necesitas un «si» justo después de «dar a cell el valor first blank».
    .hint-2 = Si cell = 0, devolver verdadero.
solve-write = Aquí hay un «solve» casi vacío. Escríbelo.
    .why = Lo has conseguido. Esta es la fuerza bruta del artículo, y con 9 en lugar de 4 resuelve todos los sudokus que existen.
    .wrong = Repasa las cuatro partes: final, bucle, llamada, retirada.
    .hint-1 = Si cell = 0, devolver verdadero. Luego: para digit de 1 a 4, si digit fits cell…
    .hint-2 = … reemplazar elemento cell de S con digit. Si solve, devolver verdadero. Luego reemplazar elemento cell de S con 0. Después del bucle: devolver falso.
