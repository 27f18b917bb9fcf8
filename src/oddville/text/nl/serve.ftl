### `oddville serve`, en `oddville store` voor wie een server beheert.

serve-help = een server starten waarop anderen via het netwerk spelen
serve-help-host = adres om op te luisteren (standaard: { $default }, alleen deze computer); 0.0.0.0 voor iedereen die hem kan bereiken
serve-help-port = poort (standaard: { $default }); 0 kiest een vrije poort
serve-help-data = waar de partijen worden opgeslagen: een bestand of postgresql://…; ook uit ODDVILLE_DATA (standaard: een bestand in je gegevensmap)
serve-help-edition = ook deze editie aanbieden: een naam of een bestand; mag vaker worden opgegeven
serve-help-workers = aantal serverprocessen (standaard: { $default }); voor meer dan één is PostgreSQL nodig
serve-help-bots = aantal processen voor bots, per serverproces (standaard: { $default })
serve-help-password-file = bestand met een wachtwoord dat iedereen moet invoeren; ook uit ODDVILLE_PASSWORD
serve-help-allowed-host = alleen op deze hostnaam antwoorden, zonder poort; mag vaker worden opgegeven
serve-help-trust-proxy = X-Forwarded-For en X-Forwarded-Proto vertrouwen; alleen achter een proxy die ze allebei zet
serve-help-public-url = adres waarop anderen de server bereiken, voor links: https://…
serve-help-metrics-public = /metrics aan iedereen tonen, niet alleen aan deze computer
serve-help-log = wat er wordt gelogd: text of json voor regels over elk verzoek, warnings alleen voor wat misgaat (standaard: text, met --open warnings)
serve-help-open = de pagina in een browser openen
serve-help-site = map met een site van “oddville site”: dan kun je ook zonder de server spelen
serve-no-site = { $folder } bevat geen site. Bouw er een: oddville site -o { $folder }

serve-address = OddVille draait op { $url }
serve-neighbours = Anderen in je netwerk bereiken het op { $url }
serve-stop = Stop met Ctrl-C. Alle partijen zijn opgeslagen en gaan bij de volgende start verder.
serve-exposed = Iedereen die deze computer kan bereiken, kan hier tafels openen. Met --password-file wordt om een wachtwoord gevraagd, met --allowed-host antwoordt de server alleen op een naam die jij kiest.

serve-no-such-host = { $host } is geen adres om op te luisteren.
serve-cannot-listen = Kan niet luisteren op poort { $port } van { $host } ({ $detail }). Misschien draait OddVille daar al; --port 0 kiest een vrije poort.
serve-workers-need-postgres = Voor meer processen is PostgreSQL nodig (--data postgresql://…): met een SQLite-bestand zien ze elkaars zetten niet.
serve-workers-failed = Een proces kon niet starten; het logboek hierboven zegt waarom.
serve-bad-url = ‘{ $value }’ is niet het adres van een server, zoals https://play.example.org.
serve-same-edition = Twee van de edities heten ‘{ $name }’. Geef er één een andere id.
serve-password-unreadable = Het wachtwoord kan niet uit { $path } worden gelezen ({ $detail }).
serve-password-empty = In { $path } moet precies één wachtwoord op één regel staan.
serve-password-readable = Alle gebruikers van deze computer kunnen het wachtwoord in { $path } lezen. Typ: chmod 600 { $path }
serve-already-served = Een andere server gebruikt { $path }. Stop die eerst, of kies een ander bestand met --data.
serve-data-not-writable = In { $path } kunnen geen partijen worden opgeslagen ({ $detail }). Kies een ander bestand met --data.

## Voor wie een server beheert

store-help = de partijen van een server beheren
store-help-info = tonen hoeveel partijen er zijn en hoeveel ruimte ze innemen
store-help-backup = een SQLite-opslag kopiëren terwijl de server draait
store-help-export = afgelopen partijen optekenen in bestanden, met het bewijs van eerlijk schudden
store-help-prune = oude partijen verwijderen
store-help-data = waar de partijen staan: een bestand of postgresql://…; ook uit ODDVILLE_DATA (standaard: het bestand in je gegevensmap)
store-help-backup-file = het nieuwe bestand voor de kopie
store-help-ended-before = alleen partijen die vóór deze dag zijn afgelopen, zoals 2026-12-31 (0 uur UTC)
store-help-untouched-since = alleen niet uitgespeelde partijen waarin sinds deze dag niets is gebeurd, ook partijen die nooit zijn begonnen
store-help-yes = geen bevestiging vragen

store-not-a-date = ‘{ $value }’ is geen datum zoals 2026-12-31
store-not-there = Er is geen opslag { $path }.
store-file-unusable = { $path } is niet als opslag te gebruiken ({ $detail }). { store-fault }

store-fault =
    { $kind ->
        [corrupt] De database is beschadigd. Stop de server en zet een back-up terug.
        [disk-error] De schijf meldt fouten. Controleer de schijf en maak een back-up.
        [full] De schijf is vol. Maak ruimte vrij.
        [gone] Het databasebestand is tijdens het gebruik verwijderd of vervangen. Zet het juiste bestand terug en herstart de server.
        [locked] Een ander programma houdt de database vergrendeld. Sluit dat programma af.
        [no-answer] De database antwoordt niet. Kijk of ze draait en bereikbaar is.
        [read-only] In de database kan niet worden geschreven. Maak het bestand en de schijf beschrijfbaar.
       *[unknown] De database meldt een fout. Welke, staat erbij.
    }
store-continues = De server gaat vanzelf verder zodra dat kan.
store-count =
    { $status ->
        [open] Open: { $count }
        [playing] Bezig: { $count }
       *[over] Afgelopen: { $count }
    }
store-size = Grootte: { $megabytes } MB
store-backed-up = De kopie staat in { $path }.
store-exported =
    { $count ->
        [one] { $count } partij opgeslagen in { $path }.
       *[other] { $count } partijen opgeslagen in { $path }.
    }
store-exported-before =
    { $count ->
        [one] { $count } was er al.
       *[other] { $count } waren er al.
    }
store-not-exported =
    { $count ->
        [one] { $count } partij is onleesbaar en is overgeslagen.
       *[other] { $count } partijen zijn onleesbaar en zijn overgeslagen.
    }
store-prune-question =
    { $count ->
        [one] { $count } partij die vóór { $date } was afgelopen voorgoed verwijderen? (j/n)
       *[other] { $count } partijen die vóór { $date } waren afgelopen voorgoed verwijderen? (j/n)
    }
store-prune-unfinished-question =
    { $count ->
        [one] { $count } niet uitgespeelde partij waarin sinds { $date } niets is gebeurd voorgoed verwijderen? (j/n)
       *[other] { $count } niet uitgespeelde partijen waarin sinds { $date } niets is gebeurd voorgoed verwijderen? (j/n)
    }
store-yes-words = j ja
store-needs-yes =
    { $count ->
        [one] { $count } afgelopen partij zou worden verwijderd, maar zonder terminal kan er geen bevestiging worden gevraagd. Met --yes wordt ze verwijderd.
       *[other] { $count } afgelopen partijen zouden worden verwijderd, maar zonder terminal kan er geen bevestiging worden gevraagd. Met --yes worden ze verwijderd.
    }
store-unfinished-needs-yes =
    { $count ->
        [one] { $count } niet uitgespeelde partij zou worden verwijderd, maar zonder terminal kan er geen bevestiging worden gevraagd. Met --yes wordt ze verwijderd.
       *[other] { $count } niet uitgespeelde partijen zouden worden verwijderd, maar zonder terminal kan er geen bevestiging worden gevraagd. Met --yes worden ze verwijderd.
    }
store-nothing-deleted = Er is niets verwijderd.
store-pruned =
    { $count ->
        [0] Er is geen partij vóór { $date } afgelopen.
        [one] { $count } afgelopen partij verwijderd.
       *[other] { $count } afgelopen partijen verwijderd.
    }
store-unfinished-pruned =
    { $count ->
        [0] Geen enkele niet uitgespeelde partij ligt sinds { $date } stil.
        [one] { $count } niet uitgespeelde partij verwijderd.
       *[other] { $count } niet uitgespeelde partijen verwijderd.
    }
