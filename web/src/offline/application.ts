/** The worker with the application: `src/oddville/site/app/main.py`. Only one of all tabs runs it at a time. */
import { boot } from './boot';
import { Database } from './database';
import {
  channelOf,
  databaseOf,
  type EngineState,
  type FromPage,
  type FromThinker,
  lockOf,
  lockOfPage,
  type Role,
  type ThinkerWanted,
  type ToPage,
  type ToThinker,
} from './messages';

/** Of `src/oddville/site/app/main.py`. */
interface Application {
  request(page: string, number: number, method: string, path: string, body: string): void;
  open(page: string, number: number, path: string): void;
  message(page: string, number: number, text: string): void;
  close(page: string, number: number): void;
  gone(page: string): void;
  thought(number: number, result: string): void;
  thinker_died(): void;
}
interface Module {
  start(bridge: unknown): Promise<Application>;
}

/** Milliseconds in which the page shows the table. Unless a bot begins, the thinker need not start before. */
const A_MOMENT = 1500;

/** Waits until no other tab runs the application, then does. */
export async function applicationWorker({ place, engine }: Role & { role: 'app' }): Promise<void> {
  const run = () => new RunningApplication(place, engine).run();
  // Without a safe connection a browser has no locks; then two tabs have an application each.
  if (navigator.locks) await navigator.locks.request(lockOf(place), run);
  else await run();
}

class RunningApplication {
  private readonly channel: BroadcastChannel;
  private readonly database: Database;
  private readonly pages = new Set<string>();
  private state: EngineState = { phase: 'loading', share: 0 };
  private application: Application | null = null;
  private thinker: MessagePort | null = null;
  private storage = '';

  constructor(
    place: string,
    private readonly engine: string,
  ) {
    this.channel = new BroadcastChannel(channelOf(place));
    this.database = new Database(databaseOf(place));
  }

  /** Never ends: the worker ends with its tab. */
  async run(): Promise<never> {
    this.channel.onmessage = ({ data }: MessageEvent<FromPage | ToPage>) => {
      if (isFromPage(data)) this.hear(data);
    };
    this.tell({ phase: 'loading', share: 0 });
    try {
      const python = await boot(this.engine, (share) => this.tell({ phase: 'loading', share }));
      const module = python.pyimport('oddville.site.app.main') as Module;
      this.application = await module.start(this.bridge());
      this.tell({ phase: 'ready', life: crypto.getRandomValues(new Uint32Array(2)).join('-'), storage: '' });
      setTimeout(() => this.callThinker(), A_MOMENT);
    } catch (error) {
      this.tell({ phase: 'failed', why: String(error), storage: this.storage });
    }
    return new Promise(() => {});
  }

  /** `src/oddville/site/app/bridge.py` describes it. */
  private bridge(): object {
    const say = (message: ToPage) => this.channel.postMessage(message);
    return {
      database: (question: string) => this.database.ask(question),
      reply: (page: string, number: number, status: number, media: string, body: string) =>
        say({ type: 'reply', page, number, status, media, body }),
      told: (page: string, number: number, text: string) => say({ type: 'told', page, number, text }),
      ended: (page: string, number: number, code: number) => say({ type: 'ended', page, number, code }),
      storage: (storage: string) => {
        this.storage = storage;
        if (this.state.phase === 'ready') this.tell({ ...this.state, storage });
      },
      think: (number: number, work: string) => this.toThinker({ type: 'think', number, work }),
      stop_thinking: (number: number) => this.toThinker({ type: 'stop', number }),
    };
  }

  private tell(state: EngineState): void {
    this.state = state;
    this.channel.postMessage({ type: 'state', page: '', state } satisfies ToPage);
  }

  private hear(message: FromPage): void {
    this.meet(message.page);
    if (message.type === 'hello') this.tell(this.state);
    if (!this.application) return; // pages send again what they want when they hear that it has started
    if (message.type === 'request')
      this.application.request(message.page, message.number, message.method, message.path, message.body);
    else if (message.type === 'open') this.application.open(message.page, message.number, message.path);
    else if (message.type === 'message') this.application.message(message.page, message.number, message.text);
    else if (message.type === 'close') this.application.close(message.page, message.number);
  }

  /** Every page holds a lock for as long as it lives; a page that is killed cannot say goodbye. */
  private meet(page: string): void {
    if (this.pages.has(page) || !navigator.locks) return;
    this.pages.add(page);
    void navigator.locks.request(lockOfPage(page), () => {
      this.pages.delete(page);
      this.application?.gone(page);
    });
  }

  private toThinker(message: ToThinker): void {
    this.callThinker().postMessage(message);
  }

  /** A port to the thinker, which reads what it finds there once it has started. */
  private callThinker(): MessagePort {
    if (!this.thinker) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.type === 'thought') this.application?.thought(data.number, data.result);
        else this.thinkerDied();
      };
      this.thinker = port1;
      postMessage({ type: 'thinker', port: port2 } satisfies ThinkerWanted, { transfer: [port2] });
    }
    return this.thinker;
  }

  private thinkerDied(): void {
    this.thinker?.close();
    this.thinker = null;
    this.application?.thinker_died();
  }
}

function isFromPage(message: FromPage | ToPage): message is FromPage {
  return ['hello', 'request', 'open', 'message', 'close'].includes(message.type);
}
