/** The page's side: starts the workers, sends requests to the application in them, opens sockets to it. */
import {
  channelOf,
  type EngineState,
  type FromPage,
  lockOfPage,
  type Role,
  type ThinkerWanted,
  type ToPage,
} from './messages';

export interface Reply {
  status: number;
  media: string;
  body: string;
}

/** As much of a WebSocket as the page uses. */
export type Socket = Pick<WebSocket, 'readyState' | 'onmessage' | 'onclose' | 'send' | 'close'>;

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;

interface Waiting {
  message: FromPage & { type: 'request' };
  done(reply: Reply): void;
  lost(): void;
}

class EngineSocket implements Socket {
  readyState = CONNECTING;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    private readonly engine: Engine,
    readonly number: number,
    readonly path: string,
  ) {}

  send(text: string): void {
    this.engine.say({ type: 'message', page: this.engine.page, number: this.number, text });
  }

  close(): void {
    this.readyState = CLOSED;
    this.engine.forget(this);
  }

  told(text: string): void {
    this.readyState = OPEN;
    this.onmessage?.call(this as never, new MessageEvent('message', { data: text }));
  }

  ended(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.call(this as never, new CloseEvent('close', { code }));
  }
}

export class Engine {
  /** A name for this page that no other has. */
  readonly page = crypto.getRandomValues(new Uint32Array(3)).join('-');
  state: EngineState = { phase: 'loading', share: 0 };
  private readonly listeners = new Set<(state: EngineState) => void>();
  private readonly channel: BroadcastChannel;
  private readonly requests = new Map<number, Waiting>();
  private readonly sockets = new Map<number, EngineSocket>();
  readonly patience = 60; // seconds: a slow phone takes its time to start
  private number = 0;
  private life = '';
  private isStarted = false;
  /** Whether somebody cannot go on before it is ready: a table is opened, or made. */
  isAwaited = false;

  /** `base` is the address of the site, with a slash at its end. */
  constructor(private readonly base: string) {
    this.channel = new BroadcastChannel(channelOf(this.place));
    this.channel.onmessage = ({ data }: MessageEvent<ToPage>) => this.hear(data);
  }

  /** Loads and starts everything. The first request does too. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    void navigator.locks?.request(lockOfPage(this.page), () => new Promise(() => {}));
    const worker = this.worker({ role: 'app', place: this.place, engine: this.folder });
    worker.onmessage = ({ data }: MessageEvent<ThinkerWanted>) => this.startThinker(data.port);
    worker.onerror = ({ message }) => this.become({ phase: 'failed', why: message, storage: '' });
    this.say({ type: 'hello', page: this.page });
  }

  /** Called now and after each change. Returns what ends it. */
  watch(listener: (state: EngineState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /** Rejects if the application is lost meanwhile; then it is not known whether it was done. */
  request(method: string, path: string, body = ''): Promise<Reply> {
    if (method !== 'GET') this.expect();
    this.start();
    if (method === 'POST' && path === '/api/tables') void navigator.storage?.persist?.(); // games should not be cleared away
    const number = ++this.number;
    return new Promise((done, failed) => {
      const message = { type: 'request', page: this.page, number, method, path, body } as const;
      this.requests.set(number, { message, done, lost: () => failed(new Error('lost')) });
      if (this.state.phase === 'ready') this.say(message);
      else if (this.state.phase === 'failed') failed(new Error(this.state.why));
    });
  }

  socket(path: string): Socket {
    this.expect();
    this.start();
    const socket = new EngineSocket(this, ++this.number, path);
    this.sockets.set(socket.number, socket);
    if (this.state.phase === 'ready') this.openSocket(socket);
    return socket;
  }

  /** From now on somebody waits, and is told so. */
  private expect(): void {
    if (this.isAwaited) return;
    this.isAwaited = true;
    this.listeners.forEach((listener) => listener(this.state));
  }

  say(message: FromPage): void {
    this.channel.postMessage(message);
  }

  forget(socket: EngineSocket): void {
    if (!this.sockets.delete(socket.number)) return;
    this.say({ type: 'close', page: this.page, number: socket.number });
  }

  /** Names what belongs to this site. */
  private get place(): string {
    return new URL(this.base).pathname;
  }

  private get folder(): string {
    return `${this.base}engine/`;
  }

  private worker(role: Role, transfer: Transferable[] = []): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: role.role });
    worker.postMessage(role, transfer);
    return worker;
  }

  private startThinker(port: MessagePort): void {
    this.worker({ role: 'thinker', engine: this.folder, port }, [port]);
  }

  private openSocket({ number, path }: EngineSocket): void {
    this.say({ type: 'open', page: this.page, number, path });
  }

  private hear(message: ToPage): void {
    if (message.type === 'state') this.become(message.state);
    else if (message.page !== this.page) return;
    else if (message.type === 'reply') {
      this.requests.get(message.number)?.done(message);
      this.requests.delete(message.number);
    } else if (message.type === 'told') this.sockets.get(message.number)?.told(message.text);
    else if (message.type === 'ended') {
      const socket = this.sockets.get(message.number);
      this.sockets.delete(message.number);
      socket?.ended(message.code);
    }
  }

  private become(state: EngineState): void {
    this.state = state;
    const life = state.phase === 'ready' ? state.life : '';
    if (life !== this.life) {
      if (this.life) this.loseAll(); // the tab in which it ran was closed
      this.life = life;
      if (life) this.begin();
    }
    if (state.phase === 'failed') this.loseAll();
    this.listeners.forEach((listener) => listener(state));
  }

  private begin(): void {
    for (const { message } of this.requests.values()) this.say(message);
    for (const socket of this.sockets.values()) this.openSocket(socket);
  }

  private loseAll(): void {
    const [requests, sockets] = [[...this.requests], [...this.sockets.values()]];
    this.sockets.clear();
    for (const [number, { message, lost }] of requests) {
      if (message.method === 'GET' && this.state.phase !== 'failed') continue; // asked again later
      this.requests.delete(number);
      lost();
    }
    sockets.forEach((socket) => socket.ended(LOST));
  }
}
