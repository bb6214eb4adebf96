### Los bloques junto al escenario: el proyecto, lo que se ejecuta de él y sus llamadas.

tab-blocks = Bloques
    .tooltip = El proyecto, hecho de bloques; el que se ejecuta brilla
does-tabs = los bloques junto al tablero, las variables
does-follow-blocks = volver a mirar el bloque que se ejecuta

script = Programa: { $name }
    .tooltip = Qué programa del proyecto se ve
    .none = Este proyecto no tiene programas.
script-area = Los bloques de { $name }
block-value = { $words }: { $value }
block-runs = Se ejecuta ahora: { $words }
follow-blocks = Seguir
    .tooltip = No perder de vista el bloque que se ejecuta

calls = Llamadas
    .none = Mientras trabajan la fuerza bruta o los bloques, cada llamada tiene aquí una tarjeta.
calls-depth = profundidad { $depth }
call-variable = { $name } { $value }
call-spoken = Llamada { $number }: { $title } { $variables }
call-tooltip = Mostrar en qué lugar del programa está esta llamada

block-set = Doy a { $variable } el valor { $value }.
block-for = { $variable } vale ahora { $value }.
block-if-true = Es verdad, así que hago lo que hay dentro.
block-if-false = No es verdad, así que me salto lo que hay dentro.
block-else = No es verdad, así que hago lo que hay debajo de «si no».
block-until-true = Ahora es verdad: el bucle ha terminado.
block-until-false = Todavía no es verdad: una vez más.
block-again = Una vuelta más del bucle.
block-replace = Pongo { $value } en el elemento { $item } de { $list }.
block-add = Añado { $value } a { $list }.
block-script-variables = Esta llamada recibe sus propias variables: { $names }.
block-report = Esta llamada devuelve { $value }.
block-call = Llamo a «{ $block }».
block-gives = «{ $block }» da { $value }.
block-ran = Ejecuto «{ $block }».

save-for-scratch = Guardar .sb3
    .tooltip = Guardar este proyecto con tu sudoku para Scratch 3: ábrelo en scratch.mit.edu
copy-blocks = Copiar bloques
    .tooltip = Copiar todos los programas como texto que los foros y wikis de Scratch muestran como bloques
blocks-copied = Los programas están en el portapapeles. Pégalos en un foro o wiki de Scratch, entre [scratchblocks] y [/scratchblocks].
does-to-scratch = guardar el proyecto para Scratch, copiar sus programas
block-stop-tooltip = Clic: los bloques se paran aquí cada vez que pasan
