### Lecciones que un profesor asigna con un enlace.

lessons-assigned = Elegidas por tu profesor
lessons-assigned-end = Mostrar el orden habitual
    .tooltip = Quitar la lista de tu profesor. Lo que has hecho se conserva.
lessons-assigned-ended = Aquí están todas las lecciones en su orden habitual. Lo que has hecho se conserva.
lessons-assigned-hello = { $count ->
    [one] Tu profesor ha elegido una lección para ti. El botón grande la abre.
   *[other] Tu profesor ha elegido { $count } lecciones para ti. El botón grande abre la primera.
}
lesson-hint-off = Tu profesor ha desactivado los consejos en esta lección.
lesson-show-off = Tu profesor ha desactivado «Muéstramelo» en esta lección.
lessons-no-more-hints-alone = No hay más consejos. Lee otra vez la tarea y los bloques.

link-without-lessons = En este enlace no hay ninguna lección. Pide uno nuevo.
link-names-twice = En este enlace está dos veces la lección «{ $code }». Quita una.
link-is-crowded = En este enlace hay demasiadas lecciones. Quita algunas.
link-has-unknown-part = No conozco una parte de este enlace: «{ $part }». Puede tener lesson, lessons, task, hint y show.
link-has-no-switch = En este enlace, «{ $part }» debe ser on u off, no «{ $value }».
link-has-no-task = En este enlace, «{ $value }» debería ser el número de una tarea.
link-faults-not-alone = En este enlace, «faults» debe ser la única lección.
link-has-no-faults = En este enlace, «{ $part }» está mal. Necesita kind=board o kind=program, count=1 a count=5, y una semilla como seed=123456.

lessons-assign = Asignar lecciones
    .tooltip = Elige lecciones; un enlace y un código QR las abren para tu clase
assign-sheet = Asignar lecciones
assign-about = Marca las lecciones y da el enlace a tu clase. Primero verán estas lecciones. Lo que ya han hecho se conserva.
assign-lessons = Lecciones
assign-hints = Se permiten los consejos
    .tooltip = Sin la marca, no se puede pulsar Consejo en estas lecciones
assign-show = Se permite «Muéstramelo»
    .tooltip = Sin la marca, no se muestran soluciones en estas lecciones, ni siquiera tras tres respuestas incorrectas
assign-copy = Copiar el enlace
    .tooltip = Copiar el enlace en el portapapeles
assign-copied = El enlace está en el portapapeles. Pégalo donde tu clase pueda leerlo.
assign-none = Todavía no hay ninguna lección marcada.
assign-code = Código QR del enlace
assign-without-site = Los alumnos lo pegan en el juego, o lo escriben en lugar de un código de clase. En un navegador, va después de la dirección del juego y de un #.
assign-order = En este orden
assign-up = Subir «{ $title }»
    .tooltip = Poner esta lección antes de la de encima
