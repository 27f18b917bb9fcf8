"use strict";
/* boardgame.io's server with the game of game.js, on the loopback interface only. Stops by itself.

   node server.js [--port P] [--storage memory|flatfile] [--dir DIR] [--delta] [--lifetime S]

   It prints "ready PORT" when it listens; port 0 takes any free one. --delta makes it send patches instead
   of whole states, its option `deltaState`. */

/* Before anything is loaded. Otherwise every move would be checked for what JSON cannot hold, and logged. */
process.env.NODE_ENV = "production";
delete process.env.FLATFILE_DIR; // it would choose the storage

const { parseArgs } = require("node:util");
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { game } = require("./game.js");

const { values: options } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    storage: { type: "string", default: "memory" },
    dir: { type: "string" },
    delta: { type: "boolean", default: false },
    lifetime: { type: "string", default: "600" },
  },
});

function storage() {
  if (options.storage === "memory") return undefined; // its default
  if (options.storage !== "flatfile") throw new Error("--storage is memory or flatfile");
  if (!options.dir) throw new Error("--storage flatfile needs --dir");
  return new FlatFile({ dir: options.dir });
}

async function main() {
  const server = Server({
    games: [{ ...game, deltaState: options.delta }],
    origins: [Origins.LOCALHOST],
    db: storage(),
  });
  const address = { host: "127.0.0.1", port: Number(options.port) };
  await server.run({ port: address });
  setTimeout(() => process.exit(0), Number(options.lifetime) * 1000).unref();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
  console.log(`ready ${server.app.server.address().port}`);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
