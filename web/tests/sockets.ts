/** A socket that goes nowhere: a test says what the server would. */
import { vi } from 'vitest';

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  static get latest(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  send(data: string): void {
    this.sent.push(data);
  }

  /** Without a network nobody answers the closing of a socket either, so `onclose` may never be heard. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server says something. */
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The server closes. */
  ends(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
}

/** What a table's socket needs of a browser; returns what lets the window or the document hear an event. */
export function stubBrowser(): (event: string) => void {
  const heard = new EventTarget();
  const listening = {
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  };
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', globalThis);
  for (const [name, listen] of Object.entries(listening)) vi.stubGlobal(name, listen);
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} }, hidden: false, ...listening });
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => setTimeout(step, 16));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  return (event) => void heard.dispatchEvent(new Event(event));
}
