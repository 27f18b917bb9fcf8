/** The playback of a game: its current frame, and how it moves on. */
import type { Edition, Replay } from '../protocol/types';
import { teller } from '../telling/teller.svelte';
import { peopleOf, type Person } from '../texts/people';
import type { Reader } from '../texts/sentences';
import { builtIn, eventsOf, historyOf, turnAt, turnsOf, turnStep } from './timeline';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1200; // milliseconds between two moves at speed 1

export class Playback {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  readonly edition: Edition;
  readonly people: Person[];
  readonly names: string[];
  readonly turns;
  readonly built;
  readonly history;
  private timer = 0;
  /** Counts requests, so that an animation that ends too late changes nothing. */
  private asked = 0;

  constructor(readonly replay: Replay) {
    this.edition = { ...replay.edition_data, hash: replay.edition } as unknown as Edition;
    this.people = peopleOf(replay.players);
    this.names = this.people.map(({ name }) => name);
    this.turns = turnsOf(replay.frames);
    this.built = builtIn(replay.frames);
    this.history = historyOf(replay.frames, this.turns);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }
  get frame() {
    return this.replay.frames[this.at]!;
  }
  get reader(): Reader {
    return { names: this.names, edition: this.edition, viewer: null };
  }
  get turn() {
    return turnAt(this.turns, this.at);
  }

  jump(to: number): void {
    this.asked += 1;
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(to, this.last));
    teller.enter(this.frame.game);
    if (this.isPlaying) this.wait();
  }

  jumpToTurn(turn: number): void {
    const found = this.turns.find((one) => one.turn === turn);
    if (found) this.jump(found.last);
  }

  turnStep(by: 1 | -1): void {
    this.jump(turnStep(this.turns, this.at, by));
  }

  /** One move forward, told, or one back, at once. */
  async step(by: 1 | -1): Promise<void> {
    if (by < 0 || this.at >= this.last) {
      this.jump(this.at + by);
      return;
    }
    this.asked += 1;
    clearTimeout(this.timer);
    const mine = this.asked;
    const from = this.at;
    const next = this.replay.frames[from + 1]!;
    const show = () => {
      if (mine === this.asked) this.at = from + 1;
    };
    const move = { events: eventsOf(next), before: this.frame.game, after: next.game };
    await teller.tell(move, { reader: this.reader, own: [], commit: show });
    show();
    if (mine === this.asked && this.isPlaying) this.wait();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    this.isPlaying = true;
    this.jump(this.at >= this.last ? 0 : this.at);
  }

  pause(): void {
    this.isPlaying = false;
    this.asked += 1;
    clearTimeout(this.timer);
    teller.enter(this.frame.game);
  }

  private wait(): void {
    if (this.at >= this.last) this.isPlaying = false;
    else this.timer = window.setTimeout(() => void this.advance(), PAUSE / this.speed);
  }

  /** Above normal speed there is no time for animations. */
  private async advance(): Promise<void> {
    if (this.speed > 1) this.jump(this.at + 1);
    else await this.step(1);
  }
}
