### Les tournois de bots : `oddville arena`.

arena-help = organiser des tournois de bots
arena-help-contenders = qui joue : le nom d’un bot, éventuellement avec un budget : master, master:seconds=0.5, master:iterations=2000
arena-help-games = nombre de parties ; arrondi pour que chaque donne soit jouée de toutes les places
arena-help-seed = graine aléatoire ; un tournoi repris garde la sienne
arena-help-lineup = qui est à table, par exemple "master apprentice apprentice apprentice" ; option répétable, à la place des concurrents
arena-help-out = dossier des parties et des résultats ; la même commande avec le même dossier reprend le tournoi
arena-help-processes = nombre de parties jouées en même temps (par défaut : { $default })
arena-help-ray = jouer sur Ray : sur le cluster à cette adresse, ou sur cette machine sans adresse
arena-help-sprt = tester si le premier de deux bots est le meilleur, et s’arrêter dès que c’est établi
arena-help-elo0 = pour --sprt : l’écart Elo qui ne compte pas encore comme meilleur (par défaut : 0)
arena-help-elo1 = pour --sprt : l’écart Elo qui compte comme meilleur (par défaut : 20)
arena-help-alpha = pour --sprt : probabilité tolérée d’accepter un bot qui n’est pas meilleur (par défaut : 0.05)
arena-help-beta = pour --sprt : probabilité tolérée d’écarter un bot meilleur (par défaut : 0.05)
arena-help-report = réécrire les tableaux et le rapport du tournoi de ce dossier

## Pendant le tournoi

arena-decimal-sign = ,
arena-percent = { $value } %
arena-seconds = { $value } s
arena-milliseconds = { $value } ms
arena-begins =
    { $games ->
        [one] { $games } partie, graine { $seed }, dans { $path }.
       *[other] { $games } parties, graine { $seed }, dans { $path }.
    }
arena-goes-on =
    { $games ->
        [one] Reprise : { $done } partie sur { $games } est finie dans { $path } (graine { $seed }).
       *[other] Reprise : { $done } parties sur { $games } sont finies dans { $path } (graine { $seed }).
    }
arena-line = { $done } parties sur { $games } : { $shares }.
arena-left = {" "}Encore { $time }.
arena-interrupted = Interrompu. Les parties finies sont conservées. Pour reprendre : { $command }
arena-written = Les parties, leurs enregistrements et les tableaux sont dans { $path }.

## Le tableau

arena-column-contender = concurrent
arena-column-games = parties
arena-column-win-share = victoires
arena-column-win-interval = 95 %
arena-column-score = points
arena-column-rating = cote ± 2σ
arena-column-time-mean = temps moyen
arena-column-time-most = 99 %
arena-column-time-worst = maximum

arena-sprt-line =
    { $pairs ->
        [one] LLR { $ratio } (de { $lower } à { $upper }) après { $pairs } paire, Elo { $elo }.
       *[other] LLR { $ratio } (de { $lower } à { $upper }) après { $pairs } paires, Elo { $elo }.
    }
arena-sprt-better = { $first } est meilleur que { $second }.
arena-sprt-not-better = { $first } n’est pas meilleur que { $second }.
arena-sprt-undecided = On ne sait pas encore si { $first } est meilleur que { $second } : il faut plus de parties.

## Ce qui ne va pas

arena-lineup-or-contenders = Nommez les concurrents ou donnez --lineup, pas les deux.
arena-sprt-needs-two = --sprt compare deux bots différents dans des parties à deux joueurs.
arena-only-with-sprt = { $option } n’a de sens qu’avec --sprt.
arena-elo-order = --elo0 doit être plus petit que --elo1.

arena-error-too-few-contenders = Qui doit jouer ? Nommez au moins un bot.
arena-error-too-many-contenders = { $count } concurrents, c’est trop ; le maximum est { $most }.
arena-error-not-a-lineup = « { $names } » donne { $count } noms pour { $players } joueurs. Une tablée qui nomme deux fois un bot demande un nom par place.
arena-error-other-settings = { $path } contient un autre tournoi : { $setting } y vaut « { $there } », mais ici « { $here } ». Choisissez un autre dossier ou les mêmes réglages.
arena-error-taken = Un autre processus utilise { $path }. Attendez-le ou choisissez un autre dossier.
arena-error-not-written = Impossible d’écrire dans { $path } ({ $detail }) : choisissez un autre dossier.
arena-error-no-results = Il n’y a pas de tournoi dans { $path }.
arena-error-damaged-settings = { $path } manque ou ne peut être lu.
arena-error-damaged-log = { $path } est abîmé à la ligne { $line }. Supprimez cette ligne et sa partie sera rejouée.
arena-error-needs-package = { needs-package }
arena-error-ray-unreachable = Ray ne répond pas à l’adresse « { $address } » ({ $detail }).
arena-error-worker-lost = Le processus qui jouait la partie { $game } (graine { $seed }) s’est arrêté { $times } fois. Un bot plante peut-être, ou demande trop de mémoire. Les parties finies sont conservées.
arena-error-illegal-choice = { $bot } a choisi une action interdite ({ $detail }) dans la partie { $game }, graine { $seed }. { $path } dit où. Les parties finies sont conservées ; la même commande reprend.
arena-error-bot-crashed = { $bot } a échoué dans la partie { $game }, graine { $seed } : { $detail }. { $path } dit où. Les parties finies sont conservées ; la même commande reprend.

arena-setting-entrants = la liste des concurrents
arena-setting-lineups = la tablée
arena-setting-players = le nombre de joueurs
arena-setting-games = le nombre de parties
arena-setting-seed = la graine
arena-setting-edition = l’édition
arena-setting-edition-hash = le contenu de l’édition
arena-setting-version = la version d’OddVille
arena-setting-sprt = le test --sprt

bot-error-unknown-bot = Il n’y a pas de bot « { $name } ».{ did-you-mean } Bots disponibles : { $known }.
bot-error-bad-budget = « { $setting } » dans « { $name } » n’est pas un budget. Écrivez par exemple seconds=0.5, iterations=2000 ou processes=2, séparés par des virgules.
bot-error-broken-bot = Le bot « { $name } » ne peut pas démarrer : { $detail }
bot-error-illegal-choice = { $name } a choisi une action interdite ({ $action }).
