/** What the others did since your last turn, and what of it changes your choices. */
import { CHARACTERS, GUILDS, WORKERS_TO_END } from '../generated/vocabulary';
import { chaptersOf } from './chapters';
import type { Line } from './tableState.svelte';
import type { View } from '../protocol/types';
import type { History } from '../score/chart';
import type { Turn } from '../telling/steps';
import { t } from '../texts/language.svelte';
import { cardName, enumeration, type Reader } from '../texts/sentences';

const MOST_FACTS = 2;

/** The turns of others after the last one of these seats. */
export function turnsSince(lines: readonly Line[], you: readonly number[]): Turn[] {
  const turns = chaptersOf(lines).flatMap(({ turn }) => (turn ? [turn] : []));
  const isOwn = ({ seat }: Turn) => you.includes(seat);
  if (turns.at(-1) && isOwn(turns.at(-1)!) && !turns.at(-1)!.isOver) turns.pop(); // your turn has just begun
  return turns.slice(turns.findLastIndex(isOwn) + 1).filter(({ turn }) => turn > 0);
}

/** "21 → 28", or nothing if it is as before. What this browser did not see is in the history. */
export function pointsOf({ turn, seat, before, after }: Turn, history: History): string {
  const at = (number: number) => history.find(([of]) => of === number)?.[1][seat] ?? null;
  const [from, to] = [before ?? at(turn - 1), after ?? at(turn)];
  return from === null || to === null || from === to ? '' : `${from} → ${to}`;
}

/** "2 buildings, 1 character" */
export function summaryOf(turns: readonly Turn[]): string {
  const count = (kind: string) =>
    turns.flatMap(({ steps }) => steps).filter((step) => step.kind === kind).length;
  const parts = [
    ['told-buildings', count('builds')],
    ['told-characters', count('gains')],
    ['told-projects', count('project')],
  ] as const;
  const told = parts.filter(([, number]) => number).map(([id, number]) => t(id, { count: number }));
  return told.length ? enumeration(told) : t('told-nothing');
}

/** At most two, the most important first. */
export function factsFor(turns: readonly Turn[], view: View, seat: number, reader: Reader): string[] {
  const steps = turns.flatMap((turn) => turn.steps);
  const builders = new Set(steps.filter(({ kind }) => kind === 'builds').map((step) => step.seat));
  const near = view.players.flatMap((player, other) =>
    builders.has(other) && player.workers_in_city === WORKERS_TO_END - 1
      ? [t('told-fact-last', { player: reader.names[other] ?? '' })]
      : [],
  );
  const lost = steps.flatMap((step) =>
    (step.returned ?? [])
      .filter((one) => one.seat === seat)
      .map(({ character }) => t('told-fact-lost', { character: CHARACTERS[character]! })),
  );
  const emptied = view.piles.flatMap(({ size }, guild) => {
    const card = view.players[seat]?.projects.find(
      (project) => reader.edition.building[project]?.guild === GUILDS[guild],
    );
    const isNew = steps.some(
      (step) => step.kind === 'gains' && guildOf(step.character ?? 0, reader) === guild,
    );
    if (size > 0 || !isNew || card === undefined) return [];
    return [t('told-fact-pile', { guild: GUILDS[guild]!, card: cardName(card, reader.edition) })];
  });
  return [...lost, ...near, ...emptied].slice(0, MOST_FACTS);
}

function guildOf(character: number, { edition }: Reader): number {
  const found = edition.character.find(({ id }) => id === CHARACTERS[character]);
  return (GUILDS as readonly string[]).indexOf(found?.guild ?? '');
}
