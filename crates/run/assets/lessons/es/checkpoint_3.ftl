### Etapa 3: el ordenador resuelve, en un sudoku pequeño de cuatro filas, en el que se ve todo el árbol de llamadas.

first-blank = La primera celda vacía
    .goal = Sabes explicar cómo encuentra el proyecto la próxima celda que va a llenar.
    .start = Este es un sudoku pequeño: cuatro filas de cuatro, las cifras del 1 al 4, y cajas de dos por dos. Antes de probar una cifra, el proyecto necesita una celda vacía. Las celdas vacías son ceros en la lista S.

first-blank-where = «primera celda vacía» busca el primer 0 de S. ¿Qué celda devolverá? Haz clic en ella.
    .why = «# de elemento de 0 en S» recorre la lista desde el principio. El elemento 1 es 2, y el elemento 2 es el primer 0.
    .wrong = Lee el tablero como una página: de izquierda a derecha, y luego la fila siguiente.
    .hint-1 = Empieza en la esquina de arriba a la izquierda.
    .hint-2 = La esquina tiene un 2. Ve una a la derecha.
first-blank-none = Ahora el tablero está lleno. ¿Qué devuelve «primera celda vacía»?
    .why = No hay ningún 0 en la lista. El número de un elemento nunca es 0, así que 0 puede significar «no hay ninguno».
    .wrong = Ninguna celda tiene este número.
    .hint-1 = ¿Qué dice Scratch cuando no encuentra algo en una lista?
    .hint-2 = Lee la nota que hay junto al bloque.
first-blank-after = El proyecto acaba de poner una cifra en la celda 2. Pregunta otra vez «primera celda vacía». ¿Qué celda es ahora? Haz clic en ella.
    .why = La celda 2 ya no está vacía. Así se encuentra la siguiente, sin que nadie lleve la cuenta.
    .wrong = La celda 2 ya está llena. Sigue leyendo desde ahí.
    .hint-1 = La fila de arriba es ahora 2 1 0 3.
    .hint-2 = Es la tercera celda.
first-blank-mend = Este «primera celda vacía» busca lo que no es. Arréglalo.
    .why = Una celda vacía es un 0 en la lista. Si se busca 1, se encuentra el primer 1.
    .wrong = ¿Qué hay en S donde el tablero está vacío?
    .hint-1 = Busca un 1. ¿Qué debería buscar?
    .hint-2 = Cambia el 1 por 0.

trying = Probar las cifras en orden
    .goal = Sabes seguir el bucle de «resolver» y decir qué hace con cada cifra.
    .start = El bloque «resolver» toma la primera celda vacía y prueba 1, 2, 3, 4. Si una cifra encaja, entra, y una nueva llamada a «resolver» hace el resto del tablero.

trying-digit = La primera celda vacía es la celda 2, en la fila 2 0 0 3. ¿Qué cifra se pone primero en ella?
    .why = Primero se prueba el 1. No está en la fila, la columna ni la caja de la celda 2, así que encaja.
    .wrong = Las cifras se prueban en orden: 1, 2, 3, 4. Toma la primera que encaje.
    .hint-1 = ¿Hay un 1 en la fila de arriba? ¿En la columna 1, que es 0 0 0 2? ¿En la caja?
    .hint-2 = No hay ninguno. Así que la primera cifra ya encaja.
trying-none = El 1 está en la celda 2, y la fila de arriba es 2 1 0 3. A la llamada siguiente le toca la celda 3. ¿Qué devolverá esta llamada?
    .why = 1, 2 y 3 están en la fila, y el 4 está en la columna. No encaja ninguna cifra, así que la llamada devuelve falso. Eso significa que una cifra de antes está mal.
    .wrong = Prueba cada cifra en la celda 3: mira la fila, y luego la columna 0 4 2 3.
    .hint-1 = La fila ya tiene 2, 1 y 3. Solo queda el 4.
    .hint-2 = La celda 7, justo debajo, es 4.
trying-solve = Haz clic en Resolver y deja que el proyecto siga hasta que el tablero esté lleno.
    .why = Cada llamada ha llenado una celda y ha dejado el resto a la llamada siguiente. Eso es divide y vencerás: ahora una celda, después el tablero más pequeño.
    .wrong = Todavía quedan celdas vacías.
    .hint-1 = Haz clic en el botón «resolver» del escenario.
    .hint-2 = Luego deja que los bloques se ejecuten hasta el final.
trying-three = Este «resolver» no encuentra ninguna solución, porque nunca prueba el 4. Arréglalo.
    .why = Si una cifra no se prueba nunca, no se encuentra la solución que la necesita. La fuerza bruta tiene que probarlas todas.
    .wrong = ¿Hasta dónde cuenta el bucle?
    .hint-1 = Mira el bloque «para».
    .hint-2 = Haz que cuente de 1 a 4.

memory = Lo que recuerda una llamada
    .goal = Sabes explicar que cada llamada tiene sus propias variables.
    .start = «resolver» llama a «resolver». La primera llamada no ha terminado entonces: espera, como una página con un marcador. Cada llamada tiene su propia página, con su propia `celda` y su propia `cifra`.

memory-first = La primera llamada ha puesto 1 en la celda 2 y ha llamado a «resolver». La segunda llamada acaba de empezar. ¿Cuánto vale `cifra` en la primera llamada?
    .why = La primera llamada espera con sus variables tal como estaban: celda 2, cifra 1.
    .wrong = Mira la tarjeta de la primera llamada.
    .hint-1 = ¿Qué cifra puso la primera llamada?
    .hint-2 = Espera en mitad de su bucle, y el bucle va por el 1.
memory-new = ¿Y cuánto vale `cifra` en la segunda llamada, que acaba de empezar?
    .why = Cada llamada empieza con variables nuevas, y valen 0. No ve las de la primera llamada.
    .wrong = No ha dado ningún valor a `cifra`.
    .hint-1 = Nadie le ha dado un valor.
    .hint-2 = En Scratch, una variable nueva vale 0.
memory-four = Deja que siga hasta que haya cuatro llamadas a «resolver» abiertas a la vez.
    .why = Tres llamadas esperan, cada una con una cifra en el tablero, y la cuarta trabaja. Juntas muestran el camino desde la primera celda vacía hasta aquí.
    .wrong = Cuenta las tarjetas: todavía no son cuatro, o ya has pasado de cuatro.
    .hint-1 = Cada vez que se llama a «resolver» se añade una tarjeta. Cuando devuelve algo, su tarjeta se va.
    .hint-2 = La segunda llamada falla pronto. Sigue después de eso.
memory-third = Ahora hay cuatro llamadas abiertas. ¿Qué celda recuerda la tercera? Haz clic en ella.
    .why = La primera llamada tiene la celda 2, la segunda la celda 3, la tercera la celda 5: la tercera celda vacía del tablero.
    .wrong = Mira la tarjeta de la tercera llamada, o cuenta las celdas vacías.
    .hint-1 = La primera llamada tomó la primera celda vacía, la segunda tomó la segunda.
    .hint-2 = La primera fila tiene dos celdas vacías. La tercera celda vacía está en la segunda fila.
memory-own = Aquí todas las llamadas comparten una `celda`, y así se mezclan. Dale otra vez a cada llamada su propia `celda`.
    .why = «variables del programa» crea variables que son de una sola llamada. Ninguna otra llamada puede cambiarlas. Las llamadas pueden compartir `cifra`, porque el bucle le da un valor nuevo en cada vuelta.
    .wrong = Cuando una llamada vuelve, `celda` todavía tiene el valor de la otra llamada.
    .hint-1 = Falta un bloque al principio de «resolver».
    .hint-2 = Pon «variables del programa celda» justo debajo de «definir».

taking-back = Retirar
    .goal = Sabes explicar con tus palabras qué es la vuelta atrás.
    .start = A veces una cifra encaja y aun así está mal. Eso solo se ve después, cuando ya no encaja nada. Entonces el proyecto vuelve atrás y retira una cifra.

taking-back-gives-up = Deja que siga hasta que «resolver» devuelva algo por primera vez.
    .why = Ha devuelto falso. Ninguna cifra encaja en la celda 3, así que esta llamada se rinde. La llamada anterior recibe esta respuesta.
    .wrong = Ninguna llamada ha devuelto nada.
    .hint-1 = Mira la celda 3: se rechazan las cuatro cifras.
    .hint-2 = Párate justo después del bloque «devolver falso» del final de «resolver».
taking-back-where = La llamada de la celda 3 acaba de devolver falso. ¿Qué celda se vacía ahora? Haz clic en ella.
    .why = La llamada anterior había puesto 1 en la celda 2. Oye «falso», retira su 1 y sigue con su bucle.
    .wrong = Es la última celda que se llenó.
    .hint-1 = Hasta ahora solo se ha puesto una cifra.
    .hint-2 = ¿Qué llamada llamó a la que se ha rendido?
taking-back-then = Se ha retirado el 1 de la celda 2. ¿Qué cifra entra ahora en la celda 2?
    .why = 2 y 3 ya están en la fila. El 4 encaja. El bucle siguió donde estaba, sin más.
    .wrong = El bucle sigue: 2, luego 3, luego 4.
    .hint-1 = La fila de arriba es 2 0 0 3. ¿Encaja el 2? ¿Y el 3?
    .hint-2 = Solo queda una cifra.
taking-back-never = Este tablero tiene 1 y 3 en la fila de arriba, y no tiene ninguna solución. ¿Qué devuelve «resolver» al final?
    .why = Se probaron todas las cifras de la primera celda, y todas fallaron. Entonces la primera llamada devuelve falso, y eso es una demostración: no hay solución.
    .wrong = ¿Qué devuelve «resolver» cuando termina su bucle?
    .hint-1 = Si no hay solución, ninguna llamada puede encontrarla.
    .hint-2 = Mira el último bloque de «resolver».
taking-back-mend = Este «resolver» se olvida de retirar cifras. Pon el bloque que vuelve a vaciar la celda.
    .why = Sin él, las cifras malas se quedan en el tablero, y las siguientes no encajan.
    .wrong = ¿Qué debe pasar cuando el «resolver» de dentro ha devuelto falso?
    .hint-1 = El bloque nuevo va después de «si resolver entonces devolver verdadero», dentro del otro «si».
    .hint-2 = «reemplazar elemento celda de S con 0».

deep = Qué profundo, cuántas veces
    .goal = Sabes explicar la diferencia entre lo profundas que son las llamadas y cuántas hay.
    .start = Dos números dicen mucho de una recursión: cuántas llamadas están abiertas a la vez, y cuántas hay en total. El tablero tiene nueve celdas vacías.

deep-deepest = ¿Cuántas llamadas a «resolver» esperan o trabajan como máximo a la vez? Cuenta la primera, y también la última, que ya no encuentra nada que llenar.
    .why = Una llamada por cada una de las nueve celdas vacías, y otra más que no encuentra ninguna y devuelve verdadero: 10.
    .wrong = Una llamada por cada celda vacía. ¿Y qué llamada ve que el tablero está lleno?
    .hint-1 = Hay nueve celdas vacías.
    .hint-2 = La llamada que dice «resuelto» va encima de todas.
deep-comes-back = La séptima llamada acaba de empezar, con la celda 9. ¿Cuántas llamadas más empiezan antes de que vuelva?
    .why = Puso el 3, llamó a «resolver» y no salió. Puso el 4, llamó a «resolver» y tampoco salió. Dos llamadas, y luego se rindió.
    .wrong = Cada cifra que encaja lleva a una llamada.
    .hint-1 = Avanza paso a paso y cuenta cuántas veces se llama a «resolver».
    .hint-2 = En la celda 9 encajan dos cifras: 3 y 4.
deep-calls = ¿Cuántas llamadas a «resolver» hay en total hasta que el tablero está lleno?
    .why = 16 llamadas, aunque como máximo hay 10 abiertas a la vez: seis volvieron con «falso» por el camino. La profundidad cuesta memoria. El número de llamadas cuesta tiempo.
    .wrong = Cuenta todas las llamadas, también las que fallaron.
    .hint-1 = Cada cifra que se pone lleva a una llamada. Súmale la primera llamada.
    .hint-2 = Diez llamadas acertaron. Seis fallaron.
deep-turn = En este tablero las cifras malas son las pequeñas. Cambia «resolver» para que necesite menos llamadas para la misma solución.
    .why = Bajando del 4 al 1, cada cifra fue correcta a la primera: 10 llamadas. En otro tablero podría ser al revés. La suerte no es un plan, pero las próximas lecciones tienen uno.
    .wrong = Cambia solo el orden en que se prueban las cifras.
    .hint-1 = Mira el bloque «para». También puede contar hacia atrás.
    .hint-2 = Haz que `cifra` vaya de 4 a 1.

solve-ends = ¿Cuándo se para «resolver»?
    .goal = Sabes decir cómo termina «resolver» en un tablero lleno, y en uno sin solución.
    .start = «resolver» tiene un caso base: si no hay ninguna celda vacía, devuelve verdadero. Averigua qué hace esta pregunta, y qué no hace.

solve-ends-fake = Este tablero está lleno, pero hay dos unos en la fila de arriba. ¿Qué devuelve «resolver»?
    .why = No encuentra ninguna celda vacía, así que devuelve verdadero enseguida. Solo comprueba las cifras que pone él mismo.
    .wrong = Lee «resolver» desde arriba. ¿Qué hace si no hay ninguna celda vacía?
    .hint-1 = Aquí «primera celda vacía» devuelve 0.
    .hint-2 = ¿Qué bloque viene justo después de «si celda = 0»?
solve-ends-none = Este tablero no tiene solución: a la fila de arriba le falta un 4, pero la caja ya tiene uno. Haz clic en Resolver. Deja que el proyecto siga hasta que el búho diga que no hay solución.
    .why = En la celda 4 no encaja ninguna cifra. Así que el bucle termina, y la primera llamada devuelve falso.
    .wrong = El búho no ha dicho «No hay solución.»
    .hint-1 = Haz clic en el botón Resolver del escenario.
    .hint-2 = Luego deja que los bloques se ejecuten hasta el final.
solve-ends-missing = Aquí falta el caso base. Solo la celda 16 está vacía. La segunda llamada no encuentra ninguna celda vacía. ¿Qué bloque termina esa llamada? Haz clic en él.
    .why = En una celda que no existe no encaja ninguna cifra. Así que el bucle termina y la llamada devuelve falso, aunque el tablero está bien.
    .wrong = Deja que el proyecto siga hasta que una llamada a «resolver» haya devuelto algo. ¿Qué bloque fue el último?
    .hint-1 = La pregunta «si celda = 0» ya no está. Así que la llamada sigue con el bucle.
    .hint-2 = Es el último bloque de «resolver».
solve-ends-extra = Aquí «resolver» hace una pregunta más antes de llamarse a sí mismo: ¿está ya lleno el tablero? Sin ella hay 16 llamadas. ¿Cuántas hay con ella?
    .why = Una menos: falta la última llamada, que solo veía que el tablero estaba lleno. La solución es la misma. Así que una de las dos preguntas sobra aquí.
    .wrong = ¿Qué llamada ya no se hace?
    .hint-1 = La última de todas las llamadas no encuentra ninguna celda vacía.
    .hint-2 = Solo falta esa llamada.
solve-ends-late = Este «resolver» espera la celda 17, y por eso nunca devuelve verdadero. Arregla su caso base.
    .why = «primera celda vacía» nunca devuelve 17. Si no hay ninguna celda vacía, devuelve 0. Un caso base tiene que llegar alguna vez.
    .wrong = ¿Qué devuelve «primera celda vacía» si no hay ninguna celda vacía?
    .hint-1 = Lee la nota junto a «primera celda vacía».
    .hint-2 = Cambia el 17 por 0.
solve-ends-full = Si el tablero está lleno desde el principio, el búho debe decir «El tablero está lleno.» Si no, todo sigue como antes. Cambia el programa del búho.
    .why = Tu pregunta va antes de la primera llamada. Dentro de «resolver» sigue haciendo falta, para el tablero que se va llenando.
    .wrong = ¿Qué dice el búho en un tablero lleno, y qué en los demás?
    .hint-1 = Necesitas «si … entonces … si no …» justo debajo de «al recibir resolver».
    .hint-2 = Pregunta si «primera celda vacía» = 0. Los bloques de antes van dentro de «si no».

solve = Escríbelo tú
    .goal = Has escrito un solucionador.
    .start = Ahora conoces todas sus partes: la primera celda vacía, el bucle de las cifras, la llamada para el resto y la retirada. Júntalas.

solve-full = El tablero ya está lleno. ¿Cuántas llamadas a «resolver» hay entonces, contando la primera?
    .why = La primera llamada no encuentra ninguna celda vacía y devuelve verdadero enseguida. Aquí termina una recursión. Se llama caso base.
    .wrong = ¿Se llama a sí mismo cuando no hay ninguna celda vacía?
    .hint-1 = ¿Qué devuelve «primera celda vacía» en un tablero lleno?
    .hint-2 = Entonces el primer «si» devuelve verdadero, y ya está.
solve-end = Este «resolver» nunca se da cuenta de que el tablero está lleno. Pon los bloques que lo terminan.
    .why = Toda recursión necesita un caso en el que no se llama a sí misma. Sin él sigue y sigue, o nunca dice que sí.
    .wrong = ¿Qué debe devolver cuando no queda ninguna celda vacía?
    .hint-1 = Necesitas un «si» justo después de «dar a celda el valor primera celda vacía».
    .hint-2 = Si `celda` = 0, devolver verdadero.
solve-order = «resolver» se ha desmontado. Pon en orden los bloques sueltos. Dos de ellos sobran.
    .why = Buscar una celda, probar una cifra, llamar, retirar: estas cuatro partes forman «resolver».
    .wrong = Repasa las partes: buscar una celda, probar una cifra, llamar, retirar.
    .hint-1 = «Buscar una celda» va primero, y luego la pregunta de si el tablero está lleno.
    .hint-2 = En el bucle: si la cifra encaja, ponla, llama y retírala. Después del bucle, devuelve falso.
solve-write = Este «resolver» está casi vacío. Escribe el resto.
    .why = Lo has conseguido. Esto se llama fuerza bruta. El mismo «resolver», con bloques que comprueban nueve filas, resuelve todos los sudokus.
    .wrong = Repasa las cuatro partes: buscar una celda, probar una cifra, llamar, retirar.
    .hint-1 = Si `celda` = 0, devolver verdadero. Luego: para `cifra` de 1 a 4, si `cifra` encaja en `celda`…
    .hint-2 = … reemplazar elemento `celda` de S con `cifra`. Si «resolver», devolver verdadero. Luego reemplazar elemento `celda` de S con 0. Después del bucle: devolver falso.
