/** The screen that the address stands for. */
export type Route =
  | { screen: 'start' }
  | { screen: 'lobby' }
  | { screen: 'rules' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string | null };

let address = $state(location.pathname + location.search + location.hash);
addEventListener('popstate', () => (address = location.pathname + location.search + location.hash));

export const route = {
  get current(): Route {
    return read(new URL(address, location.origin));
  },
  get search(): URLSearchParams {
    return new URL(address, location.origin).searchParams;
  },
};

function read({ pathname }: URL): Route {
  const [first, second, third] = pathname.split('/').filter(Boolean);
  if (first === 't' && second)
    return third === 'replay' ? { screen: 'replay', id: second } : { screen: 'table', id: second };
  if (first === 'replay') return { screen: 'replay', id: null };
  if (first === 'rules' || first === 'lobby') return { screen: first };
  return { screen: 'start' };
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  address = location.pathname + location.search + location.hash;
  scrollTo(0, 0);
}

/** Follows links within the page without reloading it. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (
    link.hasAttribute('download') ||
    link.getAttribute('target') ||
    link.getAttribute('href')!.startsWith('/api/')
  )
    return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
