/**
 * A table's socket, opened by the first script, so that the table loads at the same time as the page. It queues messages
 * until the page takes it over. No imports: the first script needs it.
 */
interface EarlySocket {
  table: string;
  socket: WebSocket;
  messages: string[];
  closed: number | null; // the close code, if it is closed already
}

let early: EarlySocket | null = null;

export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

export function livePath(table: string): string {
  return `/api/tables/${table}/live`;
}

/** Not for a personal link, which has to claim its seat first, and not without a server. */
export function openEarlySocket(): void {
  const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (!table || location.hash || import.meta.env.MODE === 'site') return;
  const opened: EarlySocket = {
    table,
    socket: new WebSocket(socketAddress(livePath(table))),
    messages: [],
    closed: null,
  };
  opened.socket.onmessage = ({ data }) => opened.messages.push(data as string);
  opened.socket.onclose = ({ code }) => (opened.closed = code);
  early = opened;
}

export function takeEarlySocket(table: string): EarlySocket | null {
  const found = early?.table === table ? early : null;
  early = null;
  return found;
}
