"use strict";
/* A player's client, as light as can be: what boardgame.io's own client says, in socket.io's framing.

   Messages begin with a digit of engine.io (0 open, 2 ping, 3 pong, 4 message), then, in a message, one of
   socket.io (0 connect, 2 event) and the namespace, which is the game's name. */

const WebSocket = require("ws");
const { game } = require("./game.js");

const HOST = "127.0.0.1";
const PREFIX = `/${game.name},`;
const EVENT = `42${PREFIX}`;
const UPDATE = `${EVENT}["update",`;
const PATCH = `${EVENT}["patch",`;
const SYNC = `${EVENT}["sync",`;
const LONGEST = UPDATE.length;
const STATE_ID = Buffer.from('"_stateID":'); // first that of the state, later those of the log

/* Monotonic time in ms; timers of the event loop go by the same clock. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

class Seat {
  constructor(port, matchID, { playerID, playerCredentials: credentials }, fail) {
    Object.assign(this, { matchID, playerID, credentials });
    this.stateID = 0;
    this.last = null;
    this.onState = () => {};
    this.synced = new Promise((resolve) => {
      this.onSync = resolve;
    });
    this.socket = new WebSocket(`ws://${HOST}:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.socket.on("message", (data) => this.receive(data));
    this.socket.on("error", fail);
    this.socket.on("close", () => fail(new Error("the server closed a connection")));
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  receive(data) {
    const head = data.toString("latin1", 0, LONGEST);
    if (head === UPDATE) this.update(data, number(data, data.indexOf(STATE_ID) + STATE_ID.length));
    else if (head.startsWith(PATCH)) this.update(data, JSON.parse(data.toString().slice(EVENT.length))[3]);
    else if (head.startsWith(SYNC)) this.onSync();
    else if (head[0] === "0") this.socket.send(`40${PREFIX}`);
    else if (head[0] === "2") this.socket.send("3");
    else if (head.startsWith("40")) this.emit("sync", this.matchID, this.playerID, this.credentials, 2);
  }

  update(data, stateID) {
    if (!(stateID > this.stateID)) throw new Error(`state ${stateID} came after ${this.stateID}`);
    this.stateID = stateID;
    this.last = data;
    this.onState(data.length);
  }

  move(type, ...args) {
    const { matchID, playerID, credentials } = this;
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID, credentials } };
    this.emit("update", action, this.stateID, matchID, playerID);
  }

  /* The state in the last update, null if that was a patch or there was none. */
  lastState() {
    if (this.last === null) return null;
    const [name, , state] = JSON.parse(this.last.toString().slice(EVENT.length));
    return name === "update" ? state : null;
  }
}

/* The digits from there on. */
function number(data, position) {
  let value = 0;
  for (let digit; (digit = data[position] - 48) >= 0 && digit <= 9; position += 1) value = value * 10 + digit;
  return value;
}

async function post(port, path, body) {
  const answer = await fetch(`http://${HOST}:${port}/games/${game.name}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/* A new match with two players, joined through the lobby and connected. */
async function join(port, fail) {
  const { matchID } = await post(port, "create", { numPlayers: 2 });
  const joined = [];
  for (const playerID of ["0", "1"]) {
    joined.push(await post(port, `${matchID}/join`, { playerID, playerName: `player ${playerID}` }));
  }
  /* Only now: connecting rewrites the match's data, and could undo a joining under way. */
  const seats = joined.map((player) => new Seat(port, matchID, player, fail));
  for (const seat of seats) await seat.synced;
  return seats;
}

module.exports = { join, now };
