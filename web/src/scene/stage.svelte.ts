/** Which part of the table a phone shows: the tab the player chose, unless a told move needs another one for a while. */
export type Tab = 'city' | 'hand' | 'row' | 'story';

export const stage = $state<{ tab: Tab; told: Tab | null }>({ tab: 'city', told: null });

/** How much of the city's left side the recap covers on a desk, in pixels. */
export const covered = $state({ left: 0 });

export function openTab(tab: Tab): void {
  stage.tab = tab;
  stage.told = null;
}
