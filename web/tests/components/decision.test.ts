// @vitest-environment happy-dom
/** The panels of a decision: what they offer, what they tell, and when something is sent. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import BonusPanel from '../../src/decision/BonusPanel.svelte';
import DecisionBar from '../../src/decision/DecisionBar.svelte';
import DecisionDock from '../../src/decision/DecisionDock.svelte';
import DiscardPanel from '../../src/decision/DiscardPanel.svelte';
import { Deciding } from '../../src/decision/deciding.svelte';
import OptionsList from '../../src/decision/OptionsList.svelte';
import PlacePanel from '../../src/decision/PlacePanel.svelte';
import { preferences } from '../../src/preferences/preferences.svelte';
import { decode } from '../../src/protocol/actions';
import { loadLanguage, t } from '../../src/texts/language.svelte';
import { reasonText } from '../../src/texts/sentences';
import WhyNotBubble from '../../src/tips/WhyNotBubble.svelte';
import { decisionAt, edition, legalOf, moment, readerOf, refusedOf } from './moments';

beforeAll(() => loadLanguage('en'));
afterEach(() => (preferences.confirm = 'matters'));

// ---- What is said ---------------------------------------------------------------------------------------

test.each([undefined, 'page-server-busy'])(
  'what there is to say is said below the decision: %s',
  (message) => {
    const { seat, view } = moment('turn');
    const note = message && t(message);
    render(DecisionBar, { view, reader: readerOf(seat + 1), deciding: null, note });
    expect(screen.getByTestId('sentence').textContent).not.toBe('');
    expect(screen.queryByRole('status')?.textContent).toBe(note);
  },
);

test('players are never told to wait for themselves, even while their own move is shown', () => {
  const { seat, view } = moment('turn');
  render(DecisionBar, { view, reader: readerOf(seat), deciding: null });
  const name = readerOf(seat).names[seat]!;
  expect(screen.getByTestId('sentence').textContent).toMatch(/^\s*Your turn/);
  expect(screen.getByTestId('sentence').textContent).not.toContain(name);
});

// ---- Bonuses ----------------------------------------------------------------------------------------------

test('a bonus that can be used is sent at once', async () => {
  const { deciding, commit } = await decisionAt('bonuses');
  const { container } = render(BonusPanel, { deciding });
  const [first] = legalOf(container);
  await fireEvent.click(first!);
  expect(commit).toHaveBeenCalledTimes(1);
  expect(deciding.source.legal).toContain(commit.mock.calls[0]![0]);
});

test('where no bonus can be used, skipping is what glows', async () => {
  const { deciding, commit } = await decisionAt('only-done');
  const { container } = render(BonusPanel, { deciding });
  const [only, ...others] = legalOf(container);
  expect(others).toEqual([]);
  expect(only!.textContent).toBe(t('page-skip-rest'));
  await fireEvent.click(only!);
  expect(commit.mock.calls.map(([action]) => decode(action).kind)).toEqual(['done']);
});

test('after the last bonus nothing is skipped any more', async () => {
  const { deciding } = await decisionAt('only-done');
  const view = { ...deciding.source.view, decision: { ...deciding.source.view.decision, bonuses: [] } };
  const after = new Deciding({ ...deciding.source, view });
  render(DecisionBar, { view, reader: readerOf(deciding.source.seat), deciding: after });
  expect(screen.getByTestId('done').textContent).toBe(t('page-go-on'));
});

test('a refused choice describes itself, tells why when it is clicked, and is silent after a click elsewhere', async () => {
  const { deciding, commit } = await decisionAt('transform');
  render(WhyNotBubble, { decision: deciding, isPhone: false });
  const { container } = render(BonusPanel, { deciding });
  const refused = refusedOf(container);
  expect(refused).not.toEqual([]);
  const reasons = deciding.study!.not_now.map(({ reason }) =>
    reasonText(reason, readerOf(deciding.source.seat)),
  );
  for (const option of refused) {
    const told = document.getElementById(option.getAttribute('aria-describedby')!)!.textContent;
    expect(reasons).toContain(told);
    await fireEvent.click(option);
    expect((await screen.findByRole('tooltip')).textContent.trim()).toBe(told);
  }
  await fireEvent.click(container);
  await tick();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(commit).not.toHaveBeenCalled();
});

test('a worker is moved in two steps', async () => {
  const { deciding, commit } = await decisionAt('transform');
  render(BonusPanel, { deciding });
  const groups = { from: t('page-from'), to: t('page-to') };
  const from = screen.getByRole('group', { name: groups.from });
  const origin = legalOf(from).at(-1)!;
  const resource = [...from.querySelectorAll('button')].findIndex((button) => button === origin);
  await fireEvent.click(origin);
  expect(origin.getAttribute('aria-pressed')).toBe('true');
  expect(commit).not.toHaveBeenCalled();
  await fireEvent.click(legalOf(screen.getByRole('group', { name: groups.to }))[0]!);
  expect(decode(commit.mock.calls[0]![0])).toMatchObject({ kind: 'use-transform-bonus', resource });
});

// ---- Discarding -------------------------------------------------------------------------------------------

test('a discard is confirmed, whatever is preferred', async () => {
  preferences.confirm = 'never';
  const { deciding, commit } = await decisionAt('discard');
  const { view, reader } = deciding.source;
  render(DecisionBar, { view, reader, deciding, hasPanel: true });
  const { container } = render(DiscardPanel, { deciding });
  expect(legalOf(container)).toHaveLength(3);
  await fireEvent.click(legalOf(container)[1]!);
  expect(commit).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByTestId('back'));
  expect(screen.queryByTestId('discard')).toBeNull();
  await fireEvent.click(legalOf(container)[1]!);
  expect(screen.getByTestId('discard').className).toContain('danger');
  await fireEvent.click(screen.getByTestId('discard'));
  expect(commit.mock.calls.map(([action]) => decode(action))).toEqual([
    { kind: 'discard-project', project: 2 },
  ]);
});

test('the list of options says each of them and asks once more too', async () => {
  const { deciding, commit } = await decisionAt('discard');
  const onclose = vi.fn();
  render(OptionsList, { deciding, onclose });
  const buttons = [...document.querySelectorAll<HTMLElement>('ol button')];
  const said = buttons.map((button) => button.querySelector('span')!.textContent);
  expect(said.toSorted()).toEqual(deciding.source.legal.map((action) => deciding.text(action)).toSorted());
  await fireEvent.click(buttons[0]!);
  expect(onclose).toHaveBeenCalled();
  await vi.waitFor(() => expect(deciding.chosen).not.toBeNull());
  expect(commit).not.toHaveBeenCalled();
  await deciding.confirm();
  expect(commit).toHaveBeenCalledTimes(1);
});

// ---- Placing ----------------------------------------------------------------------------------------------

test('a chosen place tells the points now and at the end, and is built on only when that is confirmed', async () => {
  const { deciding, commit } = await decisionAt('place');
  const { container } = render(PlacePanel, { deciding });
  const { view, reader } = deciding.source;
  render(DecisionDock, { view, reader, deciding, seat: deciding.source.seat });
  expect(screen.queryByTestId('build-here')).toBeNull();
  const places = deciding.study!.options.filter(({ kind }) => kind === 'place-at');
  for (const { action, score, expected } of places) {
    await deciding.choose(action);
    await tick();
    const points = container.querySelector('.points')!.textContent.replace(/\s+/g, ' ');
    const before = deciding.source.view.players[deciding.source.seat]!.score;
    expect(points).toContain(`${before} → ${score}`);
    expect(points).toContain(t('page-points-end', { value: expected }));
  }
  const { chosen } = deciding;
  await fireEvent.click(screen.getByTestId('build-here'));
  expect(commit.mock.calls).toEqual([[chosen, deciding.source.seat]]);
});

// ---- Keys -------------------------------------------------------------------------------------------------

test('a number key chooses and never pays at once; Enter does it', async () => {
  preferences.confirm = 'never';
  const { deciding, commit } = await decisionAt('bonuses');
  const { container } = render(BonusPanel, { deciding });
  const [first] = legalOf(container);
  deciding.byKey(() => first!.click());
  expect(commit).not.toHaveBeenCalled();
  expect(deciding.source.legal).toContain(deciding.chosen);
  await deciding.confirm();
  expect(commit).toHaveBeenCalledTimes(1);
});

test('an empty pile: the panel says which characters come back', async () => {
  const { deciding } = await decisionAt('place');
  const [place] = deciding.actions.filter(({ kind }) => kind === 'place-at');
  const option = deciding.option(place!.number)!;
  const guilded = edition.building.findIndex(({ guild }) => guild === 'bells');
  deciding.source.view.decision.card = guilded;
  Object.assign(option, { character: null, returning: ['ghost', 'benefactor'] });
  deciding.chosen = place!.number;
  render(PlacePanel, { deciding });
  const characters = `${t('character-ghost')} or ${t('character-benefactor')}`;
  expect(screen.getByText(t('page-pile-returns', { count: 2, characters }))).toBeTruthy();
});
