"use strict";
/* A two-player game for measuring: its state weighs about 7 KB, the players move in turn, it never ends. */

const CARDS = 64;
const NEWS = 34; // lines
const KINDS = ["house", "market", "garden", "workshop", "tavern", "tower", "school", "harbour"];

const card = (number) => ({
  id: number,
  kind: KINDS[number % KINDS.length],
  cost: 1 + (number % 6),
  owner: null,
  place: [number % 8, Math.floor(number / 8)],
  worth: 2 + (number % 5),
  uses: 0,
});

const player = (number) => ({ name: `player ${number}`, coins: 10, points: 0, last: null });

const setup = () => ({
  moves: 0,
  players: [player(0), player(1)],
  cards: Array.from({ length: CARDS }, (_, number) => card(number)),
  draw: Array.from({ length: CARDS }, (_, number) => (number * 37) % CARDS),
  news: Array.from({ length: NEWS }, (_, number) => `round ${number}: nothing happened in the city`),
});

function take({ G, playerID }, number) {
  const taken = G.cards[number];
  const taker = G.players[playerID];
  G.moves += 1;
  taken.owner = playerID;
  taken.uses += 1;
  taker.coins = (taker.coins + taken.cost) % 100;
  taker.points += taken.worth;
  taker.last = number;
}

/* Undo would only make the saved state heavier. */
const game = {
  name: "table",
  setup,
  moves: { take },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
};

module.exports = { game, CARDS };
