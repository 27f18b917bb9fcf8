### Wat de karakters kunnen en wat ze waard zijn.

power-human-resources-manager = Elke arbeiderskaart telt voor jou alsof alle vier de grondstoffen erop staan.
power-landowner = Elke grondstof die je met een arbeiderskaart neemt, kost je 1 munt minder.
power-seignior = Met één arbeiderskaart mag je twee grondstoffen nemen die erop staan, dezelfde of verschillende. Je betaalt ze allebei.
power-cheater = Eén keer in je beurt mag je een van je munten omdraaien: die wordt een bouwproject. Vooraf kijken mag niet.
power-mistress = Je arbeiderskaarten terugnemen kost je 1 munt minder.
power-bookkeeper = Eén keer in je beurt mag je een van je bouwprojecten ruilen met een kaart uit de gebouwenrij.
power-ghost = Elke arbeiderskaart, ook arbeider 1, kan je 3 munten opleveren.
power-tax-collector = Betaalt iemand anders munten, dan krijg jij er 1.
power-benefactor = Aan het begin van elk van je beurten krijg je 1 munt.
power-lamplighter = Ook aangrenzende gebouwen zonder straat naar het jouwe geven je hun bonus als je bouwt.
power-builder = Heeft iemand anders gebouwd, dan mag jij voor 2 munten ook bouwen.
power-traveller = In je beurt mag je een grondstof betalen en een arbeider op het lege veld van die grondstof op het marktplein zetten. Je kunt er maar één hebben.

points-character =
    { $points ->
        [one] { $points } punt aan het einde van het spel.
       *[other] { $points } punten aan het einde van het spel.
    }

points-traveller =
    { $points ->
        [one] { $points } punt aan het einde van het spel, maar { $on_main_square } met een arbeider op het marktplein.
       *[other] { $points } punten aan het einde van het spel, maar { $on_main_square } met een arbeider op het marktplein.
    }
