import './fonts';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './life/installed';
import { preferences } from './preferences.svelte';
import { route } from './route.svelte';
import { loadScreen } from './screens';
import { loadLanguage, preferredLanguage } from './texts/language.svelte';

const wished = new URLSearchParams(location.search).get('language') ?? preferences.language;
// Both at once: on a slow network every wait counts.
await Promise.all([loadLanguage(preferredLanguage(wished)), loadScreen(route.current)]);
const page = document.getElementById('page')!;
page.replaceChildren(); // the first picture has stood there until now
mount(App, { target: page });
keepPage();
