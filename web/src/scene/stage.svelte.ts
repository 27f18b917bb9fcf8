/** Which part of the table a phone shows: the tab the player chose, unless a told move needs another one for a while. */
export type Tab = 'city' | 'hand' | 'row' | 'story';

export const stage = $state<{ tab: Tab; told: Tab | null }>({ tab: 'city', told: null });

export function openTab(tab: Tab): void {
  stage.tab = tab;
  stage.told = null;
}
