"use strict";
/* Load for server.js: players who move in turn at many tables, over boardgame.io's websocket transport.

   node load.js --port P --tables N [--seconds S] [--warmup S] [--rate R] [--server-pid PID]

   The player whose turn it is sends a move; it counts once the clients of both players have the new state.
   Without --rate the other player then moves at once (closed loop). With it every table makes R actions a
   second from a phase of its own, and the clock of an action starts when it is due, even if it has to wait
   for the one before (open loop). It prints one line of JSON. */

const { readFileSync } = require("node:fs");
const { parseArgs } = require("node:util");
const { CARDS } = require("./game.js");
const { join, now } = require("./client.js");

const GRACE = 120; // seconds for all that is not measured; after that it gives up
const TICK = 10; // ms of CPU time in a clock tick of /proc

const { values: options } = parseArgs({
  options: {
    port: { type: "string" },
    tables: { type: "string" },
    seconds: { type: "string", default: "5" },
    warmup: { type: "string", default: "2" },
    rate: { type: "string" },
    "server-pid": { type: "string" },
  },
});

class Table {
  constructor(seats, begin, count) {
    this.seats = seats;
    this.count = count;
    this.moves = 0;
    this.missing = 0; // clients that do not have the new state yet
    this.start = 0;
    this.period = options.rate ? 1000 / Number(options.rate) : 0;
    this.first = begin + Math.random() * this.period;
    for (const seat of seats) seat.onState = (bytes) => this.received(bytes);
  }

  /* Whole milliseconds, because timers go off at these. */
  due() {
    return this.period ? Math.ceil(this.first + this.moves * this.period) : now();
  }

  next() {
    this.start = this.due();
    const wait = this.start - Math.floor(now());
    if (this.period && wait > 0) setTimeout(() => this.next(), wait);
    else this.act();
  }

  act() {
    this.missing = this.seats.length;
    this.seats[this.moves % 2].move("take", (this.moves * 37) % CARDS);
  }

  received(bytes) {
    if (this.missing === 0) throw new Error("a state that nobody asked for");
    this.missing -= 1;
    this.count.update(bytes);
    if (this.missing > 0) return;
    this.moves += 1;
    this.count.action(now() - this.start);
    this.next();
  }

  /* Whether both players have the state with all moves in it; a patch alone does not tell. */
  check() {
    for (const seat of this.seats) {
      const state = seat.lastState();
      const ahead = seat.stateID - this.moves; // 1 if this client has the current action already
      if ((ahead !== 0 && ahead !== 1) || (state && state.G.moves !== seat.stateID)) {
        throw new Error("a player has another state");
      }
    }
  }
}

/* What happens between begin and end. */
class Count {
  constructor(begin, end) {
    Object.assign(this, { begin, end, latencies: [], updates: 0, bytes: 0 });
  }

  measuring() {
    const time = now();
    return time >= this.begin && time < this.end;
  }

  action(latency) {
    if (this.measuring()) this.latencies.push(latency);
  }

  update(bytes) {
    if (!this.measuring()) return;
    this.updates += 1;
    this.bytes += bytes;
  }
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const round = (value) => Math.round(value * 1000) / 1000;

/* CPU time in ms that this process and the server have used so far. */
function cpu() {
  const { user, system } = process.cpuUsage();
  const times = { load: (user + system) / 1000 };
  if (options["server-pid"]) {
    const fields = readFileSync(`/proc/${options["server-pid"]}/stat`, "utf8").split(") ")[1].split(" ");
    times.server = (Number(fields[11]) + Number(fields[12])) * TICK;
  }
  return times;
}

async function main() {
  const tables = Number(options.tables);
  const seconds = Number(options.seconds);
  const warmup = Number(options.warmup);
  if (!options.port || !(tables > 0)) throw new Error("--port and --tables are needed");
  setTimeout(() => fail(new Error("it took too long")), (warmup + seconds + GRACE) * 1000);

  const seats = [];
  while (seats.length < tables) seats.push(await join(Number(options.port), fail));
  const started = now();
  const begin = started + warmup * 1000;
  const count = new Count(begin, begin + seconds * 1000);
  const all = seats.map((pair) => new Table(pair, started, count));
  for (const table of all) table.next();

  await sleep(begin - now());
  const [from, before] = [now(), cpu()];
  await sleep(count.end - now());
  const [to, after] = [now(), cpu()];
  for (const table of all) table.check();

  const sorted = count.latencies.sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error("no action was acknowledged");
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  const used = (who) => [`${who}_cpu`, round((after[who] - before[who]) / (to - from))]; // in cores
  const result = {
    value: sorted.length / seconds,
    detail: {
      tables,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: round(sorted.at(-1)),
      actions: sorted.length,
      bytes_per_update: Math.round(count.bytes / count.updates),
      moves_per_table: round(all.reduce((sum, table) => sum + table.moves, 0) / tables),
      ...Object.fromEntries(Object.keys(after).map(used)),
    },
    versions: {
      "boardgame.io": JSON.parse(readFileSync(`${__dirname}/node_modules/boardgame.io/package.json`)).version,
      node: process.version,
    },
  };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

main().catch(fail);
