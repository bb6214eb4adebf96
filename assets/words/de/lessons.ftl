### Die Seite der Lektionen. Was die Lektionen selbst sagen, steht in assets/lessons.

page-lessons = Lektionen
    .tooltip = Lerne Schritt für Schritt, wie ein Computer ein Sudoku löst
keys-lessons = Lektionen
does-lesson-restart = die Aufgabe von vorn anfangen
does-lesson-flag = auf die grüne Flagge des Programms klicken
does-lesson-key = eine Zifferntaste im Programm drücken
does-lesson-check = prüfen, was du gemacht hast
does-lesson-moment = zu dem Moment laufen, um den es in der Aufgabe geht
does-lesson-hint = einen Tipp bekommen, gezeigt bekommen, wie es geht
does-lesson-next = zur nächsten Aufgabe gehen, zur vorigen
does-lesson-path = alle Lektionen sehen
lesson-restart = Von vorn
    .tooltip = Diese Aufgabe von vorn anfangen
lesson-flag = Flagge
    .tooltip = Auf die grüne Flagge dieses Programms klicken
lesson-check = Prüfen
    .tooltip = Sehen, ob es richtig ist
lesson-hint = Tipp
    .tooltip = Einen Tipp bekommen; jeder verrät ein bisschen mehr
lesson-show = Zeig es mir
    .tooltip = Sehen, wie es geht
lesson-next = Weiter
    .tooltip = Mit der nächsten Aufgabe weitermachen
lesson-previous = Vorige Aufgabe
    .tooltip = Zurück zur Aufgabe davor
lesson-path = Alle Lektionen
    .tooltip = Alle Lektionen sehen, und was du geschafft hast
lesson-stop = Die Blöcke anhalten
lessons-heading = Lektionen
lessons-about = Etwa zwanzig kurze Lektionen führen vom ersten Klick auf die Flagge bis zu einem Programm, das jedes Sudoku löst. In jeder sagst du zuerst, was passieren wird. Dann siehst du zu, findest heraus, warum es so ist, und änderst es.
lessons-begin = Anfangen
lessons-continue = Weiter
lessons-continue-tooltip = Die nächste Aufgabe öffnen
lessons-all-done = Du hast alle geschafft.
lessons-minutes = { $minutes } Minuten
lessons-done = { $done } von { $of } geschafft
lessons-go-on = Lies die Aufgabe. Ein Tipp hilft, wenn du nicht weiterweißt.
lessons-task = Aufgabe { $number } von { $of }: { $kind }
lessons-right = Richtig!
lessons-wrong = { $tries ->
    [0] Noch nicht.
    [one] Noch nicht.
   *[other] Versuch { $tries }: noch nicht. Bleib dran!
}
lessons-hint = Schau mal:
lessons-skip = Überspringen
    .tooltip = Ohne sie weitermachen; du kannst zurückkommen
lessons-start-over = Lektion neu anfangen
    .tooltip = Vergessen, was du in dieser Lektion gemacht hast
    .sure = Sicher? Klick noch einmal
    .warning = Klick denselben Eintrag noch einmal an, und was du in dieser Lektion gemacht hast, ist vergessen.
lessons-more = Mehr zu dieser Lektion
    .tooltip = Alle Lektionen, diese Aufgabe noch einmal, die Lektion von vorn
lessons-end = Das war „{ $title }“: Du hast { $solved } von { $of } Aufgaben gelöst. Wähle die nächste Lektion oder klick auf „Weiter“.
lessons-no-previous = Das ist die erste Aufgabe der Lektion.
lessons-click-cell = Klicke im Gitter auf die Zelle.
lessons-click-block = Klicke im Skript auf den Block.
lessons-answer-field = Deine Antwort
lessons-answer-tooltip = Sehen, ob das richtig ist
lessons-make = Ändere die Blöcke, und dann prüfe sie.
lessons-reach = Lass das Programm bis zu diesem Moment laufen, und dann prüfe es.
lessons-no-more-hints = Mehr Tipps gibt es nicht. „Zeig es mir“ zeigt dir, wie es geht.
lessons-answer = Die Antwort ist „{ $answer }“.
lessons-shown = Das ist der Moment.
lessons-no-moment = In dieser Aufgabe geht es um keinen bestimmten Moment. Lauf zeigt, was passiert.
lessons-predict-first = Sag zuerst, was du glaubst, dass passiert. Dann lass es laufen und sieh nach.
lessons-said = Du hast gesagt: { $answer }
lessons-program-shown = Dieses Programm kann es. Rückgängig holt deines zurück.
lessons-changed = Geändert. Prüfen sagt dir, ob es tut, was es soll.
lessons-asks = Das Programm fragt etwas: Antworte, dann geht es weiter.
lessons-nothing-runs = Gerade läuft nichts. Starte mit einem Klick auf die grüne Flagge, ein Skript oder eine Zelle.
program-future-back = Die Schritte nach diesem Moment sind wieder da.
lessons-rests = Das Programm hat angehalten.
lessons-unread = Was du in den Lektionen gemacht hast, konnte ich nicht lesen: { $reason }. Die Datei habe ich beiseitegelegt.
lessons-no-run = Dieses Programm läuft noch nicht.
lessons-says = { $name }: „{ $text }“
lessons-click-sprite = { $name } anklicken
lessons-clones = { $count ->
    [0] Es gibt keine Klone.
    [one] Es gibt einen Klon.
   *[other] Es gibt { $count } Klone.
}
lessons-value = { $name }: { $value }
lessons-of-sprite = { $name } von { $sprite }
lessons-list = { $name } ({ $count }): { $items }
lessons-question-field = Die Antwort auf die Frage des Programms
lessons-question-tooltip = Dem Programm diese Antwort geben
lessons-cell = Zelle { $id }: { $value }
lessons-cell-tooltip = Zelle { $id }
lessons-asks-you = Es fragt: { $text }
lessons-code = Klassencode
    .tooltip = Deine Lehrerin oder dein Lehrer sagt dir den Code einer Lektion; hier öffnet er sie
lessons-open = Öffnen
lessons-save = Ergebnisse speichern
    .tooltip = Was du geschafft hast, Aufgabe für Aufgabe, als Tabelle für die Schule
lessons-results-file = sudoku lektionen
lessons-results-filter = Tabelle (*.csv)
lessons-no-code = Es gibt keine Lektion mit dem Code „{ $code }“. Zeige unten auf eine Lektion, um ihren Code zu sehen.
lessons-entry-tooltip = { $goal } Klassencode: { $code }
lessons-pages = Seiten drucken
    .tooltip = Alle Lektionen mit Aufgaben, Codes und Lösungen, als Seite, die ein Browser zeigt und druckt
lessons-pages-file = sudoku lektionen
lessons-pages-filter = Seite (*.html)
