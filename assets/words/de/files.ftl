### Gespeicherte Spiele, Dateien, die Zwischenablage, und was von selbst gespeichert wird.

games-intro = Dein Gitter speichert sich von selbst. Gib ihm einen Namen, um eine Kopie zu behalten.
name-needed = Gib dem Spiel zuerst einen Namen, dann drücke Speichern.
name-unfit = Dieser Name geht nicht auf jedem Computer als Dateiname. Nimm einen kürzeren oder einfacheren.
unfit-in-name = '{ $unfit }' geht nicht auf jedem Computer in einem Dateinamen: Nimm Buchstaben, Ziffern und Leerzeichen.
game-replaces = Du hast schon ein Spiel mit dem Namen '{ $name }'. Drücke denselben Knopf noch einmal, um es zu ersetzen, oder wähle einen anderen Namen.
file-replaces = Es gibt schon eine Datei mit dem Namen '{ $name }'. Drücke denselben Knopf noch einmal, um sie zu ersetzen, oder wähle einen anderen Namen.
dialog-replaces = Es gibt schon eine Datei mit dem Namen '{ $name }', und das Fenster für Dateien hat nicht danach gefragt. Wähle dort genau diese Datei, um sie zu ersetzen.
deletes = Drücke denselben Knopf noch einmal, dann ist das Spiel { $name } für immer weg.
game-saved = Das Spiel ist als { $name } gespeichert.
file-saved = Das Spiel ist in { $path } gespeichert.
game-deleted = Das Spiel { $name } ist gelöscht.
game-opened = Das Spiel ist offen, mit allen seinen Zügen. { $left } { $played }
time-played = Die Uhr steht auf { $time }.

no-file-chosen = Es wurde keine Datei gewählt. Du kannst auch einen Pfad in das Feld schreiben oder eine Datei hier ablegen.
dialog-is-open = Ein Fenster zum Wählen einer Datei ist schon offen.
no-folder = Hier gibt es keinen Ordner für gespeicherte Spiele. Du kannst ein Spiel trotzdem mit einem Pfad in eine Datei speichern.
bad-file = Ich kann { $name } nicht öffnen: { $reason }. Dein Gitter ist genau so, wie es war.
bad-text = { $reason }. Es hat sich nichts geändert: Verbessere den Text und versuche es noch einmal.
copied = Das Gitter ist in der Zwischenablage, als 81 Zeichen.

welcome-back = Willkommen zurück! Dein Gitter ist so, wie du es verlassen hast. { $left } { $played }
welcome-back-solved = Willkommen zurück! Dein letztes Gitter ist gelöst. Die grüne Flagge fragt nach einem neuen Rätsel.
not-text = das ist keine Textdatei
from-the-future = eine neuere Version dieses Programms hat das geschrieben
settings-set-aside = Deine Einstellungen konnte ich nicht lesen ({ $reason }). Die alte Datei heißt jetzt { $name }, und alles ist eingestellt wie am Anfang.
settings-unread = Deine Einstellungen konnte ich nicht lesen: { $error }. Alles ist eingestellt wie am Anfang.
sitting-set-aside = Dein letztes Spiel konnte ich nicht lesen ({ $reason }). Ich habe es als { $name } aufgehoben, und wir fangen neu an.
settings-not-kept = Deine Einstellungen lassen sich nicht speichern: { $error }. Sie gelten, bis du das Spiel schließt.
not-kept = Dein Spiel wird im Moment nicht gespeichert: { $error }.
not-kept-short = Nicht gespeichert: Sieh nach, was im Weg ist
another-window = Das Spiel ist noch in einem anderen Fenster offen, und dieses speichert sein Gitter. Was du hier spielst, bleibt nur, wenn du es selbst speicherst.
kept-again = Dein Spiel wird wieder gespeichert.

missing-file = es gibt keine Datei { $path }; prüfe ihren Namen und ihren Ordner
not-a-file = { $path } ist keine Datei, sondern ein Ordner oder ein Gerät; wähle eine Datei darin
large-file = { $path } hat { $megabytes } MB, Rätsel und Spiele haben höchstens { $limit }; größere liest auf der Befehlszeile `sudoku-assistant solve -`
not-a-text = { $path } ist keine Textdatei, sondern vielleicht ein Bild; wähle eine Datei mit einem Rätsel oder einem gespeicherten Spiel
unreadable-file = { $path } lässt sich nicht lesen: { $reason }
unwritable-file = { $path } lässt sich nicht schreiben: { $reason }
read-only = die Datei oder ihr Ordner ist schreibgeschützt; wähle einen anderen Ordner oder erlaube diesem Programm, dort zu schreiben
disk-full = der Speicherplatz ist voll; schaffe Platz, und ich versuche es wieder
browser-full = der Speicher des Browsers ist voll; lösche gespeicherte Spiele oder sichere sie in Dateien, dann versuche ich es noch einmal
browser-forbids = der Browser merkt sich nichts für diese Seite; erlaube ihr, Daten zu speichern, und lade sie neu
path-through-file = ein Teil des Pfads ist eine Datei und kein Ordner

games-sheet = Spiele und Dateien
save-heading = Dieses Spiel speichern
game-name = Der Name des Spiels
    .hint = ein Name dafür
save = Speichern
    .tooltip = Das Spiel unter diesem Namen speichern (Enter)
replace = Ersetzen
saved-heading = Gespeicherte Spiele
none-saved = Es gibt noch keine.
delete = Löschen
    .sure = Sicher?
    .tooltip = Dieses gespeicherte Spiel löschen
delete-named = { $name } löschen
open = Öffnen
    .tooltip = Mit diesem Spiel weitermachen. Rückgängig führt zurück zum Gitter davor
open-named = { $name } öffnen
files-heading = Dateien
files-about = Rätsel in vielen Schreibweisen und gespeicherte Spiele. Du kannst eine Datei auch auf dem Fenster ablegen.
open-file = Datei öffnen…
    .tooltip = Eine Datei zum Öffnen wählen
save-file = In Datei speichern…
    .tooltip = Eine Datei wählen, in die das Spiel gespeichert wird
file-path = Der Pfad einer Datei
    .hint = oder der Pfad einer Datei
open-path = Öffnen
    .tooltip = Die Datei mit diesem Pfad öffnen (Enter)
save-path = Speichern
    .replace = Ersetzen
    .tooltip = Das Spiel unter diesem Pfad speichern. Ein Name, der auf .txt endet, speichert das Gitter als Text, .svg oder .png ein Bild davon, .pdf das Rätsel zum Drucken

dialog-open = Ein Rätsel oder ein gespeichertes Spiel öffnen
    .filter = Rätsel und gespeicherte Spiele
    .all = Alle Dateien
dialog-save = Das Spiel speichern
    .file = Spiel
    .filter = Gespeicherte Spiele
    .text = Das Gitter als Text
    .picture = Ein Bild des Gitters
    .paper = Das Rätsel zum Drucken

as-text = Als Text
    .field = Das Gitter als Text
    .tooltip = 81 Zeichen, ein Punkt für eine leere Zelle. Tippe oder füge ein, in welcher Schreibweise du willst
load = Laden
    .tooltip = Diesen Text als neues Rätsel nehmen: Seine Ziffern sind dann vorgegeben
copy = Kopieren
    .tooltip = Das Gitter als Text kopieren

dialog-save-for-scratch = Für Scratch speichern
    .filter = Scratch-Projekt

share = Teilen
    .tooltip = Einen Link kopieren und zeigen, der dieses Rätsel öffnet
share-sheet = Das Rätsel teilen
share-about = Wer diesen Link öffnet, bekommt das Rätsel auf dem Gitter, ohne was du gespielt hast. Richte die Kamera eines Telefons auf das Quadrat, um es dort zu öffnen.
share-code = Der Link als QR-Code
link-copied = Der Link ist in der Zwischenablage.
no-link = Nur das Spiel im Browser hat eine Adresse für Links. „Kopieren“ legt das Gitter als Text in die Zwischenablage.
