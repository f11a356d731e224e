import { useSyncExternalStore } from 'react';
import type { CallNumber } from '@/site-config/types';
import { currentVariant, paintedVariant, subscribe } from '@/visitor/number/current';
import { useSite } from '../site-context';

/** The number that this visit is shown now; while React takes the page over, the one that was painted. */
export function useCallNumber(): CallNumber {
  const { callNumbers } = useSite();
  return callNumbers[useSyncExternalStore(subscribe, currentVariant, paintedVariant)];
}
