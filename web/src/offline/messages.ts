/**
 * What the pages of this browser and the worker with the application say to each other, through one channel: the
 * application runs once, in a worker of whichever tab was first, and serves all of them.
 */

/** From a page. `page` is its own name, `number` one that it has given to a request or a socket. */
export type FromPage =
  | { type: 'hello'; page: string }
  | { type: 'request'; page: string; number: number; method: string; path: string; body: string }
  | { type: 'open'; page: string; number: number; path: string }
  | { type: 'message'; page: string; number: number; text: string }
  | { type: 'close'; page: string; number: number };

/** For one page, or for all. */
export type ToPage =
  | { type: 'state'; page: ''; state: EngineState }
  | { type: 'reply'; page: string; number: number; status: number; media: string; body: string }
  | { type: 'told'; page: string; number: number; text: string }
  | { type: 'ended'; page: string; number: number; code: number };

export type EngineState =
  | { phase: 'loading'; share: number }
  /**
   * `storage` is why nothing can be stored at the moment, if so: a kind of fault of the store, or `newer` for games of a
   * later version. `life` is another one after each start.
   */
  | { phase: 'ready'; life: string; storage: string }
  | { phase: 'failed'; why: string; storage: string };

/** From a page to a worker that it has just started: what it is to be, and for which place. */
export type Role =
  { role: 'app'; place: string; engine: string } | { role: 'thinker'; engine: string; port: MessagePort };

/** From the application's worker to the page that has started it: a thinker is to come to this port. */
export interface ThinkerWanted {
  type: 'thinker';
  port: MessagePort;
}

export type ToThinker = { type: 'think'; number: number; work: string } | { type: 'stop'; number: number };
export type FromThinker = { type: 'thought'; number: number; result: string } | { type: 'died' };

/** Two sites on one host have their own games. */
export const channelOf = (place: string): string => `oddville ${place}`;
export const lockOf = (place: string): string => `oddville application ${place}`;
export const lockOfPage = (page: string): string => `oddville page ${page}`;
export const databaseOf = (place: string): string => `oddville ${place}`;
