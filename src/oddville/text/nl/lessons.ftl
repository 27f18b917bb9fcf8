### De lessen: wat elke stap zegt, wat je nu doet (-do), en de antwoorden op al het andere.
### De stappen staan in src/oddville/lessons/data.

lesson-go-on = Ga eerst verder.
lesson-welcome = Zes korte lessen met Nell. Typ wat je wilt doen, bijvoorbeeld ‘worker 4 coins’; ‘?’ toont wat er kan, ‘show me’ doet het voor, ‘skip’ gaat naar de volgende les, ‘quit’ stopt.
lesson-heading = Les { $number } van { $count }: { $title }
lesson-press-enter = Enter om verder te gaan
lesson-how = ‘?’ geeft een lijst, ‘show me’ doet het voor.
lesson-finished = Dat was alles. Ga nu spelen: oddville play
learn-help = het spel leren in zes korte lessen
learn-help-lesson = de les waarmee je begint
learn-no-such-lesson = Er is geen les ‘{ $name }’. De lessen zijn: { $known }.

## 1 Arbeiders

lesson-workers-title = Arbeiders
lesson-workers-worker = Jullie bouwen samen aan deze ene stad; wie de meeste punten heeft, wint. Je vier arbeiders halen wat je nodig hebt.
lesson-workers-worker-do = Kies arbeider 4. Hij haalt het meest.
lesson-workers-worker-weaker = Die kan minder. Begin met arbeider 4.
lesson-workers-worker-first = Dat komt later. Kies eerst een arbeider: nummer 4.
lesson-workers-coins = Hij haalt munten, een grondstof of een bouwproject. Je hebt nog geen munten.
lesson-workers-coins-do = Neem drie munten met arbeider 4.
lesson-workers-coins-later = Later. Zonder munten kom je niet ver: neem er eerst drie.
lesson-workers-coins-fewer = Die brengt minder munten. Arbeider 4 brengt er drie.
lesson-workers-told = Nell heeft hout genomen met arbeider 2. Je hoort altijd wat de anderen doen.

## 2 Bouwprojecten

lesson-projects-title = Bouwprojecten
lesson-projects-prices = In de gebouwenrij liggen gebouwen. De prijs hangt af van de arbeider: een sterkere betaalt minder.
lesson-projects-prices-do = Kies arbeider 2.
lesson-projects-prices-same = Arbeider 1 betaalt evenveel. Neem deze keer arbeider 2.
lesson-projects-prices-keep = Arbeider 3 betaalt niets, maar je hebt hem zo nodig voor klei. Bewaar hem.
lesson-projects-prices-first = Kies eerst wie er gaat: arbeider 2.
lesson-projects-take = Klokkengieterij ligt als derde in de rij. Het getal erboven is de prijs: arbeider 2 betaalt één munt.
lesson-projects-take-do = Neem Klokkengieterij met arbeider 2.
lesson-projects-take-same = Arbeider 1 kan verder weinig, maar stuur deze keer arbeider 2.
lesson-projects-take-keep = Bewaar arbeider 3: je hebt hem zo nodig voor klei.
lesson-projects-take-other = Een mooi gebouw. Maar Klokkengieterij past beter in deze stad.
lesson-projects-take-first = Eerst een bouwproject: anders heb je niets om te bouwen.
lesson-projects-cost = Klokkengieterij is nu je bouwproject. Onder op de kaart staat wat het kost: twee klei.
lesson-projects-cost-do = Bekijk Klokkengieterij.
lesson-projects-cost-where = Je bouwproject ligt naast je arbeiderskaarten.

## 3 Grondstoffen

lesson-resources-title = Grondstoffen
lesson-resources-clay = Een arbeider op klei is één klei. Hij gaat naar het goedkoopste vrije vak: het eerste is gratis.
lesson-resources-clay-do = Neem klei met arbeider 3.
lesson-resources-clay-other = Arbeider 3 kan dat. Maar Klokkengieterij vraagt klei.
lesson-resources-clay-first = Eerst klei: Klokkengieterij heeft er twee nodig.
lesson-resources-why-not = Nell heeft steen genomen. Je hebt alleen arbeider 1 nog. Kan hij klei nemen?
lesson-resources-why-not-do = Probeer klei te nemen met arbeider 1.
lesson-resources-why-not-try = Probeer het gewoon: klei met arbeider 1. Er kan niets misgaan.
lesson-resources-recover = Betaal één munt voor elke kaart die je nog in je hand hebt, en ze komen allemaal terug: dat kost je één munt.
lesson-resources-recover-do = Neem je arbeiderskaarten terug.
lesson-resources-recover-first = Zonder klei geen Klokkengieterij. Neem eerst je arbeiderskaarten terug.
lesson-resources-second = Nu de tweede klei. Het gratis vak is bezet, het volgende kost één munt.
lesson-resources-second-do = Neem klei met arbeider 2.
lesson-resources-second-stronger = Dat kan ook, maar arbeider 2 is genoeg. Bewaar de sterkere.
lesson-resources-second-first = Dat kan. Maar met nog één klei kun je bouwen.

## 4 Straten

lesson-streets-title = Straten
lesson-streets-build = Een paar beurten later hebben jullie allebei een gebouw. Jij hebt twee arbeiders op klei: meer kost Klokkengieterij niet. Als je bouwt, komen ze allebei terug.
lesson-streets-build-do = Bouw Klokkengieterij.
lesson-streets-build-first = Eerst je bouwproject: je hebt alles wat het nodig heeft.
lesson-streets-place = Straat moet aan straat liggen, huizen aan huizen. Links van Spiegelgevel komen twee straten samen, en elke straat levert de bonus van de buurkaart op.
lesson-streets-place-do = Leg Klokkengieterij links van Spiegelgevel.
lesson-streets-place-fewer = Dat mag, maar daar komen minder straten samen: je krijgt minder bonussen.
lesson-streets-place-first = Zoek eerst een plek voor Klokkengieterij.
lesson-streets-bonuses = Drie bonussen: hout van Klokkengieterij, steen en een munt van de buren. Ze zijn gratis, de volgorde kies je zelf.
lesson-streets-bonuses-do = Neem alle drie de bonussen.
lesson-streets-bonuses-lost = Wat je overslaat, ben je kwijt, en het is gratis. Neem het.
lesson-streets-bonuses-first = Eerst de bonussen: ze zijn gratis.
lesson-streets-points = Je arbeider staat op Klokkengieterij. Dat is twee punten waard, en nog één voor elk gebouw met klokken in de stad.

## 5 Karakters

lesson-characters-title = Karakters
lesson-characters-joins = Klokkengieterij heeft klokken als teken. Daarom is het bovenste karakter van die stapel bij jou gekomen: de Benefactor.
lesson-characters-joins-do = Bekijk de Benefactor.
lesson-characters-joins-who = Je vindt de Benefactor bij je eigen spullen.
lesson-characters-power = Je beurt begint en de Benefactor brengt een munt, zoals in al je beurten. Aan het eind is hij drie punten waard.
lesson-characters-turn = Je hebt een nieuw bouwproject nodig. Wensput ligt vooraan in de rij: gratis, zelfs voor arbeider 1.
lesson-characters-turn-do = Neem Wensput met arbeider 1.
lesson-characters-turn-other = Arbeider 1 kan dat. Maar je hebt geen bouwproject.
lesson-characters-turn-cheaper = Ook voor arbeider 1 gratis. Bewaar de sterkere.
lesson-characters-turn-first = Later. Neem eerst een nieuw bouwproject.
lesson-characters-leaves = Nell heeft een gebouw met klokken gebouwd. De stapel was leeg, dus de Benefactor moest terug en ging naar haar.
lesson-characters-leaves-do = Bekijk de Benefactor.
lesson-characters-leaves-who = Kijk bij Nell: daar is hij nu.

## 6 Het einde

lesson-end-title = Het einde
lesson-end-score = De partij is bijna voorbij: jullie hebben allebei vijf arbeiders in de stad, en de zesde beëindigt haar. Kijk dus eerst: wie staat voor?
lesson-end-score-do = Open de score.
lesson-end-score-look = Nog niet. Kijk eerst wie er voorstaat.
lesson-end-build = Nell staat voor met 27 tegen 25. Roddelmarkt is betaald en geeft drie punten voor elk gebouw ernaast.
lesson-end-build-do = Bouw Roddelmarkt.
lesson-end-build-first = Roddelmarkt is betaald, en daarmee kun je winnen.
lesson-end-place = Hoe meer buren, hoe meer punten. Kies de plek waarmee je wint.
lesson-end-place-do = Leg Roddelmarkt waar het twee gebouwen raakt.
lesson-end-place-loses = Dan eindigt de partij met { $you } tegen { $other }. Zoek een betere plek.
lesson-end-place-first = Zoek eerst een plek voor Roddelmarkt.
lesson-end-bonuses = 28 tegen 27! Neem je bonussen: elke arbeider op het grondstoffenbord is nog een punt waard. Wisselen zet een arbeider op een andere grondstof.
lesson-end-bonuses-do = Neem beide bonussen.
lesson-end-bonuses-lost = Neem hem: hij is gratis, en een arbeider op het bord is een punt waard.
lesson-end-bonuses-first = Eerst de bonussen: ze zijn gratis.
lesson-end-counted = Nu wordt er geteld: gebouwen, karakters, arbeiders op het bord. 29 tegen 27: je wint. Speel nu je eerste partij.
