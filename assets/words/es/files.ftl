### Partidas guardadas, archivos, el portapapeles y lo que se guarda solo.

games-intro = Tu tablero se guarda solo. Ponle un nombre para conservar una copia.
name-needed = Primero ponle un nombre a la partida, y luego pulsa Guardar.
name-unfit = Este nombre no sirve para un archivo en todos los ordenadores. Prueba uno más corto o más sencillo.
unfit-in-name = '{ $unfit }' no puede ir en el nombre de un archivo en todos los ordenadores: usa letras, cifras y espacios.
game-replaces = Ya tienes una partida que se llama '{ $name }'. Pulsa otra vez el mismo botón para reemplazarla, o elige otro nombre.
file-replaces = Ya hay un archivo que se llama '{ $name }'. Pulsa otra vez el mismo botón para reemplazarlo, o elige otro nombre.
dialog-replaces = Ya hay un archivo que se llama '{ $name }', y la ventana de archivos no ha preguntado por él. Elige allí justo ese archivo para reemplazarlo.
deletes = Pulsa otra vez el mismo botón, y la partida { $name } desaparecerá para siempre.
game-saved = La partida está guardada con el nombre { $name }.
file-saved = La partida está guardada en { $path }.
game-deleted = La partida { $name } está borrada.
game-opened = La partida está abierta, con todas sus jugadas. { $left } { $played }
time-played = El reloj marca { $time }.

no-file-chosen = No has elegido ningún archivo. También puedes escribir una ruta en el campo o soltar un archivo aquí.
dialog-is-open = Ya hay abierta una ventana para elegir un archivo.
no-folder = Aquí no hay carpeta para partidas guardadas. Aun así puedes guardar una partida en un archivo con su ruta.
bad-file = No puedo abrir { $name }: { $reason }. Tu tablero sigue igual que estaba.
bad-text = { $reason }. No ha cambiado nada: arregla el texto e inténtalo otra vez.
copied = El tablero está en el portapapeles, como 81 caracteres.

welcome-back = ¡Hola otra vez! Tu tablero está tal como lo dejaste. { $left } { $played }
welcome-back-solved = ¡Hola otra vez! Tu último tablero está resuelto. La bandera verde pide un sudoku nuevo.
not-text = no es un archivo de texto
from-the-future = lo escribió una versión más nueva de este juego
settings-set-aside = No he podido leer tus ajustes ({ $reason }). He guardado el archivo viejo como { $name }, y todo está como al principio.
settings-unread = No he podido leer tus ajustes: { $error }. Todo está como al principio.
sitting-set-aside = No he podido leer tu última partida ({ $reason }). La he guardado como { $name }, y empezamos de nuevo.
settings-not-kept = No se pueden guardar tus ajustes: { $error }. Valen hasta que cierres el juego.
not-kept = Ahora mismo tu partida no se está guardando: { $error }.
not-kept-short = Sin guardar: mira qué lo impide
another-window = El juego está abierto en otra ventana, que guarda su tablero. Lo que juegues aquí solo se conserva si lo guardas tú.
kept-again = Tu partida se guarda otra vez.

missing-file = no hay ningún archivo { $path }; revisa su nombre y su carpeta
not-a-file = { $path } no es un archivo, sino una carpeta o un dispositivo; elige un archivo de dentro
large-file = { $path } tiene { $megabytes } MB, y los sudokus y partidas tienen como mucho { $limit }; en la línea de comandos, `sudoku-assistant solve -` lee archivos más grandes
not-a-text = { $path } no es un archivo de texto, quizá sea una imagen; elige un archivo con un sudoku o una partida guardada
unreadable-file = no se puede leer { $path }: { $reason }
unwritable-file = no se puede escribir { $path }: { $reason }
read-only = el archivo o su carpeta es de solo lectura; elige otra carpeta, o permite que este juego escriba ahí
disk-full = el disco está lleno; haz sitio, y lo intento otra vez
browser-full = el almacenamiento del navegador está lleno; borra partidas guardadas o guárdalas en archivos, y lo intento otra vez
browser-forbids = el navegador no guarda nada de esta página; permite que guarde datos y vuelve a cargarla
path-through-file = una parte de la ruta es un archivo y no una carpeta

games-sheet = Partidas y archivos
save-heading = Guardar esta partida
game-name = El nombre de la partida
    .hint = un nombre para ella
save = Guardar
    .tooltip = Guardar la partida con este nombre (Intro)
replace = Reemplazar
saved-heading = Partidas guardadas
none-saved = Todavía no hay ninguna.
delete = Borrar
    .sure = ¿Seguro?
    .tooltip = Borrar esta partida guardada
delete-named = Borrar { $name }
open = Abrir
    .tooltip = Seguir con esta partida. Deshacer lleva al tablero de antes
open-named = Abrir { $name }
files-heading = Archivos
files-about = Sudokus en muchos formatos y partidas guardadas. También puedes soltar un archivo en la ventana.
open-file = Abrir un archivo…
    .tooltip = Elegir un archivo para abrirlo
save-file = Guardar en archivo…
    .tooltip = Elegir un archivo para guardar la partida en él
file-path = La ruta de un archivo
    .hint = o la ruta de un archivo
open-path = Abrir ruta
    .tooltip = Abrir el archivo que está en esta ruta (Intro)
save-path = Guardar
    .replace = Reemplazar
    .tooltip = Guardar la partida en esta ruta. Un nombre que acaba en .txt guarda el tablero como texto, .svg o .png una imagen, .pdf el sudoku para imprimir

dialog-open = Abrir un sudoku o una partida guardada
    .filter = Sudokus y partidas guardadas
    .all = Todos los archivos
dialog-save = Guardar la partida
    .file = partida
    .filter = Partidas guardadas
    .text = El tablero como texto
    .picture = Una imagen del tablero
    .paper = El sudoku para imprimir

as-text = Como texto
    .field = El tablero como texto
    .tooltip = 81 caracteres, con un punto para una celda vacía. Escribe o pega cualquier formato
load = Cargar
    .tooltip = Tomar este texto como un sudoku nuevo: sus cifras pasan a ser pistas
copy = Copiar
    .tooltip = Copiar el tablero como texto

dialog-save-for-scratch = Guardar para Scratch
    .filter = Proyecto de Scratch

share = Compartir
    .tooltip = Copiar y mostrar un enlace que abre este sudoku
share-sheet = Compartir el sudoku
share-about = Quien abra este enlace recibe el sudoku del tablero, sin lo que has jugado. Apunta la cámara de un teléfono al cuadrado para abrirlo allí.
share-code = El enlace como código QR
link-copied = El enlace está en el portapapeles.
no-link = Solo el juego en un navegador tiene una dirección para enlaces. Copiar pone el tablero en el portapapeles como texto.
