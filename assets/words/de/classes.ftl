### Lektionen, die eine Lehrkraft mit einem Link aufgibt.

lessons-assigned = Für dich ausgesucht
lessons-assigned-end = Übliche Reihenfolge zeigen
    .tooltip = Die Liste der Lehrkraft weglegen. Was du geschafft hast, bleibt.
lessons-assigned-ended = Hier sind alle Lektionen in der üblichen Reihenfolge. Was du geschafft hast, bleibt.
lessons-assigned-hello = { $count ->
    [one] Eine Lektion ist für dich ausgesucht. Der große Knopf öffnet sie.
   *[other] { $count } Lektionen sind für dich ausgesucht. Der große Knopf öffnet die erste.
}
lesson-hint-off = Deine Lehrkraft hat die Tipps in dieser Lektion ausgeschaltet.
lesson-show-off = Deine Lehrkraft hat „Zeig es mir“ in dieser Lektion ausgeschaltet.
lessons-no-more-hints-alone = Mehr Tipps gibt es nicht. Lies die Aufgabe und die Blöcke noch einmal.

link-without-lessons = In diesem Link steht keine Lektion. Frag nach einem neuen.
link-names-twice = In diesem Link steht die Lektion „{ $code }“ zweimal. Lass eine davon weg.
link-is-crowded = In diesem Link stehen zu viele Lektionen. Lass einige weg.
link-has-unknown-part = Einen Teil dieses Links kenne ich nicht: „{ $part }“. Möglich sind lesson, lessons, task, hint und show.
link-has-no-switch = In diesem Link muss „{ $part }“ on oder off sein, nicht „{ $value }“.
link-has-no-task = In diesem Link sollte statt „{ $value }“ die Nummer einer Aufgabe stehen.
link-faults-not-alone = In diesem Link muss „faults“ die einzige Lektion sein.
link-has-no-faults = In diesem Link ist „{ $part }“ falsch. Er braucht kind=board oder kind=program, count=1 bis count=5 und eine Startzahl wie seed=123456.

lessons-assign = Lektionen aufgeben
    .tooltip = Lektionen aussuchen; ein Link und ein QR-Code öffnen sie für deine Klasse
assign-sheet = Lektionen aufgeben
assign-about = Kreuze die Lektionen an und gib der Klasse den Link. Sie sieht dann diese Lektionen zuerst. Was schon geschafft ist, bleibt.
assign-lessons = Lektionen
assign-hints = Tipps sind erlaubt
    .tooltip = Ohne Haken lässt sich Tipp in diesen Lektionen nicht drücken
assign-show = „Zeig es mir“ ist erlaubt
    .tooltip = Ohne Haken gibt es in diesen Lektionen keine Lösungen, auch nicht nach drei falschen Antworten
assign-copy = Link kopieren
    .tooltip = Den Link in die Zwischenablage kopieren
assign-copied = Der Link ist in der Zwischenablage. Füge ihn dort ein, wo deine Klasse ihn lesen kann.
assign-none = Noch ist keine Lektion angekreuzt.
assign-code = QR-Code des Links
assign-without-site = Das fügen die Lernenden ins Spiel ein, oder sie tippen es anstelle eines Klassencodes. Im Browser steht es hinter der Adresse des Spiels und einem #.
assign-order = In dieser Reihenfolge
assign-up = „{ $title }“ nach oben
    .tooltip = Diese Lektion mit der darüber tauschen
