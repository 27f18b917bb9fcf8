/** The screen that the address stands for. */
import { currentPath, IS_SITE, linkTo, pathOf } from './address';

export type Route =
  | { screen: 'start' }
  | { screen: 'lobby' }
  | { screen: 'rules' }
  | { screen: 'five-minutes' }
  | { screen: 'learn'; id: string | null }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string | null }
  | { screen: 'review'; id: string | null }
  | { screen: 'puzzle'; id: string | null };

let address = $state(currentPath());
addEventListener('popstate', () => (address = currentPath()));

export const route = {
  get current(): Route {
    return read(new URL(address, location.origin));
  },
  get search(): URLSearchParams {
    return new URL(address, location.origin).searchParams;
  },
  /** The part of the screen that the address names, or ''. */
  get hash(): string {
    return new URL(address, location.origin).hash.slice(1);
  },
};

function read({ pathname }: URL): Route {
  const [first, second, third] = pathname.split('/').filter(Boolean);
  if (first === 't' && second)
    return { screen: third === 'replay' || third === 'review' ? third : 'table', id: second };
  if (first === 'replay' || first === 'review') return { screen: first, id: null };
  if (first === 'learn' || first === 'puzzle') return { screen: first, id: second ?? null };
  if (first === 'rules' || first === 'lobby' || first === 'five-minutes') return { screen: first };
  return { screen: 'start' };
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', linkTo(path));
  else history.pushState(null, '', linkTo(path));
  address = currentPath();
  scrollTo(0, 0);
}

/** Follows links within the page without reloading it. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.hasAttribute('download') || link.getAttribute('target')) return;
  const path = pathOf(link);
  if (path !== null) {
    event.preventDefault();
    go(path);
  } else if (IS_SITE && link.getAttribute('href')!.startsWith('#')) {
    event.preventDefault(); // the hash names the screen
    const part = document.getElementById(link.getAttribute('href')!.slice(1));
    part?.scrollIntoView();
    part?.focus();
  }
}
