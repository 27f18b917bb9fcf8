/** What is said about a turn: its sentence, the lines of its steps, and what a screen reader hears. */
import { BONUSES, CHARACTERS, RESOURCES } from '../generated/vocabulary';
import { t, type Arguments } from '../texts/language.svelte';
import { cardName, enumeration, whoIs, type Reader } from '../texts/sentences';
import type { Step, Turn } from './steps';

/** Names of buildings are marked, to be set in bold. `partsOf` takes a text apart, `plain` removes the marks. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const bold = (text: string) => OPEN + text + CLOSE;

export function partsOf(text: string): { text: string; isBold: boolean }[] {
  return text
    .split(new RegExp(`[${OPEN}${CLOSE}]`))
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter((part) => part.text);
}

export function plain(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}

function argumentsOf(step: Step, reader: Reader): Arguments {
  const name = (card: number | undefined) => bold(cardName(card ?? null, reader.edition));
  const [left] = step.left;
  const resource = step.kind === 'takes-back' || step.kind === 'bonus' ? left : step.placed;
  return {
    ...whoIs(step.seat, reader),
    price: step.price,
    count: step.count ?? 0,
    worker: step.worker ?? 0,
    resource: RESOURCES[resource?.resource ?? step.placed?.resource ?? 0]!,
    target: RESOURCES[step.placed?.resource ?? 0]!,
    card: name(step.card),
    taken: name(step.card),
    given: name(step.given),
    source: sourceOf(step, reader),
    character: CHARACTERS[step.character ?? 0]!,
  };
}

/** Where a bonus came from. */
function sourceOf(step: Step, reader: Reader): string {
  return step.source === undefined ? '' : cardName(step.source, reader.edition);
}

/** A step as a clause without its subject: "takes crystal with worker IV, for 1 coin". */
function clauseOf(step: Step, reader: Reader): string {
  const args = argumentsOf(step, reader);
  if (step.kind === 'resource' && step.worker === undefined) return t('told-second', args);
  if (step.kind === 'builds' && step.isBuilder) return t('told-builds-too', args);
  return t(`told-${step.kind}`, args);
}

/** What a bonus gave: "crystal", "1 coin", "wood into clay". */
export function gainOf(step: Step, reader: Reader): string {
  const args = argumentsOf(step, reader);
  if (step.left.length) return t('told-transformed', args);
  return step.placed ? t(`resource-${RESOURCES[step.placed.resource]}`) : t('told-coins-count', args);
}

/** A step as a line of the story; `turn` tells whose it is and which card was built. */
export function lineOf(step: Step, turn: Turn, reader: Reader): string {
  if (step.kind === 'bonus') {
    const isOwn = turn.steps.some((one) => one.kind === 'builds' && one.card === step.source);
    const source = isOwn ? t('told-own-bonus') : sourceOf(step, reader);
    return t('told-bonus', { what: gainOf(step, reader), source });
  }
  const clause = clauseOf(step, reader);
  return step.seat === turn.seat ? clause : sentence(step.seat, clause, reader);
}

function sentence(seat: number, clause: string, reader: Reader): string {
  const subject = seat === reader.viewer ? t('told-you') : (reader.names[seat] ?? '');
  return t('told-sentence', { subject, clause });
}

/** What a turn is mainly about, the most important first. */
const DEEDS = ['builds', 'project', 'resource', 'coins', 'begins', 'passes', 'takes-back'] as const;
/** What else is worth a word, the most important first. */
const BESIDES = ['gains', 'swaps', 'discards', 'cheats', 'travels'] as const;

/** A turn in one sentence, or two if it concerns the reader; empty if nothing has happened yet. */
export function sentenceOf(turn: Turn, reader: Reader): string {
  const own = turn.steps.filter((step) => step.seat === turn.seat);
  const find = (kinds: readonly string[]) =>
    kinds.map((kind) => own.find((step) => step.kind === kind)).find((step) => step !== undefined);
  const deed = find(DEEDS);
  const beside = find(BESIDES);
  const recovery = own.find((step) => step.kind === 'recovers');
  const first = deed ?? beside ?? recovery ?? own[0];
  if (!first) return turn.steps[0] ? concerning(turn, reader) : '';
  let clause = clauseOf(first, reader);
  if (recovery && deed) {
    clause = t('told-then', { first: clauseOf(recovery, reader), second: clause });
  } else if (beside && beside !== first) {
    const joins = beside.kind === 'gains' || beside.kind === 'discards' ? 'told-and' : 'told-then';
    clause = t(joins, { first: clause, second: clauseOf(beside, reader) });
  }
  return [sentence(turn.seat, clause, reader), concerning(turn, reader)].filter(Boolean).join(' ');
}

/** What others did in this turn, what it means for the reader, and that it is the last one. */
function concerning(turn: Turn, reader: Reader): string {
  return turn.steps
    .flatMap((step) => {
      const args = argumentsOf(step, reader);
      if (step.kind === 'sixth') return [sentence(step.seat, clauseOf(step, reader), reader)];
      if (step.kind === 'gains')
        return (step.returned ?? [])
          .filter(({ seat }) => seat === reader.viewer && seat !== step.seat)
          .map(({ character }) => t('told-leaves-you', { character: CHARACTERS[character]! }));
      if (step.kind === 'tax' && step.seat === reader.viewer && step.seat !== turn.seat)
        return [t('told-your-tax', args)];
      if (step.kind === 'builds' && step.seat !== turn.seat)
        return [sentence(step.seat, clauseOf(step, reader), reader)];
      return [];
    })
    .join(' ');
}

/** "crystal and 1 coin": what the bonuses of a turn gave. */
function gainsOf(turn: Turn, reader: Reader): string {
  return enumeration(turn.steps.filter(({ kind }) => kind === 'bonus').map((step) => gainOf(step, reader)));
}

/** For screen readers: the sentence, what was paid and gained, the points. */
export function spokenOf(turn: Turn, reader: Reader): string {
  const paid = turn.steps.flatMap((step) => (step.kind === 'builds' ? step.left : []));
  const pays = enumeration(paid.map(({ resource }) => t(`resource-${RESOURCES[resource]}`))) || 'none';
  const gets = gainsOf(turn, reader); // the sentence tells about the character
  const { before, after } = turn;
  const isScored = before !== null && after !== null && before !== after;
  return [
    t('told-live', { sentence: plain(sentenceOf(turn, reader)), pays }),
    gets && t('told-live-gets', { gets }),
    isScored && t('told-live-points', { before, after }),
  ]
    .filter(Boolean)
    .join(' ');
}

export const medallionOf = (step: Step): string => `bonus-${BONUSES[step.bonus ?? 0]}`;
