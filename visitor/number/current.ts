import { site } from '@/site-config/site';

import type { CallNumberVariant } from '@/site-config/types';

/**
 * The number on the page, as React sees it. Part of the first load, so nothing of the visit's state comes in here: who
 * decides is run.ts, later.
 */

function isVariant(value: string | undefined): value is CallNumberVariant {
  return value !== undefined && Object.hasOwn(site.callNumbers, value);
}

/** What first-paint.ts put into the server's HTML before it was painted; React takes the page over with it. */
function painted(): CallNumberVariant {
  const variant = typeof document === 'undefined' ? undefined : document.documentElement.dataset.callVariant;
  return isVariant(variant) ? variant : 'default';
}

const first = painted();
let current = first;
const listeners = new Set<() => void>();

/** The variant that stands in the HTML when React takes it over: the house's on the server, the first paint's in a browser. */
export function paintedVariant(): CallNumberVariant {
  return first;
}

/** The variant that is shown now. */
export function currentVariant(): CallNumberVariant {
  return current;
}

/** Shows another of the brand's numbers: in every call link, and on the body, E.164 (specification, section 7). */
export function showVariant(variant: CallNumberVariant): void {
  document.body.dataset.callNumber = site.callNumbers[variant].tel.replace('tel:', '');
  if (variant === current) return;
  current = variant;
  for (const listener of listeners) listener();
}

/** Calls back after each change of the number. @returns what ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
