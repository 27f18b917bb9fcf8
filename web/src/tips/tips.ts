/** What each symbol of the game means, in a few words from the catalogues. */
import {
  BONUSES,
  CHARACTERS,
  GUILDS,
  MAIN_SQUARE,
  MAX_COINS,
  MAX_PROJECTS,
  RESOURCES,
  WORKERS_TO_END,
} from '../generated/vocabulary';
import type { Building, Edition } from '../protocol/types';
import { t } from '../texts/language.svelte';
import {
  cardName,
  characterName,
  characterPoints,
  alternatives,
  enumeration,
  powerText,
  scoringText,
} from '../texts/sentences';

/** Components that are the same in every edition. */
export const COMPONENTS = ['coin', 'project', 'deck', 'row', 'resources-board', 'supply', 'city'] as const;

/** What a tip is about: numbers are those of the vocabulary, worker cards count from 1. */
export type About =
  | { kind: 'resource' | 'bonus' | 'guild' | 'character' | 'worker-card'; id: number }
  | { kind: 'card'; id: number } // a building or the Main Square, with everything printed on it
  | { kind: (typeof COMPONENTS)[number] };

interface TipText {
  title: string;
  lines: string[];
  symbol: string | null;
}

export function tip(about: About, edition: Edition): TipText {
  switch (about.kind) {
    case 'resource':
      return resourceTip(RESOURCES[about.id]!);
    case 'bonus':
      return bonusTip(BONUSES[about.id]!);
    case 'guild':
      return guildTip(GUILDS[about.id]!);
    case 'character':
      return characterTip(about.id, edition);
    case 'worker-card':
      return workerCardTip(about.id, edition);
    case 'card':
      return cardTip(about.id, edition);
    default:
      return componentTip(about.kind);
  }
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// ---- One kind each ------------------------------------------------------------------------------

function resourceTip(resource: string): TipText {
  return {
    title: capital(t(`resource-${resource}`)),
    lines: [t('tip-resource', { resource })],
    symbol: resource,
  };
}

function bonusTip(bonus: string): TipText {
  const lines = [t(`bonus-${bonus}`), t('tip-bonus')];
  return { title: t('tip-bonus-title', { bonus }), lines, symbol: `bonus-${bonus}` };
}

function guildTip(guild: string): TipText {
  return {
    title: capital(t('scoring-guild-name', { guild })),
    lines: [t('tip-guild')],
    symbol: `roundel-${guild}`,
  };
}

function characterTip(character: number, edition: Edition): TipText {
  const guild = edition.character.find((one) => one.id === CHARACTERS[character])?.guild;
  const lines = [powerText(character), characterPoints(character, edition)];
  return { title: characterName(character), lines, symbol: guild ? `roundel-${guild}` : null };
}

function workerCardTip(worker: number, edition: Edition): TipText {
  const card = edition.worker[worker - 1]!;
  const resources = alternatives(card.resources.map((resource) => t(`resource-${resource}`)));
  const lines = [
    t('tip-worker-coins', { coins: card.coins }),
    t('tip-worker-resources', { resources }),
    t('tip-worker-prices', { prices: card.prices.join('\u00a0') }),
  ];
  return { title: t('tip-worker-card-title', { worker }), lines, symbol: null };
}

function cardTip(card: number, edition: Edition): TipText {
  if (card === MAIN_SQUARE) {
    const lines = [scoringText(card, edition), bonusLine(edition.main_square.bonus), t('tip-main-square')];
    return { title: t('main-square'), lines, symbol: null };
  }
  const building = edition.building[card]!;
  return { title: cardName(card, edition), lines: buildingLines(card, building, edition), symbol: null };
}

function buildingLines(card: number, building: Building, edition: Edition): string[] {
  const lines = [scoringText(card, edition), t('tip-card-cost', { cost: costText(building.cost) })];
  if (building.bonus) lines.push(bonusLine(building.bonus));
  if (building.guild) lines.push(`${capital(t('scoring-guild-name', { guild: building.guild }))}.`);
  if (building.shield) lines.push(t('tip-card-shield', { shield: building.shield }));
  return lines;
}

/** Each resource once: "wood and 2 × crystal". */
function costText(cost: Building['cost']): string {
  const kinds = [...new Set(cost)];
  return enumeration(
    kinds.map((kind) => {
      const count = cost.filter((resource) => resource === kind).length;
      return `${count > 1 ? `${count}\u00a0×\u00a0` : ''}${t(`resource-${kind}`)}`;
    }),
  );
}

function bonusLine(bonus: string): string {
  return `${t('tip-bonus-title', { bonus })}. ${t(`bonus-${bonus}`)}`;
}

function componentTip(component: (typeof COMPONENTS)[number]): TipText {
  const limits = { coins: MAX_COINS, projects: MAX_PROJECTS, to_end: WORKERS_TO_END };
  return {
    title: capital(t(`component-${component}`, { count: 1 })),
    lines: [t(`tip-${component}`, limits)],
    symbol: component === 'coin' ? 'coin' : null,
  };
}
