/** The screens, each loaded when it is wanted. */
import type { Component } from 'svelte';
import type { Route } from './route.svelte';

const SCREENS: Record<Route['screen'], () => Promise<{ default: unknown }>> = {
  start: () => import('./start/Start.svelte'),
  lobby: () => import('./start/Lobby.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/ReplayScreen.svelte'),
};

export async function loadScreen({ screen }: Route): Promise<Component<{ id: string }>> {
  return (await SCREENS[screen]()).default as Component<{ id: string }>;
}
