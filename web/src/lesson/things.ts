/** What lies where on the table of a lesson: what was touched, what to touch next, which parts a step is about. */
import type { Deciding } from '../decision/deciding.svelte';
import { nextPlace, shownElement } from '../guide/places';
import { CHARACTERS } from '../generated/vocabulary';
import { decode } from '../protocol/actions';
import type { LessonForm, View } from '../protocol/types';
import type { Tab } from '../scene/stage.svelte';
import type { LessonState } from './lessonState.svelte';
import { YOU } from './lessonState.svelte';
import type { Tried } from '../guide/progress.svelte';

type Step = NonNullable<LessonForm['step']>;

const PARTS: Record<string, string[]> = {
  hand: [`[data-place="hand-${YOU}"]`],
  projects: [`[data-place="projects-${YOU}"]`],
  row: ['.row', '.cards'],
  board: ['.board', '.resources[role="group"]'],
  own: [`[data-place="seat-${YOU}"]:not(button)`],
  opponent: [`article[data-place="seat-${1 - YOU}"]`],
  city: ['.city.map'],
  bonuses: ['.bonuses'],
  score: ['[data-thing="score"]'],
};

const TABS: Record<string, Tab> = {
  hand: 'hand',
  projects: 'hand',
  own: 'hand',
  row: 'row',
  board: 'row',
  opponent: 'row',
  city: 'city',
  place: 'city',
  bonuses: 'city',
};

/** The tab of a phone that shows what the step is about. */
export function tabOf(step: Step): Tab | null {
  return TABS[step.light[0] ?? ''] ?? null;
}

/** What the step is about. */
export function litParts(step: Step): HTMLElement[] {
  return step.light.flatMap((part) => {
    if (part === 'place') return placeWithNeighbours(step.shows);
    const found = PARTS[part]?.map(shownElement).find(Boolean);
    return found ? [found] : [];
  });
}

function placeWithNeighbours(action: Tried): HTMLElement[] {
  if (typeof action !== 'number') return [];
  const { x = 0, y = 0 } = decode(action);
  const cells = [
    [x, y],
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return cells.flatMap(([left, top]) => {
    const isBuilt = left === x && top === y ? '' : 'figure';
    return shownElement(`${isBuilt}[data-place="cell-${left}-${top}"]`) ?? [];
  });
}

/** The next thing to touch; null if the step only tells something, or if it is to be found. */
export function targetOf(lesson: LessonState, deciding: Deciding | null): HTMLElement | null {
  const { step } = lesson.form ?? {};
  if (!step || !lesson.view) return null;
  if (step.touch !== null) return touchable(step.touch, lesson.view);
  const isPuzzle = step.light.includes('city') && lesson.wrongs === 0 && deciding?.chosen == null;
  if (!deciding || isPuzzle || typeof step.shows !== 'number') return null;
  return nextPlace(step.shows, deciding);
}

function touchable(thing: string, view: View): HTMLElement | null {
  const [kind, name = ''] = thing.split(' ');
  if (kind === 'worker') return shownElement(`[data-place="hand-${YOU}-${name}"]`);
  if (kind === 'project') return shownElement(`[data-place="project-${YOU}-1"]`);
  if (kind === 'score') return shownElement('[data-thing="score"]');
  if (kind !== 'character') return null;
  const owner = view.players.findIndex(({ characters }) =>
    characters.some((who) => CHARACTERS[who] === name),
  );
  return shownElement(`[data-place="characters-${owner}"] > *`);
}

/** What belongs to a choice that has been made, or to no game. */
const ALWAYS =
  '.coach, dialog, [data-tab], .chip, .tools, .build, [data-ring], ' +
  '[data-testid="confirm"], [data-testid="build-here"], [data-testid="back"]';

const ACTING = '[data-action]:not(.own)';

/** What was touched, as the lesson calls it; null for what is no part of the game, such as a tab. */
export function thingAt(element: Element, lesson: LessonState): Tried | null {
  if (element.closest(ALWAYS)) return null;
  // A pawn of your own lies over its column, which is what is meant.
  const acting = element.closest(ACTING) ?? element.closest('.column')?.querySelector(ACTING);
  const action = (acting as HTMLElement | null | undefined)?.dataset.action;
  if (action !== undefined) return Number(action);
  if (element.closest('[data-thing="score"]')) return 'score';
  const places = [];
  for (
    let at = element.closest<HTMLElement>('[data-place]');
    at;
    at = at.parentElement!.closest<HTMLElement>('[data-place]')
  )
    places.push(...(at.dataset.place ?? '').split(' '));
  const hand = places.map((place) => /^(?:hand|played)-0-(\d)$/.exec(place)).find(Boolean);
  if (hand) return `worker ${hand[1]}`;
  const project = places.map((place) => /^project-0-(\d)$/.exec(place)).find(Boolean);
  if (project) return projectName(Number(project[1]), lesson);
  const owner = places.map((place) => /^characters-(\d)$/.exec(place)).find(Boolean);
  const who = owner && lesson.view?.players[Number(owner[1])]?.characters[0];
  if (who != null) return `character ${CHARACTERS[who]}`;
  return places.length ? 'table' : null;
}

function projectName(project: number, { view, edition }: LessonState): string {
  const card = view?.players[YOU]?.projects[project - 1];
  return `project ${card == null ? '' : (edition?.building[card]?.id ?? '')}`;
}

/** Whether a touch leads to what is expected: then the table works as in a game. */
export function isOnTheWay(thing: Tried, step: Step): boolean {
  if (thing === step.touch || thing === step.shows) return true;
  if (typeof step.shows !== 'number' || typeof thing !== 'string') return false;
  const { worker, kind } = decode(step.shows);
  if (worker !== undefined) return thing === `worker ${worker}`;
  return kind === 'build' && thing.startsWith('project');
}
