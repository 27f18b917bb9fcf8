/** Pictures that the application draws: from the server by their address, or drawn in this browser. */
import { SvelteMap } from 'svelte/reactivity';
import { carrier, engine } from './carrier';

const EMPTY = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
const drawn = new SvelteMap<string, string>();
const asked = new Map<string, Promise<string>>();

/** For an image. In this browser it is empty until it is drawn; a component that shows it then shows the picture. */
export function drawing(path: string): string {
  if (!engine) return path;
  const found = drawn.get(path);
  if (found === undefined) draw(path).catch(() => {});
  return found ?? EMPTY;
}

/** A drawing that may be another one next time, for those who wait for it. */
export async function newDrawing(path: string): Promise<string> {
  return engine ? request(path) : path;
}

function draw(path: string): Promise<string> {
  let found = asked.get(path);
  if (!found) {
    found = request(path);
    asked.set(path, found);
    found.then(
      (address) => drawn.set(path, address),
      () => {},
    );
  }
  return found;
}

async function request(path: string): Promise<string> {
  const { status, media, body } = await carrier.request('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return URL.createObjectURL(new Blob([body], { type: media }));
}
