### The lessons: what each step says, what to do now (-do), and the answers to what else a learner may try.
### The steps are in src/oddville/lessons/data.

lesson-go-on = First go on to the next step.
lesson-welcome = Six short lessons with Nell. Type what you want to do, such as “worker 4 coins”; “?” lists what is possible, “show me” does it for you, “skip” goes to the next lesson, “quit” leaves.
lesson-heading = Lesson { $number } of { $count }: { $title }
lesson-press-enter = Enter to go on
lesson-how = Type “?” for a list, or “show me”.
lesson-finished = That was everything. Now play: oddville play
learn-help = learn the game in six short lessons
learn-help-lesson = the lesson to begin with
learn-no-such-lesson = There is no lesson “{ $name }”. The lessons are: { $known }.

## 1 Workers

lesson-workers-title = Workers
lesson-workers-worker = You all build this one town; the most points win. Your four workers fetch what it takes.
lesson-workers-worker-do = Choose worker 4. He fetches the most.
lesson-workers-worker-weaker = That one can do less. Begin with worker 4.
lesson-workers-worker-first = That comes later. First choose a worker: number 4.
lesson-workers-coins = He fetches coins, a resource or a project. You have no coins yet.
lesson-workers-coins-do = Take three coins with worker 4.
lesson-workers-coins-later = Later. Without coins you get little: take three coins first.
lesson-workers-coins-fewer = That one brings fewer coins. Worker 4 brings three.
lesson-workers-told = Nell has taken wood with worker 2. You are always told what the others do.

## 2 Projects

lesson-projects-title = Projects
lesson-projects-prices = The row shows buildings for sale. Their prices depend on the worker who buys: stronger workers pay less.
lesson-projects-prices-do = Choose worker 2.
lesson-projects-prices-same = Worker 1 pays the same. This time take worker 2.
lesson-projects-prices-keep = Worker 3 pays nothing, but you need him for clay in a moment. Keep him.
lesson-projects-prices-first = First choose who goes: worker 2.
lesson-projects-take = Bell Foundry is third in the row. The number above it is the price: for worker 2, one coin.
lesson-projects-take-do = Take Bell Foundry with worker 2.
lesson-projects-take-same = Worker 1 can do little else, but send worker 2 this time.
lesson-projects-take-keep = Keep worker 3: you need him for clay in a moment.
lesson-projects-take-other = A fine building. But Bell Foundry suits this city better.
lesson-projects-take-first = First a project: without one you have nothing to build.
lesson-projects-cost = Bell Foundry is your project now. At the bottom of the card you see its cost: two clay.
lesson-projects-cost-do = Look at Bell Foundry.
lesson-projects-cost-where = Your project is next to your worker cards.

## 3 Resources

lesson-resources-title = Resources
lesson-resources-clay = A worker standing on clay is one clay. The cheapest free slot is taken: the first one costs nothing.
lesson-resources-clay-do = Take clay with worker 3.
lesson-resources-clay-other = Worker 3 could do that. But Bell Foundry needs clay.
lesson-resources-clay-first = Clay first: Bell Foundry needs two of it.
lesson-resources-why-not = Nell has taken stone. You have only worker 1 left. Can he take clay?
lesson-resources-why-not-do = Try to take clay with worker 1.
lesson-resources-why-not-try = Just try: clay with worker 1. Nothing can go wrong.
lesson-resources-recover = To pick up all your worker cards again, pay one coin for each card still in your hand: one coin.
lesson-resources-recover-do = Recover your worker cards.
lesson-resources-recover-first = Without clay there is no Bell Foundry. Recover your worker cards first.
lesson-resources-second = Now for the second clay. The free slot is taken, the next one costs a coin.
lesson-resources-second-do = Take clay with worker 2.
lesson-resources-second-stronger = That works too, but worker 2 is enough. Keep the stronger ones.
lesson-resources-second-first = You could. But with one more clay you can build.

## 4 Streets

lesson-streets-title = Streets
lesson-streets-build = A few turns later, each of you has a building. Now you have two workers on clay, all that Bell Foundry costs. Both come home when you build.
lesson-streets-build-do = Build Bell Foundry.
lesson-streets-build-first = Your project first: you have everything it needs.
lesson-streets-place = Streets must meet streets, houses must meet houses. Left of Mirror Gable two streets meet, and each brings the bonus of its neighbour.
lesson-streets-place-do = Put Bell Foundry left of Mirror Gable.
lesson-streets-place-fewer = Allowed, but fewer streets meet there, so you get fewer bonuses.
lesson-streets-place-first = First find a place for Bell Foundry.
lesson-streets-bonuses = Three bonuses: wood from Bell Foundry, stone and a coin from its neighbours. They are free, in any order.
lesson-streets-bonuses-do = Take all three bonuses.
lesson-streets-bonuses-lost = What you skip is lost, and it costs nothing. Take it.
lesson-streets-bonuses-first = The bonuses first: they are free.
lesson-streets-points = Your worker stands on Bell Foundry. It is worth two points and one more for each bells building in the city.

## 5 Characters

lesson-characters-title = Characters
lesson-characters-joins = Bell Foundry shows bells. So the top character of the bells pile has joined you: the Benefactor.
lesson-characters-joins-do = Look at the Benefactor.
lesson-characters-joins-who = The Benefactor is in your own area.
lesson-characters-power = Your turn begins, and the Benefactor brings a coin, as in every turn of yours. At the end he is worth three points.
lesson-characters-turn = You need a new project. Wishing Well is first in the row: free, even for worker 1.
lesson-characters-turn-do = Take Wishing Well with worker 1.
lesson-characters-turn-other = Worker 1 could do that. But you have no project.
lesson-characters-turn-cheaper = Free for worker 1 too. Keep the stronger workers.
lesson-characters-turn-first = Later. First take a new project.
lesson-characters-leaves = Nell has built a bells building. The bells pile was empty, so the Benefactor had to come back, and went to her.
lesson-characters-leaves-do = Look at the Benefactor.
lesson-characters-leaves-who = Look at Nell: he is with her now.

## 6 The end

lesson-end-title = The end
lesson-end-score = It is nearly over: you both have five workers in the city. The sixth ends the game, so look first: who is ahead?
lesson-end-score-do = Open the score.
lesson-end-score-look = Not yet. First see who is ahead.
lesson-end-build = Nell leads 27 to 25. Gossip Market is paid for, and scores three points for each building beside it.
lesson-end-build-do = Build Gossip Market.
lesson-end-build-first = Gossip Market is ready, and it can win the game.
lesson-end-place = The more neighbours, the more points. Choose the place that wins.
lesson-end-place-do = Put Gossip Market where it touches two buildings.
lesson-end-place-loses = That would end the game at { $you } to { $other }. Look for a better place.
lesson-end-place-first = First find a place for Gossip Market.
lesson-end-bonuses = 28 to 27! Take your bonuses: each worker on the resources board is one more point. Transform moves a worker to another resource.
lesson-end-bonuses-do = Take both bonuses.
lesson-end-bonuses-lost = Take it: it is free, and a worker on the board is a point.
lesson-end-bonuses-first = The bonuses first: they are free.
lesson-end-counted = The town is counted: buildings, characters, workers on the board. 29 to 27: you win. Now play your first game.
