// @vitest-environment happy-dom
/** Who one plays against, and the ends that were open off the table. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { opponents } from '../../src/joining/player.svelte';
import Lobby from '../../src/start/Lobby.svelte';
import PlayBots from '../../src/start/PlayBots.svelte';
import { loadLanguage, t } from '../../src/texts/language.svelte';
import { levelLine, peopleOf, tradeAndLevel } from '../../src/texts/people';
import ShareLink from '../../src/widgets/ShareLink.svelte';

const answers: Record<string, unknown> = { '/api/lobby': { tables: [] }, '/api/editions': { editions: [] } };
const sent: { settings: { bots: unknown[]; townspeople: unknown[] } }[] = [];

beforeAll(() => loadLanguage('en'));
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    return Response.json(answers[path] ?? { id: 'x', seat: 0, key: '', sequence: 0 });
  });
});

test('a bot is a townsperson, with a number if a person has the same name', () => {
  const people = peopleOf([
    { name: 'Nell', bot: null, townsperson: null },
    { name: '', bot: 'master', townsperson: 'nell' },
    { name: '', bot: null },
  ]);
  expect(people.map(({ name }) => name)).toEqual(['Nell', 'Nell 2', '']);
  expect(people.map(tradeAndLevel)).toEqual(['', 'baker · master', '']);
});

test('the opponents that are shown are those one gets, and others can be chosen', async () => {
  Object.assign(opponents, { count: 3, level: 'master', people: ['tobin', 'nell', 'wanda'] });
  const tasks: (() => Promise<void>)[] = [];
  render(PlayBots, { run: (task: () => Promise<void>) => tasks.push(task), busy: false });
  expect(screen.getByText(levelLine('master'))).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: t('start-other-people') }));
  const people = [...opponents.people];
  expect(new Set([...people, 'tobin', 'nell', 'wanda']).size).toBe(6);
  for (const person of people) expect(screen.getByText(t(`townsperson-${person}`))).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: t('start-play') }));
  await tasks[0]!();
  expect(sent[0]!.settings).toMatchObject({
    bots: [null, 'master', 'master', 'master'],
    townspeople: [null, ...people],
  });
});

test('an empty lobby opens a table that others find there', async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole('button', { name: t('start-open-table') }));
  const listed = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(t('start-listed')) });
  expect(listed.checked).toBe(true);
});

test.each([
  ['http://127.0.0.1:8000/t/x', true],
  ['http://localhost:8000/t/x', true],
  ['http://192.168.1.7:8000/t/x', false],
  ['https://play.example.org/t/x', false],
])('%s: it is said that the link works here only: %s', (link, isLocal) => {
  const { container } = render(ShareLink, { link, picture: '', what: 'link' });
  expect(container.textContent.includes(t('life-link-local'))).toBe(isLocal);
});
