### Cómo lo resuelven las personas: los nombres de las técnicas, y por qué sus conclusiones son ciertas. Los consejos lo dicen poco a poco.

technique-name = { $key ->
    [FullHouse] última celda vacía
    [NakedSingle] único desnudo
    [HiddenSingle] único oculto
    [RelatedCells] celdas relacionadas
    [CageCombinations] combinaciones de la jaula
    [LockedCandidates] candidatos bloqueados
    [Sum] suma
    [InniesAndOuties] innies y outies
    [LawOfLeftovers] ley de los restos
    [LockedPair] par bloqueado
    [LockedTriple] trío bloqueado
    [Pointing] candidatos bloqueados (tipo 1)
    [Claiming] candidatos bloqueados (tipo 2)
    [NakedPair] par desnudo
    [NakedTriple] trío desnudo
    [HiddenPair] par oculto
    [HiddenTriple] trío oculto
    [NakedQuadruple] cuarteto desnudo
    [HiddenQuadruple] cuarteto oculto
    [RemotePair] par remoto
    [BivalueUniversalGrave] BUG+1
    [Skyscraper] rascacielos
    [TwoStringKite] cometa de dos cuerdas
    [DualTwoStringKite] cometa doble de dos cuerdas
    [TurbotFish] pez turbot
    [EmptyRectangle] rectángulo vacío
    [DualEmptyRectangle] rectángulo vacío doble
    [WWing] W-Wing
    [XyWing] XY-Wing
    [XyzWing] XYZ-Wing
    [WxyzWing] WXYZ-Wing
    [Uniqueness1] prueba de unicidad 1
    [Uniqueness2] prueba de unicidad 2
    [Uniqueness3] prueba de unicidad 3
    [Uniqueness4] prueba de unicidad 4
    [Uniqueness5] prueba de unicidad 5
    [Uniqueness6] prueba de unicidad 6
    [HiddenRectangle] rectángulo oculto
    [AvoidableRectangle1] rectángulo evitable 1
    [AvoidableRectangle2] rectángulo evitable 2
    [ColourTrap] trampa de colores
    [ColourWrap] contradicción de colores
    [MultiColours1] multicolor 1
    [MultiColours2] multicolor 2
    [Medusa] Medusa 3D
    [SueDeCoq] Sue de Coq
    [AlsXz] ALS-XZ
    [AlsXyWing] ALS-XY-Wing
    [AlsChain] cadena ALS
    [DeathBlossom] flor de la muerte
    [AlignedPairExclusion] exclusión de un par
    [AlignedTripleExclusion] exclusión de un trío
    [KrakenFish1] pez kraken 1
    [KrakenFish2] pez kraken 2
    [TemplateSet] plantilla (poner)
    [TemplateDelete] plantilla (quitar)
    [ForcingChainContradiction] cadena forzada (contradicción)
    [ForcingChainVerity] cadena forzada (todos los caminos)
    [ForcingNetContradiction] red forzada (contradicción)
    [ForcingNetVerity] red forzada (todos los caminos)
    [TrialAndError] ensayo y error
    [XChain] cadena X
    [XyChain] cadena XY
    [ContinuousNiceLoop] anillo cerrado
    [DiscontinuousNiceLoop] anillo con ruptura
    [Chain] cadena alterna
    [GroupedContinuousNiceLoop] anillo cerrado con grupos
    [GroupedDiscontinuousNiceLoop] anillo con ruptura y grupos
    [GroupedChain] cadena alterna con grupos
    [AlsContinuousNiceLoop] anillo cerrado con ALS
    [AlsDiscontinuousNiceLoop] anillo con ruptura y ALS
    [AlsInferenceChain] cadena alterna con ALS
   *[other] { $name }
}
fish-name = { $size ->
    [2] X-Wing
    [3] pez espada
    [4] jellyfish
    [5] squirmbag
    [6] pez ballena
   *[other] leviatán
}{ $siamese ->
    [true] { " siamés" }
   *[false] { "" }
}{ $shape ->
    [0] { "" }
    [1] { " franken" }
   *[other] { " mutante" }
}{ $fins ->
    [0] { "" }
    [1] { " con aleta" }
   *[other] { " con aleta (sashimi)" }
}
a-technique = { $key ->
    [RelatedCells] { "" }
    [CageCombinations] { "" }
    [LockedCandidates] { "" }
    [Sum] { "una " }
    [InniesAndOuties] { "" }
    [LawOfLeftovers] { "la " }
    [Pointing] { "" }
    [Claiming] { "" }
    [FullHouse] { "una " }
    [TwoStringKite] { "una " }
    [DualTwoStringKite] { "una " }
    [Uniqueness1] { "una " }
    [Uniqueness2] { "una " }
    [Uniqueness3] { "una " }
    [Uniqueness4] { "una " }
    [Uniqueness5] { "una " }
    [Uniqueness6] { "una " }
    [ColourTrap] { "una " }
    [ColourWrap] { "una " }
    [Medusa] { "una " }
    [AlsChain] { "una " }
    [DeathBlossom] { "una " }
    [AlignedPairExclusion] { "una " }
    [AlignedTripleExclusion] { "una " }
    [TemplateSet] { "una " }
    [TemplateDelete] { "una " }
    [ForcingChainContradiction] { "una " }
    [ForcingChainVerity] { "una " }
    [ForcingNetContradiction] { "una " }
    [ForcingNetVerity] { "una " }
    [XChain] { "una " }
    [XyChain] { "una " }
    [Chain] { "una " }
    [GroupedChain] { "una " }
    [AlsInferenceChain] { "una " }
   *[other] { "un " }
}{ $name }

hint-look-houses = Fíjate en la { $houses }.
hint-look-cell = Fíjate en { $cell }.
hint-look-digit = Fíjate en todos los lugares donde todavía cabe el { $digit }.
hint-what-houses = En la { $houses } hay { $technique }.
hint-what-cell = En { $cell } hay { $technique }.
hint-what-digit = Para el { $digit } hay { $technique }.
hint-what-trial = Aquí no ayuda ninguna técnica que conozca. Solo queda el ensayo y error.

digit-in = el { $digit } en { $cells }
cells-with = { $cells } ({ $digits })
cell-is = en { $cell } va el { $digit }
follows-place = Así que { $what }.
digit-from = el { $digit } de { $cells }
digits-from = { $digits } de { $cells }
follows-strike = Así que tacha { $what }.

reason-full-house = { $cell } es la última celda vacía de la { $house }.
reason-naked-single = A { $cell } solo le queda una cifra.
reason-hidden-single = En la { $house }, { $cell } es el único lugar que queda para el { $digit }.
reason-locked = En la { $house }, todos los lugares para el { $digit } están también en la { $other }. En uno de ellos está, así que ninguna otra celda de la { $other } puede ser { $digit }.
reason-related = Haya lo que haya en { $cells }, la regla «{ $rule }» no permite otra cosa.
reason-cage = { $combinations ->
    [many] { $rule }: ninguna de las combinaciones que quedan tiene ahí esas cifras.
   *[other] { $rule }: solo puede ser { $combinations }.
}
reason-sum = La suma tiene que salir: { $rule }.
reason-innies = Toma grupos enteros y las jaulas que hay dentro. La diferencia es { $rule }.
reason-leftovers = En { $cells } y en { $others } hay las mismas cifras.
reason-all-see = En la { $house }, el { $digit } tiene que estar en una de estas celdas: { $cells }. Todas ven las celdas donde está tachado.
reason-naked-subset = En la { $houses }, las celdas { $cells } necesitan { $digits } para ellas mismas.
reason-hidden-subset = En la { $house }, { $digits } solo caben en { $cells }. Así que en estas celdas no cabe nada más.
reason-fish = En la { $base }, cada { $digit } tiene que estar en la { $cover }. No cabe ninguno más, así que ninguna otra celda de ahí puede ser { $digit }.
reason-finned = En la { $base }, cada { $digit } tiene que estar en la { $cover }, o si no en una aleta: { $fins }. En los dos casos, los candidatos tachados son falsos.
reason-kraken = En la { $base }, cada { $digit } tiene que estar en la { $cover }, o si no en una aleta: { $fins }. Los enlaces muestran que, en los dos casos, los candidatos tachados son falsos.
reason-rectangle = Si en { $cells } solo hubiera { $digits }, podrían cambiarse de lugar, y el sudoku tendría dos soluciones. Pero solo tiene una.
reason-grave = Sin { $fin }, a cada celda vacía le quedarían dos cifras, y el sudoku tendría dos soluciones. Pero solo tiene una.
reason-template-set = Pongas como pongas todas las cifras { $digit }, aquí siempre hay una.
reason-template-delete = Pongas como pongas todas las cifras { $digit }, donde está tachada nunca hay una.
reason-trial = He probado { $candidate } y he mirado hasta el final: no lleva a ninguna solución.
reason-aligned = Lo que esté en { $cells } tiene que dejar una cifra para { $others }.
reason-net-cell = Supón { $candidate }. Pon las consecuencias, una tras otra: a { $cell } no le queda ninguna cifra.
reason-net-house = Supón { $candidate }. Pon las consecuencias, una tras otra: en la { $house } no queda lugar para el { $digit }.
reason-every-digit = Prueba una tras otra todas las cifras de { $cell }: todas dan el mismo resultado.
reason-every-place = Prueba en la { $house } todos los lugares para el { $digit }: todos dan el mismo resultado.
reason-forced = Supón que { $candidate } es { $is-true ->
    [true] cierto
   *[false] falso
}. Sigue los enlaces: algo es cierto y falso a la vez. Así que es al revés.
reason-colour-trap = Los enlaces reparten estos lugares para el { $digit } en dos clases, redonda y cuadrada. Todos los de una clase son ciertos. Lo que ve las dos clases queda descartado.
reason-colour-wrap = Los enlaces reparten estos lugares para el { $digit } en dos clases, redonda y cuadrada. Todos los de una clase son ciertos. Pero dos de una clase se ven entre sí, así que esa clase es falsa.
reason-multi-colours = Estos lugares para el { $digit } forman dos conjuntos, cada uno con una clase redonda y una cuadrada. En cada conjunto son ciertos todos los de una clase. Los conjuntos se ven entre sí, así que los candidatos tachados son falsos.
reason-medusa = Los enlaces reparten estos candidatos en dos clases, redonda y cuadrada. Todos los de una clase son ciertos. En los dos casos, los candidatos tachados son falsos.
reason-xy-wing = Si en { $pivot } está el { $one }, en { $first } tiene que estar el { $digit }. Si está el { $two }, en { $second } tiene que estar el { $digit }. Así que el { $digit } está en una de las dos.
reason-xyz-wing = Haya lo que haya en { $pivot }, en una de las celdas { $cells } tiene que estar el { $digit }.
reason-wxyz-wing = A las cuatro celdas { $cells } les quedan cuatro cifras. Sin el { $digit } faltaría una, así que está en una de ellas.
reason-remote-pair = En { $cells } se turnan { $digits }. Así que la primera celda y la última son distintas, y una celda que ve las dos no puede tener ninguna de esas cifras.
reason-chain = Sigue los enlaces: si { $first } es falso, { $last } es cierto. Así que uno de los dos es cierto, y lo que ambos prohíben queda descartado.
reason-loop = Los enlaces forman un anillo. De cada dos que une una línea discontinua, uno es cierto, y lo que ambos prohíben queda descartado.
reason-ring = Sigue el anillo: si { $candidate } fuera { $is-true ->
    [true] cierto, sería falso.
   *[false] falso, sería cierto.
}
reason-sue-de-coq = A las celdas { $cells } les quedan tantas cifras como celdas son, y ninguna puede estar allí dos veces. Así que necesitan todas estas cifras para ellas mismas.
reason-als = Cada uno de estos conjuntos tiene una cifra de más: { $sets }. No todos pueden quedarse con { $digits }, y el conjunto que lo pierde necesita sus otras cifras para sí mismo.
reason-blossom = Tome la cifra que tome { $cell }, se la quita a uno de estos conjuntos, que entonces necesita sus otras cifras para sí mismo: { $sets }.

hint-several = Este sudoku tiene varias soluciones, así que la lógica quizá no lleve hasta el final.
hint-nothing = La lógica no lleva más lejos: este sudoku tiene varias soluciones.
hint-note-missing = Falta una nota en { $cell }: la cifra que va allí no está entre las que quedan. Anota más cifras, o borra las notas, y pregúntame otra vez.
hint-no-place = Las notas de la { $house } no dejan lugar para una de sus cifras. Anota allí más cifras, o borra las notas, y pregúntame otra vez.
hint-wrong-notes = { $notes ->
    [one] 1 nota no se puede quedar: su fila, su columna o su caja ya tiene la cifra. La he tachado.
   *[other] { $notes } notas no se pueden quedar: sus filas, columnas o cajas ya tienen esas cifras. Las he tachado.
}
hint-done = Hecho. Pulsa Consejo otra vez para el paso siguiente.
hint-struck = Hecho. «Ver cifras permitidas» muestra lo que queda. Pulsa Consejo otra vez para el paso siguiente.
offer-more = Dime más
    .tooltip = Mostrar la siguiente parte del consejo
offer-do-it = Hazlo
    .tooltip = Hacer lo que dice el consejo, como una sola jugada

level-name = { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
    [unfair] injusto
    [extreme] extremo
   *[other] { $level }
}
puzzle-level = nivel { $level }: { $technique }
level-none = sin solución
level-several = varias soluciones

### El camino a la solución del sudoku.

path = Camino
    .tooltip = Ver el camino a la solución, técnica a técnica
path-sheet = El camino a la solución
path-about = Haz clic en una línea para ver su momento. ¡La lista revela las cifras!
path-none = No hay camino: en el tablero no hay ningún sudoku con una sola solución, o aún lo estoy calculando.
path-line-tooltip = Mira cómo la lógica lo encuentra
path-line = { $number }: { $technique }
