### Die Blöcke neben der Bühne: das Programm, was davon läuft, und seine Aufrufe.

tab-blocks = Blöcke
    .tooltip = Das Programm aus Blöcken; der Block, der gerade läuft, leuchtet
does-tabs = die Blöcke neben dem Gitter, die Variablen
does-follow-blocks = wieder dem Block zusehen, der gerade läuft

script = Skript: { $name }
    .tooltip = Welches Skript des Programms zu sehen ist
    .none = Dieses Programm hat keine Skripte.
script-area = Die Blöcke von { $name }
block-value = { $words }: { $value }
block-runs = Läuft gerade: { $words }
follow-blocks = Folgen
    .tooltip = Den Block im Blick behalten, der gerade läuft

calls = Aufrufe
    .none = Wenn Brute Force oder die Blöcke arbeiten, bekommt jeder Aufruf hier eine Karte.
calls-depth = Tiefe { $depth }
call-variable = { $name } { $value }
call-spoken = Aufruf { $number }: { $title } { $variables }
call-tooltip = Zeigen, wo dieser Aufruf im Skript steht

block-set = Ich setze { $variable } auf { $value }.
block-for = { $variable } ist jetzt { $value }.
block-if-true = Das ist wahr, also mache ich, was innen steht.
block-if-false = Das ist nicht wahr, also überspringe ich, was innen steht.
block-else = Das ist nicht wahr, also mache ich, was unter „sonst“ steht.
block-until-true = Jetzt ist es wahr: Die Schleife ist zu Ende.
block-until-false = Es ist noch nicht wahr: noch einmal.
block-again = Noch einmal durch die Schleife.
block-replace = Ich schreibe { $value } in Eintrag { $item } von { $list }.
block-add = Ich füge { $value } zu { $list } hinzu.
block-script-variables = Dieser Aufruf bekommt eigene Variablen: { $names }.
block-report = Dieser Aufruf gibt { $value } zurück.
block-call = Ich rufe „{ $block }“ auf.
block-gives = „{ $block }“ ergibt { $value }.
block-ran = Ich führe „{ $block }“ aus.

save-for-scratch = Als .sb3
    .tooltip = Dieses Programm mit deinem Rätsel als Projekt für Scratch 3 speichern: Öffne es auf scratch.mit.edu
copy-blocks = Skripte kopieren
    .tooltip = Alle Skripte als Text kopieren, den die Foren und Wikis von Scratch als Blöcke zeigen
blocks-copied = Die Skripte sind in der Zwischenablage. Füge sie in ein Forum oder Wiki von Scratch ein, zwischen [scratchblocks] und [/scratchblocks].
does-to-scratch = das Programm für Scratch speichern, seine Skripte kopieren
block-stop-tooltip = Klick: Die Blöcke halten hier an, sooft sie herkommen
