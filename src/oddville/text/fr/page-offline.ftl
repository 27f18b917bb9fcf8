### Le jeu sans serveur : ce que dit la page pendant qu’il se charge, et où il est proposé.

offline-loading = Chargement du jeu : { $percent } %
offline-starting = Le jeu démarre…
offline-once = Cela n’arrive qu’une fois : ensuite, OddVille démarre tout de suite et fonctionne sans réseau.
offline-meanwhile = En attendant : les règles en bref
offline-failed = Le jeu n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
start-way-offline = Jouer ici, sans le serveur
start-way-offline-how = Tout le jeu tourne dans votre navigateur, même sans réseau.
