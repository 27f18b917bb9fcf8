### Les bonus des cartes : un nom court, et ce qu’ils donnent.

bonus-wood-name = bois
bonus-clay-name = argile
bonus-stone-name = pierre
bonus-crystal-name = cristal
bonus-coin-name = pièce
bonus-any-name = ressource au choix
bonus-double-name = doubler
bonus-transform-name = transformer

bonus =
    { $bonus ->
        [wood] { bonus-wood-name }
        [clay] { bonus-clay-name }
        [stone] { bonus-stone-name }
        [crystal] { bonus-crystal-name }
        [coin] { bonus-coin-name }
        [any] { bonus-any-name }
        [double] { bonus-double-name }
       *[transform] { bonus-transform-name }
    }

bonus-wood = Un ouvrier de votre réserve va, sans payer, sur l’emplacement de bois libre le moins cher.
bonus-clay = Un ouvrier de votre réserve va, sans payer, sur l’emplacement d’argile libre le moins cher.
bonus-stone = Un ouvrier de votre réserve va, sans payer, sur l’emplacement de pierre libre le moins cher.
bonus-crystal = Un ouvrier de votre réserve va, sans payer, sur l’emplacement de cristal libre le moins cher.
bonus-coin = Vous prenez une pièce de la pioche.
bonus-any = Un ouvrier de votre réserve va, sans payer, sur l’emplacement libre le moins cher de la ressource de votre choix.
bonus-double = Un ouvrier de votre réserve va, sans payer, sur l’emplacement libre le moins cher d’une ressource que vous avez déjà.
bonus-transform = Un de vos ouvriers du plateau Ressources passe, sans payer, sur l’emplacement libre le moins cher d’une autre ressource.
