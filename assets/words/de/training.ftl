### Die Seite zum Üben: die Idee jeder Technik, ein Beispiel, und Stellungen, in denen sie zu finden ist.

page-training = Üben
    .tooltip = Techniken lernen, mit denen Menschen Sudokus lösen, und sie üben
keys-training = Üben
does-training-mark = die Ziffer in der gewählten Zelle markieren, oder nicht mehr
does-training-arrow = eine andere Zelle
does-training-check = prüfen, was markiert ist
does-training-hint = sagen, wohin du schauen musst; zeigen, was zu finden ist
does-training-next = eine andere Stellung
does-training-practise = die Technik üben, ihre Idee ansehen
does-training-list = alle Techniken sehen
does-training-boards = ein anderes Gitter wählen
does-training-play = das Beispiel abspielen, anhalten
does-training-step = im Beispiel einen Moment zurück, einen weiter
training-check = Prüfen
    .tooltip = Sehen, ob es stimmt
training-hint = Wo?
    .tooltip = Sag mir, wohin ich schauen muss
training-show = Zeig es
    .tooltip = Sehen, was zu finden ist, und warum
training-next = Nächste
    .tooltip = Mit einer anderen Stellung weitermachen
training-practise = Üben
    .tooltip = Finde es selbst, in einer Stellung nach der anderen
training-idea = Die Idee
    .tooltip = Die Idee noch einmal sehen, mit einem Beispiel
training-list = Alle Techniken
    .tooltip = Eine andere Technik wählen
training-boards = Gitter
    .tooltip = Wähle das Gitter, auf dem du üben willst
training-play = Abspielen
    .tooltip = Das Beispiel Moment für Moment abspielen, oder anhalten
training-back = Zurück
    .tooltip = Zum Moment davor gehen
training-step = Weiter
    .tooltip = Zum nächsten Moment gehen
training-stop = Das Beispiel anhalten

training-techniques = Techniken
training-about = Wähle eine Technik. Ich zeige dir ihre Idee und ein Beispiel, und dann findest du sie selbst.
training-boards-about = Welches Gitter? Jedes hat seine eigenen Techniken.
training-not-found = Ich habe viele Rätsel durchgesehen ({ $board }) und keines gefunden, bei dem das hilft: { $technique }. Drücke Nächste, dann suche ich weiter.
training-choose-first = Welche Technik? Wähle zuerst eine.
training-practise-first = Das ist das Beispiel. Drücke Üben und finde es selbst.
training-cell-first = In welcher Zelle? Klicke zuerst eine an, oder geh mit den Pfeiltasten hin.
training-filled = In { $cell } steht schon eine Ziffer. Wähle eine leere Zelle.
training-ruled-out = Die { $digit } ist in { $cell } schon ausgeschlossen. Markiere eine der kleinen Ziffern dort.
training-is-shown = Die Lösung steht schon im Gitter. Drücke Nächste für eine andere Stellung.
training-open-tooltip = Ihre Idee und ein Beispiel sehen, und sie üben
training-making = Ich suche eine Stellung …
training-example = Schau zu. Hier hilft: { $technique }.
training-practice-how = Klicke einen Kandidaten an, um ihn zu markieren, und noch einmal, um die Markierung wegzunehmen. Oder wähle eine Zelle und drücke eine Ziffer.
training-task = Hier hilft dir: { $technique }. Markiere { $places ->
    [true] die Ziffer, die du setzen kannst
   *[false] die Kandidaten, die wegfallen
}, und drücke Prüfen.
training-keys = Markiert die Ziffer in der gewählten Zelle
training-moment = Moment { $at } von { $of }
    .tooltip = Ziehe, um einen anderen Moment zu sehen
training-example-name = Beispiel
training-count = { $count }, die leichtesten zuerst
training-dots = Ein voller Punkt ist eine Stellung, die du gelöst hast.
training-card = { $technique }: { $found } von { $of } gefunden
training-level = { $level }: { $count } Techniken
    .tooltip = Die Techniken dieser Stufe zeigen oder einklappen
training-practise-it = { $technique } üben
training-see-example = Das Beispiel noch einmal sehen
training-number = Stufe { $level } · Nummer { $number } von { $of }
training-difficulty = Schwierigkeit { $difficulty } von 12
training-why = Warum das stimmt
training-marks = Die Markierungen
training-found = { $found } von { $of } gefunden
training-your-turn = Du bist dran: Finde sie noch { $left ->
    [one] einmal
   *[other] { $left }-mal
}.
training-learned = Diese Technik kannst du.
training-next-technique = Nächste Technik
training-next-card = Nächste Technik: { $technique }
training-tally = gefunden: { $found }, mit Hilfe: { $helped }, gezeigt: { $missed }
training-marked = Markiert: { $what }.
training-unmarked = Nicht mehr markiert: { $what }.
training-nothing-marked = Noch ist nichts markiert. Klicke einen Kandidaten an, oder wähle eine Zelle und drücke eine Ziffer.
training-right = Richtig! { $why }
training-right-and-more = Richtig! Aber das ist nicht alles. { $places ->
    [true] Das kannst du auch setzen
   *[false] Das fällt auch weg
}: { $missed }.
training-part-right = Richtig: { $what }.
training-part-wrong = Falsch: { $what }. { $places ->
    [true] Dorthin gehört eine andere Ziffer.
   *[false] Genau dorthin gehört sie.
}
training-part-unshown = Stimmt, aber diese Technik zeigt es hier nicht: { $what }.
training-part-missed = Es fehlt: { $what }.
training-unread = Deine Ergebnisse beim Üben konnte ich nicht lesen: { $reason }. Die Datei habe ich beiseitegelegt.

## So findest du sie: ein kurzer Schritt in jeder Zeile. Fehlt eine Technik hier, sind die Sätze ihrer Idee die Schritte.

how = { $key ->
    [FullHouse]
        Suche eine Zeile, eine Spalte oder einen Kasten mit nur einer leeren Zelle.
        Welche Ziffer fehlt dort?
        Sie kommt in die leere Zelle.
    [NakedSingle]
        Wähle eine leere Zelle.
        Streiche alle Ziffern, die in ihrer Zeile, ihrer Spalte oder ihrem Kasten schon stehen.
        Bleibt eine Ziffer übrig, kommt sie in die Zelle.
    [HiddenSingle]
        Wähle eine Ziffer und eine Zeile, eine Spalte oder einen Kasten, wo sie fehlt.
        Streiche die Zellen, in die diese Ziffer nicht passt.
        Bleibt eine Zelle übrig, kommt die Ziffer dorthin.
    [CageCombinations]
        Wähle einen Käfig und liste auf, welche verschiedenen Ziffern seine Summe ergeben.
        Streiche die Kombinationen, die seine Kandidaten nicht zulassen.
        Nimm jeden Kandidaten weg, der in keiner der übrigen vorkommt.
    [LockedCandidates]
        Wähle eine Ziffer und eine Zeile, eine Spalte, einen Kasten, eine Region oder einen Käfig, wo sie noch fehlt.
        Suche eine Zelle außerhalb, die alle ihre Plätze dort sieht.
        Nimm die Ziffer in dieser Zelle weg.
    [Sum]
        Wähle einen Käfig oder andere Zellen mit einer Summe.
        Probiere einen Kandidaten: Was bleibt für die anderen Zellen?
        Ist das für sie zu viel oder zu wenig, nimm den Kandidaten weg.
    [InniesAndOuties]
        Wähle Zeilen, Spalten oder Kästen, die von Käfigen fast gefüllt sind. Ihre Summe kennst du.
        Zieh die Summen der Käfige davon ab.
        Ein paar Zellen bleiben übrig oder ragen heraus. Nimm die Kandidaten weg, die den Unterschied nicht ergeben.
    [LawOfLeftovers]
        Wähle einige Zeilen oder Spalten und ebenso viele Regionen, die sie fast füllen.
        Suche die Zellen der Regionen außerhalb der Linien und die Zellen der Linien außerhalb der Regionen.
        In beiden stehen dieselben Ziffern. Nimm weg, was nur auf einer Seite stehen kann.
    [LockedPair]
        Schau, wo sich ein Kasten und eine Zeile oder Spalte kreuzen.
        Suche dort zwei Zellen mit denselben zwei Kandidaten.
        Nimm beide Ziffern im Rest des Kastens und der Linie weg.
    [LockedTriple]
        Schau, wo sich ein Kasten und eine Zeile oder Spalte kreuzen.
        Suche dort drei Zellen, die zusammen nur drei Kandidaten haben.
        Nimm die drei Ziffern im Rest des Kastens und der Linie weg.
    [Pointing]
        Wähle eine Ziffer und einen Kasten.
        Liegen alle ihre Plätze im Kasten in einer Zeile oder Spalte?
        Dann nimm sie im Rest dieser Zeile oder Spalte weg.
    [Claiming]
        Wähle eine Ziffer und eine Zeile oder Spalte.
        Liegen alle ihre Plätze dort in einem Kasten?
        Dann nimm sie im Rest dieses Kastens weg.
    [NakedPair]
        Suche eine Zelle mit genau zwei Kandidaten.
        Suche in ihrer Zeile, ihrer Spalte oder ihrem Kasten eine zweite Zelle mit denselben zwei.
        Nimm beide Ziffern in allen anderen Zellen dort weg.
    [NakedTriple]
        Wähle eine Zeile, eine Spalte oder einen Kasten. Schau auf die Zellen mit zwei oder drei Kandidaten.
        Suche drei dieser Zellen, die zusammen nur drei Ziffern haben.
        Nimm die drei Ziffern in allen anderen Zellen dort weg.
    [NakedQuadruple]
        Wähle eine Zeile, eine Spalte oder einen Kasten. Schau auf die Zellen mit zwei bis vier Kandidaten.
        Suche vier dieser Zellen, die zusammen nur vier Ziffern haben.
        Nimm die vier Ziffern in allen anderen Zellen dort weg.
    [HiddenPair]
        Wähle eine Zeile, eine Spalte oder einen Kasten.
        Suche zwei Ziffern, die nur in dieselben zwei Zellen passen.
        Nimm alle anderen Kandidaten in diesen zwei Zellen weg.
    [HiddenTriple]
        Wähle eine Zeile, eine Spalte oder einen Kasten.
        Suche drei Ziffern, die nur in dieselben drei Zellen passen.
        Nimm alle anderen Kandidaten in diesen drei Zellen weg.
    [HiddenQuadruple]
        Wähle eine Zeile, eine Spalte oder einen Kasten.
        Suche vier Ziffern, die nur in dieselben vier Zellen passen.
        Nimm alle anderen Kandidaten in diesen vier Zellen weg.
   *[other] { "" }
}

## Die Markierungen auf dem Gitter.

mark-says = { $mark ->
    [Looked] schau hierhin
    [Cover] hier fallen Kandidaten weg
    [Left] ein Kandidat: vielleicht ist es diese Ziffer
    [Pattern] um diese Zelle geht es
    [Core] gehört zum Muster
    [Other] der andere Teil des Musters
    [Fin] neben dem Muster
    [Blocking] diese Ziffer ist im Weg
    [Barred] hier passt die Ziffer nicht
    [TriedDigit] hierhin kommt die Ziffer
    [Follows] hierhin kommt die Ziffer
    [Struck] das fällt weg
    [StrongLink] ist eines falsch, stimmt das andere
    [WeakLink] stimmt eines, ist das andere falsch
   *[other] { $mark }
}

## Die Idee jeder Technik, in drei kurzen Sätzen.

idea-groups = Hier zählen auch mehrere Plätze einer Ziffer wie einer, wenn sie in einem Kasten in einer Linie liegen.
idea-sets = Hier darf eine Verbindung auch durch eine fast gesperrte Menge führen: Zellen mit einem Kandidaten mehr, als es Zellen sind.
idea-one-solution = Das stimmt nur, wenn das Rätsel eine einzige Lösung hat.
idea = { $key ->
    [FullHouse] In einer Zeile, einer Spalte oder einem Kasten ist nur noch eine Zelle leer. Alle anderen Ziffern stehen schon da. Die fehlende kommt in die leere Zelle.
    [NakedSingle] Sieh dir eine leere Zelle an. Ihre Zeile, ihre Spalte, ihr Kasten und die anderen Regeln schließen alle Ziffern bis auf eine aus. Nur diese kann dort stehen.
    [HiddenSingle] Suche eine Ziffer in einer Zeile, einer Spalte oder einem Kasten. Vielleicht passt sie nur in eine der leeren Zellen dort. Dann kommt sie dorthin, auch wenn dort noch andere Ziffern möglich sind.
    [LockedPair] Zwei Zellen liegen in einem Kasten und auch in einer Zeile oder Spalte, und beide haben dieselben zwei Kandidaten. Sie brauchen diese zwei Ziffern für sich selbst. Also fallen beide im Rest des Kastens und im Rest der Linie weg.
    [LockedTriple] Drei Zellen liegen in einem Kasten und auch in einer Zeile oder Spalte, und haben zusammen nur drei Kandidaten. Sie brauchen diese drei Ziffern für sich selbst. Also fallen alle drei im Rest des Kastens und im Rest der Linie weg.
    [Pointing] In einem Kasten liegen alle Plätze für eine Ziffer in einer Zeile oder Spalte. Auf einem davon wird sie stehen. Also fällt sie im Rest dieser Zeile oder Spalte weg.
    [Claiming] In einer Zeile oder Spalte liegen alle Plätze für eine Ziffer in einem Kasten. Auf einem davon wird sie stehen. Also fällt sie im Rest dieses Kastens weg.
    [RelatedCells] Eine Regel verbindet zwei Zellen. Streiche jeden Kandidaten, zu dem kein Kandidat der anderen Zelle passt.
    [CageCombinations] Liste auf, welche verschiedenen Ziffern die Summe eines Käfigs ergeben. Streiche im Käfig jede Ziffer, die nie dabei ist.
    [LockedCandidates] In einem Haus sehen alle Plätze für eine Ziffer eine andere Zelle. Auf einem davon wird sie stehen. Also fällt sie in dieser Zelle weg.
    [Sum] Die Zellen müssen eine Summe ergeben. Streiche jede Ziffer, die den anderen Zellen zu viel oder zu wenig übrig lässt.
    [InniesAndOuties] Du kennst die Summe einer ganzen Zeile, einer Spalte oder eines Kastens. Zieh die Käfige darin ab. Die wenigen Zellen, die bleiben, müssen den Unterschied ergeben.
    [LawOfLeftovers] Nimm einige Zeilen und ebenso viele Regionen, die sie fast füllen. In den Zellen, die herausragen, stehen dieselben Ziffern wie in den Zellen, die übrig bleiben.
    [NakedPair] Zwei Zellen einer Zeile, einer Spalte oder eines Kastens haben dieselben zwei Kandidaten und keine anderen. Jede bekommt einen davon. Also fallen beide Ziffern in allen anderen Zellen dort weg.
    [NakedTriple] Drei Zellen einer Zeile, einer Spalte oder eines Kastens haben zusammen nur drei Kandidaten. Sie brauchen diese drei Ziffern für sich selbst. Also fallen die drei in allen anderen Zellen dort weg.
    [NakedQuadruple] Vier Zellen einer Zeile, einer Spalte oder eines Kastens haben zusammen nur vier Kandidaten. Sie brauchen diese vier Ziffern für sich selbst. Also fallen die vier in allen anderen Zellen dort weg.
    [HiddenPair] In einer Zeile, einer Spalte oder einem Kasten passen zwei Ziffern nur in dieselben zwei Zellen. Diese Zellen gehören ihnen. Also fällt in diesen zwei Zellen alles andere weg.
    [HiddenTriple] In einer Zeile, einer Spalte oder einem Kasten passen drei Ziffern nur in dieselben drei Zellen. Diese Zellen gehören ihnen. Also fällt in diesen drei Zellen alles andere weg.
    [HiddenQuadruple] In einer Zeile, einer Spalte oder einem Kasten passen vier Ziffern nur in dieselben vier Zellen. Diese Zellen gehören ihnen. Also fällt in diesen vier Zellen alles andere weg.
    [fish] Nimm { $size } Zeilen, in denen eine Ziffer nur in dieselben { $size } Spalten passt. Jede der Zeilen setzt ihre Ziffer in eine dieser Spalten, und damit sind alle versorgt. Also fällt die Ziffer im Rest dieser Spalten weg. Es geht auch mit vertauschten Zeilen und Spalten.
    [finned-fish] Es ist fast ein Fisch aus { $size } Zeilen und { $size } Spalten, aber die Ziffer hat ein paar Plätze mehr: die Flossen. Entweder stimmt eine Flosse, oder der Fisch stimmt. Also fällt die Ziffer an den Plätzen der Spalten weg, die alle Flossen sehen.
    [fish-with-boxes] Es ist ein Fisch, in dem Kästen zählen wie Zeilen und Spalten. { $size } Häuser setzen ihre Ziffer in { $size } andere, und damit sind alle versorgt. Also fällt die Ziffer in deren Rest weg; gibt es Flossen, dann nur an Plätzen, die alle Flossen sehen.
    [RemotePair] Zellen mit denselben zwei Kandidaten bilden eine Kette, in der jede die nächste sieht. Entlang der Kette wechseln sich die zwei Ziffern ab. Wo die Enden verschieden sind, kann eine Zelle, die beide sieht, keine der zwei Ziffern haben.
    [BivalueUniversalGrave] Jede leere Zelle hat zwei Kandidaten, nur eine hat drei. Ohne den dritten könnten überall Ziffern die Plätze tauschen. Also stimmt dieser dritte, und die anderen in seiner Zelle fallen weg.
    [Skyscraper] In zwei Zeilen hat eine Ziffer je genau zwei Plätze, und zwei davon stehen in derselben Spalte. Also stimmen diese zwei nicht beide. Dann stimmt einer der zwei anderen, und die Ziffer fällt weg, wo sie beide sieht. Es geht auch mit vertauschten Zeilen und Spalten.
    [TwoStringKite] Eine Ziffer hat genau zwei Plätze in einer Zeile und genau zwei in einer Spalte. Ein Platz der Zeile und einer der Spalte liegen im selben Kasten, also stimmen nicht beide. Dann stimmt eines der zwei anderen Enden, und die Ziffer fällt weg, wo sie beide Enden sieht.
    [DualTwoStringKite] Eine Zeile und eine Spalte mit je zwei Plätzen bilden auf zwei Arten zugleich einen Drachen. In jedem der beiden stimmt das eine Ende oder das andere. Also fällt die Ziffer weg, wo sie beide Enden eines Drachens sieht.
    [TurbotFish] In zwei Häusern hat eine Ziffer je genau zwei Plätze. Ein Platz des ersten sieht einen des zweiten, also stimmen nicht beide. Dann stimmt einer der zwei anderen, und die Ziffer fällt weg, wo sie beide sieht.
    [EmptyRectangle] In einem Kasten liegen alle Plätze für eine Ziffer in einer Zeile und einer Spalte. In einer anderen Linie hat sie genau zwei Plätze, und einer davon sieht diese Zeile oder Spalte. Folge beiden Wegen: Wo sie sich wieder treffen, fällt die Ziffer weg.
    [DualEmptyRectangle] In einem Kasten liegen alle Plätze für eine Ziffer in einer Zeile und einer Spalte, und zwei andere Linien haben je genau zwei Plätze. Das sind zwei leere Rechtecke zugleich. Was eines davon verbietet, fällt weg.
    [WWing] Zwei Zellen haben dieselben zwei Kandidaten. Eine Linie oder ein Kasten hat für eine dieser Ziffern genau zwei Plätze, und jeder davon sieht eine der Zellen. Also steht die andere Ziffer in einer der Zellen und fällt weg, wo sie beide sieht.
    [XyWing] Eine Zelle mit zwei Kandidaten sieht zwei andere mit zwei Kandidaten. Mit jeder davon hat sie eine Ziffer gemeinsam, und diese zwei haben eine dritte gemeinsam. Was auch in der ersten Zelle steht: Eine der beiden bekommt die dritte Ziffer, also fällt diese weg, wo sie beide sieht.
    [XyzWing] Eine Zelle mit drei Kandidaten sieht zwei andere, die je zwei dieser drei haben. Eine Ziffer haben alle gemeinsam. Eine der drei Zellen bekommt sie, also fällt sie weg, wo sie alle drei sieht.
    [WxyzWing] Vier Zellen haben zusammen nur vier Kandidaten. Nur eine dieser Ziffern könnte dort zweimal stehen, also wären es ohne sie zu wenige. Eine der Zellen bekommt sie, und sie fällt weg, wo sie alle ihre Plätze dort sieht.
    [Uniqueness1] Vier Zellen sind die Ecken eines Rechtecks in zwei Kästen, und drei davon haben dieselben zwei Kandidaten. Hätte die vierte auch nur diese zwei, so könnten sie die Plätze tauschen. Also fallen beide in der vierten Ecke weg.
    [Uniqueness2] Vier Ecken eines Rechtecks in zwei Kästen haben dieselben zwei Kandidaten, und zwei Ecken nebeneinander haben einen mehr, beide denselben. Eine dieser zwei muss ihn bekommen. Also fällt er weg, wo er beide sieht.
    [Uniqueness3] Vier Ecken eines Rechtecks in zwei Kästen haben dieselben zwei Kandidaten, und zwei Ecken nebeneinander haben mehr. Eine davon muss eine dieser weiteren Ziffern bekommen. Also zählen die zwei wie eine Zelle, die mit anderen ein nacktes Paar oder einen Drilling bildet.
    [Uniqueness4] Vier Ecken eines Rechtecks in zwei Kästen haben dieselben zwei Kandidaten, und zwei Ecken nebeneinander haben mehr. Eine der zwei Ziffern hat in deren Linie oder Kasten keinen anderen Platz, also brauchen diese Ecken sie. Dann fällt die andere Ziffer in beiden weg.
    [Uniqueness5] Vier Ecken eines Rechtecks in zwei Kästen haben dieselben zwei Kandidaten, und einige davon haben einen mehr, alle denselben. Eine davon muss ihn bekommen. Also fällt er weg, wo er sie alle sieht.
    [Uniqueness6] Vier Ecken eines Rechtecks in zwei Kästen haben dieselben zwei Kandidaten, und zwei gegenüberliegende haben mehr. In zwei Linien des Rechtecks hat eine der Ziffern keinen anderen Platz. Dann fällt sie in den zwei Ecken weg, die mehr haben.
    [HiddenRectangle] Vier Ecken eines Rechtecks in zwei Kästen haben dieselben zwei Kandidaten. Schau von einer Ecke entlang ihrer Zeile und ihrer Spalte: Eine der Ziffern hat dort keinen Platz außer den Ecken. Dann fällt die andere Ziffer in dieser Ecke weg.
    [AvoidableRectangle1] Drei Ecken eines Rechtecks in zwei Kästen haben Ziffern, die du selbst gesetzt hast. Mit einer bestimmten Ziffer in der vierten Ecke könnten sie die Plätze tauschen. Also fällt diese Ziffer in der vierten Ecke weg.
    [AvoidableRectangle2] Zwei Ecken eines Rechtecks in zwei Kästen haben Ziffern, die du selbst gesetzt hast. Jede der zwei anderen hat einen Kandidaten mehr, beide denselben, und eine muss ihn bekommen. Also fällt er weg, wo er beide sieht.
    [ColourTrap] Wo ein Haus für eine Ziffer genau zwei Plätze hat, gib ihnen zwei Farben, und mach so von Platz zu Platz weiter. Alle Plätze der einen Farbe stimmen. Also fällt die Ziffer weg, wo sie beide Farben sieht.
    [ColourWrap] Wo ein Haus für eine Ziffer genau zwei Plätze hat, gib ihnen zwei Farben, und mach so von Platz zu Platz weiter. Sehen zwei Plätze einer Farbe einander, so ist diese Farbe falsch. Also fällt die Ziffer an allen Plätzen dieser Farbe weg.
    [MultiColours1] Färbe die Plätze für eine Ziffer in zwei Gruppen, jede mit zwei eigenen Farben. Eine Farbe der einen Gruppe sieht eine der anderen, also stimmen nicht beide. Dann stimmt eine der zwei anderen Farben, und die Ziffer fällt weg, wo sie diese beiden sieht.
    [MultiColours2] Färbe die Plätze für eine Ziffer in zwei Gruppen, jede mit zwei eigenen Farben. Eine Farbe der einen Gruppe sieht beide Farben der anderen, und eine von diesen stimmt. Also fällt die Ziffer an allen Plätzen der ersten Farbe weg.
    [Medusa] Gib den Kandidaten von Zellen, die zwei haben, und den zwei Plätzen für eine Ziffer in einem Haus zwei Farben, und mach so weiter. Alle Kandidaten der einen Farbe stimmen. Also fällt weg, was mit keiner der Farben geht.
    [SueDeCoq] Wo sich ein Kasten und eine Linie kreuzen, haben einige Zellen mehr Kandidaten, als es Zellen sind. Zellen im Rest der Linie und im Rest des Kastens nehmen einige dieser Ziffern auf. Zusammen sind es so viele Zellen wie Ziffern, also fallen diese im Rest der Linie und des Kastens weg.
    [AlsXz] Eine fast gesperrte Menge (ALS) sind ein paar Zellen eines Hauses mit einem Kandidaten mehr, als es Zellen sind. Zwei davon haben eine Ziffer gemeinsam, die nur in einer stehen kann, also ist eine davon gesperrt. Eine andere gemeinsame Ziffer steht dann in einer davon und fällt weg, wo sie alle ihre Plätze sieht.
    [AlsXyWing] Eine fast gesperrte Menge (ALS) sind ein paar Zellen eines Hauses mit einem Kandidaten mehr, als es Zellen sind. Eine in der Mitte hat mit zwei anderen je eine Ziffer gemeinsam und kann nicht beide behalten. Also steht eine Ziffer, die diese zwei gemeinsam haben, in einer davon und fällt weg, wo sie alle ihre Plätze sieht.
    [AlsChain] Eine fast gesperrte Menge (ALS) sind ein paar Zellen eines Hauses mit einem Kandidaten mehr, als es Zellen sind. Mehrere hängen aneinander, jede an der nächsten durch eine Ziffer, die nur in einer stehen kann. Also fällt eine Ziffer, die die erste und die letzte gemeinsam haben, weg, wo sie alle ihre Plätze sieht.
    [DeathBlossom] Jeder Kandidat einer Zelle, des Stiels, sieht eine fast gesperrte Menge: Zellen mit einem Kandidaten mehr, als es Zellen sind. Was auch im Stiel steht, er sperrt eine davon. Eine Ziffer, die alle gemeinsam haben, fällt weg, wo sie alle ihre Plätze sieht.
    [AlignedPairExclusion] Nimm zwei Zellen und probiere jedes Paar von Ziffern aus. Manche Paare lassen einer anderen Zelle oder Menge zu wenige Ziffern, also gehen sie nicht. Ein Kandidat, der in keinem möglichen Paar vorkommt, fällt weg.
    [AlignedTripleExclusion] Nimm drei Zellen und probiere alle Möglichkeiten aus, sie zu füllen. Manche lassen einer anderen Zelle oder Menge zu wenige Ziffern, also gehen sie nicht. Ein Kandidat, der in keiner möglichen vorkommt, fällt weg.
    [KrakenFish1] Es ist ein Fisch mit Flossen, und von den Flossen führen Verbindungen weiter. Stimmt keine Flosse, so verbietet der Fisch etwas; stimmt eine, so verbieten ihre Verbindungen dasselbe. Also fällt es in jedem Fall weg.
    [KrakenFish2] Es ist ein Fisch mit Flossen, und die Ziffer steht in einer der Flossen oder an einem Platz eines bestimmten Hauses. Von jedem davon führen Verbindungen weiter. Wenn alle dasselbe ergeben, stimmt es.
    [XChain] Verbindungen einer Ziffer folgen aufeinander, starke und schwache im Wechsel, und die erste und die letzte sind stark. Ist also das eine Ende falsch, so ist das andere richtig. Die Ziffer fällt weg, wo sie beide Enden sieht.
    [XyChain] Zellen mit zwei Kandidaten folgen aufeinander, und jede hat mit der nächsten eine Ziffer gemeinsam. Steht eine bestimmte Ziffer nicht in der ersten Zelle, so steht sie Schritt für Schritt in der letzten. Also fällt diese Ziffer weg, wo sie beide Enden sieht.
    [ContinuousNiceLoop] Starke und schwache Verbindungen im Wechsel bilden einen geschlossenen Ring. Also stimmt von den zwei Enden jeder schwachen Verbindung eines. Was beide Enden einer solchen verbieten, fällt weg.
    [DiscontinuousNiceLoop] Starke und schwache Verbindungen im Wechsel führen zum Anfang zurück. Nur dort treffen sich zwei von derselben Art. Sind beide stark, so stimmt der Kandidat dort; sind beide schwach, so fällt er weg.
    [Chain] Starke und schwache Verbindungen folgen im Wechsel aufeinander, von Platz zu Platz und von Ziffer zu Ziffer, und die erste und die letzte sind stark. Ist also das eine Ende falsch, so ist das andere richtig. Was beide Enden verbieten, fällt weg.
    [ForcingChainContradiction] Nimm an, dass ein Kandidat richtig ist, oder dass er falsch ist. Folge von dort den Verbindungen: Am Ende ist etwas zugleich richtig und falsch. Also ist es umgekehrt.
    [ForcingChainVerity] Nimm alle Kandidaten einer Zelle, oder alle Plätze für eine Ziffer in einem Haus: Einer davon stimmt. Folge von jedem den Verbindungen. Wenn alle dasselbe ergeben, stimmt es.
    [ForcingNetContradiction] Nimm an, dass ein Kandidat stimmt, und setze, was daraus folgt, eins nach dem anderen. Am Ende hat eine Zelle keine Ziffer mehr, oder eine Ziffer keinen Platz. Also fällt der Kandidat weg.
    [ForcingNetVerity] Nimm alle Kandidaten einer Zelle, oder alle Plätze für eine Ziffer in einem Haus: Einer davon stimmt. Setze von jedem aus, was daraus folgt, eins nach dem anderen. Wenn alle dasselbe ergeben, stimmt es.
   *[other] { "" }
}
