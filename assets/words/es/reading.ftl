### Por qué un texto no es un sudoku. Son partes de otras frases, sin mayúscula y sin punto final.

unread-empty = aquí no hay ningún sudoku: hacen falta 81 cifras, 0 para una celda vacía
unread-not-a-digit = fila { $row }, columna { $column }: { $found } no es una cifra del 0 al 9{ $sign ->
    [true] ; escribe 0 para una celda vacía
   *[false] { "" }
}
unread-row-length = la fila { $row } tiene { $digits ->
    [one] 1 cifra
   *[other] { $digits } cifras
} y necesita 9
unread-row-count = hacen falta 9 filas, y { $rows ->
    [one] solo hay 1
   *[other] hay { $rows }
}
unread-conflict = la { $house } tiene el { $digit } dos veces, en { $first } y en { $second }
unread-too-long = esto tiene más de { $most } bytes, y un sudoku solo tiene 81 cifras: ¿es el texto correcto?
unread-several = aquí hay { $puzzles } sudokus, y solo puede haber uno: quita los demás
unread-between-columns = línea { $line }, carácter { $character }: esta cifra no está debajo de las otras de su columna; muévela, o escribe un punto para cada celda vacía
unread-columns-unclear = no se sabe en qué columnas están estas cifras: escribe un punto para cada celda vacía de la primera fila y de la última
unread-rows-unclear = no se sabe en qué filas están estas cifras: escribe un punto para cada celda vacía de las filas que no tienen cifras
unread-row-cells = la fila { $row } tiene { $cells ->
    [one] 1 celda
   *[other] { $cells } celdas
} y necesita 9
unread-cells = hacen falta 81 celdas, y { $cells ->
    [one] solo hay 1
   *[other] hay { $cells }
}
unread-unexpected = línea { $line }, carácter { $character }: { $found } no va en una lista de cifras; quítalo
unread-unclosed = línea { $line }, carácter { $character }: { $opened } no se cierra; ciérralo donde termina
unread-too-deep = línea { $line }, carácter { $character }: hay listas demasiado anidadas; un tablero son nueve listas de nueve cifras
unread-xml = línea { $line }: este archivo de OpenSudoku está roto ({ $reason }); guárdalo otra vez en OpenSudoku
unread-no-game = esto no es un sudoku: falta <game data="..."/>
unread-version = esta partida de OpenSudoku dice que es de la versión { $version }, y solo se conocen de la 1 a la 5; bastan las 81 cifras
unread-no-puzzle-in-address = en esta dirección web no hay ningún sudoku: hacen falta 81 cifras, como en ?puzzle=..., 0 o un punto para una celda vacía
unread-other-notation = esto no está en el formato { $notation }
unread-in-part = debajo de [{ $part }]: { $reason }
