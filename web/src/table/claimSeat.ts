/** A personal link ends in `#key=…`: the key opens a seat and does not stay in the address. */
import { go } from '../browser/route.svelte';
import { ApiError, post } from '../protocol/api';

/** To be called before the table's socket is opened; answers what went wrong, if anything did. */
export async function claimFromAddress(id: string): Promise<ApiError | null> {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return null;
  go(location.pathname + location.search, true);
  try {
    await post('/api/tables/{id}/claim', { id }, { key });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
