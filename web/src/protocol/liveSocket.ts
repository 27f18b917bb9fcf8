/** A table's socket: reconnects by itself, loses nothing, and reports the outcome of each command. */
import { ApiError } from './api';
import { carrier, type Socket } from './carrier';
import { livePath, takeEarlySocket } from './earlySocket';
import type { Command, FromViewer, ToViewer } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';
type Unsent<C> = C extends { key: string } ? Omit<C, 'key'> : never;
export type NewCommand = Unsent<Command>;

const PING_SECONDS = 25;
const HIDDEN_PING_SECONDS = 120;
const LONGEST_WAIT = 8000;
const ABNORMAL = 1006;
/** Close codes after which reconnecting makes no sense. */
const FINAL_CODES: Record<number, string> = {
  4401: 'door-closed',
  4403: 'no-spectators',
  4404: 'unknown-table',
  4409: 'unknown-rules',
};

interface Pending {
  command: Command;
  done: () => void;
  failed: (error: ApiError) => void;
}

export class LiveSocket {
  onmessage: (message: ToViewer) => void = () => {};
  onconnection: (connection: Connection, why?: string) => void = () => {};
  private socket: Socket | null = null;
  private sequence: number | null = null;
  private wait = 250;
  private pending = new Map<string, Pending>();
  private ping = 0;
  private retry = 0;
  private answerTimer = 0;
  private ended = false;

  constructor(private readonly table: string) {}

  open(): void {
    const since = this.sequence === null ? '' : `?since=${this.sequence}`;
    const early = takeEarlySocket(this.table);
    const socket: Socket = early?.socket ?? carrier.socket(livePath(this.table) + since);
    this.socket = socket;
    this.onconnection('connecting');
    this.awaitAnswer();
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(data as string) as ToViewer);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.reconnectNow);
    early?.messages.forEach((data) => this.receive(JSON.parse(data) as ToViewer));
    if (early && early.closed !== null) this.lost(early.closed);
  }

  close(): void {
    this.ended = true;
    this.stopTimers();
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    this.socket?.close();
    this.socket = null;
  }

  /** Connects from scratch, because this browser has got a new key. */
  reopen(): void {
    const old = this.socket;
    this.socket = this.sequence = null;
    this.ended = false;
    old?.close();
    this.stopTimers();
    this.open();
  }

  /** Resolves when the server has stored the command. After a lost connection it is sent again, and counts once. */
  send(command: NewCommand): Promise<void> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join('-');
    return new Promise((done, failed) => {
      const whole = { ...command, key } as Command;
      this.pending.set(key, { command: whole, done, failed });
      this.transmit(whole);
    });
  }

  private transmit(message: FromViewer): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.awaitAnswer();
  }

  private awaitAnswer(): void {
    this.answerTimer ||= window.setTimeout(() => this.giveUp(), carrier.patience * 1000);
  }

  private receive(message: ToViewer): void {
    clearTimeout(this.answerTimer);
    this.answerTimer = 0;
    switch (message.type) {
      case 'snapshot':
        this.wait = 250;
        this.sequence = message.sequence;
        this.onconnection('open');
        this.schedulePing();
        this.onmessage(message);
        for (const { command } of this.pending.values()) this.transmit(command);
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
    const found = key === null ? undefined : this.pending.get(key);
    if (!found || key === null) return;
    this.pending.delete(key);
    if (error) found.failed(error);
    else found.done();
  }

  private schedulePing(): void {
    clearTimeout(this.ping);
    const seconds = document.hidden ? HIDDEN_PING_SECONDS : PING_SECONDS;
    this.ping = window.setTimeout(() => {
      this.transmit({ type: 'ping' });
      this.schedulePing();
    }, seconds * 1000);
  }

  /** No answer came: a lost network does not close the socket. */
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
    for (const timer of [this.retry, this.ping, this.answerTimer]) clearTimeout(timer);
    this.answerTimer = 0;
  }

  /** The network is back, or the page is visible again: reconnect now, or check the connection. */
  private reconnectNow = (): void => {
    if (document.hidden || this.ended) return;
    if (this.socket) {
      this.transmit({ type: 'ping' });
      return;
    }
    clearTimeout(this.retry);
    this.open();
  };
}
