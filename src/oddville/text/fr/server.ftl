# What the server answers when it refuses a request.

server-error-bad-host = Ce serveur n’est pas accessible sous ce nom. Utilisez l’adresse qui vous a été donnée.
server-error-bad-record = Ce n’est pas une partie enregistrée valide.
server-error-door-closed = Ce serveur demande d’abord un mot de passe.
server-error-internal = Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.
server-error-no-rematch = Personne n’a encore demandé de revanche ici.
server-error-no-spectators = Cette table n’admet pas de spectateurs. Seuls ses joueurs peuvent l’ouvrir.
server-error-no-such-moment = La partie ne peut pas reprendre à ce moment. Choisissez-en un plus tôt.
server-error-not-found = Il n’y a rien à cette adresse. Vérifiez-la.
server-error-only-websocket = Cette adresse n’accepte que des connexions WebSocket.
server-error-record-too-long = Cette partie enregistrée compte plus de coups qu’on ne peut en montrer ici.
server-error-server-full = Toutes les tables de ce serveur sont prises. Réessayez plus tard.
server-error-store-unavailable = Le serveur ne peut rien enregistrer pour le moment. Rien de ce que vous avez vu n’est perdu ; réessayez bientôt.
server-error-too-large = C’est plus que ce que le serveur accepte en une fois.
server-error-too-many = Trop de connexions. Fermez-en quelques-unes ou attendez un peu.
server-error-too-slow = La demande n’est pas arrivée en entier. Réessayez.
server-error-unknown-card = Cette édition n’a pas cette carte.
server-error-unknown-edition = Ce serveur n’a pas cette édition.
server-error-unknown-language = Il n’y a pas de textes dans cette langue : choisissez l’anglais, l’allemand, le français ou le néerlandais.
server-error-unknown-lesson = Cette leçon n’existe pas.
server-error-unknown-puzzle = Cette énigme n’existe pas.
server-error-unknown-table = Cette table n’existe pas. Elle a peut-être été supprimée quelque temps après la partie, ou le lien est incomplet.
server-error-wrong-key = Ce lien ne fonctionne plus. Demandez-en un nouveau sur l’appareil où vous jouiez.
server-error-wrong-method = Ce n’est pas possible à cette adresse.
server-error-wrong-origin = La demande vient d’une autre page. Ouvrez le jeu lui-même et réessayez.
server-error-wrong-password = Mot de passe incorrect. Demandez-le à la personne qui gère le serveur.
server-error-wrong-type = Le serveur attend ici du JSON.
