/** Lets the browser handle waiting input, then continues, before other work where the browser supports that. */
export function yieldToInput(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}
