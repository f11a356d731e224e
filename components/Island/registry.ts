import type { ReactNode } from 'react';

/** Returns a registry entry from a function that loads the component. */
const island = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) => ({
  load,
  /** Loads the component and React, and hydrates the island. @param path the page's canonical path */
  hydrate: async (host: HTMLElement, path: string): Promise<void> => {
    const [{ hydrateIsland }, Component] = await Promise.all([import('./hydrate'), load()]);
    // Island.tsx of the same build wrote them.
    const props: Props = JSON.parse(host.dataset.islandProps ?? '{}');
    await hydrateIsland(host, { Component, props, path });
  },
});

/**
 * The islands: components that the server renders and the browser hydrates, by their names in the HTML. Each is a chunk. A new one
 * needs a line here, a file `Name.island.tsx`, and an <Island> where it is rendered.
 */
export const islands = {
  CallbackForm: island(async () => (await import('../LeadForm/LeadForm.island')).CallbackForm),
  FacilityQuestion: island(async () => (await import('../LeadForm/LeadForm.island')).FacilityQuestion),
  InsuranceCheck: island(async () => (await import('../LeadForm/InsuranceCheck/InsuranceCheck.island')).InsuranceCheck),
  ComparisonChart: island(async () => (await import('../ComparisonChart/ComparisonChart.island')).ComparisonChart),
  SelfCheck: island(async () => (await import('../SelfCheck/SelfCheck.island')).SelfCheck),
  StyledMap: island(async () => (await import('../FacilityMap/StyledMap.island')).StyledMap),
} as const;

export type IslandName = keyof typeof islands;

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]['load']>>;

/**
 * When an island is hydrated. `visible`: it is near the window and the browser is idle. `touch`: at a pointer or focus event, which
 * also hydrates `visible` ones at once.
 */
export type IslandTime = 'visible' | 'touch';
