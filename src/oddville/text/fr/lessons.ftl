### Les leçons : ce que dit chaque étape, ce qu’il faut faire (-do), et les réponses à tout le reste.
### Les étapes se trouvent dans src/oddville/lessons/data.

lesson-go-on = Continuez d’abord.
lesson-welcome = Six courtes leçons avec Nell. Tapez ce que vous voulez faire, par exemple « worker 4 coins » ; « ? » montre ce qui est possible, « show me » le fait pour vous, « skip » passe à la leçon suivante, « quit » arrête.
lesson-heading = Leçon { $number } sur { $count } : { $title }
lesson-press-enter = Entrée pour continuer
lesson-how = « ? » donne une liste, « show me » vous montre.
lesson-finished = C’est tout. À vous de jouer : oddville play
learn-help = apprendre le jeu en six courtes leçons
learn-help-lesson = la leçon par laquelle commencer
learn-no-such-lesson = Il n’y a pas de leçon « { $name } ». Les leçons : { $known }.

## 1 Les ouvriers

lesson-workers-title = Les ouvriers
lesson-workers-worker = Tous construisent cette même ville ; le plus de points gagne. Vos quatre ouvriers vont chercher ce qu’il faut.
lesson-workers-worker-do = Choisissez l’ouvrier 4. C’est lui qui rapporte le plus.
lesson-workers-worker-weaker = Celui-là rapporte moins. Commencez par l’ouvrier 4.
lesson-workers-worker-first = Plus tard. Choisissez d’abord un ouvrier : le 4.
lesson-workers-coins = Il rapporte des pièces, une ressource ou un projet. Vous n’avez pas encore de pièces.
lesson-workers-coins-do = Prenez trois pièces avec l’ouvrier 4.
lesson-workers-coins-later = Plus tard. Sans pièces, on ne va pas loin : prenez-en d’abord trois.
lesson-workers-coins-fewer = Celui-là rapporte moins de pièces. L’ouvrier 4 en rapporte trois.
lesson-workers-told = Nell a pris du bois avec l’ouvrier 2. On vous raconte toujours ce que font les autres.

## 2 Les projets

lesson-projects-title = Les projets
lesson-projects-prices = La rangée montre les bâtiments à prendre. Leur prix dépend de l’ouvrier : les plus forts paient moins.
lesson-projects-prices-do = Choisissez l’ouvrier 2.
lesson-projects-prices-same = L’ouvrier 1 paie autant. Cette fois, prenez l’ouvrier 2.
lesson-projects-prices-keep = L’ouvrier 3 ne paie rien, mais il vous le faudra bientôt pour l’argile. Gardez-le.
lesson-projects-prices-first = Choisissez d’abord qui y va : l’ouvrier 2.
lesson-projects-take = La Fonderie de cloches est troisième dans la rangée. Le nombre au-dessus est son prix : une pièce pour l’ouvrier 2.
lesson-projects-take-do = Prenez la Fonderie de cloches avec l’ouvrier 2.
lesson-projects-take-same = L’ouvrier 1 ne sait pas faire grand-chose d’autre, mais envoyez cette fois l’ouvrier 2.
lesson-projects-take-keep = Gardez l’ouvrier 3 : il vous le faudra bientôt pour l’argile.
lesson-projects-take-other = Un beau bâtiment. Mais la Fonderie de cloches convient mieux à cette ville.
lesson-projects-take-first = D’abord un projet : sans projet, rien à construire.
lesson-projects-cost = La Fonderie de cloches est maintenant votre projet. Son coût figure en bas de la carte : deux argiles.
lesson-projects-cost-do = Regardez la Fonderie de cloches.
lesson-projects-cost-where = Votre projet se trouve à côté de vos cartes Ouvrier.

## 3 Les ressources

lesson-resources-title = Les ressources
lesson-resources-clay = Un ouvrier sur l’argile, c’est une argile. Il prend l’emplacement libre le moins cher : le premier est gratuit.
lesson-resources-clay-do = Prenez de l’argile avec l’ouvrier 3.
lesson-resources-clay-other = L’ouvrier 3 en est capable. Mais la Fonderie de cloches demande de l’argile.
lesson-resources-clay-first = D’abord l’argile : il en faut deux pour la Fonderie de cloches.
lesson-resources-why-not = Nell a pris de la pierre. Il ne vous reste que l’ouvrier 1. Peut-il prendre de l’argile ?
lesson-resources-why-not-do = Essayez de prendre de l’argile avec l’ouvrier 1.
lesson-resources-why-not-try = Essayez : de l’argile avec l’ouvrier 1. Vous ne risquez rien.
lesson-resources-recover = Pour reprendre toutes vos cartes Ouvrier, payez une pièce par carte encore en main : ici, une seule pièce.
lesson-resources-recover-do = Récupérez vos cartes Ouvrier.
lesson-resources-recover-first = Sans argile, pas de Fonderie de cloches. Récupérez d’abord vos cartes Ouvrier.
lesson-resources-second = Maintenant, la deuxième argile. L’emplacement gratuit est pris, le suivant coûte une pièce.
lesson-resources-second-do = Prenez de l’argile avec l’ouvrier 2.
lesson-resources-second-stronger = C’est possible aussi, mais l’ouvrier 2 suffit. Gardez les plus forts.
lesson-resources-second-first = C’est possible. Mais avec une argile de plus, vous pouvez construire.

## 4 Les rues

lesson-streets-title = Les rues
lesson-streets-build = Quelques tours plus tard, vous avez chacun un bâtiment. Et vous avez deux ouvriers sur l’argile : tout ce que coûte la Fonderie de cloches. En construisant, vous les récupérez.
lesson-streets-build-do = Construisez la Fonderie de cloches.
lesson-streets-build-first = D’abord votre projet : vous avez tout ce qu’il faut.
lesson-streets-place = Une rue touche une rue, des maisons touchent des maisons. À gauche du Pignon aux miroirs, deux rues se rejoignent : chacune donne le bonus du voisin.
lesson-streets-place-do = Placez la Fonderie de cloches à gauche du Pignon aux miroirs.
lesson-streets-place-fewer = C’est permis, mais moins de rues s’y rejoignent : vous aurez moins de bonus.
lesson-streets-place-first = Trouvez d’abord une place pour la Fonderie de cloches.
lesson-streets-bonuses = Trois bonus : le bois de la Fonderie de cloches, la pierre et la pièce de ses voisins. Ils sont gratuits, dans l’ordre que vous voulez.
lesson-streets-bonuses-do = Prenez les trois bonus.
lesson-streets-bonuses-lost = Ce que vous laissez est perdu, et c’est gratuit. Prenez-le.
lesson-streets-bonuses-first = D’abord les bonus : ils sont gratuits.
lesson-streets-points = Votre ouvrier est sur la Fonderie de cloches. Elle vaut deux points, et un de plus par bâtiment à cloches de la ville.

## 5 Les personnages

lesson-characters-title = Les personnages
lesson-characters-joins = La Fonderie de cloches a le symbole des cloches. Le premier personnage de cette pile vous a donc rejoint : le Bienfaiteur.
lesson-characters-joins-do = Regardez le Bienfaiteur.
lesson-characters-joins-who = Le Bienfaiteur se trouve dans votre zone de jeu.
lesson-characters-power = Votre tour commence et le Bienfaiteur apporte une pièce, comme à chacun de vos tours. À la fin, il vaut trois points.
lesson-characters-turn = Il vous faut un nouveau projet. Le Puits aux souhaits est premier dans la rangée : gratuit, même pour l’ouvrier 1.
lesson-characters-turn-do = Prenez le Puits aux souhaits avec l’ouvrier 1.
lesson-characters-turn-other = L’ouvrier 1 en est capable. Mais vous n’avez pas de projet.
lesson-characters-turn-cheaper = C’est gratuit aussi pour l’ouvrier 1. Gardez les plus forts.
lesson-characters-turn-first = Plus tard. Prenez d’abord un nouveau projet.
lesson-characters-leaves = Nell a construit un bâtiment à cloches. La pile était vide : le Bienfaiteur a dû revenir, et il est allé chez elle.
lesson-characters-leaves-do = Regardez le Bienfaiteur.
lesson-characters-leaves-who = Regardez chez Nell : il y est maintenant.

## 6 La fin

lesson-end-title = La fin
lesson-end-score = La fin est proche : vous avez chacun cinq ouvriers en ville, et le sixième met fin à la partie. Regardez d’abord : qui est en tête ?
lesson-end-score-do = Ouvrez le score.
lesson-end-score-look = Pas encore. Regardez d’abord qui est en tête.
lesson-end-build = Nell mène 27 à 25. Le Marché aux commérages est payé et rapporte trois points par bâtiment voisin.
lesson-end-build-do = Construisez le Marché aux commérages.
lesson-end-build-first = Le Marché aux commérages est payé, et il peut vous faire gagner.
lesson-end-place = Plus il y a de voisins, plus il y a de points. Choisissez la place qui vous fait gagner.
lesson-end-place-do = Placez le Marché aux commérages là où il touche deux bâtiments.
lesson-end-place-loses = La partie finirait à { $you } contre { $other }. Cherchez une meilleure place.
lesson-end-place-first = Trouvez d’abord une place pour le Marché aux commérages.
lesson-end-bonuses = 28 à 27 ! Prenez vos bonus : chaque ouvrier sur le plateau Ressources vaut encore un point. Transformer déplace un ouvrier vers une autre ressource.
lesson-end-bonuses-do = Prenez les deux bonus.
lesson-end-bonuses-lost = Prenez-le : il est gratuit, et un ouvrier sur le plateau vaut un point.
lesson-end-bonuses-first = D’abord les bonus : ils sont gratuits.
lesson-end-counted = On compte les points : bâtiments, personnages, ouvriers sur le plateau. 29 à 27 : vous gagnez. À vous, votre première partie !
