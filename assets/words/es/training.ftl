### La página de práctica: la idea de cada técnica, un ejemplo, y posiciones en las que hay que encontrarla.

page-training = Práctica
    .tooltip = Aprende y practica las técnicas con las que se resuelven los sudokus
keys-training = Práctica
does-training-mark = marcar la cifra en la celda elegida, o quitar la marca
does-training-arrow = otra celda
does-training-check = comprobar lo marcado
does-training-hint = decir dónde mirar, mostrar qué hay que encontrar
does-training-next = otra posición
does-training-practise = practicar la técnica, ver su idea
does-training-list = ver todas las técnicas
does-training-boards = elegir otro tablero
does-training-play = reproducir el ejemplo, pausarlo
does-training-step = un momento del ejemplo atrás, un momento adelante
training-check = Comprobar
    .tooltip = Ver si está bien
training-hint = ¿Dónde?
    .tooltip = Dime dónde mirar
training-show = Muéstrame
    .tooltip = Ver qué hay que encontrar, y por qué
training-next = Siguiente
    .tooltip = Seguir con otra posición
training-practise = Practicar
    .tooltip = Encuéntrala tú, en una posición tras otra
training-idea = La idea
    .tooltip = Ver otra vez la idea, con un ejemplo
training-list = Todas
    .tooltip = Elegir otra técnica
training-boards = Tablero
    .tooltip = Elige el tablero en el que quieres practicar
training-play = Reproducir
    .tooltip = Reproducir el ejemplo momento a momento, o pausarlo
training-back = Atrás
    .tooltip = Ir al momento anterior
training-step = Adelante
    .tooltip = Ir al momento siguiente
training-stop = Parar el ejemplo

training-techniques = Técnicas
training-about = Elige una técnica. Te muestro su idea y un ejemplo, y después la encuentras tú.
training-boards-about = ¿Qué tablero? Cada uno tiene sus propias técnicas.
training-not-found = He mirado muchos sudokus ({ $board }) y en ninguno sirve { $technique }. Pulsa Siguiente y busco más.
training-choose-first = ¿Qué técnica? Elige una primero.
training-practise-first = Este es el ejemplo. Pulsa Practicar y encuéntrala tú.
training-cell-first = ¿En qué celda? Haz clic en una primero, o ve a ella con las flechas.
training-filled = { $cell } ya tiene una cifra. Elige una celda vacía.
training-ruled-out = El { $digit } ya está descartado en { $cell }. Marca una de las cifras pequeñas que hay allí.
training-is-shown = La respuesta ya está en el tablero. Pulsa Siguiente para otra posición.
training-open-tooltip = Ver su idea y un ejemplo, y practicarla
training-making = Estoy buscando una posición…
training-example = Mira: aquí hay { $technique }.
training-practice-how = Haz clic en un candidato para marcarlo, y otra vez para quitar la marca. O elige una celda y pulsa una cifra.
training-task = Aquí hay { $technique }. Marca { $places ->
    [true] la cifra que puedes poner
   *[false] los candidatos que hay que quitar
} y pulsa Comprobar.
training-keys = Marca la cifra en la celda elegida
training-moment = momento { $at } de { $of }
    .tooltip = Arrastra para ver otro momento
training-example-name = Ejemplo
training-count = { $count }, primero las más fáciles
training-dots = Un punto lleno es una posición que has resuelto.
training-card = { $technique }: { $found } de { $of } encontradas
training-level = { $level }: { $count } técnicas
    .tooltip = Mostrar las técnicas de este nivel, u ocultarlas
training-practise-it = Practicar: { $technique }
training-see-example = Ver otra vez el ejemplo
training-number = Nivel { $level } · número { $number } de { $of }
training-difficulty = Dificultad { $difficulty } de 12
training-why = Por qué funciona
training-marks = Las marcas
training-found = { $found } de { $of } encontradas
training-your-turn = Te toca: encuéntrala { $left ->
    [one] una vez más
   *[other] { $left } veces
}.
training-learned = Ya conoces esta técnica.
training-next-technique = Técnica siguiente
training-next-card = Técnica siguiente: { $technique }
training-tally = encontradas: { $found }, con ayuda: { $helped }, mostradas: { $missed }
training-marked = Marcado: { $what }.
training-unmarked = Ya no está marcado: { $what }.
training-nothing-marked = Todavía no hay nada marcado. Haz clic en un candidato, o elige una celda y pulsa una cifra.
training-right = ¡Bien! { $why }
training-right-and-more = ¡Bien! Pero eso no es todo. { $places ->
    [true] También puedes poner esto
   *[false] Quita también esto
}: { $missed }.
training-part-right = Bien: { $what }.
training-part-wrong = Mal: { $what }. { $places ->
    [true] Allí va otra cifra.
   *[false] Justo allí es donde va.
}
training-part-unshown = Es cierto, pero esta técnica no lo muestra aquí: { $what }.
training-part-missed = Falta: { $what }.
training-unread = No he podido leer tus resultados de la práctica: { $reason }. He dejado el archivo aparte.

## Cómo encontrarla: un paso corto en cada línea. Si aquí falta una técnica, los pasos son las frases de su idea.

how = { $key ->
    [FullHouse]
        Busca una fila, columna o caja con una sola celda vacía.
        Mira qué cifra falta allí.
        Va en la celda vacía.
    [NakedSingle]
        Elige una celda vacía.
        Tacha todas las cifras que ya están en su fila, su columna o su caja.
        Si queda una sola cifra, va en la celda.
    [HiddenSingle]
        Elige una cifra y una fila, columna o caja donde falte.
        Tacha las celdas en las que esa cifra no puede ir.
        Si queda una sola celda, la cifra va allí.
    [CageCombinations]
        Elige una jaula y haz una lista de las cifras distintas que suman su total.
        Tacha las combinaciones que sus candidatos no permiten.
        Quita cada candidato que no está en ninguna de las que quedan.
    [LockedCandidates]
        Elige una cifra, y una fila, columna, caja, región o jaula que la necesita.
        Busca una celda de fuera que ve todos sus lugares de allí.
        Quita la cifra de esa celda.
    [Sum]
        Elige una jaula, u otras celdas con un total.
        Prueba un candidato y mira qué queda para las otras celdas.
        Si es demasiado o demasiado poco para ellas, quita el candidato.
    [InniesAndOuties]
        Elige filas, columnas o cajas que las jaulas casi llenan. Sabes cuánto suman.
        Réstales los totales de las jaulas.
        Quedan unas pocas celdas, o sobresalen. Quita los candidatos que no dan la diferencia.
    [LawOfLeftovers]
        Elige algunas filas o columnas, y otras tantas regiones que casi las llenan.
        Busca las celdas de las regiones fuera de las líneas, y las de las líneas fuera de las regiones.
        Unas y otras tienen las mismas cifras. Quita lo que solo puede ir en un lado.
    [LockedPair]
        Mira dónde se cruzan una caja y una fila o columna.
        Busca allí dos celdas con los mismos dos candidatos.
        Quita las dos cifras del resto de la caja y de la línea.
    [LockedTriple]
        Mira dónde se cruzan una caja y una fila o columna.
        Busca allí tres celdas que entre todas solo tengan tres candidatos.
        Quita las tres cifras del resto de la caja y de la línea.
    [Pointing]
        Elige una cifra y una caja.
        ¿Están todos sus lugares de la caja en una misma fila o columna?
        Entonces quítala del resto de esa fila o columna.
    [Claiming]
        Elige una cifra y una fila o columna.
        ¿Están todos sus lugares de allí en una misma caja?
        Entonces quítala del resto de esa caja.
    [NakedPair]
        Busca una celda con solo dos candidatos.
        Busca en su fila, su columna o su caja otra celda con los mismos dos.
        Quita las dos cifras de todas las demás celdas de allí.
    [NakedTriple]
        Elige una fila, columna o caja. Mira las celdas con dos o tres candidatos.
        Busca tres de esas celdas que entre todas solo tengan tres cifras.
        Quita las tres cifras de todas las demás celdas de allí.
    [NakedQuadruple]
        Elige una fila, columna o caja. Mira las celdas con dos, tres o cuatro candidatos.
        Busca cuatro de esas celdas que entre todas solo tengan cuatro cifras.
        Quita las cuatro cifras de todas las demás celdas de allí.
    [HiddenPair]
        Elige una fila, columna o caja.
        Busca dos cifras que solo quepan en las mismas dos celdas.
        Quita todos los demás candidatos de esas dos celdas.
    [HiddenTriple]
        Elige una fila, columna o caja.
        Busca tres cifras que solo quepan en las mismas tres celdas.
        Quita todos los demás candidatos de esas tres celdas.
    [HiddenQuadruple]
        Elige una fila, columna o caja.
        Busca cuatro cifras que solo quepan en las mismas cuatro celdas.
        Quita todos los demás candidatos de esas cuatro celdas.
   *[other] { "" }
}

## Las marcas del tablero.

mark-says = { $mark ->
    [Looked] mira aquí
    [Cover] aquí se quitan candidatos
    [Left] un candidato: quizá sea esa cifra
    [Pattern] una celda que importa
    [Core] parte del patrón
    [Other] la otra parte del patrón
    [Fin] se sale del patrón
    [Blocking] esta cifra lo impide
    [Barred] la cifra no puede ir aquí
    [TriedDigit] la cifra va aquí
    [Follows] la cifra va aquí
    [Struck] quítalo
    [StrongLink] si uno es falso, el otro es verdadero
    [WeakLink] si uno es verdadero, el otro es falso
   *[other] { $mark }
}

## La idea de cada técnica, en tres frases cortas.

idea-groups = Aquí varios lugares de una cifra pueden contar como uno, si están en una línea de una caja.
idea-sets = Aquí un enlace puede pasar también por un conjunto casi bloqueado: celdas con un candidato más que celdas.
idea-one-solution = Esto solo vale si el sudoku tiene una única solución.
idea = { $key ->
    [FullHouse] A una fila, una columna o una caja solo le queda una celda vacía. Todas las demás cifras ya están allí. La que falta va en la celda vacía.
    [NakedSingle] Mira una celda vacía. Su fila, su columna, su caja y las demás reglas descartan todas las cifras menos una. Solo esa puede ir allí.
    [HiddenSingle] Busca una cifra en una fila, una columna o una caja. Puede que allí quepa en una sola de las celdas vacías. Entonces va en ella, aunque quepan otras cifras.
    [LockedPair] Dos celdas están en una misma caja y también en una misma fila o columna, y tienen los mismos dos candidatos. Necesitan esas dos cifras para ellas mismas. Así que las dos desaparecen del resto de la caja y de la línea.
    [LockedTriple] Tres celdas están en una misma caja y también en una misma fila o columna, y entre todas solo tienen tres candidatos. Necesitan esas tres cifras para ellas mismas. Así que las tres desaparecen del resto de la caja y de la línea.
    [Pointing] En una caja, todos los lugares para una cifra están en una misma fila o columna. Uno de ellos la tendrá. Así que la cifra desaparece del resto de esa fila o columna.
    [Claiming] En una fila o columna, todos los lugares para una cifra están en una misma caja. Uno de ellos la tendrá. Así que la cifra desaparece del resto de esa caja.
    [RelatedCells] Una regla une dos celdas. Tacha cada candidato que no encaja con ningún candidato de la otra celda.
    [CageCombinations] Haz una lista de las cifras distintas que suman el total de una jaula. La cifra que no está en ninguna combinación desaparece de la jaula.
    [LockedCandidates] En un grupo, todos los lugares para una cifra ven otra celda. Uno de ellos la tendrá. Así que la cifra desaparece de esa celda.
    [Sum] Las celdas tienen que sumar un total. Tacha cada cifra que deja demasiado o demasiado poco a las otras celdas.
    [InniesAndOuties] Conoces la suma de una fila, una columna o una caja entera. Réstale las jaulas que contiene. Las pocas celdas que quedan tienen que sumar la diferencia.
    [LawOfLeftovers] Toma algunas filas y otras tantas regiones que casi las llenan. Las celdas que sobresalen tienen las mismas cifras que las celdas que sobran.
    [NakedPair] Dos celdas de una fila, columna o caja tienen los mismos dos candidatos, y ninguno más. Cada una se queda con uno. Así que las dos cifras desaparecen de todas las demás celdas de allí.
    [NakedTriple] Tres celdas de una fila, columna o caja solo tienen tres candidatos entre todas. Necesitan esas tres cifras para ellas mismas. Así que las tres desaparecen de todas las demás celdas de allí.
    [NakedQuadruple] Cuatro celdas de una fila, columna o caja solo tienen cuatro candidatos entre todas. Necesitan esas cuatro cifras para ellas mismas. Así que las cuatro desaparecen de todas las demás celdas de allí.
    [HiddenPair] En una fila, columna o caja, dos cifras solo caben en las mismas dos celdas. Esas celdas son suyas. Así que todo lo demás desaparece de esas dos celdas.
    [HiddenTriple] En una fila, columna o caja, tres cifras solo caben en las mismas tres celdas. Esas celdas son suyas. Así que todo lo demás desaparece de esas tres celdas.
    [HiddenQuadruple] En una fila, columna o caja, cuatro cifras solo caben en las mismas cuatro celdas. Esas celdas son suyas. Así que todo lo demás desaparece de esas cuatro celdas.
    [fish] Toma { $size } filas en las que una cifra solo cabe en las mismas { $size } columnas. Cada una de las filas pone su cifra en una de esas columnas, y así se llenan todas. Así que la cifra desaparece del resto de esas columnas. También funciona al revés, con columnas y filas.
    [finned-fish] Es casi un pez de { $size } filas y { $size } columnas, pero la cifra tiene algunos lugares más: las aletas. O es cierta una aleta, o lo es el pez. Así que la cifra desaparece de los lugares de las columnas que ven todas las aletas.
    [fish-with-boxes] Es un pez en el que las cajas cuentan como las filas y las columnas. { $size } grupos ponen su cifra en otros { $size }, y así se llenan todos. Así que la cifra desaparece del resto de estos; si hay aletas, solo de las celdas que las ven todas.
    [RemotePair] Unas celdas con los mismos dos candidatos forman una cadena en la que cada una ve la siguiente. A lo largo de la cadena se turnan las dos cifras. Donde los extremos son distintos, una celda que ve los dos no puede tener ninguna de ellas.
    [BivalueUniversalGrave] Cada celda vacía tiene dos candidatos, menos una sola, que tiene tres. Sin el tercero, las cifras podrían cambiar de lugar por todo el tablero. Así que ese tercero es cierto, y los demás de su celda desaparecen.
    [Skyscraper] En dos filas una cifra tiene solo dos lugares en cada una, y dos de ellos están en la misma columna. Así que esos dos no son ciertos a la vez. Entonces lo es uno de los otros dos, y la cifra desaparece de las celdas que ven ambos. También funciona al revés, con columnas y filas.
    [TwoStringKite] Una cifra tiene solo dos lugares en una fila y solo dos en una columna. Un lugar de la fila y uno de la columna están en la misma caja, así que no son ciertos los dos. Entonces lo es uno de los otros dos extremos, y la cifra desaparece de las celdas que ven ambos.
    [DualTwoStringKite] Una fila y una columna con dos lugares cada una forman una cometa de dos maneras a la vez. En cada una de las dos es cierto un extremo o el otro. Así que la cifra desaparece de las celdas que ven los dos extremos de una cometa.
    [TurbotFish] En cada uno de dos grupos una cifra tiene solo dos lugares. Un lugar del primero ve uno del segundo, así que no son ciertos los dos. Entonces lo es uno de los otros dos, y la cifra desaparece de las celdas que ven ambos.
    [EmptyRectangle] En una caja, todos los lugares para una cifra están en una fila y una columna. En otra línea tiene solo dos lugares, y uno de ellos ve esa fila o columna. Sigue los dos caminos: donde se vuelven a encontrar, la cifra desaparece.
    [DualEmptyRectangle] En una caja, todos los lugares para una cifra están en una fila y una columna, y otras dos líneas tienen solo dos lugares cada una. Son dos rectángulos vacíos a la vez. Lo que descarta cualquiera de ellos desaparece.
    [WWing] Dos celdas tienen los mismos dos candidatos. Una línea o una caja tiene solo dos lugares para una de esas cifras, y cada uno de ellos ve una de las celdas. Así que la otra cifra está en una de las celdas, y desaparece de las que ven las dos.
    [XyWing] Una celda con dos candidatos ve otras dos con dos candidatos. Con cada una comparte una cifra, y estas dos comparten una tercera. Haya lo que haya en la primera celda, una de ellas tiene la tercera cifra, que desaparece de las celdas que ven las dos.
    [XyzWing] Una celda con tres candidatos ve otras dos, que tienen cada una dos de esos tres. Todas comparten una cifra. Una de las tres celdas la tiene, así que desaparece de las que ven las tres.
    [WxyzWing] Cuatro celdas solo tienen cuatro candidatos entre todas. Solo una de esas cifras podría estar allí dos veces, así que sin ella faltaría una. Una de las celdas la tiene, y desaparece de las que ven todos sus lugares de allí.
    [Uniqueness1] Cuatro celdas son las esquinas de un rectángulo en dos cajas, y tres de ellas tienen los mismos dos candidatos. Si la cuarta tuviera solo esos dos, podrían cambiar de lugar. Así que los dos desaparecen de la cuarta esquina.
    [Uniqueness2] Cuatro esquinas de un rectángulo en dos cajas tienen los mismos dos candidatos, y dos esquinas vecinas tienen uno más, el mismo en ambas. Una de las dos tiene que llevarlo. Así que desaparece de las celdas que ven las dos.
    [Uniqueness3] Cuatro esquinas de un rectángulo en dos cajas tienen los mismos dos candidatos, y dos esquinas vecinas tienen más. Una de ellas tiene que llevar una de esas otras cifras. Así que las dos cuentan como una celda que forma con otras un par desnudo o un trío.
    [Uniqueness4] Cuatro esquinas de un rectángulo en dos cajas tienen los mismos dos candidatos, y dos esquinas vecinas tienen más. Una de las dos cifras no tiene otro lugar en su línea o su caja, así que esas esquinas la necesitan. Entonces la otra cifra desaparece de ambas.
    [Uniqueness5] Cuatro esquinas de un rectángulo en dos cajas tienen los mismos dos candidatos, y algunas tienen uno más, el mismo en todas. Una de ellas tiene que llevarlo. Así que desaparece de las celdas que las ven todas.
    [Uniqueness6] Cuatro esquinas de un rectángulo en dos cajas tienen los mismos dos candidatos, y dos opuestas tienen más. En dos líneas del rectángulo, una de las cifras no tiene otro lugar. Entonces desaparece de las dos esquinas que tienen más.
    [HiddenRectangle] Cuatro esquinas de un rectángulo en dos cajas tienen los mismos dos candidatos. Mira desde una esquina por su fila y su columna: una de las cifras no tiene allí más lugar que las esquinas. Entonces la otra cifra desaparece de esa esquina.
    [AvoidableRectangle1] Tres esquinas de un rectángulo en dos cajas tienen cifras que has puesto tú. Con cierta cifra en la cuarta esquina, podrían cambiar de lugar. Así que esa cifra desaparece de la cuarta esquina.
    [AvoidableRectangle2] Dos esquinas de un rectángulo en dos cajas tienen cifras que has puesto tú. Cada una de las otras dos tiene un candidato más, el mismo en ambas, y una de ellas tiene que llevarlo. Así que desaparece de las celdas que ven las dos.
    [ColourTrap] Donde un grupo tiene solo dos lugares para una cifra, dales dos colores, y sigue así de lugar en lugar. Todos los lugares de un color son ciertos. Así que la cifra desaparece de las celdas que ven los dos colores.
    [ColourWrap] Donde un grupo tiene solo dos lugares para una cifra, dales dos colores, y sigue así de lugar en lugar. Si dos lugares de un color se ven, ese color es falso. Así que la cifra desaparece de todos los lugares de ese color.
    [MultiColours1] Colorea los lugares para una cifra en dos conjuntos, cada uno con dos colores propios. Un color de uno ve un color del otro, así que no son ciertos los dos. Entonces lo es uno de los otros dos colores, y la cifra desaparece de las celdas que ven ambos.
    [MultiColours2] Colorea los lugares para una cifra en dos conjuntos, cada uno con dos colores propios. Un color de uno ve los dos colores del otro, y uno de estos es cierto. Así que la cifra desaparece de todos los lugares del primer color.
    [Medusa] Da dos colores a los candidatos de las celdas que tienen dos, y a los dos lugares para una cifra en un grupo, y sigue así de uno a otro. Todos los candidatos de un color son ciertos. Así que desaparece lo que no va con ninguno de los colores.
    [SueDeCoq] Donde se cruzan una caja y una línea, algunas celdas tienen más candidatos que celdas son. Unas celdas del resto de la línea y del resto de la caja se llevan algunas de esas cifras. En total hay tantas celdas como cifras, así que estas desaparecen del resto de la línea y de la caja.
    [AlsXz] Un conjunto casi bloqueado (ALS) son unas celdas de un grupo con un candidato más que celdas. Dos de ellos comparten una cifra que solo puede estar en uno, así que uno de los dos queda bloqueado. Otra cifra que comparten está entonces en uno de ellos, y desaparece de las celdas que ven todos sus lugares.
    [AlsXyWing] Un conjunto casi bloqueado (ALS) son unas celdas de un grupo con un candidato más que celdas. Uno en el medio comparte una cifra con cada uno de otros dos, y no puede quedarse con las dos. Así que una cifra que comparten estos dos está en uno de ellos, y desaparece de las celdas que ven todos sus lugares.
    [AlsChain] Un conjunto casi bloqueado (ALS) son unas celdas de un grupo con un candidato más que celdas. Varios van en fila, cada uno unido al siguiente por una cifra que solo puede estar en uno de los dos. Así que una cifra que comparten el primero y el último desaparece de las celdas que ven todos sus lugares.
    [DeathBlossom] Cada candidato de una celda, el tallo, ve un conjunto casi bloqueado: celdas con un candidato más que celdas. Haya lo que haya en el tallo, bloquea uno de esos conjuntos. Una cifra que todos comparten desaparece de las celdas que ven todos sus lugares.
    [AlignedPairExclusion] Toma dos celdas y prueba en ellas cada par de cifras. Algunos pares dejan a otra celda o conjunto muy pocas cifras, así que no son posibles. Un candidato que no está en ningún par posible desaparece.
    [AlignedTripleExclusion] Toma tres celdas y prueba todas las maneras de llenarlas. Algunas dejan a otra celda o conjunto muy pocas cifras, así que no son posibles. Un candidato que no está en ninguna manera posible desaparece.
    [KrakenFish1] Es un pez con aletas, y de las aletas salen enlaces. Si ninguna aleta es cierta, el pez descarta algo; si una lo es, sus enlaces descartan lo mismo. Así que desaparece en los dos casos.
    [KrakenFish2] Es un pez con aletas, y la cifra está en una de las aletas o en un lugar de cierto grupo. De cada uno de ellos salen enlaces. Si todos llevan a lo mismo, eso es cierto.
    [XChain] Los enlaces de una cifra forman una cadena, fuertes y débiles por turnos, y el primero y el último son fuertes. Así que si un extremo es falso, el otro es cierto. La cifra desaparece de las celdas que ven los dos extremos.
    [XyChain] Unas celdas con dos candidatos forman una cadena, y cada una comparte una cifra con la siguiente. Si cierta cifra no está en la primera celda, paso a paso está en la última. Así que esa cifra desaparece de las celdas que ven los dos extremos.
    [ContinuousNiceLoop] Enlaces fuertes y débiles por turnos forman un anillo cerrado. Así que, de los dos extremos de cada enlace débil, uno es cierto. Lo que prohíben los dos extremos de un enlace así desaparece.
    [DiscontinuousNiceLoop] Enlaces fuertes y débiles por turnos llevan de vuelta al comienzo. Solo allí se juntan dos de la misma clase. Si los dos son fuertes, el candidato de allí es cierto; si los dos son débiles, desaparece.
    [Chain] Enlaces fuertes y débiles forman por turnos una cadena, de lugar en lugar y de cifra en cifra, y el primero y el último son fuertes. Así que si un extremo es falso, el otro es cierto. Lo que prohíben los dos extremos desaparece.
    [ForcingChainContradiction] Supón que un candidato es cierto, o que es falso. Sigue los enlaces desde allí: al final algo es cierto y falso a la vez. Así que es al revés.
    [ForcingChainVerity] Toma todos los candidatos de una celda, o todos los lugares para una cifra en un grupo: uno de ellos es cierto. Sigue los enlaces desde cada uno. Si todos llevan a lo mismo, eso es cierto.
    [ForcingNetContradiction] Supón que un candidato es cierto, y pon las consecuencias, una tras otra. Al final una celda se queda sin cifra, o una cifra sin lugar. Así que el candidato desaparece.
    [ForcingNetVerity] Toma todos los candidatos de una celda, o todos los lugares para una cifra en un grupo: uno de ellos es cierto. Pon desde cada uno las consecuencias, una tras otra. Si todos llevan a lo mismo, eso es cierto.
   *[other] { "" }
}
