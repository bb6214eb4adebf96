### Das Programm aus Blöcken neben dem Gitter ändern.

edit = Ändern
    .tooltip = Das Programm neben dem Gitter mit der Tastatur ändern
does-edit = das Programm neben dem Gitter ändern
keys-editor = Die Blöcke ändern
does-edit-arrows = von Block zu Block oder, wenn du einen Block hältst, von Platz zu Platz
does-edit-act = den gewählten Block aufnehmen, ihn ablegen oder in ein Feld schreiben
does-edit-delete = den gewählten Block löschen
does-edit-duplicate = den gewählten Block und alle darunter duplizieren
does-edit-comment = einen Kommentar zum gewählten Block schreiben
does-edit-find = einen Block in der Palette suchen
does-edit-zoom = die Blöcke größer, kleiner zeichnen
does-judge = prüfen, ob das Programm Rätsel löst
does-in-scratch = das Skript nur mit Blöcken von Scratch ansehen
does-edit-ours = zurück zu unserem Programm
does-edit-new = ein leeres Programm beginnen
does-edit-leave = loslassen, was du hältst, oder das Programm verlassen
edit-move = Bewegen
    .tooltip = Den gewählten Block aufnehmen: mit den Pfeiltasten einen Platz wählen, mit Enter ablegen
edit-delete = Löschen
    .tooltip = Den gewählten Block löschen; was darunter ist, rückt nach oben
edit-duplicate = Duplizieren
    .tooltip = Den gewählten Block und alle darunter duplizieren
edit-comment = Kommentar
    .tooltip = Einen Kommentar zum gewählten Block schreiben
judge = Prüfen
    .tooltip = Prüfen, ob das Programm Rätsel mit keiner, einer und vielen Lösungen löst
in-scratch = In Scratch
    .tooltip = Dieses Skript nur mit Blöcken von Scratch ansehen, und was die anderen ersetzt
scratch-all = Scratch hat alle Blöcke dieses Skripts.
scratch-no-lesson = Öffne erst eine Lektion. Dann siehst du, wie ihr Skript in Scratch aussieht.
scratch-lacks = Scratch hat nicht alle diese Blöcke. Stattdessen nimmt man dort:
scratch-same = Dasselbe Skript in Scratch
scratch-report = In Scratch kann ein eigener Block nichts zurückgeben. Er setzt die Variable „result“ und stoppt dieses Skript.
scratch-value = ein Aufruf in einem anderen Block
scratch-value-instead = Der Aufruf steht über dem Block, der seinen Wert braucht. Der Wert ist dann in „result“.
scratch-script-variables = In Scratch gehört eine Variable der Figur und nicht einem Aufruf. Bevor ein Block sich selbst aufruft, legt er die Werte in die Liste „call stack“. Danach holt er sie zurück.
scratch-for = Scratch nimmt „wiederhole“ und ändert in jeder Runde die Variable um 1.
edit-ours = Original holen
    .tooltip = Mit unserem Programm weitermachen; Rückgängig holt deines zurück
edit-new = Neues Programm
    .tooltip = Ein leeres Programm mit denselben Figuren; Rückgängig holt dieses zurück
editor-ours = Das ist unser Programm. Ändere, was du willst: Ziehe Blöcke aus der Palette, schreibe in die Felder. Rückgängig nimmt jede Änderung zurück.
editor-yours = Das ist dein Programm. Rückgängig nimmt jede Änderung zurück, und Original holen bringt unseres zurück.
editor-ours-already = Das ist schon unser Programm.
editor-back-to-ours = Das ist wieder unser Programm. Rückgängig holt deines zurück.
editor-new-program = Die Figuren und Listen sind da, aber noch keine Blöcke. Klicke auf eine Kategorie und zieh deinen ersten Block heraus. Rückgängig holt das alte Programm zurück.
editor-in-hand = Wähle jetzt mit den Pfeiltasten einen Platz und drücke Enter, oder klicke auf den Platz. Mit Esc bleibt alles, wo es war.
editor-as-before = Es hat sich nichts geändert.
editor-choose-first = Wähle zuerst einen Block: Klicke darauf oder drücke eine Pfeiltaste.
editor-unread = Zeile { $line } kann ich ab Zeichen { $column } nicht lesen: { $reason }.
editor-changed = Geändert. Zusehen zeigt dir, was dein Programm jetzt macht.
editor-files = Öffnen, Speichern…
    .tooltip = Ein Programm oder ein Scratch-Projekt öffnen, oder deines in einer Datei speichern
editor-sprite-tooltip = Die Skripte von { $name }
editor-new-variable = Neue Variable
    .tooltip = Eine Variable für alle Figuren anlegen
editor-own-variable = Eigene Variable
    .tooltip = Eine Variable nur für diese Figur anlegen: Jeder Klon hat seinen eigenen Wert
editor-new-list = Neue Liste
    .tooltip = Eine leere Liste für alle Figuren anlegen
editor-define = Neuer Block
    .tooltip = Einen eigenen Block für diese Figur anlegen
editor-redefine = Den Block ändern
editor-comment = Kommentar
editor-rename = { $name } umbenennen
editor-delete = { $name } löschen
editor-list = Liste { $name }
editor-slot = Feld: { $text }
editor-label-hint = Schreib die Wörter des Blocks. Füge eine Eingabe ein, wo ein Wert hineinkommt.
editor-add-value = + Zahl oder Text
    .tooltip = Eine Eingabe für eine Zahl oder einen Text einfügen
editor-add-condition = + Wahr oder falsch
    .tooltip = Eine Eingabe für wahr oder falsch einfügen
shape-command = Befehl
    .tooltip = Er tut etwas und gehört in einen Stapel von Blöcken
shape-round = Wert
    .tooltip = Er gibt eine Zahl oder einen Text zurück
shape-six-sided = Wahr oder falsch
    .tooltip = Er gibt wahr oder falsch zurück
without-refresh = Ohne Bildschirmaktualisierung
    .tooltip = Seine Schleifen warten nicht auf den Bildschirm: Er ist schnell, und nichts anderes läuft dazwischen
editor-ok = OK
    .tooltip = Übernehmen, was du geschrieben hast (Enter)
editor-cancel = Abbrechen
    .tooltip = Alles lassen, wie es war (Esc)
palette-search = Einen Block suchen
    .tooltip = Schreibe ein Wort, das auf dem Block steht, oder eine Kategorie
palette-nothing = Kein Block enthält diese Wörter.
palette-change = { $name } ändern oder löschen
palette-block = Neuer Block: { $name }
palette-block-tooltip = Ziehe ihn zu einem Skript, oder klicke erst auf ihn und dann dorthin, wo er hingehört
block-category = { $category ->
    [Events] Ereignisse
    [Control] Steuerung
    [Operators] Operatoren
    [Variables] Variablen
    [Lists] Listen
    [MyBlocks] Meine Blöcke
    [Looks] Aussehen
    [Sensing] Fühlen
    [Motion] Bewegung
   *[other] { $category }
}
no-edit-to-undo = Es gibt keine Änderung rückgängig zu machen.
no-edit-to-redo = Es gibt keine Änderung zu wiederholen.
palette-find = Suche
category-tooltip = { $name }: die Blöcke zeigen
script-search = Ein Skript suchen
program-menu = Programm
    .tooltip = Das Programm prüfen oder speichern, unseres zurückholen, Variablen, Listen und Blöcke anlegen
edited-same = Geändert. Bis hierher tut dein Programm auf dem Gitter dasselbe wie vorher.
edited-differs = Geändert. Hier tut dein Programm auf dem Gitter zum ersten Mal etwas anderes.
does-widen-program = das Programm breiter machen, oder so breit wie sonst
widen-program = Breite des Programms
    .tooltip = Ziehen: Das Programm wird breiter und das Gitter kleiner, oder umgekehrt
edited-begins = Geändert. Der Lauf war zu lang, um ihm zu folgen; er fängt neu an.
