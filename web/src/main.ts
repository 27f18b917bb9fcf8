/** The first script: it asks for what takes longest, while the rest of the page is still on its way. */
import { keptPreferences } from './kept';
import { preferredLanguage, sourceOf } from './texts/sources';
import { openEarly } from './wire/early';

const wished = new URLSearchParams(location.search).get('language') ?? keptPreferences().language;
const language = preferredLanguage(wished);
void sourceOf(language);
openEarly();
void import('./begin').then(({ begin }) => begin(language));
// A browser takes long to learn a language's numbers; now it has nothing else to do.
new Intl.NumberFormat(language).format(1);
new Intl.PluralRules(language).select(1);
