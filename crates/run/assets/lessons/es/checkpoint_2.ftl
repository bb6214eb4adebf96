### Etapa 2: alguien juega, y el proyecto comprueba cada cifra.

numkey = A la espera de una tecla de número
    .goal = Sabes explicar cómo una variable activa y desactiva las teclas.
    .start = Haces clic en una celda y luego pulsas una tecla. Los programas de las teclas siempre están ahí. Una variable que se llama `espera tecla` les dice si deben escuchar.

numkey-no-click = No se ha hecho clic en ninguna celda. Alguien pulsa la tecla 5. El elemento 3 de S es ahora 0. ¿Cuál es después?
    .why = `espera tecla` no es verdadero, así que el programa de la tecla no hace nada. El tablero se queda como estaba.
    .wrong = Primero hay que hacer clic en una celda.
    .hint-1 = Mira el «si» del bloque «pulsar».
    .hint-2 = `espera tecla` solo se vuelve verdadero después de un clic en una celda.
numkey-enter = Ahora hazlo bien: pon un 5 en la celda 3, que es la tercera de la fila de arriba.
    .why = El clic dijo «espera tecla = true», la tecla dijo «cifra = 5», y luego la cifra se comprobó y entró en S.
    .wrong = El elemento 3 de S no es 5.
    .hint-1 = Dos pasos: clic, y luego tecla.
    .hint-2 = Haz clic en la celda 3, deja que se ejecuten los bloques y pulsa la tecla 5.
numkey-waits = Se ha hecho clic en la celda 3, y el proyecto espera una tecla. ¿Qué hay ahora mismo en la variable `cifra`?
    .why = -1 significa «todavía ninguna tecla». Ninguna tecla da -1, así que «esperar hasta que no cifra = -1» espera de verdad una tecla.
    .wrong = Mira la variable. Un bloque le ha dado valor justo antes de empezar a esperar.
    .hint-1 = Busca «esperar hasta que» en el programa. ¿A qué espera?
    .hint-2 = El bloque «dar a cifra el valor…» está un poco más arriba.
numkey-given = Se ha hecho clic en la celda 3, y espera. Ahora se hace clic en la celda 1, que es del sudoku. ¿Cuánto vale entonces `espera tecla`?
    .why = Una celda verde no acepta cifras, así que el proyecto deja de escuchar las teclas. Si no, la tecla iría a la celda equivocada.
    .wrong = La celda 1 es verde. ¿Qué hace primero el programa con una celda verde?
    .hint-1 = Sigue el programa: «si tipo = sudoku entonces…».
    .hint-2 = El primer bloque de dentro da valor a `espera tecla`.
numkey-once = En este proyecto una segunda tecla cambia otra vez `cifra`, aunque nadie ha hecho clic. Falta un bloque en «pulsar». Vuelve a ponerlo.
    .why = Después de una tecla, el interruptor se apaga. Ahora puedes pulsar una tecla después de cada clic.
    .wrong = Después de una tecla, el proyecto debe dejar de escuchar.
    .hint-1 = La variable `espera tecla` debe cambiar cuando se ha pulsado una tecla.
    .hint-2 = Pon «dar a espera tecla el valor false» dentro del «si».
numkey-write = «pulsar» está vacío. Escríbelo. Si `espera tecla` es true, debe tomar la tecla como `cifra`, y después no esperar ninguna otra tecla.
    .why = Una tecla solo cuenta después de un clic en una celda, y solo una vez. `espera tecla` lo recuerda.
    .wrong = ¿Qué debe pasar sin un clic, y qué después de la primera tecla?
    .hint-1 = Todo va dentro de un «si»: ¿es `espera tecla` = true?
    .hint-2 = Dentro del «si»: da a `espera tecla` el valor false, y a `cifra` el valor `tecla`.

row = Comprobar una fila
    .goal = Sabes explicar cómo un bucle recorre nueve elementos de una lista.
    .start = ¿Está ya la cifra en esta fila? Las nueve celdas de una fila están una al lado de otra en la lista S, así que el proyecto solo tiene que recorrerlas.

row-there = La fila 0 de este sudoku es 4 6 0 1 0 0 0 0 0. ¿Qué devuelve «comprobar fila 0 con 6»?
    .why = El segundo elemento es 6. Así que sí, la cifra está, y el 6 no puede entrar otra vez en esta fila.
    .wrong = ¿Hay un 6 en la fila 0?
    .hint-1 = «true» (verdadero) significa: la fila tiene la cifra.
row-first = El proyecto comprueba la fila 2. ¿Qué celda mira primero? Haz clic en ella.
    .why = 9 × 2 + 1 = 19. Antes hay dos filas enteras, y los elementos de una lista se cuentan desde 1.
    .wrong = Aquí las filas se cuentan desde 0: la fila 2 es la tercera.
    .hint-1 = La fila 0 empieza con la celda 1, la fila 1 con la celda 10.
    .hint-2 = La fila 2 empieza justo después de la celda 18.
row-absent = El proyecto busca el 2 en la fila 0, donde no hay ningún 2. Deja que siga hasta que «comprobar fila» haya devuelto algo.
    .why = Ha mirado las nueve celdas. Solo después de la última está seguro, y devuelve falso.
    .wrong = «comprobar fila» no ha devuelto nada.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = El último bloque es «devolver falso».
row-stop = El proyecto busca el 1 en la fila 0. Deja que siga hasta que «comprobar fila» haya devuelto algo.
    .why = Devolvió verdadero en cuanto vio el 1. No miró el resto de la fila: «devolver» termina el bloque enseguida.
    .wrong = «comprobar fila» no ha devuelto nada.
    .hint-1 = El 1 es el cuarto número de la fila 0.
    .hint-2 = Sigue hasta que se haya ejecutado el bloque «devolver verdadero».
row-rounds = Mira otra vez: el 1 en la fila 0, que es 4 6 0 1 0 0 0 0 0. ¿Cuántas celdas miró antes de devolver algo?
    .why = 4, 6, 0 y luego el 1: cuatro celdas. El bucle podría repetirse nueve veces, pero «devolver» lo termina.
    .wrong = Cuenta las celdas hasta el 1. La celda del 1 también cuenta.
    .hint-1 = Empieza por la izquierda y se para en el 1.
    .hint-2 = 4 es la primera celda, 6 la segunda, 0 la tercera…
row-mend = A este «comprobar fila» se le escapa alguna cifra de vez en cuando. Averigua por qué, y arréglalo.
    .why = Una fila tiene nueve celdas. Con 8 vueltas, la última no se mira nunca. Los errores así son tan frecuentes que tienen nombre: en inglés, «off by one».
    .wrong = ¿Qué celda de la fila no se mira nunca?
    .hint-1 = ¿Cuántas veces se repite el bucle?
    .hint-2 = Cambia el 8 de «repetir» por 9.
row-order = Pon en orden los bloques sueltos para que «comprobar fila» vuelva a funcionar. Dos de ellos sobran.
    .why = Empieza en la primera celda de la fila. Cada vuelta mira una celda y pasa a la siguiente. Después de nueve celdas devuelve falso.
    .wrong = ¿Dónde empieza, y qué celda viene después?
    .hint-1 = Los elementos de una lista se cuentan desde 1. Así que la primera celda de la fila 0 es 9 × 0 + 1.
    .hint-2 = Dentro del bucle van «si» y, debajo, «sumar a contador 1». «devolver falso» va después del bucle.
row-full = «fila … está llena» debe devolver verdadero si en una fila no hay ninguna celda vacía. Escríbelo. «comprobar fila» te puede ayudar.
    .why = Una fila está llena si no tiene ningún 0. «comprobar fila» encuentra un 0 como cualquier otra cifra.
    .wrong = ¿Qué número tiene una celda vacía en S?
    .hint-1 = Pide a «comprobar fila» que busque el 0.
    .hint-2 = Si encuentra un 0, la fila no está llena. Así que necesitas el bloque «no».

column = Comprobar una columna
    .goal = Sabes escribir un bloque propio que es casi como otro que conoces.
    .start = Las celdas de una columna están una debajo de otra en el tablero. En la lista están lejos: de una a la siguiente hay una fila entera.

column-next = El proyecto comprueba la columna 4, así que empieza en la celda 5. ¿Qué celda es la siguiente? Haz clic en ella.
    .why = Una fila más abajo son nueve elementos más allá: 5 + 9 = 14.
    .wrong = En una columna se va hacia abajo, no hacia la derecha.
    .hint-1 = Pon el dedo en la celda 5 y baja una.
    .hint-2 = 5 + 9.
column-there = La columna 4 tiene, desde arriba: 0 0 9 0 4 0 2 0 0. ¿Qué devuelve «comprobar columna 4 con 9»?
    .why = La tercera celda de la columna tiene el 9.
    .wrong = ¿Hay un 9 en esta columna?
    .hint-1 = «true» (verdadero) significa: la columna tiene la cifra.
column-found = El proyecto busca el 8 en la columna 0. Deja que siga hasta que «comprobar columna» haya devuelto algo.
    .why = La columna 0 empieza por 4 y 8. Así que ha mirado las celdas 1 y 10, y ha devuelto verdadero.
    .wrong = «comprobar columna» no ha devuelto nada.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = Sigue hasta que se haya ejecutado «devolver verdadero».
column-rounds = El proyecto busca el 4 en la columna 4, que es 0 0 9 0 4 0 2 0 0. ¿Cuántas veces se ejecuta «sumar a contador 9»?
    .why = Pasa a la fila siguiente cuatro veces. En la quinta celda encuentra el 4, y «devolver» termina el bloque.
    .wrong = Se para en el 4. ¿Cuántas celdas hay antes?
    .hint-1 = El bloque se ejecuta después de cada celda que no es 4.
    .hint-2 = El 4 está en la quinta celda.
column-fix = Este «comprobar columna» empieza en una celda equivocada. Arréglalo.
    .why = La columna 0 empieza en la celda 1, la columna 1 en la celda 2. Así que la primera celda es `columna` + 1.
    .wrong = ¿En qué celda empieza la columna 3?
    .hint-1 = La primera celda de cada columna está en la fila de arriba.
    .hint-2 = Da a `contador` el valor `columna` + 1.
column-write = Aquí «comprobar columna» está casi vacío. Escríbelo, con «comprobar fila» como modelo.
    .why = Solo dos cosas son distintas: dónde empieza y lo largo que es cada paso. Ver lo que es igual en dos proyectos se llama abstracción.
    .wrong = Compara el principio y el paso con «comprobar fila».
    .hint-1 = La columna 0 empieza con el elemento 1, la columna 1 con el elemento 2. Así que empieza con `columna` + 1.
    .hint-2 = En el bucle, suma 9 a `contador`. Todo lo demás es como en «comprobar fila».

box = Comprobar una caja
    .goal = Sabes encontrar la caja de una celda, y explicar por qué una caja necesita dos bucles.
    .start = Una caja tiene tres celdas de ancho y tres de alto. Hay nueve, contando desde 0: las cajas de arriba son 0 1 2, luego 3 4 5, luego 6 7 8.

box-number = «caja de» cuenta las celdas desde 0. ¿En qué caja está la celda 40? Es la celda del centro del tablero.
    .why = Su fila es 4, así que `caja` empieza en 3. Su columna es 4, que es más que 2, así que se suma 1: caja 4.
    .wrong = Primero busca la fila y la columna de 40: 40 entre 9 es 4, y el resto es 4.
    .hint-1 = El centro del tablero está en la caja del centro.
    .hint-2 = Cajas: 0 1 2, luego 3 4 5, luego 6 7 8. ¿Cuál está en el centro?
box-first = El proyecto comprueba la caja 4, la del centro. ¿Qué celda mira primero? Haz clic en ella.
    .why = La lista `inicios de caja` dice 30 para la caja 4, contando desde 0. Como elemento de S es el 31.
    .wrong = Es la esquina de arriba a la izquierda de la caja del centro.
    .hint-1 = La caja del centro empieza en la fila 3 y la columna 3, contando desde 0.
    .hint-2 = 9 × 3 + 3 = 30, y los elementos se cuentan desde 1.
box-jump = Ha mirado las celdas 31, 32 y 33. ¿Adónde va ahora? Haz clic en esa celda.
    .why = Después de tres pasos `contador` es 34. Suma 6 y es 40: la celda de debajo de la 31. Tres pasos a la derecha y seis más son nueve, una fila entera.
    .wrong = La siguiente celda de la caja está en la fila de debajo.
    .hint-1 = ¿Qué celda está justo debajo de la celda 31?
    .hint-2 = 31 + 9.
box-absent = La caja 0 es 4 6 0, 8 2 0, 0 0 0. El proyecto busca en ella el 9. Deja que siga hasta que «comprobar caja» devuelva algo.
    .why = Ha mirado tres filas de tres celdas. No hay ningún 9, así que ha devuelto falso.
    .wrong = «comprobar caja» aún no ha devuelto nada.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = El último bloque es «devolver falso».
box-looks = Ahora busca el 2 en la misma caja: 4 6 0, 8 2 0, 0 0 0. ¿Cuántas celdas mira antes de devolver algo?
    .why = Ve 4, 6, 0, luego 8 y después el 2: cinco celdas. «devolver» termina los dos bucles a la vez.
    .wrong = Cuenta las celdas hasta el 2. La celda del 2 también cuenta.
    .hint-1 = Lee la caja fila por fila, como una página.
    .hint-2 = La primera fila tiene tres celdas. ¿Cuántas hay en la segunda, hasta el 2?
box-mend = Este «comprobar caja» se sale de su caja. Arregla un número.
    .why = El bucle de dentro ya ha ido 3 a la derecha. 3 + 6 = 9 es justo una fila.
    .wrong = ¿Dónde está `contador` después del bucle de dentro, y dónde debería estar?
    .hint-1 = Mira el bloque de debajo del bucle de dentro.
    .hint-2 = Debería ser 6.
box-write = Aquí «comprobar caja» está casi vacío. Escríbelo.
    .why = Dos bucles, uno dentro del otro: tres filas, y tres celdas en cada fila.
    .wrong = ¿Qué nueve celdas mira? ¿Se queda en su caja?
    .hint-1 = Empieza en el elemento `caja` + 1 de `inicios de caja`, más 1. Después necesitas un bucle dentro de otro, tres veces cada uno.
    .hint-2 = En el bucle de dentro: si el elemento `contador` de S es `cifra`, devuelve verdadero. Luego suma 1 a `contador`. Después del bucle de dentro, súmale 6.

fits = ¿Encaja?
    .goal = Sabes explicar cómo unos bloques pequeños trabajan juntos en uno más grande.
    .start = Una cifra encaja si no está ni en la fila, ni en la columna, ni en la caja. Para cada una de las tres preguntas tenemos un bloque. Ahora un solo bloque las hace todas.

fits-five = ¿Encaja el 5 en la celda 3? La fila 0 es 4 6 0 1 0 0 0 0 0. La columna 2 solo tiene un 6. La caja tiene 4, 6, 8 y 2.
    .why = Ni la fila, ni la columna, ni la caja de la celda 3 tienen un 5. Así que encaja. Quizá al final no sea el correcto, pero ahora ninguna regla lo prohíbe.
    .wrong = Busca un 5 en la fila, en la columna y en la caja.
    .hint-1 = «true» (verdadero) significa: encaja.
    .hint-2 = Ninguna de las tres tiene un 5.
fits-asks = Ahora míralo: ¿encaja el 5 en la celda 3? Deja que el proyecto siga hasta que «encaja en» devuelva algo.
    .why = «encaja en» ha preguntado a tres bloques, y cada uno ha devuelto falso: no hay ningún 5. Así que ha devuelto verdadero.
    .wrong = «encaja en» aún no ha devuelto nada.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = Tienen que acabar las tres comprobaciones: fila, columna y caja.
fits-lazy = Alguien prueba el 6 en la celda 3. Hay un 6 en su fila. ¿Cuántas veces se llama a «comprobar columna»?
    .why = La fila ya tiene el 6, y «devolver falso» ha terminado el bloque. Comprobar más sería perder el tiempo.
    .wrong = ¿Qué pasa justo después de que «comprobar fila» encuentre el 6?
    .hint-1 = «devolver» termina el bloque enseguida.
    .hint-2 = Así que los bloques de debajo no se ejecutan nunca.
fits-which = Alguien prueba el 2 en la celda 3. ¿Qué comprobación encuentra el 2?
    .why = No hay ningún 2 en la fila ni en la columna. Pero la caja tiene uno, en la celda 11.
    .wrong = Mira dónde está el 2 más cercano.
    .hint-1 = La fila 0 es 4 6 0 1 0 0 0 0 0. La columna 2 es 0 0 0 0 0 0 6 0 0.
    .hint-2 = La fila 1 empieza con 8 2.
fits-mend = Este «encaja en» se olvida de una de las tres comprobaciones. Añádela.
    .why = Ahora se comprueban las tres: la fila, la columna y la caja de la celda. Si una de ellas tiene la cifra, no encaja.
    .wrong = ¿Qué no se comprueba nunca: la fila, la columna o la caja?
    .hint-1 = Falta la caja. «caja de» la encuentra, y cuenta las celdas desde 0.
    .hint-2 = Si «comprobar columna» es verdadero, devolver falso. Después, devolver: no comprobar caja (caja de (`celda` - 1)) con `cifra`.
fits-write = Este «encaja en» dice que sí a todas las cifras. Escríbelo. Para la fila, la columna y la caja hay bloques que te ayudan.
    .why = Ahora un bloque responde a la pregunta, y tres pequeños hacen el trabajo.
    .wrong = ¿Cuándo no puede entrar una cifra? Mira la fila, la columna y la caja.
    .hint-1 = Fila: (`celda` - 1) / 9, redondeado hacia abajo. Columna: (`celda` - 1) mod 9. Caja: caja de (`celda` - 1).
    .hint-2 = Si «comprobar fila» es verdadero, devuelve falso. Haz lo mismo con la columna y la caja. Luego devuelve verdadero.

solved = ¿Está resuelto? El truco del 405
    .goal = Sabes decir qué demuestra la suma 405, y qué no.
    .start = ¿Está resuelto el tablero? El proyecto es perezoso: busca celdas vacías, y luego suma los 81 números.

solved-sum = Cada fila de un sudoku resuelto tiene del 1 al 9, que suman 45. ¿Cuál es la suma de todo el tablero?
    .why = Nueve filas, 45 en cada una: 9 × 45 = 405.
    .wrong = Hay nueve filas.
    .hint-1 = 9 × 45.
    .hint-2 = 10 × 45 son 450. Quita 45 una vez.
solved-fake = Ahora cada fila del tablero es 1 2 3 4 5 6 7 8 9. Eso no es un sudoku: la columna 0 tiene nueve unos. ¿Qué devuelve «resuelto»?
    .why = No hay celdas vacías y la suma es 405, así que devuelve verdadero, ¡y se equivoca! Una prueba que también pasan algunos tableros falsos no es una demostración.
    .wrong = Haz lo que hacen los bloques: busca un 0, y luego suma.
    .hint-1 = ¿Hay un 0? ¿Y cuál es la suma?
    .hint-2 = Aquí cada fila también suma 45.
solved-blank = En el mismo tablero, ahora la celda 81 está vacía. Deja que el proyecto siga hasta que «resuelto» devuelva algo.
    .why = Ha encontrado un 0 en S y ha devuelto falso enseguida. Así que no ha sumado nada.
    .wrong = «resuelto» aún no ha devuelto nada.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = Sigue hasta que se ejecute «devolver falso».
solved-guard = En el mismo tablero, la celda 81 está vacía. Alguien quiere poner ahí un 9. ¿Qué devuelve «puede ir en»?
    .why = La columna 8 está llena de nueves, así que se rechaza el 9. En el juego cada cifra se comprueba al ponerla. Por eso ese tablero falso no puede aparecer ahí, y por eso basta el 405.
    .wrong = Mira la columna encima de la celda 81.
    .hint-1 = «puede ir en» llama a «encaja en», y este comprueba la fila, la columna y la caja.
    .hint-2 = Todas las demás celdas de la última columna tienen un 9.
solved-nines = Este «resuelto» solo suma. Le parecen bien 45 nueves y 36 celdas vacías, porque 45 × 9 son 405. Haz que diga que no si hay una celda vacía.
    .why = Ahora un tablero con celdas vacías nunca está resuelto, sume lo que sume.
    .wrong = ¿Qué debe hacer en cuanto S tenga un 0?
    .hint-1 = Hay un bloque que pregunta si una lista contiene algo.
    .hint-2 = Arriba del todo: si S contiene 0, devolver falso.
solved-row = «suma de fila» debe devolver la suma de una fila. La fila 0 tiene los elementos del 1 al 9 de S. Escríbelo.
    .why = En un sudoku resuelto cada fila suma 45. Si una fila no suma eso, el tablero está mal.
    .wrong = ¿Suma las nueve celdas de la fila, y ninguna más?
    .hint-1 = Usa un bucle: para `contador` de 1 a 9.
    .hint-2 = Dentro del bucle: suma a `suma` el elemento 9 × `fila` + `contador` de S.
