/** A table's socket: comes back by itself, loses nothing, and says what became of each command. */
import { ApiError } from './api';
import { socketAddress, takeEarly } from './earlySocket';
import type { Command, FromViewer, ToViewer } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';
type Unsent<C> = C extends { key: string } ? Omit<C, 'key'> : never;
export type NewCommand = Unsent<Command>;

const PING_SECONDS = 25;
const HIDDEN_PING_SECONDS = 120;
const ANSWER_SECONDS = 8; // whoever is silent for longer is not there any more
const LONGEST_WAIT = 8000;
const ABNORMAL = 1006;
/** Close codes after which coming back makes no sense. */
const FINAL_CODES: Record<number, string> = {
  4401: 'door-closed',
  4403: 'no-spectators',
  4404: 'unknown-table',
  4409: 'unknown-rules',
};

interface Waiting {
  command: Command;
  done: () => void;
  failed: (error: ApiError) => void;
}

export class Live {
  onmessage: (message: ToViewer) => void = () => {};
  onconnection: (connection: Connection, why?: string) => void = () => {};
  private socket: WebSocket | null = null;
  private sequence: number | null = null;
  private wait = 250;
  private waiting = new Map<string, Waiting>();
  private ping = 0;
  private retry = 0;
  private silence = 0;
  private ended = false;

  constructor(private readonly table: string) {}

  open(): void {
    const since = this.sequence === null ? '' : `?since=${this.sequence}`;
    const early = takeEarly(this.table);
    const socket = early?.socket ?? new WebSocket(socketAddress(this.table) + since);
    this.socket = socket;
    this.onconnection('connecting');
    this.awaitAnswer();
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(data as string) as ToViewer);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    early?.heard.forEach((data) => this.receive(JSON.parse(data) as ToViewer));
    if (early && early.closed !== null) this.lost(early.closed);
  }

  close(): void {
    this.ended = true;
    this.stopTimers();
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
  }

  /** Once more from the beginning: this browser has a new key, and is somebody else now. */
  reopen(): void {
    const old = this.socket;
    this.socket = this.sequence = null;
    this.ended = false;
    old?.close();
    this.stopTimers();
    this.open();
  }

  /** Resolves when the server has stored it; after a lost connection it is sent again, and counts once. */
  send(command: NewCommand): Promise<void> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join('-');
    return new Promise((done, failed) => {
      const whole = { ...command, key } as Command;
      this.waiting.set(key, { command: whole, done, failed });
      this.say(whole);
    });
  }

  private say(message: FromViewer): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.awaitAnswer();
  }

  private awaitAnswer(): void {
    this.silence ||= window.setTimeout(() => this.giveUp(), ANSWER_SECONDS * 1000);
  }

  private receive(message: ToViewer): void {
    clearTimeout(this.silence);
    this.silence = 0;
    switch (message.type) {
      case 'snapshot':
        this.wait = 250;
        this.sequence = message.sequence;
        this.onconnection('open');
        this.beat();
        this.onmessage(message);
        for (const { command } of this.waiting.values()) this.say(command);
        return;
      case 'update':
        this.sequence = message.sequence;
        this.onmessage(message);
        this.settle(message.key ?? null);
        return;
      case 'ack':
        this.settle(message.key);
        return;
      case 'error':
        this.settle(message.key, new ApiError(message.code, message.params, message.reason as never));
        return;
      case 'goodbye':
        this.wait = message.retry_after;
        this.onmessage(message);
        return;
      default:
        this.onmessage(message);
    }
  }

  private settle(key: string | null, error?: ApiError): void {
    const found = key === null ? undefined : this.waiting.get(key);
    if (!found || key === null) return;
    this.waiting.delete(key);
    if (error) found.failed(error);
    else found.done();
  }

  private beat(): void {
    clearTimeout(this.ping);
    const seconds = document.hidden ? HIDDEN_PING_SECONDS : PING_SECONDS;
    this.ping = window.setTimeout(() => {
      this.say({ type: 'ping' });
      this.beat();
    }, seconds * 1000);
  }

  /** Nothing is heard: a network that went away has closed no socket. */
  private giveUp(): void {
    this.socket?.close();
    this.lost(ABNORMAL);
  }

  private lost(code: number): void {
    this.socket = null;
    this.stopTimers();
    if (this.ended) return;
    if (code in FINAL_CODES) {
      this.close();
      this.onconnection('closed', FINAL_CODES[code]);
      return;
    }
    this.onconnection('lost');
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private stopTimers(): void {
    for (const timer of [this.retry, this.ping, this.silence]) clearTimeout(timer);
    this.silence = 0;
  }

  /** The network is back, or somebody looks again: do not wait any longer, and ask whether anybody is there. */
  private hurry = (): void => {
    if (document.hidden || this.ended) return;
    if (this.socket) {
      this.say({ type: 'ping' });
      return;
    }
    clearTimeout(this.retry);
    this.open();
  };
}
