import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { STANDARD_EDITION } from './src/generated/vocabulary.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The catalogue files the page uses; the others belong to the command line. */
const CATALOGUES = [
  'actions',
  'bonuses',
  'buildings',
  'components',
  'decisions',
  'ending',
  'errors',
  'events',
  'page',
  'page-offline',
  'page-replay',
  'page-start',
  'page-storage',
  'powers',
  'reasons',
  'records',
  'rules-page',
  'scoring',
  'server',
  'table',
  'told',
];

/** Catalogues that only some screens use: each is a file of its own, loaded with them. */
const MORE_CATALOGUES: Record<string, string[]> = {
  coach: ['coach', 'page-coach'],
  lessons: ['lessons', 'page-lessons'],
};

/**
 * `virtual:texts/de`: the messages of a language, parsed at build time instead of in every browser.
 * `virtual:texts/de/lessons`: those of a part.
 */
function texts(): Plugin {
  const prefix = 'virtual:texts/';
  return {
    name: 'oddville-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language, part] = id.slice(prefix.length + 1).split('/');
      const folder = here(`../src/oddville/text/${language}`);
      const files = (part ? MORE_CATALOGUES[part]! : CATALOGUES).map((name) => `${folder}/${name}.ftl`);
      files.forEach((file) => this.addWatchFile(file));
      const source = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
      const { body } = new FluentResource(source);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}

/** Puts the symbols into the document, so that the first picture needs no other file. */
function symbols(): Plugin {
  return {
    name: 'oddville-symbols',
    transformIndexHtml: (html) =>
      html.replace('<!--symbols-->', readFileSync(here('src/generated/symbols.svg'), 'utf-8')),
  };
}

/**
 * The documents: index.html, and one each for two other screens. Each preloads what its screen needs, which a browser
 * would otherwise discover script by script. The first screen also preloads its fonts, so that its text does not change;
 * on the others they would delay the scripts. A site of static files has one document, with addresses relative to it.
 */
function documents(isSite: boolean): Plugin {
  return {
    name: 'oddville-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('there is no index.html');
      const html = String(index.source);
      const root = isSite ? './' : '/';
      const fonts = Object.keys(bundle)
        .filter((name) => FONTS.test(name))
        .map(
          (name) =>
            `<link rel="preload" as="font" type="font/woff2" href="${root}${name}" crossorigin fetchpriority="low">`,
        );
      const withPreloads = (screen: string, links: string[]): string => {
        const scripts = scriptsOf(bundle, ['src/bootstrap.ts', screen]).map(
          (name) => `<link rel="modulepreload" crossorigin href="${root}${name}">`,
        );
        return html.replace('</head>', ['', ...scripts, ...links].join('\n    ') + '\n  </head>');
      };
      index.source = withPreloads('src/start/Start.svelte', fonts);
      for (const [fileName, { screen, edition }] of isSite ? [] : Object.entries(OTHER_DOCUMENTS)) {
        const link = `<link rel="preload" as="fetch" href="/api/editions/${edition}" crossorigin>`;
        const source = withPreloads(screen, [link]).replace(
          /<header class="hero">.*?<\/header>/s,
          '<header class="splash">OddVille</header>',
        );
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

const OTHER_DOCUMENTS = {
  'table.html': { screen: 'src/table/Table.svelte', edition: STANDARD_EDITION },
  'rules.html': { screen: 'src/rules/Rules.svelte', edition: STANDARD_EDITION },
};
const SCENE = new RegExp(
  '/src/((telling|decision|scene|score|tips)/(?!(tips|items)\\.)' + // those two are for the rules as well
    '|pieces/(CardFace|magnifier)|guide/(Ring|places)|browser/(shortcut|staggered|viewport|yieldToInput))',
);
const FONTS = /(alegreya-sans-(400|700)|grenze-gotisch-600)-.*\.woff2$/;

/** The files of these modules and all their imports, largest first, because those take longest. */
function scriptsOf(bundle: Rolldown.OutputBundle, modules: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`${module} has no file of its own`);
    visit(chunk.fileName);
  }
  return [...found].sort((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName);
}

/** Compressed copies of all text files, for the server to send. */
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

export default defineConfig(({ mode }) => ({
  // `--mode site`: for a site of static files below any path, see docs/offline.md.
  base: mode === 'site' ? './' : '/',
  plugins: [
    svelte(),
    texts(),
    symbols(),
    documents(mode === 'site'),
    ...(mode === 'site' ? [] : [compressed()]),
  ],
  worker: { format: 'es' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: here('../src/oddville/server/pages'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one small sheet: six requests are slower than its 13 KB
    // The documents preload the first script's imports already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostId }) => (/\/page-[^/]*$/.test(hostId) ? [] : needed),
    },
    rolldownOptions: {
      input: { page: here('index.html'), sw: here(mode === 'site' ? 'src/siteWorker.ts' : 'src/sw.ts') },
      // The service worker's address must stay the same, so that browsers find a newer one.
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Lets Chromium compile a script while it is loading, off the main thread.
        postBanner: (chunk) => (chunk.name === 'sw' ? '' : '//# allFunctionsCalledOnLoad'),
        // Few files for what screens share: each request costs time on a slow network.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What only tables and replays need.
            { name: 'scene', test: SCENE, minShareCount: 2 },
            { name: 'lesson', test: /\/src\/lesson\//, minShareCount: 2 },
            {
              name: 'shared',
              test: /^(?!.*(\/(storedPreferences|reloadOnce|messageSources|earlySocket)\.ts|preload-helper))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
