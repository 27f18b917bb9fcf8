/** Starts the page once its messages and its first screen have loaded. */
import './fonts.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { IS_SITE } from './browser/address';
import { wasReloaded } from './browser/reloadOnce';
import { retryImages } from './browser/retryImages';
import { route } from './browser/route.svelte';
import { isEngineKept, registerServiceWorker } from './browser/serviceWorker';
import { engine } from './protocol/carrier';
import { loadScreen } from './screens';
import { loadLanguage } from './texts/language.svelte';
import type { Language } from './texts/messageSources';

export async function startPage(language: Language): Promise<void> {
  await Promise.all([loadLanguage(language), firstScreen()]);
  await new Promise((done) => setTimeout(done)); // handle waiting input before the screen is built
  const page = document.getElementById('page')!;
  page.replaceChildren(); // removes the first picture, which came with the document
  retryImages();
  mount(App, { target: page });
  if (IS_SITE) await startSite();
  registerServiceWorker();
}

/** What a page without a server needs besides. For somebody who comes back, the game starts while the first screen is read. */
async function startSite(): Promise<void> {
  if (await isEngineKept()) engine?.start();
  const [{ followDownloads }, { default: StorageNotice }] = await Promise.all([
    import('./widgets/downloads'),
    import('./widgets/StorageNotice.svelte'),
  ]);
  document.addEventListener('click', followDownloads);
  mount(StorageNotice, { target: document.body });
}

async function firstScreen(): Promise<void> {
  try {
    await loadScreen(route.current);
  } catch (error) {
    if (!wasReloaded()) throw error; // after a reload the page shows the problem itself
  }
}
