/** The little of a browser that texts need. */
import { vi } from 'vitest';

vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
