/** The first script: it asks for what takes longest, while the rest of the page is still on its way. */
import { keptPreferences } from './kept';
import { messagesOf, preferredLanguage } from './texts/sources';
import { openEarly } from './wire/early';

const wished = new URLSearchParams(location.search).get('language') ?? keptPreferences().language;
const language = preferredLanguage(wished);
void messagesOf(language);
openEarly();
void import('./begin').then(({ begin }) => begin(language));
