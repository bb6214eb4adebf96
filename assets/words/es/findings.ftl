### Qué está mal en un proyecto de bloques. Son partes de otras frases, sin mayúscula y sin punto final.

found-unknown-variable = no hay ninguna variable «{ $name }»; créala o elige otra
found-unknown-list = no hay ninguna lista «{ $name }»; créala o elige otra
found-unknown-message = nadie recibe «{ $name }»; pon en un objeto un «al recibir» con él
found-unknown-costume = el objeto no tiene ningún disfraz «{ $name }»; dale uno o elige otro
found-unknown-sprite = no hay ningún objeto «{ $name }»; elige otro
found-unknown-block = el objeto no define «{ $name }»; defínelo o quita el bloque
found-unknown-parameter = «{ $name }» no es una entrada de esta definición; quita el bloque, o añade la entrada a «definir»
found-unknown-choice = «{ $name }» no está en este menú; elige otra vez
found-missing-input = el hueco { $slot } de «{ $words }» está vacío; rellénalo
found-missing-condition = el hueco { $slot } de «{ $words }» está vacío y cuenta como falso; rellénalo
found-input-count = «{ $label }» necesita { $wanted ->
    [one] 1 entrada
   *[other] { $wanted } entradas
} y tiene { $given }; vuelve a poner el bloque
found-report-outside = solo puede devolver algo la definición de un bloque que da un valor; quita «devolver»
found-no-report = «{ $words }» puede terminar sin devolver nada; pon «devolver» al final
found-name-clash = aquí hay dos cosas que se llaman «{ $name }»; ponle otro nombre a una
found-block-name = «{ $name }» es el nombre de un bloque; elige otro nombre
found-no-name = algo no tiene nombre aquí; ponle uno
found-wrong-shape = «{ $words }» no va aquí; arrástralo a un sitio de su misma forma
found-never-runs = «{ $words }» no se ejecuta nunca, porque el bloque de arriba termina el programa; ponlo en otro sitio
found-long = el proyecto tiene más de { $blocks } bloques; acórtalo
found-crowded = el programa tiene demasiadas entradas y variables; divídelo en dos
found-deep = hay bloques metidos unos en otros más de { $depth } veces; haz un bloque propio con los de dentro

# Por qué no se hizo un cambio.
not-edited-gone = lo que quieres cambiar ya no está; elige otra vez
not-edited-into-itself = una pieza no cabe dentro de sí misma; elige otro sitio
not-edited-wrong-shape = «{ $words }» no va ahí; busca un sitio de su misma forma
not-edited-only-blocks = ahí no puedes escribir; pon un bloque de seis lados
not-edited-no-name = un nombre necesita una letra o una cifra; escribe algo
not-edited-long-name = el nombre es demasiado largo; elige uno más corto
not-edited-taken = «{ $name }» ya está en uso; elige otro nombre
not-edited-open-input = una entrada no está cerrada; escríbela como (número) o <condición>
not-edited-in-use = «{ $label }» se usa { $count ->
    [one] todavía una vez
   *[other] todavía { $count } veces
}; quita primero esos bloques
not-edited-unknown-block = ese objeto no define «{ $label }»; defínelo allí primero
not-edited-deep = habría bloques metidos unos en otros más de { $depth } veces; haz un bloque propio con los de dentro
not-edited-long = el proyecto sería demasiado largo; acórtalo
not-edited-crowded = ya hay demasiados nombres; quita uno primero
not-edited-no-block = esto no es un bloque; toma uno de la paleta
found-foreign = «{ $words }» es un bloque que solo Scratch puede ejecutar; quítalo o pon en su lugar bloques de la paleta

# Por qué no se puede leer un programa escrito como texto.
unread-open = el paréntesis { $bracket } no se cierra; ciérralo en la misma línea
unread-closes = el paréntesis { $bracket } no cierra nada; quítalo
unread-block = no hay ningún bloque «{ $words }»; escríbelo como en la paleta, o defínelo
unread-slot = en el hueco { $slot } de «{ $block }» va { $wanted }
unread-slot-condition = un bloque con < >
unread-slot-value = un número, un texto como [hola] o un bloque entre paréntesis
unread-slot-variable = el nombre de una variable como (digit)
unread-slot-choice = una opción como [name v]
unread-no-end = «{ $words }» no tiene fin; escribe «end» debajo de lo que lleva dentro
unread-belongs-to-nothing = «{ $word }» no pertenece a ningún bloque de arriba; quítalo
unread-define-inside = con una definición empieza un programa; deja una línea en blanco encima de «define»
unread-hat-inside = con «{ $words }» empieza un programa; deja una línea en blanco encima
unread-below-cap = debajo de «{ $words }» no puede ir nada; quítalo, o deja una línea en blanco encima
unread-definition = después de «define» van las palabras del bloque y sus entradas, como (número) o <condición>
unread-mark = «:: { $mark }» no va aquí; quítalo
unread-outside-sprite = esto no pertenece a ningún objeto; escríbelo debajo de una línea como «sprite: Owl»
unread-sprite = no hay ningún objeto «{ $name }»; escribe el nombre de uno del proyecto
