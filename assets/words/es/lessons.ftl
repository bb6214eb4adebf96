### La página de las lecciones. Lo que dicen las propias lecciones está en assets/lessons.

page-lessons = Lecciones
    .tooltip = Aprende paso a paso cómo un ordenador resuelve un sudoku
keys-lessons = Lecciones
does-lesson-restart = empezar la tarea otra vez
does-lesson-flag = hacer clic en la bandera verde del programa
does-lesson-key = pulsar una tecla numérica en el programa
does-lesson-check = comprobar lo que has hecho
does-lesson-moment = ir hasta el momento que pide la tarea
does-lesson-hint = recibir un consejo, ver cómo se hace
does-lesson-next = ir a la tarea siguiente, a la anterior
does-lesson-path = ver todas las lecciones
lesson-restart = Otra vez
    .tooltip = Empezar esta tarea otra vez
lesson-flag = Bandera
    .tooltip = Hacer clic en la bandera verde de este proyecto
lesson-check = Comprobar
    .tooltip = Ver si está bien
lesson-hint = Consejo
    .tooltip = Recibir un consejo; cada uno dice un poco más
lesson-show = Muéstramelo
    .tooltip = Ver cómo se hace
lesson-next = Siguiente
    .tooltip = Seguir con la tarea siguiente
lesson-previous = Tarea anterior
    .tooltip = Volver a la tarea anterior
lesson-path = Ver lecciones
    .tooltip = Ver todas las lecciones y lo que has hecho
lesson-stop = Parar los bloques
lessons-heading = Lecciones
lessons-about = Unas veinte lecciones cortas te llevan del primer clic en la bandera a un proyecto que resuelve cualquier sudoku. En cada una, primero dices qué va a pasar; luego lo miras, averiguas por qué y lo cambias.
lessons-begin = Empezar
lessons-continue = Seguir
lessons-continue-tooltip = Abrir la tarea siguiente
lessons-all-done = Las has hecho todas.
lessons-minutes = { $minutes } minutos
lessons-done = { $done } de { $of } hechas
lessons-go-on = Lee la tarea. Si te atascas, un consejo ayuda.
lessons-task = Tarea { $number } de { $of }: { $kind }
lessons-right = ¡Correcto!
lessons-wrong = { $tries ->
    [0] Todavía no.
    [one] Todavía no.
   *[other] Intento { $tries }: todavía no. ¡Sigue probando!
}
lessons-hint = Mira:
lessons-skip = Saltar
    .tooltip = Seguir sin ella; puedes volver después
lessons-start-over = Empezar de nuevo la lección
    .tooltip = Olvidar lo que has hecho en esta lección
    .sure = ¿Seguro? Haz clic otra vez
    .warning = Haz clic otra vez en la misma entrada y se olvida lo que has hecho en esta lección.
lessons-more = Más sobre esta lección
    .tooltip = Todas las lecciones, esta tarea otra vez, la lección desde el principio
lessons-end = Eso fue «{ $title }»: has resuelto { $solved } de { $of } tareas. Elige la siguiente lección o pulsa Seguir.
lessons-no-previous = Esta es la primera tarea de la lección.
lessons-click-cell = Haz clic en la celda del tablero.
lessons-click-block = Haz clic en el bloque del programa.
lessons-answer-field = Tu respuesta
lessons-answer-tooltip = Ver si es correcto
lessons-make = Cambia los bloques y luego compruébalos.
lessons-reach = Deja que el proyecto se ejecute hasta ese momento y luego compruébalo.
lessons-no-more-hints = No hay más consejos. «Muéstramelo» te enseña cómo se hace.
lessons-answer = La respuesta es «{ $answer }».
lessons-shown = Este es el momento.
lessons-no-moment = Esta tarea no pide ningún momento. Ejecutar muestra lo que pasa.
lessons-predict-first = Di primero qué crees que pasará. Después ejecútalo y míralo.
lessons-said = Has dicho: { $answer }
lessons-program-shown = Este proyecto lo hace. Deshacer trae de vuelta el tuyo.
lessons-changed = Cambiado. Comprobar te dice si hace lo que debe.
lessons-asks = El proyecto pregunta algo: respóndele, y sigue.
lessons-nothing-runs = No hay nada en marcha. Para empezar, haz clic en la bandera verde, en un programa o en una celda.
program-future-back = Los pasos que venían después de este momento han vuelto.
lessons-rests = El proyecto se ha parado solo.
lessons-unread = No he podido leer lo que has hecho en las lecciones: { $reason }. He dejado el archivo aparte.
lessons-no-run = Este proyecto todavía no se puede ejecutar.
lessons-says = { $name }: «{ $text }»
lessons-click-sprite = Clic en { $name }
lessons-clones = { $count ->
    [0] No hay clones.
    [one] Hay un clon.
   *[other] Hay { $count } clones.
}
lessons-value = { $name }: { $value }
lessons-of-sprite = { $name } de { $sprite }
lessons-list = { $name } ({ $count }): { $items }
lessons-question-field = La respuesta a la pregunta del proyecto
lessons-question-tooltip = Dar esta respuesta al proyecto
lessons-cell = Celda { $id }: { $value }
lessons-cell-tooltip = Celda { $id }
lessons-asks-you = Pregunta: { $text }
lessons-code = Código de clase
    .tooltip = Tu profesora o tu profesor te dice el código de una lección; aquí se abre
lessons-open = Abrir
lessons-save = Guardar resultados
    .tooltip = Lo que has hecho, tarea por tarea, como tabla para la escuela
lessons-results-file = lecciones de sudoku
lessons-results-filter = Tabla (*.csv)
lessons-no-code = No hay ninguna lección con el código «{ $code }». Señala una lección de abajo para ver su código.
lessons-entry-tooltip = { $goal } Código de clase: { $code }
lessons-pages = Hojas para imprimir
    .tooltip = Todas las lecciones con sus tareas, códigos y respuestas, como página que un navegador muestra e imprime
lessons-pages-file = lecciones de sudoku
lessons-pages-filter = Página (*.html)
