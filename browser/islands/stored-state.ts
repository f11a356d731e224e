import { safeStorage } from '@/visitor/state/storage';

import type { IslandName } from '@/components/Island/registry';

const session = safeStorage('session');
const hasDraft = (form: string): boolean => session.getItem(`footbridge.draft.${form}`) !== null;
/** A selected filter is stored as true. */
const hasChoice = (text: string | null): boolean => text?.includes(':true') ?? false;

const CHECKS: Partial<Record<IslandName, () => boolean>> = {
  CallbackForm: () => hasDraft('callback'),
  FacilityQuestion: () => hasDraft('facility-question'),
  InsuranceCheck: () => hasDraft('insurance'),
  ComparisonChart: () =>
    window.location.hash.startsWith('#compare') ||
    hasChoice(session.getItem('footbridge.filters')) ||
    hasChoice(safeStorage('local').getItem('app-state')),
};

/** Returns whether storage has something that the island shows, such as a draft. It is hydrated at once then. */
export const hasStoredState = (name: IslandName): boolean => CHECKS[name]?.() ?? false;
