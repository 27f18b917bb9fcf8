/** What a step leaves on the table: rings where something arrived, dashed ones where it came from, and its trail. */
import { CHARACTERS, GUILDS } from '../generated/vocabulary';
import type { Edition, View } from '../protocol/types';
import { placeOfSlot, type Step, type Turn } from './steps';

export interface Mark {
  place: string;
  seat: number;
  /** `to`: something arrived; `source`: it came from this card; `left`: a worker was here; `gone`: a card was here. */
  kind: 'to' | 'source' | 'left' | 'gone';
  number?: number;
  word?: 'told-built' | 'told-taken';
}

export interface Trail {
  from: string;
  to: string;
  seat: number;
  number: number;
  /** Of an own build, which nobody needs to be told in order. */
  hasNoFlag?: boolean;
}

interface Left {
  marks: Mark[];
  trail: Trail | null;
}

/** The number of a step stands on its ring, on its trail and in the story. */
export function leftBy(step: Step, number: number, view: View, edition: Edition): Left {
  const { kind, seat } = step;
  const at = (place: string, more: Partial<Mark> = {}): Mark => ({ place, seat, kind: 'to', ...more });
  const numbered = (place: string) => at(place, { number });
  const trail = (from: string, to: string): Trail => ({ from, to, seat, number });
  const [person, projects, coins] = [`seat-${seat}`, `projects-${seat}`, `coins-${seat}`];
  const left = step.left.map((slot) => at(placeOfSlot(slot), { kind: 'left' }));
  const target = step.placed ? placeOfSlot(step.placed) : coins;
  switch (kind) {
    case 'begins':
    case 'resource':
      return { marks: [numbered(target)], trail: trail(person, target) };
    case 'benefactor':
    case 'coins':
    case 'tax':
      return { marks: [numbered(coins)], trail: null };
    case 'project':
      return { marks: [numbered(projects)], trail: trail(`row-${step.position}`, person) };
    case 'cheats':
      return { marks: [numbered(projects)], trail: null };
    case 'swaps':
      return { marks: [numbered(projects), at(`row-${step.position}`)], trail: null };
    case 'discards':
      return { marks: [at(projects, { kind: 'gone', number })], trail: null };
    case 'builds': {
      if (!step.cell) return { marks: left, trail: null };
      const cell = `cell-${step.cell.x}-${step.cell.y}`;
      return { marks: [...left, numbered(cell)], trail: trail(person, cell) };
    }
    case 'bonus': {
      const built = view.city.find(({ card }) => card === step.source);
      const cell = `cell-${built?.x ?? 0}-${built?.y ?? 0}`;
      const marks = [...left, at(cell, { kind: 'source' }), numbered(target)];
      return { marks, trail: trail(cell, target) };
    }
    case 'gains': {
      const guild = edition.character.find(({ id }) => id === CHARACTERS[step.character ?? 0])?.guild;
      const pile = `pile-${(GUILDS as readonly string[]).indexOf(guild ?? '')}`;
      return {
        marks: [at(pile, { kind: 'gone' }), numbered(`characters-${seat}`)],
        trail: trail(pile, `characters-${seat}`),
      };
    }
    case 'travels':
      return { marks: [numbered('cell-0-0')], trail: trail(person, 'cell-0-0') };
    case 'takes-back':
      return { marks: left, trail: null };
    default:
      return { marks: [], trail: null };
  }
}

/** The tab that shows where a step happens on a phone; null: what is always in sight shows it. */
export function stageOf(step: Step): 'city' | 'row' | null {
  if (['builds', 'bonus', 'travels', 'gains', 'sixth'].includes(step.kind)) return 'city';
  return ['project', 'swaps', 'discards'].includes(step.kind) ? 'row' : null;
}

const LASTING = ['builds', 'bonus', 'gains'];

/** What an own build leaves until the turn is over: the new card, where its bonuses have gone, and its character. */
export function leftByBuild(steps: Step[], view: View, edition: Edition): { marks: Mark[]; trails: Trail[] } {
  const found = steps
    .map((step, index) => ({ step, number: index + 1 }))
    .filter(({ step }) => LASTING.includes(step.kind));
  const left = found.map(({ step, number }) => ({ step, ...leftBy(step, number, view, edition) }));
  return {
    marks: left.flatMap(({ step, marks }) =>
      marks
        .filter(({ kind }) => step.kind !== 'builds' || kind === 'to')
        .map(({ number: _, ...mark }) => mark),
    ),
    trails: left.flatMap(({ step, trail }) =>
      trail && step.kind === 'bonus' ? [{ ...trail, hasNoFlag: true }] : [],
    ),
  };
}

/** Rings around what several turns have built, with the number of the turn. */
export function leftByTurns(turns: readonly Turn[], view: View, edition: Edition): Mark[] {
  return turns.flatMap(({ steps }, index) =>
    steps
      .filter(({ kind }) => kind === 'builds')
      .flatMap((step) => leftBy(step, index + 1, view, edition).marks)
      .filter(({ kind }) => kind === 'to'),
  );
}
