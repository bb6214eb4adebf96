### Encontrar los errores: tableros y programas con errores escondidos.

# $seed (String)
faults = Encuentra los errores, semilla { $seed }
    .goal = Sabes encontrar lo que está mal, y demostrarlo.
    .start = Alguien ha metido errores aquí. Encuéntralos todos.

# $count (Number)
# $lines (Number)
# $rows (String)
faults-board = { $count ->
    [one] Una cifra de este tablero está mal. Haz clic en ella.
   *[other] { $count } cifras de este tablero están mal. Haz clic en cada una.
}
    .why = Ya están todas. Si quitas las cifras equivocadas, ninguna se repite en una fila, una columna o una caja.
    .wrong = Una cifra equivocada choca al menos con otras dos celdas.
    .hint-1 = Busca una cifra que esté dos veces en una fila, una columna o una caja. Una de las dos está mal: la que choca con otra celda más.
    .hint-2 = { $lines ->
    [one] Todas las cifras equivocadas están en la fila { $rows }.
   *[other] Las cifras equivocadas están en estas filas: { $rows }.
}

# $number (Number)
faults-row = la fila { $number }
# $number (Number)
faults-column = la columna { $number }
# $number (Number)
faults-box = la caja { $number }
# $digit (Number)
# $lines (Number)
# $one (String)
# $two (String)
# $three (String)
faults-twice = { $lines ->
    [1] El { $digit } se repite en { $one }.
    [2] El { $digit } se repite en { $one } y en { $two }.
   *[3] El { $digit } se repite en { $one }, en { $two } y en { $three }.
}
# $twice (String)
# $found (Number)
# $of (Number)
faults-found = ¡Encontrado! { $twice } Llevas { $found } de { $of }.
faults-blank = Esta celda está vacía, así que en ella nada puede estar mal.
# $digit (Number)
faults-fits = No hay otro { $digit } en su fila, ni en su columna, ni en su caja.
# $twice (String)
# $proof (String)
faults-accused = { $twice } Pero el otro también se repite en { $proof }. Así que el otro está mal, y este está bien.

# $count (Number)
# $scripts (String)
# $places (String)
faults-program = { $count ->
    [one] Hay un error. Arréglalo.
   *[other] Hay { $count } errores. Arréglalos todos.
}
    .why = Ahora tu proyecto hace lo correcto en todas las pruebas. Así que ya no hay nada mal.
    .wrong = ¿Qué bloque podría tener la culpa?
    .hint-1 = Mira { $scripts }. Léelo bloque a bloque: ¿qué debe hacer cada uno?
    .hint-2 = { $count ->
    [one] El error está aquí: { $places }.
   *[other] Los errores están aquí: { $places }.
}
faults-check-row = «comprobar fila» debe devolver si una fila tiene la cifra.
faults-check-box = «comprobar caja» debe devolver si una caja tiene la cifra.
faults-check-fits = «encaja en» debe devolver verdadero si ni la fila, ni la columna, ni la caja tienen la cifra. Pregunta a otros bloques, y también pueden estar mal.
faults-blanks-left = «celdas vacías que quedan» debe devolver cuántas celdas están vacías.
faults-solve = «resolver» debe llenar el tablero, o decir que no hay solución. «primera celda vacía» le ayuda, y también puede estar mal.
# $block (String)
faults-at = «{ $block }»
# $block (String)
faults-below = falta un bloque debajo de «{ $block }»
# $block (String)
faults-top = falta un bloque al principio de «{ $block }»
