/** The city as a PNG to save or share, painted from the server's drawing. */
import { saveFile } from '../browser/saveFile';
import { preferences, pictureTheme } from '../preferences/preferences.svelte';
import { newDrawing } from '../protocol/drawings.svelte';

const LONGEST_SIDE = 1800;
const BORDER = 40;
const GROUND = { day: '#d8c9a6', night: '#151d21' };

export function cityAddress(table: string): string {
  const safe = preferences.colourSafe ? '&colour_safe=true' : '';
  return `/api/tables/${table}/city.svg?theme=${pictureTheme()}${safe}`;
}

export async function cityPicture(table: string): Promise<Blob> {
  const image = new Image();
  image.src = await newDrawing(cityAddress(table));
  await image.decode();
  const factor = (LONGEST_SIDE - 2 * BORDER) / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * factor, image.naturalHeight * factor];
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width) + 2 * BORDER;
  canvas.height = Math.round(height) + 2 * BORDER;
  const painter = canvas.getContext('2d')!;
  painter.fillStyle = GROUND[pictureTheme()];
  painter.fillRect(0, 0, canvas.width, canvas.height);
  painter.drawImage(image, BORDER, BORDER, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('empty'))), 'image/png'),
  );
}

/** Shares the picture through the device, or saves it as a file. */
export async function share(
  blob: Blob,
  name: string,
  title: string,
): Promise<'shared' | 'saved' | 'cancelled'> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'cancelled';
    }
  }
  saveFile(blob, name);
  return 'saved';
}
