/** The worker in which the application runs. */
import { boot } from './boot';

interface Started {
  /** Of oddville/site/app/main.py. */
  start(bridge: unknown): void;
}

/** The page's first message: the address of `engine/`. */
addEventListener(
  'message',
  ({ data }: MessageEvent<{ engine: string }>) => {
    boot(data.engine, (share) => postMessage({ type: 'progress', share })).then(
      (python) => (python.pyimport('oddville.site.app.main') as Started).start(globalThis),
      (error) => postMessage({ type: 'failed', why: String(error) }),
    );
  },
  { once: true },
);
