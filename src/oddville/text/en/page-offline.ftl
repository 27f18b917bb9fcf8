### The game without a server: what the page says while it loads, and where it is offered.

offline-loading = Loading the game: { $percent } %
offline-starting = Starting the game …
offline-once = Only needed once: afterwards OddVille starts at once and works without a network.
offline-meanwhile = While you wait: the rules in short
offline-failed = The game could not be loaded. Check your connection and try again.
start-way-offline = Play here, without the server
start-way-offline-how = The whole game runs in your browser. It works without a network.
