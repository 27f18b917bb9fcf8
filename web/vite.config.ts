import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { STANDARD_EDITION } from './src/generated/vocabulary';

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

/** `virtual:texts/de`: the messages of a language, read here once instead of in every browser. */
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
      const { body } = new FluentResource(source);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
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

/**
 * The documents: index.html, and for two screens one of their own. Each asks at once for what its screen needs, which a
 * browser would otherwise learn script by script. The first screen's letters come with it, lest it be set twice;
 * elsewhere they come when they are used, for they would hold up the scripts.
 */
function documents(): Plugin {
  return {
    name: 'oddville-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('there is no index.html');
      const html = String(index.source);
      const fonts = Object.keys(bundle)
        .filter((name) => FONTS.test(name))
        .map(
          (name) =>
            `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin fetchpriority="low">`,
        );
      const asking = (screen: string, links: string[]): string => {
        const scripts = scriptsOf(bundle, ['src/bootstrap.ts', screen]).map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        );
        return html.replace('</head>', ['', ...scripts, ...links].join('\n    ') + '\n  </head>');
      };
      index.source = asking('src/start/Start.svelte', fonts);
      for (const [fileName, { screen, edition }] of Object.entries(OTHERS)) {
        const link = `<link rel="preload" as="fetch" href="/api/editions/${edition}" crossorigin>`;
        const source = asking(screen, [link]).replace(
          /<header class="hero">.*?<\/header>/s,
          '<header class="splash">OddVille</header>',
        );
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

const OTHERS = {
  'table.html': { screen: 'src/table/Table.svelte', edition: STANDARD_EDITION },
  'rules.html': { screen: 'src/rules/Rules.svelte', edition: 'standard' },
};
const FONTS = /(alegreya-sans-(400|700)|grenze-gotisch-600)-.*\.woff2$/;

/** The files with these modules, and all that they import: the largest first, which are waited for longest. */
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
  plugins: [svelte(), texts(), symbols(), documents(), compressed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: here('../src/oddville/server/pages'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one small sheet: six requests are slower than its 13 KB
    // The first script's own imports stand in the documents already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostId }) => (/\/page-[^/]*$/.test(hostId) ? [] : needed),
    },
    rolldownOptions: {
      input: { page: here('index.html'), sw: here('src/sw.ts') },
      // The worker's address must stay the same, so that a browser finds the newer one.
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Chromium then compiles a script while it is still on its way, beside the page instead of in it.
        postBanner: (chunk) => (chunk.name === 'sw' ? '' : '//# allFunctionsCalledOnLoad'),
        // What screens share, in two files instead of many: a slow network pays for each request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The rules need nothing of a table but its words and the bar above them.
            {
              name: 'scene',
              test: /\/src\/(animation|decision|scene|score|tips)\/(?!(tips|items)\.)/,
              minShareCount: 2,
            },
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
});
