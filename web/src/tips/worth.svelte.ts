/** What the cards of the city are worth now, and which cards count for it; asked for when somebody looks at one. */
import { SvelteMap } from 'svelte/reactivity';
import { magnified } from '../pieces/magnifier.svelte';

export interface Worth {
  card: number;
  points: number;
  counted: number[]; // cards
}
type Load = () => Promise<Worth[]>;

const known = new SvelteMap<number, Worth>();
let load: Load | null = null;
let isAsked = false;

/** From now on, this is how to find out; null: nobody knows here. What was known before is forgotten. */
export function offerWorth(next: Load | null): void {
  known.clear();
  load = next;
  isAsked = false;
}

/** What a card is worth; null until it is known, and for cards outside the city. */
export function worthOf(card: number): Worth | null {
  return known.get(card) ?? null;
}

/** Whether a card counts for the one that is shown large. */
export function isCounted(card: number): boolean {
  const shown = magnified.card === null ? null : worthOf(magnified.card);
  return shown !== null && card !== shown.card && shown.counted.includes(card);
}

/** Without an answer nothing is said; the next look asks again. */
export async function askWorth(): Promise<void> {
  if (load === null || isAsked) return;
  isAsked = true;
  const asked = load;
  try {
    const found = await asked();
    if (asked === load) for (const worth of found) known.set(worth.card, worth);
  } catch {
    isAsked = false;
  }
}
