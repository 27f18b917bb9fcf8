/** Imports point one way: from the screens down to what the browser and the server offer. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../src');

/**
 * From the bottom up: a folder may import itself and the folders of earlier lines, not those beside it. A new folder in
 * web/src has to be given its place here. `''` is web/src itself, which puts the screens together.
 */
const LAYERS = [
  ['generated'],
  ['offline'],
  ['browser', 'protocol'],
  ['texts'],
  ['preferences'],
  ['alerts', 'pieces'],
  ['widgets', 'tips'],
  ['telling', 'decision', 'score'],
  ['scene', 'joining'],
  ['liveTable'],
  ['menu', 'story', 'ending', 'guide'],
  ['review'],
  ['start', 'rules', 'lesson', 'replay', 'table', 'puzzle'],
  [''],
];

/** Every way to name another file: `import`, `export … from`, `import()` in script or markup, `@import` in CSS. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"`](\.{1,2}\/[^'"`]+|\/src\/[^'"`]+)['"`]/g;

const levelOf = (folder: string): number => LAYERS.findIndex((folders) => folders.includes(folder));
const folderOf = (path: string): string => (path.includes('/') ? path.split('/')[0]! : '');

function wrongImports(path: string, text: string): string[] {
  const folder = folderOf(path);
  return [...text.matchAll(IMPORTED)].flatMap((match) => {
    const name = match[1]!;
    const target = name.startsWith('/') ? name.slice('/src/'.length) : join(dirname(path), name);
    const imported = folderOf(target);
    if (imported === folder || (levelOf(imported) >= 0 && levelOf(imported) < levelOf(folder))) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [
      `web/src/${path}:${line}: ${folder || 'web/src'} must not import ${imported || 'web/src'} (${name})`,
    ];
  });
}

const files = globSync('**/*.{ts,svelte,css}', { cwd: SOURCE }).filter(
  (path) => folderOf(path) !== 'generated',
);

test('every folder has its place', () => {
  const unplaced = files.map(folderOf).filter((folder) => levelOf(folder) < 0);
  expect([...new Set(unplaced)], 'give these a place in LAYERS').toEqual([]);
});

test('the architecture describes every folder', () => {
  const text = readFileSync(resolve(SOURCE, '../../docs/architecture.md'), 'utf-8');
  const section = text.split('\n## The layers of the page\n')[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  expect(described).toEqual(LAYERS.flat().filter(Boolean));
});

test('imports point downward', () => {
  const wrong = files.flatMap((path) => wrongImports(path, readFileSync(join(SOURCE, path), 'utf-8')));
  expect(wrong).toEqual([]);
});

describe('the check itself', () => {
  test.each([
    ['menu/Menu.svelte', `import Dialog from '../widgets/Dialog.svelte';`, true],
    ['menu/Menu.svelte', `import Chat from './Chat.svelte';`, true],
    ['menu/Menu.svelte', `import { onMount } from 'svelte';`, true],
    ['widgets/Dialog.svelte', `import Menu from '../menu/Menu.svelte';`, false],
    ['widgets/Dialog.svelte', `import type { Menu } from '../menu/Menu.svelte';`, false],
    ['widgets/Dialog.svelte', `import {\n  one,\n  two,\n} from '../menu/pages';`, false],
    ['widgets/Dialog.svelte', `{#await import('../menu/Menu.svelte') then Menu}`, false],
    ['widgets/dialog.ts', `const load = () => import('/src/menu/Menu.svelte');`, false],
    ['widgets/dialog.ts', `export * from '../menu/pages';`, false],
    ['widgets/dialog.css', `@import '../menu/menu.css';`, false],
    ['start/Start.svelte', `import Rules from '../rules/Rules.svelte';`, false],
    ['browser/route.ts', `import App from '../App.svelte';`, false],
    ['browser/route.ts', `import other from '../nowhere/other';`, false],
    ['App.svelte', `import Start from './start/Start.svelte';`, true],
  ])('%s: %s', (path, text, isAllowed) => {
    expect(wrongImports(path, text).length === 0).toBe(isAllowed);
  });

  test('names file and line', () => {
    const [found] = wrongImports('pieces/Pawn.svelte', `<script>\n  import x from '../table/x';\n</script>`);
    expect(found).toBe(`web/src/pieces/Pawn.svelte:2: pieces must not import table (../table/x)`);
  });
});
