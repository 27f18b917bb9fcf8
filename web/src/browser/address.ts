/**
 * The addresses of screens. Inside the page a screen is a path: `/t/ID`, `/rules`. A server knows these paths. A site of
 * static files has one document below any path, so there the path follows a hash: `index.html#/t/ID`. No imports: the
 * first script needs it.
 */
export const IS_SITE = import.meta.env.MODE === 'site';

/** What a link to a screen has as its `href`. */
export function linkTo(path: string): string {
  return IS_SITE ? `#${path}` : path;
}

/** The same with everything that a person needs to open it elsewhere. */
export function wholeLinkTo(path: string): string {
  return new URL(linkTo(path), location.href.replace(/#.*/, '')).href;
}

/** The path that the address bar stands for, with its own query and hash. */
export function currentPath(): string {
  if (!IS_SITE) return location.pathname + location.search + location.hash;
  return location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
}

/** The path that a link leads to, or null if it leads out of the page. */
export function pathOf(link: Element): string | null {
  const href = link.getAttribute('href') ?? '';
  const path = IS_SITE ? href.replace(/^#/, '') : href;
  return path.startsWith('/') && !/^\/(api|offline)\//.test(path) ? path : null;
}
