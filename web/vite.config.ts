import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The files of the catalogues that the page speaks from; the others belong to the command line. */
const CATALOGUES = [
  'actions',
  'bonuses',
  'buildings',
  'components',
  'decisions',
  'errors',
  'events',
  'page',
  'page-replay',
  'page-start',
  'powers',
  'reasons',
  'records',
  'rules-page',
  'scoring',
  'server',
  'table',
];

/** `virtual:texts/de`: the messages of a language, without comments, as one string. */
function texts(): Plugin {
  const prefix = 'virtual:texts/';
  return {
    name: 'oddville-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = here(`../src/oddville/text/${id.slice(prefix.length + 1)}`);
      const files = CATALOGUES.map((name) => `${folder}/${name}.ftl`);
      files.forEach((file) => this.addWatchFile(file));
      const source = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
      return `export default ${JSON.stringify(source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`;
    },
  };
}

/** The drawn symbols stand in the page itself, so that the first picture needs nothing else. */
function symbols(): Plugin {
  return {
    name: 'oddville-symbols',
    transformIndexHtml: (html) =>
      html.replace('<!--symbols-->', readFileSync(here('src/generated/symbols.svg'), 'utf-8')),
  };
}

/** Letters are asked for together with the script: otherwise the page would be set twice, and jump. */
function fonts(): Plugin {
  return {
    name: 'oddville-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) =>
            /(alegreya-sans-latin-(500|700)|grenze-gotisch-latin-600)-normal-.*\.woff2$/.test(name),
          )
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          })),
    },
  };
}

/** What the server sends to browsers that take it: each text file once more, compressed. */
function compressed(): Plugin {
  return {
    name: 'oddville-compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(html|js|css|svg)$/.test(name))) {
        const source = readFileSync(`${dir}/${name}`);
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(source));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), symbols(), fonts(), compressed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: here('../src/oddville/server/pages'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one small sheet: six requests are slower than its 13 KB
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: here('index.html'), sw: here('src/sw.ts') },
      // The worker's address must stay the same, so that a browser finds the newer one.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
