/** A worker with Python in it. The page's first message says what it is to be: the application, or a thinker for it. */
import { applicationWorker } from './application';
import type { Role } from './messages';
import { thinkerWorker } from './thinker';

addEventListener(
  'message',
  ({ data }: MessageEvent<Role>) =>
    void (data.role === 'app' ? applicationWorker(data) : thinkerWorker(data)),
  { once: true },
);
