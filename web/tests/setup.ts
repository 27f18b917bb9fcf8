/** What a test needs of a browser: components get a whole document (happy-dom), the rest the little that texts need. */
import { vi } from 'vitest';

if (typeof document === 'undefined') {
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
} else {
  await import('@testing-library/svelte/vitest'); // takes every component away after its test
}
