### Die Boni der Karten: ein kurzer Name, und was sie bringen.

bonus-wood-name = Holz
bonus-clay-name = Lehm
bonus-stone-name = Stein
bonus-crystal-name = Kristall
bonus-coin-name = Münze
bonus-any-name = beliebiger Rohstoff
bonus-double-name = Verdoppeln
bonus-transform-name = Umwandeln

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

bonus-wood = Ein Arbeiter aus deinem Vorrat kommt kostenlos auf das billigste freie Holzfeld.
bonus-clay = Ein Arbeiter aus deinem Vorrat kommt kostenlos auf das billigste freie Lehmfeld.
bonus-stone = Ein Arbeiter aus deinem Vorrat kommt kostenlos auf das billigste freie Steinfeld.
bonus-crystal = Ein Arbeiter aus deinem Vorrat kommt kostenlos auf das billigste freie Kristallfeld.
bonus-coin = Du ziehst eine Münze vom Kartenstapel.
bonus-any = Ein Arbeiter aus deinem Vorrat kommt kostenlos auf das billigste freie Feld eines Rohstoffs deiner Wahl.
bonus-double = Ein Arbeiter aus deinem Vorrat kommt kostenlos auf das billigste freie Feld eines Rohstoffs, den du schon hast.
bonus-transform = Einer deiner Arbeiter auf dem Rohstoff-Spielplan zieht kostenlos auf das billigste freie Feld eines anderen Rohstoffs um.
