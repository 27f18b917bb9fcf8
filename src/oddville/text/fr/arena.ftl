### Les tournois de bots : `oddville arena`.

arena-help = faire jouer des tournois à des bots
arena-help-contenders = qui joue : le nom d’un bot, au besoin avec son budget : master, master:seconds=0.5, master:iterations=2000
arena-help-games = le nombre de parties à jouer ; quelques-unes de plus s’il le faut pour échanger toutes les places de la dernière donne
arena-help-seed = un nombre qui fixe tout le hasard ; un tournoi repris garde le sien
arena-help-lineup = qui est à table, par exemple "master apprentice apprentice apprentice" ; plusieurs fois si l’on veut, à la place des concurrents
arena-help-out = le dossier des parties et des résultats ; la même commande avec le même dossier reprend où elle s’est arrêtée
arena-help-processes = le nombre de parties jouées en même temps (sinon { $default })
arena-help-ray = jouer sur Ray : sur la grappe à cette adresse, ou sur cette machine s’il n’y en a pas
arena-help-sprt = tester si le premier de deux bots est le meilleur, et s’arrêter dès que c’est établi
arena-help-elo0 = pour --sprt : être plus fort d’autant n’est pas encore être meilleur (sinon 0)
arena-help-elo1 = pour --sprt : être plus fort d’autant, c’est être meilleur (sinon 20)
arena-help-alpha = pour --sprt : la probabilité tolérée d’accepter un bot qui n’est pas meilleur (sinon 0.05)
arena-help-beta = pour --sprt : la probabilité tolérée d’écarter un bot meilleur (sinon 0.05)
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
        [one] { $done } partie sur { $games } est finie dans { $path } (graine { $seed }).
       *[other] { $done } parties sur { $games } sont finies dans { $path } (graine { $seed }).
    }
arena-line = { $done } parties sur { $games } : { $shares }.
arena-left = {" "}Encore { $time }.
arena-interrupted = Interrompu. Aucune partie finie n’est perdue ; pour reprendre : { $command }
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
arena-error-not-a-lineup = « { $names } » donne { $count } noms pour { $players } joueurs. Une tablée où quelqu’un figure deux fois demande un nom par place.
arena-error-other-settings = { $path } contient un autre tournoi : { $setting } y vaut « { $there } », mais ici « { $here } ». Choisissez un autre dossier ou les mêmes réglages.
arena-error-taken = Un autre processus joue dans { $path }. Attendez-le ou choisissez un autre dossier.
arena-error-not-written = Impossible d’écrire dans { $path } ({ $detail }) : choisissez un autre dossier.
arena-error-no-results = Il n’y a pas de tournoi dans { $path }.
arena-error-damaged-settings = { $path } manque ou ne peut être lu.
arena-error-damaged-log = { $path } est abîmé à la ligne { $line }. Supprimez cette ligne et sa partie sera rejouée.
arena-error-needs-package = { needs-package }
arena-error-ray-unreachable = Ray ne répond pas à l’adresse « { $address } » ({ $detail }).
arena-error-worker-lost = Le processus qui jouait la partie { $game } (graine { $seed }) est mort { $times } fois. Un bot plante peut-être, ou demande trop de mémoire. Les parties finies sont gardées.
arena-error-illegal-choice = { $bot } a choisi un coup interdit (action { $detail }) dans la partie { $game }, graine { $seed }. { $path } dit où. Les parties finies sont gardées ; la même commande continue avec elles.
arena-error-bot-crashed = { $bot } a échoué dans la partie { $game }, graine { $seed } : { $detail }. { $path } dit où. Les parties finies sont gardées ; la même commande continue avec elles.

arena-setting-entrants = la liste des concurrents
arena-setting-lineups = la tablée
arena-setting-players = le nombre de joueurs
arena-setting-games = le nombre de parties
arena-setting-seed = la graine
arena-setting-edition = l’édition
arena-setting-edition-hash = le contenu de l’édition
arena-setting-version = la version d’OddVille
arena-setting-sprt = le test --sprt

bot-error-unknown-bot = Il n’y a pas de bot « { $name } ». On connaît : { $known }.
bot-error-bad-budget = « { $setting } » dans « { $name } » n’est pas un budget. Écrivez par exemple seconds=0.5, iterations=2000 ou processes=2, plusieurs séparés par des virgules.
bot-error-broken-bot = Le robot « { $name } » ne peut pas démarrer : { $detail }
bot-error-illegal-choice = { $name } a choisi un coup interdit (action { $action }).
