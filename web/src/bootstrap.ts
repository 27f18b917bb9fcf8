/** The page begins when its messages and its first screen are there. */
import './fonts.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { wasLoadedAnew } from './browser/reloadOnce';
import { askAgainForDrawings } from './browser/retryImages';
import { route } from './browser/route.svelte';
import { keepPage } from './browser/serviceWorker';
import { loadScreen } from './screens';
import { loadLanguage } from './texts/language.svelte';
import type { Language } from './texts/messageSources';

export async function begin(language: Language): Promise<void> {
  await Promise.all([loadLanguage(language), firstScreen()]);
  await new Promise((done) => setTimeout(done)); // a finger that waits is served before the screen is put up
  const page = document.getElementById('page')!;
  page.replaceChildren(); // the first picture has stood there until now
  askAgainForDrawings();
  mount(App, { target: page });
  keepPage();
}

async function firstScreen(): Promise<void> {
  try {
    await loadScreen(route.current);
  } catch (error) {
    if (!wasLoadedAnew()) throw error; // otherwise the page says so itself
  }
}
