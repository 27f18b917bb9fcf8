/** The bot levels of this server; until it answers, those that every server has. */
import { offerOfflineGame } from '../browser/offlineGame.svelte';
import { get } from '../protocol/api';
import { engine } from '../protocol/carrier';

export const levels = $state({
  names: ['beginner', 'newcomer', 'apprentice', 'journeyman', 'master', 'grandmaster', 'matched'],
});

/** Throws `ApiError`. It is the first request to the server, so it also shows whether a password is needed. */
export async function loadLevels(): Promise<void> {
  if (engine) return; // it offers these, and is started only to play
  const answer = await get('/api/levels');
  levels.names = answer.levels.map(({ name }) => name);
  offerOfflineGame(answer.offline ?? false);
}
