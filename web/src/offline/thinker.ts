/** The worker in which bots think: `src/oddville/site/app/thinker.py`. */
import { boot } from './boot';
import type { FromThinker, Role, ToThinker } from './messages';

interface Thinker {
  think(number: number, work: string): void;
  stop_thinking(number: number): void;
}
interface Module {
  start_thinker(bridge: unknown): Thinker;
}

export async function thinkerWorker({ engine, port }: Role & { role: 'thinker' }): Promise<void> {
  const say = (message: FromThinker) => port.postMessage(message);
  try {
    const python = await boot(engine);
    const module = python.pyimport('oddville.site.app.thinker') as Module;
    const thinker = module.start_thinker({
      thought: (number: number, result: string) => say({ type: 'thought', number, result }),
    });
    port.onmessage = ({ data }: MessageEvent<ToThinker>) => {
      if (data.type === 'think') thinker.think(data.number, data.work);
      else thinker.stop_thinking(data.number);
    };
  } catch {
    say({ type: 'died' });
  }
}
