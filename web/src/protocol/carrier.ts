/** What carries requests and sockets: the network, or in a site without a server the worker with the application. */
import { Engine, type Reply, type Socket } from '../offline/engine';
import { socketAddress } from './earlySocket';

export type { Reply, Socket };

export interface Carrier {
  /** Rejects if nobody answers. */
  request(method: string, path: string, body?: string): Promise<Reply>;
  socket(path: string): Socket;
  /** Seconds without an answer after which a socket counts as lost. */
  readonly patience: number;
}

/** The application in this browser; null if a server runs it. */
export const engine =
  import.meta.env.MODE === 'site'
    ? new Engine(new URL(import.meta.env.BASE_URL, document.baseURI).href)
    : null;

const network: Carrier = {
  async request(method, path, body) {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
    });
    return {
      status: response.status,
      media: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
  },
  socket: (path) => new WebSocket(socketAddress(path)),
  patience: 8,
};

export const carrier: Carrier = engine ?? network;
