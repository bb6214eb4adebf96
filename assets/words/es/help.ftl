### Ayuda: consejos, errores, resolver de una vez.

thinking = Déjame pensar…

no-solution = Este sudoku no tiene solución.
a-digit-is-wrong = Desde aquí no hay solución, pero el sudoku sí tiene una: al menos una de tus cifras está mal.
too-hard = Hay muy pocas cifras en el tablero para responder rápido. Pon algunas más y pregúntame otra vez.

hint-needs-a-cell = ¿Para qué celda es el consejo? Primero elige una celda vacía.
hint-with-mistake = Hay un error en el tablero, así que no doy ningún consejo. ¿Lo marco?
hint-naked = En { $cell } va el { $digit }: allí no se permite ninguna otra cifra.
hint-hidden = En { $cell } va el { $digit }: en la { $house } no tiene otro lugar.
hint-searched = En { $cell } va el { $digit }. No se ve con ningún único: he tenido que mirar hasta el final para encontrarlo.
hint-one-of-several = El { $digit } vale en { $cell }, pero quizá también otras cifras: este sudoku tiene varias soluciones.
hint-not-needed = En { $cell } ya está el { $digit }, y con él se llega a una solución.
hint-unknown = No tengo ningún consejo para { $cell }.

no-mistakes = No hay ningún error en el tablero. Todo se puede quedar.
marked = { $mistakes ->
    [one] He marcado 1 cifra que no se puede quedar. Vacía su celda, o prueba otra cifra.
   *[other] He marcado { $mistakes } cifras que no se pueden quedar. Vacía sus celdas, o prueba otras cifras.
}

still-looking-solve = Este es difícil, y todavía estoy buscando. Pulsa Resolver otra vez, y sigo.
still-looking-next = Todavía estoy buscando otra solución. Pulsa Siguiente otra vez, y sigo.
blocks-cannot-solve = { $reason }. Desactiva «Los bloques llevan el juego» en Ajustes, y resuelvo yo el tablero.
blocks-take-long = Se han ejecutado { $blocks } bloques, y todavía no hay solución. Pon algunas cifras más, o desactiva «Los bloques llevan el juego» en Ajustes: entonces lo resuelvo más rápido.
solve-first = Pulsa primero Resolver. Después, Siguiente muestra otra solución.
solved-at-once = Resuelto en { $time }. Esta es la única solución.
solved-several = Este sudoku tiene varias soluciones. Aquí va una, encontrada en { $time }. Siguiente muestra otra.
next-solution = Esta es la solución { $number }. { $differing ->
    [one] 1 celda cambia
   *[other] { $differing } celdas cambian
} respecto a la solución anterior, y { $differing ->
    [one] la he marcado
   *[other] las he marcado
}.{ $more ->
    [true] { "" }
   *[false] { " " }No hay más.
}
no-more-solutions = { $count ->
    [1] Esta es la única solución.
   *[other] No hay más: este sudoku tiene { $number } soluciones.
}

offer-mark-mistakes = Marcar errores
    .stop = Parar el solucionador y marcar las cifras que no se pueden quedar
offer-keep = Conservar
    .tooltip = Pasar esta solución a mi tablero
offer-why = ¿Por qué?
    .tooltip = ¿Qué celdas descartan cada cifra?
offer-previous-solution = Muéstrala
    .tooltip = Volver a la solución anterior a este momento

hint = Consejo
    .tooltip = Descubrir poco a poco qué hacer ahora
give-digit = Revelar cifra
    .tooltip = Poner la cifra correcta en la celda elegida
solve = Resolver
    .tooltip = Resolver el tablero de una vez, desde aquí
next = Siguiente
    .tooltip = Mostrar la siguiente solución
mistakes = Errores
    .tooltip = Marcar las cifras que no se pueden quedar
