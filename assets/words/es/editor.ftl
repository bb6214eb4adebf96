### Cambiar el proyecto de bloques junto al tablero.

edit = Editar
    .tooltip = Cambiar con el teclado el proyecto junto al tablero
does-edit = cambiar el proyecto junto al tablero
keys-editor = Cambiar los bloques
does-edit-arrows = de bloque en bloque o, si llevas un bloque, de sitio en sitio
does-edit-act = tomar el bloque elegido, soltarlo o escribir en un hueco
does-edit-delete = eliminar el bloque elegido
does-edit-duplicate = duplicar el bloque elegido y todos los de debajo
does-edit-comment = escribir un comentario junto al bloque elegido
does-edit-find = buscar un bloque en la paleta
does-edit-zoom = dibujar los bloques más grandes, más pequeños
does-judge = comprobar si el proyecto resuelve sudokus
does-in-scratch = ver el programa solo con bloques de Scratch
does-edit-ours = volver a nuestro proyecto
does-edit-new = empezar un proyecto vacío
does-edit-leave = soltar lo que llevas o dejar el proyecto
edit-move = Mover
    .tooltip = Tomar el bloque elegido: elige un sitio con las flechas y suéltalo con Intro
edit-delete = Eliminar
    .tooltip = Eliminar el bloque elegido; lo de debajo sube
edit-duplicate = Duplicar
    .tooltip = Duplicar el bloque elegido y todos los de debajo
edit-comment = Comentar
    .tooltip = Escribir un comentario junto al bloque elegido
judge = Comprobar
    .tooltip = Comprobar si el proyecto resuelve sudokus con ninguna, una y muchas soluciones
in-scratch = En Scratch
    .tooltip = Ver este programa solo con bloques de Scratch, y qué sustituye a los demás
scratch-all = Scratch tiene todos los bloques de este programa.
scratch-no-lesson = Abre primero una lección. Así podrás ver cómo queda su programa en Scratch.
scratch-lacks = Scratch no tiene todos estos bloques. En su lugar usa:
scratch-same = El mismo programa en Scratch
scratch-report = En Scratch un bloque propio no puede devolver nada. Da el valor a la variable «result» y detiene este programa.
scratch-value = una llamada dentro de otro bloque
scratch-value-instead = La llamada está encima del bloque que necesita su valor. El valor queda en «result».
scratch-script-variables = En Scratch una variable es del objeto y no de una llamada. Antes de que un bloque se llame a sí mismo, guarda los valores en la lista «call stack». Después los recupera.
scratch-for = Scratch usa «repetir» y cambia la variable en 1 en cada vuelta.
edit-ours = Volver al original
    .tooltip = Seguir con nuestro proyecto; Deshacer recupera el tuyo
edit-new = Proyecto nuevo
    .tooltip = Un proyecto vacío con los mismos objetos; Deshacer recupera este
editor-ours = Este es nuestro proyecto. Cambia lo que quieras: arrastra bloques de la paleta, escribe en los huecos. Deshacer quita cualquier cambio.
editor-yours = Este es tu proyecto. Deshacer quita cualquier cambio, y Volver al original recupera el nuestro.
editor-ours-already = Este ya es nuestro proyecto.
editor-back-to-ours = Este es otra vez nuestro proyecto. Deshacer recupera el tuyo.
editor-new-program = Los objetos y las listas están aquí, pero aún no hay bloques. Haz clic en una categoría y arrastra tu primer bloque. Deshacer recupera el proyecto de antes.
editor-in-hand = Ahora elige un sitio con las flechas y pulsa Intro, o haz clic donde va. Con Esc se queda donde estaba.
editor-as-before = No ha cambiado nada.
editor-choose-first = Primero elige un bloque: haz clic en él, o pulsa una flecha.
editor-unread = No puedo leer la línea { $line } desde el carácter { $column }: { $reason }.
editor-changed = Cambiado. Ver muestra lo que hace ahora tu proyecto.
editor-files = Abrir o guardar…
    .tooltip = Abrir un proyecto de bloques o de Scratch, o guardar el tuyo en un archivo
editor-sprite-tooltip = Los programas de { $name }
editor-new-variable = Nueva variable
    .tooltip = Crear una variable para todos los objetos
editor-own-variable = Variable propia
    .tooltip = Crear una variable solo para este objeto: cada clon tiene su propio valor
editor-new-list = Nueva lista
    .tooltip = Crear una lista vacía para todos los objetos
editor-define = Nuevo bloque
    .tooltip = Crear un bloque propio para este objeto
editor-redefine = Cambiar el bloque
editor-comment = Comentario
editor-rename = Renombrar { $name }
editor-delete = Eliminar { $name }
editor-list = Lista { $name }
editor-slot = Hueco: { $text }
editor-label-hint = Escribe las palabras del bloque. Añade una entrada donde va un valor.
editor-add-value = + Número o texto
    .tooltip = Añadir una entrada para un número o un texto
editor-add-condition = + Verdadero o falso
    .tooltip = Añadir una entrada para verdadero o falso
shape-command = Orden
    .tooltip = Hace algo, y va en una pila de bloques
shape-round = Valor
    .tooltip = Devuelve un número o un texto
shape-six-sided = Verdadero o falso
    .tooltip = Devuelve verdadero o falso
without-refresh = Ejecutar sin refrescar la pantalla
    .tooltip = Sus bucles no esperan a la pantalla: es rápido, y no se ejecuta nada más entre medias
editor-ok = OK
    .tooltip = Aceptar lo que has escrito (Intro)
editor-cancel = Cancelar
    .tooltip = Dejarlo como estaba (Esc)
palette-search = Buscar un bloque
    .tooltip = Escribe una palabra que esté en el bloque, o una categoría
palette-nothing = Ningún bloque tiene esas palabras.
palette-change = Cambiar o eliminar { $name }
palette-block = Nuevo bloque: { $name }
palette-block-tooltip = Arrástralo a un programa, o haz clic en él y luego donde va
block-category = { $category ->
    [Events] Eventos
    [Control] Control
    [Operators] Operadores
    [Variables] Variables
    [Lists] Listas
    [MyBlocks] Mis bloques
    [Looks] Apariencia
    [Sensing] Sensores
    [Motion] Movimiento
   *[other] { $category }
}
no-edit-to-undo = No hay ningún cambio que deshacer.
no-edit-to-redo = No hay ningún cambio que rehacer.
palette-find = Buscar
category-tooltip = { $name }: ver sus bloques
script-search = Buscar un programa
program-menu = Proyecto
    .tooltip = Comprobar o guardar el proyecto, recuperar el nuestro y crear variables, listas y bloques
edited-same = Cambiado. Hasta aquí tu proyecto hace lo mismo que antes en el tablero.
edited-differs = Cambiado. Aquí tu proyecto hace por primera vez otra cosa en el tablero.
does-widen-program = ensanchar el proyecto, o dejarlo como siempre
widen-program = Ancho del proyecto
    .tooltip = Arrastra: el proyecto se ensancha y el tablero se encoge, o al revés
edited-begins = Cambiado. La ejecución era demasiado larga para seguirla; empieza de nuevo.
