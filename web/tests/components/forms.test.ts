// @vitest-environment happy-dom
/** Forms: what is filled in is what the server is asked for, and what it refuses is said. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import PasswordForm from '../../src/joining/PasswordForm.svelte';
import { player } from '../../src/joining/player.svelte';
import { preferences } from '../../src/preferences/preferences.svelte';
import NewTable from '../../src/start/NewTable.svelte';
import { loadLanguage, t } from '../../src/texts/language.svelte';
import PreferencesPanel from '../../src/widgets/PreferencesPanel.svelte';

const ask = vi.fn<typeof fetch>();
const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const asked = (path: string) =>
  ask.mock.calls
    .filter(([address]) => String(address) === path)
    .map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);

beforeAll(() => loadLanguage('en'));
beforeEach(() => void vi.stubGlobal('fetch', ask.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test('a wrong password is told, the right one opens', async () => {
  const onopen = vi.fn();
  const { container } = render(PasswordForm, { onopen });
  const field = container.querySelector<HTMLInputElement>('input[type="password"]')!;
  ask.mockResolvedValueOnce(answer({ error: { code: 'wrong-password', params: {} } }, 401));
  await fireEvent.input(field, { target: { value: 'wrong' } });
  await fireEvent.submit(container.querySelector('form')!);
  expect((await screen.findByRole('alert')).textContent).toBe(t('server-error-wrong-password'));
  expect(onopen).not.toHaveBeenCalled();
  ask.mockResolvedValueOnce(answer({}));
  await fireEvent.input(field, { target: { value: 'sesame' } });
  await fireEvent.submit(container.querySelector('form')!);
  await vi.waitFor(() => expect(onopen).toHaveBeenCalledTimes(1));
  expect(asked('/api/door')).toEqual([{ password: 'wrong' }, { password: 'sesame' }]);
});

/** The form for a new table; `settings` opens it and gives those that the server is asked for. */
function newTable() {
  ask.mockImplementation((address) =>
    Promise.resolve(
      answer(
        String(address) === '/api/editions'
          ? { editions: [{ id: 'standard', buildings: 64 }] }
          : { id: 'abc', key: 'x' },
      ),
    ),
  );
  player.name = 'Ada';
  const { container } = render(NewTable, {
    byTurns: true,
    busy: false,
    run: (task: () => Promise<void>) => void task(),
  });
  const settings = async () => {
    await fireEvent.submit(container.querySelector('form')!);
    await vi.waitFor(() => expect(asked('/api/tables')).toHaveLength(1));
    return asked('/api/tables')[0]!.settings as Record<string, unknown>;
  };
  return { container, settings };
}
const checkbox = (text: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(text) });

test('a new table has the settings that were chosen', async () => {
  const { settings } = newTable();
  await fireEvent.click(screen.getByRole('radio', { name: '3' }));
  await fireEvent.click(checkbox(t('start-listed')));
  expect(screen.getAllByRole('combobox', { name: /2|3/ })).toHaveLength(2);
  expect(await settings()).toMatchObject({
    players: 3,
    bots: [null, null, null],
    clock: { kind: 'turns', hours: 48 },
    listed: true,
    seed: null,
  });
  expect(asked('/api/tables')[0]).toMatchObject({ name: 'Ada' });
});

test.each([true, false])('undoing against bots is allowed unless it is unticked: %s', async (isAllowed) => {
  const { settings } = newTable();
  expect(checkbox(t('start-undo-bots')).checked).toBe(true);
  if (!isAllowed) await fireEvent.click(checkbox(t('start-undo-bots')));
  expect(await settings()).toMatchObject({ undo: 'free', undo_against_bots: isAllowed });
});

test('where nothing can be undone, there is no question about bots', async () => {
  newTable();
  await fireEvent.click(screen.getByRole('radio', { name: t('start-undo-never') }));
  expect(screen.queryByRole('checkbox', { name: new RegExp(t('start-undo-bots')) })).toBeNull();
});

test('a table with a chosen seed is not listed, and the form says why', async () => {
  const { container, settings } = newTable();
  await fireEvent.click(checkbox(t('start-listed')));
  expect(container.textContent).toContain(t('start-seed-why'));
  await fireEvent.input(container.querySelector('input[inputmode="numeric"][pattern]')!, {
    target: { value: '7' },
  });
  expect(checkbox(t('start-listed')).checked).toBe(false);
  expect(await settings()).toMatchObject({ seed: 7 });
});

test('a choice among the preferences is kept at once', async () => {
  const before = { ...preferences };
  render(PreferencesPanel);
  await fireEvent.click(screen.getByRole('radio', { name: t('life-theme-dark') }));
  await fireEvent.click(screen.getByRole('radio', { name: t('life-text-size-larger') }));
  await fireEvent.click(screen.getByRole('radio', { name: t('life-confirm-never') }));
  await fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(t('life-colour-safe')) }));
  expect(preferences).toMatchObject({
    theme: 'dark',
    textSize: 'larger',
    confirm: 'never',
    colourSafe: true,
  });
  Object.assign(preferences, before);
});

test('a browser that refuses messages is not counted on', async () => {
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('denied') });
  render(PreferencesPanel);
  await fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(t('life-notify')) }));
  expect((await screen.findByRole('alert')).textContent).toBe(t('life-notify-refused'));
  expect(preferences.notify).toBe(false);
});
