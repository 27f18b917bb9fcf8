/** Decisions of real games, as web/generate.py finds them, and a source that remembers what is sent. */
import { expect, vi } from 'vitest';
import { Deciding, type Source } from '../../src/decision/deciding.svelte';
import moments from '../../src/generated/moments.json';
import spoken from '../../src/generated/spoken.json';
import type { Edition, Study, View } from '../../src/protocol/types';
import type { Sheet } from '../../src/score/items';
import type { Reader } from '../../src/texts/sentences';

export interface Moment {
  seat: number;
  view: View;
  legal: number[];
  study: Study;
  sheets: Sheet[];
}

export const edition = spoken.edition as unknown as Edition;
export const readerOf = (viewer: number): Reader => ({ names: ['Ada', 'Bo', 'Cy'], edition, viewer });

export function moment(name: keyof typeof moments): Moment {
  return moments[name] as unknown as Moment;
}

export async function decisionAt(name: keyof typeof moments) {
  const { seat, view, legal, study } = moment(name);
  const commit = vi.fn<Source['commit']>(() => Promise.resolve());
  const deciding = new Deciding({
    ...{ view, seat, legal, commit, reader: readerOf(seat), undo: null },
    study: () => Promise.resolve(study),
  });
  await vi.waitFor(() => expect(deciding.study).not.toBeNull());
  return { deciding, commit };
}

export const legalOf = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('[data-legal="true"]'),
];
export const refusedOf = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('[data-legal="false"]'),
];
