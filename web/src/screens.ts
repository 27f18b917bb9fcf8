/** The screens: the first comes with the page, each other is loaded when it is wanted. */
import type { Component } from 'svelte';
import type { Route } from './route.svelte';
import Start from './start/Start.svelte';

const SCREENS: Record<Route['screen'], () => Promise<{ default: unknown }>> = {
  start: () => Promise.resolve({ default: Start }),
  lobby: () => import('./start/Lobby.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/ReplayScreen.svelte'),
};

export async function loadScreen({ screen }: Route): Promise<Component<{ id: string }>> {
  return (await SCREENS[screen]()).default as Component<{ id: string }>;
}
