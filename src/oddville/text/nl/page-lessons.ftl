### De lessen op de pagina. Wat ze zeggen, staat in lessons.ftl.

lessons-page = Spelend leren
lessons-you = Jij
lessons-intro = Ik ben Tilda, de stadsomroepster. In zes korte lessen laat ik je het spel zien. Je bouwt vanaf de eerste minuut, en er kan niets misgaan.
lessons-number = Les { $number } van { $count }
lessons-step = Stap { $step } van { $count }
lessons-show-me = Doe het voor
lessons-skip = Les overslaan
lessons-skip-short = Overslaan
lessons-leave = Verlaten
lessons-start = Beginnen
lessons-resume = Verdergaan
lessons-repeat = Nog een keer
lessons-next = Volgende les
lessons-list = Alle lessen
lessons-done = Goed gedaan!
lessons-next-is = Hierna: { $title }
lessons-all-done = Je kent het spel!
lessons-all-done-how = Nell wacht aan een echte tafel. Ook zij speelt als een beginner, en in je eerste spellen geef ik je raad.
lessons-play = Je eerste spel spelen
lessons-about-workers = Wat je vier arbeiders halen
lessons-about-projects = Gebouwen in de rij en wat ze kosten
lessons-about-resources = Verzamelen wat een gebouw nodig heeft
lessons-about-streets = In de stad bouwen en bonussen nemen
lessons-about-characters = De mensen die bij je komen
lessons-about-end = Punten, en wie er wint

## Het spel in vijf minuten

five-lead = Elk klein bord kun je spelen: tik op wat oplicht.
five-right = Precies.
five-again = Nog een keer
five-rules = De volledige regels
five-aim = Waar het om gaat
five-aim-text = Jullie bouwen samen aan één stad. Een gebouw is van de speler wiens arbeider erop staat. Zodra iemand zes arbeiders in de stad heeft, is het spel afgelopen, en de meeste punten winnen.
five-workers = Wat arbeiders halen
five-workers-text = In je beurt speel je een van je vier arbeiderskaarten. Die haalt munten, een grondstof of een bouwproject. Sterkere arbeiders brengen meer munten en betalen minder. Heb je geen kaart meer, of wil je ze eerder terug, dan neem je ze allemaal op: een munt voor elke kaart die je nog in je hand hebt.
five-projects = Bouwprojecten komen uit de gebouwenrij
five-projects-text = De gebouwenrij toont gebouwen. Het getal boven een kaart is de prijs voor de gekozen arbeider. Je kunt twee bouwprojecten hebben. Wat een gebouw kost, staat onderaan de kaart.
five-resources = Grondstoffen zijn arbeiders op het bord
five-resources-text = Een arbeider op klei is één klei. Je neemt altijd het goedkoopste vrije vak. Als je bouwt, komen de arbeiders bij je terug.
five-build = Bouwen in de stad
five-build-text = Straat moet aan straat grenzen, huis aan huis. Je krijgt de bonus van het nieuwe gebouw, en een van elke buur waar een straat naartoe loopt.
five-characters = Karakters komen bij je
five-characters-text = Een gebouw met het teken van een gilde brengt je het bovenste karakter van die gilde. Elk heeft een kracht en is punten waard. Is de stapel leeg, dan komen de karakters van alle spelers terug en worden ze geschud; jij krijgt het bovenste.
five-end = Het einde
five-end-text = De beurt waarin iemand de zesde arbeider in de stad zet, is de laatste. Dan tellen gebouwen, karakters en arbeiders op het grondstoffenbord. Probeer het: met welke plek win je?
