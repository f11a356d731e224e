import { sentReference } from '@footbridge/browser/lead/reference';
import { safeStorage } from '@footbridge/browser/state/storage';

import type { FormName } from '@footbridge/shared/forms/names';
import type { ReactNode } from 'react';

const session = safeStorage('session');
const hasForm = (form: FormName): boolean =>
  session.getItem(`footbridge.draft.${form}`) !== null || sentReference(form) !== null;
/** A selected filter is stored as true. */
const hasChoice = (text: string | null): boolean => text?.includes(':true') ?? false;
const hasComparison = (): boolean =>
  window.location.hash.startsWith('#compare') ||
  hasChoice(session.getItem('footbridge.filters')) ||
  hasChoice(safeStorage('local').getItem('app-state'));

/**
 * Returns a registry entry from a function that loads the component.
 * @param hasStoredState whether storage has something that the island shows, such as a draft
 */
const island = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  hasStoredState?: () => boolean,
) => ({
  load,
  hasStoredState,
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
  CallbackForm: island(
    async () => (await import('../LeadForm/LeadForm.island')).CallbackForm,
    () => hasForm('callback'),
  ),
  FacilityQuestion: island(
    async () => (await import('../LeadForm/LeadForm.island')).FacilityQuestion,
    () => hasForm('facility-question'),
  ),
  InsuranceCheck: island(
    async () => (await import('../LeadForm/InsuranceCheck/InsuranceCheck.island')).InsuranceCheck,
    () => hasForm('insurance'),
  ),
  ComparisonChart: island(
    async () => (await import('../ComparisonChart/ComparisonChart.island')).ComparisonChart,
    hasComparison,
  ),
  PayerFinder: island(async () => (await import('../PayerList/PayerFinder.island')).PayerFinder),
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
