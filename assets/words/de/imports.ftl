### Was einem Scratch-Projekt beim Öffnen verloren geht, und warum es sich nicht öffnen lässt.

import-left-out = Weggelassen: { $parts }.
import-changed = Geändert: { $parts }.
import-cannot-run = Zu sehen, aber hier nicht ausführbar: { $parts }.

import-pictures = { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
}
import-sounds = { $count ->
    [one] 1 Klang
   *[other] { $count } Klänge
}
import-monitors = { $count ->
    [one] 1 Anzeige einer Variablen oder Liste
   *[other] { $count } Anzeigen von Variablen oder Listen
}
import-values = { $count ->
    [one] der Wert von 1 Variablen
   *[other] die Werte von { $count } Variablen
}
import-looks = { $count ->
    [one] das Aussehen von 1 Figur am Anfang
   *[other] das Aussehen von { $count } Figuren am Anfang
}
import-stage = Einstellungen der Bühne
import-comments = { $count ->
    [one] 1 Kommentar
   *[other] { $count } Kommentare
}
import-rests = { $count ->
    [one] der Rest von 1 Skript, der in der Datei fehlt
   *[other] der Rest von { $count } Skripten, der in der Datei fehlt
}
import-orphans = { $count ->
    [one] 1 Block ohne Skript
   *[other] { $count } Blöcke ohne Skript
}
import-clouds = { $count ->
    [one] 1 Cloud-Variable, jetzt eine gewöhnliche
   *[other] { $count } Cloud-Variablen, jetzt gewöhnliche
}
import-pieces = { $count ->
    [one] 1 Teil, das nicht passte, jetzt ein eigenes Skript
   *[other] { $count } Teile, die nicht passten, jetzt eigene Skripte
}
import-names = { $count ->
    [one] 1 Name
   *[other] { $count } Namen
}
import-foreign = { $count ->
    [one] 1 Block
   *[other] { $count } Blöcke
}

import-huge = Sie ist zu groß. Nimm in Scratch Bilder und Klänge heraus, bis sie höchstens { $megabytes } MB hat
import-old = Scratch { $version } hat sie gespeichert. Öffne sie in Scratch 3 und speichere sie noch einmal
import-empty = Die Datei ist leer. Wähle in Scratch noch einmal „Auf deinem Computer speichern“
import-no-project = Das ist kein Projekt von Scratch 3. Du bekommst eines mit „Auf deinem Computer speichern“ in Scratch
import-damaged = Die Datei ist beschädigt. Speichere sie noch einmal in Scratch
import-no-json-file = Es ist keine project.json darin. Speichere sie noch einmal in Scratch
import-no-json = Ihre project.json ist in Zeile { $line }, Spalte { $column } kaputt. Speichere sie noch einmal in Scratch
import-form = In ihrer project.json fehlt { $place } oder ist falsch. Speichere sie noch einmal in Scratch
import-circle = Ein Block von { $sprite } ist an zwei Stellen. Speichere sie noch einmal in Scratch
import-deep = Blöcke von { $sprite } stecken mehr als { $depth }-mal ineinander. Mach in Scratch aus den inneren einen eigenen Block
import-long = Sie hat mehr als { $blocks } Blöcke oder { $megabytes } MB davon. Kürze sie in Scratch
import-long-list = Die Liste { $list } hat { $items } Einträge, und eine Liste kann { $most } haben. Lösche welche in Scratch
import-crowded = Sie hat mehr als 1.000 Figuren, Kostüme, Variablen oder Listen. Lösche welche in Scratch
