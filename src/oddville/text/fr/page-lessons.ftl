### Les leçons de la page. Ce qu’elles disent se trouve dans lessons.ftl.

lessons-page = Apprendre en jouant
lessons-you = Vous
lessons-intro = Je suis Tilda, la crieuse publique. En six courtes leçons, je vous montre le jeu. Vous construisez dès la première minute, et rien ne peut mal tourner.
lessons-number = Leçon { $number } sur { $count }
lessons-step = Étape { $step } sur { $count }
lessons-show-me = Montrez-moi
lessons-skip = Passer cette leçon
lessons-skip-short = Passer
lessons-leave = Quitter
lessons-start = Commencer
lessons-resume = Continuer
lessons-repeat = Rejouer
lessons-next = Leçon suivante
lessons-list = Toutes les leçons
lessons-done = Bravo !
lessons-next-is = Ensuite : { $title }
lessons-all-done = Vous connaissez le jeu !
lessons-all-done-how = Nell vous attend à une vraie table. Elle joue aussi comme une débutante, et je vous conseillerai pendant vos premières parties.
lessons-play = Jouer la première partie
lessons-about-workers = Ce que rapportent vos quatre ouvriers
lessons-about-projects = Les bâtiments proposés et leur coût
lessons-about-resources = Réunir ce qu’il faut pour un bâtiment
lessons-about-streets = Construire en ville et prendre des bonus
lessons-about-characters = Ceux qui vous rejoignent
lessons-about-end = Les points, et qui gagne

## Le jeu en cinq minutes

five-lead = Chaque petit plateau se joue : touchez ce qui brille.
five-right = Exactement.
five-again = Réessayer
five-rules = Les règles complètes
five-aim = De quoi il s’agit
five-aim-text = Vous construisez tous ensemble une seule ville. Un bâtiment appartient à celui dont l’ouvrier se trouve dessus. Dès que quelqu’un a six ouvriers en ville, la partie s’arrête, et celui qui a le plus de points gagne.
five-workers = Ce que rapportent les ouvriers
five-workers-text = À votre tour, vous jouez l’une de vos quatre cartes Ouvrier. Elle rapporte des pièces, une ressource ou un projet. Les ouvriers plus forts rapportent plus et paient moins. Quand vous n’avez plus de carte, ou si vous les voulez toutes plus tôt, vous les reprenez : une pièce par carte encore en main.
five-projects = Les projets viennent de la rangée
five-projects-text = La rangée montre des bâtiments. Le nombre au-dessus d’une carte est son prix pour l’ouvrier choisi. Vous pouvez avoir deux projets. Le coût d’un bâtiment figure au bas de sa carte.
five-resources = Les ressources sont des ouvriers sur le plateau
five-resources-text = Un ouvrier placé sur l’argile vaut une argile. Vous prenez toujours la case libre la moins chère. Quand vous construisez, les ouvriers vous reviennent.
five-build = Construire en ville
five-build-text = Une rue doit toucher une rue, des maisons doivent toucher des maisons. Vous recevez le bonus du nouveau bâtiment et un bonus de chaque voisin relié par une rue.
five-characters = Des personnages vous rejoignent
five-characters-text = Un bâtiment portant le symbole d’une guilde vous apporte le premier personnage de cette guilde. Chacun a un pouvoir et vaut des points. Si la pile est vide, tous rendent ses personnages, on les mélange, et vous recevez celui du dessus.
five-end = La fin
five-end-text = Le tour où un joueur place son sixième ouvrier en ville est le dernier. On compte alors les bâtiments, les personnages et les ouvriers sur le plateau Ressources. Essayez : quelle place vous fait gagner ?
