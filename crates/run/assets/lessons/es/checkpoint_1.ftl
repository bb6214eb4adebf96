### Etapa 1: el tablero, hecho de clones, y el sudoku, leído letra a letra.

flag = La bandera verde
    .goal = Sabes decir qué hace un proyecto después de la bandera, y en qué orden.
    .start = Un proyecto es una lista de instrucciones. Los bloques que están unidos se ejecutan de arriba abajo. El bloque de arriba, el del sombrero redondo, dice cuándo empiezan.

flag-start = Haz clic en la bandera verde y deja que los bloques se ejecuten hasta que el búho te pregunte algo.
    .why = La bandera ha despertado los programas que están debajo de «al hacer clic en la bandera». Uno de ellos pregunta, y ahora espera tu respuesta.
    .wrong = El búho no te ha preguntado nada.
    .hint-1 = La bandera verde está arriba a la izquierda.
    .hint-2 = Haz clic en la bandera y deja que se ejecute hasta que se pare solo.
flag-hello = Respondes «hola». ¿Qué preguntará entonces el búho?
    .why = «repetir hasta que» se repite hasta que la respuesta es un sudoku. «hola» no lo es, así que el búho pregunta otra vez, con las palabras de dentro del bucle.
    .wrong = Esta pregunta está encima del bucle.
    .hint-1 = Busca el bloque «repetir hasta que» en el programa del búho. ¿Qué hay dentro?
    .hint-2 = «hola» no es un sudoku, así que se ejecutan los bloques de dentro del bucle.
flag-puzzle = Ahora dale al búho un sudoku de verdad. Responde con esta línea, también con la última coma: `460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,` Luego deja que el proyecto siga hasta que el búho diga «¡Aquí está!»
    .why = Un sudoku son nueve filas de nueve cifras, con una coma después de cada una. Así que el bucle termina y se ejecutan los bloques de debajo.
    .wrong = El búho no ha dicho «¡Aquí está!».
    .hint-1 = Escribe toda la línea, con la coma del final.
    .hint-2 = Si el búho pregunta otra vez, busca una cifra que falte y escribe otra vez toda la línea.
flag-next = ¿Qué bloque hace que el búho diga «¡Aquí está!»? Haz clic en ese bloque.
    .why = Está abajo del todo, así que se ejecuta el último. Primero termina el bucle, luego el tablero muestra el sudoku, y luego habla el búho.
    .wrong = Este bloque hace otra cosa.
    .hint-1 = Está en el programa del búho, debajo de la bandera.
    .hint-2 = Es un bloque morado, y lleva las palabras del búho.
flag-once = Este búho solo pregunta otra vez una vez. Cambia el programa para que pregunte hasta que la respuesta sea un sudoku.
    .why = «si» pregunta una sola vez. «repetir hasta que» pregunta todas las veces que haga falta.
    .wrong = ¿Qué pasa si la segunda respuesta tampoco es un sudoku?
    .hint-1 = ¿Qué bloque hace algo una y otra vez?
    .hint-2 = Pon «repetir hasta que leer sudoku respuesta» en lugar de «si». El bloque «preguntar» va dentro.
flag-order = El programa del búho se ha desmontado. Pon en orden los bloques sueltos para que funcione como antes. Dos de ellos sobran.
    .why = Primero va la pregunta. El bucle pregunta otra vez hasta que la respuesta es un sudoku. Solo entonces lo muestra el tablero.
    .wrong = ¿Qué debe hacer el búho después de «hola», y qué después de un sudoku?
    .hint-1 = Hay dos bloques que preguntan. Uno de ellos va dentro del bucle.
    .hint-2 = Primero se pregunta. Debajo va «repetir hasta que leer sudoku». Al final van «enviar» y «decir».
flag-click = Escribe un programa nuevo para el búho. Cuando hagas clic en el búho, debe decir «¡Hola!».
    .why = Un programa nuevo empieza con su propio sombrero. Espera hasta que haces clic en el búho.
    .wrong = El programa nuevo necesita su propio sombrero.
    .hint-1 = Busca en «Eventos» el bloque «al hacer clic en este objeto».
    .hint-2 = Pon «decir ¡Hola!» debajo.

clones = 81 celdas de un solo objeto
    .goal = Sabes explicar cómo un objeto se convierte en un tablero entero.
    .start = Hay un objeto que se llama «Celda». Se esconde y crea clones: copias con sus propios programas y sus propias variables. Cada celda del tablero es un clon.

clones-count = Haces clic en la bandera. ¿Cuántos clones habrá cuando el programa termine?
    .why = «repetir 81» se repite 81 veces, y cada vez crea un clon. El objeto mismo no es un clon. Se esconde.
    .wrong = Cada vuelta del bucle crea un clon.
    .hint-1 = Busca el bloque «crear clon de mí mismo». Está dentro de un bucle.
    .hint-2 = El número está escrito en el bucle.
clones-all = Haz clic en la bandera. Deja que el proyecto siga hasta que haya 81 clones.
    .why = El bucle ha creado un clon en cada vuelta. Un programa pequeño basta para todos.
    .wrong = Debería haber 81 clones.
    .hint-1 = La bandera verde está arriba a la izquierda.
    .hint-2 = El número de clones está en «Variables».
clones-ten = Avanza paso a paso hasta que haya justo diez clones.
    .why = Cada clon empieza su vida con una copia de `id`. El décimo clon se creó cuando `id` era 10, así que conserva el 10 para siempre.
    .wrong = Cuenta otra vez los clones.
    .hint-1 = Mira la variable `id` del objeto Celda. Va contando.
    .hint-2 = Párate justo después de que se ejecute «crear clon de mí mismo» mientras `id` es 10.
clones-right = El clon 1 está en x = -144. El siguiente está 36 pasos a su derecha. ¿Cuál es la x del clon 3?
    .why = El clon 3 está dos lugares más allá: -144 + 36 + 36 = -72.
    .wrong = Empieza en -144 y suma 36 por cada lugar hacia la derecha.
    .hint-1 = Del clon 1 al clon 3 hay dos lugares.
    .hint-2 = -144 + 36 = -108. Suma 36 una vez más.
clones-down = El clon 1 está en y = 144. Nueve clones llenan una fila, y cada fila está 36 pasos más abajo. ¿Cuál es la y del clon 10?
    .why = Los clones 1 a 9 están en la primera fila. El clon 10 empieza la segunda: 144 - 36 = 108.
    .wrong = ¿En qué fila está el clon 10?
    .hint-1 = El clon 9 es el último de la primera fila.
    .hint-2 = Una fila más abajo: 144 - 36.
clones-swap = Alguien ha cambiado de sitio dos bloques, y ahora las id van de 0 a 80. Cambia el programa para que vayan de 1 a 81.
    .why = Un clon copia la id tal como está en ese momento. Así que primero se cuenta y luego se clona. También vale empezar por 1.
    .wrong = El clon copia la id en el momento en que se crea.
    .hint-1 = Mira los dos bloques de dentro de «repetir 81».
    .hint-2 = «sumar a id 1» va encima de «crear clon de mí mismo».
clones-nine = Este programa solo esconde el objeto. Escribe el resto: debe crear nueve clones con las id del 1 al 9.
    .why = Es el mismo bucle con 9 vueltas. Así se crea la primera fila del tablero.
    .wrong = ¿Cuántos clones hay, y qué id tienen?
    .hint-1 = Da a `id` el valor 0. Después necesitas un bucle con 9 vueltas.
    .hint-2 = Dentro del bucle: suma 1 a `id`, y luego crea un clon de mí mismo.

cell-ids = Fila y columna a partir de un número
    .goal = Sabes calcular de cabeza la fila, la columna y la id de una celda.
    .start = Las celdas están numeradas del 1 al 81, como las palabras de una página: de izquierda a derecha, y luego la línea siguiente. Los ordenadores suelen contar desde 0: de la fila 0 a la fila 8, y de la columna 0 a la columna 8.

cell-ids-column = ¿En qué columna está la celda 12? Cuenta las columnas desde 0.
    .why = 12 - 1 = 11. El resto de dividir 11 entre 9 es 2. «módulo» da ese resto, y esa es la columna.
    .wrong = Primero quita 1, y luego quita filas enteras de nueve. ¿Qué queda?
    .hint-1 = Las celdas 1 a 9 llenan la primera fila. La celda 10 está otra vez en la columna 0.
    .hint-2 = La celda 10 es la columna 0, la celda 11 es la columna 1, la celda 12 es…
cell-ids-row = ¿En qué fila está la celda 30? Cuenta las filas desde 0.
    .why = 30 - 1 = 29, y el 9 cabe 3 veces en 29 y sobra algo. «suelo» corta lo que sobra.
    .wrong = ¿Cuántas filas enteras de nueve hay antes de esta celda?
    .hint-1 = La fila 0 acaba con la celda 9, la fila 1 con la celda 18, la fila 2 con la celda 27.
    .hint-2 = La celda 30 va después de la 27, así que hay tres filas llenas.
cell-ids-which = Ahora al revés. ¿Qué celda está en la fila 4 y la columna 0, contando desde 0? Haz clic en ella.
    .why = Antes hay cuatro filas de nueve: 4 × 9 = 36. Es la siguiente: 37.
    .wrong = La fila 4, contando desde 0, es la quinta desde arriba.
    .hint-1 = La columna 0 es la primera por la izquierda.
    .hint-2 = Baja por el lado izquierdo: fila 0, fila 1, fila 2, fila 3, fila 4.
cell-ids-reports = El proyecto calcula qué celda está en la fila 2 y la columna 3. Deja que siga hasta que el bloque devuelva algo.
    .why = 9 × 2 + 3 + 1 = 22. Así que devuelve la celda 22.
    .wrong = El bloque no ha devuelto nada.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = «devolver» es el último bloque del programa.
cell-ids-last = La celda 27 está al final de una fila. ¿Qué columna devuelve «columna de celda 27»?
    .why = 27 - 1 = 26, y el resto de dividir 26 entre 9 es 8. Sin el «- 1» sería 0.
    .wrong = Las columnas se cuentan desde 0. ¿Qué número tiene la última?
    .hint-1 = Primero resta 1: da 26.
    .hint-2 = 26 es 2 × 9 y un resto.
cell-ids-hole = El bloque «fila de celda» se equivoca con algunas celdas: tiene un número mal. Arréglalo.
    .why = Una fila tiene nueve celdas, así que dividimos entre 9. Con 10, la celda 10 seguiría en la fila 0.
    .wrong = Compáralo con cuántas celdas tiene una fila.
    .hint-1 = ¿Cuántas celdas hay en una fila?
    .hint-2 = Cambia el 10 por ese número.
cell-ids-back = El bloque «celda en fila, columna» siempre da 0. Haz que dé la id correcta para cada fila y cada columna.
    .why = Nueve celdas por cada fila de arriba, luego la columna, y luego 1 más porque las id empiezan en 1. Ahora puedes ir en los dos sentidos.
    .wrong = Piensa en la fila 4, columna 0: era la celda 37.
    .hint-1 = Encima de esta fila hay 9 × `fila` celdas.
    .hint-2 = Pon esto en «devolver»: 9 * `fila` + `columna` + 1. Usa dos bloques «+» y un bloque «*».

letters = Letra a letra
    .goal = Sabes seguir un bucle que lee un texto letra a letra.
    .start = Tu respuesta es un texto largo. El proyecto lo mira letra a letra, y una variable que se llama `lugar` dice qué letra toca. Las cifras van a la lista S.

letters-tenth = Nueve cifras, luego una coma, luego más cifras. Cuando la décima cifra entra en S, ¿cuánto vale `lugar`?
    .why = La coma es la letra 10, así que la décima cifra es la letra 11. Una coma ocupa un lugar, pero no entra en la lista.
    .wrong = No te olvides de la coma.
    .hint-1 = Las nueve primeras cifras son las letras 1 a 9.
    .hint-2 = La letra 10 es la coma.
letters-row = El proyecto lee el sudoku. Deja que siga hasta que las primeras nueve cifras estén en S.
    .why = El bucle de dentro se ha repetido nueve veces. Ahora toca la coma, y `lugar` avanza hasta ella.
    .wrong = Debería haber nueve elementos en S.
    .hint-1 = Los elementos de S están en «Variables».
    .hint-2 = En cada vuelta del bucle de dentro se añade una cifra.
letters-comma = Deja que siga hasta que haya dos filas enteras en S y `lugar` sea 20: el proyecto mira la segunda coma.
    .why = Antes van 18 cifras y una coma: 18 + 1 = 19. Así que la segunda coma es la letra 20.
    .wrong = S debería tener 18 elementos, y `lugar` debería ser 20.
    .hint-1 = Mira lo larga que es S, y mira `lugar`.
    .hint-2 = El bucle de dentro acaba de terminar por segunda vez.
letters-asked = ¿Cuántas veces se llama a «es una cifra» mientras se lee todo el sudoku?
    .why = Nueve filas, nueve cifras en cada una: el bucle de dentro se repite 9 × 9 = 81 veces. Las comas las mira otro bloque.
    .wrong = Un bucle dentro de otro: el de dentro se ejecuta entero en cada vuelta del de fuera.
    .hint-1 = El bucle de dentro pregunta una vez por vuelta.
    .hint-2 = 9 por 9.
letters-skip = Este proyecto no lee nunca la segunda fila: se olvida de saltar la coma. Pon el bloque que falta.
    .why = Después de la coma, `lugar` tiene que avanzar; si no, la coma se toma por la primera cifra de la fila siguiente.
    .wrong = Después de comprobar la coma, `lugar` todavía apunta a ella.
    .hint-1 = El bloque que avanza ya está una vez, en el bucle de dentro.
    .hint-2 = Pon «sumar a lugar 1» debajo del segundo «si», dentro del bucle de fuera.
letters-commas = «comas en …» debe contar las comas de un texto. Escríbelo.
    .why = Has recorrido un texto letra a letra, y has contado. Muchos programas hacen eso.
    .wrong = Pruébalo con «460,820,»: hay dos comas.
    .hint-1 = Da a `lugar` el valor 1. Repite tantas veces como letras tenga el texto.
    .hint-2 = Dentro del bucle: si la letra `lugar` de `texto` es una coma, suma 1 a `contador`. Luego suma 1 a `lugar`. Al final devuelve `contador`.

digits = ¿Es una cifra?
    .goal = Sabes explicar el truco del valor absoluto, y por qué el 0 necesita su propia pregunta.
    .start = La gente escribe cosas raras. Antes de que una letra entre en la lista, el proyecto pregunta: ¿es una cifra? Scratch no tiene ningún bloque para eso, así que usamos un truco. El «valor absoluto» de un número es el número sin el signo menos. ¿Cuál es el «valor absoluto» de una letra?

digits-seven = ¿Cuál es el valor absoluto de la letra 7?
    .why = El texto «7» se puede leer como número, y sin signo menos sigue siendo 7.
    .wrong = «valor absoluto» solo quita el signo menos.
    .hint-1 = El valor absoluto de -7 es 7. ¿Y el de 7?
digits-letter = ¿Cuál es el valor absoluto de la letra x?
    .why = x no es un número, y donde Scratch necesita un número y no lo encuentra, toma 0.
    .wrong = Scratch no se queja. Toma un número que significa «nada».
    .hint-1 = x no es un número. ¿Qué número tomarías para decir «nada»?
digits-reports = «es una cifra» mira la letra x. Deja que siga hasta que devuelva algo.
    .why = x no es 0, y el valor absoluto de x es 0. Las dos preguntas dicen que no, así que devuelve falso.
    .wrong = El bloque no ha devuelto nada.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = Solo hay un bloque: «devolver».
digits-zero = ¿«0» es una cifra? ¿Qué devuelve el bloque para ella?
    .why = El valor absoluto de 0 es 0, igual que el de una letra. Por eso el proyecto pregunta primero si la letra es 0, y así está seguro.
    .wrong = Lee todo el bloque: hay dos preguntas con «o» entre ellas.
    .hint-1 = La primera pregunta es «letra = 0».
    .hint-2 = Con «o» basta que una de las dos sea verdad.
digits-refused = La respuesta empieza por 46x. El proyecto deja de leer en la x. ¿Cuántos elementos hay entonces en S?
    .why = El 4 y el 6 ya estaban en la lista. En la x el bloque devolvió falso enseguida, y el resto no se leyó.
    .wrong = Cada cifra entra en la lista justo después de comprobarla.
    .hint-1 = ¿Qué pasa con el 4? ¿Y con el 6?
    .hint-2 = «devolver» termina el bloque enseguida. La x no entra en la lista.
digits-mend = Este bloque acepta del 1 al 9, pero rechaza el 0, y así no se puede leer ningún sudoku con celdas vacías. Arréglalo.
    .why = Ahora entra el 0, entran del 1 al 9, y las letras se quedan fuera. A eso lo llamamos validación.
    .wrong = Pruébalo de cabeza con 0, con 7 y con x.
    .hint-1 = Haz dos preguntas con «o» entre ellas.
    .hint-2 = Pon esto en «devolver»: `letra` = 0 o valor absoluto de `letra` > 0.
digits-small = «es una cifra pequeña» debe devolver verdadero para 1, 2, 3 y 4, y falso para todo lo demás. Escríbelo.
    .why = Las dos preguntas tienen que ser verdaderas: mayor que 0 y menor que 5. Ahora puedes leer sudokus pequeños.
    .wrong = Pruébalo con 0, con 5 y con una letra.
    .hint-1 = Necesitas dos preguntas, y el bloque «y».
    .hint-2 = Devuelve: `letra` > 0 y `letra` < 5.

colours = Celdas verdes y celdas moradas
    .goal = Sabes explicar cómo un mensaje llega a 81 clones, y por qué solo contesta uno.
    .start = Las celdas verdes son del sudoku. Las moradas son tuyas. Cada clon averigua por sí mismo qué disfraz debe llevar, y el disfraz recuerda qué clase de celda es.

colours-costume = La primera fila de este sudoku es 4 6 0 1 0 0 0 0 0. ¿Qué disfraz lleva el clon 4?
    .why = El elemento 4 de S es 1. No es 0, así que el clon une «puzzle» y 1, y ese es el nombre de su disfraz.
    .wrong = Busca el elemento 4 de S.
    .hint-1 = Cuenta por la primera fila: 4, 6, 0…
    .hint-2 = El elemento 4 es 1, y estaba en el sudoku desde el principio.
colours-first = El mensaje «mostrar sudoku» se ha enviado otra vez. Deja que el proyecto siga hasta que el primer clon se haya puesto un disfraz del sudoku.
    .why = El clon 1 es el primero: su elemento en S es 4. Así que se pone «puzzle 4», y el clon siguiente hace lo mismo con su propio elemento.
    .wrong = Ningún clon se ha puesto un disfraz del sudoku.
    .hint-1 = Haz clic en «Ejecutar», o avanza paso a paso.
    .hint-2 = Sigue hasta que se haya ejecutado «cambiar disfraz a unir puzzle…».
colours-type = Todos los clones reciben «preguntar tipo», y `celda` es 5. ¿Qué habrá en la variable `tipo`?
    .why = Solo el clon 5 tiene la id 5. Lleva «user 0», porque el sudoku tiene ahí un 0, así que la celda es tuya.
    .wrong = Solo contesta el clon que tiene la id 5.
    .hint-1 = ¿Cuál es el elemento 5 de S?
    .hint-2 = Un 0 significa: esta celda es para quien juega.
colours-who = Ahora `celda` es 1. Deja que siga hasta que el clon correcto haya dado a `tipo` el valor «sudoku».
    .why = Se han ejecutado 81 programas, uno en cada clon. 80 de ellos compararon su id con `celda` y no hicieron nada más.
    .wrong = `tipo` no es «sudoku».
    .hint-1 = Cada clon pregunta primero «id = celda». Para casi todos es falso.
    .hint-2 = Mira la variable `tipo`, y párate cuando cambie.
colours-mend = En este proyecto todas las celdas se vuelven moradas, también las del sudoku. Haz que las cifras del sudoku lleven otra vez su disfraz verde.
    .why = Una condición abre dos caminos: uno para el 0 y otro para las demás cifras.
    .wrong = Las celdas con una cifra del sudoku deberían llevar «puzzle» y esa cifra.
    .hint-1 = Necesitas «si… entonces… si no».
    .hint-2 = Pregunta si el elemento `id` de S es 0. Si lo es, cambia el disfraz a «user 0». Si no, cambia a «puzzle » unido con el elemento `id` de S.
colours-click = Escribe un programa nuevo para «Celda». Un clon en el que se hace clic debe ponerse el disfraz «user 0».
    .why = Cada clon tiene su propia copia del programa. Por eso solo cambia el clon en el que haces clic.
    .wrong = ¿Qué lleva el clon 1 después de un clic en él? ¿Y los demás?
    .hint-1 = Elige el objeto «Celda». Busca en «Eventos» el bloque «al hacer clic en este objeto».
    .hint-2 = Pon «cambiar disfraz a user 0» debajo.
