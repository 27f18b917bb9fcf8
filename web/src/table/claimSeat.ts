/** A personal link ends in `#key=…`: the key claims a seat and is removed from the address. */
import { go } from '../browser/route.svelte';
import { ApiError, post } from '../protocol/api';

/** Call it before the table's socket is opened. Returns the error, if any. */
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
