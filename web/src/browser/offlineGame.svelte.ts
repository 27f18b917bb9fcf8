/** The game without a server (`oddville site`), which a server may offer beside the page, at /offline/. */
import { readLocal, writeLocal } from './localStore';

export const OFFLINE_GAME = '/offline/';
const KEY = 'oddville-offline-game';
const AT_REST = 20_000; // milliseconds: a game is being played, and the network has nothing to do

/** Remembered, as it is wanted most when the server cannot be asked. */
export const offlineGame = $state({ isOffered: readLocal(KEY, false) });

export function offerOfflineGame(isOffered: boolean): void {
  offlineGame.isOffered = isOffered;
  writeLocal(KEY, isOffered);
}

/** Fetches it for the time when the connection is lost: for people at a table, unless they save data. */
export function keepOfflineGame(): () => void {
  const timer = setTimeout(() => void keep(), AT_REST);
  return () => clearTimeout(timer);
}

async function keep(): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!offlineGame.isOffered || !serviceWorker || connection?.saveData) return;
  try {
    const { active, installing, waiting } = await serviceWorker.register(`${OFFLINE_GAME}sw.js`);
    (active ?? waiting ?? installing)?.postMessage('keep-engine');
  } catch {
    // private windows refuse; the page works without it
  }
}
