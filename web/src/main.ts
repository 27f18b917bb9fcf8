/** The first script: it asks for what takes longest, while the rest of the page is still on its way. */
import { loadAnew } from './anew';
import { keptPreferences } from './kept';
import { messagesOf, preferredLanguage } from './texts/sources';
import { openEarly } from './wire/early';

const wished = new URLSearchParams(location.search).get('language') ?? keptPreferences().language;
const language = preferredLanguage(wished);
messagesOf(language).catch(() => {}); // it is asked for once more, and then missed
openEarly();
firstPicture()
  .then(() => import('./begin'))
  .then(({ begin }) => begin(language))
  .catch(loadAnew);

/** It is seen before the other scripts take the browser's time; where nobody looks, nothing is drawn. */
async function firstPicture(): Promise<void> {
  if (document.hidden) return;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
