### Rätsel: eins wählen, ein neues machen.

puzzle-taken = { $blanks ->
    [0] Dieses Gitter ist voll: Es gibt nichts mehr auszufüllen.
    [one] Hier ist es, mit 1 leeren Zelle. Klicke darauf, dann drücke eine Zifferntaste. Oder drücke Lösen.
   *[other] Hier ist es, mit { $blanks } leeren Zellen. Klicke auf eine, dann drücke eine Zifferntaste. Oder drücke Lösen.
}
first-of-puzzles = Das ist das erste von { $number } Rätseln; { $all ->
    [true] die anderen stehen
   *[false] die ersten tausend stehen
} in der Liste oben, unter Rätsel. { $taken }
puzzle-of-file = Rätsel { $number }
puzzle-of-file-source = Rätsel { $number } aus { $name }

puzzle-chooser = Rätsel
    .tooltip = Eins der Rätsel wählen, die zum Spiel gehören
puzzle-name = { $key ->
    [Examples] Beispiele
    [Easy-1--newspaper] Leicht 1: Zeitung
    [Easy-2--widget] Leicht 2: Widget
    [Easy-3--Scratch] Leicht 3: Scratch
    [Hard-1--widget] Schwer 1: Widget
    [Hard-2--Scratch] Schwer 2: Scratch
    [Hard-3--widget] Schwer 3: Widget
    [Many-solutions] Viele Lösungen
   *[other] { $name }
}
answer-chooser = Beispiele
empty-puzzle = Leer
    .tooltip = Ein leeres Gitter, um ein Rätsel von Hand einzugeben
new-entry = Neu…
    .tooltip = Leicht, mittel oder schwer
new-puzzle = Neu
    .tooltip = Ein neues Rätsel machen: leicht, mittel oder schwer

new-intro = Wähle, wie schwer das neue Rätsel sein soll, dann drücke Enter.
recipe = { $difficulty }, Startzahl { $seed }
making = Ich mache ein neues Rätsel: { $recipe }.
puzzle-made = Ein neues Rätsel: { $recipe }. Es hat { $blanks ->
    [one] 1 leere Zelle
   *[other] { $blanks } leere Zellen
} und genau eine Lösung. Klicke auf eine leere Zelle, dann drücke eine Zifferntaste.
seed-copied = Sie ist in der Zwischenablage. Wer sie ins Spiel einfügt, bekommt auf jedem Computer dasselbe Rätsel.
no-seed = Das Rätsel im Gitter wurde nicht hier gemacht, darum hat es keine Startzahl. Mit Neu entstehen Rätsel mit Startzahl.
bad-seed = „{ $text }“ ist keine Startzahl: Schreibe eine ganze Zahl, zum Beispiel 123456, oder füge ein, was kopiert wurde.
large-seed = „{ $text }“ ist zu groß für eine Startzahl: Sie darf höchstens 19 Ziffern haben, zum Beispiel 123456.

new-sheet = Ein neues Rätsel
how-hard = Wie schwer
easy = Leicht
    .about = 36 vorgegebene Ziffern: Es gibt immer eine Ziffer, die du sicher setzen kannst.
medium = Mittel
    .about = 30 vorgegebene Ziffern: Ab und zu musst du ein wenig vorausschauen.
hard = Schwer
    .about = So wenige vorgegebene Ziffern wie möglich, meist 24 bis 31: Du musst weit vorausschauen.
seed = Startzahl
    .about = Die Nummer des Rätsels. Mit derselben Zahl bekommt eine ganze Klasse dasselbe Rätsel.
    .hint = leer: Ich wähle eine
    .tooltip = Eine ganze Zahl, oder was andere kopiert haben, zum Beispiel: hard, seed 123456
make = Los
    .working = Moment…
    .tooltip = Das Rätsel machen und auf die Bühne bringen (Enter). Rückgängig führt zurück zum Gitter davor
on-the-board = Im Gitter
no-origin = Dieses Rätsel wurde nicht mit Neu gemacht, darum hat es keine Startzahl.
copy-seed = Kopieren
    .name = Die Startzahl kopieren
    .tooltip = Die Schwierigkeit und die Startzahl kopieren: Wer sie unter Neu einfügt, bekommt dasselbe Rätsel
