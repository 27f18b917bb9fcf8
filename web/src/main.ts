/** The first script: it asks for what takes longest, while the rest of the page is still on its way. */
import { loadAnew } from './anew';
import { keptPreferences } from './kept';
import { messagesOf, preferredLanguage } from './texts/sources';
import { openEarly } from './wire/early';

const wished = new URLSearchParams(location.search).get('language') ?? keptPreferences().language;
const language = preferredLanguage(wished);
messagesOf(language).catch(() => {}); // it is asked for once more, and then missed
openEarly();
import('./begin').then(({ begin }) => begin(language)).catch(loadAnew);
