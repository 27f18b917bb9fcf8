/**
 * What `oddville site` puts into the folder `engine/`: everything it takes to run OddVille in a browser.
 *
 * - The page of the site is built with `vite build --mode site`, so `import.meta.env.MODE === 'site'` in it. It works below
 *   any path, and its only document is index.html: screens are named after a hash (`#/t/ID`), so no host has to know them.
 * - `engine/engine.json` is an `EngineManifest`. The addresses in it are relative to it, and all files but this one are
 *   named by their content, so a cached copy is never out of date.
 * - `python` is a WebAssembly file as it is: browsers store what they have compiled of it, which halves the time of later
 *   starts, but not of bytes that a script has unpacked. Nearly all hosts compress it on the way.
 * - The other files of `files` are compressed (gzip), so that they are small on every host. `app` and `engine` are
 *   archives: the length of the index (4 bytes, little endian), the index as JSON (`[path, bytes][]`), and then the bytes
 *   of all files in this order. They are unpacked below `ROOT`, which is on Python's path.
 */
export interface EngineManifest {
  /** Of OddVille, with a hash of everything below: two builds are the same if their versions are. */
  version: string;
  pyodide: {
    /** The folder with pyodide.mjs and pyodide.asm.js, which are not compressed because a browser imports them. */
    folder: string;
    /** Pyodide's list of packages that it could fetch: an empty one. */
    lock: object;
  };
  files: EngineFile[];
}

export interface EngineFile {
  /**
   * `python`: Pyodide's WebAssembly. `stdlib`: the standard library, trimmed. `app`: OddVille and the packages it needs.
   * `engine`: what is compiled to WebAssembly of these.
   */
  kind: 'python' | 'stdlib' | 'app' | 'engine';
  url: string;
  /** As a script reads them, so compressed but for `python`. */
  bytes: number;
}

/** Where archives are unpacked in the file system of Python. */
export const ROOT = '/oddville';
