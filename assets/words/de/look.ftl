### Die Einstellungen, und die Seiten, Reiter und Fenster.

settings = Einstellungen
    .tooltip = Farben, Größen, Regeln und Hilfen
    .kept = Alles gilt sofort und wird gespeichert.
colours = Farben
light = Hell
    .tooltip = Helle Farben
dark = Dunkel
    .tooltip = Dunkle Farben
colour-blind-safe = Farbenblind
    .tooltip = Farben, die auch farbenblinde Menschen unterscheiden können
sizes = Größe von Text und Knöpfen
size-normal = Normal
    .tooltip = Text in der üblichen Größe
size-large = Größer
    .tooltip = Text um ein Viertel größer
language = Sprache
    .system = Wie auf diesem Computer
    .system-tooltip = Die Sprache dieses Computers verwenden
language-changed = Ab jetzt spreche ich Deutsch.
rules-and-help = Regeln und Hilfen
allowed-digits = Erlaubte Ziffern zeigen
    .tooltip = Jede leere Zelle zeigt mit kleinen Ziffern, was in ihrer Zeile, ihrer Spalte und ihrem Kasten noch nicht steht
singles = Einer in Rot
    .tooltip = Eine Ziffer rot zeigen, die nur noch einen Platz hat oder die einzige für ihre Zelle ist
houses = Zeile, Spalte und Kasten zeigen
    .tooltip = Zeile, Spalte und Kasten der gewählten Zelle hervorheben
less-motion = Weniger Bewegung
    .tooltip = Nichts hüpft, wenn ein Rätsel gelöst ist, und nichts blinkt
letters = Buchstaben über 9
    .tooltip = Auf Gittern mit mehr als 9 Werten: A ist 10, B ist 11 und so weiter. Du tippst sie weiterhin als Zahlen
letters-on = Werte über 9 sind Buchstaben: A ist 10, B ist 11 und so weiter.
letters-off = Werte über 9 sind wieder Zahlen.
sound = Töne
    .tooltip = Kurze, leise Töne, wenn du eine Ziffer setzt oder zurücknimmst, wenn sie nicht passt und wenn das Rätsel gelöst ist
same-digits = Gleiche Ziffern hervorheben
    .tooltip = Alle Zellen mit derselben Ziffer wie in der gewählten Zelle hervorheben
tidy-notes = Notizen automatisch aufräumen
    .tooltip = Wenn du eine Ziffer setzt, verschwindet sie aus den Notizen ihrer Zeile, ihrer Spalte und ihres Kastens
strict = Unpassende Ziffern ablehnen
    .tooltip = Aus: Eine unpassende Ziffer bleibt stehen, und jeder Konflikt wird markiert
    .on = Ab jetzt wird eine unpassende Ziffer abgelehnt.
    .off = Ab jetzt darf eine unpassende Ziffer bleiben, und ich markiere jeden Konflikt.
show-clock = Uhr zeigen
    .tooltip = Die Zeit für dieses Rätsel, oben
heat = Wärmekarte
    .tooltip = Je öfter der Löser in einer Zelle eine Ziffer probiert hat, desto mehr glüht sie
blocks-play = Blöcke steuern das Spiel
    .tooltip = Ein Scratch-Programm prüft deine Ziffern und löst das Gitter. Unpassende Ziffern lehnt es immer ab
    .on = Ab jetzt steuern die Blöcke das Spiel: Sie hören deine Klicks und Tasten, und ich sage, was sie sagen.
    .off = Die Blöcke steuern das Spiel nicht mehr. Ich prüfe deine Ziffern wieder selbst.
predict = Vorhersagen
    .tooltip = Sag, was ein Löser als Nächstes tut, bevor er es tut: Halte an und klicke die Zelle, den Block oder das Feld an
    .on = Wenn ein Löser angehalten ist, klicke die Zelle an, zu der er als Nächstes geht. Laufen Blöcke, klicke den Block an, der als Nächstes läuft; auf einem Schachbrett das Feld. Ich lasse ihn weitergehen und sage dir, ob es gestimmt hat.
    .off = Du schaust wieder zu, ohne vorherzusagen.
switched-on = { $label }: an.
switched-off = { $label }: aus.

page = Seite
    .tooltip = Eine Seite wählen
page-stage = Sudoku
    .tooltip = Spielen und zusehen, wie ein Verfahren das Gitter löst
page-race = Rennen
    .tooltip = Die Verfahren mit demselben Rätsel um die Wette laufen lassen
tab-board = Gitter
    .tooltip = Hilfe, Knöpfe und den Text des Gitters sehen
tab-task = Aufgabe
    .tooltip = Sehen, was in der Lektion zu tun ist
tab-watch = Zusehen
    .tooltip = Den Löser steuern
tab-variables = Variablen
    .tooltip = Variablen, die Liste S und den Aufrufstapel sehen

log = Protokoll
    .tooltip = Nachlesen, was die Eule gesagt hat
    .sheet = Was die Eule gesagt hat
games = Spiele
    .tooltip = Spiele und Dateien speichern und öffnen
keys = Tasten
    .tooltip = Sehen, wie es geht, und alle Tasten
close = Schließen
    .tooltip = Dieses Fenster schließen

status-blanks = { $blanks ->
    [0] keine Zelle mehr leer
    [one] noch 1 leere Zelle
   *[other] noch { $blanks } leere Zellen
}
status-solution = { $blanks } · Lösung { $number }
status-steps = { $blanks } · { $steps } Schritte
status-watched = { $blanks } · { $steps } Schritte, { $time } lang zugesehen
