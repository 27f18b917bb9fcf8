/** What is wrong with an uploaded record, in the same words as on the command line. */
import { ApiError } from '../protocol/api';
import { has, t, type Arguments } from '../texts/language.svelte';
import { errorText, reasonText, type Reader } from '../texts/sentences';

interface Inner {
  code: string;
  params: Record<string, unknown>;
  where?: string;
  field?: string;
}

export function recordProblem(error: unknown, reader: Reader): string {
  if (!(error instanceof ApiError)) return t('replay-file-unreadable');
  const { mistake, move, where } = error.params as { mistake?: string; move?: number | null; where?: string };
  if (!mistake || !has(`record-error-${mistake}`)) return errorText(error);
  const args: Arguments = { ...plain(error.params), place: placeOf(where ?? '', move ?? null) };
  args.reason = error.reason ? reasonText(error.reason, reader) : '';
  args.error = innerText('notation-error', error.params.error);
  args.problem = innerText('edition-problem', error.params.problem);
  if (typeof error.params.decider === 'number')
    args.decider = reader.names[error.params.decider] ?? t('chance');
  return `${t('server-error-bad-record')} ${t(`record-error-${mistake}`, args)}`;
}

/** The line of a text record, or the move and the field. */
function placeOf(where: string, move: number | null): string {
  const line = /^line (\d+)$/.exec(where)?.[1];
  const there = line ? t('document-line', { line: Number(line) }) : where;
  if (move === null) return there || t('document-whole');
  return [t('document-move', { move }), there].filter(Boolean).join(', ');
}

function innerText(family: string, inner: unknown): string {
  if (typeof inner !== 'object' || inner === null || !('code' in inner)) return '';
  const { code, params, where, field } = inner as Inner;
  const place = [where, field].filter(Boolean).join(', ') || t('document-whole');
  return t(`${family}-${code}`, { ...plain(params), place });
}

/** Parameters as values for a message: lists become one text, and selectors are added. */
function plain(params: Record<string, unknown>): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  args.suggested = args.suggestion ? 'yes' : 'no';
  args.suggestion ??= '';
  args.exact = 'low' in args && args.low === args.high ? 'yes' : 'no';
  return args;
}
