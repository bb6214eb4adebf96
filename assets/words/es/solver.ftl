### El solucionador en el escenario: sus métodos, lo que dice en cada paso, sus paneles.

brute-force = Fuerza bruta
    .about = Recursión: buscar la primera celda vacía, probar cada cifra, poner la que encaja, llamar a solve para la siguiente celda vacía, retirar.
    .intro = Busco la primera celda vacía, pruebo una cifra tras otra, pongo lo que encaja y sigo. Donde no encaja nada, vuelvo atrás.
    .caption = Para cada cifra: si encaja, ponla
    .listing =
        solve:
            busca la primera celda vacía
            si no hay ninguna:
                comunica una solución
            si no, para cada cifra por orden:
                si la cifra encaja en la celda:
                    pon la cifra
                    solve
                    retira la cifra
assumptions = Suposiciones apiladas
    .about = No sabe nada de sudokus. Tiene huecos, cada uno con sus candidatos, y apila suposiciones hasta llenarlos todos.
    .intro = Cada celda vacía es un hueco, y sus candidatos son las cifras que puede tener. Apilo una suposición sobre otra hasta llenar todos los huecos.
    .caption = Para cada candidato del hueco: suponlo y pasa al hueco siguiente
    .listing =
        solve:
            reúne los candidatos del siguiente hueco
            si todos los huecos están ocupados:
                comunica una solución
            si no, para cada candidato:
                suponlo
                solve
                abandona la suposición
decision-tree = Árbol de decisión
    .about = Primero los únicos desnudos: celdas con una sola cifra posible. Luego los únicos ocultos: cifras con un solo lugar. Luego la celda con menos cifras.
    .intro = Primero las celdas con una sola cifra posible, luego las cifras con un solo lugar. Después adivino en la celda con menos cifras posibles.
    .caption = Pon los únicos; si no hay, prueba la celda con menos cifras
    .listing =
        solve:
            mientras una celda o un grupo tenga una sola opción:
                pon esa cifra
            si el tablero está lleno:
                comunica una solución
            si no, si a una celda o a un grupo no le queda ninguna opción:
                abandona este tablero
            si no:
                elige la celda con menos cifras posibles
                para cada una de ellas:
                    adivina esa cifra
                    solve
                    retira la cifra adivinada y sus consecuencias
binary-program = Programa binario
    .about = 729 variables, cada una 0 o 1, en 324 ecuaciones y una más por cada pista. Primero con fracciones, y luego se ramifica.
    .intro = Cada cifra en cada celda es una variable, 0 o 1. Resuelvo las ecuaciones entre ellas, y permito fracciones.
    .caption = Resuelve las ecuaciones; ramifica donde salgan fracciones
    .listing =
        solve:
            resuelve las ecuaciones; se permiten fracciones
            si tienen una solución sin fracciones:
                llena el tablero con ella
                comunica una solución
                vacía el tablero
                excluye esa solución con una desigualdad y empieza de nuevo
            si no, para cada cifra de una celda con fracciones:
                pon su variable a 1
                solve
                deshaz eso
exact-cover = Cobertura exacta
    .about = Enlaces danzantes: 324 condiciones, cada una cumplida justo una vez, primero la que tiene menos opciones.
    .intro = Un tablero tiene 324 condiciones, como un 5 en la fila 1. Siempre cumplo la que tiene menos opciones. Los enlaces bailan.
    .caption = Cumple la condición con menos opciones; cubre lo que queda cumplido
    .listing =
        solve:
            elige la condición con menos opciones
            si no hay ninguna:
                comunica una solución
            si no, para cada una de sus opciones:
                cubre todas las condiciones que cumple
                solve
                descúbrelas en orden inverso
logic = Lógica
    .about = Lo que hacen las personas: siempre la técnica más fácil que ayuda, de los únicos a las cadenas, cada una con su porqué. Solo adivina en el tablero clásico, y solo si nada más ayuda.
    .intro = Busco la técnica más fácil que ayuda y te digo por qué funciona. Solo adivino en el tablero clásico, y solo si nada más ayuda.
    .caption = Usa la técnica más fácil que ayuda: pon una cifra o tacha candidatos
    .listing =
        solve:
            mientras ayude alguna técnica, primero la más fácil:
                pon las cifras que encuentra
                tacha los candidatos que descarta
            si el tablero está lleno:
                comunica una solución
            si no, si a una celda o a un grupo no le queda ningún candidato:
                abandona este tablero
            si no, en el tablero clásico:
                elige la celda con menos candidatos
                para cada uno de ellos:
                    adivina esa cifra
                    solve
                    retira la cifra adivinada y sus consecuencias
blocks = Los bloques
    .about = El propio proyecto de Scratch, bloque a bloque. Funciona como la fuerza bruta.
    .intro = Ejecuto los bloques de solve: la primera celda vacía, una cifra tras otra, y otra vez solve para el resto.
    .caption = Para cada cifra: si encaja, reemplaza el elemento de S y llama a solve
own-program = Tu proyecto
    .about = Los bloques tal como los has cambiado, uno tras otro. Tu solve decide cómo trabajan.
    .intro = Ejecuto tus bloques: tu solve decide qué celda viene ahora, y qué cifra.
    .caption = Tu solve decide qué cifra viene ahora
own-program-look = Empieza tu solve. La primera celda vacía es { $cell }.
own-program-place = Pongo el { $digit } en { $cell }.
own-program-take-back = { $back }.
own-program-rest = lo que sigue, solo lo sabe tu proyecto
own-program-end = Tu proyecto ha terminado sin encontrar ninguna solución.

look-no-technique = Aquí no ayuda ninguna técnica: hay más de una solución. Adivino en { $cell }, donde quedan { $digits }.
puzzle-without-solution = Este sudoku no tiene solución: lo he probado todo y lo he retirado todo.
end-one = Lo he probado todo: desde aquí hay 1 solución. ¿Vuelvo a ella?
end-several = Lo he probado todo: desde aquí hay { $number } soluciones. ¿Vuelvo a la última?
beginning = Este es el principio. { $left }
step-solution = No queda ninguna celda vacía: esto es una solución.
step-cut = Añado una regla que excluye esta solución, y resuelvo las ecuaciones otra vez.

try-refused = El { $digit } no encaja en { $cell }: la { $house } ya lo tiene, en { $place }.
try-against-a-rule = El { $digit } no encaja en { $cell }: rompe una regla.
try-fits = El { $digit } encaja en la fila { $row }, la columna { $column } y la caja { $square }.
try-fits-anywhere = El { $digit } encaja en { $cell }: ninguna regla lo impide.

look-no-digit = A { $cell } no le queda ninguna cifra: tengo que volver atrás.
look-no-place = Ya no hay lugar para { $what } en la { $house }: tengo que volver atrás.
look-first-blank = La primera celda vacía es { $cell }. Pruebo en ella cada cifra, empezando por el 1.
look-slot = El hueco siguiente es { $cell }. Sus candidatos: { $digits }.
look-need-cell = De todas las condiciones, una cifra en { $cell } es la que tiene menos opciones: { $ways ->
    [1] solo { $digits }
   *[other] { $digits }
}.
look-need-place = De todas las condiciones, { $what } en la { $house } es la que tiene menos opciones: { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
}.
look-fewest = No queda ningún único. { $cell } es la celda con menos cifras posibles, { $digits }: las pruebo una tras otra.

place-fits = Pongo el { $digit } en { $cell } y llamo a solve para la siguiente celda vacía.
place-need-cell = Queda una sola opción para una cifra en { $cell }: tomo ahí el { $digit } y cubro todo lo que cumple.
place-need-place = Queda una sola opción para { $what } en la { $house }: tomo { $cell } y cubro todo lo que cumple.
place-naked = Un único desnudo: el { $digit } es la única cifra permitida en { $cell }.
place-hidden = Un único oculto: en la { $house }, solo { $cell } tiene lugar para el { $digit }.
place-equations = x_{ $row }_{ $column }_{ $digit } = 1, así que en la fila { $row }, columna { $column } va el { $digit }.
assume = Supongo que el { $digit } va en { $cell }.
guess = Adivino: el { $digit } va en { $cell }.
take-and-cover = Tomo el { $digit } en { $cell } y cubro todo lo que cumple.
branch = Ramifico: pongo x_{ $row }_{ $column }_{ $digit } a 1, es decir, el { $digit } en la fila { $row }, columna { $column }.
if-it-fails = Si falla, pruebo { $digits }.
list-then = { $first }, luego { $last }
if-it-fails-places = Si falla, { $places ->
    [one] queda 1 lugar
   *[other] quedan { $places } lugares
}.
last-digit = Es la última cifra que puede probar esta celda.
last-place = Es el último lugar que puede probar esta cifra.

take-back = Retiro el { $digit } de { $cell }
uncover = Descubro, y retiro el { $digit } de { $cell }
retract-found = Busco otra solución. { $back }.
retract-infeasible = Las ecuaciones no lo permiten. { $back }.
retract-consequence = Lo que salía de ahí ha fallado. { $back }.
retract-place = Ya no hay lugar para { $what } en la { $house }. { $back }.
retract-cell = Ninguna cifra encaja en { $cell }. { $back }.
retract-cell-next = Ninguna cifra encaja en { $cell }. { $back } y pruebo el { $next }.
retract-tried = A { $cell } no le queda otra cifra por probar. { $back }.
retract-tried-next = A { $cell } no le queda otra cifra por probar. { $back } y pruebo el { $next }.

relax-infeasible = Resuelvo las ecuaciones. Se contradicen, así que mi última suposición es falsa.
relax-fractional = Resuelvo las ecuaciones y permito fracciones. { $cells ->
    [one] 1 celda todavía tiene
   *[other] { $cells } celdas todavía tienen
} trozos de cifras, así que tengo que ramificar.
relax-unsettled = No he podido terminar con las ecuaciones, así que tengo que ramificar.
relax-whole = Resuelvo las ecuaciones, y todos los valores son 0 o 1. Lo he comprobado: no se rompe ninguna regla.

why-cell = A { $cell } no le queda ninguna cifra.
why-first = El { $digit } está en { $cell }
why-next = el { $digit } en { $cell }
why-tried = Ya he probado { $digits }.
why-place = Ya no hay lugar para { $what } en la { $house }.
why-in-the-way = Ya está en { $cells }.
why-filled = Las otras celdas están llenas.
why-filled-or-tried = Las otras celdas están llenas, o ya las he probado.
no-why = Pregúntame cuando retire una cifra porque no queda nada por probar.

solved-by-search = { $solutions ->
    [0] ¡Resuelto!
    [1] ¡Resuelto!
   *[other] ¡Solución { $solutions }!
} { $searched ->
    [true] Probé
   *[false] Puse
} { $digits ->
    [one] 1 cifra
   *[other] { $number } cifras
} y retiré { $back }; has mirado durante { $time }.
solution-kept = La solución está ahora en tu tablero. Deshacer la quita otra vez.
solution-kept-several = La solución está ahora en tu tablero. Deshacer la quita otra vez. Este sudoku tiene varias soluciones, y Siguiente muestra otra.
nothing-to-keep = Todavía no hay ninguna solución que conservar: déjame seguir hasta que encuentre una.
no-solution-before = Antes de este momento no había encontrado ninguna solución, o fue hace demasiado tiempo.
stopped = He parado. Aquí tienes tu tablero, tal como estaba.
returns-to = Vuelvo al paso { $step }… llevo el { $percent } %. Pulsa la señal de alto para recuperar tu tablero.
cell-for-jump = ¿Qué celda? Elige una, y sigo hasta poner una cifra en ella.
looking-at = Pulsa I, y sigo hasta poner una cifra en { $cell }. Pulsa la señal de alto para recuperar tu tablero.
filled-from-the-start = { $cell } está llena desde el principio, así que nunca pongo una cifra ahí. Elige una celda vacía.

watch-tooltip = Ver cómo el método resuelve el tablero desde aquí
stop-tooltip = Parar el solucionador y recuperar mi tablero
engine = Qué se ejecuta: { $name }
engine-tooltip = { $about } ({ $key } para el método siguiente)
take-back-reached = la próxima cifra que se retira
in-cell-reached = la próxima cifra en la celda elegida; primero elige una
hottest = el máximo: { $cell }, { $number }
equations-wait = Se están resolviendo las ecuaciones …
equations-solved = Ecuaciones resueltas hasta ahora: { $number }

variables = Variables
variable-cell = celda
variable-digit = cifra
variable-row = fila
variable-column = columna
variable-box = caja
variable-fits = encaja
variable-expecting = espera tecla
    .tooltip = Verdadero mientras el juego espera a que pulses una tecla de número. En los bloques se llama «expecting numkey»
variable = { $name }: { $value }
list-s = Lista S
    .name = La lista S con las cifras del tablero
list-s-sum = { $count } elementos, suma { $sum }
list-s-about = Cada celda es un elemento de la lista S, y el 0 es una celda vacía. Un tablero resuelto suma { $total }.
call-stack = Pila de llamadas
    .idle = solve no se está ejecutando
    .none = Cada cifra puesta añade una barra
    .tooltip = Una barra por nivel, tan alta como su cifra. Las partes más pálidas son las cifras que faltan por probar
call-stack-top = profundidad { $depth }, { $digit } en { $cell }
call-stack-empty = profundidad 0
call-stack-name = Pila de llamadas, profundidad { $depth }
call-stack-level = Nivel { $level }: en { $cell } está el { $digit }; { $rest }
rest-none = no queda nada por probar
rest-digits = por probar: { $digits }
rest-places = a la cifra { $places ->
    [one] le queda 1 lugar más
   *[other] le quedan { $places } lugares más
} por probar

equations = Ecuaciones
    .name = Las filas del programa binario
equations-count = { $equations }, con { $variables } variables
equation-tooltip = { $equation } ({ $keys } eligen otras). x_1_8_3 es 1 si en la fila 1, columna 8 está el 3, y 0 si no
equation-cell = { $cell } tiene una sola cifra
equation-place = la { $house } tiene un solo { $digit }
equation-given = { $cell } tiene el { $digit }
equation-is-given = { $equation }: esta cifra está en el tablero.
equation-is-need = { $equation }: una de estas nueve es 1, y todas las demás son 0.

stops-at-cell = Desde ahora me paro cada vez que llego a { $cell }.
stops-no-more-at-cell = Ya no me paro en { $cell }.
cell-for-stop = ¿Dónde me paro? Primero elige una celda.
stops-at-block = Desde ahora me paro cada vez que se ha ejecutado este bloque.
stops-no-more-at-block = Ya no me paro en este bloque.
no-stops = Todavía no hay ninguna parada: elige una celda y pulsa O.
unit = Paso
unit-block = bloque
    .tooltip = Cada bloque que se ejecuta es un paso
unit-digit = cifra
    .tooltip = Cada cifra que se prueba, se pone o se retira es un paso
unit-call = llamada
    .tooltip = Cada paso sigue hasta que solve se llama a sí mismo o vuelve
unit-change = cambio
    .tooltip = Cada candidato tachado y cada cifra puesta es un paso
unit-placement = cifra
    .tooltip = Cada paso sigue hasta que se pone otra cifra
stop-at-cell = Parar aquí
    .tooltip = Parar cada vez que la ejecución llega a la celda elegida
stop-before = Última parada
    .tooltip = Volver a la última vez que la ejecución llegó a una de las paradas
stop-at-depth = Parar al nivel
    .tooltip = Parar cuando hay tantas cifras puestas; 0 es nunca
stops-are = Paradas: { $cells }
forget-stops = Quitar todas las paradas
    .tooltip = No parar ya en ningún sitio
step-over = Saltar
    .tooltip = Seguir hasta que continúe esta llamada: se saltan las llamadas de dentro
step-out = Salir
    .tooltip = Seguir hasta que vuelva esta llamada
stops-depth = profundidad { $depth }
stops-blocks = { $count ->
    [one] 1 bloque
   *[other] { $count } bloques
}

offer-show-check = Muéstramelo
    .tooltip = Ver paso a paso cómo los bloques comprueban la cifra
check-intro = ¿Encaja el { $digit } en { $cell }? Mira cómo los bloques comprueban su fila, su columna y su caja.

watching-unread = No he podido leer por dónde ibas: { $reason }. He dejado el archivo aparte. Pulsa Ver y verás otra vez los mismos pasos.
your-sudoku = Tu sudoku
other-problems = Otros problemas
engine-unfit = { $engine } no sirve para { $problem }. Elige { $choices }.
