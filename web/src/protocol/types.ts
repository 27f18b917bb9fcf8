/** The messages of the server, from its own description. */
import type { components } from '../generated/schema';

type Schemas = components['schemas'];

export type TableForm = Schemas['TableForm'];
export type SeatForm = Schemas['SeatForm'];
export type Settings = Schemas['Settings'];
export type View = Schemas['View'];
export type Decision = Schemas['Decision'];
export type Snapshot = Schemas['Snapshot'];
export type Update = Schemas['Update'];
export type LogEntry = Schemas['LogEntry'];
export type Entry = LogEntry['entry'];
export type Goodbye = Schemas['Goodbye'];
export type ToViewer = Schemas['ToViewer'];
export type FromViewer = Schemas['FromViewer'];
export type Command = Exclude<FromViewer, { type: 'ping' }>;
export type NewTable = Schemas['NewTable'];
export type LobbyEntry = Schemas['LobbyEntry'];
export type KeyForm = Schemas['KeyForm'];
export type Study = Schemas['Study'];
export type Replay = Schemas['Replay'];
export type LessonForm = Schemas['LessonForm'];

export type Legal = Record<string, number[]>;

/** What happened in the game: a kind and parameters by name, as `oddville.rules.events` has them. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  [name: string]: unknown;
}

/** Why something is refused: a code that has a message in the catalogues, and its values. */
export interface Reason {
  code: string;
  params: Record<string, unknown>;
}

/** What is printed on the components, as in an edition's file. */
export interface Edition {
  id: string;
  version: number;
  hash: string;
  worker: { coins: number; resources: string[]; prices: number[] }[];
  board: Record<'two_players' | 'three_or_four_players', { lower: number[]; upper: number }>;
  main_square: { streets: string[]; spots: string[]; points: number; bonus: string };
  character: { id: string; guild: string; points: number; points_on_main_square?: number }[];
  building: Building[];
}

export interface Building {
  id: string;
  name?: string;
  cost: string[];
  streets: string[];
  bonus?: string;
  scoring: string;
  guild?: string;
  value?: number;
  shield?: number;
}
