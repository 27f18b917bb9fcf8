// node wasm_python.mjs ENGINE CHECKOUT MODULE ...: like `python -m MODULE ...` in the checkout, but in the Python of the
// site, whose `engine/` this is: with its standard library, its OddVille and its engine.
import { mkdtempSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [, , engine, checkout, module, ...words] = process.argv;
const manifest = JSON.parse(readFileSync(join(engine, 'engine.json'), 'utf-8'));
const contentOf = ({ kind, url }) => {
  const content = readFileSync(join(engine, url));
  return kind === 'python' ? content : gunzipSync(content);
};
const files = Object.fromEntries(manifest.files.map((file) => [file.kind, contentOf(file)]));

// Pyodide reads its files by their own names in Node.
const folder = mkdtempSync(join(tmpdir(), 'oddville-python-'));
for (const name of ['pyodide.mjs', 'pyodide.asm.js'])
  copyFileSync(join(engine, manifest.pyodide.folder, name), join(folder, name));
writeFileSync(join(folder, 'pyodide.asm.wasm'), files.python);
writeFileSync(join(folder, 'python_stdlib.zip'), files.stdlib);
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({
  indexURL: `${folder}/`,
  lockFileContents: JSON.stringify(manifest.pyodide.lock),
  args: [module, ...words],
});
rmSync(folder, { recursive: true });

for (const archive of [files.app, files.engine]) {
  const start = 4 + archive.readUInt32LE(0);
  let at = start;
  for (const [path, bytes] of JSON.parse(archive.subarray(4, start).toString())) {
    python.FS.mkdirTree(`/oddville/${path.slice(0, path.lastIndexOf('/'))}`);
    python.FS.writeFile(`/oddville/${path}`, archive.subarray(at, at + bytes));
    at += bytes;
  }
}
python.mountNodeFS('/checkout', resolve(checkout));
python.globals.set('words', python.toPy([module, ...words]));
try {
  python.runPython(`
import sys
sys.path[:0] = ["/oddville"]
sys.path.append("/checkout")
sys.argv = words
source = open("/checkout/" + words[0].replace(".", "/") + ".py").read()
exec(compile(source, words[0], "exec"), {"__name__": "__main__", "__package__": words[0].rpartition(".")[0]})
`);
} catch (error) {
  console.error(error.message); // the stack names a line with all of Pyodide in it
  process.exit(1);
}
