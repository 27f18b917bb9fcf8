### Het spel zonder server: wat de pagina zegt terwijl het laadt, en waar het wordt aangeboden.

offline-loading = Het spel wordt geladen: { $percent } %
offline-starting = Het spel start …
offline-once = Dit is maar één keer nodig: daarna start OddVille meteen en werkt het zonder netwerk.
offline-meanwhile = Terwijl je wacht: de regels in het kort
offline-failed = Het spel kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
start-way-offline = Hier spelen, zonder de server
start-way-offline-how = Het hele spel draait in je browser, ook zonder netwerk.
