import { sentReference } from '@/visitor/lead/reference';
import { safeStorage } from '@/visitor/state/storage';

import type { FormName } from '@/shared/forms/names';
import type { IslandName } from '@/components/Island/registry';

const session = safeStorage('session');
const hasForm = (form: FormName): boolean =>
  session.getItem(`footbridge.draft.${form}`) !== null || sentReference(form) !== null;
/** A selected filter is stored as true. */
const hasChoice = (text: string | null): boolean => text?.includes(':true') ?? false;

const CHECKS: Partial<Record<IslandName, () => boolean>> = {
  CallbackForm: () => hasForm('callback'),
  FacilityQuestion: () => hasForm('facility-question'),
  InsuranceCheck: () => hasForm('insurance'),
  ComparisonChart: () =>
    window.location.hash.startsWith('#compare') ||
    hasChoice(session.getItem('footbridge.filters')) ||
    hasChoice(safeStorage('local').getItem('app-state')),
};

/** Returns whether storage has something that the island shows, such as a draft. It is hydrated at once then. */
export const hasStoredState = (name: IslandName): boolean => CHECKS[name]?.() ?? false;
