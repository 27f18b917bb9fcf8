/** Requests to the server. Every failure is an `ApiError` with a code that has a message in the catalogues. */
import type { paths } from '../generated/schema';
import { carrier, type Reply } from './carrier';
import type { Edition, Reason } from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    readonly reason: Reason | null = null,
  ) {
    super(code);
  }
}

type Json<T> = T extends { content: { 'application/json': infer Content } } ? Content : undefined;
type Good<T> = T extends { responses: infer R }
  ? R extends { 200: infer Ok }
    ? Json<Ok>
    : R extends { 201: infer Made }
      ? Json<Made>
      : undefined
  : never;
type Body<T> = T extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;
type With<Method extends string> = {
  [P in keyof paths]: paths[P] extends Record<Method, { responses: unknown }> ? P : never;
}[keyof paths];
type Params = Record<string, string | number>;

export function get<P extends With<'get'>>(path: P, params: Params = {}): Promise<Good<paths[P]['get']>> {
  return request('GET', fill(path, params)) as Promise<Good<paths[P]['get']>>;
}

export function post<P extends With<'post'>>(
  path: P,
  params: Params,
  body: Body<paths[P]['post']>,
): Promise<Good<paths[P]['post']>> {
  return request('POST', fill(path, params), body) as Promise<Good<paths[P]['post']>>;
}

function fill(path: string, params: Params): string {
  const rest = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return query.size ? `${filled}?${query}` : filled;
}

async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  let reply: Reply;
  try {
    reply = await carrier.request(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new ApiError('unreachable');
  }
  const content: unknown = reply.media.startsWith('application/json') ? JSON.parse(reply.body) : reply.body;
  if (reply.status < 300) return content;
  const fault = (content as { error?: { code: string; params?: Record<string, unknown>; reason?: Reason } })
    .error;
  throw fault ? new ApiError(fault.code, fault.params, fault.reason ?? null) : new ApiError('unreachable');
}

const editions = new Map<string, Promise<Edition>>();

/** An edition never changes, so it is requested once. */
export function edition(hash: string): Promise<Edition> {
  let found = editions.get(hash);
  if (!found) {
    found = get('/api/editions/{name}', { name: hash }).then(
      (form) => ({ ...form.edition, hash: form.hash }) as unknown as Edition,
    );
    found.catch(() => editions.delete(hash));
    editions.set(hash, found);
  }
  return found;
}
