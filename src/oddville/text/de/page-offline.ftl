### Das Spiel ohne Server: was die Seite sagt, während es lädt, und wo es angeboten wird.

offline-loading = Das Spiel wird geladen: { $percent } %
offline-starting = Das Spiel startet …
offline-once = Das ist nur einmal nötig: danach startet OddVille sofort und läuft auch ohne Netz.
offline-meanwhile = In der Zwischenzeit: die Regeln in Kürze
offline-failed = Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
start-way-offline = Hier spielen, ohne den Server
start-way-offline-how = Das ganze Spiel läuft in deinem Browser, auch ohne Netz.
