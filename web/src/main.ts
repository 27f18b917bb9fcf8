/** The first script: it requests what takes longest while the rest of the page is still loading. */
import { reloadOnce } from './browser/reloadOnce';
import { storedPreferences } from './preferences/storedPreferences';
import { openEarlySocket } from './protocol/earlySocket';
import { messagesOf, preferredLanguage } from './texts/messageSources';

const wished = new URLSearchParams(location.search).get('language') ?? storedPreferences().language;
const language = preferredLanguage(wished);
messagesOf(language).catch(() => {}); // requested again later, where an error is handled
openEarlySocket();
import('./bootstrap').then(({ startPage }) => startPage(language)).catch(reloadOnce);
