/** The bot levels of this server; until it answers, those that every server has. */
import { get } from '../protocol/api';

export const levels = $state({
  names: ['beginner', 'newcomer', 'apprentice', 'journeyman', 'master', 'grandmaster'],
});

/** Throws `ApiError`. It is the first request to the server, so it also shows whether a password is needed. */
export async function loadLevels(): Promise<void> {
  const answer = await get('/api/levels');
  levels.names = answer.levels.map(({ name }) => name);
}
