/** The chat of a table, and how many messages are unread here. */
import { writeLocal, readLocal } from '../browser/localStore';
import type { TableState } from './tableState.svelte';

interface ChatMessage {
  sequence: number;
  seat: number;
  text: string;
  at: number;
}

const SHOWN_MESSAGES = 200;
const KEY = 'oddville-read';
const MAX_TABLES = 20;

export class ChatLog {
  /** The sequence number of the last message that was read. */
  private read: number;

  constructor(private readonly state: TableState) {
    this.read = $state(readLocal<[string, number][]>(KEY, []).find(([id]) => id === state.id)?.[1] ?? 0);
  }

  get messages(): ChatMessage[] {
    const found: ChatMessage[] = [];
    for (const { sequence, entry } of this.state.log) {
      if (entry.kind === 'said') found.push({ sequence, seat: entry.seat, text: entry.text, at: entry.at });
    }
    return found.slice(-SHOWN_MESSAGES);
  }

  get unread(): number {
    const { you } = this.state;
    return this.messages.filter(({ sequence, seat }) => sequence > this.read && !you.includes(seat)).length;
  }

  markRead(): void {
    const last = this.messages.at(-1)?.sequence ?? 0;
    if (last <= this.read) return;
    this.read = last;
    const others = readLocal<[string, number][]>(KEY, []).filter(([id]) => id !== this.state.id);
    writeLocal(KEY, [[this.state.id, last], ...others].slice(0, MAX_TABLES));
  }
}
