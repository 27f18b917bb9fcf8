/** The first script: it asks for what takes longest, while the rest of the page is still on its way. */
import { loadAnew } from './browser/reloadOnce';
import { keptPreferences } from './preferences/storedPreferences';
import { openEarly } from './protocol/earlySocket';
import { messagesOf, preferredLanguage } from './texts/messageSources';

const wished = new URLSearchParams(location.search).get('language') ?? keptPreferences().language;
const language = preferredLanguage(wished);
messagesOf(language).catch(() => {}); // it is asked for once more, and then missed
openEarly();
import('./bootstrap').then(({ begin }) => begin(language)).catch(loadAnew);
