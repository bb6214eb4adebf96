### Lo que pierde un proyecto de Scratch al abrirlo, y por qué no se puede abrir.

import-left-out = No se incluye: { $parts }.
import-changed = Cambia: { $parts }.
import-cannot-run = Se ve, pero aquí no puede ejecutarse: { $parts }.

import-pictures = { $count ->
    [one] 1 imagen
   *[other] { $count } imágenes
}
import-sounds = { $count ->
    [one] 1 sonido
   *[other] { $count } sonidos
}
import-monitors = { $count ->
    [one] 1 visor de variable o lista
   *[other] { $count } visores de variables o listas
}
import-values = { $count ->
    [one] el valor de 1 variable
   *[other] los valores de { $count } variables
}
import-looks = { $count ->
    [one] el aspecto inicial de 1 objeto
   *[other] el aspecto inicial de { $count } objetos
}
import-stage = los ajustes del escenario
import-comments = { $count ->
    [one] 1 comentario
   *[other] { $count } comentarios
}
import-rests = { $count ->
    [one] el resto de 1 programa, que falta en el archivo
   *[other] el resto de { $count } programas, que falta en el archivo
}
import-orphans = { $count ->
    [one] 1 bloque sin programa
   *[other] { $count } bloques sin programa
}
import-clouds = { $count ->
    [one] 1 variable en la nube, ahora normal
   *[other] { $count } variables en la nube, ahora normales
}
import-pieces = { $count ->
    [one] 1 pieza que no encajaba, ahora un programa aparte
   *[other] { $count } piezas que no encajaban, ahora programas aparte
}
import-names = { $count ->
    [one] 1 nombre
   *[other] { $count } nombres
}
import-foreign = { $count ->
    [one] 1 bloque
   *[other] { $count } bloques
}

import-huge = es demasiado grande. Quita imágenes y sonidos en Scratch hasta que tenga como mucho { $megabytes } MB
import-old = lo guardó Scratch { $version }. Ábrelo en Scratch 3 y guárdalo otra vez
import-empty = el archivo está vacío. En Scratch, elige otra vez «Guardar en tu ordenador»
import-no-project = no es un proyecto de Scratch 3. Consigue uno con «Guardar en tu ordenador» en Scratch
import-damaged = el archivo está dañado. Guárdalo otra vez en Scratch
import-no-json-file = no contiene project.json. Guárdalo otra vez en Scratch
import-no-json = su project.json está roto en la línea { $line }, columna { $column }. Guárdalo otra vez en Scratch
import-form = en su project.json, { $place } falta o está mal. Guárdalo otra vez en Scratch
import-circle = un bloque de { $sprite } está en dos sitios. Guárdalo otra vez en Scratch
import-deep = hay bloques de { $sprite } metidos unos en otros más de { $depth } veces. Haz en Scratch un bloque con los de dentro
import-long = tiene más de { $blocks } bloques o { $megabytes } MB de ellos. Acórtalo en Scratch
import-long-list = la lista { $list } tiene { $items } elementos, y una lista puede tener { $most }. Borra algunos en Scratch
import-crowded = tiene más de 1000 objetos, disfraces, variables o listas. Borra algunos en Scratch
