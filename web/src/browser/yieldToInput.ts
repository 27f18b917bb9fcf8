/** The end of a task: a finger that waits is served, and the work goes on before anything else, where a browser can. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}
