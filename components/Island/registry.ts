import type { ReactNode } from 'react';

/** One island, from a function that fetches its component. */
const island = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) => ({
  load,
  /** Fetches the component and React, and hydrates what the server rendered of it. @param path the page's canonical path */
  hydrate: async (host: HTMLElement, path: string): Promise<void> => {
    const [{ hydrateIsland }, Component] = await Promise.all([import('./hydrate'), load()]);
    // Island.tsx wrote them, in the same build.
    const props: Props = JSON.parse(host.dataset.islandProps ?? '{}');
    await hydrateIsland(host, { Component, props, path });
  },
});

/**
 * The islands: components that the server renders and a browser hydrates, by the name that stands in the page's HTML. Each is
 * a chunk of its own. A new one needs a line here, a file `Name.island.tsx`, and an <Island> where it is rendered.
 */
export const islands = {
  CallbackForm: island(async () => (await import('../LeadForm/LeadForm.island')).CallbackForm),
  FacilityQuestion: island(async () => (await import('../LeadForm/LeadForm.island')).FacilityQuestion),
  InsuranceCheck: island(async () => (await import('../InsuranceCheck/InsuranceCheck.island')).InsuranceCheck),
  ComparisonChart: island(async () => (await import('../ComparisonChart/ComparisonChart.island')).ComparisonChart),
  StyledMap: island(async () => (await import('../FacilityMap/StyledMap.island')).StyledMap),
} as const;

export type IslandName = keyof typeof islands;

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]['load']>>;

/**
 * When an island is hydrated. `visible`: it is near the window and the browser is idle. `touch`: a pointer or key reaches it.
 * A touch hydrates each of them at once.
 */
export type IslandTime = 'visible' | 'touch';
