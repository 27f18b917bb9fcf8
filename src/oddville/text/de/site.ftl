### Der Befehl, der das Spiel als Ordner mit festen Dateien baut.

site-help = das Spiel als Ordner mit Dateien bauen, die keinen Spielserver brauchen
site-help-output = Zielordner; eine frühere Fassung darin wird ersetzt
site-help-headers = Ordner mit den C-Headern von Python { $version } (Standard: die eines Python { $version } auf diesem Rechner)
site-written = Die Seite liegt in { $folder } ({ $megabytes } MB). Lege sie auf einen beliebigen Webserver, oder probiere sie aus: python -m http.server -d { $folder }
site-error-no-checkout = Die Seite wird aus den Quellen von OddVille gebaut, nicht aus dem installierten Paket. Hole die Quellen und führe dort „make site“ aus.
site-error-no-compiler = Die Compiler für die Engine fehlen. In den Quellen installiert „make site“ sie und baut die Seite.
site-error-no-page = Es fehlt, womit die Seite gebaut wird. In den Quellen installiert „make site“ das Nötige und baut die Seite.
site-error-no-program = { $program } wurde nicht gefunden. In den Quellen installiert „make site“ das Nötige und baut die Seite.
site-error-no-headers = Die C-Header von Python { $version } fehlen. Installiere dieses Python (zum Beispiel mit „uv python install { $version }“), oder nenne den Ordner seiner Header mit --headers.
site-error-wrong-headers = { $folder } enthält nicht die C-Header von Python { $version }.
site-error-other-version = Installiert ist { $package } { $version }, aber in { $file } steht eine andere Version. Führe „make site“ in den Quellen aus.
site-error-folder-in-use = { $folder } enthält andere Dateien. Wähle einen leeren Ordner oder eine frühere Fassung der Seite.
site-error-failed = „{ $command }“ ist gescheitert:
    { $output }
