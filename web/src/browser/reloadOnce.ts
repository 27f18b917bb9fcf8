/**
 * Reloads the page, but only once, when a part of it failed to load: perhaps an upgrade has replaced it. No imports: the
 * first script needs it.
 */
export function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

export function reloadOnce(error: unknown): void {
  if (wasReloaded()) throw error;
  location.reload();
}
