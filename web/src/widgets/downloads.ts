/** Links to files of the application. A server sends them; without one we ask the application and save the file. */
import { saveFile } from '../browser/saveFile';
import { carrier } from '../protocol/carrier';

export function followDownloads(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[download][href^="/api/"]');
  if (!link) return;
  event.preventDefault();
  void download(link.getAttribute('href')!, link.download);
}

async function download(path: string, name: string): Promise<void> {
  const { status, media, body } = await carrier.request('GET', path);
  if (status === 200) saveFile(new Blob([body], { type: media }), name);
}
