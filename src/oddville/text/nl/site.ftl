### De opdracht die het spel als map met statische bestanden bouwt.

site-help = het spel bouwen als een map met bestanden die geen spelserver nodig hebben
site-help-output = map om naartoe te schrijven; een eerdere site daarin wordt vervangen
site-help-headers = map met de C-headers van Python { $version } (standaard: die van een Python { $version } op deze computer)
site-written = De site staat in { $folder } ({ $megabytes } MB). Zet hem op een willekeurige webserver, of probeer hem uit: python -m http.server -d { $folder }
site-error-no-checkout = De site wordt gebouwd uit de broncode van OddVille, niet uit het geïnstalleerde pakket. Haal de broncode op en voer daar “make site” uit.
site-error-no-compiler = De compilers voor de engine ontbreken. In de broncode installeert “make site” ze en bouwt de site.
site-error-no-page = Het gereedschap om de pagina te bouwen ontbreekt. In de broncode installeert “make site” het en bouwt de site.
site-error-no-program = { $program } is niet gevonden. In de broncode installeert “make site” wat nodig is en bouwt de site.
site-error-no-headers = De C-headers van Python { $version } ontbreken. Installeer die Python (bijvoorbeeld met “uv python install { $version }”), of geef de map met de headers op met --headers.
site-error-wrong-headers = { $folder } bevat niet de C-headers van Python { $version }.
site-error-other-version = { $package } { $version } is geïnstalleerd, maar in { $file } staat een andere versie. Voer “make site” uit in de broncode.
site-error-folder-in-use = { $folder } bevat andere bestanden. Kies een lege map of een eerdere site.
site-error-failed = “{ $command }” is mislukt:
    { $output }
