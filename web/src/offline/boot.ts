/** Starts Python in a worker, with OddVille in it: `boot()`. */
import { type EngineFile, type EngineManifest, ROOT } from './manifest';

/** As much of Pyodide as we use. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

type LoadPyodide = (options: Record<string, unknown>) => Promise<Python>;

/** Called while files arrive, with the share that is here, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** `folder` is the address of `engine/`, with a slash at its end. */
export async function boot(folder: string, onProgress: OnProgress = () => {}): Promise<Python> {
  const answer = await fetch(`${folder}engine.json`);
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
  const { files, pyodide } = (await answer.json()) as EngineManifest;
  const arriving = new Arriving(folder, files, onProgress);
  const archives = files.filter(({ kind }) => kind === 'app' || kind === 'engine');
  const unpacked = archives.map(async (file) => (await arriving.get(file)).arrayBuffer());
  const index = folder + pyodide.folder;
  void import(/* @vite-ignore */ `${index}pyodide.asm.js`).catch(() => {}); // it would be asked for later
  const { loadPyodide } = (await import(/* @vite-ignore */ `${index}pyodide.mjs`)) as {
    loadPyodide: LoadPyodide;
  };
  const python = await withFiles(
    new Map(
      files.flatMap((file) => (file.kind in FOR_PYODIDE ? [[index + FOR_PYODIDE[file.kind]!, file]] : [])),
    ),
    arriving,
    () =>
      loadPyodide({
        indexURL: index,
        lockFileContents: JSON.stringify(pyodide.lock),
        env: { PYTHONDONTWRITEBYTECODE: '1' },
      }),
  );
  for (const archive of unpacked) unpack(python, await archive);
  python.runPython(`import sys; sys.path.insert(0, '${ROOT}')`);
  return python;
}

/** What Pyodide asks for, by the names it uses. */
const FOR_PYODIDE: Partial<Record<EngineFile['kind'], string>> = {
  python: 'pyodide.asm.wasm',
  stdlib: 'python_stdlib.zip',
};

/** Pyodide fetches its files itself. While it does, it gets ours. */
async function withFiles<T>(
  files: Map<string, EngineFile>,
  arriving: Arriving,
  start: () => Promise<T>,
): Promise<T> {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const file = files.get(input instanceof Request ? input.url : String(input));
    return file ? arriving.get(file) : real(input, init);
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = real;
  }
}

/** Requests all files at once, and counts their bytes. */
class Arriving {
  #here = 0;
  readonly #all: number;
  readonly #responses: Map<EngineFile, Promise<Response>>;

  constructor(
    folder: string,
    files: EngineFile[],
    private readonly onProgress: OnProgress,
  ) {
    this.#all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    this.#responses = new Map(files.map((file) => [file, this.#request(folder + file.url)]));
    // Without this, a failure would count as unhandled until somebody calls `get`, where it is reported.
    for (const response of this.#responses.values()) response.catch(() => {});
  }

  /** `python` as it came: only of such a response browsers store what they compile. All others decompressed. */
  async get(file: EngineFile): Promise<Response> {
    const response = await this.#responses.get(file)!;
    if (file.kind === 'python') return response;
    return new Response(response.body!.pipeThrough(new DecompressionStream('gzip') as never));
  }

  async #request(url: string): Promise<Response> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    void this.#count(response.clone().body!.getReader()).catch(() => {});
    return response;
  }

  async #count(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.#here += part.value.length;
      this.onProgress(Math.min(1, this.#here / this.#all));
    }
  }
}

function unpack({ FS }: Python, archive: ArrayBuffer): void {
  const start = 4 + new DataView(archive).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(archive, 4, start - 4))) as [
    string,
    number,
  ][];
  const folders = new Set<string>();
  let at = start;
  for (const [path, bytes] of index) {
    const folder = `${ROOT}/${path.slice(0, path.lastIndexOf('/'))}`;
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(`${ROOT}/${path}`, new Uint8Array(archive, at, bytes), { canOwn: true });
    at += bytes;
  }
}
