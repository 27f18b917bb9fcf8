/** Addresses of drawings. Those of the server contain the edition's hash, so they can be cached forever. */
import { IS_SITE } from '../browser/address';
import { preferences, pictureTheme } from '../preferences/preferences.svelte';
import { drawing } from '../protocol/drawings.svelte';

const safe = () => (preferences.colourSafe ? '&colour_safe=true' : '');

type CardForm = 'hand' | 'city' | 'mini';

export function cardPicture(
  edition: string,
  card: number,
  form: CardForm,
  builtBy: number | null = null,
): string {
  const owner = builtBy === null ? '' : `&built_by=${builtBy}`;
  return drawing(
    `/api/editions/${edition}/cards/${card}.svg?theme=${pictureTheme()}&form=${form}${owner}${safe()}`,
  );
}

export function squarePicture(edition: string, spots: (number | null)[]): string {
  const owners = spots.length ? `&spots=${spots.map((seat) => seat ?? '').join(',')}` : '';
  return drawing(
    `/api/editions/${edition}/cards/main-square.svg?theme=${pictureTheme()}&form=city${owners}${safe()}`,
  );
}

export function workerPicture(edition: string, seat: number, worker: number): string {
  return drawing(`/api/editions/${edition}/workers/${seat}-${worker}.svg?theme=${pictureTheme()}${safe()}`);
}

export function characterPicture(edition: string, character: string): string {
  return drawing(`/api/editions/${edition}/characters/${character}.svg`);
}

export function coinSidePicture(edition: string): string {
  return drawing(`/api/editions/${edition}/coin-side.svg`);
}

/** A townsperson's face; the same by day and by night. */
export function facePicture(townsperson: string): string {
  if (IS_SITE) return `./townspeople/${townsperson}.svg`; // shown before the game itself is loaded
  return drawing(`/api/art/townspeople/${townsperson}.svg`);
}

/** The same person as a bust without a ground. */
export function bustPicture(townsperson: string): string {
  if (IS_SITE) return `./townspeople/${townsperson}-bust.svg`;
  return drawing(`/api/art/townspeople/${townsperson}.svg?form=bust`);
}
