### The lessons on the page. What they say is in lessons.ftl.

lessons-page = Learn by playing
lessons-you = You
lessons-intro = I am Tilda, the town crier. In six short lessons I show you the game. You build from the first minute, and nothing can go wrong.
lessons-number = Lesson { $number } of { $count }
lessons-step = Step { $step } of { $count }
lessons-show-me = Show me
lessons-skip = Skip this lesson
lessons-skip-short = Skip
lessons-leave = Leave
lessons-start = Start
lessons-resume = Go on
lessons-repeat = Play it again
lessons-next = Next lesson
lessons-list = All lessons
lessons-done = Well done!
lessons-next-is = Next: { $title }
lessons-all-done = You know the game!
lessons-all-done-how = Nell is waiting at a real table. She plays like a beginner too, and I will give you advice during your first games.
lessons-play = Play your first game
lessons-about-workers = What your four workers fetch
lessons-about-projects = Buildings for sale and what they cost
lessons-about-resources = Collecting what a building needs
lessons-about-streets = Building in the city and taking bonuses
lessons-about-characters = The people who join you
lessons-about-end = Points, and who wins

## The game in five minutes

five-lead = You can play every example: tap what glows.
five-right = Exactly.
five-again = Try again
five-rules = The full rules
five-aim = What it is about
five-aim-text = You and the others build one city together. Every building belongs to the player whose worker stands on it. When somebody has six workers in the city, the game ends, and the most points win.
five-workers = Workers fetch things
five-workers-text = On your turn you play one of your four worker cards. It fetches coins, one resource or one project. Stronger workers bring more coins and pay less. When you have no card left, or want them all back early, you recover them: one coin for each card still in your hand.
five-projects = Projects come from the row
five-projects-text = The row shows buildings. The number above a card is the price for the worker you have chosen. You can hold two projects. The cost of a building is at the bottom of its card.
five-resources = Resources are workers on the board
five-resources-text = A worker standing on clay is one clay. You always take the cheapest free slot. When you build, the workers come back to you.
five-build = Building in the city
five-build-text = Streets must meet streets, and houses must meet houses. You get the bonus of the new building, and one from every neighbour that a street connects.
five-characters = Characters join you
five-characters-text = A building with a guild’s symbol brings you the top character of that guild. Each has a power and is worth points. If the pile is empty, its characters come back from the players, are shuffled, and you get the top one.
five-end = The end
five-end-text = The turn with a sixth worker in the city is the last one. Then buildings, characters and workers on the resources board count. Try it: which place wins?
