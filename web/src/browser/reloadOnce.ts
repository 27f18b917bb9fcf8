/**
 * Something of the page did not arrive, perhaps because a newer one has taken its place: it is loaded anew, but only
 * once. Without imports.
 */
export function wasLoadedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

export function loadAnew(error: unknown): void {
  if (wasLoadedAnew()) throw error;
  location.reload();
}
