### Spiele im Browser selbst: eines als Datei sichern, und was gesagt wird, wenn nichts gespeichert werden kann.

storage-save-game = Dieses Spiel als Datei sichern
storage-fault =
    { $kind ->
        [full] Dieser Browser hat keinen Platz mehr für deine Spiele. Was du siehst, ist gespeichert; neue Züge sind es nicht. Schaffe Platz auf diesem Gerät oder lösche Daten anderer Seiten.
        [read-only] Dieser Browser lässt OddVille deine Spiele nicht speichern. Erlaube dieser Seite, Daten zu speichern, oder verlasse das private Fenster, und lade die Seite neu.
        [gone] Die Daten dieser Seite wurden gelöscht, während du gespielt hast. Lade die Seite neu, um von vorn zu beginnen.
        [newer] Deine Spiele hat eine neuere Version von OddVille gespeichert. Schließe alle Tabs von OddVille und lade die Seite neu.
       *[other] Deine Spiele können gerade nicht gespeichert werden. Was du siehst, ist gespeichert; neue Züge sind es erst, wenn diese Meldung verschwindet.
    }
