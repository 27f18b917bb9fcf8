/** Only one tip is open at a time. */
export const openTip = $state<{ id: string | null }>({ id: null });
