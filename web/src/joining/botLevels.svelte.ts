/** The bots that this server has; until it answers, those that come with every server. */
import { get } from '../protocol/api';

export const levels = $state({ names: ['newcomer', 'apprentice', 'journeyman', 'master', 'grandmaster'] });

/** Raises `ApiError`: the first question to a server, so it also tells whether its door is closed. */
export async function loadLevels(): Promise<void> {
  const answer = await get('/api/levels');
  levels.names = answer.levels.map(({ name }) => name);
}
