/**
 * A table's socket, opened by the first script: the table is on its way while the page still is. Whatever it hears waits
 * until the page takes it over. Without imports.
 */
interface Early {
  table: string;
  socket: WebSocket;
  heard: string[];
  closed: number | null; // the code, if it has been closed meanwhile
}

let early: Early | null = null;

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${table}/live`;
}

/** Not for a personal link, which has to claim its seat first. */
export function openEarly(): void {
  const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (!table || location.hash) return;
  const opened: Early = { table, socket: new WebSocket(socketAddress(table)), heard: [], closed: null };
  opened.socket.onmessage = ({ data }) => opened.heard.push(data as string);
  opened.socket.onclose = ({ code }) => (opened.closed = code);
  early = opened;
}

export function takeEarly(table: string): Early | null {
  const found = early?.table === table ? early : null;
  early = null;
  return found;
}
