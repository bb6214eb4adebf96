### Textos que comparten todas las lecciones.

part-taste = En diez minutos
part-start = Empieza aquí
part-checkpoint-1 = Etapa 1: el tablero
part-checkpoint-2 = Etapa 2: juegas tú
part-checkpoint-3 = Etapa 3: juega el ordenador
part-outlook = Más allá: con más ingenio, y otros tableros
part-projects = Proyectos: tus propios programas

kind-predict = Predecir
kind-run = Ejecutar
kind-investigate = Investigar
kind-change = Cambiar
kind-arrange = Ordenar
kind-make = Crear

concept-abstraction = abstracción
concept-arithmetic = cálculo
concept-backtracking = vuelta atrás
concept-broadcast = mensajes
concept-clones = clones
concept-conditions = condiciones
concept-coordinates = coordenadas
concept-custom-blocks = bloques propios
concept-divide-and-conquer = divide y vencerás
concept-events = eventos
concept-lists = listas
concept-loops = bucles
concept-recursion = recursión
concept-sequence = secuencia
concept-state = estado
concept-strings = textos
concept-validation = validación
concept-variables = variables

model-copies = Cada llamada es una copia con valores propios, y quien la hizo la espera
model-loop = Una llamada salta de vuelta al principio, y después no queda nada por hacer
model-magic = La llamada interior no hace nada que se pueda ver
model-shared = Todas las llamadas comparten los mismos valores
survey-tells = { $right } de { $of } primeras respuestas encajan con lo que hace el ordenador.
survey-misconception = { $count } encajan con otra idea: { $model }.

wrong-nothing = Todavía no hay nada que mirar. Primero da una respuesta.
wrong-no-number = Eso no es un número. Escribe un número, como 7.
wrong-other = Vuelve a mirar y elige otra opción.
wrong-findings = Hay algo mal en los propios bloques: { $finding }.
wrong-tried = He probado tus bloques: { $acts }.
wrong-stops = No han llegado al final: { $error }.
wrong-not-fewer = Funciona. Pero hay { $theirs } llamadas a «{ $block }», y antes de tu cambio había { $before }.
wrong-many-calls = Funciona. Pero hay { $theirs } llamadas a «{ $block }». Se permiten { $most } como máximo.
wrong-no-search = La respuesta es correcta, pero tu proyecto no la busca: llama a «{ $block }» solo { $calls ->
    [one] una vez
   *[other] { $calls } veces
}.

differs-item = En la celda { $cell } hay { $got }. Debería haber { $wanted }.
differs-length = El tablero tiene entonces { $got } celdas. Debería tener { $wanted }.
differs-list-item = El elemento { $item } de «{ $name }» es { $got }. Debería ser { $wanted }.
differs-list-length = El número de elementos de «{ $name }» es { $got }. Debería ser { $wanted }.
differs-own-missing = Ningún clon tiene la { $name } { $value }.
differs-own-twice = Dos clones tienen la misma { $name }.
differs-own = En el clon { $id }, «{ $name }» es { $got }. Debería ser { $wanted }.
differs-clones = El número de clones es { $got }. Debería ser { $wanted }.
differs-x = La x del clon { $id } es { $got }. Debería ser { $wanted }.
differs-y = La y del clon { $id } es { $got }. Debería ser { $wanted }.
differs-costume = El clon { $id } lleva { $got }. Debería llevar { $wanted }.
differs-variable = La variable «{ $name }» es { $got }. Debería ser { $wanted }.
differs-reported = Ha devuelto { $got }. Debería devolver { $wanted }.
differs-says = El búho dice { $got }. Debería decir { $wanted }.
differs-asks = El búho pregunta { $got }. Debería preguntar { $wanted }.
differs-other = Han dado { $got }. Debería ser { $wanted }.
quoted = «{ $text }»
nothing = nada
blank = nada
board-tried = El tablero
board-got = Así fue
board-wanted = Debería ser
cell-marked = la celda { $number } está marcada
cell-missing = no hay celda { $number }
item-marked = el elemento { $number } está marcado
item-missing = no hay elemento { $number }
list-empty = sin elementos
stops-endless = sin final
stops-early = interrumpido
stops-missing = falta algo
choice-true = verdadero
choice-false = falso

act-flag = he hecho clic en la bandera verde
act-stop = he hecho clic en la señal de stop
act-script = he hecho clic en un programa
act-answer = he respondido { $answer }
act-click = he hecho clic en el clon { $id }
act-click-sprite = he hecho clic en { $name }
act-key = he pulsado la tecla { $name }
act-broadcast = he enviado el mensaje «{ $name }»
act-call = he ejecutado «{ $block }»
act-fill = he usado otro tablero

do-flag = Haz clic en la bandera verde.
do-stop = Haz clic en la señal roja de stop.
do-script = Haz clic en el programa.
do-answer = Responde { $answer }.
do-click = Haz clic en el clon { $id }.
do-click-sprite = Haz clic en { $name }.
do-key = Pulsa la tecla { $name }.
do-broadcast = Envía el mensaje «{ $name }».
do-call = Ejecuta «{ $block }».
do-fill = Usa otro tablero.

print-title = Lecciones del Asistente de sudoku
print-about = Cada lección tiene una hoja para los alumnos. Las respuestas vienen después de todas las hojas, en páginas para profesores. En el juego, una lección se abre con su código. Las tareas siguen cinco pasos: predecir, ejecutar, investigar, cambiar, crear.
print-name = Nombre
print-class = Clase
print-date = Fecha
print-computer = en el ordenador
print-letters = Escribe por orden las letras de los bloques, de arriba abajo. Puede que no los necesites todos.
print-order = Por ejemplo: { $letters }.
print-not-needed = No hacen falta: { $letters }.
print-teachers = Para profesores: planes, respuestas y rúbricas
print-code = Código
print-minutes = { $minutes } minutos
print-concepts = Conceptos
print-goal = Después:
print-answers = Para profesores: { $title }
print-hints = Consejos
print-step = Avanza paso a paso por los bloques hasta que sea así.
print-cell = celda { $id }
print-block = el bloque «{ $block }»

moment-ran = { $count ->
    [one] «{ $name }» se ha ejecutado
   *[other] «{ $name }» se ha ejecutado { $count } veces
}
moment-calls = { $count ->
    [one] se llama a { $name }
   *[other] se ha llamado a { $name } { $count } veces
}
moment-reports = { $count ->
    [one] { $name } devuelve algo
   *[other] { $name } ha devuelto algo { $count } veces
}
moment-back = esta llamada a { $name } devuelve algo
moment-standing = { $count } llamadas a { $name } a la vez
moment-changes = { $count ->
    [one] { $name } cambia
   *[other] { $name } ha cambiado { $count } veces
}
moment-length = { $count ->
    [one] { $name } tiene un elemento
   *[other] { $name } tiene { $count } elementos
}
moment-full = el tablero está lleno
moment-item = el elemento { $item } de { $name } es { $value }
moment-variable = { $name } es { $value }
moment-clones = { $count ->
    [one] un clon
   *[other] { $count } clones
}
moment-asks = un objeto pregunta algo
moment-says = «{ $text }»
moment-reported = se devuelve «{ $value }»
moment-and = { $one }, { $next }
