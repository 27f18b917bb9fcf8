/** Waits that can be paused and cut short: the time of a telling. */
interface Waiting {
  left: number; // milliseconds
  since: number;
  timer: number;
  done: () => void;
}

export class Clock {
  private waiting = new Set<Waiting>();
  private isPaused = false;

  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting: Waiting = { left: milliseconds, since: 0, timer: 0, done: () => {} };
      waiting.done = () => {
        clearTimeout(waiting.timer);
        this.waiting.delete(waiting);
        resolve();
      };
      this.waiting.add(waiting);
      if (!this.isPaused) this.start(waiting);
    });
  }

  private start(waiting: Waiting): void {
    waiting.since = performance.now();
    waiting.timer = setTimeout(waiting.done, waiting.left) as unknown as number;
  }

  pause(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    for (const waiting of this.waiting) {
      clearTimeout(waiting.timer);
      waiting.left -= performance.now() - waiting.since;
    }
  }

  resume(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    for (const waiting of this.waiting) this.start(waiting);
  }

  /** Ends every wait at once; a pause goes on with the next one. */
  hurry(): void {
    for (const waiting of [...this.waiting]) waiting.done();
  }
}
