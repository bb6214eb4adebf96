### Wie Menschen es lösen: die Namen der Techniken, und warum ihre Schlüsse stimmen. Tipps sagen es nach und nach.

technique-name = { $key ->
    [FullHouse] volles Haus
    [NakedSingle] nackter Einer
    [HiddenSingle] versteckter Einer
    [RelatedCells] verbundene Zellen
    [CageCombinations] Käfigkombinationen
    [LockedCandidates] gesperrte Kandidaten
    [Sum] Summe
    [InniesAndOuties] Innies und Outies
    [LawOfLeftovers] Gesetz der Reste
    [LockedPair] gesperrtes Paar
    [LockedTriple] gesperrter Drilling
    [Pointing] gesperrte Kandidaten (Typ 1)
    [Claiming] gesperrte Kandidaten (Typ 2)
    [NakedPair] nacktes Paar
    [NakedTriple] nackter Drilling
    [HiddenPair] verstecktes Paar
    [HiddenTriple] versteckter Drilling
    [NakedQuadruple] nackter Vierling
    [HiddenQuadruple] versteckter Vierling
    [RemotePair] entferntes Paar
    [BivalueUniversalGrave] BUG+1
    [Skyscraper] Wolkenkratzer
    [TwoStringKite] Drachen mit zwei Schnüren
    [DualTwoStringKite] doppelter Drachen mit zwei Schnüren
    [TurbotFish] Turbot-Fisch
    [EmptyRectangle] leeres Rechteck
    [DualEmptyRectangle] doppeltes leeres Rechteck
    [WWing] W-Wing
    [XyWing] XY-Wing
    [XyzWing] XYZ-Wing
    [WxyzWing] WXYZ-Wing
    [Uniqueness1] Eindeutigkeitstest 1
    [Uniqueness2] Eindeutigkeitstest 2
    [Uniqueness3] Eindeutigkeitstest 3
    [Uniqueness4] Eindeutigkeitstest 4
    [Uniqueness5] Eindeutigkeitstest 5
    [Uniqueness6] Eindeutigkeitstest 6
    [HiddenRectangle] verstecktes Rechteck
    [AvoidableRectangle1] vermeidbares Rechteck 1
    [AvoidableRectangle2] vermeidbares Rechteck 2
    [ColourTrap] Farbfalle
    [ColourWrap] Farbwiderspruch
    [MultiColours1] Mehrfarbenmuster 1
    [MultiColours2] Mehrfarbenmuster 2
    [Medusa] 3D-Medusa
    [SueDeCoq] Sue de Coq
    [AlsXz] ALS-XZ
    [AlsXyWing] ALS-XY-Wing
    [AlsChain] ALS-Kette
    [DeathBlossom] Todesblüte
    [AlignedPairExclusion] Ausschluss eines Paares
    [AlignedTripleExclusion] Ausschluss eines Drillings
    [KrakenFish1] Krakenfisch 1
    [KrakenFish2] Krakenfisch 2
    [TemplateSet] Schablonentreffer
    [TemplateDelete] Schablonenausschluss
    [ForcingChainContradiction] Zwangskette (Widerspruch)
    [ForcingChainVerity] Zwangskette (alle Wege)
    [ForcingNetContradiction] Zwangsnetz (Widerspruch)
    [ForcingNetVerity] Zwangsnetz (alle Wege)
    [TrialAndError] Versuch und Irrtum
    [XChain] X-Kette
    [XyChain] XY-Kette
    [ContinuousNiceLoop] geschlossener Ring
    [DiscontinuousNiceLoop] Ring mit Bruch
    [Chain] Wechselkette
    [GroupedContinuousNiceLoop] geschlossener Ring mit Gruppen
    [GroupedDiscontinuousNiceLoop] Ring mit Bruch und Gruppen
    [GroupedChain] Wechselkette mit Gruppen
    [AlsContinuousNiceLoop] geschlossener Ring mit ALS
    [AlsDiscontinuousNiceLoop] Ring mit Bruch und ALS
    [AlsInferenceChain] Wechselkette mit ALS
   *[other] { $name }
}
fish-name = { $siamese ->
    [true] { "siamesischer " }
   *[false] { "" }
}{ $shape ->
    [0] { "" }
    [1] Franken-
   *[other] Mutanten-
}{ $size ->
    [2] X-Wing
    [3] Schwertfisch
    [4] Jellyfish
    [5] Squirmbag
    [6] Wal
   *[other] Leviathan
}{ $fins ->
    [0] { "" }
    [1] { " mit Flosse" }
   *[other] { " mit Flosse (Sashimi)" }
}
a-technique = { $key ->
    [RelatedCells] { "" }
    [CageCombinations] { "" }
    [LockedCandidates] { "" }
    [Sum] { "eine " }
    [InniesAndOuties] { "" }
    [LawOfLeftovers] { "das " }
    [Pointing] { "" }
    [Claiming] { "" }
    [ColourTrap] { "eine " }
    [Medusa] { "eine " }
    [AlsChain] { "eine " }
    [DeathBlossom] { "eine " }
    [ForcingChainContradiction] { "eine " }
    [ForcingChainVerity] { "eine " }
    [XChain] { "eine " }
    [XyChain] { "eine " }
    [Chain] { "eine " }
    [GroupedChain] { "eine " }
    [AlsInferenceChain] { "eine " }
   *[other] { "ein " }
}{ $name }

hint-look-houses = Sieh dir { $houses } an.
hint-look-cell = Sieh dir { $cell } an.
hint-look-digit = Sieh dir alle Plätze an, an denen die { $digit } noch stehen kann.
hint-what-houses = In { $houses } hilft dir: { $technique }.
hint-what-cell = Bei { $cell } hilft dir: { $technique }.
hint-what-digit = Für die { $digit } hilft dir: { $technique }.
hint-what-trial = Keine Technik, die ich kenne, hilft hier. Es bleiben nur Versuch und Irrtum.

digit-in = die { $digit } in { $cells }
cells-with = { $cells } ({ $digits })
cell-is = in { $cell } die { $digit }
follows-place = Also kommt { $what }.
digit-from = die { $digit } aus { $cells }
digits-from = die { $digits } aus { $cells }
follows-strike = Also streiche { $what }.

reason-full-house = { $cell } ist die letzte leere Zelle in { $house }.
reason-naked-single = Für { $cell } bleibt nur eine Ziffer übrig.
reason-hidden-single = In { $house } ist { $cell } der einzige Platz für die { $digit }.
reason-locked = In { $house } liegen alle Plätze für die { $digit } auch in { $other }. Auf einem davon steht sie, also kann sie in keiner anderen Zelle von { $other } stehen.
reason-related = Was auch immer in { $cells } steht: Die Regel „{ $rule }“ lässt nichts anderes zu.
reason-cage = { $combinations ->
    [many] { $rule }: Keine der Kombinationen, die noch möglich sind, hat diese Ziffern dort.
   *[other] { $rule }: Das kann nur { $combinations } sein.
}
reason-sum = Die Summe muss stimmen: { $rule }.
reason-innies = Nimm ganze Häuser und die Käfige darin. Der Unterschied ist { $rule }.
reason-leftovers = In { $cells } und in { $others } stehen dieselben Ziffern.
reason-all-see = In { $house } muss die { $digit } in einer dieser Zellen stehen: { $cells }. Alle sehen die Zellen, in denen sie gestrichen ist.
reason-naked-subset = In { $houses } brauchen die Zellen { $cells } die Ziffern { $digits } für sich selbst.
reason-hidden-subset = In { $house } passen { $digits } nur in { $cells }. Also ist in diesen Zellen kein Platz für anderes.
reason-fish = In { $base } muss jede { $digit } in { $cover } stehen. Mehr passen dort nicht hinein, also steht in keiner anderen Zelle dort die { $digit }.
reason-finned = In { $base } muss jede { $digit } in { $cover } stehen, oder sonst in einer Flosse: { $fins }. So oder so sind die gestrichenen Kandidaten falsch.
reason-kraken = In { $base } muss jede { $digit } in { $cover } stehen, oder sonst in einer Flosse: { $fins }. Die Verbindungen zeigen: So oder so sind die gestrichenen Kandidaten falsch.
reason-rectangle = Stünden in { $cells } nur { $digits }, so könnten sie die Plätze tauschen, und das Sudoku hätte zwei Lösungen. Es hat aber nur eine.
reason-grave = Ohne { $fin } blieben für jede leere Zelle zwei Ziffern, und das Sudoku hätte zwei Lösungen. Es hat aber nur eine.
reason-template-set = Wie du auch alle Ziffern { $digit } verteilst: Hier steht immer eine.
reason-template-delete = Wie du auch alle Ziffern { $digit } verteilst: Wo sie gestrichen ist, steht nie eine.
reason-trial = Ich habe { $candidate } probiert und bis zum Ende vorausgeschaut: Es führt zu keiner Lösung.
reason-aligned = Was immer in { $cells } steht, muss für { $others } eine Ziffer übrig lassen.
reason-net-cell = Angenommen, { $candidate } stimmt. Setze, was daraus folgt, eins nach dem anderen: Für { $cell } bleibt keine Ziffer übrig.
reason-net-house = Angenommen, { $candidate } stimmt. Setze, was daraus folgt, eins nach dem anderen: In { $house } bleibt kein Platz für die { $digit }.
reason-every-digit = Probiere jede Ziffer von { $cell } aus: Alle führen zum selben Ergebnis.
reason-every-place = Probiere in { $house } jeden Platz für die { $digit } aus: Alle führen zum selben Ergebnis.
reason-forced = Angenommen, { $candidate } ist { $is-true ->
    [true] richtig
   *[false] falsch
}. Folge den Verbindungen: Dann ist etwas zugleich richtig und falsch. Also ist es umgekehrt.
reason-colour-trap = Verbindungen teilen diese Plätze für die { $digit } in zwei Sorten, rund und eckig. Alle von einer Sorte sind richtig. Was beide Sorten sieht, fällt weg.
reason-colour-wrap = Verbindungen teilen diese Plätze für die { $digit } in zwei Sorten, rund und eckig. Alle von einer Sorte sind richtig. Aber zwei von einer Sorte sehen einander, also ist diese Sorte falsch.
reason-multi-colours = Diese Plätze für die { $digit } bilden zwei Gruppen, jede mit einer runden und einer eckigen Sorte. In jeder Gruppe sind alle von einer Sorte richtig. Die Gruppen sehen einander, darum sind die gestrichenen Kandidaten falsch.
reason-medusa = Verbindungen teilen diese Kandidaten in zwei Sorten, rund und eckig. Alle von einer Sorte sind richtig. So oder so sind die gestrichenen Kandidaten falsch.
reason-xy-wing = Wenn in { $pivot } die { $one } steht, muss in { $first } die { $digit } stehen. Wenn dort die { $two } steht, muss in { $second } die { $digit } stehen. Also steht die { $digit } in einer von beiden.
reason-xyz-wing = Was auch in { $pivot } steht: In einer der Zellen { $cells } muss die { $digit } stehen.
reason-wxyz-wing = Für die vier Zellen { $cells } bleiben vier Ziffern. Ohne die { $digit } wären es zu wenige, also steht sie in einer davon.
reason-remote-pair = In { $cells } wechseln sich { $digits } ab. Also sind die erste und die letzte Zelle verschieden, und was beide sieht, kann keine der Ziffern haben.
reason-chain = Folge den Verbindungen: Ist { $first } falsch, dann ist { $last } richtig. Also stimmt eins von beiden, und was beide verbieten, fällt weg.
reason-loop = Die Verbindungen bilden einen Ring. Von je zweien, die eine gestrichelte Linie verbindet, stimmt eins, und was beide verbieten, fällt weg.
reason-ring = Folge dem Ring: Wäre { $candidate } { $is-true ->
    [true] richtig, so wäre es falsch.
   *[false] falsch, so wäre es richtig.
}
reason-sue-de-coq = Für die Zellen { $cells } bleiben so viele Ziffern, wie es Zellen sind, und keine kann dort zweimal stehen. Also brauchen sie alle diese Ziffern für sich selbst.
reason-als = Jede dieser Mengen hat eine Ziffer zu viel: { $sets }. Nicht alle können { $digits } behalten, und die Menge, die das verliert, braucht ihre anderen Ziffern für sich selbst.
reason-blossom = Welche Ziffer { $cell } auch nimmt: Sie nimmt sie einer dieser Mengen weg, die dann ihre anderen Ziffern für sich selbst braucht: { $sets }.

hint-several = Dieses Sudoku hat mehrere Lösungen, darum führt Logik vielleicht nicht bis zum Ende.
hint-nothing = Mit Logik geht es nicht weiter: Dieses Sudoku hat mehrere Lösungen.
hint-note-missing = In { $cell } fehlt eine Notiz: Die Ziffer, die dorthin gehört, ist nicht unter denen, die übrig sind. Notiere mehr Ziffern oder lösche die Notizen und frag mich wieder.
hint-no-place = Die Notizen in { $house } lassen einer Ziffer keinen Platz. Notiere dort mehr Ziffern oder lösche die Notizen und frag mich wieder.
hint-wrong-notes = { $notes ->
    [one] 1 Notiz kann nicht bleiben: In ihrer Zeile, ihrer Spalte oder ihrem Kasten steht die Ziffer schon. Ich habe sie gestrichen.
   *[other] { $notes } Notizen können nicht bleiben: In ihren Zeilen, Spalten oder Kästen stehen die Ziffern schon. Ich habe sie gestrichen.
}
hint-done = Erledigt. Drücke wieder Tipp für den nächsten Schritt.
hint-struck = Erledigt. „Erlaubte Ziffern zeigen“ zeigt, was übrig ist. Drücke wieder Tipp für den nächsten Schritt.
offer-more = Sag mir mehr
    .tooltip = Den nächsten Teil des Tipps zeigen
offer-do-it = Mach es
    .tooltip = Tun, was der Tipp sagt, als ein Zug

level-name = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [unfair] unfair
    [extreme] extrem
   *[other] { $level }
}
puzzle-level = Stufe { $level }: { $technique }
level-none = keine Lösung
level-several = mehrere Lösungen

### Der Weg zur Lösung des Rätsels.

path = Weg
    .tooltip = Den Weg zur Lösung sehen, Technik für Technik
path-sheet = Der Weg zur Lösung
path-about = Klicke eine Zeile an, um ihren Moment zu sehen. Die Liste verrät die Ziffern!
path-none = Es gibt keinen Weg: Im Gitter steht kein Rätsel mit genau einer Lösung, oder ich rechne noch.
path-line-tooltip = Sieh zu, wie Logik das findet
path-line = { $number }: { $technique }
