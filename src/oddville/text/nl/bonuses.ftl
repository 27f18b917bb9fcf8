### De bonussen van de kaarten: een korte naam, en wat ze opleveren.

bonus-wood-name = hout
bonus-clay-name = klei
bonus-stone-name = steen
bonus-crystal-name = kristal
bonus-coin-name = munt
bonus-any-name = grondstof naar keuze
bonus-double-name = verdubbelen
bonus-transform-name = wisselen

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

bonus-wood = Zet een arbeider uit je voorraad gratis op het goedkoopste vrije vakje voor hout.
bonus-clay = Zet een arbeider uit je voorraad gratis op het goedkoopste vrije vakje voor klei.
bonus-stone = Zet een arbeider uit je voorraad gratis op het goedkoopste vrije vakje voor steen.
bonus-crystal = Zet een arbeider uit je voorraad gratis op het goedkoopste vrije vakje voor kristal.
bonus-coin = Trek een munt van de trekstapel.
bonus-any = Zet een arbeider uit je voorraad gratis op het goedkoopste vrije vakje van een grondstof die je zelf kiest.
bonus-double = Zet een arbeider uit je voorraad gratis op het goedkoopste vrije vakje van een grondstof die je al hebt.
bonus-transform = Verplaats een van je arbeiders op het grondstoffenbord gratis naar het goedkoopste vrije vakje van een andere grondstof.
