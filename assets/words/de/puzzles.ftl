### Rätsel: eins wählen, ein neues machen.

puzzle-taken = { $blanks ->
    [0] Dieses Gitter ist voll: Es gibt nichts mehr auszufüllen.
    [one] Hier ist es, mit 1 leeren Zelle. Wähle sie, dann eine Ziffer. Oder drücke Lösen.
   *[other] Hier ist es, mit { $blanks } leeren Zellen. Wähle eine, dann eine Ziffer. Oder drücke Lösen.
}
position-taken = Hier ist es, mit allen Kandidaten als Notizen. { $struck ->
    [one] 1 Kandidat war schon gestrichen.
   *[other] { $struck } Kandidaten waren schon gestrichen.
}
first-of-puzzles = Das ist das erste von { $number } Rätseln; { $all ->
    [true] die anderen stehen
   *[false] die ersten tausend stehen
} in der Liste oben, unter Rätsel. { $taken }
puzzle-of-file = Rätsel { $number }
puzzle-of-file-source = Rätsel { $number } aus { $name }

puzzle-chooser = Rätsel
    .tooltip = Eins der Rätsel wählen, die zum Spiel gehören
puzzle-chooser-elsewhere = Geh auf die Seite Sudoku, um ein Rätsel zu wählen
puzzle-name = { $key ->
    [Examples] Beispiele
    [Easy-1--newspaper] Leicht 1: Zeitung
    [Easy-2--widget] Leicht 2: Widget
    [Easy-3--Scratch] Leicht 3: Scratch
    [Medium-1--widget] Mittel 1: Widget
    [Medium-2--Scratch] Mittel 2: Scratch
    [Medium-3--widget] Mittel 3: Widget
    [Many-solutions] Viele Lösungen
    [First-steps] Erste Schritte
    [Easy] Leicht
    [Medium] Mittel
    [Hard] Schwer
    [Unfair] Unfair
    [Extreme] Extrem
    [Locked-candidates] Gesperrte Kandidaten
    [Pairs-and-triples] Paare und Drillinge
    [Fish] Fische
    [Skyscrapers-and-kites] Wolkenkratzer und Drachen
    [Wings] Wings
    [Rectangles] Rechtecke
    [Colours] Farben
    [Chains] Ketten
    [Almost-locked-sets] ALS
    [Forcing-chains-and-nets] Zwangsketten und Zwangsnetze
    [Famous-puzzles] Berühmte Rätsel
    [Project-Euler] Project Euler
    [Wikipedia] Wikipedia
    [AI-Escargot] AI Escargot
    [Arto-Inkala] Arto Inkala
   *[other] { $name }
}
answer-chooser = Beispiele
empty-puzzle = Leer
    .tooltip = Ein leeres Gitter, um ein Rätsel von Hand einzugeben
own-entry = Eigenes eingeben…
new-entry = Neu…
    .tooltip = Von leicht bis extrem, oder mit einer Technik deiner Wahl
new-puzzle = Neu
    .tooltip = Ein neues Rätsel machen, von leicht bis extrem

new-intro = Wähle ein Gitter. Drücke dann auf eine Stufe, und ich mache das Rätsel.
recipe = { $wanted }, Startzahl { $seed }
recipe-seed = Startzahl { $seed }
of-level = Stufe { $level }
making = Ich mache ein neues Rätsel: { $recipe }.
puzzle-made = Ein neues Rätsel: { $recipe }. Es hat { $blanks ->
    [one] 1 leere Zelle
   *[other] { $blanks } leere Zellen
} und genau eine Lösung. Wähle eine leere Zelle, dann eine Ziffer.
seed-copied = Sie ist in der Zwischenablage. Wer sie ins Spiel einfügt, bekommt auf jedem Computer dasselbe Rätsel.
no-seed = Das Rätsel im Gitter wurde nicht hier gemacht, darum hat es keine Startzahl. Mit Neu entstehen Rätsel mit Startzahl.
bad-seed = „{ $text }“ ist keine Startzahl: Schreibe eine ganze Zahl, zum Beispiel 123456, oder füge ein, was kopiert wurde.
large-seed = „{ $text }“ ist zu groß für eine Startzahl: Sie darf höchstens 19 Ziffern haben, zum Beispiel 123456.

new-sheet = Ein neues Rätsel
board-of-side = { $side } × { $side }
board-of-side-about = { $side ->
    [9] Das klassische Gitter: die Ziffern 1 bis 9 in jeder Zeile, jeder Spalte und jedem Kasten.
   *[other] Ein Gitter mit { $side } mal { $side } Zellen und den Ziffern 1 bis { $side } in jeder Zeile, jeder Spalte und jedem Kasten.
}
board-kind = { $kind ->
    [x] X
    [jigsaw] Jigsaw
    [killer] Killer
    [windoku] Windoku
   *[anti-knight] Antispringer
}
board-kind-about = { $kind ->
    [x] Auch jede lange Diagonale hat alle Ziffern.
    [jigsaw] Unregelmäßige Regionen ersetzen die Kästen.
    [killer] Jeder Käfig ergibt seine Zahl, und keine Ziffer kommt zweimal vor. Es gibt keine Vorgaben.
    [windoku] Auch vier weitere Quadrate haben alle Ziffern.
   *[anti-knight] Gleiche Ziffern sind nie einen Springerzug auseinander.
}
board-of-level = { $board }, { $level }
board-mixes = Zwei Regeln…
    .tooltip = Wähle ein Gitter mit zwei dieser Regeln zugleich
which-board = Gitter
any-level = Egal
any-level-about = Die Stufe ist egal: So ist das Rätsel am schnellsten fertig.
level-on-board-about = Kein Schritt, den du brauchst, ist schwerer als: { $level }. Je seltener die Stufe, desto länger dauert es.
making-found-no-board = Für { $recipe } habe ich kein Rätsel gefunden. Versuche eine andere Startzahl oder eine andere Stufe.
how-hard = Wie schwer
easy = leicht
medium = mittel
hard = schwer
level-about = { $level ->
    [easy] 36 vorgegebene Ziffern: Es gibt immer eine Ziffer, die du sicher setzen kannst.
    [medium] Ab und zu musst du sehen, wo eine Ziffer stehen muss: gesperrte Kandidaten, Paare und Drillinge.
    [hard] Muster über das ganze Gitter: Fische, Wings, Farben und Rechtecke.
    [unfair] Lange Überlegungen, Glied für Glied: Ketten und ALS (fast gesperrte Mengen).
   *[extreme] Nur für sehr Geduldige: Du musst etwas annehmen und sehen, wohin es führt.
}
more-needs = Technik…
    .tooltip = Wähle eine Technik: Du bekommst ein Rätsel, das sie braucht und nichts Schwereres
needs-about = Das brauchst du, und nichts Schwereres: { $technique }.
new-more = Mehr: die Startzahl
    .tooltip = Dasselbe Rätsel machen wie andere, oder die Startzahl von diesem sehen
seed = Startzahl
    .about = Die Nummer des Rätsels. Mit derselben Zahl bekommt eine ganze Klasse dasselbe Rätsel.
    .hint = leer: Ich wähle eine
    .tooltip = Eine ganze Zahl, oder was andere kopiert haben, zum Beispiel: level hard, seed 123456
make = Los
    .tooltip = Das Rätsel machen und auf die Bühne bringen (Enter). Rückgängig holt das Gitter davor zurück
new-empty = Leeres Gitter
    .tooltip = Ein leeres Gitter dieser Art, um die Vorgaben für ein eigenes Rätsel einzutragen
make-stop = Stopp
    .tooltip = Dieses Rätsel nicht weiter machen
making-grids = Bisher probierte Gitter: { $grids }. Manche Techniken sind selten, und ein Rätsel damit dauert eine Weile.
making-stopped = Ich habe aufgehört. Wähle etwas anderes, oder versuche es noch einmal.
making-gave-up = Ich habe { $grids } Gitter probiert und kein Rätsel gefunden, das passt: { $recipe }. Versuche eine andere Startzahl, oder wähle etwas anderes.
on-the-board = Im Gitter
no-origin = Dieses Rätsel wurde nicht mit Neu gemacht, darum hat es keine Startzahl.
copy-seed = Kopieren
    .name = Die Startzahl kopieren
    .tooltip = Die Stufe und die Startzahl kopieren: Wer sie unter Neu einfügt, bekommt dasselbe Rätsel

puzzles-entry = Alle Rätsel…
puzzle-number = { $name } { $number }
puzzles = Rätsel
    .tooltip = Alle Rätsel sehen: erste Schritte, fünf Stufen, ein Paket für jede Familie von Techniken, berühmte
    .intro = Wähle ein Rätsel. Die Pfeiltasten gehen von einem zum nächsten, und Enter öffnet es.
    .packs = Rätselpaket
    .packs-tooltip = Ein Paket wählen
    .name = Name
    .level = Stufe
    .needs = Was du brauchst
    .best = Bestzeit
    .open = noch nicht gelöst
    .solved = gelöst
    .unrated = nicht bewertet
puzzles-pack = { $name } ({ $solved } von { $of } gelöst)
puzzles-solved-in = gelöst, Bestzeit { $time }
puzzles-row = { $name }, { $like }, { $done }
puzzles-row-tooltip = { $source }. Sudoku Explainer { $explainer }, Punkte { $score }.

statistics = Statistik
    .tooltip = Sehen, was du gespielt hast: Spiele, Zeiten und Tipps, nach Stufen
    .intro = Das hast du bisher gelöst.
    .level = Stufe
    .games = Spiele
    .best = Bestzeit
    .average = Im Schnitt
    .hints = Tipps
    .other = nicht bewertet
    .total = Alle
    .nothing = –
    .about = Nur Rätsel, die du selbst gelöst hast, zählen. Bestzeiten sind ohne ausgefüllte Einer.
    .save = Tabelle speichern
    .save-tooltip = Alles in einer Datei speichern, Rätsel für Rätsel, als Tabelle
    .file = sudoku statistik
    .forget = Statistik zurücksetzen
    .forget-tooltip = Alle Spiele und Zeiten löschen
    .forget-warning = Drücke denselben Knopf noch einmal, um alle deine Spiele und Zeiten für immer zu löschen.
    .forgotten = Die Statistik ist zurückgesetzt.
statistics-unread = Deine Statistik konnte ich nicht lesen: { $reason }. Die Datei habe ich beiseitegelegt.

offer-next-puzzle = Nächstes Rätsel
    .tooltip = Mit einem Rätsel weitermachen, das so schwer ist wie dieses
offer-harder = Schwerer
    .tooltip = Mit einem Rätsel weitermachen, das eine Stufe schwerer ist
offer-watch-blocks = Blöcken zusehen
    .tooltip = Sehen, wie die Blöcke es gelöst hätten; dein Gitter bleibt, wie es ist
