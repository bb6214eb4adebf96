### Los bloques junto al escenario: el proyecto, lo que se ejecuta de él y sus llamadas.

tab-blocks = Bloques
    .tooltip = Ver el proyecto, hecho de bloques; el bloque que se ejecuta brilla
does-tabs = los bloques junto al tablero, las variables
does-follow-blocks = seguir otra vez el bloque que se ejecuta
does-next-calls = mostrar las llamadas como tarjetas, como copias del programa o con sus resultados

script = Programa: { $name }
    .tooltip = Elegir un programa del proyecto
script-area = Los bloques de { $name }
block-value = { $words }: { $value }
block-runs = Se ejecuta ahora: { $words }
follow-blocks = Seguir
    .tooltip = No perder de vista el bloque que se ejecuta

calls = Llamadas
    .none = Mientras se ejecutan bloques, cada llamada a un bloque propio tiene aquí una tarjeta.
engine-calls-none = Mientras se ejecuta, cada llamada a solve tiene aquí una tarjeta.
calls-cards = Tarjetas
    .tooltip = Mostrar un solo programa y, debajo, una tarjeta para cada llamada
calls-copies = Copias
    .tooltip = Mostrar una copia del programa para cada llamada, con el bloque en el que espera
calls-results = Resultados
    .tooltip = Mostrar copias; cuando una llamada termina, su resultado ocupa su lugar
call-copy = llamada { $number }
call-waits = espera aquí
call-ended = la llamada { $number } ha terminado
call-continues = sigue aquí
calls-behind = { $calls ->
    [one] Espera una llamada más.
   *[other] Esperan { $calls } llamadas más.
}
call-waits-spoken = { $call } Espera aquí: { $block }
call-ended-spoken = { $name }: la llamada { $number } ha terminado, con { $value }.
call-continues-spoken = Quien la llamó sigue aquí: { $block }
calls-depth = profundidad { $depth }
call-variable = { $name } { $value }
call-spoken = Llamada { $number }: { $title } { $variables }
call-tooltip = Mostrar en qué lugar del programa está esta llamada

block-set = Doy a { $variable } el valor { $value }.
block-for = { $variable } vale ahora { $value }.
block-if-true = Es verdad, así que hago lo que hay dentro.
block-if-false = No es verdad, así que me salto lo que hay dentro.
block-else = No es verdad, así que hago lo que hay debajo de «si no».
block-until-true = Ahora es verdad: el bucle ha terminado.
block-until-false = Todavía no es verdad: una vez más.
block-again = Una vuelta más del bucle.
block-replace = Reemplazo el elemento { $item } de { $list } con { $value }.
block-add = Añado { $value } a { $list }.
block-script-variables = Esta llamada recibe sus propias variables: { $names }.
block-report = Esta llamada devuelve { $value }.
block-call = Llamo a «{ $block }».
block-gives = «{ $block }» da { $value }.
block-ran = Ejecuto «{ $block }».

save-for-scratch = Guardar .sb3
    .tooltip = Guardar este proyecto con tu sudoku para Scratch 3: ábrelo en scratch.mit.edu
copy-blocks = Copiar bloques
    .tooltip = Copiar todos los programas como texto que los foros y wikis de Scratch muestran como bloques
blocks-copied = Los programas están en el portapapeles. Pégalos en un foro o wiki de Scratch, entre [scratchblocks] y [/scratchblocks].
does-to-scratch = guardar el proyecto para Scratch, copiar sus programas
block-stop = Parar en { $name }
    .tooltip = Clic: la ejecución se para cada vez que llega a este bloque

# Las palabras de los bloques, como las tiene Scratch en español. Cada _ es un hueco; su orden es el de la tabla de crates/blocks/src/opcode.rs.
block-words = { $opcode ->
    [WhenFlagClicked] al hacer clic en la bandera
    [WhenKeyPressed] al presionar tecla _
    [WhenClicked] al hacer clic en este objeto
    [WhenReceived] al recibir _
    [Broadcast] enviar _
    [BroadcastAndWait] enviar _ y esperar
    [Wait] esperar _ segundos
    [Repeat] repetir _
    [Forever] por siempre
    [If] si _ entonces
    [IfElse] si _ entonces
    [IfElse-2] si no
    [WaitUntil] esperar hasta que _
    [RepeatUntil] repetir hasta que _
    [For] para _ de _ a _
    [Stop] detener _
    [WhenCloned] al comenzar como clon
    [CreateClone] crear clon de _
    [DeleteClone] eliminar este clon
    [SwitchCostume] cambiar disfraz a _
    [NextCostume] siguiente disfraz
    [CostumeNumber] _ de disfraz
    [Say] decir _
    [Show] mostrar
    [Hide] esconder
    [Ask] preguntar _ y esperar
    [Answer] respuesta
    [GoTo] ir a x: _ y: _
    [XPosition] posición en x
    [YPosition] posición en y
    [Random] número aleatorio entre _ y _
    [And] _ y _
    [Or] _ o _
    [Not] no _
    [Join] unir _ _
    [LetterOf] letra _ de _
    [LengthOf] longitud de _
    [Contains] ¿ _ contiene _ ?
    [Mod] _ módulo _
    [Round] redondear _
    [FunctionOf] _ de _
    [True] verdadero
    [False] falso
    [SetVariable] dar a _ el valor _
    [ChangeVariable] sumar a _ _
    [ScriptVariables] variables del programa _
    [AddToList] añadir _ a _
    [DeleteOfList] eliminar _ de _
    [DeleteAllOfList] eliminar todos de _
    [InsertAtList] insertar _ en _ de _
    [ReplaceItem] reemplazar elemento _ de _ con _
    [ItemOf] elemento _ de _
    [ItemNumber] # de elemento de _ en _
    [LengthOfList] longitud de _
    [ListContains] ¿ _ contiene _ ?
    [Report] devolver _
   *[other] { $words }
}
block-choice = { $choice ->
    [all] todos
    [this-script] este programa
    [other-scripts-in-sprite] otros programas en el objeto
    [myself] mí mismo
    [number] número
    [name] nombre
    [abs] valor absoluto
    [floor] suelo
    [ceiling] techo
    [sqrt] raíz cuadrada
    [sin] sen
    [asin] arcsen
    [acos] arccos
    [atan] arctan
    [space] espacio
    [up-arrow] flecha arriba
    [down-arrow] flecha abajo
    [right-arrow] flecha derecha
    [left-arrow] flecha izquierda
    [any] cualquiera
   *[other] { $words }
}
block-define = definir
program-opened = { $name }: ahora los bloques ejecutan este proyecto. Deshacer recupera el anterior.
program-not-for-scratch = Scratch no podría ejecutar este proyecto: { $finding }. Arréglalo primero y guárdalo después.
endless-for-scratch = Cuidado: «{ $label }» se llama a sí mismo sin caso base. En Scratch no para nunca y llena la memoria. Añade un caso base: una manera de terminar sin otra llamada.

# Por qué los bloques no pueden seguir. Esto va dentro de otras frases, sin punto final.
fault-at = «{ $block }» en el programa «{ $script }»: { $problem }
fault-in-script = el programa «{ $script }»: { $problem }
fault-damaged = el proyecto de bloques está dañado; instala otra vez el Asistente de sudoku
fault-no-list = el proyecto no tiene una lista S para todos los objetos; crea una, con las cifras del tablero
fault-no-question = el proyecto no pide ningún sudoku al hacer clic en la bandera; haz que pregunte y espere
fault-not-taken = el proyecto no ha puesto el sudoku en la lista S; haz que añada las 81 cifras de la respuesta
fault-no-clone = el proyecto no tiene ningún clon para { $cell }; crea 81 clones, cada uno con su propio id del 1 al 81
fault-no-solve = el proyecto no tiene ningún objeto Solve; crea uno, con un programa para su clic
fault-endless = los bloques se han ejecutado { $blocks } veces sin parar; busca un bucle que no acabe nunca
fault-recursion = el bloque se ha llamado a sí mismo { $calls } veces sin volver; añade un caso base que devuelva algo sin otra llamada
fault-long-text = el texto pasa de { $letters } letras; acórtalo antes de unir más
fault-room = las listas y los textos llenan la memoria; quita algo antes de añadir más
fault-no-solve-block = el proyecto no define ningún bloque solve; define uno que devuelva verdadero o falso
fault-given-changed = el proyecto ha cambiado la cifra de { $cell }, que estaba ahí desde el principio; haz que llene solo celdas vacías
fault-no-digit = el proyecto ha puesto en { $cell } algo que no es una cifra del 0 al { $side }; mira qué pone en S
fault-length = el proyecto ha hecho S más larga o más corta; haz que solo reemplace elementos
fault-never = el proyecto ha parado antes de llegar ahí; mira qué está esperando
fault-nothing = no hay ningún «{ $name }» en el proyecto; créalo o devuélvele su nombre
not-done-no-script = este programa ya no existe; haz clic en otro
not-done-no-question = el proyecto no pregunta nada ahora; deja que se ejecute hasta que pregunte
not-done-no-clone = no hay ningún clon con el id { $id }; deja que el proyecto lo cree primero
not-done-no-sprite = no hay ningún objeto «{ $name }»; elige otro
not-done-no-block = el proyecto no define «{ $label }»; defínelo
not-done-no-list = el proyecto no tiene ninguna lista «{ $name }»; crea una para todos los objetos
program-is-right = { $own ->
    [true] Tu proyecto
   *[false] Nuestro proyecto
} está bien: acertó los { $puzzles } sudokus, con ninguna, una y muchas soluciones. Para eso probó { $tries } cifras.
program-is-wrong = { $own ->
    [true] Tu proyecto
   *[false] Nuestro proyecto
} todavía no está bien. Con un sudoku { $solutions ->
    [0] sin solución
    [1] con una solución
   *[other] con muchas soluciones
}, { $what }.
wrong-solution = dice que ha terminado, pero en S no hay una solución
wrong-nothing-found = no encuentra nada
wrong-found-twice = encuentra dos veces la misma solución
wrong-endless = no acaba nunca
wrong-fault = no puede seguir: { $reason }
offer-wrong-puzzle = Verlo
    .tooltip = Poner ese sudoku en el escenario y ver ahí el proyecto; Deshacer recupera tu tablero
block-comment = { $key ->
    [is-81-clones--the-board--Each-has-an-id-of-its-own-] 81 clones: el tablero. Cada uno tiene su propio id.
    [is-A-0-makes-it-a-cell-for-the-player-] Con un 0 es una celda para quien juega.
    [is-All-clones-hear-it--The-right-one-looks-at-its-costume-] Todos los clones lo oyen. El clon indicado mira su disfraz.
    [is-The-answer-goes-into-the-list-S--if-it-is-a-puzzle-] La respuesta va a la lista S, si es un sudoku.
    [is-The-abs-of-a-letter-is-0--though-it-is-not-0-] El valor absoluto de una letra es 0, aunque no sea 0.
    [is-A-blank-always-can--and-what-stands-there-already-] Una celda vacía siempre puede, y lo que ya está ahí también.
    [is-No-house-of-the-cell-has-the-digit-] Ningún grupo de la celda tiene la cifra.
    [is-Rows-count-from-0--items-from-1-] Las filas se cuentan desde 0; los elementos, desde 1.
    [is-Cells-and-boxes-count-from-0-] Las celdas y las cajas se cuentan desde 0.
    [is-No-blank--and-nine-rows-of-45-] Ninguna celda vacía, y nueve filas que suman 45.
    [is-A-number-key-works-after-a-click-on-a-cell-] Una tecla de número funciona tras hacer clic en una celda.
    [is-Fills-the-first-blank--and-calls-itself-for-the-rest-] Rellena la primera celda vacía y se llama a sí misma para el resto.
    [is-0-if-there-is-none-] 0 si no hay ninguna.
    [is-0-if-none-fits-] 0 si no encaja ninguna.
    [is-Goes-there--and-on-from-there-] Va ahí y sigue desde ahí.
    [is-On-the-board--and-not-visited-yet-] En el tablero y sin visitar.
    [is-The-rest-is-still-missing-] El resto aún falta.
    [is-Item-3-of-queens-is-the-column-of-the-queen-in-row-3-] El elemento 3 de la lista es la columna de la reina de la fila 3.
    [is-No-queen-above-has-the-column-or-a-diagonal-] Ninguna reina de arriba tiene la columna ni una diagonal.
    [is-16-clones--four-rows-of-four-] 16 clones: cuatro filas de cuatro.
    [is-Rows-and-columns-count-from-0-] Las filas y las columnas se cuentan desde 0.
    [is-The-box-is-two-cells-wide-and-two-high-] La caja tiene dos celdas de ancho y dos de alto.
    [is-All-clones-hear-the-message-] Todos los clones oyen el mensaje.
    [is-Columns-count-from-0-] Las columnas se cuentan desde 0.
    [is-Rows-count-from-0-] Las filas se cuentan desde 0.
    [is-Fills-the-best-blank--and-calls-itself-for-the-rest-] Rellena la mejor celda vacía y se llama a sí mismo para el resto.
    [is-How-many-fit-] Cuántas caben.
    [is-The-one-with-the-fewest-digits-that-fit--0-if-there-is-none-] La que tiene menos cifras que caben; 0 si no hay ninguna.
    [is-A-green-cell-belongs-to-the-puzzle--and-stays-as-it-is-] Una celda verde es del sudoku y se queda como está.
    [is-0-takes-a-digit-out-of-its-cell-] El 0 quita la cifra de su celda.
    [is-First-the-row-is-empty--Each-add-puts-a-digit-at-its-end-] Al principio la fila está vacía. Cada «añadir» pone una cifra al final.
    [is-It-calls-itself-with-a-value-that-is-1-less-] Se llama a sí mismo con un valor 1 menor.
    [is-It-calls-itself-with-a-smaller-value-] Se llama a sí mismo con un valor menor.
    [is-Find-a-cell] Buscar una celda
    [is-Try-a-digit] Probar una cifra
    [is-Call] Llamar
    [is-Take-back] Retirar
    [is-This-cell--and-the-sum-of-all-cells-after-it-] Esta celda y la suma de todas las siguientes.
    [is-The-number-of-blanks-in-this-cell-and-in-all-cells-after-it-] Cuántas celdas vacías hay desde esta celda hasta el final.
   *[other] { $comment }
}
differs-variable = La variable { $name } es distinta desde aquí.
differs-list = La lista { $name } es distinta desde aquí.
differs-sprite = El objeto { $name } es distinto desde aquí.
differs-speech = { $name } dice otra cosa desde aquí.
differs-question = El proyecto pregunta otra cosa aquí.
differs-act = Lo que hiciste antes no funciona aquí: { $reason }.
differs-endless = Los bloques siguen y siguen aquí, y nada cambia. Busca un bucle que no acabe nunca.
script-runs = El programa se ejecuta en una copia de tu tablero. Pulsa Parar para volver a tu partida.
block-gives-nothing = «{ $block }» no da ningún valor ahora.
program-keys = El proyecto oye las teclas.
program-key-tooltip = Pulsa { $digit } para el proyecto
program-watch = Haz clic en la bandera del proyecto y mira cómo se ejecuta
program-run = Ejecutar
    .tooltip = Dejar que los bloques se ejecuten hasta que paren, o ponerlos en pausa
program-stop = Parar el proyecto
jump-call-reached = la próxima llamada a un bloque propio
jump-return-reached = el final de una llamada
program-end-reached = donde el proyecto se para
