### La commande qui construit le jeu sous forme d’un dossier de fichiers statiques.

site-help = construire le jeu sous forme d’un dossier de fichiers statiques, sans serveur de jeu
site-help-output = dossier de destination ; un site précédent y est remplacé
site-help-headers = dossier des en-têtes C de Python { $version } (par défaut : ceux d’un Python { $version } de cette machine)
site-written = Le site se trouve dans { $folder } ({ $megabytes } Mo). Déposez-le sur n’importe quel serveur web, ou essayez-le : python -m http.server -d { $folder }
site-error-no-checkout = Le site se construit à partir des sources d’OddVille, pas du paquet installé. Récupérez les sources et lancez-y « make site ».
site-error-no-compiler = Les compilateurs du moteur manquent. Dans les sources, « make site » les installe et construit le site.
site-error-no-page = Il manque de quoi construire la page. Dans les sources, « make site » l’installe et construit le site.
site-error-no-program = { $program } est introuvable. Dans les sources, « make site » installe ce qu’il faut et construit le site.
site-error-no-headers = Les en-têtes C de Python { $version } manquent. Installez ce Python (par exemple avec « uv python install { $version } »), ou indiquez le dossier de ses en-têtes avec --headers.
site-error-wrong-headers = { $folder } ne contient pas les en-têtes C de Python { $version }.
site-error-other-version = { $package } { $version } est installé, mais { $file } indique une autre version. Lancez « make site » dans les sources.
site-error-folder-in-use = { $folder } contient d’autres fichiers. Choisissez un dossier vide ou un site précédent.
site-error-failed = « { $command } » a échoué :
    { $output }
